"""What is no creature: lands in piles, artifacts and enchantments, each in its row."""

from __future__ import annotations

from render.drawing.depth import SHADOW, bar, plate, shaded
from render.drawing.lettering import fitted, width
from render.drawing.pen import Sprite
from render.drawing.sprite_cache import cached_sprite
from render.drawing.tones import darker
from render.magic.art.figures import mana_of
from render.magic.art.tints import TINTS, letters
from render.magic.board_model import PieceModel
from render.magic.frames import night
from render.magic.marks import put_chips, put_numbers, put_signs, signs
from render.magic.scene import Scene
from render.magic.theme_colors import BLACK, BRASS, INK, PAPER, look_of
from render.magic.tiles import name_rows, put_card, put_ring
from render.magic.tokens import disc_sign, mana
from render.shared.box import Box
from render.shared.theme_colors import WHITE

_BEHIND = 6
"""How far a card looks out behind the one before it."""
_TURN = 40
_READY = 28
"""Height of the line that says how many lands of a pile are ready."""


def draw_basics(scene: Scene, box: Box, piece: PieceModel) -> None:
    """Draw a pile of basic lands: its colour, how many there are, how many are ready."""
    letter = letters(mana_of(scene.cards.find(piece.card)))[0]
    most = min(piece.many, 3)
    card = box.bottom(box.high - 2 * _BEHIND).left(box.wide - 2 * _BEHIND)
    for place in range(most - 1, -1, -1):
        sprite = _back(letter, round(card.wide), round(card.high), piece.ready > 0)
        spot = card._replace(x=card.x + place * _BEHIND, y=card.y - place * _BEHIND)
        scene.canvas.paste(sprite, spot.x - SHADOW, spot.y - SHADOW)
    size = 36 if box.wide > 90 else 32
    scene.canvas.paste(mana(letter, size), card.x + 5, card.y + 1)
    scene.canvas.number(f"×{piece.many}", (card.x + size + card.end) / 2 + 2, card.y + 19, 36)
    foot = card.bottom(_READY)
    scene.canvas.paste(night(round(foot.wide), _READY, BLACK, 8), foot.x, foot.y)
    _put_ready(scene, foot, piece)


def _put_ready(scene: Scene, box: Box, piece: PieceModel) -> None:
    text = scene.canvas.speech.say("mn-picture-ready", count=piece.ready)
    short = str(piece.ready)
    said = text if width(text, 24) <= box.wide - 4 else short
    scene.canvas.text(box.centre, box.middle, said, 24, WHITE, "middle")


@cached_sprite
def _back(letter: str, wide: int, high: int, ready: bool) -> Sprite:
    """Return a card of a pile upon its shadow."""
    tint = TINTS[letter]
    tones = (tint.light, tint.main, darker(tint.main, 0.25))
    if not ready:
        tones = tuple(darker(tone, 0.45) for tone in tones)
    return shaded(bar(wide, high, tones, darker(tint.deep, 0.3), 9, 2))


def draw_small(scene: Scene, box: Box, piece: PieceModel) -> None:
    """Draw an artifact, an enchantment, a land with a name: picture, name, what is counted on it."""
    rest = piece.tapped
    if piece.numbers:
        put_ring(scene, box, look_of(scene.theme).aimed, 5)
    for place in range(min(piece.many, 3) - 1, 0, -1):
        put_card(scene, box._replace(x=box.x + 4 * place, y=box.y - 4 * place), piece.card, 5)
    put_card(scene, box, piece.card, 5, tapped=rest)
    _put_name(scene, box, piece)
    _put_marks(scene, box, piece)


def _put_name(scene: Scene, box: Box, piece: PieceModel) -> None:
    """Write the name along the lower edge."""
    card = piece.under or piece.card
    spot = box.inset(5, 4)
    said = f"#{piece.nth}" if piece.nth else ""
    beside = width(said, 24) + 8 if said else 0
    name, room = scene.cards.drawn_name(card), spot.wide - 8 - beside
    size, rows = name_rows(name, room)
    if len(rows) > 1 and (piece.counters or piece.damage):
        rows = (fitted(name, size, room),)
    high = 30 if len(rows) == 1 else 52
    spot = spot.bottom(high)
    scene.canvas.paste(plate(round(spot.wide), high, PAPER, INK), spot.x, spot.y)
    for row, line in enumerate(rows):
        y = spot.middle + (row - (len(rows) - 1) / 2) * 24
        scene.canvas.text(
            spot.x + (spot.wide - beside) / 2, y, line, size, INK, "middle", room=spot.wide - 6 - beside
        )
    if said:
        scene.canvas.text(spot.end - 5, spot.middle, said, 24, darker(BRASS, 0.55), "right")


def _put_marks(scene: Scene, box: Box, piece: PieceModel) -> None:
    """Put above the name how many there are, what mana it gives, what is counted, that it is tapped."""
    x, y = box.x + 4, box.y + 2
    if piece.many > 1:
        ready = f"{piece.ready}/{piece.many}" if "land" in piece.types else f"×{piece.many}"
        wide = round(width(ready, 26) + 12)
        scene.canvas.paste(night(wide, 32, BRASS), x, y)
        scene.canvas.text(x + wide / 2, y + 16, ready, 26, WHITE, "middle")
        x += wide + 2
    if "land" in piece.types:
        for letter in letters(mana_of(scene.cards.find(piece.card)))[:3]:
            scene.canvas.paste(mana(letter, 32), x, y)
            x += 30
    right = box.end - 4
    if piece.tapped:
        sprite = disc_sign("tapped", _TURN, BLACK, WHITE, WHITE)
        scene.canvas.paste(sprite, right - _TURN, box.y - 6)
        right -= _TURN
    if piece.numbers:
        sprite = disc_sign("aimed", _TURN, (206, 44, 50), WHITE, WHITE)
        scene.canvas.paste(sprite, right - _TURN, box.y - 6)
        put_numbers(scene, right - _TURN - 18, box.y + 14, piece.numbers)
        right -= _TURN + 38
    if piece.tabs and right - x > 36:
        put_signs(scene, right - 36, y, ["linked"], 1, across=True)
        right -= 38
    found = signs(piece)
    if found and right - x > 38 and not piece.counters:
        put_signs(scene, x, y, found[:1], 1, across=True)
        x += 38
    if piece.counters or piece.damage:
        put_chips(scene, x, y + 38, piece, max(44.0, right - x))
