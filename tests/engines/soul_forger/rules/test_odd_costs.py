"""Costs that ask for a kind of card, for X Experience, or for damage to oneself."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import texts_in
from engines.kernel import BACK
from engines.soul_forger.cards.printed.abilities import ability_line
from engines.soul_forger.language.abilities import Ability
from tests.engines.soul_forger.cards.small_packs import creature as written
from tests.engines.soul_forger.cards.small_packs import problems
from tests.engines.soul_forger.pack import action, creature
from tests.engines.soul_forger.scenes import YOU, Scene, lies
from tests.engines.soul_forger.starter import CARDS
from tests.rules import rule

GROW: dict[str, Any] = {"action": "gain_level", "number": "x"}


def able(*cost: Any, do: Any = ({"action": "gain_level"},), **more: Any) -> dict[str, Any]:
    return creature("able", 1, 1, 0, 3, abilities=[{"cost": cost, "do": do, **more}])


@rule("SF-85", "SF-R31")
def test_a_cost_may_ask_for_a_creature() -> None:
    """Gear, Actions and other cards of the field do not pay it."""
    sacrifice = action("pyre", 1, cost="F: 1 creature")
    here = [lies("ox"), lies("coat", zone="armor"), lies("hymn", zone="action")]
    story = Scene(*here, more=(sacrifice,), sides=[{"hand": ["pyre"]}]).do("play:pyre")
    assert getattr(story.asked, "keys", ()) == ("p1",)
    story.do(("p1",)).passes()
    assert (story.names(), story.mine.grave) == ([], ["ox", "pyre"])
    assert not Scene(*here[1:], more=(sacrifice,), sides=[{"hand": ["pyre"]}]).offers("play:pyre")


@pytest.mark.parametrize(
    "text", ["H: 2 Fire creatures", "FH: 1 action", "F: 1 Goblin creature", "M: 1 equipment"]
)
def test_kinds_of_cards_are_read_in_costs(text: str) -> None:
    card = action("pyre", 1, cost=text)
    assert problems({**card, "id": "own_0"}) == []


def test_no_equipment_pays_from_a_hand() -> None:
    card = action("pyre", 1, cost="H: 1 equipment")
    assert problems({**card, "id": "own_0"}) == [("cost", "sf-pack-never-there")]
    assert problems(written({"cost": ["H: 1 equipment"], "do": [{"action": "draw"}]})) == [
        ("abilities.0.cost.0", "sf-pack-never-there")
    ]


@rule("SF-R37")
def test_x_experience_is_named_as_it_is_announced() -> None:
    card = able({"cost": "experience", "number": "x"}, do=[GROW])
    story = Scene(lies("able"), more=(card,), sides=[{"xp": 4}]).do("skill:p1:0")
    assert (story.asked.kind, story.asked.back) == ("x", True)
    assert story.do(BACK).mine.xp == 4
    story.do("skill:p1:0", 3).passes()
    assert (story.mine.xp, story.mine.level) == (1, 13)
    assert not Scene(lies("able"), more=(card,)).offers("skill:p1:0"), "X is at least 1"
    assert Scene(lies("able"), more=(card,), sides=[{"xp": 1}]).do("skill:p1:0").passes().mine.level == 11


def test_damage_to_oneself_is_taken_as_it_is_and_heard_of() -> None:
    """Nothing prevents it, and who waits for damage to themselves hears of it."""
    card = able({"cost": "damage", "number": 3})
    ward = creature("ward", 1, 1, 0, 3, abilities=[
        {"holds": [{"change": "prevent", "who": "you"}]},
        {"when": {"event": "player_damaged", "whose": "own", "by": "own"},
         "do": [{"action": "gain_experience"}]}])  # fmt: skip
    story = Scene(lies("able"), lies("ward"), more=(card, ward)).do("skill:p1:0").passes()
    assert (story.mine.damage, story.mine.level, story.mine.xp) == (3, 11, 1)


@rule("SF-R1", "SF-112")
def test_nobody_pays_with_damage_that_would_defeat_him() -> None:
    card = able({"cost": "damage", "number": 3})
    assert Scene(lies("able"), more=(card,), sides=[{"damage": 26}]).offers("skill:p1:0")
    assert not Scene(lies("able"), more=(card,), sides=[{"damage": 27}]).offers("skill:p1:0")


def test_x_damage_is_as_much_as_one_can_bear() -> None:
    card = able({"cost": "damage", "number": "x"}, do=[GROW])
    story = Scene(lies("able"), more=(card,), sides=[{"damage": 25}]).do("skill:p1:0")
    assert (story.asked.least, story.asked.most) == (1, 4)  # type: ignore[attr-defined]
    assert story.do(4).passes().mine.damage == 29


def test_one_x_is_named_and_is_used() -> None:
    both = [{"cost": "experience", "number": "x"}, {"cost": "damage", "number": "x"}]
    assert problems(written({"cost": both[:1], "do": [{"action": "draw"}]})) == [
        ("abilities.0.cost", "sf-pack-x-unused")
    ]
    with pytest.raises(ValueError, match="one X"):
        Ability.model_validate({"cost": both, "do": [GROW]})
    with pytest.raises(ValueError, match="one X"):
        Ability.model_validate({"cost": ["H: X cards", both[0]], "do": [GROW]})


def test_they_are_printed_in_both_languages() -> None:
    def line(locale: Any, *cost: Any) -> str:
        ability = Ability.model_validate({"cost": cost, "do": [{"action": "draw"}]})
        return texts_in(locale).tell(ability_line(ability, CARDS, "creature"))

    costs = ("F: 2 Fire creatures", {"cost": "damage", "number": 2}, {"cost": "experience", "number": "x"})
    said = "Send two Fire creatures from your field, take 2 damage and spend X Experience: Draw a card."
    assert line("en", *costs) == said
    assert line("fr", *costs) == (
        "Envoyer 2 créatures de Feu depuis votre terrain, subir 2 dégâts et dépenser X points "
        "d’Expérience\u00a0: Piochez 1 carte."
    )


def test_who_is_hurt_by_paying_is_no_opponent() -> None:
    story = Scene(lies("able", YOU), more=(able({"cost": "damage", "number": 1}),))
    assert not story.offers("skill:p1:0")
