"""Where it was chosen so, all together let somebody take back what others have answered already."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.e2e import toys
from tests.e2e.club import Club, buttons, said, words
from tests.e2e.play import act, challenge, concede, person_of, play_out, replayed_hash, seldom
from tests.e2e.test_windows import offered, press, raid
from tests.engines.siege import Siege


async def played(club: Club, session: Any, seed: int = 3) -> tuple[int, str]:
    """Let both press for a while; return whose last answer is sealed, and how the match stood before it."""
    chance, before = Random(seed), dict[int, str]()
    for _ in range(14):
        stood = session.match.hash()
        await act(club, session, chance)
        session = await club.session(session.id)
        before[session.match.answers[-1].seat] = stood
    seat = next(seat for seat in before if not session.match.can_undo(seat))
    return seat, before[seat]


async def asked(club: Club, **options: Any) -> tuple[Any, int, str]:
    """Let somebody ask to take back what the other has answered already."""
    session = await challenge(club, takebacks=True, **options)
    seat, stood = await played(club, session)
    session = await club.session(session.id)
    person = person_of(club, session, seat)
    await seldom(person, await club.hand(person, session), "Ask for Takeback")
    return await club.session(session.id), seat, stood


async def test_all_that_was_answered_since_is_undone_when_the_other_agrees(club: Club) -> None:
    session, seat, stood = await asked(club)
    names = session.people.seats[seat].name, session.people.seats[1 - seat].name
    assert f"{names[0]} asks to take back their last answer" in words(club.board())
    assert "Dice, piles and anything already seen stay the same" in words(club.board())
    assert session.match.hash() != stood, "asking changes nothing"
    await club.restart()
    session = await club.session(session.id)
    other = person_of(club, session, 1 - seat)
    await other.click(club.board(), custom_id=buttons(club.board())["Accept Takeback"])
    session = await club.session(session.id)
    assert session.match.hash() == stood
    assert session.asked(seat), "he answers anew"
    assert not session.match.can_undo(seat), "what came before is not his to take back alone"
    assert f"{names[0]} takes back the last answer, with everyone’s agreement" in words(club.board())
    assert "Accept Takeback" not in buttons(club.board())
    await club.restart()
    session = await club.session(session.id)
    assert session.match.hash() == stood == await replayed_hash(club, session)


async def test_the_match_goes_on_and_its_record_replay_and_check_are_whole(club: Club) -> None:
    session, seat, _ = await asked(club, options="quick-duel=yes")
    other = person_of(club, session, 1 - seat)
    await other.slash(club.channel, "match back")
    await play_out(club, session, 5)
    session = await club.session(session.id)
    assert await replayed_hash(club, session) == session.match.hash()
    assert "is genuine" in words((await club.ann.slash(club.channel, "match verify")).response)
    assert "moment 0 of" in words((await club.ann.slash(club.channel, "match replay")).response)
    assert (await club.store.ratings.changes_of_match(session.id)) == {}, "it is not rated"
    assert "rating" not in words(club.board())


async def test_who_refuses_is_named_to_the_asker_and_nothing_changes(club: Club) -> None:
    session, seat, _ = await asked(club)
    before = session.match.hash()
    me, other = person_of(club, session, seat), person_of(club, session, 1 - seat)
    await other.click(club.board(), custom_id=buttons(club.board())["Decline Takeback"])
    session = await club.session(session.id)
    assert session.match.hash() == before
    refused = f"{session.people.seats[1 - seat].name} declines {session.people.seats[seat].name}’s takeback"
    assert refused in words(await club.hand(me, session))
    assert "asks to take" not in words(club.board())
    again = await club.press(other, club.board(), f"h1:{session.id}:0:accept_back:")
    assert "Nobody has asked for a takeback" in said(again)
    await seldom(me, await club.hand(me, session), "Ask for Takeback")
    await me.click(club.board(), custom_id=buttons(club.board())["Decline Takeback"])
    assert "asks to take" not in words(club.board()), "who asks may think better of it"


async def test_a_wish_ends_by_itself_when_the_match_goes_on(club: Club) -> None:
    session, seat, _ = await asked(club)
    me = person_of(club, session, seat)
    own = await club.press(me, club.board(), f"h1:{session.id}:0:accept_back:")
    assert "Nobody has asked for a takeback" in said(own), "nobody agrees with himself"
    stranger = await club.press(club.cyd, club.board(), f"h1:{session.id}:0:accept_back:")
    assert "not playing" in said(stranger)
    twice = await club.press(me, await club.aside(me), f"h1:{session.id}:0:ask_back:")
    assert "already asked for a takeback" in said(twice)
    opened, chance = session.match.opened, Random(8)
    while session.match.opened == opened:
        await act(club, session, chance)
        session = await club.session(session.id)
    assert "asks to take" not in words(club.board())
    assert session.asks_back is None
    late = await club.press(
        person_of(club, session, 1 - seat), club.board(), f"h1:{session.id}:0:accept_back:"
    )
    assert "Nobody has asked for a takeback" in said(late)


async def test_it_is_chosen_with_the_challenge_and_never_afterwards(club: Club) -> None:
    await club.ann.slash(club.channel, "play", game="dueling_nobles", opponent=club.bob, takebacks=True)
    challenged = club.last()
    assert "taken back if everyone agrees. This match is not rated" in words(challenged)
    await club.ann.click(challenged, custom_id=buttons(challenged)["Cancel"])
    session = await challenge(club)
    assert "taken back" not in words(club.channel.history()[-2])
    panel = await club.hand(club.ann, session)
    await club.ann.click(panel, custom_id=buttons(panel)["More…"])
    assert "Ask for Takeback" not in buttons(panel)
    forged = await club.press(club.ann, panel, f"h1:{session.id}:0:ask_back:")
    assert "has no takebacks" in said(forged)
    await concede(club, club.ann, session)
    session = await challenge(club, takebacks=True)
    nothing = await club.ann.slash(club.channel, "match back")
    assert "cannot undo now" in said(nothing)
    await concede(club, club.ann, session)
    await club.ann.click(club.board(), custom_id=buttons(club.board())["Rematch"])
    again = (await club.store.matches.of_user(club.ann.id))[0]
    assert again.takebacks, "the same once more"


async def test_against_a_computer_it_is_done_at_once(club: Club) -> None:
    await club.ann.slash(club.channel, "play", game="dueling_nobles", computer="easy", takebacks=True)
    session = await club.session(1)
    seat, chance = session.people.seat_of(club.ann.id).number, Random(2)
    stood = ""
    while session.match.serial < 12 or session.match.can_undo(seat) or not stood:
        stood = session.match.hash()
        await act(club, session, chance)
        session = await club.session(session.id)
    answered = len(session.match.answers)
    assert "back to where it was" in words((await club.ann.slash(club.channel, "match back")).response)
    session = await club.session(session.id)
    assert session.match.hash() == stood == await replayed_hash(club, session)
    assert len(session.match.answers) < answered
    await act(club, session, chance)


async def test_three_all_have_to_agree_and_a_secret_answer_shows_to_nobody(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await raid(club, monkeypatch, takebacks=True)
    await press(club, club.ann, session, "0/2-3", "done")  # now bob and cyd may answer
    session = await club.session(session.id)
    assert "ask_back" not in offered(await club.hand(club.ann, session))
    stood = session.match.hash()
    await seldom(club.ann, await club.hand(club.ann, session), "Ask for Takeback")
    board = words(club.board()), buttons(club.board())
    await press(club, club.cyd, session, "hinder")
    assert (words(club.board()), buttons(club.board())) == board, "a secret answer ends no wish"
    await club.bob.click(club.board(), custom_id=buttons(club.board())["Accept Takeback"])
    assert "✓ bob agrees" in words(club.board())
    session = await club.session(session.id)
    assert session.match.has_answered(2)
    assert session.match.hash() != stood
    await club.restart()
    await club.cyd.click(club.board(), custom_id=buttons(club.board())["Accept Takeback"])
    session = await club.session(session.id)
    assert [asked.kind for asked in session.match.decisions] == ["pay"]
    assert session.match.hash() == await replayed_hash(club, session)
    kept = await club.store.moves.answers(session.id)
    assert "hinder" not in [given.answer for given in kept]


async def test_nobody_is_brought_back_who_has_given_up(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    toys.host(monkeypatch, Siege())
    session = await toys.begin(club, "siege", club.ann, club.bob, club.cyd, takebacks=True)
    for person in (club.ann, club.bob, club.cyd):
        await press(club, person, session, "oil")
    await concede(club, club.cyd, await club.session(session.id))
    session = await club.session(session.id)
    assert session.match.result is None
    assert [seat.name for seat in session.playing] == ["ann", "bob"]
    await club.ann.slash(club.channel, "match back")
    refused = await club.press(club.bob, club.board(), f"h1:{session.id}:0:accept_back:")
    assert "a player left" in said(refused)


async def test_in_french_it_reads_so(club: Club) -> None:
    club.guild_locale = club.locales[club.ann.id] = club.locales[club.bob.id] = "fr"
    session = await challenge(club, takebacks=True)
    seat, stood = await played(club, session)
    session = await club.session(session.id)
    me, other = person_of(club, session, seat), person_of(club, session, 1 - seat)
    await seldom(me, await club.hand(me, session), "Demander la reprise")
    assert "demande à reprendre son dernier coup" in words(club.board())
    await other.click(club.board(), custom_id=buttons(club.board())["Accepter la reprise"])
    assert "avec l’accord de tous" in words(club.board())
    assert (await club.session(session.id)).match.hash() == stood
