"""What an organiser has chosen is told to all before they sign up, and stands in the export."""

from __future__ import annotations

from typing import Any

import pytest
from discord import ui

from bot.competition.setup import TIMES, Setup
from bot.texts import texts_in
from bot.tournaments.course.event import Tournament
from bot.tournaments.course.export import as_data
from bot.tournaments.course.lots import commitment
from bot.tournaments.views.status import status
from tests.bot.tournaments.course.scene import Hall

WITH_DECKS: dict[str, Any] = {"game": "noxtalia", "people": 0}
OTHERWISE: dict[str, tuple[dict[str, Any], Any]] = {
    "format": ({}, "double"),
    "rounds": ({}, 7),
    "cut": ({}, 2),
    "best_of": (WITH_DECKS, 3),
    "options": ({}, {"glass_nobles": True}),
    "pace": ({}, "correspondence"),
    "times": ({}, TIMES["live"].model_copy(update={"round": 45})),
    "by_clock": ({}, True),
    "start": ({}, 1_900_000_000.0),
    "late_until": ({}, 2),
    "late_as": ({"late_until": 2}, "bye"),
    "open_decks": (WITH_DECKS, True),
    "decks_after": (WITH_DECKS, True),
    "seeding": ({"format": "single"}, "order"),
    "no_show_drops": ({}, True),
    "draws": ({}, False),
    "most": ({}, 8),
}
"""Another value of each choice, and what must be chosen besides so that it counts."""
NOT_EXPORTED = {
    "pace", "times", "by_clock", "start", "most", "late_until", "late_as", "open_decks", "decks_after",
    "no_show_drops", "draws",
}  # fmt: skip
"""How it is run: what comes of it stands with the entrants and the tables."""


def told(event: Tournament) -> str:
    layout = status(event, texts_in("en"))
    shown = "\n".join(each.content for each in layout.walk_children() if isinstance(each, ui.TextDisplay))
    return shown.replace(commitment(event.row), "the seal of its lots")


def exported(event: Tournament) -> dict[str, Any]:
    return {**as_data(event)["tournament"], "code": None, "created": None, "lots_commitment": None}


async def events(hall: Hall, field: str) -> tuple[Tournament, Tournament]:
    assert field in OTHERWISE, "choose another value of it, in OTHERWISE"
    given, value = OTHERWISE[field]
    before: dict[str, Any] = {"people": 4} | given
    one = await hall.begin(**before)
    hall.channel += 1
    return one, await hall.begin(**before | {field: value})


@pytest.mark.parametrize("field", Setup.model_fields)
async def test_each_choice_is_told_before_anybody_signs_up(hall: Hall, field: str) -> None:
    one, other = await events(hall, field)
    assert told(one) != told(other), "say it in terms, bot/tournaments/views/status.py"


@pytest.mark.parametrize("field", Setup.model_fields)
async def test_each_choice_on_which_results_depend_stands_in_the_export(hall: Hall, field: str) -> None:
    one, other = await events(hall, field)
    told_of = exported(one) != exported(other)
    assert told_of or field in NOT_EXPORTED, "put it into export.py, or into NOT_EXPORTED with a reason"
    assert not (told_of and field in NOT_EXPORTED), "it is exported: take it out of NOT_EXPORTED"


async def test_the_same_choices_are_told_alike(hall: Hall) -> None:
    """So a choice that nothing tells of is found."""
    one = await hall.begin(4)
    hall.channel += 1
    other = await hall.begin(4)
    assert (told(one), exported(one)) == (told(other), exported(other))
