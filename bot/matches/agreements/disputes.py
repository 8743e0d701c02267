"""What players differ about, and someone who does not play decides for all of them."""

from __future__ import annotations

from typing import NamedTuple

from bot.matches.agreements.errors import NothingDisputed
from bot.matches.move_builder import MatchChange, disputed
from bot.matches.service import MatchService
from bot.matches.session import MatchSession
from bot.texts import Texts


class DisputeAnswer(NamedTuple):
    """One of the answers that all who differ could give."""

    key: str
    label: str


class Dispute(NamedTuple):
    """What players differ about, in words that everyone may read."""

    question: str
    answers: tuple[DisputeAnswer, ...]


def dispute_of(session: MatchSession, texts: Texts) -> Dispute | None:
    """Return what the players of a match differ about; None where they do not."""
    asked = disputed(session)
    if not asked:
        return None
    prompt, names = session.prompt(asked[0].seat), session.people.names(texts)
    answers = (DisputeAnswer(option.key, texts.tell(option.label, names)) for option in prompt.options)
    return Dispute(texts.tell(prompt.title, names), tuple(answers))


async def decide(match_service: MatchService, match_id: int, answer: str) -> None:
    """Let all give one answer to what they differ about; what they have said of it before counts no more.

    Raises NothingDisputed.
    """
    given: set[int] = set()
    while await _one_step(match_service, match_id, answer, given):
        pass
    if not given:
        raise NothingDisputed


async def _one_step(match_service: MatchService, match_id: int, answer: str, given: set[int]) -> bool:
    """Take back what a player has answered, or answer for one; False when there is nothing left to do."""
    async with match_service.held(match_id) as session:
        match = session.match
        asked = disputed(session)
        if session.stands or not asked or not asked[0].allows(answer):
            return False
        for seat in range(match.seats):
            if match.has_answered(seat) and seat not in given:
                since = match.undo(seat)
                await match_service.commit(session, MatchChange(None, undo=since))
                return True
        given.add(asked[0].seat)
        await match_service.give(session, asked[0].seat, (answer,), None)
    return True
