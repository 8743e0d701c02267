"""What numbers come to and conditions ask, wherever they stand (section 5.2)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.noxtalia.vocabulary.counting import number
from engines.noxtalia.vocabulary.testing import holds
from engines.noxtalia.vocabulary.use import Use
from tests.engines.noxtalia.pack import act, effect, every, support
from tests.engines.noxtalia.scenes import ME, YOU, Scene, guarded, scene

# Values and conditions


def _use(s: Scene) -> Use:
    use = Use(ME, "glaciation", "support", target=s.spirit("1:0"), host=s.spirit("0:1"))
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
