"""A coach speaks in the first turns of a first match, of the question that is open, and nowhere else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import pytest

from bot.host.coach import COACHED, Coach, is_coached
from bot.host.computers import Computers
from bot.host.opponents import Opponents
from bot.matches.health import RulesBroke
from bot.matches.session import MatchSession
from bot.matches.start.challenges import Person
from bot.matches.start.first_matches import LEARNER, first_match
from bot.store import Store
from bot.table.asking.hints import advice_line
from bot.texts import texts_in
from engines.kernel import Dice, Reason, sole_answer
from engines.registry import GAMES
from tests.bot.matches.scene import ANNE, GUILD, Host, until


async def here(_: Any) -> tuple[int, bool]:
    return 1, False


async def first(host: Host, game: str) -> MatchSession:
    """Begin Anne's first match of a game."""
    invitation = first_match(game, Person(ANNE, "Anne"), 5, GUILD, 1, "en-GB")
    row = await host.challenges.create(invitation, host.press(ANNE).interaction_id or 0)
    session = await host.challenges.begin(row.id, host.press(ANNE), here)
    assert session is not None
    return session


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "herald.sqlite3", tmp_path)
    yield store
    await store.close()


@pytest.fixture
def host(store: Store) -> Host:
    return Host(store)


@pytest.fixture
async def coach(host: Host) -> AsyncIterator[Coach]:
    computers = Computers(host.match_service, Opponents(0), 0)
    coach = Coach(host.match_service, computers)
    yield coach
    await coach.close()
    await computers.close()


@pytest.mark.parametrize("game", GAMES)
async def test_a_newcomer_is_told_what_to_do_and_the_panel_is_brought_up_to_date(
    host: Host, store: Store, coach: Coach, game: str
) -> None:
    session = await first(host, game)
    assert session.asked(LEARNER)
    assert advice_line(session, LEARNER, texts_in("en")) is None
    for message in await store.outbox.take(host.time, 100):
        await store.outbox.done(message)
    assert "hand" not in await store.outbox.waiting(host.time)
    coach.wake(session)

    async def shown() -> bool:
        return "hand" in await store.outbox.waiting(host.time)

    await until(shown)
    told = advice_line(session, LEARNER, texts_in("en"))
    assert told is not None
    assert told.startswith("💡 **")


async def test_a_hint_goes_with_its_question(host: Host, coach: Coach) -> None:
    session = await first(host, "dueling_nobles")
    coach.wake(session)

    async def advised() -> bool:
        return (await host.match_service.session(session.id)).advice_of(LEARNER) is not None

    await until(advised)
    answered = await host.answer(session)
    assert answered.advice_of(LEARNER) is None


async def test_a_question_is_thought_about_once_however_often_its_match_changes(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, computers = await first(host, "dueling_nobles"), Computers(host.match_service, Opponents(0), 0)
    thoughts, done = list[int](), asyncio.Event()

    async def hint(_: MatchSession, seat: int) -> Reason:
        thoughts.append(seat)
        await done.wait()
        raise RuntimeError("no thought comes of it")

    monkeypatch.setattr(computers, "hint", hint)
    coach = Coach(host.match_service, computers)
    for _ in range(3):
        coach.wake(session)
        await asyncio.sleep(0)
    assert thoughts == [LEARNER]
    done.set()
    for _ in range(5):
        await asyncio.sleep(0)
    coach.wake(session)
    await asyncio.sleep(0)
    assert thoughts == [LEARNER, LEARNER], "what failed is tried again by the next change"
    await coach.close()
    await computers.close()


async def test_a_match_that_cannot_be_looked_at_stops_nobody(
    host: Host, coach: Coach, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared, usual = await first(host, "dueling_nobles"), await host.begin(level="easy")
    looked = list[int]()

    def view(session: MatchSession, _: int | None) -> object:
        looked.append(session.id)
        raise RulesBroke

    monkeypatch.setattr(MatchSession, "view", view)
    for session in (prepared, usual):
        coach.wake(session)
    assert looked == [prepared.id], "of all other matches it looks at nothing"


async def test_nobody_is_coached_later_nor_in_any_other_match(host: Host) -> None:
    session, dice = await first(host, "noxtalia"), Dice("play")
    ahead = session.match.copy()
    seen = set[bool]()
    while ahead.result is None:
        decision = ahead.decisions[0]
        session.match = ahead
        if decision.seat == LEARNER:
            choice = sole_answer(decision) is None
            assert is_coached(session, LEARNER) == (
                choice and cast("Any", ahead.view(None)).turn <= 2 * COACHED
            )
            seen.add(is_coached(session, LEARNER))
        ahead.answer(decision.seat, ahead.game.ai_support.prefer(ahead.table, decision, dice))
    assert seen == {True, False}
    for level in ("easy", None):
        other = await host.begin(level=level, game_id="noxtalia")
        assert not any(is_coached(other, seat.number) for seat in other.people.persons)
