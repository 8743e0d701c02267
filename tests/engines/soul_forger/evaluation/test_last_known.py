"""A card that has left the table is known as it was last: who controlled it, its power, its counters."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.engines.soul_forger.cards import small_packs
from tests.engines.soul_forger.deed import GAIN, does, play
from tests.engines.soul_forger.pack import action, creature, gear
from tests.engines.soul_forger.scenes import GAME, ME, THEY, YOU, Scene, lies
from tests.rules import rule

DESTROY = {"action": "destroy", "who": "target"}
BOLT = {"targets": [{"target": "creature"}], "do": [{"action": "damage", "who": "target", "number": 9}]}


def of(what: str, whom: str = "target", **more: Any) -> dict[str, Any]:
    return {**GAIN, "number": {"calc": what, "of": whom, **more}}


@rule("SF-57", "SF-R58")
@pytest.mark.parametrize("way", [DESTROY, {"action": "send", "who": "target", "to": "hand"}])
def test_the_controller_of_a_target_that_left_is_still_known(way: dict[str, Any]) -> None:
    """The bear is mine and you control it: you are "the target's controller"."""
    lose = {"action": "discard", "who": "target", "number": 1}
    hurt = {"action": "damage", "who": "controller_of_target", "number": 3}
    story = play(does(way, lose, hurt, targets=("creature",)), lies("bear", YOU, owner=ME))
    while story.asked.kind == "discard":
        story.do(story.keys[:1])
    assert ([side.damage for side in story.table.sides], len(story.yours.hand)) == ([0, 3], 1)


NUMBERS = [("power", 5), ("ronum", 3), ("damage", 1), ("endurance", 3)]


@rule("SF-R58", "SF-55")
@pytest.mark.parametrize(("what", "number"), NUMBERS)
def test_the_numbers_of_a_target_that_left_are_still_known(what: str, number: int) -> None:
    more = {"action": "change", "what": {"change": "power", "on": "target", "value": 2}}
    deed = does(more, DESTROY, of(what), targets=("creature",))
    assert play(deed, lies("bear", YOU, damage=1)).mine.xp == number


@rule("SF-14")
def test_the_counters_of_a_target_that_left_are_still_known() -> None:
    deed = does(DESTROY, of("counters", kind="ember"), targets=("creature",))
    assert play(deed, lies("bear", YOU, counters={"ember": 4})).mine.xp == 4


@rule("SF-R69")
def test_a_card_that_waits_knows_its_own_power_though_it_fell_before_it_resolves() -> None:
    welcome = {"when": {"event": "entered", "this": True}, "do": [of("power", "self")]}
    spark = creature("spark", 1, 4, 1, 1, abilities=[welcome])
    trap = action("trap", 1, "reaction", abilities=[BOLT])
    story = Scene(lies("trap", YOU, "action", up=False), more=(spark, trap), sides=[{"hand": ["spark"]}])
    story.do("summon:spark").passes()
    assert story.mine.xp == 4, "it resolved with its 4"
    story = Scene(lies("trap", YOU, "action", up=False), more=(spark, trap), sides=[{"hand": ["spark"]}])
    story.do("summon:spark", "pass").do("use:p1").passes()
    assert (story.names(), story.mine.xp) == ([], 4), "and with its 4 though it is gone by then"


@rule("SF-R55")
def test_who_controlled_what_did_it_and_its_power_are_known_when_both_fell() -> None:
    """Wounded, in a trade: the source fell in the same moment."""
    when = {"event": "damaged", "this": True, "combat": True}
    do = [{"action": "damage", "who": "controller_of_source", "number": {"calc": "power", "of": "source"}}]
    thorn = creature("thorn", 3, 3, 3, 3, abilities=[{"when": when, "do": do}])
    story = Scene(lies("bear"), lies("thorn", YOU), more=(thorn,), at="combat").attacks("bear", "thorn")
    assert (story.names(), story.names(YOU)) == ([], [])
    assert [side.damage for side in story.table.sides] == [3, 0]


@rule("SF-R3")
def test_with_three_players_too_the_one_is_meant_who_controlled_it() -> None:
    hurt = {"action": "damage", "who": "controller_of_target", "number": 2}
    story = Scene(
        lies("ox", THEY), more=(does(DESTROY, hurt, targets=("creature",)),), seats=3,
        sides=[{"hand": ["deed"]}],
    )  # fmt: skip
    story.do("play:deed").passes()
    while story.asked.kind == "aim":
        story.do("p1").passes()
    assert [side.damage for side in story.table.sides] == [0, 0, 2]


@rule("SF-R58")
def test_what_is_done_later_knows_its_target_as_it_was_last() -> None:
    later = {"action": "later", "when": {"event": "turn_ended"}, "do": [of("ronum")]}
    sides = [{"hand": ["deed", "blow"]}]
    deed, blow = does(later, targets=("creature",)), action("blow", 1, abilities=[BOLT])
    story = Scene(lies("bear", YOU), lies("imp", YOU), more=(deed, blow), sides=sides, level=40)
    story.do("play:deed", "p1").passes().do("play:blow", "p1").passes()
    assert (story.names(YOU), story.mine.xp) == (["imp"], 0)
    again = GAME.rules.load(
        json.loads(json.dumps(story.table.dump())), story.table.options, 2, story.table.dice
    )
    assert again.dump() == story.table.dump(), "it is saved with the match"
    story.do("end").passes()
    assert story.mine.xp == 3


@rule("SF-R69")
def test_each_of_several_is_known_as_it_was_when_it_fell() -> None:
    each = {"action": "for_each", "of": {"pick": "all", "whose": "opposing"}, "do": [
        {"action": "destroy", "who": "each"}, of("ronum", "each")]}  # fmt: skip
    assert play(does(each), lies("ox", YOU), lies("bear", YOU)).mine.xp == 2 + 3


@rule("SF-51")
def test_the_creature_that_was_summoned_has_numbers_and_can_be_done_something_to() -> None:
    """`made` as one card: its power is counted, a counter goes to it, it is what it is."""
    summon = {"action": "manifest", "from": {"zone": "grave", "is": {"name": "bear"}}}
    move = {"action": "move_counter", "from": "target", "to": "made", "kind": "ember"}
    asks = {"action": "if", "if": [{"test": "card", "of": "made", "is": {"name": "bear"}}], "do": [GAIN]}
    for then, gained in ((of("power", "made"), 3), (move, 0), (asks, 1)):
        deed = does(summon, then, targets=("creature",))
        story = play(deed, lies("ox", counters={"ember": 1}), grave=["bear"])
        assert story.mine.xp == gained
        assert story.piece("bear").counters == ({"ember": 1} if then is move else {})


@rule("SF-R69")
@pytest.mark.parametrize("thrown", [False, True])
def test_what_deals_damage_deals_it_though_it_is_gone(thrown: bool) -> None:
    """Slayer of the one that bites: "it deals 3 damage", after it was thrown away for it."""
    biter = creature("biter", 1, 1, 0, 1, abilities=[
        {"when": {"event": "destroyed", "whose": "opposing", "by": "this"}, "do": [GAIN]}])  # fmt: skip
    bite = {"action": "damage", "who": "target", "number": 3, "from": "target_2"}
    gone = [{"action": "destroy", "who": "target_2"}] if thrown else []
    witness = creature("witness", 1, 1, 0, 9, abilities=[
        {"when": {"event": "damaged", "by": "own"}, "do": [GAIN]}])  # fmt: skip
    deed = does(*gone, bite, targets=("creature", "creature"))
    story = play(deed, lies("bear", YOU), lies("biter"), lies("witness"), given=["p1", "p2"],
                 more=(biter, witness))  # fmt: skip
    while story.asked.kind in ("order", "window"):
        story.do(story.keys[0])
    assert story.names(YOU) == []
    assert story.mine.xp == (1 if thrown else 2), "the witness has seen who did it"


@rule("SF-147", "SF-R31")
def test_a_card_that_sends_itself_knows_its_counters_and_its_power() -> None:
    for what, number in (("power", 4), ("counters", 2)):
        burn = of(what, "self", **({"kind": "ember"} if what == "counters" else {}))
        ability = {"cost": ["send_this"], "do": [burn]}
        urn = creature("urn", 1, 4, 0, 2, abilities=[ability])
        story = Scene(lies("urn", counters={"ember": 2}), more=(urn,)).do("skill:p1:0").passes()
        assert (story.names(), story.mine.xp) == ([], number)


@rule("SF-R76")
def test_of_what_lay_face_down_and_goes_where_nobody_sees_it_nobody_learns_what_it_was() -> None:
    """A set Action is put at the bottom of its deck; something waits for Actions that leave."""
    watch = {"when": {"event": "left", "whose": "opposing", "is": {"type": "action"}}, "do": [GAIN]}
    send = {
        "action": "send",
        "who": {"pick": "all", "whose": "opposing", "is": {"type": "action"}},
        "to": "deck_bottom",
    }
    watcher = gear("watcher", "accessory", abilities=[watch])
    story = play(does(send), lies("ambush", YOU, "action", up=False), lies("watcher", ME, "accessory"),
                 more=(watcher,))  # fmt: skip
    assert (story.yours.deck[0], story.mine.xp) == ("ambush", 1)
    (event,) = story.events("sent_unseen")
    assert "card" not in event.facts
    assert event.secret[YOU]["card"]["id"] == "ambush"
    assert not [each for each in story.events("sent") if each.facts["card"]["id"] == "ambush"]


LAST: list[tuple[dict[str, Any], int]] = [
    ({"calc": "power", "of": "self"}, 4),
    ({"calc": "ronum", "of": "that"}, 2),
    ({"calc": "endurance", "of": "self"}, 3),
    ({"calc": "damage", "of": "that"}, 1),
    ({"calc": "counters", "kind": "ember", "of": "self"}, 2),
]  # fmt: skip


@rule("SF-146", "SF-R69")
@pytest.mark.parametrize(("number", "found"), LAST)
def test_a_last_breath_counts_with_what_its_card_was_last(number: dict[str, Any], found: int) -> None:
    """A martyr of power 1 with two embers, each of which gives it power, falls hurt."""
    embers = {"calc": "counters", "kind": "ember", "of": "self"}
    stronger = {"change": "power", "on": "self", "value": {"calc": "sum", "parts": [embers, 1]}}
    martyr = creature("martyr", 2, 1, 0, 3, abilities=[
        {"holds": [stronger]},
        {"when": {"event": "destroyed", "this": True},
         "do": [{"action": "gain_experience", "number": number}]}])  # fmt: skip
    assert small_packs.problems({**martyr, "id": "own_0"}) == []
    here = lies("martyr", counters={"ember": 2}, damage=1)
    deed = does({"action": "destroy", "who": {"pick": "all", "whose": "own"}})
    assert play(deed, here, more=(martyr,)).mine.xp == found


def test_a_discarded_or_sent_card_counts_with_its_ronum() -> None:
    for event in ("discarded", "left", "paid", "destroyed"):
        ability = {
            "when": {"event": event},
            "do": [{"action": "draw", "number": {"calc": "ronum", "of": "that"}}],
        }
        assert small_packs.problems(small_packs.creature(ability)) == [], event
    mourner = creature("mourner", 1, 1, 0, 1, abilities=[
        {"when": {"event": "discarded"},
         "do": [{"action": "gain_experience", "number": {"calc": "ronum", "of": "that"}}]}])  # fmt: skip
    deed = does({"action": "discard", "who": "you"})
    assert play(deed, lies("mourner"), more=(mourner,), hand=["bear"]).mine.xp == 3


def test_a_target_that_was_destroyed_counts_with_its_power() -> None:
    gain = {"action": "gain_experience", "number": {"calc": "power", "of": "target"}}
    deed = does({"action": "destroy", "who": "target"}, gain, targets=("creature",))
    assert play(deed, lies("bear")).mine.xp == 3


def test_what_is_known_of_nothing_is_refused() -> None:
    power = {"action": "draw", "number": {"calc": "power", "of": "that"}}
    played = small_packs.creature({"when": {"event": "played", "this": True}, "do": [power]})
    assert small_packs.problems(played) == [("abilities.0.do.0.number.of", "sf-pack-other-event")]
