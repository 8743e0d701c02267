"""What may go wrong for who keeps a block list, moderates, or plays where a server wants it otherwise."""

from __future__ import annotations

from bot.errors import PlayerError


class BlockedSelf(PlayerError):
    """Nobody can be kept away from themselves."""

    key = "error-blocked-self"


class BlockedBot(PlayerError):
    """Bots challenge nobody."""

    key = "error-blocked-bot"


class TooManyBlocked(PlayerError):
    """The person's block list is full. Values: most."""

    key = "error-too-many-blocked"


class NotBlocked(PlayerError):
    """The person is not on the block list. Values: who."""

    key = "error-not-blocked"


class NotModerator(PlayerError):
    """Only moderators decide of other people's matches."""

    key = "error-not-moderator"


class OwnMatch(PlayerError):
    """The moderator plays in the match themselves."""

    key = "error-own-match"


class MatchOfEvent(PlayerError):
    """The match belongs to a tournament: its organisers decide."""

    key = "error-match-of-event"


class NotAtThatTable(PlayerError):
    """The person does not sit at the match. Values: who."""

    key = "error-not-at-that-table"


class SitsThere(PlayerError):
    """The person sits at the match already. Values: who."""

    key = "error-sits-there"


class SubstituteWanted(PlayerError):
    """Either a person or a computer takes the seat: one of them, and not both."""

    key = "error-substitute-wanted"


class NotYourOffer(PlayerError):
    """The seat is offered to somebody else."""

    key = "error-not-your-offer"


class OfferOver(PlayerError):
    """The offer of a seat is settled, or the match is over."""

    key = "error-offer-over"


class NotAPlayer(PlayerError):
    """The server lets only members with certain roles play. Values: roles."""

    key = "error-not-a-player"


class OtherChannels(PlayerError):
    """The server lets matches begin in certain channels only. Values: channels."""

    key = "error-other-channels"
