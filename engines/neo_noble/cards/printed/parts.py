"""What every word of the card language leans on in print: who is meant, and names of what is fixed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from engines.kernel import Say
from engines.kernel.cards.wording import NOTHING, dashed, figure
from engines.neo_noble.language.pack import Spirit
from engines.neo_noble.language.parts import Keyword, Player
from engines.neo_noble.language.selectors import Target

Tokens: TypeAlias = Mapping[str, Spirit]


class Words(ABC):
    """The words for one text: what "the target" is in it."""

    def __init__(self, tokens: Tokens, targets: Sequence[Target] = (), *, x_is_paid: bool = False) -> None:
        self.tokens = tokens
        self.targets = targets
        self.x_is_paid = x_is_paid
        """X is what its player chose when paying: what is counted besides is Y."""
        self.unnamed: dict[str, Target] = {}
        """Targets that the sentence names where it first speaks of them."""
        self.named: set[str] = set()
        self.apart: int = 0
        """How deep one is in what is not always said or read first: there no target is named."""
        self.unfit = False
        """A target could not be named in the sentence, so it has to be chosen before."""
        self.of_this = False
        """The event is one of this card: "that" is what has been spoken of."""

    @abstractmethod
    def phrase(self, target: Target) -> Say:
        """Return "target allied Spirit"."""

    def target_named(self, word: str) -> Say | None:
        """Return a target as the sentence names it, at first and again; None where it was chosen before."""
        if (target := self.unnamed.pop(word, None)) is not None:
            self.named.add(word)
            self.unfit = self.unfit or self.apart > 0
            return self.phrase(target)
        if word in self.named:
            return Say("nn-target-again", {"kind": self.aimed(word)})
        return None

    def ref(self, word: str) -> str:
        """Return a reference as texts select by it: one of two targets is the first or the second."""
        if word == "target" and len(self.targets) > 1:
            return "target-1"
        if word == "that" and self.of_this:
            return "it"
        return dashed(word)

    def aimed(self, word: str) -> str:
        """Return what kind of target a word stands for; nothing where it stands for none."""
        place = {"target": 0, "target_2": 1}.get(word, len(self.targets))
        return self.targets[place].target if place < len(self.targets) else NOTHING

    def player(self, who: Player) -> dict[str, Any]:
        """Return who does something, and the subject of the sentence."""
        named = self.target_named(who)
        if self.aimed(who) not in (NOTHING, "player"):
            return {
                "who": who,
                "subject": Say("nn-owner", {"card": named or Say("nn-card", {"which": self.ref(who)})}),
            }
        return {"who": who, "subject": named or Say("nn-player", {"who": who})}

    def keyword(self, keyword: Keyword) -> Say:
        """Return the name of a behaviour."""
        return Say("nn-keyword", {"keyword": keyword})


def in_range(low: int | None, high: int | None) -> Say | None:
    """Return "2 or more", "3 or less", "2 to 3"."""
    if low is not None and high is not None:
        if low == high:
            return Say("words-number", {"number": figure(low)})
        return Say("nn-range", {"low": figure(low), "high": figure(high)})
    if low is not None:
        return Say("nn-or-more", {"number": figure(low)})
    return None if high is None else Say("nn-or-less", {"number": figure(high)})
