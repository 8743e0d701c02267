"""The band on top: whose turn it is, the Flow, newest first, and the combat that goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.soul_forger.seat.view import SoulForgerView
from render.drawing.lettering import width
from render.playing_cards.marks import crown
from render.shared.box import Box
from render.shared.speech import Speech
from render.shared.typeset import set_name
from render.soul_forger.arrows import Arrow, clear, draw_arrows
from render.soul_forger.cards import Cards
from render.soul_forger.places import combat_box, entries
from render.soul_forger.scene import Scene
from render.soul_forger.tokens import disc, disc_mark, struck
from render.soul_forger.words import (
    FLOW_SHOWN,
    PHASES,
    aims,
    going_on,
    is_over,
    phase_word,
    piece_of,
    stack,
)

_NARROW = 260
"""Width of an entry below which its aims stand along the foot."""


class Turn(NamedTuple):
    """What is said of how the match stands."""

    name: str
    phase: str
    number: str
    over: bool

    @classmethod
    def of(cls, view: SoulForgerView, names: Sequence[str], speech: Speech) -> Turn:
        """Say whose turn it is and in which phase, or who has won."""
        name, phase = going_on(view, names, speech)
        number = speech.say("sf-picture-turn", turn=view.turn) if view.turn else ""
        return cls(name, phase, number, is_over(view))


def draw_turn(scene: Scene, box: Box, turn: Turn) -> None:
    """Draw how the match stands."""
    clear(scene, box)
    canvas, theme = scene.canvas, scene.theme
    inner = box.inset(5, 5)
    canvas.panel(*inner, theme.gold if turn.over else theme.panel, theme.gold, width=3)
    ink, first = (theme.gold_ink, theme.gold_ink) if turn.over else (theme.ink, theme.gold)
    room = inner.inset(12, 4)
    rows = [(turn.phase, 32, ink), (turn.name, 32, first), (turn.number, 26, ink)]
    if turn.over:
        canvas.centre(crown(40, True, ink), room.centre, room.y + 24)
        room, rows = room.below(44), [rows[1], rows[0]]
    step = room.high / len(rows)
    for place, (text, most, colour) in enumerate(rows):
        size = next((size for size in (most, most - 3, most - 6) if width(text, size) <= room.wide), most - 8)
        canvas.write(room.below(place * step).top(step), text, size, colour, "middle")


class Added(NamedTuple):
    """What is drawn of an entry of the Flow."""

    card: str
    name: str
    """Whose it is."""
    verb: str
    aims: tuple[str, ...]
    negated: bool
    resolving: bool


class Fighter(NamedTuple):
    """What is drawn of one that fights: a card, or the player who is attacked."""

    role: str
    card: str | None
    name: str
    power: int | None


class Doings(NamedTuple):
    """What is drawn beside the turn."""

    phase: str
    over: bool
    flow: tuple[Added, ...]
    more: int
    places: tuple[Box, ...]
    combat: tuple[Fighter, ...]
    room: Box

    @classmethod
    def of(cls, view: SoulForgerView, names: Sequence[str], cards: Cards) -> Doings:
        """Return what is drawn beside the turn."""
        shown = stack(view)
        added = tuple(
            Added(
                entry.card,
                names[entry.seat],
                cards.speech.say("sf-picture-verb", verb=entry.kind),
                tuple(aims(view, entry, names, cards)),
                entry.negated,
                view.doing is not None and entry.id == view.doing.id,
            )
            for entry in shown[:FLOW_SHOWN]
        )
        return cls(
            view.phase if view.turn else "",
            is_over(view),
            added,
            len(shown) - len(added),
            tuple(entries(view)),
            tuple(fighters(view, names)),
            combat_box(view),
        )


def fighters(view: SoulForgerView, names: Sequence[str]) -> list[Fighter]:
    """Return who attacks, who blocks, and what is attacked."""
    fight = view.combat
    if fight is None or is_over(view):
        return []
    found: list[Fighter] = []
    for role, number in (("attacks", fight.attacker), ("blocks", fight.blocker), ("aimed", fight.target)):
        piece = piece_of(view, number) if number else None
        if piece is not None:
            found.append(Fighter(role, piece.card, names[piece.seat], piece.power))
    if not fight.target:
        found.append(Fighter("aimed", None, names[fight.defender], None))
    return found


def draw_doings(scene: Scene, box: Box, doings: Doings, arrows: Sequence[Arrow]) -> None:
    """Draw Flow and combat; when there is neither, the phases of the turn."""
    clear(scene, box)
    if not doings.flow and not doings.combat:
        _draw_phases(scene, box.inset(6, 8), doings)
    for place, (entry, spot) in enumerate(zip(doings.flow, doings.places, strict=True)):
        _draw_entry(scene, spot, entry, place + 1)
    if doings.more:
        rest = doings.places[-1]
        spot = Box(rest.end + 6, rest.middle - 30, 54, 60)
        scene.canvas.panel(*spot, scene.theme.panel, scene.theme.panel_line, 12, 2)
        scene.canvas.write(spot, f"+{doings.more}", 32, scene.theme.ink, "middle")
    if doings.combat:
        _draw_combat(scene, doings.room, doings.combat)
    draw_arrows(scene, box, arrows)


def _draw_phases(scene: Scene, box: Box, doings: Doings) -> None:
    """Draw the phases of a turn in a row, the present one golden (SF-29)."""
    canvas, theme = scene.canvas, scene.theme
    step = box.wide / len(PHASES)
    for place, phase in enumerate(PHASES):
        now = phase == doings.phase and not doings.over
        high = 84 if now else 64
        spot = Box(box.x + place * step + 3, box.middle - high / 2, step - 6, high)
        canvas.panel(*spot, theme.gold if now else theme.panel, theme.panel_line)
        text = phase_word(phase, canvas.speech)
        most = 30 if now else 24
        size, rows = set_name(text, range(most, 15, -1), spot.wide - 12, most)
        for row, line in enumerate(rows):
            y = spot.middle + (row - (len(rows) - 1) / 2) * size * 1.15
            canvas.text(spot.centre, y, line, size, theme.gold_ink if now else theme.quiet, "middle")


def _draw_entry(scene: Scene, box: Box, entry: Added, number: int) -> None:
    """Draw an entry of the Flow: the first one resolves next (SF-132)."""
    canvas, theme, cards = scene.canvas, scene.theme, scene.cards
    line = theme.gold if number == 1 else theme.panel_line
    canvas.panel(*box, theme.panel, line, width=4 if entry.resolving else 3)
    inner = box.inset(9, 8)
    name = inner.top(48).past(38)
    canvas.centre(disc(34, theme.gold, theme.gold_ink), inner.x + 17, inner.y + 22)
    canvas.text(inner.x + 17, inner.y + 22, str(number), 24, theme.gold_ink, "middle")
    size, rows = set_name(cards.drawn_name(entry.card), (26, 24, 22, 20, 18, 17), name.wide, 22)
    for row, text in enumerate(rows):
        y = name.middle - 1 + (row - (len(rows) - 1) / 2) * size * 1.12
        canvas.text(name.x, y, text, size, theme.ink, room=name.wide)
    verb = canvas.speech.say("sf-picture-negated") if entry.negated else entry.verb
    aimed = [f"→ {aim}" for aim in entry.aims]
    rest, lines = inner.below(52), [(entry.name, 22, theme.gold)]
    lines.append((verb, 20, theme.ink if entry.negated else theme.quiet))
    if box.wide < _NARROW and aimed:
        canvas.write(rest.bottom(26), " ".join(aimed), 20, theme.ink)
        rest = rest.top(rest.high - 30)
    else:
        lines += [(aim, 20, theme.ink) for aim in aimed[: 2 if rest.high > 100 else 1]]
    art = rest.left(min(rest.high * 4 / 3, inner.wide * 0.42))
    canvas.paste(cards.art(entry.card, round(art.wide), round(art.high)), art.x, art.y)
    if entry.negated:
        canvas.paste(struck(round(art.wide), round(art.high), theme.wound), art.x, art.y)
    words = rest.past(art.wide + 9)
    step = min(30, words.high / len(lines))
    for place, (text, size, colour) in enumerate(lines):
        canvas.write(words.below(place * step).top(step), text, size, colour)


def _draw_combat(scene: Scene, box: Box, fight: Sequence[Fighter]) -> None:
    """Draw who attacks what, and who blocks, from left to right."""
    canvas, theme = scene.canvas, scene.theme
    canvas.panel(*box, theme.panel, theme.wound, width=4)
    step = (box.wide - 12) / len(fight)
    for place, one in enumerate(fight):
        cell = Box(box.x + 6 + place * step, box.y + 8, step, box.high - 16)
        size = round(min(step - 14, cell.high - 56))
        art = Box(cell.centre - size / 2, cell.y + 30, size, size)
        role = canvas.speech.say("sf-picture-role", role=one.role)
        canvas.write(cell.inset(4).top(28), role, 20, theme.quiet, "middle")
        if one.card is not None:
            canvas.paste(scene.cards.art(one.card, size, size), art.x, art.y)
            if one.power is not None:
                spot = Box(art.end - 42, art.foot - 38, 44, 38)
                canvas.panel(*spot, theme.face, theme.face_ink, 8, 2)
                canvas.write(spot, str(one.power), 32, theme.face_ink, "middle")
        else:
            canvas.centre(disc_mark("aim", size, theme.wound, theme.wound_ink), art.centre, art.middle)
        canvas.write(cell.inset(4).bottom(24), one.name, 20, theme.ink, "middle")
