"""The small print of the rules: who, when and what a sentence leaves out, each as a scene of its own."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.match.observation import IllegalAnswer
from tests.engines.soul_forger.pack import action, creature, gear, weapon
from tests.engines.soul_forger.scenes import ME, THEY, YOU, Scene, armed, lies
from tests.rules import rule

GAIN = [{"action": "gain_experience"}]
CREATURE = [{"target": "creature"}]
BURN = {"targets": CREATURE, "do": [{"action": "damage", "who": "target", "number": 3}]}
MORE = (
    action("seize", 1, "reaction", abilities=[{"targets": CREATURE, "do": [
        {"action": "control", "who": "target"}]}]),
    action("bless", 1, "reaction", abilities=[{"targets": CREATURE, "do": [
        {"action": "change", "what": {"change": "power", "on": "target", "value": 4}}]}]),
    action("doom", 1, abilities=[{"do": [{"action": "lose_level", "who": "everyone", "number": 4}]}]),
    action("pyre", 1, "instinct", cost="F: 1 card"),
    action("ballad", 1, lingering=True, abilities=[
        {"do": [{"action": "draw"}]},
        {"when": {"event": "resolved", "whose": "own"}, "do": GAIN},
        {"when": {"event": "played"}, "do": GAIN}]),
    creature("sage", 1, 1, 0, 3, abilities=[{"cost": ["off_guard"], "do": GAIN}]),
    creature("heir", 1, 1, 0, 3, abilities=[
        {"when": {"event": "left", "is": {"type": "creature"}}, "do": GAIN}]),
    creature("hulk", 4, 4, 2, 4, cost="F: 1 card"),
    creature("wall", 2, 5, 5, 9, keywords=["protector"]),
    creature("rock", 2, 5, 5, 9),
    creature("nettle", 1, 1, 0, 9, abilities=[{"when": {"event": "damaged", "by": "any"}, "do": GAIN}]),
    creature("eve", 1, 1, 0, 3, abilities=[
        {"when": {"event": "phase_ending", "phase": "main_1", "whose": "own"}, "do": GAIN}]),
    weapon("torch", 0, 2, 1, abilities=[{"cost": ["off_guard"], **BURN}]),
    gear("scope", "accessory", keywords=["range"]),
    gear("spur", "accessory", keywords=["impale"]),
)  # fmt: skip


def scene(*pieces: dict[str, Any], **more: Any) -> Scene:
    return Scene(*pieces, more=MORE, **more)


def set_by(seat: int, card: str) -> dict[str, Any]:
    return lies(card, seat, "action", up=False)


# Combat


@rule("SF-R8")
@pytest.mark.parametrize(("turn", "attacks"), [(1, False), (2, True), (3, True)])
def test_without_an_attack_in_the_first_turn_there_is_one_in_the_second(turn: int, attacks: bool) -> None:
    story = scene(lies("ox"), lies("imp", YOU), turn=turn, first_turn_attack=False, at="combat",
                  sides=[{"hand": ["flash"]}])  # fmt: skip
    assert story.asks == (ME, "attack")
    assert story.offers("p1") is attacks


@rule("SF-R51")
def test_an_attacker_that_comes_under_new_control_is_gone_from_its_combat() -> None:
    story = scene(lies("ox"), lies("bear", YOU), set_by(YOU, "seize"), *armed(ME, YOU), at="combat", level=40)
    story.do("p1", "p2").do("use:p3", "p1").passes()
    assert (story.piece("ox").seat, story.piece("bear").damage) == (YOU, 0)
    assert story.table.combat is None
    assert story.piece("ox").on, "it attacks for nobody, and turns for nobody"


@rule("SF-101", "SF-R50", "SF-R51")
@pytest.mark.parametrize("thief", [ME, THEY])
def test_a_target_that_comes_under_new_control_is_no_target_any_more(thief: int) -> None:
    pieces = (lies("ox"), lies("bear", YOU), set_by(thief, "seize"), *armed(ME, YOU, THEY))
    sides = [{"stops": ("own",)}, {}, {"stops": ("other_fight",)}]
    story = scene(*pieces, seats=3, at="combat", level=40, sides=sides).do("p1", "p2")
    story.do("use:p3", "p2").passes()
    assert (story.piece("bear").seat, story.asks) == (thief, (ME, "redirect"))
    assert set(story.keys) == {"cancel", f"s{YOU}", f"s{THEY}"}


@rule("SF-R51")
@pytest.mark.parametrize("taken", ["bear", "ox"])
def test_a_fighter_that_changes_control_after_the_block_neither_deals_nor_takes_damage(taken: str) -> None:
    """Blocked by the bear; then one of the two comes under the other player's control."""
    thief = ME if taken == "bear" else YOU
    pieces = (lies("ox"), lies("imp", YOU), lies("bear", YOU), set_by(thief, "seize"), *armed(ME, YOU))
    stops = {"stops": ("step2", "fight", "other_fight")}
    story = scene(*pieces, at="combat", level=40, sides=[stops, stops]).do("p1", "s1").passes()
    story.do("p3")
    while not story.offers("use:p4"):
        story.do("pass")
    story.do("use:p4", story.key(taken)).passes()
    assert (story.piece("ox").damage, story.piece("bear").damage, story.yours.damage) == (0, 0, 0)


@rule("SF-R61", "SF-151", "SF-R43")
@pytest.mark.parametrize(("worn", "hurt"), [("bead", 3), ("scope", 0)])
def test_range_of_an_accessory_holds_for_its_player_with_every_weapon(worn: str, hurt: int) -> None:
    story = scene(*armed(ME, YOU), lies(worn, ME, "accessory"), lies("bear", YOU), at="combat")
    story.attacks("knife", "bear")
    assert (story.mine.damage, story.piece("bear").damage) == (hurt, 2)


@rule("SF-R61", "SF-145", "SF-R47")
@pytest.mark.parametrize(("worn", "excess"), [("bead", 0), ("spur", 1)])
def test_impale_of_an_accessory_holds_for_its_player_with_every_weapon(worn: str, excess: int) -> None:
    story = scene(*armed(ME, YOU), lies(worn, ME, "accessory"), lies("imp", YOU), at="combat")
    story.attacks("knife", "imp")
    assert (story.yours.damage, story.names(YOU)) == (excess, [])


@rule("SF-43", "SF-R16")
@pytest.mark.parametrize(("at", "gained"), [("main_1", 0), ("combat", 3), ("main_2", 0)])
def test_a_weapon_earns_experience_in_the_own_combat_phase_alone(at: str, gained: int) -> None:
    """It kills by its Skill, "damage or effect", and that can be in any phase."""
    story = scene(lies("torch", ME, "primary"), lies("bear", YOU), at=at).do("skill:p1:0").passes()
    assert (story.names(YOU), story.mine.xp) == ([], gained)


@rule("SF-R16", "SF-43")
def test_a_weapon_earns_no_experience_in_the_combat_phase_of_another() -> None:
    story = scene(lies("bear"), lies("torch", YOU, "primary"), at="combat").do("p1")
    story.do(f"skill:{story.key('torch')}:0").passes()
    assert (story.names(), story.yours.xp) == ([], 0)


@rule("SF-113", "SF-R55")
def test_in_step_four_the_defender_comes_before_the_third_player() -> None:
    """The turn player's first, then those of the one who was attacked, though another sits between them."""
    nettles = (lies("nettle", seat) for seat in (ME, YOU, THEY))
    story = scene(lies("ox"), *nettles, lies("rock", THEY), *armed(ME, YOU, THEY), seats=3, at="combat")
    story.do("p1", story.key("rock")).passes()
    while story.asked.kind in ("window", "order", "block"):
        story.do(story.keys[0])
    entered = [each.facts["seat"] for each in story.events("flow") if each.facts["verb"] == "trigger"]
    assert list(dict.fromkeys(entered)) == [ME, THEY, YOU]


# Costs and limits


@rule("SF-62", "SF-63", "SF-R18")
def test_nothing_starts_because_of_what_is_sent_above_the_limit() -> None:
    field = (lies("ox"), lies("bear"), lies("heir"), lies("heir", YOU))
    story = scene(*field, level=6, sides=[{"hand": ["doom"]}]).do("play:doom").passes()
    while story.asked.kind in ("overflow", "order", "window"):
        story.do(story.keys[0])
    assert story.names() == ["heir"]
    assert [side.xp for side in story.table.sides] == [0, 0]


@rule("SF-R18", "SF-62")
def test_who_is_over_the_limit_sends_in_turn_order_the_turn_player_first() -> None:
    """In the second player's turn they are first, then the third, and the first comes last."""
    field = [lies(card, seat) for seat in (ME, YOU, THEY) for card in ("ox", "bear")]
    story = scene(*field, seats=3, level=6, sides=[{}, {"hand": ["doom"]}, {}], at="levels")
    while story.table.active == ME:
        story.do(story.keys[0])
    while story.asked.kind != "main":
        story.do(() if story.asked.kind == "quest" else "pass")
    story.do("play:doom").passes()
    asked: list[int] = []
    while story.asked.kind == "overflow":
        asked.append(story.asked.seat)
        story.do(story.key("bear", story.asked.seat))
    assert asked == [YOU, THEY, ME]


@rule("SF-R19", "SF-61", "SF-95")
def test_gear_that_pays_makes_no_room_under_the_ronum_limit() -> None:
    """A hulk of 4 at level 5, with an ox of 2: the ox makes room, the ring of Ronum 1 does not."""
    field = (lies("ox"), lies("ring", ME, "accessory"))
    story = scene(*field, level=5, sides=[{"hand": ["hulk"]}]).do("summon:hulk")
    with pytest.raises(IllegalAnswer):
        story.do(("p2",))
    assert story.do(("p1",)).passes().names() == ["hulk"]
    alone = scene(lies("ring", ME, "accessory"), lies("lamb"), level=4, sides=[{"hand": ["hulk"]}])
    assert alone.offers("summon:hulk"), "the lamb of 1 makes room for it"
    full = scene(lies("ring", ME, "accessory"), level=3, sides=[{"hand": ["hulk"]}])
    assert not full.offers("summon:hulk"), "4 is above level 3, and the ring frees nothing"


@rule("SF-R31")
def test_what_is_in_the_flow_pays_for_nothing() -> None:
    """An Instinct that costs a card of the field, in answer: the Action that waits there is none."""
    trap = set_by(YOU, "bless")
    story = scene(lies("imp"), trap, lies("ox", YOU), sides=[{"hand": ["study", "pyre"]}]).do("play:study")
    while not story.offers("play:pyre"):
        story.do("pass" if story.asked.seat == ME else "use:p2")
        if story.asked.kind == "aim":
            story.do(story.keys[0])
    asked: Any = story.do("play:pyre").asked
    assert (asked.kind, asked.keys) == ("pay", ("p1",))


# The Flow


@rule("SF-R60", "SF-141", "SF-121")
def test_an_action_in_the_flow_waits_for_nothing_yet() -> None:
    """It neither hears itself being played nor evokes itself; when it lies there it hears the next one."""
    story = scene(*armed(ME), sides=[{"hand": ["ballad", "study"]}]).do("play:ballad").passes()
    assert (story.names(ME, "action"), story.mine.xp) == (["ballad"], 0)
    story.do("play:study").passes()
    while story.asked.kind in ("order", "window"):
        story.do(story.keys[0])
    assert story.mine.xp == 2, "one for being played, one for having resolved"


@rule("SF-R53")
def test_who_ends_his_phase_is_not_asked_again_because_of_what_he_adds_himself() -> None:
    """Something of theirs starts as the phase ends; only what an opponent adds opens it to them again."""
    story = scene(lies("eve"), lies("ox", YOU), sides=[{"hand": ["flash"]}]).do("combat")
    assert (story.mine.xp, story.asks) == (1, (ME, "attack"))


# Who falls


@rule("SF-R3")
@pytest.mark.parametrize("gives", [YOU, THEY])
def test_what_one_who_falls_has_changed_is_as_it_was(gives: int) -> None:
    """A third player makes my ox stronger, and falls: their ongoing effects vanish with them."""
    sides = [{}, {"stops": ("phase",)}, {"stops": ("phase",)}]
    story = scene(lies("ox"), set_by(gives, "bless"), seats=3, sides=sides).do("combat")
    story.do("use:p2")
    while story.table.flow:
        story.do("pass")
    assert len(story.table.lasting) == 1
    story.match.concede(YOU)
    assert len(story.table.lasting) == (0 if gives == YOU else 1)


@rule("SF-R3")
def test_what_one_who_falls_had_borrowed_goes_to_its_owners_graveyard_and_his_own_leaves_the_match() -> None:
    field = (lies("ox", YOU, owner=ME), lies("bear", ME, owner=YOU), lies("imp", THEY, owner=YOU))
    story = scene(*field, lies("lamb", YOU, owner=THEY), seats=3, sides=[{"hand": ["study"]}])
    story.match.concede(YOU)
    assert [story.names(seat) for seat in (ME, YOU, THEY)] == [[], [], []]
    assert [side.grave for side in story.table.sides] == [["ox"], [], ["lamb"]]


@rule("SF-R3")
def test_an_ability_of_a_borrowed_card_in_the_flow_goes_on_without_its_owner() -> None:
    """It is mine: only what the fallen themselves have in the Flow vanishes, and cards of theirs played."""
    story = scene(lies("sage", ME, owner=YOU), set_by(THEY, "bless"), lies("ox", THEY), seats=3)
    story.do("skill:p1:0")
    assert story.asks == (THEY, "window")
    story.match.concede(YOU)
    assert story.names() == []
    story.passes()
    assert story.mine.xp == 1


@rule("SF-R3", "SF-150", "SF-107")
@pytest.mark.parametrize(("blocker", "on"), [("wall", True), ("rock", False)])
def test_a_blocker_turns_when_the_attackers_player_falls_but_no_protector(blocker: str, on: bool) -> None:
    """The attacking player takes the blocker's damage themselves, and falls by it."""
    story = scene(
        *armed(ME, YOU, THEY), lies(blocker, THEY), seats=3, at="combat", sides=[{"damage": 26}, {}, {}]
    )  # fmt: skip
    story.attacks("knife", f"s{THEY}", block=blocker)
    assert (story.table.living(), story.table.combat) == ((YOU, THEY), None)
    assert story.piece(blocker).on is on


@rule("SF-R3", "SF-R53")
def test_the_window_that_is_open_closes_when_the_turn_player_falls() -> None:
    sides = [{"hand": ["study"]}, {"stops": ("phase",)}, {"stops": ("phase",)}]
    story = scene(set_by(YOU, "bless"), lies("ox", YOU), set_by(THEY, "bless"), seats=3, sides=sides)
    story.do("combat")
    assert (story.table.moment, story.asks) == ("phase_end", (YOU, "window"))
    story.match.concede(ME)
    assert (story.table.active, story.table.turn) == (YOU, 6)
    assert story.table.phase != "main_1", "nobody is asked any more for the end of that phase"
