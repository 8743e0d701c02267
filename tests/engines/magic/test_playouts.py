"""Random games with what must hold at each question: section by section of the rules, whatever is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engines.kernel import Match
from engines.magic.cards.catalogue import Traits, starter
from engines.magic.evaluation import board, layers
from engines.magic.evaluation.board import board_of, make
from engines.magic.language.costs import FREE, plain_ways
from engines.magic.rules import mana, payment, state_based_actions
from engines.magic.table.board import Board
from engines.magic.table.side import PILES
from engines.magic.table.state import Table
from tests.engines.magic.pack import land, pack
from tests.engines.magic.scenes import GAME
from tests.engines.magic.wordy import WAYS, WORDY
from tests.engines.options import random_options
from tests.profiles import sampled

BATCHES, GAMES = 4, 16
INVENTED, MOST_ANSWERS = 3, 1_500
MIDWAY = ("legend", "replace", "resolving", "work", "consent", "agree", "objection", "reminded")
"""Asked while something is half done: state-based actions are looked at when it is (704.4)."""
MADE_BY = ("held", "kinds", "seats")
"""Of a board, what is only there to make it, or to be found again."""
NOBLES = {card.id for card in (*starter().cards, *pack().cards) if card.rarity in ("rare", "mythic")}


def cards(table: Table, seat: int) -> Iterator[str]:
    """Yield the cards of a player, wherever they lie."""
    side = table.sides[seat]
    yield from (*side.library, *side.hand)
    yield from (each.card for name in PILES for each in side.pile(name))
    yield from (perm.real for perm in table.perms.values() if perm.owner == seat and not perm.card.is_token)
    spells = (item for item in table.stack if item.owner == seat and item.kind == "spell")
    yield from (item.real for item in spells if not table.catalogue.cards[item.card].is_token)


def numbers(table: Table) -> list[int]:
    """Return the numbers of all objects."""
    lying = [each.id for side in table.sides for name in PILES for each in side.pile(name)]
    return [*table.perms, *(item.id for item in table.stack), *lying]


def told(board: Board) -> dict[str, Any]:
    """Return all that a board says: one that has grown says what one made anew does."""
    return {name: getattr(board, name) for name in Board.__slots__ if name not in MADE_BY}


def holds(table: Table) -> None:
    """Assert what holds at each question."""
    for side in table.sides:
        if table.laid:
            assert Counter(cards(table, side.seat)) == Counter(side.brought)
        assert all(number > 0 for number in side.mana.values())
        assert side.bottoms <= len(side.library)
    there = numbers(table)
    assert len(there) == len(set(there))
    assert max(there, default=0) <= table.serial
    assert told(board_of(table)) == told(make(table))
    table.dirty = True
    assert table.result is not None or not state_based_actions.would_act(table) or table.stage in MIDWAY
    pays(table)


def pays(table: Table) -> None:
    """Assert that what can be paid is what the plan pays."""
    for side in table.sides:
        for cost in {table.catalogue.cards[card].cost for card in side.hand} - {FREE}:
            plan = payment.plan(table, side.seat, cost)
            assert (plan is not None) is mana.can_pay(table, side.seat, cost)
            assert plan is None or len(plan.paid) in {way.value for way in plain_ways(cost)}


@pytest.mark.parametrize("batch", sampled(range(BATCHES)))
def test_random_games_keep_every_promise_and_end(batch: int) -> None:
    reasons = Counter[str]()
    for seed in range(batch * GAMES, (batch + 1) * GAMES):
        chance, match = Random(seed), Match(GAME, GAME.options(), 2, f"playout {seed}", light=True)
        while asked := match.decisions:
            decision = asked[chance.randrange(len(asked))]
            match.answer(decision.seat, decision.any(chance))
            holds(match.table)
        assert match.result is not None
        reasons[match.result.reason] += 1
    assert reasons["life"] > GAMES / 2


@pytest.mark.parametrize("batch", sampled(range(BATCHES)))
def test_games_of_invented_decks_keep_every_promise(batch: int) -> None:
    """Any cards at all beside one another, of the tests and of the practice decks."""
    cards = pack(*WORDY, *WAYS)
    names = [each.id for each in (*starter().cards, *cards.cards) if "basic" not in each.types.super]
    names = [name for name in names if name not in NOBLES]
    for seed in range(batch * INVENTED, (batch + 1) * INVENTED):
        chance = Random(seed)
        decks = [invented(names, chance) for _ in range(2)]
        options = GAME.options.model_validate({"cards": cards, "decks": decks})
        match = Match(GAME, options, 2, f"invented {seed}", light=True)
        for _ in range(MOST_ANSWERS):
            if not match.decisions:
                break
            decision = chance.choice(match.decisions)
            match.answer(decision.seat, decision.any(chance))
            holds(match.table)


@pytest.mark.parametrize("batch", sampled(range(BATCHES)))
def test_games_by_any_options_keep_every_promise(batch: int) -> None:
    """Best of three, with sideboards of all sizes, Nobles that go home, lands that are Nobles."""
    cards = pack(*WORDY, *WAYS, {**land("palace", "swamp", "forest"), "rarity": "rare"})
    names = [each.id for each in cards.cards if each.id not in NOBLES and each.id != "palace"]
    for seed in range(batch * INVENTED, (batch + 1) * INVENTED):
        chance = Random(f"options {seed}")
        chosen = random_options(GAME.options, chance).model_dump()
        most = 15 if chosen["sideboard"] == "exact15" else chance.randint(0, 15)
        decks = [invented(names, chance) for _ in range(2)]
        for deck in decks:
            noble = chance.choice(["lord", "palace"])
            deck |= {"sideboard": chance.choices(names, k=most), "noble": noble}
            deck["deck"] = [noble, *deck["deck"][1:]]
        options = GAME.options.model_validate({**chosen, "cards": cards, "decks": decks})
        match = Match(GAME, options, 2, f"options {seed}", light=True)
        for _ in range(MOST_ANSWERS):
            if not match.decisions:
                break
            decision = chance.choice(match.decisions)
            match.answer(decision.seat, decision.any(chance))
            holds(match.table)


def test_games_are_the_same_whatever_layers_remember(monkeypatch: pytest.MonkeyPatch) -> None:
    names = [card.id for card in starter().cards if card.id not in NOBLES]

    def played(seed: int) -> Iterator[str]:
        chance = Random(seed)
        decks = [invented(names, chance) for _ in range(2)]
        options = GAME.options.model_validate({"cards": pack(), "decks": decks})
        match = Match(GAME, options, 2, f"remembered {seed}", light=True)
        while match.decisions:
            decision = chance.choice(match.decisions)
            match.answer(decision.seat, decision.any(chance))
            yield f"{match.hash()} {hash(tuple(board_of(match.table).traits.items()))}"

    remembering = [[*played(seed)] for seed in range(8)]
    for module in (layers, board):
        monkeypatch.setattr(module, "made_by", lambda _: dict[int, tuple[Traits, Traits]]())
    assert [[*played(seed)] for seed in range(8)] == remembering
    assert sum(map(len, remembering)) > 1_000


def invented(names: list[str], chance: Random) -> dict[str, Any]:
    """Return a deck of any cards, with lands of three colours."""
    basics = chance.sample(["plains", "island", "swamp", "mountain", "forest"], 3)
    spells = [chance.choice(names) for _ in range(36)]
    return {"deck": ["lord", *spells, *(chance.choice(basics) for _ in range(23))], "noble": "lord"}
