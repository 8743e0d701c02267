"""Numbers of cards: which there are, how far each goes, and that a trial plays the card as it is changed."""

from __future__ import annotations

from fractions import Fraction

import pytest

from engines.kernel.cards.packs import Name
from engines.lab.intervals import Z95, Estimate
from engines.lab.playing import Arena, deals, play
from engines.lab.proposals.dials import Dial, TurnedNumber, down_and_up, pairs
from engines.lab.proposals.numbers import CardNumber, changed, numbers
from engines.lab.proposals.outcomes import Outcomes, controlled
from engines.lab.proposals.trials import AS_PRINTED, PackCheck, Trial, card_of, play_trials, with_trial
from engines.registry import GAMES
from tests.engines.lab.planting import planted

NEO_NOBLE = Arena(GAMES["neo_noble"])


def found(game: str, card: str) -> dict[str, CardNumber]:
    return {each.field: each for each in numbers(card_of(Arena(GAMES[game]), card))}


def test_numbers_of_a_card_have_the_bounds_of_its_model() -> None:
    """Cost 0 to 12, Power and Resolve to 20; none changes its sign."""
    assert found("neo_noble", "hedge_boar") == {
        "cost": CardNumber("cost", 2, 0, 12),
        "power": CardNumber("power", 3, 0, 20),
        "resolve": CardNumber("resolve", 2, 0, 20),
    }
    assert found("neo_noble", "letter_never_sent")["power"] == CardNumber("power", -1, -9, 0)


def test_numbers_stand_inside_effects_in_rows_and_in_costs_that_are_written() -> None:
    assert found("neo_noble", "seed_peddler")["texts.0.do.0.number"].printed == 1
    assert found("magic", "gull_rider")["pt.1"].printed == 3
    assert found("magic", "gull_rider")["cost.0"].printed == 2
    assert found("soul_forger", "fumarole_lancer")["cost.1"] == CardNumber("cost.1", 1, 1, 20)


def test_names_and_words_for_people_hold_no_numbers() -> None:
    card = card_of(NEO_NOBLE, "hedge_boar")
    named = card.model_copy(update={"name": Name(en="Boar 66", fr="Sanglier 66")})
    assert [each.field for each in numbers(named)] == ["cost", "power", "resolve"]


def test_a_number_that_the_model_refuses_gives_no_card() -> None:
    card = card_of(NEO_NOBLE, "hedge_boar")
    assert changed(card, {"cost": 13}) is None
    other = changed(card, {"cost": 4, "power": 5})
    assert other is not None
    assert other == card.model_copy(update={"cost": 4, "power": 5})


def test_a_written_cost_is_evened_out() -> None:
    card = changed(card_of(Arena(GAMES["soul_forger"]), "fumarole_lancer"), {"cost.1": 3})
    assert card is not None
    assert card.model_dump()["cost"] == "FHM: 3 Fire cards"


@pytest.mark.parametrize("trial", [Trial("a", (("power", 3),)), Trial("b", (("cost.1", 2), ("pt.0", -1)))])
def test_a_trial_is_read_as_it_was_written(trial: Trial) -> None:
    assert Trial.read(trial.written) == trial


def test_a_trial_plays_the_changed_card_and_the_rest_as_it_is() -> None:
    trial = Trial("well_digger", (("power", 6),))
    by_hand = planted("neo_noble", "well_digger", power=6)
    decks = ("underorchard", "fog_office")
    sums = play_trials(NEO_NOBLE, decks, [AS_PRINTED, trial.written], range(4), "s", "easy")
    for arena, name in ((NEO_NOBLE, AS_PRINTED), (by_hand, trial.written)):
        for number, deal in enumerate(deals(decks, range(4), "s")):
            seat = deal.decks.index("underorchard")
            won = play(arena, deal, ["easy", "easy"]).seats[seat].won
            assert sums["|".join(("trial", *decks, name, str(number)))] == won
    assert card_of(with_trial(by_hand, Trial("well_digger", (("power", 2),))), "well_digger") != card_of(
        by_hand, "well_digger"
    )


def test_what_the_check_of_packs_refuses_is_not_sensible() -> None:
    """Nothing is drawn: a text that does nothing is refused; a card that stands in for another is not."""
    assert not PackCheck(NEO_NOBLE).allows(Trial("seed_peddler", (("texts.0.do.0.number", 0),)))
    assert PackCheck(NEO_NOBLE).allows(Trial("seed_peddler", (("texts.0.do.0.number", 2),)))
    stands_in = planted("neo_noble", "well_digger", power=6)
    assert PackCheck(stands_in).allows(Trial("well_digger", (("power", 4),)))


# Dials


def test_a_dial_turns_each_number_its_own_way_and_ends_at_the_furthest() -> None:
    dial = Dial("a", (TurnedNumber("power", 9, 0), TurnedNumber("cost", 2, 5)))
    assert dial.length == 9
    assert dial.at(9).values == (("power", 0), ("cost", 5))
    assert dial.at(3).values == (("power", 6), ("cost", 3))
    assert dial.steps(3) == 4
    assert dial.until(3).at(3).values == dial.at(3).values
    assert dial.until(3).length == 3


def test_numbers_are_paired_on_one_card_alone() -> None:
    down, up = down_and_up("a", [CardNumber("cost", 0, 0, 4), CardNumber("power", 2, 0, 9)])
    assert [each.turns for each in down] == [(TurnedNumber("power", 2, 0),)]
    assert [each.turns for each in up] == [(TurnedNumber("cost", 0, 4),), (TurnedNumber("power", 2, 9),)]
    other = Dial("b", (TurnedNumber("cost", 1, 0),))
    assert [each.turns for each in pairs([*down, up[0], up[1], other])] == [
        (TurnedNumber("power", 2, 0), TurnedNumber("cost", 0, 4)),
        (TurnedNumber("cost", 0, 4), TurnedNumber("power", 2, 9)),
    ]


# Shares


def test_a_share_of_the_same_deals_is_freed_from_their_luck() -> None:
    """The regression estimator, reckoned in fractions."""
    pairs_won = [(1, 1), (1, 0), (0, 0), (1, 1), (0, 0), (1, 0), (0, 1), (1, 1)]
    known = Estimate(0.5, 400, 0.45, 0.55)
    count = len(pairs_won)
    first = Fraction(sum(one for one, _ in pairs_won), count)
    second = Fraction(sum(other for _, other in pairs_won), count)
    slope = sum((one - first) * (other - second) for one, other in pairs_won) / sum(
        (one - first) ** 2 for one, _ in pairs_won
    )
    value = second + slope * (Fraction(1, 2) - first)
    rest = sum((other - second - slope * (one - first)) ** 2 for one, other in pairs_won)
    error = float(rest) / (count - 1) / count + (float(slope) * 0.1 / (2 * Z95)) ** 2
    got = controlled(pairs_won, known)
    assert got.value == pytest.approx(float(value))
    assert got.low == pytest.approx(max(0.0, float(value) - Z95 * error**0.5))
    assert got.cases == count


def test_what_never_differs_from_the_control_has_the_known_share() -> None:
    known = Estimate(0.6, 400, 0.55, 0.65)
    assert controlled([(1, 1), (0, 0), (1, 1)], known) == pytest.approx((0.6, 3, 0.55, 0.65))


def test_where_the_control_never_varies_the_share_stands_as_it_was_played() -> None:
    assert controlled([(1, 0), (1, 1)], Estimate(0.9, 50, 0.8, 0.95)).value == 0.5


def test_shares_are_of_the_deck_that_is_asked_for() -> None:
    outcomes = Outcomes()
    outcomes.add({"trial|a|b|x|0": 12, "trial|a|b|x|1": 0, "trial|a|b|x|2": 0, "trial|a|c|x|0": 12})
    shares = [outcomes.share("x", *decks) for decks in (("a", "b"), ("b", "a"), ("a",), ("c",))]
    assert [each and each.value for each in shares] == pytest.approx([1 / 3, 2 / 3, 1 / 2, 0])
    assert outcomes.share("y", "a") is None
