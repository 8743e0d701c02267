"""What lies under other cards: what a card gains to which an Action is attuned, as stories."""

from __future__ import annotations

from typing import Any

import pytest

from engines.soul_forger.table.pieces import Under
from tests.engines.soul_forger.pack import action, creature
from tests.engines.soul_forger.scenes import GAME, ME, THEY, YOU, Scene, armed, lies
from tests.rules import rule

GAIN = [{"action": "gain_experience"}]
SHARED = {"change": "power", "on": {"pick": "all", "whose": "own", "is": {"type": "creature"}}, "value": 1}


def attuned(key: str, *rest: dict[str, Any], **more: Any) -> dict[str, Any]:
    target = {"target": "creature"}
    return action(key, 1, abilities=[{"targets": [target], "do": [{"action": "attune"}]}, *rest], **more)


MORE = (
    attuned("roots", {"holds": [{"change": "power", "on": "self", "value": 2}]}),
    attuned("flag", {"holds": [SHARED], "if": [{"test": "your_turn"}]}),
    attuned("spite", {"when": {"event": "attack_declared", "this": True}, "do": GAIN}),
    attuned("omen", {"when": {"event": "destroyed", "this": True}, "do": GAIN}),
    attuned("grudge", {"when": {"event": "destroyed", "whose": "opposing", "by": "this"}, "do": GAIN}),
    attuned("habit", {"when": {"event": "turn_ended", "once": True}, "do": GAIN}),
    attuned("tempo", {"when": {"event": "drew", "whose": "own", "once": True}, "do": GAIN}),
    attuned("lesson", {"cost": ["off_guard"], "do": GAIN}),
    attuned("chore", {"cost": [], "once": True, "do": [
        {"action": "add_counter", "who": "self", "kind": "growth"}]}),
    attuned("tithe", {"cost": ["H: 2 ronum"], "targets": [{"target": "creature", "whose": "own"}], "do": [
        {"action": "add_counter", "who": "target", "kind": "growth"}]}),
    attuned("ore", {"holds": [{"change": "counts_as", "ronum": 3}]}),
    creature("maw", 1, 1, 0, 9, cost="H: 1 card", abilities=[
        {"when": {"event": "entered", "this": True}, "do": [{"action": "absorb"}]}]),
)  # fmt: skip


def scene(*pieces: dict[str, Any], hand: tuple[str, ...] = (), **more: Any) -> Scene:
    return Scene(*pieces, more=MORE, sides=[{"hand": list(hand), **more.pop("side", {})}], **more)


def with_it(card: str, host: str = "ox", seat: int = ME, **more: Any) -> dict[str, Any]:
    """Say that a creature lies there to which an Action of mine is attuned."""
    return lies(host, seat, under=(Under(card, ME, 90),), **more)


def power(story: Scene, card: str) -> int:
    view: Any = story.match.view(None)
    return next(piece.power for piece in view.pieces if piece.card == card)


@rule("SF-139", "SF-R67")
def test_the_host_gains_what_holds_for_others_too_and_only_where_its_condition_is_met() -> None:
    story = scene(lies("ox"), lies("imp"), hand=("flag",)).do("play:flag", "p1").passes()
    assert (power(story, "ox"), power(story, "imp")) == (3, 2)
    story.do("end").passes()
    assert (power(story, "ox"), power(story, "imp")) == (2, 1), "it is your turn"


@rule("SF-139", "SF-R67")
def test_what_the_host_gains_goes_with_it() -> None:
    story = scene(with_it("roots"), hand=())
    assert power(story, "ox") == 4
    story.piece("ox").damage = 3
    story.do("end").passes()
    assert (story.mine.grave, story.table.holding) == (["ox", "roots"], {})


@rule("SF-138", "SF-R67")
@pytest.mark.parametrize("card", ["roots", "spite", "lesson"])
def test_what_is_absorbed_gives_nothing(card: str) -> None:
    story = scene(hand=("maw", card), at="main_1").do("summon:maw", (f"h:{card}",)).passes()
    assert [each.card for each in story.piece("maw").under] == [card]
    assert power(story, "maw") == 1
    assert not any(key.startswith("skill") for key in story.keys)
    story.do("combat").passes().attacks("maw", "s1")
    assert (story.yours.damage, story.mine.xp) == (1, 0)


@rule("SF-139", "SF-R67")
def test_a_gained_trigger_starts_when_it_happens_to_the_host() -> None:
    story = scene(with_it("spite"), lies("imp"), at="combat").attacks("imp", "s1")
    assert story.mine.xp == 0
    assert story.attacks("ox", "s1").mine.xp == 1


@rule("SF-139", "SF-146")
def test_a_gained_last_breath_works_as_the_host_is_destroyed() -> None:
    story = scene(with_it("omen"), lies("giant", YOU), at="combat").attacks("ox", "giant")
    assert (story.mine.xp, story.mine.grave) == (1, ["ox", "omen"])


@rule("SF-139", "SF-156")
def test_a_gained_slayer_works_when_the_host_destroys() -> None:
    story = scene(with_it("grudge"), lies("imp", YOU), at="combat").attacks("ox", "imp")
    assert story.mine.xp == 1


@rule("SF-139", "SF-R59")
def test_each_of_two_gained_triggers_works_once_in_a_turn() -> None:
    twice = (Under("tempo", ME, 90), Under("tempo", ME, 91))
    story = scene(lies("ox", under=twice), hand=("study", "study")).do("play:study").passes()
    assert story.mine.xp == 2
    assert story.do("play:study").passes().mine.xp == 2


@rule("SF-139", "SF-155", "SF-R70")
def test_a_gained_skill_turns_the_host_off_guard() -> None:
    story = scene(with_it("lesson"))
    option = story.option("skill:p1:901")
    assert (option.label.key, option.card) == ("sf-option-skill-of", "ox")
    story.do("skill:p1:901").passes()
    assert (story.mine.xp, story.piece("ox").on, story.offers("skill:p1:901")) == (1, False, False)


@rule("SF-139", "SF-R59")
def test_each_of_two_gained_abilities_is_activated_once_in_a_turn() -> None:
    twice = (Under("chore", ME, 90), Under("chore", ME, 91))
    story = scene(lies("ox", under=twice)).do("skill:p1:901").passes()
    assert [key for key in story.keys if key.startswith("skill")] == ["skill:p1:911"]
    story.do("skill:p1:911").passes()
    assert story.piece("ox").counters == {"growth": 2}, "it is the host that speaks"


@rule("SF-139", "SF-97")
def test_what_a_gained_ability_costs_is_paid_for_it() -> None:
    story = scene(with_it("tithe"), lies("imp"), hand=("bear", "imp"))
    story.do("skill:p1:901").do("p2")
    assert story.match.prompt(ME).title.key == "sf-prompt-pay-ability"
    story.do(("h:bear",)).passes()
    assert (story.piece("imp").counters, story.mine.grave) == ({"growth": 1}, ["bear"])


@rule("SF-139", "SF-147")
def test_a_gained_material_counts_when_the_host_pays() -> None:
    side = {"forge": ["maul"], "level": 9}
    story = scene(with_it("ore", "bear"), *armed(ME), side=side)
    assert not story.offers("forge:maul"), "the field pays for no maul"
    more = {"forge": ["press"]}
    press = {
        "type": "equipment", "id": "press", "name": {"en": "P", "fr": "P"}, "ronum": 1, "equip": "armor",
        "cost": "F: 6 ronum",
    }  # fmt: skip
    story = Scene(with_it("ore", "bear"), more=(*MORE, press), sides=[more])
    assert story.do("forge:press", ("p1",)).passes().names(ME, "armor") == ["press"]


@rule("SF-139", "SF-R3")
@pytest.mark.parametrize(("fallen", "left"), [(ME, []), (YOU, ["roots"])])
def test_cards_under_others_go_with_their_owner_or_to_his_graveyard(fallen: int, left: list[str]) -> None:
    story = scene(with_it("roots", seat=YOU), lies("bear", THEY), seats=3, turn=5)
    assert power(story, "ox") == 4
    story.match.concede(fallen)
    assert story.table.sides[ME].grave == left
    if fallen == ME:
        assert (power(story, "ox"), story.piece("ox").under) == (2, ())


@rule("SF-139")
def test_the_gained_survives_saving() -> None:
    story = scene(with_it("roots"), with_it("lesson", "bear"))
    again = GAME.rules.load(story.table.dump(), story.table.options, 2, story.table.dice)
    assert again.dump() == story.table.dump()
    assert again.holding == story.table.holding == {"power": (1,)}
