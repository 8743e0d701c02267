"""What numbers come to and conditions ask, wherever they stand."""

from __future__ import annotations

from typing import Any

import pytest

from engines.noxtalia.cards.ranges import reach
from engines.noxtalia.evaluation.conditions import holds
from engines.noxtalia.evaluation.values import number
from engines.noxtalia.table.resolving_effect import ResolvingEffect
from tests.engines.noxtalia.pack import act, attack, defence, effect, every, support
from tests.engines.noxtalia.scenes import ME, YOU, Scene, guarded, scene, used
from tests.engines.noxtalia.telling import told
from tests.rules import rule

# Values and conditions


def _use(s: Scene) -> ResolvingEffect:
    use = ResolvingEffect(ME, "glaciation", "support", target=s.spirit("1:0"), host=s.spirit("0:1"))
    use.foe, use.die, use.spent = YOU, 4, 3
    return use


def _parsed(field: str, data: Any) -> Any:
    """Read a value or a condition as packs do."""
    if field == "value":
        card = support("v", effect(act("gain_pm", who="player", value=data)))
        action: Any = scene(cards=(card,)).table.card("v").on_use[0].do[0]
        return action.value
    card = support("v", effect(act("extra_recycle"), **{"if": [data]}))
    return scene(cards=(card,)).table.card("v").on_use[0].conditions


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (7, 7), ("die", 4), ("pm_spent", 3), ("damage_dealt", 0),
        ({"calc": "count", "of": every("enemy", charged=True)}, 2),
        ({"calc": "pv_missing", "of": "host"}, 8),
        ({"calc": "sum", "parts": [1, 2, "die"]}, 7),
        ({"calc": "difference", "parts": [1, 2, 3]}, -4),
        ({"calc": "product", "parts": [3, "die"]}, 12),
        ({"calc": "min", "parts": [3, "die"]}, 3),
        ({"calc": "max", "parts": [3, "die"]}, 4),
    ],
)  # fmt: skip
def test_values(value, expected):
    s = scene(pv={"0:1": 12}, exhausted="1:2")
    assert number(s.table, _use(s), _parsed("value", value)) == expected


@pytest.mark.parametrize(
    ("value", "edges"),
    [
        (7, (7, 7)), ("die", (1, 6)),
        ({"calc": "sum", "parts": ["die", "die", -3]}, (-1, 9)),
        ({"calc": "difference", "parts": ["die", "die", 2]}, (-7, 3)),
        ({"calc": "product", "parts": [1, 3]}, (3, 3)),
        ({"calc": "product", "parts": ["die", "die"]}, (1, 36)),
        ({"calc": "product", "parts": [-2, "die"]}, (-12, -2)),
        ({"calc": "min", "parts": [4, "die"]}, (1, 4)),
        ({"calc": "max", "parts": [4, "die"]}, (4, 6)),
    ],
)  # fmt: skip
def test_how_small_and_how_great_a_value_can_be(value, edges):
    assert reach(_parsed("value", value)) == edges


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        ({"test": "cycle", "now": "diurne"}, True),
        ({"test": "cycle", "now": "nocturne"}, False),
        ({"test": "die", "faces": [3, 4]}, True),
        ({"test": "die", "faces": [1]}, False),
        ({"test": "element", "of": "target", "among": ["glaciel"]}, True),
        ({"test": "element", "of": "host", "among": ["glaciel"]}, False),
        ({"test": "element", "of": "attack", "among": ["glaciel"]}, False),
        ({"test": "pv", "of": "host", "at_most": 12}, True),
        ({"test": "pv", "of": "host", "at_least": 13}, False),
        ({"test": "pv", "of": every("ally"), "at_least": 13}, False),
        ({"test": "pm", "of": "opponent", "equals": 2}, True),
        ({"test": "charged", "of": "target"}, True),
        ({"test": "exhausted", "of": "target"}, False),
        ({"test": "exhausted", "of": "host"}, True),
        ({"test": "attached_count", "of": "target", "equals": 1}, True),
        ({"test": "count_alive", "of": "opponent", "equals": 2}, True),
        ({"test": "outnumbered", "of": "player"}, False),
        ({"test": "outnumbered", "of": "opponent"}, True),
        ({"test": "hand_size", "of": "player", "at_least": 2}, True),
        ({"test": "turn_number", "at_most": 2}, False),
        ({"test": "was_defended"}, False),
        ({"test": "damage_dealt", "at_least": 1}, False),
        ({"test": "exhaustion_marked", "of": "player"}, True),
        ({"test": "exhaustion_marked", "of": "opponent"}, False),
        ({"test": "source_type", "now": "spirit"}, False),
        ({"test": "not", "of": {"test": "was_defended"}}, True),
        ({"test": "all", "of": [{"test": "was_defended"}, {"test": "turn_number", "equals": 3}]}, False),
        ({"test": "any", "of": [{"test": "was_defended"}, {"test": "turn_number", "equals": 3}]}, True),
    ],
)
def test_conditions(condition, expected):
    s = scene(
        hand="kelorn_blow kelorn_wall", your_pm=2, pv={"0:1": 12}, exhausted="0:1", dead="1:2",
        attached={"1:0": "ecorce_de_granit:1"}, exhaustions=(1, 0),
    )  # fmt: skip
    assert holds(s.table, _use(s), _parsed("if", condition)) is expected


def test_conditions_on_the_attack_that_is_going_on():
    test = {
        "capacity": {"test": "source_type", "now": "capacity"},
        "spirit": {"test": "source_type", "now": "spirit"},
        "element": {"test": "element", "of": "attack", "among": ["glaciel"]},
        "defended": {"test": "was_defended"},
    }
    power = {name: act("if", **{"if": [each], "do": [act("power", value=2)]}) for name, each in test.items()}
    for name, by_spirit, total in (
        ("capacity", False, 5), ("capacity", True, 3), ("spirit", True, 5), ("element", False, 5),
        ("defended", False, 5),
    ):  # fmt: skip
        seen = guarded(power[name], by_spirit=by_spirit).attack_seen()
        assert seen.defence is not None
        assert seen.defence.total == total, name


@rule("NX-40", "NX-R41")
def test_what_a_use_has_cost_is_known_to_its_effects() -> None:
    grow = effect(act("power", value="pm_spent"))
    s = scene(
        hand="hit", your_hand="block", cards=(attack("hit", grow, cost=3), defence("block", grow, cost=2))
    )
    s.attacks("hit", "1:2")
    assert s.attack_seen().attack.total == 9 + 3
    s.do("block")
    seen = s.attack_seen().defence
    assert seen is not None
    assert seen.total == 6 + 4 + 2
    pay = support("pay", effect(act("lose_pv", who="target", value="pm_spent")), cost=2, keywords=["zone"])
    s = scene(hand="pay", cards=(pay,)).supports("pay", "1:0", "1:1")
    assert s.pv() == [18, 20, 20], "the second use is not paid"


@rule("NX-R28")
def test_damage_that_was_dealt_can_be_asked_about() -> None:
    for value, gained in ((7, True), (8, True), (9, False)):
        missing = {"calc": "sum", "parts": [value, {"calc": "pv_missing", "of": "host"}]}
        bound = {"test": "damage_dealt", "at_least": value}
        hit = attack(
            "hit", effect(act("gain_pm", who="player", value=2), when="after_comparison", **{"if": [bound]}),
            power=8, cost=0,
        )  # fmt: skip
        s = scene(hand="hit", pm=1, cards=(hit,)).attacks("hit", "1:2", "none")
        assert s.mine.pm == (3 if gained else 1)
        grudge = support(
            "grudge",
            effect(
                act("gain_pm", who="player", value=2), when="on_damage_taken",
                **{"if": [{"test": "damage_dealt", "equals": missing}]},
            ),
            keywords=["amelioration"],
        )  # fmt: skip
        s = scene(
            hand="kelorn_strike", attached={"1:2": "grudge:1"}, your_pm=1, pv={"1:2": 20}, cards=(grudge,)
        )
        s.attacks("kelorn_strike", "1:2", "none")
        assert s.yours.pm == 1, "it lacks 8 by now, so it never equals"


# Numbers that have to be counted, wherever numbers stand


LIVING = {"calc": "count", "of": every("ally")}
"""3, until Spirits die."""


@pytest.mark.parametrize(
    ("value", "number"),
    [
        ({"calc": "sum", "parts": [LIVING, 2]}, 5), ({"calc": "difference", "parts": [LIVING, 1]}, 2),
        ({"calc": "difference", "parts": [9, LIVING, LIVING]}, 3),
        ({"calc": "product", "parts": [LIVING, 2]}, 6), ({"calc": "min", "parts": [LIVING, 5]}, 3),
        ({"calc": "max", "parts": [LIVING, 1]}, 3), ({"calc": "pv_missing", "of": "target"}, 4),
    ],
)  # fmt: skip
def test_parts_of_numbers_are_counted(value: Any, number: int) -> None:
    s = used(act("lose_pv", who="target", value=value), pv={"1:0": 16}).do("1:0")
    assert s.pv()[0] == 16 - number


@pytest.mark.parametrize("bound", ["at_least", "at_most", "equals"])
@pytest.mark.parametrize("living", [2, 3])
def test_bounds_are_counted(bound: str, living: int) -> None:
    test = {"test": "turn_number", bound: LIVING}
    s = used(
        act("if", do=[act("extra_recycle")], **{"if": [test]}), turn=3, dead="0:2" if living == 2 else ""
    )
    holds = {"at_least": living <= 3, "at_most": living >= 3, "equals": living == 3}[bound]
    assert ("extra_recycle", {"seat": 0}) in told(s) or not holds
    assert (told(s) != []) is holds


MISSING = {"calc": "pv_missing", "of": "target"}


@pytest.mark.parametrize(
    ("test", "setting", "met"),
    [
        ({"test": "pm", "of": "player", "equals": MISSING}, {"pm": 4}, True),
        ({"test": "pm", "of": "player", "equals": MISSING}, {"pm": 5, "your_pm": 4}, False),
        ({"test": "pm", "of": "opponent", "equals": MISSING}, {"pm": 5, "your_pm": 4}, True),
        ({"test": "hand_size", "of": "opponent", "at_most": MISSING},
         {"your_hand": "nivelune_wall " * 5}, False),
        ({"test": "hand_size", "of": "opponent", "at_least": MISSING},
         {"your_hand": "nivelune_wall " * 4}, True),
        ({"test": "hand_size", "of": "player", "at_least": MISSING},
         {"your_hand": "nivelune_wall " * 4}, False),
        ({"test": "count_alive", "of": "opponent", "at_most": MISSING}, {}, True),
        ({"test": "count_alive", "of": "opponent", "equals": 2}, {"dead": "1:2"}, True),
        ({"test": "count_alive", "of": "player", "equals": 2}, {"dead": "1:2"}, False),
        ({"test": "turn_number", "equals": MISSING}, {"turn": 4}, True),
        ({"test": "turn_number", "equals": MISSING}, {"turn": 5}, False),
        ({"test": "attached_count", "of": "target", "at_least": MISSING}, {}, False),
        ({"test": "attached_count", "of": every("enemy"), "at_least": 1},
         {"attached": {"1:1": "ecorce_de_granit:1", "1:2": "ecorce_de_granit:0"}}, False),
        ({"test": "attached_count", "of": every("enemy"), "at_most": 1},
         {"attached": {"1:1": "ecorce_de_granit:1", "1:2": "ecorce_de_granit:0"}}, True),
        ({"test": "attached_count", "of": every("enemy"), "at_most": 1},
         {"attached": {"1:1": "ecorce_de_granit:1 cendre_tenace:0"}}, False),
        ({"test": "attached_count", "of": every("enemy", charged=False), "equals": 0}, {}, False),
        ({"test": "pv", "of": "target", "at_least": {"calc": "product", "parts": [4, MISSING]}}, {}, True),
        ({"test": "pv", "of": "target", "at_least": {"calc": "product", "parts": [5, MISSING]}}, {}, False),
        ({"test": "pv", "of": every("enemy"), "at_least": 17}, {}, False),
        ({"test": "charged", "of": every("enemy")}, {"exhausted": "1:1"}, False),
        ({"test": "charged", "of": every("enemy")}, {}, True),
        ({"test": "exhausted", "of": every("enemy")}, {"exhausted": "1:1"}, False),
        ({"test": "exhausted", "of": every("enemy")}, {"exhausted": "1:0 1:1 1:2"}, True),
        ({"test": "outnumbered", "of": "player"}, {"dead": "0:1"}, True),
        ({"test": "outnumbered", "of": "opponent"}, {"dead": "0:1"}, False),
        ({"test": "outnumbered", "of": "opponent"}, {"dead": "1:1"}, True),
        ({"test": "outnumbered", "of": "player"}, {}, False),
        ({"test": "exhaustion_marked", "of": "player"}, {"exhaustions": (1, 0)}, True),
        ({"test": "exhaustion_marked", "of": "opponent"}, {"exhaustions": (1, 0)}, False),
        ({"test": "any", "of": [{"test": "pm", "of": "player", "equals": MISSING},
                                {"test": "turn_number", "at_least": 20}]}, {"pm": 4}, True),
        ({"test": "all", "of": [{"test": "pm", "of": "player", "equals": MISSING},
                                {"test": "turn_number", "at_least": 20}]}, {"pm": 4}, False),
        ({"test": "not", "of": {"test": "pm", "of": "player", "equals": MISSING}}, {"pm": 4}, False),
    ],
)  # fmt: skip
def test_what_conditions_ask(test: Any, setting: dict[str, Any], met: bool) -> None:
    """The target lacks 4 HP."""
    aimed = act("lose_pv", who="target", value=0)
    s = used(aimed, act("if", do=[act("extra_recycle")], **{"if": [test]}), pv={"1:0": 16}, **setting)
    assert told(s.do("1:0")) == ([("extra_recycle", {"seat": 0})] if met else [])


@rule("NX-H3")
@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        ({"test": "count_alive", "of": "opponent", "equals": 0}, True),
        ({"test": "count_alive", "of": "opponent", "at_least": 1}, False),
        ({"test": "outnumbered", "of": "opponent"}, True),
        ({"test": "outnumbered", "of": "player"}, False),
        ({"test": "pm", "of": "opponent", "at_least": 0}, False),
        ({"test": "hand_size", "of": "opponent", "at_least": 0}, False),
        ({"test": "exhaustion_marked", "of": "opponent"}, False),
    ],
)
def test_who_is_out_has_no_spirits_and_nothing_else_can_be_asked_of_him(condition, expected):
    s = scene("kelorn hurlebois granor", "nivelune voltaigle ondarque", "escarbille ronceline grondelin")
    s.yours.out, s.yours.exhaustions = True, 1
    assert holds(s.table, _use(s), _parsed("condition", condition)) is expected
    contrary = {"test": "not", "of": condition}
    nobody_there = condition["test"] in ("pm", "hand_size", "exhaustion_marked")
    assert holds(s.table, _use(s), _parsed("condition", contrary)) is (not expected and not nobody_there)
