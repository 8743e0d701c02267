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


# Whom and what words mean


def things(words: str, told: Told) -> list[Thing]:
    """Return the permanents that words mean."""
    if words.startswith("each "):
        wanted = kind(words.removeprefix("each "), ME, told.myself)
        return [thing for thing in told.before.perms.values() if wanted(thing)]
    if re.fullmatch(r"this (?:creature|spell|enchantment|artifact|Aura|Equipment)", words):
        return [told.before.perms[told.myself]] if told.myself in told.before.perms else []
    if words in ("enchanted creature", "equipped creature"):
        return [told.before.perms[told.before.perms[told.myself].attached]]
    if words in ("what was chosen", "what was made or moved so"):  # nothing came before
        return []
    if not re.match(r"the target$|any target$|up to one target$|(?:up to one )?(?:other )?target ", words):
        raise NotRead(words)
    aim = told.targets[0] if told.targets else ""
    if aim[:1] != "o" or int(aim[1:]) not in told.before.perms:
        return []
    thing = told.before.perms[int(aim[1:])]
    named = re.sub(r"^(?:up to one )?(?:other )?", "", words)
    plain = words.endswith(("the target", "any target", "one target"))
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
        case _ if words.startswith(("the controller of ", "the owner of ")):
            owner = words.startswith("the owner of ")
            there = things(words.split(" of ", 1)[1], told)
            return [thing.owner if owner else thing.seat for thing in there]
        case _ if re.fullmatch(r"(?:up to one |any )?target(?: player| opponent)?|the target", words):
            aim = told.targets[0] if told.targets else ""
            return [int(aim[1:])] if aim[:1] == "s" else []
        case _:
            raise NotRead(words)


def number_of(said: re.Match[str], told: Told) -> int:
    """Return a number with what goes on behind: "for each creature you control"."""
    number = {"a": 1, "an": 1, None: 1}.get(said["number"], said["number"])
    if not said["tail"]:
        return int(number)
    counted = kind(said["tail"].removeprefix(" for each "), ME, told.myself)
    return int(number) * sum(map(counted, told.before.perms.values()))


TAIL = r"(?P<tail> for each creature you control)?"
NUMBER = r"(?P<number>\d+|an?)"
