"""Phrases that say what the picture shows, for the alt text and the text board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engines.dueling_nobles.seat.view import DuellistView, DuelView, NoblesView, NobleView, SeatView
from render.dueling_nobles.words import Use, house_rules, phase_text, stalling, subject
from render.shared.speech import SpeechText

_SIGNS = {"H": "♥", "D": "♦", "C": "♣", "S": "♠"}


def cards(ids: Iterable[str], speech: SpeechText) -> str:
    """List cards by their short names."""
    return ", ".join(speech.card(card) for card in ids)


def uses(found: Mapping[str, Use], speech: SpeechText) -> list[str]:
    """Say which cards of a hand are good for something now, and what their suits add."""
    if not found:
        return []
    told = [
        f"{speech.card(card)} +{use.bonus}" if use.bonus else speech.card(card) for card, use in found.items()
    ]
    boost = any(use.said == "boost" for use in found.values())
    return [speech.say("pic-hand-now", use="boost" if boost else "duel", what=", ".join(told))]


def lowered(text: str) -> str:
    """Put a label into the middle of a sentence."""
    return text[0].lower() + text[1:]


def heading(view: NoblesView, names: Sequence[str], speech: SpeechText) -> list[str]:
    """Say which game and which turn; and whose it is when the phase does not tell."""
    parts = [speech.say("pic-title")]
    if view.options.best_of_three:
        parts.append(lowered(speech.say("pic-game", game=view.game_number)))
    if view.turn:
        turn = lowered(speech.say("pic-turn", turn=view.turn))
        told = view.active is None or view.result is not None or subject(view) == view.active
        parts.append(turn if told else f"{turn} ({names[view.active or 0]})")
    return parts


def phase(view: NoblesView, names: Sequence[str], speech: SpeechText) -> str:
    """Say what is going on."""
    seat = subject(view)
    return phase_text(view, speech, "" if seat is None else names[seat])


def holdings(view: NoblesView, side: SeatView, speech: SpeechText) -> list[str]:
    """Say what a player has beside nobles."""
    parts = [
        speech.say("pic-resources", count=side.resources),
        speech.say("pic-hand-size", count=side.hand_size),
    ]
    if side.shown:
        parts.append(speech.say("pic-shown", what=cards(side.shown, speech)))
    parts += _used(side.used_suits, speech)
    if view.options.best_of_three:
        parts.append(speech.say("pic-wins", count=side.wins))
    return parts


def purse(resources: int, used: Sequence[str], speech: SpeechText) -> list[str]:
    """Say what a player can spend, and which suit abilities are used up."""
    return [speech.say("pic-resources", count=resources), *_used(used, speech)]


def _used(suits: Sequence[str], speech: SpeechText) -> list[str]:
    signs = "".join(_SIGNS[suit] for suit in _SIGNS if suit in suits)
    return [speech.say("pic-used", what=signs)] if signs else []


def nobles(view: NoblesView, side: SeatView, speech: SpeechText) -> list[str]:
    """Describe the nobles of a courtyard, or those being picked from."""
    if side.courtyard:
        return [noble(one, speech) for one in side.courtyard]
    if view.phase == "pick":
        if side.dealt is None:
            return [speech.say("pic-dealt-hidden", count=6)]
        return [speech.say("pic-picks-from", what=cards(side.dealt, speech))]
    return [speech.say("pic-no-nobles")]


def noble(one: NobleView, speech: SpeechText) -> str:
    """Describe a noble: strength, Queen's bonus, boost, wounds."""
    strength = f"{speech.card(one.card)} {one.strength}"
    if one.bonus:
        strength += f" +{one.bonus}"
    if one.boost:
        strength += f" +{one.boost[:-1]} ({speech.card(one.boost)})"
    parts = [strength, speech.say("pic-wounds", wounds=one.wounds, limit=one.limit)]
    if one.taxed:
        parts.append(speech.say("pic-taxed"))
    return ", ".join(parts)


def duellist(one: DuellistView, speech: SpeechText) -> str:
    """Say a duellist's arithmetic."""
    text = f"{speech.card(one.card)} {one.base}"
    text += "".join(f" +{number}" for number in (one.queen, one.boost) if number)
    parts = [text]
    if one.dice:
        parts.append(speech.say("pic-dice", what=" + ".join(str(value) for value in one.dice)))
    if one.subtotal is not None:
        parts.append(speech.say("pic-subtotal", number=one.subtotal))
    if one.cards:
        bonus = f" (+{one.suit_bonus})" if one.suit_bonus else ""
        parts.append(speech.say("pic-plays", what=cards(one.cards, speech) + bonus))
    elif one.cards is not None:
        parts.append(speech.say("pic-plays-none"))
    if one.total is not None:
        parts.append(speech.say("pic-total", number=one.total))
    return ", ".join(parts)


def duel_heading(duel: DuelView, speech: SpeechText) -> str:
    """Say whether the duel is going on, and whether it was redirected."""
    text = speech.say("pic-duel-last" if duel.over else "pic-duel-now")
    if duel.redirected_from:
        text += f" ({speech.say('pic-redirected', what=speech.card(duel.redirected_from))})"
    return text


def verdict(duel: DuelView, names: Sequence[str], speech: SpeechText) -> str:
    """Say how a duel ended; empty while it is open."""
    if not duel.over:
        return ""
    if duel.winner is None:
        parts = [speech.say("pic-duel-tied")]
    else:
        parts = [speech.say("pic-duel-won", name=names[duel.winner])]
    hurt = [card for card in duel.wounded if card not in duel.died]
    if hurt:
        parts.append(speech.say("pic-wounded", what=cards(hurt, speech)))
    if duel.died:
        parts.append(speech.say("pic-died", what=cards(duel.died, speech)))
    text = ", ".join(parts)
    return text[0].upper() + text[1:]


def decks(view: NoblesView, speech: SpeechText) -> str:
    """Say how large the decks are and what lies on the discard pile."""
    text = speech.say(
        "pic-decks",
        court=view.noble_deck_size,
        numbers=view.number_deck_size,
        discard=len(view.discard),
    )
    if view.discard:
        text += speech.say("pic-discard-top", what=speech.card(view.discard[-1]))
    return text


def extras(view: NoblesView, speech: SpeechText) -> list[str]:
    """Say what is there only sometimes: open draft, stalling, house rules."""
    lines: list[str] = []
    if view.draft:
        lines.append(speech.say("pic-drafted-from", what=cards(view.draft, speech)))
    stall = stalling(view)
    if stall:
        text = speech.say("pic-stalling", turns=stall[0], limit=stall[1])
        lines.append(f"{text}, {speech.say('pic-may-claim')}" if view.may_claim_draw else text)
    rules = house_rules(view.options, speech)
    if rules:
        lines.append(speech.say("pic-rules-are", what=", ".join(map(lowered, rules))))
    return lines
