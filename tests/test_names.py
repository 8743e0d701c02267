"""One class name means one thing in the whole house: what stands in two rooms has its reason here."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

from engines.registry import GAMES

ROOT = Path(__file__).parent.parent
LAYERS = ("engines", "render", "bot", "cogs")
TWICE = {
    "Controls": "words of a card language are the rule book's; a message has controls, as Discord says",
    "Deal": "cards of a library dealt out in Magic, and how the lab deals the cards of a game",
    "Effect": "a continuous effect in layers (613), and a card's text in Noxtalia: each rule book's own term",
    "Face": "a face of a real card (712), and of the die in Noxtalia: each rule book's own term",
    "Foreseen": "what a player looks ahead to, in the kernel and, of one kind, in Neo Noble",
    "GameEvent": "what happens in Magic and in Soul-Forger, of which triggers hear",
    "Held": "what is held in a zone, and the key of an answer that names it",
    "Move": "a move of a match is committed; cards that move say so in their language",
    "Noble": "each game has Nobles of its own",
    "Noun": "a word that packs bring along in both languages, and one of the publisher's in its two forms",
    "Pick": "a decision picks, and so does a card's text",
    "Place": "where a text puts a Spirit, and where it then is",
    "Plan": "what is announced in Magic, and what a computer means to do in Neo Noble",
    "Say": "a sentence with values, and the key of an answer that orders one to be said always",
    "Spirit": "what a pack says of it, which schemas for authors name so, and the piece on the table",
    "Verb": "what a button does, and a word of the publisher's in its forms",
    "Scene": "where a reference word stands: what the kernel asks, and each game answers",
}
"""Names that stand in two rooms, each with why both are right."""


def rooms_of(sources: Iterable[Path]) -> dict[str, set[str]]:
    """Return the rooms in which each public class name stands."""
    found: dict[str, set[str]] = {}
    for path in sources:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found.setdefault(node.name, set()).add(_room(path.relative_to(ROOT)))
    return found


def _room(path: Path) -> str:
    """Return a room; those of all games are one, and so are words of card languages and their kernel."""
    layer, *rest = path.with_suffix("").parts
    if layer == "render":
        return "render/<game>" if rest[0] in GAMES else "/".join((layer, *rest[:2]))
    if layer == "engines" and rest[0] in GAMES:
        return f"engines/<game>/{rest[1]}"
    if rest[:2] == ["kernel", "effects"] and rest[2] in ("logic", "numbers"):
        return "engines/<game>/language"
    return "/".join((layer, *rest[: 2 if layer == "engines" else 1]))


def test_no_class_name_stands_in_two_rooms_without_a_reason() -> None:
    found = rooms_of(path for layer in LAYERS for path in (ROOT / layer).rglob("*.py"))
    assert len(found) > 1_000
    twice = {name: sorted(rooms) for name, rooms in found.items() if len(rooms) > 1}
    assert {name: rooms for name, rooms in twice.items() if name not in TWICE} == {}, (
        "find another name for one of them, or say in TWICE why both are right"
    )
    assert TWICE.keys() - twice.keys() == set(), "it stands in one room only: take it out of TWICE"


def test_the_same_name_in_two_rooms_is_found() -> None:
    folders = ("bot/store", "bot/table")
    found = {_room(Path(folder, "new.py")) for folder in folders}
    assert found == set(folders)
    assert _room(Path("engines/magic/table/new.py")) == _room(Path("engines/noxtalia/table/other.py"))
