from dataclasses import fields, replace

import pytest

from bot.store import AlreadyDone, Changed, MatchStatus, Move, SeatRow, Store
from bot.store.matches.matches import _IS_OPEN
from bot.store.matches.rows import REACHED_FROM, SELECT
from engines.kernel import Ending, Result
from engines.registry import GAMES
from tests.bot.store.scene import ANNE, BEN, NOW, challenge, running

WITH_MESSAGES = {"hand_channel_id", "hand_message_id", "call_message_id"}
"""Written when the messages are sent."""


async def test_a_challenge_is_found_by_id_code_channel_and_user(store: Store):
    row = await store.matches.create(challenge(in_thread=True), NOW)
    assert row.status is MatchStatus.CHALLENGE
    assert row.in_thread is True
    assert row.options == {"quick_duel": True}
    assert (row.created, row.updated) == (NOW, NOW)
    assert await store.matches.get(row.id) == row
    assert await store.matches.by_code(f" {row.code.lower()} ") == row
    assert await store.matches.open_in_channel(70) == [row]
    assert await store.matches.open_in_channel(71) == []
    assert await store.matches.in_channel(70) == [row]
    assert await store.matches.count_open() == {row.status: 1}
    assert await store.matches.of_user(BEN) == [row]
    assert await store.matches.of_user(3) == []
    assert [seat.user_id for seat in await store.matches.seats(row.id)] == [ANNE, BEN]


async def test_a_seat_is_read_again_as_it_was_written(store: Store):
    collection = GAMES["noxtalia"].collection
    assert collection is not None
    deck = next(iter(collection.ready_made([]).values())).deck
    full = SeatRow(
        seat=0, name="Anne", user_id=ANNE, missed=2, draw_offered=True, end_offered=True,
        pause_offered=True, joined=True, invited=True, deck=deck, nonce="luck", seal="ab",
        said="{}", away=3.0, stood=4.0, late=True, waited=2,
    )  # fmt: skip
    unlike = {each.name for each in fields(full) if getattr(full, each.name) != each.default}
    assert {each.name for each in fields(full)} - unlike == {"level", *WITH_MESSAGES}, "write another value"
    computer = SeatRow(seat=1, name="Ada", level="hard")
    row = await store.matches.create(challenge(seats=[full, computer]), NOW)
    assert await store.matches.seats(row.id) == [full, computer]
    changed = replace(full, name="Ada", missed=0, draw_offered=False, deck=None)
    await store.moves.commit(Move(match_id=row.id, status=MatchStatus.RUNNING, seats=[changed]), NOW)
    assert await store.matches.seats(row.id) == [changed, computer]


async def test_what_is_not_there_is_none(store: Store):
    assert await store.matches.get(1) is None
    assert await store.matches.by_code("NONE") is None
    assert await store.matches.rematch(1) is None
    assert await store.moves.load(1) is None


async def test_the_same_interaction_makes_one_challenge(store: Store):
    row = await store.matches.create(challenge(), NOW, interaction_id=5)
    with pytest.raises(AlreadyDone):
        await store.matches.create(challenge(), NOW, interaction_id=5)
    assert await store.matches.of_user(ANNE) == [row]


async def test_a_code_that_is_taken_is_drawn_again(store: Store, monkeypatch: pytest.MonkeyPatch):
    letters = iter("BBBBBB" + "BBBBBB" + "CCCCCC")
    monkeypatch.setattr("bot.store.matches.matches.secrets.choice", lambda _: next(letters))
    codes = [(await store.matches.create(challenge(), NOW)).code for _ in range(2)]
    assert codes == ["BBBBBB", "CCCCCC"]


async def test_a_finished_match_is_no_longer_open(store: Store):
    row = await running(store)
    end = Move(
        match_id=row.id,
        status=MatchStatus.FINISHED,
        ending=Ending("concede", 0),
        result=Result((1,), "concession"),
    )
    await store.moves.commit(end, NOW + 5)
    over = await store.matches.get(row.id)
    assert over is not None
    assert (over.ending, over.result, over.updated) == (end.ending, end.result, NOW + 5)
    assert await store.matches.open_in_channel(70) == []
    assert await store.matches.of_user(ANNE) == []
    assert await store.matches.of_user(ANNE, [MatchStatus.FINISHED]) == [over]


async def test_a_rematch_is_found(store: Store):
    first = await running(store)
    second = await store.matches.create(challenge(rematch_of=first.id), NOW)
    assert await store.matches.rematch(first.id) == second


@pytest.mark.parametrize("start", list(MatchStatus))
@pytest.mark.parametrize("to", list(MatchStatus))
async def test_only_the_transitions_of_the_table_are_allowed(
    store: Store, start: MatchStatus, to: MatchStatus
):
    row = await store.matches.create(challenge(), NOW)
    way = {
        MatchStatus.CHALLENGE: [],
        MatchStatus.STRANDED: [MatchStatus.RUNNING, MatchStatus.STRANDED],
        MatchStatus.FINISHED: [MatchStatus.RUNNING, MatchStatus.FINISHED],
    }.get(start, [start])
    for status in way:
        await store.moves.commit(Move(match_id=row.id, status=status), NOW)
    if start in REACHED_FROM[to]:
        await store.moves.commit(Move(match_id=row.id, status=to), NOW)
        start = to
    else:
        with pytest.raises(Changed):
            await store.moves.commit(Move(match_id=row.id, status=to), NOW)
    after = await store.matches.get(row.id)
    assert after is not None
    assert after.status is start


async def test_a_seat_can_be_filled_by_a_computer_and_keeps_its_hand_message(store: Store):
    row = await store.matches.create(challenge(seats=[SeatRow(seat=0, name="Anne", user_id=ANNE)]), NOW)
    await store.matches.set_hand(row.id, 0, ANNE, 5, 6)
    computer = SeatRow(seat=1, name="Herald", level="hard")
    anne = SeatRow(seat=0, name="Anne", user_id=ANNE, missed=2, draw_offered=True)
    await store.moves.commit(Move(match_id=row.id, status=MatchStatus.RUNNING, seats=[computer, anne]), NOW)
    seats = await store.matches.seats(row.id)
    assert seats[1] == computer
    assert (seats[0].missed, seats[0].draw_offered) == (2, True)
    assert (seats[0].hand_channel_id, seats[0].hand_message_id) == (5, 6)


async def test_board_and_channel_are_remembered(store: Store):
    row = await running(store)
    await store.matches.set_board(row.id, 9, NOW)
    board = await store.matches.get(row.id)
    assert board is not None
    assert (board.board_message_id, board.board_posted) == (9, NOW)
    await store.moves.commit(Move(match_id=row.id, place=(99, True)), NOW)
    moved = await store.matches.get(row.id)
    assert moved is not None
    assert (moved.channel_id, moved.in_thread, moved.board_message_id) == (99, True, None)


@pytest.mark.sqlite
@pytest.mark.parametrize(
    ("index", "sql"),
    [
        ("matches_open_in_channel", f"{SELECT} WHERE channel_id = 1 AND {_IS_OPEN}"),
        ("seats_by_user", "SELECT match_id FROM seats WHERE user_id = 1"),
    ],
)
async def test_open_matches_come_from_an_index(store: Store, index: str, sql: str):
    plan = await store._reader.rows(f"EXPLAIN QUERY PLAN {sql}")
    assert any(index in row["detail"] for row in plan)


async def test_neither_seed_nor_dump_is_shown_by_repr(store: Store):
    row = await running(store)
    assert "the-secret-seed" not in f"{challenge()} {row} {await store.moves.load(row.id)}"


async def test_cards_of_their_own_are_kept_once_for_all_matches_that_play_them(store: Store):
    cards = {"spirits": [{"id": "wolf", "name": "Лупус"}]}
    rows = [await running(store) for _ in range(3)]
    for row, own in zip(rows, (cards, cards, {"spirits": []}), strict=True):
        options = {"quick_duel": False, "cards": own}
        await store.moves.commit(Move(match_id=row.id, options=options), NOW)
    found = [await store.matches.get(row.id) for row in rows]
    assert [row.options["cards"] for row in found if row] == [cards, cards, {"spirits": []}]
    kept = await store._reader.rows("SELECT content FROM definitions")
    assert len(kept) == 2, "one for the first two, one for the third"
    await store.moves.commit(Move(match_id=rows[0].id, options={"cards": None}), NOW)
    plain = await store.matches.get(rows[0].id)
    assert plain is not None
    assert plain.options == {"cards": None}
