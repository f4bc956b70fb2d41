"""The generated package, found by its name when it is needed: nothing here depends on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Protocol, cast

from onnx import ModelProto

from opspec.commands.session import MISSING, Stop


class Violation(Protocol):
    """What a generated package says about one fault in a model."""

    @property
    def message(self) -> str: ...
    @property
    def clause(self) -> str | None: ...
    @property
    def operator(self) -> str | None: ...
    @property
    def since_version(self) -> int | None: ...
    @property
    def parameter(self) -> str | None: ...
    @property
    def got(self) -> str | None: ...
    @property
    def wanted(self) -> str | None: ...
    @property
    def path(self) -> tuple[str, ...]: ...
    @property
    def node(self) -> str: ...
    @property
    def index(self) -> int | None: ...
    @property
    def op_type(self) -> str: ...
    @property
    def domain(self) -> str: ...
    @property
    def origins(self) -> tuple[str, ...]: ...
    @property
    def fault(self) -> str | None: ...


class Examination(Protocol):
    """What a generated package found in a model."""

    @property
    def violations(self) -> Sequence[Violation]: ...
    @property
    def not_covered(self) -> Mapping[str, int]: ...


class Bridge(Protocol):
    """The module of a generated package that knows models."""

    def examine_model(self, model: ModelProto, *, infer: bool) -> Examination: ...


class Clauses(Protocol):
    @property
    def clauses(self) -> Mapping[str, str]: ...


class Package(Protocol):
    """A generated package."""

    def schema(self, operator: str, opset: int, domain: str) -> Clauses: ...


def find(name: str) -> tuple[Package, Bridge]:
    """Import a generated package and its bridge.

    Raises
    ------
    Stop
        If there is no such package.
    """
    try:
        package, bridge = import_module(name), import_module(f"{name}.interop")
    except ImportError as error:
        if error.name not in (name, f"{name}.interop"):
            raise
        raise Stop(
            MISSING,
            f"the generated package {name!r} cannot be imported; run `opspec generate`, then "
            "`pip install ./generated`",
        ) from None
    if not hasattr(bridge, "examine_model"):
        raise Stop(MISSING, f"the package {name!r} is none that `opspec generate` wrote")
    return cast(Package, package), cast(Bridge, bridge)
