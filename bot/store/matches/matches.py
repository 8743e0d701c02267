"""Matches: what they are, who sits where, in which state."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from functools import lru_cache
from hashlib import blake2b
from typing import Any

from bot.store.errors import AlreadyDone
from bot.store.matches.deadlines import DeadlineKind
from bot.store.matches.rows import (
    CARDS,
    OPEN,
    SELECT,
    MatchRow,
    MatchStatus,
    NewMatch,
    SeatRow,
    match_row,
    seat_row,
)
from bot.store.part import Slot, part_of
from bot.store.sql import Reader, Rows, Statement, Value, inserting, newer, to_json
from bot.store.writer import Writer

_IS_OPEN = "status IN ('challenge', 'running', 'paused')"  # literal, for the partial index

_CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"  # no vowels, so that no words come out
_CODE_LENGTH = 6
_MESSAGES = frozenset({"hand_channel_id", "hand_message_id", "call_message_id"})
"""Where messages are is written when they are sent, and not with the seat."""


class Matches:
    """Creating, finding and placing matches. Their course is in `Moves`."""

    def __init__(self, writer: Writer, reader: Reader, slot: Slot) -> None:
        self._writer = writer
        self._reader = reader
        self._slot = slot

    async def create(
        self,
        new: NewMatch,
        now: float,
        interaction_id: int | None = None,
        deadline: tuple[DeadlineKind, float] | None = None,
        also: Callable[[str], Sequence[Statement]] = lambda _: (),
    ) -> MatchRow:
        """Write a challenge down, with the kind and the time of a deadline.

        `also` makes, from the code, what is written with it or not at all. Raises AlreadyDone when the
        interaction has made one, or when a code that was published has been given away, and what `also`
        comes to.
        """
        while True:
            code = new.code or new_code()
            try:
                made = _creation(new, code, now, interaction_id, deadline)
                read = Statement(f"{SELECT} WHERE code = :code", {"code": code})
                rows = await self._writer.write(*made, *also(code), read)
            except AlreadyDone as error:
                if error.values["what"] != "matches.code" or new.code is not None:
                    raise
            else:
                return match_row(rows[0])

    async def get(self, match_id: int) -> MatchRow | None:
        """Return a match by id."""
        return _one(await self._reader.rows(f"{SELECT} WHERE id = :id", id=match_id))

    async def by_code(self, code: str) -> MatchRow | None:
        """Return a match by its public code, however it was typed."""
        return _one(await self._reader.rows(f"{SELECT} WHERE code = :code", code=code.strip().upper()))

    async def open_in_channel(self, channel_id: int) -> list[MatchRow]:
        """Return the matches in a channel that are not over, newest first."""
        sql = f"{SELECT} WHERE channel_id = :channel AND {_IS_OPEN} ORDER BY id DESC"
        return [match_row(row) for row in await self._reader.rows(sql, channel=channel_id)]

    async def in_channel(self, channel_id: int, limit: int = 10) -> list[MatchRow]:
        """Return the matches of a channel, those that go on first, then the newest."""
        sql = f"{SELECT} WHERE channel_id = :channel ORDER BY {_IS_OPEN} DESC, id DESC LIMIT :most"
        return [match_row(row) for row in await self._reader.rows(sql, channel=channel_id, most=limit)]

    async def of_user(
        self, user_id: int, statuses: Iterable[MatchStatus] = OPEN, limit: int = 25
    ) -> list[MatchRow]:
        """Return the matches in which a user sits, newest first."""
        rows = await self._reader.rows(
            f"""
            {SELECT}
            WHERE id IN (SELECT match_id FROM seats WHERE user_id = :user)
              AND status IN (@among(:statuses, TEXT))
            ORDER BY id DESC LIMIT :most
            """,
            user=user_id,
            statuses=to_json(list(statuses)),
            most=limit,
        )
        return [match_row(row) for row in rows]

    async def open_of_user(self, user_id: int) -> list[int]:
        """Return the ids of all matches and challenges that are not over in which a user sits."""
        sql = f"""
            SELECT matches.id FROM seats JOIN matches ON matches.id = match_id
            WHERE user_id = :user AND {_IS_OPEN} ORDER BY matches.id
        """
        return [row["id"] for row in await self._reader.rows(sql, user=user_id)]

    async def shown_of_user(self, user_id: int, most: int) -> list[int]:
        """Return the ids of the last matches that a user has played to their end and whose boards stand."""
        sql = """
            SELECT matches.id FROM seats JOIN matches ON matches.id = match_id
            WHERE user_id = :user AND status = 'finished' AND board_message_id IS NOT NULL
            ORDER BY matches.id DESC LIMIT :most
        """
        return [row["id"] for row in await self._reader.rows(sql, user=user_id, most=most)]

    async def closed_of_user(self, user_id: int, most: int) -> list[MatchRow]:
        """Return the last challenges to or by a user that came to no match, and whose messages stand."""
        sql = f"""
            {SELECT}
            WHERE id IN (SELECT match_id FROM seats WHERE user_id = :user)
              AND status IN ('cancelled', 'expired') AND board_message_id IS NOT NULL
              AND NOT EXISTS (SELECT 1 FROM checkpoints WHERE checkpoints.match_id = matches.id)
            ORDER BY id DESC LIMIT :most
        """
        return [match_row(row) for row in await self._reader.rows(sql, user=user_id, most=most)]

    async def count_open_of_user(self, user_id: int) -> int:
        """Return in how many matches and challenges that are not over a user sits."""
        sql = f"""
            SELECT count(*) AS open FROM seats JOIN matches ON matches.id = match_id
            WHERE user_id = :user AND {_IS_OPEN}
        """
        row = await self._reader.row(sql, user=user_id)
        return row["open"] if row else 0

    async def count_open_in_guild(self, guild_id: int) -> int:
        """Return how many matches and challenges of a server are not over."""
        row = await self._reader.row(
            f"SELECT count(*) AS open FROM matches WHERE guild_id = :guild AND {_IS_OPEN}", guild=guild_id
        )
        return row["open"] if row else 0

    async def count_open(self) -> dict[str, int]:
        """Return how many matches and challenges are not over, by status."""
        sql = f"""
            SELECT status, count(*) AS open FROM matches
            WHERE {_IS_OPEN} AND {self._slot.where()} GROUP BY status
        """
        return {row["status"]: row["open"] for row in await self._reader.rows(sql)}

    async def unseen(self) -> list[MatchRow]:
        """Return the challenges of whose message nothing is known."""
        return await self._challenges("board_message_id IS NULL")

    async def seen(self) -> list[MatchRow]:
        """Return the challenges that are shown and have not begun."""
        return await self._challenges("board_message_id IS NOT NULL")

    async def _challenges(self, which: str) -> list[MatchRow]:
        """Return challenges of people, without the matches that others have arranged for them."""
        sql = f"""
            {SELECT} WHERE {_IS_OPEN} AND status = 'challenge' AND {which}
              AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.match_id = matches.id)
              AND NOT EXISTS (SELECT 1 FROM searches WHERE searches.match_id = matches.id)
              AND {self._slot.where("matches.part")}
        """
        return [match_row(row) for row in await self._reader.rows(sql)]

    async def rematch(self, match_id: int) -> MatchRow | None:
        """Return the newest rematch of a match."""
        sql = f"{SELECT} WHERE rematch_of = :match ORDER BY id DESC LIMIT 1"
        return _one(await self._reader.rows(sql, match=match_id))

    async def seats(self, match_id: int) -> list[SeatRow]:
        """Return the seats of a match in order."""
        rows = await self._reader.rows(
            "SELECT * FROM seats WHERE match_id = :match ORDER BY seat", match=match_id
        )
        return [seat_row(row) for row in rows]

    async def set_board(
        self, match_id: int, message_id: int, posted: float, parent_id: int | None = None
    ) -> None:
        """Remember where the board is; `parent_id` is the channel whose members see its thread."""
        sql = """
            UPDATE matches SET board_message_id = :message, board_posted = :posted, parent_id = :parent
            WHERE id = :match
        """
        values: dict[str, Value] = {
            "message": message_id, "posted": posted, "parent": parent_id, "match": match_id,
        }  # fmt: skip
        await self._writer.write(Statement(sql, values))

    async def set_invitation(self, match_id: int, message_id: int) -> bool:
        """Remember the message that shows a challenge; False where it is none any more."""
        sql = """
            UPDATE matches SET board_message_id = :message, board_posted = NULL
            WHERE id = :match AND status = 'challenge' RETURNING id
        """
        return bool(await self._writer.write(Statement(sql, {"message": message_id, "match": match_id})))

    async def set_hand(
        self, match_id: int, seat: int, user_id: int, channel_id: int | None, message_id: int | None
    ) -> None:
        """Remember a person's private hand message, as long as he sits there; None when it is gone."""
        sql = """
            UPDATE seats SET hand_channel_id = :channel, hand_message_id = :message
            WHERE match_id = :match AND seat = :seat AND user_id = :user
        """
        values: dict[str, Value] = {
            "channel": channel_id, "message": message_id, "match": match_id, "seat": seat, "user": user_id,
        }  # fmt: skip
        await self._writer.write(Statement(sql, values))

    async def set_call(self, match_id: int, seat: int, message_id: int | None) -> None:
        """Remember the message that calls a seat; None when it is gone."""
        sql = "UPDATE seats SET call_message_id = :message WHERE match_id = :match AND seat = :seat"
        await self._writer.write(Statement(sql, {"message": message_id, "match": match_id, "seat": seat}))


def new_code() -> str:
    """Draw a public code, which may have been drawn before."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH))


def hand_gone_statement(match_id: int, seat: int) -> Statement:
    """Forget where a seat's private hand message is: somebody else sits there now, who must not get it."""
    sql = """
        UPDATE seats SET hand_channel_id = NULL, hand_message_id = NULL
        WHERE match_id = :match AND seat = :seat
    """
    return Statement(sql, {"match": match_id, "seat": seat})


def sat_statement(match_id: int, now: float, seat: int | None = None) -> Statement:
    """Note that a person, or everybody at a match, sits down there now."""
    sql = "UPDATE seats SET sat = :now WHERE match_id = :match AND (seat = :seat OR :seat = -1)"
    return Statement(sql, {"now": now, "match": match_id, "seat": -1 if seat is None else seat})


def place_statement(match_id: int, channel_id: int, in_thread: bool) -> Statement:
    """Move a match; its board is then posted anew."""
    sql = """
        UPDATE matches
        SET channel_id = :channel, in_thread = :in_thread, board_message_id = NULL, board_posted = NULL,
            parent_id = NULL
        WHERE id = :match
    """
    return Statement(sql, {"channel": channel_id, "in_thread": in_thread, "match": match_id})


def rests_statement(match_id: int, rests: bool) -> Statement:
    """Note whether a match rests by agreement of its players."""
    return Statement(
        "UPDATE matches SET rests = :rests WHERE id = :match", {"rests": rests, "match": match_id}
    )


def asked_back_statement(match_id: int, asked: str) -> Statement:
    """Note who asks to take an answer back; nothing for nobody."""
    return Statement(
        "UPDATE matches SET asked_back = :asked WHERE id = :match", {"asked": asked, "match": match_id}
    )


def options_statements(match_id: int, options: Mapping[str, Any]) -> list[Statement]:
    """Write the options of a match; definitions of cards are kept once, under a digest of them."""
    plain, digest, out = dict(options), None, list[Statement]()
    if plain.get(CARDS) is not None:
        content = to_json(plain.pop(CARDS))
        digest = blake2b(content.encode(), digest_size=16).hexdigest()
        sql = """
            INSERT INTO definitions (digest, content) VALUES (:digest, :content)
            ON CONFLICT (digest) DO NOTHING
        """
        out.append(Statement(sql, {"digest": digest, "content": content}))
    sql = "UPDATE matches SET options = :options, digest = :digest WHERE id = :match"
    return [*out, Statement(sql, {"options": to_json(plain), "digest": digest, "match": match_id})]


def seat_statement(match: str, match_value: int | str, seat: SeatRow) -> Statement:
    """Write a seat, but not where its hand message is. `match` is SQL that makes the id of `:match`."""
    columns = {each.name: getattr(seat, each.name) for each in fields(SeatRow)}
    columns = {name: value for name, value in columns.items() if name not in _MESSAGES}
    columns["deck"] = seat.deck.model_dump_json() if seat.deck else None
    return Statement(_seat_sql(match), {**columns, "match": match_value})


@lru_cache
def _seat_sql(match: str) -> str:
    columns = [each.name for each in fields(SeatRow) if each.name not in _MESSAGES]
    return (
        f"INSERT INTO seats (match_id, {', '.join(columns)})"
        f" VALUES ({match}, {', '.join(f':{name}' for name in columns)})"
        f" ON CONFLICT (match_id, seat) DO UPDATE SET {newer(columns)}"
    )


def seen_statement(interaction_id: int, now: float) -> Statement:
    """Mark an interaction as done; the batch fails with AlreadyDone when it was before."""
    return Statement(
        "INSERT INTO seen_interactions (interaction_id, at) VALUES (:interaction, :at)",
        {"interaction": interaction_id, "at": now},
    )


def _creation(
    new: NewMatch,
    code: str,
    now: float,
    interaction_id: int | None,
    deadline: tuple[DeadlineKind, float] | None,
) -> list[Statement]:
    columns: dict[str, Value] = {
        "code": code,
        "part": part_of(new.guild_id),
        "guild_id": new.guild_id,
        "channel_id": new.channel_id,
        "in_thread": new.in_thread,
        "locale": new.locale,
        "game": new.game,
        "options": to_json(dict(new.options)),
        "rules_version": new.rules_version,
        "seed": new.seed,
        "commitment": new.commitment(code),
        "clock": new.clock,
        "status": MatchStatus.CHALLENGE,
        "challenger_id": new.challenger_id,
        "rematch_of": new.rematch_of,
        "continued_from": new.continued_from,
        "takebacks": new.takebacks,
        "created": now,
        "updated": now,
    }
    insert = Statement(inserting("matches", columns), columns)
    by_code = "(SELECT id FROM matches WHERE code = :match)"
    seats = [seat_statement(by_code, code, seat) for seat in new.seats]
    seen = [seen_statement(interaction_id, now)] if interaction_id is not None else []
    if deadline is not None:
        sql = f"""
            INSERT INTO deadlines (match_id, part, kind, seat, decision, due)
            VALUES ({by_code}, :part, :kind, -1, 0, :due)
        """
        kind, due = deadline
        values: dict[str, Value] = {"match": code, "part": columns["part"], "kind": kind, "due": due}
        seats.append(Statement(sql, values))
    return [*seen, insert, *seats]


def _one(rows: Rows) -> MatchRow | None:
    return match_row(rows[0]) if rows else None
