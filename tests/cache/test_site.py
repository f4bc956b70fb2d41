"""The site of a tree: what has not changed is not built again."""

from __future__ import annotations

from pathlib import Path

from sphinx.application import Sphinx
from sphinx.util.docutils import docutils_namespace, patch_docutils

from opspec import cli
from tests.cache.trees import make, spec_of, times

#: What tells of all operators and is cheap to build: lists, and the pages that Sphinx always makes.
_SHARED = {"index.html", "opsets.html", "genindex.html", "search.html"}


def build(root: Path) -> set[str]:
    """Generate and build the pages with two readers; return the names of those that are new."""
    assert cli.main(["--root", str(root), "generate"]) == 0
    site = root / "site"
    before = times(site) if site.is_dir() else {}
    with patch_docutils(), docutils_namespace():
        app = Sphinx(
            srcdir=root / "docs/operators",
            confdir=None,
            outdir=site,
            doctreedir=root / "doctrees",
            buildername="html",
            confoverrides={"extensions": ["opspec.sphinx_domain"], "html_theme": "basic"},
            status=None,
            warningiserror=True,
            parallel=2,
        )
        app.build()
    after = times(site)
    return {
        Path(path).name
        for path, when in after.items()
        if path.endswith(".html") and before.get(path) != when
    }


def test_one_changed_operator_rebuilds_its_page(tmp_path: Path) -> None:
    root = make(tmp_path, *(f"Echo{letter}" for letter in "ABCDEFGH"))
    everything = build(root)
    assert {"EchoA.html", "EchoH.html", "index.html"} <= everything
    assert build(root) <= _SHARED - {"index.html", "opsets.html"}
    spec = spec_of(root, "EchoC")
    spec.write_text(spec.read_text().replace("Copies", "Gives back"))
    again = build(root)
    assert "EchoC.html" in again
    assert again <= _SHARED | {"EchoC.html"}
