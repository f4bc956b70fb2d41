"""Writing a suite as a folder: whole or not at all.

Place in the pipeline: the end of `suite`. The folder is made beside its place and then takes it, so
that an interrupted run leaves what was there before. A folder that holds anything other than a
suite is never replaced.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path

from opspec.language.resolved import ElementType, Operator
from opspec.suite import manifest as manifests
from opspec.suite.manifest import Entry, LeftOut, Manifest
from opspec.suite.planning import SuiteCase, plan


class Occupied(Exception):
    """The folder holds something that is not a suite."""


def export(
    folder: Path, operators: Iterable[Operator], element_types: Mapping[str, ElementType]
) -> Manifest:
    """Write the suite of some operators, and return its manifest.

    Raises
    ------
    Occupied
        If the folder is there and holds anything that no suite does.
    """
    check_free(folder)
    folder.parent.mkdir(parents=True, exist_ok=True)
    made = Path(tempfile.mkdtemp(dir=folder.parent, prefix=f".{folder.name}."))
    try:
        manifest = write(made, operators, element_types)
        _take_place(made, folder)
    except BaseException:
        shutil.rmtree(made, ignore_errors=True)
        raise
    return manifest


def write(
    folder: Path, operators: Iterable[Operator], element_types: Mapping[str, ElementType]
) -> Manifest:
    """Write the suite into a folder that is there and empty."""
    entries: list[Entry] = []
    left_out: list[LeftOut] = []
    for operator in operators:
        for case in plan(operator, element_types):
            if isinstance(case, SuiteCase):
                entries.append(_write_case(folder / case.entry.name, case))
            else:
                left_out.append(case)
    manifest = Manifest(tuple(entries), tuple(left_out))
    (folder / manifests.SCHEMA_FILE).write_bytes(manifests.SCHEMA.read_bytes())
    (folder / manifests.FILE).write_bytes(manifests.as_json(manifest).encode())
    return manifest


def check_free(folder: Path) -> None:
    """Raise Occupied unless a suite may take this place."""
    if not folder.exists():
        return
    if not folder.is_dir():
        raise Occupied(f"{folder} is not a folder")
    present = sorted(path.name for path in folder.iterdir())
    if not present:
        return
    try:
        manifest = manifests.read(folder)
    except manifests.NotASuite as error:
        raise Occupied(f"{folder} is not empty and holds no suite: {error}") from None
    ours = {manifests.FILE, manifests.SCHEMA_FILE, *(entry.name for entry in manifest.cases)}
    foreign = [name for name in present if name not in ours]
    if foreign:
        raise Occupied(f"{folder} holds a suite and, besides, {foreign[0]}; nothing was written")


def _take_place(made: Path, folder: Path) -> None:
    mask = os.umask(0)
    os.umask(mask)
    made.chmod(0o777 & ~mask)
    if not folder.exists():
        made.rename(folder)
        return
    aside = Path(tempfile.mkdtemp(dir=folder.parent, prefix=f".{folder.name}."))
    folder.rename(aside / folder.name)
    try:
        made.rename(folder)
    except BaseException:
        (aside / folder.name).rename(folder)
        raise
    finally:
        shutil.rmtree(aside, ignore_errors=True)


def _write_case(folder: Path, case: SuiteCase) -> Entry:
    digest = sha256()
    for number in range(len(case.data_sets)):
        # A call without inputs has a data set all the same: an empty folder.
        (folder / f"test_data_set_{number}").mkdir(parents=True)
    for path, data in _files(case):
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
        digest.update(path.encode() + b"\0" + len(data).to_bytes(8, "big") + data)
    return case.entry_with(digest=f"sha256:{digest.hexdigest()}")


def _files(case: SuiteCase) -> Iterator[tuple[str, bytes]]:
    """The files of a case, in the order of their paths."""
    yield "model.onnx", case.model.SerializeToString(deterministic=True)
    for number, data_set in enumerate(case.data_sets):
        for kind, values in (("input", data_set.inputs), ("output", data_set.outputs)):
            for place, value in enumerate(values):
                path = f"test_data_set_{number}/{kind}_{place}.pb"
                yield path, value.SerializeToString(deterministic=True)
