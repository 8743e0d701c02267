"""What the viewer can do now with their cards, Spirits and lanes: what they are asked offers it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engines.kernel.decisions.keys import card_of
from engines.neo_noble.rules import action, activation, battle, souls
from engines.neo_noble.rules.windows import BLOCK
from engines.neo_noble.seat.open_table import open_table
from engines.neo_noble.seat.view import NeoNobleView, QuestionView
from engines.neo_noble.table import keys as naming
from engines.neo_noble.table.pieces import place_named
from engines.neo_noble.table.resolving_effect import text_key

_TEXTS = frozenset({"income", "end_turn", "manifest", "pay"})
"""Kinds of questions which text is used."""


class Doable(NamedTuple):
    """What can be done, by what it is done with."""

    cards: frozenset[str] = frozenset()
    """Of the hand: summoned, or summoned in answer."""
    blocks: frozenset[str] = frozenset()
    """Of the hand: discarded for a Block."""
    slots: frozenset[int] = frozenset()
    """Of the Channel: summoned, or a text of theirs is used."""
    bearers: frozenset[str] = frozenset()
    """Spirits, by their keys, and the Noble: a text of theirs is used."""
    lanes: frozenset[int] = frozenset()
    """These attack."""


def doable(view: NeoNobleView) -> Doable:
    """Return what the viewer can do now; nothing while they are not asked."""
    if view.question is None:
        return Doable()
    found = list(_offered(view, view.question))

    def named(what: str) -> Iterator[str]:
        return (key for each, key in found if each == what)

    bearers = [naming.text_named(key).bearer for key in named("text")]
    slots = map(naming.channel_slot, (*named("card"), *bearers))
    return Doable(
        cards=frozenset(key for key in named("card") if naming.channel_slot(key) is None),
        blocks=frozenset(named("block")),
        slots=frozenset(slot for slot in slots if slot is not None),
        bearers=frozenset(key for key in bearers if naming.channel_slot(key) is None),
        lanes=frozenset(place_named(key).lane for key in named("lane")),
    )


def _offered(view: NeoNobleView, question: QuestionView) -> Iterator[tuple[str, str]]:
    """Yield what a question offers: a card, a Block, a lane, a text, each by its key."""
    match question.kind:
        case "action":
            yield from _acts(view, question.keys)
        case "summon":
            yield from (("card", key) for key in question.keys)
        case "attack":
            yield from (("lane", key) for key in question.keys)
        case "block":
            yield from (("block", card_of(key)) for key in question.keys)
        case "react":
            yield from _answers(view, question.keys)
        case kind if kind in _TEXTS:
            texts = (naming.paid(key) or key for key in question.keys)
            yield from (("text", key) for key in texts if naming.is_text(key))
        case _:
            pass


def _acts(view: NeoNobleView, verbs: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield what is asked next when one of these verbs is chosen (NN-D8)."""
    table = open_table(view)
    side = table.mine
    at_hand = souls.at_hand(table, side.seat)
    for verb in verbs:
        match verb:
            case "summon":
                yield from (("card", key) for key in action.summonable(table, side, at_hand))
            case "attack":
                yield from (("lane", place.key) for place in battle.attackers(table, side, at_hand))
            case "manifest" | "pay":
                texts = activation.usable(table, side.seat, verb)
                yield from (("text", text_key(*text)) for text in texts)
            case _:
                pass


def _answers(view: NeoNobleView, keys: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield what a React window offers, with the Block that follows if it is one of an attack (NN-D17)."""
    own = next(side for side in view.sides if side.seat == view.seat)
    for key in keys:
        card, text = naming.summoned(key), naming.paid(key)
        if card is not None:
            yield "card", card
        elif text is not None:
            yield "text", text
        elif key == BLOCK:
            yield from (("block", held) for held in own.hand or ())
