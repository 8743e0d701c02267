"""The board of a match that is over: what it came to, and the ways to play again."""

from __future__ import annotations

from typing import Any

from engines.kernel import Dice
from tests.e2e.club import Club, buttons, menus, said, words
from tests.e2e.play import challenge, concede, give


async def played(club: Club, game: str, **options: Any) -> Any:
    """Let ann play a game against the computer to its end, past Discord."""
    await club.ann.slash(club.channel, "play", game=game, computer="easy", **options)
    row = (await club.store.matches.of_user(club.ann.id))[0]
    return await to_end(club, await club.session(row.id))


async def to_end(club: Club, session: Any) -> Any:
    """Let all play sensibly to the end, past Discord."""
    ahead, dice, line = session.match.copy(), Dice("after"), []
    while ahead.result is None:
        decision = ahead.decisions[0]
        line.append((decision.seat, ahead.game.ai_support.prefer(ahead.table, decision, dice)))
        ahead.answer(*line[-1])
    await give(club, session, line)
    return await club.session(session.id)


async def test_the_board_says_what_a_match_came_to_in_the_words_of_its_game(club: Club) -> None:
    session = await challenge(club)
    session = await to_end(club, session)
    told = words(club.board())
    events = [each.event for each in await club.store.moves.events(session.id, 0, 10_000)]
    assert f"📊 {sum(event.kind == 'turn' for event in events)} turns" in told
    for seat, name in enumerate(("ann", "bob")):
        wounds = sum(event.kind == "wound" and event.facts["seat"] == seat for event in events)
        assert f"{name} took {wounds} wound" in told
    assert "Best noble: " in told
    assert "Turning point: turn " in told or "led from start to finish" in told


async def test_in_french_and_after_a_restart_it_says_the_same(club: Club) -> None:
    club.guild_locale = club.locales[club.ann.id] = "fr"
    session = await played(club, "neo_noble", deck="random")
    seat = session.people.seat_of(club.ann.id).number
    won = seat in session.match.result.winners
    told = words(club.board())
    assert "Tournant\u00a0: tour " in told or "En tête depuis le début" in told
    assert "a perdu " in told
    before = next(line for line in told.splitlines() if "📊" in line)
    await club.restart()
    await club.bot.delivery.boards.refresh(session.id)
    await club.settle()
    assert before in words(club.board())
    after = {"Essayer le niveau moyen"} if won else {"Voir le tournant", "Apprendre ce jeu"}
    assert {"Rejouer", "Échanger les decks", *after} <= buttons(club.board()).keys()


async def win(club: Club, keeper: Any, row: Any) -> None:
    """Let ann win her match, as a moderator decides."""
    decided = {"reason": "they agreed on it", "winner": club.ann, "code": row.code}
    await keeper.slash(club.channel, "moderate adjudicate", **decided)
    await club.settle()


async def test_who_has_won_alone_is_tried_at_the_next_level_until_there_is_none(club: Club) -> None:
    await club.ann.slash(
        club.channel, "play", game="dueling_nobles", computer="gentle", options="quick-duel=yes"
    )
    keeper = club.owner()
    for level in ("easy", "medium", "hard"):
        await win(club, keeper, (await club.store.matches.of_user(club.ann.id))[0])
        assert "See the Turning Point" not in buttons(club.board())
        await club.ann.click(club.board(), custom_id=buttons(club.board())[f"Try {level.title()}"])
        row = (await club.store.matches.of_user(club.ann.id))[0]
        assert level in [seat.level for seat in await club.store.matches.seats(row.id)]
        assert row.options["quick_duel"] is True
    await win(club, keeper, row)
    assert not [label for label in buttons(club.board()) if label.startswith("Try ")]
    forged = await club.press(club.ann, club.board(), f"h1:{row.id}:0:harder:")
    assert "out of date" in said(forged)


async def test_who_has_lost_alone_is_shown_why_and_offered_nothing_harder(club: Club) -> None:
    await club.ann.slash(club.channel, "play", game="dueling_nobles", computer="easy")
    session = await club.session(1)
    await concede(club, club.ann, session)
    after = buttons(club.board())
    ways = ["Play Again", "See the Turning Point", "Learn This Game"]
    assert [label for label in after if label in ways] == ways
    assert not [label for label in after if label.startswith("Try ")]
    forged = await club.press(club.ann, club.board(), f"h1:{session.id}:0:harder:")
    assert "out of date" in said(forged)
    shown = await club.ann.click(club.board(), custom_id=after["See the Turning Point"])
    assert "Moment 0" in words(shown.response) or "moment 0" in words(shown.response)
    again = await club.ann.click(club.board(), custom_id=after["Play Again"])
    assert again is not None
    row = (await club.store.matches.of_user(club.ann.id))[0]
    assert "easy" in [seat.level for seat in await club.store.matches.seats(row.id)]


async def test_persons_are_not_replaced_by_computers_of_any_level(club: Club) -> None:
    session = await challenge(club)
    await concede(club, club.bob, session)
    assert "Try Medium" not in buttons(club.board())
    assert "Swap Decks" not in buttons(club.board()), "in a game without decks"
    for verb in ("harder", "swap_decks"):
        await club.press(club.ann, club.board(), f"h1:{session.id}:0:{verb}:")
    assert len(await club.store.matches.of_user(club.ann.id)) == 0


async def test_swapped_decks_are_played_by_the_other_also_against_a_computer(club: Club) -> None:
    session = await played(club, "neo_noble", deck="random")
    mine, its = (seat.deck for seat in session.people.seats)
    assert None not in (mine, its)
    assert mine != its
    await club.restart()  # what a computer had chosen is known for good
    await club.ann.click(club.board(), custom_id=buttons(club.board())["Swap Decks"])
    row = (await club.store.matches.of_user(club.ann.id))[0]
    seats = await club.store.matches.seats(row.id)
    assert {seat.user_id: seat.deck for seat in seats} == {club.ann.id: its, None: mine}


async def test_decks_are_not_swapped_while_their_tournament_goes_on_nor_by_who_looked_on(
    club: Club, monkeypatch: Any
) -> None:
    await club.ann.slash(club.channel, "play", game="noxtalia", opponent=club.bob, deck="random")
    joined = await club.bob.click(club.last(), custom_id=buttons(club.last())["Accept"])
    challenged = (await club.store.matches.of_user(club.ann.id))[0]
    taken = next(seat.deck for seat in await club.store.matches.seats(challenged.id) if seat.deck)
    menu = menus(joined.followups[-1])[0]
    other = next(
        option["value"]
        for option in menu["options"]
        if option["value"].startswith("ready:") and option["label"] != taken.name
    )
    await club.bob.select(joined.followups[-1], custom_id=menu["custom_id"], values=[other])
    session = await club.session(challenged.id)
    await concede(club, club.bob, session)
    swap = buttons(club.board())["Swap Decks"]
    assert "play" in said(await club.cyd.click(club.board(), custom_id=swap))

    async def open_event(match_id: int) -> int:
        return match_id

    monkeypatch.setattr(club.store.rounds, "open_event_of", open_event)
    assert "Try again when it is over" in said(await club.ann.click(club.board(), custom_id=swap))
    assert await club.store.matches.of_user(club.ann.id) == []
    monkeypatch.undo()
    await club.ann.click(club.board(), custom_id=swap)
    challenged = (await club.store.matches.of_user(club.ann.id))[0]
    decks = {seat.user_id: seat.deck for seat in await club.store.matches.seats(challenged.id)}
    before = {seat.user_id: seat.deck for seat in await club.store.matches.seats(session.id)}
    assert decks == {club.ann.id: before[club.bob.id], club.bob.id: before[club.ann.id]}


async def test_what_cannot_be_summed_up_ends_all_the_same(club: Club, monkeypatch: Any) -> None:
    monkeypatch.setattr("bot.matches.postgame.records.summary_of", lambda *_: 1 / 0)
    session = await challenge(club)
    await concede(club, club.bob, session)
    assert "ann wins" in words(club.board())
    assert "📊" not in words(club.board())
