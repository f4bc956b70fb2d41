"""What a model declares of its inputs: all shapes, some, sizes by name only, or none.

Place in the pipeline: after `samples`, for the emitted tests and the suite. The same call under
another form shows what a runtime finds out from the model alone, and what it finds only when it
sees the data.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import count

from opspec.engine.merging import Size
from opspec.engine.names import TensorType
from opspec.engine.values import Symbol
from opspec.language.resolved import Version
from opspec.sampling.sample import Sample, places, with_member

Shape = tuple[Size, ...]


def forms(version: Version, sample: Sample) -> Iterator[tuple[str, Sample]]:
    """The sample as models may declare it, by the name of the form; no two are alike."""
    sequences = [
        value.name
        for value in version.inputs
        if value.variadic is None and isinstance(sample.inputs.get(value.name), list | tuple)
    ]
    seen: list[Sample] = []
    for name, declare in FORMS.items():
        declared = declare(_without_values(sample))
        for place, member, tensor in places(declared, sequences):
            # The type of a sequence says nothing of one member by itself.
            declared = with_member(declared, place, member, replace(tensor, shape=None))
        if declared not in seen:
            seen.append(declared)
            yield name, declared


def _without_values(sample: Sample) -> Sample:
    """The types alone: a model does not declare what its inputs will hold."""
    return _each(sample, lambda place, tensor: replace(tensor, value=None))


def _partly(sample: Sample) -> Sample:
    """Nothing is said of the shape of the first tensor."""
    return _each(sample, lambda place, tensor: replace(tensor, shape=None) if not place else tensor)


def _symbolic(sample: Sample) -> Sample:
    """Each size has a name of its own."""
    numbers = count()

    def named(place: int, tensor: TensorType) -> TensorType:
        shape: Shape = tuple(Symbol(f"d{next(numbers)}") for _ in tensor.shape or ())
        return replace(tensor, shape=shape)

    return _each(sample, named)


def _undeclared(sample: Sample) -> Sample:
    """Nothing is said of any shape."""
    return _each(sample, lambda place, tensor: replace(tensor, shape=None))


def _each(sample: Sample, change: Callable[[int, TensorType], TensorType]) -> Sample:
    for place, (name, member, tensor) in enumerate(places(sample)):
        sample = with_member(sample, name, member, change(place, tensor))
    return sample


#: Every form; of two that are alike the first gives the name.
FORMS: Mapping[str, Callable[[Sample], Sample]] = {
    "declared": lambda sample: sample,
    "undeclared": _undeclared,
    "partly": _partly,
    "symbolic": _symbolic,
}
