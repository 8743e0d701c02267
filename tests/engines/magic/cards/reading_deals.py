"""What the English sentences of a deal promise: where the uppermost cards of a library go."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from tests.engines.magic.cards.reading import ME, NotRead, kind
from tests.engines.magic.cards.reading_told import (
    AIMED,
    NUMBER,
    TAIL,
    Rows,
    Told,
    figure,
    number_of,
    players,
    same,
)
from tests.engines.magic.cards.seen import between, printed

_NUMBERS = "an?|one|two|three|four|five"
_PILE = re.compile(
    r"(?P<may>you may )?(?P<shown>reveal (?=.+ and put ))?(?:put )?"
    rf"(?P<some>it|{AIMED}|up to (?:{_NUMBERS})|any number|all|{_NUMBERS})"
    r"(?: of)?(?: (?P<kind>them|.+?))?(?: from among them)?(?: and put (?:it|them))? (?P<to>"
    r"(?:into|onto|on top of|on the bottom of) .+?)(?: if it is an? (?P<if>.+?))?"
)
_REST = re.compile(rf"(?:put the rest|otherwise, put it|put (?:it|them|{AIMED})) (?P<to>.+)")
_ZONES = {"hand": "hand", "graveyard": "graveyard", "exile": "exile", "battlefield": "battlefield"}


class _Pile(NamedTuple):
    to: str
    least: int
    most: int
    fits: Callable[[str], bool]
    tapped: bool


def _zone(words: str) -> str:
    return next((zone for word, zone in _ZONES.items() if word in words), "library")


def _cards(words: str | None, told: Told) -> Callable[[str], bool]:
    if words in (None, "them"):
        return lambda _: True
    wanted = kind(words or "", ME)
    return lambda card: wanted(printed(told.before.cards[card], ME))


def _pile(words: str, told: Told) -> _Pile:
    said = _PILE.fullmatch(words)
    if said is None:
        raise NotRead(words)
    some = said["some"]
    number = (
        99 if some in ("any number", "all") else 1 if some == "it" else figure(some.removeprefix("up to "))
    )
    least = 0 if said["may"] else number
    fits = _cards(said["if"] or said["kind"], told)
    return _Pile(_zone(said["to"]), least, number, fits, "tapped" in said["to"])


def deal(told: Told, said: re.Match[str]) -> str | None:
    """The uppermost cards go where the sentences say, and nothing else does."""
    whose = said["whose"].removesuffix("’s")
    if told.targets:  # "its owner" is that of what is aimed at
        whose = re.sub(r"^its ", f"{AIMED}’s ", whose)
    seats = [ME] if whose == "your" else players(whose, told)
    piles, rest = _read(said["then"] or "", told)
    found = between(told.before, told.after)
    rows = Rows()
    for seat in seats:
        library = told.before.piles[seat, "library"][::-1]
        if said["until"]:
            fits = _cards(said["until"], told)
            places = (place for place, card in enumerate(library, 1) if fits(card))
            top = library[: next(places, len(library))]
        else:
            top = library[: number_of(said, told)]
        came = _gone(_Table(told, found, seat, top), piles, rest)
        if isinstance(came, str):
            return came
        rows += came
    wrong = Counter({row: count for row, count in found.items() if row[0] != "known"})
    wrong.subtract(Counter(rows))
    changed = {row: count for row, count in wrong.items() if count}
    return f"otherwise: {changed}" if changed else None


def _read(words: str, told: Told) -> tuple[list[_Pile], str]:
    """Return the piles, and where the rest goes."""
    piles, rest = list[_Pile](), "library"
    sentences = [each[0].lower() + each[1:] for each in words.split(". ") if each]
    for each in (part for one in sentences for part in re.split(r" (?=and the rest )", one)):
        plain = each.replace("and the rest ", "put the rest ")
        left = _REST.fullmatch(plain)
        if left is not None and " if it is " not in plain:
            rest = _zone(left["to"])
        elif not plain.startswith("put them back"):
            piles.append(_pile(plain, told))
    return piles, rest


class _Table(NamedTuple):
    """What has changed, and whose uppermost cards are meant."""

    told: Told
    found: Counter[tuple[object, ...]]
    seat: int
    top: Sequence[str]


def _arrived(found: Counter[tuple[object, ...]], seat: int, zone: str) -> list[str]:
    """Return the cards that have come to a zone."""
    if zone == "battlefield":
        return [str(row[1]) for row in found.elements() if row[0] == "came" and row[2] == seat]
    return [str(row[3]) for row in found.elements() if row[:3] == ("pile", seat, zone) and row[4] == 1]


def _gone(table: _Table, piles: Sequence[_Pile], rest: str) -> Rows | str:
    """Return what the cards that have gone elsewhere change; or what is wrong with them."""
    told, found, seat, top = table
    left, rows = Counter(top), Rows()
    for zone in ("hand", "graveyard", "exile", "battlefield"):
        came, mine = _arrived(found, seat, zone), [pile for pile in piles if pile.to == zone]
        if Counter(came) - left:
            return f"{came} came to {zone}"
        if zone != rest:
            if any(not any(pile.fits(card) for pile in mine) for card in came):
                return f"{came} came to {zone}, which are of another kind"
            if len(came) > sum(pile.most for pile in mine):
                return f"too many came to {zone}: {came}"
        left -= Counter(came)
        rows += [("pile", seat, "library", card, -1) for card in came]
        rows += _rows(told, seat, zone, came, tapped=any(pile.tapped for pile in mine))
    if rest != "library" and left.total() > sum(pile.most for pile in piles if pile.to == "library"):
        return f"{left} stayed"
    return _too_few(table, piles[0], rest) or rows if piles else rows


def _too_few(table: _Table, pile: _Pile, rest: str) -> str | None:
    """Tell that the first pile has got less than it must."""
    if pile.to in ("library", rest):
        return None
    cards = table.told.before.cards
    enters = pile.to == "battlefield"
    fitting = [
        each for each in table.top if pile.fits(each) and not (enters and not cards[each].is_permanent)
    ]
    got = len(_arrived(table.found, table.seat, pile.to))
    return f"too few came to {pile.to}: {got} of {fitting}" if got < min(pile.least, len(fitting)) else None


def _rows(told: Told, seat: int, zone: str, cards: Sequence[str], *, tapped: bool) -> Rows:
    """Return what changes where cards come to a zone."""
    if zone != "battlefield":
        return [("pile", seat, zone, card, 1) for card in cards]
    printed_so = {card: "enters_tapped" in told.before.cards[card].traits.keywords for card in cards}
    return [("came", card, seat, seat, tapped or printed_so[card]) for card in cards]


def put(told: Told, said: re.Match[str]) -> str | None:
    """Cards of hands go where the sentence says; who has none of the kind loses none."""
    found, number = between(told.before, told.after), 99 if said["all"] else number_of(said, told)
    fits, zone = _cards(said["kind"], told), _zone(said["to"])
    rows = Rows()
    for seat in players(said["who"], told) if said["who"] else [ME]:
        hand = told.before.piles[seat, "hand"]
        able = [each for each in hand if zone != "battlefield" or told.before.cards[each].is_permanent]
        fitting = [each for each in able if fits(each)]
        went = [str(row[3]) for row in found.elements() if row[:3] == ("pile", seat, "hand") and row[4] == -1]
        most = min(number, len(fitting))
        if Counter(went) - Counter(fitting) or not (0 if said["may"] else most) <= len(went) <= most:
            return f"{went} went of {fitting}"
        rows += [("pile", seat, "hand", card, -1) for card in went]
        rows += _rows(told, seat, zone, went, tapped="tapped" in said["to"])
    wrong = Counter({row: count for row, count in found.items() if row[0] != "known"})
    wrong.subtract(Counter(rows))
    changed = {row: count for row, count in wrong.items() if count}
    return f"otherwise: {changed}" if changed else None


def looks(told: Told, said: re.Match[str]) -> str | None:
    """A hand is seen by one player alone: nothing that all know changes."""
    return same(told, [])


_WHOSE = r"(?P<whose>your|.+?’s) library"
READINGS = (
    (
        re.compile(
            rf"(?:look at|reveal) (?:the top (?:card|{NUMBER} cards) of|cards from the top of) {_WHOSE}"
            rf"(?: until one is an? (?P<until>.+?))?{TAIL}(?:\. (?P<then>.+))?$"
        ),
        deal,
    ),
    (
        re.compile(
            rf"(?:(?:you|(?P<who>.+?)) )?(?P<may>may )?puts? (?:(?P<all>all)|(?:up to )?{NUMBER}) "
            rf"(?P<kind>.+?) from (?:your|their) hand (?P<to>.+?){TAIL}"
            r"(?:, (?:chosen at random|which you choose))?$"
        ),
        put,
    ),
    (re.compile(r"look at (?:your|.+?’s) hand$"), looks),
)
