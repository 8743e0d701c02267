"""What has become of finished matches: counted by person, by pair and by deck, and listed."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.matches.matches import SELECT, MatchRow, match_row
from bot.store.sqlite.reader import Reader


class Score(NamedTuple):
    """How often somebody has won, drawn and lost at a game."""

    game: str
    alone: bool
    """Whether all others were computers."""
    won: int
    drawn: int
    lost: int


class Filter(NamedTuple):
    """Which matches are meant; None leaves it open."""

    user: int | None = None
    against: int | None = None
    game: str | None = None
    guild: int | None = None
    deck: str | None = None
    """The name of the deck that the person played."""


_COUNTS = """
    matches.status = 'finished' AND matches.continued_from IS NULL AND matches.result ->> 1 <> 'called_off'
    AND (?1 IS NULL OR own.user_id = ?1) AND own.user_id IS NOT NULL
    AND (?3 IS NULL OR matches.game = ?3) AND (?4 IS NULL OR matches.guild_id = ?4)
    AND (?5 IS NULL OR own.deck ->> 'name' = ?5 COLLATE NOCASE)
"""
"""What is no match that was played to tell, such as one called off, does not count."""
_OPENLY = """
    AND (?5 IS NULL OR matches.id NOT IN (
        SELECT match_id FROM tables JOIN tournaments ON tournaments.id = tournament_id
        WHERE match_id IS NOT NULL AND status NOT IN ('finished', 'cancelled')
        UNION
        SELECT match_id FROM results JOIN tournaments ON tournaments.id = tournament_id
        WHERE match_id IS NOT NULL AND status NOT IN ('finished', 'cancelled')
        UNION
        SELECT facts ->> 'match' FROM tournament_audit JOIN tournaments ON tournaments.id = tournament_id
        WHERE verb = 'replay' AND facts ->> 'match' IS NOT NULL AND status NOT IN ('finished', 'cancelled')
    ))
"""
"""A tournament that goes on keeps its decks to itself."""
_WON = "EXISTS (SELECT 1 FROM json_each(matches.result, '$[0]') WHERE value = own.seat)"
_LOST_TO = "EXISTS (SELECT 1 FROM json_each(matches.result, '$[0]') WHERE value = other.seat)"
_DRAWN = "json_array_length(matches.result, '$[0]') = 0"


class Statistics:
    """Reading what has been played. Names and ids of who was forgotten are nowhere, so he is not found."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    async def scores(self, which: Filter) -> list[Score]:
        """Return how a person, or a deck, has done, by game, against people and against computers.

        Where it is `against` somebody, partners who won or lost together did not meet.
        """
        sql = f"""
            SELECT game, alone, sum(won) AS won, sum(drawn) AS drawn, sum(lost) AS lost FROM (
                SELECT matches.game,
                    NOT EXISTS (
                        SELECT 1 FROM seats AS them WHERE them.match_id = matches.id
                            AND them.seat <> own.seat AND them.user_id IS NOT NULL
                    ) AS alone,
                    {_WON} AS won, {_DRAWN} AS drawn,
                    NOT {_DRAWN} AND NOT {_WON} AND (?2 IS NULL OR {_LOST_TO}) AS lost
                FROM seats AS own JOIN matches ON matches.id = own.match_id
                LEFT JOIN seats AS other ON ?2 IS NOT NULL AND other.match_id = matches.id
                    AND other.user_id = ?2
                WHERE {_COUNTS} {_OPENLY}
                    AND (?2 IS NULL OR (other.seat IS NOT NULL AND other.seat <> own.seat
                        AND NOT ({_WON} AND {_LOST_TO})))
            ) GROUP BY game, alone HAVING sum(won) + sum(drawn) + sum(lost) > 0 ORDER BY alone, count(*) DESC
        """
        return [
            Score(row["game"], bool(row["alone"]), row["won"], row["drawn"], row["lost"])
            for row in await self._reader.rows(sql, *_values(which))
        ]

    async def history(self, which: Filter, limit: int, offset: int) -> list[MatchRow]:
        """Return a page of a person's finished matches, newest first; what was tried out is there too."""
        sql = f"""
            {SELECT} WHERE status = 'finished'
              AND (?3 IS NULL OR game = ?3) AND (?4 IS NULL OR guild_id = ?4)
              AND id IN (SELECT match_id FROM seats WHERE user_id = ?1)
              AND (?2 IS NULL OR id IN (SELECT match_id FROM seats WHERE user_id = ?2))
            ORDER BY updated DESC, id DESC LIMIT ?5 OFFSET ?6
        """
        user, against, game, guild, _ = _values(which)
        rows = await self._reader.rows(sql, user, against, game, guild, limit, offset)
        return [match_row(row) for row in rows]


def _values(which: Filter) -> tuple[int | str | None, ...]:
    return which.user, which.against, which.game, which.guild, which.deck
