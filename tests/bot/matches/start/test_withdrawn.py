"""Whatever becomes of a challenge, it ends: accepted, refused, expired, or withdrawn, as nobody sees it."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.errors import ChallengeOver
from bot.matches.clock import CHALLENGE_EXPIRES
from bot.matches.start.challenges import Invitation, Person
from bot.store import DeadlineKind, MatchRow, MatchStatus
from engines.kernel import Level
from engines.registry import GAMES
from tests.bot.matches.scene import ANNE, BEN, GUILD, Host, SlowDisk, _here


def invitation(rematch_of: int | None = None, level: Level | None = None) -> Invitation:
    game = GAMES["dueling_nobles"]
    return Invitation(
        game=game, options=game.options(), clock="live", challenger=Person(ANNE, "Anne"),
        opponents=() if level else (Person(BEN, "Ben"),), level=level, guild_id=GUILD, channel_id=1,
        locale="en-GB", rematch_of=rematch_of,
    )  # fmt: skip


async def challenge(host: Host, rematch_of: int | None = None, level: Level | None = None) -> MatchRow:
    made = invitation(rematch_of, level)
    return await host.challenges.create(made, host.press(ANNE).interaction_id or 0)


async def status(host: Host, row: MatchRow) -> MatchStatus:
    now = await host.store.matches.get(row.id)
    assert now is not None
    return now.status


async def test_one_of_acceptance_and_expiry_wins_and_the_other_is_told_so(
    host: Host, caplog: pytest.LogCaptureFixture
):
    row = await challenge(host)

    async def while_it_expires(row: MatchRow) -> tuple[int, bool]:
        await host.challenges.expire(row.id)
        return row.channel_id, False

    with pytest.raises(ChallengeOver):
        await host.challenges.accept(row.id, host.press(BEN), Person(BEN, "Ben"), while_it_expires)
    assert await status(host, row) is MatchStatus.EXPIRED
    assert caplog.records == []


async def test_an_expiry_that_comes_too_late_is_silent(
    host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    row = await challenge(host)
    with monkeypatch.context() as patch:
        disk = SlowDisk(host.store, patch)
        accepting = asyncio.create_task(
            host.challenges.accept(row.id, host.press(BEN), Person(BEN, "Ben"), _here)
        )
        await disk.held.wait()
        expiring = asyncio.create_task(host.challenges.expire(row.id))
        await disk.holds(2)
        disk.go_on.set()
        await asyncio.gather(accepting, expiring)
    assert await status(host, row) is MatchStatus.RUNNING
    assert caplog.records == []


async def test_a_challenge_that_is_taken_back_while_it_is_accepted_is_played(
    host: Host, monkeypatch: pytest.MonkeyPatch
):
    row = await challenge(host)
    with monkeypatch.context() as patch:
        disk = SlowDisk(host.store, patch)
        accepting = asyncio.create_task(
            host.challenges.accept(row.id, host.press(BEN), Person(BEN, "Ben"), _here)
        )
        await disk.held.wait()
        cancelling = asyncio.create_task(host.challenges.cancel(row.id, host.press(ANNE)))
        withdrawing = asyncio.create_task(host.challenges.withdraw(row.id))
        await disk.holds(3)
        disk.go_on.set()
        with pytest.raises(ChallengeOver):
            await cancelling
        await withdrawing
        session = await accepting
    assert session is not None
    assert await status(host, row) is MatchStatus.RUNNING
    await host.answer(session)


async def test_who_sits_down_at_the_same_moment_keeps_no_table_from_its_end(
    host: Host, monkeypatch: pytest.MonkeyPatch
):
    game = GAMES["noxtalia"]  # all bring decks, so nobody begins by sitting down
    table = replace(invitation(), opponents=(), game=game, options=game.options())
    row = await host.challenges.create(table, host.press(ANNE).interaction_id or 0)
    with monkeypatch.context() as patch:
        disk = SlowDisk(host.store, patch)
        joining = asyncio.create_task(
            host.challenges.accept(row.id, host.press(BEN), Person(BEN, "Ben"), _here)
        )
        await disk.held.wait()
        expiring = asyncio.create_task(host.challenges.expire(row.id))
        await disk.holds(2)
        disk.go_on.set()
        assert await joining is None
        await expiring
    assert await status(host, row) is MatchStatus.EXPIRED


@pytest.mark.parametrize("error", [RuntimeError, OSError, asyncio.CancelledError])
async def test_play_again_is_not_blocked_by_what_could_not_begin(host: Host, error: type[BaseException]):
    over = await host.begin()
    await host.match_service.concede(over.id, host.press(ANNE))
    row = await challenge(host, rematch_of=over.id, level="easy")

    async def no_thread(_: MatchRow) -> tuple[int, bool]:
        raise error

    with pytest.raises(error):
        await host.challenges.begin(row.id, host.press(ANNE), no_thread)
    assert await status(host, row) is MatchStatus.CANCELLED
    again = await challenge(host, rematch_of=over.id)
    assert await status(host, again) is MatchStatus.CHALLENGE


async def test_what_nobody_has_seen_is_withdrawn_at_the_start(host: Host):
    over = await host.begin()
    await host.match_service.concede(over.id, host.press(ANNE))
    seen, unseen = await challenge(host), await challenge(host, rematch_of=over.id)
    await host.challenges.posted(seen.id, 99)
    again = Host(host.store)
    await again.challenges.withdraw_unseen()
    assert await status(host, seen) is MatchStatus.CHALLENGE
    assert await status(host, unseen) is MatchStatus.CANCELLED
    await challenge(again, rematch_of=over.id)


@pytest.mark.parametrize("level", [None, "easy"])
async def test_every_challenge_is_written_with_its_end(host: Host, level: Level | None):
    before = host.store.writer.commits
    row = await challenge(host, level=level)
    assert host.store.writer.commits == before + 1
    (deadline,) = await host.store.deadlines.of_match(row.id)
    assert (deadline.kind, deadline.due) == (
        DeadlineKind.EXPIRY,
        host.time + CHALLENGE_EXPIRES.total_seconds(),
    )


async def test_a_match_moves_to_its_channel_with_its_first_step(host: Host, monkeypatch: pytest.MonkeyPatch):
    row = await challenge(host)
    await host.challenges.posted(row.id, 99)

    async def thread(_: MatchRow) -> tuple[int, bool]:
        return 5, True

    before = host.store.writer.commits
    session = await host.challenges.accept(row.id, host.press(BEN), Person(BEN, "Ben"), thread)
    assert host.store.writer.commits == before + 1
    now = await host.store.matches.get(row.id)
    assert now is not None
    assert session is not None
    assert (now.channel_id, now.in_thread, now.board_message_id, session.place.channel_id) == (
        5,
        True,
        None,
        5,
    )


async def test_who_accepts_before_it_is_known_where_the_challenge_stands_takes_it_from_no_board(host: Host):
    row = await challenge(host)
    await host.challenges.accept(row.id, host.press(BEN), Person(BEN, "Ben"), _here)
    await host.store.matches.set_board(row.id, 77, host.time)
    await host.challenges.posted(row.id, 99)
    now = await host.store.matches.get(row.id)
    assert now is not None
    assert (now.board_message_id, now.board_posted) == (77, host.time)
    (shown,) = await host.store.outbox.take(host.time, 10, ("challenge",))
    assert shown.payload["message"] == 99, "nobody is to accept it there any more"
