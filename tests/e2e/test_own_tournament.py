"""A tournament with the owner's real cards: exact ones alone, or by hand too, where organisers can decide."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.store import TournamentStatus
from bot.tournaments.course import unit_of_work
from bot.tournaments.views.table import detail_of
from render import RenderService
from tests.e2e.club import Club, buttons, menus, said, words
from tests.e2e.hall import Hall
from tests.e2e.magic import restarted
from tests.e2e.play import asked, person_of, press
from tests.e2e.real import BY_HAND, EXACT, LADY, PAGE, PRINCE, Story, brought, built, told
from tests.e2e.test_magic_tournament import of_table, registers
from tests.profiles import sampled

OBJECTION = "objects to this: "


@pytest.fixture(autouse=True)
def _status_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Edit the status at once, as in `test_tournaments`."""
    monkeypatch.setattr(unit_of_work, "paced", lambda _: 0.0)


@pytest.fixture
async def club(tmp_path: Path, renderer: type[RenderService]) -> AsyncIterator[Club]:
    async with Club.open(tmp_path, renderer=renderer, real_cards=PAGE) as opened:
        yield opened


async def playing(club: Club, **choices: str) -> Hall:
    """Let an event of two begin, who have decks with cards that are played by hand."""
    await brought(club)
    hall = Hall(club)
    cards = dict.fromkeys(BY_HAND, 2) | dict.fromkeys(EXACT, 3)
    for person in (club.ann, club.bob):
        await built(club, person, PRINCE, cards)
    await hall.announce(await hall.create(game="magic", format="single", seeding="order", **choices))
    return hall


async def objected(hall: Hall) -> Any:
    """Let both sit down and play until one of them objects; return the match."""
    club = hall.club
    for person in (club.ann, club.bob):
        await registers(hall, person, "own")
    await hall.organise("next")
    (table,) = (await hall.event()).open
    await hall.ready(table)
    session = await told(club, await of_table(hall, table), Story(agree=["object"]))
    assert [each.kind for each in session.match.decisions] == ["objection"] * 2
    await club.settle()
    return session


async def offer_of(hall: Hall) -> Any:
    """Return what the table is told: that organisers can decide."""
    event = await hall.event()
    thread = hall.thread(event, event.open[0])
    return next(each for each in reversed(thread.history()) if "If you cannot agree" in words(each))


async def call_of(hall: Hall) -> Any:
    """Press *Call Organiser* where the table is told of it; return what the organisers read."""
    await hall.press_on(hall.club.ann, await offer_of(hall), "Call Organiser")
    await hall.club.settle()
    return next(each for each in reversed(hall.club.channel.history()) if OBJECTION in words(each))


@pytest.mark.rule("MN-R31", "MN-R34")
async def test_exact_cards_alone_are_the_default(club: Club) -> None:
    hall = await playing(club)
    assert "by hand" not in words(await hall.status())
    opened = await hall.press(club.ann, "t_register")
    (listed,) = menus(opened.response)
    (own,) = (each["value"] for each in listed["options"] if each["value"].startswith("own:"))
    refused = await club.ann.select(opened.response, custom_id=listed["custom_id"], values=[own])
    assert "13 cards can only be played by hand, in matches with `by-hand=agreed`" in said(refused)
    assert (await hall.event()).entrants == ()
    await built(club, club.ann, LADY, dict.fromkeys(EXACT, 4))
    await registers(hall, club.ann, "own")
    assert len((await hall.event()).entrants) == 1


@pytest.mark.rule("MN-R34")
@pytest.mark.parametrize("ruling", sampled(["Leave It as It Is", "Take It Back", "Cancel the Match"]))
async def test_an_organiser_decides_an_objection_for_both(club: Club, ruling: str) -> None:
    """Over a restart, and whatever one of them has answered already."""
    hall = await playing(club, cards="by-hand")
    assert "Cards played by hand: Allowed" in words(await hall.status())
    session = await objected(hall)
    before = session.match.table.work.done
    heard = await call_of(hall)
    assert hall.keeper.mention in words(heard)
    session = await restarted(club, session)
    person = person_of(club, session, session.match.decisions[0].seat)
    said_first = "go_on" if ruling == "Take It Back" else "take_back"
    await press(person, await asked(club, person, session), session, said_first)
    assert "Only organisers can do that" in said(await hall.press_on(club.bob, heard, ruling))
    await hall.press_on(hall.keeper, heard, "I’m Coming")
    await hall.press_on(hall.keeper, club.seen(heard), ruling)
    await club.settle()
    assert "decided in" in words(club.seen(heard))
    assert buttons(club.seen(heard)) == {}
    event = await hall.event()
    table = event.tables[0]
    thread = hall.said(hall.thread(event, table))
    assert "has decided for both players" in thread
    session = await club.session(session.id)
    match ruling:
        case "Leave It as It Is":
            assert (session.match.table.work.phase, session.match.table.work.done) == ("shown", before)
        case "Take It Back":
            assert (session.match.table.work.phase, session.match.table.work.done) == ("work", ())
        case _:
            assert session.match.result.counts_for_nobody
            assert table.match_id is None, "the table plays again"
            return
    late = await club.press(hall.keeper, heard, f"h1:{event.id}:0:t_rule:{detail_of(table)}:go_on")
    assert "There is no objection to decide now" in said(late)
    await hall.lose(table, max(table.table.seats))
    await hall.organise("next")
    assert (await hall.event()).status is TournamentStatus.FINISHED


@pytest.mark.rule("MN-R34")
async def test_an_organiser_who_plays_there_does_not_decide(club: Club) -> None:
    club.ann = club.owner()
    hall = await playing(club, cards="by-hand")
    await objected(hall)
    refused = await hall.press_on(club.ann, await call_of(hall), "Take It Back")
    assert "You play at this table" in said(refused)


@pytest.mark.rule("MN-R34")
async def test_an_organiser_who_is_there_decides_without_a_call(club: Club) -> None:
    hall = await playing(club, cards="by-hand")
    session = await objected(hall)
    offer = await offer_of(hall)
    await hall.press_on(hall.keeper, offer, "I’m Coming")
    assert OBJECTION in words(club.seen(offer))
    await hall.press_on(hall.keeper, club.seen(offer), "Take It Back")
    session = await club.session(session.id)
    assert (session.match.table.work.phase, session.match.table.work.done) == ("work", ())
    assert buttons(club.seen(offer)) == {}
