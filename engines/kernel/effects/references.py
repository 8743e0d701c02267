"""Reference words of a card language (self, target, x): each field declares what its words refer to.

`who: Annotated[Literal["self", "target"], RefersTo("piece")]` says what each of them means there. A word
may mean nothing where it stands: there is no target, nothing has happened, no number was chosen.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple, Protocol, TypeVar, get_args, get_origin

from pydantic import BaseModel

from engines.kernel.effects.exhaustiveness import models
from engines.kernel.seat.prompts import Say

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class RefersTo:
    """Beside a field or an alias: what its words stand for. What stands outermost counts."""

    role: str


class Aimed(Protocol):
    """A target of a text."""

    @property
    def target(self) -> str:
        """Return what kind of target it is."""
        ...


class Scene(Protocol):
    """What any part of a text can speak of where it stands; a game's own scenes know more."""

    @property
    def targets(self) -> Sequence[Aimed]:
        """Return the targets that have been chosen."""
        ...

    @property
    def event(self) -> str | None:
        """Return what has happened."""
        ...

    @property
    def before(self) -> bool:
        """Tell whether some action comes before."""
        ...

    @property
    def x(self) -> bool:
        """Tell whether a number was chosen with the cost."""
        ...


class Speech(NamedTuple):
    """How a language speaks of its scenes."""

    prefix: str
    """Of the keys of its reasons: `nn-pack`."""
    aimed: Mapping[str, Collection[str]]
    """Targets that a word may mean, by what it stands for."""
    concerned: Mapping[str, Collection[str]]
    """Events that a word may speak of, by what it stands for."""

    def reason(self, why: str, found: str) -> Say:
        """Return why a word means nothing."""
        return Say(f"{self.prefix}-{why}", {"found": found})


def of_word(word: str, role: str, scene: Scene, speech: Speech) -> Say | None:
    """Return why a word means nothing in a scene, if so; of a game's own words nothing is known here."""
    match word:
        case "target" | "target_2":
            return of_target(word, role, scene, speech)
        case "that":
            return of_event(word, role, scene, speech)
        case "done" | "made" if not scene.before:
            return speech.reason("nothing-before", word)
        case "x" if not scene.x:
            return speech.reason("no-x", word)
        case _:
            return None


def of_target(word: str, role: str, scene: Scene, speech: Speech) -> Say | None:
    """Return why a word means no target, if so: there is none, or another kind of thing."""
    aimed = target_of(word, scene.targets)
    if aimed is None:
        return speech.reason("no-target", word)
    return None if aimed.target in speech.aimed.get(role, ()) else speech.reason("other-target", aimed.target)


def of_event(word: str, role: str, scene: Scene, speech: Speech) -> Say | None:
    """Return why a word means nothing in an event, if so: there is none, or another kind of thing."""
    if scene.event is None:
        return speech.reason("no-event", word)
    known = speech.concerned.get(role, ())
    return None if scene.event in known else speech.reason("other-event", scene.event)


def target_of(word: object, targets: Sequence[T]) -> T | None:
    """Return the target that a word names; None where it names none, or one that is not there."""
    place = 0 if word == "target" else 1 if word == "target_2" else len(targets)
    return targets[place] if place < len(targets) else None


@cache
def role_of(part: type[BaseModel], field: str) -> str | None:
    """Return what the words of a field stand for; None where they mean the same in every scene."""
    info = part.model_fields[field]
    return _role(info.annotation, info.metadata)


def _role(kind: Any, beside: Iterable[Any] = ()) -> str | None:
    said = [each.role for each in beside if isinstance(each, RefersTo)]
    if said:
        return said[-1]
    if get_origin(kind) is Annotated:
        inner, *more = get_args(kind)
        return _role(inner, more)
    if isinstance(kind, type):
        return None
    roles = {role for each in get_args(kind) if (role := _role(each)) is not None}
    if len(roles) > 1:
        raise TypeError(f"words of one field stand for several things: {', '.join(sorted(roles))}")
    return roles.pop() if roles else None


@cache
def words_of(part: type[BaseModel], field: str) -> tuple[str, ...]:
    """Return the words that may stand in a field by themselves; a name of the author's own is none."""
    return words(part.model_fields[field].annotation)


def words(kind: Any) -> tuple[str, ...]:
    """Return the words of a type of a language, in order."""
    if get_origin(kind) is Literal:
        return tuple(word for word in get_args(kind) if isinstance(word, str))
    if isinstance(kind, type):
        return ()
    return tuple(word for inside in get_args(kind) for word in words(inside))


def complete(
    language: Any,
    spoken: Set[str],
    plain: Set[str] = frozenset(),
    apart: Collection[tuple[type[BaseModel], str]] = (),
) -> None:
    """Make sure, when a game is loaded, that it is written what all words stand for that need it.

    These are the `spoken` ones, which mean something in some scenes alone; `plain` ones, which may stand
    beside them, do in all. `apart` are fields with words that are spelt like spoken ones, and are others.
    Raises TypeError with the fields that hold spoken words and do not say what they stand for, or that say
    so and hold words of which nothing is known.
    """
    unclear: list[str] = []
    for part in parts_within(language):
        for field in part.model_fields:
            found = set(words_of(part, field))
            unknown = found & spoken if role_of(part, field) is None else found - spoken - plain
            if unknown and (part, field) not in apart:
                unclear.append(f"{part.__name__}.{field}: {', '.join(sorted(unknown))}")
    if unclear:
        raise TypeError(f"not written what stands there: {'; '.join(sorted(unclear))}")


def parts_within(kind: Any) -> set[type[BaseModel]]:
    """Return the models of a type, and those inside them."""
    return _within(kind, set())


def _within(kind: Any, known: set[type[BaseModel]]) -> set[type[BaseModel]]:
    """Return the models that are known, those of a type, and those inside them."""
    for part in models(kind):
        if part not in known:
            known.add(part)
            for info in part.model_fields.values():
                _within(info.annotation, known)
    return known
