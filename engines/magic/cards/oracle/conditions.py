"""What must be so: "you control a Goblin", "it was kicked", "you have no cards in hand"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engines.kernel.effects.exhaustiveness import complete
from engines.magic.cards.oracle import filters, ledger, selectors, values
from engines.magic.cards.oracle.patterns import Cant, Pattern, either, in_list, row
from engines.magic.cards.oracle.scene import Scene
from engines.magic.cards.words.keywords import KEYWORDS
from engines.magic.cards.words.nouns import PILES
from engines.magic.language import conditions as ask
from engines.magic.language import values as calc
from engines.magic.language.filters import ANYTHING, Filter
from engines.magic.language.ledger import Happened
from engines.magic.language.selectors import Who
from engines.magic.language.values import Value


def all_of(scene: Scene, conditions: Sequence[ask.Condition]) -> Pattern:
    """Return all conditions, after "if"."""
    return in_list([condition(scene, each) for each in conditions])


def condition(scene: Scene, what: ask.Condition, *, holds: bool = True) -> Pattern:
    """Return one condition, or its contrary."""
    if isinstance(what, ask.Not):
        return condition(scene, what.of, holds=not holds)
    return SAYING[type(what)](scene, what, holds)


def _several(scene: Scene, what: ask.AllOf | ask.AnyOf, holds: bool) -> Pattern:
    if not holds:
        raise Cant("not all of them")
    word = "and" if isinstance(what, ask.AllOf) else "or"
    return in_list([condition(scene, each) for each in what.of], word)


def _paid(scene: Scene, _: ask.Paid, holds: bool) -> Pattern:
    it = ("it",) if scene.when is None or scene.when.this else ()
    scene.agent = "this"
    return row(either(*it, "~", "this spell"), " was kicked" if holds else " wasn't kicked")


def _aims(_: Scene, what: ask.AimsAt, holds: bool) -> Pattern:
    if not holds:
        raise Cant("no target of a kind")
    noun = "spell" if what.zone == "spell" else "permanent"
    return row("it targets ", filters.one(what.filter, noun, what.whose))


def _new(_: Scene, __: ask.Newcomer, holds: bool) -> Pattern:
    if not holds:
        raise Cant("what has been there for long")
    return "~ came under your control since the beginning of your last upkeep"


def _cast_so(_: Scene, what: ask.CastSo, holds: bool) -> Pattern:
    if not holds:
        raise Cant("a way that was not taken")
    return row(either("its", "~'s"), f" {what.way} cost was paid")


def _did(scene: Scene, _: ask.Did, holds: bool) -> Pattern:
    """Return whether the action before did something, of who did it."""
    you = "you do" if holds else "you don't"
    they = either("they do", "that player does") if holds else either("they don't", "that player doesn't")
    return you if scene.actor == "you" else they if scene.actor in scene.persons else either(you, they)


def _turn(_: Scene, what: ask.Turn, holds: bool) -> Pattern:
    if what.whose == "any":
        raise Cant("anybody's turn")
    if what.step is not None or what.before is not None:
        raise Cant("a moment, where a condition is asked")
    mine = (what.whose == "you") is holds
    if not what.main:
        return (
            either("it's your turn", "it is your turn")
            if mine
            else either("it's not your turn", "it isn't your turn")
        )
    if not holds or what.whose != "you":
        raise Cant("the main phase of others")
    return "it's your main phase"


# What an object is


def _is(scene: Scene, what: ask.Is, holds: bool) -> Pattern:
    return either(*_said_of(scene, what, holds))


def _said_of(scene: Scene, what: ask.Is, holds: bool) -> list[Pattern]:
    chosen = what.filter
    asked = set(chosen.asked)
    ways = selectors.subjects(scene, what.what)
    if any(each.many for each in ways):
        raise Cant("many that are something")
    found: list[Pattern] = []
    for each in ways:
        gone = () if what.what == "this" else ((" was",) if holds else (" wasn't",))
        short = "'s" if each.said == "it" else " is"
        is_ = either(short, " is", *gone) if holds else either(" isn't", " is not", f"{short} not", *gone)
        has = " has " if holds else " doesn't have "
        if asked <= {"tapped", "attacking", "blocking"} and len(asked) == 1:
            found.append(row(each.said, is_, " ", *_states(chosen)))
        elif asked == {"keyword"} and chosen.keyword in KEYWORDS:
            found.append(row(each.said, has, KEYWORDS[chosen.keyword]))
        elif asked == {"counter"} and chosen.counter is not None:
            if holds:
                found.append(
                    row(each.said, " has ", filters.A, filters.counter_name(chosen.counter), " on it")
                )
            else:
                found.append(
                    row(each.said, " has no ", filters.counter_name(chosen.counter, many=True), " on it")
                )
        elif asked == {"color"} and chosen.color is not None:
            found.append(row(each.said, is_, f" {chosen.color}"))
        elif len(asked) == 1 and (sized := _size_of(chosen)) is not None and holds:
            word, bounds = sized
            of = "its" if each.said == "it" else row(each.said, "'s")
            found.append(row(of, f" {word} is {filters.in_range(bounds)}"))
            found.append(row(each.said, f" has {word} {filters.in_range(bounds)}"))
        elif not chosen.other:
            found.append(row(each.said, is_, " ", filters.one(chosen, "permanent")))
            found.append(row(each.said, is_, " ", filters.one(chosen, "card")))
    return found


def _states(chosen: Filter) -> tuple[str, ...]:
    if chosen.tapped is not None:
        return ("tapped" if chosen.tapped else "untapped",)
    if False in (chosen.attacking, chosen.blocking):
        raise Cant("not attacking")
    return ("attacking",) if chosen.attacking else ("blocking",)


def _size_of(chosen: Filter) -> tuple[str, Any] | None:
    sizes = (("power", chosen.power), ("toughness", chosen.toughness), ("mana value", chosen.mana_value))
    return next(((word, bounds) for word, bounds in sizes if bounds is not None), None)


# Numbers compared


def _compare(scene: Scene, what: ask.Compare, holds: bool) -> Pattern:
    if what.more_than is not None or what.less_than is not None:
        return _only_than(scene, what, holds=holds)
    bounds: list[Value] = [each for each in (what.at_least, what.at_most, what.equals) if each is not None]
    if len(bounds) != 1:
        raise Cant("a number between two")
    bound: Value = bounds[0]
    way = "least" if what.at_least is not None else "most" if what.at_most is not None else "equal"
    if not holds:
        if not isinstance(bound, int) or way == "equal":
            raise Cant("the contrary of a number compared")
        way, bound = ("most", bound - 1) if way == "least" else ("least", bound + 1)
    if isinstance(bound, int):
        return _with_number(scene, what.value, way, bound)
    return _with_value(scene, what.value, way, bound)


def _with_number(scene: Scene, value: Value, way: str, bound: int) -> Pattern:
    match value:
        case calc.Count():
            return _you_control(value, way, bound)
        case Happened() if way == "least":
            return ledger.has_happened(value, bound)
        case calc.CountCards():
            return _cards(scene, value, way, bound)
        case calc.LifeOf():
            return _life(scene, value, way, bound)
        case calc.NumberOf(number="counters"):
            return _counters(scene, value, way, bound)
        case calc.NumberOf():
            told = str(bound) if way == "equal" else _or(bound, way)
            return row(values.expression(scene, value), either(" is ", " was "), told)
        case calc.KindsAmong() if way != "equal":
            return row(f"there are {_many(bound, way)} ", values.kinds_among(scene, value, many=True))
        case calc.TotalOf() if way != "equal":
            return _in_total(scene, value, way, bound)
        case calc.GreatestOf() if way != "equal":
            return row(values.expression(scene, value), f" is {_or(bound, way)}")
        case "x":
            return f"x is {_or(bound, way)}" if way != "equal" else f"x is {bound}"
        case _:
            raise Cant("a number compared")


def _in_total(scene: Scene, value: calc.TotalOf, way: str, bound: int) -> Pattern:
    """Return "creatures you control have total power 8 or greater"."""
    kind = selectors.among(scene, value.among)
    return row(kind, f" have total {values.stat_name(value.total)} {_or(bound, way)}")


def _or(bound: int, way: str, more: str = "greater") -> str:
    return f"{bound} or {more}" if way == "least" else f"{bound} or less"


def _many(bound: int, way: str) -> str:
    """Return "three or more", "two or fewer", "exactly one", before a plural."""
    if way == "equal":
        return f"exactly {filters.number_word(bound)}"
    return f"{filters.number_word(bound)} or {'more' if way == 'least' else 'fewer'}"


def _you_control(value: calc.Count, way: str, bound: int) -> Pattern:
    kept = value.count
    none = (way, bound) in (("most", 0), ("equal", 0))
    heads = {"you": ("you control ",), "opponent": ("an opponent controls ", "your opponents control ")}
    if value.whose == "any":
        if none:
            return row("no ", filters.several(kept), " are on the battlefield")
        if (way, bound) == ("least", 1):
            return row(filters.one(kept), " is on the battlefield")
        return either(
            row(f"{_many(bound, way)} ", filters.several(kept), " are on the battlefield"),
            row(f"there are {_many(bound, way)} ", filters.several(kept), " on the battlefield"),
        )
    ways: list[Pattern] = []
    for head in heads[selectors.plainly(value.whose)]:
        if none:
            ways.append(row(head, "no ", filters.several(kept)))
            if value.whose == "you":
                ways.append(row("you don't control ", filters.one(kept)))
                ways.append(row("you don't control any ", filters.several(kept)))
        elif (way, bound) == ("least", 1):
            ways.append(row(head, filters.one(kept)))
        else:
            ways.append(row(head, f"{_many(bound, way)} ", filters.several(kept)))
    return either(*ways)


def _cards(scene: Scene, value: calc.CountCards, way: str, bound: int) -> Pattern:
    """Return how many cards lie where."""
    selectors.the_one(value.of)
    zone, mine = PILES[value.cards_in].one, value.of == "you"
    none = (way, bound) in (("most", 0), ("equal", 0))
    if value.cards_in == "hand":
        if value.filter != ANYTHING:
            raise Cant("cards of a kind in a hand")
        return either(*_in_hand(scene, value, way, bound, none=none))
    if value.cards_in != "graveyard":
        raise Cant(f"how many cards are in a {zone}")
    where = row(" in ", selectors.of_player(scene, value.of), f" {zone}")
    many = values.cards_counted(value, many=True)
    if none:
        return either(row("there are no ", many, where), row("no ", many, " are", where))
    if (way, bound) == ("least", 1):
        one = row(filters.A, values.cards_counted(value, many=False))
        return either(
            row("there is ", one, where),
            row(one, " is", where),
            *([row("you have ", one, where)] if mine else []),
        )
    some = row(f"{_many(bound, way)} ", many)
    ways = [row("there are ", some, where), row(some, " are", where)]
    return either(*ways, *([row("you have ", some, where)] if mine else []))


def _in_hand(scene: Scene, value: calc.CountCards, way: str, bound: int, *, none: bool) -> list[Pattern]:
    if value.of == "opponent":
        people = [
            selectors.ClauseSubject("an opponent", False),
            selectors.ClauseSubject("each opponent", False),
        ]
    else:
        people = selectors.players(scene, value.of)
    found: list[Pattern] = []
    for each in people:
        has = row(each.said, " ", selectors.verb("have", many=each.many), " ")
        if none:
            found.append(row(has, "no cards in hand"))
        elif bound == 1 and way != "most":
            found.append(row(has, "a card in hand" if way == "least" else "exactly one card in hand"))
        else:
            found.append(row(has, f"{_many(bound, way)} cards in hand"))
    return found


def _life(scene: Scene, value: calc.LifeOf, way: str, bound: int) -> Pattern:
    selectors.the_one(value.life_of)
    if value.life_of == "opponent":
        people = [selectors.ClauseSubject("an opponent", False)]
    else:
        people = selectors.players(scene, value.life_of)
    found: list[Pattern] = []
    for each in people:
        has = selectors.verb("have", many=each.many)
        told = str(bound) if way == "equal" else f"{bound} or {'more' if way == 'least' else 'less'}"
        found.append(row(each.said, f" {has} {'exactly ' if way == 'equal' else ''}{told} life"))
    if value.life_of == "you" and way != "equal":
        found.append(f"your life total is {_or(bound, way)}")
    return either(*found)


def _counters(scene: Scene, value: calc.NumberOf, way: str, bound: int) -> Pattern:
    one, many = filters.counter_name(value.kind), filters.counter_name(value.kind, many=True)
    none = (way, bound) in (("most", 0), ("equal", 0))
    some: Pattern
    if none:
        some = f"no {many}"
    elif (way, bound) == ("least", 1):
        some = row(filters.A, one)
    else:
        some = f"{_many(bound, way)} {many}"
    ways: list[Pattern] = []
    fork = scene.fork()
    for each in selectors.subjects(scene, value.of):
        ways.append(row(each.said, " has ", some, " on it"))
    there = "is" if (way, bound) == ("least", 1) else "are"
    ways.append(row(f"there {there} ", some, " on ", selectors.thing(fork, value.of)))
    return either(*ways)


def _with_value(scene: Scene, value: Value, way: str, bound: Value) -> Pattern:
    """Return a number compared with another: what people have more of, and what is greater."""
    match value, bound:
        case calc.NumberOf(), calc.NumberOf() if way != "equal":
            first, other = values.expression(scene, value), values.expression(scene, bound)
            return row(first, f" is {'greater' if way == 'least' else 'less'} than or equal to ", other)
        case _:
            raise Cant("two numbers compared")


def _only_than(scene: Scene, what: ask.Compare, *, holds: bool) -> Pattern:
    bounds = (what.at_least, what.at_most, what.equals, what.more_than, what.less_than)
    if not holds or sum(each is not None for each in bounds) > 1:
        raise Cant("a number between two")
    if what.more_than is not None:
        return _than(scene, what.value, what.more_than, more=True)
    assert what.less_than is not None
    return _than(scene, what.value, what.less_than, more=False)


def _than(scene: Scene, value: Value, other: Value, *, more: bool) -> Pattern:
    """Return who has more or less than whom: "an opponent has more life than you"."""
    fewer = "more" if more else "fewer"
    match value, other:
        case calc.LifeOf(life_of=who), calc.LifeOf(life_of=whom):
            what: Pattern = f"{'more' if more else 'less'} life"
        case calc.CountCards(cards_in="hand", of=who), calc.CountCards(cards_in="hand", of=whom):
            if (value.filter, other.filter) != (ANYTHING, ANYTHING):
                raise Cant("cards of a kind in hands")
            what = f"{fewer} cards in hand"
        case calc.Count(whose="you" | "opponent" as who), calc.Count(whose="you" | "opponent" as whom):
            if value.count != other.count or value.count.other:
                raise Cant("two kinds compared")
            head = "you control " if who == "you" else "an opponent controls "
            return row(head, f"{fewer} ", filters.several(value.count), " than ", _rival(who, whom))
        case _:
            raise Cant("two numbers compared")
    return row(_having(scene, who), what, " than ", _rival(who, whom))


def _having(scene: Scene, who: Who) -> Pattern:
    """Return who has something: "an opponent has"."""
    if who == "you":
        return "you have "
    if who == "that_player":
        return row(selectors.player(scene, who), " has ")
    if who != "opponent":
        raise Cant("who has more")
    return either("an opponent has ", *(["that player has "] if scene.person == "opponent" else []))


def _rival(who: Who, whom: Who) -> Pattern:
    """Return who has less, where two play."""
    if whom == "you" and who != "you":
        return "you"
    if whom == "opponent" and who == "you":
        return either("an opponent", "each opponent", "each other player")
    raise Cant("whom they are compared with")


SAYING: dict[type[Any], Callable[[Scene, Any, bool], Pattern]] = {
    ask.Compare: _compare, ask.Is: _is, ask.Turn: _turn, ask.Paid: _paid,
    ask.CastSo: _cast_so, ask.Newcomer: _new, ask.AimsAt: _aims, ask.Did: _did,
    ask.AllOf: _several, ask.AnyOf: _several,
}  # fmt: skip
"""How each condition is said."""
complete(ask.Condition, [each for each in SAYING if each not in (ask.AllOf, ask.AnyOf)])
