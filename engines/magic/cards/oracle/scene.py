"""What a text has named so far, from the model alone: by it "it", "that creature" and "they" are told."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import Any

from engines.magic.cards.oracle.filters import sub_name
from engines.magic.cards.oracle.patterns import Cant, Pattern
from engines.magic.language.abilities import Morph
from engines.magic.language.conditions import Condition, Paid
from engines.magic.language.costs import Costs, Mana
from engines.magic.language.events import Trigger
from engines.magic.language.filters import Filter
from engines.magic.language.pack import CardModel
from engines.magic.language.parts import ARTIFACT_TYPES, CardType, Subtype
from engines.magic.language.selectors import Target

TARGETS = ("target", "target_2", "target_3")
_LAND_TYPES = frozenset(("plains", "island", "swamp", "mountain", "forest"))
_NOT_CREATURES: dict[Subtype, CardType] = {"aura": "enchantment", **dict.fromkeys(ARTIFACT_TYPES, "artifact")}


def nouns_of(chosen: Filter, noun: str = "permanent") -> tuple[str, ...]:
    """Return by which nouns an object of a kind may be called again, the narrowest first."""
    if noun != "permanent":
        return (noun,)
    if chosen.token:
        return ("token", *nouns_of(chosen.model_copy(update={"token": None})))
    if chosen.sub is not None:
        more = nouns_of(chosen.model_copy(update={"sub": None, "type": chosen.type or type_of(chosen.sub)}))
        return (sub_name(chosen.sub), *more)
    if chosen.type is not None:
        return (chosen.type, "permanent")
    if chosen.any_of:
        first, *rest = (nouns_of(each) for each in chosen.any_of)
        return tuple(each for each in first if all(each in others for others in rest))
    return (*chosen.any_type, "permanent") if len(chosen.any_type) == 1 else ("permanent",)


def type_of(sub: Subtype) -> CardType:
    """Return the card type that a sub-type belongs to (205.3)."""
    if sub in _LAND_TYPES:
        return "land"
    return _NOT_CREATURES.get(sub, "creature")


def _has_x(card: CardModel, paid: Costs) -> bool:
    costs = [card.cost or "", *(each.mana for each in paid if isinstance(each, Mana))]
    costs += [each.morph for each in card.keywords if isinstance(each, Morph)]
    return any("X" in each.split() for each in costs)


class Scene:
    """One text as it is said, from left to right."""

    def __init__(
        self,
        card: CardModel,
        targets: Sequence[Target] = (),
        when: Trigger | None = None,
        paid: Costs = (),
        gives: tuple[Pattern, ...] = (),
    ) -> None:
        self.card = card
        self.targets = targets
        self.when = when
        self.paid = paid
        self.gives = gives
        """What the card gives, as it is quoted."""
        self.quotes = bool(gives)
        """Whether something is quoted, so that its full stop may end the sentence as well."""
        self.named: dict[Any, tuple[str, ...]] = {}
        """The nouns of each object that was named, by its key."""
        self.last: Any = None
        """The one object that "it" can mean, or the many that "they" can."""
        self.latest: Any = None
        """What was named last, whether or not "it" would be clear."""
        self.many = False
        """Whether these are many."""
        self.person: Any = None
        """The one player, but you, that "they" can mean."""
        self.persons: set[Any] = set()
        """The players that were named, but you."""
        self.introduced: set[int] = set()
        """The targets that were named."""
        self.if_kicked = False
        """Whether what is said is done only if the spell was kicked."""
        self.chosen: Pattern | None = None
        """What is said where something that is chosen is named first."""
        self.repeated: tuple[str, ...] = ()
        """The nouns of what a part is done for each of."""
        self.each_of: str | None = None
        """The players for each of whom a part is done, before they are named."""
        self.having = False
        """Whether you have others do what is said now: verbs stand in their base form."""
        self.agent: Any = None
        """What a condition was about, which "it" then does something."""
        self.rival: Any = None
        """What "it" means where something else is the subject, which cannot be meant again."""
        self.did: Any = None
        """The last action that was said."""
        self.may: Any = None
        """Who may do what is said now: verbs stand in their base form."""
        self.made: Any = "made"
        """By which key that is known which was made or moved last."""
        self.own: set[str] = set()
        """What is known to be a card of the own graveyard or hand."""
        self.waits = False
        """Whether what is said is done later, by an ability of its own: its targets would be chosen then."""
        self.fresh = False
        """Whether nothing was said yet of what an ability does that has triggered."""
        self.actor: Any = None
        """Who did what was said last."""
        self.has_x = _has_x(card, paid)
        """Whether X is a number that is paid, and so nothing else."""
        self.says_from = False
        """Whether the text alone tells that what speaks lies in the graveyard."""

    def fork(self) -> Scene:
        """Return the same scene, in which another wording can be tried."""
        other = object.__new__(Scene)
        other.__dict__.update(self.__dict__)
        other.named, other.persons = dict(self.named), set(self.persons)
        other.introduced, other.own = set(self.introduced), set(self.own)
        return other

    def take(self, other: Scene) -> None:
        """Go on as another scene has ended."""
        self.__dict__.update(other.__dict__)

    def name(self, key: Any, nouns: tuple[str, ...], *, many: bool = False) -> None:
        """Note that an object, or many, was named."""
        self.named[key] = nouns
        self.last, self.many = key, many
        self.latest = key

    def forget(self) -> None:
        """Note that "it" would not be clear now."""
        self.last = None

    def meet(self, key: Any) -> None:
        """Note that a player was named."""
        self.persons.add(key)
        self.person = key

    def introduce(self, *places: int) -> None:
        """Note that targets are named first, where it is plain that they are chosen (702.33g)."""
        if any(self.targets[place].if_kicked is not self.if_kicked for place in places):
            raise Cant("a target that is chosen though nothing is done to it, or the contrary")
        self.introduced.update(places)

    @contextmanager
    def given(self, conditions: Sequence[Condition]) -> Generator[None]:
        """Say something that is only done under conditions."""
        before = self.if_kicked
        self.if_kicked = before or Paid(test="kicked") in conditions
        yield
        self.if_kicked = before

    def waits_to_be_named(self) -> bool:
        """Tell whether something was chosen and not yet named."""
        return self.chosen is not None

    def known(self, word: str) -> Any:
        """Return by which word an object is known that a word means: the event's may be what speaks."""
        when = self.when
        if when is not None and word == ("by" if when.event == "damages" else "that"):
            return "this" if when.this else "host" if when.host else word
        return self.made if word == "made" else word

    def is_only(self, noun: str, key: Any) -> bool:
        """Tell whether of all that was named only one object is called by a noun, or it was the last."""
        return self.latest == key or not any(
            noun in nouns for other, nouns in self.named.items() if other != key
        )
