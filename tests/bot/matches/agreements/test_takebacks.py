"""Taking back by consent: what is kept of it, what others had ordered since, what refuses it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.errors import NothingToTakeBack
from bot.matches.agreements import takebacks
from bot.matches.agreements.errors import NoTakebacks, TakenBackNoMore
from bot.matches.postgame.records import Records
from bot.matches.session import MatchSession
from bot.matches.start.challenges import Invitation, Person
from bot.matches.switches import switches
from bot.store import MatchRow
from bot.workers import WorkerPool
from engines.kernel import Given, record_of, replay
from engines.registry import GAMES
from tests.bot.matches.scene import ANNE, BEN, GUILD, Host


async def here(row: MatchRow) -> tuple[int, bool]:
    return row.channel_id, False


async def begin(host: Host, game_id: str = "dueling_nobles", *, takebacks: bool = True) -> MatchSession:
    """Let Anne play against Ben, with a deck each where they need one."""
    game = GAMES[game_id]
    found = game.collection.ready_made([]).values() if game.collection else ()
    deck = next((each.deck for each in found), None)
    invitation = Invitation(
        game=game, options=game.options(), clock="none", challenger=Person(ANNE, "Anne"),
        opponents=(Person(BEN, "Ben"),), decks={ANNE: deck, BEN: deck} if deck else {},
        guild_id=GUILD, channel_id=1, locale="en-GB", takebacks=takebacks,
    )  # fmt: skip
    row = await host.challenges.create(invitation, host.press(ANNE).interaction_id or 0)
    session = await host.challenges.accept(row.id, host.press(BEN), Person(BEN, "Ben"), here)
    if session is None:
        assert deck is not None
        session = await host.challenges.bring(row.id, host.press(BEN), deck, here)
    assert session is not None
    return session


def records(host: Host) -> Records:
    return Records(host.store, WorkerPool(0), 20)


async def answered_by_both(host: Host, session: MatchSession) -> tuple[int, str]:
    """Let both answer until somebody's last answer is sealed; return their seat, and the match before it."""
    before: dict[int, str] = {}
    for seed in range(60):
        seat, stood = session.waiting[0], session.match.hash()
        session = await host.answer(session, seed)
        before[seat] = stood
        sealed = [each for each in before if not session.match.can_undo(each)]
        if len(before) == 2 and sealed:
            return sealed[0], before[sealed[0]]
    raise AssertionError("nobody's answer is sealed")


async def taken_back(host: Host, session: MatchSession, seat: int) -> MatchSession:
    users = [host.user(session, each) for each in (seat, 1 - seat)]
    await takebacks.ask(host.match_service, records(host), session.id, host.press(users[0]))
    return await takebacks.agree(host.match_service, records(host), session.id, host.press(users[1]))


async def kept_as(host: Host, session: MatchSession) -> str:
    """Return the hash to which the answers lead that count in the store."""
    answers = [Given(each.seat, each.answer) for each in await host.store.moves.answers(session.id)]
    match, options = session.match, session.match.options.model_dump(mode="json")
    record = record_of(match.game, options, match.seats, match.seed, answers, match.ending)
    return replay(match.game, record).hash()


@pytest.mark.parametrize("game", GAMES)
async def test_what_counts_is_what_was_answered_before_also_after_a_kill(host: Host, game: str) -> None:
    session = await begin(host, game)
    seat, stood = await answered_by_both(host, session)
    session = await taken_back(host, session, seat)
    assert session.match.hash() == stood == await kept_as(host, session)
    again = Host(host.store)
    revived = await again.match_service.session(session.id)
    assert revived.match.hash() == stood
    for seed in range(12):
        revived = await again.answer(revived, seed)
    assert revived.match.hash() == await kept_as(again, revived)


async def test_it_can_be_done_again_and_again_down_to_the_beginning(host: Host) -> None:
    session = await begin(host)
    for seed in range(10):
        session = await host.answer(session, seed)
    seat, left = int(session.match.can_undo(0)), [len(await host.store.moves.answers(session.id))]
    while await host.store.moves.last_pressed(session.id, seat) is not None:
        session = await taken_back(host, session, seat)
        left.append(len(await host.store.moves.answers(session.id)))
    with pytest.raises(NothingToTakeBack):
        await takebacks.ask(
            host.match_service, records(host), session.id, host.press(host.user(session, seat))
        )
    assert left == sorted(left, reverse=True)
    assert len(set(left)) == len(left)
    assert len(left) > 1
    assert session.match.hash() == await kept_as(host, session)


async def test_what_others_have_ordered_since_stays_ordered(host: Host) -> None:
    session = await begin(host, "soul_forger")
    seat, _ = await answered_by_both(host, session)
    other = 1 - seat
    key = next(iter(switches(session, other)))
    before = switches(session, other)[key]
    session = await host.match_service.order(session.id, key, host.press(host.user(session, other)))
    session = await taken_back(host, session, seat)
    assert switches(session, other)[key] is not before
    assert session.match.hash() == await kept_as(host, session)


async def test_nothing_is_taken_back_by_consent_where_it_was_not_chosen(host: Host) -> None:
    session = await begin(host, takebacks=False)
    with pytest.raises(NoTakebacks):
        await takebacks.ask(host.match_service, records(host), session.id, host.press(ANNE))


async def test_what_was_answered_by_other_rules_stays(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await begin(host)
    seat, _ = await answered_by_both(host, session)
    await takebacks.ask(host.match_service, records(host), session.id, host.press(host.user(session, seat)))
    monkeypatch.setattr(type(session.match.game), "rules_version", session.match.game.rules_version + 1)
    before = session.match.hash()
    with pytest.raises(TakenBackNoMore):
        await takebacks.agree(
            host.match_service, records(host), session.id, host.press(host.user(session, 1 - seat))
        )
    assert (await host.match_service.session(session.id)).match.hash() == before


async def test_who_sits_down_for_another_takes_nothing_back(host: Host, monkeypatch: Any) -> None:
    session = await begin(host)
    seat, _ = await answered_by_both(host, session)

    async def replaced(match_id: int) -> bool:
        return match_id == session.id

    monkeypatch.setattr(host.store.moderation, "has_replaced", replaced)
    await takebacks.ask(host.match_service, records(host), session.id, host.press(host.user(session, seat)))
    with pytest.raises(TakenBackNoMore):
        await takebacks.agree(
            host.match_service, records(host), session.id, host.press(host.user(session, 1 - seat))
        )
