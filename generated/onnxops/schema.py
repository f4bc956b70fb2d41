# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""What one version of an operator looks like from outside, as data."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from onnxops.errors import Violation


@dataclass(frozen=True, slots=True)
class Parameter:
    """One formal input or output.

    Attributes
    ----------
    name : str
        Its name in ONNX.
    type : str
        A type variable, or a type such as ``tensor(int64)``.
    kind : {'single', 'optional', 'variadic'}
        Whether it stands for one value, for one or none, or for any number.
    minimum : int
        The least number of members, of a variadic one.
    moved : bool
        Whether outputs hold elements of this input as they are, and nothing computed from them.
    """

    name: str
    type: str
    kind: Literal["single", "optional", "variadic"] = "single"
    minimum: int = 1
    moved: bool = False


@dataclass(frozen=True, slots=True)
class Attribute:
    """One attribute; `argument` is the keyword of the Python function that takes it.

    Attributes
    ----------
    name : str
        Its name in ONNX.
    kind : str
        The kind of its value, as ONNX calls it in lower case: ``int``, ``ints``, ``string``.
    argument : str
        The keyword under which the functions of the operator take it.
    required : bool
        Whether a node must give it.
    default : int, float, str, tuple of them, or None
        What holds if it is not given, where that is a plain value.
    """

    name: str
    kind: str
    argument: str
    required: bool = False
    default: int | float | str | tuple[int | float | str, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Schema:
    """One version of an operator.

    Attributes
    ----------
    operator, domain, since_version : str, str, int
        What it is the schema of.
    inputs, outputs : tuple of Parameter
        The formal inputs and outputs, in order.
    attributes : tuple of Attribute
        The attributes, in the order of the specification.
    types : mapping of str to frozenset of str
        The element types that each type variable allows.
    clauses : mapping of str to str
        The sentence of each clause, by its id.
    run, infer, check : callable
        The functions of the operator: on arrays, on types, and on types with all violations
        returned. They take the inputs by position, a variadic one as one sequence, and the
        attributes by keyword.
    each : callable or None
        What an element of the output is, given one of each input, where it depends on no others.
    """

    operator: str
    domain: str
    since_version: int
    inputs: tuple[Parameter, ...]
    outputs: tuple[Parameter, ...]
    attributes: tuple[Attribute, ...]
    types: Mapping[str, frozenset[str]]
    clauses: Mapping[str, str]
    run: Callable[..., Any] = field(repr=False)
    infer: Callable[..., Any] = field(repr=False)
    check: Callable[..., list[Violation]] = field(repr=False)
    each: Callable[..., Any] | None = field(default=None, repr=False)

    @property
    def name(self) -> str:
        """Operator and version, as clauses cite them."""
        return f"{self.operator}-{self.since_version}"
