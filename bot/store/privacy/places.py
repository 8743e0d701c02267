"""Every place of the database that knows a person: what it tells of, and what becomes of it."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class DataPart(StrEnum):
    """What is kept of a person, in the words in which they are told of it."""

    SETTINGS = "settings"
    SWITCHES = "switches"
    """What they want to be asked in a game."""
    CONSENTS = "consents"
    """Whether, and since when, they are rated across servers."""
    BLOCKS = "blocks"
    """Whom they do not want to meet."""
    DECKS = "decks"
    WORDS = "words"
    """Words of games that were explained to them."""
    LESSONS = "lessons"
    """How far they are in lessons and puzzles."""
    MATCHES = "matches"
    ANSWERS = "answers"
    SEARCHES = "searches"
    RATINGS = "ratings"
    HISTORY = "history"
    """How each match changed their ratings."""
    RATED = "rated"
    """The matches in everybody's history in which they were rated."""
    MET = "met"
    """Other people's ratings that remember whom they have met."""
    ENTRIES = "entries"
    TOURNAMENTS = "tournaments"
    """Those that they have made."""
    RESULTS = "results"
    """Those that they have entered."""
    ACTS = "acts"
    """Lines of tournaments' logs that name them."""
    RULINGS = "rulings"
    """Lines of moderators' logs that name them."""
    PACKS = "packs"
    RUNS = "runs"
    """Runs of the lab that they have begun."""


class Fate(StrEnum):
    """What becomes of a person's id where they are forgotten."""

    DELETED = "its row goes"
    UNNAMED = "it says nobody"
    DISOWNED = "it names nobody as the owner"
    VACATED = "the place at the table stays, without its person"
    RENAMED = "it becomes a pseudonym, within JSON"
    UNSENT = "the message that waits for them is not sent"
    HELD = "it stays, for it guards somebody else, and loses its name"


class DataPlace(NamedTuple):
    """A column that holds ids of persons."""

    column: str
    """With its table: `seats.user_id`."""
    part: DataPart | None
    """What it tells of a person; None for what is other people's, and is not theirs to be told."""
    fate: Fate
    key: tuple[str, ...] = ()
    """What names its row, where JSON is written anew."""

    @property
    def split(self) -> tuple[str, str]:
        """The table and the column."""
        table, _, column = self.column.partition(".")
        return table, column


PLACES = (
    DataPlace("users.id", DataPart.SETTINGS, Fate.DELETED),
    DataPlace("switches.user_id", DataPart.SWITCHES, Fate.DELETED),
    DataPlace("rating_consents.user_id", DataPart.CONSENTS, Fate.DELETED),
    DataPlace("blocks.user_id", DataPart.BLOCKS, Fate.DELETED),
    DataPlace("blocks.blocked_id", None, Fate.HELD),
    DataPlace("decks.user_id", DataPart.DECKS, Fate.DELETED),
    DataPlace("known_words.user_id", DataPart.WORDS, Fate.DELETED),
    DataPlace("lessons.user_id", DataPart.LESSONS, Fate.DELETED),
    DataPlace("seats.user_id", DataPart.MATCHES, Fate.VACATED),
    DataPlace("matches.challenger_id", DataPart.MATCHES, Fate.DISOWNED),
    DataPlace("searches.user_id", DataPart.SEARCHES, Fate.DELETED),
    DataPlace("ratings.user_id", DataPart.RATINGS, Fate.DELETED),
    DataPlace("rating_changes.user_id", DataPart.HISTORY, Fate.DELETED),
    DataPlace("rating_events.teams", DataPart.RATED, Fate.RENAMED, ("id",)),
    DataPlace("ratings.opponents", DataPart.MET, Fate.RENAMED, ("scope", "game", "user_id")),
    DataPlace("entrants.user_id", DataPart.ENTRIES, Fate.VACATED),
    DataPlace("tournaments.creator_id", DataPart.TOURNAMENTS, Fate.DISOWNED),
    DataPlace("results.by_user", DataPart.RESULTS, Fate.UNNAMED),
    DataPlace("tournament_audit.by_user", DataPart.ACTS, Fate.UNNAMED),
    DataPlace("tournament_audit.facts", DataPart.ACTS, Fate.RENAMED, ("id",)),
    DataPlace("moderation.by_user", DataPart.RULINGS, Fate.UNNAMED),
    DataPlace("moderation.facts", DataPart.RULINGS, Fate.RENAMED, ("id",)),
    DataPlace("outbox.target", None, Fate.UNSENT),
    DataPlace("outbox.payload", None, Fate.RENAMED, ("id",)),
    DataPlace("packs.user_id", DataPart.PACKS, Fate.DISOWNED),
    DataPlace("lab_runs.user_id", DataPart.RUNS, Fate.DISOWNED),
)
"""All columns that hold a person's id: a test compares them with the schema."""


def places(fate: Fate) -> list[DataPlace]:
    """Return the places of which the same becomes."""
    return [place for place in PLACES if place.fate is fate]
