"""Leaderboards and what a match has changed, as words."""

from __future__ import annotations

from bot.competition.ratings import DAY, RatedMatch, Rating, replay
from bot.ladder.faces.rank import Leaders, leaderboard
from bot.store import Board
from bot.table.board import changes_line
from bot.texts import texts_in
from tests.e2e.club import walk

EN, FR = texts_in("en"), texts_in("fr")
MET = frozenset({1, 2, 3, 4})
NAMES = {1: "Ann", 2: "Ben", 3: "Cleo"}


def test_never_played_is_not_listed_and_little_known_stands_behind_players() -> None:
    """Never played: not above players (lila #18985, #6953)."""
    ratings = {
        1: Rating(24.0, 5.0, 0.0, 30, MET),
        2: Rating(40.0, 7.5, 0.0, 3, MET),
        3: Rating(23.0, 5.0, 0.0, 30, MET),
    }
    leaders = Leaders.of(ratings, 0.0)
    assert (leaders.sure, leaders.unsure) == ((1, 3), (2,))
    parts = walk(leaderboard(leaders, NAMES, Board.of_guild(7, "noxtalia"), EN).to_components())
    told = "\n".join(str(part.get("content", "")) for part in parts)
    assert (
        told.index("1. Ann")
        < told.index("2. Cleo")
        < told.index("**Provisional**")
        < told.index("Ben · 1860?")
    )
    assert 9 not in leaders.ratings


def test_what_is_known_fades_while_the_number_stays() -> None:
    ratings = {1: Rating(30.0, 4.0, 0.0, 30, MET)}
    soon, late = (Leaders.of(ratings, days * DAY).card(1, "Ann", "noxtalia", ()) for days in (1, 200))
    assert soon.number == late.number == "1620"
    assert soon.band < late.band
    assert Leaders.of(ratings, 900 * DAY).card(1, "Ann", "noxtalia", ()).number == "1620?"


def test_a_card_counts_matches_that_were_won_alone_or_in_a_team() -> None:
    teams: list[tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]] = [
        (((1,), (2,)), (1, 2)),
        (((1,), (2,)), (2, 1)),
        (((1,), (2,)), (1, 1)),
        (((1, 2), (3,)), (1, 2)),
    ]
    events = [RatedMatch(id=n, at=float(n), teams=who, ranks=how) for n, (who, how) in enumerate(teams, 1)]
    again = replay(events)
    course = [(event, again.ratings[1]) for event in events]
    card = Leaders.of(again.ratings, 5.0).card(1, "Ann", "noxtalia", course)
    assert (card.matches, card.wins, card.provisional, card.place) == (4, 2, True, None)


def test_what_a_match_has_changed_is_one_small_line() -> None:
    changes = {
        1: (Rating(25.0, 8.0, 0.0), Rating(26.0, 7.9, 0.0)),
        2: (Rating(25.0, 8.0, 0.0), Rating(24.0, 7.9, 0.0)),
    }
    assert changes_line(changes, NAMES, EN) == "-# Rating: Ann 1500 → 1524 (+24) · Ben 1500 → 1476 (−24)"
    assert changes_line(changes, NAMES, FR).startswith("-# Cote\u00a0: Ann")
    assert changes_line({}, NAMES, EN) == ""
