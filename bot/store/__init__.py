"""What outlives the process: matches, preferences, deadlines and the outbox, in a file or on a server."""

from bot.store.address import shown
from bot.store.errors import (
    AlreadyDone,
    BadAddress,
    CannotOpen,
    CannotRead,
    CannotWrite,
    Changed,
    Closed,
    Corrupt,
    InUse,
    NoDriver,
    NotADatabase,
    OnlyFiles,
    Refused,
    RestoreCutOff,
    StoreError,
    TooNew,
    TooOld,
    WrongLetters,
)
from bot.store.ladder.ratings import Board, Corrected, Rated
from bot.store.ladder.searches import NewSearch, SearchRow, SearchStatus
from bot.store.ladder.seasons import SeasonRow
from bot.store.learning.lessons import LessonRow
from bot.store.learning.puzzle_channels import PuzzleChannel
from bot.store.matches.deadlines import NO_SEAT, Deadline, DeadlineKind
from bot.store.matches.matches import OPEN, MatchRow, MatchStatus, NewMatch, SeatRow
from bot.store.matches.moves import Checkpoint, Move, NumberedAnswer, SavedMatch, StoredEvent
from bot.store.outbox.outbox import Message, OutboxRow, Want
from bot.store.people.decks import DeckRow, PackRow
from bot.store.people.preferences import (
    AWAY,
    CHANNELS,
    CLOCK,
    MODERATORS,
    ORGANISERS,
    PLAYERS,
    SEARCHES,
    GuildPreferences,
    Threads,
    UserPreferences,
)
from bot.store.sql import Statement
from bot.store.sqlite.check import CheckReport, check
from bot.store.sqlite.schema import backup
from bot.store.store import Store, restore
from bot.store.tournaments.deadlines import TournamentDeadline
from bot.store.tournaments.rows import (
    BEFORE_START,
    OVER,
    Act,
    EntrantRow,
    EntrantStatus,
    NewTournament,
    Place,
    RoundRow,
    TableRow,
    TournamentRow,
    TournamentStatus,
)
from bot.store.tournaments.steps import NOTHING, Follows

__all__ = [
    "AWAY",
    "BEFORE_START",
    "CHANNELS",
    "CLOCK",
    "MODERATORS",
    "NOTHING",
    "NO_SEAT",
    "OPEN",
    "ORGANISERS",
    "OVER",
    "PLAYERS",
    "SEARCHES",
    "Act",
    "AlreadyDone",
    "BadAddress",
    "Board",
    "CannotOpen",
    "CannotRead",
    "CannotWrite",
    "Changed",
    "CheckReport",
    "Checkpoint",
    "Closed",
    "Corrected",
    "Corrupt",
    "Deadline",
    "DeadlineKind",
    "DeckRow",
    "EntrantRow",
    "EntrantStatus",
    "Follows",
    "GuildPreferences",
    "InUse",
    "LessonRow",
    "MatchRow",
    "MatchStatus",
    "Message",
    "Move",
    "NewMatch",
    "NewSearch",
    "NewTournament",
    "NoDriver",
    "NotADatabase",
    "NumberedAnswer",
    "OnlyFiles",
    "OutboxRow",
    "PackRow",
    "Place",
    "PuzzleChannel",
    "Rated",
    "Refused",
    "RestoreCutOff",
    "RoundRow",
    "SavedMatch",
    "SearchRow",
    "SearchStatus",
    "SeasonRow",
    "SeatRow",
    "Statement",
    "Store",
    "StoreError",
    "StoredEvent",
    "TableRow",
    "Threads",
    "TooNew",
    "TooOld",
    "TournamentDeadline",
    "TournamentRow",
    "TournamentStatus",
    "UserPreferences",
    "Want",
    "WrongLetters",
    "backup",
    "check",
    "restore",
    "shown",
]
