"""Players pause a match by agreement: nothing runs until one of them goes on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.club import Club, buttons, said, words
from tests.e2e.play import challenge, concede, seldom
from tests.e2e.test_clocks import idle

pytestmark = pytest.mark.usefixtures("long_naps")


async def paused(club: Club) -> Any:
    session = await challenge(club)
    await seldom(club.ann, await club.hand(club.ann, session), "Offer Pause")
    assert "ann offers a pause" in words(club.board())
    await club.bob.click(club.board(), custom_id=buttons(club.board())["Accept Pause"])
    return session


async def test_no_clock_runs_until_one_goes_on_and_then_all_have_their_whole_time(club: Club) -> None:
    session = await paused(club)
    assert "No clock runs until one of them" in words(club.board())
    assert "Offer Draw" not in buttons(club.board())
    await club.restart()
    await idle(club, 10 * 86_400)
    session = await club.session(session.id)
    assert session.place.rests
    assert not session.place.lost
    assert await club.store.deadlines.of_match(session.id) == []
    panel = await club.hand(club.bob, session)
    assert "You all agreed to pause" in words(panel)
    assert {"Resume", "Concede"} <= buttons(panel).keys()
    await club.bob.click(panel, custom_id=buttons(panel)["Refresh"])
    assert {"Resume", "Concede"} <= buttons(panel).keys()
    refused = await club.press(club.ann, await club.aside(club.ann), f"h1:{session.id}:0:give_time:")
    assert "paused by its players" in said(refused)


async def test_either_goes_on_by_button_or_command(club: Club) -> None:
    session = await paused(club)
    looked_on = await club.cyd.click(club.board(), custom_id=buttons(club.board())["Resume"])
    assert "play" in said(looked_on)
    assert (await club.session(session.id)).place.rests
    await club.bob.click(club.board(), custom_id=buttons(club.board())["Resume"])
    session = await club.session(session.id)
    assert not session.stands
    seat = session.waiting[0]
    assert (session.clocks.dues[seat].timestamp() - club.now()) == pytest.approx(3_600)
    again = await club.press(club.bob, club.board(), f"h1:{session.id}:0:go_on:")
    assert "not paused" in said(again)
    assert "offered a pause" in said(await club.ann.slash(club.channel, "match pause"))
    assert "The match is paused" in said(await club.bob.slash(club.channel, "match pause"))
    assert "paused by its players" in said(await club.ann.slash(club.channel, "match draw"))
    assert "continues" in said(await club.ann.slash(club.channel, "match pause"))


async def test_who_wants_none_declines_and_a_resting_match_can_be_given_up(club: Club) -> None:
    session = await challenge(club)
    await club.ann.slash(club.channel, "match pause")
    await club.bob.click(club.board(), custom_id=buttons(club.board())["Decline Pause"])
    assert "Accept Pause" not in buttons(club.board())
    assert "Nobody has offered a pause" in said(
        await club.press(club.bob, club.board(), f"h1:{session.id}:0:accept_pause:")
    )
    await club.ann.slash(club.channel, "match pause")
    await club.bob.slash(club.channel, "match pause")
    hand = await club.hand(club.bob, await club.session(session.id))
    await club.bob.click(hand, custom_id=buttons(hand)["Concede"])
    await club.bob.click(hand, custom_id=buttons(hand)["Concede"])
    assert "ann wins" in words(club.board())
    assert "Resume" not in buttons(club.board())


async def test_in_a_tournament_nobody_pauses(club: Club, monkeypatch: Any) -> None:
    await challenge(club)

    async def open_event(match_id: int) -> int:
        return match_id

    monkeypatch.setattr(club.store.rounds, "open_event_of", open_event)
    assert "round has an end" in said(await club.ann.slash(club.channel, "match pause"))


async def test_a_moderators_pause_goes_before_that_of_the_players(club: Club) -> None:
    session = await paused(club)
    keeper = club.owner()
    await keeper.slash(club.channel, "moderate pause", reason="quarrel", code=session.code)
    assert "moderator" in said(await club.press(club.bob, club.board(), f"h1:{session.id}:0:go_on:"))
    await keeper.slash(club.channel, "moderate resume", reason="peace", code=session.code)
    assert not (await club.session(session.id)).stands


async def test_in_french_it_reads_so(club: Club) -> None:
    club.guild_locale = club.locales[club.ann.id] = club.locales[club.bob.id] = "fr"
    session = await challenge(club)
    await club.ann.slash(club.channel, "match pause")
    await club.bob.click(club.board(), custom_id=buttons(club.board())["Accepter la pause"])
    assert "ont mis cette partie en pause" in words(club.board())
    await club.ann.click(club.board(), custom_id=buttons(club.board())["Reprendre la partie"])
    await concede(club, club.ann, await club.session(session.id), "Abandonner")
