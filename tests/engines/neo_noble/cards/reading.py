"""A second reading of printed cards: what the English words of an action promise, without the card language.

Nothing here knows how the rules carry an action out; it reads the sentence and looks at the table before and
after.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from tests.engines.neo_noble.cards.seen import Seen, Thing, Where, between

ME, YOU = 0, 1
AIMED = (
    r"(?:the (?:first |second )?target|(?:another )?target [^(.]+?|that (?:Spirit|card|lane|Noble|player))"
)
LANE = rf"[^(]*? lanes?(?: of yours| of the opponent’s)?|(?:the lane of )?{AIMED}"
WORDS = ("", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
NUMBER = re.compile(
    rf"\b(?P<word>an?|{'|'.join(WORDS[1:])})\b(?= (?:of your|of the opponent|random|other|allied|opposing"
    r"|Active|covered|face-up|face-down|Ready|Spent|neutral|empty|occupied|cards?|Spirits?|Arbiters?|Errants?|Tokens?"
    r"|Dominance coins?|lanes?|\d/\d)\b)"
)
"""An article or a word for a number, before what it counts."""
ZONES = r"(?:hand|deck|Graveyard|Reap Pile|Banish Zone|Channel)"
NOUNS = {"card": "", "Spirit": "", "Arbiter": "arbiter", "Errant": "errant", "Token": "token"}
LANES = {"Left": 0, "Middle": 1, "Right": 2}


class Scene(NamedTuple):
    """What the words of a text stand for."""

    here: tuple[int, int] | None
    """The lane of the card that speaks."""
    key: str
    """The Spirit that speaks."""
    targets: tuple[Thing | tuple[int, int] | None, ...]
    """Each a Spirit or card, a lane or Channel slot, or a player and -1."""
    that: Thing | None

    def target(self, words: str) -> Thing | tuple[int, int] | None:
        """Return the target that words name."""
        place = 1 if "second target" in words else 0
        return self.targets[place] if place < len(self.targets) else None


class Objects(NamedTuple):
    """What a phrase means: so many of these."""

    among: list[Thing]
    number: int
    """As many as there are of them, for "each"."""
    up_to: bool = False
    asked: int | None = None
    """Who picks; None where nobody does."""
    top: bool = False


class NotRead(Exception):
    """The words are none that this reader knows."""


OBJECTS = re.compile(
    r"(?P<up>up to )?(?P<number>\d+|each) (?P<other>other )?(?P<whose>allied |opposing )?"
    r"(?P<layer>Active |covered )?(?P<face>face-up |face-down )?(?P<state>Ready |Spent )?"
    r"(?P<noun>card|Spirit|Arbiter|Errant|Token)s?"
    r"(?: with Power (?P<power>\d+) or less)?"
    r"(?P<from>(?: at random)? (?:from|in) (?:your|the opponent’s|either) " + ZONES + r")?"
    rf"(?: in (?P<lane>(?:the lane of )?{AIMED}|[^,]*? lanes?))?"
    r"(?P<by> of the opponent’s choice)?"
    r"(?P<from_2>(?: at random)? (?:from|in) (?:your|the opponent’s|either) " + ZONES + r")?"
    r"(?P<random> at random)?$"
)


TARGET = re.compile(rf"(?:the lane of )?{AIMED}")


def in_digits(words: str) -> str:
    """Return words with digits for articles and words for numbers, and the one opponent by one name."""
    words = words.replace("your opponent", "the opponent").replace("Your opponent", "the opponent")
    words = re.sub(r"\banother (?!target|lane)", "1 other ", words)
    return NUMBER.sub(lambda found: str(WORDS.index(found["word"])) if found["word"] in WORDS else "1", words)


def is_target(words: str, scene: Scene) -> bool:
    """Tell whether words mean a target, and not what an event was of."""
    return TARGET.fullmatch(words) is not None and bool(scene.targets or "target" in words)


def lane(words: str, scene: Scene) -> list[tuple[int, int]]:
    """Return the lanes that words may mean."""
    here = scene.here
    fixed = {"this lane": here, "the facing lane": None if here is None else (1 - here[0], 2 - here[1])}
    if words in fixed:
        return [] if (found := fixed[words]) is None else [found]
    if is_target(words, scene):
        target = scene.target(words)
        if isinstance(target, Thing):
            return [target.where[1:]] if target.where[0] == "lane" else []
        return [] if target is None else [target]
    if words in ("that lane", "the lane of that Spirit"):
        return [] if scene.that is None else [scene.that.where[1:]]
    if words in ("the attacking lane", "the defending lane"):
        return []
    said = re.fullmatch(
        r"(?:(?:1 of )?(?P<own>your|the opponent’s)|1|a|each of (?P<each>your|the opponent’s)|each) "
        r"(?P<other>other )?(?P<empty>empty |occupied )?"
        r"(?P<names>(?:Left|Middle|Right)(?: (?:or|and) \w+)? )?lanes?",
        words,
    )
    if said is None:
        raise NotRead(words)
    whose = said["own"] or said["each"]
    seats = (ME, YOU) if whose is None else (ME,) if whose == "your" else (YOU,)
    names = [LANES[name] for name in re.findall(r"Left|Middle|Right", said["names"] or "")] or [0, 1, 2]
    return [
        (seat, number) for seat in seats for number in names if not (said["other"] and (seat, number) == here)
    ]


def is_empty(words: str, before: Seen, place: tuple[int, int]) -> bool:
    """Tell whether a lane is as empty as words say."""
    full = bool(before.at("lane", *place))
    return not ("empty " in words and full) and not ("occupied " in words and not full)


def lanes(words: str, before: Seen, scene: Scene) -> list[tuple[int, int]]:
    return [place for place in lane(words, scene) if is_empty(words, before, place)]


def objects(words: str, before: Seen, scene: Scene) -> Objects:
    """Return what a phrase means."""
    named: dict[str, Thing | None] = {
        "this Spirit": before.spirit(scene.key),
        "that Spirit": None if scene.that is None else before.spirit(scene.that.key),
        "the Active Spirit of this lane": _top(before, scene),
    }
    if is_target(words, scene):
        target = scene.target(words)
        named[words] = target if isinstance(target, Thing) else _slot(before, target)
    if words in named:
        thing = named[words]
        return Objects([] if thing is None else [thing], 0 if thing is None else 1)
    top = re.fullmatch(r"the top (?:card|(\d+) cards) of (your|the opponent’s) deck", words)
    if top:
        seat = ME if top[2] == "your" else YOU
        number = int(top[1] or 1)
        return Objects(tops_of(before, seat, number), number, top=True)
    said = OBJECTS.fullmatch(words)
    if said is None:
        raise NotRead(words)
    found = [thing for thing in before.things if _fits(thing, said, before, scene)]
    place = said["from"] or said["from_2"] or ""
    random = " at random" in place or said["random"] is not None
    if said["number"] == "each":
        return Objects(found, len(found))
    asked = None if random else YOU if said["by"] else ME
    return Objects(found, min(int(said["number"]), len(found)), said["up"] is not None, asked)


def tops_of(before: Seen, seat: int, number: int) -> list[Thing]:
    return [Thing(card, "", ("deck", seat, 0)) for card in before.tops[seat][:number]]


def _slot(before: Seen, target: tuple[int, int] | None) -> Thing | None:
    if target is None:
        return None
    return next(iter(before.at("Channel", *target)), None)


def _top(before: Seen, scene: Scene) -> Thing | None:
    spirits = [] if scene.here is None else before.at("lane", *scene.here)
    return next((thing for thing in spirits if thing.layer == "Active"), None)


def _fits(thing: Thing, said: re.Match[str], before: Seen, scene: Scene) -> bool:
    place = said["from"] or said["from_2"]
    named = re.search(ZONES + "$", place) if place else None
    if thing.where[0] != (named[0] if named else "lane"):
        return False
    if place and "either" not in place and thing.seat != (ME if " your " in place else YOU):
        return False
    if said["whose"] and thing.seat != (ME if said["whose"] == "allied " else YOU):
        return False
    if said["layer"] and thing.layer != said["layer"].strip():
        return False
    if said["face"] and thing.face_up is not (said["face"] == "face-up "):
        return False
    if said["state"] and thing.ready is not (said["state"] == "Ready "):
        return False
    if NOUNS[said["noun"]] not in ("", thing.type):
        return False
    if said["power"] and thing.power > int(said["power"]):
        return False
    if said["other"] and thing.key == scene.key:
        return False
    return not said["lane"] or thing.where[1:] in lanes(said["lane"], before, scene)


# Deeds


class Deed(NamedTuple):
    """What a sentence says happened, looked at by the table before and after."""

    before: Seen
    after: Seen
    scene: Scene
    asked: list[tuple[int, str]]
    """Who was asked in between, and what."""
    spares: bool
    """Nothing Shatters by it."""


def moved(
    deed: Deed, what: Objects, goal: Callable[[int], list[Where]], room: Callable[[int], int] | None = None
) -> str | None:
    """Tell what is wrong where so many cards were to go from their places to others."""
    lost, gained = between(deed.before, deed.after)
    shattered = _shattering(deed, lost, what)
    lost -= shattered
    gained -= Counter((card, ("Graveyard", where[1], 0)) for card, where in shattered.elements())
    allowed = Counter((thing.card, thing.where) for thing in what.among)
    if lost - allowed:
        return f"left their places: {_told(lost - allowed)}"
    number = what.number
    if any(thing.where in goal(thing.seat) for thing in what.among):
        return f"{lost} went" if lost else None  # they stay in their zone
    if room is not None:
        seats = {thing.seat for thing in what.among}
        free = sum(room(seat) for seat in seats) + sum(thing.type == "token" for thing in what.among)
        number = min(number, free)
    count = lost.total()
    if count > number or (count < number and not what.up_to):
        return f"{count} went, not {number}"
    for card, where in gained.elements():
        owners = [seat for one, (_, seat, _) in lost if one == card]
        if not any(where in goal(seat) for seat in owners):
            return f"{card} came to {where}"
    tokens = sum(lost[thing.card, thing.where] for thing in what.among if thing.type == "token")
    if gained.total() != count - tokens:
        return f"{gained.total()} came, {count} went"
    if what.asked is None and any(kind.startswith("pick_") and kind != "pick_lane" for _, kind in deed.asked):
        return f"somebody was asked: {deed.asked}"
    pickers = {seat for seat, kind in deed.asked if kind.startswith("pick_") and kind != "pick_lane"}
    if what.asked is not None and pickers - {what.asked}:
        return f"the wrong player was asked: {deed.asked}"
    if what.asked is not None and len(set(allowed)) > what.number > 0 and not pickers:
        return "nobody was asked"
    return None


def _shattering(deed: Deed, lost: Counter[tuple[str, Where]], what: Objects) -> Counter[tuple[str, Where]]:
    """Return covered Arbiters that all above have left: they Shatter, unless the text spares them.

    Those that are meant themselves are among them only where more has left than was to.
    """
    more = lost.total() - what.number
    found: Counter[tuple[str, Where]] = Counter()
    if deed.spares:
        return found
    for seat in (ME, YOU):
        for number in range(3):
            spirits = deed.before.at("lane", seat, number)
            left = [
                thing for thing in spirits if deed.after.spirit(thing.key) is None or has_moved(deed, thing)
            ]
            for depth, thing in enumerate(spirits[:-1]):
                above = spirits[depth + 1 :]
                if (
                    thing.type == "arbiter"
                    and thing not in what.among
                    and thing in left
                    and all(each in left for each in above)
                ):
                    found[thing.card, thing.where] += 1
    more -= found.total()
    for thing in what.among if more > 0 else []:
        if not lost[thing.card, thing.where]:
            continue
        covers = [each for each in deed.before.at(*thing.where) if thing.key and each.layer == "Active"]
        if (
            thing.type == "arbiter"
            and thing.layer == "covered"
            and more
            and any(deed.after.spirit(each.key) is None for each in covers)
        ):
            found[thing.card, thing.where] += 1
            more -= 1
    return Counter({key: min(count, lost[key]) for key, count in found.items() if lost[key]})


def has_moved(deed: Deed, thing: Thing) -> bool:
    now = deed.after.spirit(thing.key)
    return now is not None and now.where != thing.where


def _told(lost: Counter[tuple[str, Where]]) -> str:
    return ", ".join(f"{card} of {where}" for card, where in lost)


def to_of(zone: str) -> Callable[[int], list[Where]]:
    return lambda seat: [(zone, seat, number) for number in range(4)]


def free_slots(before: Seen) -> Callable[[int], int]:
    return lambda seat: 4 - len(before.at("Channel", seat))


def players(words: str, scene: Scene) -> list[int]:
    """Return the players that a subject means."""
    if words in ("you", ""):
        return [ME]
    if words == "the opponent":
        return [YOU]
    if words == "each player":
        return [ME, YOU]
    target = scene.target(words)
    if target is None:
        return []
    return [target.seat if isinstance(target, Thing) else target[0]]


SUBJECT = rf"(?:(?P<who>the opponent|each player|(?:the owner of )?{AIMED}) )?"
Reading = Callable[[Deed, "re.Match[str]"], "str | None"]


class Readings(list[tuple[re.Pattern[str], Reading]]):
    """Sentences of a kind, each with what it promises."""

    def reads(self, pattern: str) -> Callable[[Reading], Reading]:
        """Return a decorator for what reads such sentences."""

        def register(reading: Reading) -> Reading:
            self.append((re.compile(pattern + "$"), reading))
            return reading

        return register


def judge(words: str, deed: Deed, readings: Sequence[tuple[re.Pattern[str], Reading]]) -> str | None:
    """Tell what is wrong with what happened at a sentence. Raises NotRead."""
    words = in_digits(words.removesuffix("."))
    spared = words.removesuffix(" without causing Shattering")
    deed = deed._replace(spares=spared != words)
    words = _counted(spared[:1].lower() + spared[1:], deed)
    for pattern, reading in readings:
        said = pattern.match(words)
        if said is not None:
            return reading(deed, said)
    raise NotRead(words)


def _counted(words: str, deed: Deed) -> str:
    """Put the number itself where so many are meant for each of something."""
    said = re.fullmatch(r"(?P<head>\D*)(?P<number>\d+)(?P<rest>.*) for each Dominance coin you hold", words)
    if said is None or "has" in words:
        return words
    held = sum(holder == ME for holder, _ in deed.before.coins)
    return f"{said['head']}{int(said['number']) * held}{said['rest']}"


GOALS = {
    "into hand": "hand", "to hand": "hand", "into the Graveyard": "Graveyard", "on top of the deck": "deck",
    "under the deck": "deck", "into the deck and shuffle it": "deck", "into the Channel, Spent": "Channel",
    "into their Graveyard": "Graveyard", "into your Graveyard": "Graveyard",
}  # fmt: skip
