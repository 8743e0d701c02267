"""What every game shares: decisions, matches, dice, events, records, computer players."""

from engines.kernel import bulk
from engines.kernel.about import About
from engines.kernel.answers import BACK, ORDER, PASS, RESIGN, Answer, as_answer
from engines.kernel.assigning import Bounds
from engines.kernel.collection import CardPage, Collection, Deck, Fault, ReadyMade, Section
from engines.kernel.decisions import (
    Arrange,
    Assign,
    Choose,
    Decision,
    Distribute,
    Gather,
    Joint,
    Number,
    Pick,
    Play,
    Together,
    Window,
    sole_answer,
)
from engines.kernel.dice import Dice, commitment, derived, new_seed
from engines.kernel.events import Event
from engines.kernel.foresight import Foreseen, foresee
from engines.kernel.game import Game
from engines.kernel.habits import QUIET, habit_sheet, has_habits, text_asking, usual
from engines.kernel.levels import LEVELS, Budget, Level
from engines.kernel.match import Match
from engines.kernel.mind import Mind, dealing
from engines.kernel.options import Options
from engines.kernel.origin import NONCE_LENGTH, SEAL_LENGTH, Origin, nonce, seal_of, sealed
from engines.kernel.outlook import Habit, Heap, Outlook, Tally, View
from engines.kernel.players import Weighed, choose, unthinking, weigh
from engines.kernel.prompts import PLAYERS, Option, Prompt, Proposal, Say
from engines.kernel.record import BadRecord, Record, record_of, replay
from engines.kernel.situation import Ending, Given, IllegalAnswer, NotAsked, NothingToUndo, Refused, Situation
from engines.kernel.table import Overrun, Result, Table, placed
from engines.kernel.ways import ways

__all__ = [
    "BACK",
    "LEVELS",
    "NONCE_LENGTH",
    "ORDER",
    "PASS",
    "PLAYERS",
    "QUIET",
    "RESIGN",
    "SEAL_LENGTH",
    "About",
    "Answer",
    "Arrange",
    "Assign",
    "BadRecord",
    "Bounds",
    "Budget",
    "CardPage",
    "Choose",
    "Collection",
    "Decision",
    "Deck",
    "Dice",
    "Distribute",
    "Ending",
    "Event",
    "Fault",
    "Foreseen",
    "Game",
    "Gather",
    "Given",
    "Habit",
    "Heap",
    "IllegalAnswer",
    "Joint",
    "Level",
    "Match",
    "Mind",
    "NotAsked",
    "NothingToUndo",
    "Number",
    "Option",
    "Options",
    "Origin",
    "Outlook",
    "Overrun",
    "Pick",
    "Play",
    "Prompt",
    "Proposal",
    "ReadyMade",
    "Record",
    "Refused",
    "Result",
    "Say",
    "Section",
    "Situation",
    "Table",
    "Tally",
    "Together",
    "View",
    "Weighed",
    "Window",
    "as_answer",
    "bulk",
    "choose",
    "commitment",
    "dealing",
    "derived",
    "foresee",
    "habit_sheet",
    "has_habits",
    "new_seed",
    "nonce",
    "placed",
    "record_of",
    "replay",
    "seal_of",
    "sealed",
    "sole_answer",
    "text_asking",
    "unthinking",
    "usual",
    "ways",
    "weigh",
]
