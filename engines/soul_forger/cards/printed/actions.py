"""What a text does, in words: each action is a part of a sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engines.kernel import Say
from engines.kernel.cards.wording import chained, dashed, in_row, in_sentences
from engines.kernel.effects.exhaustiveness import complete
from engines.soul_forger.cards.printed.changes import Changes
from engines.soul_forger.cards.printed.costs import Costs
from engines.soul_forger.cards.printed.events import Events
from engines.soul_forger.language import actions as do
from engines.soul_forger.language.events import Trigger
from engines.soul_forger.language.selectors import CardFilter

_TURN_END = Trigger(event="turn_ended")
"""It comes once in a turn, whatever is waited for besides."""
_COMPOUND = (do.Later, do.ChooseModes, do.May, do.Conditional, do.ForEach, do.Repeat)
"""Actions made of other actions: in brackets where the end could be mistaken."""
_TOLD = (do.Apply, do.Detach, do.TurnAttack, do.EndCombat, *_COMPOUND)
"""Actions that say what becomes so; the others tell the player what to do."""


class Actions(Changes, Costs, Events):
    """Words for what is done."""

    def sentences(self, actions: Sequence[do.Action]) -> Say:
        """Return actions as sentences of their own."""
        return in_sentences([self.action(action) for action in actions])

    def actions(self, actions: Sequence[do.Action]) -> Say:
        """Return actions in a row, as a part of a sentence."""
        return in_row([(self.action(action), isinstance(action, _COMPOUND)) for action in actions])

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
        """Return what goes on after "may"; `told` where it is no order to the player."""
        first = actions[0]
        others = isinstance(first, do.Draw | do.Mill | do.Gain | do.Discard | do.Reveal | do.SwapWeapons)
        told = isinstance(first, _TOLD) or (others and getattr(first, "who", "you") != "you")
        return {"actions": said, "told": "yes" if told else "no"}

    def action(self, action: do.Action) -> Say:
        """Return one action as a part of a sentence."""
        return SAYING[type(action)](self, action)

    def otherwise(self, said: Say, actions: Sequence[do.Action]) -> Say:
        """Return what is done, and what in its place where that is not done."""
        if not actions:
            return said
        return Say("sf-otherwise", {"text": said, "actions": self.inner(actions)})


def _say(action: do.Action, values: dict[str, Any] | None = None, more: str = "") -> Say:
    """Return the sentence of an action, or another of its sentences."""
    return Say(f"sf-do-{dashed(action.action)}{more}", values or {})


def _damage(words: Actions, action: do.Damage) -> Say:
    hurt = {"who": words.pieces(action.who), "person": words.person(action.who)}
    prevented = "no" if action.unpreventable and not action.also else "yes"
    said = _say(action, {**hurt, **_number(words, action.number), "prevented": prevented})
    for besides in action.also:
        hurt = {"who": words.pieces(besides.who), "person": words.person(besides.who)}
        said = Say("sf-damage-besides", {"text": said, **hurt, **_number(words, besides.number)})
    if action.unpreventable and action.also:
        said = Say("sf-damage-none-prevented", {"text": said})
    if action.source == "self":
        return said
    return Say("sf-dealt-by", {"text": said, "piece": words.piece(action.source)})


def _heal(words: Actions, action: do.Heal) -> Say:
    hurt = {"who": words.pieces(action.who), "person": words.person(action.who)}
    return _say(action, {**hurt, **_number(words, action.number)})


def _number(words: Actions, value: Any) -> dict[str, Any]:
    amount = words.amount(value)
    return {"number": amount["number"], "tail": amount["tail"]}


def _apply(words: Actions, action: do.Apply) -> Say:
    return words.change(action.what, action.until)


def _guard(words: Actions, action: do.SetGuard) -> Say:
    return _say(action, {"piece": words.pieces(action.who), "guard": action.to})


def _entry(words: Actions, action: do.Negate | do.CopyEntry | do.Retarget) -> Say:
    named = words.target_named(action.who)
    return _say(action, {"entry": named or Say("sf-entry", {"which": words.ref(action.who)})})


def _by_player(words: Actions, action: do.Draw | do.Mill | do.Gain) -> Say:
    return _say(action, {**words.player(action.who), **_number(words, action.number)})


def _discard(words: Actions, action: do.Discard) -> Say:
    amount = words.amount(action.number)
    count = amount["number"] if isinstance(amount["number"], int) else 2
    said = words.some(words.kind(action.filter, count), amount["number"], up_to=action.up_to)
    values = {**words.player(action.who), "some": said, "how": dashed(action.how), "tail": amount["tail"]}
    return _say(action, values)


def _organize(words: Actions, action: do.Organize) -> Say:
    return _say(action, _number(words, action.number))


def _look(words: Actions, action: do.Look) -> Say:
    subject = words.player(action.of)["subject"]
    if action.of == "you" and action.at == "deck_top":
        return _say(action, {"count": action.number}, "-own")
    return _say(action, {"at": dashed(action.at), "subject": subject, "count": action.number})


def _reveal(words: Actions, action: do.Reveal) -> Say:
    return _say(action, {**words.player(action.who), "count": action.number or 0})


def _search(words: Actions, action: do.Search) -> Say:
    restricted = action.filter != CardFilter()  # then nothing need be found (SF-R72)
    said = words.some(words.kind(action.filter, action.number), action.number, up_to=restricted)
    return _say(action, {"zone": action.zone, "some": said, "to": dashed(action.to)})


def _move_cards(words: Actions, action: do.MoveCards) -> Say:
    return _say(action, {"cards": words.cards(action.cards), "to": dashed(action.to)})


def _on_pieces(words: Actions, action: do.Destroy) -> Say:
    return _say(action, {"piece": words.pieces(action.who)})


def _send(words: Actions, action: do.Send) -> Say:
    return _say(action, {"piece": words.pieces(action.who), "to": dashed(action.to)})


def _manifest(words: Actions, action: do.Manifest) -> Say:
    guard = {"guard": action.guard, "control": action.control}
    if action.cards is not None:
        return _say(action, {"cards": words.cards(action.cards), **guard})
    assert action.token is not None  # the model says so
    token = words.definitions.get(action.token)
    stats = (
        {}
        if token is None or token.type != "creature"
        else {
            "ronum": token.ronum, "on": token.on, "off": token.off, "endurance": token.endurance,
        }
    )  # fmt: skip
    known = {"ronum": 0, "on": 0, "off": 0, "endurance": 0, **stats}
    values = {"token": words.name(action.token), **known, **guard, **_number(words, action.number)}
    return _say(action, values, "-token")


def _from_cards(words: Actions, action: do.PlayFree | do.SetDown) -> Say:
    return _say(action, {"cards": words.cards(action.cards)})


def _control(words: Actions, action: do.GainControl) -> Say:
    said = _say(action, {"piece": words.pieces(action.who)})
    if action.until == "permanent":
        return said
    return Say("sf-until", {"text": said, "until": dashed(action.until), "noun": words.noun})


def _swap_weapons(words: Actions, action: do.SwapWeapons) -> Say:
    return _say(action, words.player(action.who))


def _absorb(words: Actions, action: do.Absorb) -> Say:
    noun = {"noun": words.noun}
    if action.cards == "paid":
        return _say(action, {"kind": words.a_kind(action.filter), **noun}, "-paid")
    return _say(action, {"cards": words.cards(action.cards), **noun})


def _attune(words: Actions, action: do.Attune) -> Say:
    return _say(action, {"piece": words.piece(action.to)})


def _detach(words: Actions, action: do.Detach) -> Say:
    return _say(action, {"piece": words.piece(action.who), "to": action.to})


def _counter(words: Actions, action: do.AddCounter) -> Say:
    values = {"piece": words.pieces(action.who), "counter": action.kind}
    return _say(action, {**values, **_number(words, action.number)})


def _move_counter(words: Actions, action: do.MoveCounter) -> Say:
    pieces = {"piece": words.piece(action.source), "other": words.piece(action.to)}
    return _say(action, {**pieces, "counter": action.kind, "number": action.number})


def _turn_attack(words: Actions, action: do.TurnAttack) -> Say:
    return _say(action, {"piece": words.piece(action.to)})


def _plain(_: Actions, action: do.EndCombat) -> Say:
    return _say(action)


# Connectives


def _later(words: Actions, action: do.Later) -> Say:
    inside = Actions(words.definitions, words.noun, words.targets, action.when.event)
    words.unfit = words.unfit or '"target' in action.model_dump_json()
    if action.until == "this_turn" and action.when == _TURN_END:
        return Say("sf-do-at-turn-end", {"actions": inside.inner(action.do)})
    each = "each" if action.each_time else "next"
    values = {"when": words.trigger(action.when), "actions": inside.inner(action.do), "times": each}
    return _say(action, {**values, "until": dashed(action.until)})


def _choose(words: Actions, action: do.ChooseModes) -> Say:
    modes = chained(
        "sf-modes", [Say("sf-mode", {"actions": words.apart_from_all(mode.do)}) for mode in action.modes]
    )
    return _say(action, {**words.player(action.by), "count": action.number, "modes": modes})


def _may(words: Actions, action: do.May) -> Say:
    said = _say(action, {**words.player(action.by), **words.may(action.do, words.inner(action.do))})
    return words.otherwise(said, action.otherwise)


def _conditional(words: Actions, action: do.Conditional) -> Say:
    values = {"conditions": words.all_of(action.conditions), "actions": words.inner(action.do)}
    return words.otherwise(Say("sf-do-if", values), action.otherwise)


def _for_each(words: Actions, action: do.ForEach) -> Say:
    kind = words.kind(action.of.filter, 1, action.of.whose)
    return _say(action, {"kind": kind, "actions": words.apart_from_all(action.do)})


def _repeat(words: Actions, action: do.Repeat) -> Say:
    return _say(action, {**_number(words, action.number), "actions": words.inner(action.do)})


SAYING: dict[type[Any], Callable[[Actions, Any], Say]] = {
    do.Damage: _damage, do.Heal: _heal, do.Apply: _apply, do.SetGuard: _guard, do.Negate: _entry,
    do.CopyEntry: _entry, do.Retarget: _entry, do.Draw: _by_player, do.Mill: _by_player, do.Gain: _by_player,
    do.Discard: _discard, do.Organize: _organize, do.Look: _look, do.Reveal: _reveal, do.Search: _search,
    do.MoveCards: _move_cards, do.Destroy: _on_pieces, do.Send: _send, do.Manifest: _manifest,
    do.PlayFree: _from_cards, do.SetDown: _from_cards, do.GainControl: _control,
    do.SwapWeapons: _swap_weapons, do.Absorb: _absorb, do.Attune: _attune, do.Detach: _detach,
    do.AddCounter: _counter, do.MoveCounter: _move_counter, do.TurnAttack: _turn_attack,
    do.EndCombat: _plain, do.Later: _later, do.ChooseModes: _choose, do.May: _may,
    do.Conditional: _conditional, do.ForEach: _for_each, do.Repeat: _repeat,
}  # fmt: skip
"""How each action is said."""
complete(do.Action, SAYING)
