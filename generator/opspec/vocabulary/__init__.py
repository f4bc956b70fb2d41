"""The words of the language: what each means, and which operators use it.

Place in the pipeline: beside `language`. The reference page prints the table; the catalogue counts.
"""
