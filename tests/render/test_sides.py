"""One seat's side of a board at double size shows what the board shows, and nothing else."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.texts import texts_in
from render import RenderService, artist, encode
from render.process.worker import draw_board, draw_part
from render.shared.sides import WIDE, enlarged, parts_of
from tests.render import samples as dueling_nobles
from tests.render.facts import changed
from tests.render.magic import samples as magic
from tests.render.neo_noble import samples as neo_noble
from tests.render.noxtalia import samples as noxtalia
from tests.render.soul_forger import samples as soul_forger

SAMPLES: dict[str, ModuleType] = {
    "dueling_nobles": dueling_nobles,
    "noxtalia": noxtalia,
    "neo_noble": neo_noble,
    "soul_forger": soul_forger,
    "magic": magic,
}
SCENES = [
    ("dueling_nobles", "rolled"), ("noxtalia", "mid_game"), ("noxtalia", "free_for_all"),
    ("neo_noble", "mid_game"), ("soul_forger", "mid_game"), ("soul_forger", "own"),
    ("soul_forger", "four"), ("magic", "own"), ("magic", "mid_game"),
]  # fmt: skip
SAY = texts_in("en")


def view_of(game: str, sample: str) -> Any:
    """A table of a game, as the samples of its pictures have it."""
    return SAMPLES[game].BOARDS[sample]()


def named(game: str, view: Any) -> Any:
    """The players' names."""
    found = SAMPLES[game]
    return found.names(view) if hasattr(found, "names") else found.NAMES


def board(game: str, view: Any) -> Image.Image:
    """The whole table."""
    return artist(game).draw_board(view, named(game, view), SAY, "dark")


@pytest.mark.parametrize(("game", "sample"), SCENES)
def test_what_is_new_at_a_seat_is_seen_within_its_side_alone(game: str, sample: str) -> None:
    view = view_of(game, sample)
    seats = "seats" if game == "dueling_nobles" else "sides"
    before, seen = board(game, view), list[int]()
    for seat, side in enumerate(getattr(view, seats)):
        box = artist(game).side_box(view, seat)
        after = board(game, changed(view, f"{seats}.{seat}.hand_size", side.hand_size + 1))
        found = ImageChops.difference(before.convert("RGB"), after.convert("RGB")).getbbox()
        if found is None:
            continue  # who is out of the game has no cards
        left, top, right, foot = found
        assert box.x <= left < right <= box.end
        assert box.y <= top < foot <= box.foot
        seen.append(seat)
    assert len(seen) >= 2, "how many cards a seat holds is seen"


@pytest.mark.parametrize(("game", "sample"), SCENES)
def test_sides_lie_on_the_board_and_never_upon_one_another(game: str, sample: str) -> None:
    view = view_of(game, sample)
    count = len(view.seats if game == "dueling_nobles" else view.sides)
    boxes = [artist(game).side_box(view, seat) for seat in range(count)]
    wide, high = board(game, view).size
    assert wide == WIDE
    for box in boxes:
        assert 0 <= box.x < box.end <= wide
        assert 0 <= box.y < box.foot <= high
    for place, one in enumerate(boxes):
        for other in boxes[place + 1 :]:
            beside = one.end <= other.x or other.end <= one.x
            assert beside or one.foot <= other.y or other.foot <= one.y
    assert boxes[view.seat or 0].foot == max(box.foot for box in boxes), "one's own lies below"


@pytest.mark.parametrize(("game", "sample"), SCENES)
def test_parts_are_cut_from_the_board_as_the_viewer_has_it_at_twice_its_size_at_least(
    game: str, sample: str
) -> None:
    view = view_of(game, sample)
    whole = draw_board(view, named(game, view), SAY, "dark")
    for seat in range(len(named(game, view))):
        box = artist(game).side_box(view, seat)
        parts = parts_of(box, seat)
        for part in parts:
            drawn = draw_part(part, view, named(game, view), SAY, "dark")
            assert drawn.width == WIDE >= 2 * box.wide / len(parts)
            assert encode(drawn)[0] == encode(_informed(enlarged(whole, box, part.place), game))[0]


def _informed(image: Image.Image, game: str) -> Image.Image:
    image.info.update(game=game, theme="dark")
    return image


@pytest.mark.asyncio
async def test_the_studio_draws_each_part_once_and_says_which_it_is() -> None:
    renderer, view = RenderService(), view_of("neo_noble", "mid_game")
    names = named("neo_noble", view)
    box = artist("neo_noble").side_box(view, 0)
    shown = [await renderer.part("m", part, view, names, SAY, "dark") for part in parts_of(box, 0)]
    again = [await renderer.part("m", part, view, names, SAY, "dark") for part in parts_of(box, 0)]
    renderer.close()
    assert all(one is other for one, other in zip(shown, again, strict=True))
    assert shown[0].alt.startswith(f"{names[0]}’s side, left half. Neo Noble")
    assert shown[1].alt == f"{names[0]}’s side, right half."
    assert all(len(one.data) < 250 * 1024 for one in shown)
