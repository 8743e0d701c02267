"""What the English words of a cost ask for: with what it can be paid, and what has changed once it is."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple, TypeAlias, TypeVar

from tests.engines.magic.cards.reading import COUNTER, ME, SPELL, NotRead, Thing, counter, kind
from tests.engines.magic.cards.reading_told import figure
from tests.engines.magic.cards.seen import Changes, Seen, printed


class Purse(NamedTuple):
    """What a cost may be paid with."""

    seen: Seen
    myself: int
    """The permanent that speaks, or its number in a pile; 0 of a spell."""
    hand: tuple[str, ...]
    """Without what is announced."""
    rested: bool
    """What speaks can be tapped as far as it has rested (302.6)."""


T = TypeVar("T")
Way: TypeAlias = tuple[frozenset[object], Changes]
"""What is used up by one way to pay a part, and what changes by it."""
_SOME = r"(?:(?P<number>two|three|four|five)|an?|(?=another )) ?(?P<kind>.+?)"


def ways(words: str, purse: Purse) -> list[Changes]:
    """Return what may have changed once a cost is paid, by each way to pay it. Raises NotRead."""
    found: list[Way] = [(frozenset(), Counter())]
    for part in re.split(r", | and ", words):
        here = list(_ways_of(part, purse))
        found = [
            (used | more, Counter(changes + changed))
            for used, changes in found
            for more, changed in here
            if used.isdisjoint(more)
        ]
    return [_in_the_end(changes) for _, changes in found]


def _in_the_end(changes: Changes) -> Changes:
    """Return what is left of changes: of what is gone that alone, of a card that came and went nothing."""
    gone = {row[1] for row in changes if row[0] == "gone"}
    found: Changes = Counter()
    piles: Counter[tuple[object, ...]] = Counter()
    for row, count in changes.items():
        if row[0] == "pile":
            piles[row[:-1]] += row[-1] * count
        elif row[0] == "gone" or row[1] not in gone or row[0] in ("life", "lands tapped"):
            found[row] += count
    for place, count in piles.items():
        if count:
            found[*place, 1 if count > 0 else -1] += abs(count)
    return found


def _ways_of(part: str, purse: Purse) -> Iterator[Way]:
    for pattern, reading in READINGS:
        said = pattern.match(part[0].lower() + part[1:])
        if said is not None:
            return reading(said, purse)
    raise NotRead(part)


def _mana(said: re.Match[str], purse: Purse) -> Iterator[Way]:
    """Pay with lands: which of them is no matter, so they are counted."""
    signs = re.findall(r"\{(.+?)\}", said["mana"])
    number = sum(int(sign) if sign.isdecimal() else 1 for sign in signs)
    lands = [each for each in purse.seen.perms.values() if "land" in each.types and each.seat == ME]
    free = [each for each in lands if not each.tapped]
    gives = Counter(sub for each in free for sub in each.subs)
    if number <= len(free) and ("R" not in signs or gives["mountain"]):
        yield frozenset(), Counter({("lands tapped", number): 1}) if number else Counter()


def _this(said: re.Match[str], purse: Purse) -> Iterator[Way]:
    """Pay with what speaks itself, wherever it is."""
    there = purse.seen.perms.get(purse.myself)
    match said["verb"]:
        case "discard":
            yield frozenset(("this",)), _moves("hand", "graveyard", "mine")
        case "exile" if there is None:
            yield frozenset((purse.myself,)), _moves("graveyard", "exile", "mine")
        case verb:
            assert there is not None
            to = {"sacrifice": "graveyard", "exile": "exile", "return": "hand"}[verb]
            yield frozenset((there.id,)), _gone(there, to)


def _turned(said: re.Match[str], purse: Purse) -> Iterator[Way]:
    there = purse.seen.perms[purse.myself]
    taps = said["sign"] == "T"
    if there.tapped is not taps and purse.rested:
        yield frozenset((("turned", there.id),)), Counter({("tapped", there.id, taps): 1})


def _life(said: re.Match[str], purse: Purse) -> Iterator[Way]:
    number = int(said["number"])
    if purse.seen.life[ME] >= number:
        yield frozenset(), Counter({("life", ME, -number): 1})


def _removed(said: re.Match[str], purse: Purse) -> Iterator[Way]:
    number, word = figure(said["number"]), counter(said["counter"])
    there = purse.seen.perms[purse.myself]
    if dict(there.counters).get(word, 0) >= number:
        size = {"plus_one": 1, "minus_one": -1}.get(word, 0)
        rows = {("counters", there.id, word, -number): 1}
        rows |= {(name, there.id, -number * size): 1 for name in ("power", "toughness") if size}
        yield frozenset(), Counter(rows)


def _permanents(said: re.Match[str], purse: Purse) -> Iterator[Way]:
    """Pay with permanents of the own side."""
    wanted = kind(said["kind"], ME, purse.myself)
    mine = [each for each in purse.seen.perms.values() if each.seat == ME and wanted(each)]
    if said["verb"] == "tap":
        free = [each for each in mine if not each.tapped]
        yield from _each_of(
            said, free, lambda each: ("turned", each.id), lambda each: Counter({("tapped", each.id, True): 1})
        )
        return
    to = "graveyard" if said["verb"] == "sacrifice" else "hand"
    yield from _each_of(said, mine, lambda each: each.id, lambda each: _gone(each, to))


def _cards(said: re.Match[str], purse: Purse) -> Iterator[Way]:
    """Pay with cards of the hand, or of the own graveyard."""
    wanted = kind(said["kind"], ME, purse.myself)
    came, to = ("hand", "graveyard") if said["verb"] == "discard" else ("graveyard", "exile")
    if came == "hand":
        there = list(enumerate(purse.hand, 1))
    else:
        rows = purse.seen.numbers.items()
        there = [(number, card) for number, (seat, name, card) in rows if (seat, name) == (ME, came)]
    fit = [
        (number, card)
        for number, card in there
        if (came == "hand" or number != purse.myself) and wanted(printed(purse.seen.cards[card], ME, SPELL))
    ]
    yield from _each_of(said, fit, lambda each: (came, each[0]), lambda each: _moves(came, to, each[1]))


def _each_of(
    said: re.Match[str], fit: Sequence[T], used: Callable[[T], object], changed: Callable[[T], Changes]
) -> Iterator[Way]:
    for some in combinations(fit, figure(said["number"])):
        changes: Changes = Counter()
        for each in some:
            changes += changed(each)
        yield frozenset(map(used, some)), changes


def _gone(thing: Thing, to: str) -> Changes:
    rows: Changes = Counter({("gone", thing.id): 1})
    if not thing.token:
        rows["pile", thing.owner, to, thing.card, 1] += 1
    return rows


def _moves(came: str, to: str, card: str) -> Changes:
    return Counter({("pile", ME, came, card, -1): 1, ("pile", ME, to, card, 1): 1})


_READINGS: dict[str, Callable[[re.Match[str], Purse], Iterator[Way]]] = {
    r"\{(?P<sign>T|Q)\}": _turned,
    r"(?P<mana>(?:\{[0-9WUBRGC/]+\})+)": _mana,
    r"(?P<verb>sacrifice|discard|exile|return) this \w+"
    r"(?: to its owner’s hand| from your (?:hand|graveyard))?": _this,
    r"pay (?P<number>\d+) life": _life,
    rf"remove (?:an?|(?P<number>two|three|four|five)) {COUNTER} counters? from this \w+": _removed,
    rf"(?P<verb>tap|sacrifice) {_SOME}": _permanents,
    rf"(?P<verb>return) {_SOME} to (?:its owner’s hand|their owners’ hands)": _permanents,
    rf"(?P<verb>discard) {_SOME}": _cards,
    rf"(?P<verb>exile) {_SOME} from your graveyard": _cards,
}
READINGS = [(re.compile(f"{pattern}$"), reading) for pattern, reading in _READINGS.items()]
