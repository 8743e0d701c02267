"""What a player controls: creatures, Equipment, Actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias

from engines.soul_forger.seat.view import PieceView, SoulForgerView
from render.drawing.lettering import width
from render.drawing.pen import Sprite
from render.playing_cards.cards import place_sprite
from render.shared.box import Box
from render.shared.typeset import set_name
from render.soul_forger.arrows import Arrow, clear, draw_arrows
from render.soul_forger.art.figures import kind_of
from render.soul_forger.art.tints import tints
from render.soul_forger.head import Head, draw_counts
from render.soul_forger.places import GEAR_PLACES, chips, tiles
from render.soul_forger.scene import Scene
from render.soul_forger.tokens import back, disc, disc_mark, mark, struck
from render.soul_forger.words import fights, gear, left_of, lying

Role: TypeAlias = Literal["", "attacks", "aimed", "blocks"]
_ROLES = {"attacks": "weapon", "aimed": "aim", "blocks": "shield"}
_LOW = 60
"""Height of an emblem in which badges and the word for Off-guard must share the room."""
_NTH = 26
"""Height of what tells which of its name a card is."""
_NTH_WIDE = 1.4
"""Its width, of its height."""
_STRIP = 44
"""Height of what holds the numbers of a creature."""
_PLACES = ("armor", "weapon", "weapon", "accessory", "accessory")


class Shown(NamedTuple):
    """What is drawn of a card on the table."""

    card: str | None
    nth: int
    """Which of its name it is; 0 if there is no other."""
    up: bool
    on: bool
    since: int
    power: int | None
    endurance: int | None
    """That is left of it."""
    hurt: bool
    counters: int
    under: int
    role: Role
    flows: bool
    """Whether it is in the Flow."""
    out: bool
    """Whether it is of a player who is out."""

    @classmethod
    def of(cls, view: SoulForgerView, piece: PieceView, scene: Scene) -> Shown:
        """Return what is drawn of a card."""
        return cls(
            card=piece.card,
            nth=piece.nth,
            up=piece.up,
            on=piece.on,
            since=0 if piece.up else piece.since,
            power=piece.power if fights(piece, scene.cards) and piece.up else None,
            endurance=left_of(piece) if piece.zone == "field" else None,
            hurt=piece.zone == "field" and piece.damage > 0,
            counters=sum(count for _, count in piece.counters),
            under=len(piece.under),
            role=role_of(view, piece),
            flows=piece.entry != 0,
            out=not view.sides[piece.seat].living,
        )


def role_of(view: SoulForgerView, piece: PieceView) -> Role:
    """Return what a card does in the combat that goes on."""
    fight = view.combat
    roles: Mapping[int, Role] = (
        {} if fight is None else {fight.target: "aimed", fight.blocker: "blocks", fight.attacker: "attacks"}
    )
    return roles.get(piece.id, "")


class Ground(NamedTuple):
    """Upon what the cards of a player lie."""

    active: bool
    living: bool

    @classmethod
    def of(cls, head: Head) -> Ground:
        """Return the ground that belongs to a head."""
        return cls(head.active, head.living)


def creatures_of(view: SoulForgerView, seat: int, scene: Scene) -> tuple[Shown, ...]:
    """Return what is drawn of a player's creatures."""
    return tuple(Shown.of(view, piece, scene) for piece in lying(view, seat, "field"))


def kit_of(view: SoulForgerView, seat: int, scene: Scene) -> tuple[Shown | None, ...]:
    """Return what is drawn of a player's five pieces of Equipment, then of the Actions."""
    pieces = [*gear(view, seat)[:GEAR_PLACES], *lying(view, seat, "action")[:GEAR_PLACES]]
    return tuple(None if piece is None else Shown.of(view, piece, scene) for piece in pieces)


def draw_field(
    scene: Scene, box: Box, creatures: Sequence[Shown], ground: Ground, arrows: Sequence[Arrow]
) -> None:
    """Draw a player's creatures, two rows of six at most; who is out has a grey, empty field."""
    clear(scene, box)
    draw_ground(scene, box, ground)
    places = tiles(box, len(creatures))
    more = len(creatures) - len(places)
    for place, (shown, tile) in enumerate(zip(creatures, places, strict=False)):
        if more and place == len(places) - 1:
            scene.canvas.write(tile, f"+{more + 1}", 44, scene.theme.ink, "middle")
        else:
            draw_creature(scene, tile, shown)
    draw_arrows(scene, box, arrows)
    for shown, tile in zip(creatures[: len(places) - bool(more)], places, strict=False):
        if shown.card is not None:  # over arrows: else one could not read what is fought with
            _draw_numbers(scene, tile.bottom(_STRIP), shown)


def draw_ground(scene: Scene, box: Box, ground: Ground) -> None:
    """Draw the panel behind what a player controls; golden when it is that player's turn."""
    theme = scene.theme
    fill = theme.felt_edge if ground.living else theme.panel
    line = theme.gold if ground.active else theme.panel_line
    scene.canvas.panel(*box.inset(5, 3), fill, line, width=4 if ground.active else 2)


def draw_creature(scene: Scene, box: Box, shown: Shown) -> None:
    """Draw a creature but for its numbers: emblem, name where there is room."""
    canvas, theme, cards = scene.canvas, scene.theme, scene.cards
    if shown.card is None:
        canvas.paste(back(round(box.wide), round(box.high), theme), box.x, box.y)
        return
    found = cards.find(shown.card)
    line = theme.wound if shown.role else tints(found.factions)[0].main
    canvas.panel(*box, theme.face, line, 10, 5 if shown.role else 3)
    tall = box.high >= 150
    art = box.inset(4, 4)._replace(high=box.high - _STRIP - 4 - (48 if tall else 0))
    low = art.high < _LOW
    _draw_art(scene, art, shown, 0.7 if low else 0.5, _NTH * _NTH_WIDE if low and shown.nth else 0)
    if tall:
        size, rows = set_name(cards.drawn_name(shown.card), (20, 19, 18, 17, 16, 15, 14), box.wide - 10, 20)
        for row, text in enumerate(rows):
            y = art.foot + 24 + (row - (len(rows) - 1) / 2) * size * 1.15
            canvas.text(box.centre, y, text, size, theme.face_ink, "middle", room=box.wide - 8)
    _draw_badges(scene, art, shown, kind_of(found) == "token")


def _draw_art(scene: Scene, box: Box, shown: Shown, high: float = 0.5, left: float = 0) -> None:
    """Put an emblem; of what is Off-guard grey, struck through and named, beside what stands at the left."""
    art = scene.cards.art(shown.card or "", round(box.wide), round(box.high), grey=shown.out or not shown.on)
    scene.canvas.paste(art, box.x, box.y)
    if shown.on:
        return
    canvas, theme = scene.canvas, scene.theme
    canvas.paste(struck(round(box.wide), round(box.high), theme.wound), box.x, box.y)
    word = canvas.speech.say("sf-picture-off")
    room = box.wide - left
    size = next((size for size in (26, 24, 22, 20, 18, 16) if width(word, size) <= room - 8), 14)
    wide = min(room, width(word, size) + 12)
    ribbon = Box(box.centre + (left - wide) / 2, box.y + box.high * high - size * 0.62, wide, size * 1.24)
    canvas.panel(*ribbon, theme.face_ink, theme.face, 6, 2)
    canvas.write(ribbon, word, size, theme.face, "middle")


def _draw_numbers(scene: Scene, box: Box, shown: Shown) -> None:
    """Draw the power on the left, the Endurance that is left on a shield-dark ground on the right."""
    canvas, theme = scene.canvas, scene.theme
    power, endurance = str(shown.power), str(shown.endurance)
    size = 38 if len(power) + len(endurance) <= 3 else 28
    right = box.right(box.wide * 0.5)._replace(y=box.y + 3, high=box.high - 7)
    right = right._replace(wide=right.wide - 4)
    canvas.panel(
        *right,
        theme.wound if shown.hurt else theme.face_ink,
        theme.face_ink,
        8,
        3,
    )
    ink = theme.wound_ink if shown.hurt else theme.face
    canvas.text(box.x + box.wide * 0.26, right.middle, power, size, theme.face_ink, "middle")
    canvas.text(right.centre, right.middle, endurance, size, ink, "middle")


def _draw_badges(scene: Scene, box: Box, shown: Shown, token: bool) -> None:
    """Draw counters, cards beneath, whether it is a token, and what it does in combat, along the edges."""
    canvas, theme = scene.canvas, scene.theme
    if shown.role:
        sprite = disc_mark(_ROLES[shown.role], 34, theme.wound, theme.wound_ink)
        canvas.centre(sprite, box.x + 15, box.y + 15)
    elif token:
        size = 22 if box.high < _LOW else 28
        x, y = box.x + size * 0.46, box.y + size * 0.46
        canvas.centre(disc(size, theme.face, theme.face_ink), x, y)
        letter = canvas.speech.say("sf-picture-token-letter")
        canvas.text(x, y, letter, round(size * 0.64), theme.face_ink, "middle")
    if shown.counters:
        canvas.centre(disc(30, theme.gold, theme.face_ink), box.end - 14, box.y + 14)
        canvas.text(box.end - 14, box.y + 14, str(shown.counters), 20, theme.gold_ink, "middle")
    if shown.under:
        canvas.paste(mark("deck", 24, theme.face_ink), box.end - 26, box.foot - 26)
    _draw_nth(scene, box, shown)


def _draw_nth(scene: Scene, box: Box, shown: Shown, high: int = _NTH) -> None:
    """Draw at the lower left which of several cards of a name it is, as buttons call it."""
    if shown.nth:
        spot = Box(box.x, box.foot - high, high * _NTH_WIDE, high)
        scene.canvas.panel(*spot, scene.theme.face_ink, scene.theme.face, 6, 2)
        scene.canvas.write(spot, f"#{shown.nth}", round(high * 0.78), scene.theme.face, "middle")


def draw_kit(
    scene: Scene,
    box: Box,
    kit: Sequence[Shown | None],
    zones: int,
    ground: Ground,
    counted: Head | None,
    arrows: Sequence[Arrow],
) -> None:
    """Draw a player's Equipment and Actions; in a half of the table with what is `counted` above.

    `zones` is how many Actions there can be (SF-R26).
    """
    clear(scene, box)
    draw_ground(scene, box, ground)
    for place, chip in enumerate(chips(box, counted is not None)):
        shown = kit[place] if place < len(kit) else None
        if shown is not None:
            _draw_chip(scene, chip, shown, counted is not None)
        elif ground.living and place < GEAR_PLACES + zones:
            _draw_place(scene, chip, _PLACES[place] if place < GEAR_PLACES else "action")
    draw_arrows(scene, box, arrows)
    if counted is not None and ground.living:
        draw_counts(scene, box.inset(12, 6).top(56), counted, 34)


def _draw_place(scene: Scene, box: Box, what: str) -> None:
    canvas, theme = scene.canvas, scene.theme
    canvas.paste(place_sprite(round(box.wide), round(box.high), theme), box.x, box.y)
    size = round(min(box.wide, box.high) * 0.46)
    canvas.centre(mark(what, size, theme.panel_line), box.centre, box.middle)


def _draw_chip(scene: Scene, box: Box, shown: Shown, broad: bool) -> None:
    """Draw Equipment or an Action: a back tells the turn in which it was set (SF-125)."""
    canvas, theme = scene.canvas, scene.theme
    if not shown.up:
        _draw_back(scene, box, shown)
        return
    if shown.card is None:
        return
    factions = scene.cards.find(shown.card).factions
    line = theme.gold if shown.flows else theme.wound if shown.role else tints(factions)[0].main
    canvas.panel(*box, theme.face, line, 8, 4 if shown.flows or shown.role else 3)
    inner = box.inset(3, 3)
    named = 34 if broad else 0
    _draw_art(scene, inner._replace(high=inner.high - named), shown, 0.22)
    if named:
        foot = inner.bottom(named).inset(2)
        size, rows = set_name(scene.cards.drawn_name(shown.card), (17, 16, 15, 14), foot.wide, 15)
        for row, text in enumerate(rows):
            y = foot.middle + (row - (len(rows) - 1) / 2) * size * 1.02
            canvas.text(foot.centre, y, text, size, theme.face_ink, "middle", room=foot.wide)
    if shown.power is not None:
        size = 28 if broad else 26
        spot = Box(inner.end - size * 1.3, inner.foot - named - size * 1.12, size * 1.3, size * 1.12)
        canvas.panel(*spot, theme.face, theme.face_ink, 8, 2)
        canvas.write(spot, str(shown.power), size, theme.face_ink, "middle")
    if shown.role:
        sprite = disc_mark(_ROLES[shown.role], 30, theme.wound, theme.wound_ink)
        canvas.centre(sprite, inner.x + 13, inner.y + 13)
    if shown.counters:
        canvas.centre(disc(28, theme.gold, theme.face_ink), inner.end - 12, inner.y + 12)
        canvas.text(inner.end - 12, inner.y + 12, str(shown.counters), 19, theme.gold_ink, "middle")
    if broad or shown.power is None:  # weapons lie one above the other: their places tell them apart
        _draw_nth(scene, inner._replace(high=inner.high - named), shown)


def _draw_back(scene: Scene, box: Box, shown: Shown) -> None:
    """Draw a card that lies face down with its turn; to its owner also what it is."""
    canvas, theme = scene.canvas, scene.theme
    sprite: Sprite = back(round(box.wide), round(box.high), theme)
    canvas.paste(sprite, box.x, box.y)
    if shown.card is not None:
        size = round(min(box.wide, box.high) * 0.5)
        canvas.paste(scene.cards.art(shown.card, size, size), box.centre - size / 2, box.y + 6)
    if not shown.since:  # Starting Gear, which nobody has set (SF-23)
        return
    word = canvas.speech.say("sf-picture-set-short", turn=shown.since)
    sizes = (30, 24, 22, 20, 18) if box.high > 80 else (20, 18) if shown.nth else (24, 22, 20, 18)
    size = next((size for size in sizes if width(word, size) <= box.wide - 14), 16)
    room = Box(box.x + 5, box.foot - size * 1.2 - 5, box.wide - 10, size * 1.2)
    canvas.panel(*room, theme.face_ink, theme.back_line, 6, 1)
    canvas.write(room, word, size, theme.face, "middle")
    high = _NTH if box.high > 80 else 19
    _draw_nth(scene, box.inset(2).top(high), shown, high)
