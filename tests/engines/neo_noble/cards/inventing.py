"""Cards with texts at random."""

from __future__ import annotations

from random import Random
from typing import Any

from pydantic import ValidationError

from engines.neo_noble.cards.collection import NeoNobleCollection
from engines.neo_noble.language.costs import Cost
from engines.neo_noble.language.events import React
from engines.neo_noble.language.pack import NeoNoblePack
from engines.neo_noble.language.texts import Activated, Ongoing
from engines.neo_noble.options import NeoNobleOptions
from tests.engines.inventing import Inventor, accepted
from tests.engines.neo_noble.pack import arbiter, build, domain, errant, noble, token

TOKENS = ("sapling", "thicket", "imp")


def some_text(write: Inventor) -> dict[str, Any]:
    return write.valid(Ongoing) if write.chance.random() < 0.5 else write.valid(Activated)


def not_on_summon(write: Inventor) -> dict[str, Any]:
    while True:
        text = some_text(write)
        if text["type"] != "on_summon":
            return text


def some_spirit(key: str, write: Inventor) -> dict[str, Any]:
    chance = write.chance
    stats = (chance.randint(0, 3), chance.randint(-1, 5), chance.randint(-1, 4))
    more: dict[str, Any] = {"behaviours": chance.choice([[], [], ["haste"], ["brittle"], ["pathfinder"]])}
    if chance.random() < 0.2:
        more["react"] = write.valid(React)
    if chance.random() < 0.2:
        more["tribute"] = [write.value(Cost)]
    if chance.random() < 0.4:
        return errant(key, *stats, write.valid(Activated, type="on_summon"), **more)
    return arbiter(key, *stats, not_on_summon(write), **more)


def some_pack(chance: Random) -> NeoNoblePack:
    """Return a pack of fifteen Spirits, a Token and two Nobles whose texts were never thought of."""
    write = Inventor(chance, TOKENS, unsaid=("label", "flavour"))
    while True:
        spirits = [some_spirit(f"card{number}", write) for number in range(15)]
        nobles = [noble(key, not_on_summon(write), not_on_summon(write)) for key in ("first", "second")]
        try:
            return build(*spirits, token("imp", 1, 1, not_on_summon(write)), nobles=tuple(nobles))
        except ValidationError:
            continue


def invented_options(chance: Random, seats: int = 2) -> NeoNobleOptions:
    """Return options with decks of invented cards."""
    cards = tuple(sorted([f"card{number}" for number in range(15)] * 2))
    pack = accepted(NeoNobleCollection(), lambda: some_pack(chance))
    return NeoNobleOptions.model_validate(
        {"cards": pack, "decks": (domain("first", cards), domain("second", cards))}
    )
