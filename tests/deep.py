"""`make deep`: all of `make test`, known weaknesses of packages, unsafe patterns of code, kills."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tests import check

ROOT = Path(__file__).parent.parent
REQUIREMENTS = sorted((ROOT / "requirements").glob("*.txt"))
SOAK_SECONDS = 120
LAYERS = ("bot", "cogs", "engines", "render")


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
    command = [sys.executable, "-m", "bandit", "--quiet", "--configfile", "pyproject.toml", "--recursive"]
    return subprocess.run([*command, *LAYERS], cwd=ROOT, check=False).returncode == 0


def kills() -> bool:
    """Kill the bot at random for a while."""
    command = [sys.executable, "-m", "tests.rigs.soak", "--seconds", str(SOAK_SECONDS)]
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


STEPS: dict[str, Callable[[], bool]] = {
    "unsafe code": unsafe,
    "packages": audit,
    "tests": lambda: check.main() == 0,
    "kills": kills,
}


if __name__ == "__main__":
    sys.exit(main())
