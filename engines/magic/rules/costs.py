"""What is paid besides mana: whether it can be, with what, and that it is (118, 601.2b, 601.2h)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.kernel.decisions.keys import card_of, copies
from engines.magic.cards import taking
from engines.magic.cards.keywords.speed import haste
from engines.magic.cards.texts import Text
from engines.magic.evaluation import conditions, filters, selectors, values
from engines.magic.evaluation.board import board_of
from engines.magic.evaluation.layers import voice_of
from engines.magic.evaluation.objects import Scope, find
from engines.magic.language.abilities import CostChange
from engines.magic.language.costs import (
    Component,
    Cost,
    Discard,
    ExileCards,
    Life,
    Pick,
    RemoveCounters,
    ReturnOthers,
    Sacrifice,
    TapOthers,
    TapThis,
)
from engines.magic.language.filters import ANYTHING, Filter
from engines.magic.rules import drawing
from engines.magic.rules.events import apply_events
from engines.magic.table import keys as naming
from engines.magic.table.batch import GameEvent, leaves
from engines.magic.table.pieces import Perm
from engines.magic.table.stack_object import StackObject
from engines.magic.table.state import Table


def total(table: Table, voice: StackObject, cost: Cost) -> Cost:
    """Return what a spell costs, raised and reduced (601.2f); X and what is paid besides is in it already."""
    card = table.catalogue.cards[voice.card]
    board = board_of(table)
    if not board.costs and not card.changes_own_cost:
        return cost
    own = Scope(table, board, voice)
    more: list[int] = [
        values.number(own, text.model.generic)
        for text in card.texts
        if isinstance(text.model, CostChange) and text.model.this and _holds(own, text)
    ]
    for number, text in board.costs:
        model, perm = text.model, table.perms[number]
        scope = Scope(table, board, voice_of(perm))
        if (
            isinstance(model, CostChange)
            and _holds(scope, text)
            and selectors.is_whose(model.whose, voice.seat, perm.seat)
            and filters.is_of(scope, model.spells, card.traits)
        ):
            more.append(values.number(scope, model.generic))
    raised = sum(each for each in more if each > 0)
    return cost.with_generic(raised).with_generic(sum(each for each in more if each < 0))


def _holds(scope: Scope, text: Text) -> bool:
    return not text.gate or conditions.hold(scope, text.gate)


def can(table: Table, voice: StackObject, component: Component) -> bool:
    """Tell whether a part can be paid that is neither mana, nor life, nor picked."""
    perm = table.perms.get(voice.source)
    match component:
        case TapThis():
            return _can_itself(table, voice, perm, component)
        case RemoveCounters():
            return perm is not None and perm.count(component.remove) >= component.number
        case _:
            return True


def _can_itself(table: Table, voice: StackObject, perm: Perm | None, component: TapThis) -> bool:
    """Tell whether what speaks is there to be tapped, or to go, as a cost."""
    match component.this:
        case "tap" | "untap":
            if perm is None or perm.tapped is (component.this == "tap"):
                return False
            traits = board_of(table).traits[perm.id]
            return not traits.is_creature or perm.since < table.turn or haste(traits)  # 302.6
        case "sacrifice":
            return perm is not None and perm.seat == voice.seat  # 701.21a
        case "discard":
            return voice.card in table.sides[voice.seat].hand
        case "exile":
            return perm is not None or any(
                each.id == voice.source for each in table.sides[voice.owner].graveyard
            )
        case _:
            return perm is not None


ASKED: dict[type[Pick], str] = {
    Sacrifice: "pay_sacrifice", Discard: "pay_discard", ExileCards: "pay_exile", TapOthers: "pay_tap",
    ReturnOthers: "pay_return",
}  # fmt: skip
"""How it is asked what a part is paid with."""


def pickable(table: Table, voice: StackObject, component: Pick, components: Sequence[Component]) -> list[str]:
    """Return what a part of a cost may be paid with, by keys: what speaks does not pay twice."""
    itself = [each.this for each in components if isinstance(each, TapThis)]
    found = list(_pickable(Scope(table, board_of(table), voice), component, pays=bool(itself)))
    if not itself or (itself in (["tap"], ["untap"]) and not isinstance(component, TapOthers)):
        return found
    return [key for key in found if key != naming.thing(voice.source)]


def _pickable(scope: Scope, component: Pick, pays: bool) -> Iterator[str]:
    table, voice = scope.table, scope.voice
    match component:
        case Discard():
            hand = list(table.sides[voice.seat].hand)
            gone = pays or (voice.kind == "spell" and not voice.id)  # it lies on the stack (601.2a, 602.2)
            if gone and voice.came == "hand" and (card := voice.under or voice.card) in hand:
                hand.remove(card)
            for key in copies(hand):
                if fits_card(scope, component.discard, card_of(key)):
                    yield key
        case ExileCards():
            for lying in table.sides[voice.seat].graveyard:
                seen = find(table, scope.board, lying.id)
                named = lying.id == voice.source
                if seen is not None and not named and filters.fits(scope, component.exile, seen):
                    yield naming.thing(lying.id)
        case Sacrifice():
            yield from _own(scope, component.sacrifice)
        case ReturnOthers():
            yield from _own(scope, component.give_back)
        case TapOthers():
            for key in _own(scope, component.tap):
                if not table.perms[naming.thing_named(key)].tapped:
                    yield key


def _own(scope: Scope, wanted: Filter) -> Iterator[str]:
    return map(naming.thing, selectors.permanents(scope, wanted, "you"))


def fits_card(scope: Scope, wanted: Filter, card: str) -> bool:
    """Tell whether a card that is no object is of a kind."""
    if wanted is ANYTHING:
        return True
    known = scope.table.catalogue.cards.get(card)
    fits = known is not None and filters.is_of(scope, wanted, known.traits)
    return fits and filters.is_named(scope, wanted, card)


def is_tapped_for(voice: StackObject, components: Sequence[Component]) -> tuple[int, ...]:
    """Return what is tapped by the cost itself, and gives no mana for it."""
    for each in components:
        if isinstance(each, TapThis) and each.this == "tap":
            return (voice.source,)
    return ()


def pay(
    table: Table, voice: StackObject, components: Sequence[Component], picked: Sequence[Sequence[str]]
) -> tuple[int, ...]:
    """Pay all that is not mana, what takes something away last; return what it was paid with (601.2h)."""
    paid: list[int] = []
    rest = iter(picked)
    for component in sorted(components, key=taking.rank):
        if isinstance(component, Pick):
            paid += _pay_picked(table, voice, component, next(rest))
        else:
            _pay(table, voice, component)
    return tuple(paid)


def _pay(table: Table, voice: StackObject, component: Component) -> None:
    seat = voice.seat
    match component:
        case Life():
            apply_events(table, GameEvent("life", seat, "cost", number=-component.life, source=voice.source))
        case RemoveCounters():
            what = GameEvent("counters", seat, "cost", voice.source, number=-component.number)
            apply_events(table, what._replace(word=component.remove))
        case TapThis(this="tap"):
            apply_events(table, GameEvent("taps", seat, "cost", voice.source))
        case TapThis(this="untap"):
            apply_events(table, GameEvent("untaps", seat, "cost", voice.source))
        case TapThis(this="discard"):
            drawing.discard(table, seat, [voice.card], "discarded")
        case TapThis():
            _leave(table, voice, component)
        case _:
            pass


def _leave(table: Table, voice: StackObject, component: TapThis) -> None:
    """Let what speaks go, from wherever it lies."""
    perm = table.perms.get(voice.source)
    if perm is not None:
        match component.this:
            case "sacrifice":
                apply_events(table, leaves(perm, "sacrificed"))
            case "exile":
                apply_events(table, leaves(perm, "cost", "exile"))
            case _:
                apply_events(table, leaves(perm, "cost", "hand"))
    else:
        seat, card = voice.owner, voice.card
        apply_events(table, GameEvent("moves", seat, "cost", voice.source, card, "graveyard", "exile"))


def _pay_picked(table: Table, voice: StackObject, component: Pick, keys: Sequence[str]) -> list[int]:
    seat = voice.seat
    if isinstance(component, Discard):
        drawing.discard(table, seat, [card_of(key) for key in keys], "discarded")
        return []
    numbers = [naming.thing_named(key) for key in keys]
    match component:
        case Sacrifice():
            apply_events(table, *(leaves(table.perms[number], "sacrificed") for number in numbers))
        case ReturnOthers():
            apply_events(table, *(leaves(table.perms[number], "cost", "hand") for number in numbers))
        case TapOthers():
            apply_events(table, *(GameEvent("taps", seat, "cost", number) for number in numbers))
        case _:
            cards = {each.id: each.card for each in table.sides[seat].graveyard}
            apply_events(
                table,
                *(
                    GameEvent("moves", seat, "cost", number, cards[number], "graveyard", "exile")
                    for number in numbers
                ),
            )
    return numbers
