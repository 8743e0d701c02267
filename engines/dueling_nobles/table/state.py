"""What lies on the table: courtyards, hands, decks, and the marks of the turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from engines.dueling_nobles.options import NoblesOptions
from engines.dueling_nobles.table.cards import GLASS_LIMIT, WOUND_LIMIT, in_order
from engines.kernel import Dice
from engines.kernel import Table as KernelTable

Phase: TypeAlias = Literal[
    "pick", "draft", "prepare", "announce", "redirect", "attacker_cards", "defender_cards", "over"
]


class Noble:
    """A noble in a courtyard and the marks that lie on it (DN-R4)."""

    __slots__ = ("boost", "card", "taxed", "wounds")

    def __init__(self, card: str, wounds: int = 0, boost: str | None = None, taxed: bool = False) -> None:
        self.card = card
        self.wounds = wounds
        self.boost = boost
        self.taxed = taxed
        """A King that has paid this turn (DN-18)."""

    def copy(self) -> Noble:
        """Return the same noble for another table."""
        return Noble(self.card, self.wounds, self.boost, self.taxed)

    def dump(self) -> list[Any]:
        """Return plain JSON values."""
        return [self.card, self.wounds, self.boost, self.taxed]


class Side:
    """One player's side of the table. New ones have no nobles, cards or resources (DN-14)."""

    __slots__ = ("courtyard", "dealt", "glimpse", "hand", "rejected", "resources", "shown", "used", "wins")

    def __init__(self) -> None:
        self.courtyard: list[Noble] = []
        self.hand: list[str] = []
        """Number cards, always sorted, so that their order tells nothing of when they came."""
        self.shown: list[str] = []
        """Those in hand that everybody has seen (DN-R20)."""
        self.resources = 0
        self.used: list[str] = []
        """Suits whose ability is used up (DN-25)."""
        self.dealt: list[str] = []
        """Nobles to pick from (DN-7); empty after the pick."""
        self.rejected: list[str] = []
        self.glimpse: list[str] | None = None
        """The other's hand as seen this turn (DN-R21)."""
        self.wins = 0

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

    def copy(self) -> Side:
        """Return the same side for another table."""
        twin = Side.__new__(Side)
        twin.courtyard = [noble.copy() for noble in self.courtyard]
        twin.hand = self.hand[:]
        twin.shown = self.shown[:]
        twin.resources = self.resources
        twin.used = self.used[:]
        twin.dealt = self.dealt[:]
        twin.rejected = self.rejected[:]
        twin.glimpse = self.glimpse
        twin.wins = self.wins
        return twin

    def dump(self) -> dict[str, Any]:
        """Return plain JSON values."""
        return {
            "courtyard": [noble.dump() for noble in self.courtyard],
            "hand": self.hand[:],
            "shown": self.shown[:],
            "resources": self.resources,
            "used": self.used[:],
            "dealt": self.dealt[:],
            "rejected": self.rejected[:],
            "glimpse": self.glimpse,
            "wins": self.wins,
        }

    @classmethod
    def load(cls, data: Mapping[str, Any]) -> Side:
        """Rebuild a side from `dump`."""
        side = cls()
        side.courtyard = [Noble(*noble) for noble in data["courtyard"]]
        side.hand = list(data["hand"])
        side.shown = list(data["shown"])
        side.resources = data["resources"]
        side.used = list(data["used"])
        side.dealt = list(data["dealt"])
        side.rejected = list(data["rejected"])
        side.glimpse = data["glimpse"]
        side.wins = data["wins"]
        return side


class Duellist:
    """A noble pushed forward, with its arithmetic (DN-40, DN-41)."""

    __slots__ = (
        "base", "boost", "card", "cards", "dice", "queen", "seat", "subtotal", "suit_bonus", "total",
    )  # fmt: skip

    def __init__(self, seat: int, card: str, base: int, queen: int, boost: int) -> None:
        self.seat = seat
        self.card = card
        self.base = base
        self.queen = queen
        self.boost = boost
        self.dice: tuple[int, ...] = ()
        self.subtotal: int | None = None
        self.cards: tuple[str, ...] | None = None
        self.suit_bonus = 0
        self.total: int | None = None

    def dump(self) -> list[Any]:
        """Return plain JSON values."""
        cards = None if self.cards is None else list(self.cards)
        fixed = [self.seat, self.card, self.base, self.queen, self.boost]
        return [*fixed, list(self.dice), self.subtotal, cards, self.suit_bonus, self.total]

    @classmethod
    def load(cls, data: list[Any]) -> Duellist:
        """Rebuild from `dump`."""
        duellist = cls(*data[:5])
        duellist.dice = tuple(data[5])
        duellist.subtotal = data[6]
        duellist.cards = None if data[7] is None else tuple(data[7])
        duellist.suit_bonus = data[8]
        duellist.total = data[9]
        return duellist


class Duel:
    """The duel that is going on, or the last one of this game."""

    __slots__ = ("attacker", "defender", "died", "over", "redirected_from", "winner", "wounded")

    def __init__(self, attacker: Duellist, defender: Duellist) -> None:
        self.attacker = attacker
        self.defender = defender
        self.redirected_from: str | None = None
        self.winner: int | None = None
        self.over = False
        self.wounded: list[str] = []
        self.died: list[str] = []

    def dump(self) -> dict[str, Any]:
        """Return plain JSON values."""
        return {
            "attacker": self.attacker.dump(),
            "defender": self.defender.dump(),
            "redirected_from": self.redirected_from,
            "winner": self.winner,
            "over": self.over,
            "wounded": self.wounded[:],
            "died": self.died[:],
        }

    @classmethod
    def load(cls, data: Mapping[str, Any]) -> Duel:
        """Rebuild from `dump`."""
        duel = cls(Duellist.load(data["attacker"]), Duellist.load(data["defender"]))
        duel.redirected_from = data["redirected_from"]
        duel.winner = data["winner"]
        duel.over = data["over"]
        duel.wounded = list(data["wounded"])
        duel.died = list(data["died"])
        return duel


_PLAIN = (
    "phase", "active", "turn", "game_number", "begins", "replayed", "turns_without_duel",
    "boost_played", "rearranged", "tax_paid", "income_taken", "triples", "still_to_declare",
)  # fmt: skip
"""Slots that hold one plain value each."""
_PILES = ("noble_deck", "number_deck", "discard", "draft")


class Table(KernelTable):
    """A game of Dueling Nobles. The top of a deck is the end of its list."""

    __slots__ = (*_PLAIN, *_PILES, "duel", "limits", "options", "sides")

    def __init__(self, options: NoblesOptions, dice: Dice) -> None:
        super().__init__(dice)
        self.options = options
        self.limits = GLASS_LIMIT if options.glass_nobles else WOUND_LIMIT
        """Wounds at which a noble dies, by rank (DN-59, H3)."""
        self.sides = (Side(), Side())
        self.phase: Phase = "pick"
        self.active: int | None = None
        """Whose turn it is; in a draft, who picks."""
        self.turn = 0
        self.game_number = 1
        self.begins: int | None = None
        """Who begins games from now on: the loser of the last one that was not drawn (H1)."""
        self.replayed = False
        """Whether this game replays a drawn one (H1)."""
        self.turns_without_duel = 0
        self.noble_deck: list[str] = []
        self.number_deck: list[str] = []
        self.discard: list[str] = []
        self.draft: list[str] = []
        self.duel: Duel | None = None
        self.fresh_turn()

    def fresh_turn(self) -> None:
        """Take away what was marked in the turn before."""
        self.boost_played = False
        """DN-21."""
        self.rearranged = False
        """Boosts were laid anew, and nothing else was done since (DN-R13)."""
        self.tax_paid = False
        """Some King has paid this turn (DN-18, DN-R9)."""
        self.income_taken = False
        """Phase 1 is over (DN-R7) and the turn's resource is booked (DN-30)."""
        self.triples = 0
        """Times that three cards were discarded this turn (DN-31, DN-R23)."""
        self.still_to_declare = ""
        """What a second declaration is about, when spending is not joint (DN-R24): cards or nobles."""

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

    def copy(self) -> Table:
        """Return a table that can be played on without touching this one."""
        twin = self.copied(Table.__new__(Table))
        twin.options = self.options
        twin.limits = self.limits
        first, second = self.sides
        twin.sides = (first.copy(), second.copy())
        twin.phase = self.phase
        twin.active = self.active
        twin.turn = self.turn
        twin.game_number = self.game_number
        twin.begins = self.begins
        twin.replayed = self.replayed
        twin.turns_without_duel = self.turns_without_duel
        twin.boost_played = self.boost_played
        twin.rearranged = self.rearranged
        twin.tax_paid = self.tax_paid
        twin.income_taken = self.income_taken
        twin.triples = self.triples
        twin.still_to_declare = self.still_to_declare
        twin.noble_deck = self.noble_deck[:]
        twin.number_deck = self.number_deck[:]
        twin.discard = self.discard[:]
        twin.draft = self.draft[:]
        # At a quiet point no duel is going on, and one that is over changes no more.
        twin.duel = self.duel
        return twin

    def dump(self) -> dict[str, Any]:
        """Return plain JSON values."""
        data: dict[str, Any] = {name: getattr(self, name) for name in _PLAIN}
        data.update((name, getattr(self, name)[:]) for name in _PILES)
        data["sides"] = [side.dump() for side in self.sides]
        data["duel"] = self.duel.dump() if self.duel else None
        return data

    @classmethod
    def load(cls, data: Mapping[str, Any], options: NoblesOptions, dice: Dice) -> Table:
        """Rebuild a table from `dump`."""
        table = cls(options, dice)
        for name in _PLAIN:
            setattr(table, name, data[name])
        for name in _PILES:
            setattr(table, name, list(data[name]))
        first, second = data["sides"]
        table.sides = (Side.load(first), Side.load(second))
        table.duel = Duel.load(data["duel"]) if data["duel"] else None
        return table
