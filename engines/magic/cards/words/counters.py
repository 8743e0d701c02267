"""Counters (122)."""

from __future__ import annotations

from typing import get_args

from engines.magic.language.parts import Counter

COUNTERS: dict[Counter, str] = {
    "plus_one": "+1/+1", "minus_one": "-1/-1", "charge": "charge", "time": "time",
}  # fmt: skip
"""What stands before "counter"."""
if COUNTERS.keys() != set(get_args(Counter)):
    raise TypeError("a counter of the language is not spelt")
