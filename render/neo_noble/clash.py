"""What is being resolved, in a band of its own: an attack with its arithmetic (NN-129), or another event."""

from __future__ import annotations

from collections.abc import Sequence

from engines.neo_noble.seat.view import BattleView, EventView
from render.drawing.lettering import fitted, width
from render.drawing.themes import Colour
from render.neo_noble.art.signs import sign
from render.neo_noble.scene import Scene
from render.neo_noble.words import defence, number, signed
from render.shared.box import Box

_VERDICT = 184


def draw_battle(scene: Scene, box: Box, battle: BattleView, names: Sequence[str], live: bool) -> None:
    """Draw an attack: Power against Resolve with what is added, the cards that Blocked, and the outcome."""
    canvas, theme = scene.canvas, scene.theme
    canvas.panel(*box, theme.panel, theme.wound if live else theme.panel_line)
    x = _draw_total(scene, names[battle.attacker.seat], "power", number(battle.power), box.x + 14, box)
    verdict = battle.success
    text = ">" if verdict else "≤" if verdict is not None else "?"
    x += canvas.text(x, box.middle + 12, text, 46, theme.gold if verdict else theme.quiet) + 12
    x = _draw_total(scene, names[battle.defender.seat], "resolve", number(battle.resolve), x, box)
    if battle.raised or battle.blocked:
        x += canvas.text(x - 4, box.middle + 12, signed(battle.raised), 40, theme.ink) + 6
        x += canvas.text(x, box.middle + 12, f"= {number(defence(battle))}", 50, theme.ink) + 14
    _draw_blocked(scene, battle, box.past(x - box.x).left(box.end - _VERDICT - x))
    _draw_verdict(scene, battle, box.right(_VERDICT))


def _draw_total(scene: Scene, player: str, name: str, text: str, x: float, box: Box) -> float:
    """Draw a total beneath the name of its player. Return where what comes next begins."""
    canvas, theme = scene.canvas, scene.theme
    canvas.paste(sign(name, 40, theme.ink), x, box.middle - 8)
    reach = 46 + canvas.text(x + 46, box.middle + 12, text, 50, theme.ink) + 12
    wide = max(106, reach)
    canvas.text(x, box.y + 16, player, 20, theme.quiet, room=wide - 6)
    return x + wide


def _draw_blocked(scene: Scene, battle: BattleView, box: Box) -> None:
    """Draw the cards that Blocked, as many as there is room for."""
    canvas, theme = scene.canvas, scene.theme
    if not battle.blocked:
        if battle.success is None:
            canvas.write(box.inset(6), canvas.speech.say("nn-picture-block-open"), 24, theme.quiet)
        return
    tall = round(box.high - 34)
    most = max(1, int((box.wide - 4) // (tall + 5)))
    shown = battle.blocked if len(battle.blocked) <= most else battle.blocked[: most - 1]
    word = canvas.speech.say("nn-picture-blocked", count=len(battle.blocked))
    canvas.write(box.top(32).left(box.wide - 8), word, 20, theme.quiet)
    x = box.x
    for card in shown:
        canvas.paste(scene.cards.square(card, tall, 5), x, box.y + 28)
        x += tall + 5
    if len(shown) < len(battle.blocked):
        canvas.text(x + 2, box.middle + 12, f"+{len(battle.blocked) - len(shown)}", 34, theme.ink)


def _draw_verdict(scene: Scene, battle: BattleView, box: Box) -> None:
    """Say how the attack stands, or has ended."""
    canvas, theme, say = scene.canvas, scene.theme, scene.canvas.speech.say
    if battle.success is None:
        canvas.centre(sign("attack", 44, theme.gold), box.centre, box.middle - 14)
        step = say("nn-picture-battle-step", step=battle.step)
        _centred(scene, step, box.inset(13).bottom(36), 22, theme.ink)
        return
    word = say("nn-picture-battle-won" if battle.success else "nn-picture-battle-lost")
    fill = theme.gold if battle.success else theme.panel
    ink = theme.gold_ink if battle.success else theme.ink
    line = theme.gold if battle.success else theme.quiet
    plate = box.left(box.wide - 6).inset(4, 10)
    canvas.panel(*plate, fill, line)
    mark = sign("scythe" if battle.success else "resolve", 36, ink)
    canvas.centre(mark, plate.centre, plate.middle - 16)
    _centred(scene, word, plate.inset(6).below(44), 30, ink)


def _centred(scene: Scene, text: str, box: Box, most: int, ink: Colour) -> None:
    """Write a line in the middle of a box, as large as it has room."""
    size = next((size for size in range(most, 16, -1) if width(text, size) <= box.wide), 16)
    scene.canvas.write(box, text, size, ink, "middle")


def draw_event(scene: Scene, box: Box, event: EventView, player: str) -> None:
    """Draw what is being resolved, or may be answered."""
    canvas, theme, cards = scene.canvas, scene.theme, scene.cards
    canvas.panel(*box, theme.panel, theme.gold)
    x = box.x + 12
    if event.card is not None:
        tall = round(box.high - 16)
        art = cards.art(event.card, round(tall / 0.75), 6)
        canvas.paste(art, x, box.y + 8)
        x += art.size[0] + 16
    room = box.end - x - 16
    kind = event.kind.replace("_", "-")
    what = canvas.speech.say("nn-picture-event", kind=kind, count=event.number)
    if event.card is None:
        canvas.text(x, box.middle - 18, player, 26, theme.quiet, room=room)
        canvas.text(x, box.middle + 20, what, 36, theme.ink, room=room)
        return
    canvas.text(x, box.middle - 20, cards.drawn_name(event.card), 36, theme.ink, room=room)
    name = fitted(player, 26, 300)
    canvas.text(x, box.middle + 22, f"{name} – {what}", 26, theme.quiet, room=room)
