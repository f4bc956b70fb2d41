"""Names of Python for names of ONNX: modules, functions, packages.

Place in the pipeline: asked by the targets that emit Python, or that point into it.
"""

from __future__ import annotations

import keyword
import re

_WORDS = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")


def function_name(operator: str) -> str:
    """The name of an operator as a function: in snake case, clear of Python's own words."""
    return identifier(_WORDS.sub("_", operator).lower())


def identifier(name: str) -> str:
    """A name as Python takes it: letters, digits and underscores, no reserved word."""
    clean = re.sub(r"\W", "_", name, flags=re.ASCII)
    if not clean or clean[0].isdigit():
        clean = f"_{clean}"
    return f"{clean}_" if keyword.iskeyword(clean) else clean


def domain_parts(domain: str) -> tuple[str, ...]:
    """The packages, one inside the other, that hold the operators of a domain."""
    return tuple(identifier(part) for part in (domain or "ai.onnx").split("."))


def operator_module(package: str, domain: str, operator: str) -> str:
    """The module of an operator."""
    return ".".join((package, *domain_parts(domain), function_name(operator)))
