"""Phrases that say what the pictures show, for alt texts and the text board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import IntEnum

from engines.neo_noble.language.pack import Noble
from engines.neo_noble.seat.doable import doable
from engines.neo_noble.seat.view import (
    BattleView,
    EventView,
    LaneView,
    NeoNobleView,
    SideView,
    SlotView,
    SpiritView,
)
from engines.neo_noble.table import keys as naming
from render.neo_noble.cards import Cards, kind_of, label_of, text_word
from render.neo_noble.lasting import all_lasting, told
from render.neo_noble.strip_model import ShownLane, ShownSide
from render.neo_noble.words import (
    REAPS,
    attacks_left,
    columns,
    defence,
    headline,
    lane_name,
    near_seat,
    number,
    signed,
    subject,
    used_texts,
    waiting,
)


class Detail(IntEnum):
    """How much is told; each says what it has beside those before it."""

    BARE = 0
    """Totals and Active Spirits."""
    BLOCKS = 1
    """Which cards Blocked."""
    LINKS = 2
    """Covered Spirits."""
    USES = 3
    """Attacks left, abilities, what has been used."""
    WHOLE = 4
    """Printed numbers where present ones differ."""


def heading(view: NeoNobleView, cards: Cards) -> list[str]:
    """Say which game and turn; between games only which one comes next, and in the setup there is no turn."""
    say = cards.speech.say
    parts = [say("nn-picture-title")]
    if view.stage == "exchange":
        return [*parts, say("nn-picture-next-game", game=view.game_number)]
    if view.options.best_of > 1:
        parts.append(say("nn-picture-game-told", game=view.game_number))
    if view.turn:
        parts.append(say("nn-picture-turn", turn=view.turn))
    return parts


def going_on(view: NeoNobleView, names: Sequence[str], cards: Cards) -> str:
    """Say whose turn it is and what is being done."""
    won = view.result is not None and view.result.winners
    return (" " if won else " – ").join(headline(view, names[subject(view)], cards.speech))


def events(view: NeoNobleView, names: Sequence[str], cards: Cards, detail: Detail) -> str:
    """Say what is being resolved, or may be answered, beside an attack, with its numbers in the picture."""
    found = waiting(view)
    shown = found if detail >= Detail.LINKS else found[: 1 + detail]
    told = [f"{place + 1}. {_event(one, names, cards)}" for place, one in enumerate(shown)]
    told += [f"+{len(found) - len(shown)}"] if len(found) > len(shown) else []
    return cards.speech.say("nn-picture-break").join(told)


def _event(one: EventView, names: Sequence[str], cards: Cards) -> str:
    kind = one.kind.replace("_", "-")
    what = cards.speech.say("nn-picture-event", kind=kind, count=one.number)
    card = "" if one.card is None else f"{cards.name(one.card)}, "
    return cards.speech.say("nn-picture-titled", title=f"{card}{names[one.seat]}", text=what)


def doings(view: NeoNobleView, cards: Cards) -> Iterator[str]:
    """Say what on the table the viewer can use now, and which lanes can attack: the rings of that board."""
    if view.seat is None:
        return
    found, side = doable(view), view.sides[view.seat]
    used = [cards.name(side.noble)] if naming.NOBLE in found.bearers else []
    for lane in (lane for each in view.sides for lane in each.lanes):
        used += [cards.name(one.card) for one in lane.spirits if one.key in found.bearers]
    yield now("use", used, cards)
    yield now("attack", (lane_name(lane, cards.speech) for lane in sorted(found.lanes)), cards)


def now(do: str, what: Iterable[str], cards: Cards) -> str:
    """Say with what something can be done now, if with anything."""
    told = ", ".join(what)
    return cards.speech.say("nn-picture-now", do=do, what=told) if told else ""


def coins(view: NeoNobleView, names: Sequence[str], cards: Cards) -> str:
    """Say who holds which Dominance coin; lanes are named as the side below calls them."""
    say = cards.speech.say
    told: list[str] = []
    for column in columns(view):
        coin = view.coins[column.coin]
        state = say("nn-picture-coin-state", state="ready" if coin.ready else "spent").lower()
        held = (
            say("nn-picture-coin-neutral").lower() if coin.holder < 0 else f"{names[coin.holder]} ({state})"
        )
        told.append(f"{lane_name(column.near, cards.speech)} {held}")
    text = ", ".join(told)
    if len(set(names)) == len(names):
        text = say("nn-picture-as-seen", text=text, name=names[near_seat(view)])
    return say("nn-picture-titled", title=say("nn-picture-dominance"), text=text)


def holdings(view: NeoNobleView, side: SideView, cards: Cards) -> list[str]:
    """Say what a side has beside its Noble, its Channel and its lanes."""
    say = cards.speech.say
    parts = [
        say("nn-picture-reaped", count=len(side.reaped), most=REAPS),
        say("nn-picture-hand-size", count=side.hand_size),
        say("nn-picture-deck", count=side.deck_size),
        say("nn-picture-grave", count=len(side.grave)),
        say("nn-picture-banished", count=len(side.banished)),
        say("nn-picture-lingering", count=side.lingering),
    ]
    if side.bargain:
        parts.append(say("nn-picture-bargain"))
    if view.options.best_of > 1:
        parts.append(say("nn-picture-wins", count=side.wins))
    return parts


def standing(side: ShownSide, cards: Cards) -> list[str]:
    """Say how a player in a strip stands."""
    say, (ready, lingering) = cards.speech.say, side.souls
    parts = [
        say("nn-picture-reaped", count=side.reaped, most=REAPS),
        say("nn-picture-hand-size", count=side.hand),
        f"{say('nn-picture-channel')} {ready}",
        say("nn-picture-lingering", count=lingering),
    ]
    return [*parts, *([say("nn-picture-bargain")] if side.bargain else [])]


def lane_shown(shown: ShownLane, cards: Cards) -> str:
    """Describe a side of a lane in a strip: totals, the Active Spirit."""
    say, one = cards.speech.say, shown.lane
    totals = say(
        "nn-picture-totals",
        lane=lane_name(shown.number, cards.speech),
        power=number(one.power),
        resolve=number(one.resolve),
        left=one.attacks,
        most=one.allowed,
        count=len(one.spirits),
        capacity=shown.capacity,
        uses="no",
    )
    if not one.spirits:
        return say("nn-picture-titled", title=totals, text=say("nn-picture-lane-empty").lower())
    active = one.spirits[-1]
    told = f"{cards.name(active.card)} {number(active.power)}/{number(active.resolve)}"
    return say("nn-picture-titled", title=totals, text=told)


def noble(view: NeoNobleView, side: SideView, cards: Cards, detail: Detail) -> str:
    """Name a side's Noble, its abilities, and what of them has been used."""
    say = cards.speech.say
    name = cards.name(side.noble)
    if side.noble_silenced:
        name = f"{name} ({say('nn-picture-silenced')})"
    if detail < Detail.USES:
        return name
    told: list[str] = []
    for place, text in enumerate(cards.find(side.noble).texts):
        label = label_of(text, cards.speech)
        word = text_word(text.type, cards.speech)
        if place in used_texts(view, side.noble_used):
            word = say("nn-picture-used", text=word)
        told.append(f"{label} ({word})" if text.label is not None else word)
    return say("nn-picture-titled", title=name, text=", ".join(told))


def channel(side: SideView, cards: Cards) -> str:
    """Say what lies in a Channel, slot by slot."""
    say = cards.speech.say
    if not any(side.channel):
        return say("nn-picture-titled", title=say("nn-picture-channel"), text=say("nn-picture-slot-empty"))
    told = ", ".join(slot(one, cards) for one in side.channel)
    return say("nn-picture-titled", title=say("nn-picture-channel"), text=told)


def slot(one: SlotView | None, cards: Cards, own: bool = False) -> str:
    """Describe a Channel slot; a face-down card is named only to who may know it."""
    say = cards.speech.say
    if one is None:
        return say("nn-picture-slot-empty")
    state = say("nn-picture-slot", state="ready" if one.ready else "spent")
    if one.card is not None and (one.face_up or own):
        return f"{cards.name(one.card)} ({state})"
    return state


def spirit(view: NeoNobleView, one: SpiritView, cards: Cards, detail: Detail) -> str:
    """Describe a Spirit with its present numbers."""
    say = cards.speech.say
    found = cards.spirit(one.card)
    text = f"{cards.name(one.card)} {number(one.power)}/{number(one.resolve)}"
    marks: list[str] = []
    if detail is Detail.WHOLE and (one.power, one.resolve) != (found.power, found.resolve):
        printed = f"{number(found.power)}/{number(found.resolve)}"
        marks.append(say("nn-picture-printed", numbers=printed))
    if one.owner is not None:
        marks.append(say("nn-picture-taken"))
    if one.silenced:
        marks.append(say("nn-picture-silenced"))
    for place, text_ in enumerate(found.texts):
        if detail >= Detail.USES and place in used_texts(view, one.used) and text_.type != "on_summon":
            marks.append(say("nn-picture-used", text=text_word(text_.type, cards.speech)))
    return f"{text} ({', '.join(marks)})" if marks else text


def lane(view: NeoNobleView, place: int, one: LaneView, cards: Cards, detail: Detail) -> str:
    """Describe one side of a lane: totals, attacks left, the Active Spirit, the covered ones downwards."""
    say = cards.speech.say
    totals = say(
        "nn-picture-totals",
        lane=lane_name(place, cards.speech),
        power=number(one.power),
        resolve=number(one.resolve),
        left=attacks_left(one),
        most=one.attacks_allowed,
        count=len(one.spirits),
        capacity=one.capacity,
        uses="yes" if detail >= Detail.USES else "no",
    )
    if not one.spirits:
        return say("nn-picture-titled", title=totals, text=say("nn-picture-lane-empty").lower())
    *covered, active = one.spirits
    told = spirit(view, active, cards, detail)
    if covered and detail >= Detail.LINKS:
        under = ", ".join(spirit(view, each, cards, detail) for each in reversed(covered))
        told = say("nn-picture-over", active=told, covered=under)
    return say("nn-picture-titled", title=totals, text=told)


def battle(one: BattleView, names: Sequence[str], cards: Cards, detail: Detail) -> list[str]:
    """Tell an attack: from where, against where, its arithmetic, the cards that Blocked, the outcome."""
    say = cards.speech.say
    told = say(
        "nn-picture-attack-told",
        last="no" if one.success is None else "yes",
        name=names[one.attacker.seat],
        lane=lane_name(one.attacker.lane, cards.speech),
        power=number(one.power),
        other=names[one.defender.seat],
        against=lane_name(one.defender.lane, cards.speech),
    )
    resolve = number(one.resolve)
    if one.raised:
        resolve = f"{resolve} {signed(one.raised)} = {number(defence(one))}"
    parts = [told, say("nn-picture-against-told", sum=resolve)]
    if one.blocked and detail < Detail.BLOCKS:
        parts.append(say("nn-picture-blocked", count=len(one.blocked)))
    elif one.blocked:
        parts.append(say("nn-picture-blocked-told", what=", ".join(cards.name(card) for card in one.blocked)))
    if one.success is None:
        parts.append(say("nn-picture-battle-step", step=one.step).lower())
    else:
        parts.append(say("nn-picture-outcome", success="yes" if one.success else "no"))
    return parts


def lasting(view: NeoNobleView, names: Sequence[str], cards: Cards) -> list[str]:
    """Say what holds for a while, and what is put off, the latest first."""
    return [told(one, cards) for one in all_lasting(view, names, cards)]


def held(card: str, cards: Cards) -> str:
    """Describe a card in a hand."""
    found = cards.find(card)
    if isinstance(found, Noble):
        return cards.name(card)
    return cards.speech.say(
        "nn-picture-hand-card",
        name=cards.name(card),
        kind=cards.speech.say("nn-picture-kind", kind=kind_of(found)),
        cost=found.cost,
        power=number(found.power),
        resolve=number(found.resolve),
    )


def named(card: str, cards: Cards) -> str:
    """Name a card."""
    return cards.name(card)
