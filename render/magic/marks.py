"""Marks of permanents: what is counted on them, keywords, what they do, what aims at them."""

from __future__ import annotations

from collections.abc import Sequence

from render.drawing.depth import plate
from render.drawing.lettering import ELLIPSIS, width
from render.drawing.signs import CHANGED, disc
from render.drawing.themes import Colour
from render.magic.board_model import Numbers, PieceModel
from render.magic.frames import night
from render.magic.scene import Scene
from render.magic.theme_colors import BLACK, BRASS, INK, PAPER, ThemeColors, look_of
from render.magic.tokens import disc_sign, sign_of
from render.shared.theme_colors import WHITE

SIGN, DISC = 36, 46
"""How large signs of keywords are, and of what a permanent does."""
MOST_SIGNS = 3
_MOST_NUMBERS = 2
_CHIP, _COUNTED, _CHIP_GAP = 38, 28, 4


def chips(piece: PieceModel, look: ThemeColors) -> list[tuple[str, Colour, Colour, bool]]:
    """Return what is counted on a permanent: text, colours, and whether it is round."""
    found: list[tuple[str, Colour, Colour, bool]] = []
    if piece.damage:
        found.append((f"−{piece.damage}", look.harm, look.harm_ink, True))
    for kind, count in piece.counters:
        match kind:
            case "plus_one":
                found.append((f"+{count}", look.good, look.good_ink, False))
            case "minus_one":
                found.append((f"−{count}", (70, 40, 92), WHITE, False))
            case _:
                found.append((f"{kind[0].upper()}{count}", (40, 52, 74), WHITE, False))
    if piece.shields:
        found.append((f"R{piece.shields}", look.good, look.good_ink, False))
    return found


def put_chips(scene: Scene, x: float, foot: float, piece: PieceModel, room: float) -> None:
    """Put what is counted on a permanent in a row, from a corner to the right, as far as there is room."""
    found, end = chips(piece, look_of(scene.theme)), x + room
    for place, chip in enumerate(found):
        text, fill, ink, is_round = chip
        wide = chip_wide(text)
        rest = sum(chip_wide(each[0]) + _CHIP_GAP for each in found[place + 1 :])
        last = rest > 0 and x + wide + _CHIP_GAP + min(rest, chip_wide(ELLIPSIS)) > end
        if last:
            text, fill, ink, is_round, wide = ELLIPSIS, BLACK, WHITE, False, chip_wide(ELLIPSIS)
        sprite = plate(wide, _CHIP, fill, WHITE, _CHIP // 2 if is_round else 8, 3)
        scene.canvas.paste(sprite, x, foot - _CHIP)
        scene.canvas.text(x + wide / 2, foot - _CHIP / 2, text, _COUNTED, ink, "middle")
        x += wide + _CHIP_GAP
        if last:
            return


def chip_wide(text: str) -> int:
    """Return how wide a number is that is counted on a permanent, with its ground."""
    return round(max(40, width(text, _COUNTED) + 16))


def signs(piece: PieceModel) -> list[str]:
    """Return the signs of a permanent's keywords, that it is a Noble first."""
    found = ["noble"] if piece.noble else []
    found += ["lent"] if piece.lent else []
    found += ["by_hand"] if piece.by_hand else []
    return [*found, *dict.fromkeys(sign for sign in map(sign_of, piece.keywords) if sign)]


def put_signs(
    scene: Scene, x: float, y: float, names: Sequence[str], most: int, *, across: bool = False
) -> None:
    """Put signs of keywords in a column, or in a row; how many more there are is said."""
    shown = names if len(names) <= most else names[: max(0, most - (most < MOST_SIGNS))]
    step = SIGN + 1
    for name in shown:
        fill, ink = (BRASS, INK) if name == "noble" else (BLACK, PAPER)
        scene.canvas.paste(disc_sign(name, SIGN, fill, ink, BRASS), x, y)
        x, y = (x + step, y) if across else (x, y + step)
    more = len(names) - len(shown)
    if more:
        text = f"+{more}"
        wide = round(width(text, 24) + 12)
        scene.canvas.paste(night(wide, 30, BRASS), x, y)
        scene.canvas.text(x + wide / 2, y + 15, text, 24, WHITE, "middle")


def states(piece: PieceModel) -> list[str]:
    """Return the signs of what a permanent does, and of what is done with it."""
    found = [piece.role] if piece.role else []
    found += ["aimed"] if piece.numbers else []
    found += ["changed"] if piece.changed and not found else []
    found += ["tapped"] if piece.tapped else []
    return [*found, *(["sick"] if piece.sick and not piece.tapped else [])]


def put_states(
    scene: Scene, x: float, y: float, piece: PieceModel, high: float, *, across: bool = False
) -> None:
    """Put these signs around points in a column, or in a row from right to left, with letters and numbers."""
    found = states(piece)
    step = min(DISC + 2.0, high / max(1, len(found)))
    look = look_of(scene.theme)
    for name in found:
        fill, rim = state_colours(name, look)
        scene.canvas.centre(disc_sign(name, DISC, fill, WHITE, rim), x, y)
        if name == "aimed":
            put_numbers(scene, x - 36, y, piece.numbers)
        elif name == piece.role and piece.letters:
            put_badge(scene, x - 34, y, piece.letters, rim)
        x, y = (x - step, y) if across else (x, y + step)


def put_numbers(scene: Scene, x: float, y: float, numbers: Numbers) -> None:
    """Put the numbers of what aims here around a point, to the left."""
    put_badge(scene, x, y, numbers_text(numbers), look_of(scene.theme).aimed)


def numbers_text(numbers: Numbers) -> str:
    """Return the numbers of what aims at something; of many the newest, and how many more there are."""
    if len(numbers) <= _MOST_NUMBERS:
        return ",".join(map(str, numbers))
    return f"{numbers[-1]} +{len(numbers) - 1}"


def put_badge(scene: Scene, x: float, y: float, text: str, rim: Colour, size: int = 26) -> None:
    """Put a letter or a number that is repeated elsewhere around a point."""
    if len(text) == 1:
        scene.canvas.centre(disc(36, PAPER, rim), x, y)
    else:
        wide = round(width(text, size) + 16)
        x -= (wide - 36) / 2
        scene.canvas.centre(plate(wide, 36, PAPER, rim, 16, 4), x, y)
    scene.canvas.text(x, y, text, size, INK, "middle")


def put_count(scene: Scene, x: float, y: float, piece: PieceModel, size: int = 34) -> float:
    """Say how many a pile holds. Return how wide that is."""
    text = f"×{piece.many}"
    wide = round(width(text, size) + 14)
    scene.canvas.paste(night(wide, round(size * 1.2), BRASS), x, y)
    scene.canvas.text(x + wide / 2, y + size * 0.6, text, size, WHITE, "middle")
    return wide


def state_colours(name: str, look: ThemeColors) -> tuple[Colour, Colour]:
    """Return ground and rim of a sign for what a permanent does."""
    fill = {
        "attacks": (150, 92, 16),
        "aimed": (206, 44, 50),
        "blocks": (22, 96, 160),
        "changed": CHANGED,
    }.get(name, BLACK)
    return fill, {"attacks": look.acts, "blocks": look.blocks}.get(name, WHITE)
