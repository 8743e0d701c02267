"""The questions of a turn as a person reads them: acts, the Defence, several players (NX-D6 to NX-D12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.engines.noxtalia.pack import TEAMS, act, effect, support
from tests.engines.noxtalia.scenes import ME, Scene, scene
from tests.engines.noxtalia.seat.questions import Question, asked
from tests.rules import rule

A, B, C = (" ".join(TEAMS[key]) for key in "abc")
PAIRS = {"two_vs_two": True, "ally_defence": True}
GLOOM = support("gloom", effect(act("lose_pv", who="target", value=1)), cost=1)
DEAR = support("dear", cost=3)
DRAIN = support("drain", effect(act("lose_pm", who="opponent", value=1)), cost=0)
QUESTIONS: list[Question] = [
    (
        lambda: scene(hand="kelorn_strike gloom", exhausted="0:1", pm=4, cards=(GLOOM,)),
        "Your turn: attack, use a card, or end it · 4 MP",
        "You end your turn.",
        [
            ("attack", "Attack With a Card", "actions", None, None, None),
            ("spirit", "Attack With a Spirit", "actions", None, None, None),
            ("support", "Use a Support", "actions", None, None, None),
            ("recycle", "Recycle a Card", "actions", None, None, None),
            ("end", "End Turn", "actions", None, None, None),
        ],
    ),
    (
        lambda: scene(hand="", exhausted="0:0 0:1 0:2", pm=1),
        "Your turn: attack, use a card, or end it · 1 MP",
        "You end your turn.",
        [
            ("end", "End Turn", "actions", None, None, None),
            ("attack", "Attack With a Card", "actions", None, None, "You have no Attack in hand."),
            ("spirit", "Attack With a Spirit", "actions", None, None, "All your Spirits are exhausted."),
            ("support", "Use a Support", "actions", None, None, "You have no Support in hand."),
            ("recycle", "Recycle a Card", "actions", None, None, "Your hand is empty."),
        ],
    ),
    (
        lambda: scene(hand="kelorn_storm kelorn_balm", pm=0),
        "Your turn: attack, use a card, or end it · 0 MP",
        "You end your turn.",
        [
            ("recycle", "Recycle a Card", "actions", None, None, None),
            ("end", "End Turn", "actions", None, None, None),
            (
                "attack",
                "Attack With a Card",
                "actions",
                None,
                None,
                "You do not have enough MP for any of them.",
            ),
            (
                "spirit",
                "Attack With a Spirit",
                "actions",
                None,
                None,
                "You do not have enough MP for any of them.",
            ),
            ("support", "Use a Support", "actions", None, None, "You do not have enough MP for any of them."),
        ],
    ),
    (
        lambda: scene(hand="kelorn_wall", pm=0, pile=""),
        "Your turn: attack, use a card, or end it · 0 MP",
        "You end your turn.",
        [
            ("end", "End Turn", "actions", None, None, None),
            ("attack", "Attack With a Card", "actions", None, None, "You have no Attack in hand."),
            (
                "spirit",
                "Attack With a Spirit",
                "actions",
                None,
                None,
                "You do not have enough MP for any of them.",
            ),
            ("support", "Use a Support", "actions", None, None, "You have no Support in hand."),
            ("recycle", "Recycle a Card", "actions", None, None, "Your draw pile is empty."),
        ],
    ),
    (
        lambda: scene(hand="kelorn_wall granor_wall").do("recycle", "kelorn_wall"),
        "Your turn: attack, use a card, or end it · 8 MP",
        "You end your turn.",
        [
            ("attack", "Attack With a Card", "actions", None, None, None),
            ("spirit", "Attack With a Spirit", "actions", None, None, None),
            ("end", "End Turn", "actions", None, None, None),
            ("support", "Use a Support", "actions", None, None, "You have no Support in hand."),
            ("recycle", "Recycle a Card", "actions", None, None, "You have already recycled this turn."),
        ],
    ),
    (
        lambda: scene(hand="kelorn_strike kelorn_storm", pm=2).do("attack"),
        "Choose an Attack. · 2 MP",
        "You go back and nothing happens.",
        [
            (
                "kelorn_strike",
                "Kelorn Strike · Glaciel · 2 MP · Power 8",
                "hand",
                "kelorn_strike",
                None,
                None,
            ),
            (
                "kelorn_storm",
                "Kelorn Storm · Glaciel · 3 MP · Power 11",
                "hand",
                "kelorn_storm",
                None,
                "It costs 3 MP and you have 2.",
            ),
        ],
    ),
    (
        lambda: scene(hand="kelorn_strike", pv={"1:1": 3}).do("attack", "kelorn_strike"),
        "Choose a target for Kelorn Strike.",
        "You go back and nothing happens.",
        [
            (
                "1:0",
                "Nivelune",
                "spirits",
                "nivelune",
                "Power 12, elements +4 · HP 20 → 8 without a Defence",
                None,
            ),
            (
                "1:1",
                "Voltaigle",
                "spirits",
                "voltaigle",
                "Power 4, elements −4 · HP 3 → 0 without a Defence",
                None,
            ),
            (
                "1:2",
                "Ondarque",
                "spirits",
                "ondarque",
                "Power 8, elements 0 · HP 20 → 12 without a Defence",
                None,
            ),
        ],
    ),
    (
        lambda: scene(pm=2, exhausted="0:1").do("spirit"),
        "Choose a Spirit to attack with. · 2 MP",
        "You go back and nothing happens.",
        [
            ("0:0", "Kelorn", "spirits", "kelorn", "2 MP · Power 5", None),
            ("0:2", "Granor", "spirits", "granor", "2 MP · Power 5", None),
            ("0:1", "Hurlebois", "spirits", "hurlebois", None, "It is exhausted."),
        ],
    ),
    (
        lambda: scene(exhausted="0:1").do("spirit", "0:2"),
        "Choose a target for Granor.",
        "You go back and nothing happens.",
        [
            (
                "1:0",
                "Nivelune",
                "spirits",
                "nivelune",
                "Power 5, elements 0 · HP 20 → 15 without a Defence",
                None,
            ),
            (
                "1:1",
                "Voltaigle",
                "spirits",
                "voltaigle",
                "Power 9, elements +4 · HP 20 → 11 without a Defence",
                None,
            ),
            (
                "1:2",
                "Ondarque",
                "spirits",
                "ondarque",
                "Power 5, elements 0 · HP 20 → 15 without a Defence",
                None,
            ),
        ],
    ),
    (
        lambda: scene(hand="gloom dear kelorn_balm", pm=1, cards=(GLOOM, DEAR)).do("support"),
        "Choose a Support. · 1 MP",
        "You go back and nothing happens.",
        [
            ("kelorn_balm", "Kelorn Balm · Glaciel · 1 MP", "hand", "kelorn_balm", None, None),
            ("gloom", "Gloom · Glaciel · 1 MP", "hand", "gloom", None, None),
            ("dear", "Dear · Glaciel · 3 MP", "hand", "dear", None, "It costs 3 MP and you have 1."),
        ],
    ),
    (
        lambda: scene(hand="gloom", pv={"1:0": 7}, cards=(GLOOM,)).do("support", "gloom"),
        "Choose a Spirit for Gloom.",
        "You go back and nothing happens.",
        [
            ("1:0", "Nivelune", "spirits", "nivelune", "7 of 20 HP, charged", None),
            ("1:1", "Voltaigle", "spirits", "voltaigle", "20 of 20 HP, charged", None),
            ("1:2", "Ondarque", "spirits", "ondarque", "20 of 20 HP, charged", None),
        ],
    ),
    (
        lambda: scene(hand="kelorn_blow").do("recycle"),
        "Choose a card to recycle. It goes under your draw pile, and you draw another.",
        "You go back and nothing happens.",
        [
            ("kelorn_blow", "Kelorn Blow · Glaciel · 1 MP · Power 5", "hand", "kelorn_blow", None, None),
        ],
    ),
    (
        lambda: scene(hand="kelorn_strike", your_hand="nivelune_wall ondarque_guard", your_pm=1).attacks(
            "kelorn_strike", "1:2"
        ),
        "Kelorn Strike attacks your Ondarque with Power 8. Play a Defence? You have 1 MP.",
        "You play no Defence.",
        [
            ("none", "Play No Defence", "actions", None, "8 damage", None),
            (
                "ondarque_guard",
                "Ondarque Guard · Abyssal · 1 MP · Power 6",
                "hand",
                "ondarque_guard",
                "Power 6, elements 0 · 2 damage left",
                None,
            ),
            (
                "nivelune_wall",
                "Nivelune Wall · Glaciel · 2 MP · Power 10",
                "hand",
                "nivelune_wall",
                None,
                "It costs 2 MP and you have 1.",
            ),
        ],
    ),
    (
        lambda: scene(A, B, C, hand="nivelune_strike", turn=1).do("attack", "nivelune_strike"),
        "Choose a target for Nivelune Strike.",
        "You go back and nothing happens.",
        [
            (
                "1:0",
                "Bob’s Kelorn",
                "spirits",
                "kelorn",
                "Power 12, elements +4 · HP 20 → 8 without a Defence",
                None,
            ),
            (
                "1:1",
                "Bob’s Hurlebois",
                "spirits",
                "hurlebois",
                "Power 12, elements +4 · HP 20 → 8 without a Defence",
                None,
            ),
            (
                "1:2",
                "Bob’s Granor",
                "spirits",
                "granor",
                "Power 8, elements 0 · HP 20 → 12 without a Defence",
                None,
            ),
            (
                "2:0",
                "Cem’s Escarbille",
                "spirits",
                "escarbille",
                None,
                "In turn 1 you may attack only the next player.",
            ),
            (
                "2:1",
                "Cem’s Ronceline",
                "spirits",
                "ronceline",
                None,
                "In turn 1 you may attack only the next player.",
            ),
            (
                "2:2",
                "Cem’s Grondelin",
                "spirits",
                "grondelin",
                None,
                "In turn 1 you may attack only the next player.",
            ),
        ],
    ),
    (
        lambda: scene(A, B, C, hand="drain", cards=(DRAIN,)).supports("drain"),
        "Drain: choose an opponent.",
        "Herald makes a random legal choice.",
        [
            ("1", "Bob", "players", None, None, None),
            ("2", "Cem", "players", None, None, None),
        ],
    ),
    (
        lambda: scene(
            A, B, C, A, hand="nivelune_strike", hands={1: "", 3: "nivelune_guard"}, options=PAIRS
        ).attacks("nivelune_strike", "1:2", "none"),
        "Nivelune Strike attacks your partner’s Granor with Power 8. Play a Defence? You have 8 MP.",
        "You play no Defence.",
        [
            ("none", "Play No Defence", "actions", None, "8 damage", None),
            (
                "nivelune_guard",
                "Nivelune Guard · Glaciel · 1 MP · Power 6",
                "hand",
                "nivelune_guard",
                "Power 10, elements +4 · 0 damage left",
                None,
            ),
        ],
    ),
    (
        lambda: scene(
            hand="kelorn_storm", pv={"1:0": 1}, dead="1:1 1:2", options={"best_of_three": True}
        ).attacks("kelorn_storm", "1:0", "none"),
        "Who begins the next game?",
        "Herald makes a random legal choice.",
        [
            ("0", "Ada", "players", None, None, None),
            ("1", "Bob", "players", None, None, None),
        ],
    ),
]


@rule("NX-D6", "NX-D7", "NX-D8", "NX-D9", "NX-D12")
@pytest.mark.parametrize(("setting", "title", "default", "options"), QUESTIONS)
def test_a_question_reads_so(
    setting: Callable[[], Scene], title: str, default: str, options: list[Any]
) -> None:
    assert asked(setting()) == (title, default, options)


def test_a_spirit_whose_attack_costs_too_much_says_so() -> None:
    costly = {"nivelune": {"attack": {"cost": 4, "power": 9}}}
    s = scene(A, B, C, pm=3, exhausted="0:1", spirits=costly).do("spirit")
    assert asked(s)[2] == [
        ("0:2", "Ada’s Ondarque", "spirits", "ondarque", "2 MP · Power 5", None),
        ("0:0", "Ada’s Nivelune", "spirits", "nivelune", None, "It costs 4 MP and you have 3."),
        ("0:1", "Ada’s Voltaigle", "spirits", "voltaigle", None, "It is exhausted."),
    ]


@rule("NX-D15")
def test_recycling_is_asked_in_private_and_can_be_called_off() -> None:
    s = scene(hand="kelorn_blow kelorn_wall").do("recycle")
    assert (s.asks, s.keys) == ((ME, "recycle"), ("kelorn_blow", "kelorn_wall"))
    assert (s.asked.default, s.asked.back, s.asked.hidden) == ("back", True, True)
    s.do("back")
    assert (s.asks, s.mine.recycled) == ((ME, "combat"), 0)
    assert "recycle" in s.keys
