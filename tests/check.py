"""Everything that must hold before a change lands: format, lint, types, tests. `make test` runs it."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time

QUICK = (
    ("format", (sys.executable, "-m", "ruff", "format", "--check", "--quiet", ".")),
    ("lint", (sys.executable, "-m", "ruff", "check", "--quiet", ".")),
    ("unused", (sys.executable, "-m", "vulture")),
)
"""What is done in seconds. What is unused and why it may be, says `[tool.vulture]` in `pyproject.toml`."""
TYPES = (sys.executable, "-m", "pyright")
TESTS = (sys.executable, "-m", "pytest", "-n", "2", "--dist", "worksteal", "-m", "not browser")
BROWSER = (sys.executable, "-m", "pytest", "-m", "browser", "tests/e2e")
"""Beside the others: a browser waits for most of its time, as people do."""


def main() -> int:
    """Run all checks and return 0 when all are well. Types and browser are looked at while the tests run."""
    began = time.monotonic()
    types, browser = _begin(TYPES), _begin(BROWSER)
    failed = [name for name, command in QUICK if not _is_well(name, _begin(command))]
    if shutil.which("chromium") is None:
        print("browser: Chromium is not installed, so the test of the try-out page does not run", flush=True)
    tests = subprocess.run(TESTS, check=False)
    failed += [name for name, check in (("types", types), ("browser", browser)) if not _is_well(name, check)]
    print(f"all together: {time.monotonic() - began:.0f} s", flush=True)
    if failed:
        print(f"failed beside the tests: {', '.join(failed)}", file=sys.stderr)
    return tests.returncode or (1 if failed else 0)


def _begin(command: tuple[str, ...]) -> subprocess.Popen[str]:
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def _is_well(name: str, check: subprocess.Popen[str]) -> bool:
    """Wait for a check and print what it has found."""
    told, _ = check.communicate()
    print(f"{name}: {'FAILED' if check.returncode else 'ok'}", flush=True)
    if check.returncode:
        print(told, flush=True)
    return check.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
