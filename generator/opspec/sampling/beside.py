"""Plans beside the constants that conditions compare with: their borders lie there.

Place in the pipeline: between `drawing` and `changes`. Where a condition asks for `n >= 8`, calls
of the usual sizes are all refused, and no small change of a size crosses the border.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from opspec.language.resolved import Clause, Scalar, Value, Version
from opspec.sampling.drawing import (
    Plan,
    dim_names,
    draw,
    member_dim_names,
    plain_entry,
    plain_value,
    run_names,
)
from opspec.sampling.other_values import near, read_by
from opspec.sampling.sample import Changed

#: Sizes and ranks are tried up to these.
_LARGEST, _LONGEST = 128, 16


def plans_beside(version: Version) -> Iterator[Plan]:
    """Plans with sizes and attributes beside the constants of all conditions."""
    conditions = [clause for clause in version.clauses if clause.expression is not None]
    constants = [each for clause in conditions for each in _constants(version, clause)]
    names = (*dim_names(version), *member_dim_names(version))
    sized = [{}, *(dict.fromkeys(names, size) for size in _beside(constants, _LARGEST))]
    given = [
        dict[str, Value](),
        *(
            {attribute.name: value}
            for attribute in version.attributes
            if attribute.axes is None
            for _, value in near(plain_value(attribute), constants, plain_entry(attribute))
        ),
    ]
    for attributes, sizes in itertools.product(given, sized):
        yield Plan(sized=sizes, attributes=attributes)


def redrawn(version: Version, clause: Clause, usual: Plan) -> Iterator[Changed]:
    """Other calls, in which a size or a rank lies beside a constant of a condition."""
    assert clause.expression is not None
    names, constants = read_by(version, clause.expression)
    for name in (*dim_names(version), *member_dim_names(version)):
        if name in names:
            for size in _beside(constants, _LARGEST):
                plan = replace(usual, sized={**usual.sized, name: size})
                yield from _drawn(version, f"{name}-of-{size}", plan)
    for name in run_names(version):
        if name in names:
            for length in _beside(constants, _LONGEST):
                plan = replace(usual, runs={**usual.runs, name: length})
                yield from _drawn(version, f"{name}-of-length-{length}", plan)


def _drawn(version: Version, label: str, plan: Plan) -> Iterator[Changed]:
    sample = draw(version, plan)
    if sample is not None:
        yield label, sample


def _constants(version: Version, clause: Clause) -> Sequence[Scalar]:
    return read_by(version, clause.expression)[1] if clause.expression else ()


def _beside(constants: Iterable[Scalar], most: int) -> list[int]:
    """The whole numbers at and beside some constants, and twice as large; none negative or huge."""
    whole = {int(each) for each in constants if not isinstance(each, str) and abs(each) <= most}
    around = {number + step for number in whole for step in (-1, 0, 1)} | {2 * n for n in whole}
    return sorted(number for number in around if 0 <= number <= most)
