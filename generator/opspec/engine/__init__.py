"""Interpretation of a resolved version: what its expressions, shapes, clauses and definition say.

Place in the pipeline: beside the generated code, never inside it. `evaluation` gives the worth of
an expression, `binding` binds shapes to patterns and finds violated clauses, `definition` runs a
definition in plain loops. The tool checks examples and finds test cases with it.
"""
