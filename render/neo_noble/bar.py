"""A player's bar: name, games won, what was reaped, hand, piles, Souls, Channel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.neo_noble.seat.view import NeoNobleView, SideView, SlotView
from render.drawing.pen import Sprite
from render.neo_noble.art.signs import sign
from render.neo_noble.scene import Scene
from render.neo_noble.tokens import back, bargain, channel_card, wisp
from render.neo_noble.words import REAPS
from render.playing_cards.cards import place_sprite
from render.playing_cards.marks import crown, fan, pointer
from render.shared.box import Box

WIDE, HIGH = 1188, 64
_NAME_END = 206
_SLOT = 66
_CARD = 40
_CHANNEL = WIDE - 4 * _SLOT - 6


class Bar(NamedTuple):
    """What is drawn of a player."""

    name: str
    turn: bool
    """Whether it is that player's turn."""
    games: int
    """Games that win the match; 0 where one does."""
    wins: int
    lost: int
    """Cards that were reaped."""
    hand: int
    deck: int
    grave: int
    banished: int
    lingering: int
    bargain: bool
    channel: tuple[SlotView | None, ...]

    @classmethod
    def of(cls, view: NeoNobleView, side: SideView, names: Sequence[str]) -> Bar:
        """Return what is drawn of a side's player."""
        best_of = view.options.best_of
        return cls(
            name=names[side.seat],
            turn=view.active == side.seat and view.result is None and view.stage not in ("exchange", "setup"),
            games=best_of // 2 + 1 if best_of > 1 else 0,
            wins=side.wins,
            lost=len(side.reaped),
            hand=side.hand_size,
            deck=side.deck_size,
            grave=len(side.grave),
            banished=len(side.banished),
            lingering=side.lingering,
            bargain=side.bargain,
            channel=side.channel,
        )


def draw_bar(scene: Scene, box: Box, bar: Bar) -> None:
    """Draw a player's bar; golden when it is that player's turn."""
    canvas, theme = scene.canvas, scene.theme
    x, middle = box.x, box.middle
    line = theme.gold if bar.turn else theme.panel_line
    canvas.panel(*box, theme.panel, line, width=4 if bar.turn else 2)
    _draw_name(scene, bar, x, middle)
    colour = theme.wound if bar.lost >= REAPS - 1 else theme.ink
    _draw_count(scene, sign("scythe", 42, colour), f"{bar.lost}/{REAPS}", x + 212, middle)
    _draw_count(scene, fan(50, theme), str(bar.hand), x + 338, middle)
    deck = back(36, theme) if bar.deck else place_sprite(36, 50, theme)
    _draw_count(scene, deck, str(bar.deck), x + 456, middle)
    _draw_count(scene, sign("grave", 40, theme.quiet), str(bar.grave), x + 560, middle)
    _draw_count(scene, sign("banished", 38, theme.quiet), str(bar.banished), x + 666, middle)
    _draw_count(scene, wisp(42), str(bar.lingering), x + 768, middle)
    if bar.bargain:
        canvas.centre(bargain(50), x + _CHANNEL - 22, middle)
    for place, slot in enumerate(bar.channel):
        _draw_slot(scene, slot, x + _CHANNEL + (place + 0.5) * _SLOT, middle)


def _draw_name(scene: Scene, bar: Bar, x: float, middle: float) -> None:
    canvas, theme = scene.canvas, scene.theme
    left, end = 16, _NAME_END - bar.games * 32
    if bar.turn:
        canvas.paste(pointer(28, theme.gold), x + 10, middle - 14)
        left = 44
    for game in range(bar.games):
        canvas.paste(crown(30, bar.wins > game, theme.gold), x + end + 4 + game * 32, middle - 17)
    canvas.text(x + left, middle, bar.name, 32, theme.gold if bar.turn else theme.ink, room=end - left - 4)


def _draw_count(scene: Scene, mark: Sprite, text: str, x: float, middle: float) -> None:
    scene.canvas.paste(mark, x, middle - mark.size[1] / 2)
    scene.canvas.text(x + mark.size[0] + 6, middle, text, 40, scene.theme.ink)


def _draw_slot(scene: Scene, slot: SlotView | None, x: float, middle: float) -> None:
    """Draw a Channel slot; the face of a card only when it lies face-up (NN-59, NN-R10)."""
    theme = scene.theme
    if slot is None:
        scene.canvas.centre(place_sprite(_CARD, 56, theme), x, middle)
        return
    if slot.face_up and slot.card is not None:
        found = scene.cards.find(slot.card)
        sprite = channel_card(slot.card, found.fate, False, _CARD, slot.ready, theme, found.picture)
    else:
        sprite = channel_card(None, None, False, _CARD, slot.ready, theme)
    scene.canvas.centre(sprite, x, middle)
    if slot.ready:
        scene.canvas.centre(wisp(24), x + 16, middle - 16)
