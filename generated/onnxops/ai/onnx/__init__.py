# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Operators of ai.onnx: a module for each operator, and one for each opset.

A module such as `v28` offers each operator, under its plain name, in the version that is in
force at that opset. The module of an operator is imported when it is first used.
"""
