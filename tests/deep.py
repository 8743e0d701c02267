"""`make deep`: all of `make test` and its deep cases, promises of cards, random games, weak packages, kills.

It takes an hour and more: before an issue is called done, and each night.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tests.check import LAYERS
from tests.rigs import promise

ROOT = Path(__file__).parent.parent
REQUIREMENTS = sorted((ROOT / "requirements").glob("*.txt"))
SOAK_SECONDS = 120
FUZZED = 2000
"""Games of Magic at random."""


def main() -> int:
    """Do all of it and return 0 when all is well."""
    failed = [name for name, do in STEPS.items() if not do()]
    if failed:
        print(f"failed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


def audit() -> bool:
    """Look for packages in which a weakness is known; where nobody can be asked, say so."""
    files = [word for file in REQUIREMENTS for word in ("-r", str(file))]
    command = [sys.executable, "-m", "pip_audit", "--disable-pip", "--require-hashes", *files]
    command += ["--progress-spinner", "off", "--format", "json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    well, said = judged(done.stdout, done.stderr)
    print(f"packages: {said}", flush=True)
    return well


def judged(found: str, errors: str) -> tuple[bool, str]:
    """Tell whether no weakness is known, and say what is known; where nobody answers, that."""
    try:
        packages = json.loads(found)["dependencies"]
    except (ValueError, KeyError):
        packages = []
    looked_at = [each for each in packages if "vulns" in each]
    if not looked_at:
        reason = next((line for line in reversed(errors.splitlines()) if line.strip()), "no answer")
        return True, f"not looked at, for nobody who knows of weaknesses could be asked ({reason.strip()})"
    weak = [f"{each['name']} {each['version']}: {vuln['id']}" for each in looked_at for vuln in each["vulns"]]
    if weak:
        return False, "; ".join(weak)
    skipped = len(packages) - len(looked_at)
    return True, f"no weakness known of {len(looked_at)}" + (f", {skipped} not looked at" if skipped else "")


def unsafe() -> bool:
    """Look for patterns of code that are known to be unsafe; what may stay, and why, says pyproject.toml."""
    return run("bandit", "--quiet", "--configfile", "pyproject.toml", "--recursive", *LAYERS)


def run(*command: str) -> bool:
    """Run a module of ours; what it finds, it tells."""
    return subprocess.run((sys.executable, "-m", *command), cwd=ROOT, check=False).returncode == 0


def kills() -> bool:
    """Kill the bot at random for a while."""
    return run("tests.rigs.soak", "--seconds", str(SOAK_SECONDS))


STEPS: dict[str, Callable[[], bool]] = {
    "unsafe code": unsafe,
    "packages": audit,
    "tests": lambda: run("tests.check"),
    "types of tests": lambda: run("pyright", "tests"),
    "deep tests": lambda: run("pytest", "-n", "auto", "-m", "deep", "tests"),
    "promises": lambda: run("tests.rigs.promise", *promise.GAMES),
    "fuzzing": lambda: run("tests.engines.magic.fuzzing", str(FUZZED)),
    "kills": kills,
}


if __name__ == "__main__":
    sys.exit(main())
