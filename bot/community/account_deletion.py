"""Somebody leaves for good: they go from wherever they play, as the rules have it, and are forgotten."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace

from bot.errors import (
    ChallengeOver,
    NoSuchMatch,
    NotJoined,
    NotRunning,
    NotYourSeat,
    OutOfMatch,
    OutOfOrder,
    SearchOver,
)
from bot.ladder.feature import LadderFeature
from bot.matches.messages import BoardMessage, Challenge
from bot.matches.moderation.substitutes import Substitute, seat_instead
from bot.matches.service import MatchService, Press
from bot.matches.start.challenges import Challenges
from bot.store import MatchRow, MatchStatus, SearchStatus, Statement, Store
from bot.store.outbox.outbox import message_statements
from bot.store.privacy.forgetting import SOMEBODY
from bot.tournaments.course.errors import NotEntered, TournamentOver
from bot.tournaments.course.service import TournamentService

MOST_DRAWN, APART = 50, 5.0
"""So many boards of matches that are over, and so many challenges that came to none, are drawn anew without a
name, and how many seconds apart."""


class AccountDeletion:
    """Deletes a person's account: ends what they play, then forgets them. One per process."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        match_service: MatchService,
        challenges: Challenges,
        tournament_service: TournamentService,
        ladder: LadderFeature,
    ) -> None:
        self._store = store
        self._now = now
        self._match_service = match_service
        self._challenges = challenges
        self._tournament_service = tournament_service
        self._ladder = ladder

    async def take(self, user_id: int) -> None:
        """Let somebody leave all that goes on, have that count, and forget them.

        Cut off by a kill, it is finished at the next start: what was left by then stays left.
        """
        token = await self._store.forgetting.ask(user_id, self._now())
        matches = await self._store.matches.open_of_user(user_id)
        await self._leave_searches(user_id)
        await self._leave_tournaments(user_id)
        for match_id in await self._store.matches.open_of_user(user_id):
            await self._leave_match(match_id, Press(user_id, None))
        for match_id in matches:  # while it is known who has lost
            await self._ladder.rater.rate(match_id)
        shown = await self._store.matches.shown_of_user(user_id, MOST_DRAWN)
        closed = await self._store.matches.closed_of_user(user_id, MOST_DRAWN)
        async with self._ladder.rater.at_rest():
            await self._store.forgetting.forget(user_id, *self._drawn_anew(shown, closed), token=token)
        for match_id in {*matches, *shown}:
            self._match_service.forget(match_id)

    def _drawn_anew(self, matches: Sequence[int], closed: Sequence[MatchRow]) -> list[Statement]:
        """Return what draws boards of matches that are over, and challenges that came to none, anew.

        One goes after the other, with the name gone.
        """
        now = self._match_service.now()
        boards = [BoardMessage(each, stays=True) for each in matches]
        challenges = [
            Challenge(row.id, row.channel_id, row.board_message_id) for row in closed if row.board_message_id
        ]
        later = [
            replace(each.to_row(), not_before=now + place * APART)
            for place, each in enumerate((*boards, *challenges), 1)
        ]
        return message_statements(later, now)

    async def _leave_searches(self, user_id: int) -> None:
        for row in await self._store.searches.looking(user_id):
            pair = await self._ladder.matchmaker.pair_of(row.id)
            if row.status is SearchStatus.PAIRED and pair is not None:
                await self._ladder.matchmaker.part(pair, [row])
            else:
                with suppress(SearchOver):
                    await self._ladder.matchmaker.cancel(row.id, Press(user_id, None))

    async def _leave_tournaments(self, user_id: int) -> None:
        """Drop them from each; the match that they play there is conceded, and its result taken."""
        for tournament_id in await self._store.tournaments.open_of_user(user_id):
            with suppress(NotEntered, TournamentOver):
                await self._tournament_service.leaving.drop(tournament_id, Press(user_id, None))
            await self._tournament_service.drive(tournament_id)

    async def _leave_match(self, match_id: int, press: Press) -> None:
        row = await self._store.matches.get(match_id)
        if row is None:
            return
        if row.status is MatchStatus.CHALLENGE:
            own = row.challenger_id == press.user_id
            try:
                with suppress(NotJoined):
                    await (self._challenges.cancel if own else self._challenges.leave)(match_id, press)
                return
            except ChallengeOver:
                pass  # maybe as somebody has just accepted it: then they play
        try:
            with suppress(OutOfMatch):  # they have given up before, and the others play on
                await self._match_service.concede(match_id, press)
            with suppress(NotRunning, NotYourSeat):
                await seat_instead(
                    self._match_service, match_id, press.user_id, Substitute(SOMEBODY, level="easy")
                )
        except (NotRunning, NoSuchMatch):
            return
        except OutOfOrder:  # its rules fail, or it cannot even be read
            with suppress(NotRunning, NotYourSeat):
                await self._match_service.quarantine.abandon(match_id, press.user_id)
