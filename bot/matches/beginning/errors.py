"""Why a challenge with sealed words refuses something."""

from __future__ import annotations

from bot.errors import PlayerError


class OthersComeFirst(PlayerError):
    """Sealed words are opened when nobody can add anything any more."""

    key = "error-others-come-first"


class DecksStay(PlayerError):
    """Decks are not changed any more where only sealed words have to be opened."""

    key = "error-decks-stay"


class OtherWords(PlayerError):
    """Words do not fit their seal."""

    key = "error-other-words"
