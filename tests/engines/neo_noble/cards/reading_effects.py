"""What each printed sentence promises (`reading` has the phrases that they are made of)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

from tests.engines.neo_noble.cards.reading import (
    GOALS,
    LANE,
    ME,
    SUBJECT,
    YOU,
    Deed,
    NotRead,
    Objects,
    Readings,
    free_slots,
    has_moved,
    lane,
    lanes,
    moved,
    objects,
    players,
    to_of,
    tops_of,
)
from tests.engines.neo_noble.cards.seen import Thing, Where, between

READINGS = Readings()
reads = READINGS.reads


@reads(r"(?:put|return) (?P<what>.*?) (?P<to>" + "|".join(GOALS) + r")(?: \(shown to all\))?")
def _put(deed: Deed, said: re.Match[str]) -> str | None:
    zone = GOALS[said["to"]]
    room = free_slots(deed.before) if zone == "Channel" else None
    return moved(deed, objects(said["what"], deed.before, deed.scene), to_of(zone), room)


@reads(r"(?P<verb>banish|destroy|reap|shatter) (?P<what>.*?)(?: \(shown to all\))?")
def _remove(deed: Deed, said: re.Match[str]) -> str | None:
    zone = {"banish": "Banish Zone", "reap": "Reap Pile"}.get(said["verb"], "Graveyard")
    found = objects(said["what"], deed.before, deed.scene)
    wrong = moved(deed, found, to_of(zone))
    return moved(deed, _with_beneath(deed, found), to_of(zone)) if wrong and said["verb"] == "reap" else wrong


def _with_beneath(deed: Deed, found: Objects) -> Objects:
    """Return what is reaped besides: what lies directly beneath the Tokens that have left (NN-17)."""
    more: list[Thing] = []
    for token in found.among:
        if token.type == "token" and deed.after.spirit(token.key) is None:
            link = deed.before.at(*token.where)
            cards = [thing for thing in link[: link.index(token)] if thing.type != "token"]
            more += [thing for thing in cards[-1:] if thing not in found.among]
    return found._replace(among=[*found.among, *more], number=found.number + len(more))


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
    return moved(deed, Objects(among, number, found.up_to), to_of("Graveyard"))


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
    among = [thing for seat in seats for thing in tops_of(deed.before, seat, number)]
    room = free_slots(deed.before) if to == "Channel" else None
    return moved(deed, Objects(among, len(among), top=True), to_of(to), room)


@reads(SUBJECT + r"Channels? (?P<number>\d+) cards?, (?P<face>face-up and |)(?P<state>Ready|Spent)")
@reads(SUBJECT + r"channels? (?P<number>\d+) cards?, (?P<face>face-up and |)(?P<state>Ready|Spent)")
def _channel(deed: Deed, said: re.Match[str]) -> str | None:
    return _tops_go(deed, said, "Channel") or _lies(deed, said)


@reads(SUBJECT + r"[Cc]hannels? (?P<what>.*), (?P<face>face-up and |)(?P<state>Ready|Spent)")
def _channel_from(deed: Deed, said: re.Match[str]) -> str | None:
    found = objects(said["what"], deed.before, deed.scene)
    return moved(deed, found, to_of("Channel"), free_slots(deed.before)) or _lies(deed, said)


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


@reads(r"create (?P<number>\d+) 0/1 Sapling Tokens?(?: in (?P<lane>.*))?")
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


@reads(r"move (?P<what>(?:up to )?.*?)(?P<link> and its whole link)? to (?P<lane>.*)")
def _move(deed: Deed, said: re.Match[str]) -> str | None:
    found = objects(said["what"], deed.before, deed.scene)
    words = said["lane"]
    goals = [(seat, n) for seat in (ME, YOU) for n in range(3)] if words == "another lane" else []
    goals = goals or lanes(words, deed.before, deed.scene)
    went = [thing for thing in deed.before.things if thing.key and has_moved(deed, thing)]
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


@reads(r"gain control of (?P<what>.*) and move it to (?P<lane>.*)")
def _control(deed: Deed, said: re.Match[str]) -> str | None:
    found = objects(said["what"], deed.before, deed.scene)
    goals = [place for place in lanes(said["lane"], deed.before, deed.scene) if place[0] == ME]
    theirs = [thing for thing in found.among if thing.seat == YOU]
    went = [thing for thing in deed.before.things if thing.key and has_moved(deed, thing)]
    broken = [thing for thing in theirs if thing.type == "arbiter" and deed.after.spirit(thing.key) is None]
    for thing in went:
        now = deed.after.spirit(thing.key)
        assert now is not None
        if thing not in theirs or now.where[1:] not in goals:
            return f"{thing.card} went to {now.where}"
    if len({now.where for thing in went if (now := deed.after.spirit(thing.key))}) > 1:
        return "to several lanes"
    room = max((deed.before.room(*place) for place in goals), default=0)
    wanted = min(found.number, len(theirs), room)
    could = all(thing in theirs for thing in found.among) and not found.up_to
    if len(went) > wanted or (could and len(went) + len(broken) < wanted):
        return f"{len(went)} came over, not {wanted}"
    return None


@reads(r"return (?P<what>.*) to its owner’s side")
def _give_back(deed: Deed, said: re.Match[str]) -> str | None:
    objects(said["what"], deed.before, deed.scene)
    lost, gained = between(deed.before, deed.after)  # every Spirit is its owner's here
    return f"{lost} went to {gained}" if lost or gained else None


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
