"""Drawing cards, and what texts have done in place of that (NN-115, NN-R71, NN-R78)."""

from __future__ import annotations

from engines.kernel import Play
from engines.neo_noble import end, piles, powers
from engines.neo_noble.table import Side, Table
from engines.neo_noble.vocabulary import doing
from engines.neo_noble.vocabulary.use import Use


def draw(table: Table, side: Side, count: int) -> Play[int]:
    """Draw cards, one by one where a text may replace them, and return how many were drawn."""
    if not powers.instead_of_draw(table, side.seat):
        return piles.draw(table, side, count)
    drawn = 0
    for _ in range(count):
        if not piles.available(side):
            break
        if not (yield from _replaced(table, side)):
            drawn += piles.draw(table, side, 1)
    return drawn


def _replaced(table: Table, side: Side) -> Play[bool]:
    """Do something else in place of one card; each text is offered on its own (NN-R78)."""
    for force in powers.instead_of_draw(table, side.seat):
        what, source = force.what, force.use.source
        use = Use(source, force.use.card, force.use.place, force.use.text)
        if what.may and not (yield from doing.agrees(use, what.do, use.seat)):
            continue
        end.one_more_step(table)
        if table.journal is not None:
            table.tell("trigger", seat=use.seat, card=table.named(use.card.id))
        table.replacing.append((source, what))
        yield from doing.resolve(table, use, what.do)
        table.replacing.pop()
        return True
    return False
