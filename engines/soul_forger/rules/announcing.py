"""What a player may announce; nothing is done before his last answer (SF-D5, SF-D6)."""

from __future__ import annotations

from engines.kernel import Play
from engines.soul_forger.cards.language.selectors import EntryTarget
from engines.soul_forger.rules import abilities, actions, forging, summoning
from engines.soul_forger.rules.purse import Purse
from engines.soul_forger.table.pieces import piece_named
from engines.soul_forger.table.state import Table


def replies(table: Table, seat: int) -> list[str]:
    """Return what a player may activate now (SF-126 to SF-129, SF-155)."""
    return _activations(Purse(table, seat), normal=False)


def _activations(purse: Purse, *, normal: bool) -> list[str]:
    """Return what a player may activate; `normal` adds what only a Main Phase allows."""
    found = [f"use:{piece.key}" for piece in actions.usable(purse, normal=normal)]
    found += abilities.usable(purse, normal=normal)
    found += [f"play:{card}" for card in actions.playable(purse, normal=normal)]
    return found


def deeds(table: Table, seat: int) -> list[str]:
    """Return all that a player may do in a Main Phase, but ending it (SF-33, SF-36)."""
    purse = Purse(table, seat)
    found = [f"summon:{card}" for card in summoning.summonable(purse)]
    found += _activations(purse, normal=True)
    if actions.can_set(table, seat):
        found += [f"set:{card}" for card in purse.different("action")]
    found += [f"forge:{card}" for card in forging.forgeable(purse)]
    if forging.can_switch(table, seat):
        found.append("switch")
    return found


def aims_at_entries(table: Table, answer: str) -> bool:
    """Tell whether what is announced so is aimed at an entry of the Flow."""
    verb, _, what = answer.partition(":")
    if verb == "skill":
        targets = abilities.power_named(table, what).ability.targets
    else:
        card = table.pieces[piece_named(what)].card if verb == "use" else table.catalogue.cards[what]
        targets = actions.targets_of(card)
    return any(isinstance(target, EntryTarget) for target in targets)


def announce(table: Table, seat: int, answer: str) -> Play[bool]:
    """Announce one of these and do it. False when the player goes back."""
    verb, _, what = answer.partition(":")
    match verb:
        case "summon":
            return (yield from summoning.announce(table, seat, what))
        case "forge":
            return (yield from forging.announce(table, seat, what))
        case "play":
            return (yield from actions.announce_from_hand(table, seat, what))
        case "use":
            return (yield from actions.announce_set(table, seat, table.pieces[piece_named(what)]))
        case "skill":
            return (yield from abilities.announce(table, seat, abilities.power_named(table, what)))
        case "set":
            actions.set_down(table, seat, what)
        case _:
            forging.switch(table, seat)
    return True
