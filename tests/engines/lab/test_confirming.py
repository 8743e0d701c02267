"""Whether another level says the same of a card: alike, otherwise, or nothing yet."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engines.lab.chunks import Chunk
from engines.lab.confirming import CONFIRMED, Confirmations, ConfirmedCard, agrees_on_strength, confirm
from engines.lab.counting import Sums
from engines.lab.intervals import effect, share
from engines.lab.playing import WIN, Arena
from engines.lab.verdicts import Kind, Verdict
from engines.registry import GAMES

ARENA = Arena(GAMES["noxtalia"])
DECK, OTHER = "a", "b"
CARD = ARENA.cards(DECK)[0]
PER_MATCH = 0.5
"""How many matches of a deck have the card in hand."""


def asked(verdict: Verdict, **counted: float) -> tuple[Confirmations, int]:
    """Ask a level again; of matches in which the card is held, such shares are counted."""
    matches = 0

    def sums(chunk: Chunk) -> Sums:
        played = chunk.stop - chunk.start
        held = round(played * PER_MATCH)
        card = {f"card|{DECK}|{CARD}|{what}": round(held * share) for what, share in counted.items()}
        won = f"won|{DECK}|{chunk.decks[1]}|0|"
        return Sums(
            {f"card|{DECK}|{CARD}|held": held, **card, won + "n": played, won + "w": played * WIN // 2}
        )

    course = confirm(ARENA, "medium", [], [verdict])
    batch: Sequence[Chunk] = next(course)
    while True:
        total = Sums()
        for chunk in batch:
            assert chunk.work == "confirm"
            assert chunk.decks[0] == DECK
            matches += chunk.stop - chunk.start
            total.update(sums(chunk))
        try:
            batch = course.send(total)
        except StopIteration as stop:
            return stop.value, matches


def of(kind: Kind) -> Verdict:
    figure = share(0, 200)
    assert figure is not None
    return Verdict(kind, DECK, CARD, "played" if kind == "never_played" else "dead", figure)


@pytest.mark.parametrize(
    ("kind", "counted", "agrees"),
    [
        ("never_played", {"played": 0}, True),
        ("never_played", {"played": 0.5}, False),
        ("dead_weight", {"dead": 0.9}, True),
        ("dead_weight", {"dead": 0.1}, False),
    ],
)
def test_a_card_that_easy_players_do_not_play_is_looked_at_again(
    kind: Kind, counted: dict[str, float], agrees: bool
) -> None:
    found, matches = asked(of(kind), **counted)
    (card,) = found.cards
    assert (card.verdict, card.agrees) == (of(kind), agrees)
    assert CONFIRMED.start <= matches < CONFIRMED.stop
    assert found.decks == {}


def test_after_300_matches_it_may_be_open() -> None:
    """Half of them dead: on neither side of one half."""
    found, matches = asked(of("dead_weight"), dead=0.5)
    assert [card.agrees for card in found.cards] == [None]
    assert CONFIRMED.stop <= matches < CONFIRMED.stop + 8


@pytest.mark.parametrize(("points", "agrees"), [(0.20, True), (0.05, None), (-0.05, None), (-0.20, False)])
def test_strength_is_asked_of_early_copies(points: float, agrees: bool | None) -> None:
    """The interval of the figure has 12 points on each side."""
    strong = effect(0.2, 0.03, 400)
    assert strong is not None
    verdict = Verdict("too_strong", DECK, CARD, "early", strong, 0.01)
    early = effect(points, 0.06, 200)
    assert early is not None
    found = agrees_on_strength("too_strong", early)
    assert found is agrees
    assert ConfirmedCard(verdict, found, early).figure == early
    weak = effect(-points, 0.06, 200)
    assert agrees_on_strength("too_weak", weak) is agrees


def test_a_run_that_is_stopped_says_nothing_of_the_card() -> None:
    course = confirm(ARENA, "medium", [], [of("never_played")])
    next(course)
    with pytest.raises(StopIteration) as stopped:
        course.send(None)
    assert [card.agrees for card in stopped.value.value.cards] == [None]
