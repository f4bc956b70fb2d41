"""Examples: that each can be called, holds or fails as it says, and gives what it says.

Place in the pipeline: last of the checks; everything that an example relies on has been found
whole. Clauses are asked and definitions run by `engine`, never by generated code.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from opspec.checking.reporting import Reporter
from opspec.checking.running import Arrays, arguments, array_of, sampled
from opspec.diagnostics import quote, suggest
from opspec.engine.asking import Verdict
from opspec.engine.binding import ClauseError, bind
from opspec.engine.definition import Array, WrittenTwice, numpy_dtype, run, types_of
from opspec.engine.tolerance import allowed
from opspec.engine.units import differ
from opspec.engine.values import EvaluationError, UnknownValue
from opspec.language.formal import results
from opspec.language.nests import UnsupportedDefinition
from opspec.language.resolved import (
    Attribute,
    ElementType,
    Example,
    Operator,
    Tensor,
    Value,
    Version,
)
from opspec.language.sentences import sentence
from opspec.sampling.sample import wanted
from opspec.sampling.samples import Case, valid

#: So many calls without an example are run through the definition of each version.
MAX_SAMPLED = 4
_SMALL = 200
_KINDS: Mapping[str, tuple[type, ...]] = {
    "int": (int,),
    "float": (int, float),
    "string": (str,),
}


def check_examples(
    operator: Operator, element_types: Mapping[str, ElementType], report: Reporter
) -> None:
    """Report examples that cannot be called, and those that say what is not so."""
    for version in operator.versions:
        for example in version.examples:
            if _can_be_called(version, example, report):
                _check_example(version, example, element_types, report)


def check_definitions(
    operator: Operator, element_types: Mapping[str, ElementType], report: Reporter
) -> None:
    """Report a definition that fails for some valid call."""
    for version in operator.versions:
        if version.definition is None:
            report.add(version.at, "G02", "there is no definition; one is needed, so far")
            continue
        small = [case for case in valid(version) if case.fits_memory and _size(case) <= _SMALL]
        for case in small[:: max(1, len(small) // MAX_SAMPLED)][:MAX_SAMPLED]:
            if not _all_holds(version, case):
                continue
            inputs = sampled(version, case.inputs, case.attributes, element_types)
            message = _run_fault(version, inputs, case, element_types)
            if message:
                at = version.definition.at
                message = f"the definition fails for a sample call ({case.label}): {message}"
                report.add(at, "E09", message)
                break


def _size(case: Case) -> int:
    """How many elements the outputs have, times how many places a list of numbers may span."""
    sizes = [[s for s in output.shape or () if isinstance(s, int)] for output in case.outputs]
    # An element may be made from as many others as a list says: those under a window, say.
    spans = [
        math.prod(max(1, abs(n)) for n in value if isinstance(n, int))
        for value in case.attributes.values()
        if isinstance(value, tuple)
    ]
    return sum(map(math.prod, sizes)) * max(spans, default=1)


def _all_holds(version: Version, case: Case) -> bool:
    """Whether every clause is known to hold, so that nothing excuses the definition."""
    try:
        outcome = bind(version, case.inputs, case.attributes, wanted(version, case.sample))
    except ClauseError:
        return False  # Clauses hold for such a call, so the steps have run out; that is reported.
    indices = {value.name for value in version.inputs if value.index_of}
    # Indices without values are made up later, and lie in their range.
    made_up = {c.id for c in version.clauses if c.rule == "range" and c.subject in indices}
    return all(
        verdict is Verdict.HOLDS or (verdict is Verdict.UNKNOWN and id_ in made_up)
        for id_, verdict in outcome.verdicts.items()
    )


# --- whether it can be called -----------------------------------------------------------------


def _can_be_called(version: Version, example: Example, report: Reporter) -> bool:
    before = report.times
    attributes = {attribute.name: attribute for attribute in version.attributes}
    for name, value in example.attributes.items():
        attribute = attributes.get(name)
        if attribute is None:
            hint = suggest(name, sorted(attributes))
            report.add(
                example.place(name),
                "X05",
                f"{version.name} has no attribute {quote(name)}{hint}",
            )
        elif not _fits(attribute, value):
            report.add(
                example.place(name),
                "X05",
                f"the attribute {quote(name)} is of type {attribute.kind}, not {_shown(value)}",
            )
    most = None if any(value.variadic for value in version.inputs) else len(version.inputs)
    if most is not None and len(example.listed) > most:
        message = (
            f"{version.name} takes {_counted(most, 'input')}, the example has {len(example.listed)}"
        )
        report.add(example.at, "X06", message)
    _check_sequences(version, example, report)
    _check_held(version, example, report)
    _check_result(version, example, report)
    return report.times == before


def _check_sequences(version: Version, example: Example, report: Reporter) -> None:
    """A sequence is given where one is taken, and nowhere else; it may be left out."""
    formal = list(version.inputs)
    start = 0
    for place, length in enumerate(example.listed):
        value = formal[min(place, len(formal) - 1)] if formal else None
        tensor = next(iter(example.inputs[start : start + (1 if length is None else length)]), None)
        start += 1 if length is None else length
        if value is None:
            return
        wanted = value.type.container == "seq"
        given = length is not None
        if wanted == given or (not given and tensor is None) or value is version.holder:
            continue
        one, other = ("a sequence", "a tensor") if wanted else ("a tensor", "a sequence")
        at = example.at if tensor is None else tensor.at
        report.add(at, "X06", f"{value.name} takes {one}, the example gives {other}")


def _check_held(version: Version, example: Example, report: Reporter) -> None:
    """What comes out holds as many tensors as what is given, or is a tensor as that is."""
    held = next((length for length in example.listed if length is not None), None)
    wanted = held if version.holder is not None else None
    for length, result in zip(example.listed_outputs, results(example), strict=True):
        if length != wanted:
            tensor = next(iter(result), None) if isinstance(result, list) else result
            at = example.at if tensor is None else tensor.at
            one, other = map(_form, (wanted, length))
            message = f"{version.name} gives {one} here, the example says {other}"
            report.add(at, "X06", message)


def _form(length: int | None) -> str:
    return "a tensor" if length is None else f"a sequence of {_counted(length, 'tensor')}"


def _check_result(version: Version, example: Example, report: Reporter) -> None:
    if example.violates is not None:
        ids = [clause.id for clause in version.clauses]
        if example.violates not in ids:
            report.add(
                example.place("violates"),
                "X08",
                f"{version.name} has no clause {example.violates}{suggest(example.violates, ids)}",
            )
        return
    variadic = any(output.variadic for output in version.outputs)
    needed = sum(not output.optional and not output.variadic for output in version.outputs)
    got = len(example.listed_outputs)
    if got == 0:
        message = "an example says what comes out ('outputs') or which clause it violates"
        report.add(example.at, "X06", message)
    elif got < needed or (got > len(version.outputs) and not variadic):
        message = (
            f"{version.name} has {_counted(len(version.outputs), 'output')}, the example {got}"
        )
        report.add(example.outputs[0].at if example.outputs else example.at, "X06", message)


def _counted(number: int, word: str) -> str:
    return f"{number} {word}{'' if number == 1 else 's'}"


def _fits(attribute: Attribute, value: Value) -> bool:
    many = attribute.kind.endswith("s")
    wanted = _KINDS.get(attribute.kind.removesuffix("s"))
    if wanted is None or many != isinstance(value, tuple):
        return False
    values = value if isinstance(value, tuple) else (value,)
    return all(isinstance(each, wanted) and not isinstance(each, bool) for each in values)


def _shown(value: object) -> str:
    if isinstance(value, tuple):
        return "a list"
    return f"the text {quote(value)}" if isinstance(value, str) else f"the number {value}"


# --- whether it is true -----------------------------------------------------------------------


def _check_example(
    version: Version,
    example: Example,
    element_types: Mapping[str, ElementType],
    report: Reporter,
) -> None:
    inputs = arguments(version, example, element_types)
    asked = len(example.outputs) or None
    try:
        outcome = bind(version, types_of(inputs, element_types), example.attributes, asked)
    except ClauseError as error:
        report.add(
            error.clause.body_at or error.clause.at,
            "E08",
            f"{error.clause.id} has no answer for the example {quote(example.name)}: {error}",
        )
        return
    except EvaluationError as error:
        report.add(example.at, "E08", f"nothing follows for {quote(example.name)}: {error}")
        return
    violated = outcome.violated
    if example.violates is not None:
        if violated != (example.violates,):
            report.add(example.place("violates"), "X08", _mismatch(version, example, violated))
    elif violated:
        report.add(
            example.at,
            "X07",
            f"{quote(example.name)} violates {_clause(version, violated[0])} "
            f"If that is meant, say 'violates: {violated[0]}' in place of the outputs",
        )
    elif version.definition is not None:
        _check_outputs(version, example, inputs, element_types, report)


def _mismatch(version: Version, example: Example, violated: Sequence[str]) -> str:
    said = f"{quote(example.name)} is said to violate {example.violates}, but"
    if not violated:
        return f"{said} violates nothing in version {version.since}"
    others = [id_ for id_ in violated if id_ != example.violates]
    if example.violates in violated:
        return f"{said} also violates {_clause(version, others[0])}"
    return f"{said} violates {_clause(version, others[0])}"


def _clause(version: Version, id_: str) -> str:
    clause = next(clause for clause in version.clauses if clause.id == id_)
    text = quote(clause.text)[1:-1]
    return f"{id_} of version {version.since} ({text}): {sentence(version, clause)}"


def _check_outputs(
    version: Version,
    example: Example,
    inputs: Arrays,
    element_types: Mapping[str, ElementType],
    report: Reporter,
) -> None:
    assert version.definition is not None
    asked = max(len(example.outputs), len(version.outputs))
    try:
        found = run(version, inputs, example.attributes, element_types, asked)
    except UnsupportedDefinition:
        return  # Reported where names are looked at.
    except EvaluationError as error:
        message = f"the definition fails for the example {quote(example.name)}: {error}"
        report.add(version.definition.at, "E09", message)
        return
    types = types_of(inputs, element_types)
    for tensor, result in zip(example.outputs, found, strict=False):
        try:
            ulps = allowed(version, types, example.attributes, asked, tensor.elem_type)
        except (EvaluationError, UnknownValue):
            continue  # Reported where tolerances are looked at.
        _check_output(tensor, result, element_types, ulps, report)


def _run_fault(
    version: Version,
    inputs: Arrays,
    case: Case,
    element_types: Mapping[str, ElementType],
) -> str:
    """What is wrong with the definition for one call, or nothing."""
    try:
        run(version, inputs, case.attributes, element_types, wanted(version, case.sample))
    except UnsupportedDefinition:
        return ""  # Reported where names are looked at.
    except WrittenTwice as error:
        # Indices that were made up may well repeat; whether they may is not for a sample to say.
        return "" if any(value.index_of for value in version.inputs) else str(error)
    except EvaluationError as error:
        return str(error)
    return ""


def _check_output(
    tensor: Tensor,
    result: Array,
    element_types: Mapping[str, ElementType],
    ulps: int,
    report: Reporter,
) -> None:
    expected = array_of(tensor, element_types)
    name = tensor.name
    if expected.dtype != result.dtype:
        got = next(t.name for t in element_types.values() if numpy_dtype(t) == result.dtype)
        message = f"{name} is a tensor({tensor.elem_type}), the definition gives a tensor({got})"
        report.add(tensor.at, "X10", message)
        return
    if expected.shape != result.shape:
        message = f"{name} has the shape {expected.shape}, the definition gives {result.shape}"
        report.add(tensor.at, "X10", message)
        return
    apart = differ(result, expected, ulps) & ~_both_nan(result, expected)
    wrong = [tuple(map(int, place)) for place in np.argwhere(apart)]
    if not wrong:
        return
    first = wrong[0]
    index = f"[{', '.join(map(str, first))}]" if first else ""
    more = len(wrong) - 1
    rest = f" (and {_counted(more, 'element')} more {'differs' if more == 1 else 'differ'})"
    number = int(np.ravel_multi_index(first, expected.shape)) if first else 0
    report.add(
        tensor.places[number] if tensor.places else tensor.at,
        "X09",
        f"{name}{index} is {_value(expected[first])}, the definition gives "
        f"{_value(result[first])}{rest if more else ''}",
    )


def _both_nan(one: Array, other: Array) -> Array:
    """Where neither is a number: an example cannot say with which bits."""
    if one.dtype.kind in "OUST":
        return np.zeros(one.shape, bool)
    return np.asarray((one != one) & (other != other))


def _value(value: Any) -> str:
    if isinstance(value, str):
        return quote(value)
    item = value.item() if hasattr(value, "item") else value
    return str(item)
