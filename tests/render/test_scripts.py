"""What people are called is drawn in their own letters, in the order in which these are read."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PIL import features

from bot.texts import texts_in
from render.drawing.lettering import fitted, lettering, plain, rimmed, width
from render.drawing.scripts import SCRIPTS, is_written, runs_of, script_of
from render.dueling_nobles.board import draw_board
from tests.render import samples

SIZE = 32
NAMES = {
    "Japanese": "田中さくら", "Chinese": "李小龙", "Taiwanese": "陳怡君", "Korean": "김민수",
    "Arabic": "محمد علي", "Hebrew": "שרה לוי", "Thai": "สมชาย ใจดี", "Devanagari": "नरेन्द्र शर्मा",
    "Bengali": "রহিম", "Tamil": "தமிழ்", "Georgian": "გიორგი", "Armenian": "Արամ",
}  # fmt: skip
FOLDER = Path("render/fonts/scripts")


def ours(sign: str) -> bool:
    return ord(sign) < 0x0300


def seen(text: str) -> list[str]:
    """A line in the order of its runs, from left to right."""
    return [run.text for run in runs_of(text, ours)]


@pytest.mark.parametrize("script", NAMES)
def test_a_name_is_drawn_whole_in_its_own_letters(script: str) -> None:
    name = NAMES[script]
    assert is_written(name)
    assert all(sign == " " or script_of(sign) for sign in name)
    other = name[:-1]
    assert width(plain(name), SIZE) > 20
    assert lettering(plain(name), SIZE).mask.tobytes() != lettering(plain(other), SIZE).mask.tobytes()
    assert rimmed(plain(name), SIZE, 2).advance == width(plain(name), SIZE)


@pytest.mark.parametrize("script", NAMES)
def test_a_board_shows_whose_name_is_in_another_script(script: str) -> None:
    named = draw_board(samples.start(), (NAMES[script], "B"), texts_in("en"), "dark")
    nameless = draw_board(samples.start(), ("🔥🔥", "B"), texts_in("en"), "dark")
    assert named.tobytes() != nameless.tobytes()


def test_the_letters_of_arabic_are_joined_and_shaped() -> None:
    assert features.check("raqm"), "Pillow's wheels bring it"
    name = "محمد"
    assert width(name, SIZE) != pytest.approx(sum(width(sign, SIZE) for sign in name))


@pytest.mark.parametrize(
    ("line", "from_the_left"),
    [
        ("محمد علي", ["محمد علي"]),  # one run: Raqm sets it from right to left
        ("محمد (2)", ["(2)", " ", "محمد"]),
        ("Waits for محمد علي, turn 3", ["Waits for", " ", "محمد علي", ", turn 3"]),
        ("שרה محمد", ["محمد", " ", "שרה"]),
        ("Ann שרה محمد Ben", ["Ann", " ", "محمد", " ", "שרה", " ", "Ben"]),
        ("漢字 abc", ["漢字", " ", "abc"]),
        ("שרה prepares", ["שרה", " ", "prepares"]),  # a sentence of ours that begins with a name
    ],
)
def test_a_line_of_two_directions_is_read_as_its_readers_do(line: str, from_the_left: list[str]) -> None:
    assert seen(line) == from_the_left


def test_a_long_name_from_right_to_left_is_cut_at_its_left() -> None:
    cut = fitted(NAMES["Arabic"] + " " + NAMES["Arabic"], SIZE, 120)
    assert cut.endswith("…")
    assert seen(cut)[0] == "…"


def test_what_has_no_letter_that_is_drawn_is_no_name() -> None:
    assert not is_written("🔥🔥")
    assert not is_written("ꦱꦸ")  # Javanese, of which there is no font
    assert plain("ꦱꦸ") == ""
    assert is_written("Ann 🔥")


def test_every_font_is_there_with_a_licence_and_all_are_small() -> None:
    files = {script.file for script in SCRIPTS}
    assert {each.name for each in FOLDER.iterdir()} == files | {"NotoSans-LICENSE.txt"}
    assert sum(each.stat().st_size for each in FOLDER.iterdir()) < 10_000_000


def test_no_font_of_a_script_is_loaded_before_a_name_wants_it() -> None:
    look = (
        "from render.drawing import lettering, scripts;"
        "lettering.lettering('Élodie – “abc”', 32);"
        "print(scripts.script_font.cache_info().currsize)"
    )
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "0"
