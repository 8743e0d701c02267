"""Tables that a seat cannot tell apart look the same to it: panel, menus with short texts, strip, cards."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from bot.matches.session import ViewCache
from bot.table.gathered import Gathered
from bot.table.pages import cards, spread
from bot.table.panel import asked_of, panel
from bot.texts import LOCALES, Locale, texts_in
from engines.kernel import Game
from engines.registry import GAMES
from render import RenderedPicture, Strip, artist
from tests.engines.conformance import kept_world
from tests.rigs.screen import Question, questions

ASKED, EVERY, ENOUGH = 120, 3, 4


def shown(question: Question, locale: Locale) -> Hashable:
    """All that is sent to a seat of its question, and what its picture follows from."""
    (session, seat), texts = question, texts_in(locale)
    made = asked_of(session, seat, texts, Gathered())
    assert made is not None
    names, drawing = session.people.names(texts), artist(session.match.game.id)
    strip = Strip(session.pictured(seat), question.decision.kind, made.named)
    shot = RenderedPicture(b"", "png", drawing.strip_alt(strip, names, texts))
    laid = spread(session, seat, texts)
    return (
        repr(panel(session, seat, texts, shot, made).to_components()),
        drawing.strip_facts(strip),
        repr(cards(session, seat, texts).to_components()),
        laid and (laid.cards, laid.ringed),
    )


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_what_a_seat_cannot_know_changes_nothing_that_it_is_sent(game: Game[Any]) -> None:
    others = 0
    asked = islice(questions(game, "twins", easy=True), 0, ASKED, EVERY)
    for number, question in enumerate(asked):
        match = question.session.match
        if match.can_undo(question.seat):  # nothing that was imagined can be taken back
            continue
        world = kept_world(match, question.seat, number)
        if world is not None and world.table.dump() != match.table.dump():
            twin = replace(question.session, match=world, looks=ViewCache())
            locale = LOCALES[number % len(LOCALES)]
            assert shown(Question(twin, question.seat), locale) == shown(question, locale), question.decision
            others += 1
    assert others >= ENOUGH, "hardly anything hidden was exchanged"
