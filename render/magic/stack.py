"""The stack as a column, newest on top: each entry has a number, which its targets repeat."""

from __future__ import annotations

from collections.abc import Sequence

from render.drawing.depth import bar
from render.drawing.lettering import fitted, heading, width, wrapped
from render.drawing.signs import disc
from render.drawing.themes import Colour
from render.magic.art.figures import subject
from render.magic.art.paint import picture
from render.magic.board_model import BoardModel, PieceModel, StackEntry
from render.magic.marks import numbers_text, put_numbers
from render.magic.scene import HEADINGS, Scene
from render.magic.small import draw_small
from render.magic.theme_colors import INK, PAPER, look_of
from render.magic.tiles import put_ring
from render.magic.words import aim_word, beside, entry_name
from render.shared.box import Box
from render.shared.typeset import largest, rows_of, set_name

_HEAD = 54
_GAP = 8
_HIGHS = ((2, 296), (3, 204), (4, 158), (5, 126))
"""Up to so many entries are so high."""
_MORE = 40
_LINE = 29
_DISC = 46
_GRAVE = 122
_AIMS = 3
"""So many lines of targets."""


def draw_stack(scene: Scene, box: Box, seen: BoardModel, names: Sequence[str]) -> None:
    """Draw what waits to resolve; while nothing does, what was put into the graveyards last."""
    look = look_of(scene.theme)
    canvas, speech = scene.canvas, scene.canvas.speech
    canvas.paste(bar(round(box.wide), round(box.high), (look.panel,), look.line, 12, 2), box.x, box.y)
    title = speech.say("mn-picture-stack")
    face = heading(title, HEADINGS)
    canvas.text(box.centre, box.y + 30, title, 38, look.heading, "middle", face=face)
    room = box.inset(10, 8).below(_HEAD - 8)
    if not seen.stack:
        _draw_empty(scene, room, seen, names)
        return
    more = f"+{seen.waiting}" if seen.waiting else ""
    if more:
        canvas.text(box.end - 12, box.y + 30, more, 26, look.quiet, "right")
    high, most = _arranged(len(seen.stack), room.high)
    y = room.y
    for entry in seen.stack[:most]:
        _draw_entry(scene, Box(room.x, y, room.wide, high), entry, names, first=entry is seen.stack[0])
        y += high + _GAP
    rest = len(seen.stack) - most
    if rest > 0:
        canvas.text(room.centre, y + _MORE / 2 - 4, f"+{rest}", 34, look.ink, "middle")


def _arranged(count: int, room: float) -> tuple[float, int]:
    """Return how high entries are, and how many find room."""
    high = next((high for most, high in _HIGHS if count <= most), _HIGHS[-1][1])
    fit = int((room + _GAP) // (high + _GAP))
    return high, count if count <= fit else int((room - _MORE + _GAP) // (high + _GAP))


def _draw_entry(scene: Scene, box: Box, entry: StackEntry, names: Sequence[str], *, first: bool) -> None:
    """Draw an entry: number, name, picture, whose it is and what it aims at."""
    look, canvas = look_of(scene.theme), scene.canvas
    line = look.acts if first else look.line
    if entry.numbers:
        put_ring(scene, box, look.aimed, 4)
    canvas.paste(bar(round(box.wide), round(box.high), look.bar, line, 10, 4 if first else 2), box.x, box.y)
    small = box.high < 150
    inner = box.inset(9, 5)
    head = inner.past(_DISC - 8).top(38)
    head = head.left(head.wide - width(numbers_text(entry.numbers), 26) - 10) if entry.numbers else head
    name = entry_name(entry, scene.cards, drawn=True)
    size, rows = set_name(name, (28, 27, 26, 25, 24), head.wide, 24)
    lead = 38.0 if len(rows) == 1 else 54.0
    for row, text in enumerate(rows):
        y = inner.y + lead / 2 + (row - (len(rows) - 1) / 2) * 26
        canvas.text(head.x, y, text, size, look.ink, room=head.wide)
    words = _words(scene, entry, names, inner.wide, together=small)
    canvas.centre(disc(_DISC, look.gold[0] if first else PAPER, INK), box.x + 16, box.y + 20)
    canvas.text(box.x + 16, box.y + 20, str(entry.number), 28, INK, "middle")
    rest = inner.below(lead)
    fit = max(1, int(rest.high // _LINE))
    art_high = rest.high - min(len(words), fit) * _LINE - 4
    if art_high >= 44:
        art = rest.top(art_high)
        sprite = picture(
            subject(scene.cards.find(entry.under or entry.card)), round(art.wide), round(art.high), 6
        )
        canvas.paste(sprite, art.x, art.y)
        rest = rest.below(art_high + 4)
    _write(scene, rest, words)
    if entry.numbers:
        put_numbers(scene, box.end - 18, box.y + 22, entry.numbers)


def _words(
    scene: Scene, entry: StackEntry, names: Sequence[str], room: float, *, together: bool
) -> list[tuple[str, Colour]]:
    """Return the lines below an entry: whose it is, what was chosen, what it aims at."""
    look, say = look_of(scene.theme), scene.canvas.speech.say
    owner = fitted(names[entry.seat], 24, room)
    chosen = beside(entry, scene.cards)
    if entry.resolving:
        chosen.insert(0, say("mn-picture-resolving"))
    first = (
        say("mn-picture-titled", title=fitted(owner, 24, room * 0.6), text=", ".join(chosen))
        if chosen
        else owner
    )
    lines = [(row, look.heading) for row in wrapped(first, 24, room)[: 1 if together else 2]]
    aims = [aim_word(aim, names, scene.cards, drawn=True) for aim in entry.aims]
    aims = [", ".join(aims)] if together and aims else aims
    if len(aims) > _AIMS:
        aims = [*aims[: _AIMS - 1], f"+{len(aims) - _AIMS + 1}"]
    return lines + [(say("mn-picture-arrow", what=aim), look.ink) for aim in aims]


def _write(scene: Scene, box: Box, words: Sequence[tuple[str, Colour]]) -> None:
    """Write lines as far as there is room; what finds none is counted."""
    most = max(1, int((box.high + 3) // _LINE))
    shown = list(words[:most])
    if len(words) > most:
        text, colour = shown[-1]
        shown[-1] = (fitted(text, 26, box.wide - 44) + f" +{len(words) - most}", colour)
    for place, (text, colour) in enumerate(shown):
        y = box.y + _LINE * (place + 0.5)
        size = 26 if width(text, 26) <= box.wide else 24
        scene.canvas.text(box.x, y, text, size, colour, room=box.wide)


def _draw_empty(scene: Scene, room: Box, seen: BoardModel, names: Sequence[str]) -> None:
    """Say that nothing waits, and show what lies uppermost in the graveyards."""
    look, canvas, say = look_of(scene.theme), scene.canvas, scene.canvas.speech.say
    waits = say("mn-picture-waiting", count=seen.waiting) if seen.waiting else say("mn-picture-empty")
    for row, text in enumerate(wrapped(waits, 26, room.wide)[:2]):
        canvas.text(room.centre, room.y + 18 + row * 30, text, 26, look.quiet, "middle")
    for seat, y in zip(seen.seating[::-1], (room.y + 100, room.foot - _GRAVE - 82), strict=True):
        side = seen.sides[seat]
        if not side.top:
            continue
        name = rows_of(names[seat], largest(names[seat], (26, 24), room.wide), room.wide)
        for row, text in enumerate(name):
            at = y + (row - len(name) + 1) * 27
            canvas.text(room.centre, at, text, 24 if name[1:] else 26, look.heading, "middle")
        for row, text in enumerate(wrapped(say("mn-picture-last"), 24, room.wide)[:2]):
            canvas.text(room.centre, y + 30 + row * 27, text, 24, look.quiet, "middle")
        spot = Box(room.x + 10, y + 76, room.wide - 20, _GRAVE)
        draw_small(scene, spot, lies(side.top, seat))


def lies(card: str, seat: int) -> PieceModel:
    """Return a card that lies in a graveyard as something to draw."""
    return PieceModel(
        card, "", 0, seat, False, (), 0, 0, 0, (), (), 0, False, False, False, "", "", False, (), ()
    )
