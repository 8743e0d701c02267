"""Objects and players in words: those that a text names, and its targets as they are named first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel import Say
from engines.kernel.cards.wording import dashed, listed
from engines.magic.cards.printed.filters import Filters
from engines.magic.cards.printed.parts import natural
from engines.magic.language.events import Trigger
from engines.magic.language.selectors import ControllerOf, Every, Hurt, OwnerOf, Target, Things, Who

_TARGETS = {"target": 0, "target_2": 1, "target_3": 2}
_OF_CARDS = ("to_graveyard", "discarded", "drawn")
_OF_SPELLS = ("cast", "countered")
_OF_OWNERS = ("enters", "leaves", "dies", "sacrificed", "to_graveyard", "countered")
"""Events of moving: whom they concern is the owner of what moves."""
OF_PLAYERS = ("cast", "discarded", "drawn", "gains_life", "loses_life", "step")
"""Events of what a player does, or what happens to one."""
_PLAYERS = ("you", "opponent", "each_player", "that_player")


class Selectors(Filters):
    """Words for what is meant."""

    # Targets

    def aim(self, word: str) -> Say:
        """Return a target where it can be named in full; it is, the first time."""
        place = _TARGETS[word]
        if self.deferred or place in self.upfront or place in self.introduced or place >= len(self.targets):
            return self._aimed(word)
        self.introduced.add(place)
        return self.target(self.targets[place])

    def _aimed(self, word: str) -> Say:
        """Return a target that is known."""
        place = _TARGETS[word]
        if place not in self.introduced:
            self.early.add(place)
        return Say("mn-aimed", {"which": f"target-{place + 1}" if len(self.targets) > 1 else "target"})

    def target(self, target: Target) -> Say:
        """Return what may be chosen as a target."""
        chosen = target.filter
        another = "yes" if target.another or chosen.other else "no"
        optional = {"another": another, "optional": "yes" if target.optional else "no"}
        match target.target:
            case "player":
                return Say("mn-target-player", {"whose": target.whose, **optional})
            case "any":
                return Say("mn-target-any", optional)
            case "card":
                place = Say("mn-in-zone", {"zone": target.zone, "whose": target.whose})
                kind = self.kind(chosen, 1, noun="card", target=True, place=place)
            case "permanent" | "spell" | "ability" | "item":
                kind = self.kind(chosen, 1, target.whose, target.target, target=True)
        return Say("mn-target", {"kind": kind, "noun": kind.values["noun"], **optional})

    def all_targets(self, places: Sequence[int]) -> Say:
        """Return several targets, as they are named at once."""
        if not places:
            return Say("mn-nothing")
        return listed([self.target(self.targets[place]) for place in places], "and")

    # Objects

    def object(self, word: str, *, first: bool = False) -> Say:
        """Return an object by its reference; `first` where a target may be named in full."""
        if word in _TARGETS:
            return self.aim(word) if first else self._aimed(word)
        match word:
            case "this":
                return Say("mn-this", {"noun": self.speaker.noun})
            case "host":
                how = "equipped" if self.speaker.equips else "enchanted"
                return Say("mn-host", {"noun": self.speaker.host, "how": how})
            case "that":
                return self._that(self.when)
            case "by":
                return self._by(self.when)
            case "each":
                return Say("mn-that", {"noun": self.repeated})
            case "made":
                return Say("mn-made", {"noun": self.made[-1]})
            case "paid":
                return Say("mn-paid", {"how": self.paid})
            case _:
                return Say("mn-chosen")

    def _that(self, when: Trigger | None) -> Say:
        if when is None:
            return Say("mn-that", {"noun": "object"})
        if when.event == "damages":
            return Say("mn-that-damaged")
        return self._subject_again(when)

    def _by(self, when: Trigger | None) -> Say:
        if when is not None and when.event == "damages":
            return self._subject_again(when)
        if when is not None and when.event in ("blocks", "blocked"):
            return Say("mn-that-other")
        if when is not None and when.event == "targeted":
            return Say("mn-that-item")
        return Say("mn-that", {"noun": "source"})

    def _subject_again(self, when: Trigger) -> Say:
        if when.this:
            return self.object("this")
        if when.host:
            return self.object("host")
        noun = "card" if when.event in _OF_CARDS else "spell" if when.event in _OF_SPELLS else "permanent"
        return Say("mn-that", {"noun": natural(when.filter, noun) if noun == "permanent" else noun})

    def things(self, what: Things) -> Say:
        """Return the objects that are meant: of many, each."""
        if isinstance(what, Every):
            return Say("mn-each", {"kind": self.every(what, 1)})
        return self.object(what, first=True)

    def every(self, what: Every, count: int) -> Say:
        """Return all objects of a kind, without article."""
        if what.zone == "battlefield":
            return self.kind(what.every, count, what.whose)
        place = Say("mn-in-zone", {"zone": what.zone, "whose": what.whose})
        return self.kind(what.every, count, noun="card", place=place)

    def noun_for(self, what: Things) -> str:
        """Return what the objects are that are meant, with which French words agree."""
        if isinstance(what, Every):
            return natural(what.every, "permanent" if what.zone == "battlefield" else "card")
        if what == "host":
            return self.speaker.host
        place = _TARGETS.get(what)
        if place is not None and place < len(self.targets):
            return natural(self.targets[place].filter, "permanent")
        return self.speaker.noun if what == "this" else "object"

    def is_own(self, what: Things) -> bool:
        """Tell whether it is plain that a card is the player's own."""
        if isinstance(what, Every):
            return what.zone != "battlefield" and what.whose == "you"
        place = _TARGETS.get(what, len(self.targets))
        if place >= len(self.targets):
            return what == "this" and self.speaker.noun == "card"
        return self.targets[place].target == "card" and self.targets[place].whose == "you"

    # Players

    def player(self, who: Who) -> dict[str, Any]:
        """Return who does something, and how a verb goes with it."""
        return {"person": "you" if who == "you" else "one", "subject": self.who(who)}

    def who(self, who: Who) -> Say:
        """Return a player."""
        if isinstance(who, ControllerOf):
            return Say("mn-controller", {"object": self.object(who.controller_of)})
        if isinstance(who, OwnerOf):
            return Say("mn-owner", {"object": self.object(who.owner_of)})
        if who in _TARGETS:
            return self.aim(who)
        if who == "that_player":
            return self._that_player(self.when)
        return Say("mn-who", {"who": dashed(who)})

    def _that_player(self, when: Trigger | None) -> Say:
        if when is None or when.event in OF_PLAYERS or when.to == "player":
            return Say("mn-who", {"who": "that"})
        if when.event in ("damages", "damaged") and when.to is None:
            return Say("mn-who", {"who": "hurt"})
        owner = when.event in _OF_OWNERS
        return Say("mn-owner" if owner else "mn-controller", {"object": self._that(when)})

    def hurt(self, whom: Hurt) -> Say:
        """Return what damage is dealt to."""
        if isinstance(whom, Every):
            return self.things(whom)
        if isinstance(whom, ControllerOf | OwnerOf) or whom in _PLAYERS:
            return self.who(whom)  # pyright: ignore[reportArgumentType]: they are words for players
        if whom == "each" and self.repeated == "player":
            return self.who("each")
        return self.object(whom, first=True)

    def zone(self, zone: str, of: Who) -> Say:
        """Return where cards of a player lie: "in your hand"."""
        return Say("mn-zone-of", {"zone": zone, **self.player(of)})
