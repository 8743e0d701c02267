"""What may go wrong for a person at the lab."""

from __future__ import annotations

from bot.errors import PlayerError


class LabOff(PlayerError):
    """The bot's owner gives the lab no processes, or no time."""

    key = "error-lab-off"


class LabBusy(PlayerError):
    """The server has a run that is not over."""

    key = "error-lab-busy"


class NoSuchRun(PlayerError):
    """The server has no such run."""

    key = "error-no-such-run"


class NoRunUnderWay(PlayerError):
    """The server has no run that could be stopped."""

    key = "error-no-run-under-way"


class NoReportYet(PlayerError):
    """The run is not over, or was over before anything was found."""

    key = "error-no-report-yet"


class OldReport(PlayerError):
    """What a run has found is no longer understood by this version."""

    key = "error-old-report"


class NotComparable(PlayerError):
    """Two runs are of different games, or the same."""

    key = "error-not-comparable"


class NoLabDeck(PlayerError):
    """No ready-made deck has this name. Values: name, decks."""

    key = "error-no-lab-deck"


class NoLabPack(PlayerError):
    """The server has no pack of this game by this name, or it has no ready-made deck. Values: name."""

    key = "error-no-lab-pack"


class IllegalLabDeck(PlayerError):
    """A ready-made deck may not be played as it is now. Values: deck, reason."""

    key = "error-illegal-lab-deck"


class TooManyLabDecks(PlayerError):
    """More decks would meet than one run takes. Values: most."""

    key = "error-too-many-lab-decks"


REFUSALS: dict[str, type[PlayerError]] = {
    each.key: each for each in (NoLabDeck, NoLabPack, IllegalLabDeck, TooManyLabDecks)
}
"""Why a run is not begun, by the key of the sentence."""
