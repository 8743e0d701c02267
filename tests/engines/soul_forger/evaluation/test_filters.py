"""Which cards fit what a text asks for, one word of a filter after the other."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import PASS
from tests.engines.soul_forger.pack import action, creature, gear, weapon
from tests.engines.soul_forger.scenes import ME, YOU, Scene, lies
from tests.rules import rule

TALLY = {"calc": "count", "of": {"pick": "all", "is": {}}}
MORE = (
    creature("goblin", 2, 2, 1, 4, factions=["fire"], subtypes=["goblin"], keywords=["flight"]),
    creature("dual", 4, 3, 0, 4, factions=["fire", "water"]),
    creature("lifted", 1, 1, 0, 4, abilities=[
        {"holds": [{"change": "keyword", "on": "self", "keyword": "impale"}, {"change": "ronum", "on": "self",
         "value": 4}, {"change": "power", "on": "self", "value": 6}]}]),
    action("relic", 1, lingering=True, kind="item"),
    gear("plate", "armor", 3, cost="M: 1 ronum"),
    weapon("pike", 2, 5, 1, 2, cost="M: 1 ronum"),
)  # fmt: skip
PIECES = (
    lies("goblin", damage=1), lies("dual", on=False), lies("lifted", counters={"tide": 1}),
    lies("puppet", YOU), lies("relic", ME, "action"), lies("plate", ME, "armor"), lies("pike", ME, "primary"),
    lies("knife", YOU, "primary"), lies("ambush", YOU, "action", up=False), lies("imp"),
)  # fmt: skip
FILTERS: list[tuple[dict[str, Any], set[str]]] = [
    ({"type": "creature"}, {"goblin", "dual", "lifted", "puppet", "imp"}),
    ({"type": "action"}, {"relic", "ambush"}),
    ({"type": "equipment"}, {"plate", "pike", "knife"}),
    ({"type": "action", "kind": "item"}, {"relic"}),
    ({"type": "action", "kind": "spell"}, set()),
    ({"type": "action", "speed": "normal"}, {"relic"}),
    ({"speed": "normal"}, {"relic"}),
    ({"speed": "instinct"}, set()),
    ({"equip": "weapon"}, {"pike", "knife"}),
    ({"equip": "armor"}, {"plate"}),
    ({"faction": ["fire"]}, {"goblin", "dual"}),
    ({"faction": ["water", "light"]}, {"dual"}),
    ({"subtype": "goblin"}, {"goblin"}),
    ({"keyword": "flight"}, {"goblin"}),
    ({"keyword": "impale"}, {"lifted"}),
    ({"name": "imp"}, {"imp"}),
    ({"type": "creature", "min_ronum": 4}, {"dual", "lifted"}),
    ({"type": "creature", "max_ronum": 2}, {"goblin", "puppet", "imp"}),
    ({"type": "creature", "max_ronum": "level"}, {"goblin", "puppet", "imp", "dual", "lifted"}),
    ({"type": "creature", "min_ronum": "level"}, set()),
    ({"type": "creature", "min_ronum": 2, "max_ronum": 2}, {"goblin"}),
    ({"type": "creature", "guard": "off"}, {"dual"}),
    ({"type": "creature", "guard": "on"}, {"goblin", "lifted", "puppet", "imp"}),
    ({"damaged": True}, {"goblin"}),
    ({"type": "creature", "damaged": False}, {"dual", "lifted", "puppet", "imp"}),
    ({"token": True}, {"puppet"}),
    ({"type": "creature", "token": False}, {"goblin", "dual", "lifted", "imp"}),
    ({"starting_gear": True}, {"knife"}),
    ({"type": "equipment", "starting_gear": False}, {"plate", "pike"}),
    ({"type": "creature", "min_power": 2}, {"goblin", "lifted"}),
    ({"type": "creature", "max_power": 0}, {"dual"}),
    ({"equip": "weapon", "min_power": 3}, {"pike"}),
    ({"counter": "tide"}, {"lifted"}),
    ({"counter": "grief"}, set()),
    ({"type": "creature", "attacking": True}, set()),
    ({"type": "creature", "blocking": True}, set()),
]


@rule("SF-19", "SF-20", "SF-R24")
@pytest.mark.parametrize(("wanted", "found"), FILTERS)
def test_which_cards_on_the_table_fit(wanted: dict[str, Any], found: set[str]) -> None:
    counters = {"action": "add_counter", "who": {"pick": "all", "is": wanted}, "kind": "growth"}
    deed = action("deed", 1, abilities=[{"do": [counters]}])
    story = (
        Scene(*PIECES, more=(*MORE, deed), sides=[{"hand": ["deed"], "level": 13}]).do("play:deed").passes()
    )
    has = {piece.card.id for piece in story.table.pieces.values() if "growth" in piece.counters}
    assert has - {"deed"} == found


@pytest.mark.parametrize(("word", "hurt"), [("attacking", "ox"), ("blocking", "giant")])
def test_who_attacks_and_who_blocks(word: str, hurt: str) -> None:
    strike = {"action": "damage", "who": {"pick": "all", "is": {"type": "creature", word: True}}, "number": 1}
    deed = action("deed", 1, "reaction", abilities=[{"do": [strike]}])
    pieces = (lies("ox"), lies("bear", YOU), lies("giant", YOU), lies("deed", YOU, "action", up=False))
    story = Scene(*pieces, more=(deed,), at="combat", sides=[{}, {"stops": ("fight",)}])
    story.do("p1", "p2").do("p3").do("use:p4").passes()
    told = [event.facts["card"]["id"] for event in story.events("damaged") if not event.facts["combat"]]
    assert told == [hurt]


@pytest.mark.parametrize(("attacker", "word", "aims"), [
    ("ox", {"attacking": True}, ["ox"]), ("ox", {"blocking": True}, ["giant"]),
    ("ox", {"attacking": True, "max_ronum": 1}, []), ("ox", {"attacking": True, "blocking": True}, []),
    ("knife", {"attacking": True}, []), ("knife", {"blocking": True}, ["giant"]),
])  # fmt: skip
def test_an_action_is_aimed_at_the_creature_that_attacks_or_blocks_and_at_no_weapon(
    attacker: str, word: dict[str, Any], aims: list[str]
) -> None:
    mark = {"action": "add_counter", "who": "target", "kind": "growth"}
    aimed = {"targets": [{"target": "creature", "is": word}], "do": [mark]}
    deed = action("deed", 1, "reaction", abilities=[aimed])
    pieces = (
        lies("ox"), lies("knife", ME, "primary"), lies("bear", YOU, on=False), lies("giant", YOU),
        lies("deed", YOU, "action", up=False),
    )  # fmt: skip
    story = Scene(*pieces, more=(deed,), at="combat", sides=[{}, {"stops": ("attacked", "fight")}])
    story.do(story.key(attacker), story.key("bear"))
    if aims != ["ox"]:  # nothing blocks yet
        assert not story.offers("use:p5")
        story.do(PASS, story.key("giant"))
    assert story.offers("use:p5") == bool(aims)
    if aims:
        story.do("use:p5").passes()
    assert [piece.card.id for piece in story.table.pieces.values() if piece.counters] == aims


@pytest.mark.parametrize(("other", "left"), [(True, ["source"]), (False, [])])
def test_other_means_not_the_card_that_speaks(other: bool, left: list[str]) -> None:
    end = {"pick": "all", "whose": "own", "is": {"type": "creature", "other": other}}
    source = creature("source", 1, 1, 0, 1, abilities=[
        {"cost": [], "once": True, "do": [{"action": "destroy", "who": end}]}])  # fmt: skip
    story = Scene(lies("ox"), lies("source"), more=(source,)).do("skill:p2:0").passes()
    assert story.names() == left


@rule("SF-96", "SF-97")
def test_what_an_ability_needs_to_pay_is_no_target_of_it() -> None:
    eat = {
        "cost": ["F: 1 Fire card"], "once": True, "targets": [{"target": "creature", "whose": "own"}],
        "do": [{"action": "add_counter", "who": "target", "kind": "growth"}],
    }  # fmt: skip
    ogre = creature("ogre", 2, 2, 1, 4, abilities=[eat])
    story = Scene(lies("ogre"), lies("ember"), lies("ox"), more=(ogre,)).do("skill:p1:0")
    assert story.keys == ("p1", "p3"), "the one Fire card pays"
    story.do("p3").do(("p2",)).passes()
    assert (story.names(), story.piece("ox").counters) == (["ogre", "ox"], {"growth": 1})
    other = {**eat, "targets": [{"target": "creature", "whose": "own", "is": {"other": True}}]}
    ogre = creature("ogre", 2, 2, 1, 4, abilities=[other])
    offers = [
        Scene(*map(lies, ("ogre", *beside)), more=(ogre,)).offers("skill:p1:0")
        for beside in (("ember",), ("ox",), ("ember", "ox"))
    ]
    assert offers == [False, False, True], "one pays, another is the target"


@rule("SF-R76")
def test_what_is_known_of_a_deck_goes_with_its_cards() -> None:
    organize = {"action": "organize", "number": 3}
    looks = action("looks", 1, abilities=[{"do": [organize]}])
    mills = action("mills", 1, abilities=[{"do": [{"action": "mill", "who": "you", "number": 2}]}])
    deck = ["imp", "ox", "bear", "giant", "lamp"]
    story = Scene(more=(looks, mills), sides=[{"hand": ["looks", "mills"], "deck": deck}])
    story.do("play:looks").passes().do(()).do(("lamp", "giant", "bear"))
    seen: Any = story.match.view(ME).model_dump()["sides"][ME]
    assert tuple(seen["top"]) == ("lamp", "giant", "bear")
    story.do("play:mills").passes()
    seen = story.match.view(ME).model_dump()["sides"][ME]
    assert tuple(seen["top"]) == ("bear",), "two of the three have gone"


@rule("SF-145", "SF-R47")
def test_impale_with_one_to_spare_hurts_by_one() -> None:
    story = Scene(lies("lancer"), lies("bear", YOU), at="combat").attacks("lancer", "bear")
    assert (story.yours.damage, story.names(YOU)) == (1, [])


@rule("SF-57", "SF-R1")
def test_a_creature_whose_endurance_falls_to_nothing_is_destroyed_though_unhurt() -> None:
    less = {"action": "change", "what": {"change": "endurance", "on": "target", "value": -1}}
    weaken = action("weaken", 1, abilities=[{"targets": [{"target": "creature"}], "do": [less]}])
    story = Scene(lies("imp"), lies("ox"), more=(weaken,), sides=[{"hand": ["weaken"]}])
    story.do("play:weaken", "p1").passes()
    assert (story.names(), [event.facts["card"]["id"] for event in story.events("destroyed")]) == (
        ["ox"],
        ["imp"],
    )


@rule("SF-97")
def test_what_an_ability_is_aimed_at_does_not_pay_for_it() -> None:
    aims = [{"target": "creature", "whose": "own"}]
    mark = [{"action": "add_counter", "who": "target", "kind": "growth"}]
    ogre = creature("ogre", 2, 2, 1, 4, abilities=[{"cost": ["F: 1 Fire card"], "targets": aims, "do": mark}])
    story = Scene(lies("ogre"), lies("ember"), lies("dawn"), more=(ogre,)).do("skill:p1:0", "p2")
    assert (story.asked.kind, list(story.asked.answers())) == ("pay", [("p3",)])
