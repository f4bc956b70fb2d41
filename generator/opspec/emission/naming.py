"""Names of Python for names of ONNX: modules, functions, packages.

Place in the pipeline: asked by the targets that emit Python, or that point into it.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterable

from opspec.language.resolved import Version

#: Names that generated functions use themselves.
_TAKEN = frozenset(
    """len sum all any abs range list reversed sorted zip int round map float bool str dict tuple
    type frozenset rules arrays attributes dims functions kernels values vectors functools np npt
    out math types tensors place result result_type results joined Any Callable Dims Iterable
    NamedTuple Sequence Rules Schema SupportsIndex TensorType ValueType""".split()
)
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


class Names:
    """Names of a spec as Python names, none of them in the way of generated code."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._known: dict[str, str] = {}
        for name in names:
            self[name]

    def __getitem__(self, name: str) -> str:
        if name not in self._known:
            self._known[name] = self.fresh(identifier(name))
        return self._known[name]

    def fresh(self, wanted: str) -> str:
        """A name like the wanted one that nothing has yet."""
        while wanted in _TAKEN or wanted in self._known.values():
            wanted += "_"
        return wanted

    def reserve(self, key: str, wanted: str) -> str:
        """A name for something of the generator's own; its key has a space, as no name does."""
        if key not in self._known:
            self._known[key] = self.fresh(wanted)
        return self._known[key]


def names_of(version: Version) -> Names:
    """The Python names of a version's parameters, as its functions take them, and of its types."""
    names = [value.name for value in version.inputs]
    names += [attribute.name for attribute in version.attributes]
    return Names([*names, *(variable.name for variable in version.types)])
