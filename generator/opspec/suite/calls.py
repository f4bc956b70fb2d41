"""What the suite asks of a runtime: the calls of one version, before they are models.

Place in the pipeline: the first step of `suite`, on top of `samples`. A call has arguments, says
which clause it is about and whether it is valid; `forms` then declares its types in several ways,
`models` makes a model of it, `data` its arrays.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from opspec.engine.asking import Verdict
from opspec.engine.binding import bind
from opspec.engine.definition import Arrays, numpy_dtype
from opspec.engine.evaluation import EvaluationError
from opspec.engine.names import Names
from opspec.engine.outputs import outputs
from opspec.language.formal import formal_arguments
from opspec.language.resolved import ElementType, Example, Tensor, Version
from opspec.language.rules import holds_many
from opspec.sampling.drawing import Plan, dim_names, draw, member_dim_names, run_names
from opspec.sampling.sample import Sample, tensors
from opspec.sampling.samples import Case, cases
from opspec.sampling.shown import sample_of
from opspec.suite.faults import Fault, faults

#: How many tensors a variadic input is given in the case of many inputs.
MANY = 200
#: How many outputs are asked for where their number is free, best first.
_WANTED = (2, 3, 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """One call of a version, valid or not.

    `clause` is the one that the call is about: its id within the version, or the name of a
    reserved one. `arrays` are data that the call comes with; without them `data` makes some.
    """

    version: Version
    clause: str | None
    label: str
    valid: bool
    sample: Sample
    fits_memory: bool
    arrays: Arrays | None = None
    fault: Fault | None = None

    @property
    def name(self) -> str:
        """Operator, version, clause and label."""
        about = f".{self.clause}" if self.clause else ""
        return f"{self.version.name}{about}-{self.label}"


def calls(version: Version, element_types: Mapping[str, ElementType]) -> Iterator[Call]:
    """Every call of the suite for one version, without repeats."""
    found = cases(version, element_types)
    valid = [_from_case(version, case) for case in found.valid]
    names = {call.name for call in valid}
    yield from valid
    yield from _crowded(version)
    for violating in found.violating.values():
        for call in (_from_case(version, case) for case in violating):
            # The same change can be right for some arguments and wrong for others.
            yield replace(call, label=f"{call.label}-invalid") if call.name in names else call
    for example in version.examples:
        yield _from_example(version, example, element_types)
    plain = min((c for c in valid if c.fits_memory), key=_left_out, default=None)
    if plain is not None:
        for fault in faults(version, plain.sample):
            yield Call(
                version=version,
                clause=fault.clause,
                label=fault.label,
                valid=False,
                sample=plain.sample,
                fits_memory=True,
                fault=fault,
            )


def wanted(version: Version, sample: Sample) -> int:
    """How many outputs to ask for: all, of a variadic one as many as no clause forbids."""
    if sample.outputs is not None:
        return sample.outputs
    fixed = sum(output.variadic is None for output in version.outputs)
    if fixed == len(version.outputs):
        return fixed
    for members in _WANTED:
        try:
            outcome = bind(version, sample.inputs, sample.attributes, fixed + members)
        except EvaluationError:
            continue
        if Verdict.VIOLATED not in outcome.verdicts.values():
            return fixed + members
    return fixed + 1


def _left_out(call: Call) -> tuple[int, int]:
    """How many inputs a call leaves out, and how many tensors have no axis to get wrong."""
    names = Names(call.version, call.sample.inputs, call.sample.attributes, call.sample.outputs)
    types = [*tensors(call.sample), *outputs(names)]
    absent = sum(call.sample.inputs.get(value.name) is None for value in call.version.inputs)
    return absent, sum(tensor.shape == () for tensor in types)


def _from_case(version: Version, case: Case) -> Call:
    return Call(
        version=version,
        clause=case.clause,
        label=case.label,
        valid=not case.violates,
        sample=case.sample,
        fits_memory=case.fits_memory,
    )


def _crowded(version: Version) -> Iterator[Call]:
    """Many members of a variadic input, and members that are all empty."""
    if not any(holds_many(value) for value in version.inputs):
        return
    own = frozenset[str | tuple[str, int]](member_dim_names(version))
    every = own | set(run_names(version)) | set(dim_names(version))
    plans = [(f"{MANY}-inputs", Plan(members=MANY))]
    if own:
        plans.append(("all-members-empty", Plan(members=3, empty=own)))
    if every != own:
        plans.append(("all-sizes-zero", Plan(members=3, empty=every)))
    for label, plan in plans:
        sample = draw(version, plan)
        if sample is not None and _is_valid(version, sample):
            yield Call(
                version=version,
                clause=None,
                label=label,
                valid=True,
                sample=sample,
                fits_memory=True,
            )


def _is_valid(version: Version, sample: Sample) -> bool:
    try:
        outcome = bind(version, sample.inputs, sample.attributes, sample.outputs)
    except EvaluationError:
        return False
    return Verdict.VIOLATED not in outcome.verdicts.values()


def _from_example(
    version: Version, example: Example, element_types: Mapping[str, ElementType]
) -> Call:
    """The call of an example of the spec, with its own data."""
    tensors = [_array(t, element_types) if t else None for t in example.inputs]
    arrays = formal_arguments(version, example, tensors)
    return Call(
        version=version,
        clause=example.violates,
        label=f"example-{example.name}",
        valid=example.violates is None,
        sample=sample_of(version, example),
        fits_memory=True,
        arrays=arrays,
    )


def _array(tensor: Tensor, element_types: Mapping[str, ElementType]) -> np.ndarray[Any, Any]:
    dtype = numpy_dtype(element_types[tensor.elem_type])
    return np.array(tensor.values, dtype).reshape(tensor.shape)
