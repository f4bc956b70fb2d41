"""Reading: from bytes to the raw model, what an author wrote and where.

Place in the pipeline: the beginning. `yaml_reader` makes nodes with places, `grammar` is the one
table of what may stand in a file, `decode` turns nodes into the records of `model`.
"""
