"""Everything can be read at 400 pixels: sizes of letters, room, contrast, on tables of any size."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.texts import LOCALES, texts_in
from engines.kernel.cards.wording import dashed
from engines.magic.seat.view import MagicView
from engines.magic.table import keys as naming
from render import THEMES
from render.drawing.lettering import ELLIPSIS, heading
from render.drawing.themes import Colour, theme_called
from render.magic import draw_board, draw_hand
from render.magic.places import HIGH, NOBLE, WIDE, halves, laid_out, stack_box, steps, turn_box
from render.magic.theme_colors import BETTER, INK, PAPER, SHEET, WORSE, look_of
from render.shared.box import Box
from tests.engines.magic.scenes import Duel, side
from tests.profiles import sampled
from tests.render.contrast import too_faint
from tests.render.letters import Written, check_letters
from tests.render.magic import samples
from tests.render.room import Line, check_room

NUMBERS = 42
"""Of what decides: fourteen pixels at 400."""
_LETTERS = 3
"""Of a size, such as 2/3; longer ones are smaller on the smallest cards."""


def overlap(one: Box, other: Box) -> bool:
    across = min(one.end, other.end) - max(one.x, other.x)
    down = min(one.foot, other.foot) - max(one.y, other.y)
    return across > 0.5 and down > 0.5


@pytest.mark.parametrize("broad", [False, True])
@pytest.mark.parametrize("seed", sampled(range(40)))
def test_any_number_of_permanents_has_room_and_nothing_covers_anything(seed: int, broad: bool) -> None:
    chance = Random(seed)
    for half in halves(broad=broad):
        basics, lands = chance.randint(0, 6), chance.randint(0, 6)
        others, creatures = chance.randint(0, 25), chance.randint(0, 45)
        layout = laid_out(half, basics, lands, others, creatures)
        boxes = [*layout.lands, *layout.others, *layout.creatures]
        for box in boxes:
            assert 170 <= box.x < box.end <= (1192 if broad else 950)
            assert 72 <= box.y < box.foot <= 828
        for place, box in enumerate(boxes):
            fixed = [steps(broad=broad), turn_box(), half.bar, half.noble, *([] if broad else [stack_box()])]
            for other in (*boxes[place + 1 :], *fixed):
                assert not overlap(box, other), (box, other)
        assert not creatures or layout.creatures
        assert len(layout.lands) == basics + lands or layout.lands
        assert len(layout.lands) >= min(basics, 5), "lands are never counted away"


@pytest.mark.parametrize(
    ("count", "size", "wide"),
    [
        (1, "large", 176),
        (4, "large", 176),
        (5, "middle", 180),
        (8, "middle", 180),
        (9, "small", 92),
        (14, "small", 92),
    ],
)
def test_few_creatures_are_as_large_as_the_style_sheet_has_them(count: int, size: str, wide: int) -> None:
    below, above = halves()
    for half in (below, above):
        layout = laid_out(half, 2, 0, 2, count)
        assert layout.size == size
        assert len(layout.creatures) == count
        assert min(box.wide for box in layout.creatures) >= wide
    assert (below.noble.wide, below.noble.high) == NOBLE


def test_an_empty_stack_makes_room_where_there_would_be_none(lines: list[Line]) -> None:
    """More is shown then, and less is only counted."""
    shown: list[int] = []
    for view in (
        samples.crowd(26, 4),
        samples.crowd(26, 4).model_copy(update={"stack": samples.on_stack().stack}),
    ):
        lines.clear()
        draw_board(view, samples.NAMES, texts_in("en"), "dark")
        shown.append(sum("/" in line.text for line in lines))
    assert shown[0] > shown[1]


@pytest.mark.parametrize("count", [5, 9, 10, 18])
def test_creatures_of_a_usual_table_have_their_names(count: int, lines: list[Line]) -> None:
    view = samples.table(side([], board=samples.BEASTS[:count]), side([]))
    draw_board(view, samples.NAMES, texts_in("en"), "dark")
    told = {line.text.split(" ")[0].rstrip(ELLIPSIS) for line in lines}
    names = [samples.CARDS.definitions[card].name.en for card in samples.BEASTS[:count]]
    found = [any(word and name.startswith(word) for word in told) for name in names]
    assert all(found)


def test_the_column_of_an_empty_stack_gives_way_to_larger_creatures(lines: list[Line]) -> None:
    def told(count: int) -> set[str]:
        lines.clear()
        view = samples.table(side([], board=samples.BEASTS[:count]), side([]))
        draw_board(view, samples.NAMES, texts_in("en"), "dark")
        return {line.text for line in lines}

    empty = texts_in("en").say("mn-picture-empty").split(" ")[0]
    assert any(text.startswith(empty) for text in told(4))
    assert not any(text.startswith(empty) for text in told(5))


@pytest.mark.parametrize(
    "sample", ["on_stack", "attached_own", "crowd_7", "full", "best_of_three", "mulligan"]
)
def test_no_letter_of_a_board_is_smaller_than_eight_pixels_at_400(
    sample: str, letters: list[Written]
) -> None:
    view = samples.BOARDS[sample]()
    draw_board(view, samples.LONG_NAMES, texts_in("fr"), "dark")
    check_letters(letters)
    lives = {str(side.life) for side in view.sides}
    assert min(size for text, size, _ in letters if text in lives) >= NUMBERS
    sizes = [size for text, size, _ in letters if "/" in text and len(text) <= _LETTERS and text[0].isdigit()]
    assert min(sizes, default=NUMBERS) >= NUMBERS


@pytest.mark.parametrize("sample", samples.HANDS)
def test_no_letter_of_a_hand_is_smaller_than_eight_pixels_at_400(sample: str, letters: list[Written]) -> None:
    draw_hand(samples.HANDS[sample](), samples.LONG_NAMES, texts_in("fr"), "dark")
    check_letters(letters)


@pytest.mark.usefixtures("unseen")
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("sample", samples.BOARDS)
def test_no_text_of_a_board_is_clipped_or_covers_another(sample: str, locale: Any, lines: list[Line]) -> None:
    view = samples.BOARDS[sample]()
    draw_board(view, samples.names(view, sample in samples.WIDEST), texts_in(locale), "dark")
    check_room(lines, HIGH)


@pytest.mark.usefixtures("unseen")
@pytest.mark.parametrize("seed", sampled(range(8)))
def test_no_text_of_a_table_made_up_is_clipped_or_covers_another(seed: int, lines: list[Line]) -> None:
    chance = Random(seed)
    view = samples.crowd(chance.randint(1, 45), chance.randint(0, 14))
    number = {"power": 10 ** chance.randint(0, 2), "toughness": 10 ** chance.randint(0, 2)}
    perms = tuple(
        perm.model_copy(
            update={
                "tapped": chance.random() < 0.3,
                "damage": chance.choice((0, 0, 3, 14)),
                "counters": chance.choice(((), (("plus_one", 2),), (("charge", 3), ("plus_one", 12)))),
                **(number if chance.random() < 0.3 and "creature" in perm.types else {}),
            }
        )
        for perm in view.perms
    )
    sides = tuple(
        side.model_copy(update={"life": chance.choice((-7, 4, 100, 1234567))}) for side in view.sides
    )
    draw_board(
        view.model_copy(update={"perms": perms, "sides": sides}), samples.LONG_NAMES, texts_in("fr"), "dark"
    )
    check_room(lines, HIGH)


@pytest.mark.parametrize("sample", samples.HANDS)
def test_no_text_of_a_hand_is_clipped_or_covers_another(sample: str, lines: list[Line]) -> None:
    image = draw_hand(samples.HANDS[sample](), samples.LONG_NAMES, texts_in("fr"), "dark")
    check_room(lines, image.height)


@pytest.mark.parametrize("count", [0, 1, 4, 5, 8, 9, 10, 11, 18, 30, 54])
def test_any_hand_has_room(count: int) -> None:
    image = draw_hand(samples.large_hand(count), samples.NAMES, texts_in("en"), "dark")
    assert image.width == WIDE
    assert 400 <= image.height <= 900


@pytest.mark.parametrize("sample", ["on_stack", "mid_game", "best_of_three", "attached_own"])
def test_beside_the_halves_names_and_phases_are_whole(sample: str, lines: list[Line]) -> None:
    view = samples.BOARDS[sample]()
    draw_board(view, ("Captain_Haddock", "Maximilian der Große"), texts_in("fr"), "dark")
    box = turn_box()
    told = [line.text for line in lines if line.box[2] <= box.end and box.y <= line.box[1] <= box.foot]
    assert len(told) > 4
    assert [text for text in told if ELLIPSIS in text] == []
    step = texts_in("fr").say("mn-picture-step", step=dashed(view.step))
    assert step in told, "in one line"


@pytest.mark.parametrize("theme", THEMES)
def test_text_stands_out_from_its_ground(theme: str) -> None:
    look = look_of(theme_called(theme))
    pairs = [
        (ink, ground)
        for ink in (look.ink, look.quiet, look.heading, look.call)
        for ground in (*look.cloth, look.panel)
        if (ink, ground) != (look.call, look.panel)
    ]
    pairs += [(ink, ground) for ink in (look.ink, look.quiet) for ground in look.bar]
    pairs += [(look.gold_ink, ground) for ground in look.gold]
    pairs += [(look.harm_ink, look.harm), (look.good_ink, look.good)]
    pairs += [(INK, ground) for ground in (PAPER, SHEET, WORSE, BETTER)]
    assert too_faint(pairs) == []


def test_a_heading_with_a_letter_that_its_face_lacks_is_set_in_the_face_of_texts() -> None:
    assert heading("Été à Œuvres", "cinzel") == "cinzel"
    assert heading("Ольга", "cinzel") == "text"
    assert heading("→ Heron", "cinzel") == "text"


def test_a_ring_lies_around_what_leans_and_not_behind_it() -> None:
    view = Duel(side([]), side(board=["ox"])).match.view(None)
    assert isinstance(view, MagicView)
    (ox,) = view.perms
    leaning = view.model_copy(update={"perms": (ox.model_copy(update={"tapped": True}),)})
    told = leaning.model_copy(update={"touched": (naming.thing(ox.id),)})
    ink = look_of(theme_called("dark")).ink
    plain, ringed = (_pixels(draw_board(each, samples.NAMES, texts_in("en"), "dark"), ink)
                     for each in (leaning, told))  # fmt: skip
    assert 3_000 < ringed - plain < 5_500, "a ring of 6 pixels around 176 x 198 has some 4,500"


def _pixels(image: Image.Image, colour: Colour) -> int:
    return sum(count for count, found in image.getcolors(1 << 21) or () if found == colour)
