"""A greedy player, and an estimate of who is ahead: what the computer players rest on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from math import exp

from engines.dueling_nobles.rules.duel import KEEP, NO_DUEL
from engines.dueling_nobles.rules.resources import NOBLE_COST
from engines.dueling_nobles.table.cards import (
    ACE,
    DICE,
    MEAN_ROLL,
    NUMBER,
    QUEEN,
    STRENGTH,
    WORTH,
    added,
    boost_strength,
    queen_bonus,
)
from engines.dueling_nobles.table.keys import declared, is_declaration
from engines.dueling_nobles.table.state import Duellist, Noble, Side, Table
from engines.kernel import BACK, Answer, Choose, Decision, Dice, Pick
from engines.kernel.play.heuristics import best_of, least_of, prefer_by

BOLDNESS = -3.0
"""Expected lead below which the greedy player rather does not duel."""
WORTH_A_REDIRECT = 5.0
"""Expected gain for which it pays for a redirect."""
SAFE_LEAD = 9
"""Lead that one card of the other player hardly makes good."""
POOR_CARD = 6
"""Number up to which a card is readily given away."""

_VERBS = ("heart", "boost", "diamond", "club", "spade", "triple")


def prefer(table: Table, decision: Decision, dice: Dice) -> Answer:
    """Answer greedily, from what the decision's seat knows."""
    return prefer_by(_INCLINATIONS.get(decision.kind), table, decision, dice)


def expected(table: Table, side: Side, noble: Noble) -> float:
    """Return a noble's expected subtotal (T14)."""
    card = noble.card
    return (
        STRENGTH[card[0]]
        + queen_bonus(card, len(side.courtyard))
        + boost_strength(card, noble.boost, sworn=table.options.boost_suit_bonus == "on")
        + MEAN_ROLL * DICE[card[0]]
    )


# Before the game


def _pick(_table: Table, decision: Decision) -> Answer:
    """Keep the Queens, which strengthen one another, then the Kings."""
    return best_of(decision, lambda card: {QUEEN: 3}.get(card[0], STRENGTH[card[0]] - 11))


# Phases 1 to 3


def _prepare(table: Table, decision: Decision) -> Answer:
    """Use the abilities that help now, then buy with all resources."""
    assert isinstance(decision, Choose)
    keys = decision.keys
    for verb in _VERBS:
        if verb in keys and _worth_it(table, verb):
            return verb
    return _spend(table, decision)


def _worth_it(table: Table, verb: str) -> bool:
    hand = table.mine.hand
    match verb:
        case "club":
            paid = min(WORTH[card] for card in hand if card[-1] == "C")
            return max(WORTH[card] for card in table.discard) > paid + 2
        case "spade":
            return min(WORTH[card] for card in hand if card[-1] == "S") <= POOR_CARD
        case "triple":
            return min(map(_worth_of_three, _by_suit(hand).values())) <= 3 * POOR_CARD
        case _:
            return True


def _by_suit(hand: Iterable[str]) -> dict[str, list[str]]:
    """Return the cards of each suit of which there are three or more."""
    suits: dict[str, list[str]] = {}
    for card in hand:
        suits.setdefault(card[-1], []).append(card)
    return {suit: cards for suit, cards in suits.items() if len(cards) >= 3}


def _worth_of_three(cards: Iterable[str]) -> int:
    """Return what the three cards are worth that are worth least."""
    return sum(sorted(WORTH[card] for card in cards)[:3])


def _triple_suit(table: Table, decision: Decision) -> Answer:
    suits = _by_suit(table.mine.hand)
    return least_of(decision, lambda suit: _worth_of_three(suits[suit]))


def _triple_cards(_table: Table, decision: Decision) -> Answer:
    return least_of(decision, WORTH.__getitem__, 3)


def _spend(_table: Table, decision: Decision) -> Answer:
    """Buy with all resources, a noble before cards."""
    assert isinstance(decision, Choose)
    return max((key for key in decision.keys if is_declaration(key)), key=_spent)


def _spent(key: str) -> int:
    cards, nobles = declared(key)
    return cards + nobles * NOBLE_COST


def _poorest(_table: Table, decision: Decision) -> Answer:
    return least_of(decision, WORTH.__getitem__)


def _dearest(_table: Table, decision: Decision) -> Answer:
    return best_of(decision, WORTH.__getitem__)


def _boosted(table: Table, decision: Decision) -> Answer:
    """Boost the strongest noble that bears no boost."""
    assert isinstance(decision, Choose)
    mine = table.mine
    bare = [key for key in decision.keys if mine.noble(key).boost is None] or list(decision.keys)
    return max(bare, key=lambda card: expected(table, mine, mine.noble(card)))


def _healed(table: Table, decision: Decision) -> Answer:
    """Heal the noble nearest to its death."""
    return least_of(decision, lambda card: _lives(table, table.mine.noble(card)))


def _lives(table: Table, noble: Noble) -> int:
    return table.limits[noble.card[0]] - noble.wounds


def _back(_table: Table, _decision: Decision) -> Answer:
    return BACK


# Phases 4 and 5


def _announce(table: Table, decision: Decision) -> Answer:
    """Send the strongest noble forward, unless even against the weakest it would be far behind."""
    assert isinstance(decision, Choose)
    mine, theirs = table.mine, table.theirs
    able = [mine.noble(key) for key in decision.keys if key != NO_DUEL]
    best = max(able, key=lambda noble: expected(table, mine, noble))
    weakest = min(expected(table, theirs, noble) for noble in theirs.courtyard)
    if NO_DUEL in decision.keys and expected(table, mine, best) - weakest < BOLDNESS:
        return NO_DUEL
    return best.card


def _target(table: Table, decision: Decision) -> Answer:
    """Challenge the weakest noble, and of those alike the one nearest to its death."""
    theirs = table.theirs

    def strength(key: str) -> tuple[float, int]:
        noble = theirs.noble(key)
        return expected(table, theirs, noble), _lives(table, noble)

    return least_of(decision, strength)


def _redirect(table: Table, decision: Decision) -> Answer:
    """Pay when another noble stands much better."""
    assert isinstance(decision, Choose)
    theirs = table.theirs
    others = [theirs.noble(key) for key in decision.keys if key != KEEP]
    best = max(others, key=lambda noble: expected(table, theirs, noble))
    gain = expected(table, theirs, best) - expected(table, theirs, theirs.noble(decision.about.the_card))
    return best.card if gain >= WORTH_A_REDIRECT else KEEP


def _attack(table: Table, decision: Decision) -> Answer:
    """Play the cheapest cards that leave a lead which the reply will hardly make good, else an Ace."""
    assert table.duel is not None
    own, other = table.duel.attacker, table.duel.defender
    lead = SAFE_LEAD if table.sides[other.seat].hand else 0
    return _cards(decision, own, (other.subtotal or 0) + lead) or _ace(decision, own, other)


def _defend(table: Table, decision: Decision) -> Answer:
    """Play the cheapest cards that turn a duel which would be lost, an Ace if nothing else does."""
    assert table.duel is not None
    own, other = table.duel.defender, table.duel.attacker
    if any(card[0] == ACE for card in other.cards or ()):
        return _ace(decision, own, None)
    to_beat = other.subtotal if other.total is None else other.total  # blind cards (H7): not known yet
    return _cards(decision, own, to_beat or 0) or _ace(decision, own, other)


def _cards(decision: Decision, own: Duellist, to_beat: int) -> tuple[str, ...]:
    """Return the cheapest plain cards that beat a total; none when none are needed or none suffice."""
    assert isinstance(decision, Pick)
    subtotal = own.subtotal or 0
    if subtotal > to_beat:
        return ()
    plain = [card for card in decision.keys if card[0] != ACE]
    for size in range(1, decision.most + 1):
        enough = [cards for cards in combinations(plain, size) if subtotal + added(own.card, cards) > to_beat]
        if enough:
            return min(enough, key=lambda cards: sum(NUMBER[card] for card in cards))
    return ()


def _ace(decision: Decision, own: Duellist, other: Duellist | None) -> tuple[str, ...]:
    """Return an Ace, unless the duel is won without it."""
    assert isinstance(decision, Pick)
    total = None if other is None else other.subtotal if other.total is None else other.total
    if total is not None and (own.subtotal or 0) > total:
        return ()
    return tuple(card for card in decision.keys if card[0] == ACE)[:1]


_INCLINATIONS: dict[str, Callable[[Table, Decision], Answer]] = {
    "pick": _pick,
    "draft": _pick,
    "prepare": _prepare,
    "spend": _spend,
    "king_tax_king": _back,
    "king_tax_confirm": _back,
    "boost_card": _dearest,
    "boost_noble": _boosted,
    "rearrange": _back,
    "heart_card": _poorest,
    "heart_noble": _healed,
    "diamond_card": _poorest,
    "club_card": _poorest,
    "club_take": _dearest,
    "spade_card": _poorest,
    "triple_suit": _triple_suit,
    "triple_cards": _triple_cards,
    "announce_noble": _announce,
    "announce_target": _target,
    "redirect": _redirect,
    "attacker_cards": _attack,
    "defender_cards": _defend,
}


# Who is ahead


def evaluate(table: Table, seat: int) -> float:
    """Estimate the seat's chance to win, from 0 to 1."""
    lead = _prospects(table, seat) - _prospects(table, 1 - seat)
    return 1 / (1 + exp(-lead))


def _prospects(table: Table, seat: int) -> float:
    """Weigh lives, nobles, hand and resources of one side, in log-odds.

    The weights were fitted by logistic regression to 35,000 moments of 3,000
    matches of the greedy player. They read the hand: tables that are evaluated
    are imagined ones, so the other's hand is a guess, and an Ace is worth two lives.
    """
    side = table.sides[seat]
    aces = sum(card[0] == ACE for card in side.hand)
    return (
        0.44 * sum(_lives(table, noble) for noble in side.courtyard)
        + 0.52 * len(side.courtyard)
        + 0.07 * max((expected(table, side, noble) for noble in side.courtyard), default=0.0)
        + 0.07 * sum(NUMBER[noble.boost] for noble in side.courtyard if noble.boost)
        + 0.84 * aces
        + 0.02 * sum(NUMBER[card] for card in side.hand)
        + 0.2 * side.resources
        - 0.13 * len(side.used)
    )
