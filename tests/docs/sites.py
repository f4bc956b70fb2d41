"""Small Sphinx projects, built in a test."""

import re
import zlib
from html import unescape
from io import StringIO
from pathlib import Path

from sphinx.application import Sphinx
from sphinx.util.docutils import docutils_namespace, patch_docutils


class Site:
    """A project under a folder of its own, built as often as asked."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.out = root / "out"

    def build(self, pages: dict[str, str], *, jobs: int = 1, **config: object) -> list[str]:
        """Write the pages, build, and return the warnings, one a line."""
        source = self.root / "source"
        source.mkdir(parents=True, exist_ok=True)
        for name, text in pages.items():
            (source / f"{name}.rst").write_text(text)
        warnings = StringIO()
        overrides = {
            "extensions": ["opspec.sphinx_domain"],
            "nitpicky": True,
            "show_warning_types": False,
            **config,
        }
        with patch_docutils(), docutils_namespace():
            app = Sphinx(
                source,
                None,
                self.out,
                self.root / "doctrees",
                "html",
                overrides,
                status=None,
                warning=warnings,
                parallel=jobs,
            )
            app.build()
        return [
            re.sub(r"\x1b\[[\d;]*m", "", line).removeprefix(f"{source}/")
            for line in warnings.getvalue().splitlines()
        ]

    def links(self, page: str) -> dict[str, str]:
        """Where each literal text of a page leads to."""
        html = (self.out / f"{page}.html").read_text()
        pattern = r'href="([^"]+)"[^>]*><code[^>]*><span class="pre">([^<]+)</span></code>'
        return {text: target for target, text in re.findall(pattern, html)}

    def inventory(self) -> dict[tuple[str, str], str]:
        """The entries of objects.inv: (type, name) to place."""
        head, _, body = (self.out / "objects.inv").read_bytes().partition(b"zlib.\n")
        assert head
        entries = {}
        for line in zlib.decompress(body).decode().splitlines():
            name, kind, _, place, _ = line.split(" ", 4)
            entries[kind, name] = place.replace("$", name)
        return entries


def text_of(html: str) -> str:
    """What a reader sees of a piece of a page."""
    return " ".join(unescape(re.sub(r"<[^>]+>", "", html)).split())
