"""How long each table keeps its rows: what goes, when, and why. Nothing else decides it."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

DAY = 86_400.0
SEEN_FOR = DAY
"""Seconds for which an interaction is remembered: far longer than Discord lets one live."""


class Keeps(StrEnum):
    """For how long the rows of a table are kept."""

    PERIOD = "until they have not changed for the period"
    OWNER = "as long as the row to which they belong"
    PERSON = "as long as their person comes and does not ask for deletion"
    SERVER = "as long as their server has Herald"
    NAMED = "as long as a row names them"
    ALWAYS = "for good: they lead to nobody"


class RetentionRule(NamedTuple):
    """What becomes of the rows of a table."""

    table: str
    keeps: Keeps
    why: str
    over: str = ""
    """SQL that is true of a row that nobody wants any more, and that has not changed since `:before`."""
    of_server: str = ""
    """SQL that is true of what goes with the server `:guild`."""
    key: tuple[str, ...] = ("id BIGINT",)
    first: str = ""
    """The column, with its table, of rows that must go before: those that others of the same owner name."""
    seconds: float | None = None
    """A period of its own."""
    at_once: int = 200
    """Rows in one batch."""


OPEN_MATCH = "('challenge', 'running', 'paused')"
OF_GUILD = "guild_id = :guild"
_OF_SCOPE = "scope = 'guild:' || CAST(CAST(:guild AS BIGINT) AS TEXT)"

RULES = (
    RetentionRule(
        "outbox",
        Keeps.PERIOD,
        "what Discord has taken goes at once, what belongs to a match goes with it; this is what is left",
        over="match_id IS NULL AND created < :before AND not_before < :before",
        of_server="""
            match_id IS NULL AND (
                kind IN ('tournament', 'tournament_thread', 'tournament_note') AND EXISTS (
                    SELECT 1 FROM tournaments WHERE guild_id = :guild AND (
                        target = CAST(tournaments.id AS TEXT)
                        OR target LIKE CAST(tournaments.id AS TEXT) || ':%'
                    )
                )
                OR kind IN ('meeting', 'search') AND target IN (
                    SELECT CAST(searches.id AS TEXT) FROM searches WHERE guild_id = :guild
                )
                OR kind = 'puzzle' AND target IN (
                    SELECT CAST(channel_id AS TEXT) FROM puzzle_channels WHERE guild_id = :guild
                )
                OR kind = 'lab' AND target IN (
                    SELECT CAST(id AS TEXT) FROM lab_runs WHERE guild_id = :guild
                )
            )
        """,
    ),
    RetentionRule(
        "tournaments",
        Keeps.PERIOD,
        "results are looked up for long; those of a season stay as long as it is shown",
        over="""
            status IN ('finished', 'cancelled') AND updated < :before AND NOT EXISTS (
                SELECT 1 FROM season_events JOIN seasons ON seasons.id = season_id
                WHERE tournament_id = tournaments.id AND (ended IS NULL OR ended >= :before)
            )
        """,
        of_server=OF_GUILD,
        first="rounds.tournament_id",
        at_once=5,
    ),
    RetentionRule("entrants", Keeps.OWNER, "part of a tournament"),
    RetentionRule("rounds", Keeps.OWNER, "part of a tournament"),
    RetentionRule("tables", Keeps.OWNER, "part of a tournament"),
    RetentionRule("table_seats", Keeps.OWNER, "part of a tournament"),
    RetentionRule("results", Keeps.OWNER, "part of a tournament"),
    RetentionRule("tournament_audit", Keeps.OWNER, "part of a tournament"),
    RetentionRule("tournament_deadlines", Keeps.OWNER, "part of a tournament"),
    RetentionRule("tournament_threads", Keeps.OWNER, "part of a tournament"),
    RetentionRule("season_events", Keeps.OWNER, "part of a season and of a tournament"),
    RetentionRule(
        "seasons",
        Keeps.PERIOD,
        "a season that goes on is never over; its table is made of its tournaments",
        over="ended < :before",
        of_server=OF_GUILD,
    ),
    RetentionRule(
        "matches",
        Keeps.PERIOD,
        "records, replays and statistics of what is over; a match stays as long as its tournament",
        over="""
            status IN ('finished', 'cancelled', 'expired') AND updated < :before
            AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.match_id = matches.id)
            AND NOT EXISTS (SELECT 1 FROM results WHERE results.match_id = matches.id)
            AND NOT EXISTS (
                SELECT 1 FROM searches
                WHERE searches.match_id = matches.id AND searches.status IN ('open', 'paired')
            )
            AND id NOT IN (
                SELECT CAST(@at(facts, match) AS BIGINT) FROM tournament_audit
                WHERE verb = 'replay' AND @at(facts, match) IS NOT NULL
            )
        """,
        of_server=OF_GUILD,
        at_once=2,
    ),
    RetentionRule("seats", Keeps.OWNER, "part of a match"),
    RetentionRule("answers", Keeps.OWNER, "part of a match"),
    RetentionRule("events", Keeps.OWNER, "part of a match"),
    RetentionRule("checkpoints", Keeps.OWNER, "part of a match"),
    RetentionRule("deadlines", Keeps.OWNER, "part of a match"),
    RetentionRule("troubles", Keeps.OWNER, "part of a match"),
    RetentionRule(
        "definitions",
        Keeps.NAMED,
        "cards as matches have played them",
        over="NOT EXISTS (SELECT 1 FROM matches WHERE matches.digest = definitions.digest)",
        key=("digest TEXT",),
    ),
    RetentionRule(
        "searches",
        Keeps.PERIOD,
        "who has met whom; a search that goes on is never over",
        over="status IN ('met', 'cancelled', 'ended') AND until < :before",
        of_server=OF_GUILD,
    ),
    RetentionRule(
        "moderation",
        Keeps.PERIOD,
        "moderators can be asked why; a line stays as long as its match goes on",
        over=f"""
            at < :before AND NOT EXISTS (
                SELECT 1 FROM matches
                WHERE matches.id = moderation.match_id AND matches.status IN {OPEN_MATCH}
            )
        """,
        of_server=OF_GUILD,
    ),
    RetentionRule(
        "seen_interactions",
        Keeps.PERIOD,
        "a press that comes twice counts once; Discord lets none live longer than 15 minutes",
        over="at < :before",
        key=("interaction_id BIGINT",),
        seconds=SEEN_FOR,
        at_once=1_000,
    ),
    RetentionRule(
        "lab_runs",
        Keeps.PERIOD,
        "reports of the lab are compared with later ones; a run that goes on is never over",
        over="status NOT IN ('waiting', 'running') AND updated < :before",
        of_server=OF_GUILD,
    ),
    RetentionRule("lab_pieces", Keeps.OWNER, "part of a run"),
    RetentionRule(
        "lab_days",
        Keeps.SERVER,
        "the time that the lab has spent for a server on one day",
        of_server=OF_GUILD,
        key=("guild_id BIGINT",),
    ),
    RetentionRule("packs", Keeps.SERVER, "a server's own cards", of_server=OF_GUILD),
    RetentionRule(
        "puzzle_channels",
        Keeps.SERVER,
        "channels that want a puzzle each day",
        of_server=OF_GUILD,
        key=("channel_id BIGINT",),
    ),
    RetentionRule("guilds", Keeps.SERVER, "a server's settings", of_server="id = :guild"),
    RetentionRule("users", Keeps.PERSON, "what somebody has chosen, and when they came last"),
    RetentionRule("switches", Keeps.PERSON, "what somebody wants to be asked"),
    RetentionRule("rating_consents", Keeps.PERSON, "whether somebody is rated across servers"),
    RetentionRule("blocks", Keeps.PERSON, "whom somebody does not want to meet"),
    RetentionRule("decks", Keeps.PERSON, "somebody's own decks"),
    RetentionRule("known_words", Keeps.PERSON, "what was explained to somebody"),
    RetentionRule("lessons", Keeps.PERSON, "how far somebody is in lessons and puzzles"),
    RetentionRule(
        "ratings",
        Keeps.PERSON,
        "what somebody's history comes to; of those who are gone nothing is shown",
        of_server=_OF_SCOPE,
        key=("scope TEXT", "game TEXT", "user_id BIGINT"),
    ),
    RetentionRule("rating_changes", Keeps.PERSON, "how somebody's rating went"),
    RetentionRule(
        "rating_events",
        Keeps.ALWAYS,
        "others' ratings are made of the whole history; a person who is gone is a pseudonym in it",
        of_server=_OF_SCOPE,
    ),
    RetentionRule("deletions", Keeps.ALWAYS, "random tokens of deletions that were done here"),
    RetentionRule("meta", Keeps.ALWAYS, "what the database says of itself"),
    RetentionRule("real_cards", Keeps.ALWAYS, "the owner's cards, until the owner lets go of them"),
    RetentionRule("real_names", Keeps.ALWAYS, "the names of those"),
    RetentionRule("real_runs", Keeps.ALWAYS, "which files of those were read"),
    RetentionRule("slots", Keeps.ALWAYS, "which process looks after what"),
)
"""A row for each table: a test compares them with the schema. In the order in which they are looked at:
what the outbox still says is found by what it is about, and a match by its tournament."""
OF_SERVER_ALONE = (
    RetentionRule("identifies", Keeps.ALWAYS, "when a process may log in at Discord"),
    RetentionRule("presses", Keeps.ALWAYS, "each goes within seconds, when its process has answered it"),
)
"""Tables that several processes share on PostgreSQL, and that a file has not."""


def rules_of_server() -> list[RetentionRule]:
    """Return the rules of what goes with a server, in the order in which it goes: its settings last."""
    return [rule for rule in RULES if rule.of_server and rule.table != "guilds"] + [rule_of("guilds")]


def rule_of(table: str) -> RetentionRule:
    """Return the rule of a table."""
    return next(rule for rule in RULES if rule.table == table)
