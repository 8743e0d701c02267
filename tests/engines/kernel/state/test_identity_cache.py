"""What is made once of some things."""

from __future__ import annotations

from engines.kernel.state.identity_cache import IdentityCache


class Card:
    def __init__(self, number: int) -> None:
        self.number = number


def test_what_was_made_of_a_thing_is_found_again() -> None:
    cards = [Card(number) for number in range(3)]
    made = IdentityCache(lambda card: [card.number], cards)
    assert [made.of(card) for card in cards] == [[0], [1], [2]]
    assert all(made.of(card) is made.of(card) for card in cards)


def test_no_thing_is_taken_for_one_that_nobody_else_remembers() -> None:
    """Two who read a set at once throw one of the two away, and other things come to lie where it lay."""
    made = IdentityCache(lambda card: card.number, (Card(number) for number in range(500)))
    others = [Card(number) for number in range(500, 1_000)]
    assert [made.of(card) for card in others] == list(range(500, 1_000))
