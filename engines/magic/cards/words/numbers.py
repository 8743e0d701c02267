"""Numbers as words, and how often."""

from __future__ import annotations

NUMBERS = {
    1: "one", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine",
    10: "ten", 11: "eleven", 12: "twelve", 13: "thirteen", 14: "fourteen", 15: "fifteen", 16: "sixteen",
    17: "seventeen", 18: "eighteen", 19: "nineteen", 20: "twenty",
}  # fmt: skip
"""Numbers of cards, creatures, counters: of damage and life they are figures."""
TIMES = {2: "twice", 3: "three times"}
"""How often as much."""
OFTEN = {1: "", **TIMES}
"""How often something is done."""
