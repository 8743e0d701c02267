"""All that places entrants is explained, shown and exported."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from fractions import Fraction
from typing import Any

import pytest
from discord import ui

from bot.competition.standings import Standing
from bot.texts import texts_in
from bot.tournaments.course.event import Tournament
from bot.tournaments.course.export import files
from bot.tournaments.views.sheets import standings_sheet
from bot.tournaments.views.standings import page_lines, page_of, why
from tests.bot.tournaments.course.scene import Hall

EN = texts_in("en")
FIRST = 1
"""The entrant whose row is changed."""
NOT_IN_ROWS = {"number", "took_part", "lines"}
"""Who it is, what only parts the absent from all others, and what all the rest is reckoned from."""
IN_LONG = {"mw"}
"""What is shown where a place is explained, and not beside every name: it places nobody by itself."""


def explained(event: Tournament) -> str:
    layout = why(event, FIRST, EN)
    return "\n".join(each.content for each in layout.walk_children() if isinstance(each, ui.TextDisplay))


def listed(event: Tournament) -> str:
    page = page_of(event, EN, "table")
    assert page is not None
    return "\n".join(page_lines(event, EN, page))


def drawn(event: Tournament) -> object:
    return standings_sheet(event, EN).rows


def in_json(event: Tournament) -> object:
    return [data for name, data in files(event).items() if name.endswith(".json")]


def in_csv(event: Tournament) -> object:
    return [data for name, data in files(event).items() if name.endswith("-standings.csv")]


SHOWN: dict[Callable[[Tournament], object], set[str]] = {
    explained: NOT_IN_ROWS,
    listed: NOT_IN_ROWS | IN_LONG,
    drawn: NOT_IN_ROWS | IN_LONG,
    in_json: NOT_IN_ROWS,
    in_csv: NOT_IN_ROWS,
}
"""What a face shows of a row, all but these."""


def other(value: Any) -> Any:
    return (value or 0) + (Fraction(1, 7) if isinstance(value, Fraction) else 1)


def hidden(face: Callable[[Tournament], object], event: Tournament, kind: type[Standing]) -> Iterator[str]:
    """Yield what of a row can be another without a face showing it."""
    first = next(row for row in event.standings if row.number == FIRST)
    values: dict[str, Any] = {each.name: getattr(first, each.name, 0) for each in fields(kind)}
    for name, value in values.items():
        if name in SHOWN[face]:
            continue
        seen: list[object] = []
        for row in (kind(**values), kind(**values | {name: other(value)})):
            event.__dict__["standings"] = (row, *(each for each in event.standings if each.number != FIRST))
            seen.append(face(event))
        if seen[0] == seen[1]:
            yield name


async def played(hall: Hall) -> Tournament:
    await hall.begin(4, rounds=2)
    await hall.next()
    return await hall.event()


@pytest.mark.parametrize("face", SHOWN)
async def test_all_that_places_an_entrant_is_shown(hall: Hall, face: Callable[[Tournament], object]) -> None:
    assert list(hidden(face, await played(hall), Standing)) == []


async def test_a_tie_break_that_is_not_shown_is_found(hall: Hall) -> None:
    @dataclass(frozen=True, slots=True)
    class Later(Standing):
        later: int = 0

    event = await played(hall)
    assert all("later" in hidden(face, event, Later) for face in SHOWN)
