"""What a press may edit is edited by its token, over real HTTP; else by the bot, and nothing is lost."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator

import discord
import pytest

from bot.discord.interaction_tokens import LIFE, InteractionTokens
from tests.bot.discord.wire import Answers, Wire, answers_beside, changes, connected, defers, face
from tests.rigs.measuring.loopback import Refusal, walk

DEAD = [Refusal(404, 10015), Refusal(401, 50027), Refusal(404, 10008), Refusal(403, 50001)]


@pytest.fixture
async def wire(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Wire]:
    async with connected(monkeypatch) as client:
        yield client


def shows(wire: Wire, message: int) -> str:
    """Return the words of a message, which has exactly one picture."""
    there = wire.discord.messages[message]
    assert [file["filename"] for file in there["attachments"]] == ["board.png"]
    return next(each["content"] for each in walk(there["components"]) if "content" in each)


@pytest.mark.parametrize("answers", [defers, changes])
async def test_a_message_is_edited_by_the_press_that_was_answered_in_its_place(
    wire: Wire, answers: Answers
) -> None:
    wire.answers = answers
    message = await wire.posted()
    assert await wire.bring(message, face("second")) == ["counted"]
    await wire.pressed(message)
    assert await wire.bring(message, face("third")) == ["press"]
    assert await wire.bring(message, face("fourth")) == ["press"]
    assert shows(wire, message) == "fourth"


async def test_a_press_that_was_answered_beside_edits_nothing_but_its_answer(wire: Wire) -> None:
    message = await wire.posted()
    wire.answers = answers_beside
    await wire.pressed(message)
    assert await wire.bring(message, face("second")) == ["counted"]
    assert shows(wire, message) == "second"


async def test_a_press_that_was_answered_beside_takes_nothing_from_the_one_before(wire: Wire) -> None:
    message = await wire.posted()
    await wire.pressed(message)
    wire.answers = answers_beside
    await wire.pressed(message)
    assert await wire.bring(message, face("second")) == ["press"]
    assert shows(wire, message) == "second"


async def test_each_message_is_edited_by_the_press_on_it(wire: Wire) -> None:
    one, other = await wire.posted(), await wire.posted()
    await wire.pressed(one)
    assert await wire.bring(other, face("other")) == ["counted"]
    assert await wire.bring(one, face("one")) == ["press"]
    assert (shows(wire, one), shows(wire, other)) == ("one", "other")


@pytest.mark.parametrize("refusal", DEAD)
async def test_what_a_dead_press_is_refused_the_bot_edits_at_once(wire: Wire, refusal: Refusal) -> None:
    message = await wire.posted()
    await wire.pressed(message)
    wire.discord.refused["/@original"] = refusal
    assert await wire.bring(message, face("second")) == ["press", "counted"]
    assert shows(wire, message) == "second"
    assert await wire.bring(message, face("third")) == ["counted"]
    assert await wire.bring(message, face("third")) == []
    wire.discord.refused.clear()
    await wire.pressed(message)
    assert await wire.bring(message, face("fourth")) == ["press"]


async def test_what_may_pass_by_itself_is_left_to_the_next_attempt(wire: Wire) -> None:
    message = await wire.posted()
    await wire.pressed(message)
    wire.discord.refused["/@original"] = Refusal(429, 0)
    with pytest.raises(discord.HTTPException):
        await wire.bring(message, face("second"))
    wire.discord.refused.clear()
    assert await wire.bring(message, face("second")) == ["press"]
    assert shows(wire, message) == "second"


async def test_what_neither_may_edit_is_told_by_what_the_bot_is_refused(wire: Wire) -> None:
    message = await wire.posted()
    await wire.pressed(message)
    wire.discord.refused |= {"/@original": Refusal(404, 10015), f"messages/{message}": Refusal(404, 10008)}
    with pytest.raises(discord.NotFound) as refused:
        await wire.bring(message, face("second"))
    assert refused.value.code == 10008


async def test_a_picture_that_is_the_same_stays_and_another_takes_its_place(wire: Wire) -> None:
    message = await wire.posted()
    await wire.pressed(message)
    before = wire.discord.messages[message]["attachments"]
    await wire.bring(message, face("second", drawn="first"))
    assert wire.discord.messages[message]["attachments"] == before
    await wire.bring(message, face("third"))
    assert len(wire.discord.messages[message]["attachments"]) == 1
    assert wire.discord.messages[message]["attachments"] != before
    assert await wire.bring(message, face("third")) == []


async def test_a_form_that_a_press_is_refused_is_tried_with_the_picture_and_then_by_the_bot(
    wire: Wire,
) -> None:
    message = await wire.posted()
    await wire.pressed(message)
    wire.discord.refused["/@original"] = Refusal(400, 50035)
    sent = wire.bring(message, face("second", drawn="first"))
    assert await sent == ["press", "press", "counted"]
    assert shows(wire, message) == "second"


async def test_a_press_edits_for_a_while_and_the_newest_longest(wire: Wire) -> None:
    message = await wire.posted()
    await wire.pressed(message)
    wire.time += LIFE - 1
    await wire.pressed(message)
    wire.time += LIFE - 1
    assert await wire.bring(message, face("second")) == ["press"]
    wire.time += 1
    assert await wire.bring(message, face("third")) == ["counted"]
    assert shows(wire, message) == "third"


async def test_after_a_restart_no_press_is_known(wire: Wire) -> None:
    message = await wire.posted()
    await wire.pressed(message)
    wire.start_anew()
    assert await wire.bring(message, face("second")) == ["counted"]


async def test_what_one_person_sees_alone_is_not_kept(wire: Wire) -> None:
    message = await wire.posted()
    wire.answers = answers_beside
    await wire.pressed(message)
    panel = wire.discord.panel_of(11, 101)
    assert panel is not None
    wire.answers = defers
    await wire.pressed(int(panel["id"]))
    assert wire.post.tokens.of(int(panel["id"])) is None


async def test_presses_that_are_kept_are_limited_in_number(wire: Wire) -> None:
    message = await wire.posted()
    wire.post.tokens = InteractionTokens(lambda: wire.time, most=1)
    newer = await wire.posted()
    await wire.pressed(message)
    await wire.pressed(newer)
    assert await wire.bring(message, face("second")) == ["counted"]
    assert await wire.bring(newer, face("second")) == ["press"]


async def test_the_token_of_a_press_is_in_no_line_and_no_words_of_ours(
    wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, logger="bot")
    message = await wire.posted()
    await wire.pressed(message)
    (token,) = wire.discord.presses
    edit = wire.post.tokens.of(message)
    wire.discord.refused |= {"/@original": Refusal(404, 10015), f"messages/{message}": Refusal(404, 10008)}
    with pytest.raises(discord.NotFound) as refused:
        await wire.bring(message, face("second"))
    lines = [record for record in caplog.records if record.name.startswith("bot.")]
    assert any("no longer edited by a press" in record.getMessage() for record in lines)
    told = [record.getMessage() for record in lines]
    told += [repr(refused.value), repr(edit), repr(wire.post.tokens), repr(vars(wire.post.tokens))]
    chain = refused.value.__context__
    assert not any(token in each for each in [*told, repr(chain)])
