"""Hands of more than 25 cards: menus turn pages, and two cards are picked over several."""

from __future__ import annotations

from typing import Any

import pytest

from bot.store import Checkpoint, Move
from bot.table.action_id import ActionId
from render import RenderService
from tests.e2e.club import Club, buttons, menus
from tests.e2e.play import challenge, to_phase

BIG = 30


@pytest.fixture
def renderer() -> type[RenderService]:
    """Pictures are drawn here."""
    return RenderService


async def fill_hand(club: Club, session: Any) -> Any:
    """Give the player to move a big hand, as after much hoarding; return the match, loaded anew."""
    seat, dump = session.waiting[0], session.match.dump()
    for _, table, _ in dump["trail"]:
        side, deck = table["sides"][seat], table["number_deck"]
        while len(side["hand"]) < BIG and deck:
            side["hand"].append(deck.pop())
        side["hand"].sort()
    await club.store.moves.commit(
        Move(match_id=session.id, checkpoint=Checkpoint(session.match.serial, dump)), club.now()
    )
    club.bot.host.match_service.forget(session.id)
    return await club.bot.host.match_service.session(session.id)


async def test_a_big_hand_is_played_from_by_turning_pages(club: Club) -> None:
    session = await challenge(club)
    await to_phase(club, session, "prepare")
    session = await fill_hand(club, session)
    person = await to_phase(club, session, "attacker_cards")
    decision = session.match.decision(session.waiting[0])
    assert len(decision.keys) > 25
    panel = await club.hand(person, session)
    first = menus(panel)[0]
    assert len(first["options"]) == 25
    turn = next(i for i in buttons(panel).values() if ActionId.parse(i).verb == "page")
    await person.click(panel, custom_id=turn)
    second = menus(panel)[0]
    assert len(second["options"]) == len(decision.keys) - 25
    card = second["options"][-1]["value"]
    assert card == decision.keys[-1]
    await person.select(panel, [card], custom_id=second["custom_id"])
    assert session.match.answers[-1].answer == (card,)
