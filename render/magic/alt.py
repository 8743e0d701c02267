"""Alt texts: what the pictures show, for those who hear them."""

from __future__ import annotations

from collections.abc import Sequence

from engines.magic.seat.view import MagicView
from render.magic import phrases
from render.magic.board_model import BoardModel
from render.magic.cards import Cards
from render.magic.hand import HandSeen
from render.magic.strip_model import Shown, ShownCard, shown
from render.shared.speech import SpeechText
from render.shared.strip import Strip
from render.shared.telling import fullest, short_name

_MANY = 30
"""So many cards of a hand are named where there is no room for all."""


def board_alt(view: MagicView, names: Sequence[str], speech: SpeechText) -> str:
    """Describe the board, the most important things first, as exactly as there is room."""
    cards, seen = Cards.of(view.options, speech), BoardModel.of(view)
    short = [short_name(name) for name in names]
    return fullest(_sentences(seen, short, cards, detail) for detail in phrases.DETAILS)


def _sentences(seen: BoardModel, names: Sequence[str], cards: Cards, detail: int) -> list[str]:
    say = cards.speech.say
    stop = say("mn-picture-break")
    sentences = [", ".join(phrases.headline(seen, names, cards))]
    waits = stop.join(phrases.stack(seen, names, cards, detail))
    sentences.append(say("mn-picture-stack-told", what=waits) if waits else "")
    for seat in seen.seating:
        side = seen.sides[seat]
        parts = [
            ", ".join(phrases.holdings(seen, side, cards, detail)),
            *phrases.control(side, cards, detail),
        ]
        sentences.append(say("mn-picture-titled", title=names[seat], text=stop.join(parts)))
    return sentences


def hand_alt(view: MagicView, names: Sequence[str], speech: SpeechText) -> str:
    """Describe the viewer's hand, their Noble and what else they alone know, as exactly as there is room."""
    cards, hand = Cards.of(view.options, speech), HandSeen.of(view)
    short = [short_name(name) for name in names]
    tellings = ((True, len(hand.held)), (False, len(hand.held)), (False, _MANY), (False, _MANY // 2))
    return fullest(_hand(hand, short, cards, exactly, most) for exactly, most in tellings)


def strip_alt(strip: Strip, names: Sequence[str], speech: SpeechText) -> str:
    """Describe a strip: what resolves next, how the players stand, their creatures, the cards."""
    cards, found = Cards.of(strip.view.options, speech), shown(strip)
    short = [short_name(name) for name in names]
    return fullest(_strip(found, short, cards, detail) for detail in phrases.DETAILS)


def _strip(found: Shown, names: Sequence[str], cards: Cards, detail: int) -> list[str]:
    say = cards.speech.say
    sentences: list[str] = []
    if found.entry is not None:
        sentences.append(say("mn-picture-stack-told", what=f"{found.entry[0]}. {cards.name(found.entry[1])}"))
    for side in found.sides:
        told = ", ".join(phrases.standing(side, cards))
        pieces = phrases.standing_there(side, cards, detail)
        text = f"{told}{say('mn-picture-break')}{pieces}" if pieces else told
        sentences.append(say("mn-picture-titled", title=names[side.seat], text=text))
    for held in (True, False):
        here = [one for one in found.cards if one.held is held]
        told = ", ".join(_told(one, cards, exactly=detail >= phrases.SHORT) for one in here)
        count = sum(one.many for one in here)
        sentences.append(say("mn-picture-hand-holds", count=count, what=told) if told and held else told)
    return sentences if any(sentences) else [say("mn-picture-hand-nothing")]


def _told(one: ShownCard, cards: Cards, *, exactly: bool) -> str:
    say, cost = cards.speech.say, cards.model(one.card).cost
    parts = [cost] if cost and exactly else []
    parts += [say("mn-picture-noble").lower()] if one.noble else []
    parts += [say("mn-picture-playable")] if one.ringed and (one.held or one.noble) else []
    name = cards.name(one.card) + (f" ×{one.many}" if one.many > 1 else "")
    return f"{name} ({', '.join(parts)})" if parts else name


def _hand(hand: HandSeen, names: Sequence[str], cards: Cards, exactly: bool, most: int) -> list[str]:
    say = cards.speech.say

    def told(card: str, playable: bool, shown: bool) -> str:
        parts = [say("mn-picture-playable")] if playable else []
        parts += [say("mn-picture-shown")] if shown else []
        if exactly:
            cost = cards.model(card).cost
            parts = ([cost] if cost else []) + parts
        return cards.name(card) + (f" ({', '.join(parts)})" if parts else "")

    what = ", ".join(told(*held) for held in hand.held[:most])
    what += f" +{len(hand.held) - most}" if len(hand.held) > most else ""
    first = (
        say("mn-picture-hand-holds", count=len(hand.held), what=what)
        if what
        else say("mn-picture-hand-nothing")
    )
    sentences = [first]
    if hand.noble.card:
        own = phrases.noble(hand.noble, cards)
        sentences.append(f"{own} ({say('mn-picture-playable')})" if hand.castable else own)
    for shelf in hand.shelves:
        title = say("mn-picture-shelf", what=shelf.what, name=names[1 - hand.seat])
        held = (cards.name(card) + (f" ×{many}" if many > 1 else "") for card, many in shelf.cards)
        sentences.append(say("mn-picture-titled", title=title, text=", ".join(held)))
    return sentences
