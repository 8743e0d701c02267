"""Offers of a draw among more than two."""

from __future__ import annotations

import pytest

from bot.errors import OutOfOrder
from bot.matches.agreements import draws
from bot.matches.agreements.draws import DrawOffer
from bot.matches.agreements.errors import NothingOffered
from bot.matches.start.challenges import Invitation, Person
from bot.store import MatchRow
from engines.kernel import Match
from engines.registry import GAMES
from tests.bot.matches.scene import ANNE, BEN, GUILD, Host

CYD = 13


async def here(row: MatchRow) -> tuple[int, bool]:
    return row.channel_id, False


async def test_an_offer_leaves_the_match_with_who_made_it(host: Host):
    """It stood on the board for ever, could be neither accepted nor declined, and barred other offers."""
    game = GAMES["soul_forger"]
    assert game.collection is not None
    deck = next(iter(game.collection.ready_made([]).values())).deck
    people = (Person(ANNE, "Anne"), Person(BEN, "Ben"), Person(CYD, "Cyd"))
    invitation = Invitation(
        game=game, options=game.options(), clock="none", challenger=people[0], opponents=people[1:], seats=3,
        decks={person.id: deck for person in people}, guild_id=GUILD, channel_id=1, locale="en-GB",
    )  # fmt: skip
    row = await host.challenges.create(invitation, host.press(ANNE).interaction_id or 0)
    session = None
    for person in people[1:]:
        session = await host.challenges.accept(row.id, host.press(person.id), person, here)
        session = session or await host.challenges.bring(row.id, host.press(person.id), deck, here)
    assert session is not None
    await draws.agree(host.match_service, session.id, host.press(ANNE), DrawOffer.MAKE)
    session = await host.match_service.concede(session.id, host.press(ANNE))
    assert session.match.result is None, "two play on"
    assert not any(seat.offers for seat in session.people.seats)
    with pytest.raises(NothingOffered):
        await draws.agree(host.match_service, session.id, host.press(BEN), DrawOffer.ACCEPT)
    await draws.agree(host.match_service, session.id, host.press(BEN), DrawOffer.MAKE)
    session = await draws.agree(host.match_service, session.id, host.press(CYD), DrawOffer.ACCEPT)
    assert session.match.result is not None


async def test_what_breaks_in_a_draw_is_counted_as_a_failure_of_the_rules(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await host.begin()
    await draws.agree(host.match_service, session.id, host.press(ANNE), DrawOffer.MAKE)
    monkeypatch.setattr(Match, "agree_draw", _breaks)
    with pytest.raises(OutOfOrder):
        await draws.agree(host.match_service, session.id, host.press(BEN), DrawOffer.ACCEPT)
    assert (await host.match_service.session(session.id)).health.failures == 1


def _breaks(*_: object) -> None:
    raise KeyError("rules")
