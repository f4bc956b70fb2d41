"""What a runtime says, without what differs from machine to machine."""

import re

LONGEST = 300
"""The most characters of a message that are kept."""

# Messages of compiled runtimes name their source files by the folders of whoever built them.
_FOLDERS = re.compile(
    r"(?<![\w.:/])(?:[A-Za-z]:[\\/]|/)(?:[\w.+~-]+[\\/])+(?=[\w+-]+\.[A-Za-z]\w*\b)"
)


def plain(text: str) -> str:
    """The text on one line, its files without their folders, shortened if it is long."""
    text = _FOLDERS.sub("", " ".join(text.split()))
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
