"""What a text does, in words: each action is a part of a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel import Say
from engines.kernel.wording import NOTHING, chained, dashed, figure, in_row, in_sentences
from engines.neo_noble.cards.language import actions as do
from engines.neo_noble.cards.language import selectors as pick
from engines.neo_noble.cards.printed.changes import Changes
from engines.neo_noble.cards.printed.costs import Costs
from engines.neo_noble.cards.printed.events import Events

_COMPOUND = (do.Later, do.ChooseOne, do.May, do.Conditional)
"""Actions made of other actions: in brackets where the end could be mistaken."""


class Actions(Changes, Costs, Events):
    """Words for what is done."""

    def sentences(self, actions: Sequence[do.Action]) -> Say:
        """Return actions as sentences of their own."""
        return in_sentences(self._one_by_one(actions))

    def actions(self, actions: Sequence[do.Action]) -> Say:
        """Return actions in a row, as a part of a sentence."""
        said = self._one_by_one(actions)
        return in_row([
            (one, isinstance(action, _COMPOUND)) for one, action in zip(said, actions, strict=True)
        ])  # fmt: skip

    def _one_by_one(self, actions: Sequence[do.Action]) -> list[Say]:
        said: list[Say] = []
        for action in actions:
            said.append(self.action(action))
            self.doer = "you" if getattr(action, "who", "you") != "opponent" else "other"
        return said

    def _inner(self, actions: Sequence[do.Action]) -> Say:
        """Return the actions inside a compound one, so that it is plain where they end."""
        said = self.actions(actions)
        return Say("words-brackets", {"text": said}) if isinstance(actions[-1], _COMPOUND) else said

    def action(self, action: do.Action) -> Say:
        """Return one action as a part of a sentence."""
        match action:
            case do.Draw() | do.Mill() | do.GainSouls() | do.LoseSouls():
                return self._counted(action)
            case do.Discard():
                return self._discard(action)
            case (
                do.LookAtTop() | do.RevealHand() | do.Shuffle() | do.MoveCards() | do.SwapReap()
                | do.Channel() | do.Reveal() | do.SetSlots() | do.TakeSlots() | do.SwapSlots()
            ):  # fmt: skip
                return self._of_cards(action)
            case do.Summon() | do.Create() | do.Place() | do.Move():
                return self._arrival(action)
            case do.GainControl() | do.GiveBack():
                return self._control(action)
            case (
                do.Destroy() | do.SacrificeThem() | do.ReapSpirit() | do.ReapTop() | do.BanishSpirits()
                | do.Bounce() | do.Shatter()
            ):  # fmt: skip
                return self._removal(action)
            case do.GainCoin() | do.NeutralCoin() | do.SetCoin() | do.Check():
                return self._dominance(action)
            case do.Later() | do.ChooseOne() | do.May() | do.Conditional():
                return self._compound(action)
            case do.Apply():
                return self.change(action.what, action.until)
            case _:
                return self._rest(action)

    # Cards, hand and Channel

    def _counted(self, action: do.Draw | do.Mill | do.GainSouls | do.LoseSouls) -> Say:
        key = f"nn-do-{dashed(action.action)}"
        return Say(key, {**self.player(action.who), **self.amount(action.number)})

    def _discard(self, action: do.Discard) -> Say:
        amount = self.amount(action.number)
        count = amount["number"] if isinstance(amount["number"], int) else 2
        some = self.some(self.kind(action.filter, count, "card"), amount["number"], up_to=action.up_to)
        how = "chosen" if action.who == "you" and action.how == "by_you" else dashed(action.how)
        return Say(
            "nn-do-discard", {**self.player(action.who), "some": some, "how": how, "tail": amount["tail"]}
        )

    def _of_cards(
        self,
        action: do.LookAtTop | do.RevealHand | do.Shuffle | do.MoveCards | do.SwapReap | do.Channel
        | do.Reveal | do.SetSlots | do.TakeSlots | do.SwapSlots,
    ) -> Say:  # fmt: skip
        key = f"nn-do-{dashed(action.action)}"
        match action:
            case do.LookAtTop():
                values = {"whose": action.whose, "count": action.number, "keep": action.keep}
                return Say(key, {**values, "rest": action.rest})
            case do.RevealHand():
                return Say(key, {**self.player(action.who), "count": action.number or 0})
            case do.Shuffle():
                return Say(key, self.player(action.who))
            case do.MoveCards():
                shown = "yes" if action.show else "no"
                return Say(key, {"cards": self.cards(action.cards), "to": dashed(action.to), "show": shown})
            case do.SwapReap():
                return Say(key, {"cards": self.cards(action.with_)})
            case do.Channel():
                return self._channel(action, key)
            case do.Reveal() | do.SetSlots():
                return Say(key, {"slots": self.slots(action.slots)})
            case do.TakeSlots():
                return Say(key, {"slots": self.slots(action.slots), "to": dashed(action.to)})
            case do.SwapSlots():
                return Say(key, {"count": action.number})

    def _channel(self, action: do.Channel, key: str) -> Say:
        values: dict[str, Any] = {
            **self.player(action.who),
            "state": "ready" if action.ready else "spent",
            "face": "up" if action.face_up else "down",
        }
        if action.source == "deck":
            return Say(key, {**values, **self.amount(action.number)})
        return Say(f"{key}-from", {**values, "cards": self.cards(action.source)})

    # Arrival

    def _arrival(self, action: do.Summon | do.Create | do.Place | do.Move) -> Say:
        key = f"nn-do-{dashed(action.action)}"
        match action:
            case do.Summon():
                return self._summon(action, key)
            case do.Create():
                token = self.tokens[action.token]
                values = {"token": token.name, "power": figure(token.power), "resolve": figure(token.resolve)}
                return Say(key, {**values, "where": self.where(action.lane), **self.amount(action.number)})
            case do.Place():
                several = isinstance(action.source, pick.CardsIn) and (
                    action.source.how == "all" or action.source.number > 1
                )
                where = self.where(action.lane) or Say("nn-where-own", {"count": 2 if several else 1})
                return Say(key, {"cards": self.cards(action.source), "where": where})
            case do.Move():
                lane = Say("nn-another-lane") if action.to is None else self.lanes(action.to)
                values = {"spirit": self.spirits(action.who), "lane": lane}
                return self._unshattered(
                    Say(f"{key}-link" if action.link else key, values), action.without_shatter
                )

    def _summon(self, action: do.Summon, key: str) -> Say:
        if action.source == "channel":
            cards = Say("nn-channel-card", {"kind": self.kind(action.filter, 1, "card")})
        else:
            cards = self.cards(action.source)
        values: dict[str, Any] = {
            "cards": cards,
            "where": self.where(action.lane),
            "price": action.price if isinstance(action.price, str) else "less",
            "count": abs(action.price) if isinstance(action.price, int) else 0,
            "besides": Say("nn-besides", {"costs": self.costs(action.cost)}) if action.cost else NOTHING,
        }
        return Say(key, values)

    def _control(self, action: do.GainControl | do.GiveBack) -> Say:
        if isinstance(action, do.GiveBack):
            return Say("nn-do-give-back", {"spirit": self.spirits(action.who)})
        lane = Say("nn-an-own-lane") if action.lane is None else self.lanes(action.lane)
        return Say("nn-do-control", {"spirit": self.spirits(action.who), "lane": lane})

    # Removal

    def _removal(
        self,
        action: do.Destroy | do.SacrificeThem | do.ReapSpirit | do.ReapTop | do.BanishSpirits | do.Bounce
        | do.Shatter,
    ) -> Say:  # fmt: skip
        key = f"nn-do-{dashed(action.action)}"
        match action:
            case do.SacrificeThem():
                kind = self.kind(pick.SpiritFilter(), action.number, "spirit", "any", action.layer)
                some = self.some(kind, action.number, up_to=action.up_to)
                return Say(key, {**self.player(action.who), "some": some})
            case do.ReapTop():
                return Say(key, self.player(action.who))
            case do.Bounce():
                said = Say(f"{key}-{dashed(action.to)}", {"spirit": self.spirits(action.who)})
                return self._unshattered(said, action.without_shatter)
            case do.Destroy() | do.BanishSpirits():
                said = Say(key, {"spirit": self.spirits(action.who)})
                return self._unshattered(said, action.without_shatter)
            case do.ReapSpirit() | do.Shatter():
                return Say(key, {"spirit": self.spirits(action.who)})

    @staticmethod
    def _unshattered(said: Say, without_shatter: bool) -> Say:
        return Say("nn-without-shatter", {"text": said}) if without_shatter else said

    # Dominance, battle, rules

    def _dominance(self, action: do.GainCoin | do.NeutralCoin | do.SetCoin | do.Check) -> Say:
        key = f"nn-do-{dashed(action.action)}"
        match action:
            case do.GainCoin():
                values = {**self.player(action.who), "coins": self.coins(action.coins)}
                return Say(key, {**values, "state": "ready" if action.ready else "spent"})
            case do.NeutralCoin() | do.SetCoin():
                return Say(key, {"coins": self.coins(action.coins)})
            case do.Check():
                return Say(key, {"lane": self.lanes(action.lanes)})

    def _rest(
        self, action: do.Renew | do.RaiseBlock | do.FailAttack | do.BattleNow | do.UseText | do.Win
    ) -> Say:
        key = f"nn-do-{dashed(action.action)}"
        match action:
            case do.Renew():
                return Say(key, {"whose": self.whose_texts(action.who)})
            case do.RaiseBlock():
                return Say(key, self.amount(action.value))
            case do.BattleNow():
                return Say(key, {"lane": self.lanes(action.lane)})
            case do.UseText():
                return Say(key, {"spirit": self.spirits(action.of)})
            case do.FailAttack() | do.Win():
                return Say(key)

    # Connectives

    def _compound(self, action: do.Later | do.ChooseOne | do.May | do.Conditional) -> Say:
        key = f"nn-do-{dashed(action.action)}"
        match action:
            case do.Later():
                when = {} if action.event is None else {"when": self.trigger(action.event)}
                return Say(f"{key}-{dashed(action.when)}", {"actions": self._inner(action.do), **when})
            case do.ChooseOne():
                modes = [self._inner(mode.do) for mode in action.modes]
                return Say(key, {"by": action.by, "modes": chained("words-semicolon-or", modes)})
            case do.May():
                values: dict[str, Any] = {"by": action.by}
                if action.cost:
                    key = f"{key}-cost"
                    values["costs"] = self.costs(action.cost, action.by)
                return self._otherwise(
                    Say(key, {**values, "actions": self._inner(action.do)}), action.otherwise
                )
            case do.Conditional():
                conditions = self.all_of(action.conditions)
                said = Say(key, {"conditions": conditions, "actions": self._inner(action.do)})
                return self._otherwise(said, action.otherwise)

    def _otherwise(self, said: Say, actions: Sequence[do.Action]) -> Say:
        if not actions:
            return said
        return Say("nn-otherwise", {"text": said, "actions": self._inner(actions)})
