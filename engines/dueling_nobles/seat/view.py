"""What a seat may see of a game of Dueling Nobles (DN-R4, DN-R5, DN-R42).

Cards are named rank then suit: "QH", "10D", "AS". Suits are H, D, C, S.
"""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

from engines.dueling_nobles.options import NoblesOptions
from engines.dueling_nobles.table.state import Phase
from engines.kernel import View


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class NobleView(_Part):
    """A noble in a courtyard, with the marks that lie on it (DN-R4)."""

    card: str
    strength: int
    """Base strength: 11, 12 or 13 (DN-43)."""
    wounds: int
    limit: int
    """Wounds at which it dies (DN-59)."""
    boost: str | None
    """The 2 or 3 that lies under it (DN-19)."""
    bonus: int
    """A Queen's bonus as it stands now (DN-45); 0 for others."""
    taxed: bool
    """A King that has paid this turn already (DN-18)."""


class SeatView(_Part):
    """One side of the table."""

    courtyard: tuple[NobleView, ...]
    resources: int
    hand_size: int
    hand: tuple[str, ...] | None
    """Number cards in hand; None for a hand that the viewer may not see."""
    shown: tuple[str, ...]
    """Cards in this hand that everybody has seen: fetched from the discard pile (DN-R20)."""
    dealt: tuple[str, ...] | None
    """Nobles to pick from (DN-7), for their owner, or for all in an open draft; None when hidden or over."""
    rejected: tuple[str, ...] | None
    """Nobles that the owner put back (DN-10), for the owner only."""
    used_suits: tuple[str, ...]
    """Suit abilities used up, of H, D, C, S (DN-R16)."""
    glimpse: tuple[str, ...] | None
    """The other's hand as seen this turn by the spade ability, for the one who looked (DN-R21)."""
    wins: int
    """Games won, in best of three (H1)."""


class DuellistView(_Part):
    """One noble pushed forward, with its arithmetic (DN-41)."""

    seat: int
    card: str
    base: int
    queen: int
    boost: int
    """What the boost adds, house rule H6 included."""
    dice: tuple[int, ...]
    """Empty until they are rolled (DN-R33)."""
    subtotal: int | None
    """Announced with the dice (DN-44)."""
    cards: tuple[str, ...] | None
    """Number cards played; None while this side has not decided."""
    suit_bonus: int
    """2 for each card of the noble's suit (DN-47)."""
    total: int | None
    """Known when the cards are."""


class DuelView(_Part):
    """The duel that is going on, or the last one of this game."""

    attacker: DuellistView
    defender: DuellistView
    redirected_from: str | None
    """The noble first challenged (DN-39)."""
    winner: int | None
    """The seat that won; None while open and in a tie."""
    over: bool
    wounded: tuple[str, ...]
    died: tuple[str, ...]


class TurnView(_Part):
    """What the active player has done in the phases before the duel."""

    boost_played: bool = False
    """DN-21."""
    rearranged: bool = False
    """Boosts were laid anew, and nothing else was done since (DN-R13)."""
    tax_paid: bool = False
    """Some King has paid, dead ones included (DN-18, DN-R9)."""
    income_taken: bool = False
    """Phase 1 is over (DN-R7) and the turn's resource is booked (DN-30)."""
    triples: int = 0
    """Times that three cards were discarded (DN-31)."""
    still_to_declare: Literal["", "cards", "nobles"] = ""
    """What a second declaration is about, when spending is not joint (DN-R24)."""


class NoblesView(View):
    """The table as one seat, or everyone, may see it."""

    options: NoblesOptions
    phase: Phase
    """`prepare` is phases 1 to 3 (DN-15): one word for all, so that nothing tells what a hand could do."""
    active: int | None
    """Whose turn it is, in a draft who picks; None before the first."""
    turn: int
    """Turns begun in this game, both players together."""
    game_number: int
    """1, or the number of the game in best of three (H1)."""
    seats: tuple[SeatView, SeatView]
    draft: tuple[str, ...]
    """Nobles that lie open to be drafted (H8)."""
    noble_deck: tuple[str, ...]
    """Its content in a fixed order, for it is no secret (DN-R5); its order is not shown. Before both
    picks are known it is empty."""
    noble_deck_size: int
    number_deck_size: int
    discard: tuple[str, ...]
    """The discard pile, oldest first; the last one lies on top (DN-R42)."""
    duel: DuelView | None
    turns_without_duel: int
    """Counted for stalling (DN-R41)."""
    may_claim_draw: bool
    marks: TurnView = TurnView()
    begins: int | None = None
    """Who begins games from now on: the loser of the last one that was not drawn (H1)."""
    replayed: bool = False
    """Whether this game replays a drawn one (H1)."""
