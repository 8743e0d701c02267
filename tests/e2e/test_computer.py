"""Against the computer: it plays on by itself, after failures and restarts too."""

from __future__ import annotations

import asyncio
import re
from random import Random
from typing import Any

import pytest

from bot.host.timekeeper import AGAIN, LONGEST_NAP
from bot.matches.start.computer_names import NAMES
from engines.kernel import Match
from tests.e2e.club import Club, words
from tests.e2e.play import act, play_out

COMPUTER = re.compile(rf"({'|'.join(NAMES)}) \(easy\)")


async def against_the_computer(club: Club, **options: Any) -> Any:
    await club.ann.slash(club.channel, "play", game="dueling_nobles", computer="easy", **options)
    row = (await club.store.matches.of_user(club.ann.id))[0]
    return await club.session(row.id)


async def test_a_match_against_the_computer_is_played_to_its_end(club: Club) -> None:
    session = await against_the_computer(club, options="quick-duel=yes")
    await play_out(club, session, 4)
    assert COMPUTER.search(words(club.board()))
    assert await club.waiting() == []
    assert await club.store.deadlines.of_match(session.id) == []


async def test_a_computer_that_was_stopped_moves_after_a_restart(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    never = asyncio.Event()

    async def thinking(*_: Any) -> Any:
        await club.env.external_wait(never.wait(), reason="a computer that thinks for ever")

    monkeypatch.setattr(club.bot.host.computers._opponents, "answer", thinking)
    session = await against_the_computer(club)
    chance = Random(2)
    while session.waiting != (1,):
        await act(club, session, chance)
    before = session.match.serial
    await club.restart()
    after = await club.session(session.id)
    assert after.match.serial > before
    await play_out(club, after, 2)


async def test_a_computer_thinks_with_the_secret_chance_of_its_match(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds: list[str] = []

    async def noting(observation: Any, decision: Any, level: Any, seed: str, whose: Any) -> Any:
        seeds.append(seed)
        return next(decision.answers())

    monkeypatch.setattr(club.bot.host.computers._opponents, "answer", noting)
    session = await against_the_computer(club)
    again = Match(session.match.game, session.match.options, 2, session.match.seed)
    other = Match(session.match.game, session.match.options, 2, "another secret")
    assert seeds[0] == again.chance(1) != other.chance(1)


async def test_a_computer_that_failed_tries_again(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing(*_: Any) -> Any:
        raise RuntimeError("a worker has died")

    with monkeypatch.context() as broken:
        broken.setattr(club.bot.host.computers._opponents, "answer", failing)
        session = await against_the_computer(club)
    before = session.match.serial
    assert session.waiting == (0, 1)
    await club.env.advance_time(LONGEST_NAP + 1)
    assert session.waiting == (0,)
    assert session.match.serial == before + 1
    await club.env.advance_time(10 * AGAIN)
    assert all(row.kind != "computer" for row in await club.store.deadlines.of_match(session.id))
