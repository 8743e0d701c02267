"""Brackets: their tables up to 32 players, and every size with every drop down to one winner."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.competition import brackets
from bot.competition.brackets import Bracket, BracketPart, BracketSide, From
from bot.competition.state import Outcome, Score, SeatSource, duel

TWO = Score(2)
LETTER = {From.SEED: "S", From.WINNER: "W", From.LOSER: "L"}
DROPS = {
    4: "L1-L2 L3-W4 W3-W5 W6-L6",
    8: "L1-L2 L3-L4 L6-W8 L5-W9 W10-W11 L7-W12 W7-W13 W14-L14",
    16: "L1-L2 L3-L4 L5-L6 L7-L8 L12-W16 L11-W17 L10-W18 L9-W19 W20-W21 W22-W23 L13-W24 L14-W25 W26-W27 "
    "L15-W28 W15-W29 W30-L30",
    32: "L1-L2 L3-L4 L5-L6 L7-L8 L9-L10 L11-L12 L13-L14 L15-L16 L20-W32 L19-W33 L18-W34 L17-W35 L24-W36 "
    "L23-W37 L22-W38 L21-W39 W40-W41 W42-W43 W44-W45 W46-W47 L28-W48 L27-W49 L26-W50 L25-W51 W52-W53 "
    "W54-W55 L29-W56 L30-W57 W58-W59 L31-W60 W31-W61 W62-L62",
}  # fmt: skip


def written(sides: tuple[BracketSide, BracketSide]) -> str:
    return "-".join(f"{LETTER[side.kind]}{side.number}" for side in sides)


def played(bracket: Bracket, seed: int, leave: float = 0.0) -> tuple[dict[int, Outcome], set[int]]:
    """Play to the end in any order, as matches get ready; some leave on the way."""
    rng = Random(seed)
    outcomes: dict[int, Outcome] = {}
    gone: set[int] = set()
    while tables := brackets.ready(bracket, outcomes):
        first = rng.choice(list(tables))
        now = [number for number in tables if number == first or rng.random() < 0.5]
        outcomes |= {number: duel(*rng.choice([(2, 0), (1, 2)])) for number in now}
        gone |= {entrant for entrant in bracket.seeds if rng.random() < leave / 100}
        outcomes |= brackets.walkovers(bracket, outcomes, gone, TWO)
    return outcomes, gone


def test_the_order_of_seeds() -> None:
    assert brackets.order(8) == (1, 8, 4, 5, 2, 7, 3, 6)
    assert brackets.order(1) == (1,)


@pytest.mark.parametrize("size", DROPS)
def test_losers_drop_crossed_as_the_page_has_it(size: int) -> None:
    bracket = brackets.double(range(1, size + 1))
    after = [match.sides for match in bracket.matches if match.part is not BracketPart.UPPER]
    assert " ".join(map(written, after)) == DROPS[size]


@pytest.mark.parametrize("size", [2, 4, 8, 16, 32, 64, 128, 256])
def test_a_table_is_whole(size: int) -> None:
    """Every match's winner goes on once, every loser of the upper bracket drops once."""
    bracket = brackets.double(range(1, size + 1))
    assert [match.number for match in bracket.matches] == list(range(1, 2 * size))
    sides = [side for match in bracket.matches for side in match.sides]
    assert len(sides) == len(set(sides))
    losers = {side.number for side in sides if side.kind is From.LOSER}
    upper = {match.number for match in bracket.matches if match.part is BracketPart.UPPER}
    assert losers == upper | {2 * size - 2}
    winners = {side.number for side in sides if side.kind is From.WINNER}
    assert winners == set(range(1, 2 * size - 1))


@pytest.mark.parametrize("count", [*range(2, 34), 47, 63, 64, 65, 100, 127, 128])
def test_double_elimination_takes_two_matches_for_each_but_one_or_two(count: int) -> None:
    bracket = brackets.double(range(1, count + 1))
    lengths: set[int] = set()
    for seed in range(6):
        outcomes, _ = played(bracket, seed)
        lost = [match.loser for match in brackets.fill(bracket, outcomes).values() if match.loser is not None]
        champion = brackets.champion(bracket, outcomes)
        assert champion is not None
        assert brackets.is_over(bracket, outcomes)
        losses = {number: lost.count(number) for number in bracket.seeds}
        reset = len(outcomes) == 2 * count - 1
        assert losses.pop(champion) == int(reset)
        assert set(losses.values()) == {2}
        lengths.add(len(outcomes))
    assert lengths <= {2 * count - 2, 2 * count - 1}


@pytest.mark.parametrize("count", [*range(2, 34), 64, 100, 128])
def test_single_elimination_takes_a_match_for_each_but_one_and_the_best_have_the_byes(count: int) -> None:
    bracket = brackets.single(range(1, count + 1))
    assert bracket.matches[-1].part is BracketPart.FINAL
    byes = [match.winner for match in brackets.fill(bracket, {}).values() if match.over]
    assert sorted(number for number in byes if number) == list(range(1, brackets.size_of(count) - count + 1))
    outcomes, _ = played(bracket, count)
    assert len(outcomes) == count - 1
    assert sum(len(group) for group in brackets.places(bracket, outcomes)) == count


@given(st.integers(2, 128), st.integers(0, 10**6), st.sampled_from([1.0, 4.0, 20.0]), st.booleans())
@settings(max_examples=60, deadline=None)
def test_whoever_leaves_when_one_winner_comes_out(count: int, seed: int, leave: float, twice: bool) -> None:
    bracket = (brackets.double if twice else brackets.single)(range(1, count + 1))
    outcomes, gone = played(bracket, seed, leave)
    assert brackets.is_over(bracket, outcomes)
    winner = brackets.champion(bracket, outcomes)
    assert winner is not None or len(gone) >= 2
    places = brackets.places(bracket, outcomes)
    assert sorted(number for group in places for number in group) == list(bracket.seeds)
    for number, match in brackets.fill(bracket, outcomes).items():
        assert len({*match.entrants} - {None}) == sum(each is not None for each in match.entrants)
        if number in outcomes and outcomes[number].winner is not None:
            assert match.winner in match.entrants


def test_the_final_is_played_again_only_if_the_undefeated_lost() -> None:
    bracket = brackets.double([1, 2])
    first = {1: duel(2, 0)}
    assert list(brackets.ready(bracket, first)) == [2]
    assert brackets.champion(bracket, first | {2: duel(2, 1)}) == 1
    again = first | {2: duel(0, 2)}
    assert brackets.ready(bracket, again)[3].seats == (2, 1)
    assert brackets.champion(bracket, again) is None
    assert brackets.champion(bracket, again | {3: duel(0, 2)}) == 1
    assert brackets.places(bracket, again | {3: duel(2, 0)}) == ((2,), (1,))


def test_a_draw_is_replayed() -> None:
    bracket = brackets.single([1, 2, 3])
    assert list(brackets.ready(bracket, {2: duel(1, 1, 1)})) == [2]


def test_places_are_shared_by_those_who_fell_in_the_same_round() -> None:
    bracket = brackets.single(range(1, 9))
    outcomes = {number: duel(2, 0) for number in range(1, 8)}
    assert [set(group) for group in brackets.places(bracket, outcomes)] == [{1}, {2}, {3, 4}, {5, 6, 7, 8}]


def test_after_the_first_wave_of_a_double_elimination_the_winners_come_first() -> None:
    """Eight have played once: the four who lost are in the lower bracket, and behind."""
    bracket = brackets.double(range(1, 9))
    outcomes = {number: duel(2, 0) for number in range(1, 5)}
    assert [set(group) for group in brackets.places(bracket, outcomes)] == [{1, 2, 3, 4}, {5, 6, 7, 8}]
    outcomes |= {8: duel(2, 0), 5: duel(2, 0)}  # 5 is out, and 4 of the best four has lost once
    ranked = [set(group) for group in brackets.places(bracket, outcomes)]
    assert ranked == [{1}, {2, 3}, {4, 8}, {6, 7}, {5}]


@settings(max_examples=60, deadline=None)
@given(count=st.integers(2, 20), seed=st.integers(0, 10**6), twice=st.booleans())
def test_who_can_still_win_stands_before_who_cannot_and_what_is_settled_stays(
    count: int, seed: int, twice: bool
) -> None:
    bracket = (brackets.double if twice else brackets.single)(range(1, count + 1))
    final, _ = played(bracket, seed)
    ends = {n: place for place, group in enumerate(brackets.places(bracket, final)) for n in group}
    shown: dict[int, Outcome] = {}
    told, chance = 0, Random(seed)
    while tables := sorted(brackets.ready(bracket, shown)):
        number = chance.choice(tables)
        shown[number] = final[number]
        filled = brackets.fill(bracket, shown)
        losses = {n: sum(filled[each].loser == n for each in shown) for n in bracket.seeds}
        ranked = brackets.places(bracket, shown)
        out = [losses[n] > twice for group in ranked for n in group]
        assert out == sorted(out), "nobody who is out stands before who is not"
        settled = brackets.settled(bracket, shown)
        before = [sum(map(len, ranked[:place])) for place in range(len(ranked))]
        now = {n: place for place, group in zip(before, ranked, strict=True) for n in group}
        assert {n: now[n] for n in settled} == {n: sum(ends[o] < ends[n] for o in ends) for n in settled}
        told += len(settled)
    assert told >= count


def test_a_walkover_stays_what_it_was_when_the_other_leaves_too() -> None:
    bracket = brackets.single([1, 2, 3, 4])
    stored = brackets.walkovers(bracket, {}, {4}, TWO)
    assert stored == {1: Outcome((TWO, Score(0, 2)), SeatSource.WALKOVER)}
    later = stored | brackets.walkovers(bracket, stored, {4, 1}, TWO)
    assert later == stored  # the final waits for its other side
    assert brackets.fill(bracket, later)[1].winner == 1
    final = later | {2: duel(0, 2)}
    assert brackets.walkovers(bracket, final, {4, 1}, TWO)[3].winner == 1


def test_where_both_have_left_nobody_goes_on() -> None:
    bracket = brackets.single([1, 2, 3, 4])
    stored = brackets.walkovers(bracket, {}, {1, 4}, TWO)
    assert stored[1].winner is None
    assert not stored[1].drawn
    assert brackets.champion(bracket, stored | {2: duel(2, 0)}) == 2
    empty = brackets.walkovers(bracket, {}, {1, 2, 3, 4}, TWO)
    assert brackets.is_over(bracket, empty)
    assert brackets.champion(bracket, empty) is None


def test_a_bracket_has_its_bounds() -> None:
    for count in (0, 1, 257):
        with pytest.raises(ValueError, match="a bracket is for 2 to 256"):
            brackets.double(range(count))


@pytest.mark.parametrize(("size", "straight"), [(8, 1.3), (16, 3.1), (32, 6.4), (64, 12.0), (128, 24.0)])
def test_crossed_drops_let_few_meet_again(size: int, straight: float) -> None:
    """Rematches in the lower bracket, a mean over fixed events; straight drops bring many times more."""
    bracket = brackets.double(range(1, size + 1))
    total = 0
    events = 3200 // size
    for seed in range(events):
        rng, outcomes = Random(seed), dict[int, Outcome]()
        while tables := brackets.ready(bracket, outcomes):
            outcomes |= {number: duel(*rng.choice([(2, 0), (0, 2)])) for number in tables}
        filled = brackets.fill(bracket, outcomes).values()
        pairs = [
            frozenset(match.entrants)
            for match in filled
            if match.match.part in (BracketPart.UPPER, BracketPart.LOWER) and None not in match.entrants
        ]
        total += len(pairs) - len(set(pairs))
    assert total / events < min(1, straight / 1.4)


def test_a_correction_brings_another_winner_unless_what_follows_has_begun() -> None:
    bracket = brackets.single([1, 2, 3, 4])
    outcomes = {1: duel(2, 0), 2: duel(2, 0)}
    turned = brackets.corrected(bracket, outcomes, 1, duel(0, 2))
    assert brackets.ready(bracket, turned)[3].seats == (4, 2)
    same = brackets.corrected(bracket, outcomes | {3: duel(2, 0)}, 1, duel(2, 1), begun=[3])
    assert same[1] == duel(2, 1)
    assert 3 in same
    with pytest.raises(brackets.AlreadyBegun) as caught:
        brackets.corrected(bracket, outcomes, 1, duel(0, 2), begun=[3])
    assert caught.value.matches == (3,)
    voided = brackets.corrected(bracket, outcomes | {3: duel(2, 0)}, 1, duel(0, 2), begun=[3], void=True)
    assert sorted(voided) == [1, 2]
    assert brackets.dependents(brackets.double(range(1, 5)), 1) == (3, 4, 5, 6, 7)


@pytest.mark.parametrize("count", [2, 3, 5, 8, 11, 17])
def test_what_nobody_comes_to_is_known_from_the_start(count: int) -> None:
    bracket = brackets.double(range(1, count + 1))
    there = brackets.coming(bracket)
    played = [match for match in bracket.matches if there.issuperset(match.sides)]
    assert len(played) == 2 * count - 1, "of which the last is the reset"
