"""Buttons of who waits for somebody whose time is up."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

from bot.errors import NotOurControl
from bot.matches.agreements.patience import claim_win, wait
from bot.matches.service import MatchService, Press
from bot.matches.session import MatchSession
from bot.table.action_id import ActionId
from bot.table.verbs import MatchVerb, Verb
from cogs.components.handler import Handler
from cogs.components.playing import play
from cogs.context import InteractionContext

Choice: TypeAlias = Callable[[MatchService, int, Press, int], Awaitable[MatchSession]]


async def _choose(context: InteractionContext, action: ActionId, choice: Choice) -> tuple[MatchSession, None]:
    if not action.detail.isdecimal():
        raise NotOurControl
    return await choice(context.match_service, action.match, context.press, int(action.detail)), None


HANDLERS: dict[Verb, Handler] = {
    MatchVerb.CLAIM_WIN: partial(play, do=partial(_choose, choice=claim_win)),
    MatchVerb.WAIT: partial(play, do=partial(_choose, choice=wait)),
}
