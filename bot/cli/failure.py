"""What ends a command: one sentence for the person at the terminal."""

from __future__ import annotations


class Failure(Exception):
    """Its text says what went wrong, what was expected and what to do."""
