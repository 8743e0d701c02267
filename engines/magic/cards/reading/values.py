"""Numbers: figures, words, and what is counted or read off an object."""

from __future__ import annotations

import re
from typing import Any

from engines.kernel.effects.exhaustiveness import complete
from engines.magic.cards.reading.grammar import Grammar, Unread, slot
from engines.magic.cards.reading.kinds import Kind, many_kinds, one_kind
from engines.magic.cards.reading.scene import Scene
from engines.magic.cards.reading.targets import NUMBER_OF, known_thing, other_than_this, who
from engines.magic.cards.words import counters
from engines.magic.cards.words.colours import COLORS
from engines.magic.cards.words.forms import turned
from engines.magic.cards.words.numbers import NUMBERS, TIMES
from engines.magic.language import values as calc
from engines.magic.language.events import EVENTS
from engines.magic.language.ledger import Happened
from engines.magic.language.parts import Color, Counter, Whose
from engines.magic.language.selectors import Every, Of, Ref, Who
from engines.magic.language.values import Value

VALUES: Grammar[Value] = Grammar("number")
COUNTED: Grammar[Value] = Grammar("number")
"""What can follow "for each"."""
_WORDS = "|".join(sorted((*NUMBERS.values(), "an", "a"), key=len, reverse=True))
_MANY = "|".join(word for figure, word in NUMBERS.items() if figure > 1)
_COLORS = turned(COLORS)
_TIMES = {word: number for number, word in TIMES.items()}


@slot("n", rf"(?:{_WORDS}|\d+|X|that many|that much)")
def number(text: str, scene: Scene) -> Value:
    """Read a number, as a figure or as a word."""
    if text == "X":
        return "x" if scene.x is None else scene.x
    if text in ("that many", "that much"):
        counted = scene.when is not None and EVENTS[scene.when.event].has_number
        if counted is scene.done:  # neither has a number that is meant, or both have
            raise Unread("number")
        return "done" if scene.done else "amount"
    return int(text) if text.isdecimal() else NUMBER_OF[text]


@slot("several", rf"(?:{_MANY}|[2-9]|\d\d)")
def several(text: str, scene: Scene) -> int:
    """Read a number of several things."""
    return count(text, scene)


@slot("many", rf"(?:{_MANY}|[2-9]|\d\d|X|that many)")
def many(text: str, scene: Scene) -> Value:
    """Read a number of several things, or an unknown one."""
    return number(text, scene)


@slot("count", rf"(?:{_WORDS}|\d+)")
def count(text: str, scene: Scene) -> int:
    """Read a number that is known."""
    return int(text) if text.isdecimal() else NUMBER_OF[text]


@slot("counter", counters.LOOKS)
def counter(text: str, scene: Scene) -> Counter:
    """Read which counter."""
    found = counters.counter_of(text)
    if found is None:
        raise Unread("kind")
    return found


@slot("color", f"(?:{'|'.join(_COLORS)})")
def color(text: str, scene: Scene) -> Color:
    """Read a colour."""
    return _COLORS[text]


@slot("value")
def value(text: str, scene: Scene) -> Value:
    """Read a number that is described."""
    return VALUES.read(text, scene)


@slot("each")
def each(text: str, scene: Scene) -> Value:
    """Read what is counted after "for each"."""
    return COUNTED.read(text, scene)


_OWN = re.compile(r"(.+?)(?:'s|(?<=s)')")


@slot("own", r"(?:its|~'s|(?:[a-z]+ ){1,2}[A-Za-z]+(?:'s|s'))")
def own(text: str, scene: Scene) -> Ref:
    """Read whose power it is: "its", "that creature's"."""
    if text == "its":
        return known_thing("it", scene)
    found = _OWN.fullmatch(text)
    if found is None:
        raise Unread("number")
    return known_thing(found[1], scene)


def times(much: Value, many: Value) -> Value:
    """Return a number so many times."""
    if isinstance(much, int) and isinstance(many, int):
        return much * many
    if much == 0:
        return 0
    return many if much == 1 else calc.Product(calc="product", parts=(much, many))


def _counted(kind: Kind, scene: Scene) -> Value:
    if kind.filter.other:
        other_than_this(scene)
    if kind.noun == "spell" or (kind.noun == "card") is not (kind.zone is not None):
        raise Unread("number")
    if kind.zone is not None:
        if isinstance(kind.whose, Of) or kind.whose not in _OF:
            raise Unread("number")
        said = {"cards_in": kind.zone, "of": _OF[kind.whose], "is": kind.filter}
        return calc.CountCards.model_validate(said)
    if not kind.said_where and not kind.filter.attacking:
        raise Unread("number")
    return calc.Count(count=kind.filter, whose=kind.whose)


@VALUES.rule("the number of {kinds}", calc.Count, calc.CountCards)
def _(scene: Scene, kinds: Kind) -> Value:
    return _counted(kinds, scene)


@slot("each_kind")
def each_kind(text: str, scene: Scene) -> Kind:
    """Read a kind of which each one counts: nothing is both of "each instant and sorcery card"."""
    return one_kind(text.replace("instant and sorcery card", "instant or sorcery card"), scene)


@COUNTED.rule("{each_kind}", calc.Count, calc.CountCards)
def _(scene: Scene, each_kind: Kind) -> Value:
    return _counted(each_kind, scene)


@VALUES.rule("the number of cards in {who_s} hand", calc.CountCards)
def _(scene: Scene, who_s: Who) -> Value:
    return calc.CountCards(cards_in="hand", of=who_s)


@COUNTED.rule("card in {who_s} hand", calc.CountCards)
def _(scene: Scene, who_s: Who) -> Value:
    return calc.CountCards(cards_in="hand", of=who_s)


@slot("who_s", r"(?:that player's|their|its controller's|target player's|target opponent's)")
def whose_hand(text: str, scene: Scene) -> Who:
    """Read whose hand: that player's."""
    if text == "their":
        text = "that player's"
    return who(text.removesuffix("'s"), scene)


@VALUES.rule("the number of {counter} counters on {known}", calc.NumberOf)
def _(scene: Scene, counter: Counter, known: Ref) -> Value:
    return calc.NumberOf(number="counters", of=known, kind=counter)


@COUNTED.rule("{counter} counter on {known}", calc.NumberOf)
def _(scene: Scene, counter: Counter, known: Ref) -> Value:
    return calc.NumberOf(number="counters", of=known, kind=counter)


_OF: dict[Whose, Who] = {"you": "you", "any": "each_player"}
"""Whose cards are counted: those in all graveyards are everybody's."""
_KINDS: dict[str, Any] = {
    "basic land type": "basic_types", "card type": "types", "color": "colors", "different name": "names",
    "different mana value": "mana_values",
}  # fmt: skip


@slot("kind_counted", f"(?:{'|'.join(_KINDS)})")
def kind_counted(text: str, scene: Scene) -> Any:
    """Read of what each is counted once, one of it."""
    return _KINDS[text]


@slot("kinds_counted", f"(?:{'|'.join(f'{one}s' for one in _KINDS)})")
def kinds_counted(text: str, scene: Scene) -> Any:
    """Read of what each is counted once."""
    return _KINDS[text.removesuffix("s")]


@slot("among")
def among(text: str, scene: Scene) -> Every:
    """Read among which objects: "other creatures you control", "cards in your graveyard"."""
    kind = many_kinds(text, scene)
    if kind.filter.other:
        other_than_this(scene)
    if kind.zone is None and not kind.said_where:
        raise Unread("number")
    return kind.every


@VALUES.rule("the number of {kinds_counted} among {among}", calc.KindsAmong)
def _(scene: Scene, kinds_counted: Any, among: Every) -> Value:
    return calc.KindsAmong(kinds=kinds_counted, among=among)


@COUNTED.rule("{kind_counted} among {among}", calc.KindsAmong)
def _(scene: Scene, kind_counted: Any, among: Every) -> Value:
    return calc.KindsAmong(kinds=kind_counted, among=among)


@VALUES.rule("the greatest {stat} among {among}", calc.GreatestOf)
def _(scene: Scene, stat: Any, among: Every) -> Value:
    return calc.GreatestOf(greatest=stat, among=among)


@VALUES.rule("the total {stat} of {among}", calc.TotalOf)
def _(scene: Scene, stat: Any, among: Every) -> Value:
    return calc.TotalOf(total=stat, among=among)


@VALUES.rule("half {value}, rounded {way}", calc.Half)
def _(scene: Scene, value: Value, way: Any) -> Value:
    return calc.Half(half=value, round=way)


@slot("way", "(?:up|down)")
def way(text: str, scene: Scene) -> str:
    """Read to which side a half is rounded."""
    return text


_NUMBERS: dict[str, Any] = {"power": "power", "toughness": "toughness", "mana value": "mana_value"}


@slot("stat", f"(?:{'|'.join(_NUMBERS)})")
def stat(text: str, scene: Scene) -> str:
    """Read which number of an object."""
    return _NUMBERS[text]


@VALUES.rule("{own} {stat}", calc.NumberOf)
def _(scene: Scene, own: Ref, stat: Any) -> Value:
    return calc.NumberOf(number=stat, of=own)


@VALUES.rule("your life total", calc.LifeOf)
def _(scene: Scene) -> Value:
    return calc.LifeOf(life_of="you")


@VALUES.rule("your devotion to {color}", calc.Devotion)
def _(scene: Scene, color: Color) -> Value:
    return calc.Devotion(devotion=color)


@VALUES.rule("the (?:amount of )?(?:life|damage) (?:lost|dealt|gained) this way")
def _(scene: Scene) -> Value:
    if not scene.done:
        raise Unread("number")
    return "done"


@VALUES.rule("{much:multiple} {value}", calc.Product)
def _(scene: Scene, much: int, value: Value) -> Value:
    return times(much, value)


@slot("multiple", f"(?:{'|'.join(_TIMES)})")
def multiple(text: str, scene: Scene) -> int:
    """Read how many times as much."""
    return _TIMES[text]


@VALUES.rule("{count} plus {value}", calc.Sum)
def _(scene: Scene, count: int, value: Value) -> Value:
    return calc.Sum(calc="sum", parts=(count, value))


@VALUES.rule("{value} plus {count}", calc.Sum)
def _(scene: Scene, value: Value, count: int) -> Value:
    return calc.Sum(calc="sum", parts=(value, count))


@VALUES.rule("{first:value} plus {second:value}", calc.Sum)
def _(scene: Scene, first: Value, second: Value) -> Value:
    return calc.Sum(calc="sum", parts=(first, second))


@VALUES.rule("{count} minus {value}", calc.Difference)
def _(scene: Scene, count: int, value: Value) -> Value:
    return calc.Difference(calc="difference", parts=(count, value))


ELSEWHERE: tuple[type[Any], ...] = (Happened,)
"""Numbers of which `ledger` has the rules."""
complete(Value, VALUES.makes | COUNTED.makes, ELSEWHERE)
