"""Every event, question, option and result can be said in both languages."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import pytest

from bot.texts import LOCALES, texts_in
from engines.kernel import Say
from engines.noxtalia import NoxtaliaOptions
from engines.noxtalia.language.parts import Cycle
from engines.noxtalia.seat.labels import text_key
from engines.noxtalia.seat.view import Mode, Phase
from tests.engines.in_full import in_full
from tests.engines.noxtalia.pack import act, attack, chosen, effect, every, support
from tests.engines.noxtalia.playing import GAME, new_match, some_options
from tests.engines.noxtalia.scenes import Scene, scene
from tests.engines.noxtalia.seat.questions import NAMES
from tests.engines.saying import Told

SECRET = {"draw", "recycle", "sink_hand", "look_hand", "look_pile"}
REASONS = (
    "destroyed", "exhausted", "simultaneous", "turn_limit", "tiebreak", "best_of_three", "resigned",
    "concession", "agreement", "decision_limit",
)  # fmt: skip


def some_matches() -> Told:
    told = Told("nx", NAMES)
    for number in range(40):
        chance = Random(number)
        options, seats = some_options(chance)
        told.plays(new_match(options, seats, f"texts {number}"), chance, 150)
    for s in rare_scenes():
        while s.match.decisions and s.asked.kind != "combat":
            told.is_asked(s.match)
            s.do(next(s.asked.answers()))
        told.is_asked(s.match)
        told.happens(s.match)
    return told


def rare_scenes():
    """Yield what seldom happens."""
    discard = "kelorn_blow kelorn_wall kelorn_guard"
    for action in (
        act("to_bottom", zone="hand"), act("to_bottom", zone="discard"),
        act("look", zone="pile", number=2), act("look", zone="hand"),
        act("lift_limit", of="pm"), act("lift_limit", of="pv"), act("extra_recycle"),
        act("cost_change", value=-1), act("remove_from_game", who="player"), act("steal_pm", value=2),
        act("destroy_attached", who="target"), act("damage", who=chosen("enemy", 2), value=1),
        act("discard", who="player", number=1, how="chosen"), act("return_to_hand"),
        act("mill", who="player", number=6), act("lose_pv", who=every("enemy"), value=1),
        act("exhaust", who=every("enemy")),
        act("may", do=[act("recharge", who=every("ally"))]), act("flip_cycle"),
        act("discard", who="opponent", number=1, how="chosen"), act("lose_pm", who="opponent", value=2),
        act("choose_one", modes=[{"do": [act("draw", number=1)]}, {"do": [act("draw", number=2)]}]),
    ):  # fmt: skip
        card = support("card", effect(action), cost=0)
        s = scene(
            hand="card kelorn_storm kelorn_balm", your_hand="nivelune_blow nivelune_wall", discard=discard,
            attached={"1:0": "ecorce_de_granit:1 cendre_tenace:0"}, exhausted="0:1", cards=(card,),
        )  # fmt: skip
        s.do("support", "card")
        yield s.do("1:0") if s.asked.kind == "support_target" else s
    for action in (
        act("chart_value", value=4), act("ignore_chart"), act("no_defence"), act("opposing_power", value=-2),
        act("prevent_damage", value=1),
    ):  # fmt: skip
        card = attack("card", effect(action), keywords=["amelioration"])
        yield scene(hand="card", cards=(card,)).attacks("card", "1:0")
    yield scene(hand="kelorn_storm", pv={"1:0": 1}).attacks("kelorn_storm")
    yield scene(pile="kelorn_blow").do("end")
    drain = support("drain", effect(act("lose_pm", who="opponent", value=1)), cost=0)
    trio = ("nivelune voltaigle ondarque", "kelorn hurlebois granor", "escarbille ronceline grondelin")
    yield scene(*trio, hand="drain", cards=(drain,)).supports("drain")
    yield scene(*trio, hand="nivelune_blow", turn=1).do("attack", "nivelune_blow")
    lone = scene(hand="sprout", cards=(support("sprout", effect(act("draw", number=1)), cost=8),), pm=2)
    yield lone
    s = scene(*trio)
    s.match.concede(1)
    yield s
    pairs = {"two_vs_two": True, "ally_defence": True}
    yield scene(*trio, trio[0], hand="nivelune_blow", options=pairs).attacks("nivelune_blow", "1:0")
    table = scene(options={"best_of_three": True}).table
    table.stage, table.chooser, table.game_number = "setup", 1, 2
    yield Scene(table, 2)


def test_everything_that_happens_and_is_asked_can_be_said_in_both_languages():
    told = some_matches()
    assert {event.kind for event, _ in told.events.values() if event.secret} <= SECRET
    assert told.happened() >= told.of_its_own("event")
    assert told.asked() == told.of_its_own("prompt") | {"mode"}, "that one is common"
    labels = {label.key.removeprefix("nx-option-") for label in told.labels.values()}
    assert labels >= told.of_its_own("option") - {"skip"}
    told.can_be_said()


@pytest.mark.parametrize("locale", LOCALES)
def test_phases_modes_results_and_contradictions_have_texts(locale):
    say = texts_in(locale)
    for kind, values in (("phase", Phase), ("mode", Mode), ("cycle", Cycle)):
        for value in get_args(values):
            assert say.say(text_key(kind, value))
    for reason in REASONS:
        assert say.say(text_key("result", reason))
    for bad in (
        {"expert": True}, {"expert": True, "format": "libre", "random_teams": True},
        {"random_teams": True, "format": "libre"}, {"best_of_three": True, "format": "libre"},
    ):  # fmt: skip
        with pytest.raises(ValueError) as caught:  # noqa: PT011 - the texts of all of them are checked
            NoxtaliaOptions.model_validate(bad)
        assert say.say(caught.value.errors()[0]["type"])  # type: ignore[attr-defined]
    assert say.say(GAME.bystanders(1)[0].key)


def english(s) -> list[str]:
    """Return what the open question and its options say."""
    say = texts_in("en")
    prompt = in_full(s.prompt())
    lines = [say.tell(prompt.title, NAMES)]
    for option in prompt.options:
        preview = f" [{say.tell(option.preview, NAMES)}]" if option.preview else ""
        refused = f" ({say.tell(option.refused, NAMES)})" if option.refused else ""
        lines.append(f"{option.key} = {say.tell(option.label, NAMES)}{preview}{refused}")
    lines.append(say.tell(prompt.default, NAMES) if prompt.default else "")
    return lines


def test_what_the_menu_and_the_steps_of_an_attack_say():
    s = scene(hand="kelorn_strike kelorn_storm", your_hand="nivelune_guard ondarque_wall", pm=2, your_pm=1)
    assert english(s) == [
        "Your turn: attack, use a card, or end it · 2 MP",
        "attack = Attack With a Card",
        "spirit = Attack With a Spirit",
        "recycle = Recycle a Card",
        "end = End Turn",
        "support = Use a Support (You have no Support in hand.)",
        "You end your turn.",
    ]
    assert english(s.do("attack")) == [
        "Choose an Attack. · 2 MP",
        "kelorn_strike = Kelorn Strike · Glaciel · 2 MP · Power 8",
        "kelorn_storm = Kelorn Storm · Glaciel · 3 MP · Power 11 (It costs 3 MP and you have 2.)",
        "You go back and nothing happens.",
    ]
    assert english(s.do("kelorn_strike")) == [
        "Choose a target for Kelorn Strike.",
        "1:0 = Nivelune [Power 12, elements +4 · HP 20 → 8 without a Defence]",
        "1:1 = Voltaigle [Power 4, elements −4 · HP 20 → 16 without a Defence]",
        "1:2 = Ondarque [Power 8, elements 0 · HP 20 → 12 without a Defence]",
        "You go back and nothing happens.",
    ]
    assert english(s.do("1:0")) == [
        "Kelorn Strike attacks your Nivelune with Power 12. Play a Defence? You have 1 MP.",
        "none = Play No Defence [12 damage]",
        "nivelune_guard = Nivelune Guard · Glaciel · 1 MP · Power 6 [Power 10, elements +4 · 2 damage left]",
        "ondarque_wall = Ondarque Wall · Abyssal · 2 MP · Power 10 (It costs 2 MP and you have 1.)",
        "You play no Defence.",
    ]


@pytest.mark.parametrize(
    ("key", "reason", "setting"),
    [
        ("attack", "no-attack", {"hand": "kelorn_wall"}),
        ("attack", "pm-all", {"hand": "kelorn_strike", "pm": 1}),
        ("spirit", "all-exhausted", {"exhausted": "0:0 0:1 0:2"}),
        ("spirit", "pm-all", {"pm": 1}),
        ("support", "no-support", {"hand": "kelorn_wall"}),
        ("support", "pm-all", {"hand": "kelorn_balm", "pm": 0}),
        ("recycle", "empty-hand", {}),
        ("recycle", "empty-pile", {"hand": "kelorn_wall", "pile": ""}),
    ],
)
def test_the_menu_says_why_something_is_not_allowed(key: str, reason: str, setting: dict[str, Any]):
    refused = scene(**setting).option(key).refused
    assert refused is not None
    assert refused.key == f"nx-refused-{reason}"


def test_recycled_once_is_refused_afterwards():
    refused = scene(hand="kelorn_wall kelorn_blow").do("recycle", "kelorn_wall").option("recycle").refused
    assert refused == Say("nx-refused-recycled")
