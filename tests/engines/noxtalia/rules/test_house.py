"""Modes that the leaflet only names: house rules NX-H1 to NX-H8."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engines.kernel import Match, Result
from engines.noxtalia import NoxtaliaOptions
from engines.noxtalia.evaluation.powers import cost
from tests.engines.noxtalia.pack import TEAMS, act, effect, support
from tests.engines.noxtalia.playing import GAME, check, new_match
from tests.engines.noxtalia.scenes import ME, ready, scene
from tests.rules import rule

A, B, C = (" ".join(TEAMS[key]) for key in "abc")
PAIRS = {"two_vs_two": True}


def three(**setting):
    return scene(A, B, C, **setting)


def four(**setting):
    options = {**PAIRS, **setting.pop("options", {})}
    return scene(A, B, C, A, options=options, **setting)


@rule("NX-H3")
def test_an_eliminated_player_leaves_with_hand_pile_and_field():
    s = three(
        hand="nivelune_storm", your_hand="kelorn_guard", pv={"1:0": 3}, dead="1:1 1:2",
        attached={"1:0": "ecorce_de_granit:0", "2:0": "ecorce_de_granit:1"},
    ).attacks("nivelune_storm", "1:0", "none")  # fmt: skip
    out = s.yours
    assert out.out
    assert s.match.result is None
    assert (out.hand, out.pile, out.living) == ([], [], [])
    assert "kelorn_guard" in out.gone
    assert s.mine.discard == ["ecorce_de_granit", "nivelune_storm"]
    assert s.attached("2:0") == ["ecorce_de_granit"], "what lies elsewhere stays"
    s.do("end")
    assert s.asked.seat == 2, "and the turn passes over"
    sweep = support(
        "sweep", effect(act("destroy_attached", who={"pick": "all", "side": "ally", "filter": {}})), cost=0
    )
    s = three(hands={}, hand="sweep", attached={"0:0": "ecorce_de_granit:1"}, cards=(sweep,))
    s.table.sides[1].out = True
    s.supports("sweep")
    assert s.yours.removed == ["ecorce_de_granit"], "and goes out of the game when detached"
    assert s.yours.discard == []


@rule("NX-H3", "NX-23", "NX-62")
def test_a_second_exhaustion_eliminates_and_ends_ones_turn():
    dig = support("dig", effect(act("draw", number=1)), cost=0)
    s = three(hand="dig", pile="nivelune_blow", exhaustions=(1, 0), cards=(dig,)).supports("dig")
    assert s.mine.out
    assert s.match.result is None
    assert s.asked.seat == 1
    assert "dig" in s.mine.removed
    check_rest = [spirit.alive for spirit in s.mine.spirits]
    assert check_rest == [False, False, False]


@rule("NX-H3", "NX-27")
def test_the_next_living_player_takes_over_the_counter():
    dig = support("dig", effect(act("draw", number=1)), cost=0)
    s = three(hand="dig", pile="nivelune_blow", exhaustions=(1, 0), cards=(dig,), turn=3).supports("dig")
    assert s.table.first == 1
    seen = []
    for _ in range(3):
        seen.append((s.asked.seat, s.table.turn))
        s.do("end")
    assert seen == [(1, 3), (2, 3), (1, 4)]


@rule("NX-H4", "NX-22")
def test_the_last_player_standing_wins():
    s = three(hand="nivelune_storm", pv={"1:0": 3}, dead="1:1 1:2")
    s.table.sides[2].out = True
    for spirit in s.table.sides[2].spirits:
        spirit.alive = False
    s.attacks("nivelune_storm", "1:0", "none")
    assert s.match.result == Result((0,), "destroyed", (1, 2, 3))


@rule("NX-H4", "NX-24")
@pytest.mark.parametrize(
    ("tiebreak", "result"), [(False, ((), "turn_limit", (1, 1, 1))), (True, ((1,), "tiebreak", (3, 1, 2)))]
)
def test_survivors_share_a_draw_or_are_ranked(tiebreak, result):
    s = three(turn=8, dead="0:0", pv={"2:0": 19}, options={"ffa_tiebreak": tiebreak})
    s.do("end", "end", "end")
    assert s.match.result == Result(*result)


@rule("NX-H4")
def test_equal_survivors_share_a_draw_in_spite_of_the_ranking():
    s = three(turn=8, options={"ffa_tiebreak": True}).do("end", "end", "end")
    assert s.match.result == Result((), "turn_limit", (1, 1, 1))


@rule("NX-H5")
def test_partners_sit_across_and_win_together():
    match = new_match(ready(**PAIRS), 4, "pairs")
    assert [side.team for side in match.table.sides] == [0, 1, 0, 1]
    assert match.view(None).mode == "two_vs_two"  # type: ignore[attr-defined]
    assert new_match(ready(**PAIRS), 3, "three").view(None).mode == "free_for_all"  # type: ignore[attr-defined]
    s = four(hand="nivelune_strike").do("attack", "nivelune_strike")
    assert s.keys == ("1:0", "1:1", "1:2", "3:0", "3:1", "3:2")


@rule("NX-H5", "NX-R18", "NX-83")
def test_an_ally_may_be_the_partners_spirit_all_allied_are_ones_own():
    one = support("one", effect(act("heal", who={"pick": "chosen", "side": "ally", "filter": {}}, value=3)))
    every_one = support(
        "every_one", effect(act("heal", who={"pick": "all", "side": "ally", "filter": {}}, value=3))
    )
    s = four(hand="one every_one ecorce_de_granit", pv={"0:0": 10, "2:0": 10}, cards=(one, every_one))
    s.supports("every_one")
    assert (s.pv(0)[0], s.pv(2)[0]) == (13, 10)
    s.supports("one")
    assert s.keys == ("0:0", "0:1", "0:2", "2:0", "2:1", "2:2")
    s.do("2:0").supports("ecorce_de_granit", "2:1")
    assert s.pv(2)[0] == 13
    assert s.attached("2:1") == ["ecorce_de_granit"]


@rule("NX-H5", "NX-R24")
@pytest.mark.parametrize("ally", [False, True])
def test_a_partner_may_defend_where_the_option_allows(ally):
    s = four(hand="nivelune_strike", hands={3: "nivelune_guard"}, options={"ally_defence": ally})
    s.attacks("nivelune_strike", "1:0", "none")
    if not ally:
        assert s.asks == (0, "combat")
        return
    assert s.asks == (3, "ally_defend")
    s.do("nivelune_guard")
    assert s.table.sides[3].pm == 7, "his own MP"
    assert s.attack_seen().damage == 12 - 10
    assert s.table.sides[3].discard == ["nivelune_guard"]


@rule("NX-D12", "NX-D18", "NX-R25")
def test_each_defence_is_asked_of_the_controller_first() -> None:
    s = four(
        hand="nivelune_strike", your_hand="kelorn_guard", hands={3: "nivelune_guard voltaigle_guard"},
        options={"ally_defence": True, "max_defences": 2},
    ).attacks("nivelune_strike", "1:0", "none")  # fmt: skip
    s.do("nivelune_guard")
    assert s.asks == (1, "defend"), "the window is still the controller's"
    assert "kelorn_guard" in s.keys
    s.do("none")
    assert s.asks == (3, "ally_defend")
    s.do("voltaigle_guard")
    assert s.asks == (0, "combat"), "two are the most"
    assert [side.discard for side in s.table.sides[1::2]] == [[], ["nivelune_guard", "voltaigle_guard"]]


@rule("NX-H6")
def test_a_side_loses_when_both_are_out():
    dead = "1:0 1:1 1:2 3:1 3:2"
    s = four(hand="nivelune_storm", pv={"3:0": 2}, dead=dead)
    s.table.sides[1].out = True
    s.attacks("nivelune_storm", "3:0", "none")
    assert s.match.result == Result((0, 2), "destroyed")
    s = four(hand="nivelune_storm", pv={"3:0": 2}, dead="3:1 3:2").attacks("nivelune_storm", "3:0", "none")
    assert s.match.result is None, "one partner plays on"
    assert s.table.sides[3].out


@rule("NX-H6", "NX-R66")
@pytest.mark.parametrize("shared", [False, True])
def test_partners_see_each_others_hand_only_if_shared(shared):
    s = four(hands={2: "escarbille_blow"}, options={"share_hands": shared})
    assert (s.view(0).sides[2].hand is not None) is shared
    assert s.view(1).sides[2].hand is None
    assert s.view(None).sides[2].hand is None


@rule("NX-H6", "NX-R49")
def test_both_sides_losing_at_once_is_a_draw():
    doom = support(
        "doom", effect(act("lose_pv", who={"pick": "all", "side": "enemy", "filter": {}}, value=20)), cost=0
    )
    s = four(hand="doom", dead="0:1 0:2 2:0 2:1 2:2", cards=(doom,))
    s.table.sides[2].out = True
    s.table.spirit("0:0").pv = 0
    s.supports("doom")
    assert s.match.result == Result((), "simultaneous")


@rule("NX-D10")
def test_with_several_opponents_one_is_meant_and_asked_for():
    drain = support("drain", effect(act("lose_pm", who="opponent", value=3)), cost=0)
    s = three(hand="drain", cards=(drain,)).supports("drain")
    assert (s.asks, s.keys) == ((0, "opponent"), ("1", "2"))
    s.do("2")
    assert [side.pm for side in s.table.sides] == [8, 8, 5]


# Giving up while others play on


@rule("NX-R52", "NX-H3", "NX-D19")
def test_who_gives_up_is_eliminated_and_the_others_play_on():
    match = new_match(ready(), 3, "leaving")
    first = match.table.first
    match.concede(first)
    assert match.result is None
    assert match.table.sides[first].out
    assert match.decisions[0].seat == (first + 1) % 3
    check(match.table)
    match.concede((first + 1) % 3)
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == (((first + 2) % 3,), "concession")
    assert [match.result.place((first + step) % 3) for step in range(3)] == [3, 2, 1]


@rule("NX-R52", "NX-H6")
def test_in_pairs_the_partner_plays_on():
    match = new_match(ready(**PAIRS), 4, "leaving")
    match.concede(0)
    match.concede(1)
    assert match.result is None
    match.concede(2)
    assert match.result == Result((1, 3), "concession")


@rule("NX-R52")
def test_a_defender_may_give_up_in_the_middle_of_an_attack():
    s = three(hand="nivelune_strike").attacks("nivelune_strike", "1:0")
    s.match.concede(1)
    assert s.table.sides[1].out
    assert s.asks == (0, "combat")
    assert s.mine.discard == ["nivelune_strike"]


@rule("NX-H3")
def test_changes_that_count_a_players_turns_end_with_that_player() -> None:
    dear = support("dear", effect(act("cost_change", who="opponent", value=2, until="end_of_next_turn")))
    s = three(hand="dear", cards=(dear,)).supports("dear", "1")
    strike = s.table.card("nivelune_strike")
    assert cost(s.table, 1, strike) == 4
    s.match.concede(0)
    assert cost(s.table, 1, strike) == 2
    assert s.table.changes == []


@rule("NX-H3")
def test_what_one_who_is_out_has_left_attached_changes_costs_for_the_turn_alone() -> None:
    curse = support(
        "curse",
        effect(act("cost_change", who="opponent", value=2, until="end_of_next_turn"), when="turn_start"),
        cost=0, keywords=["affaiblissement"],
    )  # fmt: skip
    s = three(attached={"1:0": "curse:2"}, cards=(curse,))
    s.match.concede(2)
    s.do("end")
    strike = s.table.card("nivelune_strike")
    assert (s.asked.seat, cost(s.table, 1, strike)) == (1, 4)
    s.do("end")
    assert cost(s.table, 1, strike) == 2


# Best of three


@rule("NX-H8", "NX-R52")
def test_who_is_out_of_this_game_is_still_in_the_match() -> None:
    s = three(options={"best_of_three": True}, dead="1:0 1:1 1:2")
    s.table.sides[1].out = True
    s.match.concede(0)
    assert s.match.result is None, "games are to come for the one who is out of this"
    assert [side.wins for side in s.table.sides] == [0, 0, 1], "who is left wins this game"
    assert (s.table.game_number, s.asks) == (2, (1, "first")), "only one of its losers is there to choose"
    assert s.keys == ("1", "2")
    s.match.concede(1)
    assert s.match.result == Result((2,), "concession", (3, 2, 1))


@rule("NX-H8", "NX-H6", "NX-R52")
def test_a_partner_who_is_out_of_this_game_is_still_in_the_match() -> None:
    s = four(options={"best_of_three": True}, dead="2:0 2:1 2:2")
    s.table.sides[2].out = True
    s.match.concede(0)
    assert s.match.result is None
    assert [side.wins for side in s.table.sides] == [0, 1, 0, 1]
    assert s.asks == (2, "first")
    s.match.concede(2)
    assert s.match.result == Result((1, 3), "concession")


@rule("NX-H3", "NX-R52")
def test_who_is_out_of_a_single_game_is_out_of_the_match() -> None:
    s = three(dead="1:0 1:1 1:2")
    s.table.sides[1].out = True
    s.match.concede(0)
    assert s.match.result == Result((2,), "concession", (2, 3, 1))


@rule("NX-H8", "NX-R52")
def test_who_has_left_the_match_cannot_win_it() -> None:
    s = three(options={"best_of_three": True}, turn=8, active=2)
    s.table.game_number = 3
    for side, wins in zip(s.table.sides, (1.5, 1, 0), strict=True):
        side.wins = wins
    s.match.concede(0)
    s.do("end")
    assert [side.wins for side in s.table.sides] == [1.5, 1.5, 0.5]
    assert s.match.result == Result((1,), "best_of_three", (3, 1, 2))


@rule("NX-H4", "NX-H8")
def test_the_eliminated_have_no_share_in_a_drawn_game() -> None:
    s = three(options={"best_of_three": True}, turn=8, active=2, dead="1:0 1:1 1:2")
    s.table.sides[1].out = True
    s.do("end")
    assert [side.wins for side in s.table.sides] == [0.5, 0, 0.5]


@rule("NX-H4", "NX-H8")
def test_of_ranked_survivors_only_the_first_share_a_drawn_game() -> None:
    options = {"best_of_three": True, "ffa_tiebreak": True}
    s = three(options=options, turn=8, active=2, pv={"1:0": 19}).do("end")
    assert [side.wins for side in s.table.sides] == [0.5, 0, 0.5]


@rule("NX-H6", "NX-H8")
def test_a_drawn_game_counts_half_for_partners_alike() -> None:
    s = four(options={"best_of_three": True}, turn=8, active=3, dead="1:0 1:1 1:2")
    s.table.sides[1].out = True
    s.do("end")
    assert [side.wins for side in s.table.sides] == [0.5] * 4


def finished(options: NoxtaliaOptions, wins: list[int | None]) -> Match:
    """Play games in which the named seats win, or nobody."""
    match = new_match(options, 2, "three games")
    for winner in wins:
        game = match.table.game_number
        if winner is None:
            match.table.turn = options.turn_limit
        while match.result is None and match.table.game_number == game:
            decision: Any = match.decisions[0]
            if winner is not None and match.table.active == winner and decision.kind == "combat":
                _let_win(match, winner)
                continue
            match.answer(decision.seat, decision.keys[-1] if decision.kind == "combat" else decision.keys[0])
        if match.result is None and match.decisions[0].kind == "first":
            yield_to = match.decisions[0]
            match.answer(yield_to.seat, str(yield_to.seat))
    return match


def _let_win(match: Match, winner: int) -> None:
    """Strike the other's last Spirit down."""
    side, other = match.table.sides[winner], match.table.sides[1 - winner]
    for spirit in other.spirits[1:]:
        spirit.pv, spirit.alive = 0, False
    other.spirits[0].pv = 1
    other.hand = []
    side.pm = 8
    for spirit in side.spirits:
        spirit.charged = True
    striker = max(
        side.spirits, key=lambda s: match.table.catalogue.value(s.body.attack, other.spirits[0].body.element)
    )
    for answer in ("spirit", striker.key, other.spirits[0].key):
        match.answer(winner, answer)
    if match.decisions[0].kind == "defend":
        match.answer(1 - winner, "none")


@rule("NX-H8")
@pytest.mark.parametrize(
    ("wins", "result"),
    [
        ([0, 0], (0,)), ([0, 1, 1], (1,)), ([None, 0, 0], (0,)), ([None, None, 0], (0,)),
        ([0, None, 1], ()), ([None, None, None], ()), ([0, None, None], (0,)),
    ],
)  # fmt: skip
def test_best_of_three_with_half_points(wins, result):
    match = finished(ready(best_of_three=True), wins)
    assert match.result == Result(result, "best_of_three")
    assert match.table.game_number == len(wins)


@rule("NX-H8", "NX-D1")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_loser_says_who_begins_and_teams_are_kept(winner):
    match = new_match(ready(best_of_three=True), 2, "loser")
    teams = [[spirit.body.id for spirit in side.spirits] for side in match.table.sides]
    while match.table.active != winner or match.decisions[0].kind != "combat":
        match.answer(match.decisions[0].seat, "end")
    _let_win(match, winner)
    assert (match.decisions[0].seat, match.decisions[0].kind) == (1 - winner, "first")
    assert match.table.sides[winner].wins == 1
    loaded = Match.load(GAME, json.loads(json.dumps(match.dump())), match.options)
    assert loaded.hash() == match.hash()
    match.answer(1 - winner, "0")
    table = match.table
    assert (table.first, table.turn, table.game_number, table.cycle) == (0, 1, 2, "diurne")
    assert [[spirit.body.id for spirit in side.spirits] for side in table.sides] == teams
    assert all(spirit.pv == 20 for side in table.sides for spirit in side.spirits)
    check(table)


@rule("NX-H8")
def test_after_a_drawn_game_chance_says_who_begins() -> None:
    for number in range(6):
        s = scene(turn=8, active=1, options={"best_of_three": True})
        s.table.dice.count = number * 50
        s.do("end")
        assert [side.wins for side in s.table.sides] == [0.5, 0.5]
        assert (s.table.game_number, s.asked.kind) == (2, "combat"), "nobody is asked"


@rule("NX-H8", "NX-15")
def test_in_solo_the_human_begins_every_game() -> None:
    s = scene(
        seats=1, hand="kelorn_storm", your_pm=0, pv={"1:0": 1}, dead="1:1 1:2",
        options={"best_of_three": True},
    ).attacks("kelorn_storm", "1:0")  # fmt: skip
    assert (s.table.game_number, s.table.first, s.asks) == (2, ME, (ME, "combat"))


@rule("NX-H7", "NX-H8")
@pytest.mark.parametrize(
    "bad",
    [
        {"expert": True}, {"expert": True, "format": "libre", "random_teams": True},
        {"random_teams": True, "format": "libre"}, {"best_of_three": True, "format": "libre"},
    ],
)  # fmt: skip
def test_options_that_contradict_one_another(bad):
    with pytest.raises(ValueError, match=r"Expert|Standard|base"):
        NoxtaliaOptions.model_validate(bad)
