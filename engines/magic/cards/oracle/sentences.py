"""Actions in a row: how their clauses go on, and those that hold others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engines.kernel.effects.exhaustiveness import complete
from engines.magic.cards.oracle import actions as plain
from engines.magic.cards.oracle import conditions, costs, events, filters, selectors, values
from engines.magic.cards.oracle.at_once import (
    NUMBERED,
    amassed,
    amasses,
    as_damage,
    field_of,
    from_shown,
    hits_of,
    is_unseen_order,
    sacrifices,
    same_number,
    same_on_next,
)
from engines.magic.cards.oracle.clauses import Clause, Sayer, either_so, joint, opening
from engines.magic.cards.oracle.patterns import Cant, Pattern, cut, either, row
from engines.magic.cards.oracle.scene import TARGETS, Scene, nouns_of
from engines.magic.cards.oracle.selectors import Several
from engines.magic.language import actions as do
from engines.magic.language.conditions import Did
from engines.magic.language.events import Trigger
from engines.magic.language.selectors import Every, Target


def text(scene: Scene, actions: Sequence[do.Action]) -> Pattern:
    """Return actions as sentences, without the last full stop."""
    return _joined(scene, actions, one=False)


def sentence(scene: Scene, actions: Sequence[do.Action]) -> Pattern:
    """Return actions as one sentence, which nothing else may end before."""
    return _joined(scene, actions, one=True)


def _joined(scene: Scene, actions: Sequence[do.Action], *, one: bool) -> Pattern:
    sayers = list(_grouped(actions, scene.targets))
    found: list[Pattern] = []
    before: Clause | None = None
    for place, sayer in enumerate(sayers):
        clause = sayer(scene)
        if before is not None:
            found.append(joint(before, clause, one=one, last=place == len(sayers) - 1))
        else:
            found.append(opening(clause))
        before = clause
        scene.fresh, scene.actor, scene.agent = False, clause.actor, None
    if not found:
        raise Cant("nothing is done")
    return row(*found)


# What is said at once


def _grouped(actions: Sequence[do.Action], targets: Sequence[Target]) -> Iterator[Sayer]:
    """Yield what is said of actions, in order: what is alike, or belongs together, is said at once."""
    rest = list(actions)
    while rest:
        action = rest.pop(0)
        match action, rest:
            case do.Conditional(), _ if (army := amassed([action, *rest])) is not None:
                del rest[:3]
                yield amasses(*army)
            case do.Pick(zone="battlefield", whose="you"), [do.Sacrifice(what="chosen"), *_]:
                rest.pop(0)
                yield sacrifices(action)
            case do.Pick(who="you"), [_, *_]:
                yield _picks(action, rest.pop(0))
            case do.Reveal(who=who), [do.Discard(how="by_you") | do.Put(how="by_you") as gone, *_] if (
                who == gone.who
            ):
                rest.pop(0)
                yield from_shown(action, gone)
            case _ if rest and same_number(action, rest[0]):
                yield _sharing(action, rest.pop(0))
            case do.Damage(divided=False) | do.ForEach(), _ if (hit := as_damage(action)) is not None:
                hits = [hit]
                while rest and (more := as_damage(rest[0])) is not None and more.source == hit.source:
                    hits.append(more)
                    rest.pop(0)
                yield hits_of(hits)
            case _:
                several = [action]
                while rest and same_on_next(action, rest[0], len(several), targets):
                    several.append(rest.pop(0))
                yield _alike(several)


def _sharing(action: do.Action, other: do.Action) -> Sayer:
    assert isinstance(action, NUMBERED)
    number = action.number

    def at_once(scene: Scene) -> Clause:
        said = sentence(scene, [each.model_copy(update={"number": "x"}) for each in (action, other)])
        return Clause(row(said, values.where_x(scene, number)), None, None, closed=True, begins=True)

    def apart(scene: Scene) -> Clause:
        first, second = say_action(scene, action), say_action(scene, other)
        said = row(opening(first), joint(first, second, one=False, last=True))
        return Clause(said, None, None, closed=second.closed, begins=True)

    return lambda scene: either_so(scene, at_once, apart)


def _picks(action: do.Pick, after: do.Action) -> Sayer:
    """Return what is done with what you choose: "return a land you control to its owner's hand"."""

    def say(scene: Scene) -> Clause:
        if not isinstance(action.number, int):
            raise Cant("how many are chosen is reckoned")
        if isinstance(after, do.Sacrifice):
            raise Cant("what others control is sacrificed")
        if action.zone == "graveyard":
            cards = filters.counted(action.filter, action.number, "card", up_to=action.up_to)
            scene.chosen = row(cards, either(" from", " in"), " your graveyard")
            scene.own.add("chosen")
            nouns = ("card",)
        else:
            scene.chosen = filters.counted(
                action.filter, action.number, whose=action.whose, up_to=action.up_to
            )
            nouns = nouns_of(action.filter)
        if action.number != 1:
            raise Cant("several that are chosen")
        scene.named["chosen"] = nouns
        (sayer,) = _grouped([after], scene.targets)
        clause = sayer(scene)
        if scene.waits_to_be_named():
            raise Cant("what is chosen is not named")
        return clause

    return say


def _alike(several: Sequence[do.Action]) -> Sayer:
    first = several[0]
    if len(several) == 1:
        return lambda scene: say_action(scene, first)
    field = field_of(first)
    places = tuple(TARGETS.index(getattr(each, field)) for each in several)
    at_once = first.model_copy(update={field: Several(places)})

    def say(scene: Scene) -> Clause:
        if isinstance(first, do.Move) and not is_unseen_order(scene, first, places):
            raise Cant("they move at one moment")
        return say_action(scene, at_once)

    return say


def say_action(scene: Scene, action: do.Action) -> Clause:
    """Return one action as a clause."""
    compound = COMPOUND.get(type(action))
    clause = plain.SAYING[type(action)](scene, action) if compound is None else compound(scene, action)
    scene.did = action
    return clause


# Actions made of others


def _pick(_: Scene, __: do.Pick) -> Clause:
    raise Cant("what is chosen, and nothing done with it at once")


def _may(scene: Scene, action: do.May) -> Clause:
    selectors.the_one(action.who)
    if action.otherwise and action.pay and not action.do:
        return either_so(scene, lambda here: _unless(here, action), lambda here: _may_pay(here, action))
    return _may_pay(scene, action) if action.pay else _may_do(scene, action)


def _unless(scene: Scene, action: do.May) -> Clause:
    """Return what is done unless somebody pays."""
    done = sentence(scene, action.otherwise)
    people = selectors.players(scene, action.who)
    ways = [row(each.said, " ", costs.paying(scene, action.pay, many=each.many)) for each in people]
    said = row(done, " unless ", either(*ways))
    return Clause(said, None, None, closed=True, begins=True)


def _may_pay(scene: Scene, action: do.May) -> Clause:
    people = selectors.players(scene, action.who)
    head = row(either(*(row(each.said, " may ") for each in people)), costs.paying(scene, action.pay))
    own = action.who == "you"
    found: list[Pattern] = [head]
    if action.do:
        match action.do:
            case [do.Later(when="now") as later]:
                found.append(row(". when ", "you do, " if own else "they do, ", _waiting(scene, later, text)))
            case _:
                found.append(row(". if ", _does(action.who), ", ", sentence(scene, action.do)))
    if action.otherwise:
        doesnt = row("if ", _does(action.who, holds=False))
        otherwise = either("otherwise", doesnt) if action.do else doesnt
        found.append(row(". ", otherwise, ", ", sentence(scene, action.otherwise)))
    return Clause(row(*found), None, None, closed=True)


def _does(who: Any, *, holds: bool = True) -> Pattern:
    if who == "you":
        return "you do" if holds else "you don't"
    return either("they do", "that player does") if holds else either("they don't", "that player doesn't")


def _may_do(scene: Scene, action: do.May) -> Clause:
    people = selectors.players(scene, action.who)
    key = selectors.person_key(scene, action.who)
    own = action.who == "you"
    done, if_done = _parted(action.do)
    scene.may = None if own else key
    sayers = list(_grouped(done, scene.targets))
    found: list[Pattern] = []
    before: Clause | None = None
    for place, sayer in enumerate(sayers):
        if before is None and own and len(sayers) == 1:
            clause, having = _may_have(scene, sayer)
            if having:
                found.append(row("have ", clause.whole))
                break
        else:
            clause = sayer(scene)
        if before is None and (clause.bare is None or clause.actor != key):
            raise Cant("what they may do is not theirs")
        found.append(
            clause.bare or ""
            if before is None
            else joint(before, clause, one=True, last=place == len(sayers) - 1)
        )
        before = clause
    scene.may = None
    said = row(either(*(row(each.said, " may ") for each in people)), *found)
    if if_done is not None:
        said = row(said, ". if ", _does(action.who), ", ", sentence(scene, if_done.do))
    if action.otherwise:
        otherwise = either("otherwise", row("if ", _does(action.who, holds=False)))
        said = row(said, ". ", otherwise, ", ", sentence(scene, action.otherwise))
    return Clause(said, None, key, closed=True)


def _may_have(scene: Scene, sayer: Sayer) -> tuple[Clause, bool]:
    """Return what you may do, or what you may have others do, and which of both it is."""
    fork = scene.fork()
    clause = sayer(fork)
    if clause.actor == "you":
        scene.take(fork)
        return clause, False
    if clause.closed:
        raise Cant("what you may have others do, and more")
    scene.having = True
    clause = sayer(scene)
    scene.having = False
    return clause, True


def _parted(actions: Sequence[do.Action]) -> tuple[Sequence[do.Action], do.Conditional | None]:
    """Return what may be done, and what is done then: "if you do"."""
    if len(actions) > 1 and isinstance(actions[-1], do.Conditional):
        last = actions[-1]
        if last.conditions == (Did(test="done"),) and not last.otherwise:
            return actions[:-1], last
    return actions, None


def _conditional(scene: Scene, action: do.Conditional) -> Clause:
    if action.otherwise:
        return either_so(scene, lambda here: _if_else(here, action), lambda here: _instead(here, action))
    if action.conditions == (Did(test="done"),):
        condition = conditions.all_of(scene, action.conditions)
        return Clause(row("if ", condition, ", ", sentence(scene, action.do)), None, None, closed=True)
    return either_so(scene, lambda here: _if(here, action), lambda here: _only_if(here, action))


def _if(scene: Scene, action: do.Conditional) -> Clause:
    if scene.fresh:
        raise Cant("a condition that would be asked as the ability triggers (603.4)")
    condition = conditions.all_of(scene, action.conditions)
    return Clause(row("if ", condition, ", ", _then(scene, action)), None, None, closed=True)


def _then(scene: Scene, action: do.Conditional) -> Pattern:
    """Return what is done under conditions."""
    with scene.given(action.conditions):
        return sentence(scene, action.do)


def _only_if(scene: Scene, action: do.Conditional) -> Clause:
    done = _then(scene, action)
    said = row(done, " if ", conditions.all_of(scene, action.conditions))
    return Clause(said, None, None, closed=True, begins=True)


def _if_else(scene: Scene, action: do.Conditional) -> Clause:
    head = _if(scene, action).whole
    return Clause(row(head, ". otherwise, ", sentence(scene, action.otherwise)), None, None, closed=True)


def _instead(scene: Scene, action: do.Conditional) -> Clause:
    """Return what is done, and what is done instead under a condition.

    What may be done instead leaves what is usual where it is not.
    """
    match action.do:
        case [do.May(pay=(), otherwise=otherwise) as may] if may.do:
            if otherwise != action.otherwise:
                raise Cant("nothing at all instead")
            action = action.model_copy(update={"do": (may.model_copy(update={"otherwise": ()}),)})
        case _:
            pass
    usual = text(scene, action.otherwise)
    after, short = scene.fork(), scene.fork()
    condition = conditions.all_of(scene, action.conditions)
    in_short = _shortly(scene.fork(), action)
    done = _then(scene, action)
    ways: list[Pattern] = [
        row(". if ", condition, ", ", either(row(done, " instead"), row("instead ", done)))
    ]
    if in_short is not None:
        ways.append(row(". if ", condition, ", ", in_short, " instead"))
        ways.append(row(". ", _shortly(short, action) or "", " instead if ", condition))
    done = _then(after, action)
    ways.append(row(". ", done, " instead if ", conditions.all_of(after, action.conditions)))
    return Clause(row(usual, either(*ways)), None, None, closed=True)


def _shortly(scene: Scene, action: do.Conditional) -> Pattern | None:
    """Return what damage is dealt instead to the same: to whom is not said again."""
    match action.do, action.otherwise:
        case [do.Damage() as hit], [do.Damage() as other] if hit == other.model_copy(
            update={"number": hit.number}
        ):
            scene.agent = hit.source  # "it deals 4 damage instead": as before
            return cut(plain.damages(scene, [hit.model_copy(update={"to": "you"})]).whole, " to you")
        case _:
            return None


def _for_each(scene: Scene, action: do.ForEach) -> Clause:
    if isinstance(action.of, Every):
        kind = row("other " if action.of.every.other else "", selectors.one_of_every(action.of))
        scene.name(
            "each", nouns_of(action.of.every, "permanent" if action.of.zone == "battlefield" else "card")
        )
        scene.repeated = scene.named["each"]
        said = row("for each ", kind, ", ", sentence(scene, action.do))
        scene.forget()
        return Clause(said, None, None, closed=True)
    if action.of == "each_player" and len(list(_grouped(action.do, scene.targets))) > 1:
        raise Cant("one player after the other, not all at each step (101.4)")
    scene.each_of = action.of
    scene.persons.discard("each")
    clauses = sentence(scene, action.do)
    return Clause(clauses, None, "each", closed=True)


def _waiting(scene: Scene, action: do.Later, say: Callable[[Scene, Sequence[do.Action]], Pattern]) -> Pattern:
    """Return what is done later: its targets would be chosen then, and the language chooses all at once."""
    scene.waits = True
    said = say(scene, action.do)
    scene.waits = False
    return said


def _later(scene: Scene, action: do.Later) -> Clause:
    if not isinstance(action.when, Trigger):
        return Clause(row("when you do, ", _waiting(scene, action, text)), None, None, closed=True)
    when = events.next_step(action.when)

    def before(here: Scene) -> Clause:
        return Clause(row(when, ", ", _waiting(here, action, sentence)), None, None, closed=True, begins=True)

    def after(here: Scene) -> Clause:
        return Clause(row(sentence(here, action.do), " ", when), None, None, closed=True, begins=True)

    return either_so(scene, after, before)


COMPOUND: dict[type[Any], Callable[[Scene, Any], Clause]] = {
    do.Pick: _pick, do.May: _may, do.Conditional: _conditional, do.ForEach: _for_each, do.Later: _later,
}  # fmt: skip
"""How each action is said that holds others, or what others speak of."""
complete(do.Action, plain.SAYING, COMPOUND)
