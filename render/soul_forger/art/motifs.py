"""Which motif is on which card; cards of other packs get one by their kind, sub-types and id."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from render.drawing.pen import Pen
from render.drawing.tones import number_of
from render.soul_forger.art.bodies import BODIES, HEADS
from render.soul_forger.art.brush import Spot, draw_shape
from render.soul_forger.art.looks import LOOKS
from render.soul_forger.art.things import THINGS
from render.soul_forger.art.tints import tints

_SHAPES = {**THINGS, **BODIES, **HEADS}
_PEOPLE = ("bust", "dark_bust")
_HELD = ("sword", "staff", "torch", "crook", "hammer", "lantern", "quill", "oar", "book", "scales")
_KINDS: dict[str, tuple[str, ...]] = {
    "creature": tuple(BODIES),
    "token": ("mote", "puff", "lump", "dropling", "flame", "ghost", "wick"),
    "weapon": (
        "knife",
        "sword",
        "falchion",
        "spear",
        "glaive",
        "trident",
        "hammer",
        "maul",
        "bow",
        "mattock",
    ),
    "armor": ("mail", "plate", "harness", "robe", "coat", "cape", "vest", "jerkin", "leaf_mail"),
    "accessory": ("ring", "bead", "beads", "shell", "charm", "compass", "pouch", "box", "key"),
    "spell": ("flames", "gust", "wave", "rocks", "moon", "sun", "bolt", "whirl", "eye"),
    "item": ("flask", "letter", "lantern", "rope", "trap", "sack", "candle", "bell"),
    "quest": ("map", "book", "scroll", "boots", "tower_wall"),
}


class Part(NamedTuple):
    """A shape of a motif, and where it is drawn."""

    shape: str
    spot: Spot


def draw_motif(pen: Pen, card: str, factions: Sequence[str], kind: str) -> None:
    """Draw a card's motif."""
    look, colours = LOOKS.get(card), tints(factions)
    for part in _read(look) if look is not None else _made_up(card, kind):
        draw_shape(pen, part.shape, part.spot, colours)


def is_ours(card: str) -> bool:
    """Tell whether a motif has been made for a card."""
    return card in LOOKS


@lru_cache(maxsize=512)
def _read(look: str) -> tuple[Part, ...]:
    return tuple(_part(text.strip()) for text in look.split("|"))


def _part(text: str) -> Part:
    name, _, where = text.partition(" ")
    x, y, size, *turn = map(float, (where or "50,50,100").split(","))
    spot = Spot(x, y, size, *turn[:1], mirrored=name.endswith("~"))
    return Part(_SHAPES[name.rstrip("~")], spot)


def _made_up(card: str, kind: str) -> Iterator[Part]:
    """Yield the parts of a motif that an id decides: cards of other packs may share single shapes."""
    chance = Random(number_of(card, "motif"))
    body = chance.choice(_KINDS.get(kind, tuple(THINGS)))
    turn = chance.uniform(-40, 40) if kind == "weapon" else chance.uniform(-10, 10)
    if body in _PEOPLE:
        yield Part(_SHAPES[chance.choice(_HELD)], Spot(82, 48, 84, chance.uniform(-10, 24)))
        yield Part(_SHAPES[body], Spot(44, 58, 86))
        yield Part(HEADS[chance.choice(tuple(HEADS))], Spot(44, 52, 86))
        return
    yield Part(_SHAPES[body], Spot(50, 52, chance.uniform(78, 92), turn, chance.random() < 0.5))
    sign = chance.choice(
        ("spark", "coin", "eye", "moon", "sun", "key", "skull", "shield", "feathers", "bolt")
    )
    yield Part(_SHAPES[sign], Spot(chance.choice((18, 82)), chance.choice((18, 82)), chance.uniform(24, 34)))
