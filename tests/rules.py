"""Names the rules that a test proves; `make ledger` counts them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

EDITION = "7 August 2026"
"""Of the Comprehensive Rules, whose numbers move."""


def rule(*ids: str) -> Callable[[Any], Any]:
    """Mark a test as proof of rules, rulings and decisions, by their ids in the rule books."""
    return pytest.mark.rule(*ids)


def cr(*numbers: str) -> Callable[[Any], Any]:
    """Mark a test as proof of subrules of Magic's Comprehensive Rules, by their numbers in `EDITION`."""
    return pytest.mark.cr(*numbers)
