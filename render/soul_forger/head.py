"""A player's head: name, level, damage, Ronum, experience, and how many cards lie where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.soul_forger.seat.view import SideView, SoulForgerView
from render.drawing.lettering import width
from render.playing_cards.marks import crown, fan, pointer
from render.shared.box import Box
from render.soul_forger.arrows import Arrow, clear, draw_arrows
from render.soul_forger.scene import Scene
from render.soul_forger.tokens import mark
from render.soul_forger.words import is_over

COUNTS = ("hand", "deck", "forge", "material", "grave", "removed")


class Head(NamedTuple):
    """What is drawn of a player."""

    name: str
    active: bool
    won: bool
    living: bool
    level: int
    damage: int
    endurance: int
    ronum: int
    xp: int
    counts: tuple[tuple[str, int], ...]

    @classmethod
    def of(cls, view: SoulForgerView, side: SideView, name: str) -> Head:
        """Return what is drawn of a player."""
        sizes = (
            side.hand_size,
            side.deck_size,
            side.forge_size,
            len(side.material),
            len(side.grave),
            len(side.removed),
        )
        counts = tuple((what, count) for what, count in zip(COUNTS, sizes, strict=True))
        won = view.result is not None and side.seat in view.result.winners
        active = view.active == side.seat and view.turn > 0 and not is_over(view)
        return cls(
            name,
            active,
            won,
            side.living,
            side.level,
            side.damage,
            side.endurance,
            side.ronum,
            side.xp,
            counts,
        )


def draw_head(scene: Scene, box: Box, head: Head, broad: bool, arrows: Sequence[Arrow]) -> None:
    """Draw a player's head; golden and marked when it is that player's turn."""
    clear(scene, box)
    canvas, theme = scene.canvas, scene.theme
    inner = box.inset(5, 4)
    line = theme.gold if head.active or head.won else theme.panel_line
    canvas.panel(*inner, theme.panel, line, width=5 if head.active or head.won else 2)
    draw_arrows(scene, box, arrows, behind=True)
    if broad:
        _draw_name(scene, inner.left(380), head, 36)
        if head.living:
            said = inner.past(400).bottom(29)
            for place, what in ((0, "level"), (150, "damage"), (400, "ronum"), (590, "experience")):
                draw_label(scene, said.past(place).left(180), what)
            upper = inner._replace(high=inner.high - 20)
            _draw_level(scene, upper.past(400), head, 44)
            _draw_damage(scene, upper.past(550), head)
            _draw_ronum(scene, upper.past(800), head, 40)
            _draw_mark(scene, "experience", head.xp, upper.past(990), 40)
    else:
        top, foot = inner.top(48), inner.below(44).top(34)
        _draw_name(scene, top.left(246), head, 30)
        if head.living:
            _draw_level(scene, top.past(254), head, 36)
            _draw_damage(scene, top.past(358), head)
            draw_counts(scene, foot, head, 26)


def _draw_name(scene: Scene, box: Box, head: Head, size: int) -> None:
    canvas, theme = scene.canvas, scene.theme
    left = box.x + 14
    if head.won:
        canvas.paste(crown(size + 2, True, theme.gold), left, box.middle - size / 2 - 3)
        left += size + 10
    elif head.active:
        canvas.paste(pointer(size, theme.gold), left - 4, box.middle - size / 2)
        left += size + 4
    ink = theme.gold if head.active or head.won else theme.ink if head.living else theme.quiet
    if head.living:
        canvas.text(left, box.middle, head.name, size, ink, room=box.end - left)
        return
    out = canvas.speech.say("sf-picture-out")
    room = box.end - left - width(out, size - 8) - 14
    reach = canvas.text(left, box.middle, head.name, size, ink, room=room)
    canvas.text(left + reach + 14, box.middle, out, size - 8, theme.ink)


def _draw_level(scene: Scene, box: Box, head: Head, size: int) -> None:
    scene.canvas.paste(mark("level", size, scene.theme.gold), box.x, box.middle - size / 2)
    scene.canvas.text(box.x + size + 10, box.middle, str(head.level), size, scene.theme.ink)


def _draw_damage(scene: Scene, box: Box, head: Head) -> None:
    """Draw the damage against the Endurance at which a player is out (SF-2)."""
    canvas, theme = scene.canvas, scene.theme
    canvas.paste(mark("damage", 40, theme.wound), box.x, box.middle - 20)
    reach = canvas.text(box.x + 50, box.middle, str(head.damage), 48, theme.ink)
    canvas.text(box.x + 54 + reach, box.middle, f"/{head.endurance}", 36, theme.quiet)


def _draw_ronum(scene: Scene, box: Box, head: Head, size: int) -> None:
    """Draw the Ronum of all creatures against its limit, the level (SF-59)."""
    canvas, theme = scene.canvas, scene.theme
    canvas.paste(mark("ronum", size, theme.gold), box.x, box.middle - size / 2)
    reach = canvas.text(box.x + size + 8, box.middle, str(head.ronum), size, theme.ink)
    canvas.text(
        box.x + size + 10 + reach, box.middle, f"/{head.level}", round(size * 0.75), theme.quiet
    )  # its limit is the level


def _draw_mark(scene: Scene, name: str, count: int, box: Box, size: int) -> float:
    """Draw a count with its mark. Return how far it reaches."""
    canvas, theme = scene.canvas, scene.theme
    sprite = fan(size + 4, theme) if name == "hand" else mark(name, size, theme.quiet)
    canvas.paste(sprite, box.x, box.middle - sprite.size[1] / 2)
    wide = sprite.size[0] + 6
    return wide + canvas.text(box.x + wide, box.middle, str(count), size, theme.ink)


def draw_label(scene: Scene, box: Box, what: str) -> None:
    """Say in words what a mark counts: marks alone are learnt slowly."""
    text = scene.canvas.speech.say("sf-picture-label", what=what)
    size = next((size for size in (15, 14, 13) if width(text, size) <= box.wide), 12)
    scene.canvas.write(box, text, size, scene.theme.quiet)


def draw_counts(scene: Scene, box: Box, head: Head, size: int) -> None:
    """Draw how many cards lie where; in a quarter with Ronum and experience before, in a half with words."""
    counts = head.counts if head.counts[-1][1] else head.counts[:-1]
    broad = size > 30
    if not broad:
        _draw_ronum(scene, box.past(12), head, size + 2)
        _draw_mark(scene, "experience", head.xp, box.past(126), size)
        box, size = box.past(194).left(box.wide - 202), size - (4 if len(counts) > 5 else 0)
    step = box.wide / len(counts)
    for place, (what, count) in enumerate(counts):
        cell = box.past(place * step + 4).left(step - 4)
        _draw_mark(scene, what, count, cell.top(cell.high - 14) if broad else cell, size)
        if broad:
            draw_label(scene, cell.bottom(16), what)
