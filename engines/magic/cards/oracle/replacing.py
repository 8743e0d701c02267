"""What happens instead: "if a creature would die, exile it instead", "~ enters with two counters on it"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.kernel.effects.exhaustiveness import complete
from engines.magic.cards.oracle import filters, selectors, values
from engines.magic.cards.oracle.patterns import Cant, Pattern, either, maybe, row
from engines.magic.cards.oracle.scene import Scene
from engines.magic.cards.words.numbers import TIMES
from engines.magic.language import replacing as new
from engines.magic.language.filters import ANYTHING
from engines.magic.language.parts import Whose

_PEOPLE: dict[Whose, tuple[str, str]] = {
    "you": ("you", "your"), "opponent": ("an opponent", "their"), "any": ("a player", "their"),
}  # fmt: skip


def instead(scene: Scene, what: new.Instead) -> Pattern:
    """Return what happens instead, as a sentence without its full stop."""
    return SAYING[type(what)](scene, what)


def _damage(scene: Scene, what: new.DamageInstead) -> Pattern:
    kind = {None: "damage", True: "combat damage", False: "noncombat damage"}[what.combat]
    if what.times == 0 and what.plus == 0:
        return row(f"prevent all {kind} that would be dealt", either(*_to_and_by(scene, what)))
    if what.times == 1 and what.plus < 0:
        return _less(scene, what, kind)
    source = _source(what)
    to: dict[str, Pattern] = {
        "any": either("a permanent or player", "a player or permanent"), "you": "you", "this": "~",
        "host": selectors.thing(scene.fork(), "host") if what.to == "host" else "",
    }  # fmt: skip
    much = _much(what.times, what.plus, "damage")
    whom = {"you": "you", "any": "that permanent or player"}.get(what.to, "it")
    again = either(" instead", f" to {whom} instead")
    return row("if ", source, f" would deal {kind} to ", to[what.to], ", it deals ", much, again)


def _to_and_by(scene: Scene, what: new.DamageInstead) -> list[Pattern]:
    """Return to what and by what damage would be dealt that is prevented."""
    to: Pattern = ""
    if what.to != "any":
        to = " to you" if what.to == "you" else row(" to ", selectors.thing(scene, what.to))
    if what.source == ANYTHING and what.source_whose == "any":
        return [to] if to else [""]
    kinds = filters.several(what.source, "source", what.source_whose)
    return [row(to, " by ", kinds)]


def _less(scene: Scene, what: new.DamageInstead, kind: str) -> Pattern:
    source = _source(what)
    if what.to == "any":
        raise Cant("less damage to anything")
    to = "you" if what.to == "you" else selectors.thing(scene, what.to)
    return row("if ", source, f" would deal {kind} to ", to, f", prevent {-what.plus} of that damage")


def _source(what: new.DamageInstead) -> Pattern:
    return filters.one(what.source, "source", what.source_whose)


def _much(times: int, plus: int, unit: str) -> Pattern:
    """Return "twice that much damage", "that much life plus 1"."""
    that = "that many" if unit == "counters" else "that much"
    if times in TIMES and plus == 0:
        return f"{TIMES[times]} {that} {unit}"
    if times == 1 and plus > 0:
        return either(
            f"{that} {unit} plus {plus}", f"{that} plus {plus} {unit}", f"{that} plus {_word(plus)} {unit}"
        )
    raise Cant("another number instead")


def _word(number: int) -> str:
    return "one" if number == 1 else filters.number_word(number)


def _only_this(what: new.GoesInstead | new.EntersWith) -> None:
    if what.filter != ANYTHING or what.whose != "any":
        raise Cant("what speaks, of a kind")


_TO: dict[str, Pattern] = {
    "exile": "exile it instead",
    "hand": either("return it to its owner's hand instead", "put it into its owner's hand instead"),
    "library": "put it on top of its owner's library instead",
    "library_bottom": "put it on the bottom of its owner's library instead",
}


def _goes(scene: Scene, what: new.GoesInstead) -> Pattern:
    if what.this:
        _only_this(what)
        subject: Pattern = "~"
        scene.name("this", ())
    elif what.dies:
        subject = filters.one(what.filter, "permanent", what.whose)
    else:
        subject = filters.one(what.filter, "card")
    if what.dies:
        return row(
            "if ",
            subject,
            either(" would die", " would be put into a graveyard from the battlefield"),
            ", ",
            _TO[what.to],
        )
    owners: dict[Whose, str] = {"you": "your", "opponent": "an opponent's", "any": "a"}
    graveyard = "a" if what.this else owners[what.whose]
    return row("if ", subject, f" would be put into {graveyard} graveyard from anywhere, ", _TO[what.to])


def _enters(scene: Scene, what: new.EntersWith) -> Pattern:
    one, many = filters.counter_name(what.kind), filters.counter_name(what.kind, many=True)
    if not what.this:
        return _all_enter(what)
    _only_this(what)
    scene.name("this", ())
    tapped = " tapped" if what.tapped else ""
    if what.number == 0:
        return f"~ enters{tapped}"
    unit = values.UnitNoun(row(filters.A, one), many, split=True)
    found = values.amounts(what.number, unit)
    with_ = " and with " if what.tapped else " with "
    return values.spread(
        scene, found, lambda _, some: row("~ enters", tapped, either(" with ", with_), some, " on it")
    )  # fmt: skip


def _all_enter(what: new.EntersWith) -> Pattern:
    """Return that all of a kind enter tapped, or with more counters than they would."""
    if what.tapped and what.number == 0:
        return row(filters.several(what.filter, "permanent", what.whose), " enter tapped")
    if what.tapped:
        raise Cant("tapped and with counters")
    each = row(
        "each ", "other " if what.filter.other else "", filters.kind(what.filter, "permanent", what.whose)
    )
    one = row("an additional ", filters.counter_name(what.kind))
    many = row("additional ", filters.counter_name(what.kind, many=True))
    if what.number != 1 and isinstance(what.number, int):
        some: Pattern = row(filters.number_word(what.number), " ", many)
    else:
        some = one
    if not isinstance(what.number, int):
        raise Cant("a number of counters that is reckoned")
    return row(each, " enters with ", some, " on it")


def _draws(_: Scene, what: new.DrawsInstead) -> Pattern:
    who, _own = _PEOPLE[what.whose]
    if (what.times != 1 and what.plus) or what.times == 0:
        raise Cant("no card is drawn")
    number = 1 + what.plus if what.times == 1 else what.times
    then = maybe("you ") if what.whose == "you" else "they "
    ways = [f"{filters.number_word(number)} cards instead"]
    if number == 2:
        ways.append("that card plus an additional card instead")
    return row(f"if {who} would draw a card, ", then, "draw ", either(*ways))


def _life(_: Scene, what: new.LifeInstead) -> Pattern:
    who, _own = _PEOPLE[what.whose]
    gains = "you gain" if what.whose == "you" else either("they gain", "that player gains")
    if what.times == 0:
        if what.plus:
            raise Cant("as much life whatever is gained")
        people: dict[Whose, str] = {"you": "you", "opponent": "your opponents", "any": "players"}
        return f"{people[what.whose]} can't gain life"
    return row(f"if {who} would gain life, ", gains, " ", _much(what.times, what.plus, "life"), " instead")


def _counters(_: Scene, what: new.CountersInstead) -> Pattern:
    name = filters.counter_name(what.kind, many=True)
    kind = filters.one(what.filter, "permanent", what.whose)
    head = row(f"if one or more {name} would be put on ", kind, ", ")
    if what.times in TIMES and what.plus == 0:
        much: Pattern = f"{TIMES[what.times]} that many {name}"
    elif what.times == 1 and what.plus > 0:
        much = f"that many plus {_word(what.plus)} {name}"
    else:
        raise Cant("another number of counters")
    return row(head, much, " are put on it instead")


SAYING: dict[type[Any], Callable[[Scene, Any], Pattern]] = {
    new.DamageInstead: _damage, new.GoesInstead: _goes, new.EntersWith: _enters, new.DrawsInstead: _draws,
    new.LifeInstead: _life, new.CountersInstead: _counters,
}  # fmt: skip
"""How each replacement is said."""
complete(new.Instead, SAYING)
