"""Searches for an opponent: who looks for whom, until when, and what has come of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from bot.store.matches.matches import seen_statement
from bot.store.outbox.messages import Message
from bot.store.outbox.outbox import message_statement, message_statements
from bot.store.partition import Slot, partition_of
from bot.store.people.decks import stored_deck
from bot.store.sql import Reader, Row, Statement, Value, inserting, to_json
from bot.store.writer import Writer
from bot.texts.sanitising import safe
from engines.kernel import Deck

PART_OF_SEARCH = "SELECT part FROM searches WHERE id = :owner"
"""SQL for the part of what a search sends."""
KEPT_FOR = 7 * 86_400.0
"""Seconds for which a search is kept after its time."""


class SearchStatus(StrEnum):
    """Where a search stands."""

    OPEN = "open"
    PAIRED = "paired"
    """An opponent is found; the match is being made."""
    MET = "met"
    CANCELLED = "cancelled"
    ENDED = "ended"
    """Its time is up, or the person has left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewSearch:
    """What is known when somebody begins to look. Times are Unix seconds."""

    user_id: int
    name: str
    guild_id: int
    channel_id: int
    locale: str
    game: str
    clock: str
    deck: Deck | None = field(default=None, repr=False)
    """None is any ready-made one, where the game wants a deck."""
    luck: str
    """What the person adds to the dice."""
    began: float
    until: float


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchRow(NewSearch):
    """A search as it stands."""

    id: int
    status: SearchStatus
    rests_until: float
    with_id: int | None
    """The search of the opponent that was found."""
    match_id: int | None
    mu: float | None = None
    """Strength in this server's ladder, where there is one and it was asked for."""


class Searches:
    """Keeping searches. One person looks for one opponent at a game at a time."""

    def __init__(self, writer: Writer, reader: Reader, slot: Slot) -> None:
        self._writer = writer
        self._reader = reader
        self._slot = slot

    async def add(self, new: NewSearch, interaction_id: int) -> SearchRow:
        """Begin a search. Raises AlreadyDone when the person has one, or the interaction has begun one."""
        columns: dict[str, Value] = {
            "user_id": new.user_id, "name": new.name, "guild_id": new.guild_id, "channel_id": new.channel_id,
            "part": partition_of(new.guild_id), "locale": new.locale, "game": new.game, "clock": new.clock,
            "deck": new.deck.model_dump_json() if new.deck else None,
            "luck": new.luck, "began": new.began, "until": new.until,
        }  # fmt: skip
        rows = await self._writer.write(
            seen_statement(interaction_id, new.began),
            Statement(inserting("searches", columns), columns),
            Statement(f"{_OF_USER} {_LOOKS}", {"user": new.user_id, "game": new.game}),
        )
        return _row(rows[0])

    async def get(self, search_id: int) -> SearchRow | None:
        """Return a search by id."""
        row = await self._reader.row("SELECT * FROM searches WHERE id = :id", id=search_id)
        return _row(row) if row else None

    async def of_user(self, user_id: int, game: str) -> SearchRow | None:
        """Return the search that goes on for somebody at a game: until the match that it found begins."""
        row = await self._reader.row(f"{_OF_USER} ({_LOOKS} OR {_WAITS})", user=user_id, game=game)
        return _row(row) if row else None

    async def looking(self, user_id: int) -> list[SearchRow]:
        """Return all searches of somebody that go on."""
        sql = f"SELECT * FROM searches WHERE user_id = :user AND {_LOOKS} ORDER BY id"
        return [_row(row) for row in await self._reader.rows(sql, user=user_id)]

    async def open(self) -> list[SearchRow]:
        """Return all that go on, with the strength of who looks."""
        sql = f"""
            SELECT searches.*, ratings.mu FROM searches LEFT JOIN ratings
              ON ratings.scope = 'guild:' || guild_id AND ratings.game = searches.game
             AND ratings.user_id = searches.user_id
            WHERE status = 'open' AND {self._slot.where()} ORDER BY id
        """
        return [_row(row) for row in await self._reader.rows(sql)]

    async def pair(self, one: int, other: int, message: Message, now: float) -> None:
        """Bring two searches together, and let their match be made.

        Raises Changed when one of them goes on no longer.
        """
        sql = "UPDATE searches SET status = 'paired', with_id = :other WHERE id = :id AND status = 'open'"
        await self._writer.write(
            Statement(sql, {"other": other, "id": one}, must_change=True),
            Statement(sql, {"other": one, "id": other}, must_change=True),
            message_statement(message, now),
        )

    async def part(
        self,
        goes_on: Sequence[int],
        ended: Sequence[int],
        rests_until: float,
        told: Sequence[Message] = (),
        now: float = 0.0,
    ) -> None:
        """Part two that could not meet: some look on after a rest, others no more, and are told so."""
        back = """
            UPDATE searches SET status = 'open', with_id = NULL, rests_until = :rests_until
            WHERE id = :id AND status = 'paired'
        """
        off = "UPDATE searches SET status = 'ended', with_id = NULL WHERE id = :id AND status = 'paired'"
        await self._writer.write(
            *(Statement(back, {"rests_until": rests_until, "id": each}) for each in goes_on),
            *(Statement(off, {"id": each}) for each in ended),
            *message_statements(told, now),
        )

    async def who_plays(self, *ids: int) -> frozenset[int]:
        """Return which of these searches are of people who have sat down with somebody else since."""
        sql = f"SELECT id FROM searches WHERE id IN (@among(:ids, BIGINT)) AND {_PLAYS}"
        return frozenset(row["id"] for row in await self._reader.rows(sql, ids=to_json(list(ids))))

    async def cancel(self, search_id: int, user_id: int) -> None:
        """End somebody's own search. Raises Changed when it goes on no longer."""
        sql = (
            "UPDATE searches SET status = 'cancelled' WHERE id = :id AND user_id = :user AND status = 'open'"
        )
        await self._writer.write(Statement(sql, {"id": search_id, "user": user_id}, must_change=True))

    async def end(self, now: float, told: Callable[[int, bool], Message]) -> None:
        """End what has come to its end, with what `told` makes for it, and forget what has long been over.

        That is a search whose time is up, and one whose owner has begun to play with somebody else since.
        """
        old = "DELETE FROM searches WHERE status IN ('met', 'cancelled', 'ended') AND until <= :until"
        over = "UPDATE searches SET status = 'ended' WHERE id = :id AND status = 'open'"
        statements = [Statement(old, {"until": now - KEPT_FOR})]
        for row in await self._reader.rows(f"{_AT_THEIR_END} AND {self._slot.where()}", now=now):
            statements += [
                Statement(over, {"id": row["id"]}),
                message_statement(told(row["id"], bool(row["plays"])), now),
            ]
        await self._writer.write(*statements)


_PLAYS = """
    EXISTS (
        SELECT 1 FROM matches
        JOIN seats ON seats.match_id = matches.id AND seats.user_id = searches.user_id
        JOIN seats AS others ON others.match_id = matches.id AND others.user_id <> searches.user_id
        WHERE matches.status = 'running' AND seats.sat >= searches.began
    )
"""
"""Whether they have sat down with somebody since they look, whenever that match was offered."""
_AT_THEIR_END = f"""
    SELECT id, plays FROM (
        SELECT searches.*, {_PLAYS} AS plays FROM searches WHERE status = 'open'
    ) AS open WHERE (plays OR until <= :now)
"""

_OF_USER = "SELECT * FROM searches WHERE user_id = :user AND game = :game AND"
_LOOKS = "status IN ('open', 'paired')"
_WAITS = """
    (status = 'met' AND EXISTS (SELECT 1 FROM matches WHERE id = match_id AND matches.status = 'challenge'))
"""


def met_statements(one: int, other: int, code: str) -> list[Statement]:
    """Give two searches the match of this code, once: a part of its creation.

    The batch fails with Changed where they have one, or were parted.
    """
    sql = """
        UPDATE searches SET status = 'met', match_id = (SELECT id FROM matches WHERE code = :code)
        WHERE id = :id AND with_id = :other AND status = 'paired'
    """
    return [
        Statement(sql, {"code": code, "id": one, "other": other}, must_change=True),
        Statement(sql, {"code": code, "id": other, "other": one}, must_change=True),
    ]


def unmet_statement(match_id: int, rests_until: float) -> Statement:
    """Let two look on, after a rest, whose match could not begin."""
    sql = """
        UPDATE searches SET status = 'open', with_id = NULL, match_id = NULL, rests_until = :rests_until
        WHERE match_id = :match AND status = 'met'
    """
    return Statement(sql, {"match": match_id, "rests_until": rests_until})


def _row(row: Row) -> SearchRow:
    values = dict(row)
    del values["part"]
    values["deck"] = stored_deck(values["deck"]) if values["deck"] else None
    values["name"] = safe(values["name"])
    values["status"] = SearchStatus(values["status"])
    return SearchRow(**values)
