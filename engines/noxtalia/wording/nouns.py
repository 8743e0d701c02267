"""The nouns of the card language in words: elements, cards, Spirits, numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

from engines.kernel import Say
from engines.noxtalia.cards import Element
from engines.noxtalia.vocabulary import selectors as pick
from engines.noxtalia.vocabulary import values as calc
from engines.noxtalia.vocabulary.parts import CardType

Elements: TypeAlias = Mapping[str, Element]
Bearer: TypeAlias = Literal["host", "self", "attacked"]
"""Which Spirit lasting effects speak of: the one that the card is attached to, the Spirit itself, or the
one that a Defence is played for."""
Picked: TypeAlias = pick.Chosen | pick.AtRandom | pick.LowestPv | pick.All

NOTHING = ""


class Nouns:
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
                **self._elemental(chosen.element),
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
        return Say(
            "nx-kind",
            {
                "count": count,
                "side": who.side,
                "other": "yes" if among.other else "no",
                "charged": yes_no(among.charged),
                "wounded": yes_no(among.wounded),
                "attached": yes_no(among.attached),
                **self._elemental(among.element),
            },
        )

    def _elemental(self, elements: Sequence[str]) -> dict[str, Any]:
        said = self.among(elements, "or") if elements else NOTHING
        return {"elemental": "yes" if elements else "no", "element": said}

    def among(self, elements: Sequence[str], word: Literal["or", "nor"]) -> Say:
        """Return the names of elements in a row."""
        names = [Say("nx-element", {"element": self.elements[key].name}) for key in elements]
        return chained("nx-list-nor", names) if word == "nor" else listed(names, word)

    # Values

    def amount(self, value: calc.Value) -> dict[str, Any]:
        """Return a number, its sign, and what has to be said after it."""
        if isinstance(value, int):
            return {"number": abs(value), "sign": "minus" if value < 0 else "plus", "tail": NOTHING}
        factor: int = 1
        counted: calc.Value = value
        if isinstance(value, calc.Product) and len(value.parts) == 2 and isinstance(value.parts[0], int):
            factor, counted = value.parts[0], value.parts[1]
        if isinstance(counted, calc.Count) and isinstance(counted.of, pick.All):
            tail = Say("nx-for-each", {"kind": self.kind_of(counted.of, 1)})
            return {"number": abs(factor), "sign": "minus" if factor < 0 else "plus", "tail": tail}
        return {"number": "X", "sign": "plus", "tail": Say("nx-where", {"value": self.value(value)})}

    def value(self, value: calc.Value) -> Say:
        """Return a value as a noun."""
        match value:
            case int():
                return Say("nx-value-number", {"number": value})
            case "die" | "pm_spent" | "damage_dealt":
                return Say(f"nx-value-{dashed(value)}")
            case calc.Count():
                if isinstance(value.of, str):
                    return Say("nx-value-count-one", {"spirit": self.spirit(value.of)["spirit"]})
                return Say("nx-value-count", {"kind": self.kind_of(value.of, 2)})
            case calc.PvMissing():
                return Say("nx-value-pv-missing", {"spirit": self.spirit(value.of)["spirit"]})
            case calc.Sum() | calc.Difference() | calc.Product():
                terms = [self._term(part) for part in value.parts]
                return chained(f"nx-value-{value.calc}", terms)
            case calc.Least() | calc.Greatest():
                return self._extreme(value)

    def _term(self, value: calc.Value) -> Say:
        said = self.value(value)
        plain = isinstance(value, int | str | calc.Count | calc.PvMissing)
        return said if plain else Say("nx-brackets", {"text": said})

    def _extreme(self, value: calc.Least | calc.Greatest) -> Say:
        """Return the least or the greatest of several; of a counted one and a number, the bounded one."""
        numbers = [part for part in value.parts if isinstance(part, int)]
        others: list[calc.Value] = [part for part in value.parts if not isinstance(part, int)]
        if len(numbers) == len(others) == 1:
            return Say(
                f"nx-value-{value.calc}-of", {"value": self._term(others[0]), "number": abs(numbers[0])}
            )
        return Say(
            f"nx-value-{value.calc}", {"values": listed([self._term(part) for part in value.parts], "and")}
        )


def faces(faces: Sequence[int]) -> Say:
    """Return results of the die: a run of three or more as a range."""
    ordered = sorted(set(faces))
    if len(ordered) > 2 and ordered[-1] - ordered[0] == len(ordered) - 1:
        return Say("nx-faces-range", {"first": ordered[0], "last": ordered[-1]})
    return listed([Say("nx-value-number", {"number": face}) for face in ordered], "or")


def listed(said: Sequence[Say], word: Literal["or", "and"]) -> Say:
    """Return "a, b or c"."""
    if len(said) == 1:
        return said[0]
    last = Say(f"nx-list-{word}", {"first": said[-2], "next": said[-1]})
    return chained("nx-list-comma", [*said[:-2], last])


def chained(key: str, said: Sequence[Say]) -> Say:
    """Return several texts joined two by two, from the right."""
    chain = said[-1]
    for one in reversed(said[:-1]):
        chain = Say(key, {"first": one, "next": chain})
    return chain


def yes_no(value: bool | None) -> str:
    """Return the word for what may not matter."""
    return "any" if value is None else "yes" if value else "no"


def contrary(value: str, one: str, two: str) -> str:
    """Return the other of two words."""
    return two if value == one else one


def dashed(key: str) -> str:
    """Return a word of the card language as it stands in text keys."""
    return key.replace("_", "-")
