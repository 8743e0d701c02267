"""What lies on the table is the same after saving and loading, and on a copy."""

from __future__ import annotations

from engines.neo_noble.table.pieces import Battle, Coin, Place
from tests.engines.neo_noble.scenes import GAME, ME, YOU, Scene, scene
from tests.engines.saving import check_kept


def laid_out() -> Scene:
    """Return a scene with something in every zone of both players, at a quiet point."""
    s = scene(
        left="fox wolf", middle="wolf", your_right="fox", your_left="wolf fox", hand="fox fox wolf",
        your_hand="wolf", deck="fox wolf fox", your_deck="wolf wolf", channel="fox wolf:spent fox:up -",
        your_channel="- wolf:up:spent", grave="fox", your_grave="wolf fox", reaped="wolf", your_reaped="fox",
        banished="fox", your_banished="wolf", souls=2, your_souls=1, bargain=YOU,
        coins={"left": "mine ready", "right": "yours spent"},
    )  # fmt: skip
    s.table.forget()  # what has been asked since is saved by the match, not by the table
    return s


def test_every_mark_of_table_side_and_spirit_is_kept() -> None:
    s = laid_out()
    table = s.table
    marks = {"first": YOU, "turn": 9, "game_number": 2, "chooser": YOU}
    for name, value in marks.items():
        setattr(table, name, value)
    for seat, side in enumerate(table.sides):
        side.wins, side.bottom, side.passing, side.by_hand = 1 + seat, 1 + seat, True, True
        side.attacks, side.known, side.tops = [1, 0, 2 + seat], side.hand[:1], [1, 2]
        side.main, side.reserve = side.deck + side.grave, ["fox", "wolf"]
        side.noble_used, side.done = {1: 4, 0: 5 + seat}, {"summon": 2, "attack": 1 + seat}
    spirit = s.spirit("left")
    spirit.used, spirit.owner, spirit.arrived = {2: 4, 0: 9}, YOU, 7
    spirit.origin, spirit.mode = "grave", None
    table.coins[1] = Coin(YOU, True)
    check_kept(GAME, table)


def test_a_battle_is_kept_as_it_was_fought() -> None:
    s = laid_out()
    battle = s.table.battle = Battle(Place(ME, 0), Place(YOU, 2), 2)
    battle.step, battle.blocked, battle.raised = "over", ["fox", "wolf"], 3
    battle.taken, battle.failed, battle.outcome = True, True, (4, 5, False)
    check_kept(GAME, s.table)
