"""Random options of a match, from the model's own fields."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

from annotated_types import Ge, Le
from pydantic import ValidationError
from pydantic.fields import FieldInfo

from engines.kernel import Game, Options
from engines.kernel.state.options import is_by_host
from tests.engines.decks import any_deck


def random_options(model: type[Options], chance: Random) -> Options:
    """Return valid options: each field keeps its default half of the time, or takes any value.

    What every match has beside the game's own is drawn by a chance of its own: seeds of before lead to the
    same games.
    """
    while True:
        values = _drawn(
            model, chance, [name for name in model.model_fields if name not in Options.model_fields]
        )
        values |= _drawn(model, Random(repr(values)), Options.model_fields)
        try:
            return model.model_validate(values)
        except ValidationError:
            continue  # a contradiction: draw again


def _drawn(model: type[Options], chance: Random, names: Iterable[str]) -> dict[str, Any]:
    fields = {name: model.model_fields[name] for name in names}
    return {
        name: any_value(field, chance)
        for name, field in fields.items()
        if chance.random() < 0.5 and not _is_of_models(field)
    }


def _is_of_models(field: FieldInfo) -> bool:
    """Tell whether the host puts whole models in, such as decks: those come by another way."""
    return is_by_host(field) and field.annotation != (int | None)


def any_value(field: FieldInfo, chance: Random) -> Any:
    """Return any value that the field allows."""
    kind: Any = field.annotation
    if get_origin(kind) in (Union, UnionType):
        kind = chance.choice(get_args(kind))
    if kind is type(None):
        return None
    if get_origin(kind) is Literal:
        return chance.choice(get_args(kind))
    if kind is bool:
        return chance.random() < 0.5
    if kind is int:
        low = next((limit.ge for limit in field.metadata if isinstance(limit, Ge)), 1)
        high = next((limit.le for limit in field.metadata if isinstance(limit, Le)), 6)
        return chance.choice([low, high, chance.randint(int(low), max(int(low), min(int(high), 30)))])  # pyright: ignore[reportArgumentType]: limits of ints are ints
    raise TypeError(f"no values known for {kind}")


def tables(game: Game[Any], seed: int) -> tuple[Options, int]:
    """Return the options, decks put in, and the number of seats that belong to a seed."""
    chance = Random(seed)
    options, seats = random_options(game.options, chance), chance.choice(game.seats)
    if game.collection is not None and game.wants_decks(options):
        decks = [any_deck(game.collection, options, chance) for _ in range(seats)]
        options = game.collection.seated(options, decks, [])
    return options, seats
