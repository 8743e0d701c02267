"""The nouns of the card language in words: elements, cards, Spirits, numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

from engines.kernel import Say
from engines.kernel.wording import NOTHING, Numbers, chained, dashed, kind, listed
from engines.noxtalia.cards.language import selectors as pick
from engines.noxtalia.cards.language import values as calc
from engines.noxtalia.cards.language.pack import Element
from engines.noxtalia.cards.language.parts import CardType

Elements: TypeAlias = Mapping[str, Element]
Bearer: TypeAlias = Literal["host", "self", "attacked"]
"""Which Spirit lasting effects speak of: the one that the card is attached to, the Spirit itself, or the
one that a Defence is played for."""
Picked: TypeAlias = pick.Chosen | pick.AtRandom | pick.LowestPv | pick.All


class Nouns(Numbers[calc.Value]):
    """The words for one card: what "this Attack" and "the host" are on it."""

    def __init__(self, elements: Elements, kind: CardType, bearer: Bearer, *, attached: bool = False) -> None:
        self.elements = elements
        self.kind: CardType = kind
        self.bearer: Bearer = bearer
        self.attached = attached
        """Whether the card comes to lie on a Spirit when it has been used."""
        self.lasting = False
        """Whether the effect being worded lasts beyond the card's use."""

    # Cards and Spirits

    def cards(self, chosen: pick.CardFilter, count: int, whose: str = "any") -> Say:
        """Return a number of capacities of a kind; for a player's all, `whose`."""
        return Say(
            "nx-cards" if whose == "any" else f"nx-cards-of-{whose}",
            {
                **({"count": count} if whose == "any" else {}),
                "type": chosen.type or "any",
                "keyword": chosen.keyword or "none",
                "elemental": "yes" if chosen.element else "no",
                "element": self.among(chosen.element, "or") if chosen.element else NOTHING,
            },
        )

    def spirit(self, who: pick.Selector) -> dict[str, Any]:
        """Return the Spirits meant, and how many they are for the grammar."""
        match who:
            case "self_spirit":
                of = "own" if self.bearer == "self" else "attacker"
                return {"spirit": Say(f"nx-spirit-{of}"), "spirits": 1}
            case "host" if self.bearer == "self":
                return {"spirit": Say("nx-spirit-own"), "spirits": 1}
            case "target" | "attacked" | "host":
                return {"spirit": Say(f"nx-spirit-{who}"), "spirits": 1}
            case pick.Chosen() | pick.AtRandom():
                kind = self.kind_of(who, who.number)
                said = Say(f"nx-spirit-{who.pick}", {"count": who.number, "kind": kind})
                return {"spirit": said, "spirits": who.number}
            case pick.LowestPv() | pick.All():
                said = Say(f"nx-spirit-{dashed(who.pick)}", {"kind": self.kind_of(who, 1)})
                return {"spirit": said, "spirits": 1}

    def kind_of(self, who: Picked, count: int) -> Say:
        """Return the kind of Spirits among which some are meant, without article."""
        among = who.filter
        element = {"element": self.among(among.element, "or")} if among.element else None
        adjectives = {
            "other": Say("words-adjective-other") if among.other else None,
            "charged": _either(among.charged, "nx-adjective-charged", "nx-adjective-exhausted"),
            "wounded": _either(among.wounded, "nx-adjective-wounded", "nx-adjective-unwounded"),
            "side": Say(f"nx-adjective-{who.side}"),
            "element": None if element is None else Say("nx-adjective-element", element),
        }
        tail = _either(among.attached, "nx-with-attached", "nx-without-attached")
        return kind("nx-kind", ("spirit",), count, adjectives, () if tail is None else (tail,))

    def among(self, elements: Sequence[str], word: Literal["or", "nor"]) -> Say:
        """Return the names of elements in a row."""
        names = [Say("nx-element", {"element": self.elements[key].name}) for key in elements]
        return chained("words-nor", names) if word == "nor" else listed(names, word)

    # Values

    def each(self, value: calc.Value) -> Say | None:
        """Return the kind of Spirits that are counted."""
        if isinstance(value, calc.Count) and isinstance(value.of, pick.All):
            return self.kind_of(value.of, 1)
        return None

    def counted(self, value: calc.Value) -> Say:
        """Return a counted value as a noun."""
        match value:
            case calc.Count():
                if isinstance(value.of, str):
                    return Say("nx-value-count-one", {"spirit": self.spirit(value.of)["spirit"]})
                return Say("nx-value-count", {"kind": self.kind_of(value.of, 2)})
            case calc.PvMissing(of=pick.All() as who):
                return Say("nx-value-pv-missing-all", {"kind": self.kind_of(who, 2)})
            case calc.PvMissing():
                return Say("nx-value-pv-missing", {"spirit": self.spirit(value.of)["spirit"]})
            case _:
                return Say(f"nx-value-{dashed(str(value))}")


def _either(holds: bool | None, yes: str, no: str) -> Say | None:
    """Return what is said of Spirits of which something holds, or does not; None where it may."""
    return None if holds is None else Say(yes if holds else no)


def faces(faces: Sequence[int]) -> Say:
    """Return results of the die: a run of three or more as a range."""
    ordered = sorted(set(faces))
    if len(ordered) > 2 and ordered[-1] - ordered[0] == len(ordered) - 1:
        return Say("nx-faces-range", {"first": ordered[0], "last": ordered[-1]})
    return listed([Say("words-number", {"number": face}) for face in ordered], "or")
