"""Cards with texts at random: whatever the language can say, the rules must carry out."""

from __future__ import annotations

from random import Random
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel, ValidationError

from engines.neo_noble.cards.language.costs import Cost
from engines.neo_noble.cards.language.events import React
from engines.neo_noble.cards.language.pack import NeoNoblePack
from engines.neo_noble.cards.language.texts import Activated, Ongoing
from engines.neo_noble.options import NeoNobleOptions
from tests.engines.neo_noble.pack import arbiter, build, domain, errant, noble, token

TOKENS = ("sapling", "thicket", "imp")
DEEPEST = 5


def invent(kind: Any, chance: Random, depth: int = 0, limits: dict[str, int] | None = None) -> Any:
    """Return a value for a type of the card language, as a pack would write it."""
    limits = limits or {}
    origin = get_origin(kind)
    if origin is Annotated:
        kind, *metadata = get_args(kind)
        return invent(kind, chance, depth, _limits(metadata))
    if origin is Literal:
        return chance.choice(get_args(kind))
    if origin in (Union, UnionType):
        return invent(_one_of(get_args(kind), chance, depth), chance, depth, limits)
    if origin is tuple:
        least, most = limits.get("min_length", 0), limits.get("max_length", 3)
        size = chance.randint(least, max(least, min(most, 2 if depth < DEEPEST else least)))
        return [invent(get_args(kind)[0], chance, depth + 1) for _ in range(size)]
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        return invent_model(kind, chance, depth)
    if kind is bool:
        return chance.random() < 0.5
    if kind is int:
        return chance.randint(max(limits.get("ge", -3), -3), min(limits.get("le", 4), 4))
    return chance.choice(TOKENS)  # the only free words are names of Tokens


def _one_of(kinds: tuple[Any, ...], chance: Random, depth: int) -> Any:
    """Return one side of a union; deep down rather a plain one."""
    plain = [kind for kind in kinds if kind is int or get_origin(kind) is Literal]
    return chance.choice(plain if plain and depth >= DEEPEST else [k for k in kinds if k is not type(None)])


def _limits(metadata: list[Any]) -> dict[str, int]:
    limits: dict[str, int] = {}
    for each in metadata:
        for part in getattr(each, "metadata", [each]):
            for name in ("ge", "le", "min_length", "max_length"):
                if getattr(part, name, None) is not None:
                    limits[name] = getattr(part, name)
    return limits


def invent_model(model: type[BaseModel], chance: Random, depth: int = 0) -> dict[str, Any]:
    """Return the fields of a model of the card language; what has a default is often left."""
    values: dict[str, Any] = {}
    for name, field in model.model_fields.items():
        tag = get_origin(field.annotation) is Literal and field.is_required()
        if name in ("label", "flavour") or (not field.is_required() and chance.random() < 0.6):
            continue
        value = invent(field.annotation, chance, depth + (not tag), _limits(field.metadata))
        values[field.alias or name] = value
    return values


def valid(model: type[BaseModel], chance: Random, **fields: Any) -> dict[str, Any]:
    """Return fields that a model takes."""
    while True:
        values = {**invent_model(model, chance), **fields}
        try:
            model.model_validate(values)
        except ValidationError:
            continue
        return values


def some_text(chance: Random) -> dict[str, Any]:
    return valid(Ongoing, chance) if chance.random() < 0.5 else valid(Activated, chance)


def not_on_summon(chance: Random) -> dict[str, Any]:
    while True:
        text = some_text(chance)
        if text["type"] != "on_summon":
            return text


def some_spirit(key: str, chance: Random) -> dict[str, Any]:
    stats = (chance.randint(0, 3), chance.randint(-1, 5), chance.randint(-1, 4))
    more: dict[str, Any] = {"behaviours": chance.choice([[], [], ["haste"], ["brittle"], ["pathfinder"]])}
    if chance.random() < 0.2:
        more["react"] = valid(React, chance)
    if chance.random() < 0.2:
        more["tribute"] = [invent(Cost, chance)]
    if chance.random() < 0.4:
        return errant(key, *stats, valid(Activated, chance, type="on_summon"), **more)
    return arbiter(key, *stats, not_on_summon(chance), **more)


def some_pack(chance: Random) -> NeoNoblePack:
    """Return a pack of fifteen Spirits, a Token and two Nobles whose texts were never thought of."""
    while True:
        spirits = [some_spirit(f"card{number}", chance) for number in range(15)]
        nobles = [noble(key, not_on_summon(chance), not_on_summon(chance)) for key in ("first", "second")]
        try:
            return build(*spirits, token("imp", 1, 1, not_on_summon(chance)), nobles=tuple(nobles))
        except ValidationError:
            continue


def invented_options(chance: Random) -> NeoNobleOptions:
    """Return options with decks of invented cards."""
    cards = tuple(sorted([f"card{number}" for number in range(15)] * 2))
    return NeoNobleOptions.model_validate(
        {"cards": some_pack(chance), "decks": (domain("first", cards), domain("second", cards))}
    )
