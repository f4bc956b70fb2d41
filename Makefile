# Everything a developer does here, by name. `make help` lists the targets.

PYTHON ?= python3
PORT ?= 8000
VENV := .venv
BIN := $(VENV)/bin
SITE := docs/_build/html
PYTEST := $(BIN)/python -m pytest -n 2 --dist worksteal
SPHINX := $(BIN)/python -m sphinx --jobs auto --nitpicky --quiet

MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := all
.PHONY: all help setup generate docs serve test bench test-deep check static lint types fresh facts \
	conform docs-strict format shown look clean distclean

all: generate docs ## Generate from spec/ and build the site (what a bare `make` does)
	@echo "The site is in $(SITE)/index.html"

help: ## List these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  %-12s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))

setup: $(VENV)/.ready ## Set up .venv with all that development needs

# Made anew when the declared dependencies change, and only then.
$(VENV)/.ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Python 3.11 or newer is needed; name one: make PYTHON=python3.12" >&2; exit 1; }
	@echo "Setting up $(VENV) (once; a minute or two)"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

$(VENV)/.ready-to-look: $(VENV)/.ready
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[look]'
	@touch $@

generate: $(VENV)/.ready ## Emit generated/, docs/operators/ and spec/schema.json from spec/
	@$(BIN)/opspec generate

docs: generate ## Build the site
	@$(MAKE) $(SITE)/.built

# Sphinx writes some files anew whenever it runs, so it runs only where a source is newer. A make of
# its own, because `generate` may just have changed what is newer.
SITE_SOURCES = $(shell find docs spec generator/opspec generated/onnxops \
	-path docs/_build -prune -o -name __pycache__ -prune -o -type f -print)

$(SITE)/.built: $(SITE_SOURCES) $(VENV)/.ready
	@$(SPHINX) -b html -d docs/_build/doctrees docs $(SITE)
	@touch $@

serve: docs ## Build the site and serve it on this machine (PORT=8000)
	$(BIN)/python -m http.server --bind 127.0.0.1 --directory $(SITE) $(PORT)

test: $(VENV)/.ready ## Run the tests
	@$(PYTEST)

bench: $(VENV)/.ready ## Measure speed (BENCH=--quick, BENCH='--kind tiny', BENCH='--json FILE')
	@$(BIN)/python -m tests.benchmarks --json docs/_build/benchmarks.json $(BENCH)

test-deep: $(VENV)/.ready ## Run the slow and exhaustive tests, which `make test` leaves out
	@$(PYTEST) -m deep

check: static test ## All that a change must pass: lint, types, freshness, facts, docs, tests

static: lint types fresh facts docs-strict ## What `make check` adds to `make test`

lint: $(VENV)/.ready ## Lint, and see that the formatting is ruff's
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet . || { echo "Not formatted; run: make format" >&2; exit 1; }

types: $(VENV)/.ready ## Check types
	@$(BIN)/mypy

fresh: $(VENV)/.ready ## See that everything emitted is what spec/ and templates/ give
	@$(BIN)/opspec generate --check

facts: $(VENV)/.ready ## Check the spec, and its facts against onnx
	@$(BIN)/opspec check

conform: $(VENV)/.ready ## Test the installed runtimes clause by clause, and write docs/conformance/
	@$(BIN)/opspec conform --backend onnxruntime --backend onnx-reference --backend onnxops \
		--page docs/conformance/index.rst

# From nothing each time: a page that is not read again would keep its warnings to itself.
docs-strict: $(VENV)/.ready ## Build the site anew with every warning an error
	@$(SPHINX) --fresh-env --write-all --fail-on-warning -b html -d docs/_build/strict/doctrees \
		docs docs/_build/strict/html

format: $(VENV)/.ready ## Format what is written by hand
	@$(BIN)/ruff format --quiet .
	@$(BIN)/ruff check --quiet --fix .

shown: $(VENV)/.ready ## Refresh the outputs that README and the guides show
	@$(BIN)/python tools/shown.py

look: docs $(VENV)/.ready-to-look ## Take pictures of the site and run axe on it (needs Chromium)
	@$(BIN)/python tools/look.py $(SITE) docs/_build/look

clean: ## Remove what was built and cached; keep .venv
	rm -rf docs/_build dist .opspec-cache .hypothesis .mypy_cache .pytest_cache .ruff_cache

distclean: clean ## Remove .venv too
	rm -rf $(VENV)
