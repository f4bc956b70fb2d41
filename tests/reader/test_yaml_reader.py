"""From bytes to nodes: what plain texts mean, where everything stands, and what is refused."""

from __future__ import annotations

import math

import pytest
import yaml

from opspec.diagnostics import Findings, Position
from opspec.reading import yaml_reader
from opspec.reading.model import Field
from opspec.reading.yaml_nodes import Mapping, Node, Scalar, Sequence, Unreadable

LOADERS = [yaml.SafeLoader, *([yaml.CSafeLoader] if yaml.__with_libyaml__ else [])]


@pytest.fixture(params=LOADERS, autouse=True)
def loader(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything here holds with libyaml and without it."""
    monkeypatch.setattr(yaml_reader, "LOADER", request.param)


def read(text: str | bytes) -> tuple[Node | None, str]:
    findings = Findings()
    data = text.encode() if isinstance(text, str) else text
    return yaml_reader.read(data, "f", findings), findings.as_text()


def value_of(text: str) -> Node:
    node, said = read(f"key: {text}\n")
    assert said == ""
    assert isinstance(node, Mapping)
    return node.entries[0][1]


def scalar(text: str) -> Scalar:
    node = value_of(text)
    assert isinstance(node, Scalar)
    return node


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("null", None),
        ("Null", None),
        ("~", None),
        ("true", True),
        ("True", True),
        ("FALSE", False),
        ("yes", "yes"),
        ("no", "no"),
        ("on", "on"),
        ("off", "off"),
        ("y", "y"),
        ("tRuE", "tRuE"),
        ("0", 0),
        ("-1", -1),
        ("+7", 7),
        ("010", 10),
        ("0o17", 15),
        ("0x1F", 31),
        ("-0x1F", "-0x1F"),
        ("1_000", "1_000"),
        ("190:20:30", "190:20:30"),
        ("2001-12-14", "2001-12-14"),
        ("1.5", 1.5),
        ("1e-05", 1e-05),
        ("1.", 1.0),
        (".5", 0.5),
        ("-1E3", -1000.0),
        ("1e5", 100000.0),
        (".inf", math.inf),
        ("-.Inf", -math.inf),
        ("+.INF", math.inf),
        ("inf", "inf"),
        ("nan", "nan"),
        ("1.2.3", "1.2.3"),
        ("0b1", "0b1"),
        ("1e", "1e"),
        (".", "."),
        ("=", "="),
        ("'1'", "1"),
        ('"true"', "true"),
        ("''", ""),
        ("-r <= axis < r", "-r <= axis < r"),
        ("(*outer, n[k] @ axis)", "(*outer, n[k] @ axis)"),
        ("\u06f1", "\u06f1"),
    ],
)
def test_plain_values(text: str, value: object) -> None:
    got = scalar(text).value
    assert got == value
    assert type(got) is type(value)


def test_not_a_number() -> None:
    for text in (".nan", ".NaN", ".NAN"):
        value = scalar(text).value
        assert isinstance(value, float)
        assert math.isnan(value)


def test_places_count_characters() -> None:
    node, said = read("größe: {a: 'ü', \U0001d538: [x, y]}\n")
    assert said == ""
    assert isinstance(node, Mapping)
    inner = node.entries[0][1]
    assert isinstance(inner, Mapping)
    assert inner.at == Position("f", 1, 8)
    (first, text), (second, items) = inner.entries
    assert (first.at.column, text.at.column) == (9, 13)
    assert (second.at.column, items.at.column) == (17, 20)
    assert isinstance(items, Sequence)
    assert [item.at.column for item in items.items] == [21, 24]


def test_line_breaks_of_all_kinds_count_once() -> None:
    node, said = read("a: 1\r\nb: 2\rc: 3\n")
    assert said == ""
    assert isinstance(node, Mapping)
    assert [key.at.line for key, _ in node.entries] == [1, 2, 3]


@pytest.mark.parametrize(
    ("text", "places"),
    [
        # text, then characters of it with the line and column where they stand
        ("key: a + b\n", {"a": (1, 6), "b": (1, 10)}),
        ("key: 'a + b'\n", {"a": (1, 7), "b": (1, 11)}),
        ('key: "a\\t+ b"\n', {"a": (1, 7), "b": (1, 12)}),
        ("key: 'it''s a + b'\n", {"a": (1, 13), "b": (1, 17)}),
        ("key: >-  # note: a b\n  a +\n  b\n", {"a": (2, 3), "b": (3, 3)}),
        ("key: |\n  a +\n\n    b\n", {"a": (2, 3), "b": (4, 5)}),
        ("key: a +\n   b\n", {"a": (1, 6), "b": (2, 4)}),
        ('key: "a + \\\n   b"\n', {"a": (1, 7), "b": (2, 4)}),
        ("? key\n: a + b\n", {"a": (2, 3), "b": (2, 7)}),
    ],
)
def test_every_character_of_a_text_has_its_place(
    text: str, places: dict[str, tuple[int, int]]
) -> None:
    node, said = read(text)
    assert said == ""
    assert isinstance(node, Mapping)
    found = node.entries[0][1]
    assert isinstance(found, Scalar)
    field = Field(found.text, found.at, (), found.anchors)
    for character, (line, column) in places.items():
        assert field.position(found.text.index(character)) == Position("f", line, column)
    assert found.at == field.position(0)


def test_a_long_definition_has_one_place_per_line() -> None:
    lines = "".join(f"  y{number}[i] = x[i] + {number}\n" for number in range(50))
    node, _ = read(f"definition: |\n{lines}")
    assert isinstance(node, Mapping)
    text = node.entries[0][1]
    assert isinstance(text, Scalar)
    assert len(text.anchors) == 50
    field = Field(text.text, text.at, (), text.anchors)
    assert field.position(text.text.index("x[i] + 49")) == Position("f", 51, 12)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{part: ceildiv(n, m)}", "leaving 'ceildiv(n'"),
        ("{part: f(a, b, c), rest: 1}", "leaving 'f(a'"),
        ("{shape: (*outer, n, *inner)}", "leaving '(*outer'"),
        ("[f(a, b)]", "leaving 'f(a'"),
        ("[x, (a, (b, c)), y]", "leaving '(a'"),
        ("{a: f(x, x), b: g(y, x)}", "leaving 'f(x'"),
        ("{shape: (*outer, *inner, n), rest: 1}", "leaving '(*outer'"),
        ("[x, (*outer, *inner, n)]", "leaving '(*outer'"),
        ("{shape: (n, *inner)}", "and a '*' behind it reads as an alias"),
    ],
)
def test_an_expression_cut_by_a_comma_is_explained(text: str, said: str) -> None:
    _, found = read(f"key: {text}\n")
    assert "Y19 YAML ends this text at the comma, " + said in found
    assert all(" Y19 " in line for line in found.splitlines())


@pytest.mark.parametrize(
    "text",
    [
        "{a: (x), b: y}",
        "{a: f(x), b: '(', c: d}",
        "[(a), b]",
        "(a, b)",
        "{a: 'f(a, b)'}",
        '["f(a", b]',
        "{a: 'x)', b: null}",
    ],
)
def test_brackets_that_are_no_trap(text: str) -> None:
    value_of(text)


def test_what_is_refused_leaves_a_hole() -> None:
    node, said = read("a: *x\nb: [*y, z]\nc: !t d\ne: &f g\n")
    assert said.count("\n") == 4
    assert isinstance(node, Mapping)
    kinds = [type(value) for _, value in node.entries]
    assert kinds == [Unreadable, Unreadable, Scalar, Scalar]


def test_the_first_of_two_equal_keys_stays() -> None:
    node, said = read("a: 1\n'a': 2\nb: 3\n")
    assert said == "f:2:2: Y14 the key 'a' stands a second time; first in line 1\n"
    assert isinstance(node, Mapping)
    assert [value.value for _, value in node.entries if isinstance(value, Scalar)] == [1, 3]
    assert node.partial


def test_a_syntax_error_ends_the_reading_once() -> None:
    node, said = read("a: 1\na: 2\nb: [\nc: }\nd: @\n")
    assert node is None
    assert said.count("the rest of the file was not read") == 1
    assert "Y14" in said


def test_escapes_may_give_any_character() -> None:
    node, said = read('a: "\\u202e\\0\\u200b\\n"\n')
    assert said == ""
    assert isinstance(node, Mapping)
    text = node.entries[0][1]
    assert isinstance(text, Scalar)
    assert text.value == "\u202e\0\u200b\n"


def test_a_document_mark_is_no_fault() -> None:
    assert read("---\na: 1\n...\n")[1] == ""


def test_bytes_that_are_not_utf8_do_not_hide_the_rest() -> None:
    _, said = read(b"a: \xc3\n\xe2\x82: \xed\xa0\x80\na: 2\n")
    assert "f:1:4: Y03 the byte 0xc3 is not UTF-8 (offset 3); save the file as UTF-8" in said
    assert "f:2:1: Y03" in said
    assert "f:3:1: Y14" in said


def test_lost_characters_are_reported() -> None:
    assert "f:1:5: Y03 U+FFFD" in read("a: x\ufffd\n")[1]


@pytest.mark.parametrize("separator", ["\x85", "\u2028", "\u2029"])
def test_a_line_separator_breaks_no_line(separator: str) -> None:
    _, said = read(f"a: x{separator}y\nb: 1\nb: 2\n")
    assert "f:1:5: Y0" in said
    assert "f:3:1: Y14" in said


def test_half_a_surrogate_pair_is_refused() -> None:
    _, said = read('a: "\\ud800"\n')
    assert said.startswith("f:1:")
    assert said.count("\n") == 1


def test_every_tab_is_found_in_one_run() -> None:
    node, said = read("a: 1\n\tb: 2\n \tc:\n")
    assert node is None
    assert said == (
        "f:2:1: Y07 a tab; only spaces may indent a line; nothing else was read\n"
        "f:3:2: Y07 a tab; only spaces may indent a line\n"
    )


def test_a_tab_within_a_line_does_not_end_the_reading() -> None:
    node, said = read("a:\t1\na: 2\n")
    assert node is not None
    assert said == (
        "f:1:3: Y07 a tab; write a space, or \\t in double quotes\n"
        "f:2:1: Y14 the key 'a' stands a second time; first in line 1\n"
    )
