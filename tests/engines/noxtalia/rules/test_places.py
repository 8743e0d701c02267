"""Who comes where in a free-for-all, and the second use of a Zone there (NX-H2 to NX-H4)."""

from __future__ import annotations

import pytest

from engines.kernel import Result
from tests.engines.noxtalia.pack import TEAMS, act, effect, every, support
from tests.engines.noxtalia.scenes import scene
from tests.rules import rule

A, B, C = (" ".join(TEAMS[key]) for key in "abc")
DOOM = support("doom", effect(act("lose_pv", who=every("enemy"), value=20)), cost=0)


def three(**setting):
    return scene(A, B, C, **setting)


def four(**setting):
    return scene(A, B, C, A, **setting)


def _out(s, seat: int, fell: int) -> None:
    side = s.table.sides[seat]
    side.out, side.fell = True, fell
    for spirit in side.spirits:
        spirit.alive = False


@rule("NX-H3", "NX-H4")
def test_who_fell_later_comes_before_who_fell_earlier():
    s = four(hand="nivelune_storm", pv={"1:0": 3}, dead="1:1 1:2")
    _out(s, 3, 1)
    _out(s, 2, 2)
    s.attacks("nivelune_storm", "1:0", "none")
    assert s.match.result == Result((0,), "destroyed", (1, 2, 3, 4))


@rule("NX-H3", "NX-22")
def test_each_check_takes_its_own_out():
    s = three(hand="nivelune_storm nivelune_storm", pv={"1:0": 3, "2:0": 3}, dead="1:1 1:2 2:1 2:2", turn=3)
    s.attacks("nivelune_storm", "1:0", "none")
    assert [side.fell for side in s.table.sides] == [0, 1, 0]
    s.attacks("nivelune_storm", "2:0", "none")
    assert s.match.result == Result((0,), "destroyed", (1, 3, 2))


@rule("NX-H4", "NX-24")
def test_the_eliminated_share_nothing_of_a_drawn_free_for_all():
    s = three(turn=8, active=2)
    _out(s, 1, 1)
    s.do("end")
    assert s.match.result == Result((), "turn_limit", (1, 3, 1))


@rule("NX-H4", "NX-R49")
def test_the_eliminated_share_nothing_where_the_last_two_fall_together():
    s = three(hand="doom", cards=(DOOM,), dead="0:1 0:2")
    s.table.spirit("0:0").pv = 0  # it falls at the same check
    _out(s, 2, 1)
    s.supports("doom")
    assert s.match.result == Result((), "simultaneous", (1, 1, 3))


@rule("NX-H4")
@pytest.mark.parametrize("end", ["agree_draw", "call_off"])
def test_the_eliminated_share_nothing_of_a_match_that_others_end(end):
    s = three(options={"ffa_tiebreak": True}, dead="0:0")
    _out(s, 1, 1)
    getattr(s.match, end)()
    assert s.match.result is not None
    assert s.match.result.places == (1, 3, 1), "nobody is ranked before the end"


@rule("NX-H3", "NX-R52")
def test_who_gives_up_among_the_last_two_is_second():
    s = three()
    _out(s, 1, 1)
    s.match.concede(2)
    assert s.match.result == Result((0,), "concession", (1, 3, 2))


@rule("NX-H3", "NX-R52")
def test_who_gave_up_earlier_comes_behind_who_gives_up_later():
    s = three()
    s.match.concede(1)
    s.match.concede(2)
    assert s.match.result == Result((0,), "concession", (1, 3, 2))


@rule("NX-H4")
def test_ranked_survivors_come_in_their_order():
    s = three(turn=8, active=2, pv={"1:0": 19}, dead="2:0", options={"ffa_tiebreak": True}).do("end")
    assert s.match.result == Result((0,), "tiebreak", (1, 2, 3))


@rule("NX-H4", "NX-H8")
def test_of_several_games_those_won_say_who_comes_where():
    s = three(options={"best_of_three": True}, turn=8, active=2)
    s.table.game_number = 3
    for side, wins in zip(s.table.sides, (1, 0.5, 0), strict=True):
        side.wins = wins
    _out(s, 0, 1)
    s.do("end")
    assert s.match.result is not None
    assert (s.match.result.winners, s.match.result.places) == ((), (1, 1, 3)), "1, 1 and a half"


@rule("NX-H2", "NX-79", "NX-R32")
def test_the_second_use_of_a_zone_support_stays_with_the_same_opponent_while_it_can():
    chill = support("chill", effect(act("damage", who="target", value=1)), cost=0, keywords=["zone"])
    s = three(hand="chill", cards=(chill,)).supports("chill", "2:0")
    assert s.keys == ("2:1", "2:2")
    s = three(hand="chill", cards=(chill,), dead="2:1 2:2").supports("chill", "2:0")
    assert s.keys == ("1:0", "1:1", "1:2")


@rule("NX-H5")
def test_partners_win_together_what_is_decided_for_one_of_them():
    s = scene(A, B, C, A, options={"two_vs_two": True})
    s.match.adjudicate(3)
    assert s.match.result == Result((1, 3), "adjudicated")
