"""Formulas, pictures and code of examples."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from onnx import TensorProto

from opspec.documents.accuracy import accuracy
from opspec.documents.formula import formula
from opspec.documents.formulas import formula_view
from opspec.documents.latex import latex_equation, latex_lines
from opspec.documents.mathml import mathml
from opspec.documents.messages import message
from opspec.documents.pictures import picture
from opspec.documents.textform import array, elements, output_names, text_form
from opspec.documents.usage import numpy_code, onnx_code
from opspec.language.formal import results
from opspec.language.resolved import Example, Operator, Tensor, Version
from tests.pages.planning import planned
from tests.trees import ROOT, draft, element_types, operator_of, some, specified, tree_of

TYPES = element_types()
DRAFTS = sorted(path.stem for path in (ROOT / "tests/drafts").glob("[A-Z]*.yaml"))
SVG = "{http://www.w3.org/2000/svg}"


def example_of(operator: Operator, name: str) -> tuple[Version, Example]:
    for version in reversed(operator.versions):
        for example in version.examples:
            if example.name == name:
                return version, example
    raise KeyError(name)


def every_example() -> list[tuple[Version, Example]]:
    return [
        (version, example)
        for operator in some()
        for version in operator.versions
        for example in version.examples
    ]


# Formulas


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        (
            "Add",
            r"C\left[ \boldsymbol{i} \right] = A\left[ \boldsymbol{i} \right] + "
            r"B\left[ \boldsymbol{i} \right]",
        ),
        (
            "Concat",
            r"\mathit{concat\_result}\left[ \boldsymbol{o}, j + \sum_{0 \le l < k} n_{l}, "
            r"\boldsymbol{i} \right] = "
            r"\mathit{inputs}_{k}\left[ \boldsymbol{o}, j, \boldsymbol{i} \right]",
        ),
        (
            "Gather",
            r"\mathit{output}\left[ \boldsymbol{o}, \boldsymbol{p}, \boldsymbol{i} \right] = "
            r"\mathit{data}\left[ \boldsymbol{o}, \mathit{indices}\left[ \boldsymbol{p} \right], "
            r"\boldsymbol{i} \right]",
        ),
        (
            "Where",
            r"\mathit{output}\left[ \boldsymbol{i} \right] = \begin{cases} X\left[ \boldsymbol{i} "
            r"\right] & \text{if } \mathit{condition}\left[ \boldsymbol{i} \right] \\ Y\left[ "
            r"\boldsymbol{i} \right] & \text{otherwise} \end{cases}",
        ),
    ],
)
def test_latex_of_a_definition(name: str, expected: str) -> None:
    found = formula(draft(name).newest)
    assert found is not None
    assert latex_equation(found.equations[0]) == expected


PIECES = """
operator: Pieces
summary: Uses many words.
inputs: [{name: X, type: T, shape: "(*d,)"}]
outputs: [{name: Y, type: T, shape: "(*d,)"}]
attributes:
  - {name: flag, type: int, default: 0}
  - {name: mode, type: string, default: up}
types: {T: [floats]}
let:
  w: "[[1, 2], [3, 4]]"
clauses: {C1: X.given, C2: T.allowed}
definition: |
  Y[*i] = VALUE
versions: [{since: 1}]
"""


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("X[*i] == 1.0", r"\left( X\left[ \boldsymbol{i} \right] = 1 \right)"),
        ("w[0][1]", r"w_{0, 1}"),
        ("1 if flag else 2", r"1 & \text{if } \mathit{flag} \ne 0"),
        ("1 if not flag or X[*i] > 0.5 else 2", r"\mathit{flag} = 0\text{ or }X"),
        (
            "argmax((X[*j] for j in grid(d)), last=flag)",
            r"\operatorname*{arg max}_{0 \le \boldsymbol{j} < d} X\left[ \boldsymbol{j} \right]"
            r"\text{, the last one if }\mathit{flag} \ne 0",
        ),
        ("max(X[*j] for j in grid(d))", r"\max_{0 \le \boldsymbol{j} < d} X"),
        ("prod(X[*j] for j in grid(d))", r"\prod_{0 \le \boldsymbol{j} < d} X"),
        ("floor(X[*i] / 2)", r"\lfloor \frac{X\left[ \boldsymbol{i} \right]}{2} \right\rfloor"),
        ("ceildiv(3, 2)", r"\left\lceil \frac{3}{2} \right\rceil"),
        ("7 // 2", r"\left\lfloor \frac{7}{2} \right\rfloor"),
        ("7 % 2", r"7\text{ mod }2"),
        ("sqrt(2) ** 2", r"{\sqrt{2}}^{2}"),
        ('{"up": 1, "down": 2}[mode]', r"1 & \text{if } \mathit{mode} = \text{“up”}"),
        ("sum(X[*j] for j in grid(d) if inside(j, d))", r" \\ 0 \le \boldsymbol{j} < d}}"),
    ],
)
def test_latex_of_the_words_of_the_language(value: str, expected: str) -> None:
    found = formula(operator_of(PIECES.replace("VALUE", value)).newest)
    assert found is not None
    assert expected in latex_lines(found)[0]


def test_an_input_that_is_a_list_is_read_as_one() -> None:
    found = formula(draft("Slice").newest)
    assert found is not None
    lines = "".join(latex_lines(found))
    assert r"\mathit{axes}_{k}" in lines
    assert r"\mathit{axes}\left[" not in lines


@pytest.mark.parametrize("name", DRAFTS)
def test_every_definition_has_balanced_latex_and_well_formed_mathml(name: str) -> None:
    for version in draft(name).versions:
        found = formula(version)
        if found is None:
            continue
        for line in latex_lines(found):
            assert line.count("{") - line.count(r"\{") == line.count("}") - line.count(r"\}")
            assert line.count(r"\left") == line.count(r"\right") + line.count(r"\leftarrow")
        for part in (*(equation.math for equation in found.equations), *found.where):
            ET.fromstring(mathml(part))


def test_functions_that_a_reader_may_not_know_are_explained() -> None:
    found = formula_view(draft("Unsqueeze").newest)
    assert found is not None
    assert [function.name for function in found.functions] == ["insert(t, axes, v)"]
    plain = formula_view(draft("MatMul").newest)
    assert plain is not None
    assert plain.functions == ()


# Accuracy


def test_what_is_said_of_accuracy() -> None:
    exact = accuracy(draft("Gather").newest)
    assert exact is not None
    assert exact.exact.endswith("bit for bit.")
    text = PIECES.replace("VALUE", "X[*i] / 3").replace("versions:", "TOLERANCE\nversions:")
    some = "tolerance: {ulps: {float: 2, float16: 1, double: 2}, reason: Rounded twice.}"
    found = accuracy(operator_of(text.replace("TOLERANCE", some)).newest)
    assert found is not None
    assert found.exact == ""
    assert found.allowed == (
        ("float and double", "at most `2` units in the last place off"),
        ("float16", "at most `1` unit in the last place off"),
    )
    assert found.reasons == ("Rounded twice.",)


# Text and code


def test_the_text_of_an_example_is_exact() -> None:
    concat = next(operator for operator in specified() if operator.name == "Concat")
    version, example = example_of(concat, "test_cc_concat_1d_axis_negative_1")
    assert text_form(version, example, TYPES).split("\n") == [
        "Node:",
        "  Concat(value0, value1) -> (output)",
        "  Attributes:",
        "    axis = -1",
        "",
        "Inputs:",
        "  value0: shape=(2,), dtype=float32",
        "    [1., 2.]",
        "  value1: shape=(2,), dtype=float32",
        "    [3., 4.]",
        "",
        "Outputs:",
        "  output: shape=(4,), dtype=float32",
        "    [1., 2., 3., 4.]",
    ]


HELD = """\
operator: Same
domain: ai.onnx
summary: Gives back what it is given.
inputs:
  - {name: X, type: T, shape: '(*d,)'}
outputs:
  - {name: Y, type: T, shape: '(*d,)'}
types: {T: [float, double, seq(double)]}
clauses: {C1: X.given, C2: T.allowed}
definition: Y[*i] = X[*i]
versions: [{since: 1}]
examples:
  - name: held
    inputs: [[{name: a, type: double, values: [1]}, {name: b, type: double, values: []}]]
    outputs: [[{name: c, type: double, values: [1]}, {name: d, type: double, values: []}]]
  - {name: none, inputs: [[]], outputs: [[]]}
"""


def test_a_sequence_is_one_value_of_the_node() -> None:
    version, example = example_of(operator_of(HELD), "held")
    assert text_form(version, example, TYPES).split("\n") == [
        "Node:",
        "  Same(X) -> (Y)",
        "",
        "Inputs:",
        "  a: shape=(1,), dtype=float64",
        "    [1.]",
        "  b: shape=(0,), dtype=float64",
        "    []",
        "",
        "Outputs:",
        "  c: shape=(1,), dtype=float64",
        "    [1.]",
        "  d: shape=(0,), dtype=float64",
        "    []",
    ]
    assert numpy_code("onnxops", version, example, TYPES).split("\n")[-3:] == [
        "Y = op.same([a, b])",
        "# Y[0]: [1.]",
        "# Y[1]: []",
    ]
    names: dict[str, Any] = {}
    exec(onnx_code(version, example), names)
    for info in (*names["graph"].input, *names["graph"].output):
        tensor = info.type.sequence_type.elem_type.tensor_type
        assert tensor.elem_type == TensorProto.DOUBLE


def test_a_sequence_of_no_tensors_is_told() -> None:
    version, example = example_of(operator_of(HELD), "none")
    told = text_form(version, example, TYPES).split("\n")
    assert told[2:] == ["", "Inputs:", "  X: no tensors", "", "Outputs:", "  Y: no tensors"]
    assert picture(version, example, TYPES).svg == ""


def test_a_picture_follows_each_tensor_of_a_sequence() -> None:
    text = HELD.replace("values: []", "values: [2, 3]")
    version, example = example_of(operator_of(text), "held")
    assert picture(version, example, TYPES).caption == "`c` is from `a`. `d` is from `b`."


SPLIT = """\
examples:
  - name: parted
    inputs: [{name: x, type: float, values: [[1], [2], [3]]}]
    attributes: {split: [1, 2]}
    until: 11
    outputs:
      - {name: a, type: float, values: [[1]]}
      - {name: b, type: float, values: [[2], [3]]}
"""


def test_several_results_are_told_apart() -> None:
    text = (ROOT / "tests/drafts/Split.yaml").read_text() + SPLIT
    version, example = example_of(operator_of(text), "parted")
    assert numpy_code("onnxops", version, example, TYPES).split("\n")[-4:] == [
        "a, b = op.split(x, split=(1, 2), n_outputs=2)",
        "# a: [[1.]]",
        "# b: [[2.],",
        "#     [3.]]",
    ]
    alone = text.replace("split: [1, 2]", "split: [3]").replace("[[1]]", "[[1], [2], [3]]")
    alone = alone[: alone.index("      - {name: b")]
    version, example = example_of(operator_of(alone), "parted")
    assert "\n(a,) = op.split(x, split=(3,), n_outputs=1)\n" in numpy_code(
        "onnxops", version, example, TYPES
    )


def test_a_result_that_is_not_wanted_is_there_all_the_same() -> None:
    text = (
        (ROOT / "tests/drafts/MaxPool.yaml").read_text()
        + """\
examples:
  - name: pooled
    attributes: {kernel_shape: [2]}
    inputs: [{name: x, type: float16, values: [[[1, 2]]]}]
    outputs: [{name: y, type: float16, values: [[[2]]]}]
"""
    )
    version, example = example_of(operator_of(text), "pooled")
    assert "\ny, *_ = op.max_pool(x" in numpy_code("onnxops", version, example, TYPES)


def test_types_that_numpy_lacks_are_imported() -> None:
    text = (
        (ROOT / "tests/drafts/Where.yaml").read_text()
        + """\
examples:
  - name: chosen
    since: 16
    inputs:
      - {name: c, type: bool, values: [true]}
      - {name: x, type: bfloat16, values: [1]}
      - {name: y, type: bfloat16, values: [2]}
    outputs: [{name: z, type: bfloat16, values: [1]}]
"""
    )
    version, example = example_of(operator_of(text), "chosen")
    code = numpy_code("onnxops", version, example, TYPES)
    assert code.startswith("import numpy as np\nimport ml_dtypes\nfrom onnxops")


def test_numbers_are_typed_as_a_reader_would_and_keep_the_sign_of_zero() -> None:
    text = (
        (ROOT / "tests/drafts/Softmax.yaml").read_text()
        + """\
examples:
  - name: typed
    inputs: [{name: x, type: float, values: [-0.0, 0, 10, -2.5, .nan, -.inf]}]
    outputs: [{name: y, type: float, values: [.nan, .nan, .nan, .nan, .nan, .nan]}]
"""
    )
    version, example = example_of(operator_of(text), "typed")
    code = numpy_code("onnxops", version, example, TYPES)
    assert "\nx = np.array([-0.0, 0, 10, -2.5, np.nan, -np.inf], np.float32)\n" in code


def test_halves_are_shown_in_as_few_characters_as_others() -> None:
    halves = np.array([1.5, 60000, 0.00001, np.inf], np.float16)
    assert elements(halves) == ["1.5", "60000", "1.00136e-05", "inf"]


RUN = """
import json, sys
import numpy as np
import onnx
results = []
for code, model, output in json.load(sys.stdin):
    names = {}
    try:
        exec(code, names)
        result = names[output]
        many = isinstance(result, list)
        results.append(repr([each.tolist() for each in result] if many else result.tolist()))
    except Exception as error:
        results.append(str(error))
    exec(model, names)
    if output in names:
        onnx.checker.check_model(names["model"], full_check=True)
print(json.dumps(results))
"""


def emitted(files: dict[str, str], folder: Path) -> Path:
    """Write the Python of a plan; return the folder to import from."""
    for path, text in files.items():
        if path.endswith(".py"):
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text, encoding="utf-8")
    return folder / "generated"


def results_of(examples: list[tuple[Version, Example]], package: Path) -> list[str]:
    """Run the code of examples: their outputs, or the texts of the errors that they raise."""
    calls = [
        (
            numpy_code("onnxops", version, example, TYPES),
            onnx_code(version, example),
            output_names(version, example)[0],
        )
        for version, example in examples
    ]
    done = subprocess.run(
        [sys.executable, "-c", RUN],
        input=json.dumps(calls),
        env={**os.environ, "PYTHONPATH": str(package)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: list[str] = json.loads(done.stdout)
    return found


def test_the_code_of_every_example_gives_its_outputs(files: dict[str, str], tmp_path: Path) -> None:
    valid = [(version, example) for version, example in every_example() if not example.violates]
    assert results_of(valid, emitted(files, tmp_path)) == [
        repr(nested(results(example)[0])) for _, example in valid
    ]


def nested(result: Tensor | list[Tensor]) -> object:
    """What comes out as lists of numbers."""
    if isinstance(result, list):
        return [nested(tensor) for tensor in result]
    return array(result, TYPES).tolist()


def test_the_message_of_a_refused_example_is_what_is_raised(
    files: dict[str, str], tmp_path: Path
) -> None:
    refused = [(version, example) for version, example in every_example() if example.violates]
    text = Path(__file__).with_name("refused.yaml").read_text(encoding="utf-8")
    operator = operator_of(text, "tests/pages/refused.yaml")
    faulty = [(operator.newest, example) for example in operator.newest.examples]
    for examples, package in (
        (refused, emitted(files, tmp_path / "ours")),
        (faulty, emitted(planned(tree_of(operator)), tmp_path / "faulty")),
    ):
        shown = [message(version, example, TYPES) for version, example in examples]
        assert results_of(examples, package) == shown
        for (version, example), text in zip(examples, shown, strict=True):
            assert text.startswith(f"{version.name}.{example.violates}: ")


def test_a_message_tells_sizes_that_cannot_be_stretched() -> None:
    text = (
        (ROOT / "tests/drafts/Add.yaml").read_text()
        + """\
examples:
  - name: apart
    since: 7
    inputs:
      - {name: a, type: float, values: [[1, 2], [3, 4]]}
      - {name: b, type: float, values: [1, 2, 3]}
    violates: C4
"""
    )
    version, example = example_of(operator_of(text), "apart")
    assert message(version, example, TYPES) == (
        f"{version.name}.C4: B has size 3 on axis 0, wanted 1 or 2 as A has"
    )


def test_what_a_clause_asks_for_ends_a_message() -> None:
    text = """\
operator: Test
domain: ai.onnx
summary: Does nothing.
inputs: [{name: x, type: T, shape: "(n, m)"}]
outputs: [{name: y, type: T, shape: "(n, m)"}]
attributes: [{name: factor, type: float, default: 1.0}]
types: {T: [float]}
let: {half: n / 2}
clauses:
  C1: {holds: half == m, says: "Half of the first size is the second one."}
  C2: n > 0
definition: "y[i, j] = factor * x[i, j]"
versions: [{since: 1}]
examples:
  - name: uneven
    attributes: {factor: 2}
    inputs: [{name: x, type: float, values: [[1, 2]]}]
    violates: C1
"""
    version, example = example_of(operator_of(text), "uneven")
    assert message(version, example, TYPES) == (
        "Test-1.C1: m, n are 2, 1, wanted that half of the first size is the second one"
    )
    assert 'helper.make_node("Test", ["x"], ["y"], factor=2.0)' in onnx_code(version, example)
