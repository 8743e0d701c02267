"""What can be done with a card, on the page where it is read: nothing cut, no two alike, all of it told."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from bot.table.action_id import ActionId
from bot.table.gathered import value_of
from bot.table.layout import MessageLayout
from bot.table.pages import cards
from bot.table.screen.height import walk
from bot.table.verbs import MatchVerb
from bot.texts import LOCALES, Locale, texts_in
from engines.kernel import Choose, Game
from engines.registry import GAMES
from tests.profiles import sampled
from tests.rigs.screen import Question, questions

ASKED = 40


def pages(question: Question, locale: Locale) -> Iterator[tuple[str, MessageLayout]]:
    """The page of each card that a seat may read, with the card."""
    (session, seat), texts = question, texts_in(locale)
    for heap in session.match.game.seat_interface.heaps(session.view(seat)):
        for card in heap.cards:
            yield card, cards(session, seat, texts, f"{heap.kind}-{heap.seat}/0/{card}")


def answers(layout: MessageLayout) -> list[tuple[str, str]]:
    """The answers on a page, each with what it is called."""
    found: list[tuple[str, str]] = []
    for item in walk(layout.to_components()):
        custom_id = item.get("custom_id")
        verb = ActionId.parse(custom_id).verb if custom_id else None
        if verb is MatchVerb.ANSWER:
            found.append((ActionId.parse(str(custom_id)).detail, item["label"]))
        elif verb is MatchVerb.MENU_ANSWER:
            found += [(option["value"], option["label"]) for option in item["options"]]
    return found


@pytest.mark.parametrize("locale", sampled(reversed(LOCALES)))
@pytest.mark.parametrize("game", [each for each in GAMES.values() if each.collection is not None])
def test_a_card_offers_all_that_can_be_done_with_it_in_whole_words(game: Game[Any], locale: Locale) -> None:
    tried = 0
    for question in islice(questions(game, "cards", easy=True), ASKED):
        prompt = question.session.prompt(question.seat)
        if not isinstance(question.decision, Choose):
            continue
        for card, page in pages(question, locale):
            possible = [each for each in prompt.options if each.card == card and each.refused is None]
            found = answers(page)
            assert {value for value, _ in found} == {value_of(prompt, each) for each in possible}
            labels = [label for _, label in found]
            assert len({*labels}) == len(labels)
            assert not [label for label in labels if label.endswith("…")]
            tried += len(found) > 1
    assert tried
