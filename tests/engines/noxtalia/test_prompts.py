"""Every question with its answers as a person reads them (section 3 of the rules page)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.texts import texts
from engines.kernel import Option, Say
from tests.engines.noxtalia.pack import TEAMS, act, attack, chosen, effect, support
from tests.engines.noxtalia.scenes import Scene, scene, used

NAMES = ("Ada", "Bob", "Cem", "Dee")
A, B, C = (" ".join(TEAMS[key]) for key in "abc")
PAIRS = {"two_vs_two": True, "ally_defence": True}
DRAW = act("draw", number=1)
GLOOM = support("gloom", effect(act("lose_pv", who="target", value=1)), cost=1)
DEAR = support("dear", cost=3)
DRAIN = support("drain", effect(act("lose_pm", who="opponent", value=1)), cost=0)
LATE = support("late", effect(DRAW, when="turn_end"), keywords=["amelioration"])
PLEDGE = attack("pledge", keywords=["amelioration"])
RAKE = attack("rake", keywords=["zone"])


def say(said: Say | None) -> str | None:
    return None if said is None else texts("en").tell(said, names=NAMES)


def face(option: Option) -> tuple[str, str, str, str | None, str | None, str | None]:
    """An answer: its key, its words, its group, the card that it shows, what it leads to, why not."""
    return (
        option.key, str(say(option.label)), option.group, option.card, say(option.preview),
        say(option.refused),
    )  # fmt: skip


def asked(s: Scene) -> tuple[str | None, list[Any]]:
    prompt = s.prompt()
    return say(prompt.title), [face(option) for option in prompt.options]


QUESTIONS: list[tuple[Callable[[], Scene], str, str, list[Any]]] = [
    (
        lambda: scene(hand="kelorn_strike gloom", exhausted="0:1", pm=4, cards=(GLOOM,)),
        "Turn 3, Diurnal. You have 4 PM. What do you do?",
        "You end your turn.",
        [
            ("attack", "Attack With a Card", "actions", None, None, None),
            ("spirit", "Attack With a Spirit", "actions", None, None, None),
            ("support", "Use a Support", "actions", None, None, None),
            ("recycle", "Recycle a Card", "actions", None, None, None),
            ("end", "End the Turn", "actions", None, None, None),
        ],
    ),
    (
        lambda: scene(hand="", exhausted="0:0 0:1 0:2", pm=1),
        "Turn 3, Diurnal. You have 1 PM. What do you do?",
        "You end your turn.",
        [
            ("end", "End the Turn", "actions", None, None, None),
            ("attack", "Attack With a Card", "actions", None, None, "You hold no Attack."),
            ("spirit", "Attack With a Spirit", "actions", None, None, "All your Spirits are exhausted."),
            ("support", "Use a Support", "actions", None, None, "You hold no Support."),
            ("recycle", "Recycle a Card", "actions", None, None, "Your hand is empty."),
        ],
    ),
    (
        lambda: scene(hand="kelorn_storm kelorn_balm", pm=0),
        "Turn 3, Diurnal. You have 0 PM. What do you do?",
        "You end your turn.",
        [
            ("recycle", "Recycle a Card", "actions", None, None, None),
            ("end", "End the Turn", "actions", None, None, None),
            ("attack", "Attack With a Card", "actions", None, None, "You have too few PM for any of them."),
            ("spirit", "Attack With a Spirit", "actions", None, None, "You have too few PM for any of them."),
            ("support", "Use a Support", "actions", None, None, "You have too few PM for any of them."),
        ],
    ),
    (
        lambda: scene(hand="kelorn_wall", pm=0, pile=""),
        "Turn 3, Diurnal. You have 0 PM. What do you do?",
        "You end your turn.",
        [
            ("end", "End the Turn", "actions", None, None, None),
            ("attack", "Attack With a Card", "actions", None, None, "You hold no Attack."),
            ("spirit", "Attack With a Spirit", "actions", None, None, "You have too few PM for any of them."),
            ("support", "Use a Support", "actions", None, None, "You hold no Support."),
            ("recycle", "Recycle a Card", "actions", None, None, "Your draw pile is empty."),
        ],
    ),
    (
        lambda: scene(hand="kelorn_wall granor_wall").do("recycle", "kelorn_wall"),
        "Turn 3, Diurnal. You have 8 PM. What do you do?",
        "You end your turn.",
        [
            ("attack", "Attack With a Card", "actions", None, None, None),
            ("spirit", "Attack With a Spirit", "actions", None, None, None),
            ("end", "End the Turn", "actions", None, None, None),
            ("support", "Use a Support", "actions", None, None, "You hold no Support."),
            ("recycle", "Recycle a Card", "actions", None, None, "You have recycled this turn."),
        ],
    ),
    (
        lambda: scene(hand="kelorn_strike kelorn_storm", pm=2).do("attack"),
        "You have 2 PM. With which Attack do you attack?",
        "You go back and nothing is done.",
        [
            (
                "kelorn_strike",
                "Kelorn Strike · Glaciel · 2 PM · Power 8",
                "hand",
                "kelorn_strike",
                None,
                None,
            ),
            (
                "kelorn_storm",
                "Kelorn Storm · Glaciel · 3 PM · Power 11",
                "hand",
                "kelorn_storm",
                None,
                "It costs 3 PM, you have 2.",
            ),
        ],
    ),
    (
        lambda: scene(hand="kelorn_strike", pv={"1:1": 3}).do("attack", "kelorn_strike"),
        "Whom do you attack with Kelorn Strike?",
        "You go back and nothing is done.",
        [
            (
                "1:0",
                "Nivelune",
                "spirits",
                "nivelune",
                "chart +4, Power 12 before effects; undefended PV 20 → 8",
                None,
            ),
            (
                "1:1",
                "Voltaigle",
                "spirits",
                "voltaigle",
                "chart −4, Power 4 before effects; undefended PV 3 → 0",
                None,
            ),
            (
                "1:2",
                "Ondarque",
                "spirits",
                "ondarque",
                "chart 0, Power 8 before effects; undefended PV 20 → 12",
                None,
            ),
        ],
    ),
    (
        lambda: scene(pm=2, exhausted="0:1").do("spirit"),
        "You have 2 PM. Which of your Spirits attacks?",
        "You go back and nothing is done.",
        [
            ("0:0", "Kelorn", "spirits", "kelorn", "2 PM · Power 5", None),
            ("0:2", "Granor", "spirits", "granor", "2 PM · Power 5", None),
            ("0:1", "Hurlebois", "spirits", "hurlebois", None, "It is exhausted."),
        ],
    ),
    (
        lambda: scene(exhausted="0:1").do("spirit", "0:2"),
        "Whom do you attack with Granor?",
        "You go back and nothing is done.",
        [
            (
                "1:0",
                "Nivelune",
                "spirits",
                "nivelune",
                "chart 0, Power 5 before effects; undefended PV 20 → 15",
                None,
            ),
            (
                "1:1",
                "Voltaigle",
                "spirits",
                "voltaigle",
                "chart +4, Power 9 before effects; undefended PV 20 → 11",
                None,
            ),
            (
                "1:2",
                "Ondarque",
                "spirits",
                "ondarque",
                "chart 0, Power 5 before effects; undefended PV 20 → 15",
                None,
            ),
        ],
    ),
    (
        lambda: scene(hand="gloom dear kelorn_balm", pm=1, cards=(GLOOM, DEAR)).do("support"),
        "You have 1 PM. Which Support do you use?",
        "You go back and nothing is done.",
        [
            ("kelorn_balm", "Kelorn Balm · Glaciel · 1 PM", "hand", "kelorn_balm", None, None),
            ("gloom", "Gloom · Glaciel · 1 PM", "hand", "gloom", None, None),
            ("dear", "Dear · Glaciel · 3 PM", "hand", "dear", None, "It costs 3 PM, you have 1."),
        ],
    ),
    (
        lambda: scene(hand="gloom", pv={"1:0": 7}, cards=(GLOOM,)).do("support", "gloom"),
        "On which Spirit do you use Gloom?",
        "You go back and nothing is done.",
        [
            ("1:0", "Nivelune", "spirits", "nivelune", "7 of 20 PV, charged", None),
            ("1:1", "Voltaigle", "spirits", "voltaigle", "20 of 20 PV, charged", None),
            ("1:2", "Ondarque", "spirits", "ondarque", "20 of 20 PV, charged", None),
        ],
    ),
    (
        lambda: scene(hand="kelorn_blow").do("recycle"),
        "Which card do you put under your draw pile, to draw another?",
        "You go back and nothing is done.",
        [
            ("kelorn_blow", "Kelorn Blow · Glaciel · 1 PM · Power 5", "hand", "kelorn_blow", None, None),
        ],
    ),
    (
        lambda: scene(hand="kelorn_strike", your_hand="nivelune_wall ondarque_guard", your_pm=1).attacks(
            "kelorn_strike", "1:2"
        ),
        "Kelorn Strike attacks your Ondarque with Power 8. You have 1 PM. Do you play a Defence?",
        "You play no Defence.",
        [
            ("none", "Play No Defence", "actions", None, None, None),
            (
                "ondarque_guard",
                "Ondarque Guard · Abyssal · 1 PM · Power 6",
                "hand",
                "ondarque_guard",
                "chart 0, Power 6 before effects; 2 damage left",
                None,
            ),
            (
                "nivelune_wall",
                "Nivelune Wall · Glaciel · 2 PM · Power 10",
                "hand",
                "nivelune_wall",
                None,
                "It costs 2 PM, you have 1.",
            ),
        ],
    ),
    (
        lambda: used(act("may", do=[DRAW])),
        "Card: do you want to apply this effect?",
        "You leave it.",
        [
            ("no", "Leave It", "actions", None, None, None),
            ("yes", "Do It", "actions", None, "draw 1 card", None),
        ],
    ),
    (
        lambda: used(act("choose_one", modes=[{"do": [DRAW]}, {"do": [act("extra_recycle")]}])),
        "Card: choose one.",
        "A random legal choice is made.",
        [
            ("0", "Choice 1", "actions", None, "draw 1 card", None),
            ("1", "Choice 2", "actions", None, "you may recycle once more this turn", None),
        ],
    ),
    (
        lambda: used(act("exhaust", who=chosen("enemy")), exhausted="1:1"),
        "Card: choose a Spirit.",
        "A random legal choice is made.",
        [
            ("1:0", "Nivelune", "spirits", "nivelune", "20 of 20 PV, charged", None),
            ("1:1", "Voltaigle", "spirits", "voltaigle", "20 of 20 PV, exhausted", None),
            ("1:2", "Ondarque", "spirits", "ondarque", "20 of 20 PV, charged", None),
        ],
    ),
    (
        lambda: used(act("exhaust", who=chosen("enemy", 2)), dead="0:1"),
        "Card: choose 2 Spirits.",
        "A random legal choice is made.",
        [
            ("1:0", "Nivelune", "spirits", "nivelune", "20 of 20 PV, charged", None),
            ("1:1", "Voltaigle", "spirits", "voltaigle", "20 of 20 PV, charged", None),
            ("1:2", "Ondarque", "spirits", "ondarque", "20 of 20 PV, charged", None),
        ],
    ),
    (
        lambda: used(act("discard", who="player", number=1, how="chosen"), hand="kelorn_blow kelorn_balm"),
        "Card: choose a card to discard.",
        "A random legal choice is made.",
        [
            ("kelorn_blow", "Kelorn Blow · Glaciel · 1 PM · Power 5", "hand", "kelorn_blow", None, None),
            ("kelorn_balm", "Kelorn Balm · Glaciel · 1 PM", "hand", "kelorn_balm", None, None),
        ],
    ),
    (
        lambda: used(act("return_to_hand"), discard="kelorn_blow kelorn_balm"),
        "Card: choose a card of your discard to take to hand.",
        "A random legal choice is made.",
        [
            ("kelorn_blow", "Kelorn Blow · Glaciel · 1 PM · Power 5", "discard", "kelorn_blow", None, None),
            ("kelorn_balm", "Kelorn Balm · Glaciel · 1 PM", "discard", "kelorn_balm", None, None),
        ],
    ),
    (
        lambda: used(act("to_bottom", zone="discard"), discard="kelorn_blow kelorn_balm"),
        "Card: choose a card of your discard to put under your draw pile.",
        "A random legal choice is made.",
        [
            ("kelorn_blow", "Kelorn Blow · Glaciel · 1 PM · Power 5", "discard", "kelorn_blow", None, None),
            ("kelorn_balm", "Kelorn Balm · Glaciel · 1 PM", "discard", "kelorn_balm", None, None),
        ],
    ),
    (
        lambda: used(act("to_bottom", zone="hand"), hand="kelorn_blow kelorn_balm"),
        "Card: choose a card of your hand to put under your draw pile.",
        "A random legal choice is made.",
        [
            ("kelorn_blow", "Kelorn Blow · Glaciel · 1 PM · Power 5", "hand", "kelorn_blow", None, None),
            ("kelorn_balm", "Kelorn Balm · Glaciel · 1 PM", "hand", "kelorn_balm", None, None),
        ],
    ),
    (
        lambda: used(act("remove_from_game", who="opponent"), your_discard="nivelune_blow nivelune_balm"),
        "Card: choose a card of the discard to put out of the game.",
        "A random legal choice is made.",
        [
            (
                "nivelune_blow",
                "Nivelune Blow · Glaciel · 1 PM · Power 5",
                "discard",
                "nivelune_blow",
                None,
                None,
            ),
            ("nivelune_balm", "Nivelune Balm · Glaciel · 1 PM", "discard", "nivelune_balm", None, None),
        ],
    ),
    (
        lambda: used(
            act("destroy_attached", who="target"), attached={"1:0": "ecorce_de_granit:1 cendre_tenace:0"}
        ).do("1:0"),
        "Card: choose an attached capacity to destroy.",
        "A random legal choice is made.",
        [
            ("ecorce_de_granit:1", "Ecorce De Granit", "attached", "ecorce_de_granit", None, None),
            ("cendre_tenace:0", "Cendre Tenace", "attached", "cendre_tenace", None, None),
        ],
    ),
    (
        lambda: scene(attached={"0:0": "late:0", "0:2": "late:1"}, cards=(LATE,)).do("end"),
        "Several effects are due. Which comes first?",
        "The order listed is kept.",
        [
            ("late:0:0:0", "Late on Kelorn", "attached", "late", None, None),
            ("late:1:0:2", "Late on Granor", "attached", "late", None, None),
        ],
    ),
    (
        lambda: scene(hand="pledge", cards=(PLEDGE,)).attacks("pledge", "1:0", "none"),
        "To which Spirit do you attach Pledge?",
        "A random legal choice is made.",
        [
            ("0:0", "Kelorn", "spirits", "kelorn", "20 of 20 PV, charged", None),
            ("0:1", "Hurlebois", "spirits", "hurlebois", "20 of 20 PV, charged", None),
            ("0:2", "Granor", "spirits", "granor", "20 of 20 PV, charged", None),
        ],
    ),
    (
        lambda: scene(hand="rake", pv={"1:1": 6}, cards=(RAKE,), options={"zone_optional": True}).attacks(
            "rake", "1:0", "none"
        ),
        "Zone: whom does Rake hit the second time?",
        "You do without the second use.",
        [
            (
                "1:1",
                "Voltaigle",
                "spirits",
                "voltaigle",
                "chart −4, Power 5 before effects; undefended PV 6 → 1",
                None,
            ),
            (
                "1:2",
                "Ondarque",
                "spirits",
                "ondarque",
                "chart 0, Power 9 before effects; undefended PV 20 → 11",
                None,
            ),
            ("skip", "Do Without", "actions", None, None, None),
        ],
    ),
    (
        lambda: scene(A, B, C, hand="nivelune_strike", turn=1).do("attack", "nivelune_strike"),
        "Whom do you attack with Nivelune Strike?",
        "You go back and nothing is done.",
        [
            (
                "1:0",
                "Bob’s Kelorn",
                "spirits",
                "kelorn",
                "chart +4, Power 12 before effects; undefended PV 20 → 8",
                None,
            ),
            (
                "1:1",
                "Bob’s Hurlebois",
                "spirits",
                "hurlebois",
                "chart +4, Power 12 before effects; undefended PV 20 → 8",
                None,
            ),
            (
                "1:2",
                "Bob’s Granor",
                "spirits",
                "granor",
                "chart 0, Power 8 before effects; undefended PV 20 → 12",
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
        "Drain: which opponent is meant?",
        "A random legal choice is made.",
        [
            ("1", "Bob", "players", None, None, None),
            ("2", "Cem", "players", None, None, None),
        ],
    ),
    (
        lambda: scene(
            A, B, C, A, hand="nivelune_strike", hands={1: "", 3: "nivelune_guard"}, options=PAIRS
        ).attacks("nivelune_strike", "1:2", "none"),
        "Nivelune Strike attacks your partner’s Granor with Power 8. You have 8 PM. Do you play a Defence?",
        "You play no Defence.",
        [
            ("none", "Play No Defence", "actions", None, None, None),
            (
                "nivelune_guard",
                "Nivelune Guard · Glaciel · 1 PM · Power 6",
                "hand",
                "nivelune_guard",
                "chart +4, Power 10 before effects; 0 damage left",
                None,
            ),
        ],
    ),
    (
        lambda: scene(
            hand="kelorn_storm", pv={"1:0": 1}, dead="1:1 1:2", options={"best_of_three": True}
        ).attacks("kelorn_storm", "1:0", "none"),
        "Who begins the next game?",
        "A random legal choice is made.",
        [
            ("0", "Ada", "players", None, None, None),
            ("1", "Bob", "players", None, None, None),
        ],
    ),
]
"""How a question comes up, the question, what happens when time runs out, and the answers."""


def test_a_spirit_whose_attack_costs_too_much_says_so() -> None:
    costly = {"nivelune": {"attack": {"cost": 4, "power": 9}}}
    s = scene(A, B, C, pm=3, exhausted="0:1", spirits=costly).do("spirit")
    assert asked(s)[1] == [
        ("0:2", "Ada’s Ondarque", "spirits", "ondarque", "2 PM · Power 5", None),
        ("0:0", "Ada’s Nivelune", "spirits", "nivelune", None, "It costs 4 PM, you have 3."),
        ("0:1", "Ada’s Voltaigle", "spirits", "voltaigle", None, "It is exhausted."),
    ]


@pytest.mark.parametrize(("setting", "title", "default", "options"), QUESTIONS)
def test_a_question_reads_so(
    setting: Callable[[], Scene], title: str, default: str, options: list[Any]
) -> None:
    s = setting()
    assert asked(s) == (title, options)
    assert say(s.prompt().default) == default
