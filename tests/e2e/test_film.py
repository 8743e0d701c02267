"""The turning points of a finished match as an animation: for all by a command, for one by a button."""

from __future__ import annotations

from io import BytesIO
from typing import Any

from PIL import Image

from bot.store import UserPreferences
from render.noxtalia import places
from render.process.film import CAPTION, MOST_BYTES, WIDE
from tests.e2e.club import Club, buttons, said, words
from tests.e2e.play import challenge
from tests.e2e.test_replay import finished, opened


async def film_of(message: Any) -> tuple[Image.Image, str]:
    """The animation of a message, and what is said of it."""
    (attachment,) = message.attachments
    data = await attachment.read()
    assert attachment.filename == "film.gif"
    assert len(data) <= MOST_BYTES
    return Image.open(BytesIO(data)), attachment.description


async def test_everybody_here_is_shown_how_a_match_turned(club: Club) -> None:
    session = await finished(club)
    result = await club.cyd.slash(club.channel, "match gif", code=session.code)
    assert not result.ephemeral
    film, told = await film_of(result.response)
    assert film.size == (WIDE, round(WIDE * places.HIGH / places.WIDE) + CAPTION)
    assert 2 <= getattr(film, "n_frames", 1) <= 10
    assert session.code in words(result.response)
    assert told.startswith("Noxtalia ")
    assert "ann won: " in told


async def test_turning_points_in_a_replay_shows_them_to_one_in_his_language(club: Club) -> None:
    session = await finished(club)
    await club.restart()
    shown = await opened(club, club.cyd)
    pressed = await club.cyd.click(shown, custom_id=buttons(shown)["Turning Points"])
    assert pressed.ephemeral
    await film_of(pressed.response)
    await club.store.preferences.set_user(club.bob.id, UserPreferences(locale="fr"))
    result = await club.bob.slash(club.channel, "match gif", code=session.code)
    assert "Les tournants de" in words(result.response)
    _, told = await film_of(result.response)
    assert "Tour 1 sur" in told


async def test_what_goes_on_or_is_elsewhere_is_not_shown(club: Club) -> None:
    session = await challenge(club)
    assert "when the match is over" in said(await club.cyd.slash(club.channel, "match gif"))
    pressed = await club.press(club.cyd, await club.aside(club.cyd), f"h1:{session.id}:0:film:")
    assert "when the match is over" in said(pressed)
    assert "no match with that code" in said(await club.cyd.slash(club.channel, "match gif", code="ZZZZ"))
