"""What may be done in the first main phase besides what it asks: to attack at once, to end the turn."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from engines.kernel import PASS, Decision, Option, Say
from engines.kernel.decisions.assigning import NOWHERE
from engines.kernel.seat.forecasts import foreseen
from engines.magic.rules import declaring
from engines.magic.seat import previews
from engines.magic.seat.labels import Labels, text_key
from engines.magic.table import keys as naming
from engines.magic.table.state import Table

ATTACKERS = "attack"
"""The group of attacks."""


def first_attacks(table: Table, labels: Labels, decision: Decision) -> Iterator[Option]:
    """Yield attacks with one creature, or with all: the main phase is ended for them.

    Somebody may want to be asked in between, so this is no way that could be gone back from: what was to
    follow is given if nobody does.
    """
    if not _is_first_main(table, decision):
        return
    able, place = declaring.able_to_attack(table), naming.player(table.other(table.active))
    if len(able) > 1:
        option = Option(PASS, all_told(len(able)), ATTACKERS, then=((place,) * len(able),))
        yield foreseen(option, previews.attack(table, able, naming.player_named(place)))
    for number in able:
        key = naming.thing(number)
        attacker, to = labels.aim(key), labels.aim(place)
        way = Say("option-way", {"what": attacker, "to": to})
        label = Say(text_key("option", "attack"), {"what": way})
        then = tuple(place if each == number else NOWHERE for each in able)
        option = Option(PASS, label, ATTACKERS, labels.card_of(key), button=way, then=(then,))
        yield foreseen(option, previews.attack(table, [number], naming.player_named(place)))


def the_end(table: Table, decision: Decision) -> Iterator[Option]:
    """Yield to end the turn from its first main phase, as far as nobody wants to be asked before."""
    if _is_first_main(table, decision):
        able = len(declaring.able_to_attack(table))
        nobody = ((NOWHERE,) * able,) if able else ()
        yield Option(PASS, Say(text_key("option", "end_turn")), "actions", then=(*nobody, PASS))


def all_told(count: int) -> Say:
    """Return what it is called to attack with all of several creatures."""
    return Say(text_key("proposal", "attackers"), {"count": count})


def _is_first_main(table: Table, decision: Decision) -> bool:
    keys: Collection[str] = getattr(decision, "keys", ())
    return decision.kind == "main" and table.step == "main_1" and PASS in keys
