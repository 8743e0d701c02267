"""Restarts in every phase: old buttons go on working, nothing is lost or doubled, clocks are credited."""

from __future__ import annotations

from random import Random
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.app import client
from bot.app.client import Herald
from bot.matches.clock import CHALLENGE_EXPIRES
from bot.store import MatchStatus
from bot.table.gathered import WAY
from tests.e2e.club import Club, buttons, menus, said, words
from tests.e2e.play import act, answers_on, challenge, concede, to_phase

PHASES = [
    "pick",
    "prepare",
    "announce_noble",
    "announce_target",
    "redirect",
    "attacker_cards",
    "defender_cards",
]
SECOND_STEPS = ["boost_noble", "triple_cards", "club_take", "king_tax_confirm"]
SEEDS = {"king_tax_confirm": 12, "triple_cards": 6}


SYNC = Herald.sync_commands


async def test_commands_are_sent_to_discord_once_and_again_when_they_differ(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    def sent() -> list[Any]:
        return [each for each in club.env.http_requests if each.method == "PUT"]

    await SYNC(club.bot)
    await SYNC(club.bot)
    assert [len(each.json) for each in sent()] == [len(club.env.backend.commands[None])]
    later = [{"name": "later", "description": "Added by a newer version."}]
    monkeypatch.setattr(client, "command_tree", AsyncMock(return_value=later))
    await SYNC(club.bot)
    assert [each.json for each in sent()[1:]] == [later]


@pytest.mark.parametrize("kind", [*PHASES, *SECOND_STEPS])
async def test_old_buttons_work_after_a_restart(club: Club, kind: str) -> None:
    session = await challenge(club)
    person = await to_phase(club, session, kind)
    panel = await club.hand(person, session)
    before = await club.state(session)
    waiting = {decision.seat: decision.kind for decision in session.match.decisions}
    await club.restart()
    session = await club.bot.host.match_service.session(session.id)
    assert await club.state(session) == before
    assert {decision.seat: decision.kind for decision in session.match.decisions} == waiting
    shown = answers_on(panel, session.question)
    custom_id, menu = next((each for each in shown if WAY not in each[0]), shown[0])
    if menu is None:
        await person.click(panel, custom_id=custom_id)
    else:
        values = [option["value"] for option in menu["options"]]
        await person.select(panel, values[: menu["min_values"]], custom_id=custom_id)
    after = await club.state(session)
    assert after[1] == before[1] + 1
    assert len(after[2]) == len(before[2]) + 1
    await club.again()
    assert await club.state(session) == after
    await club.restart()
    session = await club.bot.host.match_service.session(session.id)
    assert (await club.state(session))[:3] == after[:3]
    await act(club, session, Random(3))
    assert await club.waiting() == []


async def test_a_challenge_outlives_a_restart(club: Club) -> None:
    await club.ann.slash(club.channel, "play", game="dueling_nobles", opponent=club.bob)
    message = club.last()
    await club.restart()
    await club.bob.click(message, custom_id=buttons(message)["Accept"])
    assert "ann – bob" in words(club.board())


async def test_a_finished_match_outlives_a_restart(club: Club) -> None:
    session = await challenge(club)
    await concede(club, club.ann, session)
    board = club.board()
    await club.restart()
    log = await club.cyd.click(board, custom_id=buttons(board)["Log"])
    assert "The match is over." in words(log.response)
    assert "is over" in said(await club.press(club.ann, await club.aside(club.ann), "h1:1:0:concede:"))
    await club.bob.click(board, custom_id=buttons(board)["Rematch"])
    assert "challenges" in words(club.last())


async def test_what_was_not_sent_before_a_restart_is_sent_after_it(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    # longer than anybody waits for it to settle, however slow the machine is
    monkeypatch.setattr("bot.host.outbox.FIRST_PAUSE", 30.0)
    session = await challenge(club)
    chance = Random(1)
    await act(club, session, chance)
    club.env.inject_error("*", f"/channels/{club.channel.id}/messages*", status=503, times=None)
    club.refuse_edits(f"/channels/{club.channel.id}/messages*", status=503, times=None)
    menu = menus(panel := await club.hand(club.bob, session))
    assert menu or buttons(panel)
    person = club.bob if 1 in session.waiting else club.ann
    dm = person.user.dm_channel.history()[0]
    custom_id, shown = answers_on(dm, session.question)[0]
    assert shown is not None
    values = [option["value"] for option in shown["options"]]
    await person.user.select(dm, values[: shown["min_values"]], custom_id=custom_id)
    assert {row.kind for row in await club.waiting()} == {"board", "hand"}
    club.env.backend.faults.clear()
    await club.restart()
    await club.env.advance_time(35.0)
    assert await club.waiting() == []
    assert "to decide" in words(club.board())


async def test_clocks_are_credited_for_downtime(club: Club) -> None:
    session = await challenge(club, clock="live")
    due = session.clocks.dues[0]
    await club.env.advance_time(100.0)
    old = club.store
    await club.bot.host.stop()
    await club.env.advance_time(7_200.0)
    await old.close()
    await club.env.restart_bot(await club._new_bot())
    await club.settle()
    again = await club.bot.host.match_service.session(session.id)
    assert again.match.serial == 0, "the default was given for time in which nobody could press"
    left = (again.clocks.dues[0] - due).total_seconds()
    assert 7_190.0 < left < 7_270.0
    await club.env.advance_time(125.0)
    assert again.match.serial > 0


async def test_a_challenge_is_credited_too(club: Club) -> None:
    await club.ann.slash(club.channel, "play", game="dueling_nobles", opponent=club.bob)
    row = (await club.store.matches.of_user(club.ann.id))[0]
    await club.bot.host.timekeeper.close()
    await club.env.advance_time(CHALLENGE_EXPIRES.total_seconds() + 600)
    await club.restart()
    assert (await club.store.matches.get(row.id)).status is MatchStatus.CHALLENGE  # pyright: ignore
