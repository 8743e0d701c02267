"""What has happened in this turn: "if a creature died this turn", "for each creature that died this turn"."""

from __future__ import annotations

from typing import Any

from engines.magic.cards.reading.conditions import CONDITIONS
from engines.magic.cards.reading.grammar import Unread, slot
from engines.magic.cards.reading.kinds import Kind
from engines.magic.cards.reading.scene import Scene
from engines.magic.cards.reading.values import COUNTED, VALUES
from engines.magic.language.conditions import Compare, Condition
from engines.magic.language.ledger import Happened
from engines.magic.language.parts import Whose

_PEOPLE: dict[str, Whose] = {"you": "you", "an opponent": "opponent", "a player": "any"}


@slot("person", f"(?:{'|'.join(_PEOPLE)})")
def person(text: str, scene: Scene) -> Whose:
    """Read of which player something is asked."""
    return _PEOPLE[text]


def _happened(word: str, whose: Whose = "any", kind: Kind | None = None, noun: str = "permanent") -> Happened:
    said: dict[str, Any] = {"happened": word, "whose": whose}
    if kind is not None:
        if kind.filter.asks_state or kind.filter.other:
            raise Unread("kind")
        said["is"] = kind.of(noun)
    return Happened.model_validate(said)


def _at_all(value: Happened, least: int = 1) -> Condition:
    return Compare(test="number", value=value, at_least=least)


@CONDITIONS.rule("{person} attacked this turn", Compare)
def _(scene: Scene, person: Whose) -> Condition:
    return _at_all(_happened("attacks", person))


@CONDITIONS.rule("{a_kind} died this turn", Compare)
def _(scene: Scene, a_kind: Kind) -> Condition:
    return _at_all(_happened("dies", kind=a_kind))


@CONDITIONS.rule("{several} or more {kinds} died this turn", Compare)
def _(scene: Scene, several: int, kinds: Kind) -> Condition:
    return _at_all(_happened("dies", kind=kinds), several)


@CONDITIONS.rule("{a_kind} you controlled left the battlefield this turn", Compare)
def _(scene: Scene, a_kind: Kind) -> Condition:
    return _at_all(_happened("leaves", "you", a_kind))


_CHANGED = {"gained": "gains_life", "lost": "loses_life"}


@slot("changed", "(?:gained|lost)")
def changed(text: str, scene: Scene) -> str:
    """Read whether life was gained or lost."""
    return _CHANGED[text]


@CONDITIONS.rule("{person} {changed} life this turn", Compare)
def _(scene: Scene, person: Whose, changed: str) -> Condition:
    return _at_all(_happened(changed, person))


@CONDITIONS.rule("{person} {changed} {count} or more life this turn", Compare)
def _(scene: Scene, person: Whose, changed: str, count: int) -> Condition:
    return _at_all(_happened(changed, person), count)


@CONDITIONS.rule("{person} (?:was|were) dealt damage this turn", Compare)
def _(scene: Scene, person: Whose) -> Condition:
    return _at_all(_happened("damaged", person))


@CONDITIONS.rule("you've cast {a_kind} this turn", Compare)
def _(scene: Scene, a_kind: Kind) -> Condition:
    return _at_all(_happened("cast", "you", a_kind, "spell"))


@COUNTED.rule("{each_kind} that died this turn", Happened)
def _(scene: Scene, each_kind: Kind) -> Happened:
    return _happened("dies", kind=each_kind)


@VALUES.rule("the number of {kinds} that died this turn", Happened)
def _(scene: Scene, kinds: Kind) -> Happened:
    return _happened("dies", kind=kinds)
