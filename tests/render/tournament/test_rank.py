"""The picture of a rating: the curve goes as the rating did, the words say what it shows."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from bot.texts import texts_in
from render import THEMES, encode
from render.drawing.themes import theme_called
from render.tournament import RankCard, RankPlace, draw_rank, rank_alt
from render.tournament.rank import HIGH, MOST_SPOTS, WIDE, thinned

EN, FR = texts_in("en"), texts_in("fr")


def card(*ratings: int, name: str = "Ann", provisional: bool = False) -> RankCard:
    last = ratings[-1] if ratings else 1500
    return RankCard(
        game="noxtalia", name=name, rating=last, band=200, provisional=provisional,
        place=None if provisional else 3, listed=17, matches=len(ratings), wins=1,
        course=tuple(RankPlace(rating, 200) for rating in ratings),
    )  # fmt: skip


def gold_rows(image: Image.Image, left: int, right: int) -> list[int]:
    """The heights at which the curve is seen between two columns."""
    gold = theme_called("dark").gold
    box = image.convert("RGB").crop((left, 280, right, HIGH - 40))
    return [y for y in range(box.height) if any(box.getpixel((x, y)) == gold for x in range(box.width))]


def test_a_rising_rating_is_a_rising_curve() -> None:
    for ratings, rises in (((1400, 1500, 1600, 1700), True), ((1700, 1600, 1500, 1400), False)):
        image = draw_rank(card(*ratings), None, EN, "dark")
        first, last = gold_rows(image, 190, 260), gold_rows(image, 800, 900)
        assert first
        assert last
        assert (min(last) < min(first)) is rises


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_draws_long_names_short_courses_and_none(theme: str) -> None:
    blank = draw_rank(card(), None, FR, theme)
    assert blank.size == (WIDE, HIGH)
    for one in (card(1524, provisional=True), card(*range(1000, 2500, 5)), card(1500, 1500, name="W" * 32)):
        image = draw_rank(one, None, FR, theme)
        assert ImageChops.difference(image, blank).getbbox() is not None
        data, extension = encode(image)
        assert (extension, data[:4]) == ("png", b"\x89PNG")
        assert len(data) < 60_000


def test_the_words_say_what_the_picture_shows() -> None:
    told = rank_alt(card(1400, 1650, 1600), None, EN)
    assert told == (
        "Ann: rating 1600, plus or minus 200. Place 3 of 17. 3 matches, 1 won."
        " Rating graph: started at 1400, ranged from 1400 to 1650, now 1600."
    )
    assert "1500?" in rank_alt(card(1500, provisional=True), None, FR)


def test_a_long_course_keeps_its_ends() -> None:
    course = [RankPlace(rating, 100) for rating in range(1000, 1000 + 5 * MOST_SPOTS)]
    drawn = thinned(course)
    assert len(drawn) == MOST_SPOTS
    assert (drawn[0], drawn[-1]) == (course[0], course[-1])
    assert list(drawn) == sorted(drawn)
