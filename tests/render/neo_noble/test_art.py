"""Cards, Fates and signs are told apart, small and without colour."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from PIL import Image, ImageStat

from engines.neo_noble.language.parts import Fate
from render.drawing.pen import Pen, Sprite
from render.drawing.svg import drawn
from render.drawing.themes import Colour
from render.drawing.tones import LINE
from render.neo_noble.art.figures import FOLDER, figures, look_of
from render.neo_noble.art.nobles import BEHIND, HEADS, OURS, STANDS_IN, STRANGERS, THINGS
from render.neo_noble.art.paint import painted
from render.neo_noble.art.signs import FATES, SIGNS, draw_sign, sign
from render.neo_noble.art.starter_looks import STARTER
from render.neo_noble.art.tints import DYES
from render.neo_noble.tokens import CoinState, channel_card, coin, disc
from tests.render.art import check_shapes, distance, grey
from tests.render.neo_noble.samples import CARDS

FILES = {
    f"{file.parent.name}/{file.stem}": file
    for file in sorted(FOLDER.glob("*/*.svg"))
    if file.parent.name != "signs"
}
OTHERS = [f"stranger_{number}" for number in range(40)]
ALL_DYES = [one for dyes in DYES.values() for one in dyes]
BLACK = (0, 0, 0)


def code_of(tone: Colour) -> str:
    """Return a colour as it stands in a file."""
    return "#{:02x}{:02x}{:02x}".format(*tone)


def fate_sign(fate: Fate) -> Sprite:
    pen = Pen(24, 24)
    draw_sign(pen, fate, 1, 1, 22, BLACK)
    return pen.sprite()


def small(card: str, noble: bool = False, fate: str = "") -> Image.Image:
    fate = fate or CARDS.definition(card).fate
    return grey(painted(card, next(one for one in FATES if one == fate), noble, 60, 4))


def test_any_two_cards_are_told_apart_at_sixty_pixels_and_without_colour() -> None:
    pictures = {card: small(card) for card in CARDS.spirits}
    pictures |= {card: small(card, noble=True) for card in CARDS.nobles}
    for one, other in combinations(pictures, 2):
        assert distance(pictures[one], pictures[other]) > 14, (one, other)


def test_every_file_is_drawn() -> None:
    assert FILES
    for name, file in FILES.items():
        mask = drawn(file, 56).getchannel("A")
        assert mask.getbbox() is not None, name
        assert STRANGERS in name or ImageStat.Stat(mask).mean[0] / 255 >= 0.08, name


def test_files_are_made_of_shapes_alone() -> None:
    check_shapes(FILES)


def test_every_card_of_the_starter_set_has_a_file_in_its_fates_folder() -> None:
    cards = {f"{one.fate}/{card}" for card, one in CARDS.spirits.items()}
    cards |= {f"{OURS}/{card}" for card in CARDS.nobles}
    assert cards - set(FILES) == set()
    assert (set(STARTER), set(STANDS_IN)) == (set(CARDS.spirits), set(CARDS.nobles))


def test_every_file_is_on_a_card_and_every_named_part_is_there() -> None:
    parts = {f"behind_{name}" for name in BEHIND} | {f"head_{name}" for name in HEADS} | {"mantle"}
    parts |= {f"thing_{name}" for name in THINGS} | {f"crown_{fate}" for fate in FATES}
    named = {f"{STRANGERS}/{part}" for part in parts} | {f"{OURS}/{card}" for card in CARDS.nobles}
    assert set(FILES) == named | {f"{one.fate}/{card}" for card, one in CARDS.spirits.items()}
    assert set(figures()) == set(CARDS.spirits)


def test_no_two_files_are_alike() -> None:
    assert len({file.read_bytes() for file in FILES.values()}) == len(FILES) > 0


@pytest.mark.parametrize("noble", [False, True])
def test_unknown_cards_differ_too_and_stay_the_same(noble: bool) -> None:
    pictures = {card: small(card, noble, "earthbound") for card in OTHERS}
    for one, other in combinations(OTHERS, 2):
        assert distance(pictures[one], pictures[other]) > 8, (one, other)
    assert small(OTHERS[1], noble, "earthbound").tobytes() == pictures[OTHERS[1]].tobytes()


def test_no_dye_has_a_tone_twice_so_that_a_file_can_be_dyed() -> None:
    for worn in ALL_DYES:
        assert len({*worn.tones, LINE}) == len(worn.tones) + 1


def test_a_file_wears_the_dye_that_its_row_names() -> None:
    for card, look in figures().items():
        own = {code_of(tone) for tone in look.worn.tones}
        others = {code_of(tone) for dye in ALL_DYES for tone in dye.tones} - own
        found = set(re.findall("#[0-9a-f]{6}", look.file.read_text(encoding="utf-8")))
        assert found & own, (card, "it can be dyed")
        assert not found & others, (card, "nothing of it stays when it is dyed")


def test_a_figure_of_ours_wears_other_colours_on_another_fates_card() -> None:
    look = look_of("ember_cat")
    ours, theirs = (drawn(look.file, 56, look.dyes(fate)) for fate in ("hellbound", "heavenbound"))
    assert ours.tobytes() == drawn(look.file, 56).tobytes()
    assert distance(ours.getchannel("A"), theirs.getchannel("A")) == 0
    assert distance(ours.getchannel("B"), theirs.getchannel("B")) > 8


def test_the_fate_of_an_unknown_card_is_in_its_picture() -> None:
    pictures = [painted("stranger", fate, False, 60, 4) for fate in FATES]
    for one, other in combinations(pictures, 2):
        assert one.image.tobytes() != other.image.tobytes()


def test_a_noble_is_grander_than_a_spirit_of_the_same_name() -> None:
    one, other = (small("ilsabet", noble, "heavenbound") for noble in (True, False))
    assert distance(one, other) > 14


def test_signs_are_told_by_their_shape() -> None:
    masks = {name: sign(name, 24, BLACK).mask for name in SIGNS}
    masks |= {fate: fate_sign(fate).mask for fate in FATES}
    for one, other in combinations(masks, 2):
        assert distance(masks[one], masks[other]) > 20, (one, other)


def test_states_of_a_coin_are_told_apart_without_colour() -> None:
    states: tuple[CoinState, ...] = ("ready", "spent", "neutral")
    pictures = [grey(coin(state, 62), 20) for state in states]
    for one, other in combinations(pictures, 2):
        assert distance(one, other) > 20


def test_a_spent_channel_card_lies_on_its_side() -> None:
    for card, fate in ((None, None), ("will_o_wisp", FATES[1])):
        ready, spent = (channel_card(card, fate, 40, state) for state in (True, False))
        assert ready.size == spent.size[::-1]
        assert ready.size[0] < ready.size[1]


def test_a_used_text_is_struck_through() -> None:
    one, other = (grey(disc("manifest", 27, BLACK, used), 27) for used in (False, True))
    assert distance(one, other) > 15
