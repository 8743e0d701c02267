"""Whole matches of Noxtalia by clicks: every mode, in both languages, with restarts."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engines.kernel import Given, record_of, replay
from tests.e2e.club import Club, buttons, menus, words
from tests.e2e.play import act, concede, play_out

MODES: dict[str, dict[str, Any]] = {
    "duel": {"players": 2},
    "solo": {"players": 1},
    "two against two": {"players": 4, "options": "two-vs-two=yes turn-limit=2 opening-hand=3"},
    "free for all": {"players": 3, "options": "turn-limit=2 opening-hand=3"},
}


async def sit_down(club: Club, mode: str, deck: str = "random") -> Any:
    """Let as many as a mode wants sit down, each with a team; return the live match."""
    given = MODES[mode]
    people = [club.ann, club.bob, club.cyd, club.dan][: given["players"]]
    await club.ann.slash(club.channel, "play", game="noxtalia", deck=deck, **given)
    for person in people[1:]:
        message = club.last()
        join = next(custom_id for custom_id in buttons(message).values() if ":accept:" in custom_id)
        joined = await person.click(message, custom_id=join)
        menu = joined.followups[-1]
        item = next(item for item in menus(menu) if ":bring:" in item["custom_id"])
        await person.select(menu, custom_id=item["custom_id"], values=["random"])
    row = (await club.store.matches.of_user(club.ann.id))[0]
    return await club.session(row.id)


async def record(club: Club, session: Any) -> Any:
    """Return the record of a finished match, as it is in the store."""
    answers = [Given(given.seat, given.answer) for given in await club.store.moves.answers(session.id)]
    match = session.match
    options = match.options.model_dump(mode="json")
    return record_of(match.game, options, match.seats, match.seed, answers, match.ending)


async def speak(club: Club, locale: str) -> None:
    """Let everybody, and the server, speak a language."""
    club.guild_locale = locale
    for person in (club.ann, club.bob, club.cyd, club.dan):
        club.locales[person.id] = locale


@pytest.mark.parametrize(
    ("mode", "locale"),
    [
        ("duel", "en-GB"),
        ("solo", "fr"),
        *(pytest.param(mode, "fr", marks=pytest.mark.deep) for mode in ("two against two", "free for all")),
    ],
)
async def test_a_match_is_played_by_clicks(club: Club, mode: str, locale: str) -> None:
    """To its end in English; in French over a restart, until all but one have given up."""
    await speak(club, locale)
    session = await sit_down(club, mode)
    if locale == "fr":  # stop the bot in the middle of it
        chance = Random(7)
        for _ in range(5):  # two turns of three players who do nothing end with the sixth
            await act(club, session, chance)
            session = await club.session(session.id)
        before = session.match.hash()
        await club.restart()
        session = await club.session(session.id)
        assert session.match.hash() == before
        for _ in range(10):
            if session.match.result is None:
                await act(club, session, chance)
        for person in (club.ann, club.bob, club.cyd)[: max(1, session.match.seats - 1)]:
            if session.match.result is None:
                await concede(club, person, session, "Abandonner")
    await play_out(club, session, seed=len(mode))
    session = await club.session(session.id)
    assert session.match.result is not None
    board = club.board(club.place(session))
    assert ("Rejouer" if locale == "fr" else "Rematch") in buttons(board)
    assert "nx-" not in words(board)
    replayed = replay(session.match.game, await record(club, session))
    assert replayed.hash() == session.match.hash()
