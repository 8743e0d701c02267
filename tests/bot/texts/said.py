"""Which texts anybody says: by their key, by a family, from another text, or by the words of a game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl

from bot.texts import dashed
from engines.registry import GAMES
from tests.bot.texts.families import FAMILIES, PARTS, ROOT

LAYERS = ("engines", "render", "bot", "cogs")
OF_ALL_GAMES = ("engines/kernel", "render/shared", "bot/table", "bot/matches", "bot/texts", "bot/learning")
"""What makes keys of any game."""
MOST_WORDS = 4
"""Of which a game makes the end of a key: `option`, `pay_mana`, `no`."""


@cache
def literals(path: Path) -> frozenset[str]:
    """Return the strings of a file of code."""
    return frozenset(
        node.value for node in _nodes(path) if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def words_of(game: str) -> frozenset[str]:
    """Return of what keys of a game are made: strings, names of fields, words of its YAML files."""
    prefix = f"{GAMES[game].prefix}-"
    words: set[str] = set()
    for folder in (f"engines/{game}", f"render/{game}", *OF_ALL_GAMES):
        for path in (ROOT / folder).rglob("*.py"):
            words |= literals(path) | _fields(path)
        for path in (ROOT / folder).rglob("*.yaml"):
            words.update(re.findall(r"\w[\w-]*", path.read_text(encoding="utf-8")))
    return frozenset(dashed(word).removeprefix(prefix).strip("-") for word in words) - {""}


@cache
def _fields(path: Path) -> frozenset[str]:
    declared = (node.target for node in _nodes(path) if isinstance(node, ast.AnnAssign))
    return frozenset(target.id for target in declared if isinstance(target, ast.Name))


@cache
def _nodes(path: Path) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def _of_families() -> set[str]:
    whole = ((each, template) for each in FAMILIES for template in each.templates if template not in PARTS)
    return {key for each, template in whole for key in each.keys(template)}


def _used_by_others(texts: Iterable[ftl.Message]) -> set[str]:
    found: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, ftl.MessageReference):
            found.add(node.id.name)
        for child in vars(node).values() if isinstance(node, ftl.BaseNode) else ():
            for part in child if isinstance(child, list) else [child]:
                walk(part)

    for text in texts:
        walk(text)
    return found


def made_by_a_game(key: str) -> bool:
    """Whether a game has the words that make a key of its own, or one that games have in common.

    Games join keys in many ways, so what of theirs is said nowhere is found only if one of its words is gone.
    """
    games = {game.prefix: name for name, game in GAMES.items()}
    prefix, _, rest = key.partition("-")
    if prefix in games:
        return _splits(rest.split("-"), words_of(games[prefix]), MOST_WORDS)
    return any(_splits(key.split("-"), words_of(game), MOST_WORDS) for game in GAMES)


def _splits(parts: list[str], words: frozenset[str], most: int) -> bool:
    if not parts:
        return True
    beginnings = (n for n in range(1, len(parts) + 1) if "-".join(parts[:n]) in words)
    return most > 0 and any(_splits(parts[n:], words, most - 1) for n in beginnings)


def unsaid(texts: Iterable[ftl.Message]) -> list[str]:
    """Return the keys of texts that nobody says."""
    all_texts = list(texts)
    said = _of_families() | _used_by_others(all_texts)
    for layer in LAYERS:
        for path in (ROOT / layer).rglob("*.py"):
            said |= literals(path)
    keys = (text.id.name for text in all_texts)
    return [key for key in keys if not (key in said or made_by_a_game(key))]
