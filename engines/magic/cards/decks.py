"""What makes a deck legal (MN-3 to MN-14), and how a legal one is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from engines.kernel import Deck, Fault, Say, Section
from engines.kernel.cards.collection import unknown_cards
from engines.kernel.cards.lists import ListForm
from engines.kernel.cards.packs import Name
from engines.magic.cards import rarity
from engines.magic.language.pack import LEAST_CARDS, SIDEBOARD, CardModel, MagicPack, PresetDeck
from engines.magic.options import Loadout, MagicOptions

NOBLE, MAIN, ASIDE = "noble", "main", "sideboard"
"""The sections of a deck."""
HEADINGS = {
    NOBLE: Name(en="Noble", fr="Noble"),
    MAIN: Name(en="Deck", fr="Deck"),
    ASIDE: Name(en="Sideboard", fr="Réserve"),
}
FORM = ListForm(
    unheaded=MAIN,
    also={"mainboard": MAIN, "maindeck": MAIN, "main deck": MAIN, "side": ASIDE},
    marks={"SB:": ASIDE},
)
"""As other programs write decks."""
COPIES = 4
"""MN-8."""
UNCOMMONS = 4
"""MN-13."""
BASIC_NAMES = frozenset({"Plains", "Island", "Swamp", "Mountain", "Forest"})
"""MN-10."""


class Brought(NamedTuple):
    """A deck by its parts."""

    noble: tuple[str, ...]
    main: tuple[str, ...]
    """All of the deck but the Noble."""
    aside: tuple[str, ...]

    @property
    def cards(self) -> tuple[str, ...]:
        """Return all cards, of the sideboard too: most limits count both together."""
        return (*self.noble, *self.main, *self.aside)

    @property
    def size(self) -> int:
        """Return how many cards the deck has, the Noble among them (MN-R9)."""
        return len(self.noble) + len(self.main)


class Judge(NamedTuple):
    """What a deck is judged by."""

    cards: Mapping[str, CardModel]
    options: MagicOptions
    packs: Sequence[MagicPack]
    """A server's: they may ban cards, and name a pool (MN-R15)."""
    unplayable: Mapping[str, Name] = MappingProxyType({})
    """Cards that can be named and not played (MN-R16), by id."""

    def named(self, card: str) -> Name:
        """Return a card's name."""
        return self.cards[card].name

    def classes(self, card: str) -> tuple[rarity.Class, ...]:
        """Return what a card may be counted as; a basic land is of no rarity (MN-R4)."""
        model = self.cards[card]
        return ("common",) if _is_basic(model) else rarity.classes(model, self.options)

    def is_free(self, card: str) -> bool:
        """Tell whether a deck may hold any number of a card (MN-8, MN-10, MN-R5, MN-R7)."""
        model = self.cards[card]
        if model.any_number or model.name.en in BASIC_NAMES:
            return True
        return self.options.basics == "supertype" and _is_basic(model)


def _is_basic(card: CardModel) -> bool:
    return "basic" in card.types.super or card.name.en in BASIC_NAMES


def brought(deck: Deck) -> Brought:
    """Return a deck by its parts."""
    return Brought(*(_section(deck, heading) for heading in HEADINGS))


def _section(deck: Deck, heading: str) -> tuple[str, ...]:
    return tuple(card for part in deck.sections if part.heading == heading for card in part.cards)


def loadout(deck: Deck) -> Loadout:
    """Return a legal deck as it is played."""
    (noble,), main, aside = brought(deck)
    return Loadout(deck=(noble, *main), noble=noble, sideboard=aside)


def ready_made(preset: PresetDeck, cards: Mapping[str, CardModel]) -> Deck:
    """Return a ready-made deck as players bring theirs: its only rare card is the Noble (MN-12)."""
    rare = [card for card in preset.cards if cards[card].rarity in ("rare", "mythic")]
    rest = tuple(card for card in preset.cards if card not in rare)
    sections = {NOBLE: tuple(rare), MAIN: rest}
    return Deck(
        game="magic",
        name=preset.name.en,
        sections=tuple(Section(heading=key, cards=found) for key, found in sections.items() if found),
    )


def with_noble(deck: Deck, judge: Judge) -> Deck:
    """Return a deck with its only rare card as its Noble, if its list names none (MN-11, MN-12)."""
    parts = brought(deck)
    rare = _rare(parts.main, judge)
    if parts.noble or len(rare) != 1 or parts.main.count(rare[0]) != 1:
        return deck
    rest = [part for part in deck.sections if part.heading != NOBLE]
    moved = [
        part.model_copy(update={"cards": tuple(card for card in part.cards if card != rare[0])})
        for part in rest
    ]
    noble = Section(heading=NOBLE, cards=(rare[0],))
    return deck.model_copy(update={"sections": (noble, *(part for part in moved if part.cards))})


def _rare(cards: Sequence[str], judge: Judge) -> list[str]:
    """Return the cards that are rare, each once; one that nobody knows is none."""
    known = [card for card in dict.fromkeys(cards) if card in judge.cards]
    return [card for card in known if judge.classes(card)[0] == "rare"]


# What is wrong


def faults(deck: Deck, judge: Judge) -> Iterator[Fault]:
    """Yield every reason why a deck may not be played; cards that nobody knows before all else (MN-R16)."""
    for part in deck.sections:
        if part.heading not in HEADINGS:
            yield Fault("MN-1", Say("mn-fault-heading", {"found": part.heading}))
    parts = brought(deck)
    unknown = [
        *_unplayable(parts, judge),
        *unknown_cards("MN-R16", [key for key in parts.cards if key not in judge.unplayable], judge.cards),
    ]
    if unknown:
        yield from unknown
        return
    if judge.options.by_hand == "none":
        yield from _by_hand(parts, judge)
    yield from _of_sizes(parts, judge.options)
    yield from _of_the_noble(parts, judge)
    yield from _of_rarities(parts, judge)
    yield from _of_copies(parts, judge)
    yield from _of_the_pool(parts, judge)


def _unplayable(parts: Brought, judge: Judge) -> Iterator[Fault]:
    """MN-R16."""
    for card in dict.fromkeys(parts.cards):
        if card in judge.unplayable:
            yield Fault("MN-R16", Say("mn-fault-unplayable", {"found": judge.unplayable[card]}))


def _by_hand(parts: Brought, judge: Judge) -> Iterator[Fault]:
    """MN-R31: all such cards in one line, as a deck may have dozens."""
    found = [judge.named(card) for card in dict.fromkeys(parts.cards) if judge.cards[card].by_hand]
    if found:
        yield Fault("MN-R31", Say("mn-fault-by-hand", {"cards": found, "count": len(found)}))


def _of_sizes(parts: Brought, options: MagicOptions) -> Iterator[Fault]:
    """MN-5, MN-7, MN-R9, MN-R10, MN-R12."""
    if parts.size < LEAST_CARDS:
        yield Fault("MN-5", Say("mn-fault-few", {"count": parts.size}))
    if parts.size > options.deck_max:
        yield Fault("MN-R12", Say("mn-fault-many", {"count": parts.size, "most": options.deck_max}))
    number = len(parts.aside)
    if options.sideboard == "exact15" and number not in (0, SIDEBOARD):
        yield Fault("MN-7", Say("mn-fault-sideboard", {"count": number}))
    elif number > SIDEBOARD:
        yield Fault("MN-R10", Say("mn-fault-sideboard-most", {"count": number}))


def _of_the_noble(parts: Brought, judge: Judge) -> Iterator[Fault]:
    """MN-1, MN-3, MN-12, MN-R25."""
    rare = _rare(parts.main, judge)
    if not parts.noble and rare:
        names = [judge.named(card) for card in rare]
        yield Fault("MN-1", Say("mn-fault-noble-which", {"heading": HEADINGS[NOBLE], "cards": names}))
    elif len(parts.noble) != 1:
        yield Fault("MN-1", Say("mn-fault-nobles", {"count": len(parts.noble)}))
    for card in dict.fromkeys(parts.noble):
        if "rare" not in judge.classes(card):
            yield Fault("MN-3", Say("mn-fault-not-rare", {"found": judge.named(card)}))
        if judge.options.noble_land == "reject" and "land" in judge.cards[card].types.card:
            yield Fault("MN-R25", Say("mn-fault-land", {"found": judge.named(card)}))


def warnings(deck: Deck, judge: Judge) -> Iterator[Fault]:
    """Yield that a Noble stays in the command zone for good, as a land is never cast (MN-R25)."""
    if judge.options.noble_land == "strict":
        for card in brought(deck).noble:
            if card in judge.cards and "land" in judge.cards[card].types.card:
                yield Fault("MN-R25", Say("mn-warning-land", {"found": judge.named(card)}))


def _of_rarities(parts: Brought, judge: Judge) -> Iterator[Fault]:
    """MN-11 to MN-14, MN-R6."""
    for rule, where, cards in (("MN-11", "main", parts.main), ("MN-12", "sideboard", parts.aside)):
        for card in dict.fromkeys(cards):
            if judge.classes(card)[0] == "rare":
                yield Fault(rule, Say(f"mn-fault-rare-{where}", {"found": judge.named(card)}))
    uncommon = [card for card in (*parts.main, *parts.aside) if judge.classes(card)[0] == "uncommon"]
    if len(uncommon) > UNCOMMONS:
        names = [judge.named(card) for card in dict.fromkeys(uncommon)]
        yield Fault("MN-13", Say("mn-fault-uncommons", {"count": len(uncommon), "cards": names}))


def _of_copies(parts: Brought, judge: Judge) -> Iterator[Fault]:
    """MN-8 to MN-10, MN-R7: cards are the same by their English names."""
    counts = Counter(judge.named(card).en for card in parts.cards if not judge.is_free(card))
    for card in dict.fromkeys(parts.cards):
        count = counts.pop(judge.named(card).en, 0)
        if count > COPIES:
            yield Fault("MN-8", Say("mn-fault-copies", {"found": judge.named(card), "count": count}))


def _of_the_pool(parts: Brought, judge: Judge) -> Iterator[Fault]:
    """MN-R15."""
    for card in dict.fromkeys(parts.cards):
        if judge.options.banlist and any(card in pack.banned for pack in judge.packs):
            yield Fault("MN-R15", Say("mn-fault-banned", {"found": judge.named(card)}))
        elif not _is_in_pool(card, judge):
            yield Fault("MN-R15", Say("mn-fault-pool", {"found": judge.named(card)}))


def _is_in_pool(card: str, judge: Judge) -> bool:
    pool = judge.options.pool
    if pool == "custom":
        return any(card in pack.pool for pack in judge.packs)
    return pool in judge.cards[card].pools
