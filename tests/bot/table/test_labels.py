"""What answers are called: a newcomer knows from the words alone what is done."""

from __future__ import annotations

from typing import Any

from bot.table.controls import Controls, controls
from bot.table.gathered import Gathered
from bot.texts import texts_in
from engines.kernel import Choose, Decision, Option, Pick, Prompt, Say

TITLE = Say("seat", {"number": 1})


def named(key: str, **more: Any) -> Option:
    return Option(key, Say("option-all", {"what": key}), **more)


def shown(decision: Decision, *options: Option) -> Controls:
    return controls(7, 3, decision, Prompt(TITLE, options), texts_in("en"), ("ann", "bob"), Gathered())


def items(made: Controls) -> list[dict[str, Any]]:
    return [item for row in made.rows for item in row.to_component_dict()["components"]]


def menu_of(made: Controls) -> dict[str, Any]:
    (menu,) = [item for item in items(made) if item["type"] == 3]
    return menu


def test_a_menu_of_several_groups_says_what_is_done_with_a_card() -> None:
    cards = [f"Ink Tide {number}" for number in range(6)]
    used = [named(card, group="support") for card in cards]
    verb = Say("option-all", {"what": "Recycle"})
    ways = [Say("option-way", {"what": verb, "to": each.label}) for each in used]
    recycled = [
        Option("recycle", each.label, "recycle", button=way, then=(each.key,))
        for each, way in zip(used, ways, strict=True)
    ]
    decision = Choose(0, "main", (*cards, "recycle"))
    mixed = [option["label"] for option in menu_of(shown(decision, *used, *recycled))["options"]]
    assert {f"Recycle → {card}" for card in cards} < {*mixed}
    assert len({*mixed}) == len(mixed)


def test_a_menu_beside_single_things_says_that_it_takes_several() -> None:
    cards = ("ox", "imp", "elk")
    assert (
        menu_of(shown(Pick(0, "quest", cards, 0, 3), *map(named, cards)))["placeholder"]
        == "Choose several at once"
    )
    assert menu_of(shown(Pick(0, "pay", cards, 2, 3), *map(named, cards)))["placeholder"] == "Player 1", (
        "where one is not enough the question says it"
    )


def test_passing_to_the_end_of_the_turn_stands_grey() -> None:
    end = named("pass", group="actions", then=((), "pass"))
    cast = named("Bear", group="hand", card="bear")
    buttons = [
        item for item in items(shown(Choose(0, "main", ("Bear", "pass")), end, cast)) if item["type"] == 2
    ]
    assert {item["label"]: item["style"] for item in buttons} == {"pass": 2, "Bear": 1}
