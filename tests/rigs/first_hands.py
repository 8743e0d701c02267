"""Finds seeds by which a newcomer's first hand is good, for the list of first matches.

`python -m tests.rigs.first_hands magic` tries the seeds `first magic 1`, `first magic 2` and so on, by the
rule of the game below, and prints the first twenty numbers that pass. The list stands in
`bot/matches/start/first_matches.yaml`, and a test holds each of its hands against the rule.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Mapping
from itertools import count, islice
from typing import Any

from bot.matches.start.first_matches import LEARNER, first_matches, seed_of
from engines.kernel import Game, Match, Options
from engines.registry import GAMES

WANTED = 20


def prepared(game: Game[Any]) -> Options:
    """Return the options of first matches, with their decks."""
    options, collection = game.options(), game.collection
    if collection is None:
        return options
    ready = collection.ready_made([])
    return collection.seated(options, [ready[deck].deck for deck in first_matches()[game.id].decks], [])


def dealt(game: Game[Any], number: int) -> Match[Any]:
    """Return the first match of this number as it stands before the first answer."""
    return Match(game, prepared(game), 2, seed_of(game.id, number))


def hand(match: Match[Any]) -> list[Any]:
    """Return the cards of the newcomer's first hand."""
    game = match.game
    assert game.collection is not None
    heaps = game.seat_interface.heaps(match.view(LEARNER))
    cards = next(heap.cards for heap in heaps if (heap.kind, heap.seat) == ("hand", LEARNER))
    return [game.collection.definition(card, [])[0] for card in cards]


def _seen(match: Match[Any]) -> Any:
    """Return what the newcomer sees: each game has its own words for it."""
    return match.view(LEARNER)


def has_kings(match: Match[Any]) -> bool:
    """Two Kings at least among the six nobles dealt, and one Queen."""
    ranks = Counter(noble[0] for noble in _seen(match).seats[LEARNER].dealt)
    return ranks["K"] >= 2 and ranks["Q"] >= 1


def attacks_and_defends(match: Match[Any]) -> bool:
    """They begin, with two Attacks at least that cost at most 3 MP, and a Defence."""
    kinds = Counter(card.type for card in hand(match) if card.cost <= 3)
    return _seen(match).first == LEARNER and kinds["attack"] >= 2 and kinds["defence"] >= 1


def has_small_spirits(match: Match[Any]) -> bool:
    """They begin, with two Spirits at least of cost 2 or less, and one of them of cost 1 or less."""
    costs = sorted(card.cost for card in hand(match) if hasattr(card, "resolve"))
    return _seen(match).first == LEARNER and len(costs) > 1 and costs[0] <= 1 and costs[1] <= 2


def has_small_creatures(match: Match[Any]) -> bool:
    """They begin, with a creature of Ronum 1 and another of Ronum 2 or less."""
    sizes = sorted(card.ronum for card in hand(match) if type(card).__name__ == "Creature")
    return _seen(match).first == LEARNER and len(sizes) > 1 and sizes[0] <= 1 and sizes[1] <= 2


def has_lands_and_a_spell(match: Match[Any]) -> bool:
    """They begin, with two to four lands, and a card of mana value 3 or less that these lands pay."""
    cards = hand(match)
    lands = [card for card in cards if "land" in card.types.card]
    mana = {BASIC[each] for land in lands for each in land.types.sub if each in BASIC}
    costs = [card.cost.split() for card in cards if card.cost is not None]
    paid = any(
        sum(int(sign) if sign.isdecimal() else 1 for sign in cost) <= min(3, len(lands))
        and {sign for sign in cost if not sign.isdecimal()} <= mana
        for cost in costs
    )
    return _seen(match).first == LEARNER and 2 <= len(lands) <= 4 and paid


BASIC = {"plains": "W", "island": "U", "swamp": "B", "mountain": "R", "forest": "G"}
GOOD: Mapping[str, Callable[[Match[Any]], bool]] = {
    "dueling_nobles": has_kings,
    "noxtalia": attacks_and_defends,
    "neo_noble": has_small_spirits,
    "soul_forger": has_small_creatures,
    "magic": has_lands_and_a_spell,
}


def main() -> None:
    """Print the numbers whose hands are good."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    game = GAMES[parser.parse_args().game]
    good = (number for number in count(1) if GOOD[game.id](dealt(game, number)))
    print(game.id, list(islice(good, WANTED)))


if __name__ == "__main__":
    main()
