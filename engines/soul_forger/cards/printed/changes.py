"""What holds, in words: with its time where it has one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel import Say
from engines.kernel.cards.wording import NOTHING, dashed, listed, signed
from engines.soul_forger.cards.printed.conditions import Conditions
from engines.soul_forger.cards.printed.parts import keyword
from engines.soul_forger.language import changes as hold
from engines.soul_forger.language.parts import Until
from engines.soul_forger.language.values import Value


class Changes(Conditions):
    """Words for changes."""

    def change(self, change: hold.Change, until: Until | None = None) -> Say:
        """Return what holds, and how long."""
        said = Say(f"sf-change-{dashed(change.change)}", self._values(change))
        if until in (None, "permanent"):
            return said
        return Say("sf-until", {"text": said, "until": dashed(until), "noun": self.noun})

    def _values(self, change: hold.Change) -> dict[str, Any]:
        match change:
            case hold.Stat():
                self.subject = change.on if isinstance(change.on, str) else None
                said = {"piece": self.pieces(change.on), **self._signed(change.value)}
                self.subject = None
                return said
            case hold.SetRonum():
                return {"piece": self.pieces(change.on), "number": change.value}
            case hold.PlayerStat():
                return {**self.player(change.who), **self._signed(change.value)}
            case hold.HasKeyword():
                return {"piece": self.pieces(change.on), "keyword": keyword(change.keyword)}
            case hold.FirstDamage() | hold.ExtraAttack():
                return {"piece": self.pieces(change.on)}
            case hold.Cannot() | hold.Must():
                return {"piece": self.pieces(change.on), "what": dashed(change.what)}
            case hold.Prevent() | hold.ExtraDamage() | hold.Redirect():
                return {**self._hurt(change), **self._of_damage(change)}
            case hold.CountsAs():
                return {"number": change.ronum, "noun": self.noun}
            case hold.HandRonum():
                kind = self.kind(change.filter, 1)
                return {**self.player(change.who), "kind": kind, "number": signed(change.value)}
            case hold.NoResponses():
                return self.player(change.who)
            case hold.PlayerCannot():
                return {**self.player(change.who), "what": dashed(change.what)}
            case hold.HandLimit():
                return {**self.player(change.who), "number": signed(change.value)}

    def together(self, changes: Sequence[hold.Change]) -> list[Say]:
        """Return changes, those of one card's numbers as one: "+1 power and +2 Endurance"."""
        stats = [change for change in changes if isinstance(change, hold.Stat)]
        if len(stats) < 2 or len(stats) < len(changes) or any(each.on != stats[0].on for each in stats):
            return [self.change(change) for change in changes]
        gains = [Say("sf-gain", {"stat": each.change, **self._signed(each.value)}) for each in stats]
        return [Say("sf-change-stats", {"piece": self.pieces(stats[0].on), "gains": listed(gains, "and")})]

    def _signed(self, value: Value) -> dict[str, Any]:
        """Return a change of a number, with its sign."""
        amount = self.amount(value)
        return {"number": amount["number"], "sign": amount["sign"], "tail": amount["tail"]}

    def _hurt(self, change: hold.Prevent | hold.ExtraDamage | hold.Redirect) -> dict[str, Any]:
        """Return whom the damage concerns."""
        said = [Say("sf-hurt", self.player(change.who))] if change.who is not None else []
        if change.on is not None:
            said.append(self.pieces(change.on))
        both = said[0] if len(said) == 1 else Say("words-and", {"first": said[0], "next": said[1]})
        return {"hurt": both, "kind": change.kind}

    def _of_damage(self, change: hold.Prevent | hold.ExtraDamage | hold.Redirect) -> dict[str, Any]:
        match change:
            case hold.Prevent():
                times = {"times": "next" if change.next_only else "each"}
                if change.value is None:
                    return {"number": "all", "tail": NOTHING, **times}
                amount = self.amount(change.value)
                return {"number": amount["number"], "tail": amount["tail"], **times}
            case hold.ExtraDamage():
                return self._signed(change.value)
            case hold.Redirect():
                return {"other": self.piece(change.to)}
