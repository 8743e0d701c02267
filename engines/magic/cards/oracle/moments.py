"""Moments of a turn, as the publisher names them where something may be done in them alone."""

from __future__ import annotations

from engines.magic.cards.oracle.patterns import Cant, Pattern, either, maybe, row
from engines.magic.language.conditions import Turn
from engines.magic.language.parts import Whose

_OWN_STEPS: dict[str, str] = {"upkeep": "upkeep", "draw": "draw step", "end": "end step"}
"""Steps that are somebody's."""
_COMBAT_STEPS: dict[str, str] = {"attackers": "declare attackers step", "blockers": "declare blockers step"}
_OF: dict[Whose, Pattern] = {"you": "your", "opponent": "an opponent's"}
_NOT_YET: dict[str | None, Pattern] = {
    None: "",
    "attackers": row(maybe(","), " before attackers are declared"),
    "blockers": row(maybe(","), " before blockers are declared"),
}


def during(moment: Turn) -> Pattern:
    """Return "during your turn, before attackers are declared"; raise Cant for other moments."""
    if moment.main or moment.before not in _NOT_YET:
        raise Cant("a moment that no text names")
    return row("during ", _moment(moment), _NOT_YET[moment.before])


def _moment(moment: Turn) -> Pattern:
    of = _OF.get(moment.whose)
    match moment.step:
        case None if of is not None:
            return row(of, " turn")
        case "combat":
            return "combat" if of is None else row("combat on ", of, " turn")
        case "upkeep" | "draw" | "end" if of is not None:
            return row(of, " ", _OWN_STEPS[moment.step])
        case "attackers" | "blockers":
            step = _COMBAT_STEPS[moment.step]
            return either(f"the {step}") if of is None else row(of, f" {step}")
        case _:
            raise Cant("a moment of nobody")
