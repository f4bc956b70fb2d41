"""Conformance: running the suite against a runtime, and saying where it departs from the meaning.

Place in the pipeline: after `suite`, whose folders it reads; it knows no operator and no spec.
`runtimes` are what can be tested, `worker` runs one of them in a process of its own, `pool` hands
cases to workers, `verdicts` judges, `ledger` compares with what is known, `reports` print, and
`command` is `opspec conform`.
"""
