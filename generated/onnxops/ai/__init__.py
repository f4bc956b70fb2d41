# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Packages of operators, one for each domain."""
