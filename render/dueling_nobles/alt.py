"""Alt texts: what the pictures show, for those who hear them."""

from __future__ import annotations

from collections.abc import Sequence

from engines.dueling_nobles.seat.view import NoblesView
from engines.kernel import Say
from render.dueling_nobles import phrases
from render.dueling_nobles.strip_model import ShownNoble, shown
from render.dueling_nobles.words import own_side, sorted_hand, uses_of
from render.shared.speech import SpeechText
from render.shared.strip import Strip
from render.shared.telling import short_name, within


def board_alt(view: NoblesView, names: Sequence[str], speech: SpeechText) -> str:
    """Describe the board, the most important things first."""
    near = view.seat or 0
    stop = speech.say("pic-break")
    names = [short_name(name) for name in names]
    sentences = [", ".join(phrases.heading(view, names, speech)), phrases.phase(view, names, speech)]
    for seat in (near, 1 - near):
        side = view.seats[seat]
        parts = [", ".join(phrases.holdings(view, side, speech)), *phrases.nobles(view, side, speech)]
        sentences.append(_titled(names[seat], stop.join(parts), speech))
    if view.duel:
        fight = view.duel
        sides = f" {speech.say('pic-against')} ".join(
            phrases.duellist(one, speech) for one in (fight.attacker, fight.defender)
        )
        sentences.append(_titled(phrases.duel_heading(fight, speech), sides, speech))
        sentences.append(phrases.verdict(fight, names, speech))
    sentences.append(phrases.decks(view, speech))
    sentences += phrases.extras(view, speech)
    return within(sentences)


def hand_alt(view: NoblesView, names: Sequence[str], speech: SpeechText) -> str:
    """Describe the viewer's hand."""
    side = own_side(view)
    say = speech.say
    if side.dealt is not None:
        return say("pic-hand-dealt-holds", what=phrases.cards(side.dealt, speech))
    held = sorted_hand(side.hand or ())
    parts = [say("pic-hand-nothing")]
    if held:
        parts = [say("pic-hand-holds", count=len(held), what=phrases.cards(held, speech))]
    parts += phrases.uses(uses_of(view), speech)
    if side.shown:
        parts.append(say("pic-hand-known", what=phrases.cards(side.shown, speech)))
    if side.glimpse is not None:
        other = names[1 - (view.seat or 0)]
        seen = phrases.cards(sorted_hand(side.glimpse), speech) or say("none")
        parts.append(say("pic-hand-glimpsed", name=other, what=seen))
    return within(parts)


def strip_alt(strip: Strip, names: Sequence[str], speech: SpeechText) -> str:
    """Describe a strip: the duel, the nobles and what they are expected to reach, the cards."""
    found, say, view = shown(strip), speech.say, strip.view
    seat, stop = view.seat or 0, speech.say("pic-break")
    parts: list[str] = []
    if found.open:
        parts.append(
            say("pic-hand-dealt-holds", what=phrases.cards((one.card for one in found.open), speech))
        )
    if found.duel is not None:
        fight = found.duel
        sides = f" {say('pic-against')} ".join(
            phrases.duellist(one, speech) for one in (fight.attacker, fight.defender)
        )
        parts.append(_titled(phrases.duel_heading(fight, speech), sides, speech))
    for whose, court in zip((seat, 1 - seat), found.courts, strict=False):
        told = stop.join(_told(one, speech) for one in court) or say("pic-no-nobles")
        parts.append(_titled(short_name(names[whose]), told, speech))
    if found.cards:
        what = phrases.cards((one.card for one in found.cards), speech)
        parts.append(say("pic-hand-holds", count=len(found.cards), what=what) if found.held else what)
    parts += phrases.uses({card: use for card, use in uses_of(view).items() if found.cards}, speech)
    if found.purse is not None:
        parts.append(", ".join(phrases.purse(*found.purse, speech)))
    return within(parts)


def _told(one: ShownNoble, speech: SpeechText) -> str:
    text = phrases.noble(one.noble, speech)
    if one.expected is None:
        return text
    return f"{text}, {speech.tell(Say('dn-preview-expected', {'expected': one.expected}))}"


def _titled(title: str, text: str, speech: SpeechText) -> str:
    return speech.say("pic-titled", title=title, text=text)
