"""What a run begins with, kept whole: packs may be replaced meanwhile, and the run goes on with these."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from engines.kernel import Deck, Level
from engines.kernel.cards.packs import Key, Name, Pack
from engines.lab.playing import Arena
from engines.lab.runs import Plan
from engines.registry import GAMES


class RunSetup(BaseModel):
    """A run as it was begun. It says all that its matches depend on."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: Literal[1] = 1
    game: str
    rules: int
    """The version of the game's rules: with others the same seeds are other matches."""
    packs: tuple[dict[str, Any], ...] = ()
    """Packs beside the starter set, as they were read."""
    decks: dict[Key, Deck | None]
    names: dict[Key, Name]
    """What the decks are called."""
    level: Level
    seed: str = Field(max_length=100)
    matches: int | None = Field(default=None, ge=1)
    worth: tuple[Key, ...] = ()
    confirm: Level | None = None
    seats: int = 2
    propose: bool = False

    def read_packs(self) -> Sequence[Pack]:
        """Return the packs beside the starter set."""
        collection = GAMES[self.game].collection
        assert collection is not None or not self.packs
        return [collection.pack.model_validate(each) for each in self.packs] if collection else []

    def arena(self) -> Arena:
        """Return where the decks meet."""
        return Arena(GAMES[self.game], self.read_packs(), self.decks)

    def plan(self) -> Plan:
        """Return what is to be played."""
        decks = tuple(self.decks)
        return Plan(
            self.level, self.seed, decks, self.matches, self.worth, self.confirm, self.seats, self.propose
        )

    def card_names(self) -> Mapping[str, Name]:
        """Return what the cards are called, by id."""
        collection = GAMES[self.game].collection
        if collection is None:
            return {}
        return {key: page.name for key, page in collection.pages(self.read_packs()).items()}
