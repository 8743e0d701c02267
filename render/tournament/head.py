"""What every picture of a tournament has: its head, names of entrants, the mark of one's own line."""

from __future__ import annotations

from render.drawing.lettering import plain, width
from render.drawing.marks import crown
from render.shared.canvas import Canvas
from render.shared.speech import SpeechText

WIDE = 1200
MARGIN = 24
HEAD = 116
"""How high the head is."""
_TITLE, _UNDER = 46, 30


def entrant(number: int, name: str, speech: SpeechText) -> str:
    """Return what an entrant is called in a picture: a number where our font has nothing of the name."""
    return plain(name) or speech.say("tournament-pic-entrant", number=number)


def draw_head(canvas: Canvas, title: str, under: str, champion: str | None = None) -> None:
    """Write the title, what stands below it, and at the end of an event who has won."""
    theme = canvas.theme
    room = WIDE - 2 * MARGIN - 8.0
    if champion is not None:
        reach = min(480.0, width(champion, 36) + 96)
        left = WIDE - MARGIN - reach
        canvas.panel(left, 26, reach, 66, theme.gold, theme.gold_ink)
        canvas.centre(crown(44, True, theme.gold_ink), left + 42, 58)
        canvas.text(left + 76, 59, champion, 36, theme.gold_ink, room=reach - 92)
        room -= reach + 24
    name = plain(title) or canvas.speech.say("tournament-pic-untitled")
    canvas.text(MARGIN + 6, 44, name, _TITLE, theme.ink, room=room, face="slab")
    canvas.text(MARGIN + 6, 90, under, _UNDER, theme.quiet, room=room)


def draw_own(canvas: Canvas, x: float, y: float, high: float) -> None:
    """Mark the line of who looks at the picture with a bar before it."""
    canvas.image.paste(canvas.theme.gold, (round(x), round(y), round(x) + 8, round(y + high)))
