"""Trials: matches of decks in which one card has other numbers, each match noted by itself.

A trial is written in words, `well_digger power=3 cost=4`; the decks as they are printed are a trial as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from pydantic import BaseModel

from engines.kernel import Level
from engines.kernel.cards.packs import Pack, Problem
from engines.lab.counting import Sums, named
from engines.lab.playing import Arena, deals, play
from engines.lab.proposals.numbers import changed

AS_PRINTED = "as printed"
_TRIAL_PACK = "lab_trial"


class Trial(NamedTuple):
    """A card with other numbers, each by its path."""

    card: str
    values: tuple[tuple[str, int], ...]

    @property
    def written(self) -> str:
        """Return it in words, by which sums and pieces name it."""
        return " ".join((self.card, *(f"{field}={value}" for field, value in self.values)))

    @classmethod
    def read(cls, words: str) -> Trial:
        """Read what `written` gives."""
        card, *values = words.split(" ")
        pairs = [value.partition("=") for value in values]
        return cls(card, tuple((field, int(value)) for field, _, value in pairs))


def card_of(arena: Arena, card: str) -> BaseModel:
    """Return a card as its pack defines it."""
    assert arena.game.collection is not None
    return arena.game.collection.definition(card, arena.packs)[0]


class PackCheck:
    """Tells which numbers the models of cards and the check of their packs let stand.

    What the check finds in a pack as it is printed does not count.
    """

    def __init__(self, arena: Arena) -> None:
        self._arena = arena
        self._known: dict[str, Sequence[Problem]] = {}

    def allows(self, trial: Trial) -> bool:
        """Tell whether a card may be so."""
        collection, card = self._arena.game.collection, card_of(self._arena, trial.card)
        other = changed(card, dict(trial.values))
        if collection is None or other is None:
            return False
        pack, field = _source(self._arena, card)
        packs = self._arena.packs
        if pack.id not in self._known:
            self._known[pack.id] = collection.check(pack, packs)
        cards = tuple(other if each == card else each for each in getattr(pack, field))
        found = collection.check(pack.model_copy(update={field: cards}), packs)
        return all(each in self._known[pack.id] for each in found)


def with_trial(arena: Arena, trial: Trial) -> Arena:
    """Return where the same decks meet, the card otherwise than it is printed."""
    card = card_of(arena, trial.card)
    other = changed(card, dict(trial.values))
    assert other is not None
    pack, field = _source(arena, card)
    alone: Any = {name: () for name in type(pack).model_fields if isinstance(getattr(pack, name), tuple)}
    alone |= {"id": _TRIAL_PACK, field: (other,)}
    return Arena(arena.game, (*arena.packs, pack.model_copy(update=alone)), arena.decks)


def _source(arena: Arena, card: BaseModel) -> tuple[Pack, str]:
    """Return the pack in which a card stands, and the field."""
    assert arena.game.collection is not None
    packs: list[Pack] = [*reversed(arena.packs), arena.game.collection.starter()]
    for pack in packs:
        for name in type(pack).model_fields:
            value = getattr(pack, name)
            if isinstance(value, tuple) and card in value:
                return pack, name
    raise KeyError(card)


def play_trials(
    arena: Arena, decks: Sequence[str], trials: Sequence[str], numbers: range, seed: str, level: Level
) -> Sums:
    """Play the same matches of a meeting in each trial, and note what the first deck won in each match."""
    sums, first = Sums(), decks[0]
    for trial in trials:
        field = arena if trial == AS_PRINTED else with_trial(arena, Trial.read(trial))
        for number, deal in zip(numbers, deals(decks, numbers, seed), strict=True):
            won = play(field, deal, [level, level]).seats[deal.decks.index(first)].won
            sums[named("trial", *decks, trial, number)] = won
    return sums
