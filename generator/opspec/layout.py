"""Where things are in a tree that the tool works on, as paths relative to its root.

Place in the pipeline: below it; whoever reads or writes a tree asks here.
"""

from __future__ import annotations

SPEC = "spec"
#: Spec files that are no operators; of the last two the tool has its own.
PACKAGE, TYPES, ELEMENT_TYPES = "package.yaml", "types.yaml", "element_types.yaml"
#: By which editors complete and check spec files; emitted, though it stands among them.
SCHEMA = f"{SPEC}/schema.json"
#: Folders that the tool alone writes.
EMITTED = ("generated", "docs/operators")
#: What earlier runs have found out. Of no use to anybody else, and not kept by git.
CACHE = ".opspec-cache"
