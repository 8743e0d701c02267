"""What is sealed of the dice, before what: each step of `docs/dice.md` with somebody who would bias it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from discord import ui

from bot.errors import ChallengeOver, NotYourSeat
from bot.matches.afterwards.records import Records
from bot.matches.beginning.challenges import Invitation, Person
from bot.matches.beginning.errors import DecksStay, OthersComeFirst, OtherWords
from bot.store import MatchRow, MatchStatus, Statement
from bot.table.challenge import challenge
from bot.texts import texts_in
from bot.workers import Crew
from engines.kernel import Level, seal_of
from engines.registry import GAMES
from tests.bot.matches.beginning.test_withdrawn import invitation
from tests.bot.matches.scene import ANNE, BEN, Host, _here

WORDS = "an owl that nobody has seen"
MESSAGE = 77


async def made(host: Host, luck: str = "", level: Level | None = None) -> MatchRow:
    number = host.press(ANNE).interaction_id or 0
    return await host.challenges.create(replace(invitation(level=level), luck=luck), number)


def _forged(column: str, match: int, value: str) -> Statement:
    return Statement(
        f"UPDATE matches SET {column} = :value WHERE id = :match", {"value": value, "match": match}
    )


async def shown(host: Host, row: MatchRow) -> str:
    """What all who look at a challenge read."""
    now = await host.store.matches.get(row.id)
    assert now is not None
    layout = challenge(now, await host.store.matches.seats(row.id), texts_in("en"))
    return "\n".join(each.content for each in layout.walk_children() if isinstance(each, ui.TextDisplay))


async def begun(host: Host, row: MatchRow) -> MatchRow:
    now = await host.store.matches.get(row.id)
    assert now is not None
    assert now.status is MatchStatus.RUNNING
    return now


async def test_the_seal_that_is_shown_before_anybody_accepts_has_256_bits_and_is_kept(host: Host) -> None:
    row = await made(host)
    assert len(bytes.fromhex(row.commitment)) == 32
    assert row.commitment in await shown(host, row)
    await host.challenges.accept(row.id, host.press(BEN), Person(BEN, "Ben"), _here)
    now = await begun(host, row)
    assert now.origin is not None
    assert now.origin.promise() == now.commitment == row.commitment
    assert now.binding == now.origin.binding(now.options)
    text = await shown(host, row)
    assert row.commitment in text
    assert now.binding in text


async def test_the_host_alone_cannot_choose_what_the_last_press_adds(host: Host) -> None:
    """Two challenges with one secret have different dice: each hangs on a press that comes later."""
    row = await made(host)
    press = host.press(BEN)
    await host.challenges.accept(row.id, press, Person(BEN, "Ben"), _here)
    now = await begun(host, row)
    assert now.origin is not None
    assert str(press.interaction_id) in now.origin.nonces
    assert now.origin.seed() != now.origin.model_copy(update={"nonces": ("1", "2")}).seed()


async def test_words_that_are_sealed_shut_out_the_last_to_accept_who_knows_all_else(host: Host) -> None:
    row = await made(host, seal_of(WORDS))
    assert seal_of(WORDS) in await shown(host, row)
    assert (await host.store.matches.seats(row.id))[0].nonce == "", "nobody has them, nor has the store"
    with pytest.raises(OthersComeFirst):
        await host.challenges.open_words(row.id, host.press(ANNE), WORDS, _here)
    assert await host.challenges.accept(row.id, host.press(BEN), Person(BEN, "Ben"), _here) is None
    waiting = await host.store.matches.get(row.id)
    assert waiting is not None
    assert waiting.status is MatchStatus.CHALLENGE
    assert "open your sealed words" in await shown(host, row)
    for words in ("an owl that somebody has seen", WORDS.upper(), "", seal_of(WORDS)):
        with pytest.raises(OtherWords):
            await host.challenges.open_words(row.id, host.press(ANNE), words, _here)
    with pytest.raises(NotYourSeat):
        await host.challenges.open_words(row.id, host.press(BEN), WORDS, _here)
    assert await host.challenges.open_words(row.id, host.press(ANNE), WORDS, _here)
    now = await begun(host, row)
    assert now.origin is not None
    assert now.origin.nonces[0] == WORDS
    assert now.origin.seals == (seal_of(WORDS), "")


async def test_against_computers_the_number_of_the_first_message_counts(host: Host) -> None:
    """The challenger's press is known when the secret is drawn, so the message must come after it."""
    row = await made(host, level="easy")
    await host.challenges.posted(row.id, MESSAGE)
    assert row.commitment in await shown(host, row)
    assert await host.challenges.begin(row.id, host.press(ANNE), _here)
    now = await begun(host, row)
    assert now.origin is not None
    assert now.origin.message == str(MESSAGE)
    assert now.origin.seed() != now.origin.model_copy(update={"message": "78"}).seed()


async def test_a_match_that_was_killed_between_its_seal_and_its_beginning_is_called_off(host: Host) -> None:
    """Its secret is shown: nobody draws another one in silence."""
    row = await made(host, level="easy")
    await host.challenges.posted(row.id, MESSAGE)
    waits = await made(host)
    await host.challenges.posted(waits.id, MESSAGE + 1)
    await host.challenges.withdraw_unseen()
    now, other = await host.store.matches.get(row.id), await host.store.matches.get(waits.id)
    assert now is not None
    assert other is not None
    assert (now.status, other.status) == (MatchStatus.CANCELLED, MatchStatus.CHALLENGE)
    assert row.seed in await shown(host, row)


async def test_a_record_whose_seal_is_not_the_one_that_was_published_is_refused(host: Host) -> None:
    """The host writes his own database: what he would have published otherwise is found in the record."""
    row = await made(host)
    live = await host.challenges.accept(row.id, host.press(BEN), Person(BEN, "Ben"), _here)
    assert live is not None
    await host.desk.concede(live.id, host.press(ANNE))
    records = Records(host.store, Crew(0), 20)
    over = await host.store.matches.get(row.id)
    assert over is not None
    record = (await records.of_match(over)).encode()
    good = await records.check(1, record)
    assert good.key == "record-good"
    assert (good.values["hash"], good.values["bound"]) == (row.commitment, over.binding)
    for column in ("commitment", "binding"):
        await host.store.writer.write(_forged(column, row.id, "0" * 64))
        assert (await records.check(1, record)).key == "record-bad-published"
        await host.store.writer.write(_forged(column, row.id, getattr(over, column)))
    assert (await records.check(1, record)).key == "record-good"


def table(game: str = "dueling_nobles") -> Invitation:
    """An open table at which Anne has sealed her words."""
    options = GAMES[game].options()
    return replace(invitation(), game=GAMES[game], options=options, opponents=(), luck=seal_of(WORDS))


async def sat(host: Host, row: MatchRow, luck: str = "") -> None:
    assert await host.challenges.accept(row.id, host.press(BEN), Person(BEN, "Ben"), _here, luck) is None


async def test_nobody_sits_down_anew_at_a_table_at_which_words_were_opened(host: Host) -> None:
    """Else who knows them, and the secret, would leave it and come back with words that suit him."""
    row = await host.challenges.create(table(), host.press(ANNE).interaction_id or 0)
    await sat(host, row, seal_of("a mouse that nobody has heard"))
    assert await host.challenges.open_words(row.id, host.press(ANNE), WORDS, _here) is None
    await host.challenges.leave(row.id, host.press(BEN))
    with pytest.raises(ChallengeOver):
        await host.challenges.accept(row.id, host.press(BEN), Person(BEN, "Ben"), _here, "these suit me")
    assert row.seed in await shown(host, row), "nothing is dropped unseen"


async def test_who_leaves_before_any_words_are_opened_frees_his_seat_alone(host: Host) -> None:
    row = await host.challenges.create(table(), host.press(ANNE).interaction_id or 0)
    await sat(host, row)
    await host.challenges.leave(row.id, host.press(BEN))
    await sat(host, row)
    assert await host.challenges.open_words(row.id, host.press(ANNE), WORDS, _here)


async def test_no_deck_is_changed_while_words_are_opened(host: Host) -> None:
    """Who knows all of them would choose one, or the order of its cards, to suit the dice."""
    row = await host.challenges.create(table("magic"), host.press(ANNE).interaction_id or 0)
    collection = GAMES["magic"].collection
    assert collection is not None
    one, other, *_ = [each.deck for each in collection.ready_made(()).values()]
    await sat(host, row, seal_of("a mouse that nobody has heard"))
    for person in (ANNE, BEN):
        assert await host.challenges.bring(row.id, host.press(person), one, _here) is None
        if person is ANNE:
            assert await host.challenges.bring(row.id, host.press(person), other, _here) is None
    for person in (ANNE, BEN):
        with pytest.raises(DecksStay):
            await host.challenges.bring(row.id, host.press(person), one, _here)
    assert await host.challenges.open_words(row.id, host.press(ANNE), WORDS, _here) is None
    with pytest.raises(DecksStay):
        await host.challenges.bring(row.id, host.press(BEN), other, _here)
    assert [seat.deck for seat in await host.store.matches.seats(row.id)] == [other, one]
