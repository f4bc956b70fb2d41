"""Emission: what all targets that emit Python share.

Place in the pipeline: before the targets. `rendering` holds the templates' environment and the
filters by which text gets into code safely, `naming` the names of Python, `formatting` the one
pass of the formatter; `loops`, `oracles`, `strategies` and `case_code` print parts of a version.
"""
