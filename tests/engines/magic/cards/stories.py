"""Stories in which things happen that abilities wait for, and what has happened in each, told by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from tests.engines.magic.cards.reading import ME, OTHER, SPELL, Thing
from tests.engines.magic.cards.reading_triggers import Fact
from tests.engines.magic.cards.seen import Seen, printed
from tests.engines.magic.pack import ANY, MINE, creature, damage, life, permanent, spell
from tests.engines.magic.scenes import Duel, lies, side

COMING = 9_999
"""The number that stands for the hero who is still to come."""
HERO = "hero"
_EACH_OF_THEIRS = {"every": {"type": "creature"}, "whose": "opponent"}
CAST = (
    spell("zap", "R", damage(2), targets=[ANY]),
    spell("balm", "0", life(1)),
    spell("rite", "0", life(1)),  # never cast, so that the main phase does not end by itself
    spell("read", "0", {"action": "draw"}),
    spell("toss", "0", {"action": "discard", "is": {"sub": "goblin"}}),
    spell("altar_call", "0", {"action": "sacrifice", "what": MINE}),
    spell("doom", "0", {"action": "destroy", "what": _EACH_OF_THEIRS}),
    spell("lull", "0", {"action": "tap", "what": _EACH_OF_THEIRS}),
    spell("wake", "0", {"action": "untap", "what": {"every": {"type": "artifact"}}}),
    spell("feast", "0", {"action": "add_counters", "what": MINE,
                         "kind": "plus_one"}),
    spell("call", "0", {"action": "token", "token": {
        "id": "imp", "name": {"en": "Imp", "fr": "Diablotin"}, "pt": [1, 1], "colors": ["red"],
        "sub": ["goblin"]}}),
    spell("hush", "0", {"action": "counter"}, targets=[{"target": "spell"}]),
    creature("ogre", "4 R", 5, 5),
    creature("kite", "1 U", 1, 3, "flying"),
    creature("raider", "R", 1, 4, types={"sub": ["goblin"]}),
    creature("duke", "2 W", 3, 4, types={"super": ["legendary"]}),
    permanent("anvil", "2", "artifact"),
)  # fmt: skip
"""All who appear besides the hero and those who listen."""
THEIRS = ("ogre", "kite", "raider", "duke")


class Story(NamedTuple):
    """What a table is laid with, what is done, and what that is."""

    hand: tuple[str, ...]
    play: Callable[[Duel], None]
    facts: Callable[[Stage], Iterator[Fact]]
    comes: bool = False
    """The hero is in hand as it begins."""


class Stage(NamedTuple):
    """The objects of a story by name, as they were when it began."""

    seen: Seen
    hero: str

    def __call__(self, card: str) -> Thing:
        card = self.hero if card == HERO else card
        there = (each for each in self.seen.perms.values() if each.card == card)
        return next(there, printed(self.seen.cards[card], ME, COMING))

    def spell(self, card: str, **more: Any) -> list[Fact]:
        """Return that a spell has been cast by you and lies in your graveyard in the end."""
        cast = printed(self.seen.cards[card], ME, SPELL)
        return [Fact("cast", ME, cast), Fact("to_graveyard", ME, cast)]


def laid(story: Story, hero: dict[str, Any], listening: Sequence[dict[str, Any]]) -> Duel:
    """Lay the table of a story; who listens lies there, or on the hero."""
    hand = [*(card if card != HERO else hero["id"] for card in story.hand), "rite"]
    there = [] if story.comes else [hero["id"]]
    first = 1 + len("R")  # the number of the hero, who lies behind the land
    listen = [
        lies(each["id"], attached=first if "aura" in each["types"].get("sub", ()) else 0)
        for each in listening
    ]
    board = [*there, *listen, lies("anvil", tapped=True)]
    return Duel(side(hand, lands="R", board=board), side([], board=[*THEIRS]), more=(*CAST, hero, *listening))


def _casting(*announced: str) -> Callable[[Duel], None]:
    def play(duel: Duel) -> None:
        duel.casts(*announced).resolves()

    return play


def _zap(duel: Duel) -> None:
    duel.casts("zap", duel.key("ogre")).resolves()


def _coming(duel: Duel) -> None:
    duel.do(next(key for key in duel.acts if key.startswith("cast:"))).resolves()


def _attack(duel: Duel) -> None:
    duel.to_attack().do(("s1",))
    while duel.asked.kind != "blockers":
        duel.do(duel.asked.default)
    duel.do(duel.asked.default)
    while duel.asked.kind != "main":
        duel.do(duel.asked.default)


def _fight(duel: Duel) -> None:
    duel.to_attack().do(("s1",))
    while duel.asked.kind != "blockers":
        duel.do(duel.asked.default)
    ogre = duel.key("ogre")
    duel.do(tuple(places[0] if key == ogre else "" for key, places in _places(duel)))
    while duel.asked.kind != "main":
        duel.do(duel.asked.default)


def _places(duel: Duel) -> Iterator[tuple[str, tuple[str, ...]]]:
    asked: Any = duel.asked
    return zip(asked.keys, asked.places, strict=True)


def _hush(duel: Duel) -> None:
    duel.table.sides[ME].hold = True
    duel.casts("balm")
    duel.casts("hush", duel.item("balm")).resolves()


def _tapped(thing: Thing) -> Thing:
    return thing._replace(tapped=True)


def _falls(thing: Thing) -> list[Fact]:
    return [Fact(word, thing.owner, thing) for word in ("dies", "leaves", "to_graveyard")]


def _a_zap(stage: Stage) -> Iterator[Fact]:
    zap = printed(stage.seen.cards["zap"], ME, SPELL)
    yield from stage.spell("zap")
    yield Fact("tapped", ME, _tapped(stage("mountain")))
    yield Fact("targeted", OTHER, stage("ogre"), zap)
    yield Fact("damage", OTHER, stage("ogre"), zap)


def _zap_a_player(stage: Stage) -> Iterator[Fact]:
    zap = printed(stage.seen.cards["zap"], ME, SPELL)
    yield from stage.spell("zap")
    yield Fact("tapped", ME, _tapped(stage("mountain")))
    yield Fact("targeted", OTHER, None, zap)
    yield Fact("damage", OTHER, None, zap)
    yield Fact("loses_life", OTHER)


def _with(card: str, *facts: Callable[[Stage], list[Fact]]) -> Callable[[Stage], Iterator[Fact]]:
    """Return what happens as a spell is cast and does something."""

    def told(stage: Stage) -> Iterator[Fact]:
        yield from stage.spell(card)
        for each in facts:
            yield from each(stage)

    return told


def _comes(stage: Stage) -> Iterator[Fact]:
    hero = stage(HERO)
    yield Fact("cast", ME, hero)
    yield Fact("enters", ME, hero)


def _tossed(stage: Stage) -> list[Fact]:
    card = printed(stage.seen.cards["raider"], ME, SPELL)
    return [Fact("discarded", ME, card), Fact("to_graveyard", ME, card)]


def _attacked(stage: Stage) -> Iterator[Fact]:
    yield from _to_combat(stage)
    yield Fact("damage", OTHER, None, _tapped(stage(HERO)), combat=True)
    yield Fact("loses_life", OTHER)


def _to_combat(stage: Stage) -> Iterator[Fact]:
    hero = _tapped(stage(HERO))
    yield from (Fact(f"step {step}", ME) for step in ("begin_combat", "end_combat", "main_2"))
    yield Fact("attacks", ME, hero)
    yield Fact("tapped", ME, hero)


def _fought(stage: Stage) -> Iterator[Fact]:
    tapped, ogre = _tapped(stage(HERO)), stage("ogre")
    yield from _to_combat(stage)
    yield Fact("blocks", OTHER, ogre, tapped)
    yield Fact("blocked", ME, tapped, ogre)
    yield Fact("damage", OTHER, ogre, tapped, combat=True)
    yield Fact("damage", ME, tapped, ogre, combat=True)
    yield from _falls(tapped)


def _hushed(stage: Stage) -> Iterator[Fact]:
    yield from stage.spell("balm")
    yield from stage.spell("hush")
    yield Fact("targeted", ME, printed(stage.seen.cards["balm"], ME, SPELL))
    yield Fact("countered", ME, printed(stage.seen.cards["balm"], ME, SPELL))


STORIES: dict[str, Story] = {
    "a creature comes": Story((HERO,), _coming, _comes, comes=True),
    "a creature is hit": Story(("zap",), _zap, _a_zap),
    "a player is hit": Story(("zap",), _casting("zap", "s1"), _zap_a_player),
    "life is gained": Story(("balm",), _casting("balm"), _with("balm", lambda _: [Fact("gains_life", ME)])),
    "a card is drawn": Story(("read",), _casting("read"), _with("read", lambda _: [Fact("drawn", ME)])),
    "a card is discarded": Story(("toss", "raider"), _casting("toss"), _with("toss", _tossed)),
    "a creature is sacrificed": Story(
        ("altar_call",), _casting("altar_call"),
        _with("altar_call", lambda stage: [Fact("sacrificed", ME, stage(HERO)), *_falls(stage(HERO))]),
    ),
    "creatures are destroyed": Story(
        ("doom",), _casting("doom"),
        _with("doom", lambda stage: [fact for each in THEIRS for fact in _falls(stage(each))]),
    ),
    "creatures are tapped": Story(
        ("lull",), _casting("lull"),
        _with("lull", lambda stage: [
            Fact("tapped", OTHER, _tapped(stage(each))) for each in THEIRS
        ]),
    ),
    "an artifact is untapped": Story(
        ("wake",), _casting("wake"),
        _with("wake", lambda stage: [Fact("untapped", ME, stage("anvil")._replace(tapped=False))]),
    ),
    "counters are put": Story(
        ("feast",), _casting("feast"),
        _with("feast", lambda stage: [Fact("counters", ME, _fed(stage(HERO)))]),
    ),
    "a token comes": Story(
        ("call",), _casting("call"),
        _with("call", lambda stage: [Fact("enters", ME, printed(stage.seen.cards["call~imp"], ME, COMING))]),
    ),
    "a creature attacks": Story((), _attack, _attacked),
    "a creature is blocked": Story((), _fight, _fought),
    "a spell is countered": Story(("balm", "hush"), _hush, _hushed),
}  # fmt: skip


def _fed(thing: Thing) -> Thing:
    grown = thing._replace(power=thing.power + 1, toughness=thing.toughness + 1)
    return grown._replace(counters=(("plus_one", 1),))
