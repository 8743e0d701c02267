"""A sample of what `python -m tests.rigs.soak doors` presses."""

from __future__ import annotations

import pytest

from tests.e2e.doors import Cell, calls, presses
from tests.rigs.soaking import doors


def test_doors_over_a_real_line_are_as_the_table_says_and_a_wrong_one_is_found() -> None:
    sample = [*presses(), *calls()][::23]
    with pytest.raises(AssertionError) as found:
        doors.soak(print, [*sample, Cell("hand", "outsider", "dm", "+")])
    assert str(found.value).startswith("hand, outsider in dm: m, not +")
