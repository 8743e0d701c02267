"""A hint says what a computer would choose, from what its asker knows, and against computers."""

from __future__ import annotations

from tests.e2e.club import Club, buttons, said, words
from tests.e2e.play import answers_on, challenge, seldom


async def test_a_hint_names_an_answer_that_is_offered_and_gives_nothing_away(club: Club) -> None:
    await club.ann.slash(club.channel, "play", game="dueling_nobles", computer="easy")
    session = await club.session(1)
    before = session.match.hash()
    panel = await club.hand(club.ann, session)
    await seldom(club.ann, panel, "Hint")
    assert session.match.hash() == before, "nothing was answered"
    chosen = words(panel).split("💡 **")[1].split("**")[0].split(", ")
    seat = session.people.seat_of(club.ann.id).number
    assert len(chosen) == 3
    assert len(session.match.view(seat).seats[seat].dealt) == 6
    again = words(panel)
    await club.ann.click(panel, custom_id=buttons(panel)["Back to Match"])
    assert answers_on(panel, session.question)
    await seldom(club.ann, panel, "Hint")
    assert words(panel) == again, "the same question has the same hint"


async def test_who_plays_against_people_gets_none(club: Club) -> None:
    session = await challenge(club)
    panel = await club.hand(club.ann, session)
    await club.ann.click(panel, custom_id=buttons(panel)["More…"])
    assert "Hint" not in buttons(panel)
    forged = await club.press(club.ann, panel, f"h1:{session.id}:0:hint:")
    assert "against computers" in said(forged)
    stranger = await club.press(club.cyd, panel, f"h1:{session.id}:0:hint:")
    assert "not playing" in said(stranger)
