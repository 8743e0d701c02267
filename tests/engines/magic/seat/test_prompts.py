"""What a question shows: where a choice leads, what is not allowed and why, and how much one press does."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import Assign, ways
from tests.engines.magic.pack import ANY, creature, damage, land, spell
from tests.engines.magic.scenes import GAME, OTHER, YOU, Duel, lies, side
from tests.engines.position import of
from tests.rules import cr, rule

BOLT = spell("zap", "R", damage(3), targets=[ANY])
SAVED = creature("saved", "G", 1, 1, "indestructible")
SWIFT = creature("swift", "G", 2, 2, "first_strike")
VENOM = creature("venom", "G", 1, 1, "deathtouch")
KNIGHT = creature("shielded", "G", 1, 1, "protection_from_green")


def refused(duel: Duel) -> dict[str, str]:
    """Return what the one who is asked may not do, and why."""
    options = duel.match.prompt(duel.asked.seat).options
    return {
        option.key: option.refused.key.removeprefix("mn-refused-") for option in options if option.refused
    }


def fate(blocker: str, attacker: str, *more: dict[str, Any]) -> str:
    """Return what a block is said to lead to."""
    duel = Duel(side(["ox"], board=[attacker]), side(["ox"], board=[blocker]), more=more).attacks(attacker)
    (option,) = duel.prompt().options
    return str(option.leads[duel.key(attacker, YOU)].values["fate"])


# Where it leads


def test_an_attack_tells_what_it_comes_to() -> None:
    duel = Duel(side(["ox"], board=["bear", "giant"]), side(life=7)).to_attack()
    leads = [option.leads["s1"].values for option in duel.prompt().options]
    assert [(each["damage"], each["before"], each["after"]) for each in leads] == [(2, 7, 5), (5, 7, 2)]


@cr("510.1", "704.5g")
@pytest.mark.parametrize(
    ("blocker", "attacker", "dies"),
    [("bear", "bear", "both"), ("bear", "giant", "blocker"), ("giant", "bear", "attacker")],
)
def test_a_block_tells_who_dies(blocker: str, attacker: str, dies: str) -> None:
    assert fate(blocker, attacker) == dies


@cr("510.4", "702.7b", "702.2b", "702.12b", "702.16e")
def test_keywords_change_who_dies() -> None:
    assert fate("swift", "bear", SWIFT) == "attacker"
    assert fate("bear", "swift", SWIFT) == "blocker"
    assert fate("venom", "giant", VENOM) == "both"
    assert fate("saved", "giant", SAVED) == "nobody"
    assert fate("shielded", "bear", KNIGHT) == "nobody"


# What is not allowed


@cr("305.2a", "601.3")
def test_what_cannot_be_played_says_why() -> None:
    hand = ["forest", "giant", "curse"]
    curse = spell("curse", "G", {"action": "destroy", "what": "target"}, slow=True,
                  targets=[{"target": "permanent", "is": {"type": "creature"}}])  # fmt: skip
    duel = Duel(side(hand, lands="G"), more=[curse])
    assert refused(duel) == {"cast:giant": "cost", "cast:curse": "target"}
    two = Duel(side(["forest", "forest"])).do("land:forest")
    assert refused(two) == {"land:forest": "land"}


@rule("MN-R25")
def test_a_land_that_is_the_noble_says_that_it_stays() -> None:
    palace = {**land("palace", "swamp"), "rarity": "rare"}
    duel = Duel(side(["ox"], noble="palace"), more=[palace])
    assert refused(duel)["noble_land"] == "noble-land"


@rule("MN-18")
def test_a_noble_that_cannot_be_paid_says_so_to_its_owner_alone() -> None:
    duel = Duel(side(["ox"], lands="B", noble="lord"))
    assert refused(duel)["noble"] == "cost"
    assert "lord" not in str(duel.sees(OTHER))


@cr("302.6", "508.1a")
def test_creatures_that_cannot_attack_say_why() -> None:
    you = side(["ox"], board=["bear", lies("ox", tapped=True), lies("mouse", since=5), "wall"])
    wall = creature("wall", "G", 0, 4, "defender")
    duel = Duel(you, more=[wall]).to_attack()
    keys = {duel.key(card): why for card, why in (("ox", "tapped"), ("mouse", "sick"), ("wall", "attack"))}
    assert refused(duel) == keys


@cr("509.1a")
def test_creatures_that_cannot_block_say_why() -> None:
    other = side(["ox"], board=["bear", "spider", lies("ox", tapped=True)])
    duel = Duel(side(["ox"], board=["hawk"]), other).attacks("hawk")
    assert refused(duel) == {duel.key("bear"): "block", duel.key("ox"): "tapped"}


# One press


@cr("601.2")
def test_a_common_cast_is_one_press_with_its_target() -> None:
    duel = Duel(side(["zap"], lands="R"), side(board=["bear"]), more=[BOLT])
    offered = ways(duel.match, YOU)
    found = {way.then for way in offered.options if way.key == "cast:zap"}
    assert found == {("s0",), ("s1",), (duel.key("bear"),)}


def test_attacks_and_blocks_are_one_panel_each_in_which_nothing_may_be_chosen() -> None:
    duel = Duel(side(["ox"], board=["bear", "giant"]), side(["ox"], board=["spider"])).to_attack()
    for kind in ("attackers", "blockers"):
        asked = of(Assign, duel.asked)
        assert (asked.kind, duel.prompt().none is not None) == (kind, True)
        duel.assigns(dict.fromkeys(["bear"], "s1") if kind == "attackers" else {}).passes()


# Beside the board


@rule("MN-17")
def test_who_reads_heaps_finds_his_own_noble_and_hand_first() -> None:
    duel = Duel(side(["giant", "forest", "mouse"], noble="lord"), side(noble="lord", graveyard=[]))
    heaps = {seat: list(GAME.outlook.heaps(duel.sees(seat))) for seat in (YOU, OTHER, None)}
    assert [(heap.kind, heap.cards) for heap in heaps[YOU]] == [
        ("hand", ("mouse", "giant", "forest")),
        ("command", ("lord",)),
    ]
    assert [(heap.kind, heap.seat) for heap in heaps[OTHER]] == [("command", OTHER)]
    assert heaps[None] == []


def test_open_piles_are_told_beside_the_board() -> None:
    duel = Duel(side(["ox"], board=[lies("bear", damage=2), lies("bear", damage=2)]))
    (told,) = GAME.outlook.beside(duel.sees())
    assert (told.values["pile"], told.values["count"]) == ("grave", 2)


@rule("MN-R21")
def test_an_announcement_sounds_like_its_beginning() -> None:
    duel = Duel(side(["zap"], lands="R"), side(board=["bear"]), more=[BOLT])
    before = GAME.outlook.openly(duel.asked)
    assert before is not None
    duel.do("cast:zap")
    assert (duel.asked.kind, GAME.outlook.openly(duel.asked)) == ("aim", before)
