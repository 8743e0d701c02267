"""The players in a strip: life, hand or mana, and their creatures."""

from __future__ import annotations

from collections.abc import Sequence

from render.drawing.depth import bar, plate
from render.drawing.lettering import heading, width
from render.drawing.marks import fan
from render.drawing.pen import Sprite
from render.drawing.signs import heart, triangle
from render.drawing.sprite_cache import cached_sprite
from render.drawing.themes import Colour
from render.drawing.tones import darker
from render.magic.art.figures import Subject, subject
from render.magic.art.paint import dimmed, picture
from render.magic.art.tints import letters
from render.magic.frames import frame
from render.magic.marks import (
    SIGN,
    chip_wide,
    chips,
    numbers_text,
    put_badge,
    put_chips,
    put_count,
    put_signs,
    signs,
    state_colours,
    states,
)
from render.magic.scene import HEADINGS, Scene
from render.magic.strip_cards import GAP, put_rows
from render.magic.strip_model import ShownPiece, ShownSide
from render.magic.theme_colors import BRASS, HEART, INK, PAPER, look_of
from render.magic.tiles import put_ring, put_size
from render.magic.tokens import disc_sign, mana
from render.shared.box import Box
from render.shared.theme_colors import WHITE
from render.shared.typeset import largest

HEAD, HIGH = 50, 150
"""Heights of how a player stands, of a creature."""
_MOST = (3, 4, 5)
"""So many stand beside one another: as few as there are to be."""
_EDGE, _NAME, _DISC, _LEAST = 5, 58, 44, 27
_PIP = 36
_CHIP = 54
"""Room for what is counted, beside power and toughness."""


def rows_of(sides: Sequence[ShownSide], *, alone: bool) -> int:
    """Return in how many rows creatures stand: in two where no card needs the room."""
    most = max((len(side.pieces) for side in sides), default=0)
    return 0 if not most else 2 if alone and most > _MOST[1] else 1


def draw_head(scene: Scene, box: Box, side: ShownSide, name: str) -> None:
    """Draw how a player stands: whose turn, name, life, mana or hand."""
    canvas, look = scene.canvas, look_of(scene.theme)
    tones, line = (look.gold, look.gold_line) if side.active else (look.bar, look.line)
    ink = look.gold_ink if side.active else look.ink
    canvas.shade(box)
    if side.changed or side.numbers:
        put_ring(scene, box, look.aimed if side.numbers else look.ink, 5)
    canvas.paste(bar(round(box.wide), round(box.high), tones, line, 10), box.x, box.y)
    x = box.x + 14
    if side.active:
        canvas.paste(triangle(28, ink), x, box.middle - 14)
        x += 38
    canvas.paste(heart(36, HEART), x, box.middle - 18)
    x += 44 + canvas.text(x + 42, box.middle, str(side.life), 44, ink) + 20
    if side.numbers:
        text = numbers_text(side.numbers)
        wide = max(36.0, width(text, 28) + 16)
        put_badge(scene, x + wide - 18, box.middle, text, look.aimed, 28)
        x += wide + 16
    end = box.end - 14
    if side.own:
        _draw_mana(scene, Box(x, box.y, end - x, box.high), side.mana, ink)
        return
    end -= width(str(side.hand), 40)
    canvas.text(end, box.middle, str(side.hand), 40, ink)
    canvas.paste(fan(44, scene.theme), end - 54, box.middle - 22)
    end -= 66
    face = heading(name, HEADINGS)
    size = largest(name, (36, 34, 32, 30, 28, 27), end - x, face)
    if end - x > 60:
        canvas.text(x, box.middle, name, size, ink, face=face, room=end - x)


def _draw_mana(scene: Scene, box: Box, units: Sequence[tuple[int, int]], ink: Colour) -> None:
    """Draw the mana that is at hand from the right end, sign by sign while there is little."""
    total = sum(many for _, many in units)
    single = total * _PIP <= box.wide
    parts = [(mask, 1) for mask, many in units for _ in range(many)] if single else list(units)
    end = box.end
    for mask, many in reversed(parts):
        said = f"×{many}" if many > 1 else ""
        reach = _PIP + (width(said, 28) + 8 if said else 0)
        if end - reach < box.x:
            return
        end -= reach
        found = letters(mask)
        symbol = found[0] if len(found) == 1 else f"{found[0]}/{found[1]}"
        scene.canvas.paste(mana(symbol, _PIP), end, box.middle - _PIP / 2)
        if said:
            scene.canvas.text(end + _PIP + 2, box.middle, said, 28, ink)


def draw_pieces(scene: Scene, box: Box, pieces: Sequence[ShownPiece], rows: int) -> None:
    """Draw a player's permanents, as large as there is room; those that do something go first."""
    row = next((most for most in _MOST if len(pieces) <= most * rows), _MOST[-1])
    wide = (box.wide + GAP) / row - GAP
    spots = [
        Box(box.x + n % row * (wide + GAP), box.y + n // row * (HIGH + GAP), wide, HIGH)
        for n in range(min(len(pieces), row * rows))
    ]
    shown = list(pieces)
    if len(shown) > len(spots):
        chosen = sorted(shown, key=lambda one: not (one.named or one.model.role or one.model.numbers))
        shown = sorted(chosen[: len(spots) - 1], key=pieces.index)
        more = sum(one.model.many for one in pieces) - sum(one.model.many for one in shown)
        ink = look_of(scene.theme).ink
        scene.canvas.text(spots[-1].centre, spots[-1].middle, f"+{more}", 46, ink, "middle")
    for spot, one in zip(spots, shown, strict=False):
        draw_piece(scene, spot, one)


@cached_sprite
def body(what: Subject, wide: int, high: int, *, tapped: bool) -> Sprite:
    """Return a permanent's frame with its picture below its name; in the shade if it is tapped."""
    around = frame(what.colours, wide, high, 10, _EDGE)
    image = around.image.copy()
    art = picture(what, wide - 2 * _EDGE, high - _NAME - 4 - _EDGE, 5)
    image.paste(art.image, (_EDGE, _NAME + 4), art.mask)
    return Sprite(dimmed(image) if tapped else image, around.mask)


def draw_piece(scene: Scene, box: Box, one: ShownPiece) -> None:
    """Draw a permanent: name, picture, numbers, keywords, what is done with it; a ring if it is named."""
    canvas, piece, look = scene.canvas, one.model, look_of(scene.theme)
    canvas.shade(box, 10)
    colour = {"attacks": look.acts, "blocks": look.blocks}.get(piece.role)
    if one.named or piece.numbers or colour is not None or piece.changed:
        put_ring(
            scene, box, look.aimed if piece.numbers else colour or (look.acts if one.named else look.ink)
        )
    what, tapped = subject(scene.cards.find(piece.card)), piece.tapped and not piece.role
    canvas.paste(body(what, round(box.wide), round(box.high), tapped=tapped), box.x, box.y)
    name = Box(box.x + 3, box.y + 3, box.wide - 6, _NAME)
    canvas.paste(plate(round(name.wide), _NAME, PAPER, INK), name.x, name.y)
    if piece.nth:
        said = f"#{piece.nth}"
        canvas.text(name.end - 5, name.middle, said, _LEAST, darker(BRASS, 0.55), "right")
        name = name.left(name.wide - width(said, _LEAST) - 6)
    put_rows(canvas, name.inset(3), scene.cards.drawn_name(piece.under or piece.card), (30, 28, _LEAST))
    art = box.below(_NAME + 6).inset(5, 0)
    x = art.x
    if piece.many > 1:
        x += put_count(scene, x, art.y, piece, 28) + 2
    doing = states(piece)
    taken = _DISC + (40 if piece.numbers or piece.letters else 0) if doing else 0
    fit = max(0, min(3, int((art.end - x - taken) // (SIGN + 1))))
    put_signs(scene, x, art.y, [*signs(piece), *(["linked"] if piece.tabs else [])][:fit], 3, across=True)
    _put_states(scene, box, art.y, one, doing)
    counted = chips(piece, look)
    free = box.past(max(_CHIP, chip_wide(counted[0][0]) - 2)) if counted else box
    beside = put_size(scene, free, piece, 42, _LEAST) if piece.is_creature else 0
    put_chips(scene, art.x - 2, box.foot - 2, piece, box.wide - beside - 8)


def _put_states(scene: Scene, box: Box, y: float, one: ShownPiece, doing: Sequence[str]) -> None:
    """Put what a permanent does at its right edge, with its letter or number."""
    piece, look = one.model, look_of(scene.theme)
    x = box.end - _DISC / 2 + 2
    for name in doing[:1]:
        fill, rim = state_colours(name, look)
        scene.canvas.centre(disc_sign(name, _DISC, fill, WHITE, rim), x, y + _DISC / 2 - 4)
        said = numbers_text(piece.numbers) if name == "aimed" else piece.letters if name == piece.role else ""
        if said:
            put_badge(scene, x - 38, y + _DISC / 2 - 4, said, look.aimed if name == "aimed" else rim, 28)
