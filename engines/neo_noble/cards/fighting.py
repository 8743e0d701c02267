"""Which texts speak of the battle that is under way, and which do nothing without one (NN-R80)."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import BaseModel

from engines.kernel.cards.packs import parts
from engines.kernel.effects.references import words_of
from engines.neo_noble.language import actions as do
from engines.neo_noble.language.conditions import InBattle
from engines.neo_noble.language.texts import Activated

BATTLE_WORDS = ("attacking", "defending", "battle_margin", "this_battle", "battle_won", "battle_lost")


def speaks_of_battle(text: Activated) -> bool:
    """Tell whether a text speaks of the battle that is under way; one that attacks speaks of its own."""
    return _speaks(text) and not any(isinstance(part, do.BattleNow) for part in parts(text))


def needs_battle(text: Activated) -> bool:
    """Tell whether nothing of a text can be done while no battle is under way."""
    return speaks_of_battle(text) and _all_need(text.do)


def _all_need(actions: Sequence[do.Action]) -> bool:
    return all(_needs(action) for action in actions)


def _needs(action: do.Action) -> bool:
    match action:
        case do.ChooseOne():
            return all(_all_need(mode.do) for mode in action.modes)
        case do.May():
            return _all_need((*action.do, *action.otherwise))
        case do.Conditional() if any(isinstance(each, InBattle) for each in action.conditions):
            return _all_need(action.otherwise)
        case do.Conditional():
            return _all_need((*action.do, *action.otherwise))
        case do.Later():
            return action.in_battle
        case _:
            return _speaks(action)


def _speaks(whole: BaseModel) -> bool:
    """Tell whether anything in a part of a text means a battle; a name means nothing, however it is spelt."""
    return any(
        isinstance(part, do.FailAttack | do.RaiseBlock | InBattle)
        or any(word in BATTLE_WORDS and word in words_of(type(part), field) for field, word in part)
        for part in parts(whole)
    )
