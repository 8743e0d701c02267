"""Words of a game: marked where a newcomer meets them, with one press to what they mean."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from typing import Any

from discord import ui

from bot.matches.session import MatchSession
from bot.table.action_id import ActionId
from bot.table.layout import MessageLayout, button, shorten
from bot.table.pages import back
from bot.table.rules import leads, statements_button
from bot.table.verbs import MatchVerb
from bot.texts import Locale, Texts, texts_in
from engines.registry import GAMES

MOST = 5
"""Words that are explained at once."""
_PART = " / "
"""Parts the forms of a word."""


def found(game: str, said: str, known: Collection[str], locale: Locale) -> list[str]:
    """Return the words of a game that stand in what is said, and are not known, the weightiest first."""
    words = (word for word in leads(game).words if word not in known)
    return [word for word in words if _forms(game, word, locale).search(said)][:MOST]


@cache
def _forms(game: str, word: str, locale: Locale) -> re.Pattern[str]:
    """Return what finds a word in any of its forms."""
    forms = texts_in(locale).say(f"{GAMES[game].prefix}-word-{word}-forms").split(_PART)
    either = "|".join(map(re.escape, forms))
    return re.compile(rf"(?<![\w<])(?:{either})(?!\w)")


def marked(line: str, game: str, words: Collection[str], locale: Locale) -> str:
    """Return a line in which each of these words is underlined where it stands first."""
    for word in words:
        line = _forms(game, word, locale).sub(r"__\g<0>__", line, count=1)
    return line


def words_button(session: MatchSession, words: Sequence[str], texts: Texts) -> ui.Button[Any]:
    """Return what opens the meaning of words."""
    custom_id = str(ActionId(session.id, 0, MatchVerb.WORDS, ".".join(words)))
    return button(custom_id, texts.say("words-count", count=len(words)), emoji="📗")


def name(game: str, word: str, texts: Texts) -> str:
    """Return a word as it is called."""
    return texts.say(f"{GAMES[game].prefix}-word-{word}-forms").split(_PART)[0]


def words_page(session: MatchSession, seat: int, words: Sequence[str], texts: Texts) -> MessageLayout:
    """Return what words mean, with the way to their statements."""
    game = session.match.game.id
    row = back(session, seat, texts)
    cited = [rule for word in words for rule in leads(game).words[word]]
    if cited:
        row.add_item(statements_button(session.id, game, [*dict.fromkeys(cited)], texts))
    return MessageLayout(ui.TextDisplay(shorten("\n\n".join(_told(game, words, texts)), 3_500)), row)


def _told(game: str, words: Sequence[str], texts: Texts) -> Iterator[str]:
    for word in words:
        yield f"**{name(game, word, texts)}** – {texts.say(f'{GAMES[game].prefix}-word-{word}')}"
