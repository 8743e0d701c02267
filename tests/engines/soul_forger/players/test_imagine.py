"""Tables imagined from what a seat knows: what lies face down is another card, with all that it holds."""

from __future__ import annotations

from engines.kernel import Dice
from engines.soul_forger.players.imagine import sampler
from engines.soul_forger.table.state import Table
from tests.engines.soul_forger.scenes import GAME, ME, YOU, Scene, lies


def held(table: Table) -> dict[str, tuple[int, ...]]:
    """What should be noted as held, by kind of change."""
    found: dict[str, tuple[int, ...]] = {}
    for piece in table.pieces.values():
        for kind in piece.card.holds:
            found[kind] = (*found.get(kind, ()), piece.id)
    return found


def test_what_a_face_down_card_would_hold_is_noted_and_forgotten_with_it() -> None:
    """A medium player stopped with an error when a Harness that it had imagined was attuned."""
    down = [lies("grave_dust", YOU, "action", up=False) for _ in range(3)]
    scene = Scene(*down, lies("kite_sparrow", YOU), lies("backdraft", ME, "action", up=False))
    view = GAME.seat_interface.view(scene.table, ME)
    deal = sampler(view, view)
    seen: set[str] = set()
    for number in range(30):
        table = deal(Dice(f"{number}"))
        seen |= {piece.card.id for piece in table.of(YOU, "action")}
        assert list(table.pieces) == list(scene.table.pieces)
        assert [piece.card.id for piece in table.of(ME, "action")] == ["backdraft"], "one knows one's own"
        assert table.holding == held(table)
        for piece in table.of(YOU, "action"):
            table.take_away(piece)
        assert table.holding == held(table)
    assert "updraft_harness" in seen
