"""What numbers in texts come to: counted, measured, named as X, and how much has been done."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.soul_forger.deed import ALL, CREATURES, GAIN, OWN, at, chosen, does, play
from tests.engines.soul_forger.effects.stories import GAIN_XP
from tests.engines.soul_forger.pack import action, creature, gear
from tests.engines.soul_forger.scenes import ME, YOU, Scene, lies
from tests.rules import rule

VALUES: list[tuple[Any, int]] = [
    (3, 3),
    ({"calc": "half", "of": 5}, 2),
    ({"calc": "half", "of": {"calc": "taken", "of": "target"}}, 4),
    ({"calc": "sum", "parts": [2, 3]}, 5),
    ({"calc": "difference", "parts": [7, 2, 1]}, 4),
    ({"calc": "product", "parts": [2, 3]}, 6),
    ({"calc": "min", "parts": [4, 2]}, 2),
    ({"calc": "max", "parts": [4, 2]}, 4),
    ({"calc": "count", "of": OWN}, 2),
    ({"calc": "count", "of": {**OWN, "whose": "opposing"}}, 1),
    ({"calc": "count", "of": {"pick": "all", "is": {"type": "creature", "min_power": 2}}}, 2),
    ({"calc": "cards", "zone": "grave"}, 3),
    ({"calc": "cards", "zone": "grave", "is": {"type": "action"}}, 1),
    ({"calc": "cards", "zone": "hand", "of": "target"}, 2),
    ({"calc": "power", "of": "target_2"}, 3),
    ({"calc": "ronum", "of": "target_2"}, 3),
    ({"calc": "endurance", "of": "target_2"}, 3),
    ({"calc": "damage", "of": "target_2"}, 2),
    ({"calc": "counters", "kind": "growth", "of": "target_2"}, 4),
    ({"calc": "level"}, 40),
    ({"calc": "experience", "of": "target"}, 6),
    ({"calc": "taken", "of": "target"}, 9),
    ({"calc": "taken", "of": "target_2"}, 0),
    ({"calc": "counters", "kind": "growth", "of": "attacker"}, 0),
    *(({"calc": "power", "of": word}, 0) for word in ("attacker", "blocker", "attacked", "that", "source")),
    ({"calc": "level", "of": "attacking_player"}, 0),
    ({"calc": "cards", "zone": "grave", "of": "attacking_player"}, 0),
]


@pytest.mark.parametrize(("value", "number"), VALUES)
def test_what_numbers_come_to(value: Any, number: int) -> None:
    deed = does({**GAIN, "number": value}, targets=("player", "creature"))
    bear = lies("bear", ME, damage=2, counters={"growth": 4})
    sides = [
        {"hand": ["deed"], "grave": ["imp", "ox", "study"]},
        {"hand": ["ox", "bear"], "xp": 6, "damage": 9},
    ]
    story = Scene(lies("imp"), bear, lies("ox", YOU), more=(deed,), sides=sides, level=40)
    story.do("play:deed", f"s{YOU}", story.key("bear")).passes()
    assert story.mine.xp == number


@pytest.mark.parametrize(("calc", "number"), [("ronum", 2), ("power", 4), ("endurance", 7), ("damage", 1)])
def test_each_number_of_a_card_is_its_own(calc: str, number: int) -> None:
    odd = creature("odd", 2, 4, 3, 7)
    deed = does({**GAIN, "number": {"calc": calc, "of": "target"}}, targets=("creature",))
    assert play(deed, lies("odd", damage=1), more=(odd,)).mine.xp == number


@rule("SF-R37")
def test_x_and_what_was_done_are_numbers() -> None:
    story = play(
        does({**GAIN, "number": "x"}, x=True), given=(2, ("h:ox", "h:bear")), hand=["ox", "bear", "imp"]
    )
    assert story.mine.xp == 2
    deed = does({"action": "mill", "who": "you", "number": 5}, {**GAIN, "number": "done"})
    assert play(deed, deck=["imp", "imp", "ox"]).mine.xp == 3


@rule("SF-R37")
def test_an_ability_and_what_is_done_later_know_the_x_that_was_named() -> None:
    gain = {**GAIN, "number": "x"}
    well = creature("well", 1, 1, 0, 3, abilities=[{"cost": ["H: X cards"], "do": [gain]}])
    story = Scene(lies("well"), more=(well,), sides=[{"hand": ["imp", "ox", "bear"]}]).do("skill:p1:0", 2)
    assert story.do(("h:imp", "h:ox")).passes().mine.xp == 2
    later = {"action": "later", "when": {"event": "turn_ended"}, "do": [gain]}
    story = play(does(later, x=True), given=(2, ("h:ox", "h:bear")), hand=["ox", "bear", "imp"])
    assert (story.mine.xp, story.do("end").passes().mine.xp) == (0, 2)


@rule("SF-R37", "SF-160")
def test_equipment_knows_the_x_and_the_cards_that_it_was_forged_with() -> None:
    welcome = {"when": {"event": "entered", "this": True}, "do": [{**GAIN, "number": "x"}]}
    burns = [{"test": "paid_with", "is": {"faction": ["fire"]}}]
    fire = {"when": {"event": "entered", "this": True}, "if": burns, "do": [{"action": "gain_level"}]}
    torch = gear("torch", "accessory", 1, cost="M: X cards", abilities=[welcome, fire])
    side = {"forge": ["torch"], "material": ["ember", "ox", "bear"]}
    story = Scene(more=(torch,), sides=[side]).do("forge:torch", 2, ("m:ember", "m:ox")).passes()
    while story.asked.kind == "order":
        story.do(story.keys[0]).passes()
    assert (story.mine.xp, story.mine.level) == (2, 11)


@pytest.mark.parametrize(
    ("most", "found"), [("x", ["imp", "ox"]), ("level", ["imp", "ox", "bear"]), (1, ["imp"])]
)
def test_what_has_at_most_the_x_that_was_named(most: Any, found: list[str]) -> None:
    wanted = {"pick": "all", "whose": "opposing", "is": {"type": "creature", "max_ronum": most}}
    deed = does({"action": "destroy", "who": wanted}, x=True)
    field = [lies(card, YOU) for card in ("imp", "ox", "bear", "giant")]
    sides = [{"hand": ["deed", "ox", "bear", "imp"], "level": 3}, {}]
    story = Scene(*field, more=(deed,), sides=sides, level=40).do("play:deed", 2, ("h:ox", "h:bear")).passes()
    assert story.yours.grave == found


BOTH = (lies("ox", damage=1), lies("bear", YOU, damage=2))
DID: list[tuple[dict[str, Any], tuple[dict[str, Any], ...], int]] = [
    ({"action": "swap_weapons"}, (lies("knife", ME, "primary"),), 0),
    ({"action": "swap_weapons"}, (lies("knife", ME, "primary"), lies("sword", ME, "secondary")), 1),
    ({"action": "draw", "number": 3}, (), 3),
    ({"action": "draw", "who": "everyone", "number": 2}, (), 4),
    ({"action": "destroy", "who": CREATURES}, BOTH, 2),
    ({"action": "guard", "who": ALL, "to": "off"}, (lies("ox"), lies("imp", on=False)), 1),
    ({"action": "damage", "who": ALL, "number": 2}, (lies("ox"), lies("ox", YOU)), 4),
    ({"action": "heal", "who": ALL, "number": 5}, BOTH, 3),
    ({"action": "gain_level", "number": 2}, (), 2),
    ({"action": "lose_level", "who": "everyone", "number": 2}, (), 4),
    ({"action": "control", "who": CREATURES}, BOTH, 1),
    ({"action": "send", "who": ALL, "to": "hand"}, (lies("ox"), lies("knife", ME, "primary")), 1),
    ({"action": "manifest", "token": "puppet", "number": 2}, (), 2),
    ({"action": "move_counter", "from": "self", "to": "self", "kind": "tide"}, (), 0),
    ({"action": "move_counter", "from": "attacker", "to": "self", "kind": "tide"}, (), 0),
    ({"action": "reveal", "who": "you"}, (), 2),
    ({"action": "reveal", "who": "you", "number": 1}, (), 1),
    ({"action": "reveal", "who": "attacking_player"}, (), 0),
    ({"action": "look", "at": "hand", "of": "attacking_player"}, (), 0),
    ({"action": "swap_weapons", "who": "attacking_player"}, (lies("knife", ME, "primary"),), 0),
    ({"action": "heal", "who": "everyone", "number": 5}, (), 7),
    ({"action": "change", "what": {"change": "power", "on": "attacker", "value": 1}}, (), 0),
    ({"action": "send", "who": ALL, "to": "deck_top"}, (lies("ox"), lies("puppet")), 3),
    ({"action": "look", "at": "deck_top", "of": "you", "number": 3}, (), 3),
    ({"action": "end_combat"}, (), 0),
    ({"action": "detach", "who": "self"}, (), 0),
    ({"action": "change", "what": {"change": "player_power", "who": "everyone", "value": 1}}, (), 2),
    ({"action": "change", "what": {"change": "power", "on": {"pick": "all"}, "value": 1}}, (lies("ox"),), 2),
    ({"action": "later", "when": {"event": "drew"}, "do": GAIN_XP}, (), 1),
]  # fmt: skip


@pytest.mark.parametrize(("do", "pieces", "done"), DID)
def test_a_text_knows_how_much_it_has_done(
    do: dict[str, Any], pieces: tuple[dict[str, Any], ...], done: int
) -> None:
    count = {"action": "gain_experience", "number": "done"}
    deed = action("deed", 1, abilities=[{"do": [do, count]}])
    sides = [{"hand": ["deed", "imp", "ox"], "deck": ["ox"] * 9, "damage": 3}, {"damage": 4}]
    story = Scene(*pieces, more=(deed,), sides=sides).do("play:deed").passes()
    assert story.mine.xp == done


@rule("SF-139")
def test_attuning_is_one_thing_done() -> None:
    count = {"action": "gain_experience", "number": "done"}
    vine = action(
        "vine", 1, abilities=[{"targets": [{"target": "creature"}], "do": [{"action": "attune"}, count]}]
    )
    story = Scene(lies("ox"), more=(vine,), sides=[{"hand": ["vine"]}]).do("play:vine").passes()
    assert (story.mine.xp, story.piece("ox").under[0].card) == (1, "vine")


FULLY: list[tuple[dict[str, Any], tuple[Any, ...], bool]] = [
    ({"action": "discard", "who": "you", "number": 2, "up_to": True}, (("ox",),), True),
    ({"action": "discard", "who": "you", "number": 2, "up_to": True}, ((),), False),
    ({"action": "discard", "who": "you", "number": 2}, (("ox", "bear"),), True),
    ({"action": "organize", "number": 30}, ((), ("imp", "lamp")), True),
    ({"action": "look", "at": "deck_top", "of": "you", "number": 5}, (), True),
    ({"action": "mill", "who": "you", "number": 3}, (), False),
    ({"action": "destroy", "who": chosen("opposing", number=2)}, (), False),
    ({"action": "destroy", "who": {"pick": "all", "whose": "opposing"}}, (), True),
    ({"action": "destroy", "who": chosen("opposing", number=2, up_to=True)}, (("p1",),), True),
    ({"action": "move_cards", "cards": at("grave", number=2), "to": "hand"}, (), False),
    ({"action": "move_cards", "cards": at("grave", how="all"), "to": "hand"}, (), True),
]


@pytest.mark.parametrize(("do", "given", "full"), FULLY)
def test_if_you_do_is_in_full_but_for_what_may_be_less(do: dict[str, Any], given: Any, full: bool) -> None:
    then = {"action": "if", "if": [{"test": "done"}], "do": [GAIN]}
    piles = {"hand": ["ox", "bear", "imp"], "deck": ["lamp", "imp"], "grave": ["wyrm"]}
    story = play(does(do, then), lies("ox", YOU), **piles)
    for answer in given:
        story.do(answer).passes()
    assert story.mine.xp == full


def test_what_is_done_later_knows_how_much_it_was() -> None:
    later = {"action": "later", "when": {"event": "drew"}, "do": [{**GAIN, "number": "amount"}]}
    assert play(does(later, {"action": "draw", "number": 3})).mine.xp == 3
