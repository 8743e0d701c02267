"""Pictures and signs: every card has its file, all are told apart, small and without colour."""

from __future__ import annotations

from itertools import combinations
from typing import get_args

import pytest
from PIL import Image, ImageStat

from engines.soul_forger.language.parts import Keyword
from render.drawing.svg import drawn
from render.soul_forger.art.figures import FOLDER, Subject, dyes, figures, lent
from render.soul_forger.art.paint import grey_picture, motif, painted
from render.soul_forger.art.signs import FACTIONS, KEYWORDS, keyword_disc, mark, sign
from render.soul_forger.art.tints import tint, tints
from tests.render.art import check_shapes, distance, grey
from tests.render.soul_forger.samples import CARDS

ALL = {card: Subject.of(one) for card, one in CARDS.definitions.items()}
FILES = {path.stem: path for path in sorted(FOLDER.glob("*.svg"))}
STRANGERS = [f"stranger_{number}" for number in range(16)]
KINDS = ("creature", "token", "spell", "item", "quest", "weapon", "armor", "accessory")
SMALL = 60


def small(subject: Subject) -> Image.Image:
    """Return a picture as a phone shows a card in a row of six, without colour."""
    return painted(subject, SMALL, SMALL, 4).image.convert("L").reduce(2)


def stranger(card: str, kind: str = "creature") -> Subject:
    """A card of another pack."""
    return Subject(card, ("earth",), kind)


def test_every_card_of_the_starter_set_has_its_file_and_no_file_is_left_over() -> None:
    assert sorted(set(ALL) - set(FILES)) == []
    assert sorted(set(FILES) - set(ALL)) == []
    assert len(FILES) == 144


def test_every_figure_is_drawn_and_fills_its_field() -> None:
    for name, file in FILES.items():
        mask = drawn(file, SMALL).getchannel("A")
        left, top, right, foot = mask.getbbox() or (0, 0, 0, 0)
        assert max(right - left, foot - top) >= SMALL * 0.6, name
        assert ImageStat.Stat(mask).mean[0] / 255 >= 0.12, name


def test_a_figure_is_made_of_shapes_alone() -> None:
    check_shapes(FILES)


def test_pictures_are_told_apart_at_thirty_pixels_and_without_colour() -> None:
    pictures = {card: small(subject) for card, subject in ALL.items()}
    close = [
        (one, other)
        for one, other in combinations(pictures, 2)
        if distance(pictures[one], pictures[other]) < 12
    ]
    assert close == []


def test_no_two_figures_have_the_same_outline_even_without_their_ground() -> None:
    outlines = {card: motif(subject, SMALL).getchannel("A").reduce(2) for card, subject in ALL.items()}
    for one, other in combinations(outlines, 2):
        assert distance(outlines[one], outlines[other]) > 5, (one, other)


def test_cards_of_other_packs_differ_too_and_stay_the_same() -> None:
    pictures = {card: small(stranger(card)) for card in STRANGERS}
    for one, other in combinations(STRANGERS, 2):
        assert distance(pictures[one], pictures[other]) > 3, (one, other)
    assert small(stranger("stranger_1")).tobytes() == pictures["stranger_1"].tobytes()


@pytest.mark.parametrize("kind", KINDS)
def test_a_card_of_another_pack_has_a_figure_of_its_kind_in_its_own_colours(kind: str) -> None:
    for card in STRANGERS:
        body, beside = figures(stranger(card, kind))
        assert body.name in lent(kind)
        assert {body.name, beside.name} <= set(FILES)
        theirs = {new for _, new in (*body.dyes, *beside.dyes)}
        assert theirs <= set(tint("earth")), card
    assert len({small(stranger(card, kind)).tobytes() for card in STRANGERS}) == len(STRANGERS)


def test_a_file_has_its_own_cards_colours_and_is_dyed_for_others() -> None:
    assert dyes("kiln_imp", ("fire",)) == ()
    assert (tint("fire").main, tint("water").main) in dyes("kiln_imp", ("water",))
    red, blue = (motif(Subject("kiln_imp", (one,), "creature"), SMALL) for one in ("fire", "water"))
    first, second = (ImageStat.Stat(each.convert("RGB"), each.getchannel("A")).mean for each in (red, blue))
    assert first[0] > first[2] + 60
    assert second[2] > second[0] + 60


def test_factions_and_marks_are_told_by_their_shape() -> None:
    black = (0, 0, 0)
    signs = {faction: sign(faction, 30, black).mask for faction in FACTIONS}
    for one, other in combinations(signs, 2):
        assert distance(signs[one], signs[other]) > 25, (one, other)
    counted = ("level", "damage", "ronum", "experience", "deck", "forge", "material", "grave")
    marks = {name: mark(name, 30, black).mask for name in counted}
    for one, other in combinations(marks, 2):
        assert distance(marks[one], marks[other]) > 20, (one, other)


def test_every_faction_has_colours_of_its_own() -> None:
    assert len({tint(faction) for faction in FACTIONS}) == 7
    assert tints(("fire", "dark")) == (tint("fire"), tint("dark"))


def test_what_is_off_guard_is_grey() -> None:
    subject = ALL["kiln_imp"]
    red, _, blue = ImageStat.Stat(grey_picture(subject, SMALL, SMALL).image).mean
    assert abs(red - blue) < 6
    red, _, blue = ImageStat.Stat(painted(subject, SMALL, SMALL).image).mean
    assert abs(red - blue) > 60


def test_signs_of_keywords_are_told_apart_without_colour_and_each_keyword_has_one() -> None:
    assert set(KEYWORDS) == set(get_args(Keyword))
    signs = {keyword: grey(keyword_disc(keyword, 34), 34) for keyword in KEYWORDS}
    for one, other in combinations(signs, 2):
        assert distance(signs[one], signs[other]) > 10, (one, other)
