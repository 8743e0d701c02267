"""The turn, the Side Quest and levels, told as the rule book does."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import Match
from engines.soul_forger.options import SoulForgerOptions
from tests.engines.soul_forger.pack import action, loadout, pack
from tests.engines.soul_forger.scenes import GAME, ME, YOU, Scene, lies
from tests.rules import rule


def quest(hand: list[str], level: int = 3, xp: int = 0, **options: Any) -> Scene:
    return Scene(at="quest", level=level, sides=[{"hand": hand, "xp": xp}], **options)


@rule("SF-30", "SF-31", "SF-29")
@pytest.mark.parametrize(("turn", "drawn"), [(1, 1), (2, 2), (5, 2)])
def test_the_ready_phase_draws_two_but_one_on_the_very_first_turn(turn: int, drawn: int) -> None:
    assert len(Scene(at="ready", turn=turn).mine.hand) == drawn


@rule("SF-R4")
@pytest.mark.parametrize(
    ("option", "mine", "yours"),
    [("own_ready", True, False), ("every_turn", True, True), ("own_end", False, False)],
)
def test_cards_turn_on_guard(option: str, mine: bool, yours: bool) -> None:
    scene = Scene(lies("ox", on=False), lies("imp", YOU, on=False), at="ready", guard_reset=option)
    assert (scene.piece("ox").on, scene.piece("imp").on) == (mine, yours)


@rule("SF-137", "SF-R13", "SF-136")
def test_an_empty_deck_hurts_and_a_last_card_does_not() -> None:
    assert Scene(at="ready", sides=[{"deck": []}]).mine.damage == 5
    assert Scene(at="ready", sides=[{"deck": []}], empty_deck_damage=7).mine.damage == 7
    scene = Scene(at="ready", sides=[{"deck": ["imp"]}])
    assert (scene.mine.damage, scene.mine.hand) == (0, ["imp"])
    scene = Scene(lies("imp"), sides=[{}, {"deck": [], "damage": 25}]).do("end")
    assert scene.match.result is not None
    assert scene.match.result.winners == (ME,)


@rule("SF-44", "SF-45", "SF-47", "SF-R12")
def test_cards_of_enough_ronum_give_one_level_and_are_replaced() -> None:
    scene = quest(["bear", "giant", "imp"]).do(("bear", "giant"))
    assert (scene.mine.level, scene.mine.material) == (4, ["bear", "giant"])
    assert len(scene.mine.hand) == 3
    scene = quest(["ox", "imp"], level=4).do(("ox", "imp"))
    assert (scene.mine.level, len(scene.mine.hand), len(scene.mine.material)) == (4, 2, 2)
    scene = quest(["bear"]).do(())
    assert (scene.mine.level, scene.mine.material, scene.mine.hand) == (3, [], ["bear"])


@rule("SF-46", "SF-48", "SF-R11")
def test_experience_pays_exactly_what_is_missing() -> None:
    scene = quest(["imp"], level=3, xp=5).do(("imp",))
    assert scene.asks == (ME, "shortfall")
    scene.do("spend")
    assert (scene.mine.level, scene.mine.xp) == (4, 3)
    scene = quest(["imp"], level=3, xp=5).do(("imp",), "save")
    assert (scene.mine.level, scene.mine.xp) == (3, 5)
    scene = quest(["imp"], level=3, xp=1).do(("imp",))
    assert (scene.mine.level, scene.mine.xp) == (3, 1)


@rule("SF-R11")
@pytest.mark.parametrize("alone", [False, True])
def test_experience_alone_gives_the_level_by_option(alone: bool) -> None:
    scene = quest(["imp"], level=3, xp=5, side_quest_xp_only=alone).do(())
    assert (scene.asks == (ME, "shortfall")) is alone


def ending(xp: int, level: int, **options: Any) -> Scene:
    return Scene(at="levels", level=level, sides=[{"xp": xp}], **options)


@rule("SF-38", "SF-49", "SF-41", "SF-R14", "SF-D21")
def test_levels_are_bought_at_the_then_current_price() -> None:
    scene = ending(5, 2).do("buy")
    assert (scene.mine.level, scene.mine.xp, scene.asks) == (3, 3, (ME, "levels"))
    scene.do("buy")
    assert (scene.mine.level, scene.mine.xp, scene.table.active) == (4, 0, YOU)
    scene = ending(5, 2, multi_level_end=False).do("buy")
    assert (scene.mine.level, scene.mine.xp, scene.table.active) == (3, 3, YOU)
    assert ending(1, 2).table.active == YOU, "too little to buy anything"


@rule("SF-39", "SF-R57", "SF-R75", "SF-D22")
def test_the_hand_is_cut_down_to_eight_at_the_end() -> None:
    scene = Scene(at="end", sides=[{"hand": ["ox", *["imp"] * 9]}])
    assert scene.asks == (ME, "discard")
    assert scene.asked.default == ("ox", "imp"), "without an answer the oldest go"
    scene.do(("imp", "imp#2"))
    assert (scene.mine.hand.count("imp"), scene.mine.grave) == (7, ["imp", "imp"])
    assert scene.table.active == YOU


@rule("SF-R57")
def test_a_match_says_how_many_cards_may_stay_in_hand() -> None:
    scene = Scene(at="end", sides=[{"hand": ["imp"] * 5}], hand_limit=4).do(("imp",))
    assert (scene.mine.hand, scene.table.active) == (["imp"] * 4, YOU)


@rule("SF-29", "SF-R7")
def test_turns_go_round_the_seats_that_are_left() -> None:
    scene = Scene(lies("imp"), seats=4)
    scene.match.concede(YOU)
    scene.do("end").passes()
    assert scene.table.active == 2


@rule("SF-R75", "SF-R3", "SF-D23")
def test_conceding_is_elimination_and_the_own_turn_ends() -> None:
    scene = Scene(lies("imp"), seats=3)
    scene.match.concede(ME)
    assert (scene.table.out, scene.table.active, scene.names()) == ([(ME,)], YOU, [])
    scene.match.concede(YOU)
    assert scene.match.result is not None
    assert scene.match.result.winners == (2,)
    assert scene.match.result.places == (3, 2, 1)


def opening(**options: Any) -> Match[Any]:
    chosen = {"cards": pack(), "decks": [loadout(), loadout(3)], **options}
    return Match(GAME, SoulForgerOptions.model_validate(chosen), 2, "opening")


@rule("SF-22", "SF-23", "SF-25", "SF-27", "SF-16", "SF-17")
def test_the_table_as_the_game_begins() -> None:
    match = opening()
    for side in match.table.sides:
        assert (len(side.hand), len(side.deck), len(side.forge)) == (5, 55, 10)
        assert (side.level, side.xp, side.damage) == (1, 0, 0)
        assert side.deck != sorted(side.deck)
        assert side.forge == sorted(side.forge, key=match.table.catalogue.order.__getitem__)
    assert [piece.up for piece in match.table.pieces.values()] == [False] * 6
    assert [(asked.seat, asked.kind) for asked in match.decisions] == [(0, "mulligan"), (1, "mulligan")]
    shown = [piece.card for piece in match.view(0).pieces]  # pyright: ignore[reportAttributeAccessIssue]
    assert shown == ["apron", "knife", "bead", None, None, None]


@rule("SF-26", "SF-28", "SF-R9", "SF-R10", "SF-D3")
def test_the_mulligan_draws_before_it_shuffles_and_tells_only_the_number() -> None:
    match = opening(first_player="host", first_seat=0)
    hand, deck = match.table.sides[1].hand[:], match.table.sides[1].deck[:]
    back = tuple(key for key in match.decision(1).keys[:2])  # pyright: ignore[reportAttributeAccessIssue, reportUnknownVariableType]
    match.answer(1, back)  # pyright: ignore[reportUnknownArgumentType]
    kept = match.table.sides[0].deck[:]
    match.answer(0, ())
    side = match.table.sides[1]
    assert sorted(side.hand) == sorted([*hand[2:], *deck[-2:]])
    assert side.deck != deck[:-2]
    assert match.table.sides[0].deck == kept[:-1], "who keeps does not shuffle, and draws one on turn 1"
    told = next(event for event in match.events if event.kind == "mulligan" and event.facts["seat"] == 1)
    assert told.seen_by(0) == {"seat": 1, "count": 2}
    assert all(piece.up for piece in match.table.pieces.values())


@rule("SF-R7", "SF-24", "SF-D2")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_host_says_who_begins_by_option(seat: int) -> None:
    assert opening(first_player="host", first_seat=seat).table.active == seat


@rule("SF-24", "SF-R7", "SF-D2")
@pytest.mark.parametrize(
    ("first_player", "beginners"), [("random", [0, 1, 2]), ("host", [2]), ("loser", [2])]
)
def test_who_begins(first_player: str, beginners: list[int]) -> None:
    decks = [loadout(seat) for seat in range(3)]
    options = SoulForgerOptions.model_validate(
        {"cards": pack(), "decks": decks, "first_player": first_player, "first_seat": 2}
    )
    first = {Match(GAME, options, 3, f"first {seed}").table.first for seed in range(20)}
    assert sorted(first) == beginners


@rule("SF-29", "SF-34")
@pytest.mark.parametrize(
    ("answers", "phases"),
    [(("end",), ["end"]), (("combat", "finish", "end"), ["combat", "main-2", "end"])],
)
def test_the_phases_of_a_turn_are_those_of_its_player(answers: tuple[str, ...], phases: list[str]) -> None:
    scene = Scene(lies("ox")).do(*answers)
    told = [(event.facts["phase"], event.facts["seat"]) for event in scene.events("phase")]
    assert told[: len(phases)] == [(phase, ME) for phase in phases]
    assert all(seat == YOU for _, seat in told[len(phases) :])


@rule("SF-R4")
@pytest.mark.parametrize(("option", "on"), [("own_end", True), ("own_ready", False), ("every_turn", True)])
def test_when_the_cards_of_who_ends_a_turn_turn_on_guard(option: str, on: bool) -> None:
    scene = Scene(lies("ox", on=False), guard_reset=option).do("end")
    assert (scene.table.active, scene.piece("ox").on) == (YOU, on)


@rule("SF-R2")
def test_who_falls_together_comes_in_the_same_place() -> None:
    both = {"action": "damage", "who": "everyone", "number": 5}
    doom = action("doom", 1, abilities=[{"do": [both]}])
    scene = (
        Scene(more=(doom,), sides=[{"hand": ["doom"], "damage": 28}, {"damage": 26}]).do("play:doom").passes()
    )
    result = scene.match.result
    assert result is not None
    assert (result.winners, len(set(result.places))) == ((), 1)
