"""The suite: what is in it, what it wants; its files are whole, readable, the same each time."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import jsonschema
import numpy as np
import onnx
import pytest
from onnx import numpy_helper
from onnx.backend.test.loader import load_model_tests

from opspec.diagnostics import Findings
from opspec.language.resolve import resolve
from opspec.language.resolved import Operator, Tree
from opspec.language.typesets import type_sets
from opspec.reading.decode import decode_element_types, decode_operator, decode_types
from opspec.reading.yaml_nodes import Node
from opspec.reading.yaml_reader import read as read_yaml
from opspec.sampling.samples import cases
from opspec.suite import export as exporting
from opspec.suite.export import Occupied, export
from opspec.suite.manifest import FILE, SCHEMA, Entry, NotASuite, read
from opspec.suite.planning import SuiteCase, plan
from tests.trees import some, tree_of

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def tree() -> Tree:
    return tree_of(*some())


@pytest.fixture(scope="module")
def suite(tree: Tree, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("suite") / "made"
    write(tree, folder)
    return folder


@pytest.fixture(scope="module")
def entries(suite: Path) -> tuple[Entry, ...]:
    return read(suite).cases


def write(tree: Tree, folder: Path) -> None:
    export(folder, tree.operators, {type_.name: type_ for type_ in tree.element_types})


def files(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def test_the_manifest_fits_its_schema(suite: Path) -> None:
    schema = json.loads(SCHEMA.read_text())
    jsonschema.Draft7Validator.check_schema(schema)
    jsonschema.validate(json.loads((suite / FILE).read_text()), schema)
    assert (suite / "manifest.schema.json").read_text() == SCHEMA.read_text()


def test_the_same_bytes_in_another_process(tree: Tree, suite: Path, tmp_path: Path) -> None:
    """Whatever the order of sets there, the language, or the hour."""
    only = [word for operator in tree.operators for word in ("--only", operator.name)]
    there = {"PYTHONHASHSEED": "12345", "LC_ALL": "C", "TZ": "Asia/Tokyo", "PYTHONUTF8": "0"}
    subprocess.run(
        [sys.executable, "-m", "opspec", "--root", ROOT, "export", tmp_path / "again", *only],
        env={**os.environ, **there, "PYTHONPATH": str(ROOT / "generator")},
        stdout=subprocess.DEVNULL,
        check=True,
    )
    assert files(tmp_path / "again") == files(suite)


def test_every_clause_is_kept_or_broken_under_each_version(
    tree: Tree, entries: tuple[Entry, ...]
) -> None:
    for operator in tree.operators:
        for version in operator.versions:
            here = [e for e in entries if (e.operator, e.opset) == (operator.name, version.since)]
            refused = [e for e in here if "must_refuse" in (e.kind, e.static)]
            broken = {c for e in refused for c in e.clauses}
            assert {version.clause_id(clause) for clause in version.clauses} <= broken
            right = [e for e in here if e.kind == "must_equal"]
            for variable in version.types:
                allowed = [c for c in version.clauses if c.text == f"{variable.name}.allowed"]
                ids = {version.clause_id(clause) for clause in allowed}
                names = [e.name for e in right if ids & set(e.clauses)]
                tried = {m for m in variable.members if any(f"-{m}-" in name for name in names)}
                assert tried == set(variable.members)


def test_what_is_not_allowed_is_there_too(tree: Tree, entries: tuple[Entry, ...]) -> None:
    every = {type_.name for type_ in tree.element_types}
    refused = {e.element_type for e in entries if e.kind == "must_refuse"}
    accepted = {e.element_type for e in entries if e.kind == "must_equal"}
    assert every <= refused | accepted


def test_forms_reserved_names_and_sizes(suite: Path, entries: tuple[Entry, ...]) -> None:
    assert {e.shapes for e in entries} == {"declared", "undeclared", "partly", "symbolic"}
    about = {clause.partition(".")[2] for e in entries for clause in e.clauses}
    assert about >= {
        "attribute-unknown",
        "attribute-twice",
        "attribute-type",
        "input-type",
        "output-count",
        "output-declared",
    }
    inputs = [len(model(suite, e).graph.input) for e in entries]
    assert max(inputs) >= 200
    assert min(inputs) == 0
    assert {e.kind for e in entries} == {"must_equal", "must_refuse", "may_refuse"}


def model(suite: Path, entry: Entry) -> onnx.ModelProto:
    return onnx.load_model(suite / entry.name / "model.onnx")


def arrays(suite: Path, entry: Entry, number: int, kind: str) -> Iterator[np.ndarray]:
    folder = suite / entry.name / f"test_data_set_{number}"
    for place in range(len(list(folder.glob(f"{kind}_*.pb")))):
        data = (folder / f"{kind}_{place}.pb").read_bytes()
        yield numpy_helper.to_array(onnx.TensorProto.FromString(data))


def test_models_say_what_the_manifest_says(suite: Path, entries: tuple[Entry, ...]) -> None:
    for entry in entries:
        made = model(suite, entry)
        assert made.graph.node[0].op_type == entry.operator
        assert made.opset_import[0].version == entry.opset == entry.since_version
        declared = [info.type.tensor_type.HasField("shape") for info in made.graph.input]
        if entry.shapes in ("declared", "symbolic"):
            assert all(declared)
        elif entry.shapes == "undeclared":
            assert not any(declared)
        else:
            assert not declared[0]
            assert all(declared[1:])
        sets = {path.name for path in (suite / entry.name).iterdir() if path.is_dir()}
        assert sets == {f"test_data_set_{number}" for number in range(entry.data_sets)}


def test_joined_bits_are_those_of_the_inputs(suite: Path, entries: tuple[Entry, ...]) -> None:
    """Outputs come from the definition; here they hold the inputs' bits, odd ones among them."""
    seen = set()
    for entry in entries:
        if entry.operator != "Concat" or entry.data_sets != 2 or entry.kind != "must_equal":
            continue
        given = list(arrays(suite, entry, 1, "input"))
        (result,) = arrays(suite, entry, 1, "output")
        if result.dtype == object:
            assert sorted(result.ravel()) == sorted(x for a in given for x in a.ravel())
            continue
        if result.dtype.kind == "f" and np.isnan(result).any():
            seen.add(result.dtype.name)
        width = f"V{result.dtype.itemsize}"
        pieces = sorted(
            bytes(x) for a in given for x in np.ascontiguousarray(a).view(width).ravel()
        )
        assert sorted(bytes(x) for x in result.view(width).ravel()) == pieces
    assert seen >= {"float16", "float32", "float64"}


def test_examples_of_the_spec_are_cases(suite: Path, entries: tuple[Entry, ...]) -> None:
    found = {e.name: e for e in entries}
    case = found["Concat-13-example-test_cc_concat_1d_axis_0-declared"]
    (result,) = arrays(suite, case, 0, "output")
    assert result.tolist() == [1, 2, 3, 4]
    assert found["Concat-13.C4-example-concat_types_differ-declared"].kind == "must_refuse"


def test_what_follows_from_the_model_alone(entries: tuple[Entry, ...]) -> None:
    found = {e.name: e for e in entries}
    longer = "Concat-13.C7-third-longer"
    assert found[f"{longer}-declared"].static == "must_refuse"
    assert found[f"{longer}-undeclared"].static == "may_refuse"
    # The second and third input contradict each other, whatever the first one is.
    assert found[f"{longer}-partly"].static == "must_refuse"
    partly = found["Concat-13-2x1x3+2x3x3-axis-1-partly"]
    assert partly.outputs[0].shape == (2, None, 3)
    large = found["Concat-13.C9-together-2pow63-1-declared"]
    assert (large.kind, large.data_sets) == ("may_refuse", 0)
    assert large.outputs[0].shape == (2**63 - 1,)


def test_onnx_reads_the_layout(suite: Path, entries: tuple[Entry, ...]) -> None:
    loaded = {case.name for case in load_model_tests(str(suite.parent), suite.name)}
    assert loaded == {entry.name for entry in entries}


def test_names_are_safe_everywhere(entries: tuple[Entry, ...]) -> None:
    names = [entry.name for entry in entries]
    assert len({name.lower() for name in names}) == len(names)
    # None had to be told apart by a digest.
    assert not any(re.search(r"-[0-9a-f]{8}$", name) for name in names)
    assert all(len(name) <= 120 and set(name) & set(' *?"<>|:\\/') == set() for name in names)


@cache
def draft(name: str) -> Operator:
    """A draft of the language at its newest version, resolved."""
    findings = Findings()
    path = f"tests/drafts/{name}.yaml"

    def node(name: str) -> tuple[Node | None, str, Findings]:
        return read_yaml((ROOT / name).read_bytes(), name, findings), name, findings

    elements = decode_element_types(*node("spec/element_types.yaml"))
    types, file = decode_types(*node("spec/types.yaml")), decode_operator(*node(path))
    assert elements is not None
    assert types is not None
    assert file is not None
    operator = resolve(file, type_sets(elements, [types], findings), findings)
    assert operator is not None, findings.as_text()
    return replace(operator, versions=(operator.newest,))


def is_a_fault(case: SuiteCase) -> bool:
    """Whether a case about the node itself has the fault that it is about."""
    (node,) = case.model.graph.node
    about = {clause.partition(".")[2] for clause in case.entry.clauses}
    if "input-count" in about:
        return len(node.input) > len(draft(case.entry.operator).newest.inputs)
    if "input-type" in about:
        return "dim_value: -1\n" in str(case.model.graph.input)
    return True


@pytest.mark.parametrize("name", sorted(p.stem for p in (ROOT / "tests/drafts").glob("[A-Z]*")))
def test_every_draft_gives_a_suite(name: str, tree: Tree) -> None:
    """Nothing here knows an operator: all drafts of the language give models and data."""
    known = {type_.name: type_ for type_ in tree.element_types}
    found = list(plan(draft(name), known))
    made = [case for case in found if isinstance(case, SuiteCase)]
    assert made
    assert all(is_a_fault(case) for case in made)
    assert {case.entry.kind for case in made} >= {"must_refuse"}


def test_cases_of_the_generator_are_all_there(tree: Tree, entries: tuple[Entry, ...]) -> None:
    types = [type_.name for type_ in tree.element_types]
    for operator in tree.operators:
        for version in operator.versions:
            made = cases(version, types)
            wanted = len(made.valid) + sum(map(len, made.violating.values()))
            declared = [
                e
                for e in entries
                if (e.operator, e.opset) == (operator.name, version.since)
                and e.shapes == "declared"
            ]
            assert len(declared) >= wanted


class TestWriting:
    """Whole or not at all, and never over something else."""

    def test_a_suite_replaces_a_suite(self, tree: Tree, tmp_path: Path) -> None:
        write(few(tree), tmp_path / "s")
        write(few(tree, 13), tmp_path / "s")
        assert {e.opset for e in read(tmp_path / "s").cases} == {13}
        assert [path.name for path in tmp_path.iterdir()] == ["s"]

    def test_an_empty_folder_is_taken(self, tree: Tree, tmp_path: Path) -> None:
        (tmp_path / "s").mkdir()
        write(few(tree), tmp_path / "s")
        assert read(tmp_path / "s").cases

    @pytest.mark.parametrize("name", ["notes.txt", "manifest.json"])
    def test_another_folder_is_left_alone(self, tree: Tree, tmp_path: Path, name: str) -> None:
        (tmp_path / "s").mkdir()
        (tmp_path / "s" / name).write_text("{}")
        with pytest.raises(Occupied, match="no suite"):
            write(few(tree), tmp_path / "s")
        assert [path.name for path in (tmp_path / "s").iterdir()] == [name]

    def test_a_suite_with_something_else_in_it_is_left_alone(
        self, tree: Tree, tmp_path: Path
    ) -> None:
        write(few(tree), tmp_path / "s")
        (tmp_path / "s" / "notes.txt").write_text("mine")
        with pytest.raises(Occupied, match=r"notes\.txt"):
            write(few(tree), tmp_path / "s")

    def test_what_fails_leaves_nothing(
        self, tree: Tree, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        write(few(tree), tmp_path / "s")
        before = files(tmp_path / "s")

        def broken(*_: object) -> None:
            raise OSError("no space left")

        monkeypatch.setattr(exporting, "_take_place", broken)
        with pytest.raises(OSError, match="no space"):
            write(few(tree, 13), tmp_path / "s")
        assert files(tmp_path / "s") == before
        assert [path.name for path in tmp_path.iterdir()] == ["s"]


def few(tree: Tree, since: int = 1) -> Tree:
    """The tree with one version only, so that a suite is quick to write."""
    operator, *_ = tree.operators
    versions = tuple(version for version in operator.versions if version.since == since)
    return replace(tree, operators=(replace(operator, versions=versions),))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "other"}, "not the manifest"),
        ({"format_version": 2}, "format version 2"),
        ({"cases": [{"name": "../../x"}]}, "is not the name of a case"),
        ({"cases": 1}, "not of the form"),
    ],
)
def test_another_manifest_is_refused(
    suite: Path, tmp_path: Path, change: dict[str, object], message: str
) -> None:
    document = json.loads((suite / FILE).read_text())
    (tmp_path / FILE).write_text(json.dumps({**document, **change}))
    with pytest.raises(NotASuite, match=message):
        read(tmp_path)
