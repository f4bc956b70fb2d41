"""The language as one table: every record of a specification file with its keys.

From it follow the findings about keys and kinds (`fields`), the schema for editors (`schema`)
and the language reference. To add a key to the language, add it here and use it in `decode`.
"""

from __future__ import annotations

from opspec.reading.kinds import (
    CLAUSE_ID,
    DOMAIN,
    IDENTIFIER,
    LABEL,
    LET_KEY,
    ONNX_NAME,
    TYPE,
    Boolean,
    ChangeOf,
    Choice,
    Code,
    Constant,
    Either,
    Integer,
    Key,
    ListOf,
    MapOf,
    Null,
    Prose,
    Record,
    RecordOf,
    Word,
    or_null,
)

MOST = 2**31 - 1

ATTRIBUTE_TYPES = (
    "float",
    "int",
    "string",
    "tensor",
    "graph",
    "sparse_tensor",
    "type_proto",
    "floats",
    "ints",
    "strings",
    "tensors",
    "graphs",
    "sparse_tensors",
    "type_protos",
)

NAME = Word("a name (letters, digits and _, a letter first)", IDENTIFIER, python=True)
PLAIN_NAME = Word("a name (letters, digits and _, a letter first)", IDENTIFIER)
DOMAIN_NAME = Word("a domain such as ai.onnx (names joined by dots)", DOMAIN, python=True)
ONNX = Word("a name as ONNX has it", ONNX_NAME)
CLAUSE = Word("a clause id such as C1", CLAUSE_ID)
TYPE_NAME = Word("a type such as T, tensor(int64) or seq(T)", TYPE)
LET_NAME = Word("a name such as size or size(a)", LET_KEY)
EXAMPLE_NAME = Word("a name (letters, digits, _, - and ., a letter first)", LABEL)

EXPRESSION = Code("an expression")
SHAPE = Code("a shape such as (*outer, n)")
DEFINITION = Code("equations such as Y[*i] = f(X[*i])")

LINE = Prose()
TEXT = Prose(lines=True)
COUNT = Integer(0, MOST)
POSITIVE = Integer(1, MOST)
FLAG = Boolean()

CONSTANT = Constant()
CONSTANTS = ListOf(CONSTANT, "a list of numbers or texts", whole=True)
TYPES = ListOf(TYPE_NAME, "a list of types", least=1)
NAMES = ListOf(PLAIN_NAME, "a list of names")


def _records(record: str, what: str, least: int = 0) -> ListOf:
    return ListOf(RecordOf(record, what), f"a list ({what} each)", least=least)


_VALUE_KEYS = (
    Key("type", TYPE_NAME, "The type variable or type of the value: T, tensor(int64), seq(T)."),
    Key(
        "shape",
        SHAPE,
        "The shape as a tuple over named dimensions; names bind in an input, and an output "
        "computes with them.",
    ),
    Key(
        "variadic",
        RecordOf("variadic", "a mapping such as {index: k, min: 1}"),
        "Any number of values may be given; says how they are numbered and how few will do.",
    ),
    Key(
        "heterogeneous",
        FLAG,
        "true if the members of a variadic value may differ in type.",
    ),
    Key("optional", FLAG, "true if the value may be left out."),
    Key("onnx_name", ONNX, "The name in ONNX's schema where it cannot be the name here."),
    Key("index", NAME, "The name that numbers the members of a sequence in shapes."),
    Key("description", TEXT, "What the value is, for the reader of the page."),
    Key("ignored", FLAG, "true if it is accepted and has no effect."),
    Key(
        "otherwise",
        EXPRESSION,
        "What takes its place where it is not given, if the ONNX schema names no default.",
    ),
)

_POSITION_KEYS = (
    Key("axis_of", NAME, "The tensor whose axes the value counts."),
    Key("index_of", NAME, "The dimension whose positions the value counts."),
    Key("range", EXPRESSION, "The values allowed, as -r <= axis < r; a lower end of -r wraps."),
    Key("rank", EXPRESSION, "What r is in the range, if not the rank of an input."),
)

_ATTRIBUTE_KEYS = (
    Key("type", Choice(ATTRIBUTE_TYPES), "The kind of the attribute, as ONNX calls it."),
    Key("required", FLAG, "true if every node must give the attribute."),
    Key("default", Either((CONSTANT, CONSTANTS)), "The default in the ONNX schema."),
    Key("values", CONSTANTS, "The only values allowed."),
    Key(
        "otherwise",
        EXPRESSION,
        "What takes its place where it is not given, if the ONNX schema names no default.",
    ),
    Key("element_type", NAME, "The type variable that the attribute chooses by number."),
    Key("onnx_name", ONNX, "The name in ONNX's schema where it cannot be the name here."),
    Key("description", TEXT, "What the attribute does, for the reader of the page."),
    Key("ignored", FLAG, "true if it is accepted and has no effect."),
)


def _declared(keys: tuple[Key, ...], *required: str) -> tuple[Key, ...]:
    """The keys of a declaration: its name first, and some that must be there."""
    name = Key("name", NAME, "The name, as shapes, clauses and the definition use it.", True)
    return (
        name,
        *(Key(key.name, key.kind, key.description, key.name in required) for key in keys),
    )


def _changed(target: str, what: str, keys: tuple[Key, ...], *more: Key) -> tuple[Key, ...]:
    """The keys of a change: what it changes, and any field, where null takes the field away."""
    name = Key(target, NAME, f"The {what} that is changed, or the name of a new one.", True)
    fields = tuple(Key(key.name, or_null(key.kind), key.description) for key in keys)
    return (name, *fields, *more)


_REMOVE = Key("remove", FLAG, "true if it is gone from this version on.")
_RENAMED = Key("renamed", NAME, "Its name from this version on.")


def _merged(*groups: tuple[Key, ...]) -> tuple[Key, ...]:
    """The keys of all groups; the first group that has a key decides what it is."""
    keys: dict[str, Key] = {}
    for group in groups:
        for key in group:
            keys.setdefault(key.name, key)
    return tuple(keys.values())


_INPUT_KEYS = _VALUE_KEYS + _POSITION_KEYS
_TENSOR = Either(
    (
        RecordOf("tensor", "a tensor"),
        ListOf(RecordOf("tensor", "a tensor"), "a list of tensors (a sequence)", whole=True),
        Null(),
    )
)
_TENSORS = ListOf(_TENSOR, "a list of tensors", whole=True)
_CLAUSE_BODY = Either((EXPRESSION, RecordOf("clause", "a mapping with holds and says")))
_TYPE_BODY = Either((TYPES, RecordOf("type", "a mapping with members and description")))
_TOLERANCE = RecordOf("tolerance", "a mapping with ulps and reason")
_ULPS = MapOf(TYPE_NAME, EXPRESSION, "a mapping of types to expressions")

OPERATOR_FILE = Record(
    "operator_file",
    "an operator file",
    "One operator with all of its versions.",
    (
        Key("operator", PLAIN_NAME, "The name of the operator, as nodes write it.", True),
        Key("domain", DOMAIN_NAME, "The domain of the operator; ai.onnx if left out."),
        Key("summary", LINE, "What the operator does, in one sentence.", True),
        Key("description", TEXT, "More about it: paragraphs with a blank line between them."),
        Key("family", PLAIN_NAME, "The family of kernels that the definition belongs to."),
        Key("inputs", _records("input", "an input"), "The inputs, in order.", True),
        Key("outputs", _records("output", "an output", 1), "The outputs, in order.", True),
        Key("attributes", _records("attribute", "an attribute"), "The attributes."),
        Key(
            "types",
            MapOf(NAME, _TYPE_BODY, "a mapping of type variables"),
            "The type variables, each with the types that it may stand for.",
        ),
        Key(
            "let",
            MapOf(LET_NAME, EXPRESSION, "a mapping of names to expressions"),
            "Named expressions, with or without parameters, for shapes, clauses and definition.",
        ),
        Key(
            "clauses",
            MapOf(CLAUSE, _CLAUSE_BODY, "a mapping of ids to rules"),
            "The numbered rules that a valid node keeps, in reading order.",
            True,
        ),
        Key("definition", DEFINITION, "The value of each output, in index notation."),
        Key(
            "properties",
            ListOf(EXPRESSION, "a list of expressions"),
            "What holds of the outputs of an operator that has no definition.",
        ),
        Key(
            "tolerance",
            Either((EXPRESSION, _TOLERANCE)),
            "How many units in the last place an output may be off; 0 if left out.",
        ),
        Key("versions", _records("version", "a version", 1), "The versions, oldest first.", True),
        Key("examples", _records("example", "an example"), "Examples with exact values."),
        Key(
            "ledger",
            _records("ledger_entry", "a difference"),
            "Differences from other sources that are meant, each with its reason.",
        ),
    ),
)

INPUT = Record("input", "an input", "An input.", _declared(_INPUT_KEYS, "type"))
OUTPUT = Record("output", "an output", "An output.", _declared(_VALUE_KEYS, "type"))
ATTRIBUTE = Record(
    "attribute",
    "an attribute",
    "An attribute.",
    _declared(_ATTRIBUTE_KEYS + _POSITION_KEYS, "type"),
)

TOLERANCE = Record(
    "tolerance",
    "a tolerance",
    "How far from the definition an output may be, and why.",
    (
        Key(
            "ulps",
            Either((EXPRESSION, _ULPS)),
            "Units in the last place, for all types that have fractions or by type.",
            True,
        ),
        Key("reason", TEXT, "Why implementations cannot all be exact.", True),
    ),
)

VARIADIC = Record(
    "variadic",
    "a variadic mark",
    "How the members of a variadic input or output are numbered.",
    (
        Key("index", NAME, "The name that numbers the members in shapes and definition.", True),
        Key("min", COUNT, "How many members there must be at least; 1 if left out."),
    ),
)

TYPE_VARIABLE = Record(
    "type",
    "a type variable",
    "A type variable with a description.",
    (
        Key("members", TYPES, "The types that it may stand for: types and sets of types.", True),
        Key("description", TEXT, "What it is for, for the reader of the page."),
    ),
)

CLAUSE_RECORD = Record(
    "clause",
    "a clause",
    "A clause with a sentence of its own.",
    (
        Key("holds", EXPRESSION, "The derived rule (axis.range) or the expression.", True),
        Key("says", LINE, "The sentence for the page, where the expression reads badly."),
    ),
)

CHANGES = ChangeOf(
    (
        ("input", "input_change"),
        ("output", "output_change"),
        ("attribute", "attribute_change"),
        ("type", "type_change"),
        ("let", "let_change"),
        ("clause", "clause_change"),
        ("definition", "definition_change"),
        ("summary", "summary_change"),
        ("description", "description_change"),
    ),
)

VERSION = Record(
    "version",
    "a version",
    "A version and what it changes against the one before it.",
    (
        Key("since", POSITIVE, "The first opset that has the version.", True),
        Key("changes", ListOf(CHANGES, "a list of changes"), "The changes, applied in order."),
        Key("description", TEXT, "What the version is about, for the reader of the page."),
    ),
)

INPUT_CHANGE = Record(
    "input_change",
    "a change of an input",
    "A change of an input, or a new input.",
    _changed("input", "input", _INPUT_KEYS, _RENAMED, _REMOVE),
)

OUTPUT_CHANGE = Record(
    "output_change",
    "a change of an output",
    "A change of an output, or a new output.",
    _changed("output", "output", _VALUE_KEYS, _RENAMED, _REMOVE),
)

ATTRIBUTE_CHANGE = Record(
    "attribute_change",
    "a change of an attribute",
    "A change of an attribute, or a new attribute; it may become an input.",
    _changed(
        "attribute",
        "attribute",
        _merged(
            (
                Key(
                    "type",
                    TYPE_NAME,
                    "The kind of the attribute, or the type of the input that it becomes.",
                ),
            ),
            _ATTRIBUTE_KEYS,
            _POSITION_KEYS,
            _VALUE_KEYS,
        ),
        Key("becomes", Choice(("input",)), "input: the attribute is an input from now on."),
        Key("as", NAME, "The name of the input that the attribute becomes, if another."),
        _RENAMED,
        _REMOVE,
    ),
)

TYPE_CHANGE = Record(
    "type_change",
    "a change of a type variable",
    "A change of a type variable, or a new one.",
    (
        Key("type", NAME, "The type variable that is changed, or the name of a new one.", True),
        Key("add", TYPES, "Types that it may stand for from now on."),
        Key("set", TYPES, "All the types that it may stand for from now on."),
        Key(
            "remove",
            Either((FLAG, TYPES)),
            "Types that it no longer stands for, or true if the variable is gone.",
        ),
        Key("description", or_null(TEXT), "What it is for, for the reader of the page."),
    ),
)

LET_CHANGE = Record(
    "let_change",
    "a change of named expressions",
    "Named expressions that are set or, by null, taken away.",
    (
        Key(
            "let",
            MapOf(LET_NAME, or_null(EXPRESSION), "a mapping of names to expressions"),
            "The named expressions; null takes one away.",
            True,
        ),
    ),
)

CLAUSE_CHANGE = Record(
    "clause_change",
    "a change of clauses",
    "Clauses that are set or, by null, taken away.",
    (
        Key(
            "clause",
            MapOf(CLAUSE, or_null(_CLAUSE_BODY), "a mapping of ids to rules"),
            "The clauses; null takes one away.",
            True,
        ),
    ),
)

DEFINITION_CHANGE = Record(
    "definition_change",
    "a change of the definition",
    "Another definition.",
    (Key("definition", or_null(DEFINITION), "The definition from now on; null: none.", True),),
)

SUMMARY_CHANGE = Record(
    "summary_change",
    "a change of the summary",
    "Another summary.",
    (Key("summary", LINE, "The summary from now on.", True),),
)

DESCRIPTION_CHANGE = Record(
    "description_change",
    "a change of the description",
    "Another description.",
    (Key("description", or_null(TEXT), "The description from now on; null: none.", True),),
)

EXAMPLE = Record(
    "example",
    "an example",
    "A node with its inputs, and its outputs or the clause that it violates.",
    (
        Key("name", EXAMPLE_NAME, "The name; unique in the file.", True),
        Key("title", LINE, "A heading for the page."),
        Key("description", TEXT, "What the example shows."),
        Key("since", POSITIVE, "The first version that it is for; the oldest if left out."),
        Key("until", POSITIVE, "The last version that it is for; the newest if left out."),
        Key(
            "attributes",
            MapOf(
                NAME,
                Either((CONSTANT, CONSTANTS, RecordOf("tensor", "a tensor"))),
                "a mapping of attributes to values",
            ),
            "The attributes of the node.",
        ),
        Key(
            "inputs",
            _TENSORS,
            "The inputs in order; null is one that is left out, a list of tensors is a sequence.",
        ),
        Key("outputs", _TENSORS, "The outputs expected; null is one not asked for."),
        Key("violates", CLAUSE, "The clause that the node violates; then it has no outputs."),
    ),
)

TENSOR = Record(
    "tensor",
    "a tensor",
    "A tensor of an example.",
    (
        Key("name", EXAMPLE_NAME, "Its name in the node as printed."),
        Key("type", PLAIN_NAME, "The element type, as in tensor(...).", True),
        Key(
            "shape",
            ListOf(COUNT, "a list of sizes", whole=True),
            "The sizes, needed where the values do not tell them.",
        ),
        Key(
            "values",
            Either(
                (
                    Constant(boolean=True),
                    ListOf(
                        Constant(boolean=True),
                        "a list of values, nested as the axes are",
                        nested=True,
                        whole=True,
                    ),
                )
            ),
            "The elements in nested lists; complex numbers as text, '1+2j'; .inf and .nan.",
        ),
    ),
)

LEDGER_ENTRY = Record(
    "ledger_entry",
    "a difference",
    "A difference from another source that is meant.",
    (
        Key(
            "against",
            Choice(("onnx.defs", "onnx.reference", "onnxruntime")),
            "The source that differs.",
            True,
        ),
        Key(
            "versions",
            ListOf(POSITIVE, "a list of versions"),
            "The versions concerned; all if left out.",
        ),
        Key("types", TYPES, "The element types concerned; all if left out."),
        Key("omits", NAMES, "The attributes whose absence is what differs."),
        Key("fact", LINE, "For onnx.defs: which fact of the schema."),
        Key(
            "when",
            EXPRESSION,
            "What holds of the calls concerned, by the names of the version; all if left out.",
        ),
        Key("clause", CLAUSE, "The clause concerned."),
        Key(
            "examples",
            ListOf(EXAMPLE_NAME, "a list of names of examples", least=1),
            "The examples that show the difference; it is about them alone.",
        ),
        Key(
            "ends",
            FLAG,
            "true if the source ends its process, so that the calls are made in another one.",
        ),
        Key("reason", TEXT, "Why the difference is meant.", True),
    ),
)

PACKAGE_FILE = Record(
    "package_file",
    "a package file",
    "The package that is emitted.",
    (
        Key("package", NAME, "The name under which Python imports the package.", True),
        Key(
            "version",
            Word("a version such as '0.1.0', in quotes", r"[0-9][0-9A-Za-z.+!-]{0,49}"),
            "The version of the package.",
        ),
        Key("summary", LINE, "What the package is, in one sentence."),
        Key(
            "license",
            Word("a license expression such as Apache-2.0", r"[A-Za-z0-9][A-Za-z0-9.+() -]{0,99}"),
            "The SPDX expression of its license.",
        ),
        Key(
            "domains",
            MapOf(
                DOMAIN_NAME,
                RecordOf("domain", "a mapping with newest, facts and module"),
                "a mapping of domains",
            ),
            "The operator domains in the package.",
            True,
        ),
    ),
)

DOMAIN_RECORD = Record(
    "domain",
    "a domain",
    "An operator domain of the package.",
    (
        Key("newest", POSITIVE, "The newest opset of the domain.", True),
        Key("facts", Choice(("onnx.defs",)), "The source against which its facts are checked."),
        Key("module", DOMAIN_NAME, "Its module in the package; the domain's name if left out."),
    ),
)

ELEMENT_TYPE = Record(
    "element_type",
    "an element type",
    "A type that the elements of a tensor may have.",
    (
        Key("name", PLAIN_NAME, "The name, as in tensor(...).", True),
        Key("number", POSITIVE, "The number in TensorProto.DataType.", True),
        Key("numpy", PLAIN_NAME, "The NumPy or ml_dtypes type; object for texts.", True),
        Key(
            "bits",
            or_null(Integer(1, 1024)),
            "The bits of an element; null where elements differ in size.",
            True,
        ),
        Key("since_ir", POSITIVE, "The first version of the model format that has it.", True),
    ),
)

TYPES_FILE = MapOf(PLAIN_NAME, TYPES, "a mapping of names to lists of types")
ELEMENT_TYPES_FILE = ListOf(RecordOf("element_type", "an element type"), "a list of element types")

RECORDS: dict[str, Record] = {
    record.name: record
    for record in (
        OPERATOR_FILE,
        INPUT,
        OUTPUT,
        ATTRIBUTE,
        TOLERANCE,
        VARIADIC,
        TYPE_VARIABLE,
        CLAUSE_RECORD,
        VERSION,
        INPUT_CHANGE,
        OUTPUT_CHANGE,
        ATTRIBUTE_CHANGE,
        TYPE_CHANGE,
        LET_CHANGE,
        CLAUSE_CHANGE,
        DEFINITION_CHANGE,
        SUMMARY_CHANGE,
        DESCRIPTION_CHANGE,
        EXAMPLE,
        TENSOR,
        LEDGER_ENTRY,
        PACKAGE_FILE,
        DOMAIN_RECORD,
        ELEMENT_TYPE,
    )
}
