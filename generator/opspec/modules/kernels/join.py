"""Tensors end to end along one axis, with a quick way for plain arrays.

Place in the pipeline: a family of kernels, below `kernels`. It is found in the shapes: one variadic
input cut at an axis, whose sizes there add up in the output.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from opspec.emission.naming import names_of
from opspec.language.patterns import Computed, Dim, Pattern, Star
from opspec.language.resolved import Version
from opspec.modules.kernels.kernel import Kernel


@dataclass(frozen=True, slots=True)
class Join(Kernel):
    """Tensors end to end along one axis: what `numpy.concatenate` does."""

    label: str = ""
    inputs: str = ""
    axis: str = ""
    plain_call: str = ""
    types_call: str = ""
    from_zero: bool = False


def join(version: Version, sets: Sequence[str]) -> Join | None:
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
            given = (names[value.name], names[axis])
            plain = f"_PLAIN{sets[0].removeprefix('_' + version.types[0].name)}"
            fewest = [f"at_least={value.variadic.min}"] if value.variadic.min > 1 else []
            strings = ["strings=True"] if "string" in version.types[0].members else []
            return Join(
                "operators/kernels/join.py.jinja",
                (axis,),
                ("types",),
                ((plain, f"kernels.plain_dtypes({sets[0]})"),),
                inference="operators/inference/join.py.jinja",
                plain_call=", ".join((*given, plain, "out", *fewest, *strings)),
                types_call=", ".join((*given, sets[0], *fewest)),
                label=value.name,
                inputs=names[value.name],
                axis=names[axis],
                from_zero=not attribute.axes.range.wraps,
            )
    return None
