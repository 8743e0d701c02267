"""Many at once: what is decided twice counts once, and matches do not hinder one another."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from bot.decks.library import Library
from bot.errors import AlreadyAnswered, NotYourTurn
from bot.matches.service import MatchService, Press
from bot.matches.start.challenges import Challenges, Invitation, Person
from bot.store import MatchRow, Store
from bot.workers import WorkerPool
from engines.registry import GAMES
from tests.e2e.club import Club
from tests.e2e.play import act, answers_on

GUILD, CHANNEL = 7, 70


async def begin(store: Store, match_service: MatchService, number: int) -> int:
    """Begin a match between two people; return its id."""
    game = GAMES["dueling_nobles"]
    challenges = Challenges(store, match_service, Library(store, WorkerPool(0), 20))
    ann, bob = Person(1_000 + number, "ann"), Person(2_000 + number, "bob")
    row = await challenges.create(
        Invitation(
            game=game, options=game.options(), clock="live", challenger=ann, opponents=(bob,),
            guild_id=GUILD, channel_id=CHANNEL, locale="en",
        ),
        interaction_id=10**6 + number,
    )  # fmt: skip

    async def here(_: MatchRow) -> tuple[int, bool]:
        return CHANNEL, False

    session = await challenges.accept(row.id, Press(bob.id, GUILD, 2 * 10**6 + number), bob, here)
    assert session is not None
    return session.id


async def test_of_a_hundred_answers_to_one_decision_one_counts(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "desk.sqlite3", tmp_path)
    try:
        match_service = MatchService(store, lambda: 1_000.0)
        match_id = await begin(store, match_service, 0)
        session = await match_service.session(match_id)
        keys = session.match.decision(0).keys  # pyright: ignore
        given = (
            match_service.answer(match_id, session.question, tuple(keys[:3]), Press(1_000, GUILD, number))
            for number in range(100)
        )
        ends = Counter(type(end).__name__ for end in await asyncio.gather(*given, return_exceptions=True))
        assert ends["MatchSession"] == 1
        assert set(ends) <= {"MatchSession", AlreadyAnswered.__name__, NotYourTurn.__name__}
        assert len(await store.moves.answers(match_id)) == session.match.serial == 1
        hash_now = session.match.hash()
        match_service.forget(match_id)
        assert (await match_service.session(match_id)).match.hash() == hash_now
    finally:
        await store.close()


async def test_a_hundred_matches_are_played_at_once(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "desk.sqlite3", tmp_path)
    try:
        match_service = MatchService(store, lambda: 1_000.0)
        ids = [await begin(store, match_service, number) for number in range(100)]

        async def play(number: int, match_id: int) -> None:
            chance, session = Random(number), await match_service.session(match_id)
            for step in range(6):
                decision = chance.choice(session.match.decisions)
                user_id = session.people.seats[decision.seat].user_id
                assert user_id is not None
                press = Press(user_id, GUILD, 10**9 + number * 100 + step)
                await match_service.answer(match_id, session.question, decision.any(chance), press)

        await asyncio.gather(*(play(number, match_id) for number, match_id in enumerate(ids)))
        for match_id in ids:
            session = await match_service.session(match_id)
            assert len(await store.moves.answers(match_id)) == 6
            before = session.match.hash()
            match_service.forget(match_id)
            assert (await match_service.session(match_id)).match.hash() == before
    finally:
        await store.close()


async def test_a_click_while_the_computer_thinks_waits_for_nothing(club: Club, monkeypatch: Any) -> None:
    await club.ann.slash(club.channel, "play", game="dueling_nobles", computer="easy")
    session = await club.bot.host.match_service.session(1)
    person, chance = club.ann, Random(1)
    while session.waiting != (0,) or session.match.decision(0).kind != "prepare":
        await act(club, session, chance)
    panel = await club.hand(person, session)
    thinking = asyncio.Event()
    answer = club.bot.host.computers._opponents.answer

    async def slow(*args: Any) -> Any:
        await club.env.external_wait(thinking.wait(), reason="a slow computer")
        return await answer(*args)

    monkeypatch.setattr(club.bot.host.computers._opponents, "answer", slow)
    old = answers_on(panel, session.question)
    while session.waiting == (0,):
        panel = await club.hand(person, session)
        custom_id, menu = chance.choice(answers_on(panel, session.question))
        values = [option["value"] for option in menu["options"]][: menu["min_values"]] if menu else None
        await club.press(person, panel, custom_id, values)
    assert session.waiting == (1,)
    before = await club.state(session)
    values = [old[0][1]["options"][0]["value"]] if old[0][1] else None
    late = await club.press(person, panel, old[0][0], values)
    assert late.acknowledged
    assert not late.followups
    assert await club.state(session) == before
    shown = await club.hand(person, session)
    assert shown.ephemeral
    thinking.set()
    await club.settle()
    assert session.match.serial > before[1]
