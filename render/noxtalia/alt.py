"""Alt texts: what the pictures show, for those who hear them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.noxtalia.language.pack import FULL_PM
from engines.noxtalia.seat.view import NoxtaliaView
from render.noxtalia import phrases
from render.noxtalia.cards import Cards
from render.noxtalia.hand import dearer, groups, in_order, playable
from render.noxtalia.strip_model import shown
from render.noxtalia.words import own_side, seating
from render.shared.speech import SpeechText
from render.shared.strip import Strip
from render.shared.telling import fullest, short_name


def board_alt(view: NoxtaliaView, names: Sequence[str], speech: SpeechText) -> str:
    """Describe the board, the most important things first, as exactly as there is room."""
    cards = Cards.of(view.options, speech)
    names = [short_name(name) for name in names]
    return fullest(_sentences(view, names, cards, detail) for detail in (2, 1, 0))


def _sentences(view: NoxtaliaView, names: Sequence[str], cards: Cards, detail: int) -> list[str]:
    stop = cards.speech.say("nx-picture-break")
    sentences = [", ".join(phrases.heading(view, cards)), phrases.going_on(view, names, cards)]
    if view.attack is not None:
        sentences.append(stop.join(phrases.attack(view, view.attack, names, cards)))
    sentences += phrases.in_use(view, cards)
    for seat in seating(view):
        side = view.sides[seat]
        parts = [", ".join(phrases.holdings(view, side, cards))]
        parts += [phrases.spirit(one, cards, detail) for one in side.spirits]
        title = phrases.title(view, side, names, cards)
        sentences.append(cards.speech.say("nx-picture-titled", title=title, text=stop.join(parts)))
    return sentences


def hand_alt(view: NoxtaliaView, names: Sequence[str], speech: SpeechText) -> str:
    """Describe the viewer's hand and what else they know, as exactly as there is room."""
    cards = Cards.of(view.options, speech)
    names = [short_name(name) for name in names]
    return fullest(_hand_sentences(view, names, cards, tell) for tell in (phrases.held, phrases.named))


def strip_alt(strip: Strip, names: Sequence[str], speech: SpeechText) -> str:
    """Describe a strip: who attacks, the Spirits, the cards, as exactly as there is room."""
    cards = Cards.of(strip.view.options, speech)
    names = [short_name(name) for name in names]
    tellings = ((2, phrases.held), (1, phrases.held), (0, phrases.held), (0, phrases.named))
    return fullest(_strip_sentences(strip, names, cards, *telling) for telling in tellings)


def _strip_sentences(
    strip: Strip, names: Sequence[str], cards: Cards, detail: int, tell: Callable[[str, Cards], str]
) -> list[str]:
    found, view, say = shown(strip), strip.view, cards.speech.say
    sentences: list[str] = []
    if found.blow is not None:
        sentences.append(say("nx-picture-break").join(phrases.attack(view, view.attack, names, cards)))
        sentences.append(phrases.spirit(found.blow.target, cards, detail))
    if found.used is not None:
        sentences.append(say("nx-picture-resolving-told", what=cards.name(found.used)))
    for side in found.sides:
        told = ", ".join(phrases.spirit(one.spirit, cards, detail) for one in side.spirits)
        title = phrases.title(view, view.sides[side.seat], names, cards)
        sentences.append(say("nx-picture-titled", title=title, text=told))
    sentences.append(", ".join(tell(card, cards) for card in found.offered))
    if found.held:
        told = ", ".join(tell(card, cards) for card in found.held)
        sentences.append(say("nx-picture-hand-holds", count=len(found.held), what=told))
    now = ", ".join(map(cards.name, in_order(found.ringed & playable(view), cards.catalogue)))
    sentences.append(say("nx-picture-playable-now", what=now) if now else "")
    sentences += phrases.costs(found.changes, cards)
    sentences.append(say("nx-picture-pm", count=found.pm, most=FULL_PM))
    return sentences


def _hand_sentences(
    view: NoxtaliaView, names: Sequence[str], cards: Cards, tell: Callable[[str, Cards], str]
) -> list[str]:
    say = cards.speech.say
    own, *others = groups(view, names, cards)
    told = ", ".join(tell(card, cards) for card in own.cards)
    first = (
        say("nx-picture-hand-holds", count=own.size, what=told) if told else say("nx-picture-hand-nothing")
    )
    spirits = ", ".join(phrases.spirit(one, cards, 0) for one in own_side(view).spirits)
    rest = [
        say("nx-picture-titled", title=group.title, text=", ".join(tell(card, cards) for card in group.cards))
        for group in others
        if group.cards
    ]
    can = ", ".join(map(cards.name, in_order(playable(view), cards.catalogue)))
    now = say("nx-picture-playable-now", what=can) if can else ""
    costs = phrases.costs(dearer(view), cards)
    return [first, now, *costs, *rest, say("nx-picture-own-spirits", what=spirits)]
