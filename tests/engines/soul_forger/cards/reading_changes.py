"""What sentences of lasting changes promise where no number shows it: what somebody can do from then on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from tests.engines.soul_forger.cards import trying
from tests.engines.soul_forger.cards.reading import (
    NOUNS,
    SEATS,
    TAIL,
    NotRead,
    Told,
    number_of,
    pieces,
    players,
)
from tests.engines.soul_forger.cards.seen import between

VERBS = {"summon": {"summon"}, "play Actions": {"play"}, "forge": {"forge"}}
"""What is no longer offered in the Main Phase to whom it is forbidden."""


def _unseen(told: Told) -> str | None:
    """Tell what has changed on the table, where nothing should show there."""
    found = between(told.before, told.after)
    return f"changed: {dict(found)}" if found else None


def _meant(words: str, told: Told) -> set[int]:
    meant = pieces(words, told)
    return {number for number in meant.among if number in told.after.pieces}


def _seats(words: str, told: Told) -> list[int]:
    """Return the players that words mean. Raises NotRead where they mean cards."""
    seats = players(words, told)
    if not seats and not re.search("player|’s (?:controller|owner)$", words):
        raise NotRead(words)
    return seats


def _differs(what: Iterable[tuple[Any, Any, Any]]) -> str | None:
    """Tell the first of (whose, found, wanted) that is not as it was to be."""
    for whose, found, wanted in what:
        if found != wanted:
            return f"{whose}: {found}, not {wanted}"
    return None


def _may_not_attack(told: Told, said: re.Match[str]) -> str | None:
    who = {f"p{number}" for number in _meant(said["who"], told)}
    return _unseen(told) or _differs(
        (seat, trying.attackers(told.after.table, seat), trying.attackers(told.before.table, seat) - who)
        for seat in SEATS
    )


def _must_attack(told: Told, said: re.Match[str]) -> str | None:
    who = {f"p{number}" for number in _meant(said["who"], told)}

    def wanted(seat: int) -> frozenset[str]:
        able = trying.attackers(told.before.table, seat)
        return able - {"finish"} if able & who else able

    return _unseen(told) or _differs(
        (seat, trying.attackers(told.after.table, seat), wanted(seat)) for seat in SEATS
    )


def _attack_on(told: Told, seat: int) -> str:
    """Return what may attack a player: the first card of another that could before."""
    return next(
        key
        for other in SEATS
        if other != seat
        for key in sorted(trying.attackers(told.before.table, other) - {"finish"})
    )


def _blocks(told: Told, seat: int, *, after: bool) -> frozenset[str]:
    table = told.after.table if after else told.before.table
    return trying.blockers(table, seat, _attack_on(told, seat))


def _may_not_block(told: Told, said: re.Match[str]) -> str | None:
    who = {f"p{number}" for number in _meant(said["who"], told)}
    return _unseen(told) or _differs(
        (seat, _blocks(told, seat, after=True), _blocks(told, seat, after=False) - who) for seat in SEATS
    )


def _must_block(told: Told, said: re.Match[str]) -> str | None:
    who = {f"p{number}" for number in _meant(said["who"], told)}

    def wanted(seat: int) -> frozenset[str]:
        able = _blocks(told, seat, after=False)
        return able & who or able

    return _unseen(told) or _differs((seat, _blocks(told, seat, after=True), wanted(seat)) for seat in SEATS)


def _may_not_be_blocked(told: Told, said: re.Match[str]) -> str | None:
    who = _meant(said["who"], told)

    def rows() -> Iterable[tuple[Any, Any, Any]]:
        for seat in SEATS:
            for key in sorted(trying.attackers(told.before.table, seat) - {"finish"}):
                other = (seat + 1) % len(SEATS)
                before, after = (
                    trying.blockers(seen.table, other, key) for seen in (told.before, told.after)
                )
                yield key, after, frozenset(("no_block",)) if int(key[1:]) in who else before

    return _unseen(told) or _differs(rows())


def _stays(told: Told, said: re.Match[str]) -> str | None:
    who = _meant(said["who"], told)
    return _unseen(told) or _differs(
        (key, trying.stays_on(told.after.table, key), int(key[1:]) in who)
        for seat in SEATS
        for key in sorted(trying.attackers(told.before.table, seat) - {"finish"})
        if not trying.stays_on(told.before.table, key)
    )


def _stays_off(told: Told, said: re.Match[str]) -> str | None:
    who = _meant(said["who"], told)
    return _unseen(told) or _differs(
        (number, trying.comes_on(told.after.table, number), number not in who)
        for number, piece in told.after.pieces.items()
        if not piece.on and number in told.before.pieces
    )


def _may_not(told: Told, said: re.Match[str]) -> str | None:
    """A player may not summon, play Actions, forge, attack."""
    seats = _seats(said["who"], told)

    def rows() -> Iterable[tuple[Any, Any, Any]]:
        for seat in SEATS:
            if said["what"] == "attack":
                could = trying.attackers(told.before.table, seat)
                can = trying.attackers(told.after.table, seat)
                yield seat, can, frozenset(("finish",)) if seat in seats else could
                continue
            could, can = trying.deeds(told.before.table, seat), trying.deeds(told.after.table, seat)
            yield seat, can, could - VERBS[said["what"]] if seat in seats else could

    return _unseen(told) or _differs(rows())


def _has_ronum(told: Told, said: re.Match[str]) -> str | None:
    who, number = _meant(said["who"], told), int(said["number"])
    return _differs(
        (key, told.after.pieces[key].ronum, number if key in who else piece.ronum)
        for key, piece in told.before.pieces.items()
        if key in told.after.pieces
    )


def _unplayed(told: Told, said: re.Match[str]) -> str | None:
    """Cards that a player has not played have more or less Ronum, and at the least none."""
    seats, kind = players(said["who"], told), NOUNS[said["noun"]]
    more = int(said["number"].replace("−", "-"))
    return _differs(
        (place, told.after.unplayed[place], max(0, ronum + more) if fits else ronum)
        for place, ronum in told.before.unplayed.items()
        for fits in [place[0] in seats and kind in ("", told.before.cards[place[1]].type)]
    )


def _bears(told: Told, said: re.Match[str]) -> str | None:
    seats, more = _seats(said["who"], told), number_of(said["number"], said["tail"], told)
    return _differs(
        (seat, told.after.bears[seat], bears + (more if seat in seats else 0))
        for seat, bears in enumerate(told.before.bears)
    )


def _arms(told: Told, said: re.Match[str]) -> str | None:
    seats, more = _seats(said["who"], told), number_of(said["number"], said["tail"], told)
    return _differs(
        (key, told.after.pieces[key].power, max(0, piece.power + more) if armed else piece.power)
        for key, piece in told.before.pieces.items()
        for armed in [piece.seat in seats and piece.zone in ("primary", "secondary")]
    )


UNTIL = r"(?: this combat| this turn| until your next turn begins| while this \w+ is on the field)?"
_NOUN = r"(?P<noun>creature|piece of Equipment|card)"
_READINGS = {
    r"(?P<who>.+) cannot (?P<what>summon|play Actions|forge|attack)": _may_not,
    r"(?P<who>.+) cannot attack": _may_not_attack,
    r"(?P<who>.+) cannot block": _may_not_block,
    r"(?P<who>.+) cannot be blocked": _may_not_be_blocked,
    r"(?P<who>.+) attacks if it can": _must_attack,
    r"(?P<who>.+) blocks if it can": _must_block,
    r"(?P<who>.+) does not turn Off-guard(?: by its first attack each turn)?": _stays,
    r"(?P<who>.+) does not turn On-guard": _stays_off,
    rf"each {_NOUN} that (?P<who>.+) (?:have|has) not played yet has (?P<number>[+−]\d+) Ronum": _unplayed,
    r"(?P<who>.+) has Ronum (?P<number>\d+)": _has_ronum,
    rf"(?P<who>.+) gets? (?P<number>[+−]\d+) power with every weapon{TAIL}": _arms,
    rf"(?P<who>.+) gets? (?P<number>[+−]\d+) Endurance{TAIL}": _bears,
}
READINGS: list[tuple[re.Pattern[str], Callable[[Told, re.Match[str]], str | None]]] = [
    (re.compile(f"{pattern}{UNTIL}$"), reading) for pattern, reading in _READINGS.items()
]
