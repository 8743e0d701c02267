"""What a player may announce; nothing is done before their last answer (SF-D5, SF-D6)."""

from __future__ import annotations

from engines.kernel import Play
from engines.soul_forger.language.selectors import EntryTarget
from engines.soul_forger.rules import abilities, actions, forging, summoning
from engines.soul_forger.rules.purse import Purse
from engines.soul_forger.table import keys as naming
from engines.soul_forger.table.keys import Announced
from engines.soul_forger.table.state import Table


def replies(table: Table, seat: int) -> list[str]:
    """Return what a player may activate now (SF-126 to SF-129, SF-155)."""
    return _activations(Purse(table, seat), normal=False)


def _activations(purse: Purse, *, normal: bool) -> list[str]:
    """Return what a player may activate; `normal` adds what only a Main Phase allows."""
    found = [naming.use(piece.id) for piece in actions.usable(purse, normal=normal)]
    found += abilities.usable(purse, normal=normal)
    found += [naming.announce("play", card) for card in actions.playable(purse, normal=normal)]
    return found


def deeds(table: Table, seat: int) -> list[str]:
    """Return all that a player may do in a Main Phase, but ending it (SF-33, SF-36)."""
    purse = Purse(table, seat)
    found = [naming.announce("summon", card) for card in summoning.summonable(purse)]
    found += _activations(purse, normal=True)
    if actions.can_set(table, seat):
        found += [naming.announce("set", card) for card in purse.different("action")]
    found += [naming.announce("forge", card) for card in forging.forgeable(purse)]
    if forging.can_switch(table, seat):
        found.append("switch")
    return found


def aims_at_entries(table: Table, answer: str) -> bool:
    """Tell whether what is announced so is aimed at an entry of the Flow."""
    match naming.announced(answer):
        case Announced("skill", piece=number, slot=slot):
            targets = abilities.power_at(table, number, slot).ability.targets
        case Announced("use", piece=number):
            targets = actions.targets_of(table.pieces[number].card)
        case Announced(_, card):
            targets = actions.targets_of(table.catalogue.cards[card])
        case None:
            return False
    return any(isinstance(target, EntryTarget) for target in targets)


def announce(table: Table, seat: int, answer: str) -> Play[bool]:
    """Announce one of these and do it. False when the player goes back."""
    match naming.announced(answer):
        case Announced("summon", card):
            return (yield from summoning.announce(table, seat, card))
        case Announced("forge", card):
            return (yield from forging.announce(table, seat, card))
        case Announced("play", card):
            return (yield from actions.announce_from_hand(table, seat, card))
        case Announced("use", piece=number):
            return (yield from actions.announce_set(table, seat, table.pieces[number]))
        case Announced("skill", piece=number, slot=slot):
            return (yield from abilities.announce(table, seat, abilities.power_at(table, number, slot)))
        case Announced("set", card):
            actions.set_down(table, seat, card)
        case _:
            forging.switch(table, seat)
    return True
