"""Who has come to a challenge, what is still missing, and what each adds to the dice."""

from __future__ import annotations

from typing import NamedTuple

from bot.matches.desk import Press
from bot.matches.options import options_of
from bot.store import MatchRow, SeatRow
from engines.kernel import nonce, sealed
from engines.registry import GAMES


def complete(row: MatchRow, seats: list[SeatRow]) -> bool:
    """Tell whether everybody has come, with whatever the game wants him to bring."""
    decks = GAMES[row.game].wants_decks(options_of(row))
    return all(is_there(seat, decks) and not is_sealed(seat) for seat in seats)


def opens(row: MatchRow, seats: list[SeatRow]) -> bool:
    """Tell whether nothing is missing any more but words that are sealed."""
    decks = GAMES[row.game].wants_decks(options_of(row))
    return all(is_there(seat, decks) for seat in seats) and any(map(is_sealed, seats))


def is_sealed(seat: SeatRow) -> bool:
    """Tell whether a person has sealed words, and not opened them yet."""
    return bool(seat.seal) and not seat.nonce


def has_opened(seat: SeatRow) -> bool:
    """Tell whether a person has opened words that he had sealed."""
    return bool(seat.seal and seat.nonce)


def is_there(seat: SeatRow, decks: bool) -> bool:
    """Tell whether a seat is taken, with whatever the game wants brought."""
    if seat.level is not None:
        return True
    return seat.user_id is not None and seat.joined and (seat.deck is not None or not decks)


def last_word(row: MatchRow, seats: list[SeatRow], press: Press) -> int | None:
    """Return the number that counts where only the challenger adds to the dice, who did so before their seal.

    That of the message with the seal, or of the press by which it begins.
    """
    if any(seat.user_id not in (None, row.challenger_id) for seat in seats):
        return None
    return row.board_message_id or press.interaction_id


def is_open(row: MatchRow, seats: list[SeatRow]) -> bool:
    """Tell whether anybody might, or may, sit down at this table."""
    return any(
        seat.level is None and seat.user_id != row.challenger_id and not seat.invited for seat in seats
    )


class Adds(NamedTuple):
    """What a person adds to the dice: words, or the commitment to words that he opens later."""

    nonce: str
    seal: str = ""

    @classmethod
    def of(cls, luck: str, interaction_id: int | None) -> Adds:
        """Return what somebody adds who has written this; the number of his interaction if it is nothing."""
        seal = sealed(luck)
        return cls("", seal) if seal else cls(nonce(luck) or str(interaction_id))
