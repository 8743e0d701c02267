"""What may be done, is chosen, repeated, put off, and how long what is changed holds."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engines.soul_forger.table.entry import Lasting
from tests.engines.soul_forger.deed import GAIN, OWN, at, does, play
from tests.engines.soul_forger.effects.stories import GAIN_XP, scene
from tests.engines.soul_forger.pack import action, creature
from tests.engines.soul_forger.scenes import ME, THEY, YOU, Scene, lies
from tests.rules import rule

MAY = {"action": "may", "do": [{"action": "draw"}], "else": [GAIN]}


@pytest.mark.parametrize(("said", "drawn", "gained"), [("yes", 1, 0), ("no", 0, 1)])
@pytest.mark.parametrize("by", ["you", "target"])
def test_who_may_do_something_does_it_or_the_other(by: str, said: str, drawn: int, gained: int) -> None:
    story = play(does({**MAY, "by": by}, targets=("player",)), given=(f"s{YOU}",))
    assert story.asks == (ME if by == "you" else YOU, "may")
    story.do(said)
    assert (len(story.mine.hand), story.mine.xp) == (drawn, gained)


def test_of_several_modes_so_many_are_done_in_their_order() -> None:
    modes = [{"do": [{**GAIN, "number": number}]} for number in (1, 2, 4)]
    story = play(does({"action": "choose", "number": 2, "modes": modes}), given=("2", "0"))
    assert [event.facts["count"] for event in story.events("experience")] == [1, 4]


@pytest.mark.parametrize(("number", "gained"), [(3, 3), ({"calc": "product", "parts": [5, 6]}, 20)])
def test_what_is_repeated_is_done_so_often(number: Any, gained: int) -> None:
    assert play(does({"action": "repeat", "number": number, "do": [GAIN]})).mine.xp == gained


@pytest.mark.parametrize("depth", [1, 2])
def test_a_match_is_saved_in_the_middle_of_what_is_repeated(depth: int) -> None:
    asks: dict[str, Any] = {"action": "may", "do": GAIN_XP}
    for _ in range(depth):
        asks = {"action": "repeat", "number": 2, "do": [asks]}
    deed = action("deed", 1, abilities=[{"do": [asks]}])
    story = Scene(more=(deed,), sides=[{"hand": ["deed"]}]).do("play:deed")
    for done in range(2**depth):
        assert (story.asks, story.mine.xp) == ((ME, "may"), done)
        dump = json.loads(json.dumps(story.match.dump()))
        story.match = type(story.match).load(story.match.game, dump, story.table.options)
        story.do("yes")
    assert (story.asks, story.mine.xp) == ((ME, "main"), 2**depth)


GAINS: list[tuple[str, int, tuple[int, int]]] = [
    ("gain_level", 2, (5, 3)), ("lose_level", 2, (1, 3)), ("lose_level", 9, (1, 3)),
    ("gain_experience", 2, (3, 5)), ("lose_experience", 2, (3, 1)), ("lose_experience", 9, (3, 0)),
]  # fmt: skip


@rule("SF-R17", "SF-41")
@pytest.mark.parametrize(("verb", "number", "left"), GAINS)
def test_levels_and_experience_are_gained_and_lost(verb: str, number: int, left: tuple[int, int]) -> None:
    deed = does({"action": verb, "number": number})
    story = Scene(more=(deed,), sides=[{"hand": ["deed"], "xp": 3}], level=3).do("play:deed").passes()
    assert (story.mine.level, story.mine.xp) == left


LATER: list[tuple[dict[str, Any], int]] = [
    ({}, 1), ({"each_time": True}, 3), ({"when": {"event": "drew", "whose": "opposing"}}, 0),
]  # fmt: skip


@pytest.mark.parametrize(("more", "gained"), LATER)
def test_what_is_done_later_is_done_once_or_each_time(more: dict[str, Any], gained: int) -> None:
    later = {"action": "later", "when": {"event": "drew"}, "do": [GAIN], **more}
    draws = [{"action": "draw"}] * 3
    story = play(does(later, *draws))
    while story.asked.kind == "order":
        story.do(story.keys[0]).passes()
    assert story.mine.xp == gained


def test_what_is_to_be_done_later_is_done_once_in_this_turn() -> None:
    story = scene(lies("ox", YOU), lies("bear"), hand=("dusk",)).do("play:dusk", "p1").passes()
    assert story.names(YOU) == ["ox"]
    story.do("end").passes()
    assert (story.names(YOU), story.table.lasting) == ([], ())


@rule("SF-57")
@pytest.mark.parametrize("seat", [ME, YOU])
def test_what_is_done_later_with_the_card_of_its_event_is_done_with_that_card(seat: int) -> None:
    back = {"action": "move_cards", "cards": "that", "to": "hand"}
    vow = {"action": "later", "when": {"event": "destroyed"}, "do": [back]}
    kill = {"action": "destroy", "who": "target"}
    deed = action("deed", 1, abilities=[{"targets": [{"target": "creature"}], "do": [vow, kill]}])
    story = Scene(lies("ox", seat), more=(deed,), sides=[{"hand": ["deed"]}]).do("play:deed").passes()
    side = story.table.sides[seat]
    assert (side.hand, "ox" in side.grave) == (["ox"], False), "to its owner's"


WHILE_HERE: list[tuple[str, bool]] = [("rooster", False), ("ox", True)]


@rule("SF-3")
@pytest.mark.parametrize(("leaves", "holds"), WHILE_HERE)
def test_what_holds_while_its_source_is_here_ends_as_that_leaves(leaves: str, holds: bool) -> None:
    might = {"change": "power", "on": {"pick": "all", "whose": "own", "is": {"name": "giant"}}, "value": 2}
    crow = {"cost": [], "once": True, "do": [{"action": "change", "what": might, "until": "while_here"}]}
    rooster = creature("rooster", 1, 1, 0, 3, abilities=[crow])
    kill = does({"action": "destroy", "who": "target"}, targets=("creature",))
    pieces = (lies("rooster"), lies("giant"), lies("ox"))
    story = Scene(*pieces, more=(rooster, kill), sides=[{"hand": ["deed"]}]).do("skill:p1:0").passes()
    story.do("play:deed", story.key(leaves)).passes()
    view: Any = story.match.view(None)
    assert next(piece.power for piece in view.pieces if piece.card == "giant") == (8 if holds else 6)
    story.do("end").passes()
    assert bool(story.table.lasting) == holds, "the turn does not end it"


@rule("SF-3")
def test_what_was_done_to_a_card_ends_as_that_card_leaves_and_stays_with_the_others() -> None:
    might = {"change": "power", "on": OWN, "value": 2}
    deed = does({"action": "change", "what": might, "until": "permanent"})
    kill = action("kill", 1, abilities=[{"targets": [{"target": "creature"}], "do": [
        {"action": "destroy", "who": "target"}]}])  # fmt: skip
    story = Scene(lies("ox"), lies("giant"), more=(deed, kill), sides=[{"hand": ["deed", "kill", "kill"]}])
    story.do("play:deed").passes().do("play:kill", "p1").passes()
    assert [kept.pieces for kept in story.table.lasting] == [(2,)]
    assert story.do("play:kill").passes().table.lasting == ()


@rule("SF-3")
def test_what_holds_until_ones_next_turn_outlasts_those_of_others() -> None:
    might = {"change": "power", "on": OWN, "value": 2}
    deed = does({"action": "change", "what": might, "until": "your_next_turn"})
    story = Scene(lies("giant"), more=(deed,), seats=3, sides=[{"hand": ["deed"]}]).do("play:deed").passes()
    seen: list[tuple[int, int]] = []
    for _ in range(3):
        view: Any = story.match.view(None)
        seen.append((story.table.active, view.pieces[0].power))
        story.do("end").passes() if story.asked.kind == "main" else story.do((), "end").passes()
    view = story.match.view(None)
    assert [*seen, (story.table.active, view.pieces[0].power)] == [(ME, 8), (YOU, 8), (THEY, 8), (ME, 6)]


@rule("SF-3")
@pytest.mark.parametrize(("until", "power"), [("this_combat", 1), ("this_turn", 3)])
def test_what_holds_for_a_combat_ends_with_it(until: str, power: int) -> None:
    """The attack turns the ox Off-guard: its power is 1 then."""
    might = {"change": "power", "on": "target", "value": 2}
    surge = {"targets": [{"target": "creature"}], "do": [{"action": "change", "what": might, "until": until}]}
    more = (action("surge", 1, "reaction", abilities=[surge]),)
    pieces = (lies("ox"), lies("surge", ME, "action", up=False))
    story = Scene(*pieces, more=more, sides=[{"stops": ("own",)}], at="combat")
    story.do("p1").do("use:p2").passes()
    view: Any = story.match.view(None)
    assert (story.yours.damage, view.pieces[0].power) == (4, power)


VOW = action("vow", 1, abilities=[{"do": [{"action": "later", "when": {"event": "turn_ended"}, "do": [
    {"action": "move_cards", "cards": "self", "to": "hand"}]}]}])  # fmt: skip


def borrowed(**mine: Any) -> Scene:
    """Let me play the Vow that lies in your graveyard: it resolves, and has gone back there."""
    borrow = does({"action": "play_free", "from": at("grave", of="target")}, targets=("player",))
    sides = [{"hand": ["deed"], **mine}, {"grave": ["vow"]}]
    story = Scene(more=(borrow, VOW), sides=sides).do("play:deed", "s1").passes()
    assert (story.yours.grave, len(story.table.lasting)) == (["vow"], 1)
    return story


@rule("SF-R3", "SF-119")
@pytest.mark.parametrize("mine", [[], ["vow"]])
def test_a_borrowed_card_that_does_something_later_is_its_owners(mine: list[str]) -> None:
    """This card is the one that was played, which lies in its owner's graveyard; mine of that name stays."""
    story = borrowed(grave=mine[:])
    saved = json.loads(json.dumps(story.match.dump()))
    story.match = type(story.match).load(story.match.game, saved, story.table.options)
    story.do("end").passes()
    assert (story.yours.hand[:1], story.yours.grave) == (["vow"], []), "before he draws for his turn"
    assert (story.mine.hand, story.mine.grave) == ([], [*mine, "deed"])


def test_what_was_put_off_before_owners_were_kept_is_loaded_as_its_players() -> None:
    saved = json.loads(json.dumps(borrowed().table.dump()))
    (kept,) = saved["lasting"]
    old = Lasting.load(kept[: Lasting._fields.index("owner")])
    assert old == Lasting.load(kept)._replace(owner=ME, gone=())


def dusk(until: str) -> dict[str, Any]:
    return {"action": "later", "when": {"event": "turn_ended"}, "until": until, "do": [GAIN]}


@rule("SF-37", "SF-R55", "SF-R57")
@pytest.mark.parametrize(("until", "gained"), [("this_turn", [1, 1]), ("permanent", [0, 1])])
def test_what_is_put_off_to_the_end_of_a_turn_that_is_ending_is_done_in_a_flow_of_its_own(
    until: str, gained: list[int]
) -> None:
    """What waits for an end of a turn whenever it comes waits for the next one."""
    wakes = {"when": {"event": "turn_ended", "whose": "own"}, "do": [dusk(until)]}
    story = Scene(lies("owl"), more=(creature("owl", 1, 1, 0, 3, abilities=[wakes]),)).do("end").passes()
    found = [story.mine.xp]
    story.do((), "end").passes()
    assert [*found, story.mine.xp] == gained


@rule("SF-R53", "SF-R57")
def test_what_is_put_off_to_the_end_of_a_turn_in_its_last_window_is_done_before_cards_are_discarded() -> None:
    trap = action("trap", 1, "reaction", abilities=[{"do": [dusk("this_turn")]}])
    sides = [{"hand": ["ox"] * 9}, {"stops": ("before_me",)}]
    story = Scene(lies("trap", YOU, "action", up=False), more=(trap,), sides=sides).do("end")
    assert (story.asks, story.table.phase) == ((YOU, "window"), "end")
    story.do("use:p1").passes()
    assert (story.asks, story.yours.xp, story.table.lasting) == ((ME, "discard"), 1, ())
