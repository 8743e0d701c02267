"""What of each game decides how it is played, as digests beside its `rules_version`.

A change there that leads the same answers elsewhere must raise `rules_version`: else old records are replayed
by rules that they were not played by. Nobody is asked about comments and docstrings, which do not count. The
digests lie in `tests/engines/<game>/digests.txt`, a line a file; `make digests` writes them.
"""

from __future__ import annotations

import ast
import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import yaml

from engines.registry import GAMES

ROOT = Path(__file__).parent.parent
DECIDING = (
    "rules.py",
    "rules/**/*.py",
    "effects/*.py",
    "evaluation/*.py",
    "cards/keywords/*.py",
    "cards/starter/*.yaml",
)


def digests_of(game: str, root: Path = ROOT / "engines") -> dict[str, str]:
    """Return the digest of each file that decides how a game is played, by its path in the game's folder."""
    folder = root / game
    files = [path for kind in DECIDING for path in sorted(folder.glob(kind))]
    return {str(path.relative_to(folder)): digest(path) for path in files}


def digest(path: Path) -> str:
    """Return what a file says, in twelve digits: not how it is set, and what it tells of itself."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".yaml":
        said = json.dumps(yaml.safe_load(text))
    else:
        said = json.dumps(_told(ast.parse(text)), default=repr)
    return hashlib.sha256(said.encode()).hexdigest()[:12]


def _told(part: Any) -> Any:
    """Return a part of the syntax without what is empty and docstrings: alike in all versions of Python."""
    if isinstance(part, list):
        return [_told(each) for each in part if not _is_words(each)]
    if not isinstance(part, ast.AST):
        return part
    fields = {name: _told(value) for name, value in ast.iter_fields(part) if value not in (None, [])}
    return [type(part).__name__, fields]


def _is_words(part: Any) -> bool:
    return isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)


def file_of(game: str) -> Path:
    """Return the file that keeps a game's digests."""
    return ROOT / "tests" / "engines" / game / "digests.txt"


def written(version: int, digests: dict[str, str]) -> str:
    """Return a game's digests as they are kept: first the version of its rules."""
    return "\n".join([f"rules_version {version}", *(f"{file} {each}" for file, each in digests.items()), ""])


def reminder(game: str, kept: str, version: int, digests: dict[str, str]) -> str | None:
    """Return what is to be done where a game is played otherwise than its digests say, else None."""
    before = dict(line.rsplit(" ", 1) for line in kept.splitlines())
    old = int(before.pop("rules_version"))
    changed = sorted(file for file in {*before, *digests} if before.get(file) != digests.get(file))
    if not changed and old == version:
        return None
    if old != version:
        return f"{game}: rules_version is {version} now: write that down with `make digests`."
    return (
        f"{game}: {', '.join(changed)} changed. If the same answers can now lead elsewhere, raise "
        f"rules_version in engines/{game}/game.py (it is {version}). Then, in either case: `make digests`."
    )


def main() -> int:
    """Write the digests of all games."""
    for game, rules in GAMES.items():
        file_of(game).write_text(written(rules.rules_version, digests_of(game)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
