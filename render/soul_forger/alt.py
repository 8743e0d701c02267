"""Alt texts: what the pictures show, for those who hear them."""

from __future__ import annotations

from collections.abc import Sequence

from engines.soul_forger.seat.view import SoulForgerView
from render.shared.groups import Group
from render.shared.speech import SpeechText
from render.shared.strip import Strip
from render.shared.telling import fullest, short_name
from render.soul_forger import phrases
from render.soul_forger.cards import Cards, kind_line
from render.soul_forger.hand import groups, in_order, playable, told_apart
from render.soul_forger.strip_model import ShownCard, shown
from render.soul_forger.words import piece_of, seating, stack

_MANY = 30
"""So many cards of a hand are named where there is no room for all."""


def board_alt(view: SoulForgerView, names: Sequence[str], speech: SpeechText) -> str:
    """Describe the board, the most important things first, as exactly as there is room."""
    cards = Cards.of(view.options, speech)
    short = [short_name(name) for name in names]
    return fullest(_sentences(view, short, cards, detail) for detail in phrases.DETAILS)


def _sentences(view: SoulForgerView, names: Sequence[str], cards: Cards, detail: int) -> list[str]:
    say = cards.speech.say
    stop = say("sf-picture-break")
    sentences = [", ".join(phrases.heading(view, names, cards)), phrases.combat(view, names, cards)]
    added = stop.join(phrases.flow(view, names, cards, detail))
    sentences.append(say("sf-picture-flow", what=added) if added else "")
    for seat in seating(view):
        side = view.sides[seat]
        parts = [", ".join(phrases.holdings(side, cards, detail))]
        parts += phrases.control(view, side, cards, detail) if side.living else []
        sentences.append(say("sf-picture-titled", title=names[seat], text=stop.join(parts)))
    return sentences


def hand_alt(view: SoulForgerView, names: Sequence[str], speech: SpeechText) -> str:
    """Describe the viewer's hand and what else they alone know, as exactly as there is room."""
    cards = Cards.of(view.options, speech)
    own, *others = groups(view, [short_name(name) for name in names], cards)
    now = in_order(playable(view), cards.catalogue)
    tellings = ((True, own.size), (False, own.size), (False, _MANY), (False, _MANY // 2))
    return fullest(_hand(own, others, now, cards, exactly, most) for exactly, most in tellings)


def strip_alt(strip: Strip, names: Sequence[str], speech: SpeechText) -> str:
    """Describe a strip: who fights, how the players stand, the cards, as exactly as there is room."""
    cards = Cards.of(strip.view.options, speech)
    short = [short_name(name) for name in names]
    tellings = ((phrases.FULL, True), (phrases.SHORT, True), (phrases.SHORT, False), (1, False), (0, False))
    return fullest(_strip(strip, short, cards, *telling) for telling in tellings)


def _strip(strip: Strip, names: Sequence[str], cards: Cards, detail: int, exactly: bool) -> list[str]:
    found, view, say = shown(strip), strip.view, cards.speech.say
    stop = say("sf-picture-break")
    sentences = [phrases.combat(view, names, cards)] if found.with_field else []
    if found.entry is not None:
        sentences.append(say("sf-picture-flow", what=phrases.entry(view, stack(view)[0], names, cards)))
    for side in found.sides if found.with_field else [side for side in found.sides if side.own]:
        told = [", ".join(phrases.standing(view.sides[side.seat], cards))]
        if side.pieces:
            pieces = [piece for one in side.pieces if (piece := piece_of(view, one.piece)) is not None]
            told.append(", ".join(phrases.fighter(piece, cards, detail) for piece in pieces))
        sentences.append(say("sf-picture-titled", title=names[side.seat], text=stop.join(told)))
    for held in (True, False):
        what = [_counted(one, cards, exactly) for one in found.cards if one.held is held]
        count = sum(one.count for one in found.cards if one.held is held)
        if what and held:
            sentences.append(say("sf-picture-hand-holds", count=count, what=", ".join(what)))
        else:
            sentences.append(", ".join(what))
    now = in_order({one.card for one in found.cards if one.ringed} & playable(view), cards.catalogue)
    sentences.append(say("sf-picture-playable-now", what=", ".join(map(cards.name, now))) if now else "")
    return sentences


def _counted(one: ShownCard, cards: Cards, exactly: bool) -> str:
    name = cards.name(one.card)
    if one.count > 1:
        name = f"{name} {cards.speech.say('sf-picture-times', count=one.count)}"
    if not exactly:
        return name
    return f"{name} ({kind_line(cards.find(one.card), cards.catalogue.definitions, cards.speech)})"


def _hand(
    own: Group, others: Sequence[Group], now: Sequence[str], cards: Cards, exactly: bool, most: int
) -> list[str]:
    say = cards.speech.say

    def told(entry: str, exactly: bool = False) -> str:
        card, beside = told_apart(entry)
        name = f"{cards.name(card)} {beside}" if beside else cards.name(card)
        if not exactly:
            return name
        kind = kind_line(cards.find(card), cards.catalogue.definitions, cards.speech)
        return f"{name} ({kind})"

    what = ", ".join(told(card, exactly) for card in own.cards[:most])
    what += f" +{own.size - most}" if own.size > most else ""
    first = (
        say("sf-picture-hand-holds", count=own.size, what=what) if what else say("sf-picture-hand-nothing")
    )
    rest = [
        say("sf-picture-titled", title=group.title, text=", ".join(map(told, group.cards)))
        for group in others
        if group.cards
    ]
    can = ", ".join(map(cards.name, now))
    return [first, say("sf-picture-playable-now", what=can) if can else "", *rest]
