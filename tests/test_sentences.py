"""What players read stands in `bot/texts` alone: no sentence and no word of French in code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
TEXTS = ROOT / "bot" / "texts"
LAYERS = ("engines", "render", "bot", "cogs")
DRAWN = re.compile(r"render/\w+/art/")
"""Drawings, which are written in words of their own."""
FOR_OPERATORS = (
    "bot/cli/", "bot/__main__.py", "bot/settings.py", "bot/app/metrics.py", "bot/app/watching.py",
)  # fmt: skip
"""The command line and what it says of settings: who runs Herald reads English."""
FOR_DEVELOPERS = re.compile(r"log\.\w+|self\._complain|complain|cast|re\.compile|TypeVar")
"""Calls whose words nobody reads but in a log or an error; what is raised is such a word too."""
OF_FRENCH = re.compile(r"[àâçéèêëîïôœùûÀÂÇÉÈÊËÎÏÔŒÙÛ]|\b(?:l|d|qu|n|s|c)’")
SENTENCE = re.compile(r"\W*[A-Z][a-z’]*,? .*[a-z]{2,}|.*[a-z]{2,},? .*[a-z]{2,}[.!?…]$", re.DOTALL)
SQL = re.compile(r"[\s(;]*(AND|[A-Z]{3,})\b")
TYPE = re.compile(r"\w+( \| \w+)+")
LEAST = 4
"""Letters of a word that is looked for among those of French."""
ALSO_ENGLISH = {
    "-journal", "aura", "cause", "feminine", "ignore", "instant", "journal", "kick", "lance", "lent", "libre",
    "masculine", "motif", "point", "super",
}  # fmt: skip
"""Words of code that are French words too."""
IN_BOTH_LANGUAGES = "headings of deck lists, which people write and read in both languages"
REAL_CARDS = "wording of real cards, read and never shown"
ALLOWED = {
    "engines/kernel/cards/collection.py": (
        IN_BOTH_LANGUAGES,
        "Cards of this match",
        "Cartes de cette partie",
    ),
    "engines/kernel/state/state_fields.py": ("code that is written", "None if @ is None else "),
    "engines/magic/cards/decks.py": (IN_BOTH_LANGUAGES, "Réserve"),
    "engines/neo_noble/cards/collection.py": (IN_BOTH_LANGUAGES, "Main Deck", "Deck principal", "Réserve"),
    "engines/soul_forger/cards/collection.py": (
        IN_BOTH_LANGUAGES, "Main Deck", "Deck principal", "Forge Deck", "Deck de forge",
        "Starting Gear", "Équipement de départ",
    ),
    "engines/kernel/cards/decks.py": ("a letter that is searched for as two", "œ"),
    "engines/kernel/seat/rulebook.py": ("a letter that is searched for as two", "œ"),
    "engines/magic/cards/oracle/abilities.py": (
        REAL_CARDS, " this ability triggers only once each turn.", " each turn.",
        " any player may activate this ability.",
        " any player may activate this ability but only as a sorcery.",
    ),
    "engines/magic/cards/oracle/ways.py": (
        REAL_CARDS, "'s mana cost.", " without paying its mana cost.",
    ),
    "engines/magic/cards/reading/abilities.py": (
        REAL_CARDS, " this ability triggers only once each turn.", " but only as a sorcery.",
    ),
    "engines/magic/cards/reading/moving.py": (REAL_CARDS, "return {things} to {whose} hands?"),
    "engines/magic/cards/reading/sentences.py": ("a part of a pattern", "payer"),
    "engines/magic/cards/words/nouns.py": (REAL_CARDS, "tribal"),
    "engines/magic/cards/words/ability_words.py": (REAL_CARDS, "start your engines!"),
}  # fmt: skip
"""What may stand in a file, after the reason."""


class Literal(NamedTuple):
    """A string that stands in code."""

    file: str
    line: int
    text: str


@cache
def literals() -> tuple[Literal, ...]:
    """Return the strings of all code that could reach a player."""
    files = [path for layer in LAYERS for path in sorted((ROOT / layer).rglob("*.py"))]
    named = {str(path.relative_to(ROOT)): path for path in files if TEXTS not in path.parents}
    shown = [
        path for name, path in named.items() if not (name.startswith(FOR_OPERATORS) or DRAWN.match(name))
    ]
    return tuple(found for path in shown for found in _literals_of(path))


def _literals_of(path: Path) -> Iterator[Literal]:
    file, tree = str(path.relative_to(ROOT)), ast.parse(path.read_text(encoding="utf-8"))
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        if _is_for_developers(node):
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield Literal(file, node.lineno, node.value)
        waiting += ast.iter_child_nodes(node)


def _is_for_developers(node: ast.AST) -> bool:
    if isinstance(node, ast.Raise | ast.Assert):
        return True
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)  # a docstring
    return isinstance(node, ast.Call) and bool(FOR_DEVELOPERS.fullmatch(ast.unparse(node.func)))


def speaks(text: str) -> bool:
    """Tell whether a string is a sentence, or French by its signs."""
    return bool(
        OF_FRENCH.search(text) or (SENTENCE.match(text) and not (SQL.match(text) or TYPE.fullmatch(text)))
    )


def is_french(text: str) -> bool:
    """Tell whether all words of a string are such as stand in French texts alone."""
    words = re.findall(r"[^\W\d_]+", text.lower())
    return bool(words) and words_of_french().issuperset(words)


@cache
def words_of_french() -> frozenset[str]:
    """Return the words that stand in French texts and in no English one."""
    names = re.compile(r"\$[\w-]+|^ *\*?\[[\w-]+\]", re.MULTILINE)  # of values and their variants
    return frozenset(_words("fr", names) - _words("en"))


def _words(locale: str, but: re.Pattern[str] = re.compile("(?!)")) -> set[str]:
    pages = [
        but.sub(" ", path.read_text(encoding="utf-8")) for path in sorted((TEXTS / locale).glob("*.ftl"))
    ]
    said = [re.sub(r"^[\w-]+ =|^#.*|\{.*?\}", " ", page, flags=re.MULTILINE) for page in pages]
    return set(re.findall(rf"[^\W\d_]{{{LEAST},}}", " ".join(said).lower()))


def test_no_sentence_for_players_stands_in_code() -> None:
    assert len(literals()) > 5_000
    found = [each for each in literals() if speaks(each.text) and each.text not in ALLOWED.get(each.file, ())]
    assert found == [], "say it by a key of bot/texts"


def test_no_word_of_french_stands_in_code() -> None:
    assert len(words_of_french()) > 1_000
    found = [each for each in literals() if is_french(each.text) and each.text.lower() not in ALSO_ENGLISH]
    assert [each for each in found if each.text not in ALLOWED.get(each.file, ())] == []


def test_what_is_allowed_is_still_there() -> None:
    there = {(each.file, each.text) for each in literals()}
    assert {(file, text) for file, (_, *texts) in ALLOWED.items() for text in texts} <= there


@pytest.mark.parametrize(
    "text",
    ["You cannot do that.", "Not now", "garder la manche…", "Réserve", "it is over.", "Time is up, or not"],
)
def test_a_sentence_is_known(text: str) -> None:
    assert speaks(text)


@pytest.mark.parametrize(
    "text", ["SELECT seats FROM matches", " AND kind = 'call'", "deed host leave", "nx-event-turn", "Left"]
)
def test_what_is_none_is_let_pass(text: str) -> None:
    assert not speaks(text)


def test_a_french_word_is_known_without_its_accents() -> None:
    assert is_french("garder")
    assert not is_french("keep")
