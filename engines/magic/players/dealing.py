"""Which cards of a library an easy player takes, lets go, and puts on top."""

from __future__ import annotations

from collections.abc import Callable

from engines.kernel import Answer, Arrange, Pick
from engines.kernel.cards.packs import parts
from engines.kernel.decisions.keys import card_of
from engines.kernel.play.heuristics import in_order
from engines.magic.evaluation import selectors
from engines.magic.language.deals import Deal
from engines.magic.rules import resolution, stack
from engines.magic.table import keys as naming
from engines.magic.table.state import Table

ENOUGH_LANDS = 5
"""With so many lands, at hand and in play, others are worth more."""
TAKES = frozenset(("look", "deal_battlefield", "deal_library"))
PARTS_WITH = frozenset(("deal_graveyard", "deal_library_bottom", "deal_exile"))


def take(table: Table, decision: Pick) -> Answer:
    """Take as many as may be, the most wanted."""
    ranked = sorted(decision.keys, key=_wanted_in(table, decision.seat), reverse=True)
    return in_order(decision, tuple(ranked[: decision.most]))


def part_with(table: Table, decision: Pick) -> Answer:
    """Let go of what is not wanted, and of as few others as must be."""
    wanted = _wanted_in(table, decision.seat)
    ranked = sorted(decision.keys, key=wanted)
    useless = sum(wanted(key) <= 0 for key in ranked)
    return in_order(decision, tuple(ranked[: min(decision.most, max(decision.least, useless))]))


def put_on_top(table: Table, decision: Arrange) -> Answer:
    """Put the most wanted uppermost; objects, whose names are no cards, stay as they are."""
    if any(naming.thing_named(key) for key in decision.keys):
        return decision.keys
    return tuple(sorted(decision.keys, key=_wanted_in(table, decision.seat), reverse=True))


def _wanted_in(table: Table, seat: int) -> Callable[[str], int]:
    """Return how much a card is wanted: a land as long as there are few, else the dearest.

    In another's library it is the contrary: what they want is not to come to them.
    """
    owner = _owner(table, seat)

    def wanted(key: str) -> int:
        found = _worth(table, owner, key)
        return found if owner == seat else -found

    return wanted


def _owner(table: Table, seat: int) -> int:
    """Return whose library is dealt out by what is resolved."""
    text = None if table.doing is None or not table.frames else stack.text_of(table, table.doing)
    deals = [] if text is None else [each for each in parts(text.model) if isinstance(each, Deal)]
    if not deals:
        return seat
    found = selectors.player(resolution.scope_of(table), deals[0].who)
    return seat if found is None or deals[0].who == "each_player" else found


def _worth(table: Table, seat: int, key: str) -> int:
    card = table.catalogue.cards[card_of(key)]
    if not card.is_land:
        return 1 + card.cost.value
    there = sum(perm.seat == seat and perm.card.is_land for perm in table.perms.values())
    hand = table.sides[seat].hand
    held = sum(each in table.catalogue.cards and table.catalogue.cards[each].is_land for each in hand)
    return 99 if there + held < ENOUGH_LANDS else 0
