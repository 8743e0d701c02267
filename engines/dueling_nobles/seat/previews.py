"""What a choice would lead to, as far as its seat can know."""

from __future__ import annotations

from collections.abc import Callable

from engines.dueling_nobles.rules.resources import INCOME, NOBLE_COST
from engines.dueling_nobles.seat.view import DuelView, NoblesView, NobleView, SeatView
from engines.dueling_nobles.table.cards import ACE, DICE, MEAN_ROLL, added
from engines.dueling_nobles.table.cards import boost_strength as boost_of
from engines.dueling_nobles.table.keys import declared
from engines.kernel import Decision, Say
from engines.kernel.seat.forecasts import Forecast, against, beaten, change

_ENOUGH = 10
"""What it gains to win a duel with a card; the more the card has left over, the less."""


def of_card(view: NoblesView, decision: Decision, card: str) -> Forecast | None:
    """Return what it leads to that a card or noble is chosen; None where there is no reckoning."""
    forecast = _FORECASTS.get(decision.kind)
    return forecast(view, decision, card) if forecast else None


def left(view: NoblesView, seat: int, key: str) -> Forecast:
    """Return the resources that a declaration leaves."""
    cards, nobles = declared(key)
    spent = cards + NOBLE_COST * nobles
    values = {"left": spendable(view, seat) - spent}
    return Forecast(Say("dn-preview-left", values), Say("dn-brief-left", values), spent)


def spendable(view: NoblesView, seat: int) -> int:
    """Return what a seat may spend: its resources and the turn's income, booked or not (DN-30)."""
    return view.seats[seat].resources + (0 if view.marks.income_taken else INCOME)


def expected(view: NoblesView, noble: NobleView) -> float:
    """Return a noble's expected subtotal (T14)."""
    sworn = view.options.boost_suit_bonus == "on"
    rolled = MEAN_ROLL * DICE[noble.card[0]]
    return noble.strength + noble.bonus + boost_of(noble.card, noble.boost, sworn=sworn) + rolled


def duel_of(view: NoblesView) -> DuelView:
    """Return the duel that goes on."""
    assert view.duel is not None
    return view.duel


def _expected(view: NoblesView, decision: Decision, card: str) -> Forecast:
    value = expected(view, _noble(view.seats[decision.seat], card))
    return Forecast(
        Say("dn-preview-expected", {"expected": value}), Say("dn-brief-expected", {"expected": value}), value
    )


def _expected_against(view: NoblesView, decision: Decision, card: str) -> Forecast:
    """Compare a target with the noble that would challenge it."""
    own = _noble(view.seats[decision.seat], decision.about.the_card)
    return _compared(expected(view, own), expected(view, _noble(view.seats[1 - decision.seat], card)))


def _expected_after_redirect(view: NoblesView, decision: Decision, card: str) -> Forecast:
    """Compare another defender with the noble that challenges."""
    own = _noble(view.seats[decision.seat], card)
    challenger = _noble(view.seats[1 - decision.seat], duel_of(view).attacker.card)
    return _compared(expected(view, own), expected(view, challenger))


def _compared(own: float, other: float) -> Forecast:
    preview = Say("dn-preview-against", {"expected": own, "against": other})
    return Forecast(preview, against(own, other), beaten(own, other))


def _total(view: NoblesView, decision: Decision, card: str) -> Forecast:
    """Return the total that one number card would lead to."""
    duel = duel_of(view)
    own, other = duel.attacker, duel.defender
    if decision.kind == "defender_cards":
        own, other = other, own
    stands = (other.subtotal if other.total is None else other.total) or 0
    total = (own.subtotal or 0) + added(own.card, (card,))
    values = {"total": total, "against": stands}
    if card[0] == ACE:
        return Forecast(Say("dn-preview-ace", values), Say("dn-brief-ace"), _ENOUGH / 2)
    lacks = stands - total
    gain = -lacks if lacks >= 0 else _ENOUGH + lacks / 10
    return Forecast(Say("dn-preview-total", values), against(total, stands), gain)


def _wounded(view: NoblesView, decision: Decision, card: str) -> Forecast:
    return _wounds(_noble(view.seats[decision.seat], card), 1)


def _healed(view: NoblesView, decision: Decision, card: str) -> Forecast:
    return _wounds(_noble(view.seats[decision.seat], card), -1)


def _wounds(noble: NobleView, more: int) -> Forecast:
    """Return wounds before and after: it gains to hurt who can bear most, and to heal who can bear least."""
    after = noble.wounds + more
    values = {"before": noble.wounds, "after": after, "limit": noble.limit}
    gain = more * (noble.limit - after)
    return Forecast(Say("dn-preview-wounds", values), Say("dn-brief-wounds", values), gain)


def _boosted(view: NoblesView, decision: Decision, card: str) -> Forecast:
    """Compare a noble's expected subtotal before and after a boost is laid on it."""
    noble = _noble(view.seats[decision.seat], card)
    before = expected(view, noble)
    after = expected(view, noble.model_copy(update={"boost": decision.about.card}))
    preview = Say("dn-preview-change", {"before": before, "after": after})
    return Forecast(preview, change(before, after), after - before)


_FORECASTS: dict[str, Callable[[NoblesView, Decision, str], Forecast]] = {
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
