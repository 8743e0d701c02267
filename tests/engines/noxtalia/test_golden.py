"""The worked example of the rules (NX-55 to NX-58)."""

from __future__ import annotations

from tests.engines.noxtalia.scenes import ME, YOU, scene
from tests.rules import rule


@rule(
    "NX-55",
    "NX-56",
    "NX-57",
    "NX-58",
    "NX-46",
    "NX-47",
    "NX-49",
    "NX-51",
    "NX-54",
    "NX-59",
    "NX-73",
    "NX-R1",
    "NX-R5",
)
def test_glaciation_against_appel_de_la_meute():
    s = scene(
        "nivelune voltaigle ondarque", "kelorn hurlebois granor",
        hand="glaciation", your_hand="appel_de_la_meute", pm=5, your_pm=5, turn=3,
    )  # fmt: skip
    s.roll(1).attacks("glaciation", "1:0")
    seen = s.attack_seen()
    assert (seen.attack.base, seen.attack.chart) == (9, 4), "critical against Glaciel: 13"
    assert seen.rolls == (1,)
    assert [each.change for each in seen.attack.modifiers] == [4]
    assert seen.attack.total == 17
    assert s.mine.pm == 3
    assert s.asks == (YOU, "defend")
    s.do("appel_de_la_meute")
    seen = s.attack_seen()
    assert seen.defence is not None
    assert (seen.defence.base, seen.defence.chart, seen.defence.total) == (14, -4, 10)
    assert seen.defence.modifiers == (), "it is a Diurnal turn: the effect is skipped"
    assert seen.damage == 7
    assert s.pv() == [13, 20, 20]
    assert s.yours.pm == 2
    assert s.mine.discard == ["glaciation"]
    assert s.yours.discard == ["appel_de_la_meute"]
    assert s.asks == (ME, "combat")
