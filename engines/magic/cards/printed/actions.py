"""What a text does, in words: each action is a part of a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from typing import Any

from engines.kernel import Say
from engines.kernel.cards.wording import NOTHING, a_kind, chained, dashed, in_row, listed, some
from engines.kernel.effects.exhaustiveness import complete
from engines.magic.cards.printed.parts import keyword, natural
from engines.magic.cards.printed.replacing import Replacements
from engines.magic.language import actions as do
from engines.magic.language import costs as pay
from engines.magic.language.events import Trigger
from engines.magic.language.filters import ANYTHING, Filter
from engines.magic.language.selectors import ControllerOf, Every
from engines.magic.language.values import Value

_COMPOUND = (do.May, do.Conditional, do.ForEach, do.Later)
"""Actions made of other actions: sentences of their own, or in brackets where the end could be mistaken."""


class Actions(Replacements):
    """Words for what is done."""

    def sentences(self, actions: Sequence[do.Action]) -> list[Say]:
        """Return actions as parts of sentences, each of which stands alone."""
        found: list[list[Say]] = []
        goes_on = False
        for said, action in self._said(actions):
            compound = isinstance(action, _COMPOUND)
            if goes_on and not compound:
                found[-1].append(said)
            else:
                found.append([said])
            goes_on = not compound and getattr(action, "who", "you") == "you"
        return [chained("words-then", row) for row in found] or [Say("mn-do-nothing")]

    def row(self, actions: Sequence[do.Action]) -> Say:
        """Return actions in a row, as one part of a sentence."""
        said = [(each, isinstance(action, _COMPOUND)) for each, action in self._said(actions)]
        return in_row(said) if said else Say("mn-do-nothing")

    def inner(self, actions: Sequence[do.Action]) -> Say:
        """Return the actions inside a compound one, so that it is plain where they end."""
        said = self.row(actions)
        closed = not actions or not isinstance(actions[-1], _COMPOUND)
        return said if closed else Say("words-brackets", {"text": said})

    def _said(self, actions: Sequence[do.Action]) -> Iterator[tuple[Say, do.Action]]:
        """Yield what is said of actions, in order, and of which."""
        rest = list(actions)
        while rest:
            action = rest.pop(0)
            if rest and isinstance(action, do.Pick) and _is_sacrifice(action, rest[0]):
                rest.pop(0)
                yield _sacrifices(self, action), action
            else:
                yield self.action(action), action

    def action(self, action: do.Action) -> Say:
        """Return one action as a part of a sentence."""
        return SAYING[type(action)](self, action)

    def with_(self, **changed: Any) -> Actions:
        """Return the same words where something else is meant by some."""
        words = copy(self)
        for name, value in changed.items():
            setattr(words, name, value)
        return words

    def some(self, chosen: Filter, number: Value, *, up_to: bool = False, **more: Any) -> dict[str, Any]:
        """Return so many of a kind, and what has to be said after it."""
        amount = self.number(number)
        if number == 1 and not up_to:
            return {"some": a_kind(self.kind(chosen, 1, **more)), "tail": NOTHING}
        count = amount["number"] if isinstance(amount["number"], int) else 2
        return {
            "some": some(self.kind(chosen, count, **more), amount["number"], up_to=up_to),
            "tail": amount["tail"],
        }


def _say(action: do.Action, values: dict[str, Any] | None = None, more: str = "") -> Say:
    """Return the sentence of an action, or another of its sentences."""
    return Say(f"mn-do-{dashed(action.action)}{more}", values or {})


# Permanents


def _apply(words: Actions, action: do.Apply) -> Say:
    return words.holds(action.what, action.changes, action.until, subject=words.things(action.what))


def _move(words: Actions, action: do.Move) -> Say:
    values = {
        "things": words.things(action.what),
        "to": dashed(action.to),
        "tapped": "yes" if action.tapped else "no",
        "yours": "yes" if action.yours else "no",
        "own": "yes" if words.is_own(action.what) else "no",
    }
    words.made.append("card")
    return _say(action, values)


def _damage(words: Actions, action: do.Damage) -> Say:
    amount = words.number(action.number)
    if action.divided:
        places = range(len(words.targets))
        words.introduced.update(places)
        said = _say(action, {**amount, "targets": words.all_targets(places)}, "-divided")
    else:
        said = _say(action, {**amount, "whom": words.hurt(action.to)})
    if action.source == "this":
        return said
    return Say("mn-dealt-by", {"text": said, "object": words.object(action.source)})


def _destroy(words: Actions, action: do.Destroy) -> Say:
    said = _say(action, {"things": words.things(action.what)})
    return said if action.regenerates else Say("mn-not-regenerated", {"text": said})


def _on_things(words: Actions, action: do.Regenerate | do.Turn | do.Sacrifice) -> Say:
    return _say(action, {"things": words.things(action.what)})


def _attach(words: Actions, action: do.Attach) -> Say:
    what = words.object(action.what, first=True)
    return _say(action, {"what": what, "to": words.object(action.to, first=True)})


def _counters(words: Actions, action: do.PutCounters) -> Say:
    counter = Say("mn-counter", {"word": action.kind})
    return _say(
        action, {"things": words.things(action.what), "counter": counter, **words.number(action.number)}
    )


def _tokens(words: Actions, action: do.MakeTokens) -> Say:
    token = action.token
    words.made.append("mn-token")
    kinds = [Say("words-noun", {"noun": each, "count": 1}) for each in token.types]
    agreeing = {"noun": token.types[0], "count": 1}
    colors = [
        Say("mn-adjective-color", {"color": each, **agreeing}) for each in token.colors or ("colorless",)
    ]
    looks = {
        "types": chained("words-tails", kinds),
        "size": NOTHING if token.pt is None else f"{token.pt[0]}/{token.pt[1]}",
        "colors": listed(colors, "and"),
    }
    subs = map(words.speaker.definitions.subtype, token.sub)
    more = [Say("words-noun", {"noun": each, "count": 1}) for each in subs]
    more += [keyword(each) for each in token.keywords]
    described = chained("words-comma", [Say("mn-token-looks", looks), *more])
    return _say(action, {
        **words.player(action.who), **words.number(action.number), "name": token.name, "looks": described,
        "tapped": "yes" if action.tapped else "no",
    })  # fmt: skip


# The stack and mana


def _unmake(words: Actions, action: do.Unmake) -> Say:
    return _say(action, {"things": words.object(action.what, first=True), "to": action.to})


def _mana(words: Actions, action: do.AddMana) -> Say:
    masks = action.mana.split()
    amount = words.number(action.number)
    if all(len(mask) == 1 for mask in masks):
        over = NOTHING if action.number == 1 else Say("mn-times-over", amount)
        said = _say(action, {"mana": "".join(f"{{{mask}}}" for mask in masks), "over": over})
    else:
        count = len(masks) * action.number if isinstance(action.number, int) else amount["number"]
        signs = listed([Say("mn-mana", {"mana": f"{{{letter}}}"}) for letter in masks[0]], "or")
        values = {"number": count, "tail": amount["tail"], "colors": signs}
        more = "-any" if masks[0] == "WUBRG" else "-choice"
        said = _say(action, {**values, "alike": "yes" if action.alike else "no"}, more)
    if action.only is None:
        return said
    return Say("mn-mana-only", {"text": said, "only": dashed(action.only)})


# Players and their cards


def _by_player(words: Actions, action: do.Draw | do.Mill | do.ChangeLife) -> Say:
    return _say(action, {**words.player(action.who), **words.number(action.number)})


def _discard(words: Actions, action: do.Discard) -> Say:
    person = words.player(action.who)
    if action.how == "all":
        return _say(action, {**person, "kind": words.kind(action.filter, 2, noun="card")}, "-all")
    some_ = words.some(action.filter, action.number, noun="card")
    return _say(action, {**person, **some_, "how": dashed(action.how)})


def _number(words: Actions, action: do.Scry) -> Say:
    return _say(action, words.number(action.number))


def _look(words: Actions, action: do.Look) -> Say:
    restricted = action.filter != ANYTHING
    if restricted and action.take == 1:
        taken = words.a_kind(action.filter, noun="card")
    else:
        kind = words.kind(action.filter, action.take, noun="card")
        taken = some(kind, action.take, up_to=restricted)
    values = {"some": taken, "rest": dashed(action.rest), "shown": "yes" if restricted else "no"}
    return _say(action, {**values, "take": action.take, **words.number(action.number)})


def _search(words: Actions, action: do.Search) -> Say:
    if action.number == 1:
        said = words.a_kind(action.filter, noun="card")
    else:
        said = some(words.kind(action.filter, action.number, noun="card"), action.number, up_to=True)
    values = {"some": said, "to": action.to, "tapped": "yes" if action.tapped else "no"}
    return _say(action, {**values, "count": action.number})


def _reveal(words: Actions, action: do.Reveal) -> Say:
    return _say(action, words.player(action.who))


# Choices, and what is made of other actions


def _picked(words: Actions, action: do.Pick) -> dict[str, Any]:
    """Return who chooses, and what."""
    whose = action.whose if action.who == "you" or action.whose == "any" else f"{action.whose}-them"
    if action.zone == "graveyard":
        place = Say("mn-in-own-graveyard", {"who": "you" if action.who == "you" else "them"})
        chosen = words.some(action.filter, action.number, up_to=action.up_to, noun="card", place=place)
    else:
        chosen = words.some(action.filter, action.number, up_to=action.up_to, whose=whose)
    return {**words.player(action.who), **chosen}


def _pick(words: Actions, action: do.Pick) -> Say:
    return _say(action, _picked(words, action))


def _is_sacrifice(action: do.Pick, after: do.Action) -> bool:
    """Tell whether a player chooses what they sacrifice at once, as it is said in one."""
    own = action.zone == "battlefield" and action.whose == "you"
    return own and isinstance(after, do.Sacrifice) and after.what == "chosen"


def _sacrifices(words: Actions, action: do.Pick) -> Say:
    kind = action.model_copy(update={"whose": "any"})  # who sacrifices controls it anyway
    return Say("mn-do-sacrifices", _picked(words, kind))


def _may(words: Actions, action: do.May) -> Say:
    if action.pay and not action.do and action.otherwise and isinstance(action.who, ControllerOf):
        only = all(isinstance(each, pay.Mana) for each in action.pay)
        if only and len(action.pay) == 1:
            said = words.inner(action.otherwise)
            return Say("mn-unless", {"text": said, "cost": words.cost(action.pay)})
    who = words.player(action.who)
    paid = words.to_pay(action.pay) if action.pay else NOTHING
    if action.pay and not action.do:
        said = _say(action, {**who, "cost": paid}, "-pay")
    elif action.pay:
        said = _say(action, {**who, "cost": paid, "actions": words.inner(action.do)}, "-for")
    else:
        said = _say(action, {**who, "actions": words.inner(action.do)})
    return _otherwise(words, said, action.otherwise)


def _otherwise(words: Actions, said: Say, actions: Sequence[do.Action]) -> Say:
    if not actions:
        return said
    return Say("mn-otherwise", {"text": said, "actions": words.inner(actions)})


def _conditional(words: Actions, action: do.Conditional) -> Say:
    conditions = words.all_of(action.conditions)
    said = Say("do-if", {"conditions": conditions, "actions": words.inner(action.do)})
    return _otherwise(words, said, action.otherwise)


def _for_each(words: Actions, action: do.ForEach) -> Say:
    if isinstance(action.of, Every):
        noun = natural(action.of.every, "permanent" if action.of.zone == "battlefield" else "card")
        kind = words.every(action.of, 1)
    else:
        noun, kind = "player", Say("mn-each-player", {"who": dashed(action.of)})
    inside = words.with_(repeated=noun)
    return _say(action, {"kind": kind, "actions": inside.inner(action.do)})


def _later(words: Actions, action: do.Later) -> Say:
    if isinstance(action.when, Trigger):
        told = action.when if action.when.filter != ANYTHING else words.when  # as it is detected
        inside = words.with_(when=told, deferred=True)
        when = words.with_(when=action.when).next_time(action.when, action.until)
        return _say(action, {"when": when, "actions": inside.inner(action.do)})
    return _say(action, {"actions": words.with_(deferred=True).inner(action.do)}, "-now")


def _prevent(words: Actions, action: do.Prevent) -> Say:
    values: dict[str, Any] = {"combat": "yes" if action.combat else "no"}
    values["to"] = NOTHING if action.to is None else Say("mn-to", {"whom": words.hurt(action.to)})
    if action.number is None:
        return _say(action, {**values}, "-all")
    return _say(action, {**values, **words.number(action.number)})


SAYING: dict[type[Any], Callable[[Actions, Any], Say]] = {
    do.Apply: _apply, do.Move: _move, do.Damage: _damage, do.Destroy: _destroy, do.Regenerate: _on_things,
    do.Turn: _on_things, do.Attach: _attach, do.Sacrifice: _on_things, do.PutCounters: _counters,
    do.MakeTokens: _tokens, do.Unmake: _unmake, do.AddMana: _mana, do.Draw: _by_player, do.Mill: _by_player,
    do.ChangeLife: _by_player, do.Discard: _discard, do.Scry: _number, do.Look: _look, do.Search: _search,
    do.Reveal: _reveal, do.Pick: _pick, do.May: _may, do.Conditional: _conditional, do.ForEach: _for_each,
    do.Later: _later, do.Prevent: _prevent,
}  # fmt: skip
"""How each action is said."""
complete(do.Action, SAYING)
