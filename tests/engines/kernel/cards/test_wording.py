"""Numbers as they are printed."""

from __future__ import annotations

from engines.kernel.cards.wording import figure, signed


def test_changes_are_said_with_their_sign() -> None:
    assert [signed(change) for change in (4, 0, -4)] == ["+4", "0", "−4"]
    assert [figure(number) for number in (4, 0, -4)] == [4, 0, "−4"]
