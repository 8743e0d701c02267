"""A small tournament in Magic by clicks: decks are registered, sideboards are used, the bot is restarted."""

from __future__ import annotations

from typing import Any

import pytest

from bot.store import TournamentStatus
from bot.tournaments.course import unit_of_work
from tests.e2e.club import Club, menus, words
from tests.e2e.hall import Hall
from tests.e2e.magic import DECKS, ME, answers, begun, imported, restarted, written
from tests.e2e.test_magic_decks import ASIDE, MAIN, NOBLE, won


@pytest.fixture(autouse=True)
def _status_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Edit the status at once, as in `test_tournaments`."""
    monkeypatch.setattr(unit_of_work, "paced", lambda _: 0.0)


async def registers(hall: Hall, person: Any, deck: str) -> None:
    """Press *Register*, and choose a deck: a ready-made one, or one's own."""
    opened = await hall.press(person, "t_register")
    (listed,) = menus(opened.response)
    values = [each["value"] for each in listed["options"]]
    (value,) = (each for each in values if each == deck or (deck == "own" and each.startswith("own:")))
    await person.select(opened.response, custom_id=listed["custom_id"], values=[value])


@pytest.mark.rule("MN-R11")
async def test_four_meet_in_best_of_three_with_their_registered_decks(club: Club) -> None:
    hall = Hall(club)
    for person in (club.ann, club.bob):
        assert "✅" in await imported(club, person, written("Mine", [NOBLE], MAIN, ASIDE))
    await hall.announce(await hall.create(game="magic", format="single", seeding="order", best_of="3"))
    decks = {club.ann: "own", club.bob: "own", club.cyd: "ready:wings", club.dan: "ready:embers"}
    for person, deck in decks.items():
        await registers(hall, person, deck)
    entrants = (await hall.event()).entrants
    brought = ["Mine", "Mine", DECKS["wings"].en, DECKS["embers"].en]
    assert [each.deck.name for each in entrants if each.deck] == brought
    await hall.organise("next")
    await hall.play()
    await hall.organise("next")
    (table,) = (await hall.event()).open
    assert sorted(table.table.seats) == [1, 2], "who has conceded is out"
    await hall.ready(table)
    session = await begun(club, await of_table(hall, table))
    session = await won(club, session)
    for _ in range(2):
        (asked,) = session.match.decisions
        assert asked.kind == "swap_out"
        out = tuple(each for each in asked.keys if each.startswith("wolf_at_the_gate"))
        session = await restarted(club, await answers(club, session, out))
        (asked,) = session.match.decisions
        foxes = tuple(each for each in asked.keys if each.startswith("stubble_fox"))
        session = await answers(club, session, foxes[: len(out)])
    assert [side.brought.count("wolf_at_the_gate") for side in session.match.table.sides] == [0, 0]
    session = await won(club, await begun(club, await answers(club, session, "play")))
    assert session.match.result.winners == (ME,)
    await club.settle()
    await hall.organise("next")
    event = await hall.event()
    assert event.status is TournamentStatus.FINISHED
    winner = table.table.seats[ME]
    assert event.ranking[0] == (winner,)
    name = "ann" if hall.by_id(event.by_number[winner].user_id) is club.ann else "bob"
    assert f"1. {name}" in words(club.last())


async def of_table(hall: Hall, table: Any) -> Any:
    """Return the match that runs at a table."""
    now = (await hall.event()).find(*table.place.key[1:])
    assert now is not None
    assert now.match_id is not None
    return await hall.club.session(now.match_id)
