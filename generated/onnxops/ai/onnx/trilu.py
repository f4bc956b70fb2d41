# Emitted from spec/ai.onnx/Trilu.yaml by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Trilu: Keeps one triangle of each matrix and sets the rest to zero.

The last two axes of ``input`` are rows and columns of matrices; all axes before them only count
matrices. The diagonal begins in the upper left corner. ``k`` moves it: a positive number so many
columns to the right, a negative one as many rows down. With ``upper`` the elements on that diagonal
and to its right stay as they are, without it those on it and to its left. All others become zero;
of booleans that is false, of strings the empty text.

Matrices need not be square. ``k`` may be as large as it likes: where the diagonal has left the
matrix, all of it is kept or none. What stays is copied bit for bit, what goes is zero even if it
was NaN.
"""

from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt

from onnxops import _arrays as arrays
from onnxops import _attributes as attributes
from onnxops import _dims as dims
from onnxops import _vectors as vectors
from onnxops._rules import Rules
from onnxops.errors import Violation
from onnxops.schema import Attribute, Parameter, Schema
from onnxops.types import TensorType, ValueType

_T_14 = frozenset(
    {
        "bfloat16",
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


def trilu_14(
    input: npt.ArrayLike,
    k: npt.ArrayLike | None = None,
    *,
    upper: SupportsIndex | None = None,
    out: npt.NDArray[Any] | None = None,
) -> npt.NDArray[Any]:
    """Keeps one triangle of each matrix and sets the rest to zero.

    Parameters
    ----------
    input : array_like
        The matrices. There is at least a single one, of two axes.

        A tensor of shape ``(*batch, rows, columns)`` and element type T, one of float, uint8, int8,
        uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128, bfloat16.
    k : array_like, optional
        How far the diagonal is moved, up or to the right; 0 if left out.

        A tensor of shape ``()`` and element type int64.
    upper : int, default 1
        Whether the part above the diagonal is kept; if it is 0, the part below.
    out : ndarray, optional
        An array to write the result into; it may share no memory with an input.

    Returns
    -------
    output : ndarray
        The triangles, in the shape of ``input``.

        A tensor of shape ``(*batch, rows, columns)`` and element type T, one of float, uint8, int8,
        uint16, int16, int32, int64, string, bool, float16, double, uint32, uint64, complex64,
        complex128, bfloat16.

    Raises
    ------
    OpTypeError
        C1: The input ``input`` is given.
        C2: ``input`` has one of the 16 element types that ``T`` allows.
        C3: ``k`` has the element type ``int64``.
    OpValueError
        C4: ``input`` has rank 2 or more.
        C5: ``k`` has rank 0.

    Notes
    -----
    In index notation::

        output[*b, i, j] = input[*b, i, j] if (j - i >= k if upper != 0 else j - i <= k) else 0

    Examples
    --------
    >>> x = np.array([[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]], "float32")
    >>> trilu_14(x, None, upper=0)
    array([[[1., 0.],
            [3., 4.]],

           [[5., 0.],
            [7., 8.]]], dtype=float32)

    >>> x = np.array([[1.0, 2.0], [3.0, 4.0]], "float32")
    >>> k_ = np.array(7, "int64")
    >>> trilu_14(x, k_)
    array([[0., 0.],
           [0., 0.]], dtype=float32)

    """
    rules = Rules("Trilu", 14)
    input_type, input_tensor = arrays.tensor(rules, "input", input)
    k_type, k_tensor = arrays.tensor(rules, "k", k)
    result_type, upper, batch, rows, columns = _solve_14(rules, input_type, k_type, upper, _T_14)
    result = arrays.destination(rules, out, result_type, [input_tensor, k_tensor])
    _definition_14(result, input_tensor, k_tensor, upper, tuple(batch), rows, columns)
    return result


def infer_trilu_14(
    input: ValueType | None, k: ValueType | None = None, *, upper: SupportsIndex | None = None
) -> TensorType:
    """Return the type of what `trilu_14` gives, as far as it follows.

    Raises
    ------
    OpError
        If a clause is violated, however little is known.
    """
    rules = Rules("Trilu", 14)
    return _solve_14(
        rules,
        arrays.type_given(rules, "input", input),
        arrays.type_given(rules, "k", k),
        upper,
        _T_14,
    )[0]


def check_trilu_14(
    input: ValueType | None, k: ValueType | None = None, *, upper: SupportsIndex | None = None
) -> list[Violation]:
    """Return all clauses of Trilu-14 that the types of the inputs violate."""
    rules = Rules("Trilu", 14, collect=True)
    _solve_14(
        rules,
        arrays.type_given(rules, "input", input),
        arrays.type_given(rules, "k", k),
        upper,
        _T_14,
    )
    return rules.violations


def _solve_14(
    rules: Rules, input: ValueType | None, k: ValueType | None, upper: Any, T: frozenset[str]
) -> tuple[TensorType, Any, Any, Any, Any]:
    """Check all that is known; return the type of `output` and the values in force."""
    upper = attributes.integer(rules, "upper", upper)
    input = rules.given("C1", "input", input)
    elem_types = rules.allowed("C2", {"input": input}, T)
    rules.type("C3", "k", k, "int64")
    input_shape = rules.rank("C4", "input", input, at_least=2)
    rules.rank("C5", "k", k, exactly=0)
    upper = 1 if upper is None else upper
    batch = input_shape.before(-2)
    rows = input_shape.at(-2).size
    columns = input_shape.at(-1).size
    result_shape = dims.joined(batch, rows, columns)
    return TensorType(elem_types.get("input"), result_shape), upper, batch, rows, columns


@np.errstate(all="ignore")
def _definition_14(
    output: Any, input: Any, k: Any, upper: Any, batch: Any, rows: Any, columns: Any
) -> None:
    """The definition, on whole arrays."""
    if k is None:
        k = np.asarray(0)
    k = vectors.values(k)
    b, i, j = vectors.indices(batch, rows, columns)
    output[...] = vectors.stored(
        vectors.where(j - i >= k if upper != 0 else j - i <= k, input, 0), output.dtype
    )


SCHEMAS = {
    14: Schema(
        operator="Trilu",
        domain="ai.onnx",
        since_version=14,
        inputs=(
            Parameter("input", "T"),
            Parameter("k", "tensor(int64)", "optional"),
        ),
        outputs=(Parameter("output", "T"),),
        attributes=(Attribute("upper", "int", "upper", default=1),),
        types={"T": _T_14},
        clauses={
            "Trilu-14.C1": "The input input is given.",
            "Trilu-14.C2": "input has one of the 16 element types that T allows.",
            "Trilu-14.C3": "k has the element type int64.",
            "Trilu-14.C4": "input has rank 2 or more.",
            "Trilu-14.C5": "k has rank 0.",
        },
        run=trilu_14,
        infer=infer_trilu_14,
        check=check_trilu_14,
    ),
}
