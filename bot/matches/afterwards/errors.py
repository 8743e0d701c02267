"""Why a match that is over does not go on."""

from __future__ import annotations

from bot.errors import PlayerError


class ContinueAfterEvent(PlayerError):
    """Who could try out a tournament's match before it is over would know its decks."""

    key = "error-continue-after-event"


class NothingToContinue(PlayerError):
    """A moment after which nobody had anything to decide, or that the rules of today do not lead to."""

    key = "error-nothing-to-continue"
