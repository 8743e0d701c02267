"""A player falls while somebody is asked in the middle of something, whoever falls and whoever is asked."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import Match
from engines.soul_forger.options import SoulForgerOptions
from engines.soul_forger.table.state import Table
from tests.engines.soul_forger.pack import action, creature, loadout, pack
from tests.engines.soul_forger.scenes import GAME, ME, THEY, YOU, Scene, armed, lies
from tests.rules import rule

ALL = (ME, YOU, THEY)
WHO_FALLS = pytest.mark.parametrize("fallen", ALL)
GAIN = [{"action": "gain_experience"}]
BEGIN = {"event": "turn_ended"}
BOTH = {"when": BEGIN, "do": [{"action": "draw"}]}, {"when": BEGIN, "do": GAIN}
MORE = (
    action("ruin", 1, abilities=[{"do": [{"action": "discard", "who": "opponents"}, *GAIN]}]),
    action("steal", 1, abilities=[{"targets": [{"target": "player"}], "do": [
        {"action": "discard", "who": "target", "how": "by_you"}, *GAIN]}]),
    action("doom", 1, abilities=[{"do": [{"action": "lose_level", "who": "everyone", "number": 4}, *GAIN]}]),
    action("puff", 1, "reaction", abilities=[{"targets": [{"target": "creature"}], "do": [
        {"action": "destroy", "who": "target"}]}]),
    action("borrow", 1, abilities=[{"targets": [{"target": "player"}], "do": [
        {"action": "play_free", "from": {"zone": "grave", "of": "target", "how": "random"}}]}]),
    creature("bard", 1, 1, 0, 3, abilities=BOTH),
)  # fmt: skip


def scene(*pieces: dict[str, Any], **more: Any) -> Scene:
    return Scene(*pieces, more=MORE, seats=3, **more)


def gone(story: Scene, fallen: int) -> None:
    """They give up: nothing of theirs is left anywhere, and one of the others is asked."""
    story.match.concede(fallen)
    table = story.table
    assert fallen not in table.living()
    assert not [piece for piece in table.pieces.values() if fallen in (piece.seat, piece.owner)]
    assert not [entry for entry in (*table.flow, *table.waiting) if entry.seat == fallen]
    assert not any(table.sides[fallen].pile(pile) for pile in ("hand", "deck", "grave", "material"))
    assert story.match.result is None
    assert story.match.decisions
    assert fallen not in {asked.seat for asked in story.match.decisions}


@rule("SF-R3", "SF-26", "SF-R9")
@pytest.mark.parametrize("answered", [(), (ME,), (YOU, THEY), (ME, THEY)])
@WHO_FALLS
def test_in_the_mulligan(fallen: int, answered: tuple[int, ...]) -> None:
    options = SoulForgerOptions.model_validate(
        {"cards": pack(), "decks": [loadout(seat) for seat in ALL], "first_player": "host", "first_seat": ME}
    )
    match: Match[Table] = Match(GAME, options, 3, "mulligan")
    for seat in answered:
        match.answer(seat, ())
    match.concede(fallen)
    left = [seat for seat in ALL if seat != fallen]
    assert fallen not in {asked.seat for asked in match.decisions}, "the others answer for themselves"
    for asked in list(match.decisions):
        if asked.kind == "mulligan":
            match.answer(asked.seat, ())
    table = match.table
    assert table.living() == tuple(left)
    assert all(piece.up for piece in table.pieces.values()), "the gear of those who are left is turned up"
    assert {piece.seat for piece in table.pieces.values()} == set(left)
    assert (table.active, match.decisions[0].kind) == (left[0], "quest")
    assert [len(table.sides[seat].hand) for seat in left] == [6 if fallen != ME else 7, 5]


@rule("SF-R3", "SF-R55")
@pytest.mark.parametrize("asked", ALL)
@WHO_FALLS
def test_while_triggers_are_being_ordered(asked: int, fallen: int) -> None:
    story = scene(*(lies("bard", seat) for seat in ALL), at="end")
    for _ in range(asked):  # those before have ordered theirs: both of them
        story.do(story.keys[0])
    assert story.asks == (asked, "order")
    gone(story, fallen)
    left = [seat for seat in ALL if seat != fallen]
    while story.asked.kind == "order":
        story.do(story.keys[0])
    story.passes()
    assert [story.table.sides[seat].xp for seat in left] == [1, 1], "what the others have set off resolves"
    assert story.table.active == (THEY if fallen == YOU else YOU), "then the turn passes on"


@rule("SF-R3", "SF-39")
@WHO_FALLS
def test_while_a_hand_is_cut_down(fallen: int) -> None:
    story = scene(lies("ox", YOU), at="discard", sides=[{"hand": ["imp"] * 10}])
    assert story.asks == (ME, "discard")
    gone(story, fallen)
    if fallen == ME:
        assert (story.table.active, story.asks) == (YOU, (YOU, "quest"))
    else:
        keys = story.keys[:2]
        assert len(story.do(keys).mine.hand) == 8
        assert story.table.active == (THEY if fallen == YOU else YOU)


@rule("SF-R3", "SF-62", "SF-R18")
@pytest.mark.parametrize("asked", ALL)
@WHO_FALLS
def test_while_creatures_above_the_limit_are_sent(asked: int, fallen: int) -> None:
    field = (lies(card, seat) for seat in ALL for card in ("ox", "bear"))
    story = scene(*field, level=6, sides=[{"hand": ["doom"]}]).do("play:doom").passes()
    for seat in range(asked):  # in turn order, each until it fits: level 2 bears the ox
        assert story.asks == (seat, "overflow")
        story.do(story.key("bear", seat))
    assert story.asks == (asked, "overflow")
    gone(story, fallen)
    while story.asked.kind == "overflow":
        story.do(story.key("bear", story.asked.seat))
    for seat in ALL:
        assert story.names(seat) == ([] if seat == fallen else ["ox"])
    assert story.table.active == (YOU if fallen == ME else ME)


@rule("SF-R3", "SF-R50", "SF-101")
@WHO_FALLS
def test_while_an_attack_is_redirected(fallen: int) -> None:
    trap = lies("puff", YOU, "action", up=False)
    story = scene(lies("ox"), lies("imp", YOU), lies("bear", THEY), trap, *armed(*ALL), at="combat")
    story.do("p1", "p2").do("use:p4", "p2").passes()
    assert story.asks == (ME, "redirect")
    gone(story, fallen)
    if fallen == ME:
        assert (story.table.active, story.table.combat) == (YOU, None)
    elif fallen == YOU:  # they were attacked: that combat ends, and the attacker turns Off-guard
        assert (story.table.combat, story.piece("ox").on, story.asks) == (None, False, (ME, "attack"))
    else:
        assert story.asks == (ME, "redirect")
        assert set(story.keys) == {"cancel", f"s{YOU}"}
        story.do(f"s{YOU}").passes()
        assert story.yours.damage == 2


@rule("SF-R3")
@pytest.mark.parametrize("asked", [YOU, THEY])
@WHO_FALLS
def test_while_opponents_discard_one_after_the_other(asked: int, fallen: int) -> None:
    hands = [{"hand": hand} for hand in (["ruin"], ["imp", "ox"], ["bear", "giant"])]
    story = scene(lies("imp"), sides=hands).do("play:ruin").passes()
    if asked == THEY:
        story.do(("ox",))
    assert story.asks == (asked, "discard")
    gone(story, fallen)
    if fallen == ME:  # their entry goes with them, and nobody has put anything down
        assert [len(story.table.sides[seat].hand) for seat in (YOU, THEY)] == [4, 2]
        assert (story.table.active, story.table.doing, story.table.frames) == (YOU, None, [])
        return
    other = THEY if fallen == YOU else YOU
    while story.asks == (other, "discard"):
        story.do(story.keys[:1])
    assert (len(story.table.sides[other].hand), story.mine.xp) == (1, 1), "the rest of the text is done"
    assert story.asks == (ME, "main")


@rule("SF-R3", "SF-R58")
@WHO_FALLS
def test_while_one_discards_for_another(fallen: int) -> None:
    story = scene(lies("imp"), sides=[{"hand": ["steal"]}, {"hand": ["imp", "ox"]}, {}])
    story.do("play:steal", f"s{YOU}").passes()
    assert story.asks == (ME, "discard")
    gone(story, fallen)
    if fallen == ME:
        assert len(story.yours.hand) == 4
    elif fallen == YOU:
        assert (story.mine.xp, story.asks) == (1, (ME, "main")), "what is left of the text is done"
    else:
        assert story.do(("ox",)).yours.hand == ["imp"]


@rule("SF-R3")
@WHO_FALLS
def test_while_a_card_of_another_player_waits_in_the_flow(fallen: int) -> None:
    trap = lies("puff", THEY, "action", up=False)
    story = scene(lies("imp"), trap, sides=[{"hand": ["borrow"]}, {"grave": ["study"]}, {}])
    story.do("play:borrow", f"s{YOU}").do("pass")
    assert [(entry.card, entry.seat, entry.owner) for entry in story.table.flow] == [("study", ME, YOU)]
    assert story.asks == (THEY, "window")
    gone(story, fallen)
    story.passes()
    if fallen == THEY:
        assert (len(story.mine.hand), story.yours.grave) == (1, ["study"]), "it is played, and goes home"
    else:
        assert story.events("draw") == [event for event in story.events("draw") if event.facts["seat"] != ME]
        assert story.yours.grave == ([] if fallen == YOU else ["study"])


@rule("SF-R3", "SF-R75")
@pytest.mark.parametrize("seats", [3, 4])
def test_who_gives_up_during_the_mulligan_comes_behind_who_gives_up_later(seats: int) -> None:
    """The rules see to them only when all have answered, but nobody wins a place by that."""
    match = Match(GAME, GAME.options(), seats, "early")
    *leaving, last = range(1, seats)
    for seat in (last, *leaving[::-1]):
        match.concede(seat)
    assert match.result is not None
    assert match.result.winners == (0,)
    assert match.result.place(0) == 1
    assert match.result.place(1) == 2, "he stayed longest of those who gave up"
    assert match.result.place(last) > 2


@rule("SF-R3")
def test_who_has_given_up_has_no_share_in_a_draw() -> None:
    match = Match(GAME, GAME.options(), 3, "early")
    match.concede(1)
    match.agree_draw()
    assert match.result is not None
    assert match.result.places == (1, 3, 1)
