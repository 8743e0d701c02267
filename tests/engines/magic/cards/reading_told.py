"""A text that was done, and whom and what its English words mean."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from tests.engines.magic.cards.reading import ME, OTHER, NotRead, Thing, kind
from tests.engines.magic.cards.seen import Seen, between

Rows = list[tuple[Any, ...]]


class Told(NamedTuple):
    """A text that was done: the table before and after, what its words stand for, who was asked what."""

    before: Seen
    after: Seen
    myself: int
    targets: tuple[str, ...]
    asked: list[tuple[int, str]]


def same(told: Told, wanted: Iterable[tuple[Any, ...]]) -> str | None:
    """Tell what is wrong where just this was to change."""
    found, expected = between(told.before, told.after), Counter(wanted)
    if found == expected:
        return None
    return f"missing {dict(expected - found)}, too much {dict(found - expected)}"


def figure(word: str | None) -> int:
    """Return a number that is written as a word or in digits; 1 where an article stands for it."""
    return int(word) if word is not None and word.isdecimal() else WORDS[word]


# Whom and what words mean

AIMED = "what is aimed at"
"""Stands for "it" where a target has been named before all else."""
_OWNING = rf"{AIMED}|enchanted creature|equipped creature|(?:this|that) \w+"
NAMED = (
    rf"(?:any target|target (?:player|opponent)|that player|its \w+|{AIMED} or player|{AIMED}"
    rf"|(?:{_OWNING})’s (?:controller|owner))"
)
"""A player whom a text names, as the one who controls something or whose cards it is."""


def things(words: str, told: Told) -> list[Thing]:
    """Return the permanents that words mean."""
    if re.fullmatch(r"it|this (?:creature|spell|enchantment|artifact|Aura|Equipment)", words):
        return [told.before.perms[told.myself]] if told.myself in told.before.perms else []
    if words in ("enchanted creature", "equipped creature"):
        return [told.before.perms[told.before.perms[told.myself].attached]]
    if words in ("that object", "that token", "those tokens", "that card"):  # nothing came before
        return []
    held = re.fullmatch(rf"(?P<kind>.+?) (?P<who>{NAMED}) controls(?P<more>(?: .+)?)", words)
    if held is not None:
        seats = players(held["who"], told)
        return [thing for thing in things(held["kind"] + held["more"], told) if thing.seat in seats]
    if not re.match(rf"{AIMED}$|any target$|up to one target$|(?:up to one )?(?:other )?target ", words):
        wanted = kind(re.sub(r"^(?:each|all) ", "", words), ME, told.myself)
        return [thing for thing in told.before.perms.values() if wanted(thing)]
    aim = told.targets[0] if told.targets else ""
    if aim[:1] != "o" or int(aim[1:]) not in told.before.perms:
        return []
    thing = told.before.perms[int(aim[1:])]
    named = re.sub(r"^(?:up to one )?(?:other )?", "", words)
    plain = words == AIMED or words.endswith(("any target", "one target"))
    assert plain or kind(named, ME, told.myself)(thing), (words, thing)
    return [thing]


def players(words: str | None, told: Told) -> list[int]:
    """Return the players that words mean."""
    match words:
        case "you" | "" | None:
            return [ME]
        case "each opponent":
            return [OTHER]
        case "each player":
            return [ME, OTHER]
        case "its controller" | "its owner":
            return [thing.owner if words == "its owner" else thing.seat for thing in things("it", told)]
        case _ if re.match(r"that player or (?:that permanent|what is aimed at)’s ", words):
            aim = told.targets[0] if told.targets else ""
            if aim[:1] == "s":
                return [int(aim[1:])]
            return [thing.owner if words.endswith("owner") else thing.seat for thing in things(AIMED, told)]
        case _ if re.search(r"’s (?:controller|owner)$", words):
            whose, _, what = words.rpartition("’s ")
            return [thing.owner if what == "owner" else thing.seat for thing in things(whose, told)]
        case _ if re.fullmatch(
            rf"(?:up to one |any )?target(?: player| opponent)?|{AIMED}(?: or player)?|that player", words
        ):
            aim = told.targets[0] if told.targets else ""
            return [int(aim[1:])] if aim[:1] == "s" else []
        case _:
            raise NotRead(words)


def number_of(said: re.Match[str], told: Told) -> int:
    """Return a number with what goes on behind: "for each creature you control"."""
    number = figure(said["number"])
    if not said["tail"]:
        return number
    counted = kind(said["tail"].removeprefix(" for each "), ME, told.myself)
    return number * sum(map(counted, told.before.perms.values()))


TAIL = r"(?P<tail> for each creature you control)?"
WORDS = {"zero": 0, "a": 1, "an": 1, None: 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5}
NUMBER = r"(?P<number>\d+|an?|one|two|three|four|five)"
