"""What a match knows of its seats outlives the process."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from bot.matches.people import Agreement, Said, Seat, row_of, seat_of_row
from engines.registry import GAMES

BY_RULES = {"bystander"}
"""What the rules tell anew, and nobody need write."""


def other(kind: type[Seat], name: str) -> Any:
    """Return what a field of a seat may hold, and does not at first."""
    collection = GAMES["noxtalia"].collection
    assert collection is not None
    given: dict[str, Any] = {
        "level": "hard",
        "offers": frozenset(Agreement),
        "name": "Ben",
        "said": Said(habits=frozenset({"keep"}), missed="Buy Nothing"),
        "deck": next(iter(collection.ready_made([]).values())).deck,
    }
    flags = dict.fromkeys((each.name for each in fields(kind) if each.type == "bool"), True)
    return (flags | given).get(name, 9)


def lost(kind: type[Seat]) -> set[str]:
    """Return what is another after a kill."""
    found: set[str] = set()
    for each in fields(kind):
        seat = kind(0, 11, None, "Anne")
        setattr(seat, each.name, other(kind, each.name))
        if getattr(seat_of_row(row_of(seat)), each.name, None) != getattr(seat, each.name):
            found.add(each.name)
    return found


def test_a_seat_is_after_a_kill_as_it_was() -> None:
    assert lost(Seat) == BY_RULES, "write it in row_of and read it in seat_of_row, bot/matches/people.py"


def test_what_is_known_in_memory_alone_is_found() -> None:
    @dataclass(slots=True)
    class Later(Seat):
        has_more_time: bool = False

    assert lost(Later) == {*BY_RULES, "has_more_time"}
