"""Nobody reads what they may not know: not on boards, in ids and alt texts, not in any log."""

from __future__ import annotations

import copy
import logging
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.table.board import board
from bot.table.gathered import Gathered
from bot.table.layout import legible
from bot.table.panel import asked_of, panel
from bot.texts import texts_in
from engines.kernel import Dice, Match, Refused
from render import RenderedPicture
from render.dueling_nobles import board_alt, draw_board, hand_alt
from render.process.encode import encode
from tests.e2e.club import Club, raw, walk, words
from tests.e2e.play import challenge, give
from tests.engines.conformance import recorded

OPTIONS = ["", "blind-cards=yes quick-duel=yes", "open-draft=yes glass-nobles=yes"]


def secrets(session: Any, events: list[Any], reader: int | None) -> set[str]:
    """Cards in hands, and nobles dealt, that a reader has had no way to see."""
    view = session.match.table.dump()
    held: set[str] = set()
    for seat, side in enumerate(view["sides"]):
        if seat != reader:
            held |= set(side["hand"])
    known = {text for event in events for text in _texts(event.seen_by(reader))}
    return held - known


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _texts(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _texts(part)


def shows(text: str, card: str) -> bool:
    """Whether a text names a card, as people read it or as programs do."""
    name = texts_in("en").card(card)
    return (
        re.search(rf"(?<![0-9A-Z])({name}|{legible(name)})", text) is not None
        or re.search(rf"(?<![0-9A-Za-z]){card}(?![0-9A-Za-z])", text) is not None
    )


@pytest.mark.parametrize("options", OPTIONS)
async def test_public_messages_and_logs_hold_no_hidden_card(
    club: Club, options: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    session = await challenge(club, options=options)
    chance, hidden_ever, looked = Random(3), set[str](), 0
    while session.match.result is None and looked < 40:
        decision = chance.choice(session.match.decisions)
        await give(club, session, [(decision.seat, decision.any(chance))])
        events = [stored.event for stored in await club.store.moves.events(session.id)]
        hidden = secrets(session, events, None)
        hidden_ever |= hidden
        public = "\n".join(f"{words(m)}\n{m.content}\n{raw(m)}" for m in club.channel.history())
        leaked = [card for card in hidden if shows(public, card)]
        assert leaked == [], session.match.decisions
        looked += 1
    assert hidden_ever
    logged = "\n".join(
        record.getMessage() for record in caplog.records if record.name.startswith(("bot", "cogs"))
    )
    assert session.match.seed not in logged
    assert not [card for card in hidden_ever if shows(logged, card)]
    events = [stored.event for stored in await club.store.moves.events(session.id)]
    for seat, person in ((None, club.cyd), (0, club.ann), (1, club.bob)):
        told = words((await person.slash(club.channel, "match log", code=session.code)).response)
        assert not [card for card in secrets(session, events, seat) if shows(told, card)]
        seen = (await person.slash(club.channel, "match board", code=session.code)).response
        alt = next(item for item in walk(raw(seen)) if item["type"] == 12)["items"][0]["description"]
        assert not [card for card in secrets(session, events, seat) if shows(alt, card)]


def imagined(session: Any, seat: int | None, number: int) -> Any:
    """The match as a seat could believe it to be; None where no sample leads there."""
    observation = session.match.observation(seat)
    if any(answer is None for _, answer in observation.since):
        return None
    try:
        if observation.rolls:  # foretold only where nothing can be copied; there no choice follows them
            match = Match.imagine(session.match.game, observation, Dice(f"other-{number}"))
        else:
            match = recorded(session.match, observation, f"other-{number}")
    except Refused:
        return None
    if match.view(seat) != session.match.view(seat):
        return None
    twin = copy.copy(session)
    match.opened, match.serial, match.seed = session.match.opened, session.match.serial, session.match.seed
    twin.match = match
    return twin


def picture_of(session: Any, seat: int) -> RenderedPicture:
    """Return the words for the picture of a seat's question; it is drawn from the seat's view alone."""
    say = texts_in("en")
    return RenderedPicture(b"", "png", hand_alt(session.match.view(seat), session.people.names(say), say))


@pytest.mark.parametrize("options", OPTIONS)
async def test_exchanging_hidden_cards_changes_nothing_that_is_shown(club: Club, options: str) -> None:
    session = await challenge(club, options=options)
    chance, say, compared, changed = Random(5), texts_in("en"), 0, 0
    while session.match.result is None and compared < 60:
        for seat in (None, 0, 1):
            twins = [twin for number in (1, 2) if (twin := imagined(session, seat, number)) is not None]
            if len(twins) < 2:
                continue
            first, second = twins
            compared += 1
            changed += first.match.table.dump() != second.match.table.dump()
            names = session.people.names(say)
            if seat is None:
                alike = [first, second]
                if session.waiting == first.waiting:  # else one has picked already, which all may see
                    alike.append(session)
                alts = [board_alt(one.match.view(None), names, say) for one in alike]
                shown = [
                    repr(board(one, RenderedPicture(b"", "png", alt)).to_components())
                    for one, alt in zip(alike, alts, strict=True)
                ]
                if compared < 8:
                    frames = {encode(draw_board(one.match.view(None), names, say, "dark")) for one in alike}
                    assert len(frames) == 1
            else:
                shown = [
                    repr(panel(one, seat, say, picture_of(one, seat), asked).to_components())
                    for one in (first, second)
                    for asked in (asked_of(one, seat, say, Gathered()),)
                ]
            assert len(set(shown)) == 1, (seat, session.match.decisions)
        decision = chance.choice(session.match.decisions)
        await give(club, session, [(decision.seat, decision.any(chance))])
    assert compared >= 20
    assert changed > 10
