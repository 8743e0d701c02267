"""What the English words of a condition ask for, looked at on a table."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.engines.magic.cards.reading import COUNTER, ME, OTHER, SPELL, NotRead, Thing, counter, kind
from tests.engines.magic.cards.reading_told import NUMBER, figure, things
from tests.engines.magic.cards.reading_told import Told as Here
from tests.engines.magic.cards.seen import Seen, printed

_STEPS = (
    "untap", "upkeep", "draw", "main_1", "begin_combat", "attackers", "blockers", "first_damage", "damage",
    "end_combat", "main_2", "end", "cleanup",
)  # fmt: skip
_PARTS = {
    "main phase": ("main_1", "main_2"), "upkeep": ("upkeep",), "draw step": ("draw",), "end step": ("end",),
    "combat phase": _STEPS[4:10], "declare attackers step": ("attackers",),
    "declare blockers step": ("blockers",),
}  # fmt: skip
_DECLARED = {
    "attackers are declared": "attackers", "blockers are declared": "blockers",
    "combat damage is dealt": "first_damage",
}  # fmt: skip
_SYMBOLS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}


_AS_LONG_AS = re.compile(
    rf"As long as (?P<condition>.+?(?:, before (?:{'|'.join(_DECLARED)}))?), (?P<rest>.+)"
)


def parted(words: str) -> tuple[str | None, str]:
    """Return what stands after "As long as", if anything does, and what holds then."""
    said = _AS_LONG_AS.fullmatch(words)
    return (None, words) if said is None else (said["condition"], said["rest"])


def holds(words: str, seen: Seen, myself: int) -> bool:
    """Tell whether what stands after "as long as" is so. Raises NotRead."""
    for pattern, reading in READINGS:
        said = pattern.match(words)
        if said is not None:
            return reading(said, seen, myself) is (said["not"] is None)
    raise NotRead(words)


def _is_turn(said: re.Match[str], seen: Seen, _: int) -> bool:
    whose = {"your": (ME,), "an opponent’s": (OTHER,), "any player’s": (ME, OTHER)}[said["whose"]]
    step = seen.table.step
    if said["part"] not in ("turn", None) and step not in _PARTS[said["part"]]:
        return False
    if said["before"] is not None and _STEPS.index(step) >= _STEPS.index(_DECLARED[said["before"]]):
        return False
    return seen.table.active in whose


def _compares(said: re.Match[str], seen: Seen, myself: int) -> bool:
    number = _number(said["value"], seen, myself)
    bound = int(said["bound"]) if said["bound"].isdecimal() else _number(said["bound"], seen, myself)
    match said["how"]:
        case "more than":
            return number > bound
        case "less than":
            return number < bound
        case "at least":
            return number >= bound
        case "at most":
            return number <= bound
        case _:
            return number == bound


def _number(words: str, seen: Seen, myself: int) -> int:
    for pattern, reading in _NUMBERS:
        said = pattern.match(words)
        if said is not None:
            return reading(said, seen, myself)
    raise NotRead(words)


def _controls(said: re.Match[str], seen: Seen, myself: int) -> bool:
    number = sum(map(kind(f"{said['kind']} you control", ME, myself), seen.perms.values()))
    match said["how"]:
        case " or more":
            return number >= figure(said["number"])
        case " or fewer":
            return number <= figure(said["number"])
        case _ if said["just"]:
            return number == figure(said["number"])
        case _:
            return number >= 1


def _count(said: re.Match[str], seen: Seen, myself: int) -> int:
    return sum(map(kind(said["kind"], ME, myself), seen.perms.values()))


def _cards(said: re.Match[str], seen: Seen, myself: int) -> int:
    cards = seen.piles[ME if said["whose"] == "your" else OTHER, said["pile"]]
    wanted = kind(said["kind"], ME, myself)
    return sum(wanted(printed(seen.cards[card], ME, SPELL)) for card in cards)


def _among(words: str, seen: Seen, myself: int) -> list[Thing]:
    """Return the objects that are looked at together: permanents, or cards of a graveyard."""
    lying = re.fullmatch(r"(?P<kind>.+) in (?P<whose>your|an opponent’s|a) graveyard", words)
    if lying is None:
        return [*filter(kind(words, ME, myself), seen.perms.values())]
    seats = {"your": (ME,), "an opponent’s": (OTHER,), "a": (ME, OTHER)}[lying["whose"]]
    cards = [
        printed(seen.cards[card], seat, SPELL) for seat in seats for card in seen.piles[seat, "graveyard"]
    ]
    return [*filter(kind(lying["kind"], ME, myself), cards)]


def _all_cards(said: re.Match[str], seen: Seen, myself: int) -> int:
    return len(_among(f"{said['kind']} in a graveyard", seen, myself))


def _together(said: re.Match[str], seen: Seen, myself: int) -> int:
    numbers = [_STATS[said["stat"]](thing) for thing in _among(said["kind"], seen, myself)]
    return sum(numbers) if said["how"] == "total" else max(numbers, default=0)


def _sorts(said: re.Match[str], seen: Seen, myself: int) -> int:
    found = _among(said["kind"], seen, myself)
    match said["sorts"]:
        case "card types":
            return len({each for thing in found for each in thing.types})
        case "basic land types":
            return len({each for thing in found for each in thing.subs if each in _LAND_TYPES})
        case "colors":
            return len({each for thing in found for each in thing.colors})
        case "different names":
            return len({thing.card for thing in found})
        case _:
            return len({thing.value for thing in found})


def _half(said: re.Match[str], seen: Seen, myself: int) -> int:
    whole = _number(said["value"], seen, myself)
    return whole - whole // 2 if said["round"] == "up" else whole // 2


_STATS: dict[str, Callable[[Thing], int]] = {
    "power": lambda thing: thing.power, "toughness": lambda thing: thing.toughness,
    "mana value": lambda thing: thing.value,
}  # fmt: skip
_LAND_TYPES = ("plains", "island", "swamp", "mountain", "forest")


def _life(said: re.Match[str], seen: Seen, _: int) -> int:
    return seen.life[ME if said["whose"] == "your" else OTHER]


def _of_object(said: re.Match[str], seen: Seen, myself: int) -> int:
    (thing,) = _named(said["object"], seen, myself)
    if said["counter"]:
        return dict(thing.counters).get(counter(said["counter"]), 0)
    return _STATS[said["stat"]](thing)


def _named(words: str, seen: Seen, myself: int) -> list[Thing]:
    return things(words, Here(seen, seen, myself, (), []))


def _devotion(said: re.Match[str], seen: Seen, _: int) -> int:
    cards = {card.id: card.cost or "" for card in seen.table.catalogue.definitions.values()}
    mine = (cards.get(thing.card, "") for thing in seen.perms.values() if thing.seat == ME)
    return sum(cost.count(_SYMBOLS[said["color"]]) for cost in mine)


def _is(said: re.Match[str], seen: Seen, myself: int) -> bool:
    wanted = kind(re.sub(r"^an? ", "", said["kind"]), ME, myself)
    return all(map(wanted, _named(said["object"], seen, myself)))


_NUMBERS: list[tuple[re.Pattern[str], Callable[[re.Match[str], Seen, int], int]]] = [
    (
        re.compile(r"the number of (?P<color>\w+) mana symbols in the costs of permanents you control$"),
        _devotion,
    ),
    (re.compile(r"half (?P<value>.+) \(rounded (?P<round>up|down)\)$"), _half),
    (
        re.compile(
            r"the (?P<how>greatest|total) (?P<stat>power|toughness|mana value) (?:among|of) (?P<kind>.+)$"
        ),
        _together,
    ),
    (
        re.compile(
            r"the number of (?P<sorts>card types|basic land types|colors|different (?:names|mana values)) "
            r"among (?P<kind>.+)$"
        ),
        _sorts,
    ),
    (re.compile(r"the number of (?P<kind>.+) in all graveyards$"), _all_cards),
    (re.compile(rf"the number of {COUNTER} counters on (?P<object>.+)(?P<stat>)$"), _of_object),
    (re.compile(r"the number of (?P<kind>.+) in (?P<whose>your|each opponent’s) (?P<pile>\w+)$"), _cards),
    (re.compile(r"the number of (?P<kind>.+)$"), _count),
    (re.compile(r"(?P<object>.+)’s (?P<stat>power|toughness|mana value)(?P<counter>)$"), _of_object),
    (re.compile(r"(?P<whose>your|each opponent’s) life total$"), _life),
]
_READINGS: dict[str, Callable[[re.Match[str], Seen, int], bool]] = {
    rf"you control (?P<just>exactly )?{NUMBER}(?P<how> or more| or fewer)? "
    r"(?P<kind>.+)(?P<not>n’t)?": _controls,
    r"you control (?P<number>)(?P<just>)(?P<how>)(?P<kind>another .+)(?P<not>n’t)?": _controls,
    r"it is(?P<not>n’t)? (?P<whose>your|an opponent’s|any player’s) (?P<part>"
    r"turn|main phase|upkeep|draw step|combat phase|declare attackers step|declare blockers step|end step)"
    rf"(?:, before (?P<before>{'|'.join(_DECLARED)}))?": _is_turn,
    r"(?P<value>.+) is(?P<not>n’t)? (?P<how>at least|at most|exactly) (?P<bound>\d+)": _compares,
    r"(?P<value>.+) is(?P<not>n’t)? (?P<how>more than|less than) (?P<bound>.+)": _compares,
    r"(?P<object>.+?) is(?P<not>n’t)? (?P<kind>an? .+)": _is,
}
READINGS = [(re.compile(f"{pattern}$"), reading) for pattern, reading in _READINGS.items()]
