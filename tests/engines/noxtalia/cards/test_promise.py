"""What is printed is what is done: a sample of every shape of the card language, read a second time."""

from __future__ import annotations

import pytest

from bot.texts import texts_in
from engines.noxtalia.cards.printed import rules_text
from engines.noxtalia.language.pack import Capacity
from tests.engines.noxtalia.cards.idle import idle
from tests.engines.noxtalia.cards.promise import examine, faults_of, places
from tests.engines.noxtalia.pack import act, attack, chosen, effect, every, support
from tests.engines.noxtalia.scenes import ME, scene, used
from tests.engines.noxtalia.starter import ELEMENTS
from tests.rules import rule


@rule("NX-73", "NX-R5", "NX-R41")
def test_what_is_printed_is_what_is_done() -> None:
    assert examine(whole=False) == []


def test_the_second_reading_finds_a_deed_that_is_not_as_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    place = next(place for place in places() if place.kind == "support" and place.keyword is None)
    shape = {"do": [act("heal", who=every("ally"), value=3)]}
    assert faults_of(shape, place, night=False) == []
    monkeypatch.setattr("engines.noxtalia.effects.spirits.number", lambda *_: 2)
    (fault,) = faults_of(shape, place, night=False)
    assert "bodies" in fault


@pytest.mark.parametrize("action", ["damage", "lose_pv"])
def test_all_lose_the_same_whatever_the_first_has_lost(action: str) -> None:
    missing = {"calc": "pv_missing", "of": every("enemy")}
    s = used(act(action, who=every("enemy"), value=missing), pv={"1:0": 17})
    assert s.pv() == [14, 17, 17]


def test_all_regain_the_same_whatever_the_first_has_regained() -> None:
    missing = {"calc": "pv_missing", "of": every("ally")}
    s = used(act("heal", who=every("ally"), value=missing), pv={"0:0": 18, "0:1": 13})
    assert s.pv(ME) == [20, 20, 20]


@pytest.mark.parametrize("denied", [False, True])
@pytest.mark.parametrize("test", [{"test": "pv", "at_least": 1}, {"test": "charged"}, {"test": "exhausted"}])
def test_of_a_spirit_that_is_not_there_nothing_is_so_nor_its_contrary(test: dict, denied: bool) -> None:
    asked = {**test, "of": "self_spirit"}
    asked = {"test": "not", "of": asked} if denied else asked
    gain = effect(act("gain_pm", who="player", value=1), **{"if": [asked]})
    worn = support("worn", {**gain, "when": "on_damage_taken"}, keywords=["affaiblissement"])
    s = scene(hand="kelorn_strike", pm=3, attached={"1:2": "worn:0"}, cards=(worn,))
    assert s.attacks("kelorn_strike", "1:2", "none").mine.pm == 1, "no Spirit attacks by itself"


def test_that_not_all_are_so_is_that_one_is_not() -> None:
    asked = {"test": "not", "of": {"test": "charged", "of": every("enemy")}}
    gain = act("if", do=[act("gain_pm", who="player", value=1)], **{"if": [asked]})
    assert used(gain, pm=3, exhausted="1:1").mine.pm == 4
    assert used(gain, pm=3).mine.pm == 3


def test_the_others_of_a_spirits_own_attack_are_not_itself() -> None:
    strike = {"cost": 0, "power": 5, "effects": [effect(act("exhaust", who=every("ally", other=True)))]}
    s = scene(spirits={"kelorn": {"attack": strike}}).strikes("0:0", "1:2")
    s.spirit("0:0")
    assert s.charged(ME) == [False, False, False]
    heal = {"cost": 0, "power": 5, "effects": [effect(act("heal", who=every("ally", other=True), value=2))]}
    s = scene(spirits={"kelorn": {"attack": heal}}, pv={"0:0": 10, "0:1": 10}).strikes("0:0", "1:2")
    assert s.pv(ME) == [10, 12, 20]


def line_of(card: dict) -> list[str]:
    return [texts_in("en").tell(line) for line in rules_text(Capacity.model_validate(card), ELEMENTS)]


@rule("NX-D10")
def test_a_support_says_whom_it_is_aimed_at_wherever_it_speaks_of_a_target() -> None:
    heal = act("heal", who="target", value=2)
    assert line_of(support("card", effect(act("may", do=[heal]))))[0] == "Target one of your Spirits."
    hurt = {"test": "pv", "of": "target", "at_most": 5}
    assert line_of(support("card", effect(act("draw", number=1), **{"if": [hurt]})))[0] == (
        "Target an opposing Spirit."
    )
    assert line_of(support("card", effect(act("draw", number=1)))) == ["Draw a card."]


@rule("NX-R18")
def test_the_reminder_knows_a_host_that_a_roll_may_choose() -> None:
    roll = act("roll", results=[{"faces": [1], "do": [act("attach", who=chosen("enemy"))]}])
    card = attack("card", effect(roll), keywords=["affaiblissement"])
    assert line_of(card)[0] == "Weakening (Attach this card to a Spirit.)"


def test_each_deed_that_is_taken_changes_some_table() -> None:
    assert idle(whole=False) == []
