"""Alt texts: what the pictures show, for those who hear them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.noxtalia.seat.view import NoxtaliaView
from render.noxtalia import phrases
from render.noxtalia.cards import Cards
from render.noxtalia.hand import dearer, groups, in_order, playable
from render.noxtalia.words import own_side, seating
from render.shared.speech import SpeechText
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
    can = ", ".join(map(cards.name, in_order(list(playable(view)), cards)))
    now = say("nx-picture-playable-now", what=can) if can else ""
    costs = phrases.costs(dearer(view), cards)
    return [first, now, *costs, *rest, say("nx-picture-own-spirits", what=spirits)]
