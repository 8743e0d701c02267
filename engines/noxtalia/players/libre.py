"""Lists of the Libre format that nobody has shown (NX-12, NX-R22)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel import Dice
from engines.noxtalia.cards.catalogue import Body, Catalogue
from engines.noxtalia.language.pack import BASE_CAPACITIES


def invented_list(
    catalogue: Catalogue, bodies: Sequence[Body], fixed: Sequence[str], dice: Dice
) -> tuple[str, ...]:
    """Return 18 capacities that a team could have brought, those in `fixed` among them."""
    linked = {card for body in catalogue.bodies.values() for card in body.linked}
    names = [name for name in catalogue.cards if name not in linked]
    dice.shuffle(names)
    return tuple(card for body in bodies for card in _six(catalogue, body, fixed, names))


def _six(catalogue: Catalogue, body: Body, fixed: Sequence[str], names: Sequence[str]) -> list[str]:
    """Return six capacities of a Spirit's element, all different, one Ultimate at most (NX-9, NX-10)."""
    chosen = [name for name in fixed if catalogue.cards[name].element == body.element]
    taken = {catalogue.identity(name) for name in chosen}
    ultimates = sum(catalogue.cards[name].ultime for name in chosen)
    for name in (*names, *body.base):
        card = catalogue.cards[name]
        if len(chosen) >= BASE_CAPACITIES:
            break
        if card.element != body.element or catalogue.identity(name) in taken or (card.ultime and ultimates):
            continue
        chosen.append(name)
        taken.add(catalogue.identity(name))
        ultimates += card.ultime
    return chosen
