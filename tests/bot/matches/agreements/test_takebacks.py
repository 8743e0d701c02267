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
    live = await host.challenges.accept(row.id, host.press(BEN), Person(BEN, "Ben"), here)
    if live is None:
        assert deck is not None
        live = await host.challenges.bring(row.id, host.press(BEN), deck, here)
    assert live is not None
    return live


def records(host: Host) -> Records:
    return Records(host.store, WorkerPool(0), 20)


async def answered_by_both(host: Host, live: MatchSession) -> tuple[int, str]:
    """Let both answer until somebody's last answer is sealed; return his seat, and the match before it."""
    before: dict[int, str] = {}
    for seed in range(60):
        seat, stood = live.waiting[0], live.match.hash()
        live = await host.answer(live, seed)
        before[seat] = stood
        sealed = [each for each in before if not live.match.can_undo(each)]
        if len(before) == 2 and sealed:
            return sealed[0], before[sealed[0]]
    raise AssertionError("nobody's answer is sealed")


async def taken_back(host: Host, live: MatchSession, seat: int) -> MatchSession:
    users = [host.user(live, each) for each in (seat, 1 - seat)]
    await takebacks.ask(host.desk, records(host), live.id, host.press(users[0]))
    return await takebacks.agree(host.desk, records(host), live.id, host.press(users[1]))


async def kept_as(host: Host, live: MatchSession) -> str:
    """Return the hash to which the answers lead that count in the store."""
    answers = [Given(each.seat, each.answer) for each in await host.store.moves.answers(live.id)]
    match, options = live.match, live.match.options.model_dump(mode="json")
    record = record_of(match.game, options, match.seats, match.seed, answers, match.ending)
    return replay(match.game, record).hash()


@pytest.mark.parametrize("game", GAMES)
async def test_what_counts_is_what_was_answered_before_also_after_a_kill(host: Host, game: str) -> None:
    live = await begin(host, game)
    seat, stood = await answered_by_both(host, live)
    live = await taken_back(host, live, seat)
    assert live.match.hash() == stood == await kept_as(host, live)
    again = Host(host.store)
    revived = await again.desk.live(live.id)
    assert revived.match.hash() == stood
    for seed in range(12):
        revived = await again.answer(revived, seed)
    assert revived.match.hash() == await kept_as(again, revived)


async def test_it_can_be_done_again_and_again_down_to_the_beginning(host: Host) -> None:
    live = await begin(host)
    for seed in range(10):
        live = await host.answer(live, seed)
    seat, left = int(live.match.can_undo(0)), [len(await host.store.moves.answers(live.id))]
    while await host.store.moves.last_pressed(live.id, seat) is not None:
        live = await taken_back(host, live, seat)
        left.append(len(await host.store.moves.answers(live.id)))
    with pytest.raises(NothingToTakeBack):
        await takebacks.ask(host.desk, records(host), live.id, host.press(host.user(live, seat)))
    assert left == sorted(left, reverse=True)
    assert len(set(left)) == len(left)
    assert len(left) > 1
    assert live.match.hash() == await kept_as(host, live)


async def test_what_others_have_ordered_since_stays_ordered(host: Host) -> None:
    live = await begin(host, "soul_forger")
    seat, _ = await answered_by_both(host, live)
    other = 1 - seat
    key = next(iter(switches(live, other)))
    before = switches(live, other)[key]
    live = await host.desk.order(live.id, key, host.press(host.user(live, other)))
    live = await taken_back(host, live, seat)
    assert switches(live, other)[key] is not before
    assert live.match.hash() == await kept_as(host, live)


async def test_nothing_is_taken_back_by_consent_where_it_was_not_chosen(host: Host) -> None:
    live = await begin(host, takebacks=False)
    with pytest.raises(NoTakebacks):
        await takebacks.ask(host.desk, records(host), live.id, host.press(ANNE))


async def test_what_was_answered_by_other_rules_stays(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await begin(host)
    seat, _ = await answered_by_both(host, live)
    await takebacks.ask(host.desk, records(host), live.id, host.press(host.user(live, seat)))
    monkeypatch.setattr(type(live.match.game), "rules_version", live.match.game.rules_version + 1)
    before = live.match.hash()
    with pytest.raises(TakenBackNoMore):
        await takebacks.agree(host.desk, records(host), live.id, host.press(host.user(live, 1 - seat)))
    assert (await host.desk.live(live.id)).match.hash() == before


async def test_who_sits_down_for_another_takes_nothing_back(host: Host, monkeypatch: Any) -> None:
    live = await begin(host)
    seat, _ = await answered_by_both(host, live)

    async def replaced(match_id: int) -> bool:
        return match_id == live.id

    monkeypatch.setattr(host.store.moderation, "has_replaced", replaced)
    await takebacks.ask(host.desk, records(host), live.id, host.press(host.user(live, seat)))
    with pytest.raises(TakenBackNoMore):
        await takebacks.agree(host.desk, records(host), live.id, host.press(host.user(live, 1 - seat)))
