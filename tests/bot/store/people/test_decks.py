"""Decks of persons and packs of servers in the store."""

from __future__ import annotations

from dataclasses import replace

from bot.store import MatchStatus, Move, SeatRow, Store
from engines.kernel import Deck, Section
from tests.bot.store.scene import NOW, challenge

ANNE, BEN, GUILD = 1, 2, 7


def deck(name: str, game: str = "toy", *cards: str) -> Deck:
    return Deck(game=game, name=name, sections=(Section(heading="main", cards=cards),))


OLD = '{"name": {"en": "Wild", "fr": "Sauvage"}, "cards": []}'
NEW = OLD.replace("[]", "[1]")


async def test_a_deck_is_kept_and_found_by_its_name_in_any_capitals(store: Store) -> None:
    row = await store.decks.put(ANNE, deck("Forest", "toy", "oak"), 1.0)
    assert await store.decks.get(row.id) == row
    assert await store.decks.called(ANNE, "toy", " FOREST ") == row
    assert await store.decks.called(BEN, "toy", "Forest") is None
    assert await store.decks.called(ANNE, "other", "Forest") is None


async def test_a_deck_of_the_same_name_takes_its_place(store: Store) -> None:
    first = await store.decks.put(ANNE, deck("Forest"), 1.0)
    second = await store.decks.put(ANNE, deck("forest", "toy", "oak"), 2.0)
    assert second.id == first.id
    assert [row.deck.name for row in await store.decks.of_user(ANNE)] == ["forest"]
    assert second.deck.sections[0].cards == ("oak",)


async def test_decks_are_listed_by_game_and_deleted_once(store: Store) -> None:
    await store.decks.put(ANNE, deck("B"), 1.0)
    row = await store.decks.put(ANNE, deck("A"), 1.0)
    await store.decks.put(ANNE, deck("C", "other"), 1.0)
    assert [row.deck.name for row in await store.decks.of_user(ANNE, "toy")] == ["A", "B"]
    assert await store.decks.delete(row.id)
    assert not await store.decks.delete(row.id)
    assert len(await store.decks.of_user(ANNE)) == 2


async def test_a_server_has_one_version_of_a_pack(store: Store) -> None:
    await store.packs.put(GUILD, "toy", "wild", 1, OLD, ANNE, 1.0)
    newer = await store.packs.put(GUILD, "toy", "wild", 2, NEW, BEN, 2.0)
    assert await store.packs.of_guild(GUILD) == [newer]
    assert (newer.version, newer.name.fr, newer.user_id) == (2, "Sauvage", BEN)
    assert await store.packs.contents(GUILD) == [NEW]
    assert await store.packs.content(GUILD, "toy", "wild") == NEW
    assert await store.packs.content(GUILD, "toy", "tame") is None
    assert await store.packs.of_guild(GUILD + 1) == []
    assert await store.packs.of_guild(GUILD, "other") == []
    assert await store.packs.remove(GUILD, "toy", "wild")
    assert not await store.packs.remove(GUILD, "toy", "wild")


async def test_a_seat_keeps_its_deck_and_that_it_was_named_and_has_joined(store: Store) -> None:
    brought = deck("Forest", "toy", "oak")
    seats = [
        SeatRow(seat=0, name="Anne", user_id=ANNE, joined=True, deck=brought),
        SeatRow(seat=1, name="Ben", user_id=BEN, invited=True),
    ]
    row = await store.matches.create(challenge(seats=seats), NOW)
    assert await store.matches.seats(row.id) == seats
    ben = replace(seats[1], joined=True, deck=brought)
    await store.moves.commit(Move(match_id=row.id, status=MatchStatus.CHALLENGE, seats=[ben]), NOW)
    assert await store.matches.seats(row.id) == [seats[0], ben]
