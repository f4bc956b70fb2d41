"""Names of Python for names of ONNX: modules, functions, packages.

Place in the pipeline: asked by the targets that emit Python, or that point into it.
"""

from __future__ import annotations

import keyword
import re

#: Modules of every generated package, in the way of a domain of that name.
_MODULES = frozenset({"errors", "interop", "schema", "types"})
_WORDS = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")


def function_name(operator: str) -> str:
    """The name of an operator as a function: in snake case, clear of Python's own words."""
    name = identifier(_WORDS.sub("_", operator).lower())
    return f"{name}_" if re.fullmatch(r"v\d+", name) else name  # the module of an opset


def identifier(name: str) -> str:
    """A name as Python takes it: letters, digits and underscores, no reserved word."""
    clean = re.sub(r"\W", "_", name, flags=re.ASCII)
    if not clean or clean[0].isdigit():
        clean = f"_{clean}"
    return f"{clean}_" if keyword.iskeyword(clean) else clean


def domain_parts(domain: str) -> tuple[str, ...]:
    """The packages, one inside the other, that hold the operators of a domain."""
    first, *rest = map(identifier, (domain or "ai.onnx").split("."))
    return (f"{first}_" if first in _MODULES else first, *rest)


def operator_module(package: str, domain: str, operator: str) -> str:
    """The module of an operator."""
    return ".".join((package, *domain_parts(domain), function_name(operator)))
