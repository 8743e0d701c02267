"""Targets: chosen as an entry is announced or enters the Flow, and looked at again (SF-96, SF-97, SF-R58)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, TypeAlias

from engines.kernel import BACK, Choose, DecisionContext, Play
from engines.kernel.effects import targeting
from engines.soul_forger.evaluation import filters, powers, selectors
from engines.soul_forger.language.selectors import (
    CardTarget,
    EntryTarget,
    PieceTarget,
    PlayerTarget,
    SideTarget,
    Target,
)
from engines.soul_forger.table import keys as naming
from engines.soul_forger.table.effect_context import EffectContext
from engines.soul_forger.table.entry import Entry
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table

NO_TARGET = "no_target"
"""The answer of who leaves an optional target."""
Barred: TypeAlias = Callable[[tuple[str, ...]], Collection[str]]
"""What cannot be targeted besides what has been: it is needed to pay (SF-96, SF-97)."""


def nothing(_: tuple[str, ...]) -> Collection[str]:
    """Bar nothing."""
    return ()


def exist(table: Table, voice: EffectContext, targets: Sequence[Target], barred: Barred = nothing) -> bool:
    """Tell whether all targets can be found."""
    if len(targets) == 1 and barred is nothing:  # so it is asked mostly
        return next(iter(_legal(table, voice, targets[0])), None) is not None
    return not targets or targeting.exist(_unbarred(table, voice, barred), targets)


def choose(
    table: Table,
    voice: EffectContext,
    targets: Sequence[Target],
    *,
    back: bool,
    barred: Barred = nothing,
    by: int | None = None,
) -> Play[tuple[str, ...] | None]:
    """Let the player, or another for them, choose targets that `exist`; None when they go back."""
    seat = voice.seat if by is None else by

    def ask(found: Sequence[str], _: tuple[str, ...]) -> Choose:
        keys = tuple(key or NO_TARGET for key in found)
        default = BACK if back else keys[-1] if NO_TARGET in keys else keys[0]
        return Choose(
            seat, "aim", keys, about=DecisionContext(card=voice.card), back=back, default=default, hidden=back
        )

    return (yield from targeting.choose(_unbarred(table, voice, barred), targets, ask))


def _unbarred(
    table: Table, voice: EffectContext, barred: Barred
) -> Callable[[Target, tuple[str, ...]], Iterator[str]]:
    """Return what yields the legal targets that are not barred, given those before."""

    def legal(target: Target, chosen: tuple[str, ...]) -> Iterator[str]:
        without = barred(chosen)
        return (key for key in _legal(table, voice, target) if key not in without)

    return legal


def still(table: Table, voice: EffectContext, targets: Sequence[Target]) -> tuple[str, ...]:
    """Return the targets, with an empty word in the place of each that is legal no longer (SF-R58)."""
    aims = targeting.still(lambda target, _: _legal(table, voice, target), targets, voice.targets)
    return tuple(aim or "" for aim in aims)


def _legal(table: Table, voice: EffectContext, target: Target) -> Iterable[str]:
    """Return what may be aimed at; an empty word comes last where nothing need be."""
    table.tick()
    found = _LEGAL[type(target)](table, voice, target)
    return chain(found, ("",)) if target.optional else found


def _pieces(table: Table, voice: EffectContext, target: PieceTarget) -> Iterator[str]:
    for piece in _able(table, target):
        if (
            selectors.is_whose(target.whose, piece.seat, voice.seat)
            and _may_aim(table, voice, piece)
            and filters.piece_fits(table, voice, piece, target.filter)
        ):
            yield piece.key


def _able(table: Table, target: PieceTarget) -> Sequence[Piece]:
    """Return what to look through: one card at most attacks, and one blocks."""
    combat, wanted = table.combat, target.filter
    if not wanted.attacking and not wanted.blocking:
        return table.rows.of_kind(target.target)
    fighting = 0 if combat is None else combat.attacker if wanted.attacking else combat.blocker
    piece = table.pieces.get(fighting)
    return [piece] if piece is not None and piece.kind == target.target else []


def _sides(table: Table, voice: EffectContext, target: SideTarget) -> Iterator[str]:
    yield from _players(table, voice, target)
    for piece in table.rows.of_kind("creature"):
        if selectors.is_whose(target.whose, piece.seat, voice.seat) and _may_aim(table, voice, piece):
            yield piece.key


def _may_aim(table: Table, voice: EffectContext, piece: Piece) -> bool:
    """Tell whether a card can be targeted: not Hidden by opponents, not Spell Proof by spells."""
    if piece.seat != voice.seat and piece.on and powers.has(table, piece, "hidden"):  # SF-144, SF-R63
        return False
    if piece.id == voice.source and piece.zone == "action":
        return False
    spell = table.catalogue.cards[voice.card].spell
    return not (spell and powers.has(table, piece, "spell_proof"))  # SF-157, SF-R64


def _players(table: Table, voice: EffectContext, target: PlayerTarget | SideTarget) -> Iterator[str]:
    return (
        naming.player(seat) for seat in table.living() if selectors.is_whose(target.whose, seat, voice.seat)
    )


def _entries(table: Table, voice: EffectContext, target: EntryTarget) -> Iterator[str]:
    return (naming.entry(entry.id) for entry in table.flow if _is_entry(table, voice, target, entry))


_KINDS = {
    "summon": "summon",
    "forge": "forge",
    "action": "action",
    "ability": "ability",
    "trigger": "ability",
}


def _is_entry(table: Table, voice: EffectContext, target: EntryTarget, entry: Entry) -> bool:
    kind = target.entry in ("any", _KINDS[entry.kind])
    whose = selectors.is_whose(target.whose, entry.seat, voice.seat)
    card = table.catalogue.cards[entry.card]
    return kind and whose and not entry.negated and filters.fits(table, voice, card, target.filter)


def _cards(table: Table, voice: EffectContext, target: CardTarget) -> Iterator[str]:
    """Yield names with their owners: cards of a pile are no others (SF-R58 as amended)."""
    cards = table.catalogue.cards
    for seat in table.living():
        if selectors.is_whose(target.whose, seat, voice.seat):
            for card in dict.fromkeys(table.sides[seat].pile(target.zone)):
                if filters.fits(table, voice, cards[card], target.filter):
                    yield naming.in_pile(target.zone, seat, card)


_LEGAL: dict[type[Any], Callable[[Table, EffectContext, Any], Iterable[str]]] = {
    PieceTarget: _pieces,
    SideTarget: _sides,
    PlayerTarget: _players,
    EntryTarget: _entries,
    CardTarget: _cards,
}
