"""The conformance suite: cases of every version as models and data that any runtime can read.

Place in the pipeline: beside the targets, after `samples`. `plan` turns resolved operators into
cases, `export` writes them as a folder with a manifest, `manifest` reads that folder again, and
`command` is `opspec export`. Nothing here knows a runtime; `opspec.conform` does.
"""
