"""How the match stands, between the Nobles: what is done, whose turn it is, or who has won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engines.neo_noble.seat.view import NeoNobleView
from render.drawing.lettering import Face, width, wrapped
from render.drawing.marks import crown
from render.drawing.themes import Colour
from render.neo_noble.marks import put_bar
from render.neo_noble.scene import Scene, named, titled
from render.neo_noble.theme_colors import look_of
from render.neo_noble.words import headline, subject
from render.shared.box import Box
from render.shared.speech import SpeechText
from render.shared.typeset import largest

_STAGES = (62, 58, 54, 50)
"""Sizes of what is done; where it has no room so it is set in the face of names."""
_SMALL = (46, 42, 38, 34, 32, 30, 28)
_LINES = (30, 28, 26, 24)


class TurnMark(NamedTuple):
    """What is said of how the match stands."""

    stage: str
    """What is done, or who has won."""
    whose: str
    told: tuple[str, ...]
    """How far it has come."""
    over: bool
    won: bool
    fight: bool

    @classmethod
    def of(cls, view: NeoNobleView, names: Sequence[str], speech: SpeechText) -> TurnMark:
        """Say whose turn it is, or who has won, and how far the match has come."""
        name, stage = headline(view, names[subject(view)], speech)
        result = view.result
        if result is not None:
            name, stage = (stage, name) if result.winners else ("", name)
        elif view.stage in ("exchange", "setup"):
            name, stage = stage, name
        else:
            name = speech.say("nn-picture-whose-turn", name=name)
        won = result is not None and bool(result.winners)
        return cls(stage, name, tuple(_so_far(view, speech)), result is not None, won, view.stage == "battle")


def draw_turn(scene: Scene, box: Box, turn: TurnMark) -> None:
    """Draw how the match stands; golden and crowned when it is over."""
    canvas, look = scene.canvas, look_of(scene.theme)
    ink, quiet, title = look.ink, look.quiet, look.fight if turn.fight else look.title
    if turn.over:
        put_bar(canvas, box, look.gold, look.gold_line)
        ink = quiet = title = look.gold_ink
    rows: list[tuple[str, int, Colour]] = [(text, 30, ink) for text in (turn.whose,) if text]
    rows += [(text, 28, quiet) for text in turn.told]
    inner = box.inset(4, 6)
    foot = inner.bottom(len(rows) * 32)
    upper = inner.top(inner.high - foot.high)
    if turn.won:
        canvas.centre(crown(44, True, ink), upper.centre, upper.y + 22)
        upper = upper.below(44)
    _put_stage(scene, upper, turn.stage, title)
    for place, (text, most, colour) in enumerate(rows):
        face = named(text)
        size = largest(text, [each for each in _LINES if each <= most], inner.wide, face)
        y = foot.y + place * 32 + 16
        canvas.text(inner.centre, y, text, size, colour, "middle", face=face, room=inner.wide)


def _put_stage(scene: Scene, box: Box, text: str, ink: Colour) -> None:
    """Write what is done as large as it has room in two rows, in the large face or in that of names."""
    faces: tuple[tuple[Face, Sequence[int]], ...] = ((titled(text), _STAGES), (named(text), _SMALL))
    for face, sizes in faces:
        for size in sizes:
            rows = wrapped(text, size, box.wide, face)
            high = len(rows) * size * 0.84
            if all(width(word, size, face) <= box.wide for word in text.split(" ")) and high <= box.high:
                for place, row in enumerate(rows):
                    y = box.middle + (place - (len(rows) - 1) / 2) * size * 0.84
                    scene.canvas.text(box.centre, y, row, size, ink, "middle", face=face)
                return
    scene.canvas.text(box.centre, box.middle, text, _SMALL[-1], ink, "middle", room=box.wide)


def _so_far(view: NeoNobleView, speech: SpeechText) -> Iterator[str]:
    """Yield which game and turn it is; the setup has no turn, and between games only the next one counts."""
    if view.stage == "exchange":
        yield speech.say("nn-picture-next-game", game=view.game_number)
        return
    if view.options.best_of > 1:
        yield speech.say("nn-picture-game", game=view.game_number)
    if view.turn:
        yield speech.say("nn-picture-turn-label", turn=view.turn)
