"""A directive that documents every function of a package of operators, module by module.

    .. operator-functions:: onnxops.ai.onnx

So a new operator is in the API reference as soon as it is emitted.
"""

import importlib
import pkgutil
import re

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective
from sphinx.util.typing import ExtensionMetadata

OPSET = re.compile(r"v\d+")


class FunctionsDirective(SphinxDirective):
    """The functions of all modules of a package but for those of its opsets."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        package = importlib.import_module(self.arguments[0])
        modules = [
            module.name
            for module in pkgutil.iter_modules(package.__path__)
            if not OPSET.fullmatch(module.name)
        ]
        text = "\n\n".join(
            f"{name}\n{'-' * len(name)}\n\n.. automodule:: {package.__name__}.{name}\n   :members:"
            for name in modules
        )
        return self.parse_text_to_nodes(text, allow_section_headings=True)


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register the directive."""
    app.add_directive("operator-functions", FunctionsDirective)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
