"""What a game with cards of its own provides besides its rules: packs, look-up, decks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Container, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from pydantic import BaseModel, ConfigDict, Field

from engines.kernel.cards.lists import PLAIN, ListForm
from engines.kernel.cards.owned import OwnedCards
from engines.kernel.cards.packs import Key, Name, P, Problem
from engines.kernel.seat.prompts import Say
from engines.kernel.state.limits import SECTION_CARDS
from engines.kernel.state.options import Options


class _Card(Protocol):
    @property
    def id(self) -> str: ...


C = TypeVar("C", bound=_Card)


class Section(BaseModel):
    """A part of a deck: under one heading its cards by id, a repeated card repeated."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    heading: Key
    """What the game calls the part: a Spirit's id in Noxtalia, `main` or `reserve` elsewhere."""
    cards: tuple[Key, ...] = Field(max_length=SECTION_CARDS)


class Deck(BaseModel):
    """What a player brings to a match. Legal or not: `Collection.faults` tells."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    game: Key
    name: str = Field(min_length=1, max_length=200, pattern=r"^[^\n\r\t<>@`*_~|\\]+$")
    """What its owner calls it, in any script."""
    sections: tuple[Section, ...] = Field(max_length=12)
    by_hand: int = Field(default=0, ge=0, exclude_if=lambda number: not number)
    """How many different cards of it players carry out themselves: counted as it is brought to a match."""


class Fault(NamedTuple):
    """One reason why a deck is not legal."""

    rule: str
    """The id of the rule."""
    reason: Say


class ReadyMade(NamedTuple):
    """A deck that anybody may play at once."""

    name: Name
    plan: Name | None
    """How it is meant to be played, in one sentence."""
    deck: Deck


class CardPage(NamedTuple):
    """A card as it is looked up."""

    id: str
    name: Name
    lines: tuple[Say, ...]
    """What is printed on it: its kind and numbers first, then its rules text, made from its effects."""
    flavour: Name | None
    pack: str
    """The id of its pack."""
    search: str = ""
    """What finds its text elsewhere, as a part of an address; nothing where all of it is here."""


class CardList(NamedTuple):
    """Cards of an open list, as packs."""

    packs: dict[str, str]
    """The files by the ids of their packs."""
    cards: int
    unfinished: int
    """Cards of which somebody has to write what they do."""
    unread: tuple[str, ...]
    """Fields of the list that nothing was made of."""


class Collection(ABC, Generic[P]):
    """The cards of one game. It has no state of its own; packs are handed in.

    `packs` never hold the starter set, which is always there.
    """

    pack: ClassVar[type[Any]]
    """The game's own `Pack`."""
    form: ClassVar[ListForm] = PLAIN
    """How lists of its decks are written, besides headings."""

    @abstractmethod
    def starter(self) -> P:
        """Return the starter set that comes with the game."""

    @abstractmethod
    def check(self, pack: P, packs: Sequence[P]) -> list[Problem]:
        """Return what is wrong with a pack across its cards: missing, repeated, contradicting."""

    @abstractmethod
    def pages(self, packs: Sequence[P]) -> Mapping[str, CardPage]:
        """Return every card by id, the starter set first."""

    @abstractmethod
    def definition(self, card: str, packs: Sequence[P]) -> tuple[Any, Any]:
        """Return a card as its pack defines it, and what that refers to by id. Raises KeyError."""

    @abstractmethod
    def printed(self, card: Any, parts: Mapping[str, Any]) -> tuple[Say, ...]:
        """Return what is printed on a card, given as `definition` returns it: `CardPage.lines`."""

    @abstractmethod
    def ready_made(self, packs: Sequence[P]) -> Mapping[str, ReadyMade]:
        """Return decks that anybody may play at once, by id; the first is the default."""

    @abstractmethod
    def headings(self, packs: Sequence[P]) -> Mapping[str, Name]:
        """Return the headings that a deck's sections may have, in their order."""

    @abstractmethod
    def formats(self) -> Mapping[str, Options]:
        """Return the formats that decks are made for, by the key of their names."""

    @abstractmethod
    def faults(self, deck: Deck, options: Any, packs: Sequence[P]) -> list[Fault]:
        """Return every reason why a deck may not be played with these options."""

    def beside(self, owned: OwnedCards[Any]) -> Collection[P]:
        """Return this collection with cards that lie beside all packs; a game that has none ignores them."""
        return self

    def read_list(self, data: object, names: object, pack: str, source: str) -> CardList | None:
        """Return the cards of an open list as packs; None where the game reads none.

        `names` declares what the list calls what it tells. Raises BadPack with everything that is wrong.
        """
        return None

    def completed(self, deck: Deck, packs: Sequence[P]) -> Deck:
        """Return a deck as it was read, with what its list leaves unsaid and only one answer fits."""
        return deck

    def warnings(self, deck: Deck, options: Any, packs: Sequence[P]) -> list[Fault]:
        """Return what whoever brings a deck should know, though it may be played with these options."""
        return []

    def by_hand(self, deck: Deck, packs: Sequence[P]) -> int:
        """Return how many different cards of a deck players carry out themselves: all may know that."""
        return 0

    def clashes(self, decks: Sequence[Deck | None], options: Any) -> list[Fault]:
        """Return why these decks may not meet, each legal by itself."""
        return []

    @abstractmethod
    def seated(self, options: Any, decks: Sequence[Deck | None], packs: Sequence[P]) -> Options:
        """Return the options with the decks by seat put in; None leaves the default.

        Definitions of cards beyond the starter set go in as well: so the match
        keeps them, whatever becomes of packs and decks.
        """


def repeated_ids(own: Sequence[str], taken: Container[str]) -> Iterator[tuple[str, str, Say]]:
    """Yield ids of a pack that are used twice or taken by another, as (card, field, reason)."""
    for key, count in Counter(own).items():
        if count > 1:
            yield key, "id", Say("pack-id-twice", {"found": key})
        if key in taken:
            yield key, "id", Say("pack-id-taken", {"found": key})


def unknown_cards(rule: str, cards: Sequence[str], known: Container[str]) -> Iterator[Fault]:
    """Yield a fault for every card of a deck that does not exist."""
    for card in dict.fromkeys(cards):
        if card not in known:
            yield Fault(rule, Say("fault-unknown", {"found": card}))


def merged(one: Sequence[C], other: Sequence[C]) -> tuple[C, ...]:
    """Return the cards of both parts of one set, each once, in an order that agrees with both."""
    cards = list(one)
    places = [card.id for card in cards]
    after = 0
    for card in other:
        if card.id not in places:
            cards.insert(after, card)
            places.insert(after, card.id)
        after = places.index(card.id) + 1
    return tuple(cards)


def match_pack(model: type[P], game: str, **fields: tuple[Any, ...] | Mapping[str, Any]) -> P | None:
    """Return the definitions that a match needs beyond the starter set as a pack; None for none."""
    if not any(fields.values()):
        return None
    name = {"en": "Cards of this match", "fr": "Cartes de cette partie"}
    return model.model_validate({"game": game, "id": "match", "name": name, "version": 1, **fields})
