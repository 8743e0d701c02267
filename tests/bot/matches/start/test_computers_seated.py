"""Computers at a table: each has a name of its own, and a deck that nobody else has."""

from __future__ import annotations

from typing import Any

import pytest

from bot.errors import NoComputers
from bot.matches.session import MatchSession
from bot.matches.start.challenges import Invitation, Person
from bot.matches.start.computer_names import NAMES, computer_names
from bot.store import MatchRow
from bot.texts import texts_in
from engines.kernel import Deck
from engines.registry import GAMES
from tests.bot.matches.scene import ANNE, GUILD, Host


async def here(row: MatchRow) -> tuple[int, bool]:
    return row.channel_id, False


def ready_made(game: str) -> list[Deck]:
    collection = GAMES[game].collection
    assert collection is not None
    return [each.deck for each in collection.ready_made(()).values()]


async def begin(host: Host, game: str, seats: int, deck: Deck | None = None) -> MatchSession:
    """Let Anne sit down with computers alone."""
    invitation = Invitation(
        game=GAMES[game], options=GAMES[game].options(), clock="none", challenger=Person(ANNE, "Anne"),
        level="easy", decks={ANNE: deck} if deck else {}, guild_id=GUILD, channel_id=1, locale="en-GB",
        seats=seats,
    )  # fmt: skip
    row = await host.challenges.create(invitation, host.press(ANNE).interaction_id or 0)
    session = await host.challenges.begin(row.id, host.press(ANNE), here)
    assert session is not None
    return session


async def test_three_computers_have_three_names_with_their_level_in_both_languages(host: Host) -> None:
    session = await begin(host, "soul_forger", 4, ready_made("soul_forger")[0])
    computers = [seat.name for seat in session.people.seats if seat.level is not None]
    assert len(set(computers)) == 3
    assert set(computers) <= set(NAMES)
    own = next(seat.number for seat in session.people.seats if seat.user_id == ANNE)
    for language, level in (("en", "easy"), ("fr", "facile")):
        named = session.people.names(texts_in(language))
        assert sorted([*(f"{name} ({level})" for name in computers), "Anne"]) == sorted(named)
        assert named[own] == "Anne"


async def test_names_are_the_same_after_a_restart(host: Host) -> None:
    session = await begin(host, "soul_forger", 3, ready_made("soul_forger")[0])
    before = session.people.names(texts_in("en"))
    host.match_service.forget(session.id)
    assert (await host.match_service.session(session.id)).people.names(texts_in("en")) == before


def test_names_differ_from_match_to_match_and_are_all_different() -> None:
    drawn = [computer_names(str(seed)) for seed in range(20)]
    assert all(len(set(names)) == len(NAMES) for names in drawn)
    assert len({names[0] for names in drawn}) > 5


@pytest.mark.parametrize(
    ("game", "seats"), [("noxtalia", 3), ("noxtalia", 2), ("neo_noble", 2), ("soul_forger", 4)]
)
@pytest.mark.parametrize("own", [0, 1])
async def test_computers_play_ready_made_decks_that_nobody_has(
    host: Host, game: str, seats: int, own: int
) -> None:
    deck = ready_made(game)[own]
    session = await begin(host, game, seats, deck)
    options: Any = session.match.options
    brought = options.teams if game == "noxtalia" else options.decks
    assert len(brought) == seats
    assert all(brought)
    assert len(set(brought)) == seats, "no two have the same"


async def test_no_computer_sits_down_where_the_game_seats_none(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(GAMES["dueling_nobles"]), "seats_computers", lambda *_: False)
    with pytest.raises(NoComputers):
        await begin(host, "dueling_nobles", 2)
    assert await host.store.matches.of_user(ANNE) == []
