"""What a card does with a keyword or a text: combats with it in every place of them, spells, another copy.

A hero is a card of one kind with such traits. What looks the same with them as without them is not there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from engines.kernel import Say
from engines.soul_forger.rules import damage, fighters, foreseen
from engines.soul_forger.rules.damage import Hit
from engines.soul_forger.rules.foreseen import Foreseen
from engines.soul_forger.table.state import Table
from tests.engines.soul_forger.pack import action, creature, gear, weapon
from tests.engines.soul_forger.scenes import ME, YOU, Scene, armed, lies
from tests.engines.test_previews import Void, promises, soul_forger

Card = dict[str, Any]
Traits = dict[str, Any]
"""What stands on a card besides its numbers."""
KINDS = ("creature", "weapon", "armor", "accessory", "action")
FOES = ("imp", "bear", "giant")
"""One that is weaker than the hero, one that is as strong, and one that is stronger."""
BOLT = 2
_BOLT = action("strike", 1, abilities=[
    {"targets": [{"target": "creature"}], "do": [{"action": "damage", "who": "target", "number": BOLT}]}
])  # fmt: skip


class Battle(NamedTuple):
    """What lies there, what attacks whom, and what blocks."""

    name: str
    pieces: list[Card]
    attacker: str
    target: str
    """A card, or a player."""
    block: str = "no_block"


class Fought(NamedTuple):
    """What a battle has come to."""

    offered: tuple[tuple[str, ...], ...]
    """The answers to each question on the way."""
    foretold: tuple[Say, ...]
    """What they would lead to."""
    seen: Foreseen | None = None
    """What computers saw before the damage; None where it never came to that."""
    happened: Foreseen | None = None


def hero(kind: str, traits: Traits) -> Card:
    """Return a card of a kind with these traits."""
    match kind:
        case "creature":
            return creature("hero", 2, 3, 1, 3, **traits)
        case "weapon":
            return weapon("hero", 2, 3, 1, cost="M: 2 ronum", **traits)
        case "armor" | "accessory":
            return gear("hero", kind, 2, cost="M: 2 ronum", **traits)
        case _:
            return action("hero", 2, lingering=True, **traits)


def _side(kind: str, seat: int) -> list[Card]:
    """Return a hero with what else its player needs to fight with it."""
    match kind:
        case "creature":
            return [lies("hero", seat), *armed(seat)]
        case "weapon":
            return [lies("hero", seat, "primary")]
        case "armor":
            return [lies("hero", seat, "armor"), lies("sword", seat, "primary")]
        case "accessory":
            return [lies("hero", seat, "accessory"), lies("sword", seat, "primary")]
        case _:
            return [lies("hero", seat, "action"), lies("sword", seat, "primary")]


def battles(kind: str) -> Iterator[Battle]:
    """Yield the combats that a card of a kind has to do with, in each place and against each foe."""
    fighter = "hero" if kind in ("creature", "weapon") else "sword"
    mine, yours = [*_side(kind, ME), *armed(YOU)], [*_side(kind, YOU), *armed(ME)]
    ox = lies("ox", YOU)
    for foe in FOES if kind == "creature" else FOES[:2]:
        there, here = lies(foe, YOU), lies(foe)
        yield Battle(f"attacks {foe}", [*mine, there], fighter, foe)
        yield Battle(f"attacks a player, {foe} blocks", [*mine, there], fighter, "s1", foe)
        yield Battle(f"attacks ox, {foe} blocks", [*mine, ox, there], fighter, "ox", foe)
        yield Battle(f"blocks {foe} for ox", [*yours, ox, here], foe, "ox", fighter)
        if kind == "creature":
            yield Battle(f"is attacked by {foe}", [*yours, here], foe, fighter)
            yield Battle(f"is attacked by {foe}, ox blocks", [*yours, ox, here], foe, fighter, "ox")
            yield Battle(f"blocks {foe}", [*yours, here], foe, "s1", fighter)
        else:
            yield Battle(f"{foe} attacks its player", [*yours, here], foe, "s1")
    yield Battle("attacks a player", mine, fighter, "s1")
    yield Battle("attacks ox, a player blocks", [*mine, ox], fighter, "ox", "knife")
    yield Battle("a weapon attacks its player", yours, "knife", "s1")


def fought(battle: Battle, *cards: Card) -> Fought:
    """Let a battle happen; what each question foretells on the way is tried out."""
    scene = Scene(*battle.pieces, at="combat", more=cards, level=40)
    offered, foretold = list[tuple[str, ...]](), list[Say]()

    def answers(card: str, seat: int) -> bool:
        """Give an answer if it may be given."""
        offered.append(scene.keys)
        foretold.extend(tried(scene))
        key = card if card in ("s1", "no_block") else scene.key(card, seat)
        if scene.offers(key):
            scene.do(key)
            return True
        return False

    with pytest.MonkeyPatch.context() as patch:
        watch = Watch(patch)
        going = answers(battle.attacker, ME)
        if going and scene.asked.kind == "target":
            going = answers(battle.target, YOU)
        scene.passes()
        if going and scene.asked.kind == "block":
            answers(battle.block, YOU)
        scene.passes()
    return Fought(tuple(offered), tuple(foretold), watch.seen, watch.happened)


def tried(scene: Scene) -> Iterator[Say]:
    """Yield what a question foretells, each tried out on a copy."""
    for promise in promises(scene.match, scene.asked):
        if promise.said.key.startswith(("sf-preview-attack", "sf-preview-block")):
            try:
                soul_forger(scene.match.copy(), promise)
            except Void:
                continue
            yield promise.said


class Watch:
    """Notes what is foreseen of a combat as its damage is dealt, and what then happens."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.seen: Foreseen | None = None
        self.happened: Foreseen | None = None
        self._fight, self._end = damage.fight, fighters.end_combat
        patch.setattr(damage, "fight", self.fight)
        patch.setattr(fighters, "end_combat", self.end)

    def fight(self, table: Table) -> None:
        assert table.combat is not None
        seen, pieces = foreseen.of_combat(table, table.combat), dict(table.pieces)
        suffered = {number: each.damage for number, each in pieces.items()}
        hurt = {side.seat: side.damage for side in table.sides}
        self._fight(table)
        if table.point != "after_combat":  # a question foretells it, on a copy
            return
        self.seen = seen
        self.happened = Foreseen(
            {
                number: each.damage - suffered[number]
                for number, each in pieces.items()
                if each.damage - suffered[number]
            },
            {
                side.seat: side.damage - hurt[side.seat]
                for side in table.sides
                if side.damage - hurt[side.seat]
            },
            frozenset(pieces.keys() - table.pieces.keys()),
        )

    def end(self, table: Table, *, keeps_guard: bool = False) -> None:
        stood = {number for number, each in table.pieces.items() if each.on}
        self._end(table, keeps_guard=keeps_guard)
        if self.happened is not None:
            turned = (number for number in stood if not table.pieces[number].on)
            self.happened = self.happened._replace(turned=frozenset(turned))


def struck(*cards: Card, **more: Any) -> Fought:
    """Return what a bolt at one's own creature does, and what was foreseen of it."""
    scene = Scene(
        lies("hero", **more), lies("ox"), more=(*cards, _BOLT), sides=[{"hand": ["strike"]}], level=40
    )
    piece = scene.piece("hero")
    seen = foreseen.of_hit(scene.table, Hit(None, ME, piece, BOLT))
    keys = scene.do("play:strike").keys
    if piece.key not in keys:
        return Fought((keys,), ())
    scene.do(piece.key).passes()
    left = {number: each.damage for number, each in scene.table.pieces.items() if each.damage}
    hurt = {side.seat: side.damage for side in scene.table.sides if side.damage}
    fallen = frozenset((piece.id,)) - scene.table.pieces.keys()
    return Fought((keys,), (), seen, Foreseen(left or dict(seen.pieces), hurt, fallen))


def probes(kind: str, traits: Traits) -> Iterator[tuple[str, Any]]:
    """Yield all that can be told of a card of a kind with some traits, each with its name."""
    card = hero(kind, traits)
    for battle in battles(kind):
        yield battle.name, fought(battle, card)
    for owner in (ME, YOU):
        yield f"a spell looks for it at {owner}", _aimed(kind, card, owner)
    yield "another copy is had", _again(kind, card)
    if kind == "creature":
        yield "it is struck", struck(card)


def _aimed(kind: str, card: Card, owner: int) -> tuple[str, ...]:
    """Return what a spell may be aimed at."""
    target = kind if kind in ("creature", "action") else "equipment"
    counter = {"action": "add_counter", "who": "target", "kind": "ember", "number": 1}
    spell = action("spell", 1, abilities=[{"targets": [{"target": target, "whose": "any"}], "do": [counter]}])
    other = {"creature": lies("ox", YOU), "action": lies("hymn", YOU, "action")}.get(kind)
    more = [other] if other is not None else [lies("ring", YOU, "accessory")]
    scene = Scene(*_side(kind, owner), *more, more=(card, spell), sides=[{"hand": ["spell"]}], level=40)
    return scene.do("play:spell").keys


def _again(kind: str, card: Card) -> tuple[tuple[str, ...], list[str]]:
    """Return what may be done with another copy of hand or Forge Deck, and what lies there after it."""
    in_hand = kind in ("creature", "action")
    piles = {"hand": ["ox", *(["hero"] if in_hand else [])], "forge": [] if in_hand else ["hero"]}
    scene = Scene(*_side(kind, ME), more=(card,), sides=[{**piles, "material": ["giant"]}], level=40)
    keys = scene.keys
    if scene.offers("play:hero"):
        scene.do("play:hero").passes()
    return keys, [each.card.id for each in scene.table.pieces.values()]


def found(kind: str, word: str = "") -> dict[str, Any]:
    """Return what can be told of a card of a kind with a keyword, or with none, by what is looked at."""
    if (kind, word) not in _FOUND:
        _FOUND[kind, word] = dict(probes(kind, {"keywords": [word]} if word else {}))
    return _FOUND[kind, word]


_FOUND: dict[tuple[str, str], dict[str, Any]] = {}


def told_by(kind: str, word: str) -> list[str]:
    """Return by what can be told that a card of a kind has a keyword."""
    plain = found(kind)
    return [name for name, what in found(kind, word).items() if what != plain[name]]
