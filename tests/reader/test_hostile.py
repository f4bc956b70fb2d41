"""Whatever the bytes are: findings, soon, and never an exception."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from opspec.diagnostics import LIMIT_PER_FILE, Findings
from opspec.reading import yaml_reader
from opspec.reading.decode import (
    decode_element_types,
    decode_operator,
    decode_package,
    decode_types,
)
from opspec.reading.yaml_nodes import Node

LOADERS = [yaml.SafeLoader, *([yaml.CSafeLoader] if yaml.__with_libyaml__ else [])]
DRAFTS = sorted((Path(__file__).parents[1] / "drafts").glob("*.yaml"))
FAULTY = sorted((Path(__file__).parent / "faulty").glob("*.yaml"))
DECODERS: list[Callable[[Node | None, str, Findings], object]] = [
    decode_operator,
    decode_package,
    decode_types,
    decode_element_types,
]


def findings_of(data: bytes) -> str:
    findings = Findings()
    node = yaml_reader.read(data, "f", findings)
    assert node is not None or findings, "nothing was read, and nothing was said"
    decode_operator(node, "f", findings)
    return findings.as_text()


def made_of(number: int, line: Callable[[int], str]) -> str:
    return "".join(line(index) for index in range(number))


SMALL = 1_000_000
LIMITS = {
    "a text of a megabyte": (
        "summary: " + "x" * SMALL,
        f"f:1:10: Y17 a text of {SMALL} characters, '{'x' * 57}...'; at most 20000 are read\n",
    ),
    "a quoted text of a megabyte": (
        'summary: "' + "x" * SMALL + '"',
        f"f:1:10: Y17 a text of {SMALL} characters, '{'x' * 57}...'; at most 20000 are read\n",
    ),
    "a block of a megabyte": (
        "summary: |\n" + "  0123456789abcde\n" * (SMALL // 16),
        "f:1:10: Y17 a text of 1000000 characters, '0123456789abcde\\n0123456789abcde\\n"
        "0123456789abcde\\n012345678...'; at most 20000 are read\n",
    ),
    "a file of three megabytes": (
        "# " + "x" * 3_000_000,
        "f:1:1: Y02 the file has 3000002 bytes; at most 2097152 are read\n",
    ),
    "10,000 lists in one line": ("- " * 10_000, "f:1:201: Y16 nested more than 100 deep"),
    "10,000 brackets": ("[\n" * 10_000, "f:101:1: Y16 nested more than 100 deep"),
    "10,000 closed brackets": (
        "[\n" * 10_000 + "]\n" * 10_000,
        "f:101:1: Y16 nested more than 100 deep",
    ),
    "10,000 braces": ("{a: \n" * 10_000, "f:101:1: Y16 nested more than 100 deep"),
    "1,500 mappings by indentation": (
        made_of(1_500, lambda index: " " * index + "a:\n"),
        "f:101:101: Y16 nested more than 100 deep",
    ),
    "300,000 values": ("inputs: [" + "a, " * 300_000 + "a]", "Y18 more than 100000 values"),
    "a number of 10,000 digits": (
        "versions: [{since: " + "9" * 10_000 + "}]",
        "Y21 a number of 10000 characters; at most 400 are read",
    ),
}


@pytest.mark.parametrize("loader", LOADERS)
@pytest.mark.parametrize("case", LIMITS)
def test_limits(case: str, loader: type[yaml.SafeLoader], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yaml_reader, "LOADER", loader)
    text, expected = LIMITS[case]
    assert expected in findings_of(text.encode())


def test_brackets_without_end_in_one_line() -> None:
    # Where the parser stops depends on how far it looks ahead.
    said = findings_of(b"[" * 10_000)
    assert said.count("\n") == 1
    assert " Y16 " in said


ENDLESS = {
    "unknown keys": made_of(60_000, lambda index: f"sumary{index}: x\n"),
    "unknown keys in changes": "versions:\n  - since: 1\n    changes:\n"
    + made_of(20_000, lambda index: f"      - {{atribute: a{index}}}\n"),
    "equal keys": "a: 1\n" * 60_000,
    "equal keys in one line": "{" + "a: 1, " * 60_000 + "}",
    "keys in one line": "{" + made_of(60_000, lambda index: f"a{index}: 1, ") + "}",
    "inputs without names": "inputs:\n" + "  - {}\n" * 60_000,
    "empty items": "inputs:\n" + "  -\n" * 60_000,
    "aliases": "a: [" + "*a, " * 60_000 + "]",
    "aliases in items": "a:\n" + "  - *a\n" * 60_000,
    "alias bomb": "a0: &a0 [x]\n"
    + made_of(5_000, lambda i: f"a{i + 1}: &a{i + 1} [{', '.join([f'*a{i}'] * 9)}]\n"),
    "cut expressions": "{" + made_of(30_000, lambda index: f"a{index}: f(x, y), ") + "}",
    "open brackets": "[" + "f(a, " * 60_000 + "]",
    "NUL bytes": "a: \0" + "\0" * 1_000_000,
    "NUL lines": "a: 1\n" * 20 + "\0\n" * 300_000,
    "invisible characters": "a: x\n" * 20 + "\u200b\n" * 300_000,
    "tabs": "\t" * 1_000_000,
    "question marks": "? " * 100_000,
    "colons": ":" * 300_000 + " x",
    "long lines of words": "a: >-\n" + ("  " + "w " * 2_000 + "\n") * 4,
    "comments": "# x\n" * 300_000,
    "escapes": made_of(
        12, lambda index: f'a{index}: "' + "\\U00000041\\U00000042 " * 6_600 + '"\n'
    ),
    "quotes": '"' + '\\"' * 200_000,
    "names like each other": "let:\n" + made_of(30_000, lambda index: f"  'f(x': {index}{index}\n"),
}


@pytest.mark.parametrize("case", ENDLESS)
def test_much_of_anything_takes_little_time(case: str) -> None:
    started = time.process_time()
    said = findings_of(ENDLESS[case].encode())
    assert time.process_time() - started < 10
    assert said
    assert said.count("\n") <= LIMIT_PER_FILE + 1
    assert all(len(line) < 500 for line in said.splitlines())


def judge(data: bytes) -> None:
    for decode in DECODERS:
        findings = Findings()
        node = yaml_reader.read(data, "f", findings)
        decode(node, "f", findings)
        assert node is not None or findings
        for finding in findings:
            assert finding.at.file == "f"
            assert finding.at.line >= 1
            assert finding.at.column >= 1
            assert finding.message.isprintable()


CALM = settings(deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@settings(CALM, max_examples=300)
@given(st.binary(max_size=200))
def test_any_bytes(data: bytes) -> None:
    judge(data)


YAMLISH = st.sampled_from(
    [
        *"abxTC1,:-?[]{}()*&!|>'\"%@`#~<= \n\t\\\0\u202e\u00e9",
        *(
            "\n  ",
            ": ",
            "- ",
            "\n- ",
            "name",
            "type",
            "since",
            "null",
            "<<: ",
            "{a: f(x, ",
            "\\u12",
        ),
    ]
)


@settings(CALM, max_examples=400)
@given(st.lists(YAMLISH, max_size=60).map("".join))
def test_any_text_that_looks_like_yaml(text: str) -> None:
    for loader in LOADERS:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(yaml_reader, "LOADER", loader)
            judge(text.encode())


@settings(CALM, max_examples=300)
@given(
    source=st.sampled_from(DRAFTS + FAULTY),
    edits=st.lists(st.tuples(st.floats(0, 1), st.integers(0, 12), YAMLISH), min_size=1, max_size=4),
)
def test_any_edit_of_a_specification(source: Path, edits: list[tuple[float, int, str]]) -> None:
    data = source.read_bytes()
    for where, length, piece in edits:
        start = int(where * len(data))
        data = data[:start] + piece.encode() + data[start + length :]
    judge(data)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=8,
)
KEYS = st.sampled_from(
    "operator domain summary inputs outputs attributes types let clauses definition tolerance "
    "versions examples ledger package domains name type shape variadic values since changes".split()
)


@settings(CALM, max_examples=100)
@given(st.dictionaries(KEYS, VALUES | st.lists(st.dictionaries(KEYS, VALUES, max_size=4))))
def test_any_value_of_any_key(record: dict[str, object]) -> None:
    judge(yaml.safe_dump(record, allow_unicode=True).encode())
