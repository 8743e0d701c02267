"""Words for what prompts are about: cards, creatures, players, entries of the Flow."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cached_property
from typing import Any

from engines.kernel import Decision, Say
from engines.kernel.cards.wording import chained
from engines.kernel.decisions.keys import card_of
from engines.soul_forger.cards.catalogue import Named
from engines.soul_forger.cards.printed import type_line
from engines.soul_forger.cards.printed.abilities import ability_line
from engines.soul_forger.cards.printed.actions import Actions
from engines.soul_forger.cards.printed.parts import faction, noun_in, noun_of
from engines.soul_forger.language.abilities import Ability
from engines.soul_forger.language.pack import CardModel
from engines.soul_forger.seat.namesakes import is_known, namesakes
from engines.soul_forger.table import keys as naming
from engines.soul_forger.table.entry import Entry
from engines.soul_forger.table.keys import OnTable, piece_named
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table


def text_key(group: str, name: str) -> str:
    """Return the key of a text of this game."""
    return f"sf-{group}-{name.replace('_', '-')}"


class Labels:
    """Words for the things on one table, as one seat reads them."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.catalogue = table.catalogue
        self._copies: dict[int, int] = {}
        """For how many cards one stands that is offered, itself among them, by its number as a piece."""

    def stand_for(self, offered: Mapping[str, Collection[str]]) -> None:
        """Let cards on the table be called by how many they stand for, where these are all of their name."""
        aims = {naming.aim(key): len(copies) for key, copies in offered.items()}
        self._copies |= {aim.piece: count for aim, count in aims.items() if isinstance(aim, OnTable)}

    def named(self, card: str) -> Named:
        """Return a card's names."""
        return self.catalogue.named(card)

    def model(self, card: str) -> CardModel:
        """Return a card as it is defined."""
        return self.catalogue.definitions[card]

    def asker(self, decision: Decision) -> str | None:
        """Return the card that asks, or that a question is about."""
        about = decision.about
        if about.piece is None:
            return about.card
        piece = self.table.pieces.get(piece_named(about.piece))
        return piece.card.id if piece is not None else None

    def ability(self, decision: Decision) -> Ability | None:
        """Return the ability that asks: it is named, or is being resolved; else what an Action does."""
        card = self.asker(decision)
        if card is None:
            return None
        abilities = self.model(card).abilities
        doing = self.table.doing
        if decision.about.place is not None:
            return abilities[decision.about.place]
        if doing is not None and doing.card == card and doing.kind not in ("summon", "forge"):
            return abilities[doing.place]
        resolve = self.catalogue.cards[card].resolve
        return None if resolve is None else abilities[resolve]

    def line(self, card: str, ability: Ability) -> Say:
        """Return what an ability says."""
        return ability_line(ability, self.catalogue.definitions, noun_in(self.model(card), ability))

    def words(self, card: str, ability: Ability) -> Actions:
        """Return what puts the actions of an ability into words."""
        event = ability.when.event if ability.when else None
        return Actions(self.catalogue.definitions, noun_in(self.model(card), ability), ability.targets, event)

    def card(self, key: str, ronum: int) -> Say:
        """Return a card of a hand or pile with what tells it from others at a glance."""
        card = card_of(key)
        values = {"card": self.named(card), "factions": self.factions(card), "ronum": ronum}
        return Say("sf-option-card", values)

    def factions(self, card: str) -> Say:
        """Return the factions of a card."""
        factions = self.model(card).factions
        return chained("sf-both-factions", [faction(each) for each in factions]) if factions else Say(
            "sf-factionless"
        )  # fmt: skip

    def printed(self, card: str) -> Say:
        """Return the line of a card's type and numbers."""
        return type_line(self.model(card), self.catalogue.definitions)

    def cost(self, card: str, written: str) -> Say:
        """Return what a card, or an ability of it, costs."""
        return Actions(self.catalogue.definitions, noun_of(self.model(card))).cost(written)

    def piece(self, piece: Piece) -> Say:
        """Return a card on the table, with its player where it is another's; unseen ones by their zone."""
        if not is_known(piece, self.seat):
            values = {"seat": piece.seat, "turn": piece.since, "nth": self._namesakes.get(piece.id, 0)}
            return Say("sf-option-set-of", values)
        named: dict[str, Any] = {"card": self.called(piece)}
        if piece.seat != self.seat:
            return Say("sf-option-piece-of", {**named, "seat": piece.seat})
        return Say("sf-option-piece", named)

    def piece_alone(self, piece: Piece) -> Say:
        """Return a card on the table, without its player where there is but one opponent."""
        if len(self.table.sides) > 2 or not is_known(piece, self.seat):
            return self.piece(piece)
        return Say("sf-option-piece", {"card": self.called(piece)})

    def called(self, piece: Piece) -> Named | Say:
        """Return the name of a card on the table, with its number where there is another of that name.

        What stands for all cards of its name says of how many.
        """
        name, nth = self.named(piece.card.id), self._namesakes.get(piece.id)
        if nth is None:
            return name
        count = self._copies.get(piece.id, 1)
        if count > 1 and count == self._bearers(piece):
            return Say("sf-copies", {"card": name, "count": count})
        return Say("sf-nth", {"card": name, "nth": nth})

    def _bearers(self, piece: Piece) -> int:
        """Return how many cards of its name its player has."""
        return sum(
            each.seat == piece.seat and each.card.id == piece.card.id and is_known(each, self.seat)
            for each in self.table.pieces.values()
        )

    @cached_property
    def _namesakes(self) -> dict[int, int]:
        return namesakes(self.table, self.seat)

    def player(self, seat: int) -> Say:
        """Return a player."""
        return Say("sf-option-player", {"seat": seat})

    def entry(self, entry: Entry) -> Say:
        """Return an entry of the Flow."""
        values = {"seat": entry.seat, "verb": entry.kind, "card": self.named(entry.card)}
        return Say("sf-option-entry", values)

    def place(self, entry: Entry) -> Say:
        """Return when an entry of the Flow resolves, by the number that it has on the board (SF-132)."""
        doing = self.table.doing
        waiting = [each.id for each in reversed(self.table.flow) if doing is None or each.id != doing.id]
        return Say("sf-preview-entry", {"place": waiting.index(entry.id) + (1 if doing is None else 2)})

    def top(self) -> Entry | None:
        """Return the newest entry of the Flow."""
        return self.table.flow[-1] if self.table.flow else None

    def triggers(self) -> Iterator[Entry]:
        """Yield what waits to enter the Flow for this seat."""
        return (entry for entry in self.table.waiting if entry.seat == self.seat)
