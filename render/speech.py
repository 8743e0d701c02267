"""What pictures need of a language. The application hands it in; see `bot.texts`."""

from __future__ import annotations

from typing import Any, Protocol

from engines.kernel import Say
from engines.kernel.packs import Name


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

    def tell(self, say: Say) -> str:
        """Return the text of a `Say`."""
        ...

    def name(self, name: Name) -> str:
        """Return a card's name in this language."""
        ...
