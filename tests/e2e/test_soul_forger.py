"""Soul-Forger by clicks: a game of two in English, of three in French over a restart and an elimination."""

from __future__ import annotations

from typing import Any

from engines.soul_forger.cards.catalogue import starter
from tests.e2e.club import Club, buttons, emojis, menus, words
from tests.e2e.play import concede, person_of, play_sensibly, replayed_hash, seldom

DECK = starter()[0].decks[0].name


async def sit_down(club: Club, *others: Any, locale: str = "en-GB", **options: Any) -> Any:
    """Let ann sit down with these people, each with a ready-made deck; return the live match."""
    club.guild_locale = locale
    club.locales.update({person.id: locale for person in (club.ann, *others)})
    deck = DECK.fr if locale == "fr" else DECK.en
    if len(others) == 1:
        seated = {"opponent": others[0], **options}
        await club.ann.slash(club.channel, "play", game="soul_forger", deck=deck, **seated)
    else:
        players = len(others) + 1
        await club.ann.slash(club.channel, "play", game="soul_forger", players=players, deck=deck)
    message = club.last()
    for person in others:
        enter = next(custom_id for custom_id in buttons(message).values() if ":accept:" in custom_id)
        joined = await person.click(message, custom_id=enter)
        menu = joined.followups[-1]
        item = next(item for item in menus(menu) if ":bring:" in item["custom_id"])
        await person.select(menu, custom_id=item["custom_id"], values=[item["options"][-1]["value"]])
    row = (await club.store.matches.of_user(club.ann.id))[0]
    return await club.session(row.id)


async def test_two_people_play_a_whole_game(club: Club) -> None:
    session = await sit_down(club, club.bob, options="player-endurance=10")
    session = await play_sensibly(club, session, 1_500)
    assert session.match.result is not None
    assert session.match.result.reason == "last_standing"
    board = club.board(club.place(session))
    assert "Rematch" in buttons(board)
    assert "sf-" not in words(board)
    assert await replayed_hash(club, session) == session.match.hash()


async def test_three_play_in_french_over_a_restart_and_one_gives_up(club: Club) -> None:
    session = await sit_down(club, club.bob, club.cyd, locale="fr")
    session = await play_sensibly(club, session, 40)
    before = session.match.hash()
    await club.restart()
    session = await club.session(session.id)
    assert session.match.hash() == before
    session = await play_sensibly(club, session, 20)
    leaver = person_of(club, session, session.match.table.others(session.match.table.active)[0])
    await concede(club, leaver, session, "Abandonner")
    session = await play_sensibly(club, session, 20)
    assert session.match.result is None, "two are left, and play on"
    assert "sf-" not in words(club.board(club.place(session)))
    await concede(club, person_of(club, session, session.match.table.active), session, "Abandonner")
    session = await club.session(session.id)
    assert session.match.result is not None
    assert len(session.match.result.winners) == 1
    assert sorted(session.match.result.places) == [1, 2, 3]
    assert "Rejouer" in buttons(club.board(club.place(session)))


async def sheet(club: Club, session: Any) -> Any:
    """Let ann open what she wants to be asked."""
    hand = await club.hand(club.ann, session)
    await seldom(club.ann, hand, "When to Ask Me")
    return hand


async def test_who_switches_a_stop_off_finds_it_off_in_the_next_match(club: Club) -> None:
    session = await sit_down(club, club.bob)
    shown = await sheet(club, session)
    assert emojis(shown)["when something in the Flow affects me, or I can target it"] == "🔔"
    concern = next(
        custom_id for custom_id in buttons(shown).values() if custom_id.endswith(":order:stop:concern")
    )
    await club.ann.click(shown, custom_id=concern)
    assert emojis(shown)["when something in the Flow affects me, or I can target it"] == "🔕"
    await concede(club, club.ann, session)
    await club.restart()
    again = await sit_down(club, club.bob)
    assert again.id != session.id
    shown = await sheet(club, again)
    assert emojis(shown)["when something in the Flow affects me, or I can target it"] == "🔕"
    assert emojis(shown)["when I am attacked"] == "🔔"
    seat = again.people.seat_of(club.ann.id).number
    kept = await club.store.moves.answers(again.id)
    assert [(given.seat, given.answer) for given in kept] == [(seat, "order:stop:concern")]
    assert "concern" in again.match.table.sides[1 - seat].stops
    again = await play_sensibly(club, again, 6)
    assert await replayed_hash(club, again) == again.match.hash()
