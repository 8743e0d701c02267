"""Whether costs are paid as printed: they can be just where the words say so, and take what these name."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Any, NamedTuple

from bot.texts import texts_in
from engines.kernel import BACK, PASS
from engines.magic.cards.printed import Definitions, rules_text
from engines.magic.language.pack import CardModel
from engines.magic.rules import resolution
from engines.magic.table.pieces import ZoneCard
from engines.magic.table.state import Table
from tests.engines.magic.cards.reading import ME, NotRead
from tests.engines.magic.cards.reading_costs import Purse, ways
from tests.engines.magic.cards.seen import Changes, Seen, between
from tests.engines.magic.cards.shapes import KINDS, Looked, is_refused
from tests.engines.magic.cards.stories import CAST
from tests.engines.magic.pack import activated, creature, life, permanent, spell
from tests.engines.magic.scenes import Duel, lies, side
from tests.engines.shapes import Shape

DEFINITIONS = Definitions()
MINE = "mine"
_PICKED = ("sacrifice", "discard", "exile", "tap", "give_back")
_GOLEM = permanent("golem", "3", "artifact")
_GOLEM |= {"types": {"card": ["artifact", "creature"], "sub": []}, "pt": [3, 3]}
ALONE: list[Shape] = [
    {"mana": "1 R"}, {"this": "tap"}, {"this": "untap"}, {"this": "sacrifice"}, {"this": "exile"},
    {"this": "return"}, {"this": "discard"}, {"life": 2}, {"life": 3}, {"remove": "charge"},
    {"remove": "plus_one", "number": 2}, {"remove": "time"},
]  # fmt: skip
FEW: list[Shape] = [{"type": "creature"}, {"type": "artifact"}, {"sub": "goblin"}, {"type": "land"}]
"""Kinds enough for costs of two parts, which may ask for the same object."""
SAMPLE = 58
"""Of so many costs a sample takes one."""


class Laid(NamedTuple):
    """With what a table is laid."""

    hand: Sequence[str]
    board: Sequence[Any]
    graveyard: Sequence[str]
    lands: str
    mine: dict[str, Any]
    """How the permanent lies that speaks."""
    life: int = 20


MANA = re.compile(r"\{[^TQ]")
"""In the words of a cost."""
_WORN = (("charge", 1), ("plus_one", 3))
TABLES: dict[str, Laid] = {
    "plenty": Laid(
        ("bear", "raider", "grove", "zap"),
        (lies("raider", counters=(("plus_one", 1),)), lies("kite", tapped=True), "duke", "golem", "anvil"),
        ("bear", "zap", "raider", "grove"), "RG", {"counters": _WORN},
    ),
    "one of each": Laid(("raider",), ("golem",), ("raider",), "R", {}, 4),
    "alone": Laid((), (), (), "", {"counters": (("plus_one", 1),)}, 1),
    "tapped": Laid(("zap",), (lies("raider", tapped=True), "duke"), ("zap",), "G", {"tapped": True}),
    "just come": Laid(("zap", "bear"), ("kite", "raider"), (), "RR", {"since": 5}),
}  # fmt: skip


def every_cost() -> Iterator[list[Shape]]:
    """Yield costs of one part in every shape, and of two."""
    yield from ([each] for each in ALONE)
    for word, wanted, number in product(_PICKED, KINDS, (1, 2)):
        yield [{word: wanted, "number": number} if number > 1 else {word: wanted}]
    picks: list[Shape] = [{word: wanted} for word, wanted in product(_PICKED, FEW)]
    for one, other in product([*ALONE, *picks], picks):
        if not _share(one, other):
            yield [one, other]


def _share(one: Shape, other: Shape) -> bool:
    """Tell whether one object might pay both parts: what is tapped for a cost pays nothing else of it.

    A land may be tapped for mana and sacrificed then, which is no matter of the words.
    """
    if "mana" in one and ("tap" in other or {"type": "land"} in other.values()):
        return True
    taps = {"tap" in one, "tap" in other}
    return taps == {True, False} and any(
        word in each for each in (one, other) for word in ("sacrifice", "give_back", "this")
    )


def cards_of(cost: list[Shape]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield cards that cost so much, each with where it lies."""
    yield "battlefield", creature(MINE, "0", 2, 2, abilities=[activated(*cost, do=[life(1)])])
    yield "spell", spell(MINE, "0", life(1), additional=cost)
    for zone in ("hand", "graveyard"):
        ability = activated(*cost, do=[life(1)], zone=zone)
        yield zone, creature(MINE, "0", 2, 2, abilities=[ability])


def _laid(laid: Laid, card: dict[str, Any], where: str) -> Duel:
    """Lay a table with a card where its cost is paid."""
    hand, graves = [*laid.hand], [*laid.graveyard]
    if where in ("spell", "hand"):
        hand.append(MINE)
    graves += [MINE] if where == "graveyard" else []
    piled = [ZoneCard(number, name) for number, name in enumerate(graves, 900)]
    board = [*laid.board, *([lies(MINE, **laid.mine)] if where == "battlefield" else [])]
    # an instant that is never cast keeps the main phase open
    you = side([*hand, "rite"], lands=laid.lands, board=board, graveyard=piled, life=laid.life)
    return Duel(you, side([], board=["ogre", "raider"]), more=(*CAST, _GOLEM, card))


def words_of(card: dict[str, Any], where: str) -> str:
    """Return the cost as it is printed."""
    lines = [texts_in("en").tell(line) for line in rules_text(CardModel.model_validate(card), DEFINITIONS)]
    if where == "spell":
        return lines[0].removeprefix("As an additional cost to cast this spell, ").removesuffix(".")
    return lines[-1].split(": ")[0]


def faults_of(where: str, card: dict[str, Any], chance: Random) -> Iterator[str]:
    """Yield what is wrong with a cost on each of the tables."""
    words = words_of(card, where)
    for name, laid in TABLES.items():
        duel = _laid(laid, card, where)
        before, act = Seen(duel.table), _act(duel, where)
        try:
            wanted = ways(words, _purse(before, laid, where, words))
        except NotRead as unknown:
            yield f"{words} | nobody reads {unknown}"
            return
        if (act is not None) is not bool(wanted):
            said = "offered" if act else "not offered"
            yield f"{words} | {where}, {name}: {said}, {len(wanted)} ways to pay"
        elif act is not None:
            found = _changed(before, _paid(duel, act, chance), where, mana=bool(MANA.search(words)))
            if found not in wanted:
                yield f"{words} | {where}, {name}: {dict(found)}, not {[dict(each) for each in wanted][:3]}"


def _purse(before: Seen, laid: Laid, where: str, words: str) -> Purse:
    lying = (number for number, thing in before.perms.items() if thing.card == MINE)
    piled = (number for number, (_, _, card) in before.numbers.items() if card == MINE)
    myself = next(lying, next(piled, 0))
    itself = [MINE] if where == "hand" and not re.search(r"\bthis\b", words) else []  # 602.2b: it lies there
    hand = (*laid.hand, *itself, "rite")
    return Purse(before, myself, hand, rested="since" not in laid.mine or where != "battlefield")


def _act(duel: Duel, where: str) -> str | None:
    """Return the key of what is paid for, if it is offered."""
    begins = f"cast:{MINE}" if where == "spell" else "use:"
    return next((key for key in duel.acts if key.startswith(begins)), None)


def _paid(duel: Duel, act: str, chance: Random) -> Seen:
    """Announce something and pay for it in any way; return the table as that resolves."""
    found: list[Seen] = []
    resolve = resolution.resolve

    def begun(table: Table) -> Any:
        found.append(Seen(table))
        return resolve(table)

    resolution.resolve = begun
    try:
        duel.do(act)
        while not found:
            decision = duel.asked
            answer: Any = PASS if decision.kind in ("main", "priority") else decision.any(chance)
            if answer != BACK:
                duel.do(answer)
    finally:
        resolution.resolve = resolve
    return found[0]


def _changed(before: Seen, after: Seen, where: str, *, mana: bool) -> Changes:
    """Return what has changed but for the spell itself; of lands tapped for mana, how many."""
    announced: Changes = Counter({("pile", ME, "hand", MINE, -1): 1} if where == "spell" else {})
    found = between(before, after) - announced
    rows = Counter({row: count for row, count in found.items() if row[0] != "known"})
    if not mana:
        return rows
    lands = [row for row in rows if row[0] == "tapped" and "land" in before.perms[row[1]].types]
    left = Counter({row: count for row, count in rows.items() if row not in lands})
    left["lands tapped", len(lands)] += 1
    return left


def costs(*, whole: bool) -> Looked:
    """Pay every cost, or a sample of them."""
    found = Looked(f"costs on {len(TABLES)} tables")
    for place, cost in enumerate(every_cost()):
        for where, card in cards_of(cost) if whole or not place % SAMPLE else ():
            if not is_refused(card):
                found.add(faults_of(where, card, Random(place)))
    return found
