"""What outlives the process: matches, preferences, deadlines and the outbox, in one SQLite file."""

from bot.store.backups import keep_backups, restore
from bot.store.check import CheckReport, check
from bot.store.deadlines import NO_SEAT, Deadline, DeadlineKind
from bot.store.decks import DeckRow, PackRow
from bot.store.errors import (
    AlreadyDone,
    CannotOpen,
    CannotRead,
    CannotWrite,
    Changed,
    Closed,
    Corrupt,
    InUse,
    NotADatabase,
    RestoreCutOff,
    StoreError,
    TooNew,
)
from bot.store.matches import OPEN, MatchRow, MatchStatus, NewMatch, SeatRow
from bot.store.moves import Checkpoint, Move, NumberedAnswer, SavedMatch, StoredEvent
from bot.store.outbox import Message, OutboxRow, Want
from bot.store.preferences import ORGANISERS, SEARCHES, GuildPreferences, Threads, UserPreferences
from bot.store.ratings import Board, Corrected, Rated
from bot.store.schema import backup
from bot.store.searches import NewSearch, SearchRow, SearchStatus
from bot.store.seasons import SeasonRow
from bot.store.store import Store
from bot.store.tournament_deadlines import TournamentDeadline
from bot.store.tournament_rows import (
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
from bot.store.tournament_steps import NOTHING, Follows
from bot.store.writer import Statement

__all__ = [
    "BEFORE_START",
    "NOTHING",
    "NO_SEAT",
    "OPEN",
    "ORGANISERS",
    "OVER",
    "SEARCHES",
    "Act",
    "AlreadyDone",
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
    "MatchRow",
    "MatchStatus",
    "Message",
    "Move",
    "NewMatch",
    "NewSearch",
    "NewTournament",
    "NotADatabase",
    "NumberedAnswer",
    "OutboxRow",
    "PackRow",
    "Place",
    "Rated",
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
    "TournamentDeadline",
    "TournamentRow",
    "TournamentStatus",
    "UserPreferences",
    "Want",
    "backup",
    "check",
    "keep_backups",
    "restore",
]
