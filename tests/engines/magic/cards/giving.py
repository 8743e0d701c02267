"""Whether abilities that a card gives are had by those that it names, and by nobody else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

from bot.texts import texts_in
from engines.magic.cards.printed import Definitions, rules_text
from engines.magic.language.pack import CardModel
from engines.magic.rules.activating import usable
from engines.magic.rules.events import apply_events
from engines.magic.table.batch import leaves
from engines.magic.table.state import Table
from tests.engines.magic.cards.reading import ME, OTHER, NotRead, kind
from tests.engines.magic.cards.seen import Seen
from tests.engines.magic.cards.shapes import KINDS, WHOSE, Looked, is_refused
from tests.engines.magic.cards.stories import CAST
from tests.engines.magic.pack import activated, creature, life, permanent, static
from tests.engines.magic.scenes import Duel, lies, side
from tests.engines.shapes import Shape

DEFINITIONS = Definitions()
MINE = "mine"
SAMPLE = 18
"""Of so many gifts a sample takes one."""
GIVEN = activated({"life": 1}, do=[life(2)])
"""An ability that nobody has by themselves."""
_HAS = re.compile(r" (?:has|have) “Pay 1 life: You gain 2 life”\.$")
_ENCHANTS = {"enchant": {"target": "permanent", "is": {"type": "creature"}}}


def every_gift() -> Iterator[dict[str, Any]]:
    """Yield cards that give an ability, to themselves, to what they lie on, or to all of a kind."""
    kinds = (wanted for wanted in KINDS if not {"power", "toughness"} & set(wanted))  # rules/test_layers.py
    whom: list[Any] = [
        "this",
        *({"every": wanted, "whose": whose} for wanted, whose in product(kinds, WHOSE)),
    ]
    for what in whom:
        gift: Shape = static({"grants": 0}, what=what)
        yield creature(MINE, "R", 2, 2, abilities=[gift], types={"sub": ["goblin"]}, gives=[GIVEN])
        yield permanent(MINE, "R", "enchantment", gift, gives=[GIVEN])
    host = static({"grants": 0}, what="host")
    yield permanent(MINE, "R", "enchantment", host, sub=["aura"], keywords=[_ENCHANTS], gives=[GIVEN])


def faults_of(card: dict[str, Any]) -> Iterator[str]:
    """Yield what is wrong with who has what a card gives, and once it has left."""
    words = texts_in("en").tell(rules_text(CardModel.model_validate(card), DEFINITIONS)[-1])
    # the raider lies first, so that what is attached lies on it
    mine = [
        lies("raider", counters=(("plus_one", 1),)), lies("kite", tapped=True), "duke", "anvil",
        lies(MINE, attached=1 if card.get("keywords") else 0),
    ]  # fmt: skip
    you = side(["rite"], board=[*mine, lies("call~imp")])
    duel = Duel(you, side([], board=["ogre", lies("raider", tapped=True)], lands="U"), more=(*CAST, card))
    seen = Seen(duel.table)
    myself = next(number for number, thing in seen.perms.items() if thing.card == MINE)
    wanted = _named(words, seen, myself)
    if (found := having(duel.table)) != wanted:
        yield f"{words} | {sorted(found)} have it, not {sorted(wanted)}"
    apply_events(duel.table, leaves(duel.table.perms[myself], "state"))
    if found := having(duel.table):
        yield f"{words} | {sorted(found)} have it, once it has left"


def having(table: Table) -> set[int]:
    """Return which permanents have an ability that their controllers can use."""
    uses = (key.split(":") for seat in (ME, OTHER) for key in usable(table, seat))
    return {int(use[1].removeprefix("o")) for use in uses}


def _named(words: str, seen: Seen, myself: int) -> set[int]:
    """Return whom the words name."""
    whom = _HAS.sub("", words)
    if whom == words:
        raise NotRead(words)
    if whom.startswith("This "):
        return {myself}
    if whom == "Enchanted creature":
        return {seen.perms[myself].attached}
    whom = whom.removeprefix("All ")
    whom = whom if whom.startswith("Goblin") else whom[0].lower() + whom[1:]
    is_one = kind(whom, ME, myself)
    return {number for number, thing in seen.perms.items() if is_one(thing)}


def gifts(*, whole: bool) -> Looked:
    """Look at all, or at a sample."""
    found = Looked("abilities that are given")
    for card in [*every_gift()][:: 1 if whole else SAMPLE]:
        if not is_refused(card):
            found.add(faults_of(card))
    return found
