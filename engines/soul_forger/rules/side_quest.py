"""The Side Quest: cards go to the Material Zone for a level (SF-44 to SF-47, SF-R11, SF-R12)."""

from __future__ import annotations

from engines.kernel import BACK, Choose, DecisionContext, Pick, Play
from engines.kernel.decisions.keys import card_of, copies
from engines.soul_forger.evaluation import changes, filters
from engines.soul_forger.rules import event_bus, zones
from engines.soul_forger.table.contexts import Falling
from engines.soul_forger.table.state import Table

SPEND, SAVE = "spend", "save"


def is_skipped(table: Table) -> bool:
    """Tell whether there is nothing to decide: no card, and no level for experience alone."""
    side = table.sides[table.active]
    return not side.hand and not (table.options.side_quest_xp_only and side.xp >= side.level)


def ask(table: Table) -> Play[bool]:
    """Let the turn player send cards, and spend experience for what is missing (SF-D4)."""
    seat, side = table.active, table.sides[table.active]
    keys = tuple(copies(side.hand))
    sent = yield Pick(seat, "quest", keys, 0, len(keys), default=(), hidden=True)
    cards = [card_of(key) for key in sent]
    total = sum(filters.hand_ronum(table, seat, table.catalogue.cards[card]) for card in cards)
    missing = max(0, side.level - total)
    spent = 0
    able = not changes.forbidden(table, seat, "gain_levels")
    may_spend = able and (bool(cards) or table.options.side_quest_xp_only)
    if missing and may_spend and side.xp >= missing:
        about = DecisionContext(rest=Falling(missing, sent))
        said = yield Choose(
            seat, "shortfall", (SPEND, SAVE), about=about, back=True, default=SAVE, hidden=True
        )
        if said == BACK:
            return False
        spent = missing if said == SPEND else 0
    _send(table, cards, level_up=spent >= missing and may_spend, spent=spent)
    event_bus.phase_ends(table, "main_1")
    return True


def _send(table: Table, cards: list[str], *, level_up: bool, spent: int) -> None:
    seat, side = table.active, table.sides[table.active]
    for card in cards:
        zones.from_hand(side, card)
        side.material.append(card)
    if cards:
        table.tell("quest", seat=seat, cards=[table.named(card) for card in cards])
    if level_up:  # by exactly one (SF-45)
        side.xp -= spent
        zones.gain_level(table, seat, 1, spent)
    zones.draw(table, seat, len(cards))  # SF-47
