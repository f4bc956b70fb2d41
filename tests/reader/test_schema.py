"""The schema for editors: it takes what the reader takes, and refuses what a schema can refuse."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest

from opspec.diagnostics import Findings
from opspec.reading import yaml_reader
from opspec.reading.decode import decode_operator
from opspec.reading.grammar import RECORDS
from opspec.reading.schema import json_schema
from opspec.reading.yaml_nodes import Mapping, Node, Scalar, Sequence
from tests.golden import case_name, cases

ROOT = Path(__file__).parents[2]
SCHEMA = json.loads(json_schema())
VALIDATOR = jsonschema.Draft7Validator(SCHEMA)
FAULTY = Path(__file__).parent / "faulty"

# What takes more than one look at one value, or a list of words that depends on another key.
BEYOND_A_SCHEMA = {
    "changes_that_contradict",
    "examples_that_contradict",
    "hidden_characters",
    "names_twice",
    "unsafe_domains",
}


def plain(node: Node) -> object:
    match node:
        case Scalar():
            return node.value
        case Sequence():
            return [plain(item) for item in node.items]
        case Mapping():
            return {key.text: plain(value) for key, value in node.entries}
    raise AssertionError(node)


def specifications() -> list[Path]:
    found = [*(ROOT / "spec").rglob("*.yaml"), *(ROOT / "tests" / "drafts").glob("*.yaml")]
    assert len(found) > 24
    return sorted(found)


@pytest.mark.parametrize("path", specifications(), ids=lambda path: path.stem)
def test_takes_every_specification(path: Path) -> None:
    findings = Findings()
    node = yaml_reader.read(path.read_bytes(), path.name, findings)
    assert node is not None
    VALIDATOR.validate(plain(node))


@pytest.mark.parametrize("path", sorted((ROOT / "spec").rglob("*.yaml")), ids=lambda p: p.stem)
def test_every_specification_names_the_schema(path: Path) -> None:
    first = path.read_text(encoding="utf-8").splitlines()[0]
    prefix = "# yaml-language-server: $schema="
    assert first.startswith(prefix)
    assert (path.parent / first.removeprefix(prefix)).resolve() == ROOT / "spec" / "schema.json"


@pytest.mark.parametrize("case", cases(FAULTY), ids=case_name)
def test_refuses_what_a_schema_can_refuse(case: Path) -> None:
    findings = Findings()
    node = yaml_reader.read(case.read_bytes(), case.name, findings)
    if node is None or findings:
        return  # not about keys and kinds
    decode_operator(node, case.name, findings)
    refused = not VALIDATOR.is_valid(plain(node))
    assert refused == (case.stem not in BEYOND_A_SCHEMA)


def test_is_draft_07_and_valid() -> None:
    assert SCHEMA["$schema"] == "http://json-schema.org/draft-07/schema#"
    jsonschema.Draft7Validator.check_schema(SCHEMA)


def test_describes_every_key_and_admits_no_other() -> None:
    for name, record in RECORDS.items():
        definition = SCHEMA["definitions"][name]
        assert definition["additionalProperties"] is False
        assert definition["description"]
        assert set(definition["properties"]) == {key.name for key in record.keys}
        for key, schema in definition["properties"].items():
            description = schema.get("description", "")
            assert description.endswith("."), f"{name}.{key} is not described"
            assert "$ref" not in schema, "draft-07 ignores a description beside a $ref"


def test_the_emitted_file_is_this_schema() -> None:
    assert (ROOT / "spec" / "schema.json").read_text(encoding="utf-8") == json_schema()
