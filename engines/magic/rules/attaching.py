"""What an Aura or Equipment may be attached to (301.5, 303.4, 701.3)."""

from __future__ import annotations

from engines.kernel import Choose, DecisionContext, Play
from engines.magic.cards.catalogue import Card
from engines.magic.cards.keywords.protection import protected
from engines.magic.evaluation import filters, selectors
from engines.magic.evaluation.board import board_of
from engines.magic.evaluation.layers import voice_of
from engines.magic.evaluation.objects import Scope, find
from engines.magic.language.selectors import Target
from engines.magic.table import keys as naming
from engines.magic.table.batch import GameEvent
from engines.magic.table.pieces import Perm
from engines.magic.table.stack_object import NOBODY, speaks
from engines.magic.table.state import Table


def may_be_on(table: Table, perm: Perm, host: int) -> bool:
    """Tell whether a permanent may be attached to an object."""
    board = board_of(table)
    there, traits = board.traits.get(host), board.traits[perm.id]
    if there is None or host == perm.id or "creature" in traits.types:  # 301.5c, 303.4d
        return False
    if protected(there, traits):  # 702.16c, 702.16d
        return False
    if "equipment" in traits.subs:
        return "creature" in there.types
    if "aura" in traits.subs:
        return _enchants(Scope(table, board, voice_of(perm)), perm.card.enchants, host)
    return False


def ask_host(table: Table, what: GameEvent) -> Play[GameEvent | None]:
    """Return that an Aura enters on what its controller chooses, if it finds anything (303.4f, 303.4g)."""
    card = table.catalogue.cards[what.card]
    if what.to != "battlefield" or card.enchants is None:
        return what
    keys = tuple(map(naming.thing, _hosts(table, card, what.by)))
    if not keys:
        return None
    key = keys[0]
    if len(keys) > 1:
        key = yield Choose(what.by, "aim", keys, default=key, about=DecisionContext(card=what.card))
    return what._replace(attached=naming.thing_named(key))


def _hosts(table: Table, card: Card, seat: int) -> list[int]:
    """Return what an Aura can enchant that enters without having been cast (303.4f)."""
    board = board_of(table)
    wanted = card.enchants
    if wanted is None:
        return []
    scope = Scope(table, board, speaks(seat, card.id, seat, 0))
    found = selectors.permanents(scope, wanted.filter, wanted.whose)
    return [number for number in found if not protected(board.traits[number], card.traits)]


def _enchants(scope: Scope, wanted: Target | None, host: int) -> bool:
    """Tell whether an object is what an Aura enchants: whether it could be aimed at does not matter."""
    seen = find(scope.table, scope.board, host)
    if wanted is None or seen is None:
        return False
    whose = selectors.seat_of(scope, wanted.whose) in (NOBODY, seen.seat)
    return whose and filters.fits(scope, wanted.filter, seen)
