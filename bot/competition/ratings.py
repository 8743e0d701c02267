"""Ratings by openskill: what one event changes, what is shown, and the whole history played again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import combinations
from math import sqrt
from typing import NamedTuple

from openskill.models import BradleyTerryPart

DAY = 86_400.0
_WHOLE_TABLE = 1_000
"""Seats between two that are still compared: all of a table, else who shares a place would gain unlike."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Parameters:
    """How ratings are reckoned; another version of them is another history."""

    version: int = 2
    """Raised whenever a history would come to other ratings; those of another version are played again.

    1: Plackett-Luce, by which the third of 1-1-2-3 gained as much as those who shared the first place.
    """
    mu: float = 25.0
    sigma: float = 25 / 3
    beta: float = 25 / 3
    """Twice openskill's: seen strengths lie closer together than its default believes."""
    tau: float = 25 / 300
    decay: float = 0.07
    """What a day without a match adds to sigma squared."""
    sure_below: float = 7.1
    """Sigma above which a rating is provisional: some twelve matches."""
    least_opponents: int = 4
    a_day: int = 9
    """Matches a day of the same two that count."""


class Unrated(StrEnum):
    """Why an event changes no rating."""

    UNPLAYED = "unplayed"
    """A bye, a walkover, a no-show, or a match that was broken off."""
    COMPUTER = "computer"
    VOID = "void"
    """A correction has taken it back."""
    TOO_OFTEN = "too_often"
    """The same two have met too often that day."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RatedMatch:
    """All that a rating is reckoned from: who played in which team, and how they ended."""

    id: int
    at: float
    """In Unix seconds."""
    teams: tuple[tuple[int, ...], ...]
    """Users; a computer's seat is an empty team."""
    ranks: tuple[int, ...]
    """The place of each team; equal ones are ties."""
    played: bool = True
    void: bool = False


@dataclass(frozen=True, slots=True)
class Rating:
    """What is known of somebody's strength."""

    mu: float
    sigma: float
    at: float
    """When it was last changed."""
    matches: int = 0
    opponents: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class RatingChange:
    """One person's part of an event."""

    event: int
    user: int
    before: Rating
    after: Rating


class Ladder:
    """Ratings as they stand after the events so far. Events come in the order of (at, id).

    A table of several is rated by its pairs, a tie as half a win, so who ends higher gains more; a duel comes
    to the same as by Plackett-Luce. Of the models tried it also foretells tables of four best.
    """

    def __init__(self, parameters: Parameters | None = None) -> None:
        self.parameters = parameters or Parameters()
        self.ratings: dict[int, Rating] = {}
        self._model = BradleyTerryPart(
            mu=self.parameters.mu,
            sigma=self.parameters.sigma,
            beta=self.parameters.beta,
            tau=self.parameters.tau,
            window_size=_WHOLE_TABLE,
        )
        self._day = 0
        self._met: Counter[tuple[int, int]] = Counter()

    @classmethod
    def resumed(
        cls, ratings: Mapping[int, Rating], today: Iterable[RatedMatch], parameters: Parameters | None = None
    ) -> Ladder:
        """Return the ladder with these ratings; the day's events count the meetings of each two."""
        ladder = cls(parameters)
        ladder.ratings.update(ratings)
        for event in today:
            ladder._unrated(event)
        return ladder

    def of(self, user: int, now: float) -> Rating:
        """Return somebody's rating as it is now, less sure the longer they have not played."""
        rating = self.ratings.get(user)
        if rating is None:
            return Rating(self.parameters.mu, self.parameters.sigma, now)
        return decayed(rating, now, self.parameters)

    def add(self, event: RatedMatch) -> tuple[RatingChange, ...] | Unrated:
        """Take an event in, and return what it changed or why it counts for nothing."""
        if reason := self._unrated(event):
            return reason
        before = [[self.of(user, event.at) for user in team] for team in event.teams]
        known = [[self._model.rating(mu=each.mu, sigma=each.sigma) for each in team] for team in before]
        after = self._model.rate(known, ranks=[float(rank) for rank in event.ranks])
        changes: list[RatingChange] = []
        for team, old, new in zip(event.teams, before, after, strict=True):
            against = frozenset(user for other in event.teams if other is not team for user in other)
            for user, was, now in zip(team, old, new, strict=True):
                rating = Rating(now.mu, now.sigma, event.at, was.matches + 1, was.opponents | against)
                self.ratings[user] = rating
                changes.append(RatingChange(event.id, user, was, rating))
        return tuple(changes)

    def chance(self, user: int, other: int, now: float) -> float:
        """Return how likely one is to beat another."""
        one, two = self.of(user, now), self.of(other, now)
        teams = [[self._model.rating(mu=each.mu, sigma=each.sigma)] for each in (one, two)]
        return self._model.predict_win(teams)[0]

    def _unrated(self, event: RatedMatch) -> Unrated | None:
        if event.void:
            return Unrated.VOID
        if not event.played:
            return Unrated.UNPLAYED
        if len(event.teams) < 2 or not all(event.teams):
            return Unrated.COMPUTER
        return Unrated.TOO_OFTEN if self._too_often(event) else None

    def _too_often(self, event: RatedMatch) -> bool:
        """Count the meetings of a day, and return whether any two have had theirs."""
        day = int(event.at // DAY)
        if day != self._day:
            self._day = day
            self._met.clear()
        pairs = [
            (min(one, other), max(one, other))
            for team, rivals in combinations(event.teams, 2)
            for one in team
            for other in rivals
        ]
        self._met.update(pairs)
        return any(self._met[pair] > self.parameters.a_day for pair in pairs)


class History(NamedTuple):
    """A whole history played again."""

    ladder: Ladder
    changes: tuple[RatingChange, ...]

    @property
    def ratings(self) -> dict[int, Rating]:
        """What stands after it."""
        return self.ladder.ratings


def replay(events: Iterable[RatedMatch], parameters: Parameters | None = None) -> History:
    """Play a whole history, in its own order however it is given."""
    ladder, changes = Ladder(parameters), list[RatingChange]()
    for event in sorted(events, key=lambda event: (event.at, event.id)):
        found = ladder.add(event)
        if isinstance(found, tuple):
            changes += found
    return History(ladder, tuple(changes))


def decayed(rating: Rating, now: float, parameters: Parameters) -> Rating:
    """Return a rating after idle days."""
    idle = max(0.0, now - rating.at) / DAY
    return replace(rating, sigma=sqrt(min(parameters.sigma**2, rating.sigma**2 + parameters.decay * idle)))


def provisional(rating: Rating, parameters: Parameters) -> bool:
    """Return whether too little is known to show a number."""
    return rating.sigma > parameters.sure_below or len(rating.opponents) < parameters.least_opponents


def shown(rating: Rating) -> int:
    """Return the number for people: 1500 is a newcomer's."""
    return round(1500 + 24 * (rating.mu - 25))


def band(rating: Rating) -> int:
    """Return by how much the shown number may be wrong either way, in 19 cases of 20."""
    return round(24 * 2 * rating.sigma)


def won(event: RatedMatch, user: int) -> bool:
    """Tell whether somebody alone, or their team, came first."""
    best = min(event.ranks)
    return event.ranks.count(best) == 1 and user in event.teams[event.ranks.index(best)]


def listed(
    ratings: Mapping[int, Rating], now: float, parameters: Parameters
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return users by what they are worth at least, and apart from them those who are provisional."""
    today = {user: decayed(rating, now, parameters) for user, rating in ratings.items()}
    ordered = sorted(today, key=lambda user: (-today[user].mu + 2 * today[user].sigma, user))
    unsure = {user for user in ordered if provisional(today[user], parameters)}
    return (
        tuple(user for user in ordered if user not in unsure),
        tuple(user for user in ordered if user in unsure),
    )
