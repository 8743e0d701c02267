"""What stands in menus where names are long and copies equal: targets are seen, no two entries are alike."""

from __future__ import annotations

from typing import Any

from bot.table.controls import Controls, controls
from bot.table.gathered import Gathered
from bot.table.layout import OPTION_TEXT, MessageLayout
from bot.texts import texts_in
from engines.kernel import Choose, Decision, Option, Pick, Prompt, Say
from tests.e2e.club import walk

TITLE = Say("seat", {"number": 1})


def said(what: object) -> Say:
    """Words, or a name, as a part of a label."""
    return Say("option-all", {"what": what})


def entries(shown: Controls) -> list[dict[str, Any]]:
    """The entries of all menus."""
    body = MessageLayout(*shown.rows).to_components()
    return [option for item in walk(body) if item["type"] == 3 for option in item["options"]]


def asked(decision: Decision, options: list[Option], **more: Any) -> Controls:
    shown = Prompt(TITLE, tuple(options), **more)
    return controls(7, 3, decision, shown, texts_in("en"), ("ann", "bob"), Gathered(), "nx")


def ways(long: str, targets: int, preview: str) -> list[dict[str, Any]]:
    """The entries of a menu where one card goes to so many targets, whose names end with their numbers."""
    card = dict.fromkeys(("en", "fr"), f"Card {long} of Thunder")
    options = [
        Option(
            "card",
            Say(
                "option-way", {"what": said(card), "to": said(dict.fromkeys(("en", "fr"), f"{n} at {long}"))}
            ),
            "cards",
            then=(f"t{n}",),
            preview=said(preview),
        )
        for n in range(targets)
    ]
    return entries(asked(Choose(0, "main", ("card",)), options))


def test_a_target_is_seen_in_a_menu_where_the_names_of_cards_are_long() -> None:
    labels = [each["label"] for each in ways("w" * 52, 20, "")]
    assert len(labels) == 20
    assert len({*labels}) == 20
    assert all(f"→ {n}" in label for n, label in enumerate(labels))
    assert not [label for label in labels if label.endswith("…")]


def test_of_many_things_that_pay_for_one_the_first_is_named_where_not_all_have_room() -> None:
    """The Elder of cost 5 is paid for with five Channel slots and coins, each with its name (NN-122)."""
    slots = [said(f"{n} of the sources that can pay") for n in range(1, 6)]
    paid = Say("option-way", {"what": said("Elder"), "to": Say("option-all", {"what": slots})})
    ways = [Option("elder", paid, "summon", then=(f"{n}",)) for n in range(9)]
    labels = [each["label"] for each in entries(asked(Choose(0, "main", ("elder",)), ways))]
    assert labels[0] == "Elder → 1 of the sources that can pay +4 (1)"
    assert len({*labels}) == 9


def test_entries_that_are_alike_once_they_are_cut_are_numbered() -> None:
    told = [(each["label"], each["description"]) for each in ways("w" * 150, 20, "p" * 500)]
    assert len({*told}) == len(told) == 20
    assert all(len(label) <= OPTION_TEXT for label, _ in told)


def test_equal_copies_that_are_gathered_are_numbered() -> None:
    copies = [Option(f"foreman#{n}", said("Foreman")) for n in range(3)]
    running = Say("nn-running-block", {"so_far": 2, "power": 8})
    decision = Pick(0, "pay", tuple(each.key for each in copies), 2, 3)
    labels = [each["label"] for each in entries(asked(decision, copies, running=running))]
    assert labels == ["Foreman (1)", "Foreman (2)", "Foreman (3)"]
