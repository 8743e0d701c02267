"""Two damages that a text deals at one moment."""

from __future__ import annotations

from typing import Any

from bot.texts import texts_in
from engines.soul_forger.cards.printed.abilities import ability_line
from engines.soul_forger.language.abilities import Ability
from tests.engines.soul_forger.cards.small_packs import action as written
from tests.engines.soul_forger.cards.small_packs import equipment, problems
from tests.engines.soul_forger.deed import does, play
from tests.engines.soul_forger.scenes import YOU, Scene, lies
from tests.engines.soul_forger.starter import CARDS
from tests.rules import rule


def strikes(who: Any, number: int, also: Any, more: int) -> dict[str, Any]:
    return {"action": "damage", "who": who, "number": number, "also": [{"who": also, "number": more}]}


@rule("SF-R21")
def test_both_damages_are_dealt_before_anything_falls() -> None:
    story = play(does(strikes("target", 3, "you", 2), targets=("creature",)), lies("bear", YOU))
    assert (story.names(YOU), story.mine.damage) == ([], 2)
    kinds = [event.kind for event in story.events("damaged", "player_damaged", "destroyed")]
    assert kinds == ["damaged", "player_damaged", "destroyed"]


@rule("SF-R2")
def test_players_who_fall_by_both_fall_together() -> None:
    duel = does(strikes("opponents", 5, "you", 5))
    sides = [{"hand": ["deed"], "damage": 25}, {"damage": 25}]
    story = Scene(more=(duel,), sides=sides).do("play:deed").passes()
    assert story.match.result is not None
    assert story.match.result.winners == ()


def test_what_is_hit_twice_is_hit_twice() -> None:
    deed = does(strikes("target", 1, {"pick": "all", "is": {"type": "creature"}}, 1), targets=("creature",))
    story = play(deed, lies("giant", YOU), lies("ox"), given=())
    story = (
        story.do(story.key("giant")).passes()
        if story.match.decisions and story.asked.kind == "aim"
        else story
    )
    assert (story.piece("giant").damage, story.piece("ox").damage) == (2, 1)


def test_it_is_said_in_one_breath() -> None:
    ability = Ability.model_validate(
        {"targets": [{"target": "side"}], "do": [strikes("target", 3, "you", 1)]}
    )
    line = ability_line(ability, CARDS, "action")
    assert texts_in("en").tell(line) == (
        "Deal 3 damage to target player or creature, and at the same moment 1 damage to you."
    )
    assert texts_in("fr").tell(line) == (
        "Le joueur ou la créature cible subit 3 dégâts, et au même moment vous subissez 1 dégât."
    )


def test_what_cannot_be_prevented_is_all_of_it() -> None:
    hard = {**strikes("target", 3, "you", 1), "unpreventable": True}
    ability = Ability.model_validate({"targets": [{"target": "side"}], "do": [hard]})
    line = texts_in("en").tell(ability_line(ability, CARDS, "action"))
    assert line.endswith("and at the same moment 1 damage to you. None of it can be prevented.")


def test_nonsense_beside_is_refused_too() -> None:
    assert problems(written({"do": [strikes("you", 1, "target", 1)]})) == [
        ("abilities.0.do.0.also.0.who", "sf-pack-no-target")
    ]
    assert problems(written({"do": [strikes("you", 1, "opponents", 0)]})) == [
        ("abilities.0.do.0.also.0.number", "sf-pack-number")
    ]
    gear = equipment({"when": {"event": "entered", "this": True}, "do": [strikes("you", 1, "self", 1)]})
    assert problems(gear) == [("abilities.0.do.0.also.0.who", "sf-pack-creatures-only")]
