"""Discord fails: moves stay saved, the board catches up, nothing is done twice."""

from __future__ import annotations

from random import Random

import pytest

from bot import outbox
from tests.e2e.club import Club
from tests.e2e.play import act, challenge

PAUSE = 60.0
"""Seconds before a second attempt: longer than a simulated person waits, so that time must be advanced."""


@pytest.fixture(autouse=True)
def _long_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "FIRST_PAUSE", PAUSE)


def nonces(club: Club) -> list[str]:
    """The nonces of all messages sent, in order."""
    bodies = (one.json for one in club.sent("POST", "/channels/*/messages"))
    return [str(body["nonce"]) for body in bodies if "nonce" in body]


async def test_no_two_messages_have_the_same_nonce(club: Club) -> None:
    live = await challenge(club)
    again = await club.cyd.slash(club.channel, "play", game="dueling_nobles", computer="easy")
    assert again.acknowledged
    chance = Random(1)
    for _ in range(6):
        await act(club, live, chance)
        await club.env.advance_time(61.0)  # the players are no longer taken to be at the table
    sent = nonces(club)
    assert len(sent) > 6
    assert len(sent) == len(set(sent))
