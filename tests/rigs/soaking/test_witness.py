"""What the witness of kills understands of a match: however it ended, whoever took back what."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, cast, get_args

import pytest

from bot.matches.service import Press
from bot.matches.session import MatchSession
from bot.matches.start.challenges import Invitation, Person
from bot.store import MatchRow, Store
from engines.kernel import Match
from engines.kernel.match.observation import Surrender
from engines.kernel.state.game_state import STOPS
from engines.registry import GAMES
from tests.bot.matches.scene import GUILD, Host
from tests.engines.siege import Siege
from tests.rigs.soaking.kills import compare
from tests.rigs.soaking.says import COMMITTED, face
from tests.rigs.soaking.witness import Lost, Witness


class Talking(Host):
    """A host that tells the witness of each change."""

    def __init__(self, store: Store, path: Path) -> None:
        super().__init__(store)
        self.path = path
        self.said: list[list[Any]] = []

    def committed(self, session: MatchSession | None) -> None:
        assert session is not None
        self.said.append([COMMITTED, session.id, session.match.serial, face(session)])

    async def answered(self, session: MatchSession, seat: int, answer: Any) -> None:
        await self.match_service.answer(session.id, session.question, answer, self._press(session, seat))

    async def undone(self, session: MatchSession, seat: int) -> None:
        await self.match_service.undo(session.id, session.question, self._press(session, seat))

    def _press(self, session: MatchSession, seat: int) -> Press:
        return self.press(self.user(session, seat))


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Talking]:
    store = await Store.open(tmp_path / "herald.sqlite3", tmp_path)
    yield Talking(store, tmp_path / "herald.sqlite3")
    await store.close()


# How matches end

ENDS: dict[str, Callable[[Match[Any]], None]] = {
    **{how: lambda match, how=how: match.concede(0, how) for how in get_args(Surrender)},
    **{how: lambda match, how=how: match.call_off(how) for how in STOPS},
    "agree_draw": Match[Any].agree_draw,
    "time_up": Match[Any].time_up,
    "adjudicate": lambda match: match.adjudicate(1),
}


@pytest.mark.parametrize("how", ENDS)
async def test_the_witness_knows_each_way_in_which_a_match_is_ended(host: Talking, how: str):
    session = await host.begin()
    await host.answer(session)
    await host.match_service.end(session.id, ENDS[how])
    row = await host.store.matches.get(session.id)
    assert row is not None
    assert row.ending is not None
    assert row.ending.kind == how
    assert compare(Witness(), host.said, host.path) == {session.id: 2}, "its last board waits"


# What is taken back while a window is open


async def in_a_window(host: Talking, monkeypatch: pytest.MonkeyPatch) -> MatchSession:
    """Begin a match of four in which seat 0 raids seat 1, and all others are asked: 1, 2, 3 by rank."""
    monkeypatch.setitem(cast(dict[str, Any], GAMES), "siege", Siege())
    people = [Person(number, f"P{number}") for number in range(1, 5)]
    invitation = Invitation(
        game=GAMES["siege"], options=GAMES["siege"].options(), clock="none", challenger=people[0],
        opponents=tuple(people[1:]), seats=4, guild_id=GUILD, channel_id=1, locale="en-GB",
    )  # fmt: skip
    row = await host.challenges.create(invitation, host.press(1).interaction_id or 0)
    session = None
    for person in people[1:]:
        session = await host.challenges.accept(row.id, host.press(person.id), person, _here)
    assert session is not None
    for seat in range(4):
        await host.answered(session, seat, "oil")
    for answer in ("raid", "seat1", ("5.0",)):
        await host.answered(session, 0, answer)
    return session


async def _here(row: MatchRow) -> tuple[int, bool]:
    return row.channel_id, False


BACKS = {"the later one first": (2, 3), "the earlier one first": (3, 2)}


@pytest.mark.parametrize("first", BACKS)
@pytest.mark.parametrize("unsaid", [False, True], ids=["said", "killed before it was said"])
async def test_answers_to_a_window_may_be_taken_back_in_any_order(
    host: Talking, monkeypatch: pytest.MonkeyPatch, first: str, unsaid: bool
):
    session = await in_a_window(host, monkeypatch)
    await host.answered(session, 3, "help")
    await host.answered(session, 2, "hinder")
    one, other = BACKS[first]
    await host.undone(session, one)
    if unsaid:
        host.said.pop()
    await host.answered(session, one, "pass")
    await host.undone(session, other)
    await host.undone(session, one)
    await host.answered(session, 1, "pass")
    assert compare(Witness(), host.said, host.path) == {session.id: session.match.serial}


async def test_another_order_of_taking_back_than_was_said_is_noticed(
    host: Talking, monkeypatch: pytest.MonkeyPatch
):
    session = await in_a_window(host, monkeypatch)
    await host.answered(session, 3, "help")
    await host.answered(session, 2, "hinder")
    await host.undone(session, 2)
    host.said[-1][-1] = host.said[-2][-1]
    with pytest.raises(Lost, match="not what was said"):
        compare(Witness(), host.said, host.path)
