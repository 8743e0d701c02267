"""The checks of outgoing requests can fail."""

from __future__ import annotations

from typing import Any

import pytest

from render import RenderService
from tests.e2e.club import Club
from tests.e2e.play import challenge, play_out
from tests.e2e.wire import DESCRIPTION, check_described, check_message, check_requests

BUTTON = {"type": 2, "style": 1, "custom_id": "h1:1:0:hand:", "label": "My Hand"}
FLAG = 1 << 15


@pytest.fixture
def renderer() -> type[RenderService]:
    """Pictures are drawn here."""
    return RenderService


def row(*buttons: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(buttons)}


@pytest.mark.parametrize(
    "body",
    [
        {"content": "x" * 2_001},
        {"content": ""},
        {"components": [row(BUTTON, BUTTON)], "flags": FLAG},
        {"components": [{"type": 10, "content": "text"}]},
        {"components": [{"type": 10, "content": "text"}], "flags": FLAG, "content": "too"},
        {"components": [{"type": 10, "content": "x" * 4_001}], "flags": FLAG},
        {"components": [{"type": 10, "content": "x"}] * 41, "flags": FLAG},
        {"components": [row({**BUTTON, "label": "x" * 81})], "flags": FLAG},
        {"components": [row({**BUTTON, "custom_id": "x" * 101})], "flags": FLAG},
        {"components": [], "flags": FLAG},
    ],
)
def test_bad_messages_are_found(body: dict[str, Any]) -> None:
    with pytest.raises(AssertionError):
        check_message(body)


@pytest.mark.skipif(
    not DESCRIPTION.is_file(), reason="no copy of Discord's API description beside the checkout"
)
@pytest.mark.parametrize(
    "body",
    [
        {"flags": "many"},
        {"components": [{"type": 1, "components": []}]},
        {"components": [row({"type": 2, "style": 99, "custom_id": "a", "label": "b"})]},
        {"nonce": "x" * 26},
        {"attachments": [{"filename": "board.png"}]},
    ],
)
def test_bodies_that_discord_does_not_describe_are_found(body: dict[str, Any]) -> None:
    check_described("POST", "/channels/1/messages", {"components": [row(BUTTON)], "flags": FLAG})
    with pytest.raises(AssertionError):
        check_described("POST", "/channels/1/messages", body)


async def test_every_request_of_a_match_is_checked(club: Club) -> None:
    session = await challenge(club, options="glass-nobles=yes")
    await play_out(club, session, 1)
    assert check_requests(club.env.http_requests) > 50
