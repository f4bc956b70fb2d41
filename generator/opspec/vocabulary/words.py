"""The words of the language as one table: functions, parts of shapes, expressions and definitions.

Place in the pipeline: data, below `usage`, which finds them in specs, and the language reference.
Keys are words too; they stand in `grammar`, derived rules in `rules`. `reason` says why a word is
kept that only one operator uses.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from opspec.language.rules import KINDS
from opspec.reading.grammar import RECORDS


@dataclass(frozen=True, slots=True)
class Word:
    """A word, how it is written, and what it means."""

    name: str
    written: str
    meaning: str
    reason: str = ""


_ELEMENTARY = "Elementary functions come as a set: what one operator computes with, others will."
_NUMBERS = "Where a definition rounds is part of its meaning, and nothing else can say it."
_PLACES = "It has a counterpart, and one without the other would be a trap."

#: But for `broadcast` and `optional`, which are parts of shapes.
FUNCTIONS: Mapping[str, Word] = {
    word.name: word
    for word in (
        Word("range", "range(n)", "0, 1, ... up to n without n; with more arguments as in Python"),
        Word("grid", "grid(d)", "all index tuples of the dimensions d, the last index fastest"),
        Word("len", "len(x)", "how many members a list, a run of dimensions or a variadic has"),
        Word("list", "list(x)", "the members of x as a list", "What is listed can be repeated."),
        Word(
            "zip",
            "zip(a, b)",
            "the members of lists side by side, as long as the shortest",
            "Lists that belong together are walked together.",
        ),
        Word("reversed", "reversed(x)", "the members of x from the last to the first", _PLACES),
        Word(
            "sorted",
            "sorted(x)",
            "the members of x in increasing order",
            "Axes may be named in any order, and what is done at them goes in one.",
        ),
        Word("sum", "sum(... for i in ...)", "the sum; 0 of nothing"),
        Word("prod", "prod(... for i in ...)", "the product; 1 of nothing"),
        Word("min", "min(a, b)", "the smallest; NaN if there is one among them"),
        Word("max", "max(a, b)", "the largest; NaN if there is one among them"),
        Word("all", "all(... for i in ...)", "whether every one holds; unknown only if it decides"),
        Word(
            "any", "any(... for i in ...)", "whether one holds; unknown only if it decides", _PLACES
        ),
        Word("abs", "abs(x)", "the distance from 0", _ELEMENTARY),
        Word("exp", "exp(x)", "e to the power of x", _ELEMENTARY),
        Word("log", "log(x)", "the natural logarithm; -inf of 0, NaN below", _ELEMENTARY),
        Word("sqrt", "sqrt(x)", "the square root; NaN below 0", _ELEMENTARY),
        Word("floor", "floor(x)", "the largest whole number that is not above x", _ELEMENTARY),
        Word("ceil", "ceil(x)", "the smallest whole number that is not below x", _ELEMENTARY),
        Word("round", "round(x)", "the nearest whole number, halves to the even one", _ELEMENTARY),
        Word("clamp", "clamp(x, low, high)", "x, or the end that it lies beyond"),
        Word("ceildiv", "ceildiv(a, b)", "a divided by b, rounded up"),
        Word("int", "int(x)", "x without its fraction", _NUMBERS),
        Word("float", "float(x)", "x as a number in double precision", _NUMBERS),
        Word("float32", "float32(x)", "x rounded to single precision", _NUMBERS),
        Word("cast", "cast(x, T)", "x rounded to a type", _NUMBERS),
        Word("inside", "inside(p, d)", "whether the index p lies within the dimensions d"),
        Word("given", "given(x)", "whether an input or attribute is there"),
        Word("rank", "rank(X)", "how many dimensions a tensor has"),
        Word("dims", "dims(X)", "the dimensions of a tensor", "Of an output no name tells them."),
        Word("lowest", "lowest(X)", "the smallest finite number that a tensor can hold", _PLACES),
        Word(
            "highest",
            "highest(X)",
            "the largest finite number that a tensor can hold",
            "A limit that is not given is that of the element type, and no number says which.",
        ),
        Word("put", "put(t, axes, v)", "the tuple t with its entries at axes replaced by v"),
        Word("insert", "insert(t, axes, v)", "the tuple t with v added, so that it is at axes"),
        Word("drop", "drop(t, axes)", "the tuple t without its entries at axes"),
        Word("ravel", "ravel(i, d)", "an index as a number in row-major order"),
        Word("unravel", "unravel(n, d)", "a number in row-major order as an index", _PLACES),
        Word(
            "argmax",
            "argmax(... for i in ...)",
            "the i with the largest value, the first of equals; last= asks for the last",
        ),
        Word(
            "argmin",
            "argmin(... for i in ...)",
            "the i with the smallest value, the first of equals; last= asks for the last",
            _PLACES,
        ),
        Word(
            "argsort",
            "argsort(... for i in ...)",
            "every i in the order of the values, equals in their own; descending= turns it round",
            "An order can be said in no other way without a loop.",
        ),
    )
}

SHAPES: Mapping[str, Word] = {
    word.name: word
    for word in (
        Word("dimension", "n", "one dimension; the same name again must be the same size"),
        Word("run", "*outer", "any number of dimensions"),
        Word(
            "member",
            "n[k]",
            "one dimension of the k-th member of a variadic input or sequence, which may differ "
            "from member to member",
        ),
        Word("pin", "n @ axis, *inner @ axis", "the item begins at the position axis"),
        Word("broadcast", "*broadcast(s)", "dimensions aligned at the right, each equal or 1"),
        Word(
            "optional",
            "*optional(m)",
            "one dimension if the rank leaves room for it, else none",
            "Vectors and matrices are then one line of the definition, not one for each pair.",
        ),
        Word("computed", "(*outer, sum(n), *inner)", "in an output: a size that is computed"),
        Word("list", "drop(d, axes)", "in an output: one expression that gives all sizes"),
        Word("choice", "(n, *d) if flag else (*d,)", "one shape or another, as an attribute says"),
    )
}

EXPRESSIONS: Mapping[str, Word] = {
    word.name: word
    for word in (
        Word("conditional", "a if c else b", "one of two; only the one that is chosen counts"),
        Word("table", '{"up": a, "down": b}[mode]', "one of several, by a name; the rest is idle"),
        Word("comprehension", "[f(i) for i in range(n)]", "a list, one entry for each i"),
        Word("filter", "... for i in x if c", "only those for which c holds"),
        Word("slice", "n[:k]", "a part of a list, as in Python"),
        Word("function", "name(a, b): ... under let", "a named expression with parameters"),
        Word("membership", "a in axes", "whether a list has a member"),
        Word("power", "a ** b", "a to the power of b"),
        Word("modulo", "a % b", "what is left of a division, with the sign of b"),
        Word("floor division", "a // b", "the quotient, rounded down"),
        Word(
            "outputs",
            "n_outputs",
            "how many outputs the node asks for",
            "A node may ask for as many members as it likes, and nothing else tells how many.",
        ),
    )
}

_LATER = "For recurrent and composed operators; read by the language, not run yet."

DEFINITIONS: Mapping[str, Word] = {
    word.name: word
    for word in (
        Word("equation", "Y[*i] = f(X[*i])", "the value of each element of an output"),
        Word("several", "two equations and more", "run in turn; a later one may write again"),
        Word(
            "place",
            "Y[*o, sum(n[:k]) + j] = ...",
            "the place is computed; every element must be written",
        ),
        Word("own", "Y[...] = Y[...] + X[*i]", "an equation that reads what it writes, in order"),
        Word(
            "members",
            "Y[k][*i] = ...",
            "the members of a variadic output",
            "It is the left side of what a variadic input is on the right.",
        ),
        Word(
            "if",
            "if flag: ...",
            "equations of which a condition chooses",
            "The two forms of the result are then told apart once, not in every place of it.",
        ),
        Word("for", "for t in range(n): ...", "statements that are run again", _LATER),
        Word("while", "while c: ...", "statements that are run until c fails", _LATER),
        Word("value", "name = ...", "a value that is kept for later statements", _LATER),
        Word("operator", "y = Other(x)", "another operator, at the opset in force", _LATER),
    )
}

TYPES: Mapping[str, Word] = {
    word.name: word
    for word in (
        Word("variable", "T", "one of several types, the same wherever it stands"),
        Word("fixed", "tensor(int64)", "a tensor of one type"),
        Word(
            "sequence",
            "seq(T)",
            "a list of tensors of one type",
            "Operators on sequences have no other way to say it.",
        ),
        Word("perhaps", "optional(T)", "a tensor or nothing", "ONNX has values of this type."),
        Word("set", "[floats, bfloat16]", "named sets of types among the members of a variable"),
        Word(
            "container",
            "[all, seq(all), optional(all)]",
            "sequences and optional values among them; what is done to a tensor is done to each",
            "ONNX has variables that stand for tensors and for what holds them.",
        ),
    )
}

_RULES_KEPT = {"count": "Every variadic input has this rule, and few operators have one."}

RULES: Mapping[str, Word] = {
    kind: Word(kind, f"x.{kind}", meaning, _RULES_KEPT.get(kind, ""))
    for kind, meaning in KINDS.items()
}

#: Records whose keys are words: those that say what an operator is.
RECORDS_OF_WORDS = (
    "operator_file", "input", "output", "attribute", "variadic", "type", "clause", "version",
    "input_change", "output_change", "attribute_change", "type_change", "let_change",
    "clause_change", "definition_change", "summary_change", "description_change",
)  # fmt: skip
_KEPT: Mapping[str, str] = {
    "as": "An attribute and the input that it becomes may differ in name, as in ONNX's schemas.",
    "index": "A sequence has no other place to say what numbers its members.",
    "element_type": "An attribute that holds the number of a type is one value, and says a type.",
    "renamed": "ONNX's schemas rename values, and a difference of versions must say so.",
    "onnx_name": "An input and an attribute of one name are two things, and need two names here.",
    "heterogeneous": "Operators with graphs take values of several types in a row.",
    "properties": "What is random has no value to define, and properties that can be tested.",
    "min": "How few members will do is a fact of ONNX's schemas.",
}


def _keys() -> Iterator[Word]:
    seen: set[str] = set()
    for record in RECORDS_OF_WORDS:
        for key in RECORDS[record].keys:
            if not key.required and key.name not in seen:
                seen.add(key.name)
                yield Word(key.name, f"{key.name}:", key.description, _KEPT.get(key.name, ""))


KEYS: Mapping[str, Word] = {word.name: word for word in _keys()}

#: All words, by what they are words for.
GROUPS: Mapping[str, Mapping[str, Word]] = {
    "Keys": KEYS,
    "Types": TYPES,
    "Shapes": SHAPES,
    "Derived rules": RULES,
    "Expressions": EXPRESSIONS,
    "Functions": FUNCTIONS,
    "Definitions": DEFINITIONS,
}
