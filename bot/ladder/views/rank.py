"""Ratings as people see them: one's own, leaderboards in pages, what a match has changed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias

from discord import ui

from bot.competition.ratings import RatedMatch, Rating, band, shown, won
from bot.ladder.verbs import LadderVerb
from bot.store import Leader, LeaderboardKey, Leaderboards, Listed
from bot.table.action_id import ActionId
from bot.table.layout import MessageLayout, button, rows, shorten
from bot.texts import Texts
from render.tournament import RankCard, RankPlace
from render.tournament.rank import thinned

PAGE = 15
"""Rows on a page of a leaderboard."""

Scope: TypeAlias = Literal["server", "across"]


@dataclass(frozen=True)
class Leaders:
    """A page of a leaderboard: who is sure in order, and apart from them who is not."""

    listed: Listed
    number: int
    """Of the page, from 0."""
    rows: Sequence[Leader]

    @property
    def pages(self) -> int:
        """How many pages there are; the line above the provisional counts as well."""
        return max(1, -(-(self.listed.sure + self._head + self.listed.provisional) // PAGE))

    @property
    def start(self) -> int:
        """The place in the list of the first on the page, from 0."""
        return self._before(self.number * PAGE)

    @property
    def most(self) -> int:
        """How many stand on the page at most."""
        return self._before((self.number + 1) * PAGE) - self.start

    @property
    def has_head(self) -> bool:
        """Whether the line above the provisional is on the page."""
        return bool(self._head) and self.number == self.listed.sure // PAGE

    @classmethod
    async def of(cls, boards: Leaderboards, board: LeaderboardKey, now: float, page: int = 0) -> Leaders:
        """Read a page, the last one for those behind it."""
        blank = cls(await boards.listed(board, now), 0, ())
        found = replace(blank, number=max(0, min(page, blank.pages - 1)))
        return replace(found, rows=await boards.part(board, now, found.start, found.most))

    @property
    def _head(self) -> int:
        return 1 if self.listed.provisional else 0

    def _before(self, line: int) -> int:
        """Return how many stand before a line of the whole list."""
        return line - self._head if line > self.listed.sure else line


def rank_card(
    leader: Leader,
    place: int,
    listed: Listed,
    name: str,
    game: str,
    course: Sequence[tuple[RatedMatch, Rating]],
) -> RankCard:
    """Return what is shown of somebody who is on a leaderboard."""
    return RankCard(
        game=game,
        name=name,
        rating=shown(leader.rating),
        band=band(leader.rating),
        provisional=leader.provisional,
        place=None if leader.provisional else place,
        listed=listed.sure,
        matches=leader.rating.matches,
        wins=sum(won(event, leader.user) for event, _ in course),
        course=thinned([RankPlace(shown(each), band(each)) for _, each in course]),
    )


def mine(
    server: Sequence[RankCard], across: Sequence[RankCard], texts: Texts, above: ui.Item[Any] | None
) -> MessageLayout:
    """Return somebody's own ratings, below a picture if there is one."""
    if not server:
        return MessageLayout(ui.TextDisplay(texts.say("rank-none-mine")))
    lines = [texts.say("rank-title-mine"), *(_own(card, texts) for card in server)]
    if across:
        lines += [f"**{texts.say('rank-across')}**", *(_own(card, texts) for card in across)]
    lines.append(f"-# {texts.say('rank-idle')}")
    words = ui.TextDisplay[Any](shorten("\n".join(lines), 3_900))
    return MessageLayout(ui.Container(*([above] if above else []), words))


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
    leaders: Leaders, names: Mapping[int, str], board: LeaderboardKey, texts: Texts
) -> MessageLayout:
    """Return a page of a leaderboard; who is provisional stands apart, behind all others."""
    lines = list(_lines(leaders, names, texts)) or [texts.say("rank-nobody")]
    scope: Scope = "across" if board.is_across else "server"
    said = [texts.say(f"rank-title-{scope}", game=texts.game(board.game)), *lines]
    said.append(f"-# {texts.say('rank-page', page=leaders.number + 1, pages=leaders.pages)}")
    if board.is_across:
        said.append(f"-# {texts.say('rank-how-across')}")
    turns = [
        button(
            str(ActionId(0, to, LadderVerb.RANK, f"{scope}:{board.game}")),
            texts.say(f"button-tournament-{label}"),
        )
        for label, to in (("back", leaders.number - 1), ("on", leaders.number + 1))
        if 0 <= to < leaders.pages
    ]
    return MessageLayout(ui.Container(ui.TextDisplay(shorten("\n".join(said), 3_900))), *rows(turns))


def _lines(leaders: Leaders, names: Mapping[int, str], texts: Texts) -> Iterator[str]:
    for place, leader in enumerate(leaders.rows, leaders.start + 1):
        if not leader.provisional:
            yield texts.say("rank-row", place=str(place), **_row(leader, names, texts))
    if leaders.has_head:
        yield texts.say("rank-head-provisional")
    for leader in leaders.rows:
        if leader.provisional:
            yield texts.say("rank-row-provisional", **_row(leader, names, texts))


def _row(leader: Leader, names: Mapping[int, str], texts: Texts) -> dict[str, Any]:
    return {
        "who": names.get(leader.user) or texts.say("rank-pic-somebody"),
        "rating": str(shown(leader.rating)),
        "band": str(band(leader.rating)),
        "matches": texts.say("rank-matches-only", matches=leader.rating.matches),
    }
