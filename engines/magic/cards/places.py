"""Kinds x deeds: where lies what a word means, and where each deed finds what it can be done to.

Where these have nothing in common, a card would promise what can never happen. Words follow what the text
itself moves, as play does (400.7): so places change from one action to the next.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias, get_args

from pydantic import BaseModel

from engines.kernel.effects.exhaustiveness import models
from engines.kernel.effects.references import parts_within, role_of
from engines.magic.language import abilities as have
from engines.magic.language import actions as do
from engines.magic.language import changes as hold
from engines.magic.language import conditions as ask
from engines.magic.language import costs
from engines.magic.language import selectors as pick
from engines.magic.language import values as calc
from engines.magic.language.events import EVENTS, GOING, EventWord, Trigger
from engines.magic.language.filters import ANYTHING, Filter
from engines.magic.language.pack import CardModel
from engines.magic.language.parts import KnownToken, Place, Whose

Places: TypeAlias = frozenset[Place]

NOWHERE: Places = frozenset()
LYING: Places = frozenset(("battlefield",))
STACK: Places = frozenset(("spell", "ability"))
OBJECTS: Places = frozenset(("battlefield", "spell", "graveyard", "exile"))
"""What has characteristics: abilities on the stack have none (113.1)."""
LEFT: Places = frozenset(("graveyard", "exile"))
"""Where something lies that went to the graveyard: something else may have sent it into exile (614.1a)."""

WORKS: dict[tuple[type[BaseModel], str], Places] = {
    (do.Apply, "what"): LYING,
    (do.Move, "what"): OBJECTS,
    (do.Damage, "to"): LYING,
    (do.Damage, "source"): OBJECTS,
    (do.Fight, "what"): LYING,
    (do.Fight, "foe"): LYING,
    (do.Destroy, "what"): LYING,
    (do.Regenerate, "what"): LYING,
    (do.Turn, "what"): LYING,
    (do.Attach, "what"): LYING,
    (do.Attach, "to"): LYING,
    (do.Sacrifice, "what"): LYING,
    (do.PutCounters, "what"): LYING,
    (do.Unmake, "what"): STACK,
    (do.Prevent, "to"): LYING,
    (do.ForEach, "of"): OBJECTS,
    (have.Static, "what"): LYING,
    (ask.Is, "what"): OBJECTS,
    (calc.NumberOf, "of"): OBJECTS,
    (calc.GreatestOf, "among"): OBJECTS,
    (calc.TotalOf, "among"): OBJECTS,
    (calc.KindsAmong, "among"): OBJECTS,
    (pick.ControllerOf, "controller_of"): OBJECTS | STACK,
    (pick.OwnerOf, "owner_of"): OBJECTS | STACK,
}
"""For each field that names objects: where these lie when something can be done to them, or asked of them."""
_ASKING = (ask.Is, calc.NumberOf, pick.ControllerOf, pick.OwnerOf)
"""What is asked of objects as they were last (608.2h)."""
_MOVED: Mapping[str, Places] = {
    "battlefield": LEFT,
    "graveyard": OBJECTS - {"graveyard"},
}
"""From where something moves to a zone; what is exiled anew is another object (400.8)."""


_HURT = Filter(any_type=("creature", "planeswalker"))
"""What damage can be dealt to by a target of any kind (115.4)."""


class Meant(NamedTuple):
    """What a word means at some point of a text."""

    at: Places = NOWHERE
    was: Places = NOWHERE
    """All places in which it has been: of these something can be asked."""
    player: bool = False
    """It is a player, or may be one."""
    filter: Filter = ANYTHING
    """What is known of all of it."""
    whose: Whose = "any"
    itself: bool = False
    """It is the card that speaks."""
    moved: bool = False
    """The text has moved it."""
    resists: str = ""
    """What the text has done to it already, where it is still there: that would do nothing again."""

    def or_at(self, more: Places, *, stays: bool) -> Meant:
        """Return it as it is once it may lie elsewhere; without `stays` it does."""
        at = more | self.at if stays else more
        whose = "any" if "battlefield" in more else self.whose
        return self._replace(at=at, was=self.was | more, whose=whose, moved=True, resists="")


Words: TypeAlias = Mapping[str, Meant]


def lies(*places: Place, **known: Any) -> Meant:
    """Return what lies in some of these places."""
    return Meant(frozenset(places), frozenset(places), **known)


def works(part: BaseModel, field: str) -> Places:
    """Return where what a field names must lie, so that something comes of the part."""
    if isinstance(part, do.Move):
        return _MOVED.get(part.to, OBJECTS)
    if isinstance(part, calc.NumberOf) and part.number == "counters":
        return LYING
    return WORKS[type(part), field]


def is_asked(part: BaseModel, field: str) -> bool:
    """Tell whether a field names objects as they were last, wherever they are now."""
    return isinstance(part, _ASKING) or field == "source"


# What each word means


def of_targets(targets: Sequence[pick.Target]) -> Words:
    """Return what targets are."""
    names = ("target", "target_2", "target_3")
    return {name: _of_target(target) for name, target in zip(names, targets, strict=False)}


def _of_target(target: pick.Target) -> Meant:
    match target.target:
        case "player":
            return Meant(player=True)
        case "any":
            known = _HURT if target.filter == ANYTHING else target.filter
            return lies("battlefield", player=True, filter=known)
        case "permanent":
            return lies("battlefield", filter=target.filter, whose=target.whose)
        case "card":
            at = (target.zone,) if target.zone in ("graveyard", "exile") else ()
            return lies(*at, filter=target.filter)
        case "item":
            return lies("spell", "ability")
        case kind:
            return lies(kind)


def of_event(when: Trigger) -> Words:
    """Return what an event lets a text speak of."""
    row = EVENTS[when.event]
    hits_player = row.of_damage and when.to not in (None, "creature")
    told = Meant(filter=_known(when.filter, fights=row.of_fighters), itself=when.this)
    other = Meant(filter=_known(when.by or ANYTHING, fights=row.of_fighters))
    if when.event == "damages":  # it is told of what deals damage
        told, other = other, told
    if row.of_damage and told.filter == ANYTHING:
        told = told._replace(filter=_HURT)
    that, by = frozenset(() if hits_player else row.that), frozenset(row.by)
    was = that | LYING if when.event in GOING else that
    return {"that": told._replace(at=that, was=was), "by": other._replace(at=by, was=by)}


def _known(wanted: Filter, *, fights: bool) -> Filter:
    """Return what is known of what fits a filter; whoever attacks or blocks is a creature (506.3, 509.1a)."""
    return wanted.model_copy(update={"type": "creature"}) if fights and wanted.type is None else wanted


def of_this(ability: have.Ability, card: CardModel) -> Meant:
    """Return where what speaks lies as its text begins to be done, its cost paid."""
    types = card.types.card
    own = Filter(type="creature" if "creature" in types else types[0])
    there = lies("battlefield", filter=own, itself=True)
    match ability:
        case have.Spell():
            return lies("spell", filter=own, itself=True)
        case have.Triggered(when=Trigger(event=event) as when) if event in GOING and when.this:
            at = frozenset(EVENTS[event].that)
            return there._replace(at=at, was=at | LYING)
        case have.Triggered(when=Trigger(event=event) as when) if event in GOING and when.host:
            aura = "aura" in card.types.sub  # it goes to the graveyard, and is found there (400.7f, 704.5m)
            return there._replace(at=frozenset(("graveyard",)), was=LYING | LEFT) if aura else there
        case have.Activated():
            lying: Mapping[str, Places] = {"hand": NOWHERE, "graveyard": frozenset(("graveyard",))}
            at = lying.get(ability.zone, LYING)
            return after_cost(ability.cost, {"this": there._replace(at=at, was=at)})["this"]
        case _:
            return there


def of_host(when: Trigger | None, card: CardModel) -> Meant:
    """Return what an Aura or Equipment lies on, or lay on until it left (400.7e)."""
    aura = next((each.enchant.filter for each in card.keywords if isinstance(each, have.Enchant)), None)
    found = lies("battlefield", filter=Filter(type="creature") if aura is None else aura)
    if when is not None and when.host and when.event in GOING:
        at = frozenset(EVENTS[when.event].that)
        return found._replace(at=at, was=found.was | at)
    return found


_PAID: Mapping[type[BaseModel], tuple[str, Places, Places]] = {
    costs.Sacrifice: ("sacrifice", LEFT, LYING),
    costs.ExileCards: ("exile", frozenset(("exile",)), frozenset(("graveyard",))),
    costs.TapOthers: ("tap", LYING, LYING),
    costs.ReturnOthers: ("give_back", NOWHERE, LYING),
}
"""Under which name it stands what is picked to pay with, where it lies then and where it lay before."""
_GONE: Mapping[str, Places] = {
    "sacrifice": LEFT, "discard": LEFT, "exile": frozenset(("exile",)), "return": NOWHERE,
}  # fmt: skip
"""Where what speaks lies once it has gone as a cost."""


def after_cost(paid: costs.Costs, words: Words) -> Words:
    """Return what words mean once a cost has been paid."""
    found = dict(words)
    picked: list[Meant] = []
    for each in paid:
        if isinstance(each, costs.TapThis) and each.this in _GONE and "this" in found:
            found["this"] = found["this"].or_at(_GONE[each.this], stays=False)
        elif type(each) in _PAID:
            name, at, was = _PAID[type(each)]
            picked.append(Meant(at, at | was, filter=getattr(each, name)))
    if picked:
        found["paid"] = _either(picked)
    return found


def _either(several: Iterable[Meant]) -> Meant:
    """Return what may be one thing or another."""
    first, *rest = several
    for each in rest:
        first = Meant(
            first.at | each.at, first.was | each.was, player=first.player or each.player,
            filter=first.filter if first.filter == each.filter else ANYTHING,
            whose=first.whose if first.whose == each.whose else "any",
            itself=first.itself and each.itself, moved=first.moved or each.moved,
            resists=first.resists if first.resists == each.resists else "",
        )  # fmt: skip
    return first


# What words mean after a deed


def after_all(actions: Sequence[BaseModel], words: Words) -> Words:
    """Return what words mean after actions."""
    for action in actions:
        words = after(action, words)
    return words


def after(action: BaseModel, words: Words) -> Words:
    """Return what words mean after an action."""
    match action:
        case do.Pick():
            return {**words, "chosen": lies(action.zone, filter=action.filter, whose=action.whose)}
        case do.MakeTokens():
            whose = "you" if action.who == "you" else "any"
            return {**words, "made": lies("battlefield", filter=_of_token(action.token), whose=whose)}
        case do.Move():
            return _after_move(action, words)
        case do.Put() if do.brings(action):
            whose = action.who if action.who == "you" else "any"
            return {**words, "made": lies(*_reached(action.to), filter=action.filter, whose=whose)}
        case do.Destroy():
            return _gone(action.what, LEFT, LYING, words, stays=True)
        case do.Sacrifice():
            sure = action.what == "this" or _meant(action.what, words).whose == "you"
            return _resists(action, _gone(action.what, LEFT, LYING, words, stays=not sure))
        case do.Unmake():
            spell = "spell" in _meant(action.what, words).at  # an ability is nowhere once it is countered
            to = _reached(action.to) if spell else NOWHERE
            return _resists(action, _gone(action.what, to, STACK, words, stays=spell))
        case do.Apply() if any(isinstance(each, hold.Control) for each in action.changes):
            return {word: each._replace(whose="any") for word, each in words.items()}
        case do.May():
            done = after_all(action.do, after_cost(action.pay, words))
            return _merged(done, after_all(action.otherwise, words))
        case do.Conditional():
            return _merged(after_all(action.do, words), after_all(action.otherwise, words))
        case do.ForEach():
            return _merged(after_all(action.do, {**words, "each": of_each(action)}), words)
        case _:
            return words


def _resists(action: do.Sacrifice | do.Unmake, words: Words) -> Words:
    """Remember of what is done that what has withstood it once does so again."""
    if not isinstance(action.what, str) or action.what not in words:
        return words
    return {**words, action.what: words[action.what]._replace(resists=action.action)}


def of_each(action: do.ForEach) -> Meant:
    """Return what something is done for, one after the other."""
    if isinstance(action.of, str):
        return Meant(player=True)
    return lies(action.of.zone, filter=action.of.every, whose=action.of.whose)


def later(when: Trigger | str, words: Words) -> Words:
    """Return what words mean once the text has been done and time has passed.

    The spell lies in the graveyard then, where nothing has followed it, and anybody may control anything. As
    a step begins nothing is on the stack (500.2).
    """
    step = isinstance(when, Trigger) and when.event == "step"
    found: dict[str, Meant] = {}
    for word, each in words.items():
        gone = STACK if step else {"spell"} if word == "this" else NOWHERE
        moved, was = each.moved or bool(each.at & gone), each.was - {"ability"} if step else each.was
        found[word] = each._replace(at=each.at - gone, was=was, whose="any", moved=moved, resists="")
    return found


def _after_move(action: do.Move, words: Words) -> Words:
    came, to = works(action, "what"), _reached(action.to)
    meant = _meant(action.what, words)
    found = dict(_gone(action.what, to, came, words, stays=action.to == "battlefield"))
    if do.brings(action):
        found["made"] = Meant(to, to, filter=meant.filter)
    return found


def _reached(to: str) -> Places:
    """Return where something can be found that has been sent to a zone."""
    if to == "graveyard":
        return LEFT
    return frozenset((to,)) if to in ("battlefield", "exile") else NOWHERE


def _meant(what: pick.Things, words: Words) -> Meant:
    if isinstance(what, pick.Every):
        return lies(what.zone, filter=what.every, whose=what.whose)
    return words.get(what, Meant())


def _gone(what: pick.Things, to: Places, came: Places, words: Words, *, stays: bool) -> Words:
    """Return what words mean once something has gone; other words may mean the same object."""
    gone = _meant(what, words).at & came
    found = {word: each.or_at(to, stays=True) if each.at & gone else each for word, each in words.items()}
    if isinstance(what, str) and what in words:
        found[what] = words[what].or_at(to | (words[what].at - came), stays=stays)
    return found


def _merged(one: Words, other: Words) -> Words:
    """Return what words may mean where one thing or another was done."""
    return {word: _either([each[word] for each in (one, other) if word in each]) for word in {**one, **other}}


def _of_token(token: do.TokenModel | KnownToken) -> Filter:
    if isinstance(token, str):
        return Filter(type="artifact", sub=token)
    sub = "equipment" if "equipment" in token.sub else None
    return Filter(type="creature" if "creature" in token.types else token.types[0], sub=sub)


# Every word and every deed has a row


def complete() -> None:
    """Make sure, when the language is loaded, that each field that names objects says where these may lie."""
    unknown = [
        f"{part.__name__}.{name}"
        for part in parts_within(have.Ability)
        for name, field in part.model_fields.items()
        if role_of(part, name) in ("object", "hurt") or pick.Every in models(field.annotation)
        if (part, name) not in WORKS
    ]
    unknown += [f"event {word}" for word in get_args(EventWord) if word not in EVENTS]
    if unknown:
        raise TypeError(f"not written where this lies: {', '.join(sorted(unknown))}")


complete()
