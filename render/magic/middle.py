"""Beside and between the halves: whose turn it is, what goes on, who decides; the steps; the Nobles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple

from render.drawing.depth import bar, plate
from render.drawing.lettering import Face, fitted, heading, width
from render.drawing.marks import crown
from render.drawing.themes import Colour
from render.drawing.tones import darker
from render.magic.art.figures import subject
from render.magic.art.paint import dark_picture, picture
from render.magic.board_model import BoardModel, NobleModel
from render.magic.frames import night
from render.magic.marks import put_numbers
from render.magic.scene import HEADINGS, Scene
from render.magic.theme_colors import BACK, BRASS, INK, PAPER, look_of
from render.magic.tiles import put_ring
from render.magic.tokens import disc_sign, emblem
from render.magic.words import BAND, decides, step_word, when, winners
from render.shared.box import Box
from render.shared.theme_colors import WHITE
from render.shared.typeset import largest, rows_of, set_name

_TEXT = (30, 28, 26, 24)
_MOST_LINES = 4
_ENDS = (48, 42, 36, 32, 28)
_TITLES, _LEADS = (64, 56, 48, 42), (36, 32, 28, 26)
_HEADING = (38, 34, 30, 27, 24)


class _Line(NamedTuple):
    text: str
    size: int
    face: Face
    ink: Colour

    @property
    def high(self) -> float:
        """How much room it takes."""
        return self.size * 1.22


def draw_turn(scene: Scene, box: Box, seen: BoardModel, names: Sequence[str]) -> None:
    """Say whose turn it is and which, the step, and who decides, one below the other."""
    lines: list[_Line] = []
    for room, small in (
        (2, False),
        (2, True),
        (1, False),
    ):  # names in two rows, else in one
        short = [fitted(name, _TEXT[-1], room * box.wide - 8) for name in names]
        told = [row for row in _told(scene, seen, short) if row[0]]
        lines = [line for row in told for line in _lines(*row, box.wide, small=small)]
        if sum(line.high for line in lines) <= box.high:
            break
    y = box.middle - sum(line.high for line in lines) / 2
    for line, reach in zip(lines, accumulate(line.high for line in lines), strict=True):
        said = fitted(line.text, line.size, box.wide, line.face)
        middle = y + reach - line.high / 2
        scene.canvas.text(box.centre, middle, said, line.size, line.ink, "middle", face=line.face)


def _told(scene: Scene, seen: BoardModel, names: Sequence[str]) -> Iterator[tuple[str, Colour, Face]]:
    """Yield what is said of the turn, in which colour and face."""
    look, speech = look_of(scene.theme), scene.canvas.speech
    if seen.game:
        yield speech.say("mn-picture-game", game=seen.game), look.quiet, "text"
    if seen.is_over:
        yield speech.say("mn-picture-over"), look.heading, "text"
        yield speech.say("mn-picture-turn", turn=seen.turn), look.ink, "text"
        return
    step = step_word(seen, speech)
    yield when(seen, names, speech), look.heading, "text"
    yield speech.say("mn-picture-turn", turn=seen.turn), look.ink, "text"
    yield step, look.call, heading(step, HEADINGS)
    yield decides(seen, names, speech), look.ink, "text"


def _lines(text: str, ink: Colour, face: Face, room: float, *, small: bool) -> list[_Line]:
    """Return a text in one line, a heading rather in plain letters than in two; else in some small lines."""
    large = _HEADING if face == HEADINGS else _TEXT
    rather: Sequence[tuple[Face, Sequence[int]]] = ((face, large), ("text", _TEXT))
    for tried, sizes in rather:
        size = largest(text, sizes[2:] if small else sizes, room, tried)
        if width(text, size, tried) <= room:
            return [_Line(text, size, tried, ink)]
    last = _TEXT[3:] if small else _TEXT[2:]
    ways: list[tuple[int, Face]] = [(size, tried) for tried, _ in rather for size in last]
    size, tried = next((way for way in ways if _is_whole(text, *way, room)), ways[-1])
    return [_Line(row, size, tried, ink) for row in rows_of(text, size, room, _MOST_LINES, tried)]


def _is_whole(text: str, size: int, face: Face, room: float) -> bool:
    """Tell whether no word of a text must be broken."""
    return all(width(word, size, face) <= room for word in text.split(" "))


def draw_start(scene: Scene, box: Box, seen: BoardModel, names: Sequence[str]) -> None:
    """Say upon the dial what is done before the first turn, who decides, and what was done with the hands."""
    look, speech = look_of(scene.theme), scene.canvas.speech
    title = winners(seen, names, speech) if seen.is_over else when(seen, names, speech)
    rows = [(title, _TITLES, look.heading), (decides(seen, names, speech), _LEADS, look.ink)]
    if seen.game:
        rows.insert(0, (speech.say("mn-picture-game", game=seen.game), _LEADS, look.quiet))
    for side in (seen.sides[seat] for seat in seen.seating):
        gone = [speech.say("mn-picture-mulligans", count=side.mulligans)] if side.mulligans else []
        gone += [speech.say("mn-picture-kept")] if side.kept else []
        if gone:
            said = speech.say("mn-picture-titled", title=names[side.seat], text=", ".join(gone))
            rows.append((said, _LEADS, look.quiet))
    y = box.middle - sum(sizes[0] for _, sizes, _ in rows) * 0.75
    for text, sizes, colour in rows:
        face = heading(text, HEADINGS) if sizes is _TITLES else "text"
        size = next((size for size in sizes if width(text, size, face) <= box.wide), sizes[-1])
        y += sizes[0] * 0.75
        scene.canvas.text(box.centre, y, text, size, colour, "middle", face=face, room=box.wide)
        y += sizes[0] * 0.75


def draw_steps(scene: Scene, box: Box, seen: BoardModel) -> None:
    """Draw the parts of the turn in a row, the present one golden."""
    look, speech = look_of(scene.theme), scene.canvas.speech
    words = [speech.say("mn-picture-band", part=part) for part, _ in BAND]
    wide = [width(word, 24) for word in words]
    gap = 6.0
    spare = (box.wide - sum(wide) - gap * (len(words) - 1)) / len(words)
    x = box.x
    for word, own, (_, steps) in zip(words, wide, BAND, strict=True):
        now = seen.is_playing and seen.step in steps
        spot = Box(x, box.y, own + spare, box.high)
        tones, line = (look.gold, look.gold_line) if now else ((look.panel,), look.line)
        scene.canvas.paste(bar(round(spot.wide), round(spot.high), tones, line, 8, 2), spot.x, spot.y)
        ink = look.gold_ink if now else look.quiet
        scene.canvas.text(spot.centre, spot.middle, word, 24, ink, "middle")
        x = spot.end + gap


def draw_end(scene: Scene, box: Box, seen: BoardModel, names: Sequence[str]) -> None:
    """Say upon a golden ribbon between the halves who has won."""
    look, canvas = look_of(scene.theme), scene.canvas
    text = winners(seen, names, canvas.speech)
    face = heading(text, HEADINGS)
    size = next((size for size in _ENDS if width(text, size, face) <= box.wide - 120), _ENDS[-1])
    box = box.inset(0, -8)
    canvas.paste(bar(round(box.wide), round(box.high), look.gold, look.gold_line, 10), box.x, box.y)
    canvas.text(box.centre, box.middle, text, size, look.gold_ink, "middle", face=face, room=box.wide - 120)
    for x in (box.x + 34, box.end - 34):
        canvas.centre(crown(42, bool(seen.winners), look.gold_ink), x, box.middle)


def draw_noble(scene: Scene, box: Box, noble: NobleModel) -> None:
    """Draw a Noble, its back while the viewer does not know it; in the shade while it is not at home."""
    if noble.place == "none":
        return
    canvas, speech = scene.canvas, scene.canvas.speech
    wide, high = round(box.wide), round(box.high)
    look = look_of(scene.theme)
    if noble.numbers:
        put_ring(scene, box, look.aimed)
    canvas.shade(box)
    away = noble.place != "home"
    gold = tuple(darker(tone, 0.45) for tone in look.gold) if away else look.gold
    canvas.paste(bar(wide, high, gold, look.gold_line, 12, 3), box.x, box.y)
    inner = box.inset(8, 8)._replace(high=box.high - 58)
    if noble.card:
        what = subject(scene.cards.find(noble.card))
        draw = dark_picture if away else picture
        canvas.paste(draw(what, round(inner.wide), round(inner.high), 7), inner.x, inner.y)
    else:
        canvas.paste(bar(round(inner.wide), round(inner.high), BACK, INK, 8, 2), inner.x, inner.y)
        canvas.centre(emblem(104), inner.centre, inner.middle)
        canvas.text(inner.centre, inner.middle, "N", 46, BRASS, "middle", face=HEADINGS)
    _put_noble_name(scene, box, noble)
    if noble.place in ("table", "stack", "grave", "exile", "away"):
        word = speech.say("mn-picture-place", place=noble.place)
        _put_word(scene, inner, word, inner.middle)
    elif noble.card and not noble.open:
        _put_word(scene, inner, speech.say("mn-picture-hidden"), inner.y + 18)
    if noble.tax:
        _put_word(scene, inner, speech.say("mn-picture-tax", number=noble.tax), inner.foot - 18)
    if noble.numbers:
        canvas.centre(disc_sign("aimed", 44, (206, 44, 50), WHITE, WHITE), box.end - 26, box.y + 26)
        put_numbers(scene, box.end - 62, box.y + 26, noble.numbers)


def _put_noble_name(scene: Scene, box: Box, noble: NobleModel) -> None:
    foot = box.bottom(50).inset(6, 0)
    if not noble.card:
        word = scene.canvas.speech.say("mn-picture-noble")
        face = heading(word, HEADINGS)
        scene.canvas.text(
            foot.centre, foot.middle - 2, word, 30, look_of(scene.theme).gold_ink, "middle", face=face
        )
        return
    name = scene.cards.drawn_name(noble.card)
    size, rows = set_name(name, (26, 25, 24), foot.wide - 8, 24)
    high = 42 if len(rows) == 1 else 54
    spot = box.bottom(high + 6).inset(6, 0).top(high)
    scene.canvas.paste(plate(round(spot.wide), high, PAPER, INK), spot.x, spot.y)
    for row, line in enumerate(rows):
        y = spot.middle + (row - (len(rows) - 1) / 2) * 25
        scene.canvas.text(spot.centre, y, line, size, INK, "middle", room=spot.wide - 6)


def _put_word(scene: Scene, box: Box, word: str, y: float) -> None:
    """Write a word upon a dark plate across a picture."""
    size = next((each for each in (26, 25) if width(word, each) <= box.wide - 12), 24)
    wide = round(min(box.wide, width(word, size) + 16))
    scene.canvas.paste(night(wide, 34, BRASS), box.centre - wide / 2, y - 17)
    scene.canvas.text(box.centre, y, word, size, WHITE, "middle", room=wide - 6)
