"""Alt texts: what the pictures show, for those who hear them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.neo_noble.seat.doable import doable
from engines.neo_noble.seat.view import NeoNobleView
from render.neo_noble import phrases
from render.neo_noble.cards import Cards
from render.neo_noble.hand import between_games, groups
from render.neo_noble.strip_model import Shown, shown
from render.neo_noble.words import near_seat, own_side
from render.shared.groups import Group
from render.shared.speech import SpeechText, recalled
from render.shared.strip import Strip
from render.shared.telling import fullest, short_name


def board_alt(view: NeoNobleView, names: Sequence[str], speech: SpeechText) -> str:
    """Describe the board, the most important things first, as exactly as there is room."""
    cards = Cards.of(view.options, recalled(speech))
    names = [short_name(name) for name in names]
    return fullest(_sentences(view, names, cards, detail) for detail in reversed(phrases.Detail))


def _sentences(view: NeoNobleView, names: Sequence[str], cards: Cards, detail: phrases.Detail) -> list[str]:
    stop = cards.speech.say("nn-picture-break")
    sentences = [", ".join(phrases.heading(view, cards)), phrases.going_on(view, names, cards)]
    sentences.append(phrases.events(view, names, cards, detail))
    sentences += phrases.doings(view, cards)
    if view.battle is not None:
        sentences.append(stop.join(phrases.battle(view.battle, names, cards, detail)))
    near = near_seat(view)
    for seat in (near, 1 - near):
        side = view.sides[seat]
        parts = [", ".join(phrases.holdings(view, side, cards))]
        parts += [phrases.lane(view, place, lane, cards, detail) for place, lane in enumerate(side.lanes)]
        text = stop.join(parts)
        sentences.append(cards.speech.say("nn-picture-titled", title=names[seat], text=text))
    sentences.append(phrases.coins(view, names, cards))
    for seat in (near, 1 - near):
        side = view.sides[seat]
        parts = [phrases.noble(view, side, cards, detail), phrases.channel(side, cards)]
        text = stop.join(parts)
        sentences.append(cards.speech.say("nn-picture-titled", title=names[seat], text=text))
    return [*sentences, *phrases.lasting(view, names, cards)]


def hand_alt(view: NeoNobleView, names: Sequence[str], speech: SpeechText) -> str:
    """Describe the viewer's hand and what else they know, as exactly as there is room."""
    cards = Cards.of(view.options, recalled(speech))
    names = [short_name(name) for name in names]
    return fullest(_hand_sentences(view, names, cards, tell) for tell in (phrases.held, phrases.named))


def _hand_sentences(
    view: NeoNobleView, names: Sequence[str], cards: Cards, tell: Callable[[str, Cards], str]
) -> list[str]:
    say = cards.speech.say
    side = own_side(view)
    own, *others = found = groups(view, names, cards)
    if between_games(view):
        return [_group(group, cards, tell) for group in found]
    told = ", ".join(tell(card, cards) for card in own.cards)
    first = (
        say("nn-picture-hand-holds", count=own.size, what=told) if told else say("nn-picture-hand-nothing")
    )
    now, slots = doable(view), ", ".join(phrases.slot(slot, cards, own=True) for slot in side.channel)
    held = [card for card in own.cards if card in now.cards]
    lying = [phrases.slot(side.channel[place], cards, own=True) for place in sorted(now.slots)]
    blocks = [card for card in own.cards if card in now.blocks and card not in now.cards]
    rest = [_group(group, cards, tell) for group in others]
    seen = ", ".join(cards.name(card) for card in side.known)
    by = say("nn-picture-known-yours", name=names[1 - side.seat])
    return [
        first,
        phrases.now("play", [*map(cards.name, dict.fromkeys(held)), *lying], cards),
        phrases.now("block", map(cards.name, dict.fromkeys(blocks)), cards),
        say("nn-picture-titled", title=by, text=seen) if seen else "",
        say("nn-picture-titled", title=say("nn-picture-own-channel"), text=slots),
        say("nn-picture-lingering", count=side.lingering),
        *rest,
    ]


def strip_alt(strip: Strip, names: Sequence[str], speech: SpeechText) -> str:
    """Describe a strip: the attack or the lanes, how the players stand, the cards."""
    cards = Cards.of(strip.view.options, recalled(speech))
    found, names = shown(strip), [short_name(name) for name in names]
    return fullest(_strip(found, names, cards, tell) for tell in (phrases.held, phrases.named))


def _strip(found: Shown, names: Sequence[str], cards: Cards, tell: Callable[[str, Cards], str]) -> list[str]:
    say = cards.speech.say
    stop = say("nn-picture-break")
    sentences = [] if found.entry is None else [f"1. {cards.name(found.entry)}"]
    for each in found.columns:
        if each.battle is not None:
            sentences.append(stop.join(phrases.battle(each.battle, names, cards, phrases.Detail.BLOCKS)))
    for side in found.sides:
        parts = [", ".join(phrases.standing(side, cards))]
        lanes = [each.near if side.own else each.far for each in found.columns]
        parts += [phrases.lane_shown(lane, cards) for lane in sorted(lanes, key=lambda lane: lane.number)]
        sentences.append(say("nn-picture-titled", title=names[side.seat], text=stop.join(parts)))
    for held in (True, False):
        here = [one for one in found.cards if one.held is held]
        told = ", ".join(tell(one.card, cards) + (f" ×{one.many}" if one.many > 1 else "") for one in here)
        count = sum(one.many for one in here)
        sentences.append(say("nn-picture-hand-holds", count=count, what=told) if told and held else told)
    for do, blocks in (("play", False), ("block", True)):
        ringed = [one.card for one in found.cards if one.held and one.ringed and one.blocks is blocks]
        sentences.append(phrases.now(do, map(cards.name, ringed), cards))
    return sentences if any(sentences) else [say("nn-picture-hand-nothing")]


def _group(group: Group, cards: Cards, tell: Callable[[str, Cards], str]) -> str:
    say = cards.speech.say
    told = ", ".join(tell(card, cards) for card in group.cards)
    return say("nn-picture-titled", title=group.title, text=told or say("nn-picture-hand-empty").lower())
