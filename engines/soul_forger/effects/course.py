"""The Flow, the combat, levels, and what holds for a while (SF-133, SF-R17, SF-R56)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.kernel import Play
from engines.soul_forger.effects import choosing
from engines.soul_forger.evaluation import changes, powers, selectors, values
from engines.soul_forger.language.actions import (
    Apply,
    CopyEntry,
    EndCombat,
    Gain,
    Later,
    Negate,
    Retarget,
    TurnAttack,
)
from engines.soul_forger.language.changes import Change, kind_of
from engines.soul_forger.language.selectors import AllPieces
from engines.soul_forger.rules import announced, attacking, event_bus, lasting, targeting, zones
from engines.soul_forger.rules.event_bus import GameEvent
from engines.soul_forger.rules.fighters import attacker_of
from engines.soul_forger.rules.resolution import EffectHandler
from engines.soul_forger.table import keys as naming
from engines.soul_forger.table.effect_context import EffectContext, voice_of
from engines.soul_forger.table.entry import NOTHING, Lasting
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table


def _negate(table: Table, voice: EffectContext, action: Negate) -> Play[int]:
    """Negate an entry: its card leaves at once, its place is passed; a source stays (SF-R56)."""
    yield from ()
    place = _place(table, voice, action.who)
    if place is None:
        return 0
    entry = table.flow[place]
    table.flow[place] = entry._replace(negated=True)
    table.tell("negated", seat=entry.seat, card=table.named(entry.card))
    piece = table.pieces.get(entry.source)
    if entry.kind in ("summon", "forge"):
        zones.put(table, entry.owner, entry.card, "grave")
        card = event_bus.passing(table, entry.card, entry.seat)
        event_bus.note(table, GameEvent("negated", entry.seat, card, pile="grave"))
    elif entry.kind == "action" and piece is not None:
        zones.leave(table, piece, "sent")
        piece.entry = 0
        event_bus.note(table, GameEvent("negated", entry.seat, piece, pile="grave"))
    return 1


def _place(table: Table, voice: EffectContext, who: str) -> int | None:
    """Return where the entry lies in the Flow that a word means, if it does and is not negated."""
    key = voice.targets[0] if voice.targets else ""
    for place in range(len(table.flow) - 1, -1, -1):
        entry = table.flow[place]
        meant = voice.by if who == "source" else voice.that
        if key == naming.entry(entry.id) if who == "target" else entry.source == meant:
            return None if entry.negated else place
    return None


def _copy(table: Table, voice: EffectContext, action: CopyEntry) -> Play[int]:
    """Let the text of an Action or ability be done once more, in a new Flow (SF-R55); no card is played."""
    yield from ()
    place = _place(table, voice, action.who)
    entry = table.flow[place] if place is not None else None
    if entry is None or entry.kind in ("summon", "forge") or entry.place == NOTHING:
        return 0
    table.waiting.append(entry._replace(id=0, kind="trigger", seat=voice.seat, targets=()))
    table.tell("copied", seat=voice.seat, card=table.named(entry.card))
    return 1


def _retarget(table: Table, voice: EffectContext, action: Retarget) -> Play[int]:
    """Choose targets anew, legal for the player whose entry it is."""
    place = _place(table, voice, action.who)
    entry = table.flow[place] if place is not None else None
    if place is None or entry is None or not entry.targets or entry.block:
        return 0
    wanted = table.catalogue.cards[entry.card].abilities[entry.place].targets
    if not targeting.exist(table, voice_of(entry), wanted):
        return 0
    aims = yield from targeting.choose(table, voice_of(entry), wanted, back=False, by=voice.seat)
    if aims is None or aims == entry.targets:
        return 0
    table.flow[place] = entry._replace(targets=aims)
    announced.note_targeted(table, table.flow[place], besides=entry.targets)
    table.tell("retargeted", seat=voice.seat, card=table.named(entry.card))
    return 1


_PLAYERS = ("you", "target", "target_2")


def _turn_attack(table: Table, voice: EffectContext, action: TurnAttack) -> Play[int]:
    """Turn the attack to a creature, a player, or the player of another card; a blocked one stays."""
    yield from ()
    combat = table.combat
    if combat is None or combat.blocker or attacker_of(table, combat) is None:  # SF-R51
        return 0
    seat = selectors.player_of(table, voice, action.to) if action.to in _PLAYERS else None
    piece = selectors.piece_of(table, voice, action.to)
    if piece is not None:
        seat = piece.seat
    if seat is None or seat == combat.seat:
        return 0
    attacking.aim(
        table, combat, piece.key if piece is not None and piece.is_creature else naming.player(seat)
    )
    if table.combat == combat:
        return 0
    attacking.tell(table, "attack_turned")
    return 1


def _later(table: Table, voice: EffectContext, action: Later) -> Play[int]:
    """Keep what is to be done later; `event_bus` lets it enter the Flow."""
    yield from ()
    entry, frame = table.doing, table.frames[-1]
    assert entry is not None
    later = Lasting(
        "later", entry.card, entry.place, frame.block, frame.at, voice.seat, voice.source, (), (), 0,
        action.until, table.turn, voice.targets, voice.x, voice.owner, voice.gone,
    )  # fmt: skip
    event_bus.put_off(table, later, action)
    return 1


def _gain(table: Table, voice: EffectContext, action: Gain) -> Play[int]:
    yield from ()
    number = max(0, values.number(table, voice, action.number))
    sign = 1 if action.action.startswith("gain") else -1
    gain = zones.gain_level if action.action.endswith("level") else zones.gain_experience
    moved = 0
    for seat in selectors.players_of(table, voice, action.who):
        side = table.sides[seat]
        before = side.level + side.xp
        gain(table, seat, sign * number)
        moved += abs(side.level + side.xp - before)
    return moved


def _apply(table: Table, voice: EffectContext, action: Apply) -> Play[int]:
    """Let something hold for a while: for those that are meant now, by what it comes to now."""
    change: Change = action.what
    scope: Any = getattr(change, "on", None)
    who: Any = getattr(change, "who", None)
    found = selectors.pieces_of(table, voice, scope) if scope is not None else []
    if isinstance(scope, AllPieces):
        found = [piece for piece in found if not choosing.is_proof(table, voice, piece)]
    pieces = tuple(piece.id for piece in found)
    named = selectors.player_himself(voice, scope) if isinstance(scope, str) else None
    aimed = [named] if named is not None and named in table.living() else []
    seats = tuple(dict.fromkeys(aimed + (selectors.players_of(table, voice, who) if who is not None else [])))
    entry, frame = table.doing, table.frames[-1]
    if entry is None or not (pieces or seats) or lasting.is_over_before(table, action.until, voice.source):
        return 0
    number = changes.worth(table, voice, change)
    yield from ()
    held = Lasting(
        kind_of(change), entry.card, entry.place, frame.block, frame.at, voice.seat, voice.source, pieces,
        seats, number, action.until, table.turn, owner=voice.owner,
    )  # fmt: skip
    before = _figures(table, held)
    if not lasting.keep(table, held):
        return 0
    _tell_figures(table, held, before)
    return len(pieces) + len(seats)


_FIGURES: dict[str, tuple[str, Callable[[Table, Piece], int]]] = {
    "power": ("power", powers.power),
    "endurance": ("endurance", powers.endurance_left),
    "endurance:less": ("endurance", powers.endurance_left),
}
"""What is told of changes of numbers that everybody sees: the event, and the number."""


def _figures(table: Table, held: Lasting) -> list[tuple[Piece, int]]:
    """Return the numbers that a change is about, for who listens: by card, as they are now."""
    if table.journal is None or held.kind not in _FIGURES:
        return []
    _, number = _FIGURES[held.kind]
    with table.aside():
        pieces = (table.pieces[each] for each in held.pieces)
        return [(piece, number(table, piece)) for piece in pieces if piece.up]


def _tell_figures(table: Table, held: Lasting, before: list[tuple[Piece, int]]) -> None:
    for (piece, was), (_, now) in zip(before, _figures(table, held), strict=True):
        if now != was:
            kind, _ = _FIGURES[held.kind]
            card, on = table.named(piece.card.id), naming.piece(piece.id)
            table.tell(kind, seat=piece.seat, card=card, was=was, now=now, on=on)


def _end_combat(table: Table, _: EffectContext, __: EndCombat) -> Play[int]:
    yield from ()
    if table.combat is None:
        return 0
    table.moment, table.point = "", "after_combat"
    return 1


EFFECTS: dict[type[Any], EffectHandler] = {
    Negate: _negate,
    CopyEntry: _copy,
    Retarget: _retarget,
    Gain: _gain,
    Apply: _apply,
    TurnAttack: _turn_attack,
    EndCombat: _end_combat,
    Later: _later,
}
