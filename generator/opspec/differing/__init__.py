"""How two versions of an operator differ: in what they declare, and in what they mean.

Place in the pipeline: below `diff`, which puts both together.
"""
