"""A setup is kept so that it reads the same later, and so that the release before can read it meanwhile."""

from __future__ import annotations

from typing import Any

import pytest

from bot.competition.setup import TIMES, Setup
from bot.errors import PlayerError
from bot.texts import LOCALES, texts_in
from bot.tournaments.course.errors import NewerTournament
from bot.tournaments.scheduler import TournamentScheduler
from tests.bot.tournaments.course.scene import Hall
from tests.bot.tournaments.course.test_choices import OTHERWISE
from tests.databases import writing

DEFAULTS: dict[str, Any] = {
    "format": "swiss", "rounds": None, "cut": 0, "best_of": 1, "options": {}, "pace": "live",
    "times": TIMES["live"].model_dump(), "by_clock": False, "start": None, "late_until": 0, "late_as": "loss",
    "open_decks": False, "decks_after": False, "seeding": "lot", "no_show_drops": False, "draws": True,
    "most": None,
}  # fmt: skip
"""What an event goes by that was stored without a choice."""


def test_a_default_stays_what_it_was() -> None:
    found = Setup().model_dump(mode="json")
    assert found.keys() == DEFAULTS.keys(), "write its default down here"
    assert found == DEFAULTS, "stored events rely on the old default"


@pytest.mark.parametrize("field", Setup.model_fields)
def test_a_choice_reads_as_it_was_made_and_a_default_is_not_written_down(field: str) -> None:
    setup = Setup.model_validate({field: OTHERWISE[field][1]})
    assert setup.kept().keys() == {field} - {"format"}
    assert Setup.model_validate({**setup.kept(), "format": setup.format}) == setup


async def chosen_later(hall: Hall, options: str) -> None:
    """Let a process of the next release write down what organisers have chosen."""
    await writing(hall.store).execute("UPDATE tournaments SET options = ? WHERE id = ?", (options, hall.id))


async def test_an_event_that_goes_by_a_further_choice_says_so_and_waits(hall: Hall) -> None:
    await hall.begin(2)
    await chosen_later(hall, '{"dress": "black"}')
    with pytest.raises(NewerTournament) as told:
        await hall.next()
    for locale in LOCALES:
        assert "Herald" in texts_in(locale).say(told.value.key)
    assert isinstance(told.value, PlayerError)
    scheduler = TournamentScheduler(hall.store, lambda: hall.time, hall.tournament_service)
    assert not await scheduler._drive(hall.id), "it is tried again later"
    await chosen_later(hall, "{}")
    await hall.next()
