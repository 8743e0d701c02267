"""Drawing cards, and what texts have done in place of that (NN-115, NN-R71, NN-R78)."""

from __future__ import annotations

from engines.kernel import Play
from engines.neo_noble.evaluation import changes
from engines.neo_noble.rules import end, piles, resolution
from engines.neo_noble.table.resolving_effect import ResolvingEffect
from engines.neo_noble.table.state import Side, Table


def draw(table: Table, side: Side, count: int) -> Play[int]:
    """Draw cards, one by one where a text may replace them, and return how many were drawn."""
    if not _offered(table, side.seat):
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
    for force in _offered(table, side.seat):
        what, source = force.what, force.use.source
        use = ResolvingEffect(source, force.use.card, force.use.place, force.use.text)
        if what.may and not (yield from resolution.agrees(use, what.do, use.seat)):
            continue
        end.one_more_step(table)
        if table.journal is not None:
            table.tell("trigger", seat=use.seat, card=table.named(use.card.id))
        table.replacing.append((source, what))
        yield from resolution.resolve(table, use, what.do)
        table.replacing.pop()
        return True
    return False


def _offered(table: Table, seat: int) -> list[changes.Force]:
    """Return what can be done in place of a card that a player would draw, in the order of `powers.instead`.

    A text that is replacing a draw right now does not replace what it draws itself.
    """
    found = [
        force
        for force in changes.in_force(table, "instead_of_draw")
        if (force.use.seat == seat) is (force.what.whose == "own")
        and (force.use.source, force.what) not in table.replacing
    ]
    return sorted(found, key=lambda each: (each.use.seat != table.active, not each.what.may))
