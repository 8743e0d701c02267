"""What a text does, in words: each action is a part of a sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engines.kernel import Say
from engines.kernel.cards.wording import NOTHING, chained, dashed, figure, in_row, in_sentences
from engines.kernel.effects.exhaustiveness import complete
from engines.neo_noble.cards.printed.changes import Changes
from engines.neo_noble.cards.printed.costs import Costs
from engines.neo_noble.cards.printed.events import Events
from engines.neo_noble.language import actions as do
from engines.neo_noble.language import selectors as pick

_COMPOUND = (do.Later, do.ChooseOne, do.May, do.Conditional)
"""Actions made of other actions: in brackets where the end could be mistaken."""


_OF_SPIRITS = do.GainControl | do.GiveBack | do.ReapSpirit | do.Shatter
_TOLD = (
    do.FailAttack, do.BattleNow, do.ReapTop, do.RaiseBlock, do.Apply, do.Renew, do.Win, *_COMPOUND
)  # fmt: skip
"""Actions that say what becomes so; the others tell the player what to do."""


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

    def inner(self, actions: Sequence[do.Action]) -> Say:
        """Return the actions inside a compound one, so that it is plain where they end."""
        said = self.actions(actions)
        return Say("words-brackets", {"text": said}) if isinstance(actions[-1], _COMPOUND) else said

    def apart_from_all(self, actions: Sequence[do.Action]) -> Say:
        """Return the actions inside a compound one that are not always done."""
        self.apart += 1
        said = self.inner(actions)
        self.apart -= 1
        return said

    def may(self, actions: Sequence[do.Action], said: Say) -> dict[str, Any]:
        """Return what goes on after "you may"; `told` where it is no order to the player."""
        first = actions[0]
        told = isinstance(first, _TOLD) or getattr(first, "who", "you") in ("opponent", "each", "target")
        told = told and not isinstance(
            first, do.Destroy | do.BanishSpirits | do.Bounce | do.Move | _OF_SPIRITS
        )
        return {"actions": said, "told": "yes" if told else "no"}

    def action(self, action: do.Action) -> Say:
        """Return one action as a part of a sentence."""
        return SAYING[type(action)](self, action)

    def otherwise(self, said: Say, actions: Sequence[do.Action]) -> Say:
        """Return what is done, and what in its place where that is not done."""
        if not actions:
            return said
        return Say("otherwise", {"text": said, "actions": self.inner(actions)})


def _say(action: do.Action, values: dict[str, Any] | None = None, more: str = "") -> Say:
    """Return the sentence of an action, or another of its sentences."""
    return Say(f"nn-do-{dashed(action.action)}{more}", values or {})


# Cards, hand and Channel


def _counted(words: Actions, action: do.Draw | do.Mill | do.GainSouls | do.LoseSouls) -> Say:
    return _say(action, {**words.player(action.who), **words.amount(action.number)})


def _discard(words: Actions, action: do.Discard) -> Say:
    amount = words.amount(action.number)
    count = amount["number"] if isinstance(amount["number"], int) else 2
    some = words.some(words.kind(action.filter, count, "card"), amount["number"], up_to=action.up_to)
    how = "chosen" if action.who == "you" and action.how == "by_you" else dashed(action.how)
    return _say(action, {**words.player(action.who), "some": some, "how": how, "tail": amount["tail"]})


def _look_at_top(_: Actions, action: do.LookAtTop) -> Say:
    whose, count = action.whose, action.number
    return _say(action, {"whose": whose, "count": count, "keep": action.keep, "rest": action.rest})


def _reveal_hand(words: Actions, action: do.RevealHand) -> Say:
    return _say(action, {**words.player(action.who), "count": action.number or 0})


def _by_player(words: Actions, action: do.Shuffle | do.ReapTop) -> Say:
    return _say(action, words.player(action.who))


def _move_cards(words: Actions, action: do.MoveCards) -> Say:
    shown = "yes" if action.show else "no"
    return _say(action, {"cards": words.cards(action.cards), "to": dashed(action.to), "show": shown})


def _swap_reap(words: Actions, action: do.SwapReap) -> Say:
    return _say(action, {"cards": words.cards(action.with_)})


def _channel(words: Actions, action: do.Channel) -> Say:
    values: dict[str, Any] = {
        **words.player(action.who),
        "state": "ready" if action.ready else "spent",
        "face": "up" if action.face_up else "down",
    }
    if action.source == "deck":
        return _say(action, {**values, **words.amount(action.number)})
    return _say(action, {**values, "cards": words.cards(action.source)}, "-from")


def _on_slots(words: Actions, action: do.Reveal | do.SetSlots) -> Say:
    return _say(action, {"slots": words.slots(action.slots)})


def _take_slots(words: Actions, action: do.TakeSlots) -> Say:
    return _say(action, {"slots": words.slots(action.slots), "to": dashed(action.to)})


def _swap_slots(_: Actions, action: do.SwapSlots) -> Say:
    return _say(action, {"count": action.number})


# Arrival


def _summon(words: Actions, action: do.Summon) -> Say:
    if action.source == "channel":
        cards = Say("nn-channel-card", {"kind": words.kind(action.filter, 1, "card")})
    else:
        cards = words.cards(action.source)
    values: dict[str, Any] = {
        "cards": cards,
        "where": words.where(action.lane),
        "price": action.price if isinstance(action.price, str) else "less",
        "count": abs(action.price) if isinstance(action.price, int) else 0,
        "besides": Say("nn-besides", {"costs": words.costs(action.cost)}) if action.cost else NOTHING,
    }
    return _say(action, values)


def _create(words: Actions, action: do.Create) -> Say:
    token = words.tokens[action.token]
    values = {"token": token.name, "power": figure(token.power), "resolve": figure(token.resolve)}
    return _say(action, {**values, "where": words.where(action.lane), **words.amount(action.number)})


def _place(words: Actions, action: do.Place) -> Say:
    several = isinstance(action.source, pick.CardsIn) and (
        action.source.how == "all" or action.source.number > 1
    )
    where = words.where(action.lane) or Say("nn-where-own", {"count": 2 if several else 1})
    return _say(action, {"cards": words.cards(action.source), "where": where})


def _move(words: Actions, action: do.Move) -> Say:
    lane = Say("nn-another-lane") if action.to is None else words.lanes(action.to)
    said = _say(action, {"spirit": words.spirits(action.who), "lane": lane}, "-link" if action.link else "")
    return _unshattered(said, action.without_shatter)


def _control(words: Actions, action: do.GainControl) -> Say:
    lane = Say("nn-an-own-lane") if action.lane is None else words.lanes(action.lane)
    return _say(action, {"spirit": words.spirits(action.who), "lane": lane})


def _on_spirits(words: Actions, action: do.GiveBack | do.ReapSpirit | do.Shatter) -> Say:
    return _say(action, {"spirit": words.spirits(action.who)})


# Removal


def _removed(words: Actions, action: do.Destroy | do.BanishSpirits) -> Say:
    said = _say(action, {"spirit": words.spirits(action.who)})
    return _unshattered(said, action.without_shatter)


def _bounce(words: Actions, action: do.Bounce) -> Say:
    said = _say(action, {"spirit": words.spirits(action.who)}, f"-{dashed(action.to)}")
    return _unshattered(said, action.without_shatter)


def _sacrifice(words: Actions, action: do.SacrificeThem) -> Say:
    kind = words.kind(pick.SpiritFilter(), action.number, "spirit", "any", action.layer)
    some = words.some(kind, action.number, up_to=action.up_to)
    return _say(action, {**words.player(action.who), "some": some})


def _unshattered(said: Say, without_shatter: bool) -> Say:
    return Say("nn-without-shatter", {"text": said}) if without_shatter else said


# Dominance, battle, rules


def _gain_coin(words: Actions, action: do.GainCoin) -> Say:
    values = {**words.player(action.who), "coins": words.coins(action.coins)}
    return _say(action, {**values, "state": "ready" if action.ready else "spent"})


def _on_coins(words: Actions, action: do.NeutralCoin | do.SetCoin) -> Say:
    return _say(action, {"coins": words.coins(action.coins)})


def _check(words: Actions, action: do.Check) -> Say:
    return _say(action, {"lane": words.lanes(action.lanes)})


def _battle_now(words: Actions, action: do.BattleNow) -> Say:
    return _say(action, {"lane": words.lanes(action.lane)})


def _renew(words: Actions, action: do.Renew) -> Say:
    return _say(action, {"whose": words.whose_texts(action.who)})


def _raise_block(words: Actions, action: do.RaiseBlock) -> Say:
    return _say(action, words.amount(action.value))


def _use_text(words: Actions, action: do.UseText) -> Say:
    return _say(action, {"spirit": words.spirits(action.of)})


def _apply(words: Actions, action: do.Apply) -> Say:
    return words.change(action.what, action.until)


def _plain(_: Actions, action: do.FailAttack | do.Win) -> Say:
    return _say(action)


# Connectives


def _later(words: Actions, action: do.Later) -> Say:
    when = {} if action.event is None else {"when": words.trigger(action.event)}
    return _say(action, {"actions": words.apart_from_all(action.do), **when}, f"-{dashed(action.when)}")


def _choose_one(words: Actions, action: do.ChooseOne) -> Say:
    modes = [Say("nn-mode", {"actions": words.apart_from_all(mode.do)}) for mode in action.modes]
    return _say(action, {"by": action.by, "modes": chained("nn-modes", modes)})


def _may(words: Actions, action: do.May) -> Say:
    costs = {"costs": words.costs(action.cost, action.by)} if action.cost else {}
    values: dict[str, Any] = {"by": action.by, **costs, **words.may(action.do, words.inner(action.do))}
    return words.otherwise(_say(action, values, "-cost" if action.cost else ""), action.otherwise)


def _conditional(words: Actions, action: do.Conditional) -> Say:
    conditions = words.all_of(action.conditions)
    said = _say(action, {"conditions": conditions, "actions": words.inner(action.do)})
    return words.otherwise(said, action.otherwise)


SAYING: dict[type[Any], Callable[[Actions, Any], Say]] = {
    do.Draw: _counted, do.Mill: _counted, do.Discard: _discard, do.LookAtTop: _look_at_top,
    do.RevealHand: _reveal_hand, do.Shuffle: _by_player, do.MoveCards: _move_cards, do.SwapReap: _swap_reap,
    do.Channel: _channel, do.Reveal: _on_slots, do.SetSlots: _on_slots, do.TakeSlots: _take_slots,
    do.SwapSlots: _swap_slots, do.GainSouls: _counted, do.LoseSouls: _counted,
    do.Summon: _summon, do.Create: _create, do.Place: _place, do.Move: _move,
    do.GainControl: _control, do.GiveBack: _on_spirits,
    do.Destroy: _removed, do.BanishSpirits: _removed, do.Bounce: _bounce, do.ReapSpirit: _on_spirits,
    do.Shatter: _on_spirits, do.SacrificeThem: _sacrifice, do.ReapTop: _by_player,
    do.GainCoin: _gain_coin, do.NeutralCoin: _on_coins, do.SetCoin: _on_coins, do.Check: _check,
    do.RaiseBlock: _raise_block, do.FailAttack: _plain, do.BattleNow: _battle_now, do.Apply: _apply,
    do.Renew: _renew, do.UseText: _use_text, do.Win: _plain,
    do.Later: _later, do.ChooseOne: _choose_one, do.May: _may, do.Conditional: _conditional,
}  # fmt: skip
"""How each action is said."""
complete(do.Action, SAYING)
