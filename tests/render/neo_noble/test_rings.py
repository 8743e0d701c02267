"""Rings tell a seat what it can do now, in its own pictures alone."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image

from bot.texts import texts_in
from render.drawing.themes import Colour, theme_called
from render.neo_noble import board_alt, board_facts, draw_board, draw_hand, hand_alt, hand_facts
from render.neo_noble.hand import page_of
from render.neo_noble.places import arch_box, column, half_of, link_of, rows_of
from render.neo_noble.theme_colors import look_of
from render.shared.box import Box
from tests.engines.neo_noble.language import ruling
from tests.engines.neo_noble.pack import act, arbiter, errant, text
from tests.engines.neo_noble.scenes import ME, YOU, Scene, scene, seen

NAMES = ("Ada", "Bartholomé")
SNARE = errant("snare", 1, 1, 3, react={"event": "attack"})
SELLER = arbiter("seller", 1, 1, 2, text("pay", act("draw"), cost=[{"cost": "souls", "number": 1}]))
THEMES = ("dark", "light", "colour_blind")


def board(s: Scene, viewer: int | None, theme: str = "dark") -> Image.Image:
    return draw_board(seen(s, viewer), NAMES, texts_in("en"), theme)


def hand(s: Scene, viewer: int, theme: str = "dark") -> Image.Image:
    return draw_hand(seen(s, viewer), NAMES, texts_in("en"), theme)


def ring(image: Image.Image, box: Box) -> Colour:
    """Return the colour of what lies around a box, at the middle of its left side."""
    found: Any = image.getpixel((round(box.x) - 2, round(box.middle)))
    return found


def held_rings(s: Scene, viewer: int, theme: str = "dark") -> str:
    """Tell the rings of a hand: `p` can be played, `b` can Block."""
    look, image = look_of(theme_called(theme)), hand(s, viewer, theme)
    told = {look.soul: "p", look.blocks: "b"}
    count = seen(s, viewer).sides[viewer].hand_size
    return "".join(told.get(ring(image, box), "-") for box in page_of(count, []).cards)


def attacked(your_hand: str, **more: Any) -> Scene:
    more = {"left": "giant", "souls": 2, "your_right": "moth", "cards": (SNARE, SELLER), **more}
    return scene(your_hand=your_hand, **more).attacks("left")


@pytest.mark.parametrize("theme", THEMES)
def test_who_is_attacked_sees_what_he_can_answer_with(theme: str) -> None:
    s = attacked("snare fox bear", your_souls=1)
    assert held_rings(s, YOU, theme) == "-p-", "in order of cost: fox, snare, bear"
    assert held_rings(s.do("block"), YOU, theme) == "bbb"


def test_where_no_reaction_can_be_paid_for_the_rings_tell_of_blocks() -> None:
    assert held_rings(attacked("snare fox"), YOU) == "bb"


def test_nothing_is_ringed_while_others_decide() -> None:
    s = scene(left="giant", souls=3, hand="fox moth", your_hand="fox")
    assert "p" in held_rings(s, ME)
    assert held_rings(s.attacks("left"), ME) == "--"


def ringed(s: Scene, boxes: list[Box], theme: str = "dark") -> list[bool]:
    """Tell which boxes have rings upon one's own board that others do not see."""
    own, public = board(s, ME, theme), board(s, None, theme)
    return [ring(own, box) != ring(public, box) for box in boxes]


@pytest.mark.parametrize("theme", THEMES)
def test_ones_own_board_rings_texts_and_attacks_that_can_be_made(theme: str) -> None:
    s = scene(left="giant", middle="seller", souls=3, cards=(SELLER,), hand="fox")
    rows = rows_of(seen(s, ME))
    halves = [half_of(column(rows.near, index), above=False) for index in range(3)]
    actives = [link_of(half.field, 0, above=False).active for half in halves[:2]]
    assert ringed(s, actives, theme) == [False, True]
    assert ringed(s, [half.totals for half in halves], theme) == [True, True, False]


def words(s: Scene, viewer: int | None) -> str:
    return board_alt(seen(s, viewer), NAMES, texts_in("en"))


def test_words_tell_of_rings_and_only_to_who_sees_them() -> None:
    s = scene(left="giant", middle="seller", souls=3, cards=(SELLER,), hand="fox")
    told = words(s, ME)
    assert "Can be used now: Seller. Can attack now: Left, Middle." in told
    assert [" now: " in words(s, viewer) for viewer in (YOU, None)] == [False, False]
    assert "Can be played now: Fox." in hand_alt(seen(s, ME), NAMES, texts_in("en"))
    asked = attacked("snare fox bear", your_souls=1)
    assert "Can be played now: Snare." in hand_alt(seen(asked, YOU), NAMES, texts_in("en"))
    blocking = hand_alt(seen(asked.do("block"), YOU), NAMES, texts_in("en"))
    assert "Can Block now: Fox, Snare, Bear." in blocking


def test_a_noble_is_ringed_while_an_ability_can_be_used() -> None:
    s = ruling(text("manifest", act("draw")))
    box = arch_box(rows_of(seen(s, ME)), below=True)
    assert ringed(s, [box]) == [True]
    assert ringed(s.do("manifest", "noble:0"), [box]) == [False], "once in a turn (NN-117)"


@pytest.mark.parametrize("ending", [(), ("block",)])
def test_whether_one_can_react_is_seen_by_nobody_else(ending: tuple[str, ...]) -> None:
    """NN-R56: who is attacked is asked in any case."""
    able, unable = (attacked(held, your_souls=1).do(*ending) for held in ("snare fox", "wolf fox"))
    for viewer in (ME, None):
        assert board(able, viewer).tobytes() == board(unable, viewer).tobytes()
        assert board_facts(seen(able, viewer)) == board_facts(seen(unable, viewer))
        assert words(able, viewer) == words(unable, viewer)
    assert hand(able, ME).tobytes() == hand(unable, ME).tobytes()
    assert hand_facts(seen(able, ME)) == hand_facts(seen(unable, ME))
    told = [hand_alt(seen(each, ME), NAMES, texts_in("en")) for each in (able, unable)]
    assert told[0] == told[1]
    assert hand(able, YOU).tobytes() != hand(unable, YOU).tobytes()
