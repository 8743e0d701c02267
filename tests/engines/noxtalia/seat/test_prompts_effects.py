"""The questions that effects, Zone and attachments ask, as a person reads them (NX-D11 to NX-D17)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.engines.noxtalia.pack import act, attack, chosen, effect, support
from tests.engines.noxtalia.scenes import ME, YOU, Scene, guarded, scene, struck, used
from tests.engines.noxtalia.seat.questions import Question, asked
from tests.rules import rule

DRAW = act("draw", number=1)
LATE = support("late", effect(DRAW, when="turn_end"), keywords=["amelioration"])
PLEDGE = attack("pledge", keywords=["amelioration"])
RAKE = attack("rake", keywords=["zone"])
QUESTIONS: list[Question] = [
    (
        lambda: used(act("may", do=[DRAW])),
        "Card: use this effect?",
        "You do not do it.",
        [
            ("no", "No", "actions", None, None, None),
            ("yes", "Yes", "actions", None, "draw a card", None),
        ],
    ),
    (
        lambda: used(act("choose_one", modes=[{"do": [DRAW]}, {"do": [act("extra_recycle")]}])),
        "Card: choose one.",
        "Herald makes a random legal choice.",
        [
            ("0", "Option 1", "actions", None, "draw a card", None),
            ("1", "Option 2", "actions", None, "you may recycle once more this turn", None),
        ],
    ),
    (
        lambda: used(act("exhaust", who=chosen("enemy")), exhausted="1:1"),
        "Card: choose a Spirit.",
        "Herald makes a random legal choice.",
        [
            ("1:0", "Nivelune", "spirits", "nivelune", "20 of 20 HP, charged", None),
            ("1:1", "Voltaigle", "spirits", "voltaigle", "20 of 20 HP, exhausted", None),
            ("1:2", "Ondarque", "spirits", "ondarque", "20 of 20 HP, charged", None),
        ],
    ),
    (
        lambda: used(act("exhaust", who=chosen("enemy", 2)), dead="0:1"),
        "Card: choose 2 Spirits.",
        "Herald makes a random legal choice.",
        [
            ("1:0", "Nivelune", "spirits", "nivelune", "20 of 20 HP, charged", None),
            ("1:1", "Voltaigle", "spirits", "voltaigle", "20 of 20 HP, charged", None),
            ("1:2", "Ondarque", "spirits", "ondarque", "20 of 20 HP, charged", None),
        ],
    ),
    (
        lambda: used(act("discard", who="player", number=1, how="chosen"), hand="kelorn_blow kelorn_balm"),
        "Card: choose a card to discard.",
        "Herald makes a random legal choice.",
        [
            ("kelorn_blow", "Kelorn Blow · Glaciel · 1 MP · Power 5", "hand", "kelorn_blow", None, None),
            ("kelorn_balm", "Kelorn Balm · Glaciel · 1 MP", "hand", "kelorn_balm", None, None),
        ],
    ),
    (
        lambda: used(act("return_to_hand"), discard="kelorn_blow kelorn_balm"),
        "Card: choose a card from your discard to return to your hand.",
        "Herald makes a random legal choice.",
        [
            ("kelorn_blow", "Kelorn Blow · Glaciel · 1 MP · Power 5", "discard", "kelorn_blow", None, None),
            ("kelorn_balm", "Kelorn Balm · Glaciel · 1 MP", "discard", "kelorn_balm", None, None),
        ],
    ),
    (
        lambda: used(act("to_bottom", zone="discard"), discard="kelorn_blow kelorn_balm"),
        "Card: choose a card of your discard to put under your draw pile.",
        "Herald makes a random legal choice.",
        [
            ("kelorn_blow", "Kelorn Blow · Glaciel · 1 MP · Power 5", "discard", "kelorn_blow", None, None),
            ("kelorn_balm", "Kelorn Balm · Glaciel · 1 MP", "discard", "kelorn_balm", None, None),
        ],
    ),
    (
        lambda: used(act("to_bottom", zone="hand"), hand="kelorn_blow kelorn_balm"),
        "Card: choose a card from your hand to put under your draw pile.",
        "Herald makes a random legal choice.",
        [
            ("kelorn_blow", "Kelorn Blow · Glaciel · 1 MP · Power 5", "hand", "kelorn_blow", None, None),
            ("kelorn_balm", "Kelorn Balm · Glaciel · 1 MP", "hand", "kelorn_balm", None, None),
        ],
    ),
    (
        lambda: used(act("remove_from_game", who="opponent"), your_discard="nivelune_blow nivelune_balm"),
        "Card: choose a card of the discard to put out of the game.",
        "Herald makes a random legal choice.",
        [
            (
                "nivelune_blow",
                "Nivelune Blow · Glaciel · 1 MP · Power 5",
                "discard",
                "nivelune_blow",
                None,
                None,
            ),
            ("nivelune_balm", "Nivelune Balm · Glaciel · 1 MP", "discard", "nivelune_balm", None, None),
        ],
    ),
    (
        lambda: used(
            act("destroy_attached", who="target"), attached={"1:0": "ecorce_de_granit:1 cendre_tenace:0"}
        ).do("1:0"),
        "Card: choose an attached capacity to destroy.",
        "Herald makes a random legal choice.",
        [
            ("ecorce_de_granit:1", "Ecorce De Granit", "attached", "ecorce_de_granit", None, None),
            ("cendre_tenace:0", "Cendre Tenace", "attached", "cendre_tenace", None, None),
        ],
    ),
    (
        lambda: scene(attached={"0:0": "late:0", "0:2": "late:1"}, cards=(LATE,)).do("end"),
        "Several effects happen now. Choose the first.",
        "The listed order is kept.",
        [
            ("late:0:0:0", "Late on Kelorn", "attached", "late", None, None),
            ("late:1:0:2", "Late on Granor", "attached", "late", None, None),
        ],
    ),
    (
        lambda: scene(hand="pledge", cards=(PLEDGE,)).attacks("pledge", "1:0", "none"),
        "Choose a Spirit to attach Pledge to.",
        "Herald makes a random legal choice.",
        [
            ("0:0", "Kelorn", "spirits", "kelorn", "20 of 20 HP, charged", None),
            ("0:1", "Hurlebois", "spirits", "hurlebois", "20 of 20 HP, charged", None),
            ("0:2", "Granor", "spirits", "granor", "20 of 20 HP, charged", None),
        ],
    ),
    (
        lambda: scene(hand="rake", pv={"1:1": 6}, cards=(RAKE,), options={"zone_optional": True}).attacks(
            "rake", "1:0", "none"
        ),
        "Zone: choose the second target of Rake.",
        "You skip the second use.",
        [
            (
                "1:1",
                "Voltaigle",
                "spirits",
                "voltaigle",
                "Power 5, elements −4 · HP 6 → 1 without a Defence",
                None,
            ),
            (
                "1:2",
                "Ondarque",
                "spirits",
                "ondarque",
                "Power 9, elements 0 · HP 20 → 11 without a Defence",
                None,
            ),
            ("skip", "Skip", "actions", None, None, None),
        ],
    ),
]


@rule("NX-D5", "NX-D11", "NX-D17")
@pytest.mark.parametrize(("setting", "title", "default", "options"), QUESTIONS)
def test_a_question_reads_so(
    setting: Callable[[], Scene], title: str, default: str, options: list[Any]
) -> None:
    assert asked(setting()) == (title, default, options)


@pytest.mark.parametrize(
    ("ask", "weakened", "critical"),
    [
        (struck, "the opposing Defence has −1 Power", "this Attack is critical"),
        (guarded, "the Attack has −1 Power", "this Defence is critical"),
    ],
)
def test_what_a_choice_would_do_is_said_of_the_attack_or_the_defence(
    ask: Callable[..., Scene], weakened: str, critical: str
) -> None:
    weaken, turn = act("opposing_power", value=-1), act("chart_value", value=4)
    _, _, options = asked(ask(act("choose_one", modes=[{"do": [weaken]}, {"do": [turn]}])))
    assert [option[4] for option in options] == [weakened, critical]
    _, _, (_, yes) = asked(ask(act("may", do=[weaken])))
    assert yes[4] == weakened


# What is asked, and of whom


@pytest.mark.parametrize(
    ("action", "setting", "kind", "keys", "hidden"),
    [
        (act("discard", who="player", number=1, how="chosen"), {"hand": "kelorn_blow kelorn_wall"},
         "discard", ("kelorn_blow", "kelorn_wall"), False),
        (act("return_to_hand"), {"discard": "kelorn_blow kelorn_wall"},
         "fetch", ("kelorn_blow", "kelorn_wall"), False),
        (act("to_bottom", zone="hand"), {"hand": "kelorn_blow kelorn_wall"},
         "sink_hand", ("kelorn_blow", "kelorn_wall"), True),
        (act("to_bottom", zone="discard"), {"discard": "kelorn_blow kelorn_wall"},
         "sink_discard", ("kelorn_blow", "kelorn_wall"), False),
        (act("remove_from_game", who="opponent"), {"your_discard": "nivelune_blow nivelune_wall"},
         "banish", ("nivelune_blow", "nivelune_wall"), False),
        (act("destroy_attached", who=chosen("enemy", attached=True)),
         {"attached": {"1:0": "ecorce_de_granit:1 ecorce_de_granit:0"}},
         "unbind", ("ecorce_de_granit:1", "ecorce_de_granit:0"), False),
        (act("exhaust", who=chosen("enemy")), {}, "pick_spirit", ("1:0", "1:1", "1:2"), False),
        (act("exhaust", who=chosen("enemy", 2)), {}, "pick_spirits", ("1:0", "1:1", "1:2"), False),
        (act("may", do=[act("draw", number=1)]), {}, "may", ("no", "yes"), False),
        (act("choose_one", modes=[{"do": [act("draw", number=1)]}, {"do": [act("extra_recycle")]}]), {},
         "mode", ("0", "1"), False),
    ],
)  # fmt: skip
def test_a_question_names_its_card_and_all_that_may_be_chosen(
    action: Any, setting: dict[str, Any], kind: str, keys: tuple[str, ...], hidden: bool
) -> None:
    s = used(action, **setting)
    assert (s.asks, s.keys) == ((ME, kind), keys)
    assert (s.asked.about.card, s.asked.hidden) == ("card", hidden)
    assert s.asked.default == ("no" if kind == "may" else None)


@rule("NX-D16")
def test_a_forced_discard_is_asked_of_the_hands_owner() -> None:
    s = used(act("discard", who="opponent", number=1, how="chosen"), your_hand="nivelune_blow nivelune_wall")
    assert (s.asks, s.keys) == ((YOU, "forced_discard"), ("nivelune_blow", "nivelune_wall"))
    assert s.asked.about.card == "card"


@rule("NX-D14", "NX-R31")
@pytest.mark.parametrize("optional", [False, True])
def test_the_second_use_of_a_zone_is_asked_with_its_card(optional: bool) -> None:
    rake = attack("rake", cost=2, keywords=["zone"])
    s = scene(hand="rake", cards=(rake,), options={"zone_optional": optional}).attacks("rake", "1:0", "none")
    assert (s.asks, s.asked.about.card) == ((ME, "zone_target"), "rake")
    assert s.keys == (("1:1", "1:2", "skip") if optional else ("1:1", "1:2"))
    assert s.asked.default == ("skip" if optional else None)
    s.do("1:2")
    assert s.attack_seen().cost == 0, "the second use is not paid"


@rule("NX-R32", "NX-79")
def test_the_second_use_of_a_support_is_asked_with_its_card() -> None:
    gloom = support("gloom", effect(act("lose_pv", who="target", value=1)), cost=0, keywords=["zone"])
    s = scene(hand="gloom", cards=(gloom,)).supports("gloom", "1:0")
    assert (s.asks, s.keys, s.asked.about.card) == ((ME, "zone_target"), ("1:1", "1:2"), "gloom")
    assert s.do("1:1").pv() == [19, 19, 20]
