"""How decisions are put to a person, from their own view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.dueling_nobles.rules.duel import KEEP, NO_DUEL
from engines.dueling_nobles.rules.resources import INCOME, NOBLE_COST
from engines.dueling_nobles.seat.labels import spend_label, text_key
from engines.dueling_nobles.seat.refusals import refusals
from engines.dueling_nobles.seat.view import DuelView, NoblesView, NobleView, SeatView
from engines.dueling_nobles.table.cards import ACE, DICE, MEAN_ROLL, added
from engines.dueling_nobles.table.cards import boost_strength as boost_of
from engines.dueling_nobles.table.contexts import OfSuit
from engines.dueling_nobles.table.keys import declared, is_declaration
from engines.kernel import Choose, Decision, Option, Pick, Prompt, Say


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
        {"resources": view.seats[decision.seat].resources, "spendable": _spendable(view, decision.seat)},
    )


def _redirect_title(view: NoblesView, _decision: Decision) -> Say:
    duel = _duel(view)
    return Say("dn-prompt-redirect", {"noble": duel.attacker.card, "target": duel.defender.card})


def _cards_title(view: NoblesView, decision: Decision) -> Say:
    assert isinstance(decision, Pick)
    duel = _duel(view)
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
_LABELS = {"rearrange": "rearrange_on"}
"""Second steps whose kind is also the name of a verb in the menu."""


def _option(view: NoblesView, decision: Decision, key: str) -> Option:
    kind = decision.kind
    group = _GROUPS.get(kind, "nobles")
    if is_declaration(key):
        return Option(key, spend_label(key), "spend", None, _left(view, decision.seat, key))
    if kind == "triple_suit":
        suit = Say(text_key("suit", key))
        return Option(key, Say("dn-option-triple-suit", {"suit": suit}), group, short=suit)
    if kind == "prepare" or key in (KEEP, NO_DUEL):
        values = {"card": decision.about.card} if key == KEEP else {}
        short = Say("dn-short-triple") if key == "triple" else None
        return Option(key, Say(text_key("option", key), values), group, short=short)
    card = decision.about.the_card if kind == "king_tax_confirm" else key
    preview = _PREVIEWS.get(kind)
    said = preview(view, decision, card) if preview else None
    label, short = Say(text_key("option", _LABELS.get(kind, kind)), {"card": card}), None
    if kind in _SHORT:
        short = Say("dn-short-card", {"card": card})
    return Option(key, label, group, card, said, short=short)


# Previews


def _left(view: NoblesView, seat: int, key: str) -> Say:
    cards, nobles = declared(key)
    return Say("dn-preview-left", {"left": _spendable(view, seat) - cards - NOBLE_COST * nobles})


def _spendable(view: NoblesView, seat: int) -> int:
    """Return what a seat may spend: its resources and the turn's income, booked or not (DN-30)."""
    return view.seats[seat].resources + (0 if view.marks.income_taken else INCOME)


def expected(view: NoblesView, noble: NobleView) -> float:
    """Return a noble's expected subtotal (T14)."""
    sworn = view.options.boost_suit_bonus == "on"
    rolled = MEAN_ROLL * DICE[noble.card[0]]
    return noble.strength + noble.bonus + boost_of(noble.card, noble.boost, sworn=sworn) + rolled


def _expected(view: NoblesView, decision: Decision, card: str) -> Say:
    return Say("dn-preview-expected", {"expected": expected(view, _noble(view.seats[decision.seat], card))})


def _expected_against(view: NoblesView, decision: Decision, card: str) -> Say:
    """Compare a target with the noble that would challenge it."""
    own = _noble(view.seats[decision.seat], decision.about.the_card)
    target = _noble(view.seats[1 - decision.seat], card)
    return Say("dn-preview-against", {"expected": expected(view, own), "against": expected(view, target)})


def _expected_after_redirect(view: NoblesView, decision: Decision, card: str) -> Say:
    """Compare another defender with the noble that challenges."""
    own = _noble(view.seats[decision.seat], card)
    challenger = _noble(view.seats[1 - decision.seat], _duel(view).attacker.card)
    return Say("dn-preview-against", {"expected": expected(view, own), "against": expected(view, challenger)})


def _total(view: NoblesView, decision: Decision, card: str) -> Say:
    """Return the total that one number card would lead to."""
    duel = _duel(view)
    own, other = duel.attacker, duel.defender
    if decision.kind == "defender_cards":
        own, other = other, own
    against = other.subtotal if other.total is None else other.total
    key = "dn-preview-ace" if card[0] == ACE else "dn-preview-total"
    return Say(key, {"total": (own.subtotal or 0) + added(own.card, (card,)), "against": against})


def _wounded(view: NoblesView, decision: Decision, card: str) -> Say:
    noble = _noble(view.seats[decision.seat], card)
    return Say("dn-preview-wounds", {"before": noble.wounds, "after": noble.wounds + 1, "limit": noble.limit})


def _healed(view: NoblesView, decision: Decision, card: str) -> Say:
    noble = _noble(view.seats[decision.seat], card)
    return Say("dn-preview-wounds", {"before": noble.wounds, "after": noble.wounds - 1, "limit": noble.limit})


def _boosted(view: NoblesView, decision: Decision, card: str) -> Say:
    """Compare a noble's expected subtotal before and after a boost is laid on it."""
    noble = _noble(view.seats[decision.seat], card)
    after = noble.model_copy(update={"boost": decision.about.card})
    return Say("dn-preview-change", {"before": expected(view, noble), "after": expected(view, after)})


_PREVIEWS: dict[str, Callable[[NoblesView, Decision, str], Say]] = {
    "king_tax_king": _wounded,
    "king_tax_confirm": _wounded,
    "boost_noble": _boosted,
    "rearrange": _boosted,
    "heart_noble": _healed,
    "announce_noble": _expected,
    "announce_target": _expected_against,
    "redirect": _expected_after_redirect,
    "attacker_cards": _total,
    "defender_cards": _total,
}


def _noble(side: SeatView, card: str) -> NobleView:
    return next(noble for noble in side.courtyard if noble.card == card)


def _duel(view: NoblesView) -> DuelView:
    assert view.duel is not None
    return view.duel
