"""Pictures: what the colours of an example's elements say, by how its definition makes them."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from opspec.documents.colouring import Colouring, colouring
from opspec.documents.pictures import MAX_CELLS, picture
from opspec.documents.slabs import Slab, slabs
from opspec.documents.tracing import traced
from opspec.language.resolved import Example, Operator, Version
from tests.trees import ROOT, element_types, operator_of, specified

TYPES = element_types()
SVG = "{http://www.w3.org/2000/svg}"


def every_example() -> list[tuple[Version, Example]]:
    """Each example once, in the newest version that it is for."""
    found = {
        (operator.name, example.name): (version, example)
        for operator in specified()
        for version in operator.versions
        for example in version.examples
    }
    return list(found.values())


def with_example(text: str, example: str) -> tuple[Version, Example]:
    """An operator with an example instead of its own."""
    newest = operator_of(text.partition("examples:")[0] + f"examples:\n{example}").newest
    return newest, newest.examples[0]


def drafted(name: str, example: str) -> tuple[Version, Example]:
    return with_example((ROOT / f"tests/drafts/{name}.yaml").read_text(), example)


def coloured(version: Version, example: Example, axis: int | None = None) -> Colouring:
    made = traced(version, example, TYPES)
    assert made is not None
    return colouring(example, made, axis)


def colours(found: Colouring) -> tuple[object, object]:
    """The colours of all inputs and outputs; a pale element has none that is seen."""
    seen: list[object] = [
        [
            None
            if paint is None
            else ["pale" if flat in paint.pale else c for flat, c in enumerate(paint.colours)]
            for paint in paints
        ]
        for paints in (found.inputs, found.outputs)
    ]
    return seen[0], seen[1]


def test_what_is_joined_has_the_colour_of_its_input() -> None:
    version, example = next(
        each for each in every_example() if each[1].name == "concat_three_uneven"
    )
    found = coloured(version, example)
    assert found.outputs[0].colours == [0, 1, 1, 1, 2, 2] * 2
    assert slabs(found.outputs[0].colours, (2, 6)) == (
        Slab(0, ((0, 2), (0, 1))),
        Slab(1, ((0, 2), (1, 4))),
        Slab(2, ((0, 2), (4, 6))),
    )
    words = "`output[:, 0:1]` is from `value0`, `output[:, 1:4]` is from `value1` and"
    assert words in picture(version, example, TYPES).caption


GATHERED = """\
  - name: gathered
    attributes: {axis: 1}
    inputs:
      - {name: d, type: float, values: [[1, 2, 3], [4, 5, 6]]}
      - {name: i, type: int64, values: [2, 0]}
    outputs: [{name: y, type: float, values: [[3, 1], [6, 4]]}]
"""


def test_what_is_picked_has_the_colour_of_its_slice_and_so_has_the_index() -> None:
    version, example = drafted("Gather", GATHERED)
    assert colours(coloured(version, example, axis=1)) == (
        [[0, "pale", 2] * 2, [2, 0]],
        [[2, 0, 2, 0]],
    )
    caption = picture(version, example, TYPES).caption
    assert caption == (
        "Elements of one colour have the same place on axis 1 of `d`. What is pale is in no "
        "output. An index has the colour of what it picks."
    )


SPLIT = """\
  - name: parted
    attributes: {axis: 0}
    inputs:
      - {name: x, type: float, values: [1, 2, 3]}
      - {name: s, type: int64, values: [1, 2]}
    outputs: [{name: a, type: float, values: [1]}, {name: b, type: float, values: [2, 3]}]
"""


def test_what_is_parted_has_the_colour_of_its_output() -> None:
    version, example = drafted("Split", SPLIT)
    assert colours(coloured(version, example)) == ([[0, 1, 1], [None, None]], [[0], [1, 1]])
    assert (
        picture(version, example, TYPES).caption == "`x[0:1]` becomes `a` and `x[1:3]` becomes `b`."
    )


PADDED = """\
  - name: padded
    inputs:
      - {name: x, type: float, values: [1, 2]}
      - {name: p, type: int64, values: [1, 0]}
      - {name: c, type: float, shape: [], values: 9}
    outputs: [{name: y, type: float, values: [9, 1, 2]}]
"""


def test_what_is_from_nowhere_has_no_colour() -> None:
    version, example = drafted("Pad", PADDED)
    assert coloured(version, example).outputs[0].colours == [None, 0, 1]
    assert "What has no colour is not from `x`." in picture(version, example, TYPES).caption


CHOSEN = """\
  - name: chosen
    inputs:
      - {name: c, type: bool, values: [true, false]}
      - {name: x, type: float, values: [1, 2]}
      - {name: y, type: float, values: [3, 4]}
    outputs: [{name: z, type: float, values: [1, 4]}]
"""


def test_what_only_decides_is_no_source() -> None:
    version, example = drafted("Where", CHOSEN)
    assert colours(coloured(version, example)) == (
        [[None, None], [1, "pale"], ["pale", 2]],
        [[1, 2]],
    )


STRETCHED = """\
  - name: stretched
    inputs:
      - {name: a, type: float, values: [[1, 2], [3, 4]]}
      - {name: b, type: float, values: [10, 20]}
    outputs: [{name: c, type: float, values: [[11, 22], [13, 24]]}]
"""


def test_what_is_computed_has_the_colour_of_what_it_is_computed_from() -> None:
    version, example = drafted("Add", STRETCHED)
    found = coloured(version, example)
    assert colours(found) == ([[0, 1, 0, 1], [0, 1]], [[0, 1, 0, 1]])
    assert found.outputs[0].outlined == {2}
    assert [paint.outlined for paint in found.inputs if paint] == [{2}, {0}]


SUMMED = """\
  - name: summed
    attributes: {keepdims: 0}
    inputs:
      - {name: x, type: float, values: [[1, 2], [3, 4]]}
      - {name: axes, type: int64, values: [1]}
    outputs: [{name: y, type: float, values: [3, 7]}]
"""


def test_what_is_summed_needs_no_outline() -> None:
    version, example = drafted("ReduceSum", SUMMED)
    found = coloured(version, example)
    assert found.inputs[0] is not None
    assert found.inputs[0].colours == [0, 0, 1, 1]
    assert found.outputs[0].colours == [0, 1]
    assert found.outputs[0].outlined == set()
    assert found.words == ["A result has the colour of what it is computed from."]


MULTIPLIED = """\
  - name: multiplied
    inputs:
      - {name: a, type: float, values: [[1, 2], [3, 4], [5, 6]]}
      - {name: b, type: float, values: [[1, 0], [0, 1]]}
    outputs: [{name: c, type: float, values: [[1, 2], [3, 4], [5, 6]]}]
"""


def test_a_row_and_a_column_have_an_outline() -> None:
    version, example = drafted("MatMul", MULTIPLIED)
    found = coloured(version, example)
    assert colours(found) == ([[0, 0, 1, 1, 2, 2], [None] * 4], [[0, 0, 1, 1, 2, 2]])
    assert found.outputs[0].outlined == {3}
    assert [paint.outlined for paint in found.inputs if paint] == [{2, 3}, {1, 3}]


SCATTERED = """\
  - name: scattered
    attributes: {axis: 0, reduction: REDUCTION}
    inputs:
      - {name: x, type: float, values: [1, 2, 3]}
      - {name: i, type: int64, values: [1]}
      - {name: u, type: float, values: [5]}
    outputs: [{name: y, type: float, values: [1, 5, 3]}]
"""


def test_a_later_equation_has_the_last_word() -> None:
    version, example = drafted("ScatterElements", SCATTERED.replace("REDUCTION", "none"))
    assert colours(coloured(version, example)) == (
        [[0, "pale", 0], [None], [2]],
        [[0, 2, 0]],
    )
    version, example = drafted("ScatterElements", SCATTERED.replace("REDUCTION", "add"))
    made = traced(version, example, TYPES)
    assert made is not None
    assert made[0][1].source is None
    assert made[0][1].all == {(0, 1), (1, 0), (2, 0)}


SORTED = """\
  - name: sorted
    inputs:
      - {name: x, type: float, values: [[3, 1, 2], [4, 6, 5]]}
      - {name: k, type: int64, values: [2]}
    outputs:
      - {name: v, type: float, values: [[3, 2], [6, 5]]}
      - {name: i, type: int64, values: [[0, 2], [1, 2]]}
"""


def test_what_is_sorted_has_the_colour_of_its_place_and_so_has_the_place() -> None:
    version, example = drafted("TopK", SORTED)
    found = coloured(version, example, axis=1)
    assert colours(found) == (
        [[0, "pale", 2, "pale", 1, 2], [None]],
        [[0, 2, 1, 2], [0, 2, 1, 2]],
    )
    assert found.outputs[0].outlined == set()


POOLED = """\
  - name: pooled
    attributes: {kernel_shape: [2], strides: STRIDES}
    inputs: [{name: x, type: float, values: [[[1, 3, 2, 4]]]}]
    outputs: [{name: y, type: float, values: [[PICKED]]}]
"""


def test_what_is_picked_from_a_window_has_its_colour_or_its_outline() -> None:
    apart = POOLED.replace("STRIDES", "[2]").replace("PICKED", "[3, 4]")
    found = coloured(*drafted("MaxPool", apart))
    assert colours(found) == ([[0, 0, 1, 1]], [[0, 1]])
    assert found.words == ["A result is chosen from what has its colour in `x`."]
    sliding = POOLED.replace("STRIDES", "[1]").replace("PICKED", "[3, 3, 4]")
    found = coloured(*drafted("MaxPool", sliding))
    assert colours(found) == ([["pale", 1, "pale", 3]], [[1, 1, 3]])
    assert found.inputs[0] is not None
    assert (found.inputs[0].outlined, found.outputs[0].outlined) == ({1, 2}, {1})


ADD = """
operator: Plus
summary: Adds.
inputs:
  - {name: A, type: T, shape: "(*d,)"}
  - {name: B, type: T, shape: "(*d,)"}
outputs: [{name: C, type: T, shape: "(*d,)"}]
types: {T: [floats]}
clauses: {C1: T.allowed, C2: T.same, C3: d.same, C4: A.given, C5: B.given}
definition: C[*i] = A[*i] + B[*i]
versions: [{since: 1}]
examples:
  - name: small
    inputs:
      - {name: a, type: float, values: [1, 2]}
      - {name: b, type: float, values: [3, 4]}
    outputs: [{name: c, type: float, values: [4, 6]}]
"""


def test_what_a_value_decides_is_read_and_not_copied() -> None:
    text = ADD.replace("A[*i] + B[*i]", "A[*argmax(A[*j] for j in grid(d))]")
    operator = operator_of(text)
    made = traced(operator.newest, operator.newest.examples[0], TYPES)
    assert made is not None
    assert [each.source for each in made[0]] == [(0, 1), (0, 1)]
    assert [each.reads for each in made[0]] == [{(0, 0), (0, 1)}] * 2


def test_a_definition_that_cannot_be_run_leaves_the_colours_of_the_inputs() -> None:
    operator = operator_of(ADD.replace("A[*i] + B[*i]", "A[*i, 0] + B[*i]"))
    example = operator.newest.examples[0]
    assert traced(operator.newest, example, TYPES) is None
    assert colours(colouring(example, None, None)) == ([[0, 0], [1, 1]], [[None, None]])


@pytest.mark.parametrize(
    ("version", "example"), every_example(), ids=lambda each: getattr(each, "name", "")
)
def test_a_picture_shows_and_tells_all_values(version: Version, example: Example) -> None:
    drawn = picture(version, example, TYPES)
    tensors = [*filter(None, example.inputs), *example.outputs]
    if not tensors:
        assert drawn.svg == ""
        return
    svg = ET.fromstring(f'<r xmlns="{SVG[1:-1]}">{drawn.svg}</r>')[0]
    title, description = svg[0], svg[1]
    assert svg.get("role") == "img"
    assert svg.get("aria-labelledby") == f"{title.get('id')} {description.get('id')}"
    count = sum(len(tensor.values) for tensor in tensors)
    cells = [
        "".join(cell.itertext())
        for cell in svg.iter(f"{SVG}g")
        if re.fullmatch(r"cell-(\d|result|pale)", cell.get("class", ""))
    ]
    assert all(tensor.name in (description.text or "") for tensor in tensors)
    if count <= MAX_CELLS:
        assert len(cells) == count


def test_many_elements_are_drawn_as_boxes() -> None:
    count = MAX_CELLS + 1
    values = ", ".join(["1"] * count)
    text = ADD.replace("A[*i] + B[*i]", "A[*i]").replace("[1, 2]", f"[{values}]")
    text = text.replace("[3, 4]", f"[{values}]").replace("[4, 6]", f"[{values}]")
    operator = operator_of(text)
    drawn = picture(operator.newest, operator.newest.examples[0], TYPES)
    assert drawn.svg.count("<rect") == 3
    assert f"c has the shape ({count},)" in drawn.svg


def test_a_wide_picture_keeps_its_size() -> None:
    numbers = ", ".join(f"{number}.123456" for number in range(8))
    text = ADD.replace("A[*i] + B[*i]", "A[*i]").replace("[1, 2]", f"[{numbers}]")
    text = text.replace("[3, 4]", f"[{numbers}]").replace("[4, 6]", f"[{numbers}]")
    for operator, wide in (operator_of(text), True), (operator_of(ADD), False):
        drawn = picture(operator.newest, operator.newest.examples[0], TYPES)
        assert drawn.is_wide == wide


def test_texts_in_a_picture_are_text(hostile: Operator) -> None:
    version = hostile.newest
    example = next(each for each in version.examples if each.name == "strings")
    svg = ET.fromstring(f'<r xmlns="{SVG[1:-1]}">{picture(version, example, TYPES).svg}</r>')
    allowed = ("r", "svg", "title", "desc", "g", "text", "tspan", "rect", "path")
    assert {element.tag for element in svg.iter()} <= {SVG + tag for tag in allowed}
