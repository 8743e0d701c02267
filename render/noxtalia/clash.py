"""The attack upon the drum: its arithmetic, the Defence, the damage (NX-44 to NX-53)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from engines.noxtalia.seat.view import AttackView, PowerView
from render.drawing.lettering import ELLIPSIS, fitted, width
from render.drawing.marks import die
from render.noxtalia.art.emblems import element_badge, kind_mark
from render.noxtalia.places import Drum
from render.noxtalia.scene import DuelScene, face_of
from render.noxtalia.theme_colors import BROWN, CHIP_LINE, EARTH, INK
from render.noxtalia.tokens import burst
from render.noxtalia.words import attack_ended, awaits_defence, changes, headline, signed
from render.shared.box import Box
from render.shared.speech import SpeechText
from render.shared.theme_colors import WHITE
from render.shared.typeset import largest

Change: TypeAlias = tuple[int, str]
_DAMAGE, _NARROW = 196, 140
"""Room for what comes of it; less where the attack has little."""
_BROAD = 800
_LOW = 90
_APART = 8
"""Between dice."""
_ARROW = 70
"""Room for an arrow between two names."""
_LEAST_NAME = 40
_LEAST = 104
"""Room for a change with its source beneath it."""


class _Ring(Box):
    """Where an attack is drawn, in two rows."""

    @property
    def row(self) -> float:
        """Height of one of the two rows."""
        return self.high / 2

    @property
    def art(self) -> tuple[int, int]:
        """How large the cards' pictures are."""
        return round((self.row - 12) * 1.3), round(self.row - 12)

    @property
    def sums(self) -> float:
        """Left end of titles and arithmetic."""
        return self.x + self.art[0] + 18

    @property
    def limit(self) -> float:
        """Right end of the arithmetic."""
        return self.end - self.damage - 14

    @property
    def tight(self) -> bool:
        """Whether there is room for titles and numbers alone."""
        return self.row < _LOW

    def room(self, power: PowerView | None, size: Drum) -> float:
        """Return how far titles may reach: as far as the total where rows are low."""
        total = "" if power is None or not self.tight else f"= {power.total}"
        return self.limit - self.sums - (width(total, size.total, face_of(total)) + 14 if total else 0)

    @property
    def damage(self) -> int:
        """How broad what comes of it is."""
        return _DAMAGE if self.wide > _BROAD else _NARROW


def draw_clash(scene: DuelScene, box: Box, attack: AttackView, size: Drum) -> None:
    """Draw the attack, above its Defence, and what comes of it to the right."""
    ring = _Ring(*box)
    _draw_attack(scene, attack, ring, size)
    left, y = round(ring.x), round(ring.middle)
    scene.canvas.image.paste(CHIP_LINE, (left, y - 1, round(ring.limit) + 8, y + 1))
    _draw_defence(scene, attack, ring, size)
    _draw_damage(scene, attack, ring, size)


def _draw_attack(scene: DuelScene, attack: AttackView, ring: _Ring, size: Drum) -> None:
    parts = changes(attack.attack, attack.card, scene.cards)
    _draw_card(scene, ring, 0, attack.card, attack.element)
    _draw_title(scene, ring, attack, size)
    _draw_sum(scene, ring, 0, "attack", attack.attack, parts, size)


def _draw_title(scene: DuelScene, ring: _Ring, attack: AttackView, size: Drum) -> None:
    """Say who attacks with what, an arrow, and whom."""
    canvas, cards, y = scene.canvas, scene.cards, ring.y + size.titles[0] * 0.62
    target = cards.drawn_name(scene.view.sides[attack.defender].spirits[attack.target].card)
    before = f"{canvas.speech.say('nx-picture-second')} · " if attack.second else ""
    room, aside = ring.room(attack.attack, size), face_of(target)
    rest = {letters: room - width(target, letters, aside) - _ARROW for letters in size.titles}
    said, letters = _said(scene, attack.attacker, before, cards.drawn_name(attack.card), rest)
    x = ring.sums + canvas.text(ring.sums, y, said, letters, INK, face=face_of(said), room=rest[letters])
    x += 14 + canvas.text(x + 14, y, "→", letters, EARTH) + 14
    canvas.text(x, y, target, letters, INK, face=aside, room=ring.sums + room - x)


def _said(scene: DuelScene, seat: int, before: str, what: str, rooms: Mapping[int, float]) -> tuple[str, int]:
    """Return who plays what and in which size: as large as there is room, else with the player's name cut."""

    def told(name: str) -> str:
        return before + (scene.canvas.speech.say("nx-picture-plays", name=name, what=what) if name else what)

    name, letters = scene.names[seat], 0
    for letters, room in rooms.items():
        if width(told(name), letters, face_of(told(name))) <= room:
            return told(name), letters
    room = rooms[letters] - width(told(ELLIPSIS), letters, face_of(told(ELLIPSIS)))
    short = fitted(name, letters, room, face_of(name)) if room > _LEAST_NAME else ""
    return told(short), letters


def _draw_defence(scene: DuelScene, attack: AttackView, ring: _Ring, size: Drum) -> None:
    canvas, cards = scene.canvas, scene.cards
    lower = ring.bottom(ring.row)
    if not attack.defences and attack_ended(attack) and attack.damage is None:
        return
    if not attack.defences:
        _draw_open(scene, attack, lower, ring)
        return
    last = attack.defences[-1]
    what = " + ".join(cards.drawn_name(card) for card in attack.defences)
    room = ring.room(attack.defence, size)
    title, letters = _said(scene, attack.defender, "", what, dict.fromkeys(size.titles, room))
    _draw_card(scene, ring, 1, last, cards.element(last))
    y = lower.y + 6 + size.titles[0] * 0.5
    canvas.text(ring.sums, y, title, letters, INK, face=face_of(title), room=room)
    if attack.defence is not None:
        _draw_sum(scene, ring, 1, "defence", attack.defence, changes(attack.defence, last, cards), size)


def _draw_open(scene: DuelScene, attack: AttackView, lower: Box, ring: _Ring) -> None:
    """Say who may defend, or that nobody does."""
    canvas, say = scene.canvas, scene.canvas.speech.say
    waits = awaits_defence(scene.view)
    if waits:
        bare = headline(scene.view, scene.cards, "")
        room = ring.limit - ring.sums - width(bare, 30, face_of(bare)) - 8
        name = scene.names[attack.defender]
        text = headline(scene.view, scene.cards, fitted(name, 30, max(room, 60.0), face_of(name)))
    else:
        open_yet = attack.step in ("targeted", "effects", "defending")
        text = say("nx-picture-defence-open" if open_yet else "nx-picture-defence-none")
    face, room = face_of(text), ring.limit - ring.sums
    letters = largest(text, (44, 40, 36, 32, 28, 24), room, face)
    mark = kind_mark("defence", round(lower.high * 0.5), EARTH if waits else CHIP_LINE)
    canvas.centre(mark, lower.x + ring.art[0] / 2, lower.middle)
    canvas.text(ring.sums, lower.middle, text, letters, EARTH if waits else BROWN, face=face, room=room)


def _draw_card(scene: DuelScene, ring: _Ring, row: int, card: str, element: str) -> None:
    """Draw a card's picture with the element in which it is played."""
    top = ring.y + row * ring.row + (2 if row == 0 else 10)
    scene.canvas.paste(scene.cards.tile(card, *ring.art), ring.x, top)
    scene.canvas.centre(element_badge(element, 44, WHITE), ring.x + 20, top + 20)


def _draw_sum(
    scene: DuelScene, ring: _Ring, row: int, kind: str, power: PowerView, parts: Sequence[Change], size: Drum
) -> None:
    """Spell out a power: base, chart, modifiers with their sources, total (NX-R5)."""
    canvas, x = scene.canvas, ring.sums
    top = ring.y + row * (ring.row + 6)
    total = f"= {power.total}"
    end = ring.limit - width(total, size.total, face_of(total)) - 14
    x += size.number * 0.94 + 6
    x += width(str(power.base), size.number) + 20
    parts = _gathered(parts, max(1, int((end - x) // _LEAST)), canvas.speech)
    beside = sum(width(signed(change), size.number) + width(word, size.label) + 30 for change, word in parts)
    flat = beside <= end - x or ring.tight
    if ring.tight and beside > end - x:
        parts = [(change, "") for change, _ in parts]
    middle = top + ring.row * (0.68 if flat else 0.53)
    canvas.paste(kind_mark(kind, size.number - 2, INK), ring.sums, middle - size.number / 2 + 1)
    canvas.text(ring.sums + size.number * 0.94 + 6, middle, str(power.base), size.number, INK)
    slot = min(220.0, (end - x) / max(1, len(parts)))
    for change, word in parts:
        reach = canvas.text(x, middle, signed(change), size.number, EARTH)
        if flat:
            x += reach + 10
            x += canvas.text(x, middle + size.number * 0.08, word, size.label, BROWN) + 20
        else:
            y = middle + size.number * 0.37 + 6 + size.label * 0.5
            canvas.text(x, y, fitted(word, size.label, slot - 8), size.label, BROWN)
            x += slot
    foot = top + ring.row * (0.5 if ring.tight else 0.6)
    canvas.text(ring.limit, foot, total, size.total, EARTH, "right", face=face_of(total))


def _gathered(parts: Sequence[Change], most: int, speech: SpeechText) -> Sequence[Change]:
    """Add up the last changes when there are too many to spell out."""
    if len(parts) <= most:
        return parts
    rest = parts[most - 1 :]
    return [
        *parts[: most - 1],
        (sum(change for change, _ in rest), speech.say("nx-picture-more", count=len(rest))),
    ]


def _draw_dice(scene: DuelScene, rolls: Sequence[int], x: float, y: float, size: int, room: float) -> None:
    """Draw dice around a middle, the last ones when they are many."""
    fit = int((room + _APART) // (size + _APART))
    shown = rolls[-fit:] if len(rolls) <= fit else rolls[1 - fit :]
    more = f"+{len(rolls) - len(shown)}" if len(shown) < len(rolls) else ""
    x -= (len(shown) * (size + _APART) - _APART + (width(more, 24) + 4 if more else 0)) / 2
    for value in shown:
        scene.canvas.paste(die(value, size), x, y + 2)
        x += size + _APART
    if more:
        scene.canvas.text(x - 4, y + size / 2, more, 24, BROWN)


def _draw_damage(scene: DuelScene, attack: AttackView, ring: _Ring, size: Drum) -> None:
    """Draw the dice, and what the attack does, once it is known."""
    canvas, look, say = scene.canvas, scene.look, scene.canvas.speech.say
    x, y = ring.end - ring.damage / 2, ring.y
    _draw_dice(scene, attack.rolls, x, y, size.die, ring.damage)
    y += size.die + 4
    word = say("nx-picture-damage")
    letters = 28 if size.die > 48 else 24
    canvas.text(x, y + letters * 0.6, word, letters, INK, "middle", room=ring.damage)
    y += letters + 4
    room = ring.foot - y
    middle = y + room / 2
    if attack.damage is None:
        stopped = attack_ended(attack)
        text = say("nx-picture-stopped") if stopped else "?"
        letters = 32 if stopped else round(room * 0.8)
        letters = largest(text, (letters, 28, 26, 24), ring.damage, face_of(text))
        canvas.text(x, middle, text, letters, EARTH, "middle", face=face_of(text), room=ring.damage)
        return
    reach = round(min(room + 6, ring.damage - 20))
    text = str(attack.damage)
    letters = largest(text, (size.damage, 58, 50, 42), reach * 0.66, "skranji")
    if attack.damage:
        canvas.centre(burst(reach, look.harm), x, middle)
        canvas.text(x, middle, text, letters, look.harm_ink, "middle", face=face_of(text))
        return
    canvas.centre(kind_mark("defence", reach - 10, CHIP_LINE), x, middle)
    canvas.text(x, middle - 4, text, letters, WHITE, "middle", face=face_of(text))
