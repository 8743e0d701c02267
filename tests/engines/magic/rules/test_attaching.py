"""Auras and Equipment: chapters 301, 303, 701.3, 702.5, 702.6, and what keeps them away."""

from __future__ import annotations

from typing import Any

import pytest

from engines.magic.table.pieces import ZoneCard
from tests.engines.magic.pack import CREATURE, change, creature, life, permanent, spell, static, when
from tests.engines.magic.scenes import OTHER, YOU, Duel, lies, side
from tests.rules import cr, rule


def aura(key: str, *changes: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return an Aura that enchants a creature, which changes so."""
    abilities = [static(*changes, what="host"), *more.pop("abilities", [])]
    keywords = [{"enchant": {**CREATURE, **more}}]
    return permanent(key, "W", "enchantment", *abilities, sub=["aura"], keywords=keywords)


def equipment(key: str, *changes: dict[str, Any], cost: str = "1") -> dict[str, Any]:
    return permanent(key, "1", "artifact", static(*changes, what="host"), sub=["equipment"],
                     keywords=[{"equip": cost}])  # fmt: skip


HALO = aura("halo", {"pt": [2, 2]})
SWORD = equipment("sword", {"pt": [2, 0]})


@cr("303.4a", "608.3c", "303.4b", "702.5a")
def test_an_aura_aims_as_it_is_cast_and_enters_attached() -> None:
    duel = Duel(side(["halo", "ox"], lands="W", board=["bear"]), side(board=["hare"]), more=[HALO])
    duel.casts("halo", "bear")
    assert duel.perm("halo").attached == duel.perm("bear").id
    assert (duel.size("bear"), duel.size("hare")) == ((4, 4), (2, 1))


@cr("608.3b", "608.2b")
def test_an_aura_whose_target_is_lost_goes_to_the_graveyard() -> None:
    duel = Duel(
        side(["halo", "ox"], lands="W"), side(["bounce", "ox"], lands="U", board=["bear"]), more=[HALO]
    )
    duel.casts("halo", "bear").casts("bounce", "bear").resolves().resolves()
    assert (duel.board(YOU), duel.graveyard(YOU)) == ([], ["halo"])


@cr("704.5m", "303.4c")
def test_704_5m_an_aura_goes_as_what_it_enchants_goes() -> None:
    duel = Duel(side(["halo", "bounce", "ox"], lands="WU", board=["bear"]), more=[HALO])
    duel.casts("halo", "bear").resolves().casts("bounce", "bear")
    assert duel.graveyard(YOU) == ["bounce", "halo"]


@cr("704.5m", "702.16c")
def test_704_5m_an_aura_falls_off_what_is_protected_from_it() -> None:
    ward = spell("ward", "G", change({"gains": ["protection_from_white"]}), targets=[CREATURE])
    duel = Duel(side(["halo", "ward", "ox"], lands="WG", board=["bear"]), more=[HALO, ward])
    duel.casts("halo", "bear").resolves().casts("ward", "bear")
    assert (duel.size("bear"), duel.graveyard(YOU)) == ((2, 2), ["ward", "halo"])


@cr("704.5m", "303.4c")
def test_704_5m_an_aura_goes_as_it_enchants_what_it_may_not() -> None:
    """What it enchants comes under the control of a player whose creatures it does not."""
    vow = aura("vow", {"pt": [1, 1]}, whose="you")
    steal = spell("steal", "R", change({"control": "you"}), targets=[CREATURE])
    duel = Duel(
        side(["vow", "ox"], lands="W", board=["bear"]), side(["steal", "ox"], lands="R"), more=[vow, steal]
    )
    duel.casts("vow", "bear").resolves()
    duel = duel.end_turn().casts("steal", "bear").resolves()
    assert (duel.graveyard(YOU), duel.size("bear")) == (["vow"], (2, 2))


@rule("MN-D16")
@cr("303.4f")
def test_an_aura_that_enters_otherwise_enchants_what_its_player_chooses_untargeted() -> None:
    rise = spell("rise", "B", {"action": "move", "what": {"every": {"sub": "aura"}, "zone": "graveyard"},
                               "to": "battlefield"})  # fmt: skip
    veiled = creature("veiled", "U", 1, 1, "hexproof")
    duel = Duel(
        side(["rise", "ox"], lands="B", graveyard=[ZoneCard(900, "halo")]),
        side(board=["veiled", "bear"]),
        more=[HALO, rise, veiled],
    )
    duel.casts("rise")
    duel.do(duel.called("veiled"))
    assert duel.size("veiled") == (3, 3)


@cr("303.4g")
def test_an_aura_that_finds_nothing_stays_where_it_is() -> None:
    rise = spell("rise", "B", {"action": "move", "what": {"every": {"sub": "aura"}, "zone": "graveyard"},
                               "to": "battlefield"})  # fmt: skip
    duel = Duel(side(["rise", "ox"], lands="B", graveyard=[ZoneCard(900, "halo")]), more=[HALO, rise]).casts(
        "rise"
    )
    assert (duel.board(YOU), duel.graveyard(YOU)) == ([], ["halo", "rise"])


@cr("303.4e", "109.5")
def test_an_aura_on_anothers_creature_stays_the_own() -> None:
    tithe = aura("tithe", {"pt": [0, 0]}, abilities=[when("step", life(1), step="upkeep", whose="you")])
    duel = Duel(side(["tithe", "ox"], lands="W"), side(["ox"], board=["bear"]), more=[tithe])
    duel.casts("tithe", "bear").resolves().end_turn().end_turn()
    assert (duel.life(YOU), duel.life(OTHER)) == (21, 20)


@cr("301.5", "301.5b", "702.6a", "701.3a")
def test_equipment_is_attached_for_its_cost_and_moves() -> None:
    duel = Duel(side(["ox"], lands="WW", board=["sword", "bear", "hare"]), more=[SWORD])
    duel.uses("sword", 1, "bear").resolves()
    assert (duel.size("bear"), duel.size("hare")) == ((4, 2), (2, 1))
    duel.uses("sword", 1, "hare").resolves()
    assert (duel.size("bear"), duel.size("hare")) == ((2, 2), (4, 1))


@cr("702.6a", "602.5d")
def test_equipment_is_attached_to_own_creatures_when_a_sorcery_could_be_cast() -> None:
    you = side(["ox"], lands="W", board=["sword"])
    assert Duel(you, side(board=["bear"]), more=[SWORD]).acts == []
    armed = side(["ox"], lands="W", board=["sword", "bear"], stops=frozenset({"own_end"}))
    duel = Duel(armed, at="end", more=[SWORD])
    assert duel.acts == []


@cr("704.5n", "301.5c")
def test_704_5n_equipment_stays_as_its_bearer_goes() -> None:
    duel = Duel(side(["kill", "ox"], lands="WBB", board=["sword", "bear"]), more=[SWORD])
    duel.uses("sword", 1, "bear").resolves().casts("kill", "bear")
    assert (duel.board(YOU), duel.perm("sword").attached) == (["sword"], 0)


@cr("704.5n", "702.16d")
def test_704_5n_equipment_falls_off_what_is_protected_from_it() -> None:
    ward = spell("ward", "G", change({"gains": ["protection_from_artifacts"]}), targets=[CREATURE])
    duel = Duel(side(["ward", "ox"], lands="WG", board=["sword", "bear"]), more=[SWORD, ward])
    duel.uses("sword", 1, "bear").resolves().casts("ward", "bear")
    assert (duel.size("bear"), duel.perm("sword").attached) == ((2, 2), 0)


@cr("701.3b")
def test_to_attach_it_where_it_is_does_nothing() -> None:
    duel = Duel(side(["ox"], lands="WW", board=["sword", "bear"]), more=[SWORD])
    stamp = duel.uses("sword", 1, "bear").resolves().perm("sword").stamp
    assert duel.uses("sword", 1, "bear").resolves().perm("sword").stamp == stamp


@cr("603.10c", "701.3d")
def test_603_10c_what_becomes_unattached_is_known_as_it_was() -> None:
    chain = permanent(
        "chain",
        "1",
        "artifact",
        static({"pt": [1, 0]}, what="host"),
        when("unattached", life(2), this=True),
        sub=["equipment"],
        keywords=[{"equip": "0"}],
    )
    duel = Duel(side(["bolt", "ox"], lands="R", board=["chain", "bear"]), more=[chain])
    duel.uses("chain", 2, "bear").resolves().casts("bolt", "bear")
    assert duel.life(YOU) == 22


ROPE = permanent(
    "rope", "1", "artifact",
    when("unattached", life(2), {"action": "tap", "what": "by"}, this=True),
    sub=["equipment"], keywords=[{"equip": "0"}],
)  # fmt: skip
"""It says when it comes off, and taps what it was on."""


@cr("701.3d")
def test_701_3d_what_leaves_or_goes_to_another_becomes_unattached_once() -> None:
    scrap = spell("scrap", "R", {"action": "destroy", "what": {"every": {"type": "artifact"}}})
    wrath = spell("wrath", "R", {"action": "destroy", "what": {"every": {}}})
    fetch = spell("fetch", "R", {"action": "move", "what": {"every": {"type": "artifact"}}, "to": "hand"})
    for goes in (scrap, fetch, wrath):
        duel = Duel(side([goes["id"], "ox"], lands="R", board=["rope", "bear"]), more=[ROPE, goes])
        duel.uses("rope", 1, "bear").resolves().casts(goes["id"]).resolves()
        assert duel.life(YOU) == 22, goes["id"]
        assert goes is wrath or duel.perm("bear").tapped
    duel = Duel(side(["ox"], board=["rope", "bear", "hare"]), more=[ROPE])
    duel.uses("rope", 1, "bear").resolves()
    assert duel.life(YOU) == 20, "it was on nothing"
    duel.uses("rope", 1, "hare").resolves().resolves()
    assert (duel.life(YOU), duel.perm("bear").tapped, duel.perm("hare").tapped) == (22, True, False)


@cr("701.3d", "704.5m")
def test_701_3d_an_aura_that_falls_off_becomes_unattached() -> None:
    veil = aura("veil", {"pt": [1, 1]}, abilities=[when("unattached", life(2), this=True)])
    duel = Duel(side(["veil", "bounce", "ox"], lands="WU", board=["bear"]), more=[veil])
    duel.casts("veil", "bear").resolves().casts("bounce", "bear").resolves()
    assert (duel.life(YOU), duel.graveyard(YOU)) == (22, ["bounce", "veil"])


# What may be blocked, aimed at, untapped


def blocks(attacker: dict[str, Any], *others: Any, lands: str = "", more: Any = ()) -> bool:
    """Tell whether the first of these can block an attacker."""
    duel = Duel(
        side(["ox"], board=[attacker["id"]]), side(["ox"], lands=lands, board=others), more=[attacker, *more]
    )
    duel.to_attack().do(("s1",))
    while (
        duel.match.decisions
        and duel.asked.kind == "priority"
        and duel.sees().step in ("attackers", "begin_combat")
    ):
        duel.do(duel.asked.default)
    return duel.asked.kind == "blockers"


@cr("509.1b")
@pytest.mark.parametrize(
    ("keyword", "lands", "able"),
    [
        ("unblockable", "", False), ("islandwalk", "U", False), ("islandwalk", "R", True),
        ("protection_from_green", "", False), ("protection_from_red", "", True),
    ],
)  # fmt: skip
def test_what_cannot_be_blocked_is_not(keyword: str, lands: str, able: bool) -> None:
    assert blocks(creature("imp", "R", 1, 1, keyword), "bear", lands=lands) is able


@cr("702.14c")
def test_landwalk_asks_for_lands_of_the_defending_player() -> None:
    duel = Duel(side(["ox"], lands="U", board=["imp"]), side(["ox"], board=["bear"]),
                more=[creature("imp", "R", 1, 1, "islandwalk")])  # fmt: skip
    assert duel.attacks("imp").asked.kind == "blockers"


@cr("509.1b")
def test_what_can_be_blocked_by_some_alone() -> None:
    by = [{"type": "evasion", "by": {"power": {"at_most": 2}}}]
    imp = creature("imp", "R", 1, 1, abilities=by)
    assert (blocks(imp, "bear"), blocks(imp, "giant")) == (False, True)
    only = creature("imp", "R", 1, 1, abilities=[{**by[0], "only": True}])
    assert (blocks(only, "bear"), blocks(only, "giant")) == (True, False)


@cr("509.1b", "508.1c")
def test_what_cannot_block_or_attack_does_not() -> None:
    pacifist = aura("pacify", {"gains": ["cant_attack", "cant_block"]})
    duel = Duel(side(["pacify", "ox"], lands="W"), side(["ox"], board=["bear"]), more=[pacifist])
    duel.casts("pacify", "bear").resolves()
    assert duel.passes("attackers").sees().turn > 6  # the bear's player has nothing that attacks
    assert not blocks(
        creature("imp", "R", 1, 1), "coward", more=[creature("coward", "G", 2, 2, "cant_block")]
    )


@cr("502.3")
def test_what_does_not_untap_stays_tapped() -> None:
    frost = creature("frost", "U", 1, 1, "doesnt_untap")
    duel = Duel(
        side(["ox"], board=[lies("frost", tapped=True), lies("bear", tapped=True)]), at="untap", more=[frost]
    )
    assert (duel.perm("frost").tapped, duel.perm("bear").tapped) == (True, False)


@cr("702.18a", "702.11b", "702.16b")
@pytest.mark.parametrize(
    ("keyword", "mine", "theirs"),
    [("shroud", False, False), ("hexproof", True, False), ("protection_from_red", False, False)],
)
def test_what_may_be_aimed_at(keyword: str, mine: bool, theirs: bool) -> None:
    veiled, lash = creature("veiled", "U", 1, 9, keyword), spell("lash", "R", life(1), targets=[CREATURE])
    assert (
        Duel(side(["lash"], lands="R", board=["veiled"]), more=[veiled, lash]).acts == ["cast:lash"]
    ) is mine
    other = side(board=["veiled"])
    assert (Duel(side(["lash"], lands="R"), other, more=[veiled, lash]).acts == ["cast:lash"]) is theirs


@cr("701.6a")
def test_what_cannot_be_countered_is_not() -> None:
    thunder = creature("thunder", "G", 3, 3, "cant_be_countered")
    duel = Duel(side(["thunder", "ox"], lands="G"), side(["deny", "ox"], lands="U"), more=[thunder])
    duel.casts("thunder").casts("deny", duel.item("thunder")).resolves().resolves()
    assert (duel.board(YOU), duel.graveyard(OTHER)) == (["thunder"], ["deny"])


@cr("702.114a")
def test_devoid_is_colourless() -> None:
    blank = creature("blank", "1 R", 2, 2, "devoid")
    shield = creature("shield", "W", 1, 9, "protection_from_red")
    assert blocks(blank, "shield", more=[shield])
    duel = Duel(side(["ox"], board=["blank"]), side(["ox"], board=["shield"]), more=[blank, shield])
    duel.attacks("blank").blocks(shield="blank")
    assert duel.perm("shield").damage == 2
