"""When something may be done: "your turn, before attackers are declared"."""

from __future__ import annotations

from engines.magic.cards.reading.grammar import Grammar, slot
from engines.magic.cards.reading.scene import Scene
from engines.magic.language.conditions import Condition, Turn, TurnPart
from engines.magic.language.parts import Whose

MOMENTS: Grammar[Condition] = Grammar("limit")
"""What stands after "only during"."""

_TURNS: dict[str, Whose] = {"your": "you", "an opponent's": "opponent"}
_STEPS: dict[str, TurnPart] = {
    "upkeep": "upkeep", "draw step": "draw", "end step": "end", "declare attackers step": "attackers",
    "declare blockers step": "blockers",
}  # fmt: skip


@slot("whose_turn", f"(?:{'|'.join(_TURNS)})")
def whose_turn(text: str, scene: Scene) -> Whose:
    """Read whose turn it is."""
    return _TURNS[text]


@slot("step_of_turn", f"(?:{'|'.join(_STEPS)})")
def step_of_turn(text: str, scene: Scene) -> TurnPart:
    """Read a step."""
    return _STEPS[text]


@slot("moment")
def moment(text: str, scene: Scene) -> Condition:
    """Read when something is done."""
    return MOMENTS.read(text, scene)


@MOMENTS.rule("{whose_turn} turn", Turn)
def _(scene: Scene, whose_turn: Whose) -> Condition:
    return Turn(test="turn", whose=whose_turn)


@MOMENTS.rule("{whose_turn} {step_of_turn}", Turn)
def _(scene: Scene, whose_turn: Whose, step_of_turn: TurnPart) -> Condition:
    return Turn(test="turn", whose=whose_turn, step=step_of_turn)


@MOMENTS.rule("the {step_of_turn}", Turn)
def _(scene: Scene, step_of_turn: TurnPart) -> Condition:
    return Turn(test="turn", whose="any", step=step_of_turn)


@MOMENTS.rule("{whose_turn} turn, before attackers are declared", Turn)
def _(scene: Scene, whose_turn: Whose) -> Condition:
    return Turn(test="turn", whose=whose_turn, before="attackers")


@MOMENTS.rule("combat", Turn)
def _(scene: Scene) -> Condition:
    return Turn(test="turn", whose="any", step="combat")


@MOMENTS.rule("combat before blockers are declared", Turn)
def _(scene: Scene) -> Condition:
    return Turn(test="turn", whose="any", step="combat", before="blockers")


@MOMENTS.rule("combat on {whose_turn} turn", Turn)
def _(scene: Scene, whose_turn: Whose) -> Condition:
    return Turn(test="turn", whose=whose_turn, step="combat")
