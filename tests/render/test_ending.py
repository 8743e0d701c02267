"""The picture of a match that is over: who won, why, three figures, and the board as it stood."""

from __future__ import annotations

import pytest

from bot.texts import texts_in
from render import THEMES, EndingPicture, Finished, artist, encode
from render.process.ending import draw_ending, ending_alt
from tests.render import samples

NAMES = samples.LONG_NAMES
FIGURES = (
    "📊 12 turns",
    "Best noble: Maximiliana_von_und_zu_Sternberg’s Q♥, 14 wounds",
    "Turning point: turn 9",
)


def over(*figures: str, title: str = "Ada wins!", won: bool = True) -> Finished:
    return Finished(
        samples.BOARDS["won"](), EndingPicture(title, "no noble is left to the other", figures, won)
    )


@pytest.mark.parametrize("theme", THEMES)
def test_the_end_stands_above_the_whole_board(theme: str) -> None:
    texts = texts_in("en")
    board = artist("dueling_nobles").draw_board(samples.BOARDS["won"](), NAMES, texts, theme)
    drawn = draw_ending(over(*FIGURES), NAMES, texts, theme)
    assert drawn.width == board.width
    below = drawn.crop((0, drawn.height - board.height, board.width, drawn.height))
    assert below.tobytes() == board.convert("RGB").tobytes()
    assert len(encode(drawn)[0]) < 200 * 1024


def test_whatever_is_said_has_its_room() -> None:
    texts = texts_in("en")
    long = " & ".join(NAMES) + " win!"
    drawn = {
        draw_ending(over(*figures, title=title, won=won), NAMES, texts, "dark").tobytes()
        for figures in ((), FIGURES[:1], FIGURES)
        for title, won in (("A draw", False), (long, True), ("A draw", True))
    }
    assert len(drawn) == 9, "each says something else"


def test_its_words_come_before_those_of_the_board() -> None:
    told = ending_alt(over(*FIGURES), NAMES, texts_in("en"))
    assert told.startswith("Ada wins! · no noble is left to the other · 📊 12 turns · Best noble:")
    assert len(told) <= 1024
