"""The generated package but for its operators: metadata, runtime, domains and opsets.

A target. The runtime is the same for every tree apart from the package's name; the registry, the
table of element types and the modules of the opsets follow from the spec.
"""

from __future__ import annotations

from dataclasses import dataclass

import ml_dtypes

from opspec import resources
from opspec.catalogue import Catalogue
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

    def shared(self, catalogue: Catalogue) -> dict[str, str]:
        common = _common(catalogue)
        root = f"{FOLDER}/{catalogue.package.name}"
        files = {
            f"{FOLDER}/pyproject.toml": render("package/pyproject.toml.jinja", **common),
            f"{FOLDER}/README.md": render("package/README.md.jinja", **common),
        }
        for name in _runtime_files():
            files[f"{root}/{name}"] = render(f"{_RUNTIME}/{name}.jinja", **common)
        for domain in catalogue.package.domains:
            for namespace in _namespaces(domain):
                files[f"{root}/{namespace}/__init__.py"] = render(
                    "package/namespace.py.jinja", **common
                )
        for domain in catalogue.package.domains:
            files.update(_domain_files(catalogue, domain, root, common))
        return files

    def operator(self, tree: Tree, operator: Operator) -> dict[str, str]:
        return {}


def header(source: str) -> str:
    """The two lines at the top of every emitted Python file."""
    origin = comment(f"Emitted from {source} by `opspec generate`.")
    return f"# {origin}\n# Do not edit: change the spec and emit again."


def _common(catalogue: Catalogue) -> dict[str, object]:
    package = catalogue.package
    domains = tuple(_domain_view(catalogue, domain) for domain in package.domains)
    return {
        "header": header("spec/"),
        "origin": "Emitted from spec/ by `opspec generate`.",
        "package": package.name,
        "distribution": package.name.replace("_", "-"),
        "version": package.version,
        "summary": package.summary,
        "license": package.license,
        "domains": domains,
        "default_domain": _default_domain(domains),
        "element_types": tuple(map(_element_type_view, catalogue.element_types)),
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
    catalogue: Catalogue, domain: Domain, root: str, common: dict[str, object]
) -> dict[str, str]:
    names = {**common, "domain": _domain_view(catalogue, domain)}
    folder = f"{root}/{'/'.join(domain_parts(domain.name))}"
    files = {f"{folder}/__init__.py": render("package/domain.py.jinja", **names)}
    for opset in range(1, domain.newest + 1):
        exposed = _exposed(catalogue, domain, opset)
        files[f"{folder}/v{opset}.py"] = render(
            "package/opset.py.jinja",
            **names,
            opset=opset,
            operators=exposed,
            names=sorted(each.name for each in exposed),
        )
    return files


def _exposed(catalogue: Catalogue, domain: Domain, opset: int) -> list[Exposed]:
    found = []
    for entry in catalogue.of(domain):
        in_force = [since for since in entry.versions if since <= opset]
        if in_force:
            name = function_name(entry.name)
            module = operator_module(catalogue.package.name, domain.name, entry.name)
            found.append(Exposed(name, module, f"{name.rstrip('_')}_{in_force[-1]}"))
    return found


def _domain_view(catalogue: Catalogue, domain: Domain) -> DomainView:
    return DomainView(
        domain.name,
        domain.newest,
        tuple(
            OperatorView(
                entry.name,
                operator_module(catalogue.package.name, domain.name, entry.name),
                entry.versions,
            )
            for entry in catalogue.of(domain)
        ),
    )


def _element_type_view(type_: ElementType) -> ElementTypeView:
    name = type_.numpy.rpartition(".")[2]
    home = "ml_dtypes" if hasattr(ml_dtypes, name) else "np"
    dtype = f"np.dtype({'object' if name == 'object' else f'{home}.{name}'})"
    return ElementTypeView(type_.name, type_.number, dtype)
