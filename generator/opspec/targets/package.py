"""The generated package but for its operators: metadata, runtime, domains and opsets.

A target. The runtime is the same for every tree apart from the package's name; the registry, the
table of element types and the modules of the opsets follow from the spec.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import ml_dtypes

from opspec import resources
from opspec.emission.naming import domain_parts, function_name, operator_module
from opspec.emission.rendering import comment, render
from opspec.language.resolved import Domain, ElementType, Operator, Tree

FOLDER = "generated"
ONNX = "ai.onnx"
_RUNTIME = "package/runtime"


@dataclass(frozen=True, slots=True)
class ElementTypeView:
    name: str
    number: int
    dtype: str


@dataclass(frozen=True, slots=True)
class OperatorView:
    name: str
    module: str
    versions: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DomainView:
    name: str
    newest: int
    operators: tuple[OperatorView, ...]

    @property
    def count(self) -> int:
        return len(self.operators)


@dataclass(frozen=True, slots=True)
class Exposed:
    """An operator under its plain name, and the function that is in force."""

    name: str
    module: str
    function: str


class PackageFiles:
    """All files that belong to the package as a whole."""

    def shared(self, tree: Tree) -> dict[str, str]:
        common = _common(tree)
        root = f"{FOLDER}/{tree.package.name}"
        files = {
            f"{FOLDER}/pyproject.toml": render("package/pyproject.toml.jinja", **common),
            f"{FOLDER}/README.md": render("package/README.md.jinja", **common),
        }
        for name in _runtime_files():
            files[f"{root}/{name}"] = render(f"{_RUNTIME}/{name}.jinja", **common)
        for domain in tree.package.domains:
            for namespace in _namespaces(domain):
                files[f"{root}/{namespace}/__init__.py"] = render(
                    "package/namespace.py.jinja", **common
                )
        for domain in tree.package.domains:
            files.update(_domain_files(tree, domain, root, common))
        return files

    def operator(self, tree: Tree, operator: Operator) -> dict[str, str]:
        return {}


def header(source: str) -> str:
    """The two lines at the top of every emitted Python file."""
    origin = comment(f"Emitted from {source} by `opspec generate`.")
    return f"# {origin}\n# Do not edit: change the spec and emit again."


def _common(tree: Tree) -> dict[str, object]:
    domains = tuple(_domain_view(tree, domain) for domain in tree.package.domains)
    return {
        "header": header("spec/"),
        "origin": "Emitted from spec/ by `opspec generate`.",
        "package": tree.package.name,
        "distribution": tree.package.name.replace("_", "-"),
        "version": tree.package.version,
        "summary": tree.package.summary,
        "license": tree.package.license,
        "domains": domains,
        "default_domain": _default_domain(domains),
        "element_types": tuple(map(_element_type_view, tree.element_types)),
    }


def _default_domain(domains: tuple[DomainView, ...]) -> str:
    """The domain that is meant where none is named: that of ONNX itself, or the first one."""
    names = [domain.name for domain in domains]
    return ONNX if ONNX in names or not names else names[0]


def _runtime_files() -> list[str]:
    folder = resources.templates() / _RUNTIME
    return sorted(
        path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*.jinja")
    )


def _namespaces(domain: Domain) -> list[str]:
    """The packages around that of a domain: `ai` around `ai.onnx`."""
    parts = domain_parts(domain.name)
    return ["/".join(parts[:depth]) for depth in range(1, len(parts))]


def _domain_files(
    tree: Tree, domain: Domain, root: str, common: dict[str, object]
) -> dict[str, str]:
    names = {**common, "domain": _domain_view(tree, domain)}
    folder = f"{root}/{'/'.join(domain_parts(domain.name))}"
    files = {f"{folder}/__init__.py": render("package/domain.py.jinja", **names)}
    for opset in range(1, domain.newest + 1):
        exposed = _exposed(tree, domain, opset)
        files[f"{folder}/v{opset}.py"] = render(
            "package/opset.py.jinja",
            **names,
            opset=opset,
            operators=exposed,
            names=sorted(each.name for each in exposed),
        )
    return files


def _exposed(tree: Tree, domain: Domain, opset: int) -> list[Exposed]:
    found = []
    for operator in _operators(tree, domain):
        in_force = [version.since for version in operator.versions if version.since <= opset]
        if in_force:
            name = function_name(operator.name)
            module = operator_module(tree.package.name, domain.name, operator.name)
            found.append(Exposed(name, module, f"{name.rstrip('_')}_{in_force[-1]}"))
    return found


def _operators(tree: Tree, domain: Domain) -> Iterable[Operator]:
    return (operator for operator in tree.operators if operator.domain == domain.name)


def _domain_view(tree: Tree, domain: Domain) -> DomainView:
    return DomainView(
        domain.name,
        domain.newest,
        tuple(
            OperatorView(
                operator.name,
                operator_module(tree.package.name, domain.name, operator.name),
                tuple(version.since for version in operator.versions),
            )
            for operator in _operators(tree, domain)
        ),
    )


def _element_type_view(type_: ElementType) -> ElementTypeView:
    name = type_.numpy.rpartition(".")[2]
    home = "ml_dtypes" if hasattr(ml_dtypes, name) else "np"
    dtype = f"np.dtype({'object' if name == 'object' else f'{home}.{name}'})"
    return ElementTypeView(type_.name, type_.number, dtype)
