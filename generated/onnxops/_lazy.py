# Emitted from spec/ by `opspec generate`.
# Do not edit: change the spec and emit again.
"""Names of a module that are imported when they are first asked for."""

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def lazily(module: str, functions: Mapping[str, tuple[str, str]]) -> Callable[[str], Any]:
    """Return the `__getattr__` of a module whose `functions` live in other modules."""

    def load(name: str) -> Any:
        try:
            home, function = functions[name]
        except KeyError:
            raise AttributeError(f"module {module!r} has no attribute {name!r}") from None
        value = getattr(import_module(home), function)
        setattr(sys.modules[module], name, value)
        return value

    return load
