"""Whole games for tests: options at random, players, and what must always hold."""

from __future__ import annotations

from random import Random
from typing import Any

from engines.dueling_nobles import NoblesOptions
from engines.dueling_nobles.table.cards import BOOSTS, NOBLES, NUMBERS
from engines.dueling_nobles.table.state import Table
from engines.kernel import BACK, Match
from tests.engines.dueling_nobles.scenes import GAME

_CHOICES: dict[str, tuple[Any, ...]] = {
    "first_player": ("random", "loser", "challenger"),
    "previous_loser": (None, 0, 1),
    "king_tax": ("per_king", "per_player"),
    "king_tax_lethal": ("nonlast", "always", "never"),
    "boost_replace": ("no", "discard_old"),
    "boost_suit_bonus": ("off", "on"),
    "suit_uses": ("each", "one_total"),
    "triple_limit": ("none", "1"),
    "spend_mode": ("joint", "nobles_first", "cards_first"),
    "double_ko": ("draw", "active_wins", "active_loses"),
    "stall_claim": (0, 2, 20),
    "stall_draw": (0, 4, 40),
    **dict.fromkeys(
        (
            "best_of_three", "quick_duel", "glass_nobles", "compensation", "restless_courts", "blind_cards",
            "open_draft",
        ),
        (False, True),
    ),
}  # fmt: skip


def some_options(chance: Random) -> dict[str, Any]:
    """Return options that agree with one another."""
    while True:
        chosen = {name: chance.choice(values) for name, values in _CHOICES.items()}
        if chosen["quick_duel"] and (chosen["glass_nobles"] or chosen["open_draft"]):
            continue
        if 0 < chosen["stall_draw"] < chosen["stall_claim"]:
            continue
        return chosen


def new_match(options: dict[str, Any], seed: str, **how: Any) -> Match[Table]:
    return Match(GAME, NoblesOptions(**options), 2, seed, **how)


def answer_at_random(match: Match[Table], chance: Random) -> None:
    """Give one answer at random; now and then go back."""
    decision = chance.choice(match.decisions)
    answer = BACK if decision.back and chance.random() < 0.1 else decision.any(chance)
    match.answer(decision.seat, answer)


def check(table: Table) -> None:
    """Fail unless what must always hold holds."""
    nobles = [noble for side in table.sides for noble in side.courtyard]
    dealt = [card for side in table.sides for card in side.dealt]
    assert sorted([*(n.card for n in nobles), *table.noble_deck, *table.draft, *dealt]) == sorted(NOBLES)
    boosts = [noble.boost for noble in nobles if noble.boost]
    hands = [card for side in table.sides for card in side.hand]
    played: list[str] = []
    if table.duel and not table.duel.over:
        played = [*(table.duel.attacker.cards or ()), *(table.duel.defender.cards or ())]
    assert sorted([*boosts, *hands, *played, *table.number_deck, *table.discard]) == sorted(NUMBERS)
    assert set(boosts) <= BOOSTS
    for noble in nobles:
        assert 0 <= noble.wounds < table.limits[noble.card[0]]
    for side in table.sides:
        assert side.resources >= 0
        assert len(side.used) == len(set(side.used)) <= 4
        assert set(side.shown) <= set(side.hand)
        assert table.result or table.phase in ("pick", "draft") or side.courtyard
