"""A second reading of printed cards: what the English words of an action promise, without the card language.

Nothing here knows how the rules carry an action out; it reads the sentence and looks at the table before and
after.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from tests.engines.neo_noble.seen import Seen, Thing, Where, between

ME, YOU = 0, 1
LANE = r"[^(]*? lanes?|(?:the lane of )?the (?:first |second )?target|the lane of that Spirit"
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
    r"(?: in (?P<lane>(?:the lane of )?the (?:first |second )?target|[^,]*? lanes?|the lane of that Spirit))?"
    r"(?P<by> of the opponent’s choice)?"
    r"(?P<from_2>(?: at random)? (?:from|in) (?:your|the opponent’s|either) " + ZONES + r")?"
    r"(?P<random> at random)?$"
)


TARGET = re.compile(r"(?:the lane of )?the (?:first |second )?target")


def lane(words: str, scene: Scene) -> list[tuple[int, int]]:
    """Return the lanes that words may mean."""
    here = scene.here
    fixed = {"this lane": here, "the facing lane": None if here is None else (1 - here[0], 2 - here[1])}
    if words in fixed:
        return [] if (found := fixed[words]) is None else [found]
    if TARGET.fullmatch(words):
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
    if TARGET.fullmatch(words):
        target = scene.target(words)
        named[words] = target if isinstance(target, Thing) else _slot(before, target)
    if words in named:
        thing = named[words]
        return Objects([] if thing is None else [thing], 0 if thing is None else 1)
    top = re.fullmatch(r"the top (?:card|(\d+) cards) of (your|the opponent’s) deck", words)
    if top:
        seat = ME if top[2] == "your" else YOU
        number = int(top[1] or 1)
        return Objects(_tops(before, seat, number), number, top=True)
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


def _tops(before: Seen, seat: int, number: int) -> list[Thing]:
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
    zone = re.search(ZONES + "$", place)[0] if place else "lane"  # type: ignore[index]
    if thing.where[0] != zone:
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
            left = [thing for thing in spirits if deed.after.spirit(thing.key) is None or _went(deed, thing)]
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


def _went(deed: Deed, thing: Thing) -> bool:
    now = deed.after.spirit(thing.key)
    return now is not None and now.where != thing.where


def _told(lost: Counter[tuple[str, Where]]) -> str:
    return ", ".join(f"{card} of {where}" for card, where in lost)


def _to(zone: str) -> Callable[[int], list[Where]]:
    return lambda seat: [(zone, seat, number) for number in range(4)]


def _free(before: Seen) -> Callable[[int], int]:
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


SUBJECT = r"(?:(?P<who>the opponent|each player|(?:the owner of )?the (?:first |second )?target) )?"
Reading = Callable[[Deed, "re.Match[str]"], "str | None"]
READINGS: list[tuple[re.Pattern[str], Reading]] = []


def reads(pattern: str) -> Callable[[Reading], Reading]:
    def register(reading: Reading) -> Reading:
        READINGS.append((re.compile(pattern + "$"), reading))
        return reading

    return register


def judge(words: str, deed: Deed) -> str | None:
    """Tell what is wrong with what happened at a sentence. Raises NotRead."""
    words = words.removesuffix(".")
    spared = words.removesuffix(" without causing Shattering")
    deed = deed._replace(spares=spared != words)
    words = _counted(spared[:1].lower() + spared[1:], deed)
    for pattern, reading in READINGS:
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


@reads(r"(?:put|return) (?P<what>.*?) (?P<to>" + "|".join(GOALS) + r")(?: \(shown to all\))?")
def _put(deed: Deed, said: re.Match[str]) -> str | None:
    zone = GOALS[said["to"]]
    room = _free(deed.before) if zone == "Channel" else None
    return moved(deed, objects(said["what"], deed.before, deed.scene), _to(zone), room)


@reads(r"(?P<verb>banish|destroy|reap|shatter) (?P<what>.*?)(?: \(shown to all\))?")
def _remove(deed: Deed, said: re.Match[str]) -> str | None:
    zone = {"banish": "Banish Zone", "reap": "Reap Pile"}.get(said["verb"], "Graveyard")
    return moved(deed, objects(said["what"], deed.before, deed.scene), _to(zone))


@reads(SUBJECT + r"sacrifices? (?P<what>.*)")
def _sacrifice(deed: Deed, said: re.Match[str]) -> str | None:
    found = objects(said["what"], deed.before, deed.scene)
    return _each(deed, said, found, None)


def _each(deed: Deed, said: re.Match[str], found: Objects, by: int | None) -> str | None:
    """Tell what is wrong where each player that is meant gives up so many cards; by None each picks alone."""
    wanted = int((re.search(r"\d+", said["what"]) or [0])[0])
    seats = players(said["who"] or "", deed.scene)
    among = [thing for thing in found.among if thing.seat in seats]
    number = sum(min(wanted, sum(thing.seat == seat for thing in among)) for seat in seats)
    picks = {seat for seat, kind in deed.asked if kind.startswith("pick_")}
    if found.asked is not None and picks - (set(seats) if by is None else {by}):
        return f"the wrong player was asked: {deed.asked}"
    if found.asked is not None:
        deed = deed._replace(asked=[])
    return moved(deed, Objects(among, number, found.up_to), _to("Graveyard"))


@reads(
    SUBJECT + r"(?:shows you their hand and )?discards? (?P<what>.*?)"
    r"(?P<how> at random| of your choice| of their choice|)"
)
def _discard(deed: Deed, said: re.Match[str]) -> str | None:
    mine = objects(said["what"] + " from your hand", deed.before, deed.scene)
    yours = objects(said["what"] + " from the opponent’s hand", deed.before, deed.scene)
    asked = None if said["how"] == " at random" else ME
    found = Objects(mine.among + yours.among, 0, mine.up_to, asked)
    return _each(deed, said, found, ME if said["how"] == " of your choice" else None)


@reads(SUBJECT + r"draws? (?P<number>\d+) cards?")
def _draw(deed: Deed, said: re.Match[str]) -> str | None:
    return _tops_go(deed, said, "hand")


@reads(
    SUBJECT
    + r"puts? the top (?:card|(?P<number>\d+) cards) of (?:your|their) deck into (?:your|their) Graveyard"
)
def _mill(deed: Deed, said: re.Match[str]) -> str | None:
    return _tops_go(deed, said, "Graveyard")


def _tops_go(deed: Deed, said: re.Match[str], to: str) -> str | None:
    seats = players(said["who"] or "", deed.scene)
    number = int(said["number"] or 1)
    among = [thing for seat in seats for thing in _tops(deed.before, seat, number)]
    room = _free(deed.before) if to == "Channel" else None
    return moved(deed, Objects(among, len(among), top=True), _to(to), room)


@reads(SUBJECT + r"Channels? (?P<number>\d+) cards? (?P<state>Ready|Spent)(?P<face> and face-up|)")
@reads(SUBJECT + r"channels? (?P<number>\d+) cards? (?P<state>Ready|Spent)(?P<face> and face-up|)")
def _channel(deed: Deed, said: re.Match[str]) -> str | None:
    return _tops_go(deed, said, "Channel") or _lies(deed, said)


@reads(SUBJECT + r"[Cc]hannels? (?P<what>.*), (?P<state>Ready|Spent)(?P<face> and face-up|)")
def _channel_from(deed: Deed, said: re.Match[str]) -> str | None:
    found = objects(said["what"], deed.before, deed.scene)
    return moved(deed, found, _to("Channel"), _free(deed.before)) or _lies(deed, said)


def _lies(deed: Deed, said: re.Match[str]) -> str | None:
    """Tell whether what has come into a Channel lies otherwise than is said."""
    before = {thing.where for thing in deed.before.things}
    wanted = (said["state"] == "Ready", bool(said["face"]))
    for thing in deed.after.at("Channel", ME) + deed.after.at("Channel", YOU):
        if thing.where not in before and (thing.ready, thing.face_up) != wanted:
            return f"{thing.card} lies otherwise"
    return None


@reads(r"(?P<verb>reveal|ready) (?P<what>(?!.*coin).*)")
@reads(r"(?P<verb>make) (?P<what>(?!.*coin).*) Spent")
def _turn(deed: Deed, said: re.Match[str]) -> str | None:
    found = objects(said["what"], deed.before, deed.scene)
    field = "face_up" if said["verb"] == "reveal" else "ready"
    goal = said["verb"] != "make"
    return _turned(deed, found, field, goal)


def _turned(deed: Deed, found: Objects, field: str, goal: bool) -> str | None:
    now = {thing.where: thing for thing in deed.after.things if thing.where[0] == "Channel"}
    was = [thing for thing in deed.before.things if thing.where[0] == "Channel"]
    changed = [thing for thing in was if getattr(thing, field) is not getattr(now[thing.where], field)]
    if any(thing not in found.among for thing in changed):
        return f"turned: {changed}"
    right = [thing for thing in found.among if getattr(now[thing.where], field) is goal]
    if len(right) < found.number and not found.up_to:
        return f"{len(right)} are so, not {found.number}"
    if len(changed) > found.number:
        return f"{len(changed)} were turned"
    return None


@reads(SUBJECT + r"(?P<verb>gain|lose)s? (?P<number>\d+) Lingering Souls?")
def _souls(deed: Deed, said: re.Match[str]) -> str | None:
    seats = players(said["who"] or "", deed.scene)
    number = int(said["number"])
    for seat in (ME, YOU):
        had = deed.before.souls[seat]
        change = number if said["verb"] == "gain" else -min(number, had)
        if deed.after.souls[seat] != had + (change if seat in seats else 0):
            return f"{deed.after.souls} of {deed.before.souls}"
    return None


# Arrivals


@reads(r"create (?P<number>\d+) Sapling Tokens? \(0/1\)(?: in (?P<lane>.*))?")
def _create(deed: Deed, said: re.Match[str]) -> str | None:
    lost, gained = between(deed.before, deed.after)
    places = _goals(deed, said["lane"])
    number = int(said["number"])
    if lost or any(card != "sapling" or where not in places for card, where in gained):
        return f"gone {lost}, come {gained}"
    free = {place: min(number, deed.before.room(*place[1:])) for place in places}
    every = bool(said["lane"]) and said["lane"].startswith("each")
    one = said["lane"] is not None and not every
    came = [free[where] for _, where in gained]
    wanted = sum(free.values()) if every else came[0] if came else max(free.values(), default=0)
    if said["lane"] is None:
        wanted = number
    if one and len({where for _, where in gained}) > 1:
        return "in several lanes"
    return None if gained.total() == wanted else f"{gained.total()} came, not {wanted}"


def _goals(deed: Deed, words: str | None) -> list[Where]:
    found = lanes(words or "1 of your lanes", deed.before, deed.scene)
    return [("lane", *place) for place in found if deed.before.room(*place)]


@reads(
    r"(?P<verb>summon|place) (?P<what>.*?)(?: for (?:its cost|free|\d Souls? less))?"
    rf"(?: in (?P<lane>{LANE}))?"
)
def _arrive(deed: Deed, said: re.Match[str]) -> str | None:
    found = objects(said["what"], deed.before, deed.scene)
    if said["what"].startswith("each "):
        deed = deed._replace(asked=[])  # for their order
    places = _goals(deed, said["lane"])
    one = said["lane"] is not None and said["lane"] != "your lanes"
    _, gained = between(deed.before, deed.after)
    came = {where for _, where in gained if where[0] == "lane"}
    if one and len(came) > 1:
        return "in several lanes"
    rooms = [deed.before.room(*place[1:]) for place in (came if one and came else places)]
    room = max(rooms, default=0) if one else sum(rooms)
    tried = found._replace(number=min(found.number, room))
    return moved(deed, tried, lambda seat: places)


@reads(r"move (?P<what>(?:up to )?.*?)(?P<link> with its whole link)? to (?P<lane>.*)")
def _move(deed: Deed, said: re.Match[str]) -> str | None:
    found = objects(said["what"], deed.before, deed.scene)
    words = said["lane"]
    goals = [(seat, n) for seat in (ME, YOU) for n in range(3)] if words == "another lane" else []
    goals = goals or lanes(words, deed.before, deed.scene)
    went = [thing for thing in deed.before.things if thing.key and _went(deed, thing)]
    broken = [t for t in found.among if t.type == "arbiter" and deed.after.spirit(t.key) is None]
    for thing in went:
        now = deed.after.spirit(thing.key)
        assert now is not None
        if now.where[1:] not in goals or now.seat != thing.seat:
            return f"{thing.card} went to {now.where}"
        beside = deed.before.at(*thing.where)
        if thing not in found.among and not (said["link"] and any(each in found.among for each in beside)):
            return f"{thing.card} was moved"
    if not said["link"] and len(went) > found.number:
        return f"{len(went)} were moved"
    chosen = words.startswith(("1 ", "a ")) or " or " in words
    if chosen and len({(now.where) for each in went if (now := deed.after.spirit(each.key))}) > 1:
        return "to several lanes"
    could = [
        thing
        for thing in found.among
        if any(
            seat == thing.seat
            and (seat, n) != thing.where[1:]
            and deed.before.room(seat, n) > (3 if said["link"] else 0)
            for seat, n in goals
        )
    ]
    if found.number and len(could) == len(found.among) and not went and not broken and not found.up_to:
        return "nothing was moved"
    return None


@reads(r"swap 1 card from your Reap Pile with (?P<what>.*)")
def _swap(deed: Deed, said: re.Match[str]) -> str | None:
    found = objects(said["what"], deed.before, deed.scene)
    lost, gained = between(deed.before, deed.after)
    reaped = [key for key in lost.elements() if key[1][0] == "Reap Pile"]
    given = [key for key in lost.elements() if key[1][0] != "Reap Pile"]
    allowed = {(thing.card, thing.where) for thing in found.among}
    if not found.among:
        return f"{lost} went" if lost else None
    if not lost and {card for card, _ in allowed} & {t.card for t in deed.before.at("Reap Pile", ME)}:
        return None  # two copies of one card
    if not lost and found.up_to:
        return None
    if len(reaped) != 1 or len(given) != 1 or given[0] not in allowed:
        return f"{lost} went"
    back = {(reaped[0][0], given[0][1]), (given[0][0], reaped[0][1])}
    return None if set(gained) == back else f"{gained} came"


@reads(r"swap (?P<number>\d+) cards? in your Channel with \d cards? from your hand")
def _swap_slots(deed: Deed, said: re.Match[str]) -> str | None:
    lost, gained = between(deed.before, deed.after)
    zones = Counter(where[0] for _, where in lost.elements())
    if set(zones) - {"hand", "Channel"} or zones["hand"] > int(said["number"]):
        return f"{lost} went"
    return None if lost.total() == gained.total() else f"{gained} came"


# Dominance

COINS = re.compile(
    r"(?P<up>up to )?(?P<number>\d|each) (?P<whose>of your |of the opponent’s |neutral )?"
    r"(?P<state>Ready |Spent )?Dominance coins?$"
)


def coins(words: str, deed: Deed) -> tuple[list[int], int, bool]:
    """Return the coins that are meant, how many of them, and whether fewer will do."""
    one = re.fullmatch(r"the Dominance coin of (.*)", words)
    if one:
        found = sorted({deed.before.columns[place] for place in lane(one[1], deed.scene)})
        return found, len(found), False
    said = COINS.fullmatch(words)
    if said is None:
        raise NotRead(words)
    holder = {"of your ": ME, "of the opponent’s ": YOU, "neutral ": -1}.get(said["whose"] or "")
    found = [
        column
        for column, (held, ready) in enumerate(deed.before.coins)
        if holder in (None, held)
        and (not said["state"] or (held != -1 and ready is (said["state"] == "Ready ")))
    ]
    number = len(found) if said["number"] == "each" else min(int(said["number"]), len(found))
    return found, number, said["up"] is not None


@reads(SUBJECT + r"gains? (?P<what>.*coin.*?)(?P<ready> Ready|)")
def _gain_coin(deed: Deed, said: re.Match[str]) -> str | None:
    (seat,) = players(said["who"] or "", deed.scene)
    found, number, _ = coins(said["what"], deed)
    full = [
        c
        for c in found
        if any(
            deed.before.at("lane", *p) for p, col in deed.before.columns.items() if col == c and p[0] == seat
        )
    ]
    return _made(
        deed, found, full, number, lambda old: (seat, bool(said["ready"])), lambda old: old[0] != seat
    )


@reads(r"return (?P<what>.*coins?.*) to neutral")
def _neutral(deed: Deed, said: re.Match[str]) -> str | None:
    found, number, _ = coins(said["what"], deed)
    return _made(deed, found, found, number, lambda old: (-1, False), lambda old: old[0] != -1)


@reads(r"(?P<verb>ready|make) (?P<what>.*coin.*?)(?: Spent|)")
def _set_coin(deed: Deed, said: re.Match[str]) -> str | None:
    found, number, _ = coins(said["what"], deed)
    goal = said["verb"] == "ready"
    return _made(
        deed, found, found, number, lambda old: (old[0], goal), lambda old: old[0] != -1 and old[1] != goal
    )


def _made(
    deed: Deed,
    found: list[int],
    possible: list[int],
    number: int,
    goal: Callable[[tuple[int, bool]], tuple[int, bool]],
    matters: Callable[[tuple[int, bool]], bool],
) -> str | None:
    """Tell whether other coins have changed, or otherwise, than is said."""
    before, after = deed.before.coins, deed.after.coins
    changed = [column for column in range(3) if before[column] != after[column]]
    if any(column not in found or after[column] != goal(before[column]) for column in changed):
        return f"coins {after} of {before}"
    if len(changed) > number:
        return f"{len(changed)} coins, not {number}"
    must = [column for column in possible if matters(before[column])]
    if len(must) == len(found) == number and changed != must and not deed.asked:
        return f"coins {changed}, not {must}"
    return None


@reads(r"make a Dominance Check in (?P<lane>.*)")
def _check(deed: Deed, said: re.Match[str]) -> str | None:
    places = lanes(said["lane"], deed.before, deed.scene)
    columns = {deed.before.columns[place] for place in places}
    due = {deed.before.columns[place] for place in deed.before.checks}
    made = {deed.after.columns[place] for place in deed.after.checks} - due
    if said["lane"].startswith(("1 ", "a ")) or " or " in said["lane"]:
        right = made <= columns and len(made) <= 1 and (made or columns & due or not columns)
        return None if right else f"checks of {made}"
    return None if made == columns - due else f"checks of {made}, not {columns}"


# What holds


@reads(
    r"(?:this turn, )?(?P<what>.*) has (?P<gains>[+−]\d.*?)"
    r"(?: this turn| this battle| until your next turn| while .*| for the rest .*|)"
)
def _has(deed: Deed, said: re.Match[str]) -> str | None:
    power = sum(_signed(each) for each in re.findall(r"([+−]\d+) Power", said["gains"]))
    resolve = sum(_signed(each) for each in re.findall(r"([+−]\d+) Resolve", said["gains"]))
    if "for each" in said["gains"] or "X" in said["gains"]:
        raise NotRead(said["gains"])
    if "this battle" in said[0]:
        power = resolve = 0  # there is none under way
    try:
        keys = {thing.key for thing in objects(said["what"], deed.before, deed.scene).among}
    except NotRead:
        return _lane_has(deed, lanes(said["what"], deed.before, deed.scene), power, resolve)
    if TARGET.fullmatch(said["what"]) and isinstance(deed.scene.target(said["what"]), tuple):
        return _lane_has(deed, lanes(said["what"], deed.before, deed.scene), power, resolve)
    for thing in (each for each in deed.before.things if each.key):
        now = deed.after.spirit(thing.key)
        assert now is not None
        gain = (power, resolve) if thing.key in keys else (0, 0)
        if (now.power - thing.power, now.resolve - thing.resolve) != gain:
            return f"{thing.card} has {now.power}/{now.resolve} of {thing.power}/{thing.resolve}"
    return None


def _signed(words: str) -> int:
    return int(words.replace("−", "-"))


def _lane_has(deed: Deed, places: list[tuple[int, int]], power: int, resolve: int) -> str | None:
    for place, (had_power, had_resolve) in deed.before.totals.items():
        gain = (power, resolve) if place in places else (0, 0)
        now = deed.after.totals[place]
        if (now[0] - had_power, now[1] - had_resolve) != gain:
            return f"lane {place} has {now} of {(had_power, had_resolve)}"
    return None


@reads(r"(?:(?P<time>[^,]*), )?(?P<all>the (?:Power|Resolve) of .* is \d+.*)")
def _is(deed: Deed, said: re.Match[str]) -> str | None:
    goals: dict[str, dict[str, int]] = {}
    for stat, what, number in re.findall(
        r"the (Power|Resolve) of (.*?) is (\d+)(?= and the|$| this| until| while| for)", said["all"]
    ):
        for thing in objects(what, deed.before, deed.scene).among:
            goals.setdefault(thing.key, {})[stat] = int(number)
    if " number of " in said["all"]:
        raise NotRead(said["all"])
    if "this battle" in said[0]:
        goals = {}  # there is none under way
    for thing in (each for each in deed.before.things if each.key):
        now = deed.after.spirit(thing.key)
        assert now is not None
        goal = goals.get(thing.key, {})
        if (now.power, now.resolve) != (goal.get("Power", thing.power), goal.get("Resolve", thing.resolve)):
            return f"{thing.card} has {now.power}/{now.resolve}"
    return None


@reads(r"(?P<what>.*) has its Power and Resolve swapped.*")
def _swapped(deed: Deed, said: re.Match[str]) -> str | None:
    keys = {thing.key for thing in objects(said["what"], deed.before, deed.scene).among}
    keys = set() if "this battle" in said[0] else keys
    for thing in (each for each in deed.before.things if each.key):
        now = deed.after.spirit(thing.key)
        assert now is not None
        wanted = (thing.resolve, thing.power) if thing.key in keys else (thing.power, thing.resolve)
        if (now.power, now.resolve) != wanted:
            return f"{thing.card} has {now.power}/{now.resolve}"
    return None
