"""Memory that drawing has freed goes back to the system."""

from __future__ import annotations

import platform
from itertools import count

import pytest

from bot.texts import texts_in
from render.drawing.themes import THEMES
from render.dueling_nobles import board_alt, draw_board
from render.process import trimming
from render.process.worker import make
from tests.render import samples


def test_it_goes_back_once_in_so_many_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(trimming, "_trim", asked.append)
    monkeypatch.setattr(trimming, "_EVERY", 3)
    monkeypatch.setattr(trimming, "_drawn", count(1))
    for _ in range(7):
        make(draw_board, board_alt, samples.rolled(), samples.NAMES, texts_in("en"), THEMES[0])
    assert asked == [0, 0], "with nothing kept back"


def test_who_has_no_such_library_draws_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trimming.ctypes, "CDLL", lambda _: object())
    monkeypatch.setattr(trimming, "_trim", trimming._found())
    monkeypatch.setattr(trimming, "_EVERY", 1)
    trimming.trim()


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc has malloc_trim")
def test_glibc_is_asked() -> None:
    found = trimming._found()
    assert found is not None
    assert found(0) in (0, 1)
