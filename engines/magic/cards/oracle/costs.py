"""Costs, before a colon and after "you may"; and mana, with which most are paid."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.kernel.effects.exhaustiveness import complete
from engines.magic.cards.oracle import filters, values
from engines.magic.cards.oracle.patterns import Cant, Pattern, all_rows, either, in_list, maybe, row
from engines.magic.cards.oracle.scene import Scene
from engines.magic.cards.oracle.selectors import verb
from engines.magic.cards.oracle.values import Amount, UnitNoun
from engines.magic.cards.words.colours import SIGNS
from engines.magic.language import costs as pay
from engines.magic.language.actions import AddMana
from engines.magic.language.filters import Filter
from engines.magic.language.values import Value


def symbols(cost: pay.CostText) -> str:
    """Return mana as signs."""
    return "".join(f"{{{word}}}" for word in cost.lower().split())


def before_colon(scene: Scene, cost: pay.Costs) -> Pattern:
    """Return a cost as it stands before the colon; mana stands without a verb there."""
    if not cost:
        return "{0}"
    return all_rows([_part(scene, each, many=True, bare=True) for each in cost], ", ")


def paying(scene: Scene, cost: pay.Costs, *, many: bool = True) -> Pattern:
    """Return "pay {2}", "sacrifice a creature", "pays 2 life": `many` also of you, and after "may"."""
    return in_list([_part(scene, each, many=many, bare=False) for each in cost])


def _part(scene: Scene, part: Any, *, many: bool, bare: bool) -> Pattern:
    return SAYING[type(part)](scene, part, many, bare)


def _mana(_: Scene, part: pay.Mana, many: bool, bare: bool) -> Pattern:
    return symbols(part.mana) if bare else f"{verb('pay', many=many)} {symbols(part.mana)}"


def _this(scene: Scene, part: pay.TapThis, many: bool, bare: bool) -> Pattern:
    if part.this in ("tap", "untap"):
        if bare:
            return SIGNS[part.this].lower()
        return row(f"{verb(part.this, many=many)} ", either("~", "it") if scene.last == "this" else "~")
    own = either("~", "it") if scene.last == "this" and not bare else "~"
    scene.name("this", ())
    match part.this:
        case "sacrifice":
            return row(f"{verb('sacrifice', many=many)} ", own)
        case "discard":
            return row(f"{verb('discard', many=many)} ", either("~", "this card"))
        case "exile":
            away = row(f"{verb('exile', many=many)} ", either(own, "this card"))
            return row(away, " from your graveyard") if "this" in scene.own else away
        case "return":
            return row(f"{verb('return', many=many)} ", own, " to its owner's hand")


def _life(_: Scene, part: pay.Life, many: bool, __: bool) -> Pattern:
    return f"{verb('pay', many=many)} {part.life} life"


def _sacrifice(_: Scene, part: pay.Sacrifice, many: bool, __: bool) -> Pattern:
    return row(f"{verb('sacrifice', many=many)} ", filters.counted(part.sacrifice, part.number))


def _discard(_: Scene, part: pay.Discard, many: bool, __: bool) -> Pattern:
    return row(f"{verb('discard', many=many)} ", filters.counted(part.discard, part.number, "card"))


def _exile(_: Scene, part: pay.ExileCards, many: bool, __: bool) -> Pattern:
    cards = filters.counted(part.exile, part.number, "card")
    return row(f"{verb('exile', many=many)} ", cards, f" from {_own(many=many)} graveyard")


def _own(*, many: bool) -> str:
    return "your" if many else "their"


def _tap(_: Scene, part: pay.TapOthers, many: bool, __: bool) -> Pattern:
    return row(f"{verb('tap', many=many)} ", _controlled(_untapped(part.tap), part.number, many=many))


def _untapped(kept: Filter) -> Filter:
    """Return what may be tapped: it is untapped, which is always said."""
    if kept.tapped is not None:
        raise Cant("tapped already")
    return kept.model_copy(update={"tapped": False})


def _give_back(_: Scene, part: pay.ReturnOthers, many: bool, __: bool) -> Pattern:
    what = _controlled(part.give_back, part.number, many=many)
    to = (
        " to its owner's hand"
        if part.number == 1
        else either(" to their owner's hand", " to their owners' hands")
    )
    return row(f"{verb('return', many=many)} ", what, to)


def _controlled(kept: Filter, number: int, *, many: bool) -> Pattern:
    if not many:
        return row(filters.counted(kept, number), " they control")
    return filters.counted(kept, number, whose="you")


def _remove(scene: Scene, part: pay.RemoveCounters, many: bool, __: bool) -> Pattern:
    if part.number == 1:
        some: Pattern = row(filters.A, filters.counter_name(part.remove))
    else:
        some = f"{filters.number_word(part.number)} {filters.counter_name(part.remove, many=True)}"
    scene.name("this", ())
    return row(f"{verb('remove', many=many)} ", some, " from ~")


SAYING: dict[type[Any], Callable[[Scene, Any, bool, bool], Pattern]] = {
    pay.Mana: _mana, pay.TapThis: _this, pay.Life: _life, pay.Sacrifice: _sacrifice, pay.Discard: _discard,
    pay.ExileCards: _exile, pay.TapOthers: _tap, pay.ReturnOthers: _give_back, pay.RemoveCounters: _remove,
}  # fmt: skip
"""How each part of a cost is said."""
complete(pay.Component, SAYING)


# Mana that is added

_ONLY: dict[str, Pattern] = {
    "creatures": "cast creature spells",
    "instants_and_sorceries": either("cast instant and sorcery spells", "cast instant or sorcery spells"),
    "artifacts": "cast artifact spells",
    "abilities": "activate abilities",
}
"""What mana may be spent on alone."""


def added(scene: Scene, action: AddMana) -> Pattern:
    """Return mana that is added, and on what alone it may be spent."""
    masks = action.mana.lower().split()
    more = maybe("an additional ") if scene.when is not None and scene.when.event == "taps_for_mana" else ""
    if all(len(mask) == 1 for mask in masks):
        signs = "".join(f"{{{mask}}}" for mask in masks)
        said = values.spread(scene, _times(action.number, signs), lambda _, some: row("add ", more, some))
    elif action.number == 1 and len(masks) == 1:
        said = row("add ", more, _one_of(masks[0]))
    else:
        said = _mana_of(scene, action, masks)
    if action.only is None:
        return said
    return row(said, ". spend this mana only to ", _ONLY[action.only])


def _times(number: Value, signs: str) -> list[Amount]:
    """Return the same signs so many times."""
    if number == 1:
        return [values.plain(signs)]
    if isinstance(number, int):
        return [values.plain(signs * number)]
    found = [
        Amount(lambda _: f"an amount of {signs} equal to ", lambda here: values.expression(here, number))
    ]
    times = values.each_time(number)
    if times is not None:
        found.append(
            Amount(lambda _: signs * times, lambda here: row(" for each ", values.for_each(here, number)))
        )
    return found


def _one_of(mask: str) -> Pattern:
    if mask == pay.COLORS.lower():
        return "one mana of any color"
    return in_list([f"{{{letter}}}" for letter in mask], "or")


def _mana_of(scene: Scene, action: AddMana, masks: list[str]) -> Pattern:
    """Return several mana of which each can be of some colours."""
    if len(set(masks)) > 1:
        raise Cant("mana of several kinds")
    count = action.number if isinstance(action.number, int) else None
    any_color = masks[0] == pay.COLORS.lower()
    if count is None:
        if len(masks) > 1:
            raise Cant("mana of several kinds, many times")
        kinds = "mana of any one color" if action.alike else "mana in any combination of colors"
        if not any_color:
            raise Cant("much mana of some colours")
        unit = UnitNoun("one mana of any color", kinds)
        return values.spread(scene, values.amounts(action.number, unit), lambda _, some: row("add ", some))
    number = filters.number_word(count * len(masks))
    if any_color:
        return f"add {number} mana " + (
            "of any one color" if action.alike else "in any combination of colors"
        )
    signs = [f"{{{letter}}}" for letter in masks[0]]
    if action.alike:
        return row("add ", in_list([sign * count * len(masks) for sign in signs], "or"))
    return row(f"add {number} mana in any combination of ", in_list(signs, "and/or"))
