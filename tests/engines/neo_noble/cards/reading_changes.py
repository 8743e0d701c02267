"""What each printed sentence promises that holds for a while (`reading_effects` has what is done)."""

from __future__ import annotations

import re

from tests.engines.neo_noble.cards.reading import ME, YOU, Deed, NotRead, Readings, is_target, lanes, objects

READINGS = Readings()
reads = READINGS.reads


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
    if is_target(said["what"], deed.scene) and isinstance(deed.scene.target(said["what"]), tuple):
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


@reads(
    r"(?!.* while empty)(?:(?P<time>[^,]*), )?(?P<what>.*) has (?P<all>(?:Power|Resolve) (?:\d+|equal to .*?)"
    r"(?: and Resolve (?:\d+|equal to .*?))?)"
    r"(?: this turn| this battle| until your next turn| while .*| for the rest .*|)"
)
def _is(deed: Deed, said: re.Match[str]) -> str | None:
    goals: dict[str, dict[str, int]] = {}
    if "equal to" in said["all"]:
        raise NotRead(said["all"])
    for stat, number in re.findall(r"(Power|Resolve) (\d+)", said["all"]):
        for thing in objects(said["what"], deed.before, deed.scene).among:
            goals.setdefault(thing.key, {})[stat] = int(number)
    if "this battle" in said[0]:
        goals = {}  # there is none under way
    for thing in (each for each in deed.before.things if each.key):
        now = deed.after.spirit(thing.key)
        assert now is not None
        goal = goals.get(thing.key, {})
        if (now.power, now.resolve) != (goal.get("Power", thing.power), goal.get("Resolve", thing.resolve)):
            return f"{thing.card} has {now.power}/{now.resolve}"
    return None


@reads(
    r"(?P<time>[^,]*), if (?P<who>you|the opponent) would draw (?:a|1) card, "
    r"(?P<how>you may do this instead: |instead )gain (?P<number>\d+) Lingering Souls?"
)
def _instead_of_draw(deed: Deed, said: re.Match[str]) -> str | None:
    whose = ME if said["who"] == "you" else YOU
    never = said["time"] == "this battle"  # there is none under way
    for seat in (ME, YOU):
        replaced = seat == whose and not never
        souls = [int(said["number"]) if replaced else 0, 0]
        asked = {ME} if replaced and "may" in said["how"] else set[int]()
        wanted = (0 if replaced else 1, souls, asked)
        if (drawn := deed.after.drawn(seat)) != wanted:
            return f"a draw brings {drawn}, not {wanted}"
    return None


@reads(
    r"swap the Power and Resolve of (?P<what>.*?)"
    r"(?: this turn| this battle| until your next turn| while .*| for the rest .*|)"
)
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
