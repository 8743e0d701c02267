"""What one action says, and who does it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from engines.magic.cards.oracle import selectors
from engines.magic.cards.oracle.patterns import Cant, Pattern, either, maybe, row
from engines.magic.cards.oracle.scene import Scene
from engines.magic.cards.oracle.selectors import verb
from engines.magic.language.selectors import Who


class Clause(NamedTuple):
    """What one action says."""

    whole: Pattern
    """With its subject."""
    bare: Pattern | None
    """Without, where another clause of the same subject comes before; of you also at the beginning."""
    actor: Any
    """Who or what does it."""
    closed: bool = False
    """Nothing goes on after it in its sentence."""
    begins: bool = False
    """It begins a sentence: after a clause in the same one its end could belong to both."""
    long: bool = False
    """It has commas of its own, and so goes on after one without "and"."""
    told: bool = True
    """It can be told to you, and leave "you" out: not what happens to you, as gaining life."""


Sayer = Callable[[Scene], Clause]
"""Says one action, or several at once, as a clause."""


def you_do(said: Pattern, *, closed: bool = False) -> Clause:
    """Return what you are told to do."""
    return Clause(row("you ", said), said, "you", closed)


def someone_does(scene: Scene, who: Who, base: str, rest: Callable[[Scene, str], Pattern]) -> Clause:
    """Return what a player does: `rest` comes after the verb, and is told whose their things are."""
    people = selectors.players(scene, who)
    key = selectors.person_key(scene, who)
    many = who == "you" or scene.may == key or scene.having
    own = "your" if who == "you" else "their"
    verbs = either(*(verb(base, many=each.many or many) for each in people))
    heads = either(*(row(each.said, " ", verb(base, many=each.many or many)) for each in people))
    after = rest(scene, own)
    return Clause(row(heads, " ", after), row(verbs, " ", after), key)


def either_so(scene: Scene, *sayers: Sayer) -> Clause:
    """Return one clause in the wordings of several that mean the same."""
    found: list[Clause] = []
    ends: list[Scene] = []
    why = Cant("no wording")
    for sayer in sayers:
        here = scene.fork()
        try:
            found.append(sayer(here))
            ends.append(here)
        except Cant as cant:
            why = cant
    if not found:
        raise why
    scene.take(ends[0])
    bares = [each.bare for each in found if each.bare is not None]
    return Clause(
        either(*(each.whole for each in found)), either(*bares) if bares else None, found[0].actor,
        any(each.closed for each in found), any(each.begins for each in found),
    )  # fmt: skip


def opening(clause: Clause) -> Pattern:
    """Return a clause at the beginning of a sentence, where "you" may be left out of what you do."""
    if clause.actor != "you" or clause.bare is None or not clause.told:
        return clause.whole
    return row(maybe("you "), clause.bare)


def joint(before: Clause, clause: Clause, *, one: bool, last: bool) -> Pattern:
    """Return how a clause goes on after another: by a new sentence, or in the same."""
    ways: list[Pattern] = []
    if not one:
        ways.append(row(either(". ", ". then "), opening(clause)))
    elif before.closed or clause.begins:
        raise Cant("sentences within a sentence")
    if not before.closed and not clause.begins:
        same = clause.bare is not None and clause.actor == before.actor
        goes_on = either(clause.whole, clause.bare) if same and clause.bare is not None else clause.whole
        joints = [", then ", " and ", ", and "]
        ways.append(row(either(*joints, *([] if last and not clause.long else [", "])), goes_on))
    return either(*ways)
