"""What servers and users have chosen, and what is remembered of the application itself."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Literal, NamedTuple, TypeAlias, cast

from bot.store.outbox.messages import Message
from bot.store.outbox.outbox import message_statement
from bot.store.sql import Reader, Statement, Value, inserting, newer, to_json
from bot.store.writer import Writer

Threads: TypeAlias = Literal["always", "when_busy", "never"]
MORNING = "morning"
"""What the outbox calls the list of what awaits a person, which goes when they do."""
SEARCHES = "searches"
"""The server's setting that says whether who looks for an opponent meets those of all channels (`anywhere`,
the default) or only those of their own (`here`)."""
CHANNELS = "channels"
"""The server's setting that holds the channels in which matches may begin; without it all."""
CLOCK = "clock"
"""The server's setting that holds the clock of a challenge that names none."""
AWAY = "away"
"""The server's setting that holds for how many days correspondence matches wait for who is away."""
PLAYERS = "players"
"""The server's setting that holds the roles of those who may play; without it everybody."""
MODERATORS = "moderators"
"""The server's setting that holds the role of those who decide of other people's matches."""
ORGANISERS = "organisers"
"""The server's setting that holds the role of those who organise tournaments."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GuildPreferences:
    """A server's choices. A locale of None follows Discord's setting."""

    locale: str | None = None
    threads: Threads = "when_busy"
    """When a match gets a thread of its own; busy is a channel with a match already."""
    settings: Mapping[str, Any] = field(default_factory=dict[str, Any])


@dataclass(frozen=True, slots=True, kw_only=True)
class UserPreferences:
    """A user's choices. None follows Discord's setting or the default."""

    locale: str | None = None
    theme: str | None = None
    text_board: bool = False
    dm_hand: bool = True
    pings: bool = True
    challenges: bool = True
    """Whether others may name this user as an opponent."""
    zone: str = "utc"
    """The time zone of what follows, as settings call it."""
    quiet: str = "no"
    """The hours in which the user is not called."""
    morning: bool = False
    """Whether the user gets a list of what awaits them each morning."""
    dm_closed: bool = False
    """Whether Discord refused the last DM; not a choice, but remembered so that none is tried in vain."""
    discord_locale: str | None = None
    """The language of the user's Discord at their last press; not a choice, but remembered so that panels and
    messages that come without a press speak it as well."""

    @property
    def language(self) -> str | None:
        """The language that the user reads: as chosen, else that of their Discord; None if unknown."""
        return self.locale or self.discord_locale


class SwitchRow(NamedTuple):
    """What a user has switched on or off of what a game asks them."""

    user_id: int
    game: str
    key: str
    on: bool


def switch_statement(switch: SwitchRow) -> Statement:
    """Return what remembers a switch as it stands now."""
    sql = """
        INSERT INTO switches (user_id, game, key, is_on) VALUES (:user, :game, :key, :on)
        ON CONFLICT (user_id, game, key) DO UPDATE SET is_on = excluded.is_on
    """
    values: dict[str, Value] = {
        "user": switch.user_id,
        "game": switch.game,
        "key": switch.key,
        "on": switch.on,
    }
    return Statement(sql, values)


class Preferences:
    """Reading and writing what servers and users have chosen."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def guild(self, guild_id: int) -> GuildPreferences:
        """Return a server's choices; the defaults when it has made none."""
        row = await self._reader.row(
            "SELECT locale, threads, settings FROM guilds WHERE id = :id", id=guild_id
        )
        if row is None:
            return GuildPreferences()
        threads = cast("Threads", row["threads"])
        return GuildPreferences(locale=row["locale"], threads=threads, settings=json.loads(row["settings"]))

    async def set_guild(self, guild_id: int, chosen: GuildPreferences) -> None:
        """Write a server's choices."""
        await self._writer.write(
            Statement(
                """
                INSERT INTO guilds (id, locale, threads, settings) VALUES (:id, :locale, :threads, :settings)
                ON CONFLICT (id) DO UPDATE SET locale = excluded.locale, threads = excluded.threads,
                    settings = excluded.settings
                """,
                {
                    "id": guild_id,
                    "locale": chosen.locale,
                    "threads": chosen.threads,
                    "settings": to_json(dict(chosen.settings)),
                },
            )
        )

    async def user(self, user_id: int) -> UserPreferences:
        """Return a user's choices; the defaults when they have made none."""
        row = await self._reader.row("SELECT * FROM users WHERE id = :id", id=user_id)
        if row is None:
            return UserPreferences()
        return UserPreferences(
            locale=row["locale"],
            theme=row["theme"],
            text_board=bool(row["text_board"]),
            dm_hand=bool(row["dm_hand"]),
            pings=bool(row["pings"]),
            challenges=bool(row["challenges"]),
            zone=row["zone"],
            quiet=row["quiet"],
            morning=bool(row["morning"]),
            dm_closed=bool(row["dm_closed"]),
            discord_locale=row["discord_locale"],
        )

    async def set_user(self, user_id: int, chosen: UserPreferences) -> None:
        """Write a user's choices."""
        columns: dict[str, Value] = {
            "id": user_id,
            **{each.name: getattr(chosen, each.name) for each in fields(chosen)},
        }
        sql = f"{inserting('users', columns)} ON CONFLICT (id) DO UPDATE SET {newer(columns)}"
        await self._writer.write(Statement(sql, columns))

    async def came(self, user_id: int, now: float) -> None:
        """Note that a person has come of whom something is kept; of anyone else nothing is."""
        sql = "UPDATE users SET seen = :now WHERE id = :id"
        await self._writer.write(Statement(sql, {"now": now, "id": user_id}))

    async def mornings_due(self, now: float) -> list[int]:
        """Return the users whose list is due."""
        sql = "SELECT id FROM users WHERE morning_due <= :now ORDER BY morning_due, id"
        return [row["id"] for row in await self._reader.rows(sql, now=now)]

    async def next_morning(self) -> float | None:
        """Return when the next list is due."""
        row = await self._reader.row("SELECT min(morning_due) AS due FROM users")
        return row["due"] if row else None

    async def set_morning(
        self, user_id: int, due: float | None, message: Message | None = None, now: float = 0.0
    ) -> None:
        """Note when a user's next list is due, and put into the outbox what is due now, as one."""
        sql = "UPDATE users SET morning_due = :due WHERE id = :id"
        sent = [message_statement(message, now)] if message else []
        await self._writer.write(Statement(sql, {"due": due, "id": user_id}), *sent)

    async def switches(self, game: str, user_ids: Collection[int]) -> Mapping[int, Mapping[str, bool]]:
        """Return what these users have switched in a game, by user and key."""
        sql = """
            SELECT user_id, key, is_on FROM switches
            WHERE game = :game AND user_id IN (@among(:users, BIGINT))
        """
        found: defaultdict[int, dict[str, bool]] = defaultdict(dict)
        for row in await self._reader.rows(sql, game=game, users=to_json(list(user_ids))):
            found[row["user_id"]][row["key"]] = bool(row["is_on"])
        return found

    async def set_dm_closed(self, user_id: int, closed: bool) -> None:
        """Remember whether Discord refused a user's last DM, and leave their choices alone."""
        sql = """
            INSERT INTO users (id, dm_closed) VALUES (:id, :dm_closed)
            ON CONFLICT (id) DO UPDATE SET dm_closed = excluded.dm_closed
        """
        await self._writer.write(Statement(sql, {"id": user_id, "dm_closed": closed}))

    async def set_discord_locale(self, user_id: int, locale: str) -> None:
        """Remember the language of a user's Discord, and leave their choices alone."""
        sql = """
            INSERT INTO users (id, discord_locale) VALUES (:id, :locale)
            ON CONFLICT (id) DO UPDATE SET discord_locale = excluded.discord_locale
        """
        await self._writer.write(Statement(sql, {"id": user_id, "locale": locale}))


class Meta:
    """Single values about the application, such as the hash of its command tree."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def get(self, key: str) -> str | None:
        """Return a value, or None."""
        row = await self._reader.row("SELECT value FROM meta WHERE key = :key", key=key)
        return row["value"] if row else None

    async def set(self, key: str, value: str) -> None:
        """Write a value."""
        sql = """
            INSERT INTO meta (key, value) VALUES (:key, :value) ON CONFLICT (key) DO UPDATE
            SET value = excluded.value
        """
        await self._writer.write(Statement(sql, {"key": key, "value": value}))
