"""What the English sentences promise that say what holds for a while."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.engines.magic.cards.reading import COLORS, ME, TYPES, NotRead, Thing
from tests.engines.magic.cards.reading_told import Rows, Told, same, things

_LASTS = r"(?: until end of turn| until end of combat| until your next turn| for as long as .+)?"
_NAMED = {"it": "", **{word: word for word in TYPES}}


def _holds(told: Told, said: re.Match[str]) -> bool:
    """Tell whether what says so is there, where something holds as long as it is."""
    return "as long as this" not in said.string or told.myself in told.before.perms


def _changed(told: Told, said: re.Match[str], change: Callable[[Thing], Thing]) -> str | None:
    rows: Rows = []
    for thing in things(said["what"], told) if _holds(told, said) else []:
        now = change(thing)
        for name in ("power", "toughness"):
            if more := getattr(now, name) - getattr(thing, name):
                rows.append((name, thing.id, more))
        for name in ("types", "subs", "colors", "keywords"):
            if getattr(now, name) != getattr(thing, name):
                rows.append((name, thing.id, getattr(now, name)))
    return same(told, rows)


def _grows(told: Told, said: re.Match[str]) -> str | None:
    counted = sum(thing.seat == ME and "creature" in thing.types for thing in told.before.perms.values())
    times = counted if said["tail"] else 1
    one, other = (
        counted if each == "+X" else int(each.replace("−", "-")) * times
        for each in (said["power"], said["toughness"])
    )
    return _changed(
        told, said, lambda thing: thing._replace(power=thing.power + one, toughness=thing.toughness + other)
    )


def _sized(told: Told, said: re.Match[str]) -> str | None:
    size = {"power": int(said["power"]), "toughness": int(said["toughness"])}
    grown = {"plus_one": 1}

    def change(thing: Thing) -> Thing:
        more = sum(grown.get(word, 0) * number for word, number in thing.counters)
        return thing._replace(power=size["power"] + more, toughness=size["toughness"] + more)

    return _changed(told, said, change)


def _defined(told: Told, said: re.Match[str]) -> str | None:
    there = told.before.perms.values()
    number = sum(thing.seat == ME and "creature" in thing.types for thing in there)

    def change(thing: Thing) -> Thing:
        grown = dict(thing.counters).get("plus_one", 0)
        return thing._replace(power=number + grown, toughness=int(said["toughness"]) + grown)

    return _changed(told, said, change)


def _switched(told: Told, said: re.Match[str]) -> str | None:
    return _changed(told, said, lambda thing: thing._replace(power=thing.toughness, toughness=thing.power))


def _colored(told: Told, said: re.Match[str]) -> str | None:
    words = {word for word in re.split(r" and |, ", said["colors"]) if word != "colorless"}
    if not words <= set(COLORS):
        raise NotRead(said["colors"])
    return _changed(
        told,
        said,
        lambda thing: thing._replace(
            colors=frozenset(words) | (thing.colors if said["also"] else frozenset())
        ),
    )


def _keyworded(told: Told, said: re.Match[str]) -> str | None:
    words = {word.replace(" ", "_") for word in re.split(r" and |, ", said["words"])}
    lost = said["verb"].startswith("lose")
    return _changed(
        told, said,
        lambda thing: thing._replace(keywords=thing.keywords - words if lost else thing.keywords | words),
    )  # fmt: skip


PHRASES = {
    "can’t attack": "cant_attack", "can’t be countered": "cant_be_countered", "can’t block": "cant_block",
    "doesn’t untap during its controller’s untap step": "doesnt_untap", "enters tapped": "enters_tapped",
    "don’t untap during their controllers’ untap steps": "doesnt_untap", "enter tapped": "enters_tapped",
    "can’t be blocked": "unblockable", "can block only creatures with flying": "blocks_only_flying",
}  # fmt: skip


def _phrased(told: Told, said: re.Match[str]) -> str | None:
    word = PHRASES[said["phrase"]]
    return _changed(told, said, lambda thing: thing._replace(keywords=thing.keywords | {word}))


def _unphrased(told: Told, said: re.Match[str]) -> str | None:
    return _changed(told, said, lambda thing: thing._replace(keywords=thing.keywords - {"cant_block"}))


def _loses_all(told: Told, said: re.Match[str]) -> str | None:
    return _changed(told, said, lambda thing: thing._replace(keywords=frozenset()))


OTHERS = {"equipment": "artifact", "aura": "enchantment", "forest": "land", "mountain": "land"}
"""Subtypes that are not creatures', each with its card type (205.3)."""


def _typed(told: Told, said: re.Match[str]) -> str | None:
    word = re.sub(r"^an? ", "", said["types"])
    also = bool(said["also"])
    if word in ("Goblin", "Goblins"):
        return _changed(told, said, lambda thing: _with_sub(thing, "goblin", also=also))
    word = word if word in TYPES else word.removesuffix("s")
    if word.rpartition(" ")[2] in TYPES and word not in TYPES:  # its own types are named with it
        word, also = next(each for each in word.split() if each == "artifact"), True
    if word not in TYPES:
        raise NotRead(word)
    return _changed(told, said, lambda thing: _with_type(thing, word, also=also))


def _with_sub(thing: Thing, word: str, *, also: bool) -> Thing:
    """Return it with a creature type, if it is a creature (205.3d)."""
    if "creature" not in thing.types:
        return thing
    return thing._replace(subs=frozenset({word, *(each for each in thing.subs if also or each in OTHERS)}))


def _with_type(thing: Thing, word: str, *, also: bool) -> Thing:
    """Return it as a thing of a type; what goes with another type alone goes with it (205.1a)."""
    if also:
        return thing._replace(types=thing.types | {word})
    subs = (each for each in thing.subs if OTHERS.get(each, "creature") == word)
    return thing._replace(types=frozenset({word}), subs=frozenset(subs))


def _controlled(told: Told, said: re.Match[str]) -> str | None:
    there = things(said["what"], told) if _holds(told, said) else []
    return same(told, [("control", thing.id, ME) for thing in there])


_SIZE = r"(?P<power>[+−]?\d+)/(?P<toughness>[+−]?\d+)"
_GROWN = r"(?P<power>[+−]?\d+|\+X)/(?P<toughness>[+−]?\d+|\+X)"
_WHERE = r"(?:, where X is the number of creatures you control)?"
_TAIL = r"(?P<tail> for each creature you control)?"
_READINGS: dict[str, Callable[[Told, re.Match[str]], str | None]] = {
    rf"(?P<what>.+) gets? {_GROWN}{_LASTS}{_TAIL}{_WHERE}": _grows,
    rf"(?P<what>.+) gets? {_GROWN}{_TAIL}{_LASTS}": _grows,
    rf"(?P<what>.+) (?:has|have) base power and toughness {_SIZE}{_LASTS}": _sized,
    r"(?P<what>.+)’s power is equal to the number of creatures you control, and its toughness to "
    r"(?P<toughness>\d+)": _defined,
    rf"(?P<what>.+) (?:has its|have their) power and toughness switched{_LASTS}": _switched,
    rf"(?P<what>.+) (?P<verb>loses? all abilities){_LASTS}": _loses_all,
    rf"(?:gain control of|you control) (?P<what>.+?){_LASTS}": _controlled,
    rf"(?P<what>.+) (?:is|are|becomes?) (?:an? )?(?P<types>[A-Za-z ]+?)"
    rf"(?P<also> in addition to (?:its|their) other types){_LASTS}": _typed,
    rf"(?P<what>.+) (?:is|becomes) (?P<types>an? \w+(?: \w+)?)(?P<also>){_LASTS}": _typed,
    rf"(?P<what>.+) (?:is|are) only (?P<types>an? .+?)(?P<also>){_LASTS}": _typed,
    rf"(?P<what>.+) (?:is|are|becomes?) (?P<also>also )?(?P<colors>[a-z ,]+?){_LASTS}": _colored,
    rf"(?P<what>.+) can block again{_LASTS}": _unphrased,
    rf"(?P<what>.+) (?P<phrase>{'|'.join(PHRASES)}){_LASTS}": _phrased,
    rf"(?P<what>.+) (?P<verb>gains?|has|have|loses?) (?P<words>[a-z ,]+?){_LASTS}": _keyworded,
}
READINGS = [(re.compile(f"{pattern}$"), reading) for pattern, reading in _READINGS.items()]
