"""What of Soul-Forger's starter set a match shows: cards that were played, texts and keywords that worked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from engines.kernel import Dice, Match
from engines.soul_forger.cards.catalogue import loadout_of
from engines.soul_forger.evaluation import changes, powers
from engines.soul_forger.language.pack import COPIES, FORGE_SIZE, MAIN_SIZES, Creature, Equipment
from engines.soul_forger.options import Loadout, SoulForgerOptions
from engines.soul_forger.rules import paying, resolution
from engines.soul_forger.table.state import Table
from tests.engines.soul_forger.scenes import GAME
from tests.engines.soul_forger.starter import CARDS, FORGED, GEAR, SET
from tests.rigs.coverage_of_cards import Thing

MAIN = [
    card
    for card in SET.cards
    if not isinstance(card, Equipment) and not (isinstance(card, Creature) and card.token)
]
WORN = ("armor", "weapon", "accessory")
MOST = 1_500
"""Answers in a match: decks at random need not come to an end."""


def wanted() -> set[Thing]:
    """Return all that must be seen of the set."""
    return {thing for card in SET.cards for thing in _of(card.id)}


def _of(name: str) -> Iterator[Thing]:
    card = CARDS[name]
    yield name, "played"
    yield from ((name, f"keyword {keyword}") for keyword in card.keywords)
    yield from ((name, f"text {place}") for place in range(len(card.abilities)))


def play(number: int, missing: list[str]) -> Counter[Thing]:
    """Play one match of two or three: greedily, at random, or one now and the other then."""
    chance, found = Random(number), Counter[Thing]()
    decks = tuple(_some_deck(chance, chance.sample(missing, len(missing))) for _ in range(2 + number % 2))
    with _watched(found):
        match = Match(GAME, SoulForgerOptions(decks=decks), len(decks), f"cards {number}")
        found.update((piece.card.id, "played") for piece in match.table.pieces.values())
        at_random, own = (0.0, 0.15, 1.0)[number % 3], Dice(f"greedy {number}")
        for _ in range(MOST):
            _look(match, found)
            if not match.decisions:
                break
            decision = chance.choice(match.decisions)
            greedy = chance.random() >= at_random
            answer = GAME.ai_support.prefer(match.table, decision, own) if greedy else decision.any(chance)
            match.answer(decision.seat, answer)
    return found


def _look(match: Match[Table], found: Counter[Thing]) -> None:
    """Note what came to the field, and which Actions resolved."""
    for event in match.events:
        if event.kind == "entered" or (event.kind == "resolve" and event.facts["verb"] == "action"):
            found[event.facts["card"]["id"], "played"] += 1
    match.events.clear()


def _some_deck(chance: Random, missing: list[str]) -> Loadout:
    """Return a ready-made deck, or one at random with cards of which something is missing."""
    if not missing or chance.random() < 0.3:
        return loadout_of(chance.choice(SET.decks))
    first = missing[: chance.randint(1, 6)]
    factions = {faction for name in first for faction in CARDS[name].factions} or {"fire"}

    def fits(card: Any) -> bool:
        return card.id in first or not factions.isdisjoint(card.factions) or not card.factions

    main = [card.id for card in MAIN if card.id in first] * COPIES
    others = [card.id for card in MAIN if fits(card) and card.id not in first] * COPIES
    main += chance.sample(others, max(0, min(len(others), MAIN_SIZES[0] - len(main))))
    main += [MAIN[chance.randrange(len(MAIN))].id for _ in range(MAIN_SIZES[0] - len(main))]
    forge = [card.id for card in FORGED if card.id in first] * 2
    forge += chance.sample([card.id for card in FORGED if fits(card)], FORGE_SIZE)
    worn = [chance.choice([gear.id for gear in GEAR if gear.equip == kind and fits(gear)]) for kind in WORN]
    return Loadout(main=tuple(main), forge=tuple(forge[:FORGE_SIZE]), gear=(worn[0], worn[1], worn[2]))


@contextmanager
def _watched(found: Counter[Thing]) -> Iterator[None]:
    """Note each text that begins to be done, each change that covers something, each keyword that is had."""

    def begun(whole: Callable[..., Any], table: Table) -> None:
        entry = table.doing
        whole(table)
        if entry is not None and table.frames and not entry.block:
            found[entry.card, f"text {entry.place}"] += 1

    def held(whole: Callable[..., Any], table: Table, voice: Any, change: Any) -> Any:
        for place, ability in enumerate(table.catalogue.cards[voice.card].abilities):
            if any(change is each for each in ability.holds):
                found[voice.card, f"text {place}"] += 1
        return whole(table, voice, change)

    def had(whole: Callable[..., Any], table: Table, piece: Any, keyword: str) -> Any:
        has = whole(table, piece, keyword)
        if has:
            found[piece.card.id, f"keyword {keyword}"] += 1
        return has

    def counted(whole: Callable[..., Any], table: Table, voice: Any, card: Any) -> Any:
        more = whole(table, voice, card)
        for place, _ in card.holds.get("counts_as", ()) if more else ():
            found[card.id, f"text {place}"] += 1
        return more

    watching: list[tuple[Any, str, Callable[..., Any]]] = [
        (resolution, "begin", begun), (changes, "worth", held), (powers, "has", had),
        (paying, "more", counted),
    ]  # fmt: skip
    before = [getattr(module, name) for module, name, _ in watching]
    for (module, name, watch), whole in zip(watching, before, strict=True):
        setattr(module, name, lambda *values, watch=watch, whole=whole: watch(whole, *values))
    try:
        yield
    finally:
        for (module, name, _), whole in zip(watching, before, strict=True):
            setattr(module, name, whole)
