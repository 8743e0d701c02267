"""How decisions are put to a person, from their own view alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, cast

from engines.kernel import (
    BACK,
    PASS,
    Arrange,
    Assign,
    Choose,
    Decision,
    Distribute,
    Option,
    Pick,
    Prompt,
    Proposal,
    Say,
)
from engines.kernel.cards.wording import alone, dashed
from engines.kernel.seat.forecasts import foreseen, told
from engines.magic.cards.printed.parts import symbols
from engines.magic.cards.ways import CastWay
from engines.magic.rules import triggers
from engines.magic.rules.announced import AUTOMATIC, NO_TARGET, YES
from engines.magic.rules.helping import MOST
from engines.magic.seat import by_hand, previews
from engines.magic.seat.attacks import all_told, first_attacks, the_end
from engines.magic.seat.labels import Labels, text_key
from engines.magic.seat.open_table import open_table
from engines.magic.seat.refusals import refusals
from engines.magic.seat.view import MagicView
from engines.magic.table import keys as naming
from engines.magic.table.contexts import Keeping
from engines.magic.table.state import Table

MOST_DIVISIONS = 25
"""So many ways to divide something are offered at one press each."""
_PASSES = {"main": "go_on", "priority": PASS}
_NONE = frozenset({"attackers", "blockers", "swap_out", "targets"})
"""Questions that nothing may be the answer to."""


def prompt(view: MagicView, decision: Decision) -> Prompt:
    """Describe a decision to its seat."""
    table = open_table(view)
    labels = Labels(view, table)
    keys = getattr(decision, "keys", ())
    options = [_option(view, labels, decision, key) for key in keys]
    if isinstance(decision, Assign):
        options = [_with_leads(table, decision, option) for option in options]
    things = [option for option in options if option.card is not None]
    verbs = [option for option in options if option.card is None]
    things = [*by_hand.named_targets(view, labels, decision), *things]
    options = [
        *things, *first_attacks(table, labels, decision), *verbs, *the_end(table, decision),
        *refusals(table, labels, decision),
    ]  # fmt: skip
    default = None if decision.default is None else Say(text_key("default", _without_answer(decision)))
    none = Say(text_key("option", "no", decision.kind)) if decision.kind in _NONE else None
    return Prompt(
        _title(view, labels, decision), tuple(options), default, none,
        about=_about(view, table, decision),
        proposals=_proposals(table, labels, decision), places=_places(labels, decision),
    )  # fmt: skip


def _about(view: MagicView, table: Table, decision: Decision) -> Say | None:
    """Return what an unblocked attack does, whether an opening hand can play, where to read a text."""
    match decision.kind:
        case "priority" if not view.stack:
            return previews.unblocked(table)
        case "keep":
            cards = [table.catalogue.cards[card] for card in table.sides[decision.seat].hand]
            lands = sum(card.is_land for card in cards)
            cheap = sum(not card.is_land and card.cost.value <= lands for card in cards)
            return Say("mn-about-keep", {"lands": lands, "cheap": cheap})
        case _:
            return by_hand.where_to_read(table, decision)


def _places(labels: Labels, decision: Decision) -> dict[str, Say]:
    """Return what is attacked or blocked."""
    if not isinstance(decision, Assign):
        return {}
    return {place: labels.aim(place) for places in decision.places for place in places}


def _proposals(table: Table, labels: Labels, decision: Decision) -> tuple[Proposal, ...]:
    """Return whole answers: an attack with all, an order as it is, and each division where there are few."""
    match decision:
        case Assign(kind="attackers", keys=keys) if len(keys) > 1:
            everything = tuple(places[0] for places in decision.places)
            able = [naming.thing_named(key) for key in keys]
            brief = previews.attack(table, able, naming.player_named(everything[0])).brief
            assert brief is not None
            return (Proposal(everything, told(all_told(len(keys)), brief)),)
        case Arrange(keys=keys):
            return (Proposal(keys, Say(text_key("proposal", "order"))),)
        case Distribute() if 1 < decision.count() <= MOST_DIVISIONS:
            return tuple(
                Proposal(amounts, _division(labels, decision, amounts)) for amounts in _amounts(decision)
            )
        case _:
            return ()


def _amounts(decision: Distribute) -> list[tuple[int, ...]]:
    """Return every legal division; of an attacker's first what leaves most to who comes last."""
    return sorted(
        cast("Iterable[tuple[int, ...]]", decision.answers()), key=lambda each: each[::-1], reverse=True
    )


def _division(labels: Labels, decision: Distribute, amounts: Sequence[int]) -> Say:
    """Return what a division is called: each part with what it gets."""
    shares = [
        Say(text_key("share"), {"what": labels.aim(key), "number": number})
        for key, number in zip(decision.keys, amounts, strict=True)
        if number
    ]
    return Say(text_key("proposal", "division"), {"shares": tuple(shares)})


def _with_leads(table: Table, decision: Assign, option: Option) -> Option:
    """Add what an attack or a block leads to, by where it goes."""
    number = naming.thing_named(option.key)
    places = decision.places[decision.keys.index(option.key)]
    if decision.kind == "attackers":
        found = {place: previews.attack(table, [number], naming.player_named(place)) for place in places}
    else:
        able = Counter(place for each in decision.places for place in each)
        found = {
            place: previews.block(table, number, naming.thing_named(place), helped=able[place] > 1)
            for place in places
        }
    leads = {place: forecast.preview for place, forecast in found.items()}
    if len(found) > 1:
        return replace(option, leads=leads)
    (only,) = found.values()
    return replace(option, leads=leads, brief=only.brief, gain=only.gain)


def _without_answer(decision: Decision) -> str:
    """Return what the text is called that says what happens without an answer."""
    if decision.default == YES:  # a suspended card is cast (702.62a)
        return f"{decision.kind}-yes"
    return BACK if decision.default == BACK else decision.kind


def _title(view: MagicView, labels: Labels, decision: Decision) -> Say:
    """Return the question."""
    values: dict[str, Any] = {"turn": view.turn, "seat": view.active, "step": dashed(view.step)}
    if decision.about.piece is not None:
        values["what"] = labels.aim(decision.about.piece)
    if decision.about.card is not None:
        values["card"] = labels.named(decision.about.card)
    if by_hand.is_asked(decision):
        return Say(text_key("prompt", decision.kind), {**values, **by_hand.title(view, labels, decision)})
    match decision:
        case Pick():
            values["count"], values["least"] = decision.most, decision.least
            values["fixed"] = "yes" if decision.most == decision.least else "no"
        case Distribute():
            values["count"] = decision.total
        case Choose(kind="priority") if view.stack:
            top = view.stack[-1]
            said = {"seat": top.seat, "card": labels.named(top.card), "kind": top.kind}
            return Say(text_key("prompt", "stack"), said)
        case Choose(kind="keep"):
            gone = decision.about.rest
            assert isinstance(gone, Keeping)
            values["mulligans"], values["seat"] = gone.mulligans, view.first
            values["first"] = "you" if view.first == decision.seat else "other"
        case _:
            pass
    return Say(text_key("prompt", decision.kind), values)


def _option(view: MagicView, labels: Labels, decision: Decision, key: str) -> Option:
    if by_hand.is_asked(decision):
        return by_hand.option(decision, key) or _named(labels, key)
    match decision:
        case Choose(kind="main" | "priority"):
            return _act(view, labels, decision.kind, key)
        case Arrange(kind="order"):
            return _trigger(view, labels, decision, key)
        case Choose(kind="replace"):
            return _change(labels, decision, key)
        case Choose(kind="prevent"):
            card = naming.card_of_change(key)
            return Option(key, Say(text_key("option", "prevent"), {"card": labels.named(card)}), "actions")
        case Choose(kind="halves"):
            return Option(key, Say(text_key("option", "halves"), {"mana": symbols(key)}), "actions")
        case Choose(kind="pay_use"):
            return _making(labels, key)
        case Pick(kind="modes"):
            return Option(key, Say(text_key("option", "mode"), {"number": int(key) + 1}), "actions")
        case Choose(kind="pay_help") if key in (AUTOMATIC, MOST):
            return Option(key, Say(text_key("option", "pay_help", key)), "actions")
        case Choose(kind="pay_mana") if key == AUTOMATIC:
            return Option(key, Say(text_key("option", AUTOMATIC)), "actions")
        case Assign() | Distribute() | Choose(kind="legend" | "aim" | "choose_one" | "pay_mana" | "pay_help"):
            return _thing(labels, key)
        case Pick(kind="targets"):
            return _thing(labels, key)
        case Pick() | Arrange() if naming.thing_named(key):
            return _thing(labels, key)
        case Pick() | Arrange():
            return _named(labels, key)
        case _:
            return Option(key, Say(text_key("option", decision.kind, key)), "actions")


def _named(labels: Labels, key: str) -> Option:
    """Return an object that may be chosen, or a card of a hand."""
    if naming.thing_named(key) or naming.is_player(key):
        return _thing(labels, key)
    card = labels.named(key)
    return Option(key, Say(text_key("card"), {"card": card}), "hand", card=card["id"])


def _thing(labels: Labels, key: str) -> Option:
    """Return an object or a player that may be chosen, or that nothing is."""
    if key == NO_TARGET:
        return Option(key, Say(text_key("option", NO_TARGET)), "actions")
    perm = labels.perm(key)
    if perm is not None:
        return foreseen(Option(key, labels.aim(key), "permanents", card=perm.card), previews.size(perm))
    lying, item = labels.lying(key), labels.item(key)
    found = lying or item
    if found is None:
        return Option(key, labels.aim(key), "players")
    return Option(key, labels.aim(key), "stack" if item is not None else "lying", card=found.card)


def _change(labels: Labels, decision: Choose, key: str) -> Option:
    """Return something that would replace what happens, with its number where several are called the same."""
    card = naming.card_of_change(key)
    alike = [each for each in decision.keys if naming.card_of_change(each) == card]
    values: dict[str, Any] = {"nth": alike.index(key) + 1 if len(alike) > 1 else 0}
    if not card:
        return Option(key, Say(text_key("option", "shield"), values), "actions")
    values["card"] = labels.named(card)
    return Option(key, Say(text_key("option", "replace"), values), "actions", card=card)


def _trigger(view: MagicView, labels: Labels, decision: Arrange, key: str) -> Option:
    """Return an ability that waits for its place on the stack, and what has set it off, if that is known."""
    mine = [each for each in view.waiting if each.seat == decision.seat]
    item = dict(zip(triggers.keys(mine), mine, strict=True))[key]
    what, that = naming.thing(item.source), naming.thing(item.that)
    name = labels.aim(what) if labels.perm(what) else Say(text_key("card"), {"card": labels.named(item.card)})
    number = labels.ability(item.text, item.place) if item.text == item.card else 0
    values: dict[str, Any] = {"what": name, "number": number}
    cause = labels.card_of(that) if item.that not in (0, item.source) else None
    if cause is None:
        return Option(key, Say(text_key("option", "ability"), values), "actions", card=item.card)
    values["cause"] = labels.named(cause)
    return Option(key, Say(text_key("option", "ability_by"), values), "actions", card=item.card)


def _making(labels: Labels, key: str) -> Option:
    """Return a mana ability that may be used while something is paid for, and what it is paid with."""
    use = naming.made(key)
    values: dict[str, Any] = {
        "what": labels.thing(use.what), "mana": labels.mana(use), "price": dashed(labels.price(use)),
        "picked": tuple(map(labels.thing, use.picked)),
    }  # fmt: skip
    return Option(key, Say(text_key("option", "make"), values), "use", card=labels.card_of(use.what))


def _act(view: MagicView, labels: Labels, kind: str, key: str) -> Option:
    """Return what is done with priority."""
    if key == PASS:
        return _pass(view, kind)
    act = naming.acted(key)
    if act.verb in ("mend", "object"):
        return Option(key, Say(text_key("option", "by_hand", act.verb)), "actions")
    if act.verb in ("ability", "trigger", "remind"):
        thing = naming.thing(act.thing)
        label = Say(text_key("option", "by_hand", act.verb), {"what": labels.aim(thing)})
        return Option(key, label, "by-hand", card=labels.card_of(thing))
    if act.verb == "up":
        return _turn_up(labels, key)
    if act.verb == "cast" and (found := labels.way(act)) is not None:
        return _cast_so(labels, key, act, *found)
    if act.thing or act.verb == "use":
        return _use(labels, key, act)
    card = act.card or view.sides[view.seat or 0].command[0].card
    verb = act.verb if act.card else f"{act.verb}_noble"
    label, name = Say(text_key("option", verb), {"card": labels.named(card)}), alone(labels.named(card))
    button = name if act.verb in ("land", "cast") else label
    group = "land" if act.verb == "land" else "cast"
    return Option(key, label, group, card=card, button=button, gain=labels.value(card))


def _cast_so(labels: Labels, key: str, act: naming.Act, card: str, way: CastWay) -> Option:
    """Return a card that can be cast in another way, with what it costs so; of two alike, which it is."""
    called = labels.aim(naming.thing(act.thing)) if act.thing else labels.named(card)
    values: dict[str, Any] = {"card": called, "way": dashed(way.word)}
    label = Say(text_key("option", "cast_so"), {**values, "cost": labels.price_of_way(way)})
    button = Say(text_key("button", "cast_so"), values)
    return Option(key, label, "cast", card=card, button=button, gain=labels.value(card))


def _pass(view: MagicView, kind: str) -> Option:
    """Return to pass; where mana lies in the pool, that it will be lost unless something resolves (500.5)."""
    seat = view.seat or 0
    spare = sum(number for _, number in view.sides[seat].mana)
    values = {"step": dashed(view.step)}
    if spare and not view.stack:
        label = Say(text_key("option", f"{_PASSES[kind]}_mana"), {**values, "count": spare})
        return Option(PASS, label, "actions")
    return Option(PASS, Say(text_key("option", _PASSES[kind]), values), "actions")


def _turn_up(labels: Labels, key: str) -> Option:
    """Return what lies face down and may be turned up."""
    perm = labels.perm(naming.thing(naming.acted(key).thing))
    assert perm is not None
    return Option(key, Say(text_key("option", "up"), {"what": labels.under(perm)}), "use", perm.under)


def _use(labels: Labels, key: str, act: naming.Act) -> Option:
    """Return what is done with an object, or with an ability of a card of the hand."""
    if not act.thing:
        values = {"card": labels.named(act.card), "number": labels.ability(act.card, act.place)}
        return Option(key, Say(text_key("option", "use_card"), values), act.verb, card=act.card)
    thing = naming.thing(act.thing)
    found = labels.perm(thing) or labels.lying(thing)
    assert found is not None
    number = labels.ability(found.card, act.place) if act.verb == "use" and not act.giver else 0
    values: dict[str, Any] = {"what": labels.aim(thing), "number": number}
    if act.giver:
        values |= {"giver": labels.named(act.giver), "number": labels.given(act.giver, act.place)}
        return Option(key, Say(text_key("option", "use_given"), values), act.verb, card=found.card)
    if act.verb != "use":
        label = Say(text_key("option", "cast_open"), values)
        return Option(key, label, act.verb, card=found.card, button=labels.aim(thing))
    label, button = (Say(text_key(kind, "use"), values) for kind in ("option", "button"))
    return Option(key, label, act.verb, card=found.card, button=button)
