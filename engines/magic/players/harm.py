"""What an effect is to its target, as an easy player sees it: harm, which is for the other side, or help."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.kernel.cards.packs import parts
from engines.kernel.effects.exhaustiveness import complete
from engines.magic.cards.texts import Text
from engines.magic.language import actions as do
from engines.magic.language import changes as hold

_HINDERING = ("cant_attack", "cant_block", "doesnt_untap", "defender")
Harm = Callable[[Any], bool]


def harms(text: Text) -> bool:
    """Tell whether what a text aims at would rather not be aimed at."""
    return any(is_harm(part) for part in parts(text.model))


def is_harm(part: object) -> bool:
    """Tell whether a part of a text harms by itself, whatever stands within it."""
    row = HARM.get(type(part))
    return row is not None and row(part)


def _always(_: Any) -> bool:
    return True


def _never(_: Any) -> bool:
    return False


def _to_others(part: Any) -> bool:
    """Tell whether it is done by others than its player."""
    return part.who != "you"


def _takes_away(part: do.Move) -> bool:
    return part.what in ("target", "target_2") and part.to in ("hand", "exile", "library_bottom")


def _shrinks(part: do.PutCounters) -> bool:
    return (part.action == "add_counters") is (part.kind == "minus_one")


HARM: dict[type[Any], Harm] = {
    do.Apply: _never,
    do.Move: _takes_away,
    do.Damage: _always,
    do.Fight: _always,
    do.Destroy: _always,
    do.Regenerate: _never,
    do.Turn: lambda part: part.action != "untap",
    do.Attach: _never,
    do.Sacrifice: _never,
    do.PutCounters: _shrinks,
    do.MakeTokens: _never,
    do.Unmake: _always,
    do.AddMana: _never,
    do.Draw: _never,
    do.Discard: _to_others,
    do.Mill: _to_others,
    do.ChangeLife: lambda part: part.action == "lose_life" and _to_others(part),
    do.Scry: _never,
    do.Look: _never,
    do.Deal: _never,
    do.Search: _never,
    do.Reveal: _to_others,
    do.Put: _to_others,
    do.Pick: _never,
    do.May: _never,
    do.Conditional: _never,
    do.ForEach: _never,
    do.Later: _never,
    do.Prevent: _never,
    hold.Control: _always,
    hold.AddTypes: _never,
    hold.SetTypes: _never,
    hold.Colored: _never,
    hold.Gains: lambda part: any(word in _HINDERING for word in part.gains),
    hold.Loses: lambda part: not all(word in _HINDERING for word in part.loses),
    hold.LosesAll: _always,
    hold.Grants: _never,
    hold.SetSize: _never,
    hold.Grow: lambda part: any(isinstance(each, int) and each < 0 for each in part.pt),
    hold.Switch: _never,
}
"""Of each deed and each change whether it harms; of what holds other deeds, these say so."""
complete(do.Action, HARM)
complete(hold.Change, HARM)
