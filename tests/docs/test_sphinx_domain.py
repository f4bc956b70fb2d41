"""The Sphinx domain `onnx`, shown on small projects that are built here."""

import re
from pathlib import Path

import pytest

from tests.docs.sites import Site, text_of

INDEX = "Index\n=====\n\n.. toctree::\n   :glob:\n\n   *\n\n"
RELU = """\
Relu
====

.. onnx:operator:: Relu(X, *, slope=0.5) -> Y
   :since: 14

   Sets negative elements to zero.

.. onnx:clause:: Relu-14.C1
   :also: Relu-13.C1, Relu-6.C1

   The type of ``X`` is allowed.

.. onnx:operator:: ai.onnx.Relu(X) -> Y
   :since: 6
"""
SWISH = """\
Swish
=====

.. onnx:operator:: com.vendor.Swish(X) -> (Y, Z)
   :since: 1

.. onnx:clause:: com.vendor.Swish-1.C1

   The type of ``X`` is allowed.
"""


@pytest.fixture
def site(tmp_path: Path) -> Site:
    return Site(tmp_path / "site")


def test_roles_link_to_operators_and_clauses(site: Site) -> None:
    links = (
        ":onnx:op:`Relu` :onnx:op:`Relu-6` :onnx:op:`ai.onnx.Relu` :onnx:op:`~ai.onnx.Relu-14` "
        ":onnx:op:`Swish` :onnx:clause:`Relu-14.C1` :onnx:clause:`Relu-13.C1` "
        ":onnx:clause:`Relu.C1` :onnx:clause:`~com.vendor.Swish-1.C1`"
    )
    assert site.build({"index": INDEX + links, "relu": RELU, "swish": SWISH}) == []
    assert site.links("index") == {
        "Relu": "relu.html#Relu-14",
        "Relu-6": "relu.html#Relu-6",
        "ai.onnx.Relu": "relu.html#Relu-14",
        "Relu-14": "relu.html#Relu-14",
        "Swish": "swish.html#Swish-1",
        "Relu-14.C1": "relu.html#Relu-14.C1",
        "Relu-13.C1": "relu.html#Relu-13.C1",
        "Relu.C1": "relu.html#Relu-14.C1",
        "Swish-1.C1": "swish.html#Swish-1.C1",
    }
    page = (site.out / "relu.html").read_text()
    for anchor in ("Relu-14", "Relu-6", "Relu-14.C1", "Relu-13.C1", "Relu-6.C1"):
        assert page.count(f'id="{anchor}"') == 1
    assert 'href="#Relu-14.C1"' in page, "a clause links to itself"
    assert (site.out / "_static" / "opspec.css").is_file()


def test_a_text_of_ones_own_and_the_role_any(site: Site) -> None:
    text = INDEX + ":onnx:op:`the rectifier <Relu-6>` :any:`Relu-14` :any:`Relu-14.C1`"
    assert site.build({"index": text, "relu": RELU}) == []
    assert site.links("index")["Relu-14"] == "relu.html#Relu-14"
    assert site.links("index")["Relu-14.C1"] == "relu.html#Relu-14.C1"
    href = re.escape('href="relu.html#Relu-6"')
    link = re.search(href + r"[^>]*>(.*?)</a>", (site.out / "index.html").read_text())
    assert link is not None
    assert text_of(link[1]) == "the rectifier"


def test_the_signature_line_is_read(site: Site) -> None:
    site.build({"index": INDEX, "relu": RELU})
    lines = re.findall(r"<dt class=\"sig.*?</dt>", (site.out / "relu.html").read_text(), re.DOTALL)
    assert [text_of(line) for line in lines] == [
        "ai.onnx.Relu(X, *, slope=0.5) → Y¶",
        "ai.onnx.Relu(X) → Y¶",
    ]


def test_objects_inv_holds_full_names(site: Site) -> None:
    site.build({"index": INDEX, "relu": RELU, "swish": SWISH})
    entries = {key: place for key, place in site.inventory().items() if key[0][:5] == "onnx:"}
    assert entries == {
        ("onnx:op", "ai.onnx.Relu"): "relu.html#Relu-14",
        ("onnx:op", "ai.onnx.Relu-14"): "relu.html#Relu-14",
        ("onnx:op", "ai.onnx.Relu-6"): "relu.html#Relu-6",
        ("onnx:op", "com.vendor.Swish"): "swish.html#Swish-1",
        ("onnx:op", "com.vendor.Swish-1"): "swish.html#Swish-1",
        ("onnx:clause", "ai.onnx.Relu-14.C1"): "relu.html#Relu-14.C1",
        ("onnx:clause", "ai.onnx.Relu-13.C1"): "relu.html#Relu-13.C1",
        ("onnx:clause", "ai.onnx.Relu-6.C1"): "relu.html#Relu-6.C1",
        ("onnx:clause", "com.vendor.Swish-1.C1"): "swish.html#Swish-1.C1",
    }


def test_another_project_links_by_intersphinx(site: Site, tmp_path: Path) -> None:
    site.build({"index": INDEX, "relu": RELU})
    other = Site(tmp_path / "other")
    text = "Other\n=====\n\n:onnx:op:`Relu` :onnx:op:`Relu-6` :onnx:clause:`Relu-13.C1`\n"
    warnings = other.build(
        {"index": text},
        extensions=["opspec.sphinx_domain", "sphinx.ext.intersphinx"],
        intersphinx_mapping={"ops": ("https://ops.example/", str(site.out / "objects.inv"))},
    )
    assert warnings == []
    assert other.links("index") == {
        "Relu": "https://ops.example/relu.html#Relu-14",
        "Relu-6": "https://ops.example/relu.html#Relu-6",
        "Relu-13.C1": "https://ops.example/relu.html#Relu-13.C1",
    }


@pytest.mark.parametrize(
    ("text", "warning"),
    [
        (":onnx:op:`Rellu`", "no operator is called 'Rellu'; did you mean 'Relu'?"),
        (":onnx:op:`Relu-7`", "no operator is called 'Relu-7'; did you mean 'Relu-6'?"),
        (
            ":onnx:clause:`Relu-14.C2`",
            "no clause is called 'Relu-14.C2'; did you mean 'Relu-14.C1'?",
        ),
        (
            ":onnx:op:`Quantize`",
            "no operator is called 'Quantize'; nothing of a similar name is described",
        ),
        (":onnx:op:`a b`", "no operator is called 'a b'; wanted: [domain.]Name[-since]"),
        (
            ":onnx:clause:`Relu-14`",
            "no clause is called 'Relu-14'; wanted: [domain.]Name[-since].clause",
        ),
    ],
)
def test_an_unknown_target_is_told(site: Site, text: str, warning: str) -> None:
    assert site.build({"index": INDEX + text, "relu": RELU}) == [f"index.rst:9: WARNING: {warning}"]


def test_a_name_of_two_domains_is_told(site: Site) -> None:
    pages = {
        "index": INDEX + ":onnx:op:`Swish`",
        "one": SWISH,
        "two": SWISH.replace("com.vendor", "org.other"),
    }
    assert site.build(pages) == [
        "index.rst:9: WARNING: no one operator is meant by 'Swish'; "
        "it may be com.vendor.Swish-1 or org.other.Swish-1"
    ]


@pytest.mark.parametrize(
    ("text", "warning"),
    [
        (".. onnx:operator:: Relu(X) -> Y\n", "operator 'Relu(X) -> Y' lacks the option :since:"),
        (
            ".. onnx:operator:: Relu X\n   :since: 6\n",
            "not a signature: 'Relu X'; wanted: [domain.]Name(parameters) -> results",
        ),
        (
            ".. onnx:clause:: Relu.C1\n",
            "not a clause: 'Relu.C1'; wanted: [domain.]Name-since.clause [docutils]",
        ),
    ],
)
def test_a_directive_says_what_it_wants(site: Site, text: str, warning: str) -> None:
    said = "\n".join(site.build({"index": INDEX + text}, show_warning_types=True))
    assert "index.rst:9: " in said
    assert warning in said


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_second_description_is_told(site: Site, jobs: int) -> None:
    pages = {"index": INDEX} | {f"relu{i}": f"Page {i}\n======\n" for i in range(8)}
    pages |= {"relu3": RELU, "relu5": RELU}
    said = "\n".join(site.build(pages, jobs=jobs))
    assert "ai.onnx.Relu-14 is described twice: in relu3 and relu5" in said
    assert "ai.onnx.Relu-6.C1 is described twice: in relu3 and relu5" in said


def test_a_parallel_build_finds_the_same(tmp_path: Path) -> None:
    pages = {"index": INDEX + "".join(f":onnx:op:`Op{i}` " for i in range(12))}
    for i in range(12):
        following = f":onnx:clause:`Op{(i + 1) % 12}-14.C1`"
        pages[f"op{i}"] = RELU.replace("Relu", f"Op{i}") + f"\n   See {following}.\n"
    serial, parallel = Site(tmp_path / "serial"), Site(tmp_path / "parallel")
    assert serial.build(pages) == []
    assert parallel.build(pages, jobs=2) == []
    assert parallel.inventory() == serial.inventory()
    assert all(parallel.links(page) == serial.links(page) for page in pages)


def test_a_page_that_changes_takes_its_names_along(site: Site) -> None:
    index = INDEX + ":onnx:op:`Relu`"
    site.build({"index": index, "relu": RELU})
    warnings = site.build({"relu": RELU.replace("Relu", "Gelu"), "index": index + "\n"})
    assert warnings == ["index.rst:9: WARNING: no operator is called 'Relu'; did you mean 'Gelu'?"]
    assert ("onnx:op", "ai.onnx.Relu") not in site.inventory()
