"""What a text does, in words: each action is a part of a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from typing import Any

from engines.kernel import Say
from engines.kernel.cards.wording import NOTHING, a_kind, chained, dashed, in_row, listed
from engines.kernel.effects.exhaustiveness import complete
from engines.magic.cards.printed.deals import dealt
from engines.magic.cards.printed.filters import several
from engines.magic.cards.printed.replacing import Replacements
from engines.magic.cards.printed.selectors import agreeing
from engines.magic.cards.printed.tokens import looks
from engines.magic.language import actions as do
from engines.magic.language import costs as pay
from engines.magic.language.conditions import Paid
from engines.magic.language.events import Trigger
from engines.magic.language.filters import ANYTHING, Filter
from engines.magic.language.selectors import ControllerOf, Every, Things
from engines.magic.language.values import NumberOf, Value

_COMPOUND = (do.May, do.Conditional, do.ForEach, do.Later)
"""Actions made of other actions: sentences of their own, or in brackets where the end could be mistaken."""
_WITH_CARDS = (do.Draw, do.Discard, do.Mill, do.Scry)
"""What follows one of the other within a sentence."""
KICKED = Paid(test="kicked")
_BARE = (
    do.Move, do.Destroy, do.Regenerate, do.Turn, do.Attach, do.Sacrifice, do.PutCounters, do.Unmake,
    do.AddMana, do.Scry, do.Look, do.Deal, do.Search, do.Put, do.Draw, do.Mill, do.Discard, do.Pick,
    do.MakeTokens, do.ChangeLife,
)  # fmt: skip
"""What a player is told to do, so that it goes on after "you may"."""


class Actions(Replacements):
    """Words for what is done."""

    def sentences(self, actions: Sequence[do.Action]) -> list[Say]:
        """Return actions as parts of sentences, each of which stands alone."""
        found: list[Say] = []
        before: do.Action | None = None
        for said, action in self._said(actions):
            first, *rest = said
            joint = None if before is None else _joint(before, action)
            if joint is None:
                found.append(first)
            else:
                found[-1] = Say(joint, {"first": found[-1], "next": first})
            found += rest
            before = action
        return found or [Say("mn-do-nothing")]

    def row(self, actions: Sequence[do.Action]) -> Say:
        """Return actions in a row, as one part of a sentence."""
        said = [
            (one, isinstance(action, _COMPOUND)) for parts, action in self._said(actions) for one in parts
        ]
        return in_row(said) if said else Say("mn-do-nothing")

    def inner(self, actions: Sequence[do.Action]) -> Say:
        """Return the actions inside a compound one, so that it is plain where they end."""
        said = self.row(actions)
        closed = not actions or not isinstance(actions[-1], _COMPOUND)
        return said if closed else Say("words-brackets", {"text": said})

    def _said(self, actions: Sequence[do.Action]) -> Iterator[tuple[list[Say], do.Action]]:
        """Yield what is said of actions, in order, and of which: what is alike is said at once."""
        rest = list(actions)
        while rest:
            action = rest.pop(0)
            if isinstance(action, do.Pick) and rest and _is_sacrifice(action, rest[0]):
                rest.pop(0)
                said = [_sacrifices(self, action)]
            elif isinstance(action, do.Reveal) and rest and _is_from_hand(action, rest[0]):
                said = [self.action(action), *_from_hand(self, rest.pop(0))]
            elif (hit := _as_damage(action)) is not None:
                hits = [hit]
                while rest and (more := _as_damage(rest[0])) is not None and _goes_with(hit, more):
                    hits.append(more)
                    rest.pop(0)
                said = [_damages(self, hits)]
                action = hit
            elif isinstance(action, do.Turn) and not isinstance(action.what, Every):
                turned = [action]
                while rest and _turns_too(action, rest[0]):
                    turned.append(rest.pop(0))  # pyright: ignore[reportArgumentType]: it turns too
                found = [_things(self, each.what) for each in turned]
                things = listed([each["things"] for each in found], "and")
                said = [_say(action, {**found[0], "things": things})]
            elif isinstance(action, do.Apply):
                said = self.held(action.what, action.changes, action.until)
            elif isinstance(action, do.Look | do.Deal):
                said = dealt(self, action.deal if isinstance(action, do.Look) else action)
            else:
                said = [self.action(action)]
            self.actor = getattr(action, "who", "you")
            if isinstance(action, _COMPOUND):
                self.topic = "nothing"
            yield said, action

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
            "some": several(self.kind(chosen, count, **more), amount["number"], up_to=up_to),
            "tail": amount["tail"],
        }


def _say(action: do.Action, values: dict[str, Any] | None = None, more: str = "") -> Say:
    """Return the sentence of an action, or another of its sentences."""
    return Say(f"mn-do-{dashed(action.action)}{more}", values or {})


# Permanents


def _things(words: Actions, what: Things, *, all_: bool = True) -> dict[str, Any]:
    """Return to what something is done, and how pronouns and verbs agree with it."""
    noun, many = agreeing(words.noun_for(what)), words.is_many(what)
    things = words.things(what, all_=all_)
    it = "yes" if things.key == "mn-it" else "no"
    return {"things": things, "it": it, "noun": noun, "many": "yes" if many else "no"}


def _joint(before: do.Action, action: do.Action) -> str | None:
    """Return by which word an action goes on after another; None where a new sentence begins."""
    own = getattr(action, "who", "you") == "you"
    if isinstance(before, do.ChangeLife) and isinstance(action, do.ChangeLife):
        return "words-and"
    if getattr(before, "who", "you") != "you" or not own:
        return None
    if isinstance(before, do.ChangeLife) and isinstance(action, do.Draw):
        return "words-and"
    return "words-then" if isinstance(before, _WITH_CARDS) and isinstance(action, _WITH_CARDS) else None


def _apply(words: Actions, action: do.Apply) -> Say:
    return in_row([(one, False) for one in words.held(action.what, action.changes, action.until)])


def _move(words: Actions, action: do.Move) -> Say:
    words.moving = True
    things = _things(words, action.what)
    words.moving = False
    values = {
        **things,
        "to": dashed(action.to),
        "tapped": "yes" if action.tapped else "no",
        "yours": "yes" if action.yours else "no",
        "own": "yes" if words.is_own(action.what) else "no",
    }
    words.made.append(("card", words.is_many(action.what)))
    if action.counter is None:
        return _say(action, values)
    counter = words.speaker.definitions.counter(action.counter)
    return Say("mn-enters-with", {**values, "text": _say(action, values), "counter": counter})


def _as_damage(action: do.Action) -> do.Damage | None:
    """Return an action as dealing damage, if it is: to each of several players as well."""
    if isinstance(action, do.Damage):
        return action
    if isinstance(action, do.ForEach) and not isinstance(action.of, Every) and len(action.do) == 1:
        (inner,) = action.do
        if isinstance(inner, do.Damage) and inner.to == "each" and not inner.divided:
            return inner.model_copy(update={"to": action.of})
    return None


def _goes_with(one: do.Damage, more: do.Damage) -> bool:
    """Tell whether two deal fixed damage from the same source, so that one sentence says both."""
    fixed = all(isinstance(each.number, int) and not each.divided for each in (one, more))
    return fixed and one.source == more.source


def _damage(words: Actions, action: do.Damage) -> Say:
    return _damages(words, [action])


def _damages(words: Actions, actions: Sequence[do.Damage]) -> Say:
    """Return what a source deals, to one or to several in a row."""
    first = actions[0]
    source = words.source(first.source)
    if len(actions) > 1 and all(each.number == first.number for each in actions):
        whom = chained("mn-whom", [words.hurt(each.to) for each in actions])
        hits = [Say("mn-hit", {**words.number(first.number), "whom": whom, "you": "no"})]
    else:
        hits = [_hit(words, each, alone=len(actions) == 1) for each in actions]
    you = "yes" if len(actions) == 1 and first.to == "you" and not first.divided else "no"
    return _say(first, {"source": source, "hits": listed(hits, "and"), "you": you})


def _hit(words: Actions, action: do.Damage, *, alone: bool) -> Say:
    number = action.number
    you = "yes" if alone and action.to == "you" else "no"
    if action.divided:
        places = range(len(words.targets))
        words.introduced.update(places)
        values = {**words.number(number), "targets": words.shared_by()}
        return Say("mn-hit-divided", values)
    if isinstance(number, NumberOf) and number.number != "counters" and number.of == action.source:
        return Say("mn-hit-equal", {"stat": dashed(number.number), "whom": words.hurt(action.to), "you": you})
    amount = words.number(number)
    whom = words.itself(action.source) if action.to == action.source else words.hurt(action.to)
    return Say("mn-hit", {**amount, "whom": whom, "you": you})


def _destroy(words: Actions, action: do.Destroy) -> Say:
    values = _things(words, action.what)
    said = _say(action, values)
    return said if action.regenerates else Say("mn-not-regenerated", {**values, "text": said})


def _is_from_hand(shown: do.Reveal, after: do.Action) -> bool:
    """Tell whether a card is chosen from the hand that is shown."""
    return isinstance(after, do.Discard | do.Put) and after.how == "by_you" and after.who == shown.who


def _from_hand(words: Actions, action: do.Action) -> list[Say]:
    """Return how cards of a hand that is shown are chosen and discarded."""
    assert isinstance(action, do.Discard | do.Put)
    some_ = words.some(action.filter, action.number, noun="card")
    many = "no" if action.number == 1 else "yes"
    player = Say("mn-who", {"who": "that"})
    if isinstance(action, do.Put):
        words.made.append(("card", action.number != 1))
        values = {"person": "one", "to": dashed(action.to), "tapped": _said(action.tapped), "order": "chosen"}
        chosen = Say("mn-choose-shown-may" if action.up_to else "mn-choose-shown", some_)
        return [chosen, Say("mn-puts-shown", {"to": Say("mn-deal-to", values), "many": many})]
    return [Say("mn-choose-shown", some_), Say("mn-discards-shown", {"subject": player, "many": many})]


def _turns_too(turned: do.Turn, action: do.Action) -> bool:
    """Tell whether something else is turned the same way."""
    return (
        isinstance(action, do.Turn) and action.action == turned.action and not isinstance(action.what, Every)
    )


def _on_things(words: Actions, action: do.Regenerate | do.Turn | do.Sacrifice) -> Say:
    return _say(action, _things(words, action.what, all_=not isinstance(action, do.Regenerate)))


def _attach(words: Actions, action: do.Attach) -> Say:
    return _say(action, {**_things(words, action.what), "to": words.object(action.to, first=True)})


def _fight(words: Actions, action: do.Fight) -> Say:
    return _say(
        action,
        {"subject": words.source(action.what), "foe": words.object(action.foe, first=True, role="after")},
    )


def _counters(words: Actions, action: do.PutCounters) -> Say:
    counter = words.speaker.definitions.counter(action.kind)
    return _say(
        action,
        {
            "things": words.things(action.what, role="after"),
            "counter": counter,
            **words.number(action.number),
        },
    )


def _tokens(words: Actions, action: do.MakeTokens) -> Say:
    amount = words.number(action.number)
    count = amount["number"] if isinstance(amount["number"], int) else 2
    words.made.append(("mn-token", count != 1))
    said, tail = looks(words, action, count)
    amount = {**amount, "tail": tail} if amount["tail"] == NOTHING else amount
    return _say(action, {**words.player(action.who), **amount, "looks": said, "made": count})


# The stack and mana


def _unmake(words: Actions, action: do.Unmake) -> Say:
    things = words.object(action.what, first=True)
    return _say(action, {"things": things, "to": action.to, "noun": agreeing(words.noun_for(action.what))})


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
    bare = "yes" if words.bare else "no"
    return _say(action, {**words.player(action.who), **words.number(action.number), "bare": bare})


def _discard(words: Actions, action: do.Discard) -> Say:
    person = words.player(action.who)
    if action.how == "all":
        return _say(action, {**person, "kind": words.kind(action.filter, 2, noun="card")}, "-all")
    some_ = words.some(action.filter, action.number, noun="card")
    return _say(action, {**person, **some_, "how": dashed(action.how)})


def _put(words: Actions, action: do.Put) -> Say:
    """Return how cards of a hand are put elsewhere."""
    person = words.player(action.who)
    to = {"person": person["person"], "to": dashed(action.to), "tapped": _said(action.tapped)}
    there = Say("mn-deal-to", {**to, "order": "chosen"})
    values = {"to": there, "may": _said(action.up_to), "how": dashed(action.how)}
    words.made.append(("card", action.number != 1 or action.how == "all"))
    if action.how == "all":
        every = Say("mn-put-all", {"kind": words.kind(action.filter, 2, noun="card")})
        return _say(action, {**person, **values, "some": every, "tail": NOTHING})
    some_ = words.some(action.filter, action.number, noun="card", up_to=action.up_to and action.number != 1)
    return _say(action, {**person, **values, **some_})


def _said(holds: bool) -> str:
    return "yes" if holds else "no"


def _number(words: Actions, action: do.Scry) -> Say:
    return _say(action, words.number(action.number))


def _look(words: Actions, action: do.Look) -> Say:
    return _deal(words, action.deal)


def _deal(words: Actions, action: do.Deal) -> Say:
    return in_row([(one, False) for one in dealt(words, action)])


def _search(words: Actions, action: do.Search) -> Say:
    number = action.number
    if number == 1:
        said = words.a_kind(action.filter, noun="card")
    elif isinstance(number, int):
        said = several(words.kind(action.filter, number, noun="card"), number, up_to=True)
    else:
        said = Say("mn-deal-all-of", {"kind": words.kind(action.filter, 2, noun="card"), "up": "yes"})
    values = {"some": said, "to": action.to, "tapped": _said(action.tapped), "shown": _said(action.shown)}
    return _say(action, {**words.player(action.who), **values, "count": 1 if number == 1 else 2})


def _reveal(words: Actions, action: do.Reveal) -> Say:
    return _say(action, words.player(action.who), "" if action.shown == "all" else "-you")


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
    noun = "card" if action.zone == "graveyard" else words.short(action.filter)
    words.chosen.append((noun, action.number != 1 or action.who == "each_player"))
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
        own = action.who == "you" and all(_is_bare(each) for each in action.do)
        actions = words.with_(bare=own).inner(action.do)
        said = _say(action, {**who, "actions": actions, "bare": "yes" if own else "no"})
    if not action.otherwise:
        return said
    return Say("mn-may-otherwise", {**who, "text": said, "actions": words.inner(action.otherwise)})


def _is_bare(action: do.Action) -> bool:
    """Tell whether an action is told to the player, and so goes on after "you may"."""
    return isinstance(action, _BARE) and getattr(action, "who", "you") == "you"


def _conditional(words: Actions, action: do.Conditional) -> Say:
    conditions = words.all_of(action.conditions)
    words.topic = "nothing"
    inside = words.with_(if_kicked=True) if KICKED in action.conditions else words
    said = Say("do-if", {"conditions": conditions, "actions": inside.inner(action.do)})
    if not action.otherwise:
        return said
    return Say("otherwise", {"text": said, "actions": words.inner(action.otherwise)})


def _for_each(words: Actions, action: do.ForEach) -> Say:
    if isinstance(action.of, Every):
        noun = words.short(action.of.every) if action.of.zone == "battlefield" else "card"
        kind = words.every(action.of, 1)
    else:
        noun, kind = "player", Say("mn-each-player", {"who": dashed(action.of)})
    inside = words.with_(repeated=noun, topic="nothing")
    return _say(action, {"kind": kind, "actions": inside.inner(action.do)})


def _later(words: Actions, action: do.Later) -> Say:
    if isinstance(action.when, Trigger):
        told = action.when if action.when.filter != ANYTHING else words.when  # as it is detected
        inside = words.with_(when=told, deferred=True, topic="nothing")
        when = words.with_(when=action.when).next_time(action.when, action.until)
        return _say(action, {"when": when, "actions": inside.inner(action.do)})
    return _say(action, {"actions": words.with_(deferred=True, topic="nothing").inner(action.do)}, "-now")


def _prevent(words: Actions, action: do.Prevent) -> Say:
    values: dict[str, Any] = {"combat": "yes" if action.combat else "no"}
    values["to"] = NOTHING if action.to is None else Say("mn-to", {"whom": words.hurt(action.to)})
    values["you"] = "yes" if action.to == "you" else "no"
    if action.number is None:
        return _say(action, {**values}, "-all")
    return _say(action, {**values, **words.number(action.number)})


SAYING: dict[type[Any], Callable[[Actions, Any], Say]] = {
    do.Apply: _apply, do.Move: _move, do.Damage: _damage, do.Fight: _fight, do.Destroy: _destroy,
    do.Regenerate: _on_things, do.Turn: _on_things, do.Attach: _attach, do.Sacrifice: _on_things,
    do.PutCounters: _counters, do.MakeTokens: _tokens, do.Unmake: _unmake, do.AddMana: _mana,
    do.Draw: _by_player, do.Mill: _by_player,
    do.ChangeLife: _by_player, do.Discard: _discard, do.Scry: _number, do.Look: _look,
    do.Deal: _deal, do.Search: _search,
    do.Reveal: _reveal, do.Put: _put, do.Pick: _pick, do.May: _may, do.Conditional: _conditional,
    do.ForEach: _for_each, do.Later: _later, do.Prevent: _prevent,
}  # fmt: skip
"""How each action is said."""
complete(do.Action, SAYING)
