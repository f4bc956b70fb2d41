"""Where the tool's own data lie: the templates, and the spec files that every tree may share.

Place in the pipeline: asked by `pipeline` and `rendering`. In a checkout they stand at the top
level; in an installed wheel they travel inside the package.
"""

from __future__ import annotations

from pathlib import Path

_HERE = Path(__file__).resolve().parent


def templates() -> Path:
    """The folder of the templates."""
    return _own("_templates", "templates")


def shared_spec() -> Path:
    """The folder with the named type sets and the list of element types."""
    return _own("_spec", "spec")


def code() -> tuple[Path, ...]:
    """The folders of the tool itself: its modules and its templates."""
    return (_HERE, templates())


def _own(installed: str, checkout: str) -> Path:
    inside = _HERE / installed
    return inside if inside.is_dir() else _HERE.parent.parent / checkout
