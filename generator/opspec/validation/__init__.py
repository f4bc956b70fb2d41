"""`opspec validate`: models judged clause by clause, by the package that is generated.

Beside the pipeline: it reads models, not specs. `reading` makes a model of bytes, `judging` asks
the generated package what is wrong with it, and the reports say it: `text`, `documents` (JSON),
`sarif` and `annotations` (GitHub).
"""
