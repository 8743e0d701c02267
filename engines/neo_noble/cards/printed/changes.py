"""What holds, in words: each change is a sentence."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from pydantic import BaseModel

from engines.kernel import Say
from engines.kernel.cards.wording import a_kind, dashed, listed
from engines.neo_noble.cards.printed.conditions import Conditions
from engines.neo_noble.language import changes as hold
from engines.neo_noble.language import selectors as pick
from engines.neo_noble.language.actions import Action
from engines.neo_noble.language.parts import Until
from engines.neo_noble.language.values import Value

NobleRef: TypeAlias = Literal["own_noble", "opposing_noble"]


class Changes(Conditions):
    """Words for what holds while a text is in force, or for a time."""

    @abstractmethod
    def actions(self, actions: Sequence[Action]) -> Say:
        """Return actions in a row, as a part of a sentence."""

    def change(self, change: hold.Change, until: Until | None = None) -> Say:
        """Return a change as a sentence, with its time."""
        said = self._change(change, lasting=until is None)
        if until is None or isinstance(change, hold.SkipsStep):
            return said
        endless = until == "permanent" and not _is_on_spirits(change)
        time = Say("nn-until-game" if endless else f"nn-until-{dashed(until)}")
        return Say("nn-for-a-while", {"change": said, "time": time, "first": _yes(_ends_in_more(change))})

    def _change(self, change: hold.Change, *, lasting: bool) -> Say:
        key = f"nn-change-{dashed(change.change)}"
        match change:
            case hold.SpiritStats():
                return Say("nn-has", {"who": self.spirits(change.on), **self._gains(change)})
            case hold.LaneStats():
                return Say("nn-has", {"who": self.lanes(change.on), **self._gains(change)})
            case hold.SetStats():
                return self._set(change)
            case hold.SwapStats():
                return Say(key, {"spirit": self.spirits(change.on)})
            case hold.Indestructible() | hold.Untargetable():
                return Say(key, {"spirits": self._together(change.on)["spirits"]})
            case hold.NoAttack() | hold.NoBlock() | hold.WinsTies() | hold.GainedReady():
                return Say(key, {"lane": self.lanes(change.on)})
            case hold.KeepsCoin():
                return Say(key, {"lane": self.lanes(change.on, "of")})
            case hold.Ambient():
                return Say(key, {"lane": self.lanes(change.on), "number": change.value})
            case hold.Capacity() | hold.BlockBonus():
                return Say(key, {"lane": self.lanes(change.on), **self.amount(change.value)})
            case hold.ExtraAttack():
                each = "yes" if lasting else "no"
                return Say(key, {"lane": self.lanes(change.on), "count": change.value, "each": each})
            case hold.FreeAttack():
                return Say(key, {"lane": self.lanes(change.on), "next": _yes(change.next_only)})
            case hold.NoShatter():
                return self._no_shatter(change, key)
            case hold.CostChange():
                return self._cost_change(change, key)
            case hold.Grants():
                return self._grants(change, key)
            case hold.Silenced():
                return Say(key, {"whose": self.whose_texts(change.on)})
            case hold.SkipsStep():
                return Say(key, {"step": change.step, "whose": change.whose})
            case hold.InsteadOfDraw():
                said = self.actions(change.do)
                return Say(key, {"whose": change.whose, "may": _yes(change.may), "actions": said})
            case hold.Instead():
                values = {"of": change.of, "spirit": self._any_of(change.on), "to": dashed(change.to)}
                return Say(key, {**values, "may": _yes(change.may)})

    def _together(self, on: pick.SpiritScope) -> dict[str, Any]:
        """Return Spirits that a change is on together, and how many they are for the grammar."""
        if isinstance(on, pick.AllSpirits):
            return {"spirits": Say("nn-all-of", {"kind": self.spirit_kind(on, 2)}), "count": 2}
        return {"spirits": self.spirits(on), "count": 1}

    def _any_of(self, on: pick.SpiritScope) -> Say:
        """Return any one of the Spirits that a change is on."""
        if isinstance(on, pick.AllSpirits):
            return a_kind(self.spirit_kind(on, 1))
        return self.spirits(on)

    def _gains(self, change: hold.SpiritStats | hold.LaneStats) -> dict[str, Any]:
        """Return "+2 Power and −1 Resolve"; what both are counted by is said once."""
        stats: list[tuple[str, Value]] = [("power", change.power), ("resolve", change.resolve)]
        given: list[tuple[str, Value]] = [(stat, value) for stat, value in stats if value != 0] or [stats[0]]
        amounts = [self.up_to(value) or self.amount(value) for _, value in given]
        if len(amounts) == 2 and amounts[0]["tail"] == amounts[1]["tail"]:
            amounts[0]["tail"] = ""
        gains = [
            Say("nn-gain", {"stat": stat, **amount}) for (stat, _), amount in zip(given, amounts, strict=True)
        ]
        return {"gains": listed(gains, "and"), "sign": amounts[0]["sign"]}

    def _set(self, change: hold.SetStats) -> Say:
        stats: list[tuple[str, Value | None]] = [("power", change.power), ("resolve", change.resolve)]
        spirit = self.spirits(change.on)
        said = [
            Say(
                "nn-set-stat",
                {"stat": stat, "value": self.value(value), "fixed": _yes(isinstance(value, int))},
            )
            for stat, value in stats
            if value is not None
        ]
        return Say("nn-change-set-stats", {"spirit": spirit, "stats": listed(said, "and")})

    def _no_shatter(self, change: hold.NoShatter, key: str) -> Say:
        said: list[Say] = []
        if change.spirits is not None:
            said.append(Say(key, {**self._together(change.spirits), "may": _yes(change.may)}))
        if change.lanes is not None:
            said.append(Say(f"{key}-lanes", {"lane": self.lanes(change.lanes), "may": _yes(change.may)}))
        return listed(said, "and")

    def _cost_change(self, change: hold.CostChange, key: str) -> Say:
        values = {"whose": change.whose, "next": _yes(change.next_only), "what": self.costing(change)}
        return Say(key, {**values, **self.amount(change.value)})

    def costing(self, change: hold.CostChange) -> Say:
        """Return what costs more or less."""
        count = 1 if change.next_only else 2
        if change.of != "summon" or change.filter == pick.CardFilter():
            return Say(f"nn-costing-{change.of}", {"count": count})
        one = self.a_kind(change.filter, "card")["kind"]
        kind = one if change.next_only else self.kind(change.filter, 2, "card")
        return Say("nn-summons-of", {"count": count, "kind": kind})

    def _grants(self, change: hold.Grants, key: str) -> Say:
        keyword = self.keyword(change.behaviour)
        said: list[Say] = []
        if change.spirits is not None:
            said.append(Say(key, {"spirit": self.spirits(change.spirits), "keyword": keyword}))
        if change.cards is not None:
            kind = self.kind(change.cards, 2, "card")
            said.append(Say(f"{key}-cards", {"kind": kind, "keyword": keyword}))
        return listed(said, "and")

    def whose_texts(self, on: pick.Spirits | NobleRef) -> Say:
        """Return whose texts are meant, as they go on after "the texts"."""
        match on:
            case "own_noble" | "opposing_noble":
                for word, target in (*self.unnamed.items(),):
                    if target.target == "noble" and target.whose == on.removesuffix("_noble"):
                        named = self.target_named(word)
                        assert named is not None
                        return Say("nn-of", {"text": named})
                return Say("nn-noble", {"whose": dashed(on)})
            case _:
                return Say("nn-of", {"text": self.spirits(on)})


def _is_on_spirits(change: hold.Change) -> bool:
    """Tell whether a change ends at the latest with the Spirits that it is on."""
    if isinstance(change, hold.NoShatter | hold.Grants):
        return change.spirits is not None
    return isinstance(
        change,
        hold.SpiritStats | hold.SetStats | hold.SwapStats | hold.Indestructible | hold.Untargetable
        | hold.Silenced | hold.Instead,
    )  # fmt: skip


def _ends_in_more(change: hold.Change) -> bool:
    """Tell whether a change ends in what is counted or done, where its time could be mistaken for that."""
    if isinstance(change, hold.InsteadOfDraw):
        return True
    numbers = (getattr(change, name, None) for name in ("power", "resolve", "value"))
    return any(isinstance(number, BaseModel | str) and number != "x" for number in numbers)


def _yes(value: bool) -> str:
    return "yes" if value else "no"
