"""The cycle, and the turn below it (NX-18)."""

from __future__ import annotations

from render.drawing.themes import Colour
from render.noxtalia.scene import DuelScene, face_of
from render.noxtalia.theme_colors import RIM
from render.noxtalia.tokens import medallion, turned_once
from render.shared.box import Box
from render.shared.theme_colors import WHITE
from render.shared.typeset import largest

_CYCLE: Colour = (255, 232, 168)


def draw_clock(scene: DuelScene, box: Box) -> None:
    """Draw the sun or the moon, and say which turn, by day or night, and which phase of it."""
    canvas, view, say = scene.canvas, scene.view, scene.canvas.speech.say
    lines = [say("nx-picture-turn-of", turn=view.turn, limit=view.options.turn_limit)]
    if view.options.best_of_three:
        lines.append(say("nx-picture-game", game=view.game_number))
    lines.append(say("nx-picture-now", cycle=view.cycle))
    if view.result is None:
        lines.append(say("nx-picture-phase", phase=view.phase))
    step = 33.0
    disc = min(150, round(box.high - len(lines) * step - 14))
    middle = box.y + disc / 2 + 2
    canvas.centre(medallion(view.cycle, disc, scene.look.gold[1]), box.centre, middle)
    if view.flipped:
        canvas.centre(turned_once(44, _CYCLE), box.end - 22, middle + disc * 0.36)
    y = box.y + disc + 10 + (box.high - disc - 14 - len(lines) * step) / 2 + step / 2
    for place, line in enumerate(lines):
        face = face_of(line) if place == 0 else "text"
        sizes = (38, 36, 34, 32, 30, 28) if place == 0 else (28, 26, 24)
        size = largest(line, sizes, box.wide, face)
        canvas.label(box.centre, y, line, size, WHITE if place == 0 else _CYCLE, RIM, "middle", face=face,
                     room=box.wide)  # fmt: skip
        y += step
