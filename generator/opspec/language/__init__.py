"""The language: what a spec says, version by version.

Place in the pipeline: after `reading`. `expressions` and `patterns` read the small languages inside
a spec, `resolve` turns changes into whole versions (`resolved`), `rules` and `nests` find what
follows from a version: its checks and its loops.
"""
