"""The Sphinx domain `onnx`: operators and clauses as objects that any page can link to.

It stands outside the pipeline: Sphinx loads it while it builds the emitted pages, in this tree or
in a stranger's (`extensions = ["opspec.sphinx_domain"]`). It brings the pages' styles along.

    .. onnx:operator:: ai.onnx.Name(*inputs, axis) -> result
       :since: 13

    .. onnx:clause:: ai.onnx.Name-13.C3
       :also: ai.onnx.Name-11.C3

Roles `:onnx:op:` and `:onnx:clause:` link to them. A name without a domain means `ai.onnx`, or
else the only domain that has such an operator; a name without a version means the newest that is
described. Both kinds stand in `objects.inv` under their full names, so that other projects reach
them by intersphinx.
"""

import re
from collections.abc import Iterable, Iterator, Set
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path
from typing import ClassVar

from docutils import nodes
from docutils.nodes import Element, Node
from docutils.parsers.rst import Directive, directives
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.builders import Builder
from sphinx.config import Config
from sphinx.directives import ObjectDescription
from sphinx.domains import Domain, ObjType
from sphinx.environment import BuildEnvironment
from sphinx.roles import XRefRole
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective
from sphinx.util.nodes import make_refnode
from sphinx.util.typing import ExtensionMetadata, OptionSpec, RoleFunction

from opspec import __version__
from opspec.sphinx_names import DEFAULT_DOMAIN, FORMS, Name, parse

logger = logging.getLogger(__name__)

_STATIC = Path(__file__).parent / "_static"
_SIGNATURE = re.compile(
    r"(?P<name>[\w.]+)\s*(?:\((?P<parameters>.*)\))?\s*(?:(?:->|→)\s*(?P<results>.+))?"
)
_TOKEN = re.compile(r"(?P<name>[^\W\d]\w*)|(?P<number>-?\d[\w.]*)|(?P<space>\s+)|(?P<other>.)")


class OperatorDirective(ObjectDescription[Name]):
    """`.. onnx:operator:: [domain.]Name(parameters) -> results`, with `:since:`."""

    option_spec: ClassVar[OptionSpec] = {
        **ObjectDescription.option_spec,
        "since": directives.positive_int,
    }

    def handle_signature(self, sig: str, signode: addnodes.desc_signature) -> Name:
        match = _SIGNATURE.fullmatch(sig)
        name = parse("op", match["name"]) if match else None
        if match is None or name is None:
            wanted = "[domain.]Name(parameters) -> results"
            logger.warning("not a signature: %r; wanted: %s", sig, wanted, location=signode)
            raise ValueError(sig)
        if "since" not in self.options:
            logger.warning("operator %r lacks the option :since:", sig, location=signode)
            raise ValueError(sig)
        name = replace(name, domain=name.domain or DEFAULT_DOMAIN, since=self.options["since"])
        signode += addnodes.desc_addname("", f"{name.domain}.")
        signode += addnodes.desc_name("", name.operator)
        if match["parameters"] is not None:
            signode += _parameter_list(match["parameters"])
        if match["results"] is not None:
            signode += addnodes.desc_returns("", match["results"])
        return name

    def add_target_and_index(self, name: Name, sig: str, signode: addnodes.desc_signature) -> None:
        signode["ids"].append(name.label)
        self.state.document.note_explicit_target(signode)
        _domain(self.env).note(name, self.env.docname, signode)
        text = f"{name.operator} ({name.domain} operator, since version {name.since})"
        self.indexnode["entries"].append(("single", text, name.label, "", None))


class ClauseDirective(SphinxDirective):
    """`.. onnx:clause:: [domain.]Name-since.clause`: a numbered rule, its anchor and its link.

    `:also:` lists further names of the same rule, as other versions of the operator call it.
    """

    required_arguments = 1
    has_content = True
    option_spec: ClassVar[OptionSpec] = {
        "also": directives.unchanged_required,
        "class": directives.class_option,
    }

    def run(self) -> list[Node]:
        clauses = []
        for text in f"{self.arguments[0]} {self.options.get('also', '')}".replace(",", " ").split():
            clause = parse("clause", text)
            if clause is None or clause.since is None:
                raise self.error(f"not a clause: {text!r}; wanted: [domain.]Name-since.clause")
            clauses.append(replace(clause, domain=clause.domain or DEFAULT_DOMAIN))

        link = nodes.reference("", clauses[0].clause or "", refid=clauses[0].label, internal=True)
        label = nodes.paragraph("", "", link, classes=["ops-clause-id"])
        body = nodes.container("", *self.parse_content_to_nodes(), classes=["ops-clause-text"])
        rule = nodes.container("", label, body)
        rule["classes"] += ["ops-clause", *self.options.get("class", [])]
        rule["ids"] += [clause.label for clause in clauses]
        self.set_source_info(rule)
        self.state.document.note_explicit_target(rule)
        for clause in clauses:
            _domain(self.env).note(clause, self.env.docname, rule)
        return [rule]


class NameRole(XRefRole):
    """A link to an operator or clause; `~` before the name hides its domain."""

    def process_link(
        self,
        env: BuildEnvironment,
        refnode: Element,
        has_explicit_title: bool,
        title: str,
        target: str,
    ) -> tuple[str, str]:
        target = target.strip()
        if not has_explicit_title and target.startswith("~"):
            target = target.removeprefix("~")
            name = parse(refnode["reftype"], target)
            title = name.label if name else target
        return title, target


class OnnxDomain(Domain):
    """Where each operator and clause is described."""

    name = "onnx"
    label = "ONNX"
    object_types: ClassVar[dict[str, ObjType]] = {
        "op": ObjType("operator", "op"),
        "clause": ObjType("clause", "clause"),
    }
    directives: ClassVar[dict[str, type[Directive]]] = {
        "operator": OperatorDirective,
        "clause": ClauseDirective,
    }
    roles: ClassVar[dict[str, RoleFunction | XRefRole]] = {"op": NameRole(), "clause": NameRole()}
    initial_data: ClassVar[dict[str, dict[Name, str]]] = {"objects": {}}
    data_version = 1

    @property
    def objects(self) -> dict[Name, str]:
        """Every described version of an operator and every clause, with the document it is in."""
        objects: dict[Name, str] = self.data["objects"]
        return objects

    def note(self, name: Name, docname: str, location: Node | None = None) -> None:
        """Remember where an object is described; say so where that is no longer one place."""
        if name in self.objects:
            homes = (self.objects[name], docname)
            logger.warning("%s is described twice: in %s and %s", name, *homes, location=location)
        self.objects[name] = docname

    def clear_doc(self, docname: str) -> None:
        for name in [name for name, home in self.objects.items() if home == docname]:
            del self.objects[name]

    def merge_domaindata(self, docnames: Set[str], otherdata: dict[str, dict[Name, str]]) -> None:
        for name, docname in otherdata["objects"].items():
            if docname in docnames:
                self.note(name, docname)

    def candidates(self, kind: str, target: str) -> list[Name]:
        """The described objects that a role's target may mean: one, none, or several domains'."""
        wanted = parse(kind, target)
        if wanted is None:
            return []
        newest: dict[str | None, Name] = {}
        for name in sorted(self.objects, key=lambda name: name.since or 0):
            if wanted.covers(name):
                newest[name.domain] = name
        if wanted.domain is None and DEFAULT_DOMAIN in newest:
            return [newest[DEFAULT_DOMAIN]]
        return sorted(newest.values(), key=str)

    def resolve_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        typ: str,
        target: str,
        node: addnodes.pending_xref,
        contnode: Element,
    ) -> nodes.reference | None:
        candidates = self.candidates(typ, target)
        if len(candidates) != 1:
            return None
        name = candidates[0]
        return make_refnode(
            builder, fromdocname, self.objects[name], name.label, contnode, str(name)
        )

    def resolve_any_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        target: str,
        node: addnodes.pending_xref,
        contnode: Element,
    ) -> list[tuple[str, nodes.reference]]:
        found = []
        for kind in self.object_types:
            link = self.resolve_xref(env, fromdocname, builder, kind, target, node, contnode)
            if link is not None:
                found.append((f"onnx:{kind}", link))
        return found

    def get_objects(self) -> Iterator[tuple[str, str, str, str, str, int]]:
        bare: dict[Name, Name] = {}
        for name in sorted(self.objects, key=lambda name: (str(name.domain), name.label)):
            kind = "op" if name.clause is None else "clause"
            yield str(name), name.label, kind, self.objects[name], name.label, 1
        # An operator's newest version also goes by the operator's bare name.
        for name in sorted(self.objects, key=lambda name: name.since or 0):
            if name.clause is None:
                bare[replace(name, since=None)] = name
        for name, newest in bare.items():
            yield str(name), name.label, "op", self.objects[newest], newest.label, 1

    def get_full_qualified_name(self, node: Element) -> str | None:
        name = parse(node["reftype"], node["reftarget"])
        return None if name is None else str(name)


def _explain_missing(app: Sphinx, domain: Domain, node: addnodes.pending_xref) -> bool | None:
    """Say what was wanted and what is near, in place of Sphinx's 'target not found'."""
    if not isinstance(domain, OnnxDomain):
        return None
    kind, target = node["reftype"], node["reftarget"]
    noun = domain.object_types[kind].lname
    candidates = [str(name) for name in domain.candidates(kind, target)]
    if candidates:
        hint = f"it may be {' or '.join(candidates)}"
    elif parse(kind, target) is None:
        hint = f"wanted: {FORMS[kind]}"
    else:
        hint = _nearest(domain.objects, kind, target)
    message = "no one %s is meant by %r; %s" if candidates else "no %s is called %r; %s"
    logger.warning(message, noun, target, hint, location=node, type="ref", subtype=kind)
    return True


def _nearest(objects: Iterable[Name], kind: str, target: str) -> str:
    known = {
        text
        for name in objects
        if (name.clause is None) == (kind == "op")
        for text in (str(name), name.label, replace(name, since=None).label)
    }
    near = get_close_matches(target, sorted(known), n=1)
    return f"did you mean {near[0]!r}?" if near else "nothing of a similar name is described"


def _add_styles(app: Sphinx, config: Config) -> None:
    config.html_static_path.append(str(_STATIC))


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register the domain, and with it what the emitted pages are built with."""
    app.setup_extension("sphinx_design")
    app.add_domain(OnnxDomain)
    app.connect("config-inited", _add_styles)
    app.connect("warn-missing-reference", _explain_missing)
    app.add_css_file("opspec.css")
    app.add_js_file("opspec.js", loading_method="defer")
    return {
        "version": __version__,
        "parallel_read_safe": True,
        "parallel_write_safe": True,
    }


def _parameter_list(text: str) -> addnodes.desc_parameterlist:
    parameters = addnodes.desc_parameterlist()
    for parameter in filter(None, (part.strip() for part in text.split(","))):
        parameters += addnodes.desc_parameter("", "", *map(_token, _TOKEN.finditer(parameter)))
    return parameters


def _token(match: re.Match[str]) -> Node:
    kinds: dict[str | None, type[nodes.TextElement]] = {
        "name": addnodes.desc_sig_name,
        "number": addnodes.desc_sig_literal_number,
        "space": addnodes.desc_sig_space,
    }
    node = kinds.get(match.lastgroup, addnodes.desc_sig_operator)
    return node("", match.group())


def _domain(env: BuildEnvironment) -> OnnxDomain:
    domain = env.get_domain("onnx")
    assert isinstance(domain, OnnxDomain)
    return domain
