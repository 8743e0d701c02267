"""Messages of the outbox: what is put into it is what is read from it, of every type that is registered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import bot.app.client as app
from bot.host.messages import Morning
from bot.lab.hosted.messages import RunOver
from bot.ladder.messages import Meeting, SearchEnded
from bot.learning.messages import DailyPuzzle
from bot.matches.messages import BoardMessage, Call, Challenge, Disputed, Hand, Moderated, StoppedMessage
from bot.store import Message, Store
from bot.store.outbox.messages import OutboxLane, OutboxMessage, kinds_in, read_message, register, registered
from bot.tournaments.messages import Note, NoteKind, Status, TableThread
from tests.bot.store.scene import NOW, running

KINDS: Mapping[OutboxLane, set[str]] = {
    OutboxLane.PICTURES: {"board", "hand", "puzzle"},
    OutboxLane.CALLS: {"ping"},
    OutboxLane.WORDS: {"challenge", "paused", "search", "morning", "lab"},
    OutboxLane.STATUSES: {"tournament"},
    OutboxLane.THREADS: {"tournament_thread"},
    OutboxLane.MEETINGS: {"meeting"},
    OutboxLane.NOTES: {"tournament_note", "moderated", "disputed"},
}
"""The kinds in use, as rows on disk name them: these words stay."""


def of_match(match: int, kind: str, target: str, urgency: int = 0, **payload: Any) -> Message:
    return Message(match_id=match, kind=kind, target=target, urgency=urgency, payload=payload)


def of_nobody(kind: str, target: str, urgency: int = 0, **payload: Any) -> Message:
    return Message(match_id=None, kind=kind, target=target, urgency=urgency, payload=payload)


def messages(match: int) -> list[tuple[OutboxMessage, Message]]:
    """Return messages of every type, each with its row. Rows outlive a version: they stay as they are."""
    lacks = ("view_channel", "send_messages")
    return [
        (BoardMessage(match), of_match(match, "board", "board", 2)),
        (BoardMessage(match, stays=True), of_match(match, "board", "stays")),
        (Hand(match, 1), of_match(match, "hand", "1", 1)),
        (Call(match, 0, 7), of_match(match, "ping", "0", turn=7, last=False)),
        (Call(match, 1, 7, last=True), of_match(match, "ping", "1", turn=7, last=True)),
        (Challenge(match, 123, 456), of_match(match, "challenge", "challenge", channel=123, message=456)),
        (StoppedMessage(match, 1, "channel-gone"), of_match(match, "paused", "1", 2, why="channel-gone")),
        (
            StoppedMessage(match, 0, "permissions", lacks),
            of_match(match, "paused", "0", 2, why="permissions", permissions=[*lacks]),
        ),
        (Moderated(match, 12), of_match(match, "moderated", "12", 1)),
        (Disputed(match, 40), of_match(match, "disputed", "40")),
        (Morning(41), of_nobody("morning", "41")),
        (Status(3), of_nobody("tournament", "3")),
        (TableThread(3, 5), of_nobody("tournament_thread", "3:5", -5)),
        (
            Note(3, NoteKind.DECK_TROUBLE, 1, 2, 4, {"seat": 1}),
            of_nobody("tournament_note", "3:1:2:4:deck-trouble", seat=1),
        ),
        (Note(3, NoteKind.FINAL), of_nobody("tournament_note", "3:0:0:0:final")),
        (Meeting(8), of_nobody("meeting", "8", 1)),
        (SearchEnded(8, "nobody"), of_nobody("search", "8", why="nobody")),
        (RunOver(6), of_nobody("lab", "6")),
        (DailyPuzzle(99, "noxtalia", "one"), of_nobody("puzzle", "99", game="noxtalia", puzzle="one")),
    ]


def test_every_kind_in_use_is_registered_in_its_lane() -> None:
    assert app.Herald, "whoever composes the application has all features imported"
    assert {lane: {*kinds_in(lane)} for lane in OutboxLane} == KINDS
    assert {type(message) for message, _ in messages(1)} == {*registered().values()}
    assert all(message_type.kind == kind for kind, message_type in registered().items())


async def test_what_is_put_is_what_is_read(store: Store) -> None:
    match = (await running(store)).id
    for message, lies in messages(match):
        assert message.to_row() == lies
        await store.outbox.put(NOW, message.to_row())
    read = [read_message(row) for row in await store.outbox.take(NOW, 100)]
    assert sorted(map(repr, read)) == sorted(repr(message) for message, _ in messages(match))


def test_a_thread_that_is_waited_for_goes_first() -> None:
    assert TableThread(3, 5, waited_for=True).to_row() == of_nobody("tournament_thread", "3:5", 995)


async def test_rows_of_older_versions_are_read(store: Store) -> None:
    match = await running(store)
    old = Message(match_id=match.id, kind="paused", target="1", payload={"why": "archived"}, urgency=2)
    await store.outbox.put(NOW, old, Message(match_id=match.id, kind="ping", target="0"))
    read = {read_message(row) for row in await store.outbox.take(NOW)}
    assert read == {StoppedMessage(match.id, 1, "archived"), Call(match.id, 0, 0)}


async def test_a_kind_that_nobody_has_registered_is_refused_and_goes_in_no_lane(store: Store) -> None:
    match = await running(store)
    await store.outbox.put(NOW, Message(match_id=match.id, kind="dance", target="1"), of_nobody("dance", "x"))
    rows = await store.outbox.take(NOW)
    assert len(rows) == 2
    for row in rows:
        with pytest.raises(ValueError, match="dance"):
            read_message(row)
    assert not any("dance" in kinds_in(lane) for lane in OutboxLane)


def test_no_two_types_share_a_kind() -> None:
    with pytest.raises(ValueError, match="'board'"):
        register(type("Second", (BoardMessage,), {}))
    assert registered()["board"] is BoardMessage
