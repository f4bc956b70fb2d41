"""From a version to the cases of the suite: models, data, and what is wanted of a runtime.

Place in the pipeline: the middle of `suite`. What is wanted comes from the engine alone: outputs
from the definition, types from the patterns, and what follows from a model without its data from
the same clauses asked of the declared types.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256

from onnx import ModelProto, SequenceProto, TensorProto

from opspec.engine.asking import Verdict
from opspec.engine.binding import bind
from opspec.engine.definition import Array, Arrays, run
from opspec.engine.evaluation import EvaluationError, UnknownValue
from opspec.engine.names import Names, TensorType
from opspec.engine.opening import opened
from opspec.engine.outputs import outputs as output_types
from opspec.engine.values import UNKNOWN
from opspec.language.nests import UnsupportedDefinition, copies
from opspec.language.reserved import RESERVED
from opspec.language.resolved import ElementType, Operator, Version
from opspec.language.sentences import sentence
from opspec.sampling.forms import forms
from opspec.sampling.sample import Sample, places
from opspec.suite import tolerance
from opspec.suite.calls import Call, calls, wanted
from opspec.suite.data import arrays, bits, counting, has_bits
from opspec.suite.faults import Fault
from opspec.suite.manifest import Entry, Kind, LeftOut, OutputType, Static
from opspec.suite.models import (
    EMPTY,
    NoModel,
    input_slots,
    input_values,
    model,
    output_values,
    tensor,
)

ElementTypes = Mapping[str, ElementType]
Value = TensorProto | SequenceProto

_MAX_NAME = 100


@dataclass(frozen=True, slots=True)
class DataSet:
    """Inputs and the outputs that belong to them, none where the case must be refused."""

    inputs: tuple[Value, ...]
    outputs: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class SuiteCase:
    """One case, ready to be written; its entry lacks the digest of its files only."""

    entry: Entry
    model: ModelProto
    data_sets: tuple[DataSet, ...]

    def entry_with(self, digest: str) -> Entry:
        return replace(self.entry, digest=digest)


@dataclass(frozen=True, slots=True)
class _Content:
    """The part of a case that is the same under every form."""

    call: Call
    wanted: int
    arrays: tuple[Arrays, ...]
    results: tuple[tuple[Array, ...], ...]


def plan(operator: Operator, element_types: ElementTypes) -> Iterator[SuiteCase | LeftOut]:
    """Every case of an operator, version by version."""
    names: set[str] = set()
    for version in operator.versions:
        for call in calls(version, element_types):
            for case in _cases(call, element_types):
                if isinstance(case, SuiteCase):
                    entry = replace(case.entry, name=_unique(case.entry.name, names))
                    case = replace(case, entry=entry)
                yield case


def _cases(call: Call, element_types: ElementTypes) -> Iterator[SuiteCase | LeftOut]:
    try:
        content = _content(call, element_types)
        for form, declared in forms(call.version, call.sample):
            # A fault of the node shows under every form, and what does not fit into memory under
            # that alone which declares its sizes.
            if form == "declared" or (call.fault is None and call.fits_memory):
                yield _case(content, form, declared, element_types)
    except (UnsupportedDefinition, EvaluationError, NoModel) as error:
        yield LeftOut(call.name, str(error))
    except UnknownValue:
        yield LeftOut(call.name, "the outputs do not follow from the inputs")


def _content(call: Call, element_types: ElementTypes) -> _Content:
    count = wanted(call.version, call.sample)
    if not call.fits_memory:
        return _Content(call, count, (), ())
    if call.arrays is not None:
        given: tuple[Arrays, ...] = (call.arrays,)
    else:
        fills = (counting, bits) if _keeps_bits(call, element_types) else (counting,)
        given = tuple(arrays(call.version, call.sample, element_types, fill) for fill in fills)
    results: tuple[tuple[Array, ...], ...] = ()
    if _runs(call):
        results = tuple(
            run(call.version, each, call.sample.attributes, element_types, count) for each in given
        )
    return _Content(call, count, given, results)


def _runs(call: Call) -> bool:
    """Whether outputs follow: the call is valid but for what a model declares."""
    return call.valid or (call.fault is not None and call.fault.of_declarations)


def _keeps_bits(call: Call, element_types: ElementTypes) -> bool:
    """Whether data of odd bits are worth a second data set."""
    types = [tensor.elem_type or "" for _, _, tensor in places(call.sample)]
    return (
        call.valid
        and call.clause is not None
        and copies(call.version)
        and not tolerance.puts_in_order(call.version)
        and all(type_ in element_types and has_bits(element_types[type_]) for type_ in types)
    )


def _case(content: _Content, form: str, declared: Sample, element_types: ElementTypes) -> SuiteCase:
    call, version = content.call, content.call.version
    types = _types(version, declared, content.wanted, element_types) if _runs(call) else ()
    proto = model(
        version,
        declared,
        [*types] or _plain_outputs(version, declared, content.wanted),
        element_types,
        call.fault,
    )
    names = list(proto.graph.node[0].output)
    entry = Entry(
        name=f"{call.name}-{form}",
        domain=version.domain,
        operator=version.operator,
        since_version=version.since,
        opset=version.since,
        clauses=(f"{version.name}.{call.clause}",) if call.clause else (),
        says=_says(version, call.clause),
        element_type=_element_type(version, call.sample),
        shapes=form,
        kind=_kind(content),
        static=_static(content, declared, types),
        ulps=tolerance.ulps(
            version, call.sample, content.wanted, [type_.elem_type or "" for type_ in types]
        ),
        outputs=tuple(
            OutputType(name, type_.elem_type, _shape(type_), actual)
            for name, type_, actual in zip(names, *_told(content, declared, types), strict=False)
        ),
        data_sets=len(content.arrays),
        digest="",
    )
    return SuiteCase(entry, proto, tuple(_data_sets(content, names)))


def _says(version: Version, clause: str | None) -> str:
    """What the clause of a case says, or a reserved name, in a sentence."""
    if clause is None:
        return ""
    if clause in RESERVED:
        return RESERVED[clause]
    return next((sentence(version, each) for each in version.clauses if each.id == clause), "")


def _told(
    content: _Content, declared: Sample, types: Sequence[TensorType]
) -> tuple[Sequence[TensorType], Sequence[tuple[int, ...] | None]]:
    """The types of the outputs of a call, and their shapes where it was run.

    Of a sequence it is the element type alone.
    """
    if _runs(content.call) and opened(content.call.version, declared.inputs) is not None:
        return [TensorType(types[0].elem_type if types else EMPTY, None)], [None]
    if not content.results:
        return types, [None] * len(types)
    return types, [array.shape for array in content.results[0]]


def _data_sets(content: _Content, names: Sequence[str]) -> Iterator[DataSet]:
    call = content.call
    for number, given in enumerate(content.arrays):
        inputs = (*input_values(call.version, call.sample, given), *_extra(call, given))
        outputs: Sequence[Value] = ()
        if content.results:
            outputs = output_values(call.version, call.sample, content.results[number], names)
        yield DataSet(inputs, tuple(outputs))


def _types(
    version: Version, declared: Sample, count: int, element_types: ElementTypes
) -> tuple[TensorType, ...]:
    """What follows for the outputs from the declared inputs."""
    names = Names(version, declared.inputs, declared.attributes, count)
    return output_types(names, element_types)


def _plain_outputs(version: Version, declared: Sample, count: int) -> list[TensorType]:
    """Outputs of a call that has none: what a model must declare, and no more.

    The model format asks for a rank where the inputs have one. The one that follows in spite of
    the fault is declared, or else that of the first input.
    """
    tensors = [tensor for _, _, tensor in places(declared)]
    known = all(tensor.shape is not None for tensor in tensors)
    rank = len(tensors[0].shape or ()) if tensors else 1
    shape = (UNKNOWN,) * rank if known else None
    found = []
    for number in range(count):
        output = version.outputs[min(number, len(version.outputs) - 1)]
        users = [
            tensor.elem_type
            for name, _, tensor in places(declared)
            if _variable(version, name) == output.type.variable is not None
        ]
        found.append(TensorType((users or version.members(output.type))[0], shape))
    return found


def _variable(version: Version, name: str) -> str | None:
    return next(value.type.variable for value in version.inputs if value.name == name)


def _extra(call: Call, given: Arrays) -> tuple[Value, ...]:
    """Data for the inputs that a fault adds."""
    if call.fault is None or not call.fault.extra_inputs:
        return ()
    first = next(array for array in given.values() if array is not None)
    array = first if not isinstance(first, Sequence) else next(a for a in first if a is not None)
    return tuple(tensor(array, f"extra_{number}") for number in range(call.fault.extra_inputs))


def _kind(content: _Content) -> Kind:
    if not content.arrays:
        return "may_refuse"
    if not _runs(content.call):
        return "must_refuse"
    # A declaration that is wrong is a fault of the model, which can be run all the same.
    return "must_equal" if content.call.valid else "may_refuse"


def _static(content: _Content, declared: Sample, types: Sequence[TensorType]) -> Static:
    """What follows from the model alone, `types` being what is known of the outputs."""
    call = content.call
    if call.fault is not None:
        return "must_refuse" if _is_plain_to_see(call.fault, types) else "may_refuse"
    if call.valid:
        return "must_accept"
    try:
        outcome = bind(call.version, declared.inputs, declared.attributes, content.wanted)
    except (EvaluationError, UnknownValue):
        return "may_refuse"
    violated = Verdict.VIOLATED in outcome.verdicts.values()
    # Of a sequence a model says only what all of its members have in common.
    listed = any(slot.is_sequence for slot in input_slots(call.version, declared))
    return "must_refuse" if violated and not listed else "may_refuse"


def _is_plain_to_see(fault: Fault, types: Sequence[TensorType]) -> bool:
    """Whether a fault contradicts what is known of the outputs, if it is one of these."""
    if not (fault.output_axes or fault.output_size):
        return True
    shape = types[0].shape
    return shape is not None and (bool(fault.output_axes) or isinstance(shape[0], int))


def _element_type(version: Version, sample: Sample) -> str | None:
    """The element type of the case: the one that inputs of the first type variable share."""
    variables = [value.type.variable for value in version.inputs if value.type.variable]
    types = {
        tensor.elem_type
        for name, _, tensor in places(sample)
        if not variables or _variable(version, name) == variables[0]
    }
    if not types:
        return version.members(version.inputs[0].type)[0] if version.inputs else None
    return types.pop() if len(types) == 1 else None


def _shape(type_: TensorType) -> tuple[int | str | None, ...] | None:
    if type_.shape is None:
        return None
    return tuple(
        size if isinstance(size, int) else getattr(size, "name", None) for size in type_.shape
    )


def _unique(name: str, taken: set[str]) -> str:
    """A name that every file system takes, and that no other case has in capitals or not."""
    plain = re.sub(r"[^A-Za-z0-9._+-]", "_", name.replace("**", "^").replace("^", "pow"))
    if len(plain) > _MAX_NAME or plain.lower() in taken:
        digest = sha256(name.encode()).hexdigest()[:8]
        plain = f"{plain[: _MAX_NAME - 9]}-{digest}"
    taken.add(plain.lower())
    return plain
