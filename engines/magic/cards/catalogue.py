"""All cards that a match may know, compiled once for play."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from functools import cache, lru_cache
from pathlib import Path
from typing import TypeAlias

from engines.kernel.cards.packs import Name, parts, read_pack, weight_of
from engines.kernel.state.identity_cache import IdentityCache
from engines.kernel.state.limits import MATCH_PACKS_KEPT, PACKS_KEPT
from engines.kernel.state.weighted_cache import kept_by_weight
from engines.kernel.state.yaml_file import read_yaml
from engines.magic.cards.keywords.longer import ABILITIES
from engines.magic.cards.keywords.named import abilities_of
from engines.magic.cards.texts import Text, by_hand, of_ways, suspended, use_of
from engines.magic.cards.token_names import BY_HAND, COPY, TOKEN, copy_of, sized, token_named, token_of
from engines.magic.cards.traits import Traits
from engines.magic.cards.ways import HELPING, extras_of, ways_of, words_of
from engines.magic.language import costs
from engines.magic.language.abilities import (
    Ability,
    Activated,
    CostChange,
    Enchant,
    Morph,
    Replacing,
    Spell,
    Static,
    Suspend,
)
from engines.magic.language.actions import TokenModel
from engines.magic.language.conditions import AimsAt
from engines.magic.language.costs import BITS, FREE, Cost
from engines.magic.language.ledger import Happened
from engines.magic.language.named import NamedAbility
from engines.magic.language.pack import CardModel, MagicPack, PresetDeck, Types
from engines.magic.language.parts import (
    BASIC_TYPES,
    COUNTERS,
    EVERY_CREATURE_TYPE,
    CardType,
    Color,
    Counter,
    Keyword,
)
from engines.magic.language.tokens import known_tokens
from engines.magic.options import Loadout, MagicOptions

Named: TypeAlias = Mapping[str, str]
"""A card's id and its name in every language, as texts and events carry it."""

STARTER = Path(__file__).parent / "starter"
_NOBLE = ("rare", "mythic")
"""MN-3."""
FACE_DOWN = f"{TOKEN}face_down"
"""What a card is called that lies face down: all that others know of it (708.2)."""
MENDING = f"{TOKEN}mending"
"""What a work is called that is no card's: something is put right by hand."""
COLOR_BITS: dict[Color, int] = {
    "white": BITS["W"], "blue": BITS["U"], "black": BITS["B"], "red": BITS["R"], "green": BITS["G"],
}  # fmt: skip


_ALL = frozenset((EVERY_CREATURE_TYPE,))


class Card:
    """A card, or a token, as play needs it."""

    __slots__ = (
        "additional", "basic", "by_hand", "changes_own_cost", "cost",
        "costs_by_targets", "enchants", "enters", "extras", "fast",
        "from_graveyard", "from_hand", "has_madness", "helps",
        "id", "inner", "is_free", "is_land", "is_permanent",
        "is_plain", "is_shifting", "is_token", "loyalty", "morph", "name", "noble", "only", "picture",
        "remembers",
        "spell", "spoken", "statics", "suspend", "suspended", "texts", "time", "traits", "use", "ways",
    )  # fmt: skip

    def __init__(self, card: CardModel) -> None:
        types = frozenset[CardType](card.types.card)
        words: list[Keyword] = [each for each in card.keywords if isinstance(each, str)]
        longer = {type(each): each for each in card.keywords if not isinstance(each, str)}
        made = [ABILITIES[type(each)](each) for each in card.keywords if type(each) in ABILITIES]
        named = (each for each in card.keywords if isinstance(each, NamedAbility))
        made += [ability for each in named for ability in abilities_of(each)]
        self.id = card.id
        self.name = card.name
        self.use = use_of(types)
        """What its spell is, to mana that may be spent on some things alone."""
        self.cost = FREE if card.cost is None else costs.read(card.cost)
        self.is_land = "land" in types
        self.is_permanent = types.isdisjoint(("instant", "sorcery"))  # 110.4a
        self.is_token = False
        self.fast = "instant" in types or "flash" in words
        """It is cast whenever its player has priority (117.1a, 702.8a)."""
        self.basic = "basic" in card.types.super
        self.noble = card.rarity in _NOBLE
        """Whether a deck has it as its Noble (MN-12)."""
        self.picture = card.picture
        """Its author's, if they have brought one."""
        self.texts = tuple(Text(card.id, place, each) for place, each in enumerate((*card.abilities, *made)))
        given = (Text(card.id, len(self.texts) + place, each) for place, each in enumerate(card.gives))
        self.spoken = (*self.texts, *given)
        """Its abilities, and those that its effects give, and those that work while it waits in exile."""
        self.suspend = _cost(longer.get(Suspend), "suspend")
        """For this cost it is exiled, to be cast later (702.62a)."""
        self.time: int = getattr(longer.get(Suspend), "time", 0)
        """With so many time counters."""
        self.suspended = suspended(card.id, len(self.spoken)) if self.time else ()
        """What it does there: the first as its owner's upkeep begins, the second with the last counter."""
        self.spoken += self.suspended
        self.by_hand = by_hand(card.id, len(self.spoken)) if card.by_hand else None
        """What stands for its text where that is played by hand (MN-R32): targets alone."""
        self.spoken += (self.by_hand,) if self.by_hand is not None else ()
        self.remembers = tuple(
            each for text in self.spoken for each in parts(text.model) if isinstance(each, Happened)
        )
        """What it asks for of what has happened in this turn."""
        self.additional = card.additional
        """What it costs besides (601.2b)."""
        self.extras = extras_of(card)
        """What may be paid besides (601.2b)."""
        self.ways = ways_of(card)
        """Other ways to cast it than for its mana cost from the hand."""
        self.only = card.only
        """It can be cast only if these hold."""
        self.morph = _cost(longer.get(Morph), "morph")
        """It may be cast face down, and for this cost it is turned up (702.37a)."""
        self.changes_own_cost = any(
            isinstance(text.model, CostChange) and text.model.this for text in self.texts
        )
        self.costs_by_targets = any(
            text.model.this and any(isinstance(part, AimsAt) for part in parts(text.model))
            for text in self.texts
            if isinstance(text.model, CostChange)
        )
        """What it costs depends on its target."""
        self.statics = tuple(text for text in self.texts if isinstance(text.model, Static))
        """What changes what permanents are."""
        self.enters = "enters_tapped" in words or any(
            isinstance(text.model, Replacing) and text.model.what.instead == "enters" for text in self.texts
        )
        """It may say how it enters itself."""
        enchant = longer.get(Enchant)
        self.enchants = enchant.enchant if isinstance(enchant, Enchant) else None
        """What an Aura enchants (702.5a)."""
        self.spell = next((text for text in self.texts if isinstance(text.model, Spell)), None)
        if not self.is_permanent:
            self.spell = self.spell or self.by_hand
        """What is done as it resolves, of an instant or sorcery."""
        self.helps = tuple(word for kind, word in HELPING if kind in longer)
        """What else than mana may pay for it: convoke, delve, improvise."""
        chosen = self.spell is not None and (self.spell.targeted or self.spell.is_modal)
        counted = self.cost.xs or self.cost.lives or self.changes_own_cost
        self.is_plain = not (chosen or counted or card.additional or self.extras or self.enchants)
        """Nothing is chosen as it is cast."""
        ways = (self.cost, *(each.cost for each in self.ways), self.suspend) if self.fast else ()
        self.is_free = (self.fast and bool(self.helps)) or any(
            each is not None and (not each.value or bool(each.lives)) for each in (*ways, self.morph)
        )
        """Without mana it can be cast at any time, or turned up."""
        self.has_madness = any(each.word == "madness" for each in self.ways)
        self.inner = of_ways(card.id, len(self.spoken), words_of(card))
        """By way, what the rules let it do besides."""
        self.spoken += tuple(self.inner.values())
        self.from_hand, self.from_graveyard = (
            tuple(
                text for text in self.texts if isinstance(text.model, Activated) and text.model.zone == zone
            )
            for zone in ("hand", "graveyard")
        )
        """Abilities that are used there."""
        self.loyalty = card.loyalty
        """With so many counters it enters (306.5b)."""
        power, toughness = card.pt or (0, 0)
        self.traits = Traits(
            types,
            frozenset[Keyword](words),
            power,
            toughness,
            0 if "devoid" in words else self.cost.colors,  # 702.114a
            sum(BITS[BASIC_TYPES[each]] for each in card.types.sub if each in BASIC_TYPES),
            frozenset(card.types.super),
            frozenset(card.types.sub) | (_ALL if "changeling" in words else frozenset()),  # 702.73a
            self.cost.value,
            self.texts,
        )


def _cost(keyword: object, name: str) -> Cost | None:
    return None if keyword is None else costs.read(getattr(keyword, name))


def _token(card: str, model: TokenModel, gives: Sequence[Ability] = ()) -> Card:
    """Return a token as play needs it: a card that no deck holds; `gives` is what its maker gives.

    A size that is reckoned as the token is made is 0 here; `_sized` has it.
    """
    power, toughness = (each if isinstance(each, int) else 0 for each in model.pt or (0, 0))
    found = _without_deck(card, CardModel(
        id="token",
        name=model.name,
        cost=None if "land" in model.types else "0",
        types=Types(card=model.types, sub=model.sub, super=model.super),
        pt=None if model.pt is None else (max(0, power), max(0, toughness)),
        keywords=model.keywords,
        abilities=tuple(gives[place] for place in model.grants),
    ))  # fmt: skip
    found.traits = found.traits._replace(colors=sum(COLOR_BITS[each] for each in model.colors))
    found.is_token = True
    return found


def _known_token(card: str, model: CardModel) -> Card:
    found = _without_deck(card, model)
    found.is_token = True
    return found


@lru_cache(maxsize=1_024)
def _sized(token: Card, power: int, toughness: int) -> Card:
    """Return a token whose size was reckoned as it was made."""
    found = _called(token, sized(token.id, power, toughness))
    found.traits = found.traits._replace(power=power, toughness=toughness)
    return found


@lru_cache(maxsize=1_024)
def _copied(card: Card) -> Card:
    """Return a copy of a card, which is a token, or a spell that is no card (707.2, 707.10)."""
    found = _called(card, copy_of(card.id))
    found.is_token = True
    return found


def _called(card: Card, key: str) -> Card:
    """Return a card under another key, by which its abilities are known too."""
    found = copy(card)
    found.id = key
    own = {text: text.on(key) for text in card.spoken}
    found.spoken = tuple(own.values())
    for name in _TEXTS:
        setattr(found, name, tuple(own[text] for text in getattr(card, name)))
    found.inner = {word: own[text] for word, text in card.inner.items()}
    found.spell = None if card.spell is None else own[card.spell]
    found.by_hand = None if card.by_hand is None else own[card.by_hand]
    found.traits = card.traits._replace(texts=found.texts)
    return found


_TEXTS = ("texts", "statics", "suspended", "from_hand", "from_graveyard")
"""What a card holds of its abilities by kind."""


@cache
def face_down() -> Card:
    """Return what a card is that lies face down (708.2a)."""
    return _without_deck(FACE_DOWN, _read("face_down.yaml"))


@cache
def mending() -> Card:
    """Return what speaks where something is put right that no card does (MN-R32)."""
    return _without_deck(MENDING, _read("mending.yaml"))


def _read(file: str) -> CardModel:
    data, _ = read_yaml(Path(__file__).with_name(file).read_bytes())
    return CardModel.model_validate(data)


def _without_deck(key: str, model: CardModel) -> Card:
    """Return what no deck holds: no card of a pack can be called by its key."""
    return Card(model.model_copy(update={"id": key}))


@cache
def _known_tokens() -> Mapping[str, Card]:
    """Return the tokens that the rules define (111.10), by key."""
    return {key: _known_token(key, model) for key, model in
            ((token_of("", name), model) for name, model in known_tokens().items())}  # fmt: skip


class _Cards(dict[str, Card]):
    """Cards by id. Tokens of a size that was reckoned, or made by hand, and copies come as they are asked."""

    def __missing__(self, key: str) -> Card:
        maker, _, token = key.rpartition(TOKEN)
        if not maker:
            raise KeyError(key)
        card = self[maker]
        if (size := _SIZE.fullmatch(token)) is not None:
            return _sized(card, int(size[1]), int(size[2]))
        if token == COPY:
            return _copied(card)
        if not token.startswith(BY_HAND):
            raise KeyError(key)
        return _made_by_hand(key)


_SIZE = re.compile(r"(\d{1,9})_(\d{1,9})")


@lru_cache(maxsize=1_024)
def _made_by_hand(key: str) -> Card:
    """Return a token that was made by hand, from its name."""
    return _token(key, token_named(key.rpartition(TOKEN)[2]))


class Catalogue:
    """Cards by id. Later packs add to earlier ones."""

    def __init__(self, packs: Iterable[MagicPack]) -> None:
        self.decks: list[PresetDeck] = []
        self.definitions: dict[str, CardModel] = {}
        self._counters: dict[Counter, Name] = {}
        for pack in packs:
            self._counters.update(pack.counters)
            self.definitions.update((card.id, card) for card in pack.cards)
            self.decks.extend(pack.decks)
        made = {key: _compiled().of(card) for key, card in self.definitions.items()}
        self.cards = _Cards({key: cards[key] for key, cards in made.items()})
        self.order = {key: place for place, key in enumerate(self.cards)}
        """The order in which lists lie, so that it tells nothing of when a card came."""
        for cards in made.values():
            self.cards.update(cards)
        self.cards[FACE_DOWN] = face_down()
        self.cards[MENDING] = mending()
        self.cards.update(_known_tokens())
        self.has_free_spells = any(card.is_free for card in self.cards.values())
        """Any of them is cast or turned up at any time and without mana: no window closes for want of it."""
        self.returning = frozenset(
            key
            for key, card in self.cards.items()
            if card.from_graveyard or any(each.came == "graveyard" for each in card.ways)
        )
        """Cards with a use in a graveyard."""
        self.used_in_hand = frozenset(key for key, card in self.cards.items() if card.from_hand)
        """Cards with an ability that is used in a hand."""
        self.uses_up_for_mana = any(text.uses_up for card in self.cards.values() for text in card.spoken)
        """Something may be used up for mana while something else is paid for."""
        self.has_unearthed = any("unearth" in card.inner for card in self.cards.values())
        self.has_suspended = any(card.suspend is not None for card in self.cards.values())
        self.has_madness = any(card.has_madness for card in self.cards.values())
        self.remembers: dict[str, tuple[Happened, ...]] = {}
        """What any of them asks for of what has happened in this turn, once each, by its word."""
        for asked in dict.fromkeys(
            each.model_copy(update={"whose": "any"})
            for card in self.cards.values()
            for each in card.remembers
        ):
            self.remembers[asked.happened] = (*self.remembers.get(asked.happened, ()), asked)
        self._named = {
            key: {"id": key, "en": card.name.en, "fr": card.name.fr} for key, card in self.cards.items()
        }

    def counter(self, word: Counter) -> Named | None:
        """Return what a counter is called that the language does not know; by its id, if none is declared."""
        if word in COUNTERS:
            return None
        name = self._counters.get(word)
        plain = word.replace("_", " ")
        en, fr = (plain, plain) if name is None else (name.en, name.fr)
        return {"id": word, "en": en, "fr": fr}

    def text(self, card: str, place: int) -> Text:
        """Return an ability that a card has or gives."""
        return self.cards[card].spoken[place]

    def named(self, name: str) -> Named:
        """Return a card's id and names."""
        known = self._named.get(name)
        if known is None:  # a token of a size that was reckoned, or made by hand
            card = self.cards[name]
            known = {"id": name, "en": card.name.en, "fr": card.name.fr}
        return known

    def loadout(self, deck: PresetDeck) -> Loadout:
        """Return a ready-made deck as a player brings it: its only rare card is the Noble."""
        noble = next(card for card in deck.cards if self.cards[card].noble)
        return Loadout(deck=deck.cards, noble=noble)


@cache
def _compiled() -> IdentityCache[CardModel, Mapping[str, Card]]:
    """Return what makes cards ready for play, with their tokens.

    One of the starter set is the same in all catalogues.
    """
    return IdentityCache(_with_tokens, starter().cards)


def _with_tokens(card: CardModel) -> Mapping[str, Card]:
    tokens = (part for part in parts(card) if isinstance(part, TokenModel))
    named = ((token_of(card.id, model), model) for model in tokens)
    return {card.id: Card(card), **{key: _token(key, model, card.gives) for key, model in named}}


def is_simple(card: CardModel) -> bool:
    """Tell whether a card is used from the hand, at its own time, and for its cost alone.

    Where one of a match is not, players are asked at other moments, and what is imagined must not cause that.
    """
    made = Card(card)
    return not (made.is_free or made.from_hand or made.from_graveyard or made.ways or made.suspend)


def catalogue_of(options: MagicOptions) -> Catalogue:
    """Return the cards of a match: the starter set and what the host has put in."""
    brought = tuple(pack for pack in (options.imagined, options.cards) if pack is not None)
    return _with(brought) if brought else _own()


@cache
def starter() -> MagicPack:
    """Return the starter set, from its files in their order."""
    read = [read_pack(path.read_bytes(), MagicPack, path.name) for path in sorted(STARTER.glob("*.yaml"))]
    cards = tuple(card for pack in read for card in pack.cards)
    return read[0].model_copy(
        update={"cards": cards, "decks": tuple(deck for pack in read for deck in pack.decks)}
    )


@cache
def starter_commons() -> frozenset[str]:
    """Return the commons of the starter set but its basic lands, by id."""
    cards = (card for card in starter().cards if "basic" not in card.types.super)
    return frozenset(card.id for card in cards if card.rarity == "common")


@kept_by_weight(PACKS_KEPT, weight_of)
def only(pack: MagicPack, cards: frozenset[str]) -> MagicPack | None:
    """Return a pack of these cards alone; None when none of the cards is of the pack."""
    left = tuple(card for card in pack.cards if card.id in cards)
    return pack.model_copy(update={"cards": left, "decks": ()}) if left else None


@cache
def _own() -> Catalogue:
    return Catalogue((starter(),))


@kept_by_weight(MATCH_PACKS_KEPT, weight_of)
def _with(brought: tuple[MagicPack, ...]) -> Catalogue:
    return Catalogue((starter(), *brought))
