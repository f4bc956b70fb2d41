"""The manifest of a suite: what each case is about and what it wants, as JSON.

Place in the pipeline: written by `export`, read by `opspec.conform` and by anyone else's runner.
Its form is stated in `manifest.schema.json`, which is exported with it. A later form that an old
reader would misunderstand gets another `format_version`.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, cast, get_args

FORMAT = "opspec-suite"
FORMAT_VERSION = 1
FILE = "manifest.json"
SCHEMA_FILE = "manifest.schema.json"
SCHEMA = Path(__file__).with_name(SCHEMA_FILE)

#: What a runtime has to do with a case: give these outputs, refuse, or either.
Kind = Literal["must_equal", "must_refuse", "may_refuse"]
#: The same for what looks at the model alone: accept it, refuse it, or either.
Static = Literal["must_accept", "must_refuse", "may_refuse"]
Size = int | str | None

# A name is a folder: nothing that leads out of the suite, or that some file system does not take.
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._+-]{0,119}")


class NotASuite(Exception):
    """The folder holds no suite that can be read, and why."""


@dataclass(frozen=True, slots=True)
class OutputType:
    """What follows for an output from the declared inputs; a size is a number, a name or None.

    `actual` is the shape that it has with the data, where that is known.
    """

    name: str
    elem_type: str | None
    shape: tuple[Size, ...] | None
    actual: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One case as the manifest states it."""

    name: str
    domain: str
    operator: str
    since_version: int
    opset: int
    clauses: tuple[str, ...]
    says: str
    element_type: str | None
    shapes: str
    kind: Kind
    static: Static
    ulps: int
    outputs: tuple[OutputType, ...]
    data_sets: int
    digest: str


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A call of which there is no case, and why."""

    name: str
    reason: str


@dataclass(frozen=True, slots=True)
class Manifest:
    """All cases of a suite, and what could not be made into one."""

    cases: tuple[Entry, ...]
    left_out: tuple[LeftOut, ...]


def as_json(manifest: Manifest) -> str:
    """The text of a manifest."""
    document = {
        "$schema": SCHEMA_FILE,
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "cases": [_case(entry) for entry in manifest.cases],
        "left_out": [{"name": each.name, "reason": each.reason} for each in manifest.left_out],
    }
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def read(folder: Path) -> Manifest:
    """Read the manifest of a suite.

    Raises
    ------
    NotASuite
        If there is none, or it is not of the form that is known here.
    """
    path = folder / FILE
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise NotASuite(f"there is no {FILE} in {folder}") from None
    except (OSError, ValueError, RecursionError) as error:
        raise NotASuite(f"{path} cannot be read: {error}") from None
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise NotASuite(f"{path} is not the manifest of a suite")
    if document.get("format_version") != FORMAT_VERSION:
        got = document.get("format_version")
        raise NotASuite(f"{path} has the format version {got!r}; {FORMAT_VERSION} is known here")
    try:
        cases = tuple(map(_entry, document["cases"]))
        left_out = tuple(LeftOut(each["name"], each["reason"]) for each in document["left_out"])
    except (KeyError, TypeError, ValueError) as error:
        raise NotASuite(f"{path} is not of the form that {SCHEMA_FILE} states: {error}") from None
    if len({entry.name for entry in cases}) < len(cases):
        raise NotASuite(f"{path} has two cases of one name")
    return Manifest(cases, left_out)


def _case(entry: Entry) -> dict[str, Any]:
    return {
        "name": entry.name,
        "domain": entry.domain,
        "operator": entry.operator,
        "since_version": entry.since_version,
        "opset": entry.opset,
        "clauses": list(entry.clauses),
        "says": entry.says,
        "element_type": entry.element_type,
        "shapes": entry.shapes,
        "kind": entry.kind,
        "static": entry.static,
        "tolerance": {"ulps": entry.ulps},
        "outputs": [
            {
                "name": output.name,
                "elem_type": output.elem_type,
                "shape": None if output.shape is None else list(output.shape),
                "actual": None if output.actual is None else list(output.actual),
            }
            for output in entry.outputs
        ],
        "data_sets": entry.data_sets,
        "digest": entry.digest,
    }


def _entry(case: dict[str, Any]) -> Entry:
    name = case["name"]
    if not _NAME.fullmatch(name) or name.endswith("."):
        raise ValueError(f"{name!r} is not the name of a case")
    kind, static = case["kind"], case["static"]
    if kind not in get_args(Kind) or static not in get_args(Static):
        raise ValueError(f"{name} has the kinds {kind!r} and {static!r}")
    return Entry(
        name=name,
        domain=case["domain"],
        operator=case["operator"],
        since_version=int(case["since_version"]),
        opset=int(case["opset"]),
        clauses=tuple(map(str, case["clauses"])),
        says=str(case["says"]),
        element_type=case["element_type"],
        shapes=str(case["shapes"]),
        kind=cast(Kind, kind),
        static=cast(Static, static),
        ulps=int(case["tolerance"]["ulps"]),
        outputs=tuple(
            OutputType(
                output["name"],
                output["elem_type"],
                None if output["shape"] is None else tuple(output["shape"]),
                None if output["actual"] is None else tuple(output["actual"]),
            )
            for output in case["outputs"]
        ),
        data_sets=int(case["data_sets"]),
        digest=str(case["digest"]),
    )
