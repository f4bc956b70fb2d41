"""What can be wrong with an operator that reads well: each module looks at one kind of thing.

Place in the pipeline: after `resolve` and `samples`; `checks` calls them in order.
"""
