# Emitted from spec/ai.onnx/ConcatFromSequence.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""ConcatFromSequence: Joins or stacks the tensors of a sequence along one axis.

Without ``new_axis`` the tensors follow one another along an axis that they have: on all other axes
their sizes must agree and are kept. With ``new_axis`` they must have one shape, and lie beside one
another along an axis that is new: place ``k`` on it is the tensor number ``k``.

Elements are copied as they are, bit for bit.
"""

from collections.abc import Iterable
from typing import Any, SupportsIndex

import numpy.typing as npt

from onnxops import _arrays as arrays
from onnxops import _attributes as attributes
from onnxops import _dims as dims
from onnxops._rules import Rules
from onnxops.errors import Violation
from onnxops.schema import Attribute, Parameter, Schema
from onnxops.types import TensorType, ValueType

_T_11 = frozenset(
    {
        "bool",
        "complex128",
        "complex64",
        "double",
        "float",
        "float16",
        "int16",
        "int32",
        "int64",
        "int8",
        "string",
        "uint16",
        "uint32",
        "uint64",
        "uint8",
    }
)


def concat_from_sequence_11(
    input_sequence: Iterable[npt.ArrayLike],
    *,
    axis: SupportsIndex | None = None,
    new_axis: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Joins or stacks the tensors of a sequence along one axis.

    Parameters
    ----------
    input_sequence : iterable of array_like
        The tensors, in order; at least one. Where they are joined their sizes may differ along
        ``axis``, and a size of zero is a size like any other.

        Each of them is a tensor of shape ``(*outer, *inner @ axis) if new_axis else (*outer, n[k] @
        axis, *inner)`` and element type T, one of float, uint8, int8, uint16, int16, int32, int64,
        string, bool, float16, double, uint32, uint64, complex64, complex128.
    axis : int
        The axis of the result along which the tensors follow one another. A negative value counts
        from the back, of the axes that the result has.

        Within ``-r <= axis < r``.
    new_axis : int, default 0
        Whether ``axis`` is new. 0 joins, 1 stacks.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    concat_result : ndarray
        The tensors as one. Joined, it is as long along ``axis`` as all of them together; stacked,
        it has an axis more, with a place for each of them.

        A tensor of shape ``(*outer, len(input_sequence), *inner) if new_axis else (*outer, sum(n),
        *inner)`` and element type T, one of float, uint8, int8, uint16, int16, int32, int64,
        string, bool, float16, double, uint32, uint64, complex64, complex128.

    Raises
    ------
    OpTypeError
        C1: The input ``input_sequence`` is given.
        C2: Each of the tensors of ``input_sequence`` has one of the 15 element types that ``T``
            allows.
        C3: All tensors of ``input_sequence`` have the same element type; none is converted.
        C6: The attribute ``axis`` is given; it has no default.
    OpValueError
        C4: ``input_sequence`` holds at least one tensor.
        C5: Each of the tensors of ``input_sequence`` has the rank that its shape asks for:
            ``(*outer, *inner @ axis) if new_axis else (*outer, n[k] @ axis, *inner)``.
        C7: ``axis`` lies in the range ``-r <= axis < r``, where ``r`` is
            ``rank(input_sequence[0]) + new_axis``, the rank of ``input_sequence``. A negative value
            counts from the back.
        C8: ``new_axis`` is ``0`` or ``1``.
        C9: The sizes ``outer`` are the same in all tensors of ``input_sequence``.
        C10: The sizes ``inner`` are the same in all tensors of ``input_sequence``.
        C11: The size of ``concat_result`` along ``axis``, ``sum(n)``, fits in a signed 64-bit
            integer.

    Notes
    -----
    In index notation::

        if new_axis:
            concat_result[*o, k, *i] = input_sequence[k][*o, *i]
        else:
            concat_result[*o, sum(n[:k]) + j, *i] = input_sequence[k][*o, j, *i]

    Examples
    --------
    >>> first = np.array([[1.0, 2.0]], "float32")
    >>> second = np.array([[3.0, 4.0], [5.0, 6.0]], "float32")
    >>> concat_from_sequence_11([first, second], axis=0)
    array([[1., 2.],
           [3., 4.],
           [5., 6.]], dtype=float32)

    >>> first = np.array([[1], [2]], "int64")
    >>> second = np.array([[3, 4], [5, 6]], "int64")
    >>> concat_from_sequence_11([first, second], axis=-1)
    array([[1, 3, 4],
           [2, 5, 6]])

    """
    rules = Rules("ConcatFromSequence", 11)
    input_sequence_type, input_sequence_tensor = arrays.sequence(
        rules, "input_sequence", input_sequence
    )
    result_type, new_axis, outer, n = _solve_11(rules, input_sequence_type, axis, new_axis, _T_11)
    result = arrays.destination(rules, out, result_type, [*input_sequence_tensor])
    _definition_11(result, input_sequence_tensor, new_axis, tuple(outer), n)
    return result


def infer_concat_from_sequence_11(
    input_sequence: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
    new_axis: SupportsIndex | None = None,
) -> TensorType:
    """Return the type of what `concat_from_sequence_11` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("ConcatFromSequence", 11)
    return _solve_11(
        rules, arrays.type_given(rules, "input_sequence", input_sequence), axis, new_axis, _T_11
    )[0]


def check_concat_from_sequence_11(
    input_sequence: ValueType | None,
    *,
    axis: SupportsIndex | None = None,
    new_axis: SupportsIndex | None = None,
) -> list[Violation]:
    """Return all clauses of ConcatFromSequence-11 that the types of the inputs violate."""
    rules = Rules("ConcatFromSequence", 11, collect=True)
    _solve_11(
        rules, arrays.type_given(rules, "input_sequence", input_sequence), axis, new_axis, _T_11
    )
    return rules.violations


def _solve_11(
    rules: Rules, input_sequence: ValueType | None, axis: Any, new_axis: Any, T: frozenset[str]
) -> tuple[TensorType, Any, Any, Any]:
    """Check all that is known; return the type of `concat_result` and the values in force."""
    axis = attributes.integer(rules, "axis", axis)
    new_axis = attributes.integer(rules, "new_axis", new_axis)
    input_sequence = rules.given("C1", "input_sequence", input_sequence)
    input_sequence_members = rules.members("C2", "input_sequence", input_sequence)
    elem_types = rules.allowed("C2", {"input_sequence": input_sequence_members}, T)
    elem_type = rules.same_type("C3", elem_types)
    rules.holds(
        "C4",
        lambda: len(input_sequence_members) > 0,
        "that `input_sequence` holds at least one tensor",
        input_sequence=input_sequence_members,
    )
    axis = rules.present("C6", "axis", axis)
    new_axis = 0 if new_axis is None else new_axis
    new_axis = rules.values("C8", "new_axis", new_axis, (0, 1))
    shapes = rules.ranks(
        "C5", "input_sequence", input_sequence_members, at_least=dims.either(lambda: new_axis, 0, 1)
    )
    axis = rules.range("C7", "axis", axis, dims.size(lambda: shapes[0].rank + new_axis), wraps=True)
    outer = rules.same("C9", [shape.before(axis) for shape in shapes])
    inner = rules.same(
        "C10",
        [dims.pick(lambda: new_axis, shape.onward(axis), shape.after(axis)) for shape in shapes],
    )
    n = dims.listed(
        shapes, [dims.pick(lambda: not (new_axis), shape.at(axis)).size for shape in shapes]
    )
    result_shape = rules.size(
        "C11",
        "concat_result",
        dims.run(
            lambda: (
                [*outer, dims.size(lambda: len(input_sequence_members)), *inner]
                if new_axis
                else [*outer, dims.total(n), *inner]
            )
        ),
    )
    return TensorType(elem_type, result_shape), new_axis, outer, n


def _definition_11(
    concat_result: Any, input_sequence: Any, new_axis: Any, outer: Any, n: Any
) -> None:
    """The definition, on whole arrays."""
    if new_axis:
        for k in range(len(input_sequence)):
            concat_result[
                (
                    *[slice(None)] * len(outer),
                    k,
                )
            ] = input_sequence[k]
    else:
        for k in range(len(input_sequence)):
            start = sum(n[:k])
            concat_result[
                (
                    *[slice(None)] * len(outer),
                    slice(start, start + n[k]),
                )
            ] = input_sequence[k]


SCHEMAS = {
    11: Schema(
        operator="ConcatFromSequence",
        domain="ai.onnx",
        since_version=11,
        inputs=(Parameter("input_sequence", "seq(T)", moved=True),),
        outputs=(Parameter("concat_result", "T"),),
        attributes=(
            Attribute("axis", "int", "axis", required=True),
            Attribute("new_axis", "int", "new_axis", default=0),
        ),
        types={"T": _T_11},
        clauses={
            "ConcatFromSequence-11.C1": "The input input_sequence is given.",
            "ConcatFromSequence-11.C2": (
                "Each of the tensors of input_sequence has one of the "
                "15 element types that T allows."
            ),
            "ConcatFromSequence-11.C3": (
                "All tensors of input_sequence have the same element type; none is converted."
            ),
            "ConcatFromSequence-11.C4": "input_sequence holds at least one tensor.",
            "ConcatFromSequence-11.C5": (
                "Each of the tensors of input_sequence has the rank "
                "that its shape asks for: (*outer, *inner @ axis) if "
                "new_axis else (*outer, n[k] @ axis, *inner)."
            ),
            "ConcatFromSequence-11.C6": "The attribute axis is given; it has no default.",
            "ConcatFromSequence-11.C7": (
                "axis lies in the range -r <= axis < r, where r is "
                "rank(input_sequence[0]) + new_axis, the rank of "
                "input_sequence. A negative value counts from the back."
            ),
            "ConcatFromSequence-11.C8": "new_axis is 0 or 1.",
            "ConcatFromSequence-11.C9": "The sizes outer are the same in all tensors of input_sequence.",
            "ConcatFromSequence-11.C10": "The sizes inner are the same in all tensors of input_sequence.",
            "ConcatFromSequence-11.C11": (
                "The size of concat_result along axis, sum(n), fits in a signed 64-bit integer."
            ),
        },
        run=concat_from_sequence_11,
        infer=infer_concat_from_sequence_11,
        check=check_concat_from_sequence_11,
    ),
}
