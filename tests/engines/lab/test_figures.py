"""Every figure is what plain fractions make of the matches themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations
from math import sqrt
from random import Random

import pytest

from engines.lab.counting import Sums
from engines.lab.figures import Figures, figures
from engines.lab.intervals import Effect, Estimate, benjamini_hochberg, effect, holm, share
from engines.lab.playing import WIN, MatchRecord, SeatRecord
from tests.engines.lab.records import LISTS, invented, summed

MATCHES = [*invented(600, 1)]
FOUND: Figures = figures(summed(MATCHES), LISTS)
Z = Fraction(1959964, 1000000)


class Seat:
    """A seat of a match, with all that it is compared by."""

    def __init__(self, match: MatchRecord, seat: int) -> None:
        self.record: SeatRecord = match.seats[seat]
        self.deck = self.record.deck
        self.other = match.seats[1 - seat].deck
        self.place = (seat - match.first) % 2
        self.won = Fraction(self.record.won, WIN)
        self.number = seat


SEATS = [Seat(match, seat) for match in MATCHES for seat in (0, 1)]


def mean(values: list[Fraction]) -> Fraction:
    return sum(values, Fraction()) / len(values)


def assert_share(figure: Estimate | None, cases: list[Fraction]) -> None:
    """The value is the mean; the ends are where a score test refuses it (Wilson)."""
    assert figure is not None
    value = mean(cases)
    assert figure.cases == len(cases)
    assert figure.value == pytest.approx(float(value), abs=1e-12)
    for end in (figure.low, figure.high):
        error = sqrt(end * (1 - end) / len(cases))
        assert abs(float(value) - end) == pytest.approx(float(Z) * error, rel=1e-6)
    assert figure.low < value < figure.high


@pytest.mark.parametrize("deck", LISTS)
def test_a_deck_wins_its_share(deck: str) -> None:
    (found,) = [each for each in FOUND.decks if each.deck == deck]
    assert_share(found.won, [seat.won for seat in SEATS if seat.deck == deck])


def test_pairings_are_those_of_each_two_decks_against_one_another() -> None:
    assert [each.decks for each in FOUND.matchups] == [*combinations(sorted(LISTS), 2)]
    for each in FOUND.matchups:
        assert_share(each.won, [seat.won for seat in SEATS if (seat.deck, seat.other) == each.decks])
        assert 0 <= each.p <= 1


def test_who_begins_and_where_one_sits() -> None:
    assert len(FOUND.play.places) == len(FOUND.play.seats) == 2
    for number in (0, 1):
        assert_share(FOUND.play.places[number], [seat.won for seat in SEATS if seat.place == number])
        assert_share(FOUND.play.seats[number], [seat.won for seat in SEATS if seat.number == number])


def test_lengths_and_endings() -> None:
    rounds = sorted(match.rounds for match in MATCHES)
    assert FOUND.play.rounds == (rounds[60], rounds[300], rounds[540])
    assert FOUND.play.matches == len(MATCHES)
    assert FOUND.play.reasons.keys() == {"felled", "turn_limit"}
    assert_share(
        FOUND.play.reasons["turn_limit"], [Fraction(match.reason == "turn_limit") for match in MATCHES]
    )
    assert FOUND.play.endless == share(0, len(MATCHES))


def test_who_is_ahead_in_the_median_round_wins_so_often() -> None:
    middle = FOUND.play.rounds[1]
    won: list[Fraction] = []
    for match in MATCHES:
        one, other = match.seats
        if len(one.chances) >= middle - 1:
            mine, theirs = one.chances[middle - 2], other.chances[middle - 2]
            if mine != theirs:
                won.append(Fraction(one.won if mine > theirs else other.won, WIN))
    assert_share(FOUND.play.lead, won)


def test_comebacks_are_of_those_whose_estimate_was_once_worth_less_than_a_quarter() -> None:
    def bin_of(chance: float) -> int:
        return min(19, int(chance * 20))

    worth: dict[int, list[Fraction]] = {}
    for seat in SEATS:
        for chance in seat.record.chances:
            worth.setdefault(bin_of(chance), []).append(seat.won)
    behind = {place for place, won in worth.items() if mean(won) < Fraction(1, 4)}
    assert behind, "the estimate is worth something"
    assert_share(
        FOUND.play.comeback, [seat.won for seat in SEATS if bin_of(min(seat.record.chances)) in behind]
    )


@pytest.mark.parametrize("card", ["elm_3", "oak_0", "yew_9"])
def test_what_became_of_a_card(card: str) -> None:
    deck = card[:3]
    (found,) = [each for each in FOUND.cards if (each.deck, each.card) == (deck, card)]
    held = [seat.record for seat in SEATS if seat.deck == deck and card in seat.record.held]
    assert found.copies == 2
    assert_share(found.played, [Fraction(card in each.played) for each in held])
    assert_share(found.spent, [Fraction(card in each.spent and card not in each.played) for each in held])
    assert_share(
        found.dead,
        [Fraction(card in each.left and card not in each.played and card not in each.spent) for each in held],
    )
    assert_share(found.hand, [Fraction(each.won, WIN) for each in held])
    played = [each for each in held if card in each.played]
    assert_mean(found.turn, [Fraction(each.played[card]) for each in played])
    assert_mean(found.did, [Fraction(each.did.get(card, 0)) for each in played])
    assert_mean(found.wait, [Fraction(each.played[card] - each.held[card]) for each in played])


def assert_mean(figure: Estimate | None, cases: list[Fraction]) -> None:
    assert figure is not None
    variance = sum(((each - mean(cases)) ** 2 for each in cases), Fraction()) / (len(cases) - 1)
    assert figure.value == pytest.approx(float(mean(cases)))
    assert figure.high - figure.low == pytest.approx(2 * float(Z) * sqrt(variance / len(cases)))


@pytest.mark.parametrize("card", ["elm_3", "oak_0", "yew_9"])
def test_early_is_the_slope_of_what_was_won_beyond_the_expected_on_early_copies(card: str) -> None:
    deck = card[:3]
    (found,) = [each for each in FOUND.cards if (each.deck, each.card) == (deck, card)]
    seats = [seat for seat in SEATS if seat.deck == deck]
    seen = sorted(seat.record.seen for seat in seats)[len(seats) // 2]
    depth = min((3, 5, 8, 12, 20), key=lambda each: abs(each - seen / 3))
    assert FOUND.depths[deck] == depth == 3
    product = spread = variance = Fraction()
    for alike in _strata(seats):
        copies = [Fraction(list(seat.record.order[:depth]).count(card)) for seat in alike]
        beyond = [seat.won - mean([each.won for each in alike]) for seat in alike]
        centred = [each - mean(copies) for each in copies]
        product += sum((a * b for a, b in zip(centred, beyond, strict=True)), Fraction())
        own = sum((each**2 for each in centred), Fraction())
        spread += own
        variance += own * sum((each**2 for each in beyond), Fraction()) / (len(alike) - 1)
    assert found.early is not None
    assert found.early.value == pytest.approx(float(product / spread))
    assert found.early.z == pytest.approx(float(product) / sqrt(variance))
    assert found.early.cases == len(seats)


def _strata(seats: list[Seat]) -> Iterator[list[Seat]]:
    for other in LISTS:
        for place in (0, 1):
            alike = [seat for seat in seats if (seat.other, seat.place) == (other, place)]
            if alike:
                yield alike


def test_worth_is_the_mean_of_what_was_lost_without_a_card() -> None:
    lost = [12, 0, 12, -12, 6, 0, 0, 12]
    sums = Sums(
        {
            "worth|elm|elm_1|n": 8,
            "worth|elm|elm_1|d": sum(lost),
            "worth|elm|elm_1|dd": sum(x * x for x in lost),
        }
    )
    (found,) = [each for each in figures(Sums(), LISTS, sums).cards if each.card == "elm_1"]
    cases = [Fraction(each, WIN) for each in lost]
    variance = sum(((each - mean(cases)) ** 2 for each in cases), Fraction()) / 7
    assert found.worth is not None
    assert found.worth.value == float(mean(cases))
    assert found.worth.z == pytest.approx(float(mean(cases)) / sqrt(variance / 8))


def test_a_normal_deviate_of_1_96_comes_by_chance_once_in_twenty() -> None:
    assert effect(1, 1 / 1.959964, 2) == pytest.approx(Effect(1, 2, 0, 2, 1.959964, 0.05), abs=1e-6)
    assert effect(1, 0, 2) is None


@pytest.mark.parametrize("records", [[], MATCHES[:1]], ids=["none", "one"])
def test_of_few_matches_there_are_figures_without_division(records: list[MatchRecord]) -> None:
    found = figures(summed(records), LISTS)
    assert all(each.early is None and each.worth is None for each in found.cards)
    assert found.play.matches == len(records)
    assert {each.won for each in found.decks if each.deck == "yew"} == {None}


def test_a_card_that_was_held_in_no_match_or_won_in_all_of_them_has_no_effect() -> None:
    def always(_: Random, __: object) -> int:
        return 0

    records = [*invented(40, 2, always)]
    for match in records:
        for seat in match.seats:
            seat.held.pop("elm_0", None)
    (never,) = [each for each in figures(summed(records), LISTS).cards if each.card == "elm_0"]
    assert (never.played, never.dead, never.turn) == (None, None, None)


SUMS: list[Callable[[list[Sums]], list[Sums]]] = [lambda parts: parts, lambda parts: parts[::-1]]


def test_sums_of_parts_may_be_added_in_any_order() -> None:
    parts = [summed(MATCHES[start : start + 50]) for start in range(0, 600, 50)]
    added = [Sums(), Sums()]
    for order, each in zip(SUMS, added, strict=True):
        for part in order(parts):
            each.update(part)
    assert added[0] == added[1]
    assert figures(added[0], LISTS).decks == FOUND.decks


def test_p_values_are_adjusted_as_holm_and_as_benjamini_and_hochberg_have_it() -> None:
    """The example of Benjamini and Hochberg (1995), by hand: 15 tests, of which Holm keeps 3, they keep 4."""
    p = [
        0.0001,
        0.0004,
        0.0019,
        0.0095,
        0.0201,
        0.0278,
        0.0298,
        0.0344,
        0.0459,
        0.3240,
        0.4262,
        0.5719,
        0.6528,
        0.7590,
        1.0,
    ]
    values = {str(place): each for place, each in enumerate(p)}
    assert sum(each <= 0.05 for each in holm(values).values()) == 3
    assert sum(each <= 0.05 for each in benjamini_hochberg(values).values()) == 4
    assert holm({}) == benjamini_hochberg({}) == {}
