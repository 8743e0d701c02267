"""Cards that leave the field and come back: at once, at the end of the turn, when what sent them is gone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.soul_forger.cards.small_packs import action as written
from tests.engines.soul_forger.cards.small_packs import problems
from tests.engines.soul_forger.deed import does
from tests.engines.soul_forger.pack import creature
from tests.engines.soul_forger.scenes import ME, YOU, Scene, lies
from tests.rules import rule

AWAY: dict[str, Any] = {"action": "send", "who": "target", "to": "removed"}
BACK: dict[str, Any] = {"action": "manifest", "from": "target", "control": "owner"}
GREETER = creature("greeter", 2, 2, 1, 3, abilities=[
    {"when": {"event": "entered", "this": True}, "do": [{"action": "gain_experience"}]}])  # fmt: skip


def blinks(*pieces: dict[str, Any], do: Any = (AWAY, BACK), level: int = 10, more: Any = ()) -> Scene:
    """Play a card that does this to the first of the pieces."""
    deed = does(*do, targets=("creature",))
    here = Scene(*pieces, more=(deed, GREETER, *more), sides=[{"hand": ["deed"]}, {"level": level}])
    here.do("play:deed")
    return (here.do("p1") if here.asked.kind == "aim" else here).passes()


@rule("SF-51", "SF-54", "SF-160", "SF-R5")
def test_what_comes_back_at_once_is_whole_on_guard_and_welcomed() -> None:
    story = blinks(lies("greeter", damage=2, on=False, counters={"ember": 1}))
    back = story.piece("greeter")
    assert (back.damage, back.on, back.counters, story.mine.xp) == (0, True, {}, 1)
    assert story.mine.removed == []


@rule("SF-R20")
def test_what_comes_back_is_its_owners_again() -> None:
    story = blinks(lies("ox", ME, owner=YOU))
    assert (story.names(ME), story.names(YOU)) == ([], ["ox"])


@rule("SF-60", "SF-R20")
def test_what_would_break_its_owners_limit_stays_out_of_play() -> None:
    story = blinks(lies("ox", ME, owner=YOU), level=1)
    assert (story.names(YOU), story.yours.removed) == ([], ["ox"])


@rule("SF-65", "SF-66")
def test_a_token_does_not_come_back() -> None:
    story = blinks(lies("puppet"))
    assert (story.names(), story.mine.removed) == ([], [])


@rule("SF-37")
def test_what_is_to_come_back_at_the_end_of_the_turn_does_so_then() -> None:
    later = {"action": "later", "when": {"event": "turn_ended"}, "do": [BACK]}
    story = blinks(lies("greeter"), do=(AWAY, later))
    assert (story.names(), story.mine.removed) == ([], ["greeter"])
    story.do("end").passes()
    assert (story.names(), story.mine.removed) == (["greeter"], [])


def test_what_a_creature_holds_out_of_play_comes_back_when_it_leaves() -> None:
    gaoler = creature("gaoler", 1, 1, 0, 1, abilities=[
        {"when": {"event": "entered", "this": True}, "targets": [{"target": "creature", "whose": "opposing"}],
         "do": [AWAY, {"action": "later", "when": {"event": "left", "this": True}, "until": "permanent",
                       "do": [BACK]}]}])  # fmt: skip
    deed = does({"action": "destroy", "who": {"pick": "all", "whose": "own"}})
    story = Scene(lies("bear", YOU), more=(gaoler, deed), sides=[{"hand": ["gaoler", "deed"]}])
    story.do("summon:gaoler").passes()
    assert (story.names(YOU), story.yours.removed) == ([], ["bear"])
    story.do("play:deed").passes()
    assert (story.names(ME), story.names(YOU), story.yours.removed) == ([], ["bear"], [])


@rule("SF-R58")
def test_what_was_moved_in_between_does_not_come_back() -> None:
    away = {"action": "move_cards", "cards": {"zone": "removed", "how": "all"}, "to": "grave"}
    story = blinks(lies("ox"), do=(AWAY, away, BACK))
    assert (story.names(), story.mine.grave) == ([], ["ox", "deed"])
    story = blinks(lies("ox"), do=({**AWAY, "to": "deck_bottom"}, BACK))
    assert story.names() == [], "in a deck nobody finds it again"


AIM = [{"target": "creature"}]
WRONG = [
    ({"targets": AIM, "do": [BACK]}, "abilities.0.do.0.from", "sf-pack-still-there"),
    ({"targets": AIM, "do": [{"action": "draw"}, BACK]}, "abilities.0.do.1.from", "sf-pack-still-there"),
    ({"do": [{"action": "manifest", "token": "puppet", "control": "owner"}]},
     "abilities.0.do.0.control", "sf-pack-number-beside"),
]  # fmt: skip


@pytest.mark.parametrize(("ability", "field", "reason"), WRONG)
def test_what_has_not_left_cannot_come_back(ability: dict[str, Any], field: str, reason: str) -> None:
    assert (field, reason) in problems(written(ability))


def test_what_has_been_sent_can() -> None:
    later = {"action": "later", "when": {"event": "turn_ended"}, "do": [BACK]}
    for do in ([AWAY, BACK], [AWAY, later], [{"action": "destroy", "who": "target"}, BACK], [later]):
        assert problems(written({"targets": AIM, "do": do})) == []
