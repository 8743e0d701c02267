"""Seeds of a bracket that begins an event: by lot, by rating, by order of sign-up."""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256

import pytest
from discord import ui

from bot.competition.cut import Seeding, first_seeds
from bot.competition.state import lot
from bot.store import LeaderboardKey
from bot.store.sql import Statement
from bot.texts import texts_in
from bot.tournaments.course.export import as_data
from bot.tournaments.course.pairing import seeds_of
from bot.tournaments.views.status import status
from tests.bot.tournaments.course.scene import GUILD, Hall


async def test_by_lot_the_stored_seed_gives_the_same_bracket_again(hall: Hall) -> None:
    await hall.begin(8, format="single")
    await hall.next()
    event = await hall.event()
    made = event.row.seeds
    assert made == tuple(sorted(range(1, 9), key=lambda number: lot(event.row.lots, number)))
    before = replace(event, row=replace(event.row, seeds=None), rounds=(), tables=())
    assert seeds_of(before) == made
    await hall.tournament_service.rounds.undo(hall.id, hall.keeper, 1)
    assert (await hall.event()).row.seeds is None
    await hall.next()
    assert (await hall.event()).row.seeds == made


def test_the_lot_differs_by_event_and_leaves_nobody_out() -> None:
    drawn = {first_seeds(range(1, 9), Seeding.LOT, f"event {n}") for n in range(20)}
    assert len(drawn) == 20
    assert all(sorted(seeds) == list(range(1, 9)) for seeds in drawn)


async def test_by_order_of_sign_up_the_first_is_the_first_seed(hall: Hall) -> None:
    await hall.begin(5, format="double", seeding="order")
    await hall.tournament_service.leaving.drop(hall.id, hall.press(1002))
    await hall.next()
    assert (await hall.event()).row.seeds == (1, 3, 4, 5)


async def rate(
    hall: Hall, user: int, mu: float, sigma: float, opponents: list[int], guild: int = GUILD
) -> None:
    sql = """
        INSERT INTO ratings (scope, game, user_id, mu, sigma, at, matches, opponents, version)
        VALUES (:scope, 'dueling_nobles', :user, :mu, :sigma, :at, 30, :opponents, 1)
    """
    scope = LeaderboardKey.of_guild(guild, "dueling_nobles").scope
    values = {
        "scope": scope,
        "user": user,
        "mu": mu,
        "sigma": sigma,
        "at": hall.time,
        "opponents": json.dumps(opponents),
    }
    await hall.store.writer.write(Statement(sql, values))


async def test_by_rating_the_surely_stronger_come_first_and_the_unrated_last(hall: Hall) -> None:
    everybody = [1, 2, 3, 4, 5]
    await rate(hall, 1003, 30.0, 6.0, everybody)
    await rate(hall, 1002, 29.0, 2.0, everybody)
    await rate(hall, 1005, 40.0, 1.0, [1])
    await rate(hall, 1001, 40.0, 1.0, everybody, guild=GUILD + 1)
    await hall.begin(5, format="single", seeding="rating")
    await hall.next()
    event = await hall.event()
    assert event.row.seeds is not None
    assert event.row.seeds[:2] == (2, 3), "29 - 2·2 is surely more than 30 - 2·6"
    assert event.row.seeds[2] == 5, "provisional: whom has he beaten?"
    rest = first_seeds((1, 4), Seeding.LOT, event.row.lots)
    assert event.row.seeds[3:] == rest


@pytest.mark.parametrize("seeding", list(Seeding))
async def test_a_cut_goes_by_the_standings_whatever_was_chosen(hall: Hall, seeding: Seeding) -> None:
    await hall.begin(4, rounds=2, cut=2, seeding=seeding)
    for _ in range(2):
        await hall.next()
        await hall.play(stronger=lambda n: n)
    best = tuple(row.number for row in (await hall.event()).standings[:2])
    await hall.next()
    assert (await hall.event()).row.seeds == best


async def test_lots_are_sealed_before_anybody_enters_and_made_of_what_entrants_add(hall: Hall) -> None:
    """Whoever announces an event cannot foresee its pairings: they hang on presses that come later."""
    await hall.begin(4)
    before = await hall.event()
    secret, code = before.row.seed, before.row.code
    sealed = sha256(f"herald-lots-promise-1\n{secret}\n{code}".encode()).hexdigest()
    layout = status(before, texts_in("en"))
    (shown,) = [each.content for each in layout.walk_children() if isinstance(each, ui.TextDisplay)]
    assert sealed in shown
    assert before.row.lots == ""
    nonces = [before.by_number[number].nonce for number in (1, 2, 3, 4)]
    assert all(nonces)
    assert len(set(nonces)) == 4
    await hall.next()
    drawn = sha256("\n".join(("herald-lots-seed-1", secret, code, *nonces)).encode()).hexdigest()
    event = await hall.event()
    assert event.row.lots == drawn
    data = as_data(event)
    assert (data["tournament"]["lots_commitment"], data["tournament"]["lots"]) == (sealed, None)
    assert {each["nonce"] for each in data["entrants"]} == {None}, "they are shown when it is over"
    await hall.play()
    await hall.play_all()
    data = as_data(await hall.event())
    assert data["tournament"]["lots"] == drawn
    assert [each["nonce"] for each in data["entrants"]] == nonces
