"""What sums mean: shares, means and effects, each with how many cases it comes from and its interval."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from math import sqrt
from typing import NamedTuple

from engines.lab.counting import BINS, DEPTHS, group, histogram, named
from engines.lab.intervals import Effect, Estimate, effect, holm, mean, share, standard_error, two_sided
from engines.lab.playing import LIMITS, WIN

BEHIND = 0.25
"""A chance to win below which a seat is well behind."""
OPENING = 3
"""A card counts as early among the first of this part of what the median player sees."""


class DeckFigures(NamedTuple):
    """How a deck does against all others."""

    deck: str
    won: Estimate | None


class Matchup(NamedTuple):
    """How a deck does against another."""

    decks: tuple[str, str]
    won: Estimate
    """The first deck's share of wins."""
    p: float
    """How often two equal decks would be as far apart somewhere in the matrix (Holm)."""


class PlayFigures(NamedTuple):
    """How matches go, whatever the decks."""

    matches: int
    endless: Estimate | None
    """Matches without an end of their own."""
    seeds: tuple[str, ...]
    """How these can be played again."""
    places: tuple[Estimate | None, ...]
    """What is won by who begins, by who comes next, and so on."""
    seats: tuple[Estimate | None, ...]
    rounds: tuple[int, int, int]
    """The 10th, 50th and 90th percentile."""
    reasons: Mapping[str, Estimate | None]
    """Shares of the ways in which matches ended."""
    lead: Estimate | None
    """How often who is ahead in the median round wins."""
    comeback: Estimate | None
    """How often a seat wins that was once well behind."""


class CardFigures(NamedTuple):
    """What a card does in a deck."""

    deck: str
    card: str
    copies: int
    early: Effect | None
    """What a copy among the first cards adds to the chance to win: the shuffle drew lots."""
    worth: Effect | None
    """What its places are worth above those of the rest of its deck, by the same seeds."""
    played: Estimate | None
    """Of matches in which it was held, those in which it was used as it is printed."""
    spent: Estimate | None
    """… in which it was used up otherwise alone."""
    dead: Estimate | None
    """… at the end of which it was held unused, though it had been drawn."""
    turn: Estimate | None
    """The round of its first use."""
    wait: Estimate | None
    """Rounds between being held and being used."""
    did: Estimate | None
    """The damage that it did in a match in which it was played; None where events say nothing of it."""
    hand: Estimate | None
    """What was won when it was held. Biased by length: who survives holds more."""


class Figures(NamedTuple):
    """All that a run has shown."""

    decks: Sequence[DeckFigures]
    matchups: Sequence[Matchup]
    play: PlayFigures
    cards: Sequence[CardFigures]
    depths: Mapping[str, int]
    """By deck, among how many first cards a copy is early."""


Lists = Mapping[str, Sequence[str]]
"""The cards of each deck, a repeated one repeated."""


def figures(sums: Mapping[str, int], lists: Lists, worth: Mapping[str, int] | None = None) -> Figures:
    """Return the figures of a run from its sums, and from those of its matches with changed decks."""
    strata = _strata(sums)
    depths = {deck: _depth(histogram(sums, "seen", deck)) for deck in lists}
    early = _early(sums, strata, depths)
    changed = worths(worth or {})
    held = group(sums, "card")
    cards = [
        _card(deck, card, copies, held.get((deck, card), {}), early.get((deck, card)),
              changed.get((deck, card)))
        for deck, listed in lists.items()
        for card, copies in Counter(listed).items()
    ]  # fmt: skip
    return Figures(_decks(strata, lists), matchups(sums), _play(sums, strata), cards, depths)


# Decks


class _Stratum(NamedTuple):
    """Seats of one deck against the same others, at the same place in the order of turns."""

    deck: str
    others: str
    place: int
    n: int
    w: int
    ww: int


def _strata(sums: Mapping[str, int]) -> list[_Stratum]:
    return [
        _Stratum(deck, others, int(place), found["n"], found.get("w", 0), found.get("ww", 0))
        for (deck, others, place), found in group(sums, "won").items()
    ]


def _won(strata: Sequence[_Stratum]) -> Estimate | None:
    return share(sum(each.w for each in strata) / WIN, sum(each.n for each in strata))


def _decks(strata: Sequence[_Stratum], decks: Lists) -> list[DeckFigures]:
    return [DeckFigures(deck, _won([each for each in strata if each.deck == deck])) for deck in decks]


def matchups(sums: Mapping[str, int]) -> list[Matchup]:
    """Return how each two decks do against one another."""
    strata = _strata(sums)
    decks = list(dict.fromkeys(each.deck for each in strata))
    found = {
        (one, other): figure
        for one, other in combinations(sorted(decks), 2)
        if (figure := _won([each for each in strata if (each.deck, each.others) == (one, other)]))
    }
    p_values = {
        pair: two_sided((figure.value - 0.5) * 2 * sqrt(figure.cases)) for pair, figure in found.items()
    }
    adjusted = holm(p_values)
    return [Matchup(pair, figure, adjusted[pair]) for pair, figure in found.items()]


# Play


def _play(sums: Mapping[str, int], strata: Sequence[_Stratum]) -> PlayFigures:
    reasons = histogram_of_words(sums, "reason")
    matches = sum(reasons.values())
    rounds = histogram(sums, "rounds")
    seats = group(sums, "seat")
    middle = percentile(rounds, 0.5)
    lead = group(sums, "lead").get((str(middle),), {})
    places = range(1 + max((each.place for each in strata), default=-1))
    return PlayFigures(
        matches=matches,
        endless=share(sum(reasons.get(reason, 0) for reason in LIMITS), matches),
        seeds=tuple(sorted(histogram_of_words(sums, "endless"))),
        places=tuple(_won([each for each in strata if each.place == place]) for place in places),
        seats=tuple(share(found.get("w", 0) / WIN, found["n"]) for _, found in sorted(seats.items())),
        rounds=(percentile(rounds, 0.1), middle, percentile(rounds, 0.9)),
        reasons={reason: share(count, matches) for reason, count in sorted(reasons.items())},
        lead=share(lead.get("w", 0) / WIN, lead.get("n", 0)),
        comeback=_comeback(sums),
    )


def histogram_of_words(sums: Mapping[str, int], what: str) -> dict[str, int]:
    """Return how often each word was counted."""
    before = named(what, "")
    return {name.removeprefix(before): value for name, value in sums.items() if name.startswith(before)}


def percentile(counted: Mapping[int, int], part: float) -> int:
    """Return the number below which this part of what was counted lies; 0 of nothing."""
    total, so_far = sum(counted.values()), 0
    for number, count in sorted(counted.items()):
        so_far += count
        if so_far > total * part:
            return number
    return max(counted, default=0)


def _comeback(sums: Mapping[str, int]) -> Estimate | None:
    """Return how often seats won that were once well behind, by what the estimate was worth in this run."""
    worth = {int(place): found.get("w", 0) / WIN / found["n"]
             for (place,), found in group(sums, "chance").items()}  # fmt: skip
    behind = [place for place in range(BINS) if worth.get(place, 1.0) < BEHIND]
    lowest = [found for (place,), found in group(sums, "lowest").items() if int(place) in behind]
    return share(sum(found.get("w", 0) for found in lowest) / WIN, sum(found["n"] for found in lowest))


# Cards


def _depth(seen: Mapping[int, int]) -> int:
    """Return among how many first cards a copy is early: the nearest depth that was counted."""
    wanted = percentile(seen, 0.5) / OPENING
    return min(DEPTHS, key=lambda depth: abs(depth - wanted))


def _early(
    sums: Mapping[str, int], strata: Sequence[_Stratum], depths: Mapping[str, int]
) -> dict[tuple[str, str], Effect]:
    """Return the slope of what was won on early copies, within seats alike in deck, opponents and place."""
    by_name = {(each.deck, each.others, str(each.place)): each for each in strata if each.n > 1}
    slopes: dict[tuple[str, str], _Slope] = {}
    for (deck, others, place, depth, card), found in group(sums, "early").items():
        stratum = by_name.get((deck, others, place))
        if stratum is not None and int(depth) == depths.get(deck):
            slopes.setdefault((deck, card), _Slope()).add(
                stratum, found["x"], found["xx"], found.get("xw", 0)
            )
    seats = Counter[str]()
    for each in by_name.values():
        seats[each.deck] += each.n
    effects = {whose: slope.effect(seats[whose[0]]) for whose, slope in slopes.items()}
    return {whose: each for whose, each in effects.items() if each is not None}


class _Slope:
    """The regression of what was won on a number of copies, with a mean of its own in each stratum."""

    def __init__(self) -> None:
        self._spread = self._product = self._variance = 0.0

    def add(self, stratum: _Stratum, x: int, xx: int, xw: int) -> None:
        """Add a stratum by its sums of copies, of their squares, and of copies times what was won."""
        spread = xx - x * x / stratum.n
        self._spread += spread
        self._product += xw - x * stratum.w / stratum.n
        self._variance += spread * (stratum.ww - stratum.w**2 / stratum.n) / (stratum.n - 1)

    def effect(self, count: int) -> Effect | None:
        """Return the slope; None where all had as many copies, or all won alike."""
        if self._spread <= 0:
            return None
        return effect(
            self._product / self._spread / WIN, sqrt(max(0.0, self._variance)) / self._spread / WIN, count
        )


def worths(sums: Mapping[str, int]) -> dict[tuple[str, str], Effect]:
    """Return by how much each deck is better than with the places of a card given to its others."""
    found = {
        (deck, card): effect(
            each.get("d", 0) / each["n"] / WIN,
            standard_error(each.get("d", 0), each.get("dd", 0), each["n"]) / WIN,
            each["n"],
        )
        for (deck, card), each in group(sums, "worth").items()
    }
    return {whose: each for whose, each in found.items() if each is not None}


def _card(
    deck: str, card: str, copies: int, found: Mapping[str, int], early: Effect | None, worth: Effect | None
) -> CardFigures:
    held, played = found.get("held", 0), found.get("played", 0)
    return CardFigures(
        deck, card, copies, early, worth,
        played=share(played, held),
        spent=share(found.get("spent", 0), held),
        dead=share(found.get("dead", 0), held),
        turn=mean(found.get("turn", 0), found.get("turn2", 0), played),
        wait=mean(found.get("wait", 0), found.get("wait2", 0), played),
        did=mean(found["did"], found["did2"], played) if "did" in found else None,
        hand=share(found.get("w", 0) / WIN, held),
    )  # fmt: skip
