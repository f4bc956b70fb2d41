"""A kernel as data: which template prints it, what it asks a call's validator, what it is given.

Place in the pipeline: below the families of kernels; the target of operators prints it.
"""

from __future__ import annotations

from dataclasses import dataclass

from opspec.emission.naming import names_of
from opspec.language.resolved import Version
from opspec.language.rules import holds_many
from opspec.language.standing import value_inputs


@dataclass(frozen=True, slots=True)
class Body:
    """A function at the foot of a module, shared by all versions for which it is the same."""

    signature: str
    summary: str
    body: str
    #: What stands above it: `@np.errstate(...)` where it computes.
    decorator: str = ""


@dataclass(frozen=True, slots=True)
class Kernel:
    """A template, the names of which it asks what holds for a call, and what it calls types.

    `constants` are names at the top of the module, each with its value; `inference` is the template
    of a look at types that is enough for most of them.
    """

    template: str
    settled: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    constants: tuple[tuple[str, str], ...] = ()
    definition: Body | None = None
    inference: str = ""


@dataclass(frozen=True, slots=True)
class Read:
    """An input as the kernel takes it over."""

    label: str
    name: str
    many: bool
    valued: bool
    sequence: bool = False

    @property
    def reader(self) -> str:
        if self.sequence:
            return "sequence"
        if self.many:
            return "tensors"
        return "valued" if self.valued else "tensor"


def inputs_read(version: Version) -> tuple[Read, ...]:
    """All inputs of a version, those that must tell their elements among them."""
    names, values = names_of(version), value_inputs(version)
    return tuple(
        Read(
            value.name,
            names[value.name],
            holds_many(value),
            value.name in values or value.index_of is not None,
            value.type.container == "seq",
        )
        for value in version.inputs
    )
