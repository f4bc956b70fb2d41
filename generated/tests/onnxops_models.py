# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Calls as nodes and models of ONNX, and what other implementations make of them."""

import contextlib
import ctypes
import multiprocessing
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import pytest
from onnxops_testing import (
    Call,
    Case,
    Version,
    as_tuple,
    assert_allowed,
    assert_raises,
    assert_same,
    flat,
    numbers,
)

import onnxops
from onnxops import Attribute, SequenceType, TensorType

#: A value for each kind of attribute that a node can hold.
_OF_KIND = {
    "int": 1,
    "float": 1.5,
    "string": "text",
    "ints": [1],
    "floats": [1.5],
    "strings": ["text"],
}


@dataclass(frozen=True)
class Divergence:
    """A difference from another implementation that is known, and why it is meant.

    It is about all cases of these versions, with these element types and without these attributes,
    that violate this clause; no types and no attributes restrict nothing, no clause means valid
    calls. Where cases are named it is about no others, and where examples are named it is about the
    calls that they make. Such a call may end the process of the implementation.
    """

    against: str
    versions: Sequence[int]
    reason: str
    types: Sequence[str] = ()
    omits: Sequence[str] = ()
    clause: str | None = None
    cases: Sequence[str] | None = None
    examples: Sequence[str] = ()
    ends: bool = False

    def covers(self, version: Version, case: Case) -> bool:
        """Whether a case is one of those that it is about."""
        clause = None if case.call.outputs else case.clause.rpartition(".")[2]
        types = {type_.elem_type for type_ in case.call.tensor_types}
        return (
            clause == self.clause
            and version.since in self.versions
            and (self.cases is None or case.id in self.cases)
            and (case.example in self.examples if self.examples else case.example is None)
            and (not self.types or not types.isdisjoint(self.types))
            and not set(self.omits) & set(case.call.attributes)
        )


def node_of(version: Version, call: Call, **more: Any) -> Any:
    """A node that makes the call; what is left out has the empty name."""
    helper = pytest.importorskip("onnx.helper")
    schema = onnxops.schema(version.operator, version.since, version.domain)
    inputs = [_name(number, type_) for number, type_ in enumerate(call.flat_types)]
    wanted = call.attributes.get(version.counted) or len(call.outputs) or len(schema.outputs)
    outputs = [f"y{number}" for number in range(wanted)]
    domain = "" if version.domain == "ai.onnx" else version.domain
    node = helper.make_node(version.operator, inputs, outputs, domain=domain)
    known = {each.argument: each for each in schema.attributes}
    for argument, value in {**call.attributes, **more}.items():
        if argument == version.counted:
            continue
        node.attribute.append(attribute_of(known.get(argument), argument, value))
    return node


def attribute_of(known: Attribute | None, name: str, value: Any) -> Any:
    """An attribute of a node, under its name in ONNX; an empty list is of the kind it has to be."""
    onnx = pytest.importorskip("onnx")
    name, kind = (known.name, known.kind) if known else (name, "int")
    if isinstance(value, list | tuple) and not value:
        number = onnx.AttributeProto.AttributeType.Value(kind.upper())
        return onnx.AttributeProto(name=name, type=number)
    return onnx.helper.make_attribute(name, value)


def model_of(
    version: Version, call: Call, declared: TensorType | None = None, node: Any = None
) -> Any:
    """A model of one node, at the first opset of the version; `declared` is its first output."""
    helper = pytest.importorskip("onnx.helper")
    node = node or node_of(version, call)
    types = {name: type_ for name, type_ in zip(node.input, call.flat_types, strict=False) if name}
    known = next((type_.elem_type for type_ in call.tensor_types), "float")
    follow = [replace(type_, shape=None) for type_ in call.outputs] or [TensorType(known)]
    if version.opens(call.types):
        follow = [SequenceType(TensorType(known))]
    outputs = [declared or follow[0], *follow[1:]]
    graph = helper.make_graph(
        [node],
        "call",
        [value_info(name, type_) for name, type_ in types.items()],
        [value_info(name, type_) for name, type_ in zip(node.output, outputs, strict=False)],
    )
    opset = helper.make_opsetid(node.domain, version.opsets[0])
    return helper.make_model(graph, opset_imports=[opset], ir_version=10)


def value_info(name: str, type_: TensorType | SequenceType) -> Any:
    helper = pytest.importorskip("onnx.helper")
    if isinstance(type_, SequenceType):
        number = onnx_number(type_.elem.elem_type or "float")
        return helper.make_tensor_sequence_value_info(name, number, None)
    return helper.make_tensor_value_info(name, onnx_number(type_.elem_type), type_.shape)


def onnx_number(elem_type: str) -> int:
    """The number of an element type in ONNX."""
    proto = pytest.importorskip("onnx").TensorProto
    return int(proto.DataType.Value(elem_type.upper()))


def assert_node_valid(version: Version, call: Call) -> None:
    """The bridge finds nothing, and gives the same types and values as the functions."""
    interop = pytest.importorskip("onnxops.interop")
    node = node_of(version, call)
    for opset in (version.opsets[0], version.opsets[-1]):
        assert interop.check_node(node, call.flat_types, opset=opset) == []
        assert interop.infer_node(node, call.flat_types, opset=opset) == call.outputs
    if call.fits_memory:
        arrays = call.arrays()
        result = interop.run_node(node, list(flat(arrays)), opset=version.opsets[0])
        wanted = version.run(*arrays, **call.attributes)
        assert_same(result, wanted, nan_bits=version.copies)


def assert_node_violates(version: Version, call: Call, clause: str) -> None:
    """The bridge reports the clause for a node, and refuses to infer or to run."""
    interop = pytest.importorskip("onnxops.interop")
    node = node_of(version, call)
    for opset in (version.opsets[0], version.opsets[-1]):
        found = interop.check_node(node, call.flat_types, opset=opset)
        assert [each.clause for each in found] == [clause]
    opset = version.opsets[0]
    assert_raises(clause, interop.infer_node, node, call.flat_types, opset=opset)
    if call.fits_memory:
        assert_raises(clause, interop.run_node, node, list(flat(call.arrays())), opset=opset)


def assert_node_faults(version: Version) -> None:
    """What is wrong with a node is reported: unknown attributes, attributes given twice, counts."""
    call, schema = version.base, onnxops.schema(version.operator, version.since, version.domain)
    assert_faulty(version, node_of(version, call, no_such_attribute=1), "attribute-unknown")
    for attribute in schema.attributes:
        for kind, wrong in _OF_KIND.items():
            if attribute.kind in _OF_KIND and kind != attribute.kind:
                node = node_of(version, call, **{attribute.argument: wrong})
                assert_faulty(version, node, "attribute-type")
    for given in node_of(version, call).attribute:
        twice = node_of(version, call)
        twice.attribute.append(given)
        assert_faulty(version, twice, "attribute-twice")
    if version.counted is None:
        without_output = node_of(version, call)
        del without_output.output[:]
        assert_faulty(version, without_output, "output-count")


def assert_faulty(version: Version, node: Any, fault: str) -> None:
    """The node has this fault and no other, whatever is asked of it."""
    interop = pytest.importorskip("onnxops.interop")
    types, arrays = version.base.flat_types, list(flat(version.base.arrays()))
    opset, clause = version.opsets[0], f"{version}.{fault}"
    assert [v.clause for v in interop.check_node(node, types, opset=opset)] == [clause]
    assert_raises(clause, interop.infer_node, node, types, opset=opset)
    assert_raises(clause, interop.run_node, node, arrays, opset=opset)
    model = model_of(version, version.base, node=node)
    assert [v.clause for v in interop.check_model(model)] == [clause]


def assert_declared_outputs(version: Version) -> None:
    """A model may declare no other output than follows; what it leaves open is no contradiction."""
    interop = pytest.importorskip("onnxops.interop")
    true = as_tuple(version.infer(*version.base.types, **version.base.attributes))[0]
    other_type = next(each for each in ("float", "int64") if each != true.elem_type)
    assert true.shape is not None
    for declared in (
        true,
        replace(true, shape=None),
        replace(true, shape=tuple(None for _ in true.shape)),
        replace(true, shape=tuple("n" for _ in true.shape)),
    ):
        assert interop.check_model(model_of(version, version.base, declared)) == []
    # What a model does not know of the values of its inputs is no contradiction either.
    true = replace(true, value=None)
    (known, *_) = as_tuple(version.infer(*version.base.unvalued, **version.base.attributes))
    wrong = [replace(true, elem_type=other_type)]
    if known.shape is not None:
        longer = tuple(size + 1 if isinstance(size, int) else size for size in known.shape)
        wrong.append(replace(true, shape=(*true.shape, 1)))
        wrong += [replace(true, shape=longer)] if longer != known.shape else []
    for declared in wrong:
        found = interop.check_model(model_of(version, version.base, declared))
        assert [each.clause for each in found] == [f"{version}.output-declared"]


# Other implementations


def reference(model: Any, feed: Mapping[str, np.ndarray]) -> list[Any]:
    """What `onnx.reference` gives."""
    evaluator = pytest.importorskip("onnx.reference").ReferenceEvaluator(model)
    # It hands on views of other layouts; a rank of 0 is kept.
    return [
        np.asarray(each, order="C") if isinstance(each, np.ndarray) else each
        for each in evaluator.run(None, dict(feed))
    ]


def onnxruntime(model: Any, feed: Mapping[str, np.ndarray]) -> list[Any]:
    """What onnxruntime gives on the CPU."""
    ort = pytest.importorskip("onnxruntime")
    ort.set_default_logger_severity(4)
    arrays = [
        array for each in feed.values() for array in (each if isinstance(each, list) else [each])
    ]
    if any(_is_packed(onnxops.element_type(array.dtype)) for array in arrays):
        pytest.skip("from Python it takes no elements that are smaller than a byte")
    session = ort.InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"])
    if all(array.dtype.isbuiltin == 1 for array in arrays):
        return session.run(None, dict(feed))
    # NumPy itself does not know the type; bits are handed over.
    values = {name: _to_ort(ort, array) for name, array in feed.items()}
    return [_from_ort(value) for value in session.run_with_ort_values(None, values)]


IMPLEMENTATIONS: Mapping[str, Callable[..., list[Any]]] = {
    "onnx.reference": reference,
    "onnxruntime": onnxruntime,
}


def differs(against: str, version: Version, case: Case) -> str | None:
    """Say how another implementation treats a case otherwise, or None where it agrees.

    The elements are plain numbers: what becomes of the bits of NaNs is a promise of our own.
    """
    newest = pytest.importorskip("onnx").defs.onnx_opset_version()
    if version.since > newest:
        pytest.skip(f"opset {version.since} is newer than {newest}, which is all that is known of")
    call, arrays = case.call, case.call.arrays(numbers)
    model, feed = _model_and_feed(version, case, arrays)
    try:
        got = IMPLEMENTATIONS[against](model, feed)
    except Exception as error:  # Each implementation has errors of its own.
        if "NOT_IMPLEMENTED" in str(error):
            pytest.skip(f"{against} has no kernel for {version.operator}-{version.since}")
        return f"refuses: {error}" if call.outputs else None
    if not call.outputs:
        return "accepts the call"
    try:
        wanted = as_tuple(version.means(*arrays, **call.attributes))
        assert_allowed(version, tuple(map(np.asarray, got)), wanted, arrays, call.attributes)
    except AssertionError as error:
        return f"gives something else: {error}"
    return None


def _model_and_feed(
    version: Version, case: Case, arrays: Sequence[Any]
) -> tuple[Any, Mapping[str, np.ndarray]]:
    call = case.call
    feed = {
        _name(number, array): list(array) if isinstance(array, tuple) else array
        for number, array in enumerate(flat(arrays))
        if array is not None
    }
    return model_of(version, call, call.outputs[0] if call.outputs else None), feed


def ends(against: str, version: Version, case: Case) -> bool:
    """Whether another implementation ends the process that makes a call; it is one of its own."""
    pytest.importorskip(against)
    model, feed = _model_and_feed(version, case, case.call.arrays(numbers))
    arguments = (against, model.SerializeToString(), feed)
    process = multiprocessing.get_context("spawn").Process(target=_make_call, args=arguments)
    process.start()
    process.join()
    return process.exitcode != 0


def _make_call(against: str, model: bytes, feed: Mapping[str, np.ndarray]) -> None:
    loaded = pytest.importorskip("onnx").load_model_from_string(model)
    # An answer and a refusal are alike here: the process goes on.
    with contextlib.suppress(Exception):
        IMPLEMENTATIONS[against](loaded, feed)


def compared(
    versions: Mapping[str, Version], found: Sequence[Case], ledger: Sequence[Divergence]
) -> list[Any]:
    """The parameters of a comparison: each case with each implementation not known to differ.

    The reference computes and checks nothing, so only what it makes of valid calls is compared.
    """
    return [
        pytest.param(against, case, id=f"{against}-{case.id}")
        for case in found
        if case.example is None and case.call.fits_memory
        for against in IMPLEMENTATIONS
        if case.call.outputs or against != "onnx.reference"
        if not any(
            entry.against == against and entry.covers(versions[case.version], case)
            for entry in ledger
        )
    ]


def known_divergences(
    versions: Mapping[str, Version], found: Sequence[Case], ledger: Sequence[Divergence]
) -> list[Any]:
    """The parameters of a test that divergences are still there: version by version, and type.

    A version that has no case of its own for it leaves that to those before it.
    """
    return [
        pytest.param(each, id="-".join(filter(None, (each.against, *_about(each)))))
        for entry in ledger
        for each in _parts(versions, found, entry) or [entry]
    ]


def _about(entry: Divergence) -> tuple[str, ...]:
    return (*map(str, entry.versions), entry.clause or "", *entry.types)


def _parts(
    versions: Mapping[str, Version], found: Sequence[Case], entry: Divergence
) -> list[Divergence]:
    every = [
        replace(entry, versions=(since,), types=types)
        for since in entry.versions
        for types in [(each,) for each in entry.types] or [()]
    ]
    return [each for each in every if _covered(versions, found, each)]


def _covered(
    versions: Mapping[str, Version], found: Sequence[Case], entry: Divergence
) -> list[Case]:
    """The cases that a divergence is about, of those that can be run."""
    return [
        case
        for case in found
        if case.call.fits_memory and entry.covers(versions[case.version], case)
    ]


def assert_still_differs(
    versions: Mapping[str, Version], found: Sequence[Case], entry: Divergence
) -> None:
    """Among the cases that a divergence covers there is one that shows it."""
    shows = ends if entry.ends else differs
    covered = _covered(versions, found, entry)
    assert any(shows(entry.against, versions[case.version], case) for case in covered), (
        f"{entry.against} no longer differs; this entry of the ledger can go: {entry.reason}"
    )


def _name(number: int, value: Any) -> str:
    return "" if value is None else f"x{number}"


def _is_packed(elem_type: str) -> bool:
    """Whether the elements of a type share bytes: int4, float4e2m1."""
    found = re.match(r"\D+(\d+)", elem_type)
    return found is not None and int(found[1]) < 8


def _to_ort(ort: Any, array: np.ndarray) -> Any:
    raw = array.view(f"u{array.dtype.itemsize}")
    number = onnx_number(onnxops.element_type(array.dtype))
    return ort.OrtValue.ortvalue_from_numpy_with_onnx_type(raw, number)


def _from_ort(value: Any) -> np.ndarray:
    name = value.data_type().removeprefix("tensor(").removesuffix(")")
    dtype = onnxops.dtype_of(name)
    shape = tuple(value.shape())
    size = dtype.itemsize * int(np.prod(shape))
    return np.frombuffer(ctypes.string_at(value.data_ptr(), size), dtype).reshape(shape)
