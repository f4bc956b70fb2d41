"""Sphinx configuration of this project's site. It needs no network."""

import hashlib
import sys
from pathlib import Path

from sphinx.application import Sphinx

import opspec

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "_ext"))

project = "opspec"
author = "the opspec contributors"
copyright = f"{author}; Apache License 2.0"
release = opspec.__version__
version = release
html_title = "opspec"
language = "en"

# Names stand in plain quotes, as in messages and in code.
smartquotes = False
extensions = [
    "benchmarks",
    "language_reference",
    "operator_functions",
    "opspec.sphinx_domain",
    "sphinx.ext.autodoc",
    "sphinx.ext.autosummary",
    "sphinx.ext.napoleon",
    "sphinx_design",
]
exclude_patterns = ["_build"]
nitpicky = True
# No other project is asked for what it describes: these are shown, and lead nowhere.
nitpick_ignore_regex = [
    ("py:.*", r"(collections|ml_dtypes|numpy|onnx|typing)\..*"),
    ("py:class", r"[a-z_' {}]+"),  # words of a docstring: sequence of int, array_like
    ("py:class", r"default .*"),  # int, default 1
]

# The API reference comes from the docstrings of generated/onnxops, which are in numpydoc form.
autodoc_member_order = "bysource"
autodoc_typehints = "none"  # docstrings say the types, and say them shorter
napoleon_google_docstring = False
napoleon_use_ivar = True
napoleon_use_rtype = False
toc_object_entries_show_parents = "hide"
python_use_unqualified_type_names = True

html_theme = "pydata_sphinx_theme"
html_static_path = ["_static"]
html_css_files = ["site.css"]
# Pages without others below them need no list of those.
html_sidebars: dict[str, list[str]] = {page: [] for page in ("index", "language")}
html_show_sourcelink = False
html_copy_source = False
html_favicon = "_static/favicon.svg"
html_theme_options = {
    "logo": {
        "text": "opspec",
        "image_light": "_static/logo.svg",
        "image_dark": "_static/logo-dark.svg",
        "alt_text": "opspec, to the first page",
    },
    "navbar_align": "left",
    "navbar_end": ["theme-switcher"],
    "header_links_before_dropdown": 6,
    "secondary_sidebar_items": ["page-toc"],
    "footer_start": ["copyright"],
    "footer_end": [],
    "show_prev_next": False,
    "show_nav_level": 1,
    "navigation_depth": 3,
    "back_to_top_button": False,
    "pygments_light_style": "a11y-high-contrast-light",
    "pygments_dark_style": "a11y-high-contrast-dark",
}


def digest_of_static_files() -> str:
    """A digest of the styles and images, which every page names: a change rewrites the pages."""
    digest = hashlib.sha256()
    for folder in (HERE / "_static", Path(opspec.__file__).parent / "_static"):
        for path in sorted(folder.iterdir()):
            digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()


def setup(app: Sphinx) -> None:
    app.add_config_value("static_digest", digest_of_static_files(), "html", str)
