"""What earlier runs have found out, so that nothing is done twice.

Place in the pipeline: before it and around it. `digests` and `state` tell, with the standard
library alone, whether anything has changed at all; `records` tells it of single operators.
"""
