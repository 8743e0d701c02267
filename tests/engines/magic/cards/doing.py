"""Texts of cards carried out on a laid table, and what is to be looked at before and after."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from engines.kernel import BACK, PASS
from engines.magic.rules import resolution, stack
from engines.magic.table.pieces import ZoneCard
from engines.magic.table.state import Table
from tests.engines.magic.cards.reading import ME
from tests.engines.magic.cards.reading_told import Told
from tests.engines.magic.cards.seen import Seen
from tests.engines.magic.cards.stories import CAST
from tests.engines.magic.pack import creature, spell, when
from tests.engines.magic.scenes import Duel, lies, side
from tests.engines.shapes import Shape

TARGETS: list[list[Shape]] = [
    [{"target": "permanent", "is": {"type": "creature"}, "whose": "opponent"}],
    [{"target": "permanent", "is": {"type": "creature"}, "whose": "you"}],
    [{"target": "permanent", "is": {"type": "creature"}, "optional": True}],
    [{"target": "permanent", "is": {"type": "land"}}],
    [{"target": "player"}],
    [{"target": "any"}],
]
MOST = 30
"""Answers within which a text is done."""
LIBRARY = ["forest", "bear", "bolt", "raider", "island", "ox", "kite", "grove", "raider", "bear"]
WORN = (("plus_one", 1),)


def cards_of(shape: Shape, written: str) -> Iterator[dict[str, Any]]:
    """Yield cards with a text that does this: a spell, and a creature that does it as it enters."""
    for targets in TARGETS if '"target"' in written else [[]]:
        yield spell("mine", "0", shape, targets=targets)
        yield creature("mine", "0", 2, 2, abilities=[when("enters", shape, this=True, targets=targets)])


def laid_for(card: dict[str, Any]) -> Duel:
    """Lay out a table with a card in hand and something of each kind on both sides."""
    graves = [ZoneCard(number, name) for number, name in enumerate(("bear", "zap", "raider"), 900)]
    mine = [lies("raider", counters=WORN), lies("kite", tapped=True), lies("duke", damage=1), "anvil"]
    theirs = [lies("ogre", damage=1), lies("raider", tapped=True), lies("kite", counters=WORN), "anvil"]
    you = side(["mine", "bear", "raider", "grove", "zap"], lands="RG", board=mine, graveyard=graves)
    other = side(["ox", "raider", "bolt"], lands="U", board=theirs, library=[*LIBRARY])
    return Duel({**you, "library": [*LIBRARY]}, other, more=(*CAST, card))


def played(card: dict[str, Any], place: int) -> Told | None:
    """Cast a card and let its text be done; None where it never begins."""
    found: list[Any] = []
    asked: list[tuple[int, str]] = []
    resolve, finish = resolution.resolve, stack.finish

    def begun(table: Table) -> Any:
        item = table.doing
        if not found and item is not None and item.text == "mine":
            found.extend((Seen(table), item.source, item.targets))
        return resolve(table)

    def finished(table: Table) -> None:
        item = table.doing
        if len(found) == 3 and item is not None and item.text == "mine":
            found.append(Seen(table))
        finish(table)

    resolution.resolve, stack.finish = begun, finished
    try:
        duel = laid_for(card)
        duel.match.answer(ME, "cast:mine")
        _goes_on(duel, Random(place), found, asked)
    finally:
        resolution.resolve, stack.finish = resolve, finish
    if len(found) < 4:
        return None
    before, source, targets, after = found
    return Told(before, after, source, targets, asked)


def _goes_on(duel: Duel, chance: Random, found: list[Any], asked: list[tuple[int, str]]) -> None:
    for _ in range(MOST):
        if len(found) == 4 or not duel.match.decisions:
            return
        decision = duel.asked
        if decision.kind in ("main", "priority"):
            duel.do(PASS)
            continue
        if found:
            asked.append((decision.seat, decision.kind))
        answer = decision.any(chance)
        while answer == BACK:
            answer = decision.any(chance)
        duel.do(answer)
