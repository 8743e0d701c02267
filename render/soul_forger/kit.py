"""Equipment and Actions, and in a half of the table what is counted above them."""

from __future__ import annotations

from collections.abc import Sequence

from render.drawing.lettering import width
from render.shared.box import Box
from render.soul_forger.bars import put_count
from render.soul_forger.board_model import ShownModel
from render.soul_forger.marks import (
    chips_of,
    night,
    numbers_wide,
    put_anvil,
    put_chips,
    put_number,
    put_numbers,
    put_off,
    put_ring,
    put_role,
)
from render.soul_forger.scene import Scene
from render.soul_forger.theme_colors import EMBER, look_of
from render.soul_forger.tiles import put_body
from render.soul_forger.tokens import back

_EDGE = 4
_DISC, _BADGE = 42, 38
_NUMBER = (42, 44)
"""Width and height of a weapon's power."""
_FOOT = 34


def draw_gear(scene: Scene, box: Box, shown: ShownModel) -> None:
    """Draw Equipment or an Action; a back tells the turn in which it was set (SF-125)."""
    if shown.marked is not None:
        put_ring(scene, box, shown.marked, 5, 12)
    elif shown.flows:
        put_ring(scene, box, "acts", 5, 12)
    if not shown.up:
        _draw_back(scene, box, shown)
    elif shown.card is not None:
        _draw_open(scene, box, shown)
    _put_badge(scene, box, shown)


def _draw_open(scene: Scene, box: Box, shown: ShownModel) -> None:
    art = box.inset(_EDGE, _EDGE)
    narrow = box.wide < 2 * _NUMBER[0]
    if shown.power is not None and narrow:
        art = art.top(art.high - _NUMBER[1] + 6)
    put_body(scene, box, art, shown.card or "", grey=shown.grey)
    if shown.power is not None:
        wide, high = (box.wide + 2, _NUMBER[1]) if narrow else _NUMBER
        wide = max(wide, width(shown.power.text, 42) + 14) if not narrow else wide
        put_number(scene, Box(box.end + 2 - wide, box.foot + 3 - high, wide, high), shown.power)
    if not shown.on:
        put_off(scene, Box(box.x - 2, box.y + 13, box.wide + 4, 38), (28, 26, 24))
    free = _beside_badge(box.inset(2, 3), shown)
    if shown.power is None:
        put_chips(scene, box.inset(2, 3), chips_of(shown, ""))
    elif shown.on and not narrow:  # of weapons in narrow places these tell which is which
        put_chips(scene, free.top(36), chips_of(shown, ""))
    elif not narrow:
        beside = max(_NUMBER[0], width(shown.power.text, 42) + 14)
        put_chips(scene, box.inset(0, 3).bottom(36).left(box.wide - beside - 1), chips_of(shown, ""))


def _beside_badge(box: Box, shown: ShownModel) -> Box:
    """Return what numbers of the Flow and the sign of a role leave free along the upper edge."""
    left = numbers_wide(shown.numbers, _BADGE) - 8 if shown.numbers else 0
    return box.past(left).left(box.wide - left - (34 if shown.marked or shown.flows else 0))


def _put_badge(scene: Scene, box: Box, shown: ShownModel) -> None:
    """Put the numbers of the Flow upon the upper left corner, the sign of a role upon the right one."""
    if shown.marked is not None:
        put_role(scene, box.end - _DISC * 0.3, box.y + _DISC * 0.3, shown.marked, _DISC)
    elif shown.flows:
        put_anvil(scene, box.end - _DISC * 0.3, box.y + _DISC * 0.3, _DISC)
    if shown.numbers:
        x = box.x - 8 + numbers_wide(shown.numbers, _BADGE) / 2
        put_numbers(scene, x, box.y + 4, shown.numbers, _BADGE)


def _draw_back(scene: Scene, box: Box, shown: ShownModel) -> None:
    """Draw a card that lies face down with its turn; to its owner also what it is."""
    canvas = scene.canvas
    wide, high = round(box.wide), round(box.high)
    canvas.paste(back(wide, high), box.x, box.y)
    if shown.card is not None:
        art = box.inset(7, 7).top(high - _FOOT - (9 if shown.since else -20))
        sprite = scene.cards.art(shown.card, round(art.wide), round(art.high), 5)
        canvas.paste(sprite, art.x, art.y)
    if shown.since:  # Starting Gear is what nobody has set (SF-23)
        foot = box.inset(4, 3).bottom(_FOOT)
        canvas.paste(night(round(foot.wide), _FOOT), foot.x, foot.y)
        word = canvas.speech.say("sf-picture-set-short", turn=shown.since)
        sizes = (30, 28, 26, 24)
        size = next((size for size in sizes if width(word, size) <= foot.wide - 4), 0)
        canvas.text(foot.centre, foot.middle, word if size else str(shown.since), size or 24, EMBER, "middle")
    if shown.nth and shown.since:
        put_chips(scene, _beside_badge(box.top(36).inset(1), shown), chips_of(shown, ""))


# What is counted


def draw_counts(scene: Scene, box: Box, counts: Sequence[tuple[str, int]]) -> None:
    """Draw how many cards lie where, each with its sign, number and word."""
    look = look_of(scene.theme)
    words = [scene.canvas.speech.say("sf-picture-label", what=what) for what, _ in counts]
    numbers = [str(count) for _, count in counts]
    needs = [
        max(width(word, 24), 40 + width(number, 42)) for word, number in zip(words, numbers, strict=True)
    ]
    gap = min(34.0, (box.wide - sum(needs)) / max(1, len(counts) - 1))
    x = box.x
    for (what, count), need in zip(counts, needs, strict=True):
        put_count(scene, Box(x, box.y, need, box.high), what, str(count), look.ink, look.quiet, look.quiet)
        x += need + gap
