"""Why something that a player may look for in the menu is not allowed now."""

from __future__ import annotations

from engines.dueling_nobles.rules.resources import NOBLE_COST, TRIPLE
from engines.dueling_nobles.seat.labels import spend_label, text_key
from engines.dueling_nobles.seat.view import NoblesView, SeatView
from engines.dueling_nobles.table.cards import BOOSTS, KING, SUITS
from engines.dueling_nobles.table.keys import ONE_NOBLE, declared, is_declaration
from engines.kernel import Option, Say

_ABILITIES = {"heart": "H", "diamond": "D", "club": "C", "spade": "S"}


def refusals(view: NoblesView, seat: int, allowed: tuple[str, ...]) -> tuple[Option, ...]:
    """Return what the menu of phases 1 to 3 does not offer, with its reason."""
    mine = view.seats[seat]
    reasons: dict[str, str] = {}
    if not view.marks.income_taken:
        reasons["king_tax"] = _no_king_tax(view, mine)
        reasons["boost"] = _no_boost(view, mine)
        for verb in _ABILITIES:
            reasons[verb] = _no_ability(view, mine, verb)
    reasons["triple"] = _no_triple(mine)
    refused = [
        Option(verb, Say(text_key("option", verb)), "actions", refused=Say(f"dn-refused-{reason}"))
        for verb, reason in reasons.items()
        if verb not in allowed
    ]
    nobles_are_asked = view.options.spend_mode != "cards_first"
    if nobles_are_asked and not any(declared(key).nobles for key in allowed if is_declaration(key)):
        reason = "noble-cost" if view.noble_deck_size else "no-nobles-left"
        why = Say(f"dn-refused-{reason}", {"cost": NOBLE_COST})
        refused.append(Option(ONE_NOBLE, spend_label(ONE_NOBLE), "spend", refused=why))
    return tuple(refused)


def _no_king_tax(view: NoblesView, mine: SeatView) -> str:
    """Return why no King may be wounded (DN-17, DN-18, DN-R9, DN-R10)."""
    kings = [noble for noble in mine.courtyard if noble.card[0] == KING]
    if not kings:
        return "no-king"
    if (view.marks.tax_paid and view.options.king_tax == "per_player") or all(king.taxed for king in kings):
        return "king-taxed"
    return "king-last" if view.options.king_tax_lethal == "nonlast" else "king-lethal"


def _no_boost(view: NoblesView, mine: SeatView) -> str:
    """Return why no boost may be played (DN-19 to DN-21, DN-R12)."""
    if view.marks.boost_played:
        return "boost-played"
    if BOOSTS.isdisjoint(mine.hand or ()):
        return "no-boost-card"
    return "all-boosted"


def _no_ability(view: NoblesView, mine: SeatView, verb: str) -> str:
    """Return why a suit ability may not be used (DN-25 to DN-29, DN-R16 to DN-R21)."""
    suit = _ABILITIES[verb]
    if suit in mine.used_suits:
        return "suit-used"
    if mine.used_suits and view.options.suit_uses == "one_total":
        return "one-suit-used"
    if all(card[-1] != suit for card in mine.hand or ()):
        return f"no-{verb}"
    return {
        "heart": "nobody-wounded",
        "diamond": "not-outnumbered",
        "club": "empty-discard",
        "spade": "empty-hand",
    }[verb]


def _no_triple(mine: SeatView) -> str:
    """Return why no three cards may be discarded (DN-31, DN-R23)."""
    held = "".join(mine.hand or ())
    if all(held.count(suit) < TRIPLE for suit in SUITS):
        return "no-triple"
    return "triple-limit"
