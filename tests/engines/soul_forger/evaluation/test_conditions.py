"""When a text applies, what activates it, and what holds: each word of conditions, costs and changes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.soul_forger.pack import action, creature, gear
from tests.engines.soul_forger.scenes import ME, YOU, Scene, armed, lies
from tests.rules import rule

GAIN: dict[str, Any] = {"action": "gain_experience"}
LEVEL = {"calc": "level"}
CONDITIONS: list[tuple[dict[str, Any], bool]] = [
    ({"test": "number", "of": LEVEL, "at_least": 5}, True),
    ({"test": "number", "of": LEVEL, "at_least": 6}, False),
    ({"test": "number", "of": LEVEL, "at_most": 5}, True),
    ({"test": "number", "of": LEVEL, "at_most": 4}, False),
    ({"test": "number", "of": LEVEL, "equals": 5}, True),
    ({"test": "number", "of": LEVEL, "equals": 4}, False),
    ({"test": "card", "of": "target", "is": {"damaged": True}}, True),
    ({"test": "card", "of": "target", "is": {"guard": "off"}}, False),
    ({"test": "controls", "is": {"name": "imp"}}, True),
    ({"test": "controls", "is": {"name": "bear"}}, False),
    ({"test": "controls", "who": "target", "is": {"name": "bear"}}, True),
    ({"test": "guard", "guard": "on"}, False),
    ({"test": "guard", "guard": "off"}, True),
    ({"test": "guard", "who": "target", "guard": "on"}, True),
    ({"test": "your_turn"}, True),
    ({"test": "phase", "phase": ["main_1", "combat"]}, True),
    ({"test": "phase", "phase": ["main_2"]}, False),
    ({"test": "paid_with", "is": {"faction": ["fire"]}}, True),
    ({"test": "paid_with", "is": {"faction": ["water"]}}, False),
    ({"test": "paid_with", "is": {"name": "ember"}}, True),
    ({"test": "paid_with", "is": {"name": "imp"}}, False),
    ({"test": "paid_with", "is": {"max_ronum": "level"}}, True),
    ({"test": "not", "of": {"test": "your_turn"}}, False),
    ({"test": "all", "of": [{"test": "your_turn"}, {"test": "controls", "is": {"name": "bear"}}]}, False),
    ({"test": "any", "of": [{"test": "your_turn"}, {"test": "controls", "is": {"name": "bear"}}]}, True),
]


@rule("SF-77", "SF-R6")
@pytest.mark.parametrize("place", ["whole", "part"])
@pytest.mark.parametrize(("condition", "met"), CONDITIONS)
def test_a_text_applies_where_its_condition_is_met(condition: dict[str, Any], met: bool, place: str) -> None:
    part = {"action": "if", "if": [condition], "do": [GAIN], "else": [{**GAIN, "number": 7}]}
    aims = [{"target": "creature", "whose": "opposing"}]
    told = {"if": [condition], "do": [GAIN]} if place == "whole" else {"do": [part]}
    deed = action("deed", 1, cost="H: 1 card", abilities=[{"targets": aims, **told}])
    pieces = (
        lies("imp"), lies("knife", ME, "primary", on=False), lies("bear", YOU, damage=1), *armed(YOU),
    )  # fmt: skip
    story = Scene(*pieces, more=(deed,), sides=[{"hand": ["deed", "ember"]}], level=5)
    story.do("play:deed", ("h:ember",)).passes()
    assert story.mine.xp == (1 if met else 0 if place == "whole" else 7)


@rule("SF-R35", "SF-3")
@pytest.mark.parametrize(
    ("cost", "piece", "side", "left"),
    [
        ({"cost": "counters", "kind": "tide", "number": 2}, {"counters": {"tide": 3}}, {}, ({"tide": 1}, 0)),
        ({"cost": "counters", "kind": "tide", "number": 2}, {"counters": {"tide": 2}}, {}, ({}, 0)),
        ({"cost": "counters", "kind": "tide", "number": 2}, {"counters": {"tide": 1}}, {}, None),
        ({"cost": "experience", "number": 2}, {}, {"xp": 5}, ({}, 3)),
        ({"cost": "experience", "number": 2}, {}, {"xp": 1}, None),
        ("off_guard", {"on": False}, {}, None),
    ],
)
def test_what_an_ability_costs_besides_cards(cost: Any, piece: Any, side: Any, left: Any) -> None:
    mill = {"cost": [cost], "do": [{"action": "draw"}]}
    card = creature("mill", 1, 1, 0, 3, abilities=[mill])
    story = Scene(lies("mill", **piece), more=(card,), sides=[side])
    assert story.offers("skill:p1:0") == (left is not None)
    if left is not None:
        story.do("skill:p1:0").passes()
        assert ((story.piece("mill").counters, story.mine.xp), len(story.mine.hand)) == (left, 1)


def holds(*changes: dict[str, Any]) -> dict[str, Any]:
    return creature("rule", 1, 1, 0, 9, abilities=[{"holds": list(changes)}])


HIT = {"action": "damage", "who": "target", "number": 3}
BOLT = action("bolt", 1, abilities=[{"targets": [{"target": "side"}], "do": [HIT]}])
ALL = {"pick": "all", "is": {"type": "creature"}}


@rule("SF-99", "SF-105", "SF-149")
@pytest.mark.parametrize("what", ["attack", "block", "be_blocked", "activate", "turn_off", "turn_on"])
def test_what_cards_cannot_do(what: str) -> None:
    more = (holds({"change": "cannot", "on": ALL, "what": what}),)
    story = Scene(lies("ox"), lies("bear", YOU), lies("rule", YOU), more=more, at="combat")
    assert story.offers("p1") == (what != "attack")
    if what == "attack":
        return
    story.do("p1", f"s{YOU}").passes()
    assert (story.asked.kind == "block") == (what not in ("block", "be_blocked"))
    if what == "turn_off":
        story.do("no_block").passes()
        assert story.piece("ox").on, "the end of a combat does not turn it either"


@rule("SF-1", "SF-R1", "SF-2")
@pytest.mark.parametrize(("number", "out"), [(5, False), (-5, True)])
def test_a_players_endurance_is_what_texts_make_of_it(number: int, out: bool) -> None:
    change = {"action": "change", "what": {"change": "player_endurance", "who": "opponents", "value": number}}
    deed = action("deed", 1, abilities=[{"do": [change]}])
    sides = [{"hand": ["deed"]}, {"damage": 26}]
    story = Scene(more=(deed,), sides=sides).do("play:deed").passes()
    assert (story.match.result is not None) == out


@rule("SF-R71")
@pytest.mark.parametrize(("kind", "taken"), [("any", 0), ("other", 0), ("combat", 3)])
def test_all_damage_of_a_kind_is_prevented(kind: str, taken: int) -> None:
    more = (BOLT, holds({"change": "prevent", "who": "you", "kind": kind}))
    story = (
        Scene(lies("rule", YOU), more=more, sides=[{"hand": ["bolt"]}]).do("play:bolt", f"s{YOU}").passes()
    )
    assert story.yours.damage == taken


def test_damage_to_a_card_is_dealt_to_its_player_instead_and_to_nobody_twice() -> None:
    more = (
        BOLT,
        holds(
            {"change": "redirect", "on": ALL, "to": "you"}, {"change": "redirect", "who": "you", "to": "self"}
        ),
    )
    story = Scene(lies("rule", YOU), lies("ox"), more=more, sides=[{"hand": ["bolt"]}])
    story.do("play:bolt", "p2").passes()
    assert (story.piece("ox").damage, story.yours.damage, story.piece("rule").damage) == (0, 3, 0)


def test_a_lost_keyword_is_gone_even_where_another_gives_it() -> None:
    more = (
        holds(
            {"change": "no_keyword", "on": ALL, "keyword": "flight"},
            {"change": "keyword", "on": ALL, "keyword": "flight"},
        ),
    )
    story = Scene(lies("hawk"), lies("rule", YOU), more=more, at="combat").do("p1", f"s{YOU}")
    assert story.asks == (YOU, "block"), "it flies no more"


@rule("SF-R20", "SF-158", "SF-60")
@pytest.mark.parametrize("other", ["queen", "giant"])
def test_what_may_not_enter_any_more_goes_to_the_graveyard(other: str) -> None:
    """In answer to a summon its player gets a second one, or less room."""
    steal = {"action": "manifest", "from": {"zone": "grave", "how": "all"}}
    trap = action("trap", 1, "instinct", abilities=[{"do": [steal]}])
    stops = ("own", "entry")
    sides = [{"hand": ["queen", "trap"], "grave": [other], "stops": stops}]
    story = Scene(more=(trap,), sides=sides, level=7).do("summon:queen", "play:trap").passes()
    assert story.names() == [other]
    assert sorted(story.mine.grave) == ["queen", "trap"]
    assert [event.facts["card"]["id"] for event in story.events("no_entry")] == ["queen"]


@rule("SF-R20", "SF-158")
def test_unique_equipment_that_is_there_by_now_does_not_enter() -> None:
    forge = action(
        "trap", 1, "instinct", abilities=[{"do": [{"action": "forge_free", "from": {"zone": "forge"}}]}]
    )
    side = {"forge": ["crown", "crown"], "material": ["ox"], "hand": ["trap"], "stops": ("own", "entry")}
    story = Scene(more=(forge,), sides=[side]).do("forge:crown", ("m:ox",), "play:trap").passes()
    while story.asked.kind == "pick":
        story.do(story.keys[:1]).passes()
    assert (story.names(ME, "accessory"), story.mine.grave.count("crown")) == (["crown"], 1)


UNDER: list[tuple[dict[str, Any], str]] = [
    ({"zone": "grave"}, "grave"), ({"zone": "hand", "is": {"type": "creature"}}, "hand"),
    ({"zone": "deck", "how": "top"}, "deck"), ({"zone": "material", "how": "random"}, "material"),
    ({"zone": "deck", "is": {"type": "creature"}}, "deck"),
]  # fmt: skip


@rule("SF-138", "SF-R67", "SF-135")
@pytest.mark.parametrize(("cards", "zone"), UNDER)
def test_cards_are_absorbed_from_where_the_text_names(cards: dict[str, Any], zone: str) -> None:
    absorb = {"when": {"event": "entered", "this": True}, "do": [{"action": "absorb", "from": cards}]}
    maw = creature("maw", 1, 1, 0, 3, abilities=[absorb])
    piles: dict[str, list[str]] = {"hand": ["maw"], "deck": ["study"]}
    piles[zone] = [*piles.get(zone, []), "ox"]
    story = Scene(more=(maw,), sides=[piles]).do("summon:maw").passes()
    while story.asked.kind == "pick":
        story.do(("ox",))
    assert [(each.card, each.owner, each.number) for each in story.piece("maw").under] == [("ox", ME, 0)]
    assert bool(story.events("shuffle")) == (zone == "deck" and "how" not in cards), "SF-135"
    assert "ox" not in story.mine.pile(zone)  # pyright: ignore[reportArgumentType]: piles come as text


@rule("SF-139")
def test_an_action_whose_host_is_gone_attunes_to_nothing() -> None:
    do = [{"action": "destroy", "who": "target"}, {"action": "attune"}, GAIN]
    roots = action("roots", 1, abilities=[{"targets": [{"target": "creature"}], "do": do}])
    story = Scene(lies("ox"), more=(roots,), sides=[{"hand": ["roots"]}]).do("play:roots").passes()
    assert (sorted(story.mine.grave), story.mine.xp) == (["ox", "roots"], 1)


@rule("SF-R76")
@pytest.mark.parametrize(("of", "tops"), [("you", 2), ("target", 0)])
def test_who_looks_at_the_top_of_a_deck_knows_it_and_of_the_own_goes_on_knowing(of: str, tops: int) -> None:
    look = {"action": "look", "at": "deck_top", "of": of, "number": 2}
    deed = action("deed", 1, abilities=[{"targets": [{"target": "player"}], "do": [look]}])
    story = Scene(
        more=(deed,), sides=[{"hand": ["deed"], "deck": ["imp", "ox", "bear"]}, {"deck": ["lamp", "imp"]}]
    )
    story.do("play:deed").passes()
    (event,) = story.events("look")
    seen = [card["id"] for card in event.seen_by(ME)["cards"]]
    assert seen == (["bear", "ox"] if of == "you" else ["imp", "lamp"])
    assert "cards" not in event.seen_by(YOU)
    assert (story.mine.tops, story.yours.tops) == (tops, 0)


@rule("SF-R76")
def test_set_actions_that_are_looked_at_stay_unseen_by_others() -> None:
    look = {"action": "look", "at": "set_actions", "of": "target"}
    deed = action("deed", 1, abilities=[{"targets": [{"target": "player"}], "do": [look]}])
    story = Scene(lies("ambush", YOU, "action", up=False), more=(deed,), sides=[{"hand": ["deed"]}], seats=3)
    story.do("play:deed", f"s{YOU}").passes()
    (event,) = story.events("look")
    assert [card["id"] for card in event.seen_by(ME)["cards"]] == ["ambush"]
    assert "cards" not in event.seen_by(None)


@rule("SF-R36", "SF-R27", "SF-R55")
def test_a_free_action_whose_targets_are_gone_as_its_flow_forms_is_sent() -> None:
    play = {"action": "play_free", "from": {"zone": "grave", "is": {"name": "pin"}}}
    wipe = {"action": "destroy", "who": ALL}
    pin = action("pin", 1, abilities=[{"targets": [{"target": "creature"}], "do": [GAIN]}])
    deed = action("deed", 1, abilities=[{"do": [play, wipe]}])
    story = Scene(lies("ox"), more=(pin, deed), sides=[{"hand": ["deed"], "grave": ["pin"]}]).do("play:deed")
    while story.asked.kind == "pick":
        story.do(story.keys[0]).passes()
    story.passes()
    assert (story.mine.xp, story.names(ME, "action"), sorted(story.mine.grave)) == (
        0,
        [],
        ["deed", "ox", "pin"],
    )


@rule("SF-R36")
def test_a_card_plays_itself_again_from_the_graveyard() -> None:
    again = {
        "when": {"event": "destroyed", "this": True},
        "do": [{"action": "manifest", "from": "self", "guard": "off"}],
    }
    cat = creature("cat", 1, 1, 0, 1, abilities=[again])
    story = Scene(lies("cat"), lies("giant", YOU), more=(cat,), at="combat").attacks("cat", "giant")
    assert ([(piece.card.id, piece.on) for piece in story.table.creatures(ME)], story.mine.grave) == (
        [("cat", False)],
        [],
    )


@rule("SF-R1")
def test_armor_adds_to_its_players_endurance_while_it_is_worn() -> None:
    coat = gear("mail", "armor", 1, cost="M: 1 ronum", endurance_mod=4)
    story = Scene(
        lies("mail", YOU, "armor"), *armed(ME, YOU), more=(coat,), at="combat", sides=[{}, {"damage": 30}]
    )
    assert story.match.result is None
    view: Any = story.match.view(None)
    assert view.sides[YOU].endurance == 34


def skilled(**more: Any) -> dict[str, Any]:
    return creature("fencer", 1, 1, 0, 3, abilities=[{"cost": ["off_guard"], "do": [GAIN], **more}])


@rule("SF-155", "SF-R70")
@pytest.mark.parametrize(
    ("what", "able"), [("turn_off", False), ("activate", False), ("turn_on", True), ("attack", True)]
)
def test_a_skill_needs_a_card_that_can_turn_off_guard(what: str, able: bool) -> None:
    more = (skilled(), holds({"change": "cannot", "on": ALL, "what": what}))
    story = Scene(lies("fencer"), lies("rule", YOU), more=more)
    assert story.offers("skill:p1:0") == able


PLAYERS_CANNOT: list[tuple[str, str]] = [
    ("summon", "summon:imp"), ("play_actions", "play:study"), ("play_actions", "use:p1"),
    ("forge", "forge:ring"),
]  # fmt: skip


@rule("SF-3")
@pytest.mark.parametrize(("what", "answer"), PLAYERS_CANNOT)
def test_what_players_cannot_do(what: str, answer: str) -> None:
    cannot = holds({"change": "player_cannot", "who": "opponents", "what": what})
    side = {"hand": ["imp", "study"], "forge": ["ring"], "material": ["ox"]}
    story = Scene(lies("ambush", up=False, zone="action"), lies("rule", YOU), more=(cannot,), sides=[side])
    offered = {key for _, key in PLAYERS_CANNOT if story.offers(key)}
    assert offered == {key for other, key in PLAYERS_CANNOT if other != what}
    assert story.offers("set:study"), "setting is no playing"
    assert answer not in offered


@rule("SF-3", "SF-35")
def test_who_cannot_attack_declares_nothing() -> None:
    cannot = holds({"change": "player_cannot", "who": "opponents", "what": "attack"})
    story = Scene(lies("ox"), *armed(ME), lies("rule", YOU), more=(cannot,)).do("combat").passes()
    assert story.asks == (ME, "main"), "nothing could attack: Main 2"
    assert story.table.phase == "main_2"


@rule("SF-3", "SF-R73")
@pytest.mark.parametrize(("who", "left"), [("you", 7), ("target", 1)])
def test_who_cannot_heal_is_not_healed_and_his_creatures_are(who: str, left: int) -> None:
    cannot = holds({"change": "player_cannot", "who": "opponents", "what": "heal"})
    mend = action("mend", 1, abilities=[
        {"targets": [{"target": "creature"}], "do": [{"action": "heal", "who": who, "number": 3}, {
            **GAIN, "number": "done"}]}])  # fmt: skip
    pieces = (lies("giant", damage=4), lies("rule", YOU))
    story = Scene(*pieces, more=(cannot, mend), sides=[{"hand": ["mend"], "damage": 7}])
    story.do("play:mend", "p1").passes()
    found = story.mine.damage if who == "you" else story.piece("giant").damage
    assert (found, story.mine.xp) == (left, 0 if who == "you" else 3)


@rule("SF-51", "SF-3")
@pytest.mark.parametrize(("who", "comes"), [("you", False), ("opponents", True)])
def test_who_cannot_summon_manifests_nothing_either(who: str, comes: bool) -> None:
    cannot = holds({"change": "player_cannot", "who": who, "what": "summon"})
    call = action("call", 1, abilities=[{"do": [{"action": "manifest", "token": "puppet"}]}])
    story = Scene(lies("rule"), more=(cannot, call), sides=[{"hand": ["call"]}]).do("play:call").passes()
    assert ("puppet" in story.names()) == comes


@rule("SF-158", "SF-R65", "SF-R36")
def test_a_second_unique_card_is_neither_played_nor_forged_for_nothing() -> None:
    smelt = action("smelt", 1, abilities=[{"do": [{"action": "forge_free", "from": {"zone": "forge"}}]}])
    side = {"forge": ["crown", "ring"], "material": ["ox", "ox"], "hand": ["smelt", "queen", "imp"]}
    story = Scene(lies("crown", ME, "accessory"), lies("queen"), more=(smelt,), sides=[side])
    assert not story.offers("forge:crown")
    assert not story.offers("summon:queen")
    assert story.offers("forge:ring")
    assert story.offers("summon:imp")
    assert story.do("play:smelt").keys == ("ring",)
    story = Scene(lies("crown", YOU, "accessory"), lies("queen", YOU), more=(smelt,), sides=[side])
    assert story.offers("forge:crown"), "each player may have one"
    assert story.offers("summon:queen")


@rule("SF-39")
@pytest.mark.parametrize(("copies", "left"), [(1, 4), (2, 0), (3, 0)])
def test_a_smaller_hand_limit_is_none_at_least(copies: int, left: int) -> None:
    less = holds({"change": "hand_limit", "who": "you", "value": -4})
    story = Scene(*[lies("rule")] * copies, more=(less,), sides=[{"hand": ["imp"] * 9}], at="discard")
    asked: Any = story.asked
    assert (asked.kind, asked.least, asked.most) == ("discard", 9 - left, 9 - left)


@rule("SF-3", "SF-49", "SF-44", "SF-45", "SF-46")
@pytest.mark.parametrize("able", [True, False])
def test_who_cannot_gain_levels_is_offered_none(able: bool) -> None:
    cannot = holds({"change": "player_cannot", "who": "you" if able else "opponents", "what": "gain_levels"})
    rule_there = lies("rule", YOU)
    story = Scene(rule_there, more=(cannot,), at="levels", sides=[{"xp": 12}])
    assert (story.asked.kind == "levels") == able
    story = Scene(rule_there, more=(cannot,), at="quest", sides=[{"hand": ["imp"], "xp": 12}]).do(("imp",))
    assert (story.asked.kind == "shortfall") == able, "9 are missing"
    story = Scene(rule_there, more=(cannot,), at="quest", level=1, sides=[{"hand": ["ox"]}]).do(("ox",))
    assert (story.mine.level, story.mine.material, len(story.mine.hand)) == (2 if able else 1, ["ox"], 1)


@rule("SF-R71")
@pytest.mark.parametrize(("kind", "by_spell", "by_fight"), [("any", 4, 3), ("other", 4, 2), ("combat", 3, 3)])
def test_more_damage_is_taken_of_a_kind(kind: str, by_spell: int, by_fight: int) -> None:
    """The bolt deals 3, the ox 2; of the kind it is 1 more."""
    more = (BOLT, holds({"change": "extra_damage", "who": "you", "kind": kind, "value": 1}))
    story = Scene(lies("rule", YOU), lies("ox"), more=more, sides=[{"hand": ["bolt"]}])
    assert story.do("play:bolt", f"s{YOU}").passes().yours.damage == by_spell
    story.do("combat").passes().attacks("ox", f"s{YOU}")
    assert story.yours.damage == by_spell + by_fight


@rule("SF-158", "SF-R65")
@pytest.mark.parametrize(("other", "left"), [("ox", [1]), ("bear", [1, 2])])
def test_what_becomes_unique_by_a_text_is_there_once_and_the_newer_goes(other: str, left: list[int]) -> None:
    named = {"pick": "all", "is": {"type": "creature"}}
    crown = action("crowning", 1, abilities=[{"do": [
        {"action": "change", "what": {"change": "keyword", "on": named, "keyword": "unique"}}]}])  # fmt: skip
    story = Scene(lies("ox"), lies(other), lies("ox", YOU), more=(crown,), sides=[{"hand": ["crowning"]}])
    story.do("play:crowning").passes()
    assert [piece.id for piece in story.table.creatures(ME)] == left
    assert (story.names(YOU), story.events("destroyed")) == (["ox"], [])


@pytest.mark.parametrize("to", ["attacker", "blocker"])
def test_damage_that_should_go_to_what_is_not_there_stays_where_it_is(to: str) -> None:
    more = (BOLT, holds({"change": "redirect", "who": "you", "to": to}))
    story = Scene(lies("ox", YOU), lies("rule", YOU), more=more, sides=[{"hand": ["bolt"]}])
    story.do("play:bolt", f"s{YOU}").passes()
    assert (story.yours.damage, story.piece("ox").damage, story.piece("rule").damage) == (3, 0, 0)


@rule("SF-R3", "SF-51", "SF-58")
def test_what_is_manifested_from_anothers_graveyard_goes_back_there() -> None:
    raise_ = action("raise", 1, abilities=[{"targets": [{"target": "player"}], "do": [
        {"action": "manifest", "from": {"zone": "grave", "of": "target"}}]}])  # fmt: skip
    kill = action("kill", 1, abilities=[{"do": [{"action": "destroy", "who": ALL}]}])
    sides = [{"hand": ["raise", "kill"]}, {"grave": ["ox"]}]
    story = Scene(more=(raise_, kill), sides=sides).do("play:raise").passes()
    assert (story.names(ME), story.yours.grave) == (["ox"], [])
    story.do("play:kill").passes()
    assert (story.yours.grave, sorted(story.mine.grave)) == (["ox"], ["kill", "raise"])
