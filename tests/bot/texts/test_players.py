"""Which numbers are players is known by their names alone: what is told is kept as plain JSON."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.texts import texts_in
from bot.texts.telling import story
from engines.kernel import PLAYERS, Event, Game, Say
from engines.registry import GAMES
from tests.engines.conformance import is_looked_at, random_match
from tests.engines.options import tables

ENGINES = Path(__file__).parents[3] / "engines"
SEATS = {"seat", "defender", "winner", "winners", "loser", "holder", "owner", "viewer"}
"""How the engines call what is a seat."""
UNSAID = {"deck": Event("look", {"seat": 0, "count": 2}, {})}
"""Seats that facts hold under other names, and an event that is told without."""


def named(value: object, name: str = "") -> Iterator[tuple[str, int]]:
    """Yield the numbers in something that can be said, with the name under which each stands."""
    if isinstance(value, Say):
        yield from named(value.values)
    elif isinstance(value, Mapping):
        for key, part in value.items():
            yield from named(part, key)
    elif is_dataclass(value):
        for each in fields(value):
            yield from named(getattr(value, each.name))
    elif isinstance(value, list | tuple):
        for part in value:
            yield from named(part, name)
    elif isinstance(value, int):
        yield name, value


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_number_under_a_players_name_is_a_seat(game: Game[Any]) -> None:
    found: set[str] = set()
    for seed in range(4):
        options, seats = tables(game, seed)
        known = range(seats + len(game.bystanders(seats)))
        for number, (match, _) in enumerate(random_match(game, options, seats, seed)):
            told: list[tuple[object, str]] = [
                (facts, event.kind) for event in match.events for facts in (event.facts, event.secret)
            ]
            match.events.clear()
            if is_looked_at(number):
                told += [(match.prompt(each.seat), each.kind) for each in match.decisions]
            for what, where in told:
                for name, value in named(what):
                    if name in PLAYERS:
                        found.add(name)
                        assert value in known, (where, name, value)
    assert "seat" in found, "nobody was told of, so this proved nothing"


def test_a_seat_stands_under_a_players_name() -> None:
    told = set(seats_told())
    assert {name for _, name in told if name not in PLAYERS | UNSAID.keys()} == set(), told
    assert {name for _, name in told} >= {"seat", "other", "winner", "deck"}


@pytest.mark.parametrize("event", UNSAID.values(), ids=lambda event: event.kind)
def test_a_seat_under_another_name_is_not_said(event: Event) -> None:
    assert all(story(texts_in(locale), "nn", event, None, ["Ann", "Ben"]) for locale in ("en", "fr"))


def seats_told() -> Iterator[tuple[str, str]]:
    """Yield where the engines tell something that they call a seat, and the name under which they do."""
    for path in sorted(ENGINES.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            pairs: list[tuple[Any, ast.expr]] = []
            if isinstance(call, ast.Call) and getattr(call.func, "attr", "") == "tell":
                pairs = [(each.arg, each.value) for each in call.keywords]
            elif isinstance(call, ast.Dict):
                pairs = [
                    (getattr(key, "value", None), value)
                    for key, value in zip(call.keys, call.values, strict=True)
                ]
            for name, value in pairs:
                if isinstance(name, str) and getattr(value, "attr", getattr(value, "id", "")) in SEATS:
                    yield path.name, name


@pytest.mark.parametrize("name", sorted(PLAYERS))
def test_a_players_name_is_said_instead_of_his_number(name: str) -> None:
    texts = texts_in("en")
    assert texts._word(name, 1, ["Ann", "Ben"], brief=False) == "Ben"
    assert texts._word(name, [1, 0], ["Ann", "Ben"], brief=False) == "Ben, Ann"
    assert texts._word("count", 1, ["Ann", "Ben"], brief=False) == 1
