"""A computer gathers what it knows only when it has to think."""

from __future__ import annotations

import pytest

from bot.host.computers import Computers
from bot.host.opponents import Opponents
from bot.matches.session import MatchSession
from engines.kernel import Choose, Level, Match, Observation, unthinking
from engines.registry import GAMES
from tests.bot.matches.scene import Host, until


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[int | None]:
    """The seats whose situation was looked at."""
    looked: list[int | None] = []
    observation = Match.observation

    def watched(self: Match, seat: int | None) -> Observation:
        looked.append(seat)
        return observation(self, seat)

    monkeypatch.setattr(Match, "observation", watched)
    return looked


async def answered(host: Host, level: Level) -> MatchSession:
    """Let the computer answer once."""
    session = await host.begin("none", level=level)
    while all(session.people.seats[seat].user_id for seat in session.waiting):
        session = await host.answer(session)
    before = session.match.serial
    computers = Computers(host.match_service, Opponents(0), pace=0.0)
    computers.wake(session)

    async def it_has() -> bool:
        return (await host.match_service.session(session.id)).match.serial > before

    await until(it_has)
    await computers.close()
    return session


async def test_a_random_computer_looks_at_nothing(host: Host, looks: list[int | None]) -> None:
    await answered(host, "random")
    assert looks == []


async def test_a_computer_that_chooses_looks(host: Host, looks: list[int | None]) -> None:
    await answered(host, "easy")
    assert len(set(looks)) == 1


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_the_only_answer_needs_no_thought(level: Level) -> None:
    game = GAMES["soul_forger"]
    assert unthinking(game, Choose(0, "target", ("one",)), level, "seed") == "one"
    assert unthinking(game, Choose(0, "target", ("one", "two")), level, "seed") is None


def test_what_stands_still_is_looked_at_once() -> None:
    """Soul-Forger is quiet before each question, so what a seat saw then is what it sees now."""
    game = GAMES["soul_forger"]
    match = Match(game, game.options(), 2, "still")
    seat = match.decisions[0].seat
    observation = match.observation(seat)
    assert observation.then is observation.now
