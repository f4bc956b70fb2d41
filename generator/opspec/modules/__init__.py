"""What an operator's emitted module is made of: names, validators, kernels, signatures, docstrings.

Place in the pipeline: after `resolve` and `rules`; `targets.operators` puts the parts together.
"""
