"""The ledger: which rule ids have no passing proof, per game. `make ledger` runs it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import engines
from engines.kernel.seat.rulebook import Rulebook
from tests.rules import EDITION

PROVED_FILE = Path(__file__).parent.parent / ".ledger.json"
_COMPREHENSIVE = "CR "


def rule_ids() -> dict[str, list[str]]:
    """Return the ids of every game's rule book, in its order."""
    folder = Path(engines.__path__[0])
    pages = sorted(folder.glob("*/book/en.md"))
    return {
        page.parent.parent.name: [rule.id for rule in Rulebook.load(page.parent, "en").statements]
        for page in pages
    }


def missing(ids: list[str], proved: set[str]) -> list[str]:
    """Return the ids without proof."""
    return [rule_id for rule_id in ids if rule_id not in proved]


def comprehensive(number: str) -> str:
    """Return the id of a subrule of Magic's Comprehensive Rules, of which nobody counts what is missing."""
    return f"{_COMPREHENSIVE}{number}"


def chapters(proved: set[str]) -> dict[str, list[str]]:
    """Return the proved subrules of the Comprehensive Rules by chapter: `5g` of 704."""
    numbers = sorted(each.removeprefix(_COMPREHENSIVE) for each in proved if each.startswith(_COMPREHENSIVE))
    found: dict[str, list[str]] = {}
    for number in numbers:
        chapter, _, subrule = number.partition(".")
        found.setdefault(chapter, []).append(subrule)
    return found


def main() -> int:
    """Run the tests that name rules, and print what is unproved; exit code 1 when something is."""
    PROVED_FILE.unlink(missing_ok=True)
    command = (sys.executable, "-m", "pytest", "-n", "2", "-m", "rule or cr", "-q")
    tests = subprocess.run(command, capture_output=True, text=True, check=False)
    print(tests.stdout[-2000:])
    proved = set(json.loads(PROVED_FILE.read_text(encoding="utf-8"))) if PROVED_FILE.exists() else set[str]()
    unproved = {game: missing(ids, proved) for game, ids in rule_ids().items()}
    for game, ids in unproved.items():
        print(f"{game}: {len(ids)} without proof {' '.join(ids)}".rstrip())
    print(f"Comprehensive Rules, edition of {EDITION}, proved:")
    for chapter, subrules in chapters(proved).items():
        print(f"  {chapter}: {' '.join(subrules)}")
    return 1 if tests.returncode or any(unproved.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
