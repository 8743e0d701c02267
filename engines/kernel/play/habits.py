"""Habits: what a player orders once of questions that come again, so that they need not be asked."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from engines.kernel.decisions.answers import Answer, as_answer
from engines.kernel.decisions.decisions import Choose, Decision
from engines.kernel.match.game import Game
from engines.kernel.match.match import Match
from engines.kernel.seat.prompts import Option, Prompt, Say

QUIET = "quiet"
"""The order that lets all go by that is asked in others' turns, until the own turn comes."""


def usual(match: Match[Any], decision: Decision, ordered: Collection[str]) -> Answer | None:
    """Return the answer that a seat's habits give to its question; None where they say nothing."""
    if decision.default is None or not decision.allows(answer := as_answer(decision.default)):
        return None
    if QUIET in ordered and decision.kind in match.game.reaction_kinds:
        return answer
    wanted = [habit for habit in match.game.seat_interface.habits if habit.key in ordered]
    if not wanted:
        return None
    view = match.view(None)
    return answer if any(habit.lets_go(view, decision) for habit in wanted) else None


def text_asking(game: Game[Any], decision: Decision) -> str | None:
    """Return by what the text is known again that asks a yes or no; None for other questions."""
    if decision.kind not in game.seat_interface.asking or not isinstance(decision, Choose):
        return None
    about = decision.about
    return " ".join(str(part) for part in (decision.kind, about.card, about.place, about.verb) if part)


def has_habits(game: Game[Any]) -> bool:
    """Tell whether a player of a game can order anything here."""
    return bool(game.seat_interface.habits or game.seat_interface.asking)


def habit_sheet(game: Game[Any], ordered: Collection[str]) -> Prompt:
    """Return how a game's habits are put to a player, a switch for each."""
    switches = [
        Option(habit.key, Say(f"{game.prefix}-habit-{habit.key.replace('_', '-')}"), on=habit.key in ordered)
        for habit in game.seat_interface.habits
    ]
    if game.seat_interface.habits:
        switches.insert(0, Option(QUIET, Say("habit-quiet"), on=QUIET in ordered))
    return Prompt(Say("habits-title"), (*switches,))
