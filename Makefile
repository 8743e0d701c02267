PYTHON ?= python3
VENV := .venv
PIP := $(VENV)/bin/python -m pip --disable-pip-version-check
SECONDS ?= 600
# Where a shell forbids to keep what Python has compiled, two processes with tests, and each that they start,
# would compile all of it anew: a minute of processor time, every time.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: run test quick ledger bench soak digests format clean

run: $(VENV)/.tryout
	@$(VENV)/bin/python -m bot run

test: $(VENV)/.dev
	@$(VENV)/bin/python -m tests.check

quick: $(VENV)/.dev
	@$(VENV)/bin/python -m tests.quick $(BASE)

ledger: $(VENV)/.dev
	@$(VENV)/bin/python -m tests.ledger

bench: $(VENV)/.dev
	@$(VENV)/bin/python -m tests.bench

soak: $(VENV)/.dev
	@$(VENV)/bin/python -m tests.soak --seconds $(SECONDS)

digests: $(VENV)/.dev
	@$(VENV)/bin/python -m tests.digests

format: $(VENV)/.dev
	@$(VENV)/bin/ruff format . && $(VENV)/bin/ruff check --fix .

# One stamp for each set of packages; both are built anew when the pins change.
$(VENV)/bin/python:
	@echo "Making the virtual environment in $(VENV) ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Herald needs Python 3.11 or newer, this is " + sys.version.split()[0])'
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.tryout: $(VENV)/bin/python pyproject.toml constraints.txt
	@echo "Installing Herald's packages (once; a minute or two) ..."
	@$(PIP) install --quiet -c constraints.txt -e '.[tryout]'
	@touch $@

$(VENV)/.dev: $(VENV)/bin/python pyproject.toml constraints.txt
	@echo "Installing the packages for tests (once; a minute or two) ..."
	@$(PIP) install --quiet -c constraints.txt -e '.[tryout,dev]'
	@touch $@ $(VENV)/.tryout

clean:
	rm -rf $(VENV) .ledger.json mutants
