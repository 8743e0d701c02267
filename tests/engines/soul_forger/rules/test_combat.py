"""Combat, told as the rule book does."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from engines.soul_forger.language.parts import Keyword
from engines.soul_forger.rules import attacking
from engines.soul_forger.table.side import STOPS
from tests.engines.soul_forger.pack import action, creature, gear, weapon
from tests.engines.soul_forger.scenes import ME, THEY, YOU, Scene, armed, lies
from tests.rules import rule


def fight(*pieces: dict[str, object], seats: int = 2, **more: object) -> Scene:
    return Scene(*pieces, *armed(*range(seats)), at="combat", seats=seats, **more)  # pyright: ignore[reportArgumentType]: options of any type


@rule("SF-98", "SF-102", "SF-108", "SF-54", "SF-R49")
def test_attacker_and_target_hurt_one_another_and_the_attacker_turns() -> None:
    scene = fight(lies("bear"), lies("giant", YOU)).attacks("bear", "giant")
    assert (scene.piece("giant").damage, scene.names()) == (3, [])
    scene = fight(lies("giant"), lies("wyrm", YOU)).attacks("giant", "wyrm")
    assert (scene.piece("giant").damage, scene.names(YOU)) == (4, [])
    assert not scene.piece("giant").on
    assert scene.asks == (ME, "attack")


@rule("SF-99", "SF-103", "SF-80", "SF-149")
def test_what_may_attack() -> None:
    scene = fight(lies("bear"), lies("ox", on=False), lies("lamb"), lies("sword", ME, "secondary"))
    keys = {scene.key("bear"), scene.key("knife", ME), scene.key("sword")}
    assert set(scene.keys) == {"finish", "end_turn", *keys}


def attacks_in_one_turn(fighter: dict[str, Any], most: int = 4) -> int:
    """How often a card can attack before it is offered no more."""
    scene, times = fight(lies(fighter["id"]), more=(fighter,), sides=[{}, {"damage": -50}]), 0
    while times < most and scene.asks == (ME, "attack") and scene.key(fighter["id"]) in scene.keys:
        scene.attacks(fighter["id"], "s1")
        times += 1
    return times


@rule("SF-102")
@pytest.mark.parametrize("keyword", [keyword for keyword in get_args(Keyword) if keyword != "pacifist"])
def test_no_keyword_lets_a_card_attack_twice(keyword: str) -> None:
    assert attacks_in_one_turn(creature("champion", 2, 1, 0, 9, keywords=[keyword])) == 1


def test_a_card_that_would_attack_for_ever_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    stays = [{"holds": [{"change": "cannot", "on": "self", "what": "turn_off"}]}]
    champion = creature("champion", 2, 1, 0, 9, abilities=stays)
    assert attacks_in_one_turn(champion) == 1
    monkeypatch.setattr(attacking, "_is_spent", lambda *_: False)
    assert attacks_in_one_turn(champion) == 4


@rule("SF-100", "SF-144", "SF-R63")
def test_what_may_be_attacked() -> None:
    scene = fight(lies("bear"), lies("mouse", YOU), lies("ox", YOU), seats=3)
    scene.do(scene.key("bear"))
    assert set(scene.keys) == {"s1", "s2", scene.key("ox")}
    scene = fight(lies("bear"), lies("mouse", YOU, on=False)).do("p1")
    assert set(scene.keys) == {"s1", scene.key("mouse")}


@rule("SF-R43", "SF-R44", "SF-81")
def test_a_weapon_hits_for_its_player_who_is_hit_in_return() -> None:
    scene = fight(lies("ox", YOU)).attacks("knife", "ox")
    assert (scene.mine.damage, scene.piece("ox").damage) == (2, 2)
    scene = fight(lies("saber", YOU, "secondary")).attacks("knife", "s1")
    assert (scene.yours.damage, scene.mine.damage) == (2, 2)


@rule("SF-R44", "SF-R39")
def test_an_unarmed_player_strikes_nothing_back() -> None:
    scene = Scene(lies("bear"), *armed(ME), at="combat").attacks("bear", "s1")
    assert (scene.yours.damage, scene.piece("bear").damage) == (3, 0)


@rule("SF-104", "SF-105", "SF-106", "SF-82", "SF-R48")
def test_who_may_block() -> None:
    scene = fight(
        lies("bear"),
        lies("ox", YOU),
        lies("imp", YOU),
        lies("wyrm", YOU, on=False),
        lies("ox", THEY),
        seats=3,
    )
    scene.do(scene.key("bear"), scene.key("ox", YOU)).passes()
    assert scene.asks == (YOU, "block")
    assert set(scene.keys) == {"no_block", scene.key("imp"), scene.key("knife", YOU)}
    scene = fight(lies("bear"), lies("ox", YOU)).do("p1", "s1").passes()
    assert set(scene.keys) == {"no_block", scene.key("ox")}, "nobody blocks for himself"


@rule("SF-R45", "SF-107", "SF-150")
def test_a_blocker_fights_in_the_place_of_the_target() -> None:
    scene = fight(lies("bear"), lies("ox", YOU)).attacks("bear", "s1", block="ox")
    assert (scene.yours.damage, scene.names(YOU), scene.piece("bear").damage) == (0, [], 2)
    scene = fight(lies("ox"), lies("wyrm", YOU)).attacks("ox", "s1", block="wyrm")
    assert not scene.piece("wyrm").on
    scene = fight(lies("ox"), lies("guard", YOU)).attacks("ox", "s1", block="guard")
    assert scene.piece("guard").on


@rule("SF-82", "SF-77", "SF-107")
def test_a_player_blocks_with_the_primary_weapon_and_is_off_guard_then() -> None:
    scene = fight(lies("bear"), lies("imp", YOU))
    scene.do(scene.key("bear"), scene.key("imp")).passes().do(scene.key("knife", YOU)).passes()
    assert (scene.yours.damage, scene.names(YOU), scene.piece("bear").damage) == (3, ["imp"], 2)
    assert not scene.match.view(None).sides[YOU].on_guard  # pyright: ignore[reportAttributeAccessIssue]: the game's own view


@rule("SF-143")
def test_flight_is_blocked_by_flight_alone() -> None:
    scene = fight(lies("hawk"), lies("ox", YOU), lies("hawk", YOU)).do("p1", "s1").passes()
    assert scene.keys == ("no_block", "p3")
    scene = Scene(lies("kite", ME, "primary"), lies("ox", YOU), at="combat").do("p1", "s1")
    assert (scene.yours.damage, scene.table.phase) == (2, "main_2"), "nobody was asked to block"


@rule("SF-145", "SF-R47")
def test_impale_carries_on_what_is_beyond_remaining_endurance() -> None:
    scene = fight(lies("lancer"), lies("ox", YOU, damage=1)).attacks("lancer", "ox")
    assert (scene.names(YOU), scene.yours.damage) == ([], 2)
    scene = fight(lies("lancer"), lies("imp", YOU)).attacks("lancer", "s1", block="imp")
    assert scene.yours.damage == 3
    scene = fight(lies("lancer"), lies("imp", YOU))
    scene.do(scene.key("lancer"), scene.key("imp")).passes().do(scene.key("knife", YOU)).passes()
    assert scene.yours.damage == 4, "none where a player blocks: the whole power hits him"


@rule("SF-151")
def test_range_takes_no_damage_while_attacking() -> None:
    scene = fight(lies("archer"), lies("giant", YOU)).attacks("archer", "giant")
    assert scene.piece("archer").damage == 0
    scene = fight(lies("ox"), lies("archer", YOU)).attacks("ox", "archer")
    assert scene.names(YOU) == []


@rule("SF-142", "SF-152", "SF-111", "SF-R46")
def test_what_deals_first_is_not_hurt_by_what_falls() -> None:
    scene = fight(lies("duelist"), lies("bear", YOU)).attacks("duelist", "bear")
    assert (scene.names(), scene.names(YOU)) == (["duelist"], [])
    scene = fight(lies("bear"), lies("porcupine", YOU)).attacks("bear", "porcupine")
    assert (scene.names(), scene.names(YOU)) == ([], ["porcupine"])
    scene = fight(lies("duelist"), lies("porcupine", YOU)).attacks("duelist", "porcupine")
    assert (scene.names(), scene.names(YOU)) == ([], []), "both first: at the same time"
    scene = fight(lies("bear"), lies("duelist", YOU)).attacks("bear", "duelist")
    assert (scene.names(), scene.names(YOU)) == ([], []), "Fast Hand is for the attacker"


@rule("SF-R61")
def test_an_accessory_gives_its_keyword_to_every_weapon() -> None:
    pieces = (lies("quill", ME, "accessory"), lies("sword", ME, "primary"), lies("bear", YOU))
    scene = Scene(*pieces, *armed(YOU), at="combat").attacks("sword", "bear")
    assert (scene.names(YOU), scene.mine.damage) == ([], 0)


@rule("SF-57", "SF-R1", "SF-112", "SF-2")
def test_who_has_taken_as_much_as_his_endurance_is_out() -> None:
    scene = fight(lies("bear"), sides=[{}, {"damage": 27}]).attacks("bear", "s1")
    assert scene.match.result is not None
    assert (scene.match.result.winners, scene.match.result.reason) == ((ME,), "last_standing")
    scene = fight(lies("bear"), lies("coat", YOU, "armor"), sides=[{}, {"damage": 27}]).attacks("bear", "s1")
    assert scene.match.result is None


@rule("SF-R1")
@pytest.mark.parametrize(("endurance", "over"), [(10, True), (11, False)])
def test_a_match_says_how_much_its_players_endure(endurance: int, over: bool) -> None:
    scene = fight(lies("bear"), sides=[{}, {"damage": 7}], player_endurance=endurance).attacks("bear", "s1")
    assert (scene.match.result is not None) is over


@rule("SF-R2")
def test_players_who_fall_together_draw() -> None:
    scene = fight(sides=[{"damage": 29}, {"damage": 29}]).attacks("knife", "s1")
    assert scene.match.result is not None
    assert (scene.match.result.winners, scene.match.result.places) == ((), (1, 1))


@rule("SF-R3")
def test_an_attacked_player_falls_and_the_others_play_on() -> None:
    pieces = (lies("bear"), lies("ox", YOU), lies("imp", THEY, owner=YOU), lies("giant", YOU, owner=THEY))
    scene = fight(*pieces, seats=3, sides=[{}, {"damage": 27}]).attacks("bear", "s1")
    assert (scene.names(YOU), scene.names(THEY)) == ([], [])
    assert scene.table.sides[THEY].grave == ["giant"]
    assert not scene.piece("bear").on
    assert scene.asks == (ME, "attack")
    assert scene.events("destroyed") == []


@rule("SF-R3", "SF-R21")
def test_the_turn_of_a_player_who_falls_is_over_at_once() -> None:
    scene = fight(lies("giant", YOU), seats=3, sides=[{"damage": 29}]).attacks("knife", "giant")
    assert (scene.table.active, scene.table.turn) == (YOU, 6)
    assert scene.table.out == [(ME,)]


@rule("SF-43", "SF-R15", "SF-R16")
@pytest.mark.parametrize(("attacker", "gained"), [("knife", 2), ("bear", 0)])
def test_a_creature_that_a_weapon_kills_gives_its_experience(attacker: str, gained: int) -> None:
    scene = fight(lies("bear"), lies("ox", YOU, damage=1)).attacks(attacker, "ox")
    assert (scene.names(YOU), scene.mine.xp) == ([], gained)


@rule("SF-R16")
@pytest.mark.parametrize("gives", [False, True])
def test_a_kill_while_defending_gives_experience_by_option(gives: bool) -> None:
    scene = fight(lies("imp"), xp_on_defense=gives).attacks("imp", "s1")
    assert (scene.names(), scene.yours.xp) == ([], int(gives))


@rule("SF-R22", "SF-34", "SF-36")
def test_combat_without_attack_is_followed_by_main_2_and_skipping_it_is_not() -> None:
    scene = Scene(lies("bear")).do("combat").passes().do("finish").passes()
    assert (scene.table.phase, scene.asks) == ("main_2", (ME, "main"))
    assert "combat" not in scene.keys
    scene = Scene(lies("bear")).do("end").passes()
    assert scene.table.active == YOU


@rule("SF-36", "SF-R53")
def test_who_ends_the_turn_in_combat_is_asked_in_main_2_only_if_somebody_answers() -> None:
    scene = Scene(lies("bear"), sides=[{"stops": STOPS}], at="combat").do("end_turn")
    assert [event.facts["phase"] for event in scene.events("phase")][:2] == ["main-2", "end"]
    assert (scene.table.active, scene.mine.quiet) == (YOU, "")
    theirs = [*armed(YOU), lies("ambush", YOU, "action", up=False)]
    scene = Scene(lies("bear"), *theirs, sides=[{}, {"stops": STOPS}], at="combat")
    assert (scene.do("end_turn").asks, scene.mine.quiet) == ((YOU, "window"), "end")
    seen: list[Any] = [scene.match.view(seat) for seat in (YOU, None)]
    assert all(view.sides[ME].quiet is None for view in seen), "nobody knows of it"
    scene.do(next(key for key in scene.keys if key.startswith("use:"))).passes()
    assert (scene.table.phase, scene.asks) == ("main_2", (ME, "main"))


@rule("SF-R8")
@pytest.mark.parametrize("allowed", [True, False])
def test_the_starter_attacks_on_the_first_turn_by_option(allowed: bool) -> None:
    scene = Scene(lies("bear"), turn=1, first_turn_attack=allowed).do("combat").passes()
    assert (scene.table.phase == "combat") is allowed


@rule("SF-152", "SF-142", "SF-R46")
@pytest.mark.parametrize(
    ("attacker", "target"), [("giant", "porcupine"), ("porcupine", "giant"), ("duelist", "giant")]
)
def test_what_deals_first_deals_once(attacker: str, target: str) -> None:
    """The giant's 6 fell each of the small ones, at the same time or after."""
    story = Scene(lies(attacker), lies(target, YOU), at="combat").attacks(attacker, target)
    assert [*story.names(ME), *story.names(YOU)] == ["giant"]
    assert story.piece("giant").damage == 3


@rule("SF-R61", "SF-142")
@pytest.mark.parametrize("zone", ["armor", "accessory"])
@pytest.mark.parametrize(("up", "owner", "hurt"), [(True, ME, 0), (False, ME, 2), (True, YOU, 2)])
def test_what_armor_and_accessories_say_counts_for_the_weapon(
    zone: Any, up: bool, owner: int, hurt: int
) -> None:
    """The ox strikes back with 2 where it is not slain first."""
    mail = gear("mail", zone, keywords=["fast_hand"])
    pieces = (lies("sword", ME, "primary"), lies("mail", owner, zone, up=up), lies("ox", YOU))
    story = Scene(*pieces, more=(mail,), at="combat").attacks("sword", "ox")
    assert (story.mine.damage, story.names(YOU)) == (hurt, [])


@rule("SF-111", "SF-R46")
@pytest.mark.parametrize(("attacker", "target"), [("swift", "ox"), ("ox", "swift")])
def test_what_a_text_lets_deal_first_does_so_whatever_its_part(attacker: str, target: str) -> None:
    first = {"holds": [{"change": "first_damage", "on": "self"}]}
    swift = creature("swift", 1, 3, 3, 1, abilities=[first])
    story = Scene(lies(attacker), lies(target, YOU), more=(swift,), at="combat").attacks(attacker, target)
    assert [*story.names(ME), *story.names(YOU)] == ["swift"], "what was destroyed first deals nothing"


@rule("SF-R51")
def test_without_its_attacker_a_combat_is_over_and_nobody_is_asked_on() -> None:
    """In answer to the declaration you destroy the attacker; you want to be asked at every later step."""
    puff = action("puff", 1, "reaction", abilities=[
        {"targets": [{"target": "creature"}], "do": [{"action": "destroy", "who": "target"}]}])  # fmt: skip
    traps = (lies("puff", YOU, "action", up=False), lies("ambush", YOU, "action", up=False))
    pieces = (lies("bear"), lies("ox"), lies("giant", YOU), *traps)
    story = Scene(*pieces, more=(puff,), sides=[{}, {"stops": STOPS}], at="combat").do("p1", f"s{YOU}")
    story.do("use:p4", "p1")
    while story.table.flow:
        story.do("pass")
    assert (story.asks, story.table.combat, story.yours.damage) == ((ME, "attack"), None, 0)


@rule("SF-43", "SF-R15", "SF-R16")
@pytest.mark.parametrize(("victim", "earned"), [(YOU, 2), (ME, 0)])
def test_only_an_opponents_creature_gives_experience_to_the_weapon(victim: int, earned: int) -> None:
    """The weapon says that the ox is destroyed as it attacks: by an effect of the weapon, in Combat."""
    slash = {"when": {"event": "attack_declared", "this": True},
             "do": [{"action": "destroy", "who": {"pick": "all", "is": {"name": "ox"}}}]}  # fmt: skip
    scythe = weapon("scythe", 1, 1, 0, abilities=[slash])
    story = Scene(lies("scythe", ME, "primary"), lies("ox", victim), more=(scythe,), at="combat")
    story.do("p1")
    if story.asked.kind == "target":
        story.do(f"s{YOU}")
    assert (story.passes().names(victim), story.mine.xp) == ([], earned)


@rule("SF-R51")
def test_a_blocker_that_changes_control_counts_as_gone_and_the_attack_stays_blocked() -> None:
    charm = action("charm", 1, "reaction", abilities=[{"targets": [{"target": "creature"}], "do": [
        {"action": "control", "who": "target", "until": "this_turn"}]}])  # fmt: skip
    pieces = (lies("bear"), lies("ox", YOU), lies("charm", ME, "action", up=False))
    story = Scene(*pieces, more=(charm,), sides=[{"stops": {"step2"}}], at="combat")
    story.do("p1", f"s{YOU}").do("p2").do("use:p3", "p2").passes()
    assert (story.names(), story.yours.damage) == (["bear", "ox"], 0)
    assert [piece.damage for piece in story.table.creatures(ME)] == [0, 0]


@rule("SF-R53", "SF-102")
@pytest.mark.parametrize("what", [
    {"action": "change", "what": {"change": "power", "on": "target", "value": 2}},
    {"action": "control", "who": "target"},
])  # fmt: skip
def test_what_holds_this_combat_does_not_hold_where_there_is_none(what: dict[str, Any]) -> None:
    """Else it would hold up to the end of the next one, in a later turn perhaps."""
    surge = action("surge", 1, "instinct", abilities=[
        {"targets": [{"target": "creature"}], "do": [{**what, "until": "this_combat"}]}])  # fmt: skip
    story = Scene(lies("ox", YOU), more=(surge,), sides=[{"hand": ["surge"]}], level=40)
    story.do("play:surge").passes()
    assert (story.table.lasting, story.names(YOU)) == ((), ["ox"])
