"""A tree as large as the whole operator set of ONNX, made from this project's own specs.

Each operator is one of the real specs under another name, with some of its versions cut off, so
that operators and versions come out as many as ONNX has. Nothing else is changed: comments, order
and examples stay as they were written.
"""

from __future__ import annotations

import itertools
import re
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parents[2]
#: What ONNX had when this was written.
OPERATORS, VERSIONS = 227, 659


def make(root: Path, operators: int = OPERATORS) -> Path:
    """Write a tree of so many operators, with as many versions for each as in ONNX.

    There are fewer versions where the real specs have too few.
    """
    versions = round(operators * VERSIONS / OPERATORS)
    for name in ("types.yaml", "element_types.yaml", "package.yaml"):
        (root / "spec").mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "spec" / name, root / "spec" / name)
    # The facts of onnx are about other names.
    package = root / "spec" / "package.yaml"
    package.write_text(package.read_text().replace(", facts: onnx.defs", ""))
    folder = root / "spec" / "ai.onnx"
    folder.mkdir()
    for number, text in enumerate(_texts(operators, versions)):
        name = f"Synthetic{number:03}"
        text = re.sub(r"(?m)^operator: \w+$", f"operator: {name}", text, count=1)
        (folder / f"{name}.yaml").write_text(text)
    return root


def spec_files(root: Path) -> list[Path]:
    """All operator files of a tree."""
    return sorted(root.glob("spec/*/*.yaml"))


def _texts(operators: int, versions: int) -> Iterator[str]:
    """The texts of specs that have so many versions together, if they can."""
    sources = itertools.cycle([path.read_text() for path in spec_files(ROOT)])
    for number, text in zip(range(operators), sources, strict=False):
        left = operators - number
        most = len(yaml.load(text, yaml.CSafeLoader)["versions"])
        # Some have fewer than their share and some have more, as far as the sum allows.
        share = round(versions / left) + (1, 0, -1)[number % 3] * (left > 1)
        count = max(1, min(most, share, versions - (left - 1)))
        versions -= count
        yield cut(text, count)


def cut(text: str, count: int) -> str:
    """A spec without its later versions, their examples, and differences from implementations."""
    spec = yaml.load(text, yaml.CSafeLoader)
    newest = spec["versions"][count - 1]["since"]
    lines = text.split("\n")
    gone: set[int] = set()
    document = yaml.compose(text, yaml.CSafeLoader)
    assert isinstance(document, yaml.MappingNode)
    for key, node in document.value:
        # The family is that of the newest version, which may be gone.
        if key.value in ("ledger", "family"):
            gone.add(key.start_mark.line)
        for item, place in zip(_items(spec, key.value), node.value, strict=False):
            if key.value == "ledger" or min(_since(item), default=0) > newest:
                gone.update(_block(lines, place.start_mark.line))
    left = (line for number, line in enumerate(lines) if number not in gone)
    return "\n".join(left).rstrip("\n") + "\n"


def _items(spec: dict[str, Any], key: str) -> Sequence[dict[str, Any]]:
    return spec[key] if key in ("versions", "examples", "ledger") else ()


def _since(item: dict[str, Any]) -> list[int]:
    """The versions that a part of a spec is about, as far as it names any."""
    return item.get("versions") or ([item["since"]] if "since" in item else [])


def _block(lines: Sequence[str], start: int) -> Iterator[int]:
    """The lines of an item of a list: up to the next one that is indented no deeper."""
    yield start
    for number in range(start + 1, len(lines)):
        if lines[number] and not lines[number].startswith("    "):
            return
        yield number
