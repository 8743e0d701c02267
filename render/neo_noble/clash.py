"""What goes on, upon a ribbon between the sides: an attack with its arithmetic (NN-129), or another event."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engines.neo_noble.seat.view import BattleView, EventView
from render.drawing.lettering import width
from render.drawing.themes import Colour
from render.neo_noble.art.signs import sign
from render.neo_noble.marks import BADGE, put_bar, put_name, put_numbers
from render.neo_noble.scene import Scene, named
from render.neo_noble.theme_colors import (
    BONE,
    FIGHT,
    FIGHT_QUIET,
    GOLD_TEXT,
    PLATE,
    PLATE_LINE,
    PLATE_QUIET,
    look_of,
)
from render.neo_noble.words import defence, number, signed
from render.shared.box import Box
from render.shared.theme_colors import WHITE
from render.shared.typeset import largest

_TOTAL, _SUM = 56, 46
_SIGN = 40
_NAMES = (34, 32, 30, 28, 26, 24)
_VERDICTS = (44, 40, 36, 34, 32, 30, 28, 26, 24)
_ART = 56
_LEAST_NAME = 76
_PAD = 16
_OTHERS = 3
"""So many that wait are drawn beside the latest."""


class ClashPart(NamedTuple):
    """A number of an attack, with what stands before it."""

    text: str
    size: int
    ink: Colour
    mark: str = ""

    @property
    def wide(self) -> float:
        """How far it reaches."""
        return width(self.text, self.size) + (_SIGN + 6 if self.mark else 0)


def draw_battle(scene: Scene, box: Box, battle: BattleView, names: Sequence[str], *, session: bool) -> None:
    """Draw an attack: Power against Resolve with what is added, the cards that Blocked, and the outcome."""
    canvas, look = scene.canvas, look_of(scene.theme)
    put_bar(canvas, box, FIGHT if session else PLATE, look.aimed if session else PLATE_LINE)
    told, mark = _verdict(scene, battle, names)
    face = named(told)
    most = 300 if not battle.blocked else 200
    size = largest(told, _VERDICTS, most, face)
    wide = min(most, width(told, size, face))
    ink = GOLD_TEXT if battle.success is not False else WHITE
    canvas.text(box.end - _PAD, box.middle, told, size, ink, "right", face=face, room=most)
    end = box.end - _PAD - wide - 20
    if mark:
        canvas.paste(sign(mark, _SIGN, ink), end - _SIGN + 8, box.middle - _SIGN / 2)
        end -= _SIGN + 4
    parts = list(_arithmetic(scene, battle))
    first, rest = parts[0], parts[1:]
    fixed = sum(part.wide + 12 for part in parts)
    free = end - box.x - _PAD - fixed
    arts = (
        min(len(battle.blocked), max(1, int((free - 2 * _LEAST_NAME - 52) // (_ART + 4))))
        if battle.blocked
        else 0
    )
    room = min(170.0, (free - arts * (_ART + 4) - (52 if arts < len(battle.blocked) else 0)) / 2 - 14)
    x = box.x + _PAD
    x += _put_player(scene, x, box, names[battle.attacker.seat], room)
    x = _put_part(scene, x, box, first)
    for part in rest:
        x = _put_part(scene, x, box, part)
    x += _put_player(scene, x, box, names[battle.defender.seat], room)
    _draw_blocked(scene, battle, box.past(x - box.x), arts)


def _arithmetic(scene: Scene, battle: BattleView) -> Iterator[ClashPart]:
    """Yield Power, how it stands to Resolve, Resolve, and what Blocks make of it."""
    yield ClashPart(number(battle.power), _TOTAL, WHITE, "power")
    if battle.success is None:
        yield ClashPart(scene.canvas.speech.say("nn-picture-against"), 28, FIGHT_QUIET)
    else:
        yield ClashPart(">" if battle.success else "≤", 46, FIGHT_QUIET)
    yield ClashPart(number(battle.resolve), _TOTAL, WHITE, "resolve")
    if battle.raised or battle.blocked:
        yield ClashPart(signed(battle.raised), _SUM, WHITE)
        yield ClashPart(f"= {number(defence(battle))}", _SUM, WHITE)


def _put_part(scene: Scene, x: float, box: Box, part: ClashPart) -> float:
    """Write a number behind its sign. Return where what comes next begins."""
    left = x
    if part.mark:
        scene.canvas.paste(sign(part.mark, _SIGN, BONE), left, box.middle - _SIGN / 2)
        left += _SIGN + 6
    scene.canvas.text(left, box.middle, part.text, part.size, part.ink)
    return x + part.wide + 12


def _put_player(scene: Scene, x: float, box: Box, name: str, room: float) -> float:
    """Write a player's name where there is room for it. Return how far it reaches."""
    if room < 40:
        return 0
    reach = put_name(scene.canvas, Box(x, box.y, room, box.high), name, _NAMES[2:], GOLD_TEXT)
    return min(reach, room) + 12


def _draw_blocked(scene: Scene, battle: BattleView, box: Box, count: int) -> None:
    """Draw so many of the cards that Blocked, and count the others."""
    x = box.x
    for card in battle.blocked[:count]:
        scene.canvas.paste(scene.cards.square(card, _ART, 5), x, box.middle - _ART / 2)
        x += _ART + 4
    if count < len(battle.blocked):
        scene.canvas.text(x + 2, box.middle, f"+{len(battle.blocked) - count}", 32, WHITE)


def _verdict(scene: Scene, battle: BattleView, names: Sequence[str]) -> tuple[str, str]:
    """Say how the attack stands, or has ended, and by which sign."""
    say = scene.canvas.speech.say
    if battle.success is None:
        if battle.step == "block":
            return say("nn-picture-may-block", name=names[battle.defender.seat]), ""
        return say("nn-picture-battle-step", step=battle.step), ""
    if battle.success:
        return say("nn-picture-battle-won"), "scythe"
    return say("nn-picture-battle-lost"), "resolve"


def draw_events(scene: Scene, box: Box, events: Sequence[EventView], names: Sequence[str]) -> None:
    """Draw what is being resolved, or may be answered; the number of each is repeated at what it concerns."""
    put_bar(scene.canvas, box, PLATE, look_of(scene.theme).acts)
    first, *others = events
    inner = box.inset(8)
    put_numbers(scene, inner.x + BADGE / 2, inner.middle, (1,))
    inner = inner.past(BADGE + 10)
    rest = len(others) - _OTHERS
    for place, event in reversed(list(enumerate(others[:_OTHERS]))):
        art = inner.right(_ART)
        inner = inner.left(inner.wide - _ART - 26)
        if event.card is not None:
            scene.canvas.paste(scene.cards.square(event.card, _ART, 5), art.x, art.middle - _ART / 2)
        more = f"+{rest}" if rest > 0 and place == _OTHERS - 1 else ""
        scene.canvas.text(art.end, art.foot - 18, more, 28, WHITE, "right")
        put_numbers(scene, art.x, art.middle, (place + 2,), 36)
    _draw_event(scene, inner, first, names[first.seat])


def _draw_event(scene: Scene, box: Box, event: EventView, player: str) -> None:
    """Say what happens, by which card and by whom."""
    canvas, cards = scene.canvas, scene.cards
    kind = event.kind.replace("_", "-")
    what = canvas.speech.say("nn-picture-event", kind=kind, count=event.number)
    if event.card is None:
        left = put_name(canvas, box.left(min(380, box.wide * 0.4)), player, _VERDICTS, GOLD_TEXT)
        said = box.past(min(left, 380, box.wide * 0.4) + 32)
        canvas.text(
            said.x,
            said.middle,
            what,
            largest(what, (40, 36, 32, 28, 26, 24), said.wide),
            WHITE,
            room=said.wide,
        )
        return
    art = cards.art(event.card, 84, _ART)
    canvas.paste(art, box.x, box.middle - art.size[1] / 2)
    name = box.past(92).left(box.wide * 0.46)
    put_name(canvas, name, cards.drawn_name(event.card), _VERDICTS, WHITE)
    rest = Box(name.end + 16, box.y, box.end - 8 - name.end - 16, box.high)
    size = largest(what, (30, 28, 26, 24), rest.wide)
    canvas.text(rest.end, rest.y + 48, what, size, PLATE_QUIET, "right", room=rest.wide)
    face = named(player)
    size = largest(player, _NAMES, rest.wide, face)
    canvas.text(rest.end, rest.y + 22, player, size, GOLD_TEXT, "right", face=face, room=rest.wide)
