"""The attack in the middle of the table: its arithmetic, the Defence, the damage (NX-44 to NX-53)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.noxtalia.seat.view import AttackView, PowerView
from render.drawing.lettering import fitted, width, wrapped
from render.noxtalia.art.emblems import element_badge, kind_mark
from render.noxtalia.scene import Scene
from render.noxtalia.tokens import burst
from render.noxtalia.words import attack_ended, changes, signed
from render.playing_cards.marks import die
from render.shared.box import Box
from render.shared.speech import Speech

Change = tuple[int, str]
_DAMAGE = 150
_DIE = 40
_DICE = 4
"""How many of the last rolls are drawn."""


class _Ring(Box):
    """Where an attack is drawn, in two rows."""

    @property
    def row(self) -> float:
        """Height of one of the two rows."""
        return self.high / 2

    @property
    def art(self) -> int:
        """Width of the cards' pictures."""
        return round((self.row - 14) / 0.75)

    @property
    def sums(self) -> float:
        """Left end of the arithmetic."""
        return self.x + self.art + 24

    @property
    def limit(self) -> float:
        """Right end of the arithmetic."""
        return self.end - _DAMAGE - 10

    @property
    def tight(self) -> bool:
        """Whether there is little height."""
        return self.row < 100


def draw_clash(scene: Scene, box: Box) -> None:
    """Draw the attack, above its Defence, and what comes of it to the right."""
    theme, attack = scene.theme, scene.view.attack
    assert attack is not None
    live = not attack_ended(attack)
    ring = _Ring(*box)
    scene.canvas.panel(*ring, theme.panel, theme.gold if live else theme.panel_line)
    _draw_attack(scene, attack, ring)
    _draw_defence(scene, attack, ring)
    _draw_damage(scene, attack, ring)


def _draw_attack(scene: Scene, attack: AttackView, ring: _Ring) -> None:
    cards = scene.cards
    target = scene.view.sides[attack.defender].spirits[attack.target]
    say = scene.canvas.speech.say
    title = say(
        "nx-picture-attacks", what=cards.drawn_name(attack.card), against=cards.drawn_name(target.card)
    )
    if attack.second:
        title = f"{say('nx-picture-second')} · {title}"
    _draw_row(
        scene,
        ring,
        0,
        attack.card,
        f"{_player(scene, attack.attacker, ring)} · {title}",
        attack.element,
        attack.rolls,
    )
    _draw_sum(
        scene, ring, 0, "attack", attack.attack, changes(attack.attack, attack.card, cards), attack.rolls
    )


def _draw_defence(scene: Scene, attack: AttackView, ring: _Ring) -> None:
    canvas, theme, cards, say = scene.canvas, scene.theme, scene.cards, scene.canvas.speech.say
    lower = ring.bottom(ring.row).left(ring.wide - _DAMAGE).inset(10)
    canvas.panel(*lower.top(2), theme.panel_line, theme.panel_line, 1, 1)
    if not attack.defences and attack_ended(attack) and attack.damage is None:
        return
    if not attack.defences:
        waits = attack.step in ("targeted", "effects", "defence")
        mark = kind_mark("defence", round(ring.row * 0.5), theme.panel_line)
        canvas.centre(mark, lower.left(ring.art).centre, lower.middle)
        text = say("nx-picture-defence-open" if waits else "nx-picture-defence-none")
        canvas.write(lower.left(lower.wide - 6).past(ring.art + 14), text, 30, theme.quiet)
        return
    last = attack.defences[-1]
    title = " + ".join(cards.drawn_name(card) for card in attack.defences)
    _draw_row(scene, ring, 1, last, f"{_player(scene, attack.defender, ring)} · {title}", cards.element(last))
    if attack.defence is not None:
        _draw_sum(scene, ring, 1, "defence", attack.defence, changes(attack.defence, last, cards))


def _player(scene: Scene, seat: int, ring: _Ring) -> str:
    """Name a player, cut so that the card has room beside the name."""
    return fitted(scene.names[seat], 20 if ring.tight else 26, 230)


def _draw_row(
    scene: Scene, ring: _Ring, row: int, card: str, title: str, element: str, rolls: Sequence[int] = ()
) -> None:
    """Draw a card's picture, who plays it, and the dice rolled for it."""
    canvas, theme = scene.canvas, scene.theme
    top = ring.y + row * ring.row
    canvas.centre(scene.cards.art(card, ring.art, theme), ring.x + 10 + ring.art / 2, top + ring.row / 2)
    badge = 30 if ring.tight else 36
    canvas.centre(element_badge(element, badge, theme.face), ring.x + 12 + badge / 2, top + 10 + badge / 2)
    right = ring.limit
    if rolls and not ring.tight:
        right = _draw_dice(scene, rolls, right, top + 5)
    letters = 20 if ring.tight else 26
    middle = top + (13 if ring.tight else 20)
    canvas.text(ring.sums, middle, title, letters, theme.quiet, room=right - ring.sums - 6)


def _draw_dice(scene: Scene, rolls: Sequence[int], right: float, y: float) -> float:
    """Draw the dice, the last ones when they are many. Return their left end."""
    for value in reversed(rolls[-_DICE:]):
        right -= _DIE + 6
        scene.canvas.paste(die(value, _DIE), right + 6, y)
    return right


def _draw_sum(
    scene: Scene,
    ring: _Ring,
    row: int,
    kind: str,
    power: PowerView,
    parts: Sequence[Change],
    rolls: Sequence[int] = (),
) -> None:
    """Spell out a power: base, chart, every modifier with its source, total (NX-R5)."""
    canvas, theme = scene.canvas, scene.theme
    middle = ring.y + row * ring.row + ring.row * (0.54 if ring.tight else 0.52)
    total_size = 46 if ring.tight else 62
    total = f"= {power.total}"
    x, end = ring.sums, ring.limit
    left = end - width(total, total_size) - 16
    if rolls and ring.tight:
        left = _draw_dice(scene, rolls, left, middle - _DIE / 2)
    room = left - x
    parts = _gathered(parts, int((room - 93) // 58), canvas.speech)
    size, label, slot = _measured(ring, room, len(parts))
    canvas.paste(kind_mark(kind, size - 4, theme.ink), x, middle - size / 2 + 2)
    x += size + 4
    x += canvas.text(x, middle, str(power.base), size, theme.ink) + size * 0.4
    _draw_changes(scene, ring, x, middle, (size, label, slot), parts)
    foot = middle + (ring.row * 0.1 if not ring.tight else 4)
    canvas.text(end, foot, total, total_size, theme.gold, "right")


def _gathered(parts: Sequence[Change], most: int, speech: Speech) -> Sequence[Change]:
    """Add up the last changes when there are too many to spell out."""
    if len(parts) <= most:
        return parts
    rest = parts[most - 1 :]
    return [
        *parts[: most - 1],
        (sum(change for change, _ in rest), speech.say("nx-picture-more", count=len(rest))),
    ]


def _measured(ring: _Ring, room: float, count: int) -> tuple[int, int, float]:
    """Return the sizes of numbers and sources and the width of a slot, so that all changes have room."""
    sizes = ((34, 17), (28, 14)) if ring.tight else ((44, 20), (34, 17), (30, 14))
    slots = [(size, label, (room - 3.1 * size) / max(1, count)) for size, label in sizes]
    size, label, slot = next((one for one in slots if one[2] >= 2.35 * one[0]), slots[-1])
    return size, label, min(3.2 * size, slot)


def _draw_changes(
    scene: Scene, ring: _Ring, x: float, middle: float, sizes: tuple[int, int, float], parts: Sequence[Change]
) -> None:
    """Draw changes side by side, the sources beneath."""
    canvas, theme = scene.canvas, scene.theme
    size, label, slot = sizes
    for change, source in parts:
        canvas.text(x, middle, signed(change), size, theme.ink)
        lines = wrapped(source, label, slot - 6)
        most = 1 if ring.tight else 2
        if len(lines) > most:
            lines = (*lines[: most - 1], fitted(" ".join(lines[most - 1 :]), label, slot - 6))
        for index, line in enumerate(lines):
            y = middle + size * 0.37 + 5 + label * (0.5 + index * 1.08)
            canvas.text(x, y, line, label, theme.quiet, room=slot - 6)
        x += slot


def _draw_damage(scene: Scene, attack: AttackView, ring: _Ring) -> None:
    """Draw what the attack does, once it is known."""
    canvas, theme, say = scene.canvas, scene.theme, scene.canvas.speech.say
    x = ring.end - _DAMAGE / 2 - 4
    size = min(_DAMAGE - 8, round(ring.high - (44 if ring.tight else 70)))
    middle = ring.middle + (12 if ring.tight else 16)
    label = 22 if ring.tight else 28
    canvas.text(
        x,
        ring.y + (18 if ring.tight else 26),
        say("nx-picture-damage"),
        label,
        theme.quiet,
        "middle",
        room=_DAMAGE,
    )
    if attack.damage is None:
        stopped = attack_ended(attack)
        text = say("nx-picture-stopped") if stopped else "?"
        canvas.text(x, middle, text, 26 if stopped else 80, theme.quiet, "middle", room=_DAMAGE)
        return
    if attack.damage:
        canvas.centre(burst(size, theme.wound, theme.face), x, middle)
        canvas.text(x, middle, str(attack.damage), round(size * 0.5), theme.wound_ink, "middle")
        return
    canvas.centre(kind_mark("defence", size - 10, theme.gold), x, middle)
    canvas.text(x, middle - 4, "0", round(size * 0.44), theme.gold_ink, "middle")
