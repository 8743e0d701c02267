"""After a match a hard computer says where it would have chosen otherwise, from what its player knew."""

from __future__ import annotations

from typing import Any

import pytest

from bot.matches.postgame import review
from bot.matches.postgame.review import LEAST, MOST
from engines.kernel import Dice, Match
from tests.e2e.club import Club, buttons, menus, said, words
from tests.e2e.play import challenge, concede, give
from tests.e2e.test_postgame import to_end


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the computer look at a few choices only, as where time runs out."""
    monkeypatch.setattr(review, "PART", 4)
    monkeypatch.setattr(review, "SECONDS", 0.5)


async def played_badly(club: Club) -> Any:
    """Let both play as nobody sensible would, and ann give up."""
    session = await challenge(club)
    ahead, dice, line = session.match.copy(), Dice("badly"), []
    for _ in range(60):
        if ahead.result is not None:
            break
        decision = ahead.decisions[0]
        line.append((decision.seat, decision.any(dice)))
        ahead.answer(*line[-1])
    await give(club, session, line)
    session = await club.session(session.id)
    if session.match.result is None:
        await concede(club, club.ann, session)
    return session


async def reviewed(club: Club, person: Any) -> Any:
    """Press Review on the finished board; return the private message."""
    pressed = await person.click(club.board(), custom_id=buttons(club.board())["Review"])
    assert pressed.ephemeral
    return pressed.response


async def test_moments_are_told_with_what_each_cost_and_lead_to_the_replay(club: Club) -> None:
    await played_badly(club)
    shown = await reviewed(club, club.ann)
    told = words(shown)
    assert "where a hard computer disagrees with ann" in told
    moments = [label for label in buttons(shown) if " · Moment " in label]
    assert 0 < len(moments) <= MOST
    costs = [int(part.split(" %")[0]) for part in told.split("about ")[1:]]
    assert len(costs) == len(moments)
    assert min(costs) >= LEAST * 100
    assert "Played: " in told
    looked, choices = (int(told.split("Checked ")[1].split()[place]) for place in (0, 2))
    assert 0 < looked <= choices
    await club.ann.click(shown, custom_id=buttons(shown)[moments[0]])
    assert f"moment {moments[0].split()[-1]} of" in words(shown)
    assert "Play On as ann" in buttons(shown)


async def test_it_is_kept_once_it_is_made_and_anybody_may_look_at_either(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await played_badly(club)
    first = words(await reviewed(club, club.ann))
    with monkeypatch.context() as kept:
        kept.setattr(review, "look_at", lambda *_: pytest.fail("it was made before"))
        shown = (await club.ann.slash(club.channel, "match review")).response
    assert words(shown) == first
    shown = await reviewed(club, club.cyd)
    whose = menus(shown)[0]
    assert [option["label"] for option in whose["options"]] == ["What ann chose", "What bob chose"]
    await club.cyd.select(shown, custom_id=whose["custom_id"], values=["1"])
    assert "disagrees with bob" in words(shown)
    for forged in ("7", "x", "-1"):
        pressed = await club.press(club.cyd, shown, f"h1:{session.id}:0:review:seat", [forged])
        assert "out of date" in said(pressed)


async def test_one_match_of_a_server_is_reviewed_at_a_time(club: Club) -> None:
    await played_badly(club)
    club.bot.reviews._under_way.add(club.guild.id)  # pyright: ignore[reportPrivateUsage]
    assert "is being reviewed" in said(await club.ann.slash(club.channel, "match review"))


async def test_what_goes_on_is_not_reviewed(club: Club) -> None:
    session = await challenge(club)
    assert "when it is over" in said(await club.ann.slash(club.channel, "match review"))
    assert "when it is over" in said(await club.press(club.ann, club.board(), f"h1:{session.id}:0:review:"))


async def test_while_its_tournament_goes_on_each_sees_his_own_alone(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await played_badly(club)

    async def open_event(match_id: int) -> int:
        return match_id

    monkeypatch.setattr(club.store.rounds, "open_event_of", open_event)
    shown = await reviewed(club, club.bob)
    assert "disagrees with bob" in words(shown)
    assert menus(shown) == []
    pressed = await club.press(club.bob, shown, f"h1:{session.id}:0:review:seat", ["0"])
    assert "out of date" in said(pressed)
    assert "nothing to review" in said(await club.cyd.slash(club.channel, "match review"))


async def test_what_was_played_by_other_rules_is_not_reviewed(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await played_badly(club)
    monkeypatch.setattr(type(session.match.game), "rules_version", session.match.game.rules_version + 1)
    assert "older rules" in said(await club.ann.slash(club.channel, "match review"))


async def test_nobody_is_told_what_he_could_not_know(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """The computer is given observations of that seat and no more; it reads the question as it was put."""
    await played_badly(club)
    told: list[int] = []
    observation = Match[Any].observation

    def noted(match: Any, seat: int) -> Any:
        told.append(seat)
        return observation(match, seat)

    monkeypatch.setattr(Match, "observation", noted)
    await reviewed(club, club.bob)
    assert set(told) == {1}


async def test_against_a_computer_in_french_after_a_restart(club: Club) -> None:
    club.guild_locale = club.locales[club.ann.id] = "fr"
    await club.ann.slash(club.channel, "play", game="neo_noble", computer="easy", deck="random")
    await to_end(club, await club.session(1))
    await club.restart()
    pressed = await club.ann.click(club.board(), custom_id=buttons(club.board())["Analyser"])
    told = words(pressed.response)
    assert "ann\u00a0: où l’ordinateur (difficile) aurait joué autrement" in told
    assert "choix examinés sur" in told
    assert menus(pressed.response) == [], "the computer’s own choices are not reviewed"
