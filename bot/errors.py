"""What may go wrong for a person. Raised deep, said once, in the reader's language, privately."""

from __future__ import annotations

from typing import Any, ClassVar

from engines.kernel import Say


class PlayerError(Exception):
    """A sentence for one person: its text key is the class's, its values are given."""

    key: ClassVar[str]

    def __init__(self, **values: Any) -> None:
        super().__init__(self.key)  # without values, which may name people: the log must not
        self.values = values

    @property
    def say(self) -> Say:
        """The sentence."""
        return Say(self.key, self.values)


class NotAhead(PlayerError):
    """What was said in advance fits no more."""

    key = "error-not-ahead"


class TooLate(PlayerError):
    """The press took so long that Discord no longer takes the answer."""

    key = "error-too-late"


class StillReading(PlayerError):
    """The server's cards are being read, and the answer cannot wait for them."""

    key = "error-still-reading"


class NotOurControl(PlayerError):
    """A custom id that was tampered with, or made by a version that no longer exists."""

    key = "error-not-our-control"


class NoSuchMatch(PlayerError):
    """The match is unknown, or belongs to another server."""

    key = "error-no-such-match"


class NoMatchHere(PlayerError):
    """No match runs in this channel."""

    key = "error-no-match-here"


class SearchOver(PlayerError):
    """The search for an opponent goes on no longer."""

    key = "error-search-over"


class NotRunning(PlayerError):
    """The match is over."""

    key = "error-not-running"


class Stranded(PlayerError):
    """The match has lost its channel and waits until somebody brings it to another."""

    key = "error-stranded"


class EventHeld(PlayerError):
    """A moderator has paused the match."""

    key = "error-held"


class Rests(PlayerError):
    """The players have paused the match."""

    key = "error-rests"


class NotHeld(PlayerError):
    """No moderator has paused the match."""

    key = "error-not-held"


class PutAside(PlayerError):
    """The rules of the match have failed twice, so that it is not played on."""

    key = "error-put-aside"


class NotYourSeat(PlayerError):
    """The person does not play in this match."""

    key = "error-not-your-seat"


class OutOfMatch(PlayerError):
    """The person's seat has been eliminated, or has given up, while others play on."""

    key = "error-out-of-match"


class NotYourTurn(PlayerError):
    """Another seat has to decide."""

    key = "error-not-your-turn"


class NoSuchPuzzle(PlayerError):
    """No puzzle has this number."""

    key = "error-no-such-puzzle"


class NotYourChannel(PlayerError):
    """The person may not manage the channel."""

    key = "error-not-your-channel"


class LessonChanged(PlayerError):
    """A lesson, or the rules of its game, are not what they were when the person began it."""

    key = "error-lesson-changed"


class AlreadyAnswered(PlayerError):
    """The decision was answered before: a second click, or an old message."""

    key = "error-already-answered"


class NotAllowed(PlayerError):
    """The answer is none of the legal ones."""

    key = "error-not-allowed"


class NothingToTakeBack(PlayerError):
    """Something was rolled, revealed, or answered by another since."""

    key = "error-nothing-to-take-back"


class BadOptions(PlayerError):
    """Options of the match that do not exist, have a wrong value, or contradict one another."""

    key = "error-bad-options"


class UnknownGame(PlayerError):
    """A game that Herald does not host."""

    key = "error-unknown-game"


class WhichGame(PlayerError):
    """Several games have decks, and nothing tells which one is meant."""

    key = "error-which-game"


class ChallengedSelf(PlayerError):
    """One cannot play against oneself."""

    key = "error-challenged-self"


class ChallengedBot(PlayerError):
    """Bots do not play."""

    key = "error-challenged-bot"


class OpponentGone(PlayerError):
    """The person challenged is not in the server."""

    key = "error-opponent-gone"


class NoComputers(PlayerError):
    """The game has no computer players with the options of the challenge."""

    key = "error-no-computers"


class OpponentAndComputer(PlayerError):
    """Both a person and the computer were named as opponent."""

    key = "error-opponent-and-computer"


class SeatsNotOffered(PlayerError):
    """A game is not played by so many."""

    key = "error-seats-not-offered"


class TooManyOpponents(PlayerError):
    """More persons were named than there are seats."""

    key = "error-too-many-opponents"


class CannotBeChallenged(PlayerError):
    """The opponent takes no challenges, or none of this person: which of them is not told. Values: who."""

    key = "error-cannot-be-challenged"


class YouBlocked(PlayerError):
    """The person has blocked somebody they challenge, or who sits where they want to sit. Values: who."""

    key = "error-you-blocked"


class NoSeatForYou(PlayerError):
    """Somebody at the table has blocked the person; that is not told."""

    key = "error-no-seat-for-you"


class OpponentTwice(PlayerError):
    """One person was named twice."""

    key = "error-opponent-twice"


class DeckRefused(PlayerError):
    """A deck is no longer legal, since a pack was changed or removed; another must be chosen."""

    key = "error-deck-refused"


class ThreadClosed(PlayerError):
    """A thread is archived or locked, and takes no answer."""

    key = "error-thread-closed"


class DecksClash(PlayerError):
    """Decks that are legal each, but not together under the match's options."""

    key = "error-decks-clash"


class NoSuchDeck(PlayerError):
    """No deck of this name."""

    key = "error-no-such-deck"


class DeckFaults(PlayerError):
    """A deck that may not be played with the match's options; `faults` says everything that is wrong."""

    key = "error-deck-faults"


class DeckWarned(PlayerError):
    """A deck that may be played, whose owner has not been told yet what `warnings` say; they confirm it."""

    key = "error-deck-warned"


class NoDecks(PlayerError):
    """The game is played without decks of one's own."""

    key = "error-no-decks"


class DeckUnreadable(PlayerError):
    """A deck's text cannot be read; `faults` says what is wrong with its lines, and gives it back."""

    key = "error-deck-unreadable"


class DeckFull(PlayerError):
    """A part of a deck holds no more cards. Values: most."""

    key = "error-deck-full"


class TooManyDecks(PlayerError):
    """A person keeps as many decks as Herald holds for one."""

    key = "error-too-many-decks"


class TooManyPacks(PlayerError):
    """A server keeps as many packs as Herald holds for one. Values: most."""

    key = "error-too-many-packs"


class TooManyMatches(PlayerError):
    """A person has as many open matches and challenges as one may have. Values: most."""

    key = "error-too-many-matches"


class TooManyHere(PlayerError):
    """A server has as many open matches and challenges as one may have. Values: most."""

    key = "error-too-many-here"


class TooOften(PlayerError):
    """Somebody asks more often than one person, or their server, may. Values: again (a time of Discord's)."""

    key = "error-too-often"


class TookTooLong(PlayerError):
    """What somebody sent could not be read within the time that is given to it."""

    key = "error-took-too-long"


class NoSuchCard(PlayerError):
    """No card is called anything like that."""

    key = "error-no-such-card"


class NoSuchPack(PlayerError):
    """The server has no pack of this name."""

    key = "error-no-such-pack"


class PackRefused(PlayerError):
    """A pack that is not valid; `problems` names everything."""

    key = "error-pack-refused"


class PicturesRefused(PlayerError):
    """A file with pictures that cannot be used. Values: file, and `problems`, which names everything."""

    key = "error-pictures-refused"


class PackTooLargeToSend(PlayerError):
    """A pack with its pictures is more than Discord takes. Values: size, most."""

    key = "error-pack-too-large-to-send"


class NoRoomForPictures(PlayerError):
    """The disk takes no more pictures."""

    key = "error-no-room-for-pictures"


class OldVersion(PlayerError):
    """A pack whose version is not higher than the one that the server has."""

    key = "error-old-version"


class NotManager(PlayerError):
    """Only those who may manage the server do that."""

    key = "error-not-manager"


class NotYourChallenge(PlayerError):
    """Only the person challenged may answer, only the challenger may cancel."""

    key = "error-not-your-challenge"


class NotJoined(PlayerError):
    """Only who has joined a challenge can leave it."""

    key = "error-not-joined"


class OwnChallenge(PlayerError):
    """The challenger cannot join their own challenge."""

    key = "error-own-challenge"


class ChallengeOver(PlayerError):
    """It was accepted, declined, cancelled, or has expired."""

    key = "error-challenge-over"


class RematchOffered(PlayerError):
    """Somebody has asked for a rematch already, and it is open or under way."""

    key = "error-rematch-offered"


class ChannelBusy(PlayerError):
    """A match runs in this channel, and the server wants no threads for a second one."""

    key = "error-channel-busy"


class ServerOnly(PlayerError):
    """The command makes sense in a server only."""

    key = "error-server-only"


class TournamentChannel(PlayerError):
    """A tournament is wanted where no threads can be made for its tables."""

    key = "error-tournament-channel"


class WrongChannel(PlayerError):
    """Matches need a text channel or a thread."""

    key = "error-wrong-channel"


class MissingPermissions(PlayerError):
    """Herald lacks permissions in a channel; `permissions` names them."""

    key = "error-missing-permissions"


class RecordAfterEvent(PlayerError):
    """The record of a tournament's match shows its decks, so it is given when the tournament is over."""

    key = "error-record-after-event"


class OpponentLeft(PlayerError):
    """Nobody plays again with someone who was forgotten."""

    key = "error-opponent-left"


class DecksAfterEvent(PlayerError):
    """A deck that a tournament keeps to itself is exchanged when the tournament is over."""

    key = "error-decks-after-event"


class NoHint(PlayerError):
    """A hint is given to who is asked something, and plays against computers alone."""

    key = "error-no-hint"


class ReplayAfterwards(PlayerError):
    """What was hidden is shown when nobody can use it any more."""

    key = "error-replay-afterwards"


class RecordAfterwards(PlayerError):
    """The record holds the seed of the dice, so it is given when the match is over."""

    key = "error-record-afterwards"


class TableMoves(PlayerError):
    """Nobody looks after the person's table at the moment: another process is about to."""

    key = "error-table-moves"


class LeavingEvent(PlayerError):
    """What looks after the person ends, and another process is about to."""

    key = "error-leaving"


class OutOfOrder(PlayerError):
    """A fault of ours; it has been logged, and nothing was changed."""

    key = "error-out-of-order"
