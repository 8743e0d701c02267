"""Ratings as people see them: one's own, leaderboards in pages, what a match has changed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from discord import ui

from bot.competition.ratings import (
    Parameters,
    RatedMatch,
    Rating,
    band,
    decayed,
    listed,
    provisional,
    shown,
    won,
)
from bot.store import Board
from bot.table.action_id import ActionId
from bot.table.layout import Layout, button, rows, shorten
from bot.table.verbs import Verb
from bot.texts import Texts
from render.tournament import RankCard, Spot
from render.tournament.rank import thinned

PAGE = 15
"""Rows on a page of a leaderboard."""
PARAMETERS = Parameters()

Scope: TypeAlias = Literal["server", "across"]


@dataclass(frozen=True)
class Leaders:
    """A leaderboard: who is sure in order, and apart from them who is not."""

    ratings: Mapping[int, Rating]
    sure: tuple[int, ...]
    unsure: tuple[int, ...]

    @classmethod
    def of(cls, ratings: Mapping[int, Rating], now: float) -> Leaders:
        """Return the leaderboard that ratings make."""
        sure, unsure = listed(ratings, now, PARAMETERS)
        today = {user: decayed(rating, now, PARAMETERS) for user, rating in ratings.items()}
        return cls(today, sure, unsure)

    def card(self, user: int, name: str, game: str, course: Sequence[tuple[RatedMatch, Rating]]) -> RankCard:
        """Return what is shown of somebody who is on it."""
        rating = self.ratings[user]
        return RankCard(
            game=game,
            name=name,
            rating=shown(rating),
            band=band(rating),
            provisional=provisional(rating, PARAMETERS),
            place=self.sure.index(user) + 1 if user in self.sure else None,
            listed=len(self.sure),
            matches=rating.matches,
            wins=sum(won(event, user) for event, _ in course),
            course=thinned([Spot(shown(each), band(each)) for _, each in course]),
        )


def mine(
    server: Sequence[RankCard], across: Sequence[RankCard], texts: Texts, above: ui.Item[Any] | None
) -> Layout:
    """Return somebody's own ratings, below a picture if there is one."""
    if not server:
        return Layout(ui.TextDisplay(texts.say("rank-none-mine")))
    lines = [texts.say("rank-title-mine"), *(_own(card, texts) for card in server)]
    if across:
        lines += [f"**{texts.say('rank-across')}**", *(_own(card, texts) for card in across)]
    lines.append(f"-# {texts.say('rank-idle')}")
    words = ui.TextDisplay[Any](shorten("\n".join(lines), 3_900))
    return Layout(ui.Container(*([above] if above else []), words))


def _own(card: RankCard, texts: Texts) -> str:
    if card.provisional:
        place = texts.say("rank-provisional")
    else:
        place = texts.say("rank-place", place=card.place or 0, listed=card.listed)
    counted = texts.say("rank-matches", matches=card.matches, wins=card.wins)
    return texts.say(
        "rank-row-mine",
        game=texts.game(card.game),
        rating=card.number,
        band=card.band,
        place=place,
        matches=counted,
    )


def leaderboard(
    leaders: Leaders, names: Mapping[int, str], board: Board, texts: Texts, page: int = 0
) -> Layout:
    """Return a page of a leaderboard; who is provisional stands apart, behind all others."""
    lines = list(_lines(leaders, names, texts))
    pages = [lines[start : start + PAGE] for start in range(0, len(lines), PAGE)] or [
        [texts.say("rank-nobody")]
    ]
    page = max(0, min(page, len(pages) - 1))
    scope: Scope = "across" if board.is_across else "server"
    said = [texts.say(f"rank-title-{scope}", game=texts.game(board.game)), *pages[page]]
    said.append(f"-# {texts.say('rank-page', page=page + 1, pages=len(pages))}")
    if board.is_across:
        said.append(f"-# {texts.say('rank-how-across')}")
    turns = [
        button(
            str(ActionId(0, to, Verb.RANK, f"{scope}:{board.game}")), texts.say(f"button-tournament-{label}")
        )
        for label, to in (("back", page - 1), ("on", page + 1))
        if 0 <= to < len(pages)
    ]
    return Layout(ui.Container(ui.TextDisplay(shorten("\n".join(said), 3_900))), *rows(turns))


def _lines(leaders: Leaders, names: Mapping[int, str], texts: Texts) -> Iterator[str]:
    for place, user in enumerate(leaders.sure, 1):
        yield texts.say("rank-row", place=str(place), **_row(leaders, names, user, texts))
    if leaders.unsure:
        yield texts.say("rank-head-provisional")
    for user in leaders.unsure:
        yield texts.say("rank-row-provisional", **_row(leaders, names, user, texts))


def _row(leaders: Leaders, names: Mapping[int, str], user: int, texts: Texts) -> dict[str, Any]:
    rating = leaders.ratings[user]
    return {
        "who": names.get(user) or texts.say("rank-pic-somebody"),
        "rating": str(shown(rating)),
        "band": str(band(rating)),
        "matches": texts.say("rank-matches-only", matches=rating.matches),
    }
