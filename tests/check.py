"""Everything that must hold before a change lands: format, lint, types, tests. `make test` runs it."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time

CHECKS = (
    ("format", (sys.executable, "-m", "ruff", "format", "--check", "--quiet", ".")),
    ("lint", (sys.executable, "-m", "ruff", "check", "--quiet", ".")),
    ("types", (sys.executable, "-m", "pyright")),
)


def main() -> int:
    """Run all checks, the tests last, and return 0 when all are well."""
    failed: list[str] = []
    for name, command in CHECKS:
        began = time.monotonic()
        result = subprocess.run(command, capture_output=True, text=True, check=False)
        verdict = "ok" if result.returncode == 0 else "FAILED"
        print(f"{name}: {verdict} ({time.monotonic() - began:.1f} s)", flush=True)
        if result.returncode:
            failed.append(name)
            print(result.stdout, result.stderr, flush=True)
    if shutil.which("chromium") is None:
        print("browser: Chromium is not installed, so the test of the try-out page does not run", flush=True)
    tests = subprocess.run((sys.executable, "-m", "pytest", "-n", "2", "--dist", "worksteal"), check=False)
    if failed:
        print(f"failed besides the tests: {', '.join(failed)}", file=sys.stderr)
    return tests.returncode or (1 if failed else 0)


if __name__ == "__main__":
    sys.exit(main())
