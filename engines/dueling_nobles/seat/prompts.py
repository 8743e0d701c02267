"""How decisions are put to a person, from their own view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.dueling_nobles.rules.duel import KEEP, NO_DUEL
from engines.dueling_nobles.seat import previews
from engines.dueling_nobles.seat.labels import spend_label, text_key
from engines.dueling_nobles.seat.previews import duel_of
from engines.dueling_nobles.seat.refusals import refusals
from engines.dueling_nobles.seat.view import NoblesView
from engines.dueling_nobles.table.cards import ACE, WORTH
from engines.dueling_nobles.table.contexts import OfSuit
from engines.dueling_nobles.table.keys import is_declaration
from engines.kernel import Choose, Decision, Option, Pick, Prompt, Say
from engines.kernel.seat.forecasts import foreseen


def prompt(view: NoblesView, decision: Decision) -> Prompt:
    """Describe a decision to its seat."""
    title = _TITLES.get(decision.kind, _plain_title)(view, decision)
    assert isinstance(decision, Choose | Pick)
    options = tuple(_option(view, decision, key) for key in decision.keys)
    if decision.kind == "prepare":
        options += refusals(view, decision.seat, decision.keys)
    return Prompt(title, options, _default(decision), _none(decision))


# Titles


def _plain_title(_view: NoblesView, decision: Decision) -> Say:
    """Return the question with the card or noble of the step before in it."""
    about, values = decision.about, dict[str, Any]()
    if about.card is not None:
        values["card"] = about.card
    if isinstance(about.rest, OfSuit):
        values["suit"] = Say(text_key("suit", about.rest.suit))
    return Say(text_key("prompt", decision.kind), values)


def _pick_title(_view: NoblesView, decision: Decision) -> Say:
    assert isinstance(decision, Pick)
    return Say("dn-prompt-pick", {"count": decision.least})


def _resources_title(view: NoblesView, decision: Decision) -> Say:
    return Say(
        text_key("prompt", decision.kind),
        {
            "resources": view.seats[decision.seat].resources,
            "spendable": previews.spendable(view, decision.seat),
        },
    )


def _redirect_title(view: NoblesView, _decision: Decision) -> Say:
    duel = duel_of(view)
    return Say("dn-prompt-redirect", {"noble": duel.attacker.card, "target": duel.defender.card})


def _cards_title(view: NoblesView, decision: Decision) -> Say:
    assert isinstance(decision, Pick)
    duel = duel_of(view)
    own, other = duel.attacker, duel.defender
    if decision.kind == "defender_cards":
        own, other = other, own
    key = text_key("prompt", decision.kind)
    if view.options.blind_cards:
        key = "dn-prompt-blind-cards"
    elif any(card[0] == ACE for card in other.cards or ()):
        key = "dn-prompt-defender-cards-ace"
    against = other.subtotal if other.total is None else other.total
    return Say(
        key,
        {
            "noble": own.card,
            "target": other.card,
            "subtotal": own.subtotal,
            "against": against,
            "most": decision.most,
        },
    )


_TITLES: dict[str, Callable[[NoblesView, Decision], Say]] = {
    "pick": _pick_title,
    "prepare": _resources_title,
    "spend": _resources_title,
    "redirect": _redirect_title,
    "attacker_cards": _cards_title,
    "defender_cards": _cards_title,
}


def _none(decision: Decision) -> Say | None:
    """Return what it is called to play no card (DN-48, DN-49)."""
    return Say("dn-option-no-card") if decision.kind in ("attacker_cards", "defender_cards") else None


def default_label(decision: Decision) -> Say | None:
    """Name the passive answers that tell nothing of a hand (DN-D2, DN-D7, DN-D8)."""
    if decision.kind == "prepare":
        return Say("dn-option-spend-nothing")
    return Say("dn-option-no-card") if decision.kind in ("attacker_cards", "defender_cards") else None


def _default(decision: Decision) -> Say:
    """Return what happens when time runs out (DN-R43)."""
    match decision.default:
        case None:
            return Say("dn-default-random")
        case "back":
            return Say("dn-default-back")
        case _:
            return Say(text_key("default", decision.kind))


# Options


_GROUPS = {
    "prepare": "actions",
    "spend": "spend",
    "triple_suit": "suits",
    "club_take": "discard",
    **dict.fromkeys(
        ("boost_card", "heart_card", "diamond_card", "club_card", "spade_card", "triple_cards"), "hand"
    ),
    **dict.fromkeys(("attacker_cards", "defender_cards"), "hand"),
}


_SHORT = frozenset(
    {
        "king_tax_king", "boost_card", "boost_noble", "heart_card", "heart_noble", "diamond_card",
        "club_card", "club_take", "spade_card", "triple_cards",
    }
)  # fmt: skip
"""Steps after a verb that says what is done: beside it, the card alone tells the rest."""
_BRIEF_VERBS = frozenset({"king_tax", "boost", "rearrange", "heart", "diamond", "club", "spade", "triple"})
"""Verbs that are called shorter on a button; what follows them there are cards, which say nothing of them."""
_DISCARDS = frozenset({"heart_card", "diamond_card", "club_card", "spade_card", "triple_cards"})
"""Steps in which a card goes: the least one is missed least."""
_LABELS = {"rearrange": "rearrange_on"}
"""Second steps whose kind is also the name of a verb in the menu."""


def _option(view: NoblesView, decision: Decision, key: str) -> Option:
    kind = decision.kind
    group = _GROUPS.get(kind, "nobles")
    if is_declaration(key):
        return foreseen(Option(key, spend_label(key), "spend"), previews.left(view, decision.seat, key))
    if kind == "triple_suit":
        suit = Say(text_key("suit", key))
        return Option(key, Say("dn-option-triple-suit", {"suit": suit}), group, short=suit)
    if kind == "prepare" or key in (KEEP, NO_DUEL):
        values = {"card": decision.about.card} if key == KEEP else {}
        short = Say("dn-short-triple") if key == "triple" else None
        button = Say(text_key("button", key)) if key in _BRIEF_VERBS else None
        return Option(key, Say(text_key("option", key), values), group, short=short, button=button)
    card = decision.about.the_card if kind == "king_tax_confirm" else key
    label, alone = Say(text_key("option", _LABELS.get(kind, kind)), {"card": card}), _alone(decision, card)
    short, button = alone if kind in _SHORT else None, alone if kind != "king_tax_confirm" else None
    option = Option(key, label, group, card, short=short, button=button, gain=_worth(kind, card))
    return foreseen(option, previews.of_card(view, decision, card))


def _worth(kind: str, card: str) -> int:
    """Return what it gains to have a number card, or to be rid of it."""
    if kind in _DISCARDS:
        return -WORTH[card]
    return WORTH[card] if kind in ("boost_card", "club_take") else 0


def _alone(decision: Decision, card: str) -> Say:
    """Return what a card is called where the question says what is done with it."""
    if decision.kind == "rearrange":
        return Say("dn-button-rearrange-on", {"boost": decision.about.card, "card": card})
    return Say("dn-short-card", {"card": card})
