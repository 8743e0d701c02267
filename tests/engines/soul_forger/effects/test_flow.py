"""What texts do with the Flow and with a combat: negate, copy, aim anew, turn an attack, end it."""

from __future__ import annotations

import json

import pytest

from engines.kernel import PASS
from tests.engines.soul_forger.effects.stories import GAIN_XP, MORE, entry, scene, set_by
from tests.engines.soul_forger.pack import action, creature
from tests.engines.soul_forger.scenes import ME, YOU, Scene, armed, lies
from tests.rules import rule


@rule("SF-119", "SF-121")
def test_a_lingering_action_does_nothing_as_it_resolves_but_when_its_time_comes() -> None:
    story = scene(hand=("vow",)).do("play:vow").passes()
    assert story.mine.xp == 0
    assert story.do("end").passes().mine.xp == 1


@rule("SF-R55")
def test_a_copy_is_done_in_a_flow_of_its_own_with_targets_chosen_anew() -> None:
    story = scene(set_by(YOU, "mirror"), hand=("bolt",)).do("play:bolt", "s1").do("use:p1").passes()
    assert story.asks == (YOU, "aim")
    assert story.yours.damage == 2, "the copied spell has resolved before"
    story.do("s0").passes()
    assert (story.mine.damage, story.yours.damage) == (2, 2)


@rule("SF-R55", "SF-71")
@pytest.mark.parametrize(("card", "copied"), [("forge:ring", 0), ("summon:imp", 0), ("play:study", 1)])
def test_what_is_played_as_a_card_is_not_copied(card: str, copied: int) -> None:
    again = {"targets": [{"target": "entry"}], "do": [
        {"action": "copy"}, {"action": "gain_experience", "number": "done"}]}  # fmt: skip
    side = {"hand": ["imp", "study"], "forge": ["ring"], "material": ["ox"]}
    more = (action("again", 1, "reaction", abilities=[again]),)
    story = Scene(set_by(YOU, "again"), more=more, sides=[side]).do(card)
    if story.asked.kind == "pay":
        story.do(("m:ox",))
    story.do("use:p1").passes()
    assert (story.yours.xp, len(story.yours.hand)) == (copied, copied)


@rule("SF-R58")
def test_new_targets_are_legal_ones_of_the_entry() -> None:
    story = scene(set_by(YOU, "twist"), lies("mouse"), hand=("bolt",)).do("play:bolt", "s1").do("use:p1")
    story.passes()
    assert story.asks == (YOU, "aim")
    assert set(story.keys) == {"s0", "s1", "p2"}, "my Hidden mouse is a target of mine"
    assert (story.do("s0").mine.damage, story.yours.damage) == (2, 0)


@rule("SF-R58", "SF-R56")
def test_an_entry_for_which_no_other_target_is_left_keeps_its_own() -> None:
    """The only creature is destroyed before another target is looked for."""
    creature_ = [{"target": "creature"}]
    hurt = {"targets": creature_, "do": [{"action": "damage", "who": "target", "number": 1}]}
    puff = {"targets": creature_, "do": [{"action": "destroy", "who": "target"}]}
    shift = entry("retarget")
    shift["do"].append({"action": "gain_experience", "number": "done"})
    more = (action("hurt", 1, abilities=[hurt]), action("puff", 1, "reaction", abilities=[puff]),
            action("shift", 1, "reaction", abilities=[shift]))  # fmt: skip
    sides = [{"hand": ["hurt"]}, {"stops": ("own", "entry")}]
    story = Scene(lies("ox"), set_by(YOU, "puff"), set_by(YOU, "shift"), more=more, sides=sides)
    story.do("play:hurt").do("use:p3").do("use:p2").passes()
    assert (story.yours.xp, story.names(), len(story.events("no_effect"))) == (0, [], 1)


@rule("SF-R56", "SF-133")
def test_a_negated_negation_lets_the_spell_work() -> None:
    story = scene(set_by(YOU, "veto"), set_by(ME, "veto"), hand=("bolt",)).do("play:bolt", "s1")
    story.do("use:p1").do("use:p2").passes()
    assert (story.yours.damage, story.yours.grave) == (2, ["veto"])
    assert sorted(story.mine.grave) == ["bolt", "veto"]
    assert [(event.facts["seat"], event.facts["card"]["id"]) for event in story.events("negated")] == [
        (YOU, "veto")
    ]


@rule("SF-R56", "SF-133")
def test_what_was_negated_is_negated_once() -> None:
    """The second one that is aimed at it, and resolves first, has negated it."""
    deny = entry("negate", whose="opposing")
    deny["do"].append({"action": "gain_experience", "number": "done"})
    more = (action("deny", 1, "reaction", abilities=[deny]),)
    sides = [{"hand": ["study"]}, {"stops": ("own", "entry")}]
    story = Scene(set_by(YOU, "deny"), set_by(YOU, "deny"), more=more, sides=sides).do("play:study")
    story.do("use:p1").do("use:p2").passes()
    assert (story.yours.xp, len(story.events("negated")), story.mine.hand) == (1, 1, [])


@rule("SF-133", "SF-R56", "SF-R35")
@pytest.mark.parametrize(
    ("card", "lies_then"), [("forge:ring", ["ox", "ring"]), ("summon:imp", ["imp"]), ("play:hymn", ["hymn"])]
)
def test_what_is_negated_goes_to_the_graveyard_and_its_price_is_gone(card: str, lies_then: list[str]) -> None:
    side = {"hand": ["imp", "hymn"], "forge": ["ring"], "material": ["ox"]}
    story = scene(set_by(YOU, "veto"), side=side, hand=("imp", "hymn")).do(card)
    if story.asked.kind == "pay":
        story.do(("m:ox",))
    story.do("use:p1").passes()
    assert (sorted(story.mine.grave), story.yours.grave) == (lies_then, ["veto"])
    assert story.names(ME, "field", "accessory", "action") == []


@rule("SF-R56", "SF-133")
def test_what_waits_for_a_negation_hears_of_a_forging_too() -> None:
    negated = {"event": "negated", "whose": "own", "is": {"equip": "accessory"}}
    mourner = creature("mourner", 1, 1, 0, 1, abilities=[{"when": negated, "do": GAIN_XP}])
    side = {"forge": ["ring"], "material": ["ox"]}
    story = Scene(lies("mourner"), set_by(YOU, "veto"), more=(*MORE, mourner), sides=[side])
    assert story.do("forge:ring", ("m:ox",)).do("use:p2").passes().mine.xp == 1


def test_an_attack_is_turned_to_another_creature() -> None:
    story = scene(lies("bear"), lies("ox", YOU), *armed(YOU), set_by(YOU, "swerve"), at="combat")
    story.do("p1", "s1").do("use:p4").do(story.key("ox")).passes()
    if story.match.decisions and story.asked.kind == "block":
        story.do("no_block").passes()
    assert (story.yours.damage, story.names(YOU)) == (0, [])


def test_an_attack_is_turned_to_another_player_or_stays_with_its_own() -> None:
    for aim, hurt in (("s2", [0, 0, 3]), ("s0", [0, 3, 0])):
        story = Scene(lies("bear"), set_by(YOU, "deflect"), at="combat", more=MORE, seats=3)
        story.do("p1", "s1").do("use:p2").do(aim).passes()
        assert [side.damage for side in story.table.sides] == hurt


@pytest.mark.parametrize(("to", "damage"), [("blocker", 0), ("attacker", 0), ("you", 3)])
def test_an_attack_turned_to_what_is_not_there_stays(to: str, damage: int) -> None:
    count = {"action": "gain_experience", "number": "done"}
    turn = action("turn", 1, "reaction", abilities=[{"do": [{"action": "turn_attack", "to": to}, count]}])
    pieces = (lies("bear"), lies("giant", YOU), set_by(YOU, "turn"))
    story = Scene(*pieces, more=(turn,), at="combat").do("p1", "p2").do("use:p3").passes()
    if story.asked.kind == "block":
        story.do("no_block").passes()
    assert (story.yours.damage, story.piece("giant").damage) == (damage, 3 - damage)
    assert story.yours.xp == (1 if damage else 0)


@rule("SF-113", "SF-114", "SF-R51")
def test_an_attack_whose_attacker_has_fallen_is_turned_to_nothing() -> None:
    """What its fall sets off in step 4 can still be answered by a card that turns attacks."""
    martyr = creature("martyr", 1, 1, 0, 1, abilities=[
        {"when": {"event": "destroyed", "this": True}, "do": GAIN_XP}])  # fmt: skip
    pieces = (lies("martyr"), lies("bear", YOU), lies("ox", YOU), set_by(YOU, "swerve"))
    story = Scene(*pieces, at="combat", more=(*MORE, martyr)).do("p1", "p2", PASS, "no_block")
    assert (story.names(ME), story.asks) == ([], (YOU, "window"))
    story.do("use:p4", "p3").passes()
    assert (story.mine.xp, story.piece("ox").damage, story.table.combat) == (1, 0, None)


@rule("SF-R51")
def test_a_combat_that_is_ended_deals_nothing_and_turns_the_attacker() -> None:
    deed = action("deed", 1, "reaction", abilities=[{"do": [{"action": "end_combat"}]}])
    story = Scene(lies("ox"), lies("deed", YOU, "action", up=False), more=(deed,), at="combat")
    story.do("p1").do("use:p2").passes()
    assert (story.yours.damage, story.piece("ox").on, story.table.combat) == (0, False, None)


@pytest.mark.parametrize("depth", [1, 2, 3])
@rule("SF-131", "SF-132")
def test_a_deep_flow_is_saved_and_loaded_at_every_question(depth: int) -> None:
    def told(*, saved: bool) -> tuple[int, int, list[str]]:
        pieces = (set_by(YOU, "quarrel"), set_by(ME, "quarrel"), set_by(YOU, "quarrel"))
        story = scene(*pieces, hand=("bolt",))
        kept = type(story.match)
        for answer in (
            "play:bolt",
            "s1",
            *[each for n in range(depth) for each in (f"use:p{n + 1}", f"s{n % 2}")],
        ):
            story.do(answer)
            if saved:
                dump = story.match.dump()
                assert json.loads(json.dumps(dump)) == dump, "nothing but plain values"
                story.match = kept.load(story.match.game, dump, story.table.options)
        while story.match.decisions and story.asked.kind == "window":
            story.do(PASS)
            if saved:
                story.match = kept.load(story.match.game, story.match.dump(), story.table.options)
        return story.mine.damage, story.yours.damage, sorted(story.yours.grave)

    assert told(saved=True) == told(saved=False)
    hurt = [2 * sum(1 for n in range(depth) if n % 2 == seat) for seat in (0, 1)]
    assert told(saved=True)[:2] == (hurt[0], hurt[1] + 2)
