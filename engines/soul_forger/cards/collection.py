"""Soul-Forger's cards and decks as a collection: packs, look-up, what makes a deck legal (SF-4 to SF-13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

from engines.kernel import CardPage, Collection, Deck, Fault, ReadyMade, Say, Section
from engines.kernel.cards.collection import CardList, match_pack, repeated_ids, unknown_cards
from engines.kernel.cards.decks import none_such
from engines.kernel.cards.packs import Name, Problem, parts
from engines.soul_forger.cards import card_list, card_validation, subtypes
from engines.soul_forger.cards.catalogue import Catalogue, made, starter, with_tokens
from engines.soul_forger.cards.printed import card_text
from engines.soul_forger.cards.printed.parts import Definitions
from engines.soul_forger.language.pack import (
    COPIES,
    FORGE_SIZE,
    MAIN_SIZES,
    CardModel,
    Creature,
    Equipment,
    PresetDeck,
    SoulForgerPack,
)
from engines.soul_forger.language.selectors import CardFilter
from engines.soul_forger.options import Loadout, SoulForgerOptions

MAIN, FORGE, GEAR = "main", "forge", "gear"
"""The sections of a deck."""
_HEADINGS = {
    MAIN: Name(en="Main Deck", fr="Deck principal"),
    FORGE: Name(en="Forge Deck", fr="Deck de forge"),
    GEAR: Name(en="Starting Gear", fr="Équipement de départ"),
}
SLOTS = ("armor", "weapon", "accessory")
"""SF-11."""

Found: TypeAlias = tuple[str | None, str, Say]
"""A card, a field, and what is wrong there."""


class SoulForgerCollection(Collection[SoulForgerPack]):
    """The starter set and a server's packs. A deck has a Main Deck, Starting Gear, and often a Forge Deck."""

    pack = SoulForgerPack

    def starter(self) -> SoulForgerPack:
        """Return the starter set that comes with the game."""
        return starter()[0]

    def check(self, pack: SoulForgerPack, packs: Sequence[SoulForgerPack]) -> list[Problem]:
        """Return what is wrong across a pack's cards."""
        return [Problem(pack.id, None, card, field, reason) for card, field, reason in _problems(pack, packs)]

    def pages(self, packs: Sequence[SoulForgerPack]) -> Mapping[str, CardPage]:
        """Return every card by id, the starter set first."""
        own = _starter_pages()
        return {**own, **_pages(packs, _catalogue(packs))} if packs else own

    def definition(self, card: str, packs: Sequence[SoulForgerPack]) -> tuple[CardModel, Definitions]:
        """Return a card, and all that texts may name."""
        catalogue = _catalogue(packs)
        return catalogue.definitions[card], catalogue.definitions

    def printed(self, card: CardModel, parts: Any) -> tuple[Say, ...]:
        """Return what is printed on a card, given with all that texts may name: `Definitions`."""
        return card_text(card, parts)

    def ready_made(self, packs: Sequence[SoulForgerPack]) -> Mapping[str, ReadyMade]:
        """Return the ready-made decks, those of the starter set first."""
        return {deck.id: ReadyMade(deck.name, deck.plan, _deck(deck)) for deck in _catalogue(packs).decks}

    def headings(self, packs: Sequence[SoulForgerPack]) -> Mapping[str, Name]:
        """Return the sections of a deck."""
        return _HEADINGS

    def formats(self) -> Mapping[str, SoulForgerOptions]:
        """Return the one format that decks are made for."""
        return {"sf-format": SoulForgerOptions()}

    def faults(self, deck: Deck, options: SoulForgerOptions, packs: Sequence[SoulForgerPack]) -> list[Fault]:
        """Return every reason why a deck may not be played (SF-4 to SF-13)."""
        return list(_faults(deck, _catalogue(packs)))

    def read_list(self, data: object, names: object, pack: str, source: str) -> CardList:
        """Return the cards of an open list as packs. Raises BadPack."""
        return card_list.read_list(data, names, pack, source)

    def seated(
        self, options: SoulForgerOptions, decks: Sequence[Deck | None], packs: Sequence[SoulForgerPack]
    ) -> SoulForgerOptions:
        """Return the options with the decks put in, and with every card that the starter set lacks."""
        catalogue = _catalogue(packs)
        loadouts = tuple(_loadout(deck, catalogue) if deck else None for deck in decks)
        used = _used([loadout for loadout in loadouts if loadout], catalogue, packs)
        return options.model_copy(update={"decks": loadouts, "cards": used})


def _catalogue(packs: Sequence[SoulForgerPack]) -> Catalogue:
    return Catalogue.of(*starter(), *packs)


@cache
def _starter_pages() -> Mapping[str, CardPage]:
    return _pages(starter(), _catalogue(()))


def _pages(packs: Sequence[SoulForgerPack], catalogue: Catalogue) -> dict[str, CardPage]:
    return {
        card.id: CardPage(card.id, card.name, card_text(card, catalogue.definitions), card.flavour, pack.id)
        for pack in packs
        for card in pack.cards
    }


# Decks


def _deck(preset: PresetDeck) -> Deck:
    """Return a ready-made deck as players bring theirs."""
    sections = {MAIN: preset.cards, FORGE: preset.forge, GEAR: preset.gear}
    return Deck(
        game="soul_forger",
        name=preset.name.en,
        sections=tuple(Section(heading=key, cards=cards) for key, cards in sections.items() if cards),
    )


def _section(deck: Deck, heading: str) -> tuple[str, ...]:
    return tuple(card for part in deck.sections if part.heading == heading for card in part.cards)


def _loadout(deck: Deck, catalogue: Catalogue) -> Loadout:
    """Return a legal deck as it is played: its Starting Gear in the order of the zones."""
    by_slot = {catalogue.cards[key].equip: key for key in _section(deck, GEAR)}
    armor, weapon, accessory = (by_slot[slot] for slot in SLOTS)
    return Loadout(main=_section(deck, MAIN), forge=_section(deck, FORGE), gear=(armor, weapon, accessory))


def _faults(deck: Deck, catalogue: Catalogue) -> Iterator[Fault]:
    for part in deck.sections:
        if part.heading not in _HEADINGS:
            yield Fault("SF-15", Say("sf-fault-heading", {"found": part.heading}))
    main, forge, gear = (_section(deck, heading) for heading in _HEADINGS)
    unknown = [
        *unknown_cards("SF-4", main, catalogue.cards),
        *unknown_cards("SF-7", forge, catalogue.cards),
        *unknown_cards("SF-11", gear, catalogue.cards),
    ]
    if unknown:
        yield from unknown
        return
    for key in dict.fromkeys([*main, *forge, *gear]):
        if catalogue.definitions[key].unfinished:
            yield Fault("SF-20", Say("sf-fault-unfinished", {"found": catalogue.definitions[key].name}))
    yield from _main_faults(main, catalogue)
    yield from _forge_faults(forge, catalogue)
    yield from _gear_faults(gear, catalogue)


def _main_faults(main: Sequence[str], catalogue: Catalogue) -> Iterator[Fault]:
    """SF-4, SF-5, SF-6, SF-12, SF-13."""
    least, most = MAIN_SIZES
    if not least <= len(main) <= most:
        yield Fault("SF-4", Say("sf-fault-main", {"count": len(main)}))
    for key in dict.fromkeys(main):
        card = catalogue.definitions[key]
        if isinstance(card, Equipment):
            yield Fault("SF-5", Say("sf-fault-equipment", {"found": card.name}))
    yield from _token_faults(main, catalogue)
    yield from _copies("SF-6", main, catalogue)


def _forge_faults(forge: Sequence[str], catalogue: Catalogue) -> Iterator[Fault]:
    """SF-7, SF-8, SF-9, SF-10, SF-13."""
    if len(forge) > FORGE_SIZE:
        yield Fault("SF-7", Say("sf-fault-forge", {"count": len(forge)}))
    for key in dict.fromkeys(forge):
        card = catalogue.definitions[key]
        if not isinstance(card, Equipment):
            if not catalogue.cards[key].token:
                yield Fault("SF-8", Say("sf-fault-not-equipment", {"found": card.name}))
        elif card.starting_gear:
            yield Fault("SF-9", Say("sf-fault-gear-in-forge", {"found": card.name}))
    yield from _token_faults(forge, catalogue)
    yield from _copies("SF-10", forge, catalogue)


def _gear_faults(gear: Sequence[str], catalogue: Catalogue) -> Iterator[Fault]:
    """SF-11."""
    for key in dict.fromkeys(gear):
        if not catalogue.cards[key].starting_gear:
            yield Fault("SF-11", Say("sf-fault-not-gear", {"found": catalogue.definitions[key].name}))
    if sorted(catalogue.cards[key].equip for key in gear) != sorted(SLOTS):
        yield Fault("SF-11", Say("sf-fault-gear", {"count": len(gear)}))


def _token_faults(cards: Sequence[str], catalogue: Catalogue) -> Iterator[Fault]:
    for key in dict.fromkeys(cards):
        if catalogue.cards[key].token:
            yield Fault("SF-13", Say("sf-fault-token", {"found": catalogue.definitions[key].name}))


def _copies(rule: str, cards: Sequence[str], catalogue: Catalogue) -> Iterator[Fault]:
    """Yield a fault for every card that is there too often; cards are the same by name."""
    names = {catalogue.definitions[key].name.en: catalogue.definitions[key].name for key in cards}
    for name, count in Counter(catalogue.definitions[key].name.en for key in cards).items():
        if count > COPIES:
            yield Fault(rule, Say("sf-fault-copies", {"found": names[name], "count": count}))


def _used(
    loadouts: Sequence[Loadout], catalogue: Catalogue, packs: Sequence[SoulForgerPack]
) -> SoulForgerPack | None:
    """Return the definitions beyond the starter set that these decks need, the Tokens they make too."""
    brought = {key for loadout in loadouts for key in (*loadout.main, *loadout.forge, *loadout.gear)}
    used = with_tokens(brought, catalogue.definitions)
    cards = tuple(card for pack in packs for card in pack.cards if card.id in used)
    words = subtypes.of_cards(cards, catalogue.definitions.subtypes)
    return match_pack(SoulForgerPack, "soul_forger", cards=cards, subtypes=words)


# Packs


def _problems(pack: SoulForgerPack, packs: Sequence[SoulForgerPack]) -> Iterator[Found]:
    own_set = starter()
    others = [*own_set, *(other for other in packs if other.id != pack.id)]
    is_starter = any(pack.id == other.id for other in own_set)
    taken = {each.id for other in others for each in (*other.cards, *other.decks)}
    own = [each.id for each in (*pack.cards, *pack.decks)]
    yield from repeated_ids(own, () if is_starter else taken)
    yield from ((None, field, reason) for field, reason in subtypes.misdeclared(pack))
    catalogue = Catalogue([*(other for other in others if other.id != pack.id), pack])
    for card in pack.cards:
        for misplaced in (*card_validation.of_card(card), *subtypes.undeclared(card, pack)):
            yield card.id, misplaced.field, misplaced.reason
        yield from _named_problems(card, catalogue)
    for deck in pack.decks:
        yield from _deck_problems(deck, catalogue)


def _named_problems(card: CardModel, catalogue: Catalogue) -> Iterator[Found]:
    """Yield cards and Tokens that a card names and that do not exist."""
    for token in made(card):
        found = catalogue.definitions.get(token)
        if found is None:
            yield card.id, "abilities", none_such("sf-pack-no-token", token, _tokens(catalogue))
        elif not (isinstance(found, Creature) and found.token):
            yield card.id, "abilities", none_such("sf-pack-not-token", token, _tokens(catalogue))
    for part in parts(card):
        if isinstance(part, CardFilter) and part.name is not None and part.name not in catalogue.definitions:
            yield card.id, "abilities", none_such("sf-pack-no-card", part.name, catalogue.definitions)


def _tokens(catalogue: Catalogue) -> list[str]:
    return [key for key, card in catalogue.cards.items() if card.token]


def _deck_problems(deck: PresetDeck, catalogue: Catalogue) -> Iterator[Found]:
    fields = {"cards": deck.cards, "forge": deck.forge, "gear": deck.gear}
    missing = [
        (field, key) for field, keys in fields.items() for key in dict.fromkeys(keys)
        if key not in catalogue.cards
    ]  # fmt: skip
    for field, key in missing:
        yield deck.id, field, none_such("sf-pack-no-card", key, catalogue.definitions)
    if not missing:
        for fault in _faults(_deck(deck), catalogue):
            yield deck.id, _FIELD_OF.get(fault.rule, "cards"), fault.reason


_FIELD_OF = {"SF-7": "forge", "SF-8": "forge", "SF-9": "forge", "SF-10": "forge", "SF-11": "gear"}
"""Where in a ready-made deck a fault lies."""
