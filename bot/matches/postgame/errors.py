"""Why a match that is over does not go on."""

from __future__ import annotations

from bot.errors import PlayerError


class ContinueAfterEvent(PlayerError):
    """Who could try out a tournament's match before it is over would know its decks."""

    key = "error-continue-after-event"


class PlayedElsewhere(PlayerError):
    """The match was played where not everyone sees it who would see it go on here."""

    key = "error-played-elsewhere"


class FilmAfterwards(PlayerError):
    """It shows how a match has ended."""

    key = "error-film-afterwards"


class ReviewAfterwards(PlayerError):
    """Who is told what to do while they play does not play themselves."""

    key = "error-review-afterwards"


class ReviewUnderWay(PlayerError):
    """One match of a server is reviewed at a time."""

    key = "error-review-under-way"


class NothingToReview(PlayerError):
    """The match was played by other rules, or nobody has chosen anything in it."""

    key = "error-nothing-to-review"


class NothingToContinue(PlayerError):
    """A moment after which nobody had anything to decide, or that the rules of today do not lead to."""

    key = "error-nothing-to-continue"
