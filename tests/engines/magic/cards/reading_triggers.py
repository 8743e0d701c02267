"""What the English words of a triggered ability wait for, and whether that has happened."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from tests.engines.magic.cards.reading import ME, Kind, NotRead, Thing, kind


class Fact(NamedTuple):
    """Something that has happened, as a story tells it."""

    word: str
    who: int
    """The player to whom it has happened, or who has done it."""
    what: Thing | None = None
    """The object to which it has happened; of damage the one that was hurt."""
    by: Thing | None = None
    """The object that has done it."""
    combat: bool = False


class Speaker(NamedTuple):
    """Whose words they are: the object, and what it lies on."""

    id: int
    host: int = 0


_PLAYERS: dict[str, Callable[[int], bool]] = {
    "you": lambda seat: seat == ME,
    "an opponent": lambda seat: seat != ME,
    "a player": lambda _: True,
    "your": lambda seat: seat == ME,
    "each opponent’s": lambda seat: seat != ME,
    "each player’s": lambda _: True,
}
STEPS = {
    "upkeep": "upkeep", "draw step": "draw", "first main phase": "main_1", "combat": "begin_combat",
    "end of combat": "end_combat", "second main phase": "main_2", "end step": "end", "step": "",
}  # fmt: skip
_OF_THINGS = {
    "enters": "enters", "leaves the battlefield": "leaves", "dies": "dies", "is sacrificed": "sacrificed",
    "is put into a graveyard": "to_graveyard", "attacks": "attacks", "becomes tapped": "tapped",
    "becomes untapped": "untapped", "is countered": "countered", "becomes unattached": "unattached",
    "is turned face up": "turned_up",
}  # fmt: skip
_OF_CARDS = {"discards?": "discarded", "draws?": "drawn", "casts?": "cast"}
_WHO = "|".join(("you", "an opponent", "a player"))
_A = r"(?:an? )?"


def occurs(clause: str, fact: Fact, speaker: Speaker) -> bool:
    """Tell whether a fact is what a clause waits for."""
    for pattern, reading in _READINGS:
        said = pattern.match(clause)
        if said is not None:
            return reading(said, fact, speaker)
    raise NotRead(clause)


def _is(words: str | None, thing: Thing | None, speaker: Speaker) -> bool:
    """Tell whether words mean an object; where nothing is said any will do, and none."""
    if words is None:
        return True
    if thing is None:
        return False
    if words.startswith("this "):
        return thing.id == speaker.id
    if words.startswith(("enchanted ", "equipped ")):
        return thing.id == speaker.host
    return _kind(words, speaker)(thing)


def _kind(words: str, speaker: Speaker) -> Kind:
    return kind(re.sub(rf"^{_A}", "", words), ME, speaker.id)


def _thing(said: re.Match[str], fact: Fact, speaker: Speaker) -> bool:
    return fact.word == _OF_THINGS[said["verb"]] and _is(said["what"], fact.what, speaker)


def _card(said: re.Match[str], fact: Fact, speaker: Speaker) -> bool:
    word = next(word for verb, word in _OF_CARDS.items() if re.fullmatch(verb, said["verb"]))
    of = fact.what if word != "drawn" or said["what"] != "a card" else None
    there = said["what"] == "a card" or _is(said["what"], of, speaker)
    return fact.word == word and _PLAYERS[said["who"]](fact.who) and there


def _life(said: re.Match[str], fact: Fact, _: Speaker) -> bool:
    word = "gains_life" if said["verb"].startswith("gain") else "loses_life"
    return fact.word == word and _PLAYERS[said["who"]](fact.who)


def _blocks(said: re.Match[str], fact: Fact, speaker: Speaker) -> bool:
    word = "blocks" if said["verb"] == "blocks" else "blocked"
    return fact.word == word and _is(said["what"], fact.what, speaker) and _is(said["by"], fact.by, speaker)


def _in_combat(said: re.Match[str], fact: Fact) -> bool:
    return said["kind"] == "damage" or fact.combat is (said["kind"] == "combat damage")


def _deals(said: re.Match[str], fact: Fact, speaker: Speaker) -> bool:
    to = said["to"] is None or (said["to"] == "a player") is (fact.what is None)
    there = _is(said["what"], fact.by, speaker)
    return fact.word == "damage" and to and _in_combat(said, fact) and there


def _is_dealt(said: re.Match[str], fact: Fact, speaker: Speaker) -> bool:
    if fact.word != "damage" or not _in_combat(said, fact) or not _is(said["by"], fact.by, speaker):
        return False
    person, among, permanent = said["what"].partition(" or a permanent")
    if person not in _PLAYERS:
        return _is(said["what"], fact.what, speaker)
    if fact.what is None:
        return _PLAYERS[person](fact.who)
    return bool(among) and _kind(f"permanent{permanent}", speaker)(fact.what)


def _targeted(said: re.Match[str], fact: Fact, speaker: Speaker) -> bool:
    there = fact.what is not None and _is(said["what"], fact.what, speaker)
    by = (
        None
        if said["by"] == "a spell or ability"
        else said["by"].replace("a spell or ability ", "an object ")
    )
    return fact.word == "targeted" and there and _is(by, fact.by, speaker)


def _step(said: re.Match[str], fact: Fact, _: Speaker) -> bool:
    step = STEPS[said["step"]]
    there = fact.what is None and fact.word == f"step {step}" if step else fact.word.startswith("step ")
    return there and _PLAYERS[said["whose"]](fact.who)


def _counters(said: re.Match[str], fact: Fact, speaker: Speaker) -> bool:
    return fact.word == "counters" and _is(said["what"], fact.what, speaker)


_DAMAGE = r"(?P<kind>(?:non)?combat damage|damage)"
_READINGS: list[tuple[re.Pattern[str], Callable[[re.Match[str], Fact, Speaker], bool]]] = [
    (re.compile(f"{pattern}$"), reading)
    for pattern, reading in {
        rf"(?P<who>{_WHO}) (?P<verb>{'|'.join(_OF_CARDS)}) (?P<what>.+)": _card,
        rf"(?P<who>{_WHO}) (?P<verb>gains?|loses?) life": _life,
        rf"(?P<what>.+) (?P<verb>{'|'.join(_OF_THINGS)})": _thing,
        r"(?P<what>.+?) (?P<verb>blocks)(?: (?P<by>.+))?": _blocks,
        r"(?P<what>.+?) (?P<verb>becomes blocked)(?: by (?P<by>.+))?": _blocks,
        rf"(?P<what>.+?) deals {_DAMAGE}(?: to (?P<to>a player|a creature))?": _deals,
        rf"(?P<what>.+?) is dealt {_DAMAGE}(?: by (?P<by>.+))?": _is_dealt,
        r"(?P<what>.+?) becomes the target of (?P<by>.+)": _targeted,
        r"the beginning of (?P<step>combat) on (?P<whose>your|each opponent’s|each player’s) turn": _step,
        r"the beginning of (?P<whose>your|each opponent’s|each player’s) (?P<step>.+)": _step,
        r"counters are put on (?P<what>.+)": _counters,
    }.items()
]
