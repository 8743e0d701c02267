"""What every word of the card language leans on in print: what speaks, and names of what is fixed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from engines.kernel import Say
from engines.kernel.cards.packs import Name, Noun
from engines.kernel.cards.wording import dashed, figure, listed
from engines.magic.language.abilities import Enchant
from engines.magic.language.events import Trigger
from engines.magic.language.filters import Filter, Range
from engines.magic.language.pack import CardModel
from engines.magic.language.parts import (
    ARTIFACT_TYPES,
    BASIC_TYPES,
    PHRASES,
    SUBTYPES,
    CardType,
    Counter,
    Keyword,
    KnownToken,
    Subtype,
)
from engines.magic.language.selectors import Target

_SHARED = {"equipment": "mn-equipment", "construct": "mn-construct", "elemental": "mn-elemental",
           "rogue": "mn-rogue", "serpent": "mn-serpent", "plains": "mn-plains", "island": "mn-island",
           "swamp": "mn-swamp", "mountain": "mn-mountain", "forest": "mn-forest"}  # fmt: skip
"""Sub-types that another game's words call otherwise, and names of lands."""
_SPELLS = frozenset(("instant", "sorcery"))


class Definitions:
    """The words of packs that a text may need: the sub-types and the counters that they declare."""

    def __init__(
        self, subtypes: Mapping[str, Noun] | None = None, counters: Mapping[str, Name] | None = None
    ) -> None:
        self.subtypes = dict(subtypes or {})
        self.counters = dict(counters or {})

    def subtype(self, key: Subtype) -> str | Noun:
        """Return the noun of a sub-type; one that nobody has declared is called by its id."""
        if key in SUBTYPES:
            return _SHARED.get(key, key)
        word = key.replace("_", " ")
        return self.subtypes.get(key) or Noun(en=(word,), fr=(word,), gender="m")

    def counter(self, key: Counter) -> Say:
        """Return what stands before "counter"; one that nobody has declared is called by its id."""
        word = key.replace("_", " ")
        return Say("mn-counter", {"word": key, "name": self.counters.get(key) or Name(en=word, fr=word)})


class Speaker(NamedTuple):
    """What a text is printed on."""

    definitions: Definitions
    noun: str
    """What it is: a creature, an Aura, a spell."""
    host: str = "object"
    """What an Aura or Equipment lies on."""
    equips: bool = False
    gives: tuple[Say, ...] = ()
    """The abilities that its effects give, in words."""
    tokens: Mapping[KnownToken, tuple[Say, ...]] = MappingProxyType({})
    """The abilities of the tokens that the rules define, in words and quoted, where it makes such ones."""
    name: Name | None = None
    """What an instant or sorcery is called: it speaks of itself by its name where it deals damage."""
    types: tuple[CardType, ...] = ()
    """Its card types, which it keeps as it becomes something else."""

    def as_(self, noun: str) -> Speaker:
        """Return the same card where it is called otherwise: a card in hand, a spell as it is cast."""
        return self._replace(noun=noun)


def speaker_of(card: CardModel, definitions: Definitions) -> Speaker:
    """Return what a card's texts are printed on."""
    equips = "equipment" in card.types.sub
    enchant = next((each.enchant for each in card.keywords if isinstance(each, Enchant)), None)
    host = "creature" if equips or (enchant is not None and enchant.filter.type == "creature") else "object"
    noun = noun_of(card.types.card, card.types.sub)
    return Speaker(definitions, noun, host, equips, name=card.name, types=card.types.card)


def noun_of(types: Sequence[CardType], subs: Sequence[Subtype] = ()) -> str:
    """Return what something of these types is called."""
    if "aura" in subs:
        return "aura"
    if _SPELLS & set(types):
        return "spell"
    if "equipment" in subs and "creature" not in types:
        return "mn-equipment"
    return "creature" if "creature" in types else types[0]


def type_of(sub: Subtype) -> CardType:
    """Return the card type that a sub-type belongs to (205.3)."""
    if sub in BASIC_TYPES:
        return "land"
    return "enchantment" if sub == "aura" else "artifact" if sub in ARTIFACT_TYPES else "creature"


class Words:
    """The words for one text: what speaks, what its targets are, and what it is set off by."""

    def __init__(
        self,
        speaker: Speaker,
        targets: Sequence[Target] = (),
        when: Trigger | None = None,
        paid: str = "paid",
        upfront: frozenset[int] = frozenset(),
    ) -> None:
        self.speaker = speaker
        self.targets = targets
        self.when = when
        self.paid = paid
        """How a cost has used up what it was paid with."""
        self.upfront = upfront
        """Targets that are named before all else."""
        self.introduced: set[int] = set()
        """Targets that have been named so far."""
        self.early: set[int] = set()
        """Targets that something was said of before they were named."""
        self.deferred = False
        """What is said is done later, when targets have long been chosen."""
        self.if_kicked = False
        """What is said is done only if the spell was kicked, as are targets chosen that it names first."""
        self.repeated: str | Noun = "object"
        """What a part is done for each of."""
        self.made: list[tuple[str | Noun, bool]] = [("object", False)]
        """What the last action has made or moved, and whether that is several: one list for all."""
        self.chosen: list[tuple[str | Noun, bool]] = [("object", False)]
        """The same of what has been chosen."""
        self.topic: str | None = None
        """The object that "it" means: the only one of which the text has spoken so far."""
        self.lies = "battlefield"
        """Where what speaks is, as it is paid with."""
        self.actor: Any = "you"
        """Who does what was said last."""
        self.moving = False
        """Whether cards are named that go from where they lie."""
        self.bare = False
        """Whether "you may" has named already who does this."""


def keyword(word: Keyword, key: str = "mn-keyword", noun: str = "permanent") -> Say:
    """Return the name of a keyword, or what is said for it."""
    if word in PHRASES:
        return Say("mn-phrase", {"keyword": dashed(word), "noun": noun, "many": "no"})
    return Say(key, {"keyword": dashed(word)})


def in_range(bounds: Range) -> Say:
    """Return "2 or more", "3 or less", "2 to 3", "3"."""
    low, high, equals = (_shown(each) for each in (bounds.at_least, bounds.at_most, bounds.equals))
    if equals is not None:
        return Say("words-number", {"number": equals})
    if low is not None and high is not None:
        return Say("mn-between", {"low": low, "high": high})
    if low is not None:
        return Say("mn-or-more", {"number": low})
    return Say("mn-or-lower", {"number": high})


def _shown(limit: Any) -> Any:
    return limit.upper() if isinstance(limit, str) else limit if limit is None else figure(limit)


def nouns(types: Iterable[CardType]) -> Say:
    """Return types as words: "artifact or creature"."""
    return listed([Say("words-noun", {"noun": each, "count": 1}) for each in types], "or")


def natural(chosen: Filter, otherwise: str) -> str:
    """Return what a thing of a kind is called shortly."""
    if chosen.token:
        return "mn-token"
    if chosen.type is not None:
        return chosen.type
    names = {natural(each, otherwise) for each in chosen.any_of}
    if len(names) == 1:
        return names.pop()
    return type_of(chosen.sub) if chosen.sub is not None else otherwise


def symbols(cost: str) -> str:
    """Return mana as it is printed: a sign for each symbol."""
    return "".join(f"{{{word}}}" for word in cost.split())
