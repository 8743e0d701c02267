"""Buttons of who waits for somebody whose time is up."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

from bot.errors import NotOurControl
from bot.matches.desk import Desk, Press
from bot.matches.granting.patience import claim_win, wait
from bot.matches.live import Live
from bot.table.action_id import ActionId
from bot.table.verbs import Verb
from cogs.presses.handler import Handler
from cogs.presses.playing import play
from cogs.visit import Visit

Choice: TypeAlias = Callable[[Desk, int, Press, int], Awaitable[Live]]


async def _choose(visit: Visit, action: ActionId, choice: Choice) -> tuple[Live, None]:
    if not action.detail.isdecimal():
        raise NotOurControl
    return await choice(visit.desk, action.match, visit.press, int(action.detail)), None


HANDLERS: dict[Verb, Handler] = {
    Verb.CLAIM_WIN: partial(play, do=partial(_choose, choice=claim_win)),
    Verb.WAIT: partial(play, do=partial(_choose, choice=wait)),
}
