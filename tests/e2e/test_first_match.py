"""A newcomer is offered a prepared first match in place of choosing a deck, once, and it can be checked."""

from __future__ import annotations

from random import Random

import pytest

from bot.matches.agreements.draws import is_early
from bot.matches.start.first_matches import first_matches, is_first, number_of
from bot.store import MatchStatus
from bot.texts import texts_in
from cogs.components import challenge
from tests.e2e.club import Club, buttons, said, words
from tests.e2e.play import act, concede


async def test_who_has_finished_no_match_plays_a_prepared_one_at_one_press(club: Club) -> None:
    asked = await club.ann.slash(club.channel, "play", game="magic", computer="medium")
    offer = asked.followups[-1]
    assert "prepared deck and hand, gentle computer, not rated" in words(offer)
    await club.ann.click(offer, custom_id=buttons(offer)["First Match"])
    await club.settle()
    row, before = (await club.store.matches.of_user(club.ann.id))[0], await club.store.matches.get(1)
    assert before is not None
    assert before.status is MatchStatus.CANCELLED
    assert row.status is MatchStatus.RUNNING
    assert is_first(row)
    assert number_of("magic", row.seed) in first_matches()["magic"].seeds
    seats = await club.store.matches.seats(row.id)
    assert [(seat.user_id, seat.level) for seat in seats] == [(club.ann.id, None), (None, "gentle")]
    session = await club.session(row.id)
    assert session.match.seed == row.seed
    await concede(club, club.ann, session)
    verdict = said(await club.ann.slash(club.channel, "match verify"))
    assert "It is a first match" in verdict
    assert row.seed in verdict


async def test_the_second_of_two_presses_at_once_begins_nothing(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = await club.ann.slash(club.channel, "play", game="magic", computer="medium")
    offer = asked.followups[-1]

    async def meanwhile(*_: object) -> None:
        await club.bot.host.challenges.withdraw(1)  # as the first press does

    monkeypatch.setattr(challenge, "allow_challenge", meanwhile)
    pressed = await club.ann.click(offer, custom_id=buttons(offer)["First Match"])
    await club.settle()
    assert said(pressed) == texts_in("en").say("error-challenge-over")
    assert await club.store.matches.get(2) is None


async def test_it_is_offered_to_nobody_who_has_finished_one(club: Club) -> None:
    asked = await club.ann.slash(club.channel, "play", game="magic", computer="medium")
    offer = asked.followups[-1]
    first = buttons(offer)["First Match"]
    await club.ann.click(offer, custom_id=first)
    await club.settle()
    row = (await club.store.matches.of_user(club.ann.id))[0]
    await concede(club, club.ann, await club.session(row.id))
    asked = await club.ann.slash(club.channel, "play", game="magic", computer="medium")
    offer = asked.followups[-1]
    assert "First Match" not in buttons(offer)
    waiting = (await club.store.matches.of_user(club.ann.id))[0]
    forged = await club.press(club.ann, offer, f"h1:{waiting.id}:0:first:")
    assert "out of date" in said(forged)


@pytest.mark.parametrize(
    ("level", "wished", "prepared"),
    [("gentle", {}, True), ("gentle", {"clock": "live"}, False), ("easy", {}, False)],
)
async def test_the_first_gentle_match_is_the_prepared_one_unless_something_else_is_wished(
    club: Club, level: str, wished: dict[str, str], prepared: bool
) -> None:
    await club.ann.slash(club.channel, "play", game="dueling_nobles", computer=level, **wished)
    row = (await club.store.matches.of_user(club.ann.id))[0]
    assert is_first(row) is prepared


async def test_it_is_offered_beside_a_match_that_begins_at_once_and_takes_its_place(club: Club) -> None:
    asked = await club.ann.slash(club.channel, "play", game="dueling_nobles", computer="easy")
    offer = asked.followups[-1]
    assert "Is this your first match of this game?" in words(offer)
    await club.ann.click(offer, custom_id=buttons(offer)["First Match"])
    await club.settle()
    before, newest = await club.store.matches.get(1), (await club.store.matches.of_user(club.ann.id))[0]
    assert before is not None
    assert before.status not in (MatchStatus.CHALLENGE, MatchStatus.RUNNING)
    assert before.result is None or before.result.winners == ()
    assert (newest.status, is_first(newest)) == (MatchStatus.RUNNING, True)
    again = await club.ann.click(offer, custom_id=buttons(offer)["First Match"])
    assert said(again), "it has been taken"


async def test_a_match_that_is_under_way_goes_on(club: Club) -> None:
    asked = await club.ann.slash(club.channel, "play", game="dueling_nobles", computer="easy")
    session = await club.session(1)
    while is_early(session):
        await act(club, session, Random(1))
        await club.settle()
        session = await club.session(1)
    pressed = await club.ann.click(asked.followups[-1], custom_id=buttons(asked.followups[-1])["First Match"])
    assert said(pressed) == texts_in("en").say("error-too-late-to-call-off")
    assert (await club.session(1)).match.result is None


async def test_nobody_else_begins_it_in_the_challengers_place(club: Club) -> None:
    await club.ann.slash(club.channel, "play", game="magic", computer="medium")
    forged = await club.press(club.bob, club.last(), "h1:1:0:first:")
    assert said(forged)
    waiting = await club.store.matches.get(1)
    assert waiting is not None
    assert waiting.status is MatchStatus.CHALLENGE
