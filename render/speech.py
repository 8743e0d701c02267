"""What pictures need of a language. The application hands it in; see `bot.texts`."""

from __future__ import annotations

from typing import Any, Protocol


class Speech(Protocol):
    """One reader's language. It goes to the process that draws, so it must pickle, best by its name."""

    @property
    def locale(self) -> str:
        """The language's short name, such as `en`."""
        ...

    def say(self, key: str, **values: Any) -> str:
        """Return the text of a key with its values put in."""
        ...

    def card(self, card: str) -> str:
        """Return a playing card's short name, such as Q♥ (English) or D♥ (French)."""
        ...
