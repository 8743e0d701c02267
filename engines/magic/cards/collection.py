"""Magic's cards and decks as a collection: packs, look-up, what makes a deck legal (MN-1 to MN-14)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

from engines.kernel import CardPage, Collection, Deck, Fault, ReadyMade, Say
from engines.kernel.cards.collection import match_pack, repeated_ids
from engines.kernel.cards.decks import none_such
from engines.kernel.cards.owned import NONE_OWNED, OwnedCards
from engines.kernel.cards.packs import Name, Problem, parts, weight_of
from engines.kernel.state.limits import PACKS_KEPT
from engines.kernel.state.weighted_cache import kept_by_weight
from engines.magic.cards import card_validation
from engines.magic.cards import decks as building
from engines.magic.cards.catalogue import Catalogue, is_simple, starter
from engines.magic.cards.decks import Judge
from engines.magic.cards.printed import Definitions, card_text, search_for
from engines.magic.cards.stub import nouns
from engines.magic.language.pack import CardModel, MagicPack, PresetDeck
from engines.magic.options import Loadout, MagicOptions

Found: TypeAlias = tuple[str | None, str, Say]
"""A card, a field, and what is wrong there."""


class MagicCollection(Collection[MagicPack]):
    """The starter set and a server's packs. A deck has a Noble, a main part, and perhaps a sideboard."""

    pack = MagicPack
    form = building.FORM

    def __init__(self, owned: OwnedCards[CardModel] = NONE_OWNED) -> None:
        """Have these cards beside those of packs."""
        self._owned = owned

    def beside(self, owned: OwnedCards[CardModel]) -> MagicCollection:
        """Return this collection with an owner's cards."""
        return MagicCollection(owned)

    def starter(self) -> MagicPack:
        """Return the starter set that comes with the game."""
        return starter()

    def check(self, pack: MagicPack, packs: Sequence[MagicPack]) -> list[Problem]:
        """Return what is wrong across a pack's cards."""
        return [Problem(pack.id, None, card, field, reason) for card, field, reason in _problems(pack, packs)]

    def pages(self, packs: Sequence[MagicPack]) -> Mapping[str, CardPage]:
        """Return every card by id, the starter set first."""
        own = _starter_pages()
        return {**own, **_pages(packs, _definitions(packs))} if packs else own

    def definition(self, card: str, packs: Sequence[MagicPack]) -> tuple[CardModel, Definitions]:
        """Return a card, and all that texts may name."""
        if (found := self._owned.cards.get(card)) is not None:
            return found, Definitions(nouns([found]))
        return _catalogue(packs).definitions[card], _definitions(packs)

    def printed(self, card: CardModel, parts: Any) -> tuple[Say, ...]:
        """Return what is printed on a card, given with all that texts may name: `Definitions`."""
        return card_text(card, parts)

    def ready_made(self, packs: Sequence[MagicPack]) -> Mapping[str, ReadyMade]:
        """Return the ready-made decks, those of the starter set first."""
        catalogue = _catalogue(packs)
        return {
            deck.id: ReadyMade(deck.name, deck.plan, building.ready_made(deck, catalogue.definitions))
            for deck in catalogue.decks
        }

    def headings(self, packs: Sequence[MagicPack]) -> Mapping[str, Name]:
        """Return the sections of a deck."""
        return building.HEADINGS

    def formats(self) -> Mapping[str, MagicOptions]:
        """Return the format that decks are made for; with an owner's cards played by hand also theirs."""
        found = {"mn-format": MagicOptions()}
        if any(card.by_hand for card in self._owned.cards.values()):
            found["mn-format-by-hand"] = MagicOptions(by_hand="agreed")
        return found

    def faults(self, deck: Deck, options: MagicOptions, packs: Sequence[MagicPack]) -> list[Fault]:
        """Return every reason why a deck may not be played (MN-1 to MN-14)."""
        return list(building.faults(deck, self._judge(options, packs)))

    def completed(self, deck: Deck, packs: Sequence[MagicPack]) -> Deck:
        """Return a deck with its only rare card as its Noble, where its list names none (MN-12)."""
        return building.with_noble(deck, self._judge(MagicOptions(), packs))

    def warnings(self, deck: Deck, options: MagicOptions, packs: Sequence[MagicPack]) -> list[Fault]:
        """Return what is allowed, and hardly meant: a Noble that can never be played (MN-R25)."""
        return list(building.warnings(deck, self._judge(options, packs)))

    def _judge(self, options: MagicOptions, packs: Sequence[MagicPack]) -> Judge:
        known = _catalogue(packs).definitions
        return Judge({**known, **self._owned.cards}, options, packs, self._owned.unplayable)

    def by_hand(self, deck: Deck, packs: Sequence[MagicPack]) -> int:
        """Return how many different cards of a deck are played by hand (MN-R31)."""
        known = self._judge(MagicOptions(), packs).cards
        return sum(card in known and known[card].by_hand for card in set(building.brought(deck).cards))

    def seated(
        self, options: MagicOptions, decks: Sequence[Deck | None], packs: Sequence[MagicPack]
    ) -> MagicOptions:
        """Return the options with the decks put in, and with every card that the starter set lacks."""
        loadouts = tuple(building.loadout(deck) if deck else None for deck in decks)
        used = _used([each for each in loadouts if each], packs, self._owned.cards)
        imagined = _pack([card for card in self._owned.imagined if is_simple(card)])
        return options.model_copy(update={"decks": loadouts, "cards": used, "imagined": imagined})


def _catalogue(packs: Sequence[MagicPack]) -> Catalogue:
    return _compiled(tuple(packs))


@kept_by_weight(PACKS_KEPT, weight_of)
def _compiled(packs: tuple[MagicPack, ...]) -> Catalogue:
    return Catalogue((starter(), *packs))


def _definitions(packs: Sequence[MagicPack]) -> Definitions:
    every = (starter(), *packs)
    subtypes = {key: noun for pack in every for key, noun in pack.subtypes.items()}
    return Definitions(subtypes, {key: name for pack in every for key, name in pack.counters.items()})


@cache
def _starter_pages() -> Mapping[str, CardPage]:
    return _pages((starter(),), _definitions(()))


def _pages(packs: Sequence[MagicPack], definitions: Definitions) -> dict[str, CardPage]:
    return {
        card.id: CardPage(
            card.id, card.name, card_text(card, definitions), card.flavour, pack.id, search_for(card)
        )
        for pack in packs
        for card in pack.cards
    }


def _used(
    loadouts: Sequence[Loadout], packs: Sequence[MagicPack], owned: Mapping[str, CardModel]
) -> MagicPack | None:
    """Return the definitions beyond the starter set that these decks need, the words of their types too."""
    brought = {key for loadout in loadouts for key in (*loadout.deck, *loadout.sideboard)}
    own = tuple(owned[card] for card in sorted(brought) if card in owned)
    cards = (*(card for pack in packs for card in pack.cards if card.id in brought), *own)
    named = {key for card in cards for key in card.types.sub}
    declared = {key: noun for pack in packs for key, noun in pack.subtypes.items() if key in named}
    subtypes = {**nouns(own), **declared}
    put = {word for card in cards for word in _counters_of(card)}
    counters = {key: name for pack in packs for key, name in pack.counters.items() if key in put}
    return match_pack(MagicPack, "magic", cards=cards, subtypes=subtypes, counters=counters)


def _counters_of(card: CardModel) -> Iterator[str]:
    """Yield of which counters a card speaks."""
    for part in parts(card):
        yield from (value for name, value in part if name in ("kind", "counter", "remove") and value)


def _pack(cards: Sequence[CardModel]) -> MagicPack | None:
    return match_pack(MagicPack, "magic", cards=tuple(cards), subtypes=nouns(cards))


# Packs


def _problems(pack: MagicPack, packs: Sequence[MagicPack]) -> Iterator[Found]:
    others = [starter(), *(other for other in packs if other.id != pack.id)]
    others = [other for other in others if other.id != pack.id]
    taken = {each.id for other in others for each in (*other.cards, *other.decks)}
    yield from repeated_ids([each.id for each in (*pack.cards, *pack.decks)], taken)
    senseless = [
        (card.id, each.field, each.reason) for card in pack.cards for each in card_validation.of_card(card)
    ]
    yield from senseless
    if senseless:
        return
    catalogue = Catalogue([*others, pack])
    for field, cards in (("banned", pack.banned), ("pool", pack.pool)):
        for key in dict.fromkeys(cards):
            if key not in catalogue.definitions:
                yield None, field, none_such("mn-pack-no-card", key, catalogue.definitions)
    for deck in pack.decks:
        yield from _deck_problems(deck, catalogue)


def _deck_problems(deck: PresetDeck, catalogue: Catalogue) -> Iterator[Found]:
    missing = [key for key in dict.fromkeys(deck.cards) if key not in catalogue.definitions]
    for key in missing:
        yield deck.id, "cards", none_such("mn-pack-no-card", key, catalogue.definitions)
    if not missing:
        judge = Judge(catalogue.definitions, MagicOptions(), ())
        for fault in building.faults(building.ready_made(deck, catalogue.definitions), judge):
            yield deck.id, "cards", fault.reason
