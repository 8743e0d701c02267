PYTHON ?= python3
VENV := .venv
PIP := $(VENV)/bin/python -m pip --disable-pip-version-check
SECONDS ?= 600
# Where a shell forbids to keep what Python has compiled, two processes with tests, and each that they start,
# would compile all of it anew: a minute of processor time, every time.
export PYTHONDONTWRITEBYTECODE :=

# The try-out, with its simulated Discord, is for those who have no token yet: a live bot gets none of it.
HAS_TOKEN := $(shell { [ -n "$$HERALD_TOKEN" ] || grep -qsiE '^[[:space:]]*(export[[:space:]]+)?HERALD_TOKEN[[:space:]]*=[[:space:]]*["'"'"']?[^[:space:]"'"'"'\#]' .env; } && echo yes)

.PHONY: run install postgres wheel test quick deep lock ledger bench soak digests format clean

run: $(VENV)/.$(if $(HAS_TOKEN),run,tryout)
	@$(VENV)/bin/python -m bot run

# For a service, which may not write beside the code: all is installed and compiled, and nothing is started.
install: $(VENV)/.run
	@$(VENV)/bin/python -m compileall -q bot cogs engines render

postgres: $(VENV)/.postgres

# The rules alone, as a library. What an earlier build has left would be packed too.
wheel: $(VENV)/.dev
	@rm -rf packaging/engines/build && $(PIP) wheel --quiet --no-deps --no-build-isolation -w dist packaging/engines

test: $(VENV)/.dev
	@$(VENV)/bin/python -m tests.check

quick: $(VENV)/.dev
	@$(VENV)/bin/python -m tests.quick $(BASE)

deep: $(VENV)/.dev
	@$(VENV)/bin/python -m tests.deep

lock: $(VENV)/.dev
	@$(VENV)/bin/python -m tests.lock

ledger: $(VENV)/.dev
	@$(VENV)/bin/python -m tests.ledger

bench: $(VENV)/.dev
	@$(VENV)/bin/python -m tests.rigs.bench

soak: $(VENV)/.dev
	@$(VENV)/bin/python -m tests.rigs.soak --seconds $(SECONDS)

digests: $(VENV)/.dev
	@$(VENV)/bin/python -m tests.digests

format: $(VENV)/.dev
	@$(VENV)/bin/ruff format . && $(VENV)/bin/ruff check --fix .

# One stamp for each set of packages; all are built anew when the pins change. Each file must have the hash that is
# written down for it; Herald itself is its folder, and has none.
INSTALL = $(PIP) install --quiet --require-hashes $(patsubst %,-r requirements/%.txt,$(1)) \
	&& $(PIP) install --quiet --no-deps --no-build-isolation -e . && touch $@

$(VENV)/bin/python:
	@echo "Making the virtual environment in $(VENV) ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Herald needs Python 3.11 or newer, this is " + sys.version.split()[0])'
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.run: $(VENV)/bin/python pyproject.toml requirements/run.txt
	@echo "Installing Herald's packages (once; a minute or two) ..."
	@$(call INSTALL,run)

$(VENV)/.postgres: $(VENV)/.run requirements/postgres.txt
	@echo "Installing the packages for PostgreSQL ..."
	@$(call INSTALL,run postgres)

$(VENV)/.tryout: $(VENV)/bin/python pyproject.toml requirements/run.txt requirements/tryout.txt
	@echo "Installing Herald's packages and the try-out (once; a minute or two) ..."
	@$(call INSTALL,run tryout) && touch $(VENV)/.run

$(VENV)/.dev: $(VENV)/bin/python pyproject.toml $(wildcard requirements/*.txt)
	@echo "Installing the packages for tests (once; a minute or two) ..."
	@$(call INSTALL,run postgres tryout dev) && touch $(VENV)/.run $(VENV)/.postgres $(VENV)/.tryout

clean:
	rm -rf $(VENV) .ledger.json mutants
