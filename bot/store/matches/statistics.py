"""What has become of finished matches: counted by person, by pair and by deck, and listed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.store.matches.rows import SELECT, MatchRow, match_row
from bot.store.sql import Reader, Value, to_json


class WinScore(NamedTuple):
    """How often somebody has won, drawn and lost at a game."""

    game: str
    alone: bool
    """Whether all others were computers."""
    won: int
    drawn: int
    lost: int


class Eyes(NamedTuple):
    """Whoever looks: they see the matches in these channels, and those in which they sit."""

    user: int
    channels: Sequence[int]

    @property
    def values(self) -> dict[str, Value]:
        """What a statement looks with."""
        return {"looks": self.user, "channels": to_json(list(self.channels))}


class MatchFilter(NamedTuple):
    """Which matches are meant; None leaves it open."""

    user: int | None = None
    against: int | None = None
    game: str | None = None
    guild: int | None = None
    deck: str | None = None
    """The name of the deck that the person played."""


_COUNTS = """
    matches.status = 'finished' AND matches.continued_from IS NULL
    AND @at(matches.result, 1) NOT IN ('called_off', 'moderated', 'overruled')
    AND (CAST(:user AS BIGINT) IS NULL OR own.user_id = :user) AND own.user_id IS NOT NULL
    AND (CAST(:game AS TEXT) IS NULL OR matches.game = :game)
    AND (CAST(:guild AS BIGINT) IS NULL OR matches.guild_id = :guild)
    AND (CAST(:deck AS TEXT) IS NULL OR lower(@at(own.deck, name)) = lower(:deck))
"""
"""What is no match that was played to tell, such as one called off, does not count."""
_OPENLY = """
    AND (CAST(:deck AS TEXT) IS NULL OR matches.id NOT IN (
        SELECT match_id FROM tables JOIN tournaments ON tournaments.id = tournament_id
        WHERE match_id IS NOT NULL AND status NOT IN ('finished', 'cancelled')
        UNION
        SELECT match_id FROM results JOIN tournaments ON tournaments.id = tournament_id
        WHERE match_id IS NOT NULL AND status NOT IN ('finished', 'cancelled')
        UNION
        SELECT CAST(@at(facts, match) AS BIGINT)
        FROM tournament_audit JOIN tournaments ON tournaments.id = tournament_id
        WHERE verb = 'replay' AND @at(facts, match) IS NOT NULL AND status NOT IN ('finished', 'cancelled')
    ))
"""
"""A tournament that goes on keeps its decks to itself."""
_SEEN = """
    AND (coalesce(matches.parent_id, matches.channel_id) IN (@among(:channels, BIGINT))
        OR matches.id IN (SELECT match_id FROM seats WHERE user_id = :looks))
"""
"""Of what is hidden from whoever looks, not even a number tells that it was played."""
_WINNERS = "@among(@at(matches.result, 0), BIGINT)"
_WON = f"own.seat IN ({_WINNERS})"
_LOST_TO = f"other.seat IN ({_WINNERS})"
_DRAWN = "@at(matches.result, 0) = '[]'"


class Statistics:
    """Reading what has been played. Names and ids of who was forgotten are nowhere, so they are not found."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    async def scores(self, which: MatchFilter, eyes: Eyes) -> list[WinScore]:
        """Return how a person, or a deck, has done, by game, against people and against computers.

        Only matches that may be seen by who looks count. Where it is `against` somebody, partners who won or
        lost together did not meet.
        """
        sql = f"""
            SELECT game, alone, CAST(sum(won) AS BIGINT) AS won, CAST(sum(drawn) AS BIGINT) AS drawn,
                CAST(sum(lost) AS BIGINT) AS lost
            FROM (
                SELECT matches.game,
                    NOT EXISTS (
                        SELECT 1 FROM seats AS them WHERE them.match_id = matches.id
                            AND them.seat <> own.seat AND them.level IS NULL
                    ) AS alone,
                    CASE WHEN {_WON} THEN 1 ELSE 0 END AS won,
                    CASE WHEN {_DRAWN} THEN 1 ELSE 0 END AS drawn,
                    CASE WHEN NOT {_DRAWN} AND NOT {_WON}
                        AND (CAST(:against AS BIGINT) IS NULL OR {_LOST_TO}) THEN 1 ELSE 0 END AS lost
                FROM seats AS own JOIN matches ON matches.id = own.match_id
                LEFT JOIN seats AS other ON CAST(:against AS BIGINT) IS NOT NULL
                    AND other.match_id = matches.id AND other.user_id = :against
                WHERE {_COUNTS} {_OPENLY} {_SEEN}
                    AND (CAST(:against AS BIGINT) IS NULL OR (other.seat IS NOT NULL
                        AND other.seat <> own.seat AND NOT ({_WON} AND {_LOST_TO})))
            ) AS played
            GROUP BY game, alone HAVING sum(won) + sum(drawn) + sum(lost) > 0
            ORDER BY alone, count(*) DESC, game
        """
        return [
            WinScore(row["game"], bool(row["alone"]), row["won"], row["drawn"], row["lost"])
            for row in await self._reader.rows(sql, **which._asdict(), **eyes.values)
        ]

    async def has_finished(self, user: int, game: str) -> bool:
        """Tell whether a person has played a match of a game to its end, against whomever."""
        sql = """
            SELECT 1 AS found FROM seats AS own JOIN matches ON matches.id = own.match_id
            WHERE own.user_id = :user AND matches.game = :game AND matches.status = 'finished' LIMIT 1
        """
        return bool(await self._reader.rows(sql, user=user, game=game))

    async def history(self, which: MatchFilter, eyes: Eyes, limit: int, offset: int) -> list[MatchRow]:
        """Return a page of a person's finished matches, newest first; what was tried out is there too.

        Only of those that may be seen by who looks.
        """
        sql = f"""
            {SELECT} WHERE status = 'finished'
              AND (CAST(:game AS TEXT) IS NULL OR game = :game)
              AND (CAST(:guild AS BIGINT) IS NULL OR guild_id = :guild)
              AND id IN (SELECT match_id FROM seats WHERE user_id = :user)
              AND (CAST(:against AS BIGINT) IS NULL
                  OR id IN (SELECT match_id FROM seats WHERE user_id = :against))
              {_SEEN}
            ORDER BY updated DESC, id DESC LIMIT :most OFFSET :skipped
        """
        rows = await self._reader.rows(sql, **which._asdict(), **eyes.values, most=limit, skipped=offset)
        return [match_row(row) for row in rows]
