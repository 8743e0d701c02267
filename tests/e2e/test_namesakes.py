"""Two people of one display name are told apart wherever their names are read."""

from __future__ import annotations

import pytest

from bot.tournaments.course import unit_of_work
from tests.e2e.club import Club, buttons, words
from tests.e2e.hall import Hall
from tests.e2e.play import challenge, concede


@pytest.fixture(autouse=True)
def _status_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Edit the status at once, as in `test_tournaments`."""
    monkeypatch.setattr(unit_of_work, "paced", lambda _: 0.0)


def namesakes(club: Club, name: str = "Sam") -> None:
    """Let ann and bob be two others who call themselves alike."""
    club.ann, club.bob = (
        club.guild.add_member(club.env.create_user(f"{name.lower()}{each}"), nick=name) for each in "12"
    )


async def test_a_match_of_namesakes_names_each_with_the_seat(club: Club) -> None:
    namesakes(club)
    session = await challenge(club)
    assert "Sam (1) – Sam (2)" in words(club.board())
    alts = " ".join(Hall.pictures(club.board()))
    assert "Sam (1)" in alts
    assert "Sam (2)" in alts
    await concede(club, club.bob, session)
    await club.settle()
    told = words(club.board())
    winner = session.people.seat_of(club.ann.id)
    assert winner is not None
    assert f"Sam ({winner.number + 1}) wins: a player conceded." in told
    listed = words((await club.cyd.slash(club.channel, "rank server", game="dueling_nobles")).response)
    assert f"Sam (…{club.ann.id % 10_000:04})" in listed
    assert f"Sam (…{club.bob.id % 10_000:04})" in listed


async def test_an_event_of_namesakes_names_each_with_the_number(club: Club) -> None:
    namesakes(club)
    hall = Hall(club)
    await hall.announce(await hall.create(game="dueling_nobles"))
    await hall.enter(hall.people[:2])
    assert "Sam (1), Sam (2)" in words(await hall.status())
    await hall.play_all()
    (final,) = [picture for message in club.channel.history() for picture in hall.pictures(message)]
    assert "1. Sam (1), Points 3" in final
    shown = await hall.look(club.ann, await hall.status(), "Standings")
    assert "**Sam (1)**" in words(shown)
    assert "**Sam (2)**" in words(shown)
    assert buttons(shown)


async def test_whose_display_name_cannot_be_drawn_is_called_by_the_user_name(club: Club) -> None:
    club.ann = club.guild.add_member(club.env.create_user("ann_1990"), nick="🔥🔥")
    club.bob = club.guild.add_member(club.env.create_user("bob_1990"), nick="田中さくら")
    await challenge(club)
    assert "ann_1990 – 田中さくら" in words(club.board())
