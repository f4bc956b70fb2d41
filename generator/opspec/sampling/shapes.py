"""Changes of shapes: another rank, another size, sizes at the end of what an int64 can say.

Place in the pipeline: beside `changes`, which chooses among them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from opspec.engine.asking import INT64_MAX
from opspec.engine.evaluation import EvaluationError, UnknownValue
from opspec.engine.merging import Size
from opspec.engine.names import Names, TensorType
from opspec.language.patterns import Broadcast, Computed, Dim, Star, items
from opspec.language.resolved import Version
from opspec.sampling.sample import Changed, Sample, places, reshaped, with_member, word

Shape = tuple[Size, ...]


def other_ranks(sample: Sample, names: Sequence[str]) -> Iterator[Changed]:
    """One axis more, one less, none at all: for one tensor, for all of them."""
    targets = places(sample, names)
    for name, member, tensor in reversed(targets):
        for label, shape in _near_shapes(tensor.shape or ()):
            changed = with_member(sample, name, member, reshaped(tensor, shape))
            yield f"{word(name, member)}-{label}", changed
    for number, (label, _) in enumerate(_near_shapes((1,))):
        everywhere = sample
        for name, member, tensor in targets:
            shape = _near_shapes(tensor.shape or ())[number][1]
            everywhere = with_member(everywhere, name, member, reshaped(tensor, shape))
        yield f"all-{label}", everywhere


def _near_shapes(shape: Shape) -> list[tuple[str, Shape]]:
    return [("one-axis-more", (*shape, 1)), ("one-axis-less", shape[:-1]), ("rank-0", ())]


def large_sizes(
    version: Version, output: str, sample: Sample, *, outside: bool
) -> Iterator[Changed]:
    """Sizes that make an output as large as an int64 can say, or larger."""
    shape = next(each.shape for each in version.outputs if each.name == output)
    read = {
        name for item in items(shape) if isinstance(item, Computed) for name in item.value.names
    }
    targets = [
        (name, member, tensor, axis)
        for name, member, tensor in places(sample)
        for axis, item, _ in _axes(version, sample, name, member)
        if _name(item) in read
    ]
    if outside:
        for label, size in (("2**63-1", INT64_MAX), ("2**62", 2**62)):
            everywhere = sample
            larger = {(name, member): tensor for name, member, tensor, _ in targets}
            for name, member, tensor, axis in targets:
                changed = _resized(tensor, axis, size)
                yield f"{word(name, member)}-{label}", with_member(sample, name, member, changed)
                larger[name, member] = _resized(larger[name, member], axis, size)
                everywhere = with_member(everywhere, name, member, larger[name, member])
            yield f"all-{label}", everywhere
    elif len(targets) > 1:
        name, member, tensor, axis = targets[0]
        rest = sum(_size(other, at) for _, _, other, at in targets[1:])
        new = _resized(tensor, axis, INT64_MAX - rest)
        yield "together-2**63-1", with_member(sample, name, member, new)


def other_sizes(version: Version, sample: Sample, names: frozenset[str]) -> Iterator[Changed]:
    """One size of one tensor changed, where it stands for one of these names."""
    suffix = "-though-empty" if any(0 in (t.shape or ()) for _, _, t in places(sample)) else ""
    targets = places(sample)
    for name, member, tensor in reversed(targets):
        for axis, item, place in _axes(version, sample, name, member):
            if _name(item) not in names and str(item) not in names:
                continue
            size = _size(tensor, axis)
            others = [("longer", size + 1), ("shorter", size - 1), ("empty", 0)]
            # One change shows it for a longer run, and for a first member.
            for label, new in others[: 1 if place or member == 0 else None]:
                if new >= 0 and new != size:
                    resized = _resized(tensor, axis, new)
                    yield (
                        f"{word(name, member)}-{label}{place}{suffix}",
                        with_member(sample, name, member, resized),
                    )


def with_sizes(version: Version, sample: Sample, name: str, size: int) -> Sample:
    """The sample with one size wherever a name stands for a dimension, or for a run of them."""
    for place, member, tensor in places(sample):
        resized = tensor
        for axis, item, _ in _axes(version, sample, place, member):
            if _name(item) == name:
                resized = _resized(resized, axis, size)
        sample = with_member(sample, place, member, resized)
    return sample


def copied_sizes(version: Version, sample: Sample, name: str) -> Iterator[Changed]:
    """The sizes that a name stands for in one tensor, given to all others that have the name."""
    found = []
    for place, member, tensor in places(sample):
        axes = [a for a, i, _ in _axes(version, sample, place, member) if _name(i) == name]
        # A run of no axes has no place; the tensor is left as it is.
        if axes:
            found.append((place, member, tensor, axes[0], len(axes)))
    for place, member, tensor, start, length in found:
        run = (tensor.shape or ())[start : start + length]
        changed = sample
        for other, at, old, begin, count in found:
            shape = old.shape or ()
            new = (*shape[:begin], *run, *shape[begin + count :])
            changed = with_member(changed, other, at, reshaped(old, new))
        yield f"{name}-as-in-{word(place, member)}", changed


def _name(item: object) -> object:
    return getattr(item, "name", None)


def _axes(
    version: Version, sample: Sample, name: str, member: int | None
) -> Iterator[tuple[int, Dim | Star | Broadcast, str]]:
    """The axes of one tensor, each with its item of the pattern, and its place in a longer run."""
    value = next(each for each in version.inputs if each.name == name)
    names = Names(version, sample.inputs, sample.attributes, sample.outputs)
    try:
        cuts = list(names.parts(value))
    except (UnknownValue, EvaluationError, KeyError):
        return
    parts = cuts[member or 0] if (member or 0) < len(cuts) else None
    axis = 0
    for item, found in parts or ():
        run = found if isinstance(found, list) else [found]
        if isinstance(item, Dim | Star | Broadcast):
            for place in range(len(run)):
                suffix = f"-{item.name}[{place}]" if len(run) > 1 else ""
                yield axis + place, item, suffix
        axis += len(run)


def _size(tensor: TensorType, axis: int) -> int:
    size = (tensor.shape or ())[axis]
    assert isinstance(size, int)
    return size


def _resized(tensor: TensorType, axis: int, size: int) -> TensorType:
    shape = list(tensor.shape or ())
    shape[axis] = size
    return reshaped(tensor, tuple(shape))
