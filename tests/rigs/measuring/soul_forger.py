"""The bars that are Soul-Forger's own: light play of four, and what is done with a full table of theirs."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterator
from statistics import median

from engines.kernel import Dice, Match
from engines.soul_forger.rules import announcing
from engines.soul_forger.table.pieces import Zone
from engines.soul_forger.table.state import Table
from tests.engines.soul_forger.scenes import GAME, Scene, lies
from tests.rigs.measuring.engine import EMPTY, SHARES, each, play, rate_of
from tests.rigs.measuring.figure import Figure, Size

TIMES = 50
"""How often something is measured, of which the median counts: a busy machine cuts in now and then."""
_CREATURES = (
    "cinderpaw_kit", "kiln_imp", "sluice_warden", "gorge_ram", "galeweft_heron", "lamplighter_oda",
    "ditch_dog",
)  # fmt: skip
_GEAR: tuple[tuple[str, Zone], ...] = (
    ("pearl_mail", "armor"), ("harbour_harpoon", "primary"), ("thumbflint_ring", "accessory")
)  # fmt: skip
_SET = ("backdraft", "undertow_clause")


def measure(size: Size) -> Iterator[Figure]:
    """Measure light play, then what is done with a full table."""
    yield _light_play(size)
    yield from _full_table()


def _light_play(size: Size) -> Figure:
    seconds = min(1.0, size.seconds)
    pairs = [
        (
            rate_of(lambda seed: play(GAME, seed, light=True, seats=4), seconds),
            rate_of(lambda seed: play(EMPTY, seed, light=True), seconds),
        )
        for _ in range(size.runs)
    ]
    return Figure(
        "soul_forger: decisions a second in random play, light, 4 seats",
        median(ours for ours, _ in pairs), "1/s",
        median(empty for _, empty in pairs), "an empty game through the same kernel",
        SHARES[GAME.id], at_least=True, bar_on_ratio=True,
    )  # fmt: skip


def _full_table() -> Iterator[Figure]:
    match = _full_match()
    table, options = match.table, match.options
    name = f"soul_forger: four seats, {len(table.pieces)} pieces"
    copied = each([Match(EMPTY, EMPTY.options(), 2, "empty")] * TIMES, lambda empty: empty.copy())

    def micro(what: str, work: Callable[[], object], bar: float) -> Figure:
        ours = each([work] * TIMES, lambda again: again())
        return Figure(
            f"{name}: {what}", ours * 1e6, "µs", copied * 1e6, "a copy of an empty game's match", bar
        )

    view = GAME.seat_interface.view(table, table.active)
    deal = GAME.ai_support.sampler(view, view)
    yield micro("copy of the table", table.copy, 30)
    yield micro("copy of a match", match.copy, 150)
    yield micro("legal list", lambda: announcing.deeds(table, table.active), 120)
    yield micro("view", lambda: GAME.seat_interface.view(table, table.active), 600)
    yield micro("sample", lambda: deal(Dice("speed")), 120)
    saved = each(
        [match] * TIMES, lambda match: Match.load(GAME, json.loads(json.dumps(match.dump())), options)
    )
    plain = each([match.dump()] * TIMES, lambda dump: pickle.loads(pickle.dumps(dump)))
    yield Figure(f"{name}: save and load", saved * 1e3, "ms", plain * 1e3, "pickle of the same dump", 0.8)


def _full_match() -> Match[Table]:
    """Return a match of four with twelve cards before each, the turn player's hand and Forge Deck full."""
    pieces = [
        piece
        for seat in range(4)
        for piece in (
            *(lies(card, seat) for card in _CREATURES),
            *(lies(card, seat, zone) for card, zone in _GEAR),
            *(lies(card, seat, "action", up=False, since=2) for card in _SET),
        )
    ]
    hand, forge = [*_CREATURES, "cinder_flick"], ["ember_falchion", "furnace_glaive", "cindermail"]
    return Scene(*pieces, seats=4, level=40, sides=[{"hand": hand, "forge": forge}]).match
