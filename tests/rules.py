"""Names the rules that a test proves; `make ledger` counts them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest


def rule(*ids: str) -> Callable[[Any], Any]:
    """Mark a test as proof of rules and rulings, by their ids on the rules page."""
    return pytest.mark.rule(*ids)
