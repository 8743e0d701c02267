"""What ends a command: one sentence for the person at the terminal."""

from __future__ import annotations

from bot.store import StoreError
from bot.texts import texts_in
from engines.kernel import Say


class Failure(Exception):
    """Its text says what went wrong, what was expected and what to do."""


def in_words(error: StoreError) -> Failure:
    """Return the sentence for an error of the store."""
    return Failure(texts_in("en").tell(Say(error.key, error.values)))
