"""What pages are made of: formulas, pictures, examples as text and as code, views for templates.

Place in the pipeline: between resolved operators and the targets `pages` and `data`.
"""
