"""A small event goes otherwise by each choice: what is only told, and passed nowhere, is found."""

from __future__ import annotations

from typing import Any

import pytest

from bot.competition.setup import Setup
from bot.errors import PlayerError
from bot.matches.agreements import draws
from bot.matches.agreements.draws import DrawOffer
from bot.matches.start.challenges import Person
from bot.tournaments.course import lots
from bot.tournaments.course.event import Next, Tournament
from bot.tournaments.course.export import as_data
from engines.kernel import Deck
from tests.bot.tournaments.course.scene import Hall
from tests.bot.tournaments.course.test_choices import OTHERWISE

PEOPLE = 5
HOUR = 3_600.0
SMALL: dict[str, Any] = {"rounds": 2, "most": 4}
"""Values that five people notice, where those of `OTHERWISE` are for more."""


class Story:
    """One event: somebody comes late, somebody not at all, two agree on a draw, and the rest is played."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.heard: list[object] = []
        self._since = hall.time

    async def goes(self, game: str = "dueling_nobles", **setup: Any) -> list[object]:
        """Play it to its end, and return all that happened, with the hours counted from its beginning."""
        hall = self.hall
        hall.channel += 1
        hall.said.clear()
        await hall.begin(0, game, **setup)
        for number in range(1, PEOPLE + 1):
            await self._enters(number)
        await self._hears()
        await hall.advance(4 * 60)  # it may begin by itself
        await self._next()
        await self._enters(PEOPLE + 1)
        await self._first_round()
        for _ in range(12):
            if await self._next() is Next.END:
                break
            await self._round()
        self.heard.append([note.what for note in hall.said])
        return self.heard

    async def _enters(self, number: int) -> None:
        event = await self.hall.event()
        press, person = self.hall.press(1000 + number), Person(1000 + number, f"P{number}")
        try:
            await self.hall.tournament_service.signup.register(self.hall.id, press, person, deck_for(event))
        except PlayerError as error:
            self.heard.append(type(error))

    async def _next(self) -> Next | None:
        try:
            came = await self.hall.next()
        except PlayerError as error:  # it has gone on by itself, or waits
            self.heard.append(type(error))
            return Next.END if (await self.hall.event()).row.status == "finished" else None
        self.heard.append(came)
        await self._hears()
        return came

    async def _first_round(self) -> None:
        """At the first table two agree on a draw, at the second one is not ready, and a day goes by."""
        hall, event = self.hall, await self.hall.event()
        for place, table in enumerate(event.open[:2]):
            await hall.ready(table, table.table.seats[place:])
        await hall.settle()
        for table in event.open[:1]:
            session = await hall.session(table)
            self.heard.append((session.match.options.model_dump(), session.clocks.preset))
            for number, step in zip(table.table.seats, (DrawOffer.MAKE, DrawOffer.ACCEPT), strict=True):
                press = hall.press(event.by_number[number].user_id)
                await draws.agree(hall.match_service, session.id, press, step)
            await hall.settle()
        await self._hears()
        await hall.advance(24 * 60)
        await self._hears()

    async def _round(self) -> None:
        await self.hall.play()
        await self._hears()

    async def _hears(self) -> None:
        self.heard.append(facts(await self.hall.event(), self._since))


def deck_for(event: Tournament) -> Deck | None:
    """A deck, where the game has decks."""
    collection = event.game.collection
    return next(iter(collection.ready_made([]).values())).deck if collection is not None else None


def facts(event: Tournament, since: float) -> object:
    """What has become of an event, and nothing that only repeats what was chosen."""
    told = as_data(event)
    parts = {name: told[name] for name in ("tables", "standings", "bracket_seeds", "ranking")}
    entrants = [{**each, "nonce": None} for each in told["entrants"]]
    made = [(each["stage"], each["round"], row.made - since)
            for each, row in zip(told["rounds"], event.rounds, strict=True)]  # fmt: skip
    dues = [(each.kind, each.round, each.table_no, each.due - since) for each in event.deadlines]
    return event.status, event.row.paused, entrants, made, dues, parts


@pytest.fixture(autouse=True)
def same_lots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let chance be the same in every event."""
    monkeypatch.setattr(lots, "_hash", lambda *_: "salt")


def chosen(hall: Hall, field: str) -> tuple[dict[str, Any], Any]:
    """What is chosen besides, and the other value of a choice."""
    assert field in OTHERWISE, "choose another value of it, in OTHERWISE of test_choices.py"
    besides, value = OTHERWISE[field]
    value = hall.time + 3 * HOUR if field == "start" else SMALL.get(field, value)
    return {name: each for name, each in besides.items() if name != "people"}, value


@pytest.mark.parametrize("field", Setup.model_fields)
async def test_an_event_goes_otherwise_by_each_choice(hall: Hall, field: str) -> None:
    besides, value = chosen(hall, field)
    one = await Story(hall).goes(**besides)
    besides, value = chosen(hall, field)
    goes_the_same = await Story(hall).goes(**besides | {field: value}) == one
    assert not goes_the_same, f"nothing goes by {field}: pass it on in bot/tournaments/course"


@pytest.mark.parametrize("game", ["dueling_nobles", "noxtalia"])
async def test_an_event_goes_as_it_went_where_nothing_else_is_chosen(hall: Hall, game: str) -> None:
    """So a choice by which nothing goes is found."""
    one = await Story(hall).goes(game)
    assert await Story(hall).goes(game) == one
    assert Next.END in one, "it came to its end"
