"""What an effect depends on: dice, choices and conditions, and who is meant."""

from __future__ import annotations

import pytest

from tests.engines.noxtalia.pack import act, attack, chosen, defence, effect, every, support
from tests.engines.noxtalia.scenes import ME, YOU, scene, struck, used
from tests.rules import rule

# Rolls, choices, conditions


@rule("NX-59", "NX-56")
def test_a_roll_does_what_its_result_says():
    roll = act(
        "roll",
        results=[
            {"faces": [1, 2], "do": [act("power", value="die")]},
            {"faces": [6], "do": [act("no_defence")]},
        ],
    )
    card = attack("card", effect(roll), cost=0)
    for die, power, window in ((2, 11, True), (4, 9, True), (6, 9, False)):
        s = scene(hand="card", cards=(card,)).roll(die).attacks("card", "1:2")
        assert s.attack_seen().attack.total == power
        assert (s.asks == (YOU, "defend")) is window


@rule("NX-D11")
def test_choose_one_and_may():
    s = used(
        act(
            "choose_one",
            modes=[{"do": [act("draw", number=1)]}, {"do": [act("gain_pm", who="player", value=1)]}],
        ),
        pm=3,
    )
    assert (s.asks, s.keys) == ((ME, "mode"), ("0", "1"))
    assert s.option("1").preview is not None
    s.do("1")
    assert (s.mine.pm, s.mine.hand) == (4, [])
    s = used(act("may", do=[act("draw", number=1)]))
    assert (s.asks, s.asked.default) == ((ME, "may"), "no")
    s.do("no")
    assert s.mine.hand == []
    assert len(used(act("may", do=[act("draw", number=1)])).do("yes").mine.hand) == 1


def test_if_and_else_within_an_effect_and_around_it():
    day, night = ({"test": "cycle", "now": cycle} for cycle in ("diurne", "nocturne"))
    part = act(
        "if",
        **{"if": [night], "do": [act("draw", number=1)], "else": [act("gain_pm", who="player", value=1)]},
    )
    assert used(part, pm=2).mine.pm == 3
    assert len(used(part, pm=2, turn=4).mine.hand) == 1
    card = support(
        "card",
        effect(act("draw", number=1), **{"if": [night], "else": [act("gain_pm", who="player", value=2)]}),
        cost=0,
    )
    assert scene(hand="card", cards=(card,), pm=2).supports("card").mine.pm == 4
    both = effect(act("draw", number=1), **{"if": [day, night]})
    assert scene(hand="both", cards=(support("both", both),)).supports("both").mine.hand == []


# Selectors


def test_random_lowest_and_filters():
    low = {"pick": "lowest_pv", "side": "enemy", "filter": {}}
    s = used(act("damage", who=low, value=1), pv={"1:1": 5})
    assert s.pv() == [20, 4, 20]
    s = used(act("damage", who=low, value=1), pv={"1:1": 5, "1:2": 5})
    assert (s.asks, s.keys) == ((ME, "pick_spirit"), ("1:1", "1:2"))
    hit = set()
    for count in range(15):
        card = support(
            "card", effect(act("damage", who={"pick": "random", "side": "enemy", "number": 2}, value=3))
        )
        s = scene(hand="card", cards=(card,))
        s.table.dice.count = count * 7
        s.supports("card")
        assert sorted(s.pv()) == [17, 17, 20]
        hit.add(tuple(s.pv()))
    assert len(hit) == 3


@pytest.mark.parametrize(
    ("wanted", "hit"),
    [
        ({"element": ["orageux", "abyssal"]}, [1, 2]),
        ({"charged": False}, [0]),
        ({"charged": True}, [1, 2]),
        ({"wounded": True}, [2]),
        ({"attached": True}, [1]),
        ({"attached": False}, [0, 2]),
    ],
)
def test_filters_of_spirits(wanted, hit):
    s = used(
        act("lose_pv", who=every("enemy", **wanted), value=1),
        exhausted="1:0", pv={"1:2": 15}, attached={"1:1": "ecorce_de_granit:1"},
    )  # fmt: skip
    before = [20, 20, 15]
    assert [place for place in range(3) if s.pv()[place] < before[place]] == hit


def test_the_others_are_meant_without_the_target():
    s = struck(act("damage", who=every("enemy", other=True), value=2), target="1:1")
    assert s.pv() == [18, 20, 18]


def test_two_spirits_picked_together():
    s = used(act("damage", who=chosen("enemy", 2), value=2))
    assert s.asks == (ME, "pick_spirits")
    s.do(("1:0", "1:2"))
    assert s.pv() == [18, 20, 18]
    assert used(act("damage", who=chosen("enemy", 3), value=2)).pv() == [18, 18, 18], "no choice"


@pytest.mark.parametrize(
    ("setting", "hurt"),
    [("target", [20, 19, 19]), ("attack", [19, 19, 20])],
)
def test_the_other_spirits_are_all_but_the_one_meant(setting: str, hurt: list[int]) -> None:
    others = act("lose_pv", who=every("enemy", other=True), value=1)
    if setting == "target":
        card = support("card", effect(act("exhaust", who="target"), others), cost=0)
        assert scene(hand="card", cards=(card,)).supports("card", "1:0").pv() == hurt
    else:
        card = attack("card", effect(others), cost=0)
        assert scene(hand="card", cards=(card,)).attacks("card", "1:2").pv() == hurt


def test_the_others_of_a_defence_and_of_what_is_attached() -> None:
    heal = act("heal", who=every("ally", other=True), value=2)
    cheer = defence("cheer", effect(heal), cost=0)
    low = {"1:0": 9, "1:1": 9, "1:2": 9}
    s = scene(hand="kelorn_blow", your_hand="cheer", pv=low, cards=(cheer,)).attacks(
        "kelorn_blow", "1:1", "cheer"
    )
    assert (s.pv()[0], s.pv()[2]) == (11, 11)
    assert s.pv()[1] <= 9
    song = support("song", effect(heal, when="turn_end"), keywords=["amelioration"])
    s = scene(attached={"0:1": "song:0"}, pv={"0:0": 9, "0:1": 9, "0:2": 9}, cards=(song,)).do("end")
    assert s.pv(ME) == [11, 9, 11]


@rule("NX-R8")
def test_self_spirit_is_the_attacking_spirit_and_no_capacity() -> None:
    spikes = defence("spikes", effect(act("damage", who="self_spirit", value=3)), cost=0)
    s = scene(your_hand="spikes", cards=(spikes,)).strikes("0:1", "1:0", "spikes")
    assert s.pv(ME) == [20, 17, 20]
    s = scene(hand="kelorn_blow", your_hand="spikes", cards=(spikes,)).attacks("kelorn_blow", "1:0", "spikes")
    assert s.pv(ME) == [20, 20, 20]


def test_keywords_of_cards_fit_filters():
    discard = "dernier_grondement arc_fourchu ecorce_de_granit cendre_tenace kelorn_blow"
    for keyword, card in (
        ("ultime", "dernier_grondement"), ("zone", "arc_fourchu"), ("amelioration", "ecorce_de_granit"),
        ("affaiblissement", "cendre_tenace"),
    ):  # fmt: skip
        s = used(act("return_to_hand", filter={"keyword": keyword}), discard=discard)
        assert s.mine.hand == [card]
    s = used(act("return_to_hand", filter={"element": ["orageux"]}, number=2), discard=discard)
    assert s.mine.hand == ["arc_fourchu", "dernier_grondement"]
