"""What is nearly always done alike is one press: whole Income Phases and whole Blocks of Neo Noble."""

from __future__ import annotations

from typing import Any

import pytest

from engines.neo_noble.table.pieces import Place
from tests.e2e.club import Club, buttons
from tests.e2e.play import person_of
from tests.e2e.test_neo_noble import ME, YOU, answers, put, scene, sit_down, told


def speaking(club: Club, locale: str) -> None:
    club.guild_locale = locale
    for person in (club.ann, club.bob):
        club.locales[person.id] = locale


async def press(club: Club, session: Any, seat: int, label: str) -> Any:
    """Let a seat press a button of its panel once; return the match as it is then."""
    person = person_of(club, session, seat)
    panel = await club.hand(person, session)
    (custom_id,) = (found for said, found in buttons(panel).items() if said.startswith(label))
    await person.click(panel, custom_id=custom_id)
    return await club.session(session.id)


@pytest.mark.parametrize(("locale", "label"), [("en-GB", "Channel, Then Act"), ("fr", "Canaliser et agir")])
async def test_a_turn_begins_with_one_press(club: Club, locale: str, label: str) -> None:
    speaking(club, locale)
    session = await sit_down(club)
    while session.match.table.stage == "setup":
        session = await answers(club, session, ())
    seat, before = session.match.decisions[0].seat, session.match.serial
    session = await press(club, session, seat, label)
    assert session.match.decisions[0].kind == "action"
    kept = [(given.seat, given.answer) for given in await club.store.moves.answers(session.id)][before:]
    assert kept[-2:] == [(seat, "channel"), (seat, "skip")]


@pytest.mark.parametrize(
    ("locale", "label"), [("en-GB", "Block: Well-Digger"), ("fr", "Bloquer\N{NO-BREAK SPACE}: Puisatière")]
)
async def test_an_attack_is_blocked_with_one_press(club: Club, locale: str, label: str) -> None:
    speaking(club, locale)

    def change(table: Any) -> None:
        put(table, Place(ME, 0), "well_digger")
        table.sides[ME].lingering = 6
        table.sides[YOU].hand = ["well_digger", "well_digger"]

    session = await scene(club, change)
    session = await answers(club, session, "attack")
    if session.match.decisions[0].kind == "attack":
        session = await answers(club, session, "0:0")
    session = await press(club, session, YOU, label)
    assert told(session, "block_discard")[-1]["card"]["id"] == "well_digger"
    assert told(session, "battle")[-1]["outcome"] == "failed"
