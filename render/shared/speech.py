"""What pictures need of a language. The application hands it in; see `bot.texts`."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Protocol

from engines.kernel import Say
from engines.kernel.cards.packs import Name


class SpeechText(Protocol):
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


class Recalled:
    """A language that remembers what it has said: most words of a picture are those of the one before."""

    def __init__(self, speech: SpeechText) -> None:
        self._speech = speech
        self.card = speech.card
        self.tell = speech.tell
        self.name = speech.name

    @property
    def locale(self) -> str:
        """The language's short name."""
        return self._speech.locale

    def say(self, key: str, **values: str | int) -> str:
        """Return the text of a key with its values put in."""
        return _said(self._speech, key, tuple(values.items()))


@lru_cache(maxsize=16)
def recalled(speech: SpeechText) -> SpeechText:
    """Return a language that remembers what it has said."""
    return Recalled(speech)


@lru_cache(maxsize=4096)
def _said(speech: SpeechText, key: str, values: tuple[tuple[str, str | int], ...]) -> str:
    return speech.say(key, **dict(values))
