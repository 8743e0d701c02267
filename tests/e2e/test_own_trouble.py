"""What may befall matches with the owner's cards: cards change or go, players say nothing, or leave."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.tournaments.course import unit_of_work
from render import RenderService
from tests.e2e.club import Club, buttons, words
from tests.e2e.hall import Hall
from tests.e2e.magic import answers, restarted, sit_down
from tests.e2e.play import concede, person_of, replayed_hash
from tests.e2e.real import (
    BY_HAND,
    EXACT,
    FILE,
    HUMAN,
    LADY,
    PAGE,
    PRINCE,
    Story,
    brought,
    built,
    key_of,
    made,
    told,
)
from tests.e2e.test_clocks import idle
from tests.e2e.test_magic_tournament import registers
from tests.engines.magic.cards.bulks import OnePrinting
from tests.profiles import sampled

SPRINTER = EXACT[0]
OTHERWISE = made(101, SPRINTER.name, SPRINTER.faces[0].fr, HUMAN, "{R}", "Haste, mostly.", pt=("3", "1"))
"""The same card after an erratum that Herald cannot read."""


@pytest.fixture
async def club(tmp_path: Path, renderer: type[RenderService]) -> AsyncIterator[Club]:
    async with Club.open(tmp_path, renderer=renderer, real_cards=PAGE) as opened:
        yield opened


async def table(club: Club, by_hand: bool = False, **options: Any) -> Any:
    """Let ann and bob sit down with decks of the owner's cards."""
    await brought(club)
    cards = dict.fromkeys(BY_HAND, 2) | dict.fromkeys(EXACT, 3) if by_hand else dict.fromkeys(EXACT, 4)
    for person in (club.ann, club.bob):
        await built(club, person, PRINCE if by_hand else LADY, cards)
    allowed = "by-hand=agreed" if by_hand else ""
    return await sit_down(club, deck="Mine", options=f"best-of=3 {allowed}", **options)


async def disabled(club: Club) -> None:
    assert await club.store.real_cards.disable(key_of(SPRINTER), "it runs too far")


async def read_otherwise(club: Club) -> None:
    await brought(club, [OnePrinting(OTHERWISE), *FILE[1:]])


async def read_again(club: Club) -> None:
    await brought(club)


async def gone_from_the_file(club: Club) -> None:
    await brought(club, FILE[1:])


async def forgotten(club: Club) -> None:
    await club.store.real_cards.forget()


CANNOT = {
    disabled: "Ridge Sprinter can only be played by hand, in matches with `by-hand=agreed` (MN-R31)",
    read_otherwise: "Ridge Sprinter can only be played by hand, in matches with `by-hand=agreed` (MN-R31)",
    gone_from_the_file: "real_ridge_sprinter",
    forgotten: "real_ridge_sprinter",
}
"""What befalls a card, and what is said to who wants to play with it from then on."""


@pytest.mark.rule("MN-R3")
@pytest.mark.parametrize("befalls", [*CANNOT, read_again])
async def test_a_match_keeps_the_cards_that_it_began_with(club: Club, befalls: Any) -> None:
    session = await told(club, await table(club), Story(), until="attackers")
    await befalls(club)
    session = await restarted(club, session)
    session = await told(club, session, Story(), until="first")
    assert session.match.table.game_number == 2, "a game was won with them"
    played = session.match.table.catalogue.definitions[key_of(SPRINTER)]
    assert (played.by_hand, played.keywords) == (False, ("haste",))
    assert await replayed_hash(club, session) == session.match.hash()
    refused = await club.ann.slash(club.channel, "play", game="magic", opponent=club.cyd, deck="Mine")
    shown = words(refused.followups[-1] if refused.followups else refused.response)
    if befalls in CANNOT:
        assert CANNOT[befalls] in shown
    else:
        assert "MN-R" not in shown


async def test_a_registered_deck_is_judged_again_before_its_match(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unit_of_work, "paced", lambda _: 0.0)
    await brought(club)
    hall = Hall(club)
    for person in (club.ann, club.bob):
        await built(club, person, LADY, dict.fromkeys(EXACT, 4))
    await hall.announce(await hall.create(game="magic", format="single", seeding="order"))
    for person in (club.ann, club.bob):
        await registers(hall, person, "own")
    await disabled(club)
    await hall.organise("next")
    (row,) = (await hall.event()).open
    await hall.ready(row)
    event = await hall.event()
    assert event.open[0].match_id is None
    called = next(each for each in reversed(hall.thread(event, row).history()) if "Ready" in buttons(each))
    assert "deck “Mine” is no longer legal, because some of its cards changed" in words(called)


@pytest.mark.rule("MN-R34")
async def test_silence_refuses_what_shows_hidden_cards_and_agrees_to_what_was_done(club: Club) -> None:
    session = await told(club, await table(club, by_hand=True, clock="live"), Story(), until="consent")
    silent = session.match.decisions[0].seat
    work = session.match.table.work
    side = session.match.table.sides[work.seat]
    hand, life = len(side.hand), side.life
    await idle(club, (session.clocks.dues[silent] - club.env.now()).total_seconds() + 1)
    session = await club.session(session.id)
    assert (session.match.decisions[0].kind, session.match.table.work.done) == ("work", ())
    assert len(session.match.table.sides[work.seat].hand) == hand
    session = await answers(club, session, "life", 2, "done")
    assert session.match.decisions[0].kind == "agree"
    await idle(club, (session.clocks.dues[silent] - club.env.now()).total_seconds() + 1)
    session = await club.session(session.id)
    assert session.match.table.sides[work.seat].life == life + 2
    assert session.match.decisions[0].kind not in ("agree", "work")


@pytest.mark.rule("MN-R34")
@pytest.mark.parametrize("moment", sampled(["work", "objection", "consent", "agree"], 2))
async def test_who_leaves_in_the_middle_of_a_work_loses(club: Club, moment: str) -> None:
    story = Story(agree=["object"]) if moment == "objection" else Story()
    session = await told(club, await table(club, by_hand=True), story, until=moment)
    leaver = person_of(club, session, session.match.decisions[0].seat)
    await concede(club, leaver, session)
    session = await club.session(session.id)
    winner = session.people.seat_of(leaver.id).number ^ 1
    assert session.match.result.winners == (winner,)
    assert await replayed_hash(club, session) == session.match.hash()
    board = club.board(club.place(session))
    assert f"{session.people.seats[winner].name} wins" in words(board)


@pytest.mark.rule("MN-R34")
async def test_who_objects_for_ever_is_heard_three_times(club: Club) -> None:
    story = Story(agree=["object"] * 20, objection=["take_back"] * 40)
    session = await told(club, await table(club, by_hand=True), story, until="first")
    assert session.match.table.game_number == 2, "the game went on all the same"
    heard = [side.objections for side in session.match.table.sides]
    assert max(heard) == 3
    assert len(story.left["agree"]) == 20 - sum(heard)
