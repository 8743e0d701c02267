"""What is told of everything that happens: who, what, how much (NX-R66)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import Result
from tests.engines.noxtalia.pack import act, attack, chosen, effect, every, support
from tests.engines.noxtalia.scenes import ME, YOU, guarded, scene, struck, used
from tests.engines.noxtalia.telling import told
from tests.engines.telling import plain, secrets
from tests.rules import rule

FOUR = {"calc": "pv_missing", "of": every("ally")}
"""A number that has to be counted: what Kel'Orn lacks where it has 16 HP."""
HURT = {"pv": {"0:0": 16}}


# Deeds


@pytest.mark.parametrize(
    ("action", "setting", "answers", "facts"),
    [
        (act("damage", who=chosen("enemy"), value=FOUR), HURT, ["1:1"],
         [("damage", {"seat": 1, "spirit": "voltaigle", "amount": 4, "was": 20, "pv": 16, "on": "1:1"})]),
        (act("lose_pv", who=chosen("enemy"), value=FOUR), HURT, ["1:2"],
         [("lose_pv", {"seat": 1, "spirit": "ondarque", "amount": 4, "was": 20, "pv": 16, "on": "1:2"})]),
        (act("lose_pv", who=every("enemy"), value=30), {"pv": {"1:0": 2, "1:1": 0}, "dead": "1:1 1:2"}, [],
         [("lose_pv", {"seat": 1, "spirit": "nivelune", "amount": 2, "was": 2, "pv": 0, "on": "1:0"}),
          ("destroyed", {"seat": 1, "spirit": "nivelune"}),
          ("linked", {"seat": 1, "cards": ["nivelune_legacy"]}),
          ("end", {"winners": [0], "reason": "destroyed"})]),
        (act("heal", who=chosen("ally", wounded=True), value=FOUR), HURT, [],
         [("heal", {"seat": 0, "spirit": "kelorn", "amount": 4, "was": 16, "pv": 20, "on": "0:0"})]),
        (act("heal", who=every("enemy"), value=3), {"pv": {"1:1": 16}}, [],
         [("heal", {"seat": 1, "spirit": "voltaigle", "amount": 3, "was": 16, "pv": 19, "on": "1:1"})]),
        (act("exhaust", who=chosen("enemy")), {}, ["1:0"],
         [("exhaust", {"seat": 1, "spirit": "nivelune", "on": "1:0"})]),
        (act("exhaust", who=every("enemy")), {"exhausted": "1:0 1:2"}, [],
         [("exhaust", {"seat": 1, "spirit": "voltaigle", "on": "1:1"})]),
        (act("recharge", who=every("ally")), {"exhausted": "0:1"}, [],
         [("recharge", {"seat": 0, "spirit": "hurlebois", "on": "0:1"})]),
        (act("gain_pm", who="player", value=FOUR), {**HURT, "pm": 2}, [],
         [("gain_pm", {"seat": 0, "amount": 4, "was": 2, "pm": 6})]),
        (act("gain_pm", who="opponent", value=9), {"your_pm": 7}, [],
         [("gain_pm", {"seat": 1, "amount": 1, "was": 7, "pm": 8})]),
        (act("lose_pm", who="opponent", value=FOUR), HURT, [],
         [("lose_pm", {"seat": 1, "amount": 4, "was": 8, "pm": 4})]),
        (act("lose_pm", who="player", value=2), {"pm": 1}, [],
         [("lose_pm", {"seat": 0, "amount": 1, "was": 1, "pm": 0})]),
        (act("lose_pm", who="player", value=2), {"pm": 0}, [], []),
        (act("steal_pm", value=FOUR), {**HURT, "pm": 2, "your_pm": 3}, [],
         [("lose_pm", {"seat": 1, "amount": 3, "was": 3, "pm": 0}),
          ("gain_pm", {"seat": 0, "amount": 3, "was": 2, "pm": 5})]),
        (act("draw", number=2), {}, [], [("draw", {"seat": 0, "count": 2})]),
        (act("draw", who="opponent", number=1), {}, [], [("draw", {"seat": 1, "count": 1})]),
        (act("mill", who="opponent", number=2),
         {"your_pile": "nivelune_blow nivelune_wall ondarque_wall"}, [],
         [("mill", {"seat": 1, "cards": ["nivelune_blow", "nivelune_wall"]})]),
        (act("mill", who="player", number=1), {"pile": "kelorn_blow kelorn_wall"}, [],
         [("mill", {"seat": 0, "cards": ["kelorn_blow"]})]),
        (act("discard", who="opponent", number=1, how="random"), {"your_hand": "nivelune_wall"}, [],
         [("discard", {"seat": 1, "cards": ["nivelune_wall"]})]),
        (act("discard", who="player", number=1, how="chosen"), {"hand": "kelorn_wall granor_wall"},
         [("granor_wall",)], [("discard", {"seat": 0, "cards": ["granor_wall"]})]),
        (act("discard", who="player", number=3, how="chosen"), {}, [], []),
        (act("return_to_hand"), {"discard": "kelorn_blow kelorn_wall"}, [("kelorn_blow",)],
         [("fetch", {"seat": 0, "cards": ["kelorn_blow"]})]),
        (act("return_to_hand"), {}, [], []),
        (act("to_bottom", zone="hand", number=2), {"hand": "kelorn_blow kelorn_wall granor_wall"},
         [("kelorn_wall", "granor_wall")], [("sink_hand", {"seat": 0, "count": 2})]),
        (act("to_bottom", zone="discard"), {"discard": "kelorn_blow"}, [],
         [("sink_discard", {"seat": 0, "cards": ["kelorn_blow"]})]),
        (act("to_bottom", zone="hand"), {}, [], []),
        (act("remove_from_game", who="opponent", filter={"type": "defence"}),
         {"your_discard": "nivelune_blow nivelune_wall"}, [],
         [("banish", {"seat": 1, "cards": ["nivelune_wall"]})]),
        (act("remove_from_game", who="player", number=2), {"discard": "kelorn_blow"}, [],
         [("banish", {"seat": 0, "cards": ["kelorn_blow"]})]),
        (act("look", zone="hand"), {"your_hand": "nivelune_wall"}, [],
         [("look_hand", {"seat": 0, "count": 1})]),
        (act("look", zone="pile", number=2), {}, [], [("look_pile", {"seat": 0, "count": 2})]),
        (act("cost_change", value=-2, until="end_of_turn"), {}, [],
         [("cost_change", {"seat": 0, "change": "−2"})]),
        (act("cost_change", who="opponent", value=1, until="end_of_turn"), {}, [],
         [("cost_change", {"seat": 1, "change": "+1"})]),
        (act("lift_limit", of="pm"), {}, [], [("lift_pm", {"seat": 0})]),
        (act("lift_limit", of="pv"), {}, [], [("lift_pv", {"seat": 0})]),
        (act("extra_recycle"), {}, [], [("extra_recycle", {"seat": 0})]),
        (act("flip_cycle"), {"turn": 3}, [], [("flip_cycle", {"cycle": "nocturne"})]),
        (act("choose_one", modes=[{"do": [act("draw", number=1)]}, {"do": [act("extra_recycle")]}]),
         {}, ["1"],
         [("mode", {"seat": 0, "card": "card", "number": 2}), ("extra_recycle", {"seat": 0})]),
        (act("may", do=[act("extra_recycle")]), {}, ["yes"], [("extra_recycle", {"seat": 0})]),
        (act("may", do=[act("extra_recycle")]), {}, ["no"], []),
    ],
)  # fmt: skip
def test_what_is_told_of_a_deed(
    action: Any, setting: dict[str, Any], answers: list[Any], facts: list[tuple[str, dict[str, Any]]]
) -> None:
    s = used(action, **setting).do(*answers)
    assert told(s) == facts


@rule("NX-59", "NX-R44")
def test_a_roll_is_told_with_who_rolled_for_what() -> None:
    roll = act("roll", results=[{"faces": [5], "do": [act("gain_pm", who="player", value="die")]}])
    card = support("card", effect(roll), cost=0)
    s = scene(hand="card", pm=1, cards=(card,)).roll(5).supports("card")
    assert told(s) == [
        ("roll", {"seat": 0, "card": "card", "die": 5}),
        ("gain_pm", {"seat": 0, "amount": 5, "was": 1, "pm": 6}),
    ]


@pytest.mark.parametrize(
    ("action", "facts"),
    [
        (act("power", value=FOUR), ("power", {"seat": 0, "card": "card", "change": "+4",
         "was": 9, "now": 13})),
        (act("opposing_power", value=-1), ("opposing_power", {"seat": 0, "card": "card", "change": "−1",
         "was": None, "now": None})),
        (act("chart_value", value=-4), ("chart_value", {"seat": 0, "card": "card", "change": "−4",
         "was": 9, "now": 5})),
        (act("ignore_chart"), ("ignore_chart", {"seat": 0, "card": "card", "only": "weak",
         "was": 9, "now": 9})),
        (act("ignore_chart", only="any"), ("ignore_chart", {"seat": 0, "card": "card", "only": "any",
         "was": 9, "now": 9})),
        (act("no_defence"), ("no_defence", {"seat": 0, "card": "card"})),
        (act("power", value=0), None),
    ],
)  # fmt: skip
def test_what_is_told_of_an_attacks_effect(action: Any, facts: Any) -> None:
    s = struck(action, pv={"0:0": 16})
    assert told(s) == ([facts] if facts else [])


@pytest.mark.parametrize(
    ("action", "facts"),
    [
        (act("power", value=2), [("power", {"seat": 1, "card": "card", "change": "+2", "was": 3, "now": 5})]),
        (act("opposing_power", value={"calc": "difference", "parts": [0, FOUR]}),
         [("opposing_power", {"seat": 1, "card": "card", "change": "−4", "was": 8, "now": 4})]),
        (act("prevent_damage", value=FOUR),
         [("prevent", {"seat": 1, "card": "card", "amount": 4, "was": 0, "now": 4})]),
        (act("prevent_damage", value=-3),
         [("prevent", {"seat": 1, "card": "card", "amount": 0, "was": 0, "now": 0})]),
    ],
)  # fmt: skip
def test_what_is_told_of_a_defences_effect(action: Any, facts: Any) -> None:
    assert told(guarded(action, pv={"1:0": 16})) == facts


@rule("NX-83", "NX-84", "NX-65", "NX-R16")
def test_attaching_and_leaving_are_told_with_the_hosts_seat() -> None:
    curse = support("curse", cost=0, keywords=["affaiblissement"])
    s = scene(hand="curse", cards=(curse,)).supports("curse", "1:1")
    assert told(s) == [("attached", {"seat": 1, "card": "curse", "spirit": "voltaigle"})]
    strip = support("strip", effect(act("destroy_attached", who=chosen("ally"))), cost=0)
    s = scene(hand="strip", attached={"0:1": "curse:1"}, cards=(curse, strip)).supports("strip", "0:1")
    assert told(s) == [("detached", {"seat": 0, "card": "curse", "spirit": "hurlebois"})]
    assert (s.yours.discard, s.mine.discard) == (["curse"], ["strip"])


def test_effects_that_are_due_are_told_with_card_and_seat() -> None:
    curse = support(
        "curse", effect(act("lose_pv", who="host", value=1), when="turn_end"), keywords=["affaiblissement"]
    )
    s = scene(attached={"0:0": "curse:1"}, cards=(curse,), pm=8, hand="kelorn_blow " * 5).do("end")
    assert told(s)[:2] == [
        ("effect", {"seat": 1, "card": "curse"}),
        ("lose_pv", {"seat": 0, "spirit": "kelorn", "amount": 1, "was": 20, "pv": 19, "on": "0:0"}),
    ]


# Attacks and turns


@rule("NX-45", "NX-46", "NX-48", "NX-49", "NX-51", "NX-53")
def test_what_is_told_of_an_attack() -> None:
    s = scene(hand="kelorn_strike", your_hand="nivelune_guard").attacks(
        "kelorn_strike", "1:0", "nivelune_guard"
    )
    assert [(event.kind, plain(event.facts)) for event in s.match.events] == [
        ("attack", {"seat": 0, "card": "kelorn_strike", "spirit": "nivelune", "loser": 1, "cost": 2,
                   "was": 8, "now": 6, "chart": "+4", "power": 12}),
        ("defend", {"seat": 1, "card": "nivelune_guard", "cost": 1,
                   "was": 8, "now": 7, "chart": "+4", "power": 10}),
        ("compare", {"seat": 1, "spirit": "nivelune", "by": "kelorn_strike", "amount": 2,
                   "was": 20, "pv": 18, "power": 12, "defence": 10, "on": "1:0"}),
    ]  # fmt: skip
    s = scene().strikes("0:2", "1:1", "none")
    assert [(event.kind, plain(event.facts)) for event in s.match.events] == [
        ("attack_spirit", {"seat": 0, "card": "granor", "spirit": "voltaigle", "loser": 1, "cost": 2,
                   "was": 8, "now": 6, "chart": "+4", "power": 9}),
        ("undefended", {"seat": 1, "spirit": "voltaigle", "by": "granor", "amount": 9,
                   "was": 20, "pv": 11, "power": 9, "defence": 0, "on": "1:1"}),
    ]  # fmt: skip
    rake = attack("rake", cost=2, keywords=["zone"])
    s = scene(hand="rake", cards=(rake,)).attacks("rake", "1:0", "none", "1:1")
    again = next(event for event in s.match.events if event.kind == "attack_second")
    assert plain(again.facts) == {
        "seat": 0, "card": "rake", "spirit": "voltaigle", "loser": 1, "cost": 0, "chart": "−4", "power": 5,
    }  # fmt: skip


@rule("NX-38", "NX-D10")
def test_what_is_told_of_a_support() -> None:
    plain_one, aimed = (
        support("plain", cost=1),
        support("aimed", effect(act("exhaust", who="target")), cost=2),
    )
    s = scene(hand="plain aimed", cards=(plain_one, aimed)).supports("plain").supports("aimed", "1:2")
    assert [(event.kind, plain(event.facts)) for event in s.match.events][:2] == [
        ("support", {"seat": 0, "card": "plain", "cost": 1, "was": 8, "now": 7}),
        ("support_aimed", {"seat": 0, "card": "aimed", "cost": 2, "was": 7, "now": 5, "spirit": "ondarque"}),
    ]


@rule("NX-27", "NX-28", "NX-31")
def test_what_is_told_of_a_new_turn_and_when_the_cycle_changes() -> None:
    dusk = support(
        "dusk",
        effect(act("lose_pm", who="player", value=1), when="on_cycle_change"),
        keywords=["amelioration"],
    )
    s = scene(attached={"0:0": "dusk:0"}, turn=3, cards=(dusk,)).do("end")
    assert ("turn", {"seat": 1, "turn": 3, "cycle": "diurne"}) in told(s)
    assert not s.events("effect"), "the second player flips nothing"
    s.do("end")
    assert ("turn", {"seat": 0, "turn": 4, "cycle": "nocturne"}) in told(s)
    assert len(s.events("effect")) == 1


# What stays secret


@rule("NX-R66")
def test_what_only_some_are_told() -> None:
    s = used(act("draw", number=1), pile="granor_wall granor_blow")
    assert secrets(s, "draw") == {ME: {"cards": ["granor_wall"]}}
    s = used(act("to_bottom", zone="hand"), hand="kelorn_wall")
    assert secrets(s, "sink_hand") == {ME: {"cards": ["kelorn_wall"]}}
    s = used(act("look", zone="hand"), your_hand="nivelune_wall")
    assert secrets(s, "look_hand") == {ME: {"cards": ["nivelune_wall"]}}
    s = used(act("look", zone="pile", number=2), your_pile="nivelune_blow nivelune_wall ondarque_wall")
    assert secrets(s, "look_pile") == {ME: {"cards": ["nivelune_blow", "nivelune_wall"]}}
    s = scene(hand="kelorn_blow").do("recycle", "kelorn_blow")
    assert secrets(s, "recycle") == {ME: {"card": "kelorn_blow"}}
    assert told(s)[0] == ("recycle", {"seat": ME})


@rule("NX-R66", "NX-39")
def test_cards_put_under_the_pile_are_known_to_their_owner_alone() -> None:
    s = used(act("to_bottom", zone="hand", number=2), hand="kelorn_wall granor_wall", pile="kelorn_blow")
    assert (s.mine.pile[:2], s.mine.bottom) == (["granor_wall", "kelorn_wall"], 2)
    s = used(
        act("to_bottom", zone="discard", number=2), discard="kelorn_wall granor_wall", pile="kelorn_blow"
    )
    assert sorted(s.mine.pile[:2]) == ["granor_wall", "kelorn_wall"]


def test_a_hand_that_was_seen_is_forgotten_only_when_something_leaves_it_unseen() -> None:
    peek = support("peek", effect(act("look", zone="hand")), cost=0)
    deep = support("deep", effect(act("to_bottom", zone="hand")), cost=0)
    heap = support("heap", effect(act("to_bottom", zone="discard")), cost=0)
    cards = (peek, deep, heap)
    for card, known in (("deep", False), ("heap", True)):
        s = scene(hand="peek", your_hand=f"{card} nivelune_wall", your_discard="ondarque_wall", cards=cards)
        s.supports("peek").do("end").supports(card)
        if s.asked.kind == "sink_hand":
            s.do((s.keys[0],))
        assert (s.table.sides[YOU].seen[ME] is not None) is known
    s = scene(hand="peek", your_hand="deep", your_discard="ondarque_wall", cards=cards)
    s.supports("peek").do("end")
    s.table.sides[YOU].hand = ["deep"]
    s.supports("deep")
    assert s.table.sides[YOU].seen[ME] == [], "nothing was left to put under the pile"


# Piles, destruction, the end


@rule("NX-60", "NX-61", "NX-R47")
def test_what_is_told_of_a_pile_that_runs_out() -> None:
    s = used(act("draw", number=2), pile="kelorn_blow", discard="granor_wall granor_blow")
    assert told(s) == [
        ("draw", {"seat": 0, "count": 1}), ("exhausted", {"seat": 0, "count": 1}),
        ("reshuffle", {"seat": 0, "count": 2}), ("draw", {"seat": 0, "count": 1}),
    ]  # fmt: skip
    keep = support("keep", effect(act("draw", number=1)), keywords=["amelioration"], cost=0)
    s = scene(hand="keep", pile="kelorn_blow", cards=(keep,)).supports("keep", "0:0")
    assert told(s)[1:3] == [("exhausted", {"seat": 0, "count": 1}), ("pending", {"seat": 0})]


@rule("NX-63")
def test_a_pile_that_is_milled_away_tells_both_parts() -> None:
    s = used(act("mill", who="opponent", number=2), your_pile="nivelune_blow", your_discard="ondarque_wall")
    kinds = [kind for kind, _ in told(s)]
    assert kinds == ["mill", "exhausted", "reshuffle", "mill"]
    assert told(s)[0] == ("mill", {"seat": 1, "cards": ["nivelune_blow"]})
    assert told(s)[3][1]["cards"] == s.yours.discard


@rule("NX-102", "NX-R60")
def test_what_is_told_of_the_robots_new_pile() -> None:
    grind = support("grind", effect(act("mill", who="opponent", number=1)), cost=0)
    s = scene(seats=1, hand="grind", your_pile="nivelune_blow", your_discard="ondarque_wall", cards=(grind,))
    s.supports("grind")
    assert told(s)[1:4] == [
        ("exhausted", {"seat": 1, "count": 1}), ("reshuffle", {"seat": 1, "count": 2}),
        ("robot_penalty", {"seat": 1, "amount": 5}),
    ]  # fmt: skip
    assert s.pv() == [15, 15, 15]


@rule("NX-92")
def test_what_is_told_of_a_card_that_the_robot_cannot_use() -> None:
    s = scene(seats=1, your_hand="nivelune_guard", your_pile="", your_pm=5).do("end")
    facts = [fact for fact in told(s) if fact[0].startswith("robot")]
    assert facts == [
        ("robot_card", {"seat": 1, "card": "nivelune_guard"}),
        ("robot_unusable", {"seat": 1, "card": "nivelune_guard"}),
    ]


@rule("NX-105", "NX-106")
def test_what_is_told_of_the_robots_die() -> None:
    s = scene(seats=1, hand="", your_hand="nivelune_blow", your_pile="", pv={"0:0": 7, "0:2": 7}, your_pm=5)
    s.match.answer(ME, "end")
    s.roll(5)
    s.match.answer(YOU, "go_on")
    assert ("choice_die", {"die": 5, "options": 2, "choice": 2}) in told(s)
    assert s.attack_seen().target == 2


@rule("NX-24", "NX-23", "NX-22")
def test_what_is_told_at_the_end() -> None:
    s = scene(turn=8, active=1).do("end")
    assert told(s)[-1] == ("end", {"winners": [], "reason": "turn_limit"})
    assert (s.table.stage, s.match.result) == ("over", Result((), "turn_limit"))


@rule("NX-H8")
def test_what_is_told_between_the_games_of_a_tournament() -> None:
    s = scene(hand="kelorn_storm", pv={"1:0": 1}, dead="1:1 1:2", options={"best_of_three": True})
    s.attacks("kelorn_storm", "1:0", "none")
    ends = [fact for fact in told(s) if fact[0] in ("game_end", "next_game", "end")]
    assert ends == [("game_end", {"winners": [0], "reason": "destroyed"}), ("next_game", {"number": 2})]
    assert s.asks == (YOU, "first"), "the loser says who begins"


@rule("NX-H3")
def test_what_is_told_of_a_player_who_is_out() -> None:
    curse = support("curse", cost=0, keywords=["affaiblissement"])
    s = scene(
        "kelorn hurlebois granor", "nivelune voltaigle ondarque", "escarbille ronceline grondelin",
        hand="kelorn_storm", your_hand="nivelune_wall", your_pile="nivelune_blow ondarque_wall",
        pv={"1:0": 1}, dead="1:1 1:2", attached={"1:0": "curse:0", "2:0": "curse:1"}, cards=(curse,),
    )  # fmt: skip
    s.attacks("kelorn_storm", "1:0", "none")
    assert ("eliminated", {"seat": 1, "reason": "destroyed"}) in told(s)
    out = s.table.sides[1]
    assert sorted(out.gone) == ["nivelune_blow", "nivelune_legacy", "nivelune_wall", "ondarque_wall"]
    assert (out.hand, out.pile, out.bottom, out.pending) == ([], [], 0, False)
    assert "curse" in s.mine.discard, "it goes to its owner's discard"
    assert s.attached("2:0") == ["curse"]


@rule("NX-H3")
def test_a_player_who_gives_up_leaves_what_lay_on_his_spirits_to_its_owners() -> None:
    curse = support("curse", cost=0, keywords=["affaiblissement"])
    s = scene(
        "kelorn hurlebois granor", "nivelune voltaigle ondarque", "escarbille ronceline grondelin",
        hand="kelorn_blow", your_hand="nivelune_wall", attached={"1:0": "curse:0", "1:2": "curse:2"},
        cards=(curse,),
    )  # fmt: skip
    s.match.concede(1)
    s.do("end")
    assert ("eliminated", {"seat": 1, "reason": "resigned"}) in told(s)
    assert (s.mine.discard.count("curse"), s.table.sides[2].discard) == (1, ["curse"])
    assert not any(spirit.alive or spirit.attached for spirit in s.table.sides[1].spirits)
