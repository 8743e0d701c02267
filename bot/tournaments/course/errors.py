"""What may go wrong for a person at a tournament, as `bot.errors` says it of matches."""

from __future__ import annotations

from bot.errors import PlayerError


class NoSuchTournament(PlayerError):
    """The tournament is unknown, or belongs to another server."""

    key = "error-no-such-tournament"


class NewerTournament(PlayerError):
    """The tournament goes by a choice that this release does not know: another process set it up."""

    key = "error-newer-tournament"


class NoTournamentHere(PlayerError):
    """This channel holds no tournament."""

    key = "error-no-tournament-here"


class NotOrganiser(PlayerError):
    """Only organisers may do this: the role, the creator, those who manage the server."""

    key = "error-not-organiser"


class ChannelHasTournament(PlayerError):
    """The channel holds another tournament that is not over."""

    key = "error-channel-has-tournament"


class TooManyTournaments(PlayerError):
    """The server has as many open tournaments as it may have."""

    key = "error-too-many-tournaments"


class SetupContradicts(PlayerError):
    """What was chosen for a tournament contradicts itself; `problem` says what to change."""

    key = "error-setup-contradicts"


class SetupUnreadable(PlayerError):
    """A field of a form holds what it does not take; `field` and `expected` say so."""

    key = "error-setup-unreadable"


class TournamentBegun(PlayerError):
    """This can be changed until the tournament begins."""

    key = "error-tournament-begun"


class TournamentOver(PlayerError):
    """The tournament has ended, or was cancelled."""

    key = "error-tournament-over"


class TournamentPaused(PlayerError):
    """An organiser has stopped the clocks."""

    key = "error-tournament-paused"


class TournamentMoved(PlayerError):
    """Somebody else, or the clock, has just changed the tournament."""

    key = "error-tournament-moved"


class RegistrationClosed(PlayerError):
    """Nobody can enter any more, or not yet."""

    key = "error-registration-closed"


class TournamentFull(PlayerError):
    """As many have entered as may."""

    key = "error-tournament-full"


class AlreadyRegistered(PlayerError):
    """The person takes part already."""

    key = "error-already-registered"


class EnteredBefore(PlayerError):
    """Who is to be added takes part already."""

    key = "error-entered-before"


class NobodyAddedNow(PlayerError):
    """Not even an organiser can add anybody: all rounds are made, or the bracket is."""

    key = "error-nobody-added-now"


class BotsDoNotEnter(PlayerError):
    """A bot cannot take part in a tournament."""

    key = "error-bots-do-not-enter"


class OutOfTournament(PlayerError):
    """The person was disqualified."""

    key = "error-out-of-tournament"


class NotEntered(PlayerError):
    """The person does not take part in the tournament."""

    key = "error-not-entered"


class DeckWanted(PlayerError):
    """A deck must be chosen first."""

    key = "error-deck-wanted"


class DeckLocked(PlayerError):
    """Decks cannot be changed once the tournament has begun."""

    key = "error-deck-locked"


class DecksHidden(PlayerError):
    """Decks are closed, or the event has not begun."""

    key = "error-decks-hidden"


class NoCheckIn(PlayerError):
    """It is not the time to check in."""

    key = "error-no-check-in"


class AlreadyCheckedIn(PlayerError):
    """The person has checked in before."""

    key = "error-already-checked-in"


class TooFewEntrants(PlayerError):
    """There are fewer than the format needs."""

    key = "error-too-few-entrants"


class RoundExists(PlayerError):
    """Somebody else has made the round a moment before."""

    key = "error-round-exists"


class RoundOpen(PlayerError):
    """Tables have no result yet; `tables` names them."""

    key = "error-round-open"


class RoundPlayed(PlayerError):
    """A round in which somebody has begun to play cannot be undone."""

    key = "error-round-played"


class NoSuchTable(PlayerError):
    """There is no such table, or nobody meets anybody there."""

    key = "error-no-such-table"


class NotYourTable(PlayerError):
    """The person sits elsewhere, or has left."""

    key = "error-not-your-table"


class TableOver(PlayerError):
    """The table has its result."""

    key = "error-table-over"


class TableBegun(PlayerError):
    """The table's match has begun."""

    key = "error-table-begun"


class CalledAlready(PlayerError):
    """The table called the organisers `at` a moment, nobody has answered, and it may call `again` later."""

    key = "error-called-already"


class CalledLately(PlayerError):
    """An organiser has just answered the table's call; it may call `again` later."""

    key = "error-called-lately"


class OwnTable(PlayerError):
    """Whoever plays at a table does not decide what its players differ about."""

    key = "error-own-table"


class AlreadyReady(PlayerError):
    """The person has said so before."""

    key = "error-already-ready"


class BadScore(PlayerError):
    """A score that no match can have had."""

    key = "error-bad-score"


class ReasonWanted(PlayerError):
    """What an organiser decides by hand needs a reason, for the log."""

    key = "error-reason-wanted"


class BracketPlayedOn(PlayerError):
    """A new winner would undo matches that have begun; `tables` names them."""

    key = "error-bracket-played-on"


class NoSuchSeason(PlayerError):
    """The server has no season of this name, or none at all."""

    key = "error-no-such-season"


class SeasonExists(PlayerError):
    """The server has a season of this name."""

    key = "error-season-exists"


class SeasonOver(PlayerError):
    """The season has ended: what counts for it stays as it is."""

    key = "error-season-over"


class PointsUnreadable(PlayerError):
    """The points of a season are not written as a table."""

    key = "error-points-unreadable"


class TooManySeasonEvents(PlayerError):
    """As many tournaments count for the season as may."""

    key = "error-too-many-season-events"
