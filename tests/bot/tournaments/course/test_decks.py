"""Decks of an event: locked for who comes back, chosen anew where a pack was removed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from discord import ui

from bot.competition.state import Missed, SeatSource
from bot.decks.library import Library
from bot.errors import DeckRefused
from bot.store import MatchStatus
from bot.store.tournaments.deadlines import EventClock
from bot.table.layout import MessageLayout
from bot.texts import Locale, texts_in
from bot.tournaments.course.errors import AlreadyReady, DeckWanted
from bot.tournaments.messages import NoteKind
from bot.tournaments.organisers import stuck
from bot.tournaments.views.table import told
from bot.workers import WorkerPool
from cogs.commands.decks import Names
from engines.kernel import Deck, Fault, Say
from engines.registry import GAMES
from tests.bot.tournaments.course.scene import GUILD, Hall

COLLECTION: Any = GAMES["noxtalia"].collection


def decks() -> Iterator[Deck]:
    return (ready.deck for ready in COLLECTION.ready_made([]).values())


@pytest.fixture
def removed(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Names of decks whose pack somebody has removed."""
    names: set[str] = set()
    faults = type(COLLECTION).faults

    def now(self: Any, deck: Deck, *rest: Any) -> list[Fault]:
        return [Fault("NX-7", Say("gone"))] if deck.name in names else faults(self, deck, *rest)

    monkeypatch.setattr(type(COLLECTION), "faults", now)
    return names


async def dropped(hall: Hall) -> str:
    """The secret of the match that was sealed first and could not begin."""
    match = await hall.store.matches.get(1)
    assert match is not None
    assert match.status is MatchStatus.CANCELLED
    return f"Herald’s seed for {match.code}: {match.seed}"


def shown(layout: MessageLayout) -> str:
    return "\n".join(each.content for each in layout.walk_children() if isinstance(each, ui.TextDisplay))


async def test_a_pack_removed_in_mid_event_lets_its_player_choose_anew_with_a_clock(
    hall: Hall, removed: set[str]
) -> None:
    one, other = list(decks())[:2]
    await hall.begin(0, game="noxtalia")
    await hall.register(1, one)
    await hall.register(2, other)
    await hall.next()
    (table,) = (await hall.event()).open
    removed.add(one.name)
    await hall.ready(table)
    await hall.settle()
    event = await hall.event()
    (table,) = event.open
    assert table.match_id is None
    assert [event.by_number[number].deck for number in (1, 2)] == [None, other]
    assert event.due(EventClock.READY, table) == hall.told_until[1], "its time runs, and has been told"
    assert [note.what for note in hall.said].count(NoteKind.DECK_TROUBLE) == 1
    with pytest.raises(DeckWanted):
        await hall.ready(table, [1])
    with pytest.raises(AlreadyReady):
        await hall.ready(table, [2])
    note = next(note for note in hall.said if note.what is NoteKind.DECK_TROUBLE)
    layout, called = told(event, table, note.what, note.facts, texts_in("en"), 0.0)
    assert called == [1], "only whose deck it is must do anything"
    assert await dropped(hall) in shown(layout), "the dice that were sealed are not dropped unseen"
    await hall.tournament_service.signup.choose_deck(hall.id, hall.press(1001), list(decks())[2])
    await hall.ready(table, [1])
    await hall.settle()
    (table,) = (await hall.event()).open
    assert table.match_status == "running"
    assert [note.what for note in hall.said].count(NoteKind.DECK_TROUBLE) == 1


async def test_who_does_not_choose_anew_has_not_come(hall: Hall, removed: set[str]) -> None:
    one, other = list(decks())[:2]
    await hall.begin(0, game="noxtalia")
    await hall.register(1, one)
    await hall.register(2, other)
    await hall.next()
    (table,) = (await hall.event()).open
    removed.add(one.name)
    await hall.ready(table)
    await hall.settle()
    await hall.advance(61)
    (table,) = (await hall.event()).tables
    assert table.table.outcome is not None
    assert table.table.outcome.source is SeatSource.NO_SHOW
    assert table.table.outcome.winner == table.table.seats.index(2)


async def test_decks_that_may_not_meet_are_brought_before_an_organiser(hall: Hall) -> None:
    one = next(decks())
    await hall.begin(0, game="noxtalia", options={"mirror": False})
    await hall.register(1, one)
    await hall.register(2, one)
    await hall.next()
    (table,) = (await hall.event()).open
    await hall.ready(table)
    await hall.advance(30)
    event = await hall.event()
    assert [note.what for note in hall.said].count(NoteKind.DECKS_CLASH) == 1
    assert event.open, "nobody loses for it"
    note = next(note for note in hall.said if note.what is NoteKind.DECKS_CLASH)
    assert await dropped(hall) in shown(stuck(event, event.open[0], note, "@keeper", texts_in("en")))


@pytest.mark.parametrize("open_decks", [False, True])
async def test_who_comes_back_brings_the_deck_that_he_had(hall: Hall, open_decks: bool) -> None:
    one, other = list(decks())[:2]
    await hall.begin(0, game="noxtalia", open_decks=open_decks, late_until=3, rounds=3)
    for number in (1, 2, 3):
        await hall.register(number, one)
    await hall.next()
    await hall.play()
    await hall.tournament_service.leaving.drop(hall.id, hall.press(1001))
    await hall.register(1, other)
    assert (await hall.event()).by_number[1].deck == one
    await hall.tournament_service.leaving.drop(hall.id, hall.press(1001))
    await hall.register(1)  # nor are they asked for one
    assert (await hall.event()).by_number[1].deck == one


async def test_before_the_start_who_comes_back_may_bring_another(hall: Hall) -> None:
    one, other = list(decks())[:2]
    await hall.begin(0, game="noxtalia")
    await hall.register(1, one)
    await hall.tournament_service.leaving.drop(hall.id, hall.press(1001))
    await hall.register(1, other)
    assert (await hall.event()).by_number[1].deck == other


async def test_who_comes_back_gets_nothing_for_the_rounds_that_he_missed(hall: Hall) -> None:
    await hall.begin(4, late_until=3, rounds=3, late_as="bye")
    await hall.next()
    await hall.play()
    await hall.tournament_service.leaving.drop(hall.id, hall.press(1004))
    await hall.settle()
    await hall.next()
    await hall.play()
    await hall.register(4)
    late = await hall.register(5)
    assert late.missed_as is Missed.BYE
    await hall.next()
    await hall.play()
    points = {row.number: row.lines for row in (await hall.event()).standings}
    assert [line.points for line in points[4] if line.round == 2] == [0]
    assert [line.points for line in points[5] if line.round < 3] == [3, 0], "a late entry has its one bye"


async def test_whose_deck_is_no_longer_legal_comes_back_with_another(hall: Hall, removed: set[str]) -> None:
    one, other = list(decks())[:2]
    await hall.begin(0, game="noxtalia", late_until=3, rounds=3)
    for number in (1, 2, 3):
        await hall.register(number, one)
    await hall.next()
    await hall.tournament_service.leaving.drop(hall.id, hall.press(1001))
    removed.add(one.name)
    with pytest.raises(DeckWanted):
        await hall.register(1)
    with pytest.raises(DeckRefused):
        await hall.register(1, one)
    await hall.register(1, other)
    assert (await hall.event()).by_number[1].deck == other


@pytest.mark.parametrize(
    ("locale", "told"),
    [("en", "old song (removed from this server)"), ("fr", "old song (retirée de ce serveur)")],
)
async def test_open_decks_say_which_card_is_gone_instead_of_its_key(
    hall: Hall, locale: Locale, told: str
) -> None:
    deck = next(decks())
    section = deck.sections[0]
    with_it = section.model_copy(update={"cards": (*section.cards[:-1], "club:old_song")})
    deck = deck.model_copy(update={"sections": (with_it, *deck.sections[1:])})
    names = Names(await Library(hall.store, WorkerPool(0), 20).shelf(GUILD, GAMES["noxtalia"]))
    shown = names.show(deck, texts_in(locale))
    assert told in shown
    assert "old_song" not in shown
