"""Texts at random in a card language: whatever it can say, its game must carry out.

A game's own `cards/inventing.py` makes packs and options of them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from random import Random
from types import UnionType
from typing import Annotated, Any, Literal, NamedTuple, TypeVar, Union, get_args, get_origin

from pydantic import BaseModel, ValidationError

from engines.kernel import BACK, Game, Match, Options
from engines.kernel.cards.collection import Collection as KnownCards
from engines.kernel.cards.packs import Pack, Problem
from tests.engines import conformance

P = TypeVar("P", bound=Pack)

DEEPEST = 5
MOST = 400
"""Answers in a game: texts at random need not come to an end."""


class Inventor:
    """Writes parts of a card language as a pack would; `names` stand where ids are wanted."""

    def __init__(self, chance: Random, names: Sequence[str], unsaid: Collection[str] = ()) -> None:
        self.chance = chance
        self.names = names
        self.unsaid = unsaid
        """Fields that are left empty, such as a card's flavour."""

    def valid(self, model: type[BaseModel], **fields: Any) -> dict[str, Any]:
        """Return fields that a model takes."""
        while True:
            values = {**self._model(model), **fields}
            try:
                model.model_validate(values)
            except ValidationError:
                continue
            return values

    def value(self, kind: Any, depth: int = 0, limits: dict[str, int] | None = None) -> Any:
        """Return a value for a type of the card language."""
        limits = limits or {}
        origin = get_origin(kind)
        if origin is Annotated:
            kind, *metadata = get_args(kind)
            return self.value(kind, depth, _limits(metadata))
        if origin is Literal:
            return self.chance.choice(get_args(kind))
        if origin in (Union, UnionType):
            return self.value(self._one_of(get_args(kind), depth), depth, limits)
        if origin is tuple:
            least, most = limits.get("min_length", 0), limits.get("max_length", 3)
            size = self.chance.randint(least, max(least, min(most, 2 if depth < DEEPEST else least)))
            return [self.value(get_args(kind)[0], depth + 1) for _ in range(size)]
        if isinstance(kind, type) and issubclass(kind, BaseModel):
            return self._model(kind, depth)
        if kind is bool:
            return self.chance.random() < 0.5
        if kind is int:
            return self.chance.randint(max(limits.get("ge", -3), -3), min(limits.get("le", 4), 4))
        return self.chance.choice(self.names)

    def _one_of(self, kinds: tuple[Any, ...], depth: int) -> Any:
        """Return one side of a union; deep down rather a plain one."""
        plain = [kind for kind in kinds if kind is int or get_origin(bare(kind)) is Literal]
        some = [kind for kind in kinds if kind is not type(None)]
        return self.chance.choice(plain if plain and depth >= DEEPEST else some)

    def _model(self, model: type[BaseModel], depth: int = 0) -> dict[str, Any]:
        """Return the fields of a model; what has a default is often left."""
        values: dict[str, Any] = {}
        for name, field in model.model_fields.items():
            tag = get_origin(field.annotation) is Literal and field.is_required()
            if name in self.unsaid or (not field.is_required() and self.chance.random() < 0.6):
                continue
            value = self.value(field.annotation, depth + (not tag), _limits(field.metadata))
            values[field.alias or name] = value
        return values


def accepted(collection: KnownCards[P], draw: Callable[[], P]) -> P:
    """Draw a pack, and take out of its texts what is refused; a card that cannot go without is drawn again.

    Parts come out of lists alone: a known card that a pack repeats, or a cost with an X that nothing uses any
    more, does no harm to a match.
    """
    pack = draw()
    while wrong := [each for each in collection.check(pack, ()) if _lists(each)]:
        left = _changed(pack, {_Cut(each.card, _lists(each)[0]) for each in wrong})
        for card, problem in {each.card: each for each in wrong}.items() if left is None else ():
            tried = (_changed(pack, {_Cut(card, part)}) for part in _lists(problem))
            pack = next(filter(None, tried), None) or _redrawn(pack, card, draw())
        pack = left or pack
    return pack


Path = tuple[int | str, ...]


class _Cut(NamedTuple):
    card: str | None
    part: Path


def _lists(problem: Problem) -> list[Path]:
    """Return the parts of lists that what is wrong lies in, the innermost first."""
    path = tuple(int(step) if step.isdecimal() else step for step in problem.field.split("."))
    return [path[: end + 1] for end, step in enumerate(path) if isinstance(step, int)][::-1]


def _changed(pack: P, cuts: Collection[_Cut]) -> P | None:
    """Return a pack without some parts of lists in its cards, if these may go without them."""
    values = pack.model_dump(by_alias=True, mode="json")
    for card, part in sorted(cuts, key=str, reverse=True):  # the last of a list first: none has moved
        inner: Any = _card(values, card)
        for step in part[:-1]:
            inner = inner[step]
        del inner[part[-1]]
    try:
        return type(pack).model_validate(values)
    except ValidationError:
        return None


def _redrawn(pack: P, card: str | None, other: P) -> P:
    """Return a pack with a card as another pack has it."""
    values = pack.model_dump(by_alias=True, mode="json")
    old, new = _card(values, card), _card(other.model_dump(by_alias=True, mode="json"), card)
    old.clear()
    old.update(new)
    return type(pack).model_validate(values)


def _card(values: dict[str, Any], card: str | None) -> dict[str, Any]:
    parts = (part for part in values.values() if isinstance(part, list))
    return next(each for part in parts for each in part if each.get("id") == card)


def bare(kind: Any) -> Any:
    """Return a type without what is said beside it."""
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def _limits(metadata: list[Any]) -> dict[str, int]:
    limits: dict[str, int] = {}
    for each in metadata:
        for part in getattr(each, "metadata", [each]):
            for name in ("ge", "le", "min_length", "max_length"):
                if getattr(part, name, None) is not None:
                    limits[name] = getattr(part, name)
    return limits


def played(match: Match[Any], chance: Random, check: Callable[[Match[Any]], None]) -> None:
    """Answer at random, and check before each answer what must always hold, and once at the end."""
    answers = 0
    while match.decisions and answers < MOST:
        check(match)
        decision = chance.choice(match.decisions)
        back = decision.back and chance.random() < 0.1
        match.answer(decision.seat, BACK if back else decision.any(chance))
        answers += 1
    check(match)
    assert answers == MOST or match.result is not None


def conforms(game: Game[Any], options: Options, seats: int, seed: int) -> None:
    """Fail unless a match with invented cards passes the conformance suite."""
    played = list[Match[Any]]()
    for place, (match, chance) in enumerate(conformance.random_match(game, options, seats, seed)):
        played = [match]
        if place % 7 == seed % 7:
            conformance.check_legality(match, chance)
            conformance.check_copies(match, chance)
        if place >= MOST:
            break
    conformance.check_record(played[0])
