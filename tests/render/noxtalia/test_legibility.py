"""Everything can be read at 400 pixels: sizes from the layouts, room, contrast, glyphs, on tables made up."""

from __future__ import annotations

import os
from itertools import combinations
from random import Random

import pytest

from bot.texts import LOCALES, texts_in
from engines.kernel import Result
from engines.noxtalia.options import NoxtaliaOptions
from engines.noxtalia.seat.view import EffectView, NoxtaliaView, SideView
from render import THEMES
from render.drawing.themes import Colour, theme_called
from render.noxtalia import draw_board, draw_hand
from render.noxtalia.art.tints import tint
from render.noxtalia.hand import page_of
from render.noxtalia.places import (
    BROAD_DRUM,
    HIGH,
    LARGE,
    LONG,
    LOW_DRUM,
    SHORT,
    SMALL,
    TIGHT_DRUM,
    WIDE,
    laid_out,
)
from render.noxtalia.scene import face_of
from render.noxtalia.small import FACES
from render.noxtalia.theme_colors import ASLEEP, BROWN, EARTH, INK, NIGHT, PAPER, RIM, SKIN, look_of
from render.shared.box import Box
from render.shared.theme_colors import GOLD_INK, WHITE
from tests.profiles import sampled
from tests.render.contrast import too_faint
from tests.render.letters import LEAST, Written, check_letters
from tests.render.noxtalia import samples
from tests.render.room import Line, check_room

NUMBERS, TOTALS = 42, 50
"""Of any letter, of what decides, and of totals: eight, fourteen and sixteen pixels at 400."""
TABLES = int(os.environ.get("TABLES", "40"))
"""So many tables are made up; a thousand are looked at by hand."""
_VIEWS = {
    "two": samples.start, "three": samples.three, "four": samples.free_for_all, "teams": samples.two_vs_two
}  # fmt: skip


# Layouts


def overlap(one: Box, other: Box) -> bool:
    across = min(one.end, other.end) - max(one.x, other.x)
    down = min(one.foot, other.foot) - max(one.y, other.y)
    return across > 0.5 and down > 0.5


def inside(box: Box, high: float = HIGH) -> bool:
    return 4 <= box.x < box.end <= WIDE - 4 and 4 <= box.y < box.foot <= high - 2


@pytest.mark.parametrize("sitting", _VIEWS)
def test_all_parts_of_a_table_have_room_and_nothing_covers_anything(sitting: str) -> None:
    layout = laid_out(_VIEWS[sitting]())
    boxes = [layout.clock, layout.drum]
    boxes += [box for place in layout.sides.values() for box in (place.bar, *place.spirits)]
    assert all(inside(box) for box in boxes)
    assert [pair for pair in combinations(boxes, 2) if overlap(*pair)] == []
    for place in layout.sides.values():
        for box in place.spirits:
            assert box.wide >= place.shape.totem[0] + (180 if place.shape is LARGE else 50)
            assert box.high >= place.shape.totem[1]


def test_own_side_is_drawn_in_full_unless_four_sit_there() -> None:
    for sitting, view in _VIEWS.items():
        places = laid_out(view()).sides
        own = view().seat or 0
        assert (places[own].shape is LARGE) is (sitting in ("two", "three"))
        assert all(place.shape is SMALL for seat, place in places.items() if seat != own) is (
            sitting != "two"
        )


def test_everything_is_as_large_as_the_style_sheet_has_it() -> None:
    assert (LARGE.totem, SMALL.totem) == ((186, 226), (136, 164))
    for bar in (LONG, SHORT):
        assert 44 <= bar.names[0] <= 52
        assert min(bar.names) >= LEAST
        assert bar.number >= NUMBERS
        assert bar.small >= LEAST
    for shape in (LARGE, SMALL):
        assert shape.names[0] >= 26
        assert min((*shape.names, shape.most, *shape.state, shape.chip)) >= LEAST
        assert min(shape.numbers) >= NUMBERS
        assert shape.element >= 40
        assert shape.role >= 50
    assert LARGE.numbers[0] == 66
    for drum in (BROAD_DRUM, LOW_DRUM, TIGHT_DRUM):
        assert min(*drum.titles, drum.label, drum.die) >= LEAST
        assert drum.total >= TOTALS
        assert drum.damage >= NUMBERS
    assert min(BROAD_DRUM.number, LOW_DRUM.number) >= NUMBERS


@pytest.mark.parametrize("shelves", [False, True])
@pytest.mark.parametrize("count", [*range(16), 30, 54])
def test_any_hand_has_room_and_few_cards_are_large(count: int, shelves: bool) -> None:
    page = page_of(count, shelves=shelves)
    assert 400 <= page.high <= 900
    chart = [] if page.chart is None else [page.chart]
    boxes = [*page.cards, *page.spirits, *chart, *([page.shelves] if shelves or not chart else [])]
    assert all(inside(box, page.high) for box in boxes)
    assert [pair for pair in combinations(boxes, 2) if overlap(*pair)] == []
    assert len(page.cards) == min(count, 12)
    assert page.size is FACES[0 if count <= 6 else 1 if count <= 10 else 2]
    assert (FACES[0].wide, FACES[0].high, FACES[1].wide, FACES[1].high) == (286, 400, 230, 322)


def test_letters_on_cards_are_large_enough() -> None:
    for size in FACES:
        assert size.number >= NUMBERS
        assert min(size.text, size.word, *size.names) >= LEAST
    assert FACES[0].text == 27
    assert FACES[0].lines == 4
    assert 29 <= FACES[0].names[0] <= 36


# Tables made up


def made_up(chance: Random) -> NoxtaliaView:
    """Return a table on which anything may lie."""
    count = chance.choice((2, 2, 2, 3, 4))
    capacities, spirits = list(samples.CARDS.capacities), list(samples.CARDS.spirits)

    def side(seat: int, robot: bool, teams: bool) -> SideView:
        team = tuple(
            samples.spirit(
                card,
                chance.choice((0, 1, 5, 9, 14, 20, 20, 27)),
                chance.random() < 0.7,
                *(
                    (chance.choice(capacities), chance.randrange(count))
                    for _ in range(chance.choice((0, 0, 1, 2, 3, 7)))
                ),
            ).model_copy(update={"max_pv": chance.choice((20, 20, 20, 15))})
            for card in chance.sample(spirits, 3)
        )
        held = tuple(chance.sample(capacities, chance.choice((0, 1, 4, 5, 6, 7, 9, 12, 25))))
        own = seat == 0
        known = chance.sample(capacities, chance.randint(1, 4))
        return samples.side(
            seat, *team, hand=held if own else len(held), robot=robot, team=seat % 2 if teams else seat,
            pm=chance.randint(0, 12), pile_size=chance.choice((0, 3, 18)), pending=chance.random() < 0.2,
            exhaustions=chance.choice((0, 0, 1, 2)), wins=chance.choice((0, 0.5, 1, 1.5)),
            discard=tuple(chance.sample(capacities, chance.choice((0, 1, 14)))),
            removed=tuple(capacities[: chance.choice((0, 2, 11))]), out=not own and chance.random() < 0.15,
            top=tuple(known) if chance.random() < 0.3 else None,
            bottom=tuple(known[:1]) if own and chance.random() < 0.3 else None,
            seen_hand=tuple(known) if not own and chance.random() < 0.4 else None,
        )  # fmt: skip

    solo, teams = count == 2 and chance.random() < 0.3, count == 4 and chance.random() < 0.5
    options = NoxtaliaOptions(best_of_three=chance.random() < 0.3, two_vs_two=teams)
    sides = tuple(side(seat, solo and seat == 1, teams) for seat in range(count))
    attacking = chance.random() < 0.7
    card = chance.choice(
        [*spirits, *(one for one in capacities if samples.CARDS.capacities[one].type == "attack")]
    )
    parts = [
        (chance.choice(("granor", card, *capacities)), chance.randint(-3, 12))
        for _ in range(chance.choice((0, 1, 2, 6)))
    ]
    step = chance.choice(("targeted", "effects", "defence", "defending", "compared", "over"))
    guarded = step in ("compared", "over") and chance.random() < 0.6
    attack = samples.attack(
        card, samples.power(chance.randint(0, 16), chance.choice((-4, 0, 4)), *parts), attacker=1,
        defender=0, target=chance.randrange(3), step=step, second=chance.random() < 0.2,
        place=chance.randrange(3), rolls=((), (2,), (6, 1), (1, 2, 3, 4, 5))[chance.randrange(4)],
        defences=tuple(chance.sample(capacities, chance.choice((1, 1, 2)))) if guarded else (),
        defence=samples.power(chance.randint(0, 16), 4, *parts[:3]) if guarded else None,
        damage=chance.choice((None, 0, 7, 23)) if step in ("compared", "over") else None,
    )  # fmt: skip
    over = chance.random() < 0.2
    return samples.table(
        *sides, seat=0, options=options, mode="solo" if solo else "duel", active=chance.randrange(count),
        turn=chance.randint(1, 8), cycle=chance.choice(("diurne", "nocturne")), flipped=chance.random() < 0.2,
        phase="over" if over else chance.choice(("setup", "preparation", "combat", "end")),
        result=Result(chance.choice(((0,), ())), "destruction") if over else None,
        attack=attack if attacking else None,
        resolving=EffectView(side=0, card=chance.choice(capacities)) if chance.random() < 0.15 else None,
        robot_cards=tuple(chance.sample(capacities, chance.choice((1, 3, 9)))) if solo else (),
    )  # fmt: skip


@pytest.mark.usefixtures("unpainted_table")
@pytest.mark.parametrize("seed", sampled(range(TABLES)))
def test_a_table_made_up_can_be_read(seed: int, lines: list[Line], letters: list[Written]) -> None:
    chance = Random(seed)
    view, speech = made_up(chance), texts_in(LOCALES[seed % 2])
    names = (samples.LONG_NAMES if seed % 3 else samples.NAMES)[: len(view.sides)]
    draw_board(view, names, speech, THEMES[seed % len(THEMES)])
    check_room(lines, HIGH)
    check_letters(letters)
    large = {text for text, size, _ in letters if size >= NUMBERS}
    for side in view.sides:
        assert side.out or {str(side.pm), str(side.hand_size), str(side.pile_size)} <= large
        assert {str(spirit.pv) for spirit in side.spirits} <= large
    lines.clear()
    letters.clear()
    image = draw_hand(view, names, speech, "dark")
    check_room(lines, image.height)
    check_letters(letters)


# Contrast and signs


@pytest.mark.parametrize("theme", THEMES)
def test_text_stands_out_from_its_ground(theme: str) -> None:
    look = look_of(theme_called(theme))
    pairs: list[tuple[Colour, Colour]] = [
        (ink, ground) for ink in (INK, BROWN, EARTH) for ground in (*SKIN, PAPER)
    ]
    pairs += [(ink, ground) for ink in (look.plank_ink, look.plank_quiet, look.call) for ground in look.plank]
    pairs += [(look.gold_ink, ground) for ground in look.gold]
    pairs += [(look.harm_ink, look.harm), (WHITE, ASLEEP), (WHITE, NIGHT), (WHITE, RIM), (WHITE, GOLD_INK)]
    pairs += [((255, 232, 168), RIM), ((214, 208, 226), RIM)]
    pairs += [(WHITE, tint(element).ink) for element in samples.CARDS.elements]
    assert too_faint(pairs) == []


def test_a_heading_with_a_letter_that_its_face_lacks_is_set_in_the_face_of_texts() -> None:
    assert face_of("Été à Œuvres") == "skranji"
    assert face_of("Ольга") == "text"
    assert face_of("Glaciation → Howlwood") == "text"
