"""What a text does: a clause for each action, with its subject and without."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.magic.cards.oracle import (
    changes,
    costs,
    dealing,
    filters,
    hands,
    patterns,
    searching,
    selectors,
    tokens,
    values,
)
from engines.magic.cards.oracle.clauses import Clause, someone_does, you_do
from engines.magic.cards.oracle.patterns import Cant, Pattern, either, in_list, maybe, row
from engines.magic.cards.oracle.scene import TARGETS, Scene
from engines.magic.cards.oracle.selectors import Several, verb
from engines.magic.cards.oracle.values import UnitNoun
from engines.magic.language import actions as do
from engines.magic.language.filters import ANYTHING
from engines.magic.language.selectors import Every, Things, Who
from engines.magic.language.values import Value

_DAMAGE = UnitNoun("", "damage", figures=True)
_CARDS = UnitNoun("a card", "cards")


# Permanents


def _apply(scene: Scene, action: do.Apply) -> Clause:
    said = changes.held(scene, action.what, action.changes, action.until)
    actor = "you" if said.by_you else ("object", action.what)
    return Clause(said.whole, said.bare, actor)


def _move(scene: Scene, action: do.Move) -> Clause:
    things = selectors.thing(scene, action.what)
    own = _is_own(scene, action.what)
    if action.what == "this" and "this" in scene.own:
        place = " from your graveyard"
        things = row(things, place if scene.says_from else maybe(place))
        scene.says_from = False
    whose = _owners(action.what, own=own)
    _moved(scene, action)
    match action.to:
        case "hand":
            return you_do(
                either(
                    row("return ", things, " to ", whose("hand")),
                    row("put ", things, " into ", whose("hand")),
                )
            )
        case "exile":
            return you_do(row("exile ", things))
        case "graveyard":
            return you_do(row("put ", things, " into ", whose("graveyard")))
        case "library":
            return you_do(row("put ", things, " on top of ", whose("library")))
        case "library_bottom":
            return you_do(row("put ", things, " on the bottom of ", whose("library")))
        case "battlefield":
            return you_do(_onto_battlefield(action, things, own=own, many=_is_many(action.what)))


def _onto_battlefield(action: do.Move, things: Pattern, *, own: bool, many: bool) -> Pattern:
    there = either(
        row("return ", things, " to the battlefield"), row("put ", things, " onto the battlefield")
    )
    tapped = " tapped" if action.tapped else ""
    counter: Pattern = ""
    if action.counter is not None:
        name = filters.counter_name(action.counter)
        counter = row(" with ", filters.A, name, " on them" if many else " on it")
    if action.yours or own:
        return row(there, tapped, maybe(" under your control"), counter)
    under = " under their owners' control" if many else " under its owner's control"
    return row(there, tapped, under, counter)


def _is_many(what: Things | Several) -> bool:
    return isinstance(what, Every | Several)


def _is_own(scene: Scene, what: Things | Several) -> bool:
    """Tell whether something is a card that is the player's own."""
    if isinstance(what, Every):
        return what.zone != "battlefield" and what.whose == "you"
    if isinstance(what, Several):
        return all(_is_own(scene, TARGETS[place]) for place in what.places)
    if what in TARGETS and TARGETS.index(what) < len(scene.targets):
        aimed = scene.targets[TARGETS.index(what)]
        return aimed.target == "card" and aimed.whose == "you"
    return what in scene.own


def _owners(what: Things | Several, *, own: bool) -> Callable[[str], Pattern]:
    """Return a zone with whose it is: "its owner's hand", "your hand"."""
    plural = {"hand": "hands", "library": "libraries", "graveyard": "graveyards"}

    def said(zone: str) -> Pattern:
        if own:
            return f"your {zone}"
        if _is_many(what):
            return either(f"their owners' {plural[zone]}", f"their owner's {zone}", f"its owner's {zone}")
        return f"its owner's {zone}"

    return said


def _moved(scene: Scene, action: do.Move) -> None:
    """Note what has become of what was moved: a card, but on the battlefield."""
    what = action.what
    key = selectors.thing_key(scene, what)
    if key in scene.named:
        nouns = scene.named[key]
        more = (selectors.EXILED, "card") if action.to == "exile" else ("card",)
        if action.to == "battlefield":
            more = ("creature", "permanent") if nouns == ("card",) else ()
        scene.named[key] = tuple(dict.fromkeys((*nouns, *more)))
    if isinstance(what, Every):  # all of the kind are others from now on
        scene.name("made", scene.named.pop(key), many=True)
        key = "made"
    if do.brings(action):
        scene.made = key


def _damage(scene: Scene, action: do.Damage) -> Clause:
    return damages(scene, [action])


def damages(scene: Scene, hits: list[do.Damage]) -> Clause:
    """Return what one source deals, to one or to several in a row."""
    source = hits[0].source
    scene.rival = scene.last if source == "this" else None
    subjects = selectors.subjects(scene, source)
    if scene.agent not in (None, source):  # "if it was kicked, it deals": what the condition was about
        subjects = [each for each in subjects if each.said != "it"]
    heads = either(*(row(each.said, " ", verb("deal", many=each.many or scene.having)) for each in subjects))
    verbs = either(*(verb("deal", many=each.many) for each in subjects))
    if len(hits) > 1 and all(each.number == hits[0].number for each in hits):
        said = values.spread(
            scene, values.amounts(hits[0].number, _DAMAGE), lambda here, some: _all_hit(here, some, hits)
        )  # fmt: skip
    else:
        said = in_list([_hit(scene, each) for each in hits])
    scene.did = hits[0]
    return Clause(row(heads, " ", said), row(verbs, " ", said), ("object", source))


def _all_hit(scene: Scene, some: Pattern, hits: list[do.Damage]) -> Pattern:
    """Return the same damage to several: "2 damage to target creature and 2 damage to you"."""
    whom = [_whom(scene, each) for each in hits]
    return either(row(some, " to ", in_list(whom)), in_list([row(some, " to ", each) for each in whom]))


def _hit(scene: Scene, action: do.Damage) -> Pattern:
    if action.divided:
        return _divided(scene, action)
    return values.spread(
        scene,
        values.amounts(action.number, _DAMAGE),
        lambda here, some: row(some, " to ", _whom(here, action)),
    )


def _whom(scene: Scene, action: do.Damage) -> Pattern:
    if action.to == action.source:
        return "itself"
    if isinstance(action.to, Several):
        return selectors.thing(scene, action.to, each=True)
    if scene.rival is not None and scene.last == "this":
        scene.last = scene.rival  # "~ deals 2 damage to it": not to itself
    scene.rival = None
    return selectors.hurt(scene, action.to)


_ANOTHER = {"another": True, "optional": True}


def _divided(scene: Scene, action: do.Damage) -> Pattern:
    """Return damage that is divided among all targets."""
    count = len(scene.targets)
    number = {2: "one or two", 3: "one, two, or three"}.get(count)
    amount = action.number if isinstance(action.number, int) else None
    if number is None or action.to != TARGETS[0] or (amount is None and action.number != "x"):
        raise Cant("damage among so many")
    first, *others = scene.targets
    if first.optional or any(each != first.model_copy(update=_ANOTHER) for each in others):
        raise Cant("damage among targets of several kinds")
    scene.introduce(*range(count))
    kinds = selectors.targeted(first, first=True, number=2)
    among = patterns.exchanged(kinds, "two ", f"{number} ")
    if amount is not None and amount <= count:
        among = either(among, patterns.exchanged(kinds, "two ", "any number of "))
    return row(f"{'x' if amount is None else amount} damage divided as you choose among ", among)


def _destroy(scene: Scene, action: do.Destroy) -> Clause:
    said = row("destroy ", selectors.thing(scene, action.what))
    if action.regenerates:
        return you_do(said)
    them = (
        "they"
        if _is_many(action.what)
        else either("it", *(f"that {noun}" for noun in ("creature", "permanent")))
    )
    return you_do(row(said, ". ", them, " can't be regenerated"), closed=True)


def _regenerate(scene: Scene, action: do.Regenerate) -> Clause:
    return you_do(row("regenerate ", selectors.thing(scene, action.what, each=True)))


def _turn(scene: Scene, action: do.Turn) -> Clause:
    return you_do(row(f"{action.action.replace('_', ' ')} ", selectors.thing(scene, action.what)))


def _attach(scene: Scene, action: do.Attach) -> Clause:
    if action.to in TARGETS and TARGETS.index(action.to) not in scene.introduced:
        what = selectors.thing(scene, action.what)
        return you_do(row("attach ", what, " to ", selectors.thing(scene, action.to)))
    to = selectors.thing(scene, action.to)  # first: "attach ~ to it" is not to itself
    return you_do(row("attach ", selectors.thing(scene, action.what), " to ", to))


def _fight(scene: Scene, action: do.Fight) -> Clause:
    subjects = selectors.subjects(scene, action.what)
    fights = either(*(verb("fight", many=each.many or scene.having) for each in subjects))
    foe = selectors.thing(scene, action.foe)
    heads = either(*(row(each.said, " ", verb("fight", many=each.many or scene.having)) for each in subjects))
    return Clause(row(heads, " ", foe), row(fights, " ", foe), ("object", action.what))


def _sacrifice(scene: Scene, action: do.Sacrifice) -> Clause:
    return you_do(row("sacrifice ", selectors.thing(scene, action.what)))


def _counters(scene: Scene, action: do.PutCounters) -> Clause:
    one, many = filters.counter_name(action.kind), filters.counter_name(action.kind, many=True)
    unit = UnitNoun(row(filters.A, one), many, split=True)
    put, on = ("put ", " on ") if action.action == "add_counters" else ("remove ", " from ")
    found = values.amounts(action.number, unit)
    return you_do(
        values.spread(
            scene, found, lambda here, some: row(put, some, on, selectors.thing(here, action.what, each=True))
        )
    )


# The stack and mana


_INSTEAD: dict[str, Pattern] = {
    "exile": "exile it instead of putting it into its owner's graveyard",
    "hand": either(
        "put it into its owner's hand instead of into that player's graveyard",
        "return it to its owner's hand instead of putting it into that player's graveyard",
    ),
    "library": "put it on top of its owner's library instead of into that player's graveyard",
}


def _unmake(scene: Scene, action: do.Unmake) -> Clause:
    said = row("counter ", selectors.thing(scene, action.what))
    if action.to == "graveyard":
        return you_do(said)
    return you_do(row(said, ". if that spell is countered this way, ", _INSTEAD[action.to]), closed=True)


def _mana(scene: Scene, action: do.AddMana) -> Clause:
    return you_do(costs.added(scene, action), closed=action.only is not None)


# Players and their cards


def _draw(scene: Scene, action: do.Draw) -> Clause:
    return _with_number(scene, action.who, "draw", action.number, _CARDS)


def _mill(scene: Scene, action: do.Mill) -> Clause:
    return _with_number(scene, action.who, "mill", action.number, _CARDS)


def _life(scene: Scene, action: do.ChangeLife) -> Clause:
    base = "gain" if action.action == "gain_life" else "lose"
    return _with_number(scene, action.who, base, action.number, values.LIFE)._replace(told=False)


def _with_number(scene: Scene, who: Who, base: str, number: Value, unit: UnitNoun) -> Clause:
    found = values.amounts(number, unit)
    return someone_does(scene, who, base, lambda here, _: values.spread(here, found, lambda __, some: some))


def _discard(scene: Scene, action: do.Discard) -> Clause:
    if action.how == "by_you":
        raise Cant("a card of a hand that nobody has seen")
    if action.how == "all":
        if action.filter != ANYTHING:
            raise Cant("all cards of a kind")
        return someone_does(scene, action.who, "discard", lambda _, own: f"{own} hand")
    unit = UnitNoun(filters.one(action.filter, "card"), filters.several(action.filter, "card"))
    at_random = " at random" if action.how == "random" else ""
    found = values.amounts(action.number, unit)
    return someone_does(
        scene, action.who, "discard",
        lambda here, _: values.spread(here, found, lambda __, some: row(some, at_random)),
    )  # fmt: skip


def _scry(scene: Scene, action: do.Scry) -> Clause:
    if isinstance(action.number, int):
        return you_do(f"{action.action} {action.number}")
    if action.number == "x":
        return you_do(f"{action.action} x")
    return you_do(row(f"{action.action} x", values.where_x(scene, action.number)))


def _prevent(scene: Scene, action: do.Prevent) -> Clause:
    kind = "combat damage" if action.combat else "damage"
    to = "" if action.to is None else row(" to ", _protected(scene, action, each=action.number is not None))
    if action.number is None:
        return you_do(
            row(
                f"prevent all {kind} that would be dealt",
                either(row(to, " this turn"), row(" this turn", to)),
            )
        )
    unit = UnitNoun("", kind, figures=True)
    return you_do(
        values.spread(
            scene,
            values.amounts(action.number, unit)[:1],
            lambda _, some: row("prevent the next ", some, " that would be dealt", to, " this turn"),
        )
    )


def _protected(scene: Scene, action: do.Prevent, *, each: bool) -> Pattern:
    if isinstance(action.to, Several):
        return selectors.thing(scene, action.to)
    if isinstance(action.to, Every):
        return (
            selectors.thing(scene, action.to, each=True) if each else selectors.every_plural(scene, action.to)
        )
    assert action.to is not None
    return selectors.hurt(scene, action.to)


SAYING: dict[type[Any], Callable[[Scene, Any], Clause]] = {
    do.Apply: _apply, do.Move: _move, do.Damage: _damage, do.Destroy: _destroy, do.Regenerate: _regenerate,
    do.Fight: _fight, do.Turn: _turn, do.Attach: _attach, do.Sacrifice: _sacrifice, do.PutCounters: _counters,
    do.MakeTokens: tokens.made, do.Unmake: _unmake, do.AddMana: _mana, do.Draw: _draw, do.Discard: _discard,
    do.Mill: _mill, do.ChangeLife: _life, do.Scry: _scry, do.Look: dealing.look,
    do.Deal: dealing.deal, do.Search: searching.search, do.Reveal: hands.reveal, do.Put: hands.put,
    do.Prevent: _prevent,
}  # fmt: skip
"""How each action is said that holds no others."""
