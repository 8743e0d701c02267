"""Objects and players in words: those that a text names, and its targets as they are named first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel import Say
from engines.kernel.cards.packs import Noun
from engines.kernel.cards.wording import a_kind, dashed, listed
from engines.magic.cards.printed.filters import Filters
from engines.magic.language.events import Trigger
from engines.magic.language.filters import ANYTHING, Filter
from engines.magic.language.parts import Whose
from engines.magic.language.selectors import ControllerOf, Every, Hurt, Of, OwnerOf, Target, Things, Who, Whom

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
        if self.if_kicked and not self.targets[place].if_kicked:  # it is chosen in any case (702.33g)
            return self._aimed(word)
        self.introduced.add(place)
        if self.targets[place].target == "any":
            self.topic = "nothing"
        elif self.targets[place].target != "player":
            self._speak_of(word)
        return self.target(self.targets[place])

    def _aimed(self, word: str) -> Say:
        """Return a target that is known: by what it is, where no other is that."""
        place = _TARGETS[word]
        if place not in self.introduced:
            self.early.add(place)
        called = [self.called(each) for each in self.targets]
        noun = called[place] if place < len(called) else "object"
        if called.count(noun) > 1:
            return Say("mn-aimed", {"which": f"target-{place + 1}", "noun": noun})
        if (
            self.when is not None
            and not (self.when.this or self.when.host)
            and self.subject_noun(self.when) == noun
        ):
            return Say("mn-aimed", {"which": "target", "noun": noun})
        return self._those(noun)

    def _those(self, noun: str | Noun, *, many: bool = False) -> Say:
        """Return what has been named before."""
        if noun in ("any", "item"):
            return Say(f"mn-that-{noun}")
        same = "yes" if noun == self.speaker.noun else "no"
        return Say("mn-that", {"noun": noun, "many": "yes" if many else "no", "same": same})

    def _speak_of(self, word: str | None) -> None:
        """Note an object that is named in full: "it" is only clear as long as no other is."""
        if self.topic != "nothing":
            self.topic = word if self.topic in (None, word) else "nothing"

    def start(self) -> None:
        """Begin a text: its event has named what "it" means, unless it has named several objects."""
        when = self.when
        if when is None or (when.event in OF_PLAYERS and when.event not in ("cast", "discarded", "drawn")):
            self.topic = None
        elif when.by is not None or when.to == "creature" or (when.event == "damaged" and not when.this):
            self.topic = "nothing"
        else:
            self.topic = self._known("by" if when.event == "damages" else "that")

    def choose(self, place: int) -> None:
        """Begin a text by its only target that is named before all else: "it" from there on."""
        if self.targets[place].target not in ("player", "any"):
            self.topic = next(word for word, each in _TARGETS.items() if each == place)
        self.introduced.add(place)

    def _known(self, word: str) -> str:
        """Return by which word the object is known that a word means."""
        told = self.when
        if told is not None and word == ("by" if told.event == "damages" else "that"):
            return "this" if told.this else "host" if told.host else word
        return word

    def target(self, target: Target) -> Say:
        """Return what may be chosen as a target."""
        chosen = target.filter
        another = "yes" if target.another or chosen.other else "no"
        optional = {"another": another, "optional": "yes" if target.optional else "no"}
        match target.target:
            case "player":
                return Say("mn-target-player", {"whose": target.whose, **optional})
            case "any" if chosen == ANYTHING:
                return Say("mn-target-any", optional)
            case "any":
                return Say("mn-target-either", {"whose": target.whose, "kind": self.kind(chosen), **optional})
            case "card":
                place = self.place(target.zone, target.whose)
                kind = self.kind(chosen, 1, noun="card", target=True, place=place)
            case "permanent" | "spell" | "ability" | "item":
                kind = self.kind_of(chosen, 1, target.whose, target.target, target=True)
        nouns = [
            Say("mn-target-noun", {"noun": each, "first": "no"}) for each in self.heads(chosen, target.target)
        ]
        nouns[0] = Say("mn-target-noun", {**nouns[0].values, "first": "yes"})
        definite = "no" if target.optional or another == "yes" else "yes"
        if definite == "yes":
            kind = Say(kind.key, {**kind.values, "nouns": listed(nouns, "or")})
        return Say("mn-target", {"kind": kind, "noun": kind.values["noun"], **optional})

    def all_targets(self, places: Sequence[int]) -> Say:
        """Return several targets, as they are named at once."""
        if not places:
            return Say("mn-nothing")
        if len(places) > 1:
            self.topic = "nothing"
        return listed([self.target(self.targets[place]) for place in places], "and")

    def shared_by(self) -> Say:
        """Return the targets among which something is divided."""
        if (
            all(each.target == "any" and each.filter == ANYTHING for each in self.targets)
            and len(self.targets) > 1
        ):
            most, least = len(self.targets), sum(not each.optional for each in self.targets)
            return Say(
                "mn-some-targets", {"most": most, "least": least, "same": "yes" if most == least else "no"}
            )
        return self.all_targets(range(len(self.targets)))

    # Objects

    def source(self, word: str) -> Say:
        """Return what deals damage: an instant or sorcery by its name."""
        if word == "this" and self.speaker.noun == "spell" and self.speaker.name is not None:
            return Say("mn-named-card", {"name": self.speaker.name})
        return self.object(word, first=True, role="subject")

    def itself(self, word: str) -> Say:
        """Return what does something to itself."""
        return Say("mn-itself", {"noun": agreeing(self.noun_for(word))})

    def object(self, word: str, *, first: bool = False, role: str = "object") -> Say:
        """Return an object by its reference; `first` where a target may be named in full.

        `role` is what it is in its sentence, since French has other pronouns for each: the subject, an
        object, or what goes on after a preposition.
        """
        known = self._known(word)
        if known == self.topic:
            return Say(
                "mn-it", {"noun": agreeing(self.noun_for(known)), "role": role, "same": self._same(known)}
            )
        if word in _TARGETS:
            return self.aim(word) if first else self._aimed(word)
        self._speak_of(known)
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
                return self._those(self.repeated)
            case "made":
                return self._those(self.made[-1][0], many=self.made[-1][1])
            case "paid":
                how, _, noun = self.paid.partition(" ")
                return Say("mn-paid", {"how": how, "noun": noun or "object"})
            case _:
                return self._those(self.chosen[-1][0], many=self.chosen[-1][1])

    def _same(self, word: str) -> str:
        return "yes" if word != "this" and self.noun_for(word) == self.speaker.noun else "no"

    def owner_of(self, word: str) -> dict[str, Any]:
        """Return whose something is: "its", or the object."""
        it = "yes" if self._known(word) == self.topic else "no"
        return {"it": it, "object": self.object(word)}

    def _that(self, when: Trigger | None) -> Say:
        if when is None:
            return self._those("object")
        if when.event == "damages":
            return self._those("creature" if when.to == "creature" else "any")
        return self._subject_again(when)

    def _by(self, when: Trigger | None) -> Say:
        if when is not None and when.event == "damages":
            return self._subject_again(when)
        if when is not None and when.event in ("blocks", "blocked"):
            return Say("mn-that-other")
        if when is not None and when.event == "targeted":
            return self._those("item")
        return self._those("source")

    def _subject_again(self, when: Trigger) -> Say:
        if when.this:
            return Say("mn-this", {"noun": self.speaker.noun})
        if when.host:
            how = "equipped" if self.speaker.equips else "enchanted"
            return Say("mn-host", {"noun": self.speaker.host, "how": how})
        return self._those(self.subject_noun(when))

    def things(self, what: Things, *, role: str = "object", all_: bool = False) -> Say:
        """Return the objects that are meant: of many, each; with `all_` all of them at once."""
        if not isinstance(what, Every):
            return self.object(what, first=True, role=role)
        if self.topic != "nothing":
            self.topic = None
        if all_:
            return self._all(what, "all")
        return Say("mn-each", {"kind": self.every(what, 1)})

    def subject(self, what: Things) -> Say:
        """Return the objects of which something is said to hold: of many, in the plural."""
        if not isinstance(what, Every):
            return self.object(what, first=True, role="subject")
        if self.topic != "nothing":
            self.topic = None
        plain = what.whose == "any" and what.zone == "battlefield" and not what.every.other
        return self._all(what, "all" if plain else "those")

    def _all(self, what: Every, how: str) -> Say:
        kind = self.every(what, 2)
        return Say("mn-all", {"kind": kind, "noun": kind.values["noun"], "how": how})

    def every(self, what: Every, count: int) -> Say:
        """Return all objects of a kind, without article."""
        if what.zone == "battlefield":
            return self.kind_of(what.every, count, what.whose)
        return self.kind(what.every, count, noun="card", place=self.place(what.zone, what.whose))

    def kind_of(
        self, chosen: Filter, count: int, whose: Whom, noun: str = "permanent", *, target: bool = False
    ) -> Say:
        """Return a kind of objects that somebody controls, whom the text may have named."""
        if isinstance(whose, Of):
            held = Say("mn-controlled-by", self.player(whose.of))
            return self.kind(chosen, count, noun=noun, target=target, held=held)
        return self.kind(chosen, count, whose, noun, target=target)

    def owned_card(self, chosen: Filter, whose: Whose) -> Say:
        """Return a card of a kind that somebody owns, with its article."""
        held = None if whose == "any" else Say("mn-owned", {"whose": whose})
        return a_kind(self.kind(chosen, noun="card", held=held))

    def place(self, zone: str, whose: Whom) -> Say:
        """Return where cards lie: "in your graveyard", or "from" there where they are moved."""
        if isinstance(whose, Of):
            return self.zone(zone, whose.of, moved=self.moving)
        values = {"zone": zone, "whose": whose, "moved": "yes" if self.moving else "no"}
        return Say("mn-in-zone", values)

    def noun_for(self, what: Things | str) -> str | Noun:
        """Return what the objects are that are meant, with which French words agree."""
        if isinstance(what, Every):
            return self.short(what.every, "permanent") if what.zone == "battlefield" else "card"
        if what == "host":
            return self.speaker.host
        place = _TARGETS.get(what)
        if place is not None and place < len(self.targets):
            return self.called(self.targets[place])
        if what in ("that", "by"):
            return "object" if self.when is None else self.subject_noun(self.when)
        if what in ("made", "chosen"):
            return (self.made if what == "made" else self.chosen)[-1][0]
        if what == "each":
            return self.repeated
        return self.speaker.noun if what == "this" else "object"

    def called(self, target: Target) -> str | Noun:
        """Return what a target is called once it has been named."""
        return self.short(target.filter) if target.target == "permanent" else target.target

    def subject_noun(self, when: Trigger) -> str | Noun:
        """Return what that is called to which an event has happened."""
        noun = "card" if when.event in _OF_CARDS else "spell" if when.event in _OF_SPELLS else "permanent"
        return self.short(when.filter) if noun == "permanent" else noun

    def is_many(self, what: Things) -> bool:
        """Tell whether several objects are meant, with which verbs agree."""
        if what in ("made", "chosen"):
            return (self.made if what == "made" else self.chosen)[-1][1]
        return isinstance(what, Every)

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
            return self._whose(who.controller_of, "controller")
        if isinstance(who, OwnerOf):
            return self._whose(who.owner_of, "owner")
        if who in _TARGETS:
            return self.aim(who)
        if who == "that_player":
            return self._that_player(self.when)
        return Say("mn-who", {"who": dashed(who)})

    def _that_player(self, when: Trigger | None) -> Say:
        if when is None or when.event in OF_PLAYERS or when.to not in (None, "creature"):
            return Say("mn-who", {"who": "that"})
        if when.event in ("damages", "damaged") and when.to is None:
            return Say("mn-who", {"who": "hurt"})
        owner = when.event in _OF_OWNERS
        return self._whose("that", "owner" if owner else "controller")

    def _whose(self, word: str, what: str) -> Say:
        """Return who controls or owns an object; nobody does so with a player."""
        said = self.owner_of(word)
        if said["object"].key == "mn-that-any":
            said["object"] = self._those("permanent")
        return Say(f"mn-{what}", said)

    def hurt(self, whom: Hurt) -> Say:
        """Return what damage is dealt to."""
        if isinstance(whom, Every):
            return self.things(whom)
        if isinstance(whom, ControllerOf | OwnerOf) or whom in _PLAYERS:
            return self.who(whom)  # pyright: ignore[reportArgumentType]: they are words for players
        if whom == "each" and self.repeated == "player":
            return self.who("each")
        return self.object(whom, first=True)

    def zone(self, zone: str, of: Who, *, moved: bool = False) -> Say:
        """Return where cards of a player lie: "in your hand", or "from" there where they are moved."""
        return Say("mn-zone-of", {"zone": zone, "moved": "yes" if moved else "no", **self.player(of)})


def agreeing(noun: str | Noun) -> str | Noun:
    """Return the noun with which French words agree."""
    return noun if noun not in ("any", "item") else "object"
