"""What a control's custom id says: which match, which decision, which answer. Built and parsed here only.

Nothing in an id is trusted: the match service checks seat, decision and legality.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from bot.table.verbs import Verb, verb_of

LONGEST = 100
"""Characters that Discord allows in a custom id."""
LARGEST = 2**63 - 1
"""The largest number that the database can hold."""
PREFIX = "h1"
"""Marks our ids and the version of their form."""

_ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz"


class BadActionId(ValueError):
    """A custom id that Herald has never made."""


class ActionId(NamedTuple):
    """One control: `h1:match:number:verb:detail`, numbers in base 36."""

    match: int
    number: int
    """Number of the decision that the control answers; 0 where none is."""
    verb: Verb
    detail: str = ""

    def __str__(self) -> str:
        text = f"{PREFIX}:{_base36(self.match)}:{_base36(self.number)}:{self.verb}:{self.detail}"
        if len(text) > LONGEST:
            raise ValueError(f"custom id of {len(text)} characters: {text}")
        return text

    @classmethod
    def parse(cls, text: str) -> ActionId:
        """Read a custom id. Raises BadActionId."""
        parts = text.split(":", 4)
        if len(parts) != 5 or parts[0] != PREFIX:
            raise BadActionId(text)
        try:
            return cls(_number(parts[1]), _number(parts[2]), verb_of(parts[3]), parts[4])
        except ValueError as error:
            raise BadActionId(text) from error


def is_ours(custom_id: str) -> bool:
    """Tell whether a control was made by Herald, in any version."""
    return re.match(r"h\d+:", custom_id) is not None


def _base36(number: int) -> str:
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = _ALPHABET[digit] + digits
        if number == 0:
            return digits


def _number(text: str) -> int:
    if not text or len(text) > 13 or any(letter not in _ALPHABET for letter in text):
        raise ValueError(text)
    number = int(text, 36)
    if number > LARGEST:
        raise ValueError(text)
    return number
