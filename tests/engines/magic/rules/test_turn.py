"""The turn: chapters 500 to 505, 511 to 514."""

from __future__ import annotations

from engines.kernel import PASS
from tests.engines.magic.pack import TAP, activated, creature
from tests.engines.magic.scenes import OTHER, YOU, Duel, lies, side
from tests.rules import cr, rule

EVERYWHERE = frozenset(
    f"own_{step}"
    for step in (
        "upkeep", "draw", "main_1", "begin_combat", "attackers", "blockers", "damage", "end_combat", "main_2",
        "end",
    )
)  # fmt: skip


def steps(duel: Duel) -> list[str]:
    """Return the steps of this turn in which anybody is asked."""
    found: list[str] = []
    turn = duel.sees().turn
    while duel.sees().turn == turn and duel.match.decisions:
        found.append(duel.sees().step)
        duel.do(duel.asked.default)
    return found


@cr("500.1", "508.8")
def test_a_turn_without_attackers_has_no_blockers_and_no_damage() -> None:
    you = side(["bear"], lands="G", stops=EVERYWHERE)
    assert steps(Duel(you, at="untap")) == [
        "upkeep", "draw", "main_1", "begin_combat", "attackers", "end_combat", "main_2", "end",
    ]  # fmt: skip


@cr("500.1", "117.3a")
def test_a_turn_with_an_attack_goes_through_blockers_and_damage() -> None:
    duel = Duel(side(["bear"], lands="G", board=["sentry"], stops=EVERYWHERE))
    duel.to_attack().do(("s1",))
    assert steps(duel) == ["attackers", "blockers", "damage", "end_combat", "main_2", "end"]


@cr("502.3", "502.4")
def test_only_the_active_player_untaps() -> None:
    duel = Duel(
        side(["bear"], board=[lies("bear", tapped=True)]), side(board=[lies("ox", tapped=True)]), at="untap"
    )
    assert (duel.perm("bear").tapped, duel.perm("ox").tapped) == (False, True)


@cr("504.1")
def test_the_active_player_draws_a_card_in_the_draw_step() -> None:
    duel = Duel(side(["bear"]), at="untap")
    assert duel.seen(YOU).hand == ("bear", "forest")
    assert duel.sees().sides[OTHER].hand_size == 0


@rule("MN-D17")
@cr("514.1", "402.2")
def test_who_has_more_than_seven_cards_discards_at_the_end_of_the_own_turn() -> None:
    duel = Duel(side(["bear"] * 8 + ["ox"]), side(["bear"] * 9))
    duel.passes("discard")
    assert duel.asks == (YOU, "discard")
    assert (duel.asked.least, duel.asked.most) == (2, 2)  # pyright: ignore[reportAttributeAccessIssue]
    duel.do(("bear#2", "ox"))
    assert duel.graveyard(YOU) == ["bear", "ox"]
    assert duel.graveyard(OTHER) == []


@cr("514.2", "120.6")
def test_damage_and_changes_of_a_turn_end_together() -> None:
    duel = Duel(side(["bear"], board=[lies("ox", damage=5)]), changes={"ox": [("pt", "", 0, 3)]}, at="main_2")
    assert duel.perm("ox").toughness == 7
    duel.end_turn()
    assert (duel.perm("ox").toughness, duel.perm("ox").damage) == (4, 0)


@cr("514.3a")
def test_who_has_something_die_in_the_cleanup_step_has_another_one() -> None:
    shade = {"id": "wisp", "name": {"en": "Wisp", "fr": "Wisp"}, "cost": "B", "pt": [1, 0],
             "types": {"card": ["creature"]}}  # fmt: skip
    duel = Duel(
        side(["bear"] * 8, board=["wisp"]), more=[shade], changes={"wisp": [("pt", "", 0, 1)]}, at="main_2"
    )
    assert duel.board(YOU) == ["wisp"]
    duel.end_turn()
    assert duel.board(YOU) == []
    told = [event.kind for event in duel.events("put_away", "destroyed", "turn")]
    assert told == ["put_away", "turn"]  # before the next turn, and it was not destroyed


@cr("305.2", "500.1")
def test_turns_alternate_and_each_allows_one_land() -> None:
    duel = Duel(side(["forest", "forest", "bear"]), side(["forest", "bear"]))
    duel.do("land:forest")
    assert duel.acts == []
    duel.end_turn()
    assert duel.sees().active == OTHER
    assert duel.acts == ["land:forest"]
    assert duel.end_turn().acts == ["land:forest"]


@cr("500.5")
def test_mana_goes_as_a_step_ends() -> None:
    duel = Duel(side(["bear"], mana={16: 1, 1: 1}))
    assert duel.acts == ["cast:bear"]
    duel.do(PASS).passes()
    assert duel.sees().sides[YOU].mana == ()


@cr("302.6", "605.3a")
def test_a_creature_gives_mana_from_the_next_own_turn_on_though_nothing_was_untapped() -> None:
    elf = creature("elf", "G", 1, 1, abilities=[activated(TAP, do=[{"action": "mana", "mana": "G"}])])
    duel = Duel(side(["grow", "ox"], board=[lies("elf", since=5)]), more=[elf])
    assert duel.acts == []
    assert "cast:grow" in duel.end_turn().end_turn().acts
