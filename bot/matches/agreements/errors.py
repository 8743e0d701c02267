"""Why players grant one another nothing now."""

from __future__ import annotations

from bot.errors import PlayerError


class NotResting(PlayerError):
    """The players have not paused the match."""

    key = "error-not-resting"


class NoPauseInEvent(PlayerError):
    """The rounds of a tournament have an end."""

    key = "error-no-pause-in-event"


class NothingOffered(PlayerError):
    """There is no offer to accept or to decline."""

    key = "error-nothing-offered"


class AlreadyOffered(PlayerError):
    """The offer stands already."""

    key = "error-already-offered"


class TooLateToCallOff(PlayerError):
    """A match that is well under way ends by its rules, by a draw, or by giving up."""

    key = "error-too-late-to-call-off"


class NothingDisputed(PlayerError):
    """The players of the match differ about nothing now."""

    key = "error-nothing-disputed"


class OrganiserCallsOff(PlayerError):
    """What is played in a tournament is called off by those who hold it."""

    key = "error-organiser-calls-off"


class NoDrawToClaim(PlayerError):
    """The rules do not let this seat claim a draw now."""

    key = "error-no-draw-to-claim"


class AgainstComputer(PlayerError):
    """A computer player does not negotiate."""

    key = "error-against-computer"


class NobodyWantsTime(PlayerError):
    """No other's time runs."""

    key = "error-nobody-wants-time"


class NoTakebacks(PlayerError):
    """The match was begun without answers that can be taken back where all agree."""

    key = "error-no-takebacks"


class TakeBackYourself(PlayerError):
    """The person's last answer can be taken back without asking anybody."""

    key = "error-take-back-yourself"


class TakenBackNoMore(PlayerError):
    """Since then somebody has left the match or taken a seat, or its rules were changed."""

    key = "error-taken-back-no-more"


class NobodyIsLate(PlayerError):
    """Who was late has answered, or it is not this person's to choose what becomes of them."""

    key = "error-nobody-is-late"


class AnswerFirst(PlayerError):
    """The person is late themselves."""

    key = "error-answer-first"


class WaitedEnough(PlayerError):
    """The others have waited as often as they may. Values: most."""

    key = "error-waited-enough"
