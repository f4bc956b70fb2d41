"""Which kernel a version gets: one of a family, where its shapes are of that family's form.

Place in the pipeline: after `resolve`; asked by the target that prints operators. A family is named
in the spec and checked against the shapes here, never trusted; where none fits, the definition
itself is run, in plain loops.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from opspec.lowering import names_of
from opspec.patterns import Computed, Dim, Pattern, Star
from opspec.resolved import Version


@dataclass(frozen=True, slots=True)
class Kernel:
    """A template, the attributes of which it asks what holds for a call, and what it calls types.

    `constants` are names at the top of the module, each with its value.
    """

    template: str
    settled: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    constants: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Join(Kernel):
    """Tensors end to end along one axis: what `numpy.concatenate` does."""

    label: str = ""
    inputs: str = ""
    axis: str = ""
    plain: str = ""
    from_zero: bool = False


def kernel_of(version: Version, sets: Sequence[str]) -> Kernel:
    """Return the kernel of a version; `sets` are the constants with its type sets."""
    return _join(version, sets) or Kernel("operators/kernels/loops.py.jinja")


def _join(version: Version, sets: Sequence[str]) -> Join | None:
    """One variadic input cut at an axis, whose sizes there add up in the output."""
    if version.family != "join" or len(version.inputs) != 1 or len(version.outputs) != 1:
        return None
    value, output = version.inputs[0], version.outputs[0]
    if value.variadic is None or len(version.attributes) != 1 or len(version.types) != 1:
        return None
    match (value.shape, output.shape):
        case (
            Pattern((Star(outer, None), Dim(n, str(), str(axis)), Star(inner, None))),
            Pattern((Star(before, None), Computed(total, False), Star(after, None))),
        ) if (outer, inner) == (before, after) and total.text == f"sum({n})":
            attribute = version.attributes[0]
            if attribute.name != axis or attribute.axes is None:
                return None
            names = names_of(version)
            plain = f"_PLAIN{sets[0].removeprefix('_' + version.types[0].name)}"
            return Join(
                "operators/kernels/join.py.jinja",
                (axis,),
                ("types",),
                ((plain, f"kernels.plain_dtypes({sets[0]})"),),
                plain=plain,
                label=value.name,
                inputs=names[value.name],
                axis=names[axis],
                from_zero=not attribute.axes.range.wraps,
            )
    return None
