"""A question says what its reader does, without asides that a newcomer cannot place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.texts import LOCALES
from engines.registry import GAMES

FOLDER = Path(__file__).parents[3] / "bot" / "texts"
ASKS = {
    "en": re.compile(r"\?|You may play|[Cc]hoose|[Pp]ick|[Dd]raft|[Dd]iscard|Your turn: \w+"),
    "fr": re.compile(r"\?|Vous pouvez jouer|[Cc]hoisissez|[Dd]éfaussez|À vous\u00a0: \w+ez"),
}
ASKS_NOBODY = {"nx-prompt-robot"}
"""What a bystander is asked, who has no choice."""


def questions(locale: str, game: str) -> dict[str, str]:
    """Return the questions of a game in a language, as they stand in its file."""
    prefix = GAMES[game].prefix
    text = (FOLDER / locale / f"{game}.ftl").read_text(encoding="utf-8")
    found = re.findall(rf"^({prefix}-prompt-[\w-]+) =(.*?)(?=^[A-Za-z-][\w-]* *=|^#|\Z)", text, re.M | re.S)
    return dict(found)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_each_question_says_what_one_does_and_has_no_aside(locale: str, game: str) -> None:
    found = questions(locale, game)
    assert len(found) > 20
    for key, text in found.items():
        bare = re.sub(r"\w+\(\$\w+\)", "", text)  # a function of the texts is no aside
        assert not re.search(r"[()\[\]]", re.sub(r"\[[\w-]+\]", "", bare)), f"{key} has an aside"
        whole = re.fullmatch(r"\s*{ [\w-]+ }\s*", text)
        assert whole or key in ASKS_NOBODY or ASKS[locale].search(text), f"{key} asks for nothing"
