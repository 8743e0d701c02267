"""What an effect does. Each action is skipped alone when it is impossible (NX-73)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.kernel.cards.packs import Part
from engines.noxtalia.language.conditions import Condition
from engines.noxtalia.language.parts import Who
from engines.noxtalia.language.selectors import CardFilter, Selector
from engines.noxtalia.language.values import Value

Few: TypeAlias = Annotated[int, Field(ge=1, le=6)]
Until: TypeAlias = Literal["this_attack", "end_of_turn", "end_of_next_turn"]
"""How long a change holds, the user's turn counted; in `while_attached` effects it is not said."""
On: TypeAlias = Literal["attacks_by_host", "attacks_on_host", "defences_of_host"]
"""Which powers an attached capacity, or a Spirit's passive, changes."""


class Face(Part):
    """What some results of a roll do."""

    faces: tuple[Annotated[int, Field(ge=1, le=6)], ...] = Field(min_length=1, max_length=6)
    do: tuple[Action, ...] = Field(min_length=1, max_length=6)


class Roll(Part):
    """Roll the die once, publicly (NX-59, NX-R44), then do what the result says."""

    action: Literal["roll"]
    results: tuple[Face, ...] = Field(min_length=1, max_length=6)


class Power(Part):
    """Change the Power of this Attack or Defence; in `while_attached` effects of what `on` says."""

    action: Literal["power"]
    value: Value
    on: On | None = None


class OpposingPower(Part):
    """Change the Power of the other side: of the Attack, for a Defence."""

    action: Literal["opposing_power"]
    value: Value


class Damage(Part):
    """Direct damage: not an attack, not defendable."""

    action: Literal["damage"]
    who: Selector
    value: Value


class LosePv(Part):
    """PV lost, which nothing prevents."""

    action: Literal["lose_pv"]
    who: Selector
    value: Value


class Heal(Part):
    """PV regained, to the limit (NX-71)."""

    action: Literal["heal"]
    who: Selector
    value: Value


class Exhaust(Part):
    """Tilt a charged Spirit (NX-85)."""

    action: Literal["exhaust"]
    who: Selector


class Recharge(Part):
    """Put an exhausted Spirit upright (NX-85)."""

    action: Literal["recharge"]
    who: Selector


class GainPm(Part):
    """PM gained, to the limit (NX-72)."""

    action: Literal["gain_pm"]
    who: Who
    value: Value


class LosePm(Part):
    """PM lost, as far as there are any."""

    action: Literal["lose_pm"]
    who: Who
    value: Value


class StealPm(Part):
    """PM that the opponent loses and the player gains."""

    action: Literal["steal_pm"]
    value: Value


class Draw(Part):
    """Cards drawn one by one; may exhaust a pile (NX-R45)."""

    action: Literal["draw"]
    who: Who = "player"
    number: Few


class Discard(Part):
    """Cards discarded from a hand, picked by its owner or by the dice."""

    action: Literal["discard"]
    who: Who
    number: Few
    how: Literal["chosen", "random"]


class Mill(Part):
    """Cards put from the top of a pile into its discard; may exhaust it."""

    action: Literal["mill"]
    who: Who
    number: Few


class ReturnToHand(Part):
    """A card of the player's discard, picked by the player, goes to the hand."""

    action: Literal["return_to_hand"]
    zone: Literal["discard"] = "discard"
    filter: CardFilter = CardFilter()
    number: Few = 1


class ToBottom(Part):
    """Cards of the player's hand or discard, picked by the player, go under the player's pile."""

    action: Literal["to_bottom"]
    zone: Literal["hand", "discard"]
    number: Few = 1


class Attach(Part):
    """Attach this capacity to another Spirit than its keyword says (NX-R18)."""

    action: Literal["attach"]
    who: Selector


class Detach(Part):
    """This capacity leaves the Spirit that it is attached to (NX-R16)."""

    action: Literal["detach"]


class DestroyAttached(Part):
    """Capacities attached to a Spirit are destroyed; the player picks which."""

    action: Literal["destroy_attached"]
    who: Selector
    number: Few = 1


class CostChange(Part):
    """Capacities of a player cost more or less, never below 0."""

    action: Literal["cost_change"]
    who: Who = "player"
    filter: CardFilter = CardFilter()
    value: Annotated[int, Field(ge=-8, le=8)]
    until: Until | None = None


class ChartValue(Part):
    """Set the chart value of this Attack or Defence (NX-46, NX-49)."""

    action: Literal["chart_value"]
    value: Literal[-4, 0, 4]
    on: On | None = None


class IgnoreChart(Part):
    """A chart value that would harm, or any, counts as 0 for this Attack or Defence."""

    action: Literal["ignore_chart"]
    only: Literal["weak", "any"] = "weak"
    on: On | None = None


class PreventDamage(Part):
    """The Spirit attacked (or hosting) takes so much less damage from the attack."""

    action: Literal["prevent_damage"]
    value: Value


class NoDefence(Part):
    """Nobody may defend against this attack; in `while_attached` effects against those that `on` says."""

    action: Literal["no_defence"]
    on: Literal["attacks_by_host", "attacks_on_host"] | None = None


class Look(Part):
    """The player looks at cards of the opponent's: the whole hand, or the top of the pile."""

    action: Literal["look"]
    zone: Literal["hand", "pile"]
    number: Few = 1
    """How many of the pile; a hand is seen whole."""


class LiftLimit(Part):
    """The next gains of this turn may exceed 20 PV or 8 PM (NX-R42)."""

    action: Literal["lift_limit"]
    of: Literal["pm", "pv"]


class RemoveFromGame(Part):
    """Cards of a discard, picked by the player, go out of the game."""

    action: Literal["remove_from_game"]
    who: Who
    filter: CardFilter = CardFilter()
    number: Few = 1


class ExtraRecycle(Part):
    """The player may recycle once more this turn (NX-39)."""

    action: Literal["extra_recycle"]


class FlipCycle(Part):
    """Day becomes night and night day, until the turn counter moves (NX-28)."""

    action: Literal["flip_cycle"]


class Mode(Part):
    """One side of a choice."""

    do: tuple[Action, ...] = Field(min_length=1, max_length=4)


class ChooseOne(Part):
    """The player picks one of several."""

    action: Literal["choose_one"]
    modes: tuple[Mode, ...] = Field(min_length=2, max_length=4)


class May(Part):
    """The player may do this, or leave it."""

    action: Literal["may"]
    do: tuple[Action, ...] = Field(min_length=1, max_length=4)


class Conditional(Part):
    """A part of an effect under a condition of its own."""

    action: Literal["if"]
    conditions: tuple[Condition, ...] = Field(alias="if", min_length=1, max_length=4)
    do: tuple[Action, ...] = Field(min_length=1, max_length=4)
    otherwise: tuple[Action, ...] = Field(default=(), alias="else", max_length=4)


Action: TypeAlias = Annotated[
    Roll | Power | OpposingPower | Damage | LosePv | Heal | Exhaust | Recharge | GainPm | LosePm | StealPm
    | Draw | Discard | Mill | ReturnToHand | ToBottom | Attach | Detach | DestroyAttached | CostChange
    | ChartValue | IgnoreChart | PreventDamage | NoDefence | Look | LiftLimit | RemoveFromGame
    | ExtraRecycle | FlipCycle | ChooseOne | May | Conditional,
    Field(discriminator="action"),
]  # fmt: skip

for _model in (Face, Roll, Mode, ChooseOne, May, Conditional):
    _model.model_rebuild()
