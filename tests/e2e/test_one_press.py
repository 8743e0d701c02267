"""What is nearly always done alike is one press: whole Income Phases and whole Blocks of Neo Noble."""

from __future__ import annotations

from typing import Any

import pytest

from engines.neo_noble.table.pieces import Place
from tests.e2e.club import Club, buttons, words
from tests.e2e.play import person_of
from tests.e2e.test_neo_noble import ME, YOU, answers, put, scene, sit_down, told


def speaking(club: Club, locale: str) -> None:
    club.guild_locale = locale
    for person in (club.ann, club.bob):
        club.locales[person.id] = locale


async def press(club: Club, live: Any, seat: int, label: str) -> Any:
    """Let a seat press a button of its panel once; return the match as it is then."""
    person = person_of(club, live, seat)
    panel = await club.hand(person, live)
    (custom_id,) = (found for said, found in buttons(panel).items() if said.startswith(label))
    await person.click(panel, custom_id=custom_id)
    return await club.live(live.id)


@pytest.mark.parametrize(
    ("locale", "label", "beside"),
    [("en-GB", "Channel and Act", "Step by step"), ("fr", "Canaliser et agir", "Étape par étape")],
)
async def test_a_turn_begins_with_one_press(club: Club, locale: str, label: str, beside: str) -> None:
    speaking(club, locale)
    live = await sit_down(club)
    while live.match.table.stage == "setup":
        live = await answers(club, live, ())
    seat, before = live.match.decisions[0].seat, live.match.serial
    assert beside in words(await club.hand(person_of(club, live, seat), live))
    live = await press(club, live, seat, label)
    assert live.match.decisions[0].kind == "action"
    kept = [(given.seat, given.answer) for given in await club.store.moves.answers(live.id)][before:]
    assert kept[-2:] == [(seat, "channel"), (seat, "skip")]


@pytest.mark.parametrize(
    ("locale", "label", "name"),
    [
        ("en-GB", "Well-Digger (Resolve", "Block at one press"),
        ("fr", "Puisatière (Volonté", "Bloquer en un seul appui"),
    ],
)
async def test_an_attack_is_blocked_with_one_press(club: Club, locale: str, label: str, name: str) -> None:
    speaking(club, locale)

    def change(table: Any) -> None:
        put(table, Place(ME, 0), "well_digger")
        table.sides[ME].lingering = 6
        table.sides[YOU].hand = ["well_digger", "well_digger"]

    live = await scene(club, change)
    live = await answers(club, live, "attack")
    if live.match.decisions[0].kind == "attack":
        live = await answers(club, live, "0:0")
    panel = await club.hand(person_of(club, live, YOU), live)
    assert name in words(panel)
    live = await press(club, live, YOU, label)
    assert told(live, "block_discard")[-1]["card"]["id"] == "well_digger"
    assert told(live, "battle")[-1]["outcome"] == "failed"
