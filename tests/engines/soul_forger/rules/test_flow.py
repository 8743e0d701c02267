"""The Flow, abilities and keywords that start by themselves, told as the rule book does."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import BACK, PASS
from tests.engines.soul_forger.pack import action, creature, gear
from tests.engines.soul_forger.scenes import ME, YOU, Scene, armed, lies
from tests.rules import rule

OTHERS = {"other": True}
GAIN_XP = [{"action": "gain_experience"}]


def ability(*do: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"do": list(do), **more}


def when(event: str, **more: Any) -> dict[str, Any]:
    """Return an ability that gives experience when something happens: a mark that it has started."""
    return {"when": {"event": event, **more}, "do": GAIN_XP}


BOLT = ability({"action": "damage", "who": "target", "number": 2}, targets=[{"target": "side"}])
NO = ability({"action": "negate"}, targets=[{"target": "entry", "whose": "opposing"}])
MORE = (
    action("bolt", 1, abilities=[BOLT]),
    action("quarrel", 1, "reaction", abilities=[BOLT]),
    action("veto", 1, "reaction", abilities=[NO]),
    action("song", 1, "reaction", kind="item", abilities=[BOLT]),
    action("tithe", 1, cost="F: 1 card", abilities=[BOLT]),
    action("lead", 1, require={"subtype": "goblin"}),
    creature("goblin", 1, 1, 0, 1, subtypes=["goblin"]),
    creature("herald", 1, 1, 0, 1, abilities=[when("entered", this=True)]),
    creature("martyr", 1, 1, 0, 1, abilities=[when("destroyed", this=True)]),
    creature("traitor", 1, 1, 0, 1, abilities=[when("destroyed", this=True, by="own")]),
    creature("slayer", 2, 3, 1, 4, abilities=[when("destroyed", whose="opposing", by="this")]),
    creature("wounded", 2, 2, 1, 5, abilities=[when("damaged", this=True, combat=True)]),
    creature("seared", 2, 2, 1, 5, abilities=[when("damaged", this=True, combat=False)]),
    creature("chorus", 1, 1, 0, 1, abilities=[
        {"when": {"event": "resolved", "whose": "own", "is": {"kind": "spell"}}, "do": GAIN_XP}]),
    creature("dawnling", 1, 1, 0, 1, abilities=[when("turn_began", whose="own")]),
    creature("duskling", 1, 1, 0, 1, abilities=[when("turn_ended", whose="own")]),
    creature("optional", 1, 1, 0, 1, abilities=[{**when("entered", this=True), "may": True}]),
    creature("fencer", 2, 2, 1, 2, abilities=[{"cost": ["off_guard"], "do": GAIN_XP}]),
    creature("smith", 2, 2, 1, 2, abilities=[{"cost": [], "once": True, "do": GAIN_XP}]),
    creature("proof", 1, 1, 0, 3, keywords=["spell_proof"]),
    creature("banner", 1, 1, 0, 1, abilities=[
        {"holds": [{"change": "power", "on": {"pick": "all", "whose": "own", "is": OTHERS}, "value": 1}]}]),
    gear("plate", "armor", 2, abilities=[when("damaged", this=True, combat=True)]),
    gear("charm", "accessory", 2, abilities=[when("damaged", this=True, combat=False)]),
    action("rally", 1, abilities=[ability(
        {"action": "change", "what": {"change": "power", "on": "target", "value": 2}},
        targets=[{"target": "creature"}])]),
    action("chant", 1, lingering=True, abilities=[when("turn_began", whose="own")]),
    action("breed", 1, abilities=[ability({"action": "manifest", "token": "puppet", "number": 3})]),
    action("drop", 1, abilities=[ability({"action": "lose_level", "number": 2})]),
    action("find", 1, abilities=[ability({"action": "search", "is": {"type": "action"}})]),
    action("sort", 1, abilities=[ability({"action": "organize", "number": 2})]),
    action("mend", 1, abilities=[ability({"action": "heal", "who": "you", "number": 5})]),
)  # fmt: skip


def scene(*pieces: dict[str, Any], hand: tuple[str, ...] = (), side: Any = None, **more: Any) -> Scene:
    return Scene(*pieces, more=MORE, sides=[{"hand": list(hand), **(side or {})}], **more)


def set_by(seat: int, card: str) -> dict[str, Any]:
    return lies(card, seat, "action", up=False)


@rule("SF-96", "SF-119", "SF-130", "SF-131", "SF-R71")
def test_a_spell_is_aimed_and_paid_together_and_goes_to_the_graveyard_when_done() -> None:
    story = scene(lies("ox", YOU), hand=("bolt",)).do("play:bolt")
    assert set(story.keys) == {"s0", "s1", story.key("ox")}
    story.do(story.key("ox"))
    assert (story.piece("ox").damage, story.mine.grave, story.names(ME, "action")) == (2, ["bolt"], [])


@rule("SF-97")
def test_what_is_targeted_does_not_pay() -> None:
    story = scene(lies("ox"), lies("imp"), hand=("tithe",)).do("play:tithe")
    story.do(story.key("ox"))
    assert set(story.asked.answers()) == {(story.key("imp"),)}
    story = scene(lies("ox"), hand=("tithe",)).do("play:tithe")
    assert set(story.keys) == {"s0", "s1"}, "the only payment cannot be the target"


@rule("SF-132", "SF-R52", "SF-126")
def test_what_came_last_resolves_first() -> None:
    story = scene(set_by(YOU, "quarrel"), lies("imp", YOU), hand=("herald",)).do("summon:herald")
    assert story.asks == (YOU, "window")
    story.do(story.keys[1], "s0")
    story.passes()
    resolved = [event.facts["verb"] for event in story.events("resolve")]
    assert resolved[:2] == ["action", "summon"]


@rule("SF-133", "SF-R56", "SF-R35")
def test_a_negated_summon_goes_to_the_graveyard_and_its_place_is_passed() -> None:
    story = scene(set_by(YOU, "veto"), hand=("herald",)).do("summon:herald")
    story.do(story.keys[1])
    story.passes()
    assert (story.names(), story.mine.grave, story.mine.xp) == ([], ["herald"], 0)
    told = [(event.kind, event.facts["card"]["id"]) for event in story.events("resolve", "passed_over")]
    assert told == [("resolve", "veto"), ("passed_over", "herald")], "nobody is told that it resolves"


@rule("SF-R58")
def test_an_entry_that_lost_its_target_has_no_effect() -> None:
    story = scene(lies("imp", YOU), set_by(YOU, "quarrel"), hand=("bolt",)).do("play:bolt", "p1")
    story.do(story.keys[1], "p1").passes()
    assert (story.names(YOU), len(story.events("no_effect"))) == ([], 1)


@rule("SF-153")
def test_require_asks_for_a_card_of_the_kind() -> None:
    assert not scene(hand=("lead",)).offers("play:lead")
    assert scene(lies("goblin"), hand=("lead",)).offers("play:lead")


@rule("SF-160", "SF-R20")
def test_welcome_starts_when_its_card_enters() -> None:
    assert scene(hand=("herald",)).do("summon:herald").passes().mine.xp == 1


@rule("SF-146", "SF-58", "SF-R30")
def test_last_breath_starts_by_destruction_alone() -> None:
    story = scene(lies("martyr"), lies("ox", YOU), at="combat").attacks("martyr", "ox")
    assert story.mine.xp == 1
    story = scene(lies("martyr"), hand=("wyrm",)).do("summon:wyrm", ("p1",)).passes()
    assert (story.mine.xp, story.mine.grave) == (0, ["martyr"])


@rule("SF-140", "SF-R69")
def test_betrayed_starts_when_its_own_player_destroys_it() -> None:
    story = scene(lies("traitor"), hand=("bolt",)).do("play:bolt", "p1").passes()
    assert (story.names(), story.mine.xp) == ([], 1)
    story = scene(lies("traitor"), lies("ox", YOU), at="combat").attacks("traitor", "ox")
    assert (story.names(), story.mine.xp) == ([], 0)


@rule("SF-156", "SF-R69", "SF-113")
def test_slayer_starts_when_it_destroys_an_opponents_creature() -> None:
    story = scene(lies("slayer"), lies("bear", YOU), at="combat").attacks("slayer", "bear")
    assert (story.names(YOU), story.mine.xp) == ([], 1)
    story = scene(lies("slayer"), lies("giant", YOU), at="combat").attacks("slayer", "giant")
    assert story.mine.xp == 0


@rule("SF-154", "SF-159", "SF-R62", "SF-R71")
@pytest.mark.parametrize(("card", "by_fight", "by_spell"), [("wounded", 1, 0), ("seared", 0, 1)])
def test_wounded_and_seared(card: str, by_fight: int, by_spell: int) -> None:
    story = scene(lies(card), lies("ox", YOU), at="combat").attacks(card, "ox")
    assert story.mine.xp == by_fight
    assert scene(lies(card), hand=("bolt",)).do("play:bolt", "p1").passes().mine.xp == by_spell


@rule("SF-R61")
def test_wounded_and_seared_on_equipment_hear_the_damage_of_its_player() -> None:
    story = scene(lies("plate", ME, "armor"), *armed(ME), lies("ox", YOU), at="combat").attacks("knife", "ox")
    assert (story.mine.damage, story.mine.xp) == (2, 1)
    story = scene(lies("charm", ME, "accessory"), hand=("bolt",)).do("play:bolt", "s0").passes()
    assert (story.mine.damage, story.mine.xp) == (2, 1)


@rule("SF-141", "SF-R24", "SF-R60")
def test_evoke_starts_when_a_spell_has_resolved_and_not_for_items() -> None:
    assert scene(lies("chorus"), hand=("bolt",)).do("play:bolt", "s1").passes().mine.xp == 1
    story = scene(lies("chorus"), set_by(ME, "song")).do("use:p2", "s1").passes()
    assert (story.yours.damage, story.mine.xp) == (2, 0)


@rule("SF-32", "SF-37")
def test_what_starts_with_the_turn_and_with_its_end() -> None:
    assert scene(lies("dawnling"), at="ready").mine.xp == 1
    story = scene(lies("dawnling"), lies("duskling"))
    story.do("end").passes()
    assert story.mine.xp == 1
    assert Scene(lies("dawnling", YOU), more=MORE).do("end").passes().yours.xp == 1


@rule("SF-R58", "SF-R55", "SF-D16")
def test_a_trigger_is_mandatory_unless_it_says_may() -> None:
    story = scene(hand=("optional",)).do("summon:optional").passes()
    assert story.asks == (ME, "may")
    assert story.do("no").passes().mine.xp == 0


@rule("SF-155", "SF-R70", "SF-77")
def test_a_skill_turns_its_card_off_guard() -> None:
    story = scene(lies("fencer")).do("skill:p1:0").passes()
    assert (story.piece("fencer").on, story.mine.xp) == (False, 1)
    assert not story.offers("skill:p1:0")
    story = scene(lies("fencer", YOU), hand=("imp",)).do("summon:imp")
    assert story.asks == (YOU, "window"), "at Reaction speed"
    assert story.keys == (PASS, "skill:p1:0")


@rule("SF-56", "SF-124", "SF-R59")
def test_other_abilities_are_normal_and_may_be_limited() -> None:
    story = scene(lies("smith")).do("skill:p1:0").passes()
    assert (story.mine.xp, story.offers("skill:p1:0")) == (1, False)
    story = scene(lies("smith", YOU), hand=("imp",)).do("summon:imp")
    assert story.asks == (ME, "main")


@rule("SF-157", "SF-R64")
def test_spell_proof_is_no_target_of_spells_and_one_of_items() -> None:
    story = scene(lies("proof", YOU), hand=("bolt",)).do("play:bolt")
    assert set(story.keys) == {"s0", "s1"}
    story = scene(lies("proof", YOU), set_by(ME, "song")).do("use:p2")
    assert story.offers("p1")


@rule("SF-144", "SF-R63")
def test_hidden_is_no_target_of_opponents_while_on_guard() -> None:
    assert not scene(lies("mouse", YOU), hand=("bolt",)).do("play:bolt").offers("p1")
    assert scene(lies("mouse", YOU, on=False), hand=("bolt",)).do("play:bolt").offers("p1")
    assert scene(lies("mouse"), hand=("bolt",)).do("play:bolt").offers("p1")


@rule("SF-55")
def test_a_gain_of_power_counts_for_both_positions_and_ends_with_the_turn() -> None:
    story = scene(lies("ox"), hand=("rally",)).do("play:rally").passes()
    power = [piece.power for piece in story.match.view(None).pieces]  # pyright: ignore[reportAttributeAccessIssue]
    assert power == [4]
    story.piece("ox").on = False
    assert story.match.view(None).pieces[0].power == 3  # pyright: ignore[reportAttributeAccessIssue]
    story = scene(lies("ox"), hand=("rally",)).do("play:rally").passes().do("end").passes()
    assert story.match.view(None).pieces[0].power == 2  # pyright: ignore[reportAttributeAccessIssue]


def test_what_holds_while_a_card_is_there() -> None:
    story = scene(lies("banner"), lies("ox"), lies("ox", YOU))
    assert [piece.power for piece in story.match.view(None).pieces] == [1, 3, 2]  # pyright: ignore[reportAttributeAccessIssue]


@rule("SF-121", "SF-R25", "SF-119")
def test_a_lingering_action_stays_and_keeps_its_zone() -> None:
    story = scene(hand=("chant",)).do("play:chant").passes()
    assert (story.names(ME, "action"), story.mine.grave) == (["chant"], [])


@rule("SF-51", "SF-64", "SF-60", "SF-R20")
def test_tokens_are_summoned_up_to_the_limit() -> None:
    story = scene(hand=("breed",), level=2).do("play:breed").passes()
    assert story.names() == ["puppet", "puppet"]


@rule("SF-62", "SF-63", "SF-R17", "SF-R18")
def test_a_lost_level_breaks_the_limit_and_sets_nothing_off() -> None:
    story = scene(lies("martyr"), lies("ox"), hand=("drop",), level=3).do("play:drop")
    assert (story.mine.level, story.asks) == (1, (ME, "overflow"))
    story.do(story.key("ox"))
    assert (story.names(), story.mine.xp) == (["martyr"], 0)
    assert scene(hand=("drop",), level=1).do("play:drop").mine.level == 1


@rule("SF-134", "SF-135", "SF-R72")
def test_a_search_that_asks_for_a_kind_is_shown_and_the_deck_is_shuffled() -> None:
    deck = ["imp", "study", "ox", "bear", "wyrm", "giant"]
    story = scene(hand=("find",), side={"deck": deck}).do("play:find")
    assert story.asked.default == (), "nothing may be found"
    story.do(("study",))
    assert (story.mine.hand, sorted(story.mine.deck)) == (["study"], sorted(set(deck) - {"study"}))
    assert [card["id"] for card in story.events("found")[0].facts["cards"]] == ["study"]
    assert story.events("shuffle")


@rule("SF-148", "SF-R68", "SF-D19")
def test_organize_puts_each_card_on_top_or_at_the_bottom() -> None:
    story = scene(hand=("sort",), side={"deck": ["imp", "ox", "bear", "giant"]}).do("play:sort")
    assert story.keys == ("giant", "bear")
    assert story.match.view(ME).sides[ME].top == ("giant", "bear")  # pyright: ignore[reportAttributeAccessIssue]
    assert story.match.view(YOU).sides[ME].top == ()  # pyright: ignore[reportAttributeAccessIssue]
    assert story.do(("giant",)).mine.deck == ["giant", "imp", "ox", "bear"]


@rule("SF-R73")
def test_healing_goes_down_to_nothing() -> None:
    assert scene(hand=("mend",), side={"damage": 3}).do("play:mend").mine.damage == 0


def answered_attack(**options: Any) -> Scene:
    """Attack the imp, which its own player destroys in answer."""
    pieces = (lies("bear"), lies("imp", YOU), lies("ox", YOU), set_by(YOU, "quarrel"))
    story = scene(*pieces, at="combat", **options).do("p1", "p2")
    assert story.asks == (YOU, "window")
    return story.do("use:p4", "p2").passes()


@rule("SF-101", "SF-R50", "SF-D11")
def test_an_attack_that_lost_its_target_takes_another_or_is_called_off() -> None:
    story = answered_attack()
    assert story.asks == (ME, "redirect")
    assert set(story.keys) == {"cancel", "s1", "p3"}
    story.do("p3").passes()
    assert (story.names(YOU), story.piece("bear").damage) == ([], 2)
    assert not answered_attack().do("cancel").piece("bear").on


@rule("SF-R50")
def test_calling_off_keeps_the_guard_by_option() -> None:
    assert answered_attack(cancel_keeps_guard=True).do("cancel").piece("bear").on


@rule("SF-R74")
@pytest.mark.parametrize(
    ("cap", "entries", "asked", "over"),
    [
        (200, 198, True, False), (200, 199, False, False), (200, 398, False, False), (200, 399, False, True),
        (60, 58, True, False), (60, 59, False, False), (60, 118, False, False), (60, 119, False, True),
    ],
)  # fmt: skip
def test_each_entry_counts_once_towards_the_cap(cap: int, entries: int, asked: bool, over: bool) -> None:
    story = scene(set_by(YOU, "quarrel"), hand=("bolt",), loop_cap=cap)
    story.table.entries = entries
    story.do("play:bolt", "s1")
    assert (story.match.result is not None) == over
    assert bool(story.match.decisions and story.asks == (YOU, "window")) == asked


@rule("SF-R74", "SF-29")
def test_entries_are_counted_anew_in_each_turn() -> None:
    story = scene(hand=("bolt",)).do("play:bolt", "s1").passes()
    assert story.table.entries == 1
    assert story.do("end").passes().table.entries == 0


@rule("SF-155", "SF-56", "SF-R70")
def test_a_skill_is_offered_though_a_normal_ability_stands_before_it() -> None:
    both = creature("both", 1, 1, 0, 3, abilities=[
        {"cost": [], "once": True, "do": GAIN_XP}, {"cost": ["off_guard"], "do": GAIN_XP}])  # fmt: skip
    story = Scene(lies("both", YOU), more=(both,), sides=[{"hand": ["imp"]}]).do("summon:imp")
    assert (story.asks, story.keys) == ((YOU, "window"), (PASS, "skill:p1:1"))


@rule("SF-96", "SF-97", "SF-R27")
@pytest.mark.parametrize(
    ("other", "able"), [((), False), ((lies("imp"),), True), ((lies("hymn", YOU, "action"),), True)]
)
def test_a_set_action_is_neither_its_own_target_nor_its_own_payment(other: Any, able: bool) -> None:
    """The hymn pays, or is the target: not both."""
    rip = action("rip", 1, "reaction", cost="F: 1 card", abilities=[
        {"targets": [{"target": "action"}], "do": [{"action": "destroy", "who": "target"}]}])  # fmt: skip
    pieces = (lies("rip", ME, "action", up=False), lies("hymn", ME, "action"), *other)
    assert Scene(*pieces, more=(rip,)).offers("use:p1") == able


@rule("SF-R31")
@pytest.mark.parametrize(
    ("beside", "able"), [((), False), ((lies("imp"),), True), ((lies("imp", YOU),), False)]
)
def test_a_card_does_not_pay_for_its_own_ability(beside: Any, able: bool) -> None:
    ogre = creature("ogre", 2, 2, 1, 4, abilities=[{"cost": ["F: 1 card"], "do": GAIN_XP}])
    assert Scene(lies("ogre"), *beside, more=(ogre,)).offers("skill:p1:0") == able


@rule("SF-56", "SF-R27", "SF-121")
@pytest.mark.parametrize(("up", "able"), [(True, True), (False, False)])
def test_what_lies_face_down_has_no_abilities(up: bool, able: bool) -> None:
    well = action("well", 1, lingering=True, abilities=[{"cost": [], "once": True, "do": GAIN_XP}])
    assert Scene(lies("well", ME, "action", up=up), more=(well,)).offers("skill:p1:0") == able


@rule("SF-121", "SF-R25")
def test_a_lingering_action_has_its_abilities_once_it_has_resolved() -> None:
    well = action("well", 1, "instinct", lingering=True, abilities=[
        {"cost": [], "once": True, "speed": "reaction", "do": GAIN_XP}])  # fmt: skip
    story = Scene(lies("ambush", YOU, "action", up=False), more=(well,), sides=[{"hand": ["well", "imp"]}])
    story.do("play:well")
    assert story.asks == (YOU, "window")
    story.do("use:p1")
    assert not any(key.startswith("skill") for key in story.keys), "it waits in the Flow itself"
    assert story.passes().offers(f"skill:{story.key('well')}:0")


@rule("SF-155", "SF-48")
def test_an_ability_that_cannot_be_paid_keeps_no_other_from_being_activated() -> None:
    dear = {"cost": [{"cost": "experience", "number": 5}], "do": GAIN_XP}
    both = creature("both", 1, 1, 0, 3, abilities=[dear, {"cost": ["off_guard"], "do": GAIN_XP}])
    story = Scene(lies("both"), more=(both,), sides=[{"xp": 4}])
    assert [key for key in story.keys if key.startswith("skill")] == ["skill:p1:1"]


@rule("SF-R52")
def test_who_goes_back_is_asked_again_and_those_before_him_are_not() -> None:
    traps = (set_by(seat, "quarrel") for seat in (1, 2))
    story = Scene(*traps, more=MORE, seats=3, sides=[{"hand": ["study"]}]).do("play:study")
    story.match.answer(1, PASS)
    story.match.answer(2, "use:p2")
    assert story.asks == (2, "aim")
    story.match.answer(2, BACK)
    assert (story.asks, story.table.asked) == ((2, "window"), (2,))
