"""Which kernel a version gets: one of a family, where its definition is of that family's form.

Place in the pipeline: after `resolve`; asked by the target that prints operators. A family is named
in the spec and checked against the definition, never trusted; where none fits, the equations
themselves are run on whole arrays, and in plain loops where that cannot be.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from opspec.diagnostics import Findings
from opspec.emission.oracles import oracle
from opspec.language.nests import UnsupportedDefinition
from opspec.language.resolved import ElementType, Operator, Version
from opspec.modules.expressions import Refused
from opspec.modules.kernels.filling import filling
from opspec.modules.kernels.join import join
from opspec.modules.kernels.kernel import Body, Kernel
from opspec.modules.kernels.loops import loops
from opspec.modules.lowering import lower

__all__ = ["Body", "Kernel", "check_emission", "kernel_of"]


def check_emission(
    operator: Operator, element_types: Mapping[str, ElementType], findings: Findings
) -> None:
    """Report the first thing in an operator that cannot be emitted yet."""
    for version in operator.versions:
        try:
            lower(version)
            kernel_of(version, [variable.name for variable in version.types], element_types)
            oracle(version, element_types)
        except Refused as refused:
            findings.add(refused.at, "G01", f"{version.name}: {refused} cannot be emitted yet")
            return
        except UnsupportedDefinition as refusal:
            findings.add(version.at, "G01", f"{version.name}: {refusal} cannot be emitted yet")
            return


def kernel_of(
    version: Version, sets: Sequence[str], element_types: Mapping[str, ElementType]
) -> Kernel:
    """Return the kernel of a version; `sets` are the constants with its type sets.

    Raises
    ------
    Refused
        If there are not even loops for its definition.
    """
    return join(version, sets) or _told(version, filling(version)) or loops(version, element_types)


def _told(version: Version, kernel: Kernel | None) -> Kernel | None:
    """A kernel, if a validator can tell it all that it asks for."""
    if kernel is not None:
        try:
            lower(version, kernel.settled)
        except Refused:
            return None
    return kernel
