"""What answers a press: one function for each verb."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.table.action_id import ActionId
from cogs.context import InteractionContext

Handler: TypeAlias = Callable[[InteractionContext, ActionId], Awaitable[None]]
"""Answers a press, or a form that was sent. What is wrong with it is raised, and said by `answering`."""
