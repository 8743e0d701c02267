"""What depends on the player: another level is asked again about decks and cards that have a verdict."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from typing import NamedTuple

from engines.kernel import Level
from engines.lab.chunks import CHUNK, CHUNK_OF_SEARCHERS, Chunk, by_level
from engines.lab.counting import Sums, group
from engines.lab.figures import CardFigures, figures
from engines.lab.intervals import Effect, Estimate
from engines.lab.playing import WIN, Arena
from engines.lab.sequential import Fairness, FairnessTest
from engines.lab.verdicts import DEAD, LEAST_POINTS, NEVER, Kind, Verdict

CONFIRMED = range(60, 300)
"""Matches by which another level confirms what was found of a deck or its cards: the least, and the most."""


class Confirmed(NamedTuple):
    """What players of another level say of a deck."""

    what: Fairness | None
    won: Estimate | None


class ConfirmedCard(NamedTuple):
    """What players of another level say of a verdict on a card."""

    verdict: Verdict
    agrees: bool | None
    """Whether they say the same; None where their matches decide nothing."""
    figure: Effect | Estimate | None
    """The early copies of a verdict on strength, else the same figure as the verdict's."""


class Confirmations(NamedTuple):
    """What players of another level say."""

    decks: Mapping[str, Confirmed]
    cards: tuple[ConfirmedCard, ...]


def look(sums: Sums, tests: Mapping[str, FairnessTest]) -> None:
    """Let the tests of decks look at the sums so far; a deck's matches against itself say nothing."""
    wins, matches = Counter[str](), Counter[str]()
    for (deck, others, _), found in group(sums, "won").items():
        if deck not in others.split("+"):
            wins[deck] += found.get("w", 0)
            matches[deck] += found["n"]
    for deck, test in tests.items():
        if matches[deck]:
            test.look(wins[deck] / WIN, matches[deck])


def confirm(
    arena: Arena, level: Level, unfair: Sequence[str], said: Sequence[Verdict]
) -> Generator[Sequence[Chunk], Sums | None, Confirmations]:
    """Let a level play the decks that are not fair or have a card with a verdict, until it is as sure."""
    sums, size = Sums(), by_level(level, CHUNK, CHUNK_OF_SEARCHERS)
    tests = {deck: FairnessTest() for deck in unfair}
    left = list(dict.fromkeys([*unfair, *(verdict.deck for verdict in said)]))
    asked = tuple(left)
    start = 0
    while left:
        batch = [
            Chunk("confirm", (deck, other), start, start + size)
            for deck in left for other in arena.decks if other != deck
        ]  # fmt: skip
        found = yield batch
        if found is None:
            break
        sums.update(found)
        look(sums, tests)
        start += size
        matches = start * (len(arena.decks) - 1)
        if matches >= CONFIRMED.start:
            open_decks = {deck for deck, test in tests.items() if test.decided is None}
            open_decks |= {
                each.verdict.deck for each in _cards(arena, sums, asked, said) if each.agrees is None
            }
            left = [deck for deck in left if deck in open_decks and matches < CONFIRMED.stop]
    won = {each.deck: each.won for each in figures(sums, dict.fromkeys(asked, ())).decks}
    decks = {deck: Confirmed(test.decided, won[deck]) for deck, test in tests.items()}
    return Confirmations(decks, _cards(arena, sums, asked, said))


def _cards(
    arena: Arena, sums: Sums, decks: Sequence[str], said: Sequence[Verdict]
) -> tuple[ConfirmedCard, ...]:
    found = figures(sums, {deck: arena.cards(deck) for deck in decks})
    by_card = {(each.deck, each.card): each for each in found.cards}
    return tuple(_confirmed(verdict, by_card[verdict.deck, verdict.card]) for verdict in said)


def _confirmed(verdict: Verdict, card: CardFigures) -> ConfirmedCard:
    match verdict.kind:
        case "never_played":
            return ConfirmedCard(verdict, _is_below(card.played, NEVER), card.played)
        case "dead_weight":
            below = _is_below(card.dead, DEAD)
            return ConfirmedCard(verdict, None if below is None else not below, card.dead)
        case _:
            return ConfirmedCard(verdict, agrees_on_strength(verdict.kind, card.early), card.early)


def _is_below(share: Estimate | None, bound: float) -> bool | None:
    """Tell on which side of a bound a share lies; None where both are within its interval."""
    if share is None or share.low <= bound <= share.high:
        return None
    return share.high < bound


def agrees_on_strength(kind: Kind, early: Effect | None) -> bool | None:
    """Tell whether early copies say the same of strength: beyond chance, or certainly not by as much."""
    if early is None:
        return None
    low, high = (early.low, early.high) if kind == "too_strong" else (-early.high, -early.low)
    if low > 0:
        return True
    return False if high < LEAST_POINTS else None
