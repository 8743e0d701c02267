"""Who is meant in a text: cards, players, entries of the Flow, and what can be aimed at."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.soul_forger.deed import GAIN, OWN, chosen, does, play
from tests.engines.soul_forger.pack import action, creature
from tests.engines.soul_forger.scenes import ME, THEY, YOU, Scene, lies
from tests.rules import rule

IN_COMBAT: list[tuple[str, str]] = [
    ("attacker", "ox"), ("blocker", "giant"), ("attacked", "bear"),
    ("attacking_player", f"s{ME}"), ("defending_player", f"s{YOU}"),
]  # fmt: skip


@pytest.mark.parametrize(("word", "hurt"), IN_COMBAT)
def test_who_is_meant_in_combat(word: str, hurt: str) -> None:
    strike = {"action": "damage", "who": word, "number": 1}
    deed = action("deed", 1, "reaction", abilities=[{"do": [strike]}])
    traps = lies("deed", YOU, "action", up=False)
    story = Scene(
        lies("ox"), lies("bear", YOU), lies("giant", YOU), traps, more=(deed,), at="combat",
        sides=[{}, {"stops": ("fight",)}],
    )  # fmt: skip
    story.do("p1", "p2").do("p3").do("use:p4").passes()
    told = [event.facts for event in story.events("damaged", "player_damaged") if not event.facts["combat"]]
    damages = {
        facts["card"]["id"] if "card" in facts else f"s{facts['seat']}": facts["count"] for facts in told
    }
    assert damages == {hurt: 1}


def test_what_is_meant_by_each_and_made() -> None:
    each = {"action": "for_each", "of": OWN, "do": [{"action": "damage", "who": "each", "number": 1}]}
    story = play(does(each), lies("bear"), lies("giant"), lies("bear", YOU))
    assert [piece.damage for piece in story.table.pieces.values()] == [1, 1, 0]
    made = {"action": "guard", "who": "made", "to": "off"}
    story = play(does({"action": "manifest", "token": "puppet", "number": 2}, made), lies("bear"))
    assert [piece.on for piece in story.table.creatures(ME)] == [True, False, False]
    outside = {"action": "damage", "who": "each", "number": 1}
    assert play(does(outside), lies("bear")).piece("bear").damage == 0, "`each` of nothing is nothing"


WHO: list[tuple[str, list[int]]] = [
    ("you", [1, 0, 0]), ("opponents", [0, 1, 1]), ("everyone", [1, 1, 1]), ("target", [0, 0, 1]),
]  # fmt: skip


@pytest.mark.parametrize(("who", "gained"), WHO)
def test_which_players_are_meant(who: str, gained: list[int]) -> None:
    deed = does({**GAIN, "who": who}, targets=("creature",))
    story = (
        Scene(lies("ox", THEY), more=(deed,), seats=3, sides=[{"hand": ["deed"]}]).do("play:deed").passes()
    )
    assert [side.xp for side in story.table.sides] == gained, "of a card, who controls it"


@rule("SF-R56", "SF-R58")
@pytest.mark.parametrize("word", ["lose", "hurt"])
def test_whose_an_entry_of_the_flow_is_who_is_meant_by_its_controller(word: str) -> None:
    lose = {"action": "lose_level", "who": "target"}
    hurt = {"action": "damage", "who": "controller_of_target", "number": 2}
    deny = {"targets": [{"target": "entry"}], "do": [{"action": "negate"}, lose if word == "lose" else hurt]}
    more = (action("deny", 1, "reaction", abilities=[deny]),)
    story = Scene(lies("deny", YOU, "action", up=False), more=more, sides=[{"hand": ["study"]}], level=4)
    story.do("play:study").do("use:p1").passes()
    assert (story.mine.level, story.mine.damage) == ((3, 0) if word == "lose" else (4, 2))
    assert (story.yours.level, story.yours.damage) == (4, 0)


def test_whose_a_card_of_a_pile_is_who_is_meant_by_its_controller() -> None:
    deed = does({**GAIN, "who": "target"}, targets=("card",))
    story = Scene(more=(deed,), sides=[{"hand": ["deed"]}, {"grave": ["ox"]}]).do("play:deed").passes()
    assert (story.mine.xp, story.yours.xp) == (0, 1)


@pytest.mark.parametrize(("word", "whose"), [("target", ME), ("that", YOU), ("source", ME)])
def test_the_controller_of_a_card_is_meant(word: str, whose: int) -> None:
    strike = {"action": "damage", "who": f"controller_of_{word}", "number": 2}
    when = {"event": "damaged", "this": True}
    aims = [{"target": "creature", "whose": "opposing"}]
    wary = creature("wary", 1, 1, 0, 9, abilities=[{"when": when, "targets": aims, "do": [strike]}])
    story = Scene(lies("bear"), lies("wary", YOU), more=(wary,), at="combat")
    story.do("p1", "p2").passes()
    assert [side.damage for side in story.table.sides] == [2 * (seat == whose) for seat in (ME, YOU)]


def test_who_had_control_of_what_did_it_is_meant_when_it_is_gone_too() -> None:
    """The bear falls in the fight in which it hurts the spiky one: its player is hurt for it."""
    strike = {"action": "damage", "who": "controller_of_source", "number": 2}
    spiky = creature(
        "spiky", 1, 3, 3, 9, abilities=[{"when": {"event": "damaged", "this": True}, "do": [strike]}]
    )
    story = Scene(lies("bear"), lies("spiky", YOU), more=(spiky,), at="combat")
    story.do("p1", "p2").passes()
    assert (story.names(), [side.damage for side in story.table.sides]) == ([], [2, 0])


@rule("SF-R69")
@pytest.mark.parametrize(("who", "marked"), [("source", "rock"), ("that", "giant")])
def test_what_is_done_later_knows_what_did_it(who: str, marked: str) -> None:
    mark = {"action": "add_counter", "who": who, "kind": "tide"}
    fight = {"event": "damaged", "combat": True, "is": {"name": "giant"}}
    deed = action("deed", 1, abilities=[{"do": [{"action": "later", "when": fight, "do": [mark]}]}])
    rock = creature("rock", 1, 1, 0, 9)
    story = Scene(lies("rock"), lies("giant", YOU), more=(deed, rock), sides=[{"hand": ["deed"]}])
    story.do("play:deed").passes().do("combat").passes().attacks("rock", "giant")
    assert [piece.card.id for piece in story.table.pieces.values() if piece.counters] == [marked]
    assert [event.facts["verb"] for event in story.events("flow", "resolve")][2:] == ["trigger", "trigger"]


@rule("SF-R63", "SF-144")
def test_what_is_picked_is_picked_by_who_is_named() -> None:
    deed = does({"action": "destroy", "who": chosen("own", by="target")}, targets=("player",))
    story = play(deed, lies("ox"), lies("bear", YOU), lies("mouse", YOU), given=(f"s{YOU}",))
    assert (story.asks, story.keys) == ((YOU, "pick"), ("p2", "p3"))
    assert story.do("p3").names(YOU) == ["bear"]


@pytest.mark.parametrize(
    ("whose", "wanted", "keys"),
    [("own", {"other": True}, ("p2", "p3")), ("opposing", {"max_ronum": "level"}, ("p4", "p5"))],
)
def test_what_is_picked_fits_as_seen_from_the_card_that_speaks(
    whose: str, wanted: dict[str, Any], keys: tuple[str, ...]
) -> None:
    pick = {"pick": "chosen", "whose": whose, "is": {"type": "creature", **wanted}}
    marks = {"action": "add_counter", "who": pick, "kind": "tide"}
    source = creature("source", 1, 1, 0, 3, abilities=[{"cost": [], "once": True, "do": [marks]}])
    mine, yours = map(lies, ("source", "imp", "ember")), (lies(card, YOU) for card in ("ox", "bear", "giant"))
    story = Scene(*mine, *yours, more=(source,), sides=[{"level": 3}], level=20)
    assert story.do("skill:p1:0").keys == keys


def test_a_card_of_the_name_is_another_card_of_that_name_too() -> None:
    twin = {**creature("imp_2", 1, 3, 0, 1), "name": {"en": "Imp", "fr": "Imp"}}
    named = {"pick": "all", "whose": "opposing", "is": {"name": "imp"}}
    story = play(does({"action": "destroy", "who": named}), lies("imp_2", YOU), lies("ox", YOU), more=(twin,))
    assert story.names(YOU) == ["ox"]


AIMED: list[tuple[str, list[str]]] = [
    ("creature", ["p1", "p5"]), ("equipment", ["p2", "p3"]), ("action", ["p4", "p6"]),
]  # fmt: skip


@rule("SF-96", "SF-19")
@pytest.mark.parametrize(("kind", "keys"), AIMED)
def test_cards_of_a_kind_are_targets(kind: str, keys: list[str]) -> None:
    deed = does({"action": "destroy", "who": "target"}, targets=(kind,))
    pieces = (
        lies("ox"), lies("knife", ME, "primary"), lies("apron", YOU, "armor"), lies("hymn", ME, "action"),
        lies("imp", YOU), lies("ambush", YOU, "action", up=False),
    )  # fmt: skip
    assert list(Scene(*pieces, more=(deed,), sides=[{"hand": ["deed"]}]).do("play:deed").keys) == keys


@rule("SF-130", "SF-96")
@pytest.mark.parametrize(
    ("wanted", "able"),
    [
        ({"name": "study"}, True), ({"name": "imp"}, False), ({"max_ronum": "level"}, True),
        ({"min_ronum": 2}, False),
    ],
)  # fmt: skip
def test_an_entry_is_a_target_by_the_card_that_was_played(wanted: dict[str, Any], able: bool) -> None:
    deny = action("deny", 1, "reaction", abilities=[
        {"targets": [{"target": "entry", "is": wanted}], "do": [{"action": "negate"}]}])  # fmt: skip
    trap = lies("deny", YOU, "action", up=False)
    story = Scene(trap, more=(deny,), sides=[{"hand": ["study"]}]).do("play:study")
    assert (story.asked.kind == "window" and story.offers("use:p1")) == able


@rule("SF-130", "SF-R55")
def test_each_entry_of_the_flow_can_be_aimed_at_by_itself() -> None:
    twice = [{"when": {"event": "drew", "whose": "own"}, "do": [GAIN]} for _ in range(2)]
    deny = {"targets": [{"target": "entry", "entry": "ability"}], "do": [{"action": "negate"}]}
    more = (
        creature("twin", 1, 1, 0, 3, abilities=[{**each, "do": [{**GAIN, "number": n + 1}]}
                                                for n, each in enumerate(twice)]),
        action("deny", 1, "reaction", abilities=[deny]),
    )  # fmt: skip
    trap = lies("deny", YOU, "action", up=False)
    story = Scene(lies("twin"), trap, more=more, sides=[{"hand": ["study"]}]).do("play:study")
    story.passes()
    while story.asked.kind == "order":
        story.do(story.keys[0])
    assert len({entry.id for entry in story.table.flow}) == 2
    first = story.table.flow[0].id
    story.do("use:p2", f"e{first}").passes()
    assert story.mine.xp == 2, "only the other one is done"


@pytest.mark.parametrize(("word", "comes"), [("target", "ox"), ("target_2", "bear")])
def test_each_of_two_cards_that_are_aimed_at_is_meant_by_its_word(word: str, comes: str) -> None:
    aims = [{"target": "card", "zone": "grave", "is": {"name": each}} for each in ("ox", "bear")]
    move = {"action": "move_cards", "cards": word, "to": "hand"}
    deed = action("deed", 1, abilities=[{"targets": aims, "do": [move]}])
    story = Scene(more=(deed,), sides=[{"hand": ["deed"], "grave": ["bear", "ox"]}]).do("play:deed").passes()
    assert story.mine.hand == [comes]
