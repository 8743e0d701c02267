"""What has become of a table, said in short words: `my ox tapped`, `my ox: board > graveyard`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engines.magic.language.costs import BITS
from tests.engines.magic.cards.seen import Seen, between, printed
from tests.engines.magic.scenes import YOU

WHOSE = ("my", "their")
_LETTERS = {bit: letter for letter, bit in BITS.items()}


def told(before: Seen, after: Seen) -> Iterator[str]:
    """Say each change: `my ox tapped`, `my ox: board > graveyard`, `my life +3`."""
    found = between(before, after)
    left: dict[int, list[tuple[str, str]]] = {0: [], 1: []}
    came: dict[int, list[tuple[str, str]]] = {0: [], 1: []}
    for row, count in found.items():
        for _ in range(count):
            match row:
                case ("pile", seat, pile, card, -1):
                    left[seat].append((card, pile))
                case ("pile", seat, pile, card, 1):
                    came[seat].append((card, pile))
                case ("gone", number):
                    was = before.perms[number]
                    left[was.owner].append((was.card, f"board{number}"))
                case ("came", card, owner, seat, tapped) if before.cards[card].is_token:
                    yield f"{WHOSE[seat]} {_token(before, card)}{' tapped' if tapped else ''}"
                case ("came", card, owner, seat, tapped):
                    where = (
                        "board" + (" tapped" if tapped else "") + ("" if owner == seat else f" {WHOSE[seat]}")
                    )
                    came[owner].append((card, where))
                case _:
                    yield from _of_thing(before, after, row)
    for number in after.perms.keys() - before.perms.keys():
        thing = after.perms[number]
        yield from (f"{WHOSE[thing.seat]} {thing.card} {kind} {many:+}" for kind, many in thing.counters)
    for seat in (0, 1):
        yield from _moves(before, seat, left[seat], came[seat])


def _token(seen: Seen, card: str) -> str:
    """Say what a token is that has come: `1/1 white Badger creature flying`."""
    it = printed(seen.cards[card], YOU)
    words = (*sorted(it.colors), seen.cards[card].name.en, *sorted(it.types), *sorted(it.keywords))
    return f"{it.power}/{it.toughness} {' '.join(words)}"


def _moves(
    before: Seen, seat: int, left: list[tuple[str, str]], came: list[tuple[str, str]]
) -> Iterator[str]:
    for card, pile in left:
        to = next((to for name, to in came if name == card), None)
        if to is not None:
            came.remove((card, to))
        source = "board" if pile.startswith("board") else pile
        yield f"{WHOSE[seat]} {card}: {source} > {to or 'gone'}"
    for card, to in came:
        yield f"{WHOSE[seat]} {card}: > {to}"


def _of_thing(before: Seen, after: Seen, row: tuple[Any, ...]) -> Iterator[str]:
    if row[0] in ("life", "known", "mana"):
        yield _of_player(row)
        return
    if row[0] == "prevents":
        yield f"prevents {row[3] if row[3] >= 0 else 'all'}"
        return
    if row[0] == "control":
        return  # `seat` tells it too
    was, now = before.perms[row[1]], after.perms[row[1]]
    name = f"{WHOSE[was.seat]} {was.card}"
    match row:
        case ("power" | "toughness" | "damage" | "shields" as what, _, number):
            yield f"{name} {what} {number:+}"
        case ("counters", _, kind, number):
            yield f"{name} {kind} {number:+}"
        case ("tapped", _, is_tapped):
            yield f"{name} {'tapped' if is_tapped else 'untapped'}"
        case ("seat", _, seat):
            yield f"{name} is {WHOSE[seat]}"
        case ("attached", _, host):
            held = after.perms.get(host)
            yield f"{name} on {held.card if held else 'nothing'}"
        case (fact, _, _):
            old, new = getattr(was, fact), getattr(now, fact)
            yield from (f"{name} +{word}" for word in sorted(new - old))
            yield from (f"{name} -{word}" for word in sorted(old - new))


def _of_player(row: tuple[Any, ...]) -> str:
    match row:
        case ("life", seat, number):
            return f"{WHOSE[seat]} life {number:+}"
        case ("mana", seat, unit, number):
            return f"{WHOSE[seat]} mana {_LETTERS[unit & 63]} {number:+}"
        case _:
            return f"{WHOSE[row[1]]} hand known"
