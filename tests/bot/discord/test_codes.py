"""What Discord's errors make of a message: tried again, waited for, or given up."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
import pytest

from bot.discord.codes import REFUSED, fate_of
from bot.host.outbox import Fate


def failure(status: int, code: int = 0) -> discord.HTTPException:
    response: Any = type("Response", (), {"status": status, "reason": "test"})()
    return discord.HTTPException(response, {"code": code, "message": "test"})


@pytest.mark.parametrize(
    ("error", "fate"),
    [
        (failure(429), Fate.LATER),
        (failure(503), Fate.LATER),
        (failure(400, 30046), Fate.LATER),
        (OSError("no line"), Fate.LINE_DOWN),
        (TimeoutError(), Fate.LINE_DOWN),
        (aiohttp.ServerDisconnectedError(), Fate.LINE_DOWN),
        (failure(400), Fate.GIVEN_UP),
        (failure(403, 50013), Fate.GIVEN_UP),
        (failure(404, 10008), Fate.GIVEN_UP),
    ],
    ids=repr,
)
def test_each_error_has_a_fate(error: Exception, fate: Fate) -> None:
    assert isinstance(error, REFUSED)
    assert fate_of(error) is fate
