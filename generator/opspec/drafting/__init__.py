"""Drafts of specs from schemas that are registered with `onnx`: the facts, with gaps for the rest.

Place in the pipeline: outside of it. `import-onnx` writes a draft where `new` writes a skeleton.
"""
