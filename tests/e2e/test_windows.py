"""A window by clicks: who answers early shows it to nobody, and may think again. Payments by clicks."""

from __future__ import annotations

from typing import Any

import pytest

from bot.matches.auto_answers import spared
from engines.kernel import PASS, Choose
from tests.e2e import toys
from tests.e2e.club import Club, buttons, emojis, menus, words
from tests.e2e.play import press_answer, seldom
from tests.engines import siege
from tests.engines.siege import Siege


async def press(club: Club, person: Any, session: Any, answer: str, verb: str = "answer") -> Any:
    """Press the button of one's own panel that gives an answer."""
    panel = await club.hand(person, session)
    custom_id = next(
        custom_id
        for custom_id in buttons(panel).values()
        if custom_id.split(":", 4)[3] == verb and custom_id.split(":", 4)[4] == answer
    )
    return await person.click(panel, custom_id=custom_id)


async def raid(club: Club, monkeypatch: pytest.MonkeyPatch, **options: Any) -> Any:
    """Begin a match of three, in which ann raids bob: they are asked first, then cyd."""
    toys.host(monkeypatch, Siege())
    session = await toys.begin(club, "siege", club.ann, club.bob, club.cyd, **options)
    for person in (club.ann, club.bob, club.cyd):
        await press(club, person, session, "oil")
    await press_answer(club, session, "raid", "seat1")
    return session


def offered(panel: Any) -> list[str]:
    return [custom_id.split(":", 4)[3] for custom_id in buttons(panel).values()]


async def test_an_early_answer_shows_to_nobody_and_may_be_taken_back(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await raid(club, monkeypatch)
    await press(club, club.ann, session, "0/2-3", "done")  # the two twos are proposed
    assert sorted(session.match.table.coins[0]) == [1, 3, 5]
    theirs = await club.hand(club.bob, session)
    panel = words(theirs), buttons(theirs)
    edits = f"*/channels/{club.channel.id}/messages/*"
    board = words(club.board()), buttons(club.board()), len(club.sent("PATCH", edits))
    await press(club, club.cyd, session, "hinder")
    mine = await club.hand(club.cyd, session)
    assert "undo" in offered(mine)
    assert "answer" not in offered(mine)
    assert "bob" in words(mine)
    assert (words(club.board()), buttons(club.board()), len(club.sent("PATCH", edits))) == board
    theirs = await club.hand(club.bob, session)
    assert (words(theirs), buttons(theirs)) == panel

    undo = next(custom_id for custom_id in buttons(mine).values() if ":undo:" in custom_id)
    await club.cyd.click(mine, custom_id=undo)
    assert session.match.decision(2).kind == "reply"
    assert (words(club.board()), buttons(club.board()), len(club.sent("PATCH", edits))) == board
    await press(club, club.cyd, session, "pass")
    await club.restart()
    session = await club.session(session.id)
    kept = [(given.seat, given.answer) for given in await club.store.moves.answers(session.id)]
    assert kept[-1] == (2, "pass")
    assert (2, "hinder") not in kept
    assert session.match.awaited[0].seat == 1
    await press(club, club.bob, session, "pass")
    assert session.match.decisions[0].kind == "move", "both have passed: the raid is over"
    assert session.match.table.walls == [3, 2, 3]


async def test_a_payment_of_ones_own_is_put_together_in_a_menu(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await raid(club, monkeypatch)
    panel = await club.hand(club.ann, session)
    (menu,) = menus(panel)
    assert (menu["min_values"], len(menu["options"])) == (1, 5)
    result = await club.ann.select(panel, custom_id=menu["custom_id"], values=["1", "2", "3"])
    shown = result.followups[0] if result.followups else panel
    assert "more than you need" in words(shown), "3, 2 and 2 are one too many for a price of 4"
    assert session.match.decision(0).kind == "pay"
    anew = next(custom_id for custom_id in buttons(shown).values() if ":page:" in custom_id)
    await club.ann.click(shown, custom_id=anew)
    panel = await club.hand(club.ann, session)
    (menu,) = menus(panel)
    await club.ann.select(panel, custom_id=menu["custom_id"], values=["1", "4"])
    assert sorted(session.match.table.coins[0]) == [2, 2, 5]


async def test_an_order_is_given_at_any_moment_and_shows_to_nobody_else(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await raid(club, monkeypatch)
    await press(club, club.ann, session, "0/2-3", "done")  # now bob and cyd may answer
    theirs = await club.hand(club.bob, session)
    panel = words(theirs), buttons(theirs)
    edits = f"*/channels/{club.channel.id}/messages/*"
    board = words(club.board()), buttons(club.board()), len(club.sent("PATCH", edits))
    mine = await club.hand(club.cyd, session)
    await seldom(club.cyd, mine, "When to Ask Me")
    assert emojis(mine)["Player calm"] == "🔕"
    calm = next(custom_id for custom_id in buttons(mine).values() if custom_id.endswith(":order:calm"))
    await club.cyd.click(mine, custom_id=calm)
    assert emojis(mine)["Player calm"] == "🔔"
    assert session.match.table.calm == [False, False, True]
    assert [asked.seat for asked in session.match.decisions] == [1], "it answers what is open"
    theirs = await club.hand(club.bob, session)
    assert (words(theirs), buttons(theirs)) == panel
    assert (words(club.board()), buttons(club.board()), len(club.sent("PATCH", edits))) == board

    await club.restart()
    session = await club.session(session.id)
    assert session.match.table.calm == [False, False, True], "what was ordered outlives a restart"


async def raid_that_leaves_cyd_only_to_pass(
    club: Club, monkeypatch: pytest.MonkeyPatch, **options: Any
) -> Any:
    """Let ann raid bob; bob may answer, and cyd can only pass."""
    monkeypatch.setattr(spared, "SOLE_SECONDS", (900.0, 900.0))  # so that nothing else takes as long
    reply = siege.reply
    only = Choose(2, "reply", (PASS,), default=PASS)
    monkeypatch.setattr(siege, "reply", lambda fort, seat: only if seat == 2 else reply(fort, seat))
    session = await raid(club, monkeypatch, **options)
    await press(club, club.ann, session, "0/2-3", "done")
    return session


async def test_who_can_only_pass_does_so_at_once_where_the_players_want_it(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await raid_that_leaves_cyd_only_to_pass(club, monkeypatch, lone_pass="fast")
    await club.env.advance_time(0.1)
    await club.settle()
    assert (await club.session(session.id)).match.has_answered(2)
    await press(club, club.bob, session, "pass")
    assert session.match.decisions[0].kind == "move"


async def test_who_can_only_pass_is_asked_where_the_players_want_it(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await raid_that_leaves_cyd_only_to_pass(club, monkeypatch, lone_pass="full")
    await club.env.advance_time(901)
    await club.settle()
    assert not (await club.session(session.id)).match.has_answered(2)
    await press(club, club.bob, session, "pass")
    assert session.match.decisions[0].kind == "reply", "cyd is waited for"
    await press(club, club.cyd, session, "pass")
    assert session.match.decisions[0].kind == "move"


async def test_who_can_only_pass_does_so_after_a_while_and_nobody_sees_it(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await raid_that_leaves_cyd_only_to_pass(club, monkeypatch)
    edits = f"*/channels/{club.channel.id}/messages/*"
    board = words(club.board()), buttons(club.board()), len(club.sent("PATCH", edits))
    assert not session.match.has_answered(2), "not at once: that would tell"
    await club.restart()
    assert not (await club.session(session.id)).match.has_answered(2)
    await club.env.advance_time(901)
    await club.settle()
    session = await club.session(session.id)
    assert session.match.has_answered(2)
    assert (words(club.board()), buttons(club.board())) == board[:2]
    await press(club, club.bob, session, "pass")
    assert session.match.decisions[0].kind == "move", "nobody waits for cyd any more"


async def test_the_page_of_more_time_does_not_tell_who_has_answered_in_secret(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await raid(club, monkeypatch, clock="relaxed")
    await press(club, club.ann, session, "0/2-3", "done")  # now bob and cyd may answer
    shown: list[dict[str, str]] = []
    for _ in range(2):
        anns = await club.hand(club.ann, session)
        await club.ann.click(anns, custom_id=buttons(anns)["More…"])
        shown.append(buttons(anns))
        if not session.match.has_answered(2):
            await press(club, club.cyd, session, "hinder")
    assert session.match.has_answered(2)
    assert shown[0] == shown[1]
    assert "Give More Time" in shown[0]


async def test_an_offer_does_not_tell_by_its_end_who_has_answered_in_secret(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await raid(club, monkeypatch)
    await press(club, club.ann, session, "0/2-3", "done")  # now bob and cyd may answer
    await seldom(club.cyd, await club.hand(club.cyd, session), "Offer Draw")
    board = words(club.board()), buttons(club.board())
    assert "cyd offers a draw" in board[0]
    await press(club, club.cyd, session, "hinder")
    assert (words(club.board()), buttons(club.board())) == board
    await press(club, club.bob, session, "pass")
    assert "offers a draw" not in words(club.board()), "the match has gone on, and cyd has answered"
