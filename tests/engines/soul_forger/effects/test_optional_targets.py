"""Targets that need not be chosen: "up to two creatures"."""

from __future__ import annotations

from typing import Any

from bot.texts import texts_in
from engines.kernel import BACK
from engines.soul_forger.cards.printed.abilities import ability_line
from engines.soul_forger.language.abilities import Ability
from engines.soul_forger.rules.targeting import NO_TARGET
from tests.engines.soul_forger.deed import GAIN
from tests.engines.soul_forger.pack import action, creature
from tests.engines.soul_forger.scenes import YOU, Scene, lies
from tests.engines.soul_forger.starter import CARDS
from tests.rules import rule

UP_TO_ONE = {"target": "creature", "whose": "opposing", "optional": True}
OFF = [{"action": "guard", "who": who, "to": "off"} for who in ("target", "target_2")]
UP_TO_TWO: dict[str, Any] = {"targets": [UP_TO_ONE, UP_TO_ONE], "do": [*OFF, GAIN]}
LULL = action("deed", 1, abilities=[UP_TO_TWO])


def lulls(*aims: str) -> Scene:
    pieces = [lies(card, YOU) for card in ("ox", "bear", "hawk")]
    return Scene(*pieces, more=(LULL,), sides=[{"hand": ["deed"]}]).do("play:deed", *aims).passes()


def lulled(story: Scene) -> list[str]:
    return [piece.card.id for piece in story.table.pieces.values() if not piece.on]


@rule("SF-96", "SF-R58")
def test_up_to_two_are_two_or_one_or_none() -> None:
    for aims, found in (
        (("p1", "p3"), ["ox", "hawk"]),
        (("p1", NO_TARGET), ["ox"]),
        ((NO_TARGET, NO_TARGET), []),
    ):
        story = lulls(*aims)
        assert (lulled(story), story.mine.xp) == (found, 1), "the rest is done, whoever was aimed at"


def test_nobody_is_aimed_at_twice_and_one_may_go_back() -> None:
    story = Scene(lies("ox", YOU), lies("bear", YOU), more=(LULL,), sides=[{"hand": ["deed"]}])
    story.do("play:deed")
    assert (story.keys, story.asked.back) == (("p1", "p2", NO_TARGET), True)
    assert story.do("p1").keys == ("p2", NO_TARGET)
    assert story.do(BACK).offers("play:deed")


def test_where_there_is_none_to_aim_at_it_is_played_all_the_same() -> None:
    story = Scene(lies("ox"), more=(LULL,), sides=[{"hand": ["deed"]}]).do("play:deed").passes()
    assert story.mine.xp == 1


@rule("SF-R58")
def test_with_all_that_were_chosen_lost_it_has_no_effect() -> None:
    puff = {
        "targets": [{"target": "creature", "whose": "own"}],
        "do": [{"action": "destroy", "who": "target"}],
    }
    more = (LULL, action("puff", 1, "reaction", abilities=[puff]))
    story = Scene(
        lies("ox", YOU), lies("puff", YOU, "action", up=False), more=more, sides=[{"hand": ["deed"]}]
    )
    story.do("play:deed", "p1").do("use:p2").passes()
    assert (story.names(YOU), story.mine.xp) == ([], 0)


def test_who_is_silent_aims_a_trigger_at_nothing() -> None:
    siren = creature(
        "siren", 1, 1, 0, 1, abilities=[{"when": {"event": "entered", "this": True}, **UP_TO_TWO}]
    )
    story = Scene(lies("ox", YOU), more=(siren,), sides=[{"hand": ["siren"]}]).do("summon:siren").passes()
    assert (story.asked.kind, story.asked.default) == ("aim", NO_TARGET)


def test_it_says_so_in_both_languages() -> None:
    def line(locale: Any, *targets: dict[str, Any]) -> str:
        ability = Ability.model_validate({"targets": targets, "do": [GAIN]})
        return texts_in(locale).tell(ability_line(ability, CARDS, "action"))

    side = {"target": "side", "optional": True}
    assert line("en", UP_TO_ONE, UP_TO_ONE).startswith(
        "Choose up to two target creatures an opponent controls. "
    )
    assert line("en", UP_TO_ONE, side).startswith(
        "Choose up to one target creature an opponent controls and up to one target player or creature. "
    )
    assert line("fr", UP_TO_ONE, UP_TO_ONE).startswith(
        "Choisissez jusqu’à 2 créatures ciblées qu’un adversaire contrôle. "
    )
    assert line("fr", side).startswith("Choisissez le joueur ou la créature cible, ou aucune cible. ")
