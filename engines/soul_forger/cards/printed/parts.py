"""What every word of the card language leans on in print: who is meant, and names of what is fixed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from engines.kernel import Say
from engines.kernel.cards.packs import Noun
from engines.kernel.cards.wording import NOTHING, contrary, dashed, figure
from engines.soul_forger.language.abilities import Ability
from engines.soul_forger.language.events import OF_PLAYERS, EventKind
from engines.soul_forger.language.pack import ActionCard, CardModel, Equipment
from engines.soul_forger.language.parts import OPPONENTS, SUBTYPES, Faction, Keyword
from engines.soul_forger.language.selectors import Target

_PLAYERS = frozenset((
    *OPPONENTS, "you", "opponents", "everyone", "attacking_player", "defending_player",
    "controller_of_target", "controller_of_that", "controller_of_source",
))  # fmt: skip


class Definitions(dict[str, CardModel]):
    """The cards that a text may name, by id, and the sub-types that their packs declare."""

    def __init__(self, cards: Mapping[str, CardModel], subtypes: Mapping[str, Noun]) -> None:
        super().__init__(cards)
        self.subtypes = dict(subtypes)

    def subtype(self, key: str) -> str | Noun:
        """Return the noun of a sub-type; one that nobody has declared yet is called by its id."""
        if key in SUBTYPES:
            return key
        word = key.replace("_", " ")
        return self.subtypes.get(key) or Noun(en=(word,), fr=(word,), gender="m")


class Words(ABC):
    """The words for one ability: what speaks, what "the target" is in it, and of which event "that" is."""

    def __init__(
        self,
        definitions: Definitions,
        noun: str,
        targets: Sequence[Target] = (),
        event: EventKind | None = None,
    ) -> None:
        self.definitions = definitions
        self.noun = noun
        """What the card that speaks is."""
        self.targets = targets
        self.event: EventKind | None = event
        self.denied = False
        """It is said of the contrary of a condition: what is denied of any is so of each."""
        self.subject: str | None = None
        """The card that the sentence has begun with: "it"."""
        self.unnamed: dict[str, Target] = {}
        """Targets that the sentence names where it first speaks of them."""
        self.named: set[str] = set()
        self.apart: int = 0
        """How deep one is in what is not always said or read first: there no target is named."""
        self.unfit = False
        """A target could not be named in the sentence, so it has to be chosen before."""

    @abstractmethod
    def target(self, target: Target) -> Say:
        """Return "target creature you control"."""

    def target_named(self, word: str) -> Say | None:
        """Return a target as the sentence names it, at first and again; None where it was chosen before."""
        if (target := self.unnamed.pop(word, None)) is not None:
            self.named.add(word)
            self.unfit = self.unfit or self.apart > 0
            return self.target(target)
        if word not in self.named:
            return None
        kind = self.aimed(word)
        alike = sum(target.target == kind for target in self.targets) > 1
        self.unfit = self.unfit or alike or kind == "side" or (kind == "card" and self.event is not None)
        return Say("sf-target-again", {"kind": kind})

    def ref(self, word: str) -> str:
        """Return a reference as texts select by it: one of two targets is the first or the second."""
        if word in OPPONENTS:
            return dashed(contrary(word, *OPPONENTS) if self.denied else word)
        if word == "target" and len(self.targets) > 1:
            return "target-1"
        if word == "that" and self.event in OF_PLAYERS:
            return "that-player"
        return dashed(word)

    def aimed(self, word: str) -> str:
        """Return what kind of target a word stands for; nothing where it stands for none."""
        place = {"target": 0, "target_2": 1}.get(word, len(self.targets))
        return self.targets[place].target if place < len(self.targets) else NOTHING

    def piece(self, word: str) -> Say:
        """Return a card on the field, or a player, by its reference."""
        if word in _PLAYERS:
            return self._player(word)
        if (named := self.target_named(word)) is not None:
            return named
        return Say("sf-piece", {"which": self.ref(word), "noun": self.noun})

    def player(self, who: str) -> dict[str, Any]:
        """Return who does something, and the subject of the sentence."""
        return {"person": "you" if who == "you" else "one", "subject": self._player(who)}

    def _player(self, who: str) -> Say:
        if who in ("controller_of_target", "controller_of_that"):
            return self._player(who.removeprefix("controller_of_"))
        if self.aimed(who) == "player" and (named := self.target_named(who)) is not None:
            return named
        if who in self.unnamed or who in self.named:
            self.unfit = self.unfit or who in self.unnamed or len(self.targets) > 1
            return Say("sf-its", {"whose": "owner" if self.aimed(who) == "card" else "controller"})
        if self.aimed(who) == "card":
            return Say("sf-owner", {"which": self.ref(who)})
        if self.aimed(who) not in (NOTHING, "player") or (who == "that" and self.event not in OF_PLAYERS):
            return Say("sf-controller", {"which": self.ref(who)})
        return Say("sf-player", {"who": self.ref(who)})

    def name(self, card: str) -> Any:
        """Return the name of a card; its id where there is none yet."""
        found = self.definitions.get(card)
        return card if found is None else found.name


def faction(name: Faction) -> Say:
    """Return the name of a faction."""
    return Say("sf-faction", {"faction": name})


def keyword(name: Keyword) -> Say:
    """Return the name of a keyword."""
    return Say("sf-keyword", {"keyword": dashed(name)})


def noun_of(card: CardModel) -> str:
    """Return what a card is."""
    return card.equip if isinstance(card, Equipment) else card.type


def noun_in(card: CardModel, ability: Ability) -> str:
    """Return what speaks in an ability: the rest of what is attuned, the card that gains it (SF-139)."""
    if not isinstance(card, ActionCard) or ability.kind == "resolve" or not card.attunes:
        return noun_of(card)
    aims = {target.target for each in card.abilities for target in each.targets if each.kind == "resolve"}
    return f"host-{aims.pop()}" if aims in ({"creature"}, {"equipment"}) else "host-card"


def in_range(low: int | str | None, high: int | str | None) -> Say | None:
    """Return "2 or more", "3 or less", "2 to 3", "at most your level"."""
    if low is None and high == "level":
        return Say("sf-at-most-level")
    if low is not None and low == high:
        return Say("words-number", {"number": _shown(low)})
    if low is not None and high is not None:
        return Say("sf-range", {"low": _shown(low), "high": _shown(high)})
    if low is not None:
        return Say("sf-or-more", {"number": _shown(low)})
    return None if high is None else Say("sf-or-less", {"number": _shown(high)})


def _shown(bound: int | str) -> Any:
    if bound == "level":
        return Say("sf-your-level")
    return figure(bound) if isinstance(bound, int) else bound.upper()
