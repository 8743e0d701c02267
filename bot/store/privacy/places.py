"""Every place of the database that knows a person: what it tells of, and what becomes of it."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Part(StrEnum):
    """What is kept of a person, in the words in which he is told of it."""

    SETTINGS = "settings"
    SWITCHES = "switches"
    """What he wants to be asked in a game."""
    CONSENTS = "consents"
    """Whether, and since when, he is rated across servers."""
    BLOCKS = "blocks"
    """Whom he does not want to meet."""
    DECKS = "decks"
    WORDS = "words"
    """Words of games that were explained to him."""
    LESSONS = "lessons"
    """How far he is in lessons and puzzles."""
    MATCHES = "matches"
    ANSWERS = "answers"
    SEARCHES = "searches"
    RATINGS = "ratings"
    HISTORY = "history"
    """How each match changed his ratings."""
    RATED = "rated"
    """The matches in everybody's history in which he was rated."""
    MET = "met"
    """Other people's ratings that remember whom they have met."""
    ENTRIES = "entries"
    TOURNAMENTS = "tournaments"
    """Those that he has made."""
    RESULTS = "results"
    """Those that he has entered."""
    ACTS = "acts"
    """Lines of tournaments' logs that name him."""
    RULINGS = "rulings"
    """Lines of moderators' logs that name him."""
    PACKS = "packs"


class Fate(StrEnum):
    """What becomes of a person's id where he is forgotten."""

    DELETED = "its row goes"
    UNNAMED = "it says nobody"
    DISOWNED = "it names nobody as the owner"
    VACATED = "the place at the table stays, without its person"
    RENAMED = "it becomes a pseudonym, within JSON"
    UNSENT = "the message that waits for them is not sent"
    HELD = "it stays, for it guards somebody else, and loses its name"


class Place(NamedTuple):
    """A column that holds ids of persons."""

    column: str
    """With its table: `seats.user_id`."""
    part: Part | None
    """What it tells of a person; None for what is other people's, and is not his to be told."""
    fate: Fate
    key: tuple[str, ...] = ()
    """What names its row, where JSON is written anew."""

    @property
    def split(self) -> tuple[str, str]:
        """The table and the column."""
        table, _, column = self.column.partition(".")
        return table, column


PLACES = (
    Place("users.id", Part.SETTINGS, Fate.DELETED),
    Place("switches.user_id", Part.SWITCHES, Fate.DELETED),
    Place("rating_consents.user_id", Part.CONSENTS, Fate.DELETED),
    Place("blocks.user_id", Part.BLOCKS, Fate.DELETED),
    Place("blocks.blocked_id", None, Fate.HELD),
    Place("decks.user_id", Part.DECKS, Fate.DELETED),
    Place("known_words.user_id", Part.WORDS, Fate.DELETED),
    Place("lessons.user_id", Part.LESSONS, Fate.DELETED),
    Place("seats.user_id", Part.MATCHES, Fate.VACATED),
    Place("matches.challenger_id", Part.MATCHES, Fate.DISOWNED),
    Place("searches.user_id", Part.SEARCHES, Fate.DELETED),
    Place("ratings.user_id", Part.RATINGS, Fate.DELETED),
    Place("rating_changes.user_id", Part.HISTORY, Fate.DELETED),
    Place("rating_events.teams", Part.RATED, Fate.RENAMED, ("id",)),
    Place("ratings.opponents", Part.MET, Fate.RENAMED, ("scope", "game", "user_id")),
    Place("entrants.user_id", Part.ENTRIES, Fate.VACATED),
    Place("tournaments.creator_id", Part.TOURNAMENTS, Fate.DISOWNED),
    Place("results.by_user", Part.RESULTS, Fate.UNNAMED),
    Place("tournament_audit.by_user", Part.ACTS, Fate.UNNAMED),
    Place("tournament_audit.facts", Part.ACTS, Fate.RENAMED, ("id",)),
    Place("moderation.by_user", Part.RULINGS, Fate.UNNAMED),
    Place("moderation.facts", Part.RULINGS, Fate.RENAMED, ("id",)),
    Place("outbox.target", None, Fate.UNSENT),
    Place("outbox.payload", None, Fate.RENAMED, ("id",)),
    Place("packs.user_id", Part.PACKS, Fate.DISOWNED),
)
"""All columns that hold a person's id: a test compares them with the schema."""


def places(fate: Fate) -> list[Place]:
    """Return the places of which the same becomes."""
    return [place for place in PLACES if place.fate is fate]
