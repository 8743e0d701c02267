"""Zone, Supports, and capacities that stay attached (NX-38, NX-68, NX-77 to NX-84)."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from engines.noxtalia.language.parts import Keyword
from tests.engines.keywords import Word, check, table_of
from tests.engines.noxtalia.pack import act, attack, chosen, defence, effect, support
from tests.engines.noxtalia.scenes import ME, YOU, scene
from tests.rules import rule

# Zone


@rule("NX-79", "NX-80", "NX-R30", "NX-R31")
def test_zone_is_used_once_more_unpaid_on_another_spirit():
    s = scene(
        "voltaigle nivelune ondarque", "kelorn hurlebois granor",
        hand="arc_fourchu", your_hand="granor_guard kelorn_wall",
    ).attacks("arc_fourchu", "1:0", "kelorn_wall")  # fmt: skip
    assert s.mine.pm == 5
    assert s.mine.discard == [], "it is still in use"
    assert s.asks == (ME, "zone_target")
    assert s.keys == ("1:1", "1:2"), "a different Spirit"
    assert s.asked.default is None
    s.do("1:2")
    assert s.mine.pm == 5
    seen = s.attack_seen()
    assert (seen.second, seen.attack.chart) == (True, -4), "its own chart value: Orageux against Rocheux"
    assert s.asks == (YOU, "defend")
    assert "granor_guard" in s.keys, "a new window"
    s.do("none")
    assert s.asks == (ME, "combat"), "two targets in all"
    assert s.mine.discard == ["arc_fourchu"]
    assert s.pv() == [20, 20, 15]


@rule("NX-R31")
def test_zone_stops_where_nobody_else_lives_and_may_be_optional():
    start: dict[str, Any] = {
        "mine": "voltaigle nivelune ondarque",
        "yours": "kelorn hurlebois granor",
        "hand": "arc_fourchu",
    }
    s = scene(**start, dead="1:1 1:2").attacks("arc_fourchu", "1:0", "none")
    assert s.asks == (ME, "combat")
    assert s.mine.discard == ["arc_fourchu"]
    s = scene(**start, dead="1:1").attacks("arc_fourchu", "1:0", "none")
    assert s.asks == (YOU, "defend"), "only one is left: nothing to choose"
    s = scene(**start, options={"zone_optional": True}).attacks("arc_fourchu", "1:0", "none")
    assert s.keys == ("1:1", "1:2", "skip")
    s.do("skip")
    assert s.mine.discard == ["arc_fourchu"]
    assert s.asks == (ME, "combat")


@rule("NX-R15", "NX-78")
def test_an_ultimate_zone_leaves_after_its_last_use():
    great = attack("great", keywords=["ultime", "zone"])
    s = scene(hand="great", cards=(great,)).attacks("great", "1:0", "none")
    assert s.mine.removed == []
    s.do("1:1", "none")
    assert s.mine.removed == ["great"]


@rule("NX-R30")
def test_zone_repeats_its_effects_and_rolls():
    wild = attack(
        "wild",
        effect(act("roll", results=[{"faces": [6], "do": [act("power", value=5)]}])),
        keywords=["zone"],
    )
    s = scene(hand="wild", cards=(wild,)).roll(1, 6).attacks("wild", "1:2", "none", "1:0")
    assert s.attack_seen().rolls == (6,)
    assert s.attack_seen().attack.total == 9 + 4 + 5


@rule("NX-R33", "NX-66")
def test_linked_cards_that_arrive_between_two_uses_defend_at_once():
    s = scene(
        "voltaigle nivelune ondarque", "kelorn hurlebois granor", hand="arc_fourchu", pv={"1:0": 5}
    ).attacks("arc_fourchu", "1:0", "none")  # fmt: skip
    assert "serment_de_givre" in s.yours.hand
    s.do("1:1")
    assert "serment_de_givre" in s.keys


@rule("NX-R32", "NX-79")
def test_zone_on_a_support_repeats_if_it_is_aimed_at_opposing_spirits():
    rain = support("rain", effect(act("damage", who="target", value=3)), keywords=["zone"])
    s = scene(hand="rain", cards=(rain,)).supports("rain", "1:0", "1:2")
    assert s.pv() == [17, 20, 17]
    assert s.mine.pm == 7
    assert s.mine.discard == ["rain"]


@rule("NX-R32")
def test_the_second_use_asks_under_the_same_card() -> None:
    gloom = support(
        "gloom", effect(act("exhaust", who="target"), act("may", do=[act("draw", number=1)])), cost=0,
        keywords=["zone"],
    )  # fmt: skip
    s = scene(hand="gloom", cards=(gloom,)).supports("gloom", "1:0", "no", "1:2")
    assert (s.asked.kind, s.asked.about.card) == ("may", "gloom")
    s.do("yes")
    assert (s.charged(), len(s.mine.hand)) == ([False, True, False], 1)


@rule("NX-R19")
@pytest.mark.parametrize("keyword", ["amelioration", "affaiblissement"])
def test_zone_goes_with_no_attachment_and_on_no_defence(keyword):
    with pytest.raises(ValueError, match="Zone"):
        scene(cards=(attack("bad", keywords=["zone", keyword]),))
    with pytest.raises(ValueError, match="Zone"):
        scene(cards=(defence("bad", keywords=["zone"]),))


# Supports


@rule("NX-38", "NX-77", "NX-R10")
def test_a_support_is_paid_used_and_destroyed():
    s = scene(hand="kelorn_balm", pv={"0:1": 10})
    s.supports("kelorn_balm")
    assert s.pv(ME) == [20, 15, 20]
    assert s.mine.pm == 7
    assert s.mine.discard == ["kelorn_balm"]
    assert s.table.attack is None, "it starts no attack"
    assert s.asks == (ME, "combat"), "and nobody answers it"
    s = scene(hand="kelorn_balm", options={"support_after_use": "remove"}).supports("kelorn_balm")
    assert (s.mine.discard, s.mine.removed) == ([], ["kelorn_balm"])


@rule("NX-R10", "NX-78")
def test_an_ultimate_support_leaves_the_game():
    dawn = support("dawn", effect(act("gain_pm", who="player", value=1)), keywords=["ultime"])
    s = scene(hand="dawn", cards=(dawn,)).supports("dawn")
    assert s.mine.removed == ["dawn"]


@rule("NX-38", "NX-R23", "NX-77")
def test_a_support_may_be_taken_back_before_its_target_is_named():
    s = scene(hand="ecorce_de_granit")
    s.supports("ecorce_de_granit", "back", "back")
    assert s.asks == (ME, "combat")
    assert s.mine.pm == 8
    assert "support" not in scene(hand="ecorce_de_granit", pm=1).keys


# Attached capacities


@rule("NX-83", "NX-R18", "NX-R10", "NX-R5")
def test_an_enhancement_stays_on_an_allied_spirit():
    s = scene(hand="ecorce_de_granit").supports("ecorce_de_granit")
    assert s.keys == ("0:0", "0:1", "0:2")
    s.do("0:1")
    assert s.attached("0:1") == ["ecorce_de_granit"]
    assert s.mine.discard == []
    s.do("end")
    s.table.take(s.yours, "nivelune_strike")
    s.attacks("nivelune_strike", "0:1", "none")
    assert s.attack_seen().attack.total == 8 + 4 - 2


@rule("NX-84", "NX-R17", "NX-54")
def test_a_weakening_stays_on_the_attacks_target_whatever_got_through():
    s = scene(
        "escarbille ronceline grondelin", hand="cendre_tenace", your_hand="ondarque_wall"
    ).attacks("cendre_tenace", "1:1", "ondarque_wall")  # fmt: skip
    assert s.attack_seen().damage == 0
    assert s.attached("1:1") == ["cendre_tenace"]
    s.do("end", "end")
    assert s.pv()[1] == 18, "in its victim's turn"


@rule("NX-R17")
def test_a_weakening_without_its_target_is_discarded():
    s = scene("escarbille ronceline grondelin", hand="cendre_tenace", pv={"1:1": 3})
    s.attacks("cendre_tenace", "1:1", "none")
    assert s.mine.discard == ["cendre_tenace"]


@rule("NX-R18", "NX-D13", "NX-D17")
def test_where_an_enhancement_goes_from_each_type_of_card():
    bold = attack("bold", keywords=["amelioration"])
    s = scene(hand="bold", cards=(bold,)).attacks("bold", "1:0", "none")
    assert s.asks == (ME, "attach")
    assert s.keys == ("0:0", "0:1", "0:2"), "any living own Spirit"
    s.do("0:2")
    assert s.attached("0:2") == ["bold"]
    firm = defence("firm", keywords=["amelioration"])
    s = scene(hand="kelorn_strike", your_hand="firm", cards=(firm,)).attacks("kelorn_strike", "1:1", "firm")
    assert s.attached("1:1") == ["firm"], "a Defence: the attacked Spirit"


@rule("NX-R18")
def test_an_attack_attaches_itself_where_its_effect_says() -> None:
    hook = attack("hook", effect(act("attach", who=chosen("ally"))), cost=0)
    s = scene(hand="hook", cards=(hook,)).attacks("hook", "1:0", "0:2", "none")
    assert s.attached("0:2") == ["hook"]


@rule("NX-68")
def test_a_spirit_bears_any_number_of_capacities():
    s = scene(hand="ecorce_de_granit", attached={"0:0": "cendre_tenace:1 cendre_tenace:0 glaciation:1"})
    s.supports("ecorce_de_granit", "0:0")
    assert len(s.attached("0:0")) == 4


# Each keyword has its rule, and a scene that ends otherwise without it


def once_used(*words: str) -> tuple[list[str], list[str]]:
    """Return what is destroyed and what has left the game once a Support has been used."""
    dawn = support("dawn", effect(act("gain_pm", who="player", value=1)), keywords=words)
    s = scene(hand="dawn", cards=(dawn,)).supports("dawn")
    return s.mine.discard, s.mine.removed


def hurt_by_rain(*words: str) -> list[int]:
    """Return the PV of the opposing Spirits once a Support has been aimed at one, and at another."""
    rain = support("rain", effect(act("damage", who="target", value=3)), keywords=words)
    s = scene(hand="rain", cards=(rain,)).supports("rain", "1:0")
    return s.do("1:2").pv() if s.asks == (ME, "zone_target") else s.pv()


def attached_after(side: str, *words: str) -> list[str]:
    """Return what is attached to a Spirit of either side once an attack has been made."""
    bold = attack("bold", keywords=words)
    s = scene(hand="bold", cards=(bold,)).attacks("bold", "1:1", "none")
    if s.asks == (ME, "attach"):
        s.do("0:1")
    return s.attached(f"{side}:1")


WORDS: dict[str, Word] = {
    "ultime": Word("NX-78", once_used, ([], ["dawn"]), (["dawn"], [])),
    "zone": Word("NX-79 NX-80", hurt_by_rain, [17, 20, 17], [17, 20, 20]),
    "amelioration": Word("NX-83 NX-R18", lambda *words: attached_after("0", *words), ["bold"], []),
    "affaiblissement": Word("NX-84 NX-R17", lambda *words: attached_after("1", *words), ["bold"], []),
}


@pytest.mark.parametrize(("word", "row"), table_of(get_args(Keyword), WORDS, rule))
def test_each_keyword_does_what_its_rule_says(word: str, row: Word | None) -> None:
    check(word, row, get_args(Keyword), word)
