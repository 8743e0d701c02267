"""What the English sentences promise that say what happens instead: of an event, how it happens then."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from tests.engines.magic.cards.reading import COUNTER, ME, OTHER, NotRead, Thing, counter, kind
from tests.engines.magic.cards.reading_told import NUMBER, figure, things
from tests.engines.magic.cards.reading_told import Told as Here
from tests.engines.magic.cards.seen import Seen


class Event(NamedTuple):
    """What is about to happen, as somebody tells it who looks at all cards."""

    word: str
    seat: int
    """Whom it concerns; whose card moves."""
    thing: Thing | None = None
    number: int = 1
    source: Thing | None = None
    combat: bool = False
    counter: str = ""
    came: str = "battlefield"
    to: str = "graveyard"
    tapped: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    """What it enters with."""


Reading: TypeAlias = Callable[[re.Match[str], Event, Seen, int], Event]


def instead(words: str, event: Event, seen: Seen, myself: int) -> Event:
    """Return an event as it happens where a sentence holds. Raises NotRead."""
    for pattern, reading in READINGS:
        said = pattern.match(words)
        if said is not None:
            return reading(said, event, seen, myself)
    raise NotRead(words)


def _is(words: str, thing: Thing | None, seen: Seen, myself: int) -> bool:
    """Tell whether words mean an object: "this creature", "a red permanent you control"."""
    if thing is None:
        return False
    if words.startswith(("this ", "enchanted ", "equipped ")):
        if words.startswith("this ") and thing.card == "mine" and thing.id not in seen.perms:
            return True  # as it enters
        return thing.id in [each.id for each in things(words, Here(seen, seen, myself, (), []))]
    return kind(re.sub(r"^an? ", "", words), ME, myself)(thing)


def _amount(words: str, number: int) -> int:
    said = re.match(
        r"(?:(that|twice that|three times that) (?:much damage|much life|many)(?: (plus|minus) (\w+))?"
        r"|(\w+)(?: damage| life)?)$",
        words,
    )
    if said is None:
        raise NotRead(words)
    if said[4]:
        return figure(said[4])
    more = figure(said[3] or "0") * (-1 if said[2] == "minus" else 1)
    return max(0, number * {"that": 1, "twice that": 2, "three times that": 3}[said[1]] + more)


def _damage(said: re.Match[str], event: Event, seen: Seen, myself: int) -> Event:
    if event.word != "damage" or (said["combat"] and event.combat is not (said["combat"] == "combat ")):
        return event
    source = said["source"]
    if source not in (None, "a source") and not _is(source, event.source, seen, myself):
        return event
    if said["whom"] == "you":
        if event.thing is not None or event.seat != ME:
            return event
    elif (
        said["whom"]
        and said["whom"] != "a permanent or player"
        and not _is(said["whom"], event.thing, seen, myself)
    ):
        return event
    groups = said.groupdict()
    if groups.get("less"):
        return event._replace(number=max(0, event.number - int(said["less"])))
    return event._replace(number=_amount(groups.get("amount") or "0", event.number))


_PLACES = {
    "exile it": "exile", "return it to its owner’s hand": "hand",
    "put it on top of its owner’s library": "library",
    "put it on the bottom of its owner’s library": "library",
}  # fmt: skip


def _goes(said: re.Match[str], event: Event, seen: Seen, myself: int) -> Event:
    if event.word != "moves" or event.to != "graveyard" or event.thing is None:
        return event
    if said["verb"] == "die" and event.came != "battlefield":
        return event
    fits = _is(said["what"], event.thing, seen, myself)
    return event._replace(to=_PLACES[said["to"]]) if fits else event


def _enters(said: re.Match[str], event: Event, seen: Seen, myself: int) -> Event:
    if event.word != "moves" or event.to != "battlefield" or not _is(said["what"], event.thing, seen, myself):
        return event
    number = figure(said["number"]) if said["number"] else 0
    if said["tail"]:
        own = sum(thing.seat == ME and "creature" in thing.types for thing in seen.perms.values())
        number = int(number) * own
    counters = ((counter(said["counter"]), int(number)),) if number else ()
    return event._replace(tapped=event.tapped or bool(said["tapped"]), counters=counters)


def _concerns(said: re.Match[str], event: Event) -> bool:
    return event.seat in {"you": (ME,), "an opponent": (OTHER,), "a player": (ME, OTHER)}[said["who"]]


def _draws(said: re.Match[str], event: Event, _: Seen, __: int) -> Event:
    if event.word != "draws" or not _concerns(said, event):
        return event
    return event._replace(number=event.number * (0 if said["skips"] else figure(said["number"])))


def _gains(said: re.Match[str], event: Event, _: Seen, __: int) -> Event:
    if event.word != "life" or event.number <= 0 or not _concerns(said, event):
        return event
    return event._replace(number=_amount(said["amount"], event.number))


def _counted(said: re.Match[str], event: Event, seen: Seen, myself: int) -> Event:
    if event.word != "counters" or event.number <= 0 or event.counter != counter(said["counter"]):
        return event
    if not _is(said["what"], event.thing, seen, myself):
        return event
    return event._replace(number=_amount(said["amount"], event.number))


_KIND = r"(?P<combat>combat |noncombat )?damage"
_TO = r"(?: to (?P<whom>.+?))?"
_WHO = r"(?P<who>you|an opponent|a player)"
_READINGS: dict[str, Reading] = {
    rf"prevent all {_KIND} that (?:would be dealt|(?P<source>.+) would deal){_TO}": _damage,
    rf"if (?P<source>.+) would deal {_KIND}{_TO}, prevent (?P<less>\d+) of that damage": _damage,
    rf"if (?P<source>.+) would deal {_KIND}{_TO}, it deals (?P<amount>.+) instead": _damage,
    r"if (?P<what>.+) would (?P<verb>die|be put into a graveyard)(?: from anywhere)?, "
    r"(?P<to>.+) instead": _goes,
    rf"(?P<what>.+) enters(?P<tapped> tapped)?(?: and)?(?: with {NUMBER} {COUNTER} counters? on it"
    r"(?P<tail> for each creature you control)?)?": _enters,
    rf"if {_WHO} would draw a card, (?:that player )?(?P<skips>skips?) that draw instead(?P<number>)": _draws,
    rf"if {_WHO} would draw a card, (?:that player )?(?P<skips>)draws? {NUMBER} cards? instead": _draws,
    rf"if {_WHO} would gain life, (?:you gain|that player gains) (?P<amount>.+) instead": _gains,
    rf"if one or more {COUNTER} counters would be put on (?P<what>.+), "
    r"(?P<amount>.+?) (?:first strike|\S+) counters are put on it instead": _counted,
}  # fmt: skip
READINGS = [(re.compile(f"{pattern}$"), reading) for pattern, reading in _READINGS.items()]
