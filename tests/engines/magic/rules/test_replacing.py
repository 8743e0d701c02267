"""What happens instead, what is prevented, and how permanents enter: chapters 614 to 616, 701.19."""

from __future__ import annotations

from typing import Any

import pytest

from engines.magic.table.pieces import ZoneCard
from tests.engines.magic.pack import (
    ANY,
    CREATURE,
    activated,
    change,
    creature,
    damage,
    land,
    life,
    permanent,
    spell,
    static,
    when,
)
from tests.engines.magic.scenes import OTHER, YOU, Duel, lies, side
from tests.rules import cr, rule


def instead(kind: str, **more: Any) -> dict[str, Any]:
    conditions = {"if": more.pop("if_")} if "if_" in more else {}
    return {"type": "replacing", "what": {"instead": kind, **more}, **conditions}


def rule_of(key: str, kind: str, **more: Any) -> dict[str, Any]:
    """Return an enchantment that replaces something."""
    return permanent(key, "W", "enchantment", instead(kind, **more))


DOUBLE = rule_of("double", "damage", times=2)
MORE = rule_of("more", "damage", plus=1)
LESS = rule_of("less", "damage", to="you", plus=-2)


@cr("614.1a", "614.6", "120.4a")
def test_damage_is_dealt_in_another_number() -> None:
    duel = Duel(side(["bolt", "ox"], lands="R", board=["double"]), more=[DOUBLE]).casts("bolt", "s1")
    assert duel.life(OTHER) == 14


@cr("614.5")
def test_what_replaces_does_so_once_to_an_event() -> None:
    duel = Duel(side(["bolt", "ox"], lands="R", board=["double", "double"]), more=[DOUBLE]).casts(
        "bolt", "s1"
    )
    assert duel.life(OTHER) == 8


@cr("614.7a", "120.8")
def test_no_damage_is_not_made_more() -> None:
    blank = spell("blank", "R", damage(0), targets=[ANY])
    duel = Duel(side(["blank", "ox"], lands="R", board=["more"]), more=[MORE, blank]).casts("blank", "s1")
    assert duel.life(OTHER) == 20


@cr("615.1", "615.6", "615.10", "603.2g")
def test_damage_that_is_prevented_never_happens() -> None:
    shell = rule_of("shell", "damage", to="you", times=0)
    duel = Duel(side(["bolt", "ox"], lands="R"), side(board=["shell"]), more=[shell]).casts("bolt", "s1")
    assert duel.life(OTHER) == 20
    assert duel.events("damage") == []


@cr("615.10")
def test_a_part_of_the_damage_is_prevented_of_each_event() -> None:
    duel = Duel(side(["ox"], board=["giant", "bear"]), side(board=["less"]), more=[LESS])
    duel.attacks("giant", "bear")
    assert duel.life(OTHER) == 17


@cr("615.7", "514.2")
def test_a_shield_prevents_the_next_damage_until_it_is_used_up() -> None:
    ward = spell("ward", "W", {"action": "prevent", "to": "target", "number": 4}, targets=[ANY])
    duel = Duel(side(["bolt", "bolt", "ward", "ox"], lands="RRWG"), more=[ward])
    duel.casts("ward", "s1").resolves().casts("bolt", "s1").resolves().casts("bolt", "s1").resolves()
    assert duel.life(OTHER) == 18
    duel = Duel(side(["ward", "ox"], lands="WG"), more=[ward]).casts("ward", "s1").resolves()
    assert duel.end_turn().sees().shields == ()


@cr("615.1", "510.2")
def test_all_combat_damage_of_a_turn_is_prevented_and_no_other() -> None:
    mist = spell("mist", "G", {"action": "prevent", "combat": True})
    duel = Duel(side(["mist", "bolt", "ox"], lands="GR", board=["giant"]), more=[mist])
    duel.casts("mist").resolves().attacks("giant").passes()
    assert duel.life(OTHER) == 20
    assert duel.casts("bolt", "s1").life(OTHER) == 17


@cr("702.16e", "615.1")
def test_protection_prevents_damage() -> None:
    saint = creature("saint", "W", 1, 1, "protection_from_red")
    wave = spell("wave", "R", damage(3, {"every": {"type": "creature"}}))
    duel = Duel(side(["wave", "ox"], lands="R"), side(board=["saint", "bear"]), more=[saint, wave])
    assert duel.casts("wave").board(OTHER) == ["saint"]


# 616: which comes first


@rule("MN-D15")
@cr("616.1", "616.1e", "616.1f")
@pytest.mark.parametrize(("first", "left"), [("double", 13), ("more", 12)])
def test_616_who_is_affected_chooses_which_change_comes_first(first: str, left: int) -> None:
    duel = Duel(side(["bolt", "ox"], lands="R", board=["double", "more"]), more=[DOUBLE, MORE])
    duel.casts("bolt", "s1")
    assert duel.asks == (OTHER, "replace")
    duel.do(duel.called(first))
    assert duel.life(OTHER) == left


@cr("616.1", "615.1")
def test_616_prevention_is_one_of_them() -> None:
    for first, left in (("less", 18), ("double", 16)):
        duel = Duel(
            side(["bolt", "ox"], lands="R", board=["double"]), side(board=["less"]), more=[DOUBLE, LESS]
        )
        duel.casts("bolt", "s1").do(duel.called(first))
        assert duel.life(OTHER) == left


@rule("MN-D15")
@cr("616.1")
def test_616_the_controller_of_a_creature_chooses_for_it() -> None:
    duel = Duel(
        side(["bolt", "ox"], lands="R", board=["double", "more"]), side(board=["giant"]), more=[DOUBLE, MORE]
    )
    duel.casts("bolt", "giant")
    assert duel.asks == (OTHER, "replace")


@rule("MN-D15")
@cr("616.1")
def test_616_nobody_is_asked_where_the_order_does_not_matter() -> None:
    duel = Duel(side(["bolt", "ox"], lands="R", board=["more", "more"]), more=[MORE]).casts("bolt", "s1")
    assert duel.life(OTHER) == 15


@cr("616.1", "101.4")
def test_616_of_two_players_who_choose_the_active_one_does_first() -> None:
    wave = spell("wave", "R", damage(1, {"every": {"type": "creature"}}))
    duel = Duel(
        side(["wave", "ox"], lands="R", board=["double", "more", "giant"]), side(board=["ox"]),
        more=[DOUBLE, MORE, wave],
    ).casts("wave")  # fmt: skip
    assert duel.asks == (YOU, "replace")
    duel.do(duel.called("double"))
    assert duel.asks == (OTHER, "replace")
    duel.do(duel.called("more"))
    assert (duel.perm("giant").damage, duel.graveyard(OTHER)) == (3, ["ox"])


@cr("616.1f")
def test_616_of_three_each_is_chosen_in_turn() -> None:
    duel = Duel(side(["bolt", "ox"], lands="R", board=["double", "more"]), side(board=["less"]),
                more=[DOUBLE, MORE, LESS])  # fmt: skip
    duel.casts("bolt", "s1").do(duel.called("less"))
    assert len(duel.keys) == 2
    duel.do(duel.called("double"))  # 3 less 2, twice, and 1 more
    assert duel.life(OTHER) == 17


@cr("616.1g", "614.8")
def test_616_what_replaces_destruction_comes_before_what_replaces_dying() -> None:
    haven = rule_of("haven", "goes", dies=True)
    duel = Duel(
        side(["kill", "ox"], lands="BB"), side(board=["haven", lies("bear", shields=1)]), more=[haven]
    )
    duel.casts("kill", "bear")
    assert (duel.perm("bear").tapped, duel.perm("bear").shields) == (True, 0)
    duel = Duel(side(["kill", "ox"], lands="BB"), side(board=["haven", "bear"]), more=[haven])
    duel.casts("kill", "bear")
    assert [each.card for each in duel.sees().sides[OTHER].exile] == ["bear"]


@cr("616.1", "614.11")
def test_616_two_that_replace_a_draw() -> None:
    twice, never = rule_of("twice", "draws", times=2), rule_of("never", "draws", times=0)
    duel = Duel(side(["ox"], board=["twice"]), at="draw", more=[twice])
    assert duel.sees().sides[YOU].hand_size == 3
    duel = Duel(side(["ox"], board=["twice", "never"]), at="draw", more=[twice, never])
    assert duel.sees().sides[YOU].hand_size == 1  # whichever comes first, nothing is drawn


@cr("614.11", "614.5", "121.2")
def test_a_draw_is_replaced_even_from_an_empty_library() -> None:
    never = rule_of("never", "draws", times=0)
    duel = Duel(side(["ox"], board=["never"], library=[]), at="draw", more=[never])
    assert duel.match.result is None


@cr("614.1a", "119.10")
def test_life_is_gained_in_another_number() -> None:
    grace = rule_of("grace", "gains_life", times=2)
    duel = Duel(side(["drain", "ox"], lands="B", board=["grace"]), more=[grace]).casts("drain", "s1")
    assert (duel.life(YOU), duel.life(OTHER)) == (24, 18)


@cr("614.16", "122.6")
def test_more_counters_are_put() -> None:
    growth = rule_of("growth", "counters", plus=1)
    feed = spell(
        "feed", "G", {"action": "add_counters", "what": "target", "kind": "plus_one"}, targets=[CREATURE]
    )
    duel = Duel(side(["feed", "ox"], lands="G", board=["growth", "bear"]), more=[growth, feed])
    assert duel.casts("feed", "bear").size("bear") == (4, 4)


@cr("616.1", "614.16")
def test_616_two_that_change_a_number_of_counters() -> None:
    growth, twins = rule_of("growth", "counters", plus=1), rule_of("twins", "counters", times=2)
    feed = spell(
        "feed", "G", {"action": "add_counters", "what": "target", "kind": "plus_one"}, targets=[CREATURE]
    )
    duel = Duel(
        side(["feed", "ox"], lands="G", board=["growth", "twins", "bear"]), more=[growth, twins, feed]
    )
    duel.casts("feed", "bear").do(duel.called("growth"))
    assert duel.size("bear") == (6, 6)


# Where things go


@cr("614.1a", "614.6", "603.2g")
def test_what_is_exiled_instead_does_not_die() -> None:
    rest = rule_of("rest", "goes")
    martyr = creature("martyr", "W", 1, 1, abilities=[when("dies", life(4), this=True)])
    duel = Duel(side(["bolt", "ox"], lands="R", board=["rest", "martyr"]), more=[rest, martyr])
    duel.casts("bolt", "martyr")
    assert (duel.life(YOU), duel.graveyard(YOU)) == (20, [])
    assert sorted(each.card for each in duel.sees().sides[YOU].exile) == ["bolt", "martyr"]


MAKES_AN_IMP = {
    "action": "token",
    "token": {"id": "imp", "name": {"en": "Imp", "fr": "Diablotin"}, "pt": [1, 1]},
}
KILLS_ALL = {"action": "destroy", "what": {"every": {"type": "creature"}}}


@cr("108.2b", "111.6", "614.1a")
@pytest.mark.parametrize(("dies", "returned"), [(False, 0), (True, 1)])
def test_108_2b_a_token_is_no_card_that_would_be_put_into_a_graveyard(dies: bool, returned: int) -> None:
    """But it is a creature that would die: it goes to the hand then, and that is no dying."""
    haven = rule_of("haven", "goes", dies=dies, to="hand", **{"is": {"type": "creature"}})
    watch = permanent("watch", "W", "enchantment", when("dies", life(1), **{"is": {"type": "creature"}}))
    text = spell("text", "W", MAKES_AN_IMP, KILLS_ALL)
    duel = Duel(side(["text", "ox"], lands="W", board=["haven", "watch"]), more=[haven, watch, text])
    assert duel.casts("text").passes().life(YOU) == 21 - returned


@cr("108.2b", "111.6", "603.2g")
def test_108_2b_a_token_is_no_card_that_is_put_into_a_graveyard() -> None:
    """The bear is one, and what is milled; the token only dies."""
    kind = {"is": {"type": "creature"}}
    cards = permanent("cards", "W", "enchantment", when("to_graveyard", life(1), **kind))
    deaths = permanent("deaths", "W", "enchantment", when("dies", life(5), **kind))
    text = spell("text", "W", MAKES_AN_IMP, KILLS_ALL, {"action": "mill", "number": 1})
    you = side(["text", "ox"], lands="W", board=["cards", "deaths", "bear"], library=["forest", "hawk"])
    duel = Duel(you, more=[cards, deaths, text]).casts("text")
    while duel.asked.kind != "main":
        duel.do(duel.asked.default)
    assert duel.life(YOU) == 20 + 2 * 1 + 2 * 5


@cr("404.2", "109.5", "614.1a")
@pytest.mark.parametrize(("dies", "zone"), [(False, "graveyard"), (True, "exile")])
def test_404_2_whose_a_card_is_that_goes_to_a_graveyard_is_asked_of_its_owner(dies: bool, zone: str) -> None:
    """A creature of yours that the other controls is a card of yours, but dies under that control."""
    tomb = rule_of("tomb", "goes", dies=dies, whose="opponent")
    lent = lies("bear", owner=YOU)
    duel = Duel(side(["kill", "ox"], lands="BB", board=["tomb"]), side(board=[lent]), more=[tomb])
    duel.casts("kill", "bear").resolves()
    assert "bear" in [each.card for each in getattr(duel.sees().sides[YOU], zone)]


@cr("404.2", "109.5")
@pytest.mark.parametrize(("event", "whose"), [("to_graveyard", "you"), ("dies", "opponent")])
def test_404_2_an_ability_waits_for_the_cards_of_their_owner(event: str, whose: str) -> None:
    kind = {"is": {"type": "creature"}}
    watch = permanent("watch", "W", "enchantment", when(event, life(3), whose=whose, **kind))
    lent = lies("bear", owner=YOU)
    duel = Duel(side(["kill", "ox"], lands="BB", board=["watch"]), side(board=[lent]), more=[watch])
    assert duel.casts("kill", "bear").passes().life(YOU) == 23


@cr("614.1a", "701.9c")
def test_what_is_discarded_goes_elsewhere_and_was_discarded() -> None:
    rest = rule_of("rest", "goes", whose="opponent")
    rook = permanent("rook", "W", "enchantment", when("discarded", life(1)))
    force = spell("force", "B", {"action": "discard", "who": "target"}, targets=[{"target": "player"}])
    duel = Duel(
        side(["force", "ox"], lands="B", board=["rest", "rook"]), side(["bear"]), more=[rest, rook, force]
    )
    duel.casts("force", "s1")
    assert (duel.life(YOU), duel.graveyard(OTHER)) == (21, [])


# Regeneration, indestructible


@cr("701.19a", "614.8", "704.5g")
def test_regeneration_replaces_destruction_once() -> None:
    troll = creature("troll", "G", 3, 3, abilities=[
        activated({"mana": "G"}, do=[{"action": "regenerate", "what": "this"}])])  # fmt: skip
    stops = frozenset({"other_main_1"})
    other = side(["kill", "kill", "ox"], lands="BBBB", stops=stops)
    duel = Duel(side(["ox"], lands="GG", board=["troll"]), other, more=[troll])
    duel.uses("troll", 0).resolves().do("pass").casts("kill", "troll").resolves()
    assert (duel.board(YOU), duel.perm("troll").tapped, duel.perm("troll").shields) == (["troll"], True, 0)


@cr("701.19a", "506.4")
def test_what_regenerates_fights_no_more() -> None:
    duel = Duel(side(["ox"], board=[lies("bear", shields=1)]), side(["ox"], board=["giant"]))
    duel.attacks("bear").blocks(giant="bear")
    bear = duel.perm("bear")
    assert (bear.tapped, bear.damage, duel.perm("giant").damage) == (True, 0, 2)


@cr("701.19c")
def test_what_cannot_be_regenerated_is_not() -> None:
    doom = spell(
        "doom", "B", {"action": "destroy", "what": "target", "regenerates": False}, targets=[CREATURE]
    )
    duel = Duel(side(["doom", "ox"], lands="B"), side(board=[lies("bear", shields=1)]), more=[doom])
    assert duel.casts("doom", "bear").graveyard(OTHER) == ["bear"]


@cr("702.12b", "614.17", "614.17c", "704.5g", "704.5h")
def test_what_is_indestructible_is_destroyed_by_nothing_and_uses_no_shield() -> None:
    rock = creature("rock", "W", 1, 1, "indestructible")
    duel = Duel(side(["kill", "bolt", "ox"], lands="BBR"), side(board=[lies("rock", shields=1)]), more=[rock])
    duel.casts("kill", "rock").resolves().casts("bolt", "rock").resolves()
    rock_ = duel.perm("rock")
    assert (rock_.shields, rock_.damage, rock_.tapped) == (1, 3, False)


@cr("704.5f", "702.12b")
def test_what_is_indestructible_goes_without_toughness() -> None:
    rock = creature("rock", "W", 1, 1, "indestructible")
    wither = spell("wither", "B", change({"pt": [0, -1]}), targets=[CREATURE])
    duel = Duel(side(["wither", "ox"], lands="B"), side(board=["rock"]), more=[rock, wither])
    assert duel.casts("wither", "rock").graveyard(OTHER) == ["rock"]


# 614.12: how permanents enter


def enters(**more: Any) -> dict[str, Any]:
    return instead("enters", **more)


@cr("614.12", "614.1d", "110.5b")
def test_614_12_a_land_that_enters_tapped_does() -> None:
    marsh = {**land("marsh", "swamp"), "keywords": ["enters_tapped"]}
    duel = Duel(side(["marsh", "ox"]), more=[marsh]).do("land:marsh")
    assert duel.perm("marsh").tapped
    assert [event.kind for event in duel.events("taps")] == []


@cr("614.12", "614.1c", "122.6", "704.5f")
def test_614_12_what_enters_with_counters_lives_by_them() -> None:
    hydra = creature("sprout", "X G", 0, 0, abilities=[enters(number="x")])
    duel = Duel(side(["sprout", "ox"], lands="GGGG"), more=[hydra]).casts("sprout", x=3)
    assert duel.size("sprout") == (3, 3)
    assert Duel(side(["sprout", "ox"], lands="GGGG"), more=[hydra]).casts("sprout", x=0).board(YOU) == []


@cr("614.12", "702.33d")
@pytest.mark.parametrize(("kick", "size"), [("yes", (3, 3)), ("no", (1, 1))])
def test_614_12_what_was_kicked_enters_so(kick: str, size: tuple[int, int]) -> None:
    cub = creature("cub", "G", 1, 1, abilities=[enters(number=2, if_=[{"test": "kicked"}])],
                   keywords=[{"kicker": "1"}])  # fmt: skip
    duel = Duel(side(["cub", "ox"], lands="GG"), more=[cub]).casts("cub", kick=kick)
    assert duel.size("cub") == size


@cr("614.12")
def test_614_12_others_let_it_enter_so_by_what_it_would_be_there() -> None:
    """The newcomer is an artifact only by what would hold for it."""
    dust = rule_of("dust", "enters", this=False, tapped=True, **{"is": {"type": "artifact"}})
    forge = permanent(
        "forge", "W", "enchantment", static({"types": ["artifact"]}, what={"every": {"type": "creature"}})
    )
    plain = Duel(side(["mouse", "ox"], board=["dust"]), more=[dust]).casts("mouse")
    assert not plain.perm("mouse").tapped
    duel = Duel(side(["mouse", "ox"], board=["dust", "forge"]), more=[dust, forge]).casts("mouse")
    assert duel.perm("mouse").tapped


@cr("614.12")
def test_614_12_an_ability_that_it_would_not_have_there_does_nothing() -> None:
    hush = permanent(
        "hush", "W", "enchantment", static({"loses": "all"}, what={"every": {"type": "creature"}})
    )
    cub = creature("cub", "G", 1, 1, abilities=[enters(number=2)])
    duel = Duel(side(["cub", "ox"], lands="G", board=["hush"]), more=[hush, cub]).casts("cub")
    assert duel.size("cub") == (1, 1)


@cr("614.12")
def test_614_12_its_own_static_ability_counts_for_what_it_would_be() -> None:
    dust = rule_of("dust", "enters", this=False, tapped=True, **{"is": {"type": "artifact"}})
    golem = creature("golem", "G", 2, 2, abilities=[static({"types": ["artifact"]})])
    duel = Duel(side(["golem", "ox"], lands="G", board=["dust"]), more=[dust, golem]).casts("golem")
    assert duel.perm("golem").tapped


@cr("614.12")
def test_614_12_its_own_ability_about_all_of_a_kind_does_not_concern_itself() -> None:
    """It is not there yet: only what concerns it alone does."""
    herd = creature(
        "herd", "G", 1, 1, abilities=[enters(this=False, number=1, **{"is": {"type": "creature"}})]
    )
    duel = Duel(side(["herd", "mouse", "ox"], lands="G"), more=[herd]).casts("herd")
    assert duel.size("herd") == (1, 1)
    assert duel.casts("mouse").size("mouse") == (2, 2)


@cr("614.12")
def test_614_12_what_enters_at_the_same_time_lets_nothing_enter_otherwise() -> None:
    herd = creature(
        "herd", "G", 1, 1, abilities=[enters(this=False, number=1, **{"is": {"type": "creature"}})]
    )
    rise = spell(
        "rise", "B", {"action": "move", "what": {"every": {}, "zone": "graveyard"}, "to": "battlefield"}
    )
    lying = [ZoneCard(900, "herd"), ZoneCard(901, "bear")]
    duel = Duel(side(["rise", "ox"], lands="B", graveyard=lying), more=[herd, rise]).casts("rise")
    assert (duel.size("herd"), duel.size("bear")) == ((1, 1), (2, 2))


@cr("614.12", "614.16")
def test_614_12_counters_that_it_enters_with_may_be_more() -> None:
    growth = rule_of("growth", "counters", plus=1)
    cub = creature("cub", "G", 1, 1, abilities=[enters(number=1)])
    duel = Duel(side(["cub", "ox"], lands="G", board=["growth"]), more=[growth, cub]).casts("cub")
    assert duel.size("cub") == (3, 3)


@cr("614.12", "613.4c")
def test_614_12_counters_by_which_it_grows_are_looked_at_for_the_next_change() -> None:
    great = rule_of("great", "enters", this=False, tapped=True,
                    **{"is": {"type": "creature", "power": {"at_least": 3}}})  # fmt: skip
    cub = creature("cub", "G", 1, 1, abilities=[enters(number=2)])
    duel = Duel(side(["cub", "ox"], lands="G", board=["great"]), more=[great, cub]).casts("cub")
    assert (duel.size("cub"), duel.perm("cub").tapped) == ((3, 3), True)


@cr("614.12", "603.6a", "611.3c")
def test_614_12_what_enters_tapped_has_not_become_tapped() -> None:
    bell = permanent("bell", "W", "enchantment", when("tapped", life(1), whose="you"))
    dust = rule_of("dust", "enters", this=False, tapped=True)
    duel = Duel(side(["mouse", "ox"], board=["bell", "dust"]), more=[bell, dust]).casts("mouse")
    assert (duel.life(YOU), duel.perm("mouse").tapped) == (20, True)


@cr("614.12", "111.2")
def test_614_12_tokens_enter_so_too() -> None:
    made = {"id": "cub", "name": {"en": "Cub", "fr": "Ourson"}, "pt": [1, 1]}
    call = spell("call", "G", {"action": "token", "token": made})
    dust = rule_of("dust", "enters", this=False, tapped=True, whose="you")
    duel = Duel(side(["call", "ox"], lands="G", board=["dust"]), more=[call, dust]).casts("call")
    assert duel.perm("call~cub").tapped


def test_damage_that_would_be_dealt_to_this_alone_is_prevented() -> None:
    saint = creature("saint", "1 W", 1, 1, abilities=[instead("damage", to="this", times=0)])
    quake = spell("quake", "R", damage(1, {"every": {"type": "creature"}}))
    you = side(["quake", "ox"], lands="R", board=["saint", "bear"])
    duel = Duel(you, side(board=["ox"]), more=[saint, quake]).casts("quake").resolves()
    assert [duel.perm(card).damage for card in ("saint", "bear", "ox")] == [0, 1, 1]


def test_damage_from_sources_of_a_kind_alone_is_prevented() -> None:
    veil = rule_of("veil", "damage", to="you", times=0, **{"from": {"type": "creature"}})
    duel = Duel(side(["bolt", "ox"], lands="R", board=["bear"]), side(board=["veil"]), more=[veil])
    assert duel.casts("bolt", "s1").resolves().life(OTHER) == 17
    assert duel.attacks("bear").life(OTHER) == 17


@cr("615.1", "510.2")
def test_combat_damage_alone_is_prevented_where_a_text_says_so() -> None:
    saint = creature("saint", "1 W", 1, 1, abilities=[instead("damage", to="this", times=0, combat=True)])
    other = side(["ox"], board=["saint"])
    duel = Duel(side(["bolt", "ox"], lands="R", board=["bear"]), other, more=[saint])
    duel.attacks("bear").blocks(saint="bear")
    assert (duel.board(OTHER), duel.perm("saint").damage) == (["saint"], 0)
    duel.casts("bolt", "saint").resolves()
    assert duel.board(OTHER) == []
