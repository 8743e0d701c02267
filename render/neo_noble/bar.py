"""A player's bar: name, games won, what was reaped, hand, piles, Souls, Noble's Bargain, Channel."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from engines.neo_noble.seat.view import NeoNobleView, SideView, SlotView
from engines.neo_noble.table import keys as naming
from render.drawing.lettering import width
from render.drawing.marks import crown
from render.drawing.pen import Sprite
from render.drawing.signs import triangle
from render.drawing.themes import Colour
from render.neo_noble.art.signs import sign
from render.neo_noble.marks import numbers_wide, put_bar, put_name, put_numbers, put_ring, put_role
from render.neo_noble.scene import Scene
from render.neo_noble.theme_colors import SOUL, SOUL_DEEP, look_of
from render.neo_noble.tokens import back, bargain, channel_card, empty_slot, held, wisp
from render.neo_noble.words import REAPS, Counted, Marked
from render.shared.box import Box

_NAMES = (48, 44, 40, 36, 32, 28, 26)
_NAME = 200
_SLOT, _CARD = 56, 38
_SPARK, _BADGE = 38, 38
_OVER = 18
"""How far numbers of what waits lie over the Channel."""
_NUMBERS = (44, 42, 38, 34, 30)
_LABEL = 24


class Bar(NamedTuple):
    """What is drawn of a player."""

    name: str
    turn: bool
    """Whether it is that player's turn."""
    won: bool
    """Whether that player has won the match."""
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
    changed: bool
    """Whether the last change was done to the player."""
    numbers: Mapping[str, tuple[int, ...]]
    """Of what waits, beside what of the player it concerns."""

    @classmethod
    def of(cls, view: NeoNobleView, side: SideView, names: Sequence[str], marked: Marked) -> Bar:
        """Return what is drawn of a side's player."""
        best_of = view.options.best_of
        return cls(
            name=names[side.seat],
            turn=view.active == side.seat and view.result is None and view.stage not in ("exchange", "setup"),
            won=view.result is not None and side.seat in view.result.winners,
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
            changed=naming.player(side.seat) in view.touched,
            numbers={
                key.what: numbers
                for key, numbers in marked.numbers.items()
                if isinstance(key, Counted) and key.seat == side.seat
            },
        )

    @property
    def golden(self) -> bool:
        """Whether the bar is of gold: whose turn it is, or who has won."""
        return self.turn or self.won


class CountBadge(NamedTuple):
    """Something that is counted, with its sign and its word."""

    mark: Sprite
    text: str
    label: str
    ink: Colour
    numbers: tuple[int, ...] = ()
    """Of what waits that concerns it; they stand in place of its sign."""

    @property
    def sign_wide(self) -> int:
        """How wide its sign is."""
        return numbers_wide(self.numbers, _BADGE) if self.numbers else self.mark.size[0]


def draw_bar(scene: Scene, box: Box, shown: Bar) -> None:
    """Draw a player's bar: golden with a triangle when it is that player's turn, crowned who has won."""
    look = look_of(scene.theme)
    tones, line = (look.gold, look.gold_line) if shown.golden else (look.bar, look.line)
    ink, quiet = (look.gold_ink, look.gold_ink) if shown.golden else (look.ink, look.quiet)
    if shown.changed or shown.numbers:
        put_ring(scene, box.inset(2, 2), "acts" if shown.numbers else "changed", 6, 10)
    put_bar(scene.canvas, box, tones, line)
    end = _draw_name(scene, box, shown, ink)
    channel = box.inset(8).right(len(shown.channel) * _SLOT)
    counts = Box(end + 14, box.y, channel.x - 6 - end - 14, box.high)
    waits = shown.numbers.get("channel", ())
    wide = numbers_wide(waits, _BADGE) if waits else 0
    counts = counts.left(counts.wide - max(0, wide - _OVER))
    _draw_counts(scene, counts, list(_counts(scene, shown)), quiet)
    for place, slot in enumerate(shown.channel):
        _draw_slot(scene, slot, channel.x + (place + 0.5) * _SLOT, box.middle)
    if waits:
        put_numbers(scene, channel.x + _OVER - wide / 2, box.y + 22, waits, _BADGE)


def _draw_name(scene: Scene, box: Box, shown: Bar, ink: Colour) -> float:
    """Draw the name, with what stands before and after it. Return where that ends."""
    canvas, left = scene.canvas, box.x + 16
    if shown.won:
        canvas.paste(crown(40, True, ink), left - 6, box.middle - 21)
        left += 40
    elif shown.turn:
        canvas.paste(triangle(34, ink), left - 4, box.middle - 17)
        left += 36
    waits, beside = shown.numbers.get("name", ()), 0
    if waits:
        beside = numbers_wide(waits, _BADGE)
        put_numbers(scene, left - 4 + beside / 2, box.middle, waits, _BADGE)
    elif shown.changed:
        beside = _SPARK
        put_role(scene, left + 14, box.middle, "changed", _SPARK)
    left += beside
    end = box.x + _NAME + min(beside, _SPARK) + 10
    room = end - left - (shown.games * 30 + 4 if shown.games else 0)
    put_name(canvas, Box(left, box.y, room, box.high), shown.name, _NAMES, ink)
    for game in range(shown.games):
        canvas.paste(crown(30, shown.wins > game, ink), end - (shown.games - game) * 30, box.middle - 16)
    return end


def _counts(scene: Scene, shown: Bar) -> Iterator[CountBadge]:
    """Yield what is counted of a player."""
    look, say = look_of(scene.theme), scene.canvas.speech.say
    ink, mark = (look.gold_ink, look.gold_ink) if shown.golden else (look.ink, look.sign)
    warn = look.warn if shown.lost >= REAPS - 1 and not shown.golden else ink
    soul = SOUL_DEEP if shown.golden else SOUL
    for what, sprite, text, colour in (
        ("reaped", sign("scythe", 40, mark), f"{shown.lost}/{REAPS}", warn),
        ("hand", held(42), str(shown.hand), ink),
        ("deck", back(30), str(shown.deck), ink),
        ("grave", sign("grave", 38, mark), str(shown.grave), ink),
        ("banished", sign("banished", 36, mark), str(shown.banished), ink),
        ("souls", wisp(40, soul), str(shown.lingering), ink),
    ):
        yield CountBadge(
            sprite, text, say("nn-picture-label", what=what), colour, shown.numbers.get(what, ())
        )
    if shown.bargain:
        yield CountBadge(bargain(42), "", say("nn-picture-label", what="bargain"), ink)


def _draw_counts(scene: Scene, box: Box, counts: Sequence[CountBadge], quiet: Colour) -> None:
    """Draw numbers with their signs before and their words below them, as large as there is room."""
    canvas = scene.canvas
    size = next((size for size in _NUMBERS if _gap(box, counts, size) >= 8), _NUMBERS[-1])
    gap = min(_gap(box, counts, size), 34)
    x = box.x
    for one in counts:
        if one.numbers:
            put_numbers(scene, x + one.sign_wide / 2, box.y + 26, one.numbers, _BADGE)
        else:
            canvas.paste(one.mark, x, box.y + 26 - one.mark.size[1] / 2)
        canvas.text(x + one.sign_wide + 5, box.y + 26, one.text, size, one.ink)
        canvas.text(x, box.y + 58, one.label, _LABEL, quiet)
        x += _wide(one, size) + gap


def _wide(one: CountBadge, size: int) -> float:
    return max(one.sign_wide + 5 + width(one.text, size), width(one.label, _LABEL))


def _gap(box: Box, counts: Sequence[CountBadge], size: int) -> float:
    return (box.wide - sum(_wide(one, size) for one in counts)) / len(counts)


def _draw_slot(scene: Scene, slot: SlotView | None, x: float, middle: float) -> None:
    """Draw a Channel slot; the face of a card only when it lies face-up (NN-59, NN-R10)."""
    if slot is None:
        scene.canvas.centre(empty_slot(_CARD, look_of(scene.theme).line), x, middle)
        return
    if slot.face_up and slot.card is not None:
        found = scene.cards.find(slot.card)
        sprite = channel_card(slot.card, found.fate, _CARD, slot.ready, found.picture)
    else:
        sprite = channel_card(None, None, _CARD, slot.ready)
    scene.canvas.centre(sprite, x, middle)
    if slot.ready:
        scene.canvas.centre(wisp(26), x + 16, middle - 18)
