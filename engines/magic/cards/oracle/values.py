"""Numbers: "two cards", "X life, where X is …", "a card for each …", "damage equal to its power"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from engines.kernel.effects.exhaustiveness import complete
from engines.magic.cards.oracle import filters, ledger, selectors
from engines.magic.cards.oracle.patterns import Cant, Pattern, either, maybe, row
from engines.magic.cards.oracle.scene import Scene
from engines.magic.cards.words.colours import COLORS
from engines.magic.cards.words.nouns import PILES
from engines.magic.cards.words.numbers import TIMES
from engines.magic.language import values as calc
from engines.magic.language.actions import ChangeLife, Damage, Discard, Draw, Mill
from engines.magic.language.ledger import Happened
from engines.magic.language.selectors import Of
from engines.magic.language.values import Value

Saying: TypeAlias = Callable[[Scene], Pattern]


@dataclass(frozen=True, slots=True)
class Amount:
    """So many of something, in one wording; each part is said where the text has come to."""

    said: Saying
    """Where the number stands: "two cards"."""
    tail: Saying
    """What comes after all that the number is of: " for each creature you control"."""


class UnitNoun(NamedTuple):
    """What is counted."""

    one: Pattern
    """With its article: "a card"; of life and damage there is none."""
    many: Pattern
    figures: bool = False
    """Written in figures: "3 damage", "that much life"."""
    split: bool = False
    """Said as "a number of counters on it equal to …"."""


def spread(scene: Scene, found: Sequence[Amount], build: Callable[[Scene, Pattern], Pattern]) -> Pattern:
    """Return what is built round a number, in each of its wordings that is clear there."""
    if len(found) == 1:
        (only,) = found
        body = build(scene, only.said(scene))
        return row(body, only.tail(scene))
    ways: list[Pattern] = []
    ends: list[Scene] = []
    why = Cant("no wording of a number")
    for amount in found:
        here = scene.fork()
        try:
            body = build(here, amount.said(here))
            ways.append(row(body, amount.tail(here)))
            ends.append(here)
        except Cant as cant:
            why = cant
    if not ways:
        raise why
    scene.take(ends[0])
    return either(*ways)


def plain(said: Pattern) -> Amount:
    """Return an amount that says the same everywhere."""
    return Amount(lambda _: said, _nothing)


def _nothing(_: Scene) -> Pattern:
    return ""


LIFE = UnitNoun("", "life", figures=True)


_COUNTED = (Damage, Discard, Draw, ChangeLife, Mill)


def _that_much(scene: Scene, value: str, said: Pattern) -> Pattern:
    """Return as much as was done last, or as the event was of if nothing was done that has a number."""
    if (scene.did is None) if value == "done" else isinstance(scene.did, _COUNTED):
        raise Cant("as much as what")
    return said


def _this_way(scene: Scene) -> Pattern:
    """Return as much life as was lost, or as damage was dealt."""
    match scene.did:
        case ChangeLife(action="lose_life"):
            return "life equal to the life lost this way"
        case Damage():
            return "life equal to the damage dealt this way"
        case _:
            raise Cant("no life was lost")


def amounts(value: Value, unit: UnitNoun) -> list[Amount]:
    """Return so many of something in each wording."""
    if isinstance(value, int):
        return [plain(_fixed(value, unit))]
    if value == "x":
        return [plain(row("x ", unit.many))]
    if isinstance(value, str):
        much = row("that much " if unit.figures else "that many ", unit.many)
        found = [Amount(lambda scene: _that_much(scene, value, much), _nothing)]
        return [*found, Amount(_this_way, _nothing)] if value == "done" and unit == LIFE else found

    def equal(scene: Scene) -> Pattern:
        return row(" equal to ", expression(scene, value))

    def where(scene: Scene) -> Pattern:
        return where_x(scene, value)

    found = [Amount(lambda _: row("x ", unit.many), where)]
    times = each_time(value)
    if times is not None:
        said = _fixed(times, unit)
        found.append(Amount(lambda _: said, lambda scene: row(" for each ", for_each(scene, value))))
    if isinstance(value, calc.Half) and isinstance(life := value.half, calc.LifeOf) and unit == LIFE:
        found.append(Amount(lambda scene: _half_of_life(scene, life, value.round), _nothing))
    if unit.split:
        found.append(Amount(lambda _: row("a number of ", unit.many), equal))
    else:
        found.append(Amount(lambda scene: row(unit.many, equal(scene)), _nothing))
        found.append(Amount(lambda _: unit.many, equal))
    return found


def _half_of_life(scene: Scene, life: calc.LifeOf, way: str) -> Pattern:
    return row("half ", selectors.of_player(scene, life.life_of), f" life, rounded {way}")


def _fixed(number: int, unit: UnitNoun) -> Pattern:
    if unit.figures:
        if number < 1:
            raise Cant("none of something")
        return row(f"{number} ", unit.many)
    if number < 1:
        raise Cant("none of something")
    return unit.one if number == 1 else row(f"{filters.number_word(number)} ", unit.many)


def where_x(scene: Scene, value: Value) -> Pattern:
    """Return what X is, where it is not what was paid."""
    if scene.has_x:
        raise Cant("X of two kinds")
    return row(", where x is ", expression(scene, value))


def each_time(value: Value) -> int | None:
    """Return how much a number is for each of something; None where it is not said so."""
    match value:
        case calc.Count() | calc.CountCards() | calc.NumberOf(number="counters") | calc.KindsAmong():
            return 1
        case Happened(happened="dies"):
            return 1
        case calc.Product(parts=(int() as times, inner)) | calc.Product(parts=(inner, int() as times)):
            return times if each_time(inner) == 1 else None
        case calc.Difference(parts=(0, inner)):
            times = each_time(inner)
            return None if times is None else -times
        case _:
            return None


def for_each(scene: Scene, value: Value) -> Pattern:
    """Return for each of what there is something."""
    match value:
        case calc.Count():
            return _each_permanent(scene, value)
        case calc.CountCards():
            return _each_card(scene, value)
        case calc.NumberOf(number="counters"):
            return row(filters.counter_name(value.kind), " on ", selectors.thing(scene, value.of))
        case calc.KindsAmong():
            return kinds_among(scene, value, many=False)
        case Happened():
            return ledger.for_each(value)
        case calc.Product(parts=(int(), inner)) | calc.Product(parts=(inner, int())):
            return for_each(scene, inner)
        case calc.Difference(parts=(0, inner)):
            return for_each(scene, inner)
        case _:
            raise Cant("for each of what")


def _each_permanent(scene: Scene, value: calc.Count) -> Pattern:
    other = "other " if value.count.other else ""
    if isinstance(value.whose, Of):
        return row(other, filters.kind(value.count), selectors.controls(scene, value.whose.of))
    if value.whose != "any":
        return row(other, filters.kind(value.count, "permanent", value.whose))
    return row(other, filters.kind(value.count), either(" on the battlefield", ""))


def _each_card(scene: Scene, value: calc.CountCards) -> Pattern:
    return row(cards_counted(value, many=False), " in ", _pile(scene, value))


def cards_counted(value: calc.CountCards, *, many: bool) -> Pattern:
    """Return the cards that are counted, without where they are."""
    if value.filter.other:
        raise Cant("other cards than which")
    return filters.kind(value.filter, "card", many=many)


def _pile(scene: Scene, value: calc.CountCards) -> Pattern:
    zone = PILES[value.cards_in].one
    if value.cards_in == "exile":
        raise Cant("cards in exile are nobody's")
    if value.of == "each_player":
        return either(f"all {PILES[value.cards_in].many}", f"each {zone}")
    selectors.the_one(value.of)
    if value.of == "opponent":
        many = PILES[value.cards_in].many
        return either(f"your opponents' {many}", f"each opponent's {zone}", f"an opponent's {zone}")
    return row(selectors.of_player(scene, value.of), f" {zone}")


def expression(scene: Scene, value: Value) -> Pattern:
    """Return a number after "equal to" or "where X is": "the number of creatures you control"."""
    if isinstance(value, int):
        return str(value)
    if value == "x":
        return "x"
    if isinstance(value, str):
        raise Cant(f"the number {value} of before")
    return SAYING[type(value)](scene, value)


def _count(scene: Scene, value: calc.Count) -> Pattern:
    if isinstance(value.whose, Of):
        kinds = filters.several(value.count)
        return row("the number of ", kinds, selectors.controls(scene, value.whose.of))
    kinds = filters.several(value.count, "permanent", value.whose)
    return row("the number of ", kinds, maybe(" on the battlefield") if value.whose == "any" else "")


def _count_cards(scene: Scene, value: calc.CountCards) -> Pattern:
    return row("the number of ", cards_counted(value, many=True), " in ", _pile(scene, value))


def _number_of(scene: Scene, value: calc.NumberOf) -> Pattern:
    if value.number == "counters":
        kinds = filters.counter_name(value.kind, many=True)
        return row("the number of ", kinds, " on ", selectors.thing(scene, value.of))
    return row(selectors.of_thing(scene, value.of), f" {stat_name(value.number)}")


def _life_of(scene: Scene, value: calc.LifeOf) -> Pattern:
    selectors.the_one(value.life_of)
    return row(selectors.of_player(scene, value.life_of), " life total")


def _devotion(_: Scene, value: calc.Devotion) -> Pattern:
    return f"your devotion to {COLORS[value.devotion]}"


_KINDS = {
    "basic_types": ("basic land type", "basic land types"), "types": ("card type", "card types"),
    "colors": ("color", "colors"), "names": ("different name", "different names"),
    "mana_values": ("different mana value", "different mana values"),
}  # fmt: skip


def kinds_among(scene: Scene, value: calc.KindsAmong, *, many: bool) -> Pattern:
    """Return "card types among cards in your graveyard"."""
    return row(f"{_KINDS[value.kinds][many]} among ", selectors.among(scene, value.among))


def _kinds_among(scene: Scene, value: calc.KindsAmong) -> Pattern:
    return row("the number of ", kinds_among(scene, value, many=True))


def _greatest_of(scene: Scene, value: calc.GreatestOf) -> Pattern:
    return row(f"the greatest {stat_name(value.greatest)} among ", selectors.among(scene, value.among))


def _total_of(scene: Scene, value: calc.TotalOf) -> Pattern:
    return row(f"the total {stat_name(value.total)} of ", selectors.among(scene, value.among))


def stat_name(stat: calc.Stat) -> str:
    """Return a number of an object: "mana value"."""
    return stat.replace("_", " ")


def _half(scene: Scene, value: calc.Half) -> Pattern:
    return row("half ", expression(scene, value.half), f", rounded {value.round}")


def _sum(scene: Scene, value: calc.Sum) -> Pattern:
    if len(value.parts) != 2:
        raise Cant("a sum of many")
    first, other = (expression(scene, part) for part in value.parts)
    if any(isinstance(part, int) for part in value.parts):
        return either(row(first, " plus ", other), row(other, " plus ", first))
    return row(first, " plus ", other)


def _difference(scene: Scene, value: calc.Difference) -> Pattern:
    if len(value.parts) != 2:
        raise Cant("less and less")
    first, other = (expression(scene, part) for part in value.parts)
    return row(first, " minus ", other)


def _product(scene: Scene, value: calc.Product) -> Pattern:
    match value.parts:
        case (int() as times, inner) | (inner, int() as times) if times in TIMES:
            return row(f"{TIMES[times]} ", expression(scene, inner))
        case _:
            raise Cant("a product")


SAYING: dict[type[Any], Callable[[Scene, Any], Pattern]] = {
    calc.Count: _count, calc.CountCards: _count_cards, calc.NumberOf: _number_of, calc.LifeOf: _life_of,
    calc.Devotion: _devotion, calc.GreatestOf: _greatest_of, calc.TotalOf: _total_of,
    calc.KindsAmong: _kinds_among, calc.Half: _half, calc.Sum: _sum, calc.Difference: _difference,
    calc.Product: _product, Happened: lambda _, value: ledger.number(value),
}  # fmt: skip
"""How each number is said."""
_GRAMMAR = (calc.Sum, calc.Difference, calc.Product)
complete(Value, [each for each in SAYING if each not in _GRAMMAR])


# Power and toughness


def signed(pair: tuple[Value, Value]) -> list[Amount]:
    """Return what is added to power and toughness, in each wording."""
    if all(isinstance(each, int) or each == "x" or _is_less_x(each) for each in pair):
        less = any(_is_less_x(each) or (isinstance(each, int) and each < 0) for each in pair)
        return [plain("/".join(_sign(each, less=less) for each in pair))]
    signs: list[tuple[str, Value]] = [("+", 0) if each == 0 else without_sign(each) for each in pair]
    sign, inner = next(each for each in signs if each[1] != 0)
    if any(number not in (0, inner) for _, number in signs):
        raise Cant("two numbers that grow")
    grows: Value = next(each for each in pair if each != 0)
    alike = all(each in (0, grows) for each in pair)
    found: list[Amount] = []
    times = each_time(grows)
    if times is not None and alike:
        one = "/".join(_sign(times if each != 0 else 0, less=times < 0) for each in pair)
        found.append(Amount(lambda _: one, lambda scene: row(" for each ", for_each(scene, grows))))
    said = "/".join(f"{mark}x" if number != 0 else f"{sign}0" for mark, number in signs)
    if inner == "amount":
        raise Cant("as much as before")
    found.append(Amount(lambda _: said, lambda scene: where_x(scene, inner)))
    return found


def without_sign(value: Value) -> tuple[str, Value]:
    """Return the sign of a number, and the number without it."""
    match value:
        case calc.Product(parts=(-1, inner)) | calc.Product(parts=(inner, -1)):
            return "-", inner
        case calc.Difference(parts=(0, inner)):
            return "-", inner
        case calc.Product(parts=(int() as times, inner)) if times < 0:
            return "-", calc.Product(calc="product", parts=(-times, inner))
        case _:
            return "+", value


def _is_less_x(value: Value) -> bool:
    return without_sign(value) == ("-", "x")


def _sign(value: Value, *, less: bool) -> str:
    """Return "+2", "-x": nothing is taken beside what is taken."""
    if isinstance(value, int):
        return f"-{-value}" if value < 0 or (value == 0 and less) else f"+{value}"
    return "-x" if _is_less_x(value) else "+x"


def size(pair: tuple[Value, Value]) -> list[Amount]:
    """Return power and toughness as they are set."""
    if all(isinstance(each, int) or each == "x" for each in pair):
        return [plain("/".join(str(each) for each in pair))]
    if pair[0] != pair[1]:
        raise Cant("two numbers for a size")
    return [Amount(lambda _: "x/x", lambda scene: where_x(scene, pair[0]))]
