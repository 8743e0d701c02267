"""How matches end: draws, claims, concessions, taking back; and what is left of them: records."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.matches.agreements.draws import EARLY
from bot.table.action_id import ActionId
from bot.table.verbs import MatchVerb
from engines.kernel import Match, Origin, Record
from tests.e2e.club import Club, buttons, raw, said, walk, words
from tests.e2e.play import challenge, concede, give, press_answer, seldom, to_phase


async def test_a_draw_is_offered_declined_offered_again_and_accepted(club: Club) -> None:
    session = await challenge(club)
    offered = await club.ann.slash(club.channel, "match draw")
    assert "You offered a draw." in said(offered)
    board = club.board()
    assert "ann offers a draw." in words(board)
    own = await club.ann.click(board, custom_id=buttons(board)["Accept Draw"])
    assert "Nobody has offered a draw" in said(own)
    assert "already offered" in said(await club.ann.slash(club.channel, "match draw"))
    stranger = await club.cyd.click(board, custom_id=buttons(board)["Accept Draw"])
    assert "not playing" in said(stranger)
    await club.bob.click(board, custom_id=buttons(board)["Decline Draw"])
    board = club.board()
    assert "Accept Draw" not in buttons(board)
    panel = await club.hand(club.bob, session)
    await seldom(club.bob, panel, "Offer Draw")
    await club.bob.click(panel, custom_id=buttons(panel)["More…"])
    assert "Offer Draw" not in buttons(panel)
    assert "The match is a draw." in said(await club.ann.slash(club.channel, "match draw"))
    assert "A draw: the players agreed on a draw." in words(club.board())
    assert "is over" in said(await club.bob.slash(club.channel, "match draw"))


async def test_who_moves_withdraws_his_offer(club: Club) -> None:
    session = await challenge(club)
    person = await to_phase(club, session, "prepare")
    await person.slash(club.channel, "match draw")
    await press_answer(club, session, session.match.decision(session.waiting[0]).keys[-1])
    other = club.bob if person is club.ann else club.ann
    assert "Accept Draw" not in buttons(club.board())
    assert "You offered" in said(await other.slash(club.channel, "match draw"))


async def test_an_offer_outlives_a_restart(club: Club) -> None:
    session = await challenge(club)
    await club.ann.slash(club.channel, "match draw")
    await club.restart()
    assert "is a draw" in said(await club.bob.slash(club.channel, "match draw"))
    assert (await club.bot.host.match_service.session(session.id)).match.result is not None


async def test_the_computer_does_not_agree_on_draws(club: Club) -> None:
    await club.ann.slash(club.channel, "play", game="dueling_nobles", computer="easy")
    session = await club.bot.host.match_service.session(1)
    panel = await club.hand(club.ann, session)
    await club.ann.click(panel, custom_id=buttons(panel)["More…"])
    assert set(buttons(panel)) == {
        "Log",
        "Rules",
        "Learn This Game",
        "Hint",
        "When to Ask Me",
        "Concede",
        "Back to Match",
    }
    assert "does not accept draws" in said(await club.ann.slash(club.channel, "match draw"))


async def test_a_draw_is_claimed_after_stalling(club: Club) -> None:
    session = await challenge(club, options="stall-claim=2 stall-draw=9")
    refused = await club.press(club.ann, await club.aside(club.ann), "h1:1:0:claim:")
    assert "do not let you claim" in said(refused)
    for _ in range(2):
        await to_phase_passively(club, session)
    panel = await club.hand(club.ann, session)
    await seldom(club.ann, panel, "Claim Draw")
    assert session.match.result is not None
    assert "A draw" in words(club.board())
    verdict = said(await club.cyd.slash(club.channel, "match verify"))
    assert "is genuine" in verdict


async def to_phase_passively(club: Club, session: Any) -> None:
    """Play a turn in which nothing is done."""
    while session.waiting == (0, 1) or session.match.decision(session.waiting[0]).kind == "pick":
        seat = session.waiting[0]
        await give(club, session, [(seat, tuple(session.match.decision(seat).keys[:3]))])
    turn = session.match.turn
    while session.match.turn == turn:
        decision = session.match.decision(session.waiting[0])
        await give(club, session, [(decision.seat, decision.default)])


async def test_a_concession_is_asked_twice(club: Club) -> None:
    session = await challenge(club)
    asked: Any = await club.bob.slash(club.channel, "match concede")
    assert "You will lose it" in words(asked.response)
    await club.bob.click(asked.response, custom_id=buttons(asked.response)["Keep Playing"])
    assert session.match.result is None
    assert "More…" in buttons(asked.response)
    await concede(club, club.bob, session)
    assert "ann wins: " in words(club.board())
    ways = {"Rematch", "Log", "Replay", "Review", "Download Record", "Rules"}
    assert set(buttons(club.board())) == ways
    assert "is over" in said(await club.ann.slash(club.channel, "match concede"))


async def test_what_revealed_nothing_may_be_taken_back(club: Club) -> None:
    session = await challenge(club)
    person = await to_phase(club, session, "announce_target")
    before = session.match.serial
    panel = await club.hand(person, session)
    undo = buttons(panel)["Undo"]
    await person.click(panel, custom_id=undo)
    assert session.match.decision(session.waiting[0]).kind == "announce_noble"
    assert session.match.serial == before + 1
    again = await club.press(person, panel, undo)
    assert not again.followups
    assert session.match.serial == before + 1
    other = club.bob if person is club.ann else club.ann
    theirs = await club.press(other, panel, str(ActionId(session.id, session.question, MatchVerb.UNDO)))
    assert "cannot undo now" in said(theirs)


async def test_what_was_rolled_is_not_taken_back(club: Club) -> None:
    session = await challenge(club)
    person = await to_phase(club, session, "attacker_cards")
    panel = await club.hand(person, session)
    assert "Undo" not in buttons(panel)
    undo = str(ActionId(session.id, session.question, MatchVerb.UNDO))
    before = await club.state(session)
    assert "cannot undo now" in said(await club.press(person, panel, undo))
    assert await club.state(session) == before


async def exported(club: Club, person: Any) -> dict[str, Any]:
    """Fetch the record that `/match export` attaches."""
    result = await person.slash(club.channel, "match export")
    assert result.ephemeral
    assert [item for item in walk(raw(result.response)) if item["type"] == 13]
    data: dict[str, Any] = json.loads(await result.response.attachments[0].read())
    return data


async def verdict(club: Club, data: bytes | str) -> str:
    content = data.encode() if isinstance(data, str) else data
    return said(await club.cyd.slash(club.channel, "match verify", record=("record.json", content)))


async def test_a_record_is_given_after_the_end_and_checks_out(club: Club) -> None:
    session = await challenge(club, options="glass-nobles=yes")
    for command in ("match export", "match verify"):
        assert "when the match is over" in said(await club.ann.slash(club.channel, command))
    await to_phase(club, session, "defender_cards")
    await concede(club, club.ann, session)
    record = await exported(club, club.cyd)
    board = club.board(club.place(session))
    button: Any = await club.dan.click(board, custom_id=buttons(board)["Download Record"])
    assert button.ephemeral
    assert json.loads(await button.response.attachments[0].read()) == record
    assert record["commitment"] == (await club.store.matches.get(session.id)).commitment  # pyright: ignore
    assert record["ending"] == ["concede", 0]
    assert "The record is genuine" in await verdict(club, json.dumps(record))
    assert "is genuine" in said(await club.cyd.slash(club.channel, "match verify", code=session.code))
    for text in tampered(record):
        told = await verdict(club, text)
        assert "is genuine" not in told
        assert "The record is false" in told or "older rules" in told, told
    assert len(set(record["origin"]["nonces"])) == 2
    made = Origin.model_validate({**record["origin"], "server_seed": "chosen"})
    forged = Record.model_validate(record).model_copy(
        update={"origin": made, "commitment": made.promise(), "seed": made.seed(), "answers": [],
                "binding": made.binding(record["options"])}
    )  # fmt: skip
    match = Match(session.match.game, session.match.options, 2, made.seed())
    start = match.hash()
    match.concede(0)
    forged = forged.model_copy(update={"start": start})
    assert "a different one was published" in await verdict(club, forged.model_dump_json())
    elsewhere = made.model_copy(update={"code": "ZZZZZZ"})
    seed, binding = elsewhere.seed(), elsewhere.binding(record["options"])
    match = Match(session.match.game, session.match.options, 2, seed)
    changes = {"origin": elsewhere, "commitment": elsewhere.promise(), "seed": seed, "binding": binding}
    forged = forged.model_copy(update={**changes, "start": match.hash()})
    assert "nothing was published here" in await verdict(club, forged.model_dump_json())
    unknown = json.dumps({**record, "game": "chess"})
    assert "does not host" in await verdict(club, unknown)


def tampered(record: dict[str, Any]) -> list[str]:
    """The record with one thing changed at a time."""
    changed: list[dict[str, Any]] = [
        {**record, "seed": "another"},
        {**record, "commitment": "0" * len(record["commitment"])},
        {**record, "options": {**record["options"], "king_tax": "never"}},
        {**record, "options": {**record["options"], "quick_duel": True}},
        {**record, "start": "00"},
        {**record, "ending": ["concede", 1]},
        {**record, "ending": ["claim", 0]},
        {**record, "ending": None},
        {**record, "result": [[0], "concession"]},
        {**record, "rules": 99},
        {**record, "seats": 3},
        {**record, "answers": [*record["answers"], record["answers"][-1]]},
        {**record, "answers": [{**record["answers"][0], "answer": None}, *record["answers"][1:]]},
        {**record, "answers": [{**record["answers"][0], "answer": [[]]}, *record["answers"][1:]]},
        {**record, "answers": [{**record["answers"][0], "seat": 7}, *record["answers"][1:]]},
        {**record, "answers": [{**record["answers"][0], "hash": "00"}, *record["answers"][1:]]},
    ]
    return [json.dumps(one) for one in changed]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe nothing",
        b"[]",
        b"{}",
        b"null",
        b"NaN",
        b"[" * 100_000,
        b'{"game": 5}',
        b"x" * 2_000_001,
    ],
    ids=lambda data: repr(data[:12]),
)
async def test_unreadable_files_are_refused_in_a_sentence(club: Club, data: bytes) -> None:
    assert "This file is not a Herald record" in await verdict(club, data)


async def test_a_match_with_something_taken_back_checks_out(club: Club) -> None:
    session = await challenge(club, options="quick-duel=yes")
    person = await to_phase(club, session, "announce_target")
    panel = await club.hand(person, session)
    await person.click(panel, custom_id=buttons(panel)["Undo"])
    await concede(club, club.bob, session)
    assert "is genuine" in said(await club.cyd.slash(club.channel, "match verify"))


async def test_a_match_that_has_hardly_begun_is_called_off_by_agreement(club: Club) -> None:
    session = await challenge(club)
    panel = await club.hand(club.ann, session)
    await seldom(club.ann, panel, "Offer to Cancel")
    await club.restart()
    assert "ann offers to cancel the match" in words(club.board())
    own = await club.ann.click(club.board(), custom_id=buttons(club.board())["Cancel Match"])
    assert "Nobody has offered to cancel the match." in said(own)
    await club.bob.click(club.board(), custom_id=buttons(club.board())["Keep Playing"])
    assert "Cancel Match" not in buttons(club.board())
    assert "You offered" in said(await club.bob.slash(club.channel, "match off"))
    await club.ann.click(club.board(), custom_id=buttons(club.board())["Cancel Match"])
    assert "does not count: the players agreed to cancel it." in words(club.board())
    row = await club.store.matches.get(session.id)
    assert row is not None
    assert row.result is not None
    assert row.result.reason == "called_off"
    verdict = said(await club.cyd.slash(club.channel, "match verify"))
    assert "is genuine" in verdict


async def test_a_match_well_under_way_is_not_called_off(club: Club) -> None:
    session = await challenge(club)
    while session.match.serial < EARLY * 2:
        await to_phase_passively(club, session)
    panel = await club.hand(club.ann, session)
    await club.ann.click(panel, custom_id=buttons(panel)["More…"])
    assert "Offer to Cancel" not in buttons(panel)
    forged = await club.press(club.ann, panel, f"h1:{session.id}:0:offer_end:")
    assert "too late to cancel this match" in said(forged)
