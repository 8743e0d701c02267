"""Texts that would do nothing are refused: moments that never come, words without anything to stand for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import jsonschema
import pytest

from bot.texts import texts_in
from engines.kernel.cards.packs import Problem, located, read_pack
from engines.noxtalia.cards.catalogue import starter
from engines.noxtalia.cards.collection import NoxtaliaCollection
from engines.noxtalia.language.effects import When
from engines.noxtalia.language.moments import ACTIONS, AT_HAND, moments
from engines.noxtalia.language.pack import NoxtaliaPack
from tests.engines.noxtalia.pack import PACK, act, attack, build, chosen, defence, effect, every, support
from tests.rules import rule

COLLECTION = NoxtaliaCollection()
DRAW = act("draw", number=1)
MINUS = act("power", value=-2, on="attacks_on_host")
HURT = act("damage", who=chosen("enemy"), value=1)
DIE = {"test": "die", "faces": [6]}


def problems(
    *cards: dict[str, Any], spirits: dict[str, Any] | None = None
) -> list[tuple[str, str, str, str]]:
    """What is wrong with a card: the field, the reason, what was found, what is possible."""
    pack = build(*cards, spirits=spirits).model_copy(update={"id": "mine"})
    found: list[tuple[str, str, str, str]] = []
    for problem in COLLECTION.check(pack, []):
        reason = problem.reason
        if reason.key.startswith("pack-id"):  # the test pack prints cards of the starter set anew
            continue
        for locale in ("en", "fr"):
            assert texts_in(locale).tell(reason)
        values = reason.values
        found.append(
            (problem.field, reason.key, str(values.get("found", "")), str(values.get("allowed", "")))
        )
    return found


def only(*cards: dict[str, Any], spirits: dict[str, Any] | None = None) -> tuple[str, str, str, list[str]]:
    ((field, key, found, allowed),) = problems(*cards, spirits=spirits)
    return field, key.removeprefix("nx-pack-"), found, allowed.split(", ") if allowed else []


def lying(*effects: Any) -> dict[str, Any]:
    return support("card", *effects, keywords=["amelioration"])


def test_the_starter_set_and_the_sample_cards_make_sense() -> None:
    for pack in starter():
        assert COLLECTION.check(pack, []) == []
    assert problems() == []
    assert PACK.capacities


# Moments


@rule("NX-R28", "NX-83", "NX-84")
@pytest.mark.parametrize(
    ("card", "possible"),
    [
        (support("card", effect(DRAW, when="turn_start")), {"on_use"}),
        (attack("card", effect(DRAW, when="on_damage_taken")),
         {"on_use", "after_comparison", "on_damage_dealt"}),
        (defence("card", effect(DRAW, when="on_damage_dealt")),
         {"on_use", "after_comparison", "on_damage_taken"}),
        # A Weakening on a Defence has no opposing Spirit to go to.
        (defence("card", effect(DRAW, when="turn_end"), keywords=["affaiblissement"]),
         {"on_use", "after_comparison", "on_damage_taken"}),
        (attack("card", effect(MINUS, when="while_attached")),
         {"on_use", "after_comparison", "on_damage_dealt"}),
    ],
)  # fmt: skip
def test_a_card_knows_only_the_moments_that_come_for_it(card: dict[str, Any], possible: set[str]) -> None:
    field, key, found, allowed = only(card)
    assert (field, key, found) == ("effects.0.when", "no-moment", card["effects"][0]["when"])
    assert set(allowed) == possible


@rule("NX-R18")
@pytest.mark.parametrize(
    "when", [when for when in get_args(When) if when not in ("on_use", "while_attached")]
)
def test_an_attached_card_knows_every_moment(when: str) -> None:
    assert problems(lying(effect(DRAW, when=when))) == []
    by_effect = support("card", effect(act("attach", who=chosen("ally"))), effect(DRAW, when=when))
    assert problems(by_effect) == []


@rule("NX-R8")
def test_a_spirits_attack_and_its_passives_know_their_own_moments() -> None:
    strike = {"cost": 2, "power": 5, "effects": [effect(DRAW, when="turn_end")]}
    field, key, _, allowed = only(spirits={"granor": {"attack": strike}})
    assert (field, key) == ("attack.effects.0.when", "no-moment")
    assert set(allowed) == {"on_use", "after_comparison", "on_damage_dealt"}
    field, key, _, allowed = only(spirits={"granor": {"passives": [effect(DRAW)]}})
    assert (field, key) == ("passives.0.when", "no-moment")
    assert set(allowed) == set(get_args(When)) - {"on_use", "on_attach", "on_detach"}


# Deeds and lasting effects


def one_of_each() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every action, with no more than it must say."""
    anybody = {"who": chosen("enemy")}
    fields: dict[str, dict[str, Any]] = {
        "roll": {"results": [{"faces": [1], "do": [DRAW]}]},
        "power": {"value": 1}, "opposing_power": {"value": 1}, "prevent_damage": {"value": 1},
        "chart_value": {"value": 0}, "steal_pm": {"value": 1},
        "damage": {**anybody, "value": 1}, "lose_pv": {**anybody, "value": 1},
        "heal": {**anybody, "value": 1},
        "exhaust": anybody, "recharge": anybody, "attach": anybody, "destroy_attached": anybody,
        "gain_pm": {"who": "player", "value": 1}, "lose_pm": {"who": "player", "value": 1},
        "draw": {"number": 1}, "mill": {"who": "player", "number": 1},
        "discard": {"who": "player", "number": 1, "how": "random"},
        "to_bottom": {"zone": "hand"}, "look": {"zone": "hand"}, "lift_limit": {"of": "pm"},
        "remove_from_game": {"who": "player"},
        "cost_change": {"value": 1, "until": "end_of_turn"},
        "choose_one": {"modes": [{"do": [DRAW]}, {"do": [HURT]}]}, "may": {"do": [DRAW]},
        "if": {"if": [{"test": "turn_number", "at_least": 2}], "do": [DRAW]},
    }  # fmt: skip
    for action in ACTIONS:
        yield action, act(action, **fields.get(action, {}))


LASTING = {"power", "chart_value", "ignore_chart", "prevent_damage", "no_defence", "cost_change", "if"}
"""What holds on and on; everything else is done once."""
OWN_POWER = {"power", "chart_value", "ignore_chart", "prevent_damage", "opposing_power"}


def refused(card: Any, when: str, **more: Any) -> set[str]:
    """The actions that do nothing on a card in a moment."""
    return {
        action
        for action, example in one_of_each()
        if any(
            key == "nx-pack-pointless"
            for _, key, *_ in problems(card("card", effect(example, when=when), **more))
        )
    }


def test_a_lasting_effect_does_nothing_once() -> None:
    lasting = {
        action
        for action, example in one_of_each()
        if not any(
            (field, key) == ("effects.0.do.0", "nx-pack-pointless")
            for field, key, *_ in problems(lying(effect(example, when="while_attached")))
        )
    }
    assert lasting == LASTING
    field, key, found, allowed = only(lying(effect(DRAW, when="while_attached")))
    assert (field, key, found, set(allowed)) == ("effects.0.do.0", "pointless", "draw", LASTING)


def test_what_each_use_can_do() -> None:
    assert refused(attack, "on_use") == {"detach"}
    assert refused(defence, "on_use") == {"detach", "no_defence", "extra_recycle"}
    assert refused(support, "on_use") == OWN_POWER | {"detach", "no_defence"}


@rule("NX-R28")
def test_after_the_comparison_no_power_changes_any_more() -> None:
    assert refused(attack, "on_damage_dealt") == OWN_POWER | {"no_defence", "detach"}
    gone = OWN_POWER | {"no_defence", "detach", "attach", "extra_recycle"}
    assert refused(defence, "after_comparison") == gone


def test_what_an_attached_card_can_do_in_its_moments() -> None:
    never = OWN_POWER | {"no_defence", "attach"}
    attached = {"keywords": ["amelioration"]}
    assert refused(support, "turn_start", **attached) == never
    assert refused(support, "turn_end", **attached) == never | {"extra_recycle"}
    assert refused(support, "on_attach", **attached) == never
    assert refused(support, "on_cycle_change", **attached) == never
    assert refused(support, "on_detach", **attached) == never | {"detach"}
    assert refused(support, "on_destroyed", **attached) == never | {"detach"}
    assert refused(support, "on_damage_taken", **attached) == never


@rule("NX-R8")
def test_a_spirit_card_is_never_put_on_or_taken_off() -> None:
    for passive in (act("detach"), act("attach", who=chosen("ally"))):
        wrong = {"passives": [effect(passive, when="turn_start")]}
        assert only(spirits={"granor": wrong})[:2] == ("passives.0.do.0", "pointless")
    strike = {"cost": 2, "power": 5, "effects": [effect(act("attach", who=chosen("ally")))]}
    assert only(spirits={"granor": {"attack": strike}})[:2] == ("attack.effects.0.do.0", "pointless")


def test_actions_inside_others_are_looked_at_too() -> None:
    roll = act("roll", results=[{"faces": [1], "do": [act("may", do=[act("power", value=1)])]}])
    assert only(support("card", effect(roll)))[0] == "effects.0.do.0.results.0.do.0.do.0"
    modes = act("choose_one", modes=[{"do": [DRAW]}, {"do": [act("power", value=1)]}])
    assert only(support("card", effect(modes)))[0] == "effects.0.do.0.modes.1.do.0"
    night = {"if": [{"test": "cycle", "now": "nocturne"}]}
    either = effect(DRAW, **night, **{"else": [act("if", do=[DRAW], **night, **{"else": [act("detach")]})]})
    assert only(support("card", either))[0] == "effects.0.else.0.else.0"
    lasting = act("if", do=[MINUS], **night, **{"else": [DRAW]})
    assert only(lying(effect(lasting, when="while_attached")))[0] == "effects.0.do.0.else.0"


def test_what_a_lasting_effect_changes_is_said_and_only_there() -> None:
    for action in ("power", "chart_value", "ignore_chart"):
        value = {"power": {"value": 4}, "chart_value": {"value": 4}}.get(action, {})
        field, key, found, allowed = only(lying(effect(act(action, **value), when="while_attached")))
        assert (field, key, found) == ("effects.0.do.0", "unsaid", "on")
        assert allowed == ["attacks_by_host", "attacks_on_host", "defences_of_host"]
        wrong = attack("card", effect(act(action, on="attacks_by_host", **value)))
        assert only(wrong)[:3] == ("effects.0.do.0.on", "no-meaning", "on")
    wanted = only(lying(effect(act("no_defence"), when="while_attached")))
    assert wanted == ("effects.0.do.0", "unsaid", "on", ["attacks_by_host", "attacks_on_host"])
    assert only(attack("card", effect(act("no_defence", on="attacks_by_host"))))[0] == "effects.0.do.0.on"


def test_how_long_costs_change_is_said_where_nothing_lies() -> None:
    lasting = act("cost_change", value=1)
    assert problems(lying(effect(lasting, when="while_attached"))) == []
    field, key, found, allowed = only(support("card", effect(lasting)))
    assert (field, key, found) == ("effects.0.do.0", "unsaid", "until")
    assert allowed == ["this_attack", "end_of_turn", "end_of_next_turn"]
    for_a_while = act("cost_change", value=1, until="end_of_turn")
    assert only(lying(effect(for_a_while, when="while_attached")))[:2] == (
        "effects.0.do.0.until",
        "no-meaning",
    )
    this_attack = act("cost_change", value=1, until="this_attack")
    assert problems(attack("card", effect(this_attack))) == []
    field, key, found, allowed = only(support("card", effect(this_attack)))
    assert (field, key, found) == ("effects.0.do.0.until", "pointless", "this_attack")
    assert allowed == ["end_of_turn", "end_of_next_turn"]


def test_whose_belongs_to_turns_and_else_to_if() -> None:
    assert problems(lying(effect(DRAW, when="turn_end", whose="each"))) == []
    wrong = lying(effect(DRAW, when="on_attach", whose="each"))
    assert only(wrong)[:3] == ("effects.0.whose", "no-meaning", "whose")
    assert only(support("card", effect(DRAW, **{"else": [HURT]})))[:2] == ("effects.0.else", "else")


# Words


@pytest.mark.parametrize(
    ("card", "who", "possible"),
    [
        (attack, "host", ["target", "attacked"]),
        (attack, "self_spirit", ["target", "attacked"]),  # a capacity is no Spirit (NX-4)
        (defence, "host", ["target", "attacked", "self_spirit"]),
        (support, "attacked", ["target"]),
        (support, "self_spirit", ["target"]),
        (support, "host", ["target"]),
    ],
)
def test_a_spirit_that_is_not_there_is_not_meant(card: Any, who: str, possible: list[str]) -> None:
    field, key, found, allowed = only(card("card", effect(act("exhaust", who=who))))
    assert (field, key, found) == ("effects.0.do.0.who", "pointless", who)
    assert allowed == [*possible, "chosen", "random", "lowest_pv", "all"]


@rule("NX-65")
@pytest.mark.parametrize(
    ("when", "there"),
    [
        ("turn_start", {"host"}), ("turn_end", {"host"}), ("on_attach", {"host"}),
        ("on_cycle_change", {"host"}),
        ("on_detach", {"host", "attacked", "self_spirit"}), ("on_destroyed", {"attacked", "self_spirit"}),
        ("on_damage_taken", {"host", "attacked", "self_spirit"}),
    ],
)  # fmt: skip
def test_whom_an_attached_card_can_mean(when: str, there: set[str]) -> None:
    words = ("target", "attacked", "self_spirit", "host")
    found = {who for who in words if not problems(lying(effect(act("exhaust", who=who), when=when)))}
    assert found == there


@rule("NX-R8")
def test_a_spirit_means_itself_until_it_is_destroyed() -> None:
    def fits(who: str, when: str) -> bool:
        return not problems(
            spirits={"granor": {"passives": [effect(act("heal", who=who, value=1), when=when)]}}
        )

    assert fits("self_spirit", "turn_start")
    assert fits("host", "turn_start")
    assert not fits("self_spirit", "on_destroyed")
    assert not fits("host", "on_destroyed")
    strike = {"cost": 2, "power": 5, "effects": [effect(act("exhaust", who="self_spirit"))]}
    assert problems(spirits={"granor": {"attack": strike}}) == []


@pytest.mark.parametrize(
    ("card", "test", "found", "possible"),
    [
        (attack, {"test": "was_defended"}, "was_defended", None),
        (defence, {"test": "damage_dealt", "at_least": 1}, "damage_dealt", None),
        (support, {"test": "source_type", "now": "spirit"}, "source_type", None),
        (support, {"test": "element", "of": "attack", "among": ["glaciel"]}, "attack", ["target"]),
        (attack, {"test": "element", "of": "host", "among": ["glaciel"]}, "host", ["target", "attack"]),
        (support, {"test": "not", "of": {"test": "charged", "of": "attacked"}}, "attacked",
         ["target", "chosen", "random", "lowest_pv", "all"]),
    ],
)  # fmt: skip
def test_conditions_without_anything_to_ask_about(
    card: Any, test: Any, found: str, possible: list[str] | None
) -> None:
    field, key, said, allowed = only(card("card", effect(DRAW, **{"if": [test]})))
    assert field.startswith("effects.0.if.0")
    assert (key, said) == ("pointless", found)
    if possible is None:
        assert found not in allowed
        assert {"cycle", "pv", "all", "any", "not"} <= set(allowed)
    else:
        assert allowed == possible


@rule("NX-59")
def test_a_die_is_rolled_before_it_is_looked_at() -> None:
    roll = act("roll", results=[{"faces": [1, 2], "do": [act("gain_pm", who="player", value="die")]}])
    late = act("if", do=[DRAW], **{"if": [DIE]})
    assert problems(support("card", effect(roll, late))) == []
    assert problems(support("card", effect(roll), effect(DRAW, **{"if": [DIE]}))) == []
    assert only(support("card", effect(late, roll)))[:2] == ("effects.0.do.0.if.0", "no-roll")
    assert only(support("card", effect(DRAW, **{"if": [DIE]}), effect(roll)))[:2] == (
        "effects.0.if.0",
        "no-roll",
    )
    gain = act("gain_pm", who="player", value={"calc": "sum", "parts": [1, "die"]})
    assert only(support("card", effect(gain)))[:2] == ("effects.0.do.0.value.parts.1", "no-roll")
    other_moment = lying(effect(roll, when="turn_start"), effect(late, when="turn_end"))
    assert only(other_moment)[:2] == ("effects.1.do.0.if.0", "no-roll")


@pytest.mark.parametrize(
    ("who", "in_test", "in_number"),
    [(chosen("ally"), False, False), ({"pick": "random", "side": "ally"}, False, False),
     ({"pick": "lowest_pv", "side": "ally"}, True, False), (every("ally"), True, True),
     ("target", True, True)],
)  # fmt: skip
def test_nobody_picks_for_a_question_or_a_number(who: Any, in_test: bool, in_number: bool) -> None:
    asked = attack("card", effect(DRAW, **{"if": [{"test": "charged", "of": who}]}))
    counted = attack("card", effect(act("power", value={"calc": "count", "of": who})))
    missing = attack("card", effect(act("power", value={"calc": "pv_missing", "of": who})))
    assert [problems(card) == [] for card in (asked, counted, missing)] == [in_test, in_number, in_number]
    if not in_test:
        field, key, found, allowed = only(asked)
        assert (field, key, found) == ("effects.0.if.0.of", "pointless", who["pick"])
        assert allowed == ["target", "attacked", "lowest_pv", "all"]


def test_numbers_that_are_not_known() -> None:
    spent, dealt = (act("gain_pm", who="player", value=word) for word in ("pm_spent", "damage_dealt"))
    assert problems(attack("card", effect(spent), effect(dealt, when="after_comparison"))) == []
    field, key, found, allowed = only(attack("card", effect(dealt)))
    assert (field, key, found, allowed[0]) == (
        "effects.0.do.0.value",
        "pointless",
        "damage_dealt",
        "pm_spent",
    )
    assert only(lying(effect(spent, when="turn_start")))[2] == "pm_spent"
    counted = {"calc": "pv_missing", "of": "host"}
    heal = act("heal", who=every("ally"), value=counted)
    assert only(support("card", effect(heal)))[0] == "effects.0.do.0.value.of"
    bound = {"test": "pm", "of": "player", "at_least": "damage_dealt"}
    assert only(support("card", effect(DRAW, **{"if": [bound]})))[0] == "effects.0.if.0.at_least"


# Where it is said


FILE = """\
game: noxtalia
id: mine
name: {en: Mine, fr: À moi}
version: 1
capacities:
- id: ember
  name: {en: Ember, fr: Braise}
  element: cendre
  type: support
  cost: 2
  keywords: [amelioration]
  effects:
  - when: while_attached
    do:
    - {action: power, value: 2, on: attacks_by_host}
    - {action: draw, number: 1}
"""


def test_a_problem_is_told_with_file_line_card_and_field() -> None:
    pack = read_pack(FILE, NoxtaliaPack, "mine.yaml")
    (problem,) = located(COLLECTION.check(pack, []), FILE, "mine.yaml")
    assert problem == Problem("mine.yaml", 16, "ember", "effects.0.do.1", problem.reason)
    assert problem.reason.values["when"] == "while_attached"


def test_what_is_not_written_is_told_at_the_line_of_what_holds_it() -> None:
    text = FILE.replace(", on: attacks_by_host", "").replace("element: cendre", "element: brume")
    found = located(COLLECTION.check(read_pack(text, NoxtaliaPack, "mine.yaml"), []), text, "mine.yaml")
    assert [(problem.line, problem.field) for problem in found] == [
        (8, "element"), (15, "effects.0.do.0"), (16, "effects.0.do.1"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("when", "action", "fits"),
    [("while_attached", "draw", False), ("while_attached", "power", True), ("turn_start", "draw", True),
     ("turn_start", "power", False), (None, "power", True), (None, "detach", False)],
)  # fmt: skip
def test_the_schema_for_editors_says_it_too(when: str | None, action: str, fits: bool) -> None:
    example = dict(one_of_each())[action]
    written = {"do": [example]} if when is None else {"when": when, "do": [example]}
    schema = NoxtaliaPack.model_json_schema()
    one = {"$ref": "#/$defs/Effect", "$defs": schema["$defs"]}
    assert jsonschema.Draft202012Validator(one).is_valid(written) is fits
    otherwise = {**written, "do": [dict(one_of_each())["if"]], "if": [DIE], "else": [example]}
    assert jsonschema.Draft202012Validator(one).is_valid(otherwise) is fits


def test_every_moment_belongs_to_some_card() -> None:
    assert {when for known in AT_HAND.values() for when in known} == set(get_args(When))
    assert set(moments("support", True)) == set(get_args(When))


# Numbers, hosts, bounds


@pytest.mark.parametrize(
    ("action", "field", "reason"),
    [
        (act("heal", who=every("ally"), value=0), "value", "not-above-0"),
        (act("damage", who=every("enemy"), value=-2), "value", "not-above-0"),
        (act("gain_pm", who="player", value={"calc": "product", "parts": [-1, "die"]}), "value", "no-roll"),
        (act("steal_pm", value={"calc": "product", "parts": [-1, "pm_spent"]}), "value", "not-above-0"),
        (act("lose_pm", who="opponent", value={"calc": "min", "parts": [0, "pm_spent"]}), "value",
         "not-above-0"),
        (act("lose_pm", who="opponent", value={"calc": "difference", "parts": ["pm_spent", 2]}), "", ""),
        (act("lose_pm", who="opponent", value={"calc": "max", "parts": [0, "pm_spent"]}), "", ""),
        (act("lose_pm", who="opponent", value={"calc": "sum", "parts": [-40, "pm_spent"]}), "", ""),
        (act("lose_pm", who="opponent", value={"calc": "product", "parts": [-1, -1, "pm_spent"]}), "", ""),
        (act("cost_change", value=0, until="end_of_turn"), "value", "zero"),
        (act("cost_change", value=-1, until="end_of_turn"), "", ""),
        (act("attach", who=every("ally")), "who", "one-host"),
        (act("attach", who=chosen("ally", 2)), "who", "one-host"),
        (act("attach", who=chosen("ally", 1)), "", ""),
        (act("heal", who=chosen("ally", other=True), value=1), "who.filter.other", "no-meaning"),
        (act("if", do=[DRAW], **{"if": [
            {"test": "pm", "of": "player", "at_least": "pm_spent", "at_most": {"calc": "sum", "parts": [
                "pm_spent", 3]}}]}), "if.0", "counted-twice"),
        (act("if", do=[DRAW], **{"if": [
            {"test": "pm", "of": "player", "at_least": "pm_spent", "at_most": 3}]}), "", ""),
    ],
)  # fmt: skip
def test_numbers_that_change_nothing_and_words_that_mean_nothing_are_refused(
    action: dict[str, Any], field: str, reason: str
) -> None:
    found = [(where, key) for where, key, *_ in problems(support("card", effect(action)))]
    if not reason:
        assert found == []
    elif reason == "no-roll":
        assert ("effects.0.do.0.value.parts.1", "nx-pack-no-roll") in found
    else:
        assert found == [(f"effects.0.do.0.{field}", f"nx-pack-{reason}")]


def test_a_power_may_fall_but_not_stay_as_it_is() -> None:
    assert problems(attack("card", effect(act("power", value=-2)))) == []
    assert only(attack("card", effect(act("power", value=0))))[:2] == ("effects.0.do.0.value", "zero")
    assert only(defence("card", effect(act("opposing_power", value=0))))[:2] == (
        "effects.0.do.0.value", "zero",
    )  # fmt: skip


def test_others_are_other_than_a_spirit_that_is_spoken_of() -> None:
    other = act("heal", who=every("ally", other=True), value=1)
    assert problems(attack("card", effect(other))) == []
    assert problems(lying(effect(other))) == []
    spoken = act("heal", who="target", value=1)
    assert problems(support("card", effect(spoken, other))) == []
