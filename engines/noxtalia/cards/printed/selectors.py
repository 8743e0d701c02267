"""Selectors in words: Spirits and cards."""

from __future__ import annotations

from typing import Any, TypeAlias

from engines.kernel import Say
from engines.kernel.cards.wording import NOTHING, dashed, kind
from engines.noxtalia.cards.printed.parts import Words
from engines.noxtalia.language import selectors as pick

Picked: TypeAlias = pick.Chosen | pick.AtRandom | pick.LowestPv | pick.All


class Selectors(Words):
    """Words for what is meant."""

    def cards(self, chosen: pick.CardFilter, count: int, whose: str = "any") -> Say:
        """Return a number of capacities of a kind; for a player's all, `whose`."""
        words = {
            "type": chosen.type or "any",
            "keyword": chosen.keyword or "none",
            "elemental": "yes" if chosen.element else "no",
            "element": self.among(chosen.element, "or") if chosen.element else NOTHING,
        }
        if whose != "any":
            return Say(f"nx-cards-of-{whose}", words)
        return Say(
            "nx-some", {"number": count, "up": "no", "kind": Say("nx-cards", {"count": count, **words})}
        )

    def spirit(self, who: pick.Selector) -> dict[str, Any]:
        """Return the Spirits meant, and how many they are for the grammar."""
        said = self._spirit(who)
        self.spoken_of.append(self.same(who) if isinstance(who, str) else "another")
        return said

    def spirit_or_it(self, who: pick.Selector) -> dict[str, Any]:
        """Return the Spirits meant; of the one that alone has been spoken of so far is said "it"."""
        if isinstance(who, str) and self.is_it(who):
            return {**self._spirit(who), "it": "yes"}
        return {**self.spirit(who), "it": "no"}

    def is_it(self, who: str) -> bool:
        """Tell whether a Spirit alone has been spoken of so far."""
        return self.spoken_of == [self.same(who)]

    def same(self, who: str) -> str:
        """Return a reference; a Spirit that speaks of itself has two."""
        return "host" if who == "self_spirit" and self.bearer == "self" else who

    def _spirit(self, who: pick.Selector) -> dict[str, Any]:
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
                key = "nx-some" if who.pick == "chosen" else "nx-spirit-random"
                said = Say(key, {"number": who.number, "up": "no", "kind": kind})
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


def _either(holds: bool | None, yes: str, no: str) -> Say | None:
    """Return what is said of Spirits of which something holds, or does not; None where it may."""
    return None if holds is None else Say(yes if holds else no)
