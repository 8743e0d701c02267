"""Neo Noble's cards and decks as a collection: packs, look-up, what makes a deck legal (NN-23 to NN-31)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TypeAlias

from engines.kernel import CardPage, Collection, Deck, Fault, ReadyMade, Say, Section
from engines.kernel.cards.collection import match_pack, repeated_ids, unknown_cards
from engines.kernel.cards.decks import none_such
from engines.kernel.cards.packs import Name, Problem, parts
from engines.neo_noble.cards import card_validation
from engines.neo_noble.cards.catalogue import Catalogue, created, starter
from engines.neo_noble.cards.printed import card_text
from engines.neo_noble.language.actions import Create
from engines.neo_noble.language.pack import (
    COPIES,
    DECK_SIZE,
    PATHPAWS,
    RESERVE_SIZE,
    NeoNoblePack,
    Noble,
    PresetDeck,
    Spirit,
)
from engines.neo_noble.options import Domain, NeoNobleOptions

NOBLE, MAIN, RESERVE = "noble", "main", "reserve"
"""The sections of a deck."""
_HEADINGS = {
    NOBLE: Name(en="Noble", fr="Noble"),
    MAIN: Name(en="Main Deck", fr="Deck principal"),
    RESERVE: Name(en="Reserve", fr="Réserve"),
}

Found: TypeAlias = tuple[str | None, str, Say]
"""A card, a field, and what is wrong there."""


class NeoNobleCollection(Collection[NeoNoblePack]):
    """The starter set and a server's packs. A deck has a Noble, 30 spirits, and a Reserve if it likes."""

    pack = NeoNoblePack

    def starter(self) -> NeoNoblePack:
        """Return the starter set that comes with the game."""
        return starter()[0]

    def check(self, pack: NeoNoblePack, packs: Sequence[NeoNoblePack]) -> list[Problem]:
        """Return what is wrong across a pack's cards."""
        return [Problem(pack.id, None, card, field, reason) for card, field, reason in _problems(pack, packs)]

    def pages(self, packs: Sequence[NeoNoblePack]) -> Mapping[str, CardPage]:
        """Return every Noble and Spirit by id, the starter set first."""
        own = _starter_pages()
        return {**own, **_pages(packs, _catalogue(packs))} if packs else own

    def definition(
        self, card: str, packs: Sequence[NeoNoblePack]
    ) -> tuple[Noble | Spirit, Mapping[str, Spirit]]:
        """Return a card, and the Tokens that texts create."""
        catalogue = _catalogue(packs)
        return catalogue.definition(card), _tokens(catalogue)

    def printed(self, card: Noble | Spirit, parts: Mapping[str, Spirit]) -> tuple[Say, ...]:
        """Return what is printed on a card, given with the Tokens that texts create."""
        return card_text(card, parts)

    def ready_made(self, packs: Sequence[NeoNoblePack]) -> Mapping[str, ReadyMade]:
        """Return the preconstructed decks (NN-28), those of the starter set first."""
        return {deck.id: ReadyMade(deck.name, deck.plan, _deck(deck)) for deck in _catalogue(packs).decks}

    def headings(self, packs: Sequence[NeoNoblePack]) -> Mapping[str, Name]:
        """Return the sections of a deck."""
        return _HEADINGS

    def formats(self) -> Mapping[str, NeoNobleOptions]:
        """Return the one format that decks are made for."""
        return {"nn-format": NeoNobleOptions()}

    def faults(self, deck: Deck, options: NeoNobleOptions, packs: Sequence[NeoNoblePack]) -> list[Fault]:
        """Return every reason why a deck may not be played (NN-23 to NN-30, NN-R3, NN-R4)."""
        return list(_faults(deck, options, _catalogue(packs)))

    def seated(
        self, options: NeoNobleOptions, decks: Sequence[Deck | None], packs: Sequence[NeoNoblePack]
    ) -> NeoNobleOptions:
        """Return the options with the decks put in, and with every card that the starter set lacks."""
        domains = tuple(_domain(deck) if deck else None for deck in decks)
        used = _used([domain for domain in domains if domain], _catalogue(packs), packs)
        return options.model_copy(update={"decks": domains, "cards": used})


def _catalogue(packs: Sequence[NeoNoblePack]) -> Catalogue:
    return Catalogue.of(*starter(), *packs)


def _tokens(catalogue: Catalogue) -> dict[str, Spirit]:
    return {key: spirit for key, spirit in catalogue.spirits.items() if spirit.type == "token"}


@cache
def _starter_pages() -> Mapping[str, CardPage]:
    return _pages(starter(), _catalogue(()))


def _pages(packs: Sequence[NeoNoblePack], catalogue: Catalogue) -> dict[str, CardPage]:
    tokens = _tokens(catalogue)
    return {
        card.id: CardPage(card.id, card.name, card_text(card, tokens), card.flavour, pack.id)
        for pack in packs
        for card in (*pack.nobles, *pack.spirits)
    }


# Decks


def _deck(preset: PresetDeck) -> Deck:
    """Return a preconstructed deck as players bring theirs."""
    sections = {NOBLE: (preset.noble,), MAIN: preset.cards, RESERVE: preset.reserve}
    return Deck(
        game="neo_noble",
        name=preset.name.en,
        sections=tuple(Section(heading=key, cards=cards) for key, cards in sections.items() if cards),
    )


def _section(deck: Deck, heading: str) -> tuple[str, ...]:
    return tuple(card for part in deck.sections if part.heading == heading for card in part.cards)


def _domain(deck: Deck) -> Domain:
    """Return a legal deck as it is played."""
    (noble,) = _section(deck, NOBLE)
    return Domain(noble=noble, cards=_section(deck, MAIN), reserve=_section(deck, RESERVE))


def _faults(deck: Deck, options: NeoNobleOptions, catalogue: Catalogue) -> Iterator[Fault]:
    for part in deck.sections:
        if part.heading not in _HEADINGS:
            yield Fault("NN-33", Say("nn-fault-heading", {"found": part.heading}))
    nobles, main, reserve = (_section(deck, heading) for heading in _HEADINGS)
    unknown = [
        *unknown_cards("NN-23", nobles, catalogue.cards),
        *unknown_cards("NN-24", main, catalogue.cards),
        *unknown_cards("NN-29", reserve, catalogue.cards),
    ]
    if unknown:
        yield from unknown
        return
    yield from _noble_faults(nobles, catalogue)
    yield from _main_faults(main, catalogue)
    yield from _reserve_faults(reserve, options, catalogue)
    yield from _copies(main, reserve, catalogue)


def _noble_faults(nobles: Sequence[str], catalogue: Catalogue) -> Iterator[Fault]:
    """NN-23."""
    if len(nobles) != 1:
        yield Fault("NN-23", Say("nn-fault-noble", {"count": len(nobles)}))
    for key in nobles:
        if key not in catalogue.nobles:
            yield Fault("NN-23", Say("nn-fault-not-noble", {"found": catalogue.spirits[key].name}))


def _main_faults(main: Sequence[str], catalogue: Catalogue) -> Iterator[Fault]:
    """NN-24, NN-26."""
    if len(main) != DECK_SIZE:
        yield Fault("NN-24", Say("nn-fault-main", {"count": len(main)}))
    for key in dict.fromkeys(main):
        if key in catalogue.nobles:
            yield Fault("NN-24", Say("nn-fault-noble-in-main", {"found": catalogue.nobles[key].name}))
    yield from _token_faults(main, catalogue)


def _reserve_faults(
    reserve: Sequence[str], options: NeoNobleOptions, catalogue: Catalogue
) -> Iterator[Fault]:
    """NN-29, NN-R4, NN-26."""
    if len(reserve) > RESERVE_SIZE:
        yield Fault("NN-29", Say("nn-fault-reserve", {"count": len(reserve)}))
    if not options.reserve_noble:
        for key in dict.fromkeys(reserve):
            if key in catalogue.nobles:
                yield Fault("NN-R4", Say("nn-fault-noble-in-reserve", {"found": catalogue.nobles[key].name}))
    yield from _token_faults(reserve, catalogue)


def _token_faults(cards: Sequence[str], catalogue: Catalogue) -> Iterator[Fault]:
    """NN-26."""
    for key in dict.fromkeys(cards):
        if key in catalogue.spirits and catalogue.spirits[key].type == "token":
            yield Fault("NN-26", Say("nn-fault-token", {"found": catalogue.spirits[key].name}))


def _copies(main: Sequence[str], reserve: Sequence[str], catalogue: Catalogue) -> Iterator[Fault]:
    """NN-25; over deck and Reserve together NN-30 and NN-R3. Cards are the same by name."""
    names = {key: catalogue.definition(key).name for key in (*main, *reserve)}
    in_main = Counter(names[key].en for key in main)
    in_all = in_main + Counter(names[key].en for key in reserve)
    for name in {name.en: name for name in names.values()}.values():
        if in_main[name.en] > COPIES:
            yield Fault("NN-25", Say("nn-fault-copies", {"found": name, "count": in_main[name.en]}))
        elif in_all[name.en] > COPIES:
            yield Fault("NN-R3", Say("nn-fault-copies-in-all", {"found": name, "count": in_all[name.en]}))


def _used(
    domains: Sequence[Domain], catalogue: Catalogue, packs: Sequence[NeoNoblePack]
) -> NeoNoblePack | None:
    """Return the definitions beyond the starter set that these decks need, the Tokens they create too."""
    used = {key for domain in domains for key in (domain.noble, *domain.cards, *domain.reserve)}
    left = list(used)
    while left:
        for token in created(catalogue.definition(left.pop())):
            if token not in used:
                used.add(token)
                left.append(token)
    return match_pack(
        NeoNoblePack,
        "neo_noble",
        nobles=tuple(noble for pack in packs for noble in pack.nobles if noble.id in used),
        spirits=tuple(spirit for pack in packs for spirit in pack.spirits if spirit.id in used),
    )


# Packs


def _problems(pack: NeoNoblePack, packs: Sequence[NeoNoblePack]) -> Iterator[Found]:
    own_set = starter()
    others = [*own_set, *(other for other in packs if other.id != pack.id)]
    is_starter = any(pack.id == other.id for other in own_set)
    taken = {
        each.id for other in others for each in (*other.nobles, *other.spirits, *other.decks)
    }  # fmt: skip
    own = [each.id for each in (*pack.nobles, *pack.spirits, *pack.decks)]
    yield from repeated_ids(own, () if is_starter else taken)
    catalogue = Catalogue([*(other for other in others if other.id != pack.id), pack])
    for noble in pack.nobles:
        yield from _text_problems(noble, catalogue)
    for spirit in pack.spirits:
        yield from _text_problems(spirit, catalogue)
        yield from _spirit_problems(spirit)
    for deck in pack.decks:
        yield from _deck_problems(deck, catalogue)


def _text_problems(card: Noble | Spirit, catalogue: Catalogue) -> Iterator[Found]:
    for place, text in enumerate(card.texts):
        field = f"texts.{place}"
        noble, reacts = isinstance(card, Noble), isinstance(card, Spirit) and card.react is not None
        arbiter = isinstance(card, Spirit) and card.type == "arbiter"
        for misplaced in card_validation.of_text(text, field, noble=noble, reacts=reacts, arbiter=arbiter):
            yield card.id, misplaced.field, misplaced.reason
        for part in parts(text):
            if isinstance(part, Create):
                yield from _creation_problems(card.id, field, part.token, catalogue)


def _creation_problems(card: str, field: str, token: str, catalogue: Catalogue) -> Iterator[Found]:
    if token not in catalogue.cards:
        yield card, field, none_such("nn-pack-no-token", token, _token_ids(catalogue))
    elif catalogue.cards[token].type != "token":
        yield card, field, none_such("nn-pack-not-token", token, _token_ids(catalogue))


def _token_ids(catalogue: Catalogue) -> list[str]:
    return [key for key, card in catalogue.cards.items() if card.type == "token"]


def _spirit_problems(spirit: Spirit) -> Iterator[Found]:
    if spirit.react is not None:
        for misplaced in card_validation.of_react(spirit.react):
            yield spirit.id, misplaced.field, misplaced.reason
    for misplaced in card_validation.of_tribute(spirit.tribute):
        yield spirit.id, misplaced.field, misplaced.reason
    if "brittle" in spirit.behaviours:
        for misplaced in card_validation.of_brittle(spirit.texts):
            yield spirit.id, misplaced.field, misplaced.reason
    if spirit.type == "token" and spirit.id != PATHPAWS:  # the one that is summoned (NN-R19, NN-R32)
        for place, text in enumerate(spirit.texts):
            if text.type == "on_summon":
                yield spirit.id, f"texts.{place}.type", Say("nn-pack-token-summon")


def _deck_problems(deck: PresetDeck, catalogue: Catalogue) -> Iterator[Found]:
    fields = {"noble": (deck.noble,), "cards": deck.cards, "reserve": deck.reserve}
    missing = [
        (field, key) for field, keys in fields.items() for key in dict.fromkeys(keys)
        if key not in catalogue.cards
    ]  # fmt: skip
    for field, key in missing:
        yield deck.id, field, none_such("nn-pack-no-card", key, catalogue.cards)
    if not missing:
        for fault in _faults(_deck(deck), NeoNobleOptions(), catalogue):
            yield deck.id, _FIELD_OF.get(fault.rule, "cards"), fault.reason


_FIELD_OF = {"NN-23": "noble", "NN-29": "reserve", "NN-R3": "reserve", "NN-R4": "reserve"}
"""Where in a preconstructed deck a fault lies."""
