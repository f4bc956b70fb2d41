"""Making cases: arguments drawn from the patterns of a version, and small changes of them.

Place in the pipeline: used by `samples` alone.
"""
