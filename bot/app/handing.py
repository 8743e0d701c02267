"""What comes from other processes: above all presses, for those in direct messages all reach shard 0.

Each is handed to who has the server of its match, with its token, by which any process may answer. He
reads it as if his own shard had heard it. What no match is needed for, and what is refused in any case, is
answered where it arrives.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection
from typing import Any, TypeAlias

from bot.endurance import complain
from bot.store import Store
from bot.store.neighbours import PRESSES
from bot.table.action_id import ActionId, BadActionId
from bot.table.verbs import Verb

log = logging.getLogger(__name__)

WITHIN = 1.5
"""Seconds after which it is told that nobody takes a press: Discord gives three."""
FRESH = 2.5
"""Seconds after which a press that was left is no longer worth an answer."""
_REMEMBERED = 10_000

Event: TypeAlias = dict[str, Any]
"""An interaction as Discord sends it."""


class Handing:
    """One for the process; where nobody shares the servers there is nothing for it to do."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        read: Callable[[Event], None],
        refuse: Callable[[Event], Awaitable[None]],
        changed: Callable[[str, int], Awaitable[None]],
    ) -> None:
        """`read` lets discord.py read an event; `refuse` tells a person that his table is being moved.

        `changed` acts on a match or a tournament that somebody else has changed.
        """
        self._store = store
        self._now = now
        self._read = read
        self._refuse = refuse
        self._changed = changed
        self.verbs: Collection[Verb] = ()
        """What in direct messages needs the process that has its match: whoever answers presses sets it."""
        self._slots: OrderedDict[int, int] = OrderedDict()
        """By match, the slot that has it."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.handed: OrderedDict[int, None] = OrderedDict()
        """The newest interactions that others have handed over."""
        self._early: list[str] | None = []
        """What was told before the beginning; None since then."""

    def begin(self) -> None:
        """Act from now on on what neighbours tell, also on what they told and left before.

        A move that is made before clocks have stood still for the downtime would let all of them fall.
        """
        early, self._early = self._early or [], None
        for word in (PRESSES, *early):
            self.told(word)

    def hear(self, event: Event) -> None:
        """Read an event, or hand it to who can answer it."""
        match_id = self._match_of(event)
        if match_id is None or self._slots.get(match_id) == self._store.slot.number:
            self._read(event)
        else:
            self._do(self._route(event, match_id))

    def told(self, word: str) -> None:
        """Act on what a neighbour tells."""
        if self._early is not None:
            self._early.append(word)
            return
        kind, _, number = word.partition(" ")
        if kind == PRESSES:
            self._do(self._collect())
        elif number.isdigit():
            self._do(self._changed(kind, int(number)))

    async def close(self) -> None:
        """Hand over no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _match_of(self, event: Event) -> int | None:
        """Return the match that a press in direct messages needs; None for all else.

        What happens in a server arrives at its own shard, and so where it is looked after.
        """
        if event.get("guild_id") is not None:
            return None
        data: Any = event.get("data") or {}
        try:
            action = ActionId.parse(str(data.get("custom_id", "")))
        except BadActionId:
            return None
        return action.match if action.match and action.verb in self.verbs else None

    async def _route(self, event: Event, match_id: int) -> None:
        slot = await self._slot_of(match_id)
        if slot == self._store.slot.number:
            self._read(event)
            return
        neighbours = self._store.neighbours
        number = await neighbours.hand(slot, json.dumps(event), self._now())
        await asyncio.sleep(WITHIN)
        if await neighbours.take_back(number):
            await self._refuse(event)

    async def _slot_of(self, match_id: int) -> int:
        """Return the slot that has a match, remembered: nothing ever goes to another server."""
        if match_id not in self._slots:
            part = await self._store.part_of("matches", match_id)
            if part is None:
                return self._store.slot.number  # it is said here that there is none
            self._slots[match_id] = part % self._store.slot.of
            while len(self._slots) > _REMEMBERED:
                self._slots.popitem(last=False)
        return self._slots[match_id]

    async def _collect(self) -> None:
        for left in await self._store.neighbours.collect(self._store.slot.number, self._now() - FRESH):
            self._do(self._take(left))  # each by itself: one that cannot be read takes no other along

    async def _take(self, left: str) -> None:
        event = json.loads(left)
        self.handed[int(event["id"])] = None
        while len(self.handed) > _REMEMBERED:
            self.handed.popitem(last=False)
        self._read(event)

    def _do(self, work: Any) -> None:
        async def guarded() -> None:
            try:
                await work
            except Exception as error:  # whatever a press brings, others must be heard
                complain(log, error, "what concerns other processes could not be done")

        task = asyncio.create_task(guarded(), name="handing")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
