"""Texts at random in a card language: whatever it can say, its game must carry out.

A game's own `cards/inventing.py` makes packs and options of them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from random import Random
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel, ValidationError

from engines.kernel import BACK, Game, Match, Options
from tests.engines import conformance

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
