"""What every game shares: decisions, matches, dice, events, records, computer players."""

from engines.kernel.cards.collection import CardPage, Collection, Deck, Fault, ReadyMade, Section
from engines.kernel.decisions.answers import BACK, ORDER, PASS, RESIGN, Answer, as_answer
from engines.kernel.decisions.assigning import AssignBounds
from engines.kernel.decisions.context import DecisionContext
from engines.kernel.decisions.decisions import (
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
from engines.kernel.match.ai_support import AiSupport, Consequence, dealing
from engines.kernel.match.game import Game
from engines.kernel.match.levels import LEVELS, Budget, Level
from engines.kernel.match.match import Match
from engines.kernel.match.observation import (
    Ending,
    Given,
    IllegalAnswer,
    NotAsked,
    NothingToUndo,
    Observation,
    Refused,
)
from engines.kernel.match.origin import NONCE_LENGTH, SEAL_LENGTH, Origin, nonce, seal_of, sealed
from engines.kernel.match.record import BadRecord, Record, record_of, replay
from engines.kernel.match.rules import GameRules
from engines.kernel.match.traces import CardUse, Does, Traces
from engines.kernel.play import bulk
from engines.kernel.play.compound_answers import compound_prompt
from engines.kernel.play.foresight import Foreseen, foresee
from engines.kernel.play.habits import QUIET, habit_sheet, has_habits, text_asking, usual
from engines.kernel.play.players import Weighed, choose, unthinking, weigh
from engines.kernel.play.reasons import Reason, reason
from engines.kernel.seat.interface import Habit, RecapStats, SeatInterface, View, VisiblePile
from engines.kernel.seat.prompts import PLAYERS, Option, Prompt, Proposal, Say
from engines.kernel.state.dice import Dice, commitment, derived, new_seed
from engines.kernel.state.events import Event, HostEvent
from engines.kernel.state.game_state import GameState, Overrun, Result, placed
from engines.kernel.state.options import Options

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
    "AiSupport",
    "Answer",
    "Arrange",
    "Assign",
    "AssignBounds",
    "BadRecord",
    "Budget",
    "CardPage",
    "CardUse",
    "Choose",
    "Collection",
    "Consequence",
    "Decision",
    "DecisionContext",
    "Deck",
    "Dice",
    "Distribute",
    "Does",
    "Ending",
    "Event",
    "Fault",
    "Foreseen",
    "Game",
    "GameRules",
    "GameState",
    "Gather",
    "Given",
    "Habit",
    "HostEvent",
    "IllegalAnswer",
    "Joint",
    "Level",
    "Match",
    "NotAsked",
    "NothingToUndo",
    "Number",
    "Observation",
    "Option",
    "Options",
    "Origin",
    "Overrun",
    "Pick",
    "Play",
    "Prompt",
    "Proposal",
    "ReadyMade",
    "Reason",
    "RecapStats",
    "Record",
    "Refused",
    "Result",
    "Say",
    "SeatInterface",
    "Section",
    "Together",
    "Traces",
    "View",
    "VisiblePile",
    "Weighed",
    "Window",
    "as_answer",
    "bulk",
    "choose",
    "commitment",
    "compound_prompt",
    "dealing",
    "derived",
    "foresee",
    "habit_sheet",
    "has_habits",
    "new_seed",
    "nonce",
    "placed",
    "reason",
    "record_of",
    "replay",
    "seal_of",
    "sealed",
    "sole_answer",
    "text_asking",
    "unthinking",
    "usual",
    "weigh",
]
