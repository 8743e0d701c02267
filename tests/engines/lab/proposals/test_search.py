"""The search finds the numbers that make a deck unfair, and proposes nothing where none does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from engines.lab.chunks import Chunk
from engines.lab.counting import Sums
from engines.lab.proposals.search import MOST, PROOF, TWO, NumberSearch, Proposals, search
from engines.lab.proposals.trials import AS_PRINTED
from tests.engines.lab.proposals.simulated import (
    ARENA,
    DECK,
    FAIR,
    OTHERS,
    PRINTED,
    Truth,
    carried_out,
    known,
    played,
    proposed,
)

CARD = "well_digger"
SUSPECTS = (CARD, "hedge_boar", "nurse_log")


def by_power(points: float) -> Truth:
    """Let each point of Power above what is fair win so much; another card's cost helps a little."""

    def truth(card: str, values: Mapping[str, int]) -> float:
        power = values.get("power", PRINTED) if card == CARD else PRINTED
        other = values.get("cost", 2) - 2 if card == "hedge_boar" else 0
        return 0.5 + points * (power - FAIR) - 0.004 * other

    return truth


def powers(found: Proposals) -> list[int]:
    """Return the Power of the card in each proposal that changes it alone."""
    return [
        each.changes[0].proposed for each in found.found
        if each.card == CARD and [change.field for change in each.changes] == ["power"]
    ]  # fmt: skip


@pytest.mark.parametrize("points", [0.025, 0.04])
def test_the_number_that_is_to_blame_or_one_beside_it_is_proposed(points: float) -> None:
    hits = 0
    for seed in range(4):
        found = proposed(by_power(points), SUSPECTS, seed)
        assert found.matches <= MOST
        hits += any(abs(power - FAIR) <= 1 for power in powers(found))
    assert hits >= 3


def test_a_deck_that_is_too_weak_is_brought_back_as_well() -> None:
    found = proposed(lambda card, values: 1 - by_power(0.03)(card, values), SUSPECTS, 3)
    assert any(abs(power - FAIR) <= 1 for power in powers(found))
    assert all(each.before.value < 0.45 <= each.now.value <= 0.55 for each in found.found)


def together(card: str, values: Mapping[str, int]) -> float:
    """Neither Power nor cost alone gets the deck below 56 %."""
    if card != CARD:
        return 0.68
    power, cost = values.get("power", PRINTED), values.get("cost", 2)
    return 0.44 + 0.12 * power / PRINTED + 0.12 * (12 - cost) / 10


def test_where_no_number_does_it_two_of_one_card_do() -> None:
    hits = 0
    for seed in range(1, 5):
        found = proposed(together, SUSPECTS, seed)
        hits += [{change.field for change in each.changes} for each in found.found] == [{"cost", "power"}]
        assert found.matches <= MOST + TWO
    assert hits >= 3


def test_nothing_is_proposed_where_no_number_of_the_cards_is_to_blame() -> None:
    found = proposed(lambda card, values: 0.62, SUSPECTS, 1)
    assert found.found == ()
    assert found.cards == SUSPECTS


def test_a_proposal_tells_what_else_has_moved_on_new_deals() -> None:
    found = proposed(by_power(0.03), SUSPECTS, 0)
    assert found.found
    for each in found.found:
        assert [moved.deck for moved in each.moved] == OTHERS
        assert each.now.cases == each.before.cases == PROOF
        assert sum(moved.now.cases for moved in each.moved) == PROOF
        assert each.now.value == pytest.approx(sum(moved.now.value for moved in each.moved) / len(OTHERS))
        assert each.before.value > 0.6


def test_all_trials_play_the_same_deals_and_the_proof_plays_others() -> None:
    """Each piece plays one trial; the numbers of its matches follow one another and begin at 0."""
    numbers: dict[tuple[str, str, str], list[int]] = {}

    def truth(card: str, values: Mapping[str, int]) -> float:
        return by_power(0.03)(card, values)

    course = search(ARENA, NumberSearch(DECK, known(truth, 300, 1), SUSPECTS, "easy", OTHERS))
    batch: Sequence[Chunk] = next(course)
    sizes = Counter[str]()
    while True:
        sums = Sums()
        for chunk in batch:
            (trial,) = chunk.cards
            numbers.setdefault((chunk.work, chunk.decks[1], trial), []).extend(range(chunk.start, chunk.stop))
            sizes[chunk.work] += 1
            sums.update(played(chunk, truth, 1))
        try:
            batch = course.send(sums)
        except StopIteration:
            break
    assert all(found == list(range(len(found))) and len(found) % 2 == 0 for found in numbers.values())
    assert set(sizes) == {"trial", "proof"}
    for work in sizes:
        longest = max(len(found) for (kind, *_), found in numbers.items() if kind == work)
        assert all(len(numbers[work, other, AS_PRINTED]) == longest for other in OTHERS)


def test_a_search_that_is_stopped_proposes_nothing() -> None:
    course = search(ARENA, NumberSearch(DECK, known(by_power(0.03), 300, 1), SUSPECTS, "easy", OTHERS))
    next(course)
    with pytest.raises(StopIteration) as stopped:
        course.send(None)
    assert stopped.value.value is None


def test_its_course_depends_on_the_sums_alone() -> None:
    truth = by_power(0.03)
    found = [
        carried_out(
            search(ARENA, NumberSearch(DECK, known(truth, 300, 2), SUSPECTS, "easy", OTHERS)), truth, 2
        )
        for _ in range(2)
    ]
    assert found[0] == found[1]


def test_matches_that_were_never_played_to_an_end_prove_nothing() -> None:
    """Every trial of a changed card is lost, as where its matches never end."""
    truth = by_power(0.03)
    course = search(ARENA, NumberSearch(DECK, known(truth, 300, 1), SUSPECTS, "easy", OTHERS))
    assert carried_out(course, truth, 1, lost=True).found == ()


def test_no_piece_is_asked_for_twice() -> None:
    """Two numbers that are turned together may stand where one of them stood alone."""

    course = search(ARENA, NumberSearch(DECK, known(together, 300, 1), SUSPECTS, "easy", OTHERS))
    names: list[str] = []
    carried_out(course, together, 1, seen=names)
    assert len({*names}) == len(names) > 100
