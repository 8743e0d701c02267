"""What all permanents are now, and where what matters of them is found at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from engines.magic.cards.catalogue import Traits
from engines.magic.cards.texts import Text
from engines.magic.language.parts import CardType

Speaking: TypeAlias = tuple[int, Text]
"""A permanent, and an ability that it has."""
Aspect: TypeAlias = Literal["turn", "step", "life", "cards", "tapped", "combat", "ledger"]
"""What may change though no permanent comes, goes or changes."""
NOTHING: Sequence[Speaking] = ()


class Board:
    """What the permanents are. Copies of a table share it: it is replaced, never changed.

    `evaluation/board` makes it; the board before an event is what is known last of what it moves.
    """

    __slots__ = (
        "attached", "changed", "control", "costs", "counted", "creatures", "enter_so", "hearing", "held",
        "kinds", "laws", "legendary", "replacing", "seats", "sources", "traits", "usable", "wanders",
    )  # fmt: skip

    def __init__(self, traits: dict[int, Traits], seats: int) -> None:
        self.traits = traits
        self.kinds: dict[CardType | None, list[int]] = {}
        """By type, the numbers of what is of it, as far as anybody has asked since types have changed."""
        self.held: dict[tuple[CardType | None, int], list[int]] | None = {}
        """By type and who controls it, what most effects ask for; while it is made alone, as a board is read
        when permanents have gone, too."""
        self.control: dict[int, int] = {}
        """Who controls what by an effect (613.1b)."""
        self.seats: dict[int, int] | None = None
        """Who controls what, as far as effects have applied, where any gives control."""
        self.creatures: Sequence[list[int]] = [[] for _ in range(seats)]
        """By controller, the numbers of the creatures, in the order in which they came."""
        self.sources: Sequence[list[int]] = [[] for _ in range(seats)]
        """By controller, the numbers of what has a mana ability that costs no more than tapping."""
        self.usable: Sequence[list[Speaking]] = [[] for _ in range(seats)]
        """By controller, all other activated abilities."""
        self.legendary: list[int] = []
        self.counted = False
        """Something has counters on it."""
        self.changed = False
        """Anything there is otherwise than printed, or might be."""
        self.wanders = frozenset[Aspect]()
        """On what besides permanents it depends what they are."""
        self.laws: tuple[Text, ...] = ()
        """The static abilities that hold."""
        self.enter_so = False
        """Something there changes how permanents enter."""
        self.attached: list[int] = []
        """The numbers of Auras, and of what is attached to something."""
        self.hearing: dict[str, list[Speaking]] = {}
        """By the word of an event, what waits for it."""
        self.replacing: dict[str, list[Speaking]] = {}
        """By kind of event, what happens instead."""
        self.costs: list[Speaking] = []
        """What lets spells cost more or less."""

    def with_more(self, number: int, traits: Traits) -> Board:
        """Return one with a permanent more, which is as printed, and which changes nothing of the others."""
        found = Board({**self.traits, number: traits}, 0)
        found.changed, found.counted, found.enter_so = self.changed, self.counted, self.enter_so
        found.control, found.seats, found.held = self.control, self.seats, None
        found.laws, found.wanders = self.laws, self.wanders
        found.creatures, found.sources = [*map(list, self.creatures)], [*map(list, self.sources)]
        found.legendary, found.attached = [*self.legendary], [*self.attached]
        found.usable, found.costs, found.hearing, found.replacing = (
            self.usable, self.costs, self.hearing, self.replacing,
        )  # fmt: skip
        if traits.texts:
            found.usable, found.costs = [*map(list, self.usable)], [*self.costs]
            found.hearing = {word: [*row] for word, row in self.hearing.items()}
            found.replacing = {word: [*row] for word, row in self.replacing.items()}
        return found

    def trial(self) -> Board:
        """Return one on which is tried what an effect would make of this, while it is made."""
        found = Board(dict(self.traits), 0)
        found.control = dict(self.control)
        found.seats = None if self.seats is None else dict(self.seats)
        found.kinds, found.held = dict(self.kinds), dict(self.held or {})
        return found

    def take(self, trial: Board) -> None:
        """Become what a trial of this has made."""
        self.traits.update(trial.traits)
        self.control, self.seats, self.kinds, self.held = trial.control, trial.seats, trial.kinds, trial.held

    def of_type(self, type_: CardType | None) -> list[int]:
        """Return the numbers of what is of a type; of all, where none is named."""
        found = self.kinds.get(type_)
        if found is None:
            every = self.traits.items()
            found = [number for number, traits in every if type_ is None or type_ in traits.types]
            self.kinds[type_] = found
        return found

    def hears(self, word: str) -> Sequence[Speaking]:
        """Return what waits for an event."""
        return self.hearing.get(word, NOTHING)
