"""What of Neo Noble's starter set a match shows: cards that were played, texts that worked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from engines.kernel import Dice, Match
from engines.neo_noble import NeoNoble, NeoNobleOptions
from engines.neo_noble.cards.catalogue import domain_of, starter
from engines.neo_noble.evaluation import changes
from engines.neo_noble.language.pack import COPIES, DECK_SIZE, Noble, Spirit
from engines.neo_noble.options import Domain
from engines.neo_noble.table.state import Table
from tests.rigs.coverage_of_cards import Thing

GAME = NeoNoble()
(SET,) = starter()
HOLDS = "holds"


def wanted() -> set[Thing]:
    """Return all that must be seen of the set."""
    return {thing for card in (*SET.nobles, *SET.spirits) for thing in _of(card)}


def _of(card: Noble | Spirit) -> Iterator[Thing]:
    name = card.id
    yield name, "played"
    for text in card.texts:
        if text.type != "ongoing":
            yield name, text.type
        else:
            yield name, HOLDS if text.holds else "trigger"
    if isinstance(card, Spirit):
        if card.react is not None:
            yield name, "react"
        if card.tribute:
            yield name, "tribute"
        if "haste" in card.behaviours:
            yield name, "channel"


def seen(match: Match[Table]) -> Iterator[Thing]:
    """Yield what the events since the last look, and the changes now in force, tell of."""
    for event in match.events:
        facts = event.facts
        match event.kind:
            case "noble" | "create" | "place":
                yield facts["card"]["id"], "played"
            case "summon":
                name = facts["card"]["id"]
                yield from ((name, "played"), (name, facts["mode"]), (name, facts["origin"]))
            case "activate":
                yield facts["card"]["id"], facts["type"]
            case "trigger":
                yield facts["card"]["id"], "trigger"
            case _:
                pass
    match.events.clear()
    table = match.table
    for word in table.words():
        for force in changes.in_force(table, word) if word in _CHANGES else ():
            if force.lasting is None:
                yield force.use.card.id, HOLDS


_CHANGES = frozenset(
    change.change
    for card in (*SET.nobles, *SET.spirits)
    for text in card.texts
    if text.type == "ongoing"
    for change in text.holds
)


def some_domain(chance: Random, missing: list[str]) -> Domain:
    """Return a ready-made deck, or one at random, with some of the cards of which something is missing."""
    if chance.random() < 0.3:
        return domain_of(chance.choice(SET.decks))
    nobles = [noble.id for noble in SET.nobles]
    first = [key for key in missing if key in _SPIRITS][: COPIES * 2] if chance.random() < 0.7 else []
    fates = {_SPIRITS[key].fate for key in first} or {chance.choice(SET.nobles).fate}
    others = [key for key, card in _SPIRITS.items() if key not in first and card.fate in fates]
    left = DECK_SIZE - len(first) * COPIES
    cards = [*first * COPIES, *chance.sample(others * COPIES, left)]
    wanted_noble = [key for key in missing if key in nobles]
    return Domain(noble=chance.choice(wanted_noble or nobles), cards=tuple(sorted(cards)))


_SPIRITS = {card.id: card for card in SET.spirits if card.type != "token"}


def play(number: int, missing: list[str]) -> Counter[Thing]:
    """Play one match: greedily, at random, or one now and the other then."""
    chance = Random(number)
    domains = tuple(some_domain(chance, chance.sample(missing, len(missing))) for _ in range(2))
    match = Match(GAME, NeoNobleOptions(decks=domains), 2, f"cards {number}")
    at_random = (0.0, 0.1, 1.0)[number % 3]
    own, found = Dice(f"greedy {number}"), Counter[Thing](seen(match))
    while match.decisions:
        decision = match.decisions[0]
        greedy = chance.random() >= at_random
        answer = GAME.ai_support.prefer(match.table, decision, own) if greedy else decision.any(chance)
        match.answer(decision.seat, answer)
        found.update(seen(match))
    return found
