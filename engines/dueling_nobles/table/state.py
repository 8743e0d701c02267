"""What lies on the table: courtyards, hands, decks, and the marks of the turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from engines.dueling_nobles.options import NoblesOptions
from engines.dueling_nobles.table.cards import GLASS_LIMIT, WOUND_LIMIT, in_order
from engines.kernel import GameState as KernelTable
from engines.kernel.state.state_fields import AsList, AsMapping, given, kept, new, state_part

Phase: TypeAlias = Literal[
    "pick", "draft", "prepare", "announce", "redirect", "attacker_cards", "defender_cards", "over"
]


@state_part
class Noble(AsList):
    """A noble in a courtyard and the marks that lie on it (DN-R4)."""

    card: str
    wounds: int = 0
    boost: str | None = None
    taxed: bool = False
    """A King that has paid this turn (DN-18)."""


@state_part
class Side(AsMapping):
    """One player's side of the table. New ones have no nobles, cards or resources (DN-14)."""

    courtyard: list[Noble] = new(list)
    hand: list[str] = new(list)
    """Number cards, always sorted, so that their order tells nothing of when they came."""
    shown: list[str] = new(list)
    """Those in hand that everybody has seen (DN-R20)."""
    resources: int = 0
    used: list[str] = new(list)
    """Suits whose ability is used up (DN-25)."""
    dealt: list[str] = new(list)
    """Nobles to pick from (DN-7); empty after the pick."""
    rejected: list[str] = new(list)
    glimpse: list[str] | None = None
    """The other's hand as seen this turn (DN-R21)."""
    wins: int = 0

    def noble(self, card: str) -> Noble:
        """Return one of this side's nobles by its card."""
        for noble in self.courtyard:
            if noble.card == card:
                return noble
        raise KeyError(card)

    def take(self, *cards: str) -> None:
        """Put number cards into hand."""
        self.hand += cards
        self.hand.sort(key=in_order)

    def part_with(self, card: str) -> None:
        """Take a number card out of hand."""
        self.hand.remove(card)
        if card in self.shown:
            self.shown.remove(card)


@state_part
class Duellist(AsList):
    """A noble pushed forward, with its arithmetic (DN-40, DN-41)."""

    seat: int
    card: str
    base: int
    queen: int
    boost: int
    dice: tuple[int, ...] = ()
    subtotal: int | None = None
    cards: tuple[str, ...] | None = None
    suit_bonus: int = 0
    total: int | None = None


@state_part
class Duel(AsMapping):
    """The duel that is going on, or the last one of this game."""

    attacker: Duellist
    defender: Duellist
    redirected_from: str | None = None
    winner: int | None = None
    over: bool = False
    wounded: list[str] = new(list)
    died: list[str] = new(list)

    def copy(self) -> Duel:
        """Return itself: where tables are copied it is over, and changes no more."""
        return self


@state_part
class Table(KernelTable):
    """A game of Dueling Nobles. The top of a deck is the end of its list."""

    options: NoblesOptions = given()
    limits: Mapping[str, int] = kept()
    """Wounds at which a noble dies, by rank (DN-59, H3)."""
    phase: Phase = "pick"
    active: int | None = None
    """Whose turn it is; in a draft, who picks."""
    turn: int = 0
    game_number: int = 1
    begins: int | None = None
    """Who begins games from now on: the loser of the last one that was not drawn (H1)."""
    replayed: bool = False
    """Whether this game replays a drawn one (H1)."""
    turns_without_duel: int = 0
    boost_played: bool = False
    """DN-21."""
    rearranged: bool = False
    """Boosts were laid anew, and nothing else was done since (DN-R13)."""
    tax_paid: bool = False
    """Some King has paid this turn (DN-18, DN-R9)."""
    income_taken: bool = False
    """Phase 1 is over (DN-R7) and the turn's resource is booked (DN-30)."""
    triples: int = 0
    """Times that three cards were discarded this turn (DN-31, DN-R23)."""
    still_to_declare: str = ""
    """What a second declaration is about, when spending is not joint (DN-R24): cards or nobles."""
    noble_deck: list[str] = new(list)
    number_deck: list[str] = new(list)
    discard: list[str] = new(list)
    draft: list[str] = new(list)
    sides: tuple[Side, Side] = new(lambda: (Side(), Side()))
    duel: Duel | None = None

    def __post_init__(self) -> None:
        self.limits = GLASS_LIMIT if self.options.glass_nobles else WOUND_LIMIT

    def fresh_turn(self) -> None:
        """Take away what was marked in the turn before."""
        self.boost_played = self.rearranged = self.tax_paid = self.income_taken = False
        self.triples = 0
        self.still_to_declare = ""

    @property
    def acting(self) -> int:
        """The seat whose turn it is."""
        assert self.active is not None
        return self.active

    @property
    def mine(self) -> Side:
        """The side of the player whose turn it is."""
        assert self.active is not None
        return self.sides[self.active]

    @property
    def theirs(self) -> Side:
        """The side of the other player."""
        assert self.active is not None
        return self.sides[1 - self.active]

    def pay_card(self, side: Side, card: str) -> None:
        """Discard a number card from hand."""
        side.part_with(card)
        self.discard.append(card)
