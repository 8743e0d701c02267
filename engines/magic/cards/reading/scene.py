"""What a text has named so far, so that its pronouns can be resolved."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from engines.magic.language.abilities import Ability
from engines.magic.language.events import Trigger
from engines.magic.language.filters import Filter
from engines.magic.language.selectors import ControllerOf, OwnerOf, Ref, Target, Who
from engines.magic.language.values import Value

TARGETS: tuple[Ref, ...] = ("target", "target_2", "target_3")


class Mention(NamedTuple):
    """Objects that a text has named, and what it may call them afterwards."""

    refs: tuple[Ref, ...]
    nouns: frozenset[str]
    """As "creature" in "that creature"."""

    @property
    def many(self) -> bool:
        """Tell whether "they" means them, and not "it"."""
        return len(self.refs) > 1


class Whole(NamedTuple):
    """What is known of the card that speaks."""

    nouns: frozenset[str]
    """What it is called after "this" and "that"."""
    gives: list[Ability]
    """Abilities that its effects give to objects: added to while it is read."""
    is_spell: bool
    host: frozenset[str] = frozenset(("creature",))
    """What it lies on is called, if it is an Aura or Equipment."""
    attached: str = ""
    """`enchanted` or `equipped`, if so."""
    size: tuple[int, int] | None = None
    told: tuple[bool, bool] = (False, False)
    """Its text must say what its power is, or its toughness."""


class Scene:
    """What a pronoun may mean at some place of a text; `copy` before a guess, `become` when it was right."""

    def __init__(self, whole: Whole) -> None:
        self.whole = whole
        self.targets: tuple[Target, ...] = ()
        self.named: tuple[Mention, ...] = ()
        """What was named last stands last."""
        self.player: Who | None = None
        """Whom "that player" means."""
        self.actor: Who = "you"
        """Who does what is read."""
        self.subject: Mention | None = None
        """Of what the clause was said that has just been read, if of objects that can be meant again."""
        self.when: Trigger | None = None
        self.x: Value | None = None
        """What the text says that X is; None where it was chosen."""
        self.calls: Mapping[str, Ref] = {}
        """What "the token" and its like mean."""
        self.done = False
        """Something has been done of which "that many" can speak."""
        self.kicked = False
        """The spell has a kicker, so that it can be asked whether it was paid."""
        self.third = False
        """The verb of who does it is said in the third person: "draws"."""
        self.library: Who = "you"
        """Whose library was named last: cards that were shown go to zones of the same player."""
        self.zone = "battlefield"
        """Where the object lies while the ability is used."""

    def copy(self) -> Scene:
        """Return the same, to try something out."""
        other = Scene.__new__(Scene)
        vars(other).update(vars(self))
        return other

    def become(self, other: Scene) -> None:
        """Take over what was tried out."""
        vars(self).update(vars(other))

    # Naming

    def name(self, refs: Iterable[Ref], nouns: frozenset[str]) -> tuple[Ref, ...]:
        """Note that objects are named, and return them."""
        new = Mention(tuple(refs), nouns)
        self.named = (*(each for each in self.named if each.refs != new.refs), new)
        return new.refs

    def forget(self) -> None:
        """Note that a kind of objects is named: what was named before is "it" no more."""
        self.named = (*self.named, Mention((), frozenset()))

    def aim(self, target: Target, nouns: frozenset[str]) -> Ref | None:
        """Add a target; None if it is one too many."""
        if len(self.targets) == len(TARGETS):
            return None
        self.targets = (*self.targets, target)
        ref = TARGETS[len(self.targets) - 1]
        if target.target == "player":
            self.player = ref  # pyright: ignore[reportAttributeAccessIssue]: targets are words for players too
        else:
            self.name((ref,), nouns)
        return ref

    def say_of(self, refs: Iterable[Ref]) -> None:
        """Note what the subject of a clause is."""
        wanted = tuple(refs)
        self.subject = next((each for each in self.named if each.refs == wanted), None)

    # Resolving

    def it(self) -> Mention | None:
        """Return what "it" means: what was named last, if it is one."""
        last = self.named[-1] if self.named else None
        return last if last is not None and len(last.refs) == 1 else None

    def they(self) -> Mention | None:
        """Return what "they" means: what was named last, if it is several."""
        last = self.named[-1] if self.named else None
        return last if last is not None and last.many else None

    def that(self, noun: str, *, many: bool = False) -> Mention | None:
        """Return what "that creature" means: what was named last of those that may be called so.

        The object that speaks is never called "that"; of two that could be meant neither is.
        """
        fitting = [
            each for each in self.named if noun in each.nouns and each.many is many and each.refs != ("this",)
        ]
        return fitting[-1] if fitting else None


def known_as(kind: Filter, noun: str = "permanent") -> frozenset[str]:
    """Return what an object of a kind may be called after "that"."""
    found = {noun}
    if noun in ("permanent", "card"):
        found |= {word for word in (kind.type, *kind.any_type, kind.sub) if word is not None}
    if noun == "permanent" and kind.sub is not None and kind.type is None:
        found.add("creature")
    if kind.token:
        found.add("token")
    if kind.any_of:
        first, *others = (known_as(each, noun) for each in kind.any_of)
        found |= first.intersection(*others)
    return frozenset(found)


def controller(ref: Ref) -> ControllerOf:
    """Return who controls an object."""
    return ControllerOf(controller_of=ref)


def owner(ref: Ref) -> OwnerOf:
    """Return who owns an object."""
    return OwnerOf(owner_of=ref)
