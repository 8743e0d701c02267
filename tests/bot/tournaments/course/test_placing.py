"""All that places entrants is explained, shown and exported."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from fractions import Fraction
from typing import Any

import pytest
from discord import ui

from bot.competition.setup import BRACKETS
from bot.competition.standings import Standing
from bot.competition.state import Format
from bot.competition.tie_breaks import TIE_BREAKS, By, counted_in
from bot.texts import LOCALES, Locale, dashed, texts_in
from bot.tournaments.course.event import Tournament
from bot.tournaments.course.export import as_data, files
from bot.tournaments.views.sheets import standings_sheet
from bot.tournaments.views.standings import page_lines, page_of, why
from tests.bot.tournaments.course.scene import Hall

EN = texts_in("en")
FIRST = 1
"""The entrant whose row is changed: the others hold no place, so that nothing parts it from a neighbour."""
NOT_IN_ROWS = {"number", "took_part", "lines"}
"""Who it is, what only parts the absent from all others, and what all the rest is reckoned from."""
IN_LONG = {"mw"}
"""What is shown where a place is explained, and not beside every name: it places nobody by itself."""
OF_OTHERS = {"gw"}
"""What explains what others have: in one's own row a tie-break says it."""


def words(layout: ui.LayoutView) -> str:
    return "\n".join(each.content for each in layout.walk_children() if isinstance(each, ui.TextDisplay))


def explained(event: Tournament) -> str:
    return words(why(event, FIRST, EN))


def listed(event: Tournament) -> str:
    page = page_of(event, EN, "table")
    assert page is not None
    return "\n".join(page_lines(event, EN, page))


def drawn(event: Tournament) -> object:
    return standings_sheet(event, EN).rows


def in_json(event: Tournament) -> object:
    return [data for name, data in files(event).items() if name.endswith(".json")]


def in_csv(event: Tournament) -> list[bytes]:
    return [data for name, data in files(event).items() if name.endswith("-standings.csv")]


SHOWN: dict[Callable[[Tournament], object], set[str]] = {
    explained: NOT_IN_ROWS | OF_OTHERS,
    listed: NOT_IN_ROWS | OF_OTHERS | IN_LONG,
    drawn: NOT_IN_ROWS | OF_OTHERS | IN_LONG,
    in_json: NOT_IN_ROWS | OF_OTHERS,
    in_csv: NOT_IN_ROWS | OF_OTHERS,
}
"""What a face shows of a row, all but these."""


def other(value: Any) -> Any:
    return (value or 0) + (Fraction(1, 7) if isinstance(value, Fraction) else 1)


def changes(row: Standing) -> Iterator[tuple[str, Standing]]:
    """Yield the row with one fact changed, for each of them."""
    for each in fields(row):
        if each.name != "ties":
            yield each.name, replace(row, **{each.name: other(getattr(row, each.name))})
    for by, value in row.ties.items():
        yield by, replace(row, ties={**row.ties, by: other(value)})


def hidden(face: Callable[[Tournament], object], event: Tournament, row: Standing) -> Iterator[str]:
    """Yield what of a row can be another without a face showing it."""
    others = tuple(replace(each, place=None) for each in event.standings if each.number != FIRST)

    def seen(row: Standing) -> object:
        event.__dict__["standings"] = (row, *others)
        return face(event)

    as_it_is = seen(row)
    for name, changed in changes(row):
        if name not in SHOWN[face] and seen(changed) == as_it_is:
            yield name


def first(event: Tournament) -> Standing:
    return next(row for row in event.standings if row.number == FIRST)


FORMATS: dict[str, dict[str, Any]] = {
    format: {"game": "noxtalia", "options": {"random_teams": True}} if format is Format.PODS else {}
    for format in Format
    if format not in BRACKETS
}
"""What has standings, and what must be chosen besides."""


async def played(hall: Hall, format: str = "swiss") -> Tournament:
    await hall.begin(4, format=format, **FORMATS[format])
    await hall.next()
    return await hall.event()


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("face", SHOWN)
async def test_all_that_places_an_entrant_is_shown(
    hall: Hall, face: Callable[[Tournament], object], format: str
) -> None:
    event = await played(hall, format)
    assert tuple(first(event).ties) == counted_in(Format(format))
    lacking = set(hidden(face, event, first(event)))
    if face is drawn and format == "robin":  # so small a one shows each result against each
        lacking -= set(TIE_BREAKS)
    assert lacking == set(), f"{face.__name__} does not show it"


@pytest.mark.parametrize("by", TIE_BREAKS)
@pytest.mark.parametrize("locale", LOCALES)
async def test_each_tie_break_has_a_line_of_its_own_where_a_place_is_explained(
    hall: Hall, by: By, locale: Locale
) -> None:
    event = await played(hall, next(format for format in FORMATS if format in by.formats))
    row = first(event)
    value = replace(row, ties={**row.ties, by: other(row.ties[by])})
    said = texts_in(locale).say(f"tournament-why-{dashed(by)}", value=by.shown.whole(value.ties[by]))
    event.__dict__["standings"] = (value, *(each for each in event.standings if each.number != FIRST))
    assert said in words(why(event, FIRST, texts_in(locale))).splitlines()


@pytest.mark.parametrize("format", FORMATS)
async def test_the_picture_has_a_head_for_each_cell(hall: Hall, format: str) -> None:
    sheet = standings_sheet(await played(hall, format), EN)
    assert {len(row.cells) for row in sheet.rows} == {len(sheet.heads)}
    if format != "robin":
        heads = [EN.say(f"tournament-pic-{dashed(by)}") for by in counted_in(Format(format))]
        assert list(sheet.heads[1:]) == heads


async def test_what_does_not_count_in_a_format_is_null_in_its_files(hall: Hall) -> None:
    event = await played(hall)
    row = first(event)
    event.__dict__["standings"] = (replace(row, ties={}),)
    (told,) = as_data(event)["standings"]
    assert {told[by] for by in TIE_BREAKS} == {None}
    heads, line = (each.split(",") for each in in_csv(event)[0].decode("utf-8-sig").split())
    assert len(heads) == len(line)


async def test_a_fact_that_is_not_shown_is_found(hall: Hall) -> None:
    @dataclass(frozen=True, slots=True)
    class Later(Standing):
        later: int = 0

    event = await played(hall)
    row = Later(**{each.name: getattr(first(event), each.name) for each in fields(Standing)})
    assert all("later" in hidden(face, event, row) for face in SHOWN)
