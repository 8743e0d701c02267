"""A player falls at each stage, in each role: they and their cards are gone, the others play on (SF-R3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.soul_forger.pack import action, creature
from tests.engines.soul_forger.scenes import ME, THEY, YOU, Scene, armed, lies
from tests.rules import rule

BOLT = {"targets": [{"target": "side"}], "do": [{"action": "damage", "who": "target", "number": 2}]}
MORE = (
    action("bolt", 1, abilities=[BOLT]),
    action("quarrel", 1, "reaction", abilities=[BOLT]),
    action("swap", 1, abilities=[{"do": [{"action": "discard", "who": "you"}, {"action": "draw"}]}]),
    creature("victor", 2, 3, 1, 4, abilities=[
        {"when": {"event": "player_damaged", "by": "this"}, "do": [{"action": "gain_experience"}]}]),
)  # fmt: skip


def scene(*pieces: dict[str, Any], seats: int, hand: tuple[str, ...] = (), **more: Any) -> Scene:
    sides = more.pop("sides", [{}, {}, {}, {}][:seats])
    sides = [{"hand": list(hand), **sides[0]}, *sides[1:]]
    return Scene(*pieces, more=MORE, seats=seats, sides=sides, **more)


def set_by(seat: int, card: str = "quarrel") -> dict[str, Any]:
    return lies(card, seat, "action", up=False)


def is_gone(story: Scene, seat: int) -> None:
    """They have nothing left, and whoever is left is asked."""
    table = story.table
    assert seat not in table.living()
    assert not [piece for piece in table.pieces.values() if seat in (piece.seat, piece.owner)]
    assert not [entry for entry in (*table.flow, *table.waiting) if entry.seat == seat]
    assert story.match.decisions, "the others play on"
    assert all(asked.seat != seat for asked in story.match.decisions)


SEATS = pytest.mark.parametrize("seats", [3, 4])


@SEATS
@rule("SF-R3")
@pytest.mark.parametrize(
    ("at", "hand"), [("quest", ("ox",)), ("main_1", ("ox",)), ("combat", ()), ("main_2", ()), ("levels", ())]
)
def test_the_turn_player_gives_up_in_each_phase(at: str, hand: tuple[str, ...], seats: int) -> None:
    story = scene(lies("ox"), lies("imp", YOU), at=at, seats=seats, hand=hand, sides=[{"xp": 20}, {}, {}, {}])
    assert story.asked.seat == ME
    story.match.concede(ME)
    is_gone(story, ME)
    assert (story.table.active, story.table.turn) == (YOU, 6)


@SEATS
@rule("SF-R3")
@pytest.mark.parametrize("fallen", [ME, YOU, THEY])
def test_a_player_gives_up_while_an_attack_can_be_answered(fallen: int, seats: int) -> None:
    story = scene(lies("bear"), lies("ox", YOU), set_by(YOU), *armed(YOU, THEY), seats=seats, at="combat")
    story.do("p1", "p2")
    assert story.asks == (YOU, "window")
    story.match.concede(fallen)
    is_gone(story, fallen)
    if fallen == THEY:
        assert story.table.combat is not None
    else:
        assert story.table.combat is None
    if fallen == YOU:
        assert not story.piece("bear").on, "the attacker turns Off-guard"


@SEATS
@rule("SF-R3")
@pytest.mark.parametrize("fallen", [ME, YOU])
def test_a_player_gives_up_while_a_block_is_asked(fallen: int, seats: int) -> None:
    story = scene(lies("bear"), lies("ox", YOU), *armed(YOU, THEY), seats=seats, at="combat").do("p1", "s1")
    story.passes()
    assert story.asks == (YOU, "block")
    story.match.concede(fallen)
    is_gone(story, fallen)
    assert story.table.combat is None


@SEATS
@rule("SF-R3", "SF-112")
def test_the_attacked_player_is_killed_and_the_others_trigger_still_works(seats: int) -> None:
    story = scene(lies("victor"), lies("ox"), seats=seats, at="combat", sides=[{}, {"damage": 27}, {}, {}])
    story.attacks("victor", "s1")
    is_gone(story, YOU)
    assert (story.mine.xp, story.table.combat, story.piece("victor").on) == (1, None, False)
    assert story.asks == (ME, "attack")


@SEATS
@rule("SF-R3", "SF-R43")
def test_the_attacking_player_is_killed_by_the_blow_back(seats: int) -> None:
    story = scene(
        *armed(ME), lies("giant", YOU), seats=seats, at="combat", sides=[{"damage": 24}, {}, {}, {}]
    )
    story.attacks("knife", "giant")
    is_gone(story, ME)
    assert (story.table.active, story.table.phase) == (YOU, "side_quest")


@SEATS
@rule("SF-R3")
def test_the_turn_player_falls_by_an_answer_and_the_rest_of_the_flow_resolves(seats: int) -> None:
    sides = [{"damage": 28}, {}, {}, {}]
    story = scene(set_by(YOU), set_by(THEY), lies("imp"), seats=seats, hand=("bolt",), sides=sides)
    story.do("play:bolt", f"s{THEY}").do("use:p1", f"s{THEY}")
    story.do("use:p2", "s0").passes()
    is_gone(story, ME)
    assert story.table.sides[THEY].damage == 2, "what others had in the Flow resolves, his own does not"
    assert story.table.active == YOU


@SEATS
@rule("SF-R3")
def test_the_owner_of_the_entry_that_resolves_gives_up(seats: int) -> None:
    story = scene(lies("imp"), seats=seats, hand=("swap", "ox", "bear")).do("play:swap").passes()
    assert story.asks == (ME, "discard")
    story.match.concede(ME)
    is_gone(story, ME)
    assert (story.table.doing, story.table.frames, story.table.active) == (None, [], YOU)


@SEATS
@rule("SF-R3")
@pytest.mark.parametrize("fallen", [YOU, THEY])
def test_borrowed_cards_go_with_their_owner_or_to_his_graveyard(fallen: int, seats: int) -> None:
    story = scene(lies("ox", YOU, owner=THEY), lies("imp"), seats=seats)
    story.match.concede(fallen)
    is_gone(story, fallen)
    left = [] if fallen == THEY else ["ox"]
    assert story.table.sides[THEY].grave == left
    assert story.names(YOU) == []


@rule("SF-R3")
def test_what_lasts_by_a_player_ends_with_him_and_not_before() -> None:
    blessed = action("bless", 1, abilities=[{"targets": [{"target": "creature"}], "do": [
        {"action": "change", "what": {"change": "power", "on": "target", "value": 2}}]}])  # fmt: skip
    for fallen, power in ((THEY, 5), (ME, 3)):
        story = Scene(lies("bear", YOU), seats=3, more=(blessed,), sides=[{"hand": ["bless"]}, {}, {}])
        story.do("play:bless").passes().match.concede(fallen)
        view: Any = story.match.view(None)
        assert [piece.power for piece in view.pieces] == [power]


@rule("SF-R2")
def test_all_that_are_left_fall_together_and_nobody_wins() -> None:
    story = scene(*armed(ME, YOU), seats=2, at="combat", sides=[{"damage": 28}, {"damage": 28}])
    story.attacks("knife", "s1")
    assert story.match.result is not None
    assert story.match.result.winners == ()


@rule("SF-R2", "SF-1")
@pytest.mark.parametrize(
    ("damage", "winners", "places"),
    [((28, 28, 28), (), (1, 1, 1)), ((0, 28, 28), (ME,), (1, 2, 2)), ((28, 0, 28), (YOU,), (2, 1, 2))],
)
def test_who_falls_at_the_same_moment_shares_a_place(
    damage: tuple[int, ...], winners: tuple[int, ...], places: tuple[int, ...]
) -> None:
    ruin = action("ruin", 1, abilities=[{"do": [{"action": "damage", "who": "everyone", "number": 2}]}])
    sides = [{"hand": ["ruin"], "damage": damage[ME]}, *[{"damage": each} for each in damage[1:]]]
    story = Scene(more=(ruin,), seats=3, sides=sides).do("play:ruin").passes()
    assert story.match.result is not None
    assert (story.match.result.winners, story.match.result.places) == (winners, places)


RALLIED = {"change": "power", "on": "target", "value": 2}
RALLY = action("rally", 1, "instinct", abilities=[
    {"targets": [{"target": "creature"}],
     "do": [{"action": "change", "what": RALLIED, "until": "this_combat"}]}
])  # fmt: skip
STEADY = creature("steady", 2, 2, 1, 3, abilities=[{"holds": [
    {"change": "cannot", "on": "self", "what": "turn_off"}]}])  # fmt: skip


@rule("SF-R3", "SF-102")
@pytest.mark.parametrize("fallen", [ME, YOU])
def test_this_combat_is_over_when_one_of_its_two_players_falls(fallen: int) -> None:
    """An imp to which its player has given +2 power "this combat" has 1 again."""
    rally = lies("rally", THEY, "action", up=False)
    pieces = (lies("ox"), lies("bear", YOU), lies("imp", THEY), rally, rally)
    sides = [{}, {}, {"stops": ("other_fight",)}]
    story = Scene(*pieces, *armed(ME, YOU, THEY), more=(RALLY,), seats=3, at="combat", sides=sides)
    story.do("p1", "p2", "use:p4", "p3")
    assert (story.table.combat is not None, len(story.table.lasting)) == (True, 1)
    story.match.concede(fallen)
    assert (story.table.combat, story.table.lasting) == (None, ())


@rule("SF-R3", "SF-R43")
def test_what_is_not_turned_off_guard_stays_on_guard_when_the_attacked_player_falls() -> None:
    """It has attacked, and attacks no more in this turn."""
    story = Scene(
        lies("steady"), lies("imp", THEY), *armed(YOU, THEY), more=(STEADY,), seats=3, at="combat",
        sides=[{}, {"damage": 29}],
    )  # fmt: skip
    story.attacks("steady", f"s{YOU}")
    assert (story.table.living(), story.table.combat) == ((ME, THEY), None)
    assert story.piece("steady").on
    assert story.match.decisions
    assert "p1" not in story.keys


@rule("SF-R3", "SF-32", "SF-137")
@pytest.mark.parametrize("falls", [False, True])
def test_nothing_starts_at_the_beginning_of_the_turn_of_one_who_falls_drawing(falls: bool) -> None:
    """Others wait for "each turn begins" and for the end of the Ready Phase: their turn is over."""
    gain = [{"action": "gain_experience"}]
    early = creature("early", 1, 1, 0, 2, abilities=[{"when": {"event": "turn_began"}, "do": gain}])
    eve = creature("eve", 1, 1, 0, 2, abilities=[
        {"when": {"event": "phase_ending", "phase": "ready", "whose": "opposing"}, "do": gain}])  # fmt: skip
    story = Scene(
        lies("early", YOU), lies("eve", THEY), *armed(ME), more=(early, eve), seats=3, at="ready",
        sides=[{"deck": [], "damage": 25 if falls else 24, "hand": ["ox"]}, {}, {}],
    )  # fmt: skip
    while story.asked.kind in ("window", "order"):
        story.do(story.keys[0])
    if falls:
        assert (story.table.living(), story.table.active) == ((YOU, THEY), YOU)
        assert [side.xp for side in story.table.sides] == [0, 1, 1], "in the turn of the next one"
    else:
        assert (story.table.active, [side.xp for side in story.table.sides]) == (ME, [0, 1, 1])
