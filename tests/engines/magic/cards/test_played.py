"""Every card of the starter set is cast and does what it does; every ability that can be used is."""

from __future__ import annotations

from random import Random

import pytest

from engines.kernel import BACK, PASS
from engines.magic.language.abilities import Activated
from engines.magic.language.pack import CardModel
from engines.magic.table.pieces import ZoneCard
from tests.engines.magic.scenes import OTHER, YOU, Duel, lies, side
from tests.engines.magic.starter import CARDS

LANDS = "WWWWUUUUBBBBRRRRGGGG"
MINE = ("fen_wader", "skerry_tern", "wicker_walker")
THEIRS = ("wyrm_under_the_fen", "squall_drake", lies("slagheap_brute", tapped=True), "banner_over_the_hedge")
DEAD = ("gull_rider", "crag_basker", "long_reading")
COUNTERS = (("charge", 1), ("plus_one", 1))
IN_COMBAT = "verdict_of_the_rocks"
"""It is about a creature that attacks."""
NOT_LANDS = [card for card in CARDS.values() if card.cost is not None]
USES = [
    (card, place)
    for card in NOT_LANDS
    for place, ability in enumerate(card.abilities)
    if isinstance(ability, Activated) and not any(part.action == "mana" for part in ability.do)
]


def scene(hand: list[str], *board: str) -> Duel:
    """Return a duel in which nearly everything finds what it is about."""
    graves = [ZoneCard(number, card) for number, card in enumerate(DEAD, 900)]
    counted = [lies(each, counters=COUNTERS) for each in board]
    you = side(["toll_engine", *hand], lands=LANDS, board=[*MINE, *counted], graveyard=graves)
    duel = Duel(you, side(["toll_engine", "toll_engine"], lands="RRR", board=list(THEIRS)))
    for pile in (YOU, OTHER):
        assert duel.seen(pile).library_size > 10
    return duel


def goes_on(duel: Duel, chance: Random) -> None:
    """Answer what is announced by chance, and let everything resolve."""
    for _ in range(60):
        asked = duel.asked
        if asked.kind == "main" and not duel.sees().stack:
            return
        if asked.kind in ("main", "priority"):
            duel.do(PASS)
            continue
        answer = asked.any(chance)
        while answer == BACK:
            answer = asked.any(chance)
        duel.do(answer)
    raise AssertionError("it never ends")


CAST = [card for card in NOT_LANDS if card.id != IN_COMBAT]


@pytest.mark.parametrize("card", CAST, ids=lambda card: card.id)
def test_each_card_can_be_cast_and_resolves(card: CardModel) -> None:
    chance, duel = Random(card.id), scene([card.id])
    if any(getattr(target, "target", "") in ("spell", "item") for target in aims(card)):
        duel = scene([card.id, "beacon_recruit"])
        duel.match.order(YOU, "hold")
        duel.do("cast:beacon_recruit")
        if card.id == "reef_answer":
            duel.do(f"cast:{card.id}").do(("2",))
    if card.id not in [event.facts["card"]["id"] for event in duel.events("cast")]:
        duel.do(f"cast:{card.id}")
    goes_on(duel, chance)
    there = [*duel.board(YOU), *duel.graveyard(YOU), *(each.card for each in duel.sees().sides[YOU].exile)]
    assert card.id in there


def test_what_attacks_is_judged_by_the_rocks() -> None:
    duel = Duel(side([IN_COMBAT], lands="WW"), side(board=["fen_wader"]), active=OTHER)
    duel.to_attack().assigns({"fen_wader": "s0"}).announces(f"cast:{IN_COMBAT}").resolves()
    assert duel.board(OTHER) == []


def aims(card: CardModel) -> list[object]:
    """Return the targets of a spell."""
    return [target for ability in card.abilities for target in getattr(ability, "targets", ())]


@pytest.mark.parametrize(("card", "place"), USES, ids=lambda each: getattr(each, "id", str(each)))
def test_each_ability_can_be_used_and_resolves(card: CardModel, place: int) -> None:
    chance = Random(card.id)
    duel = scene([], *([card.id] if card.id not in MINE else []))
    duel.do(f"use:{duel.key(card.id)}:{place}")
    goes_on(duel, chance)
    assert duel.events("use")
