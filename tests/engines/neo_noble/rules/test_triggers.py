"""What waits for events, and in which order it is done."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from engines.neo_noble.language.events import EventKind
from tests.engines.neo_noble.language import calc, chosen, cost, every, in_zone, manifest, ruling
from tests.engines.neo_noble.pack import act, arbiter, errant, noble, text, when
from tests.engines.neo_noble.scenes import ME, YOU, Scene, scene

GAIN = act("gain_souls", number=1)


def heard(event: str, *do: dict[str, Any], **position: Any) -> Scene:
    """The opponent's Noble gives a Soul for an event; my Noble's MANIFEST does something, if anything."""
    ear = noble("ear", when(event, GAIN))
    mine = [text("manifest", *do)] if do else []
    s = ruling(*mine, your_noble="ear", nobles=(ear,), **position)
    return s.do("manifest", "noble:0") if do else s


STORIES: dict[str, tuple[Any, int]] = {
    "turn_start": (lambda: heard("turn_start").do("end"), 1),
    "action_start": (lambda: heard("action_start").do("end", "skip", "skip"), 1),
    "end_start": (lambda: heard("end_start").do("end"), 1),
    "summoned": (lambda: heard("summoned", hand="wolf", souls=1).summons("wolf", "left"), 1),
    "created": (lambda: heard("created", act("create", token="sapling", number=2, lane="left")), 2),
    "placed": (lambda: heard("placed", act("place", lane="left", **{"from": "deck_top"})), 1),
    "moved": (lambda: heard("moved", act("move", who=chosen("own"), to="right"), left="wolf"), 1),
    "uncovered": (lambda: heard("uncovered", act("bounce", who=chosen("own")), left="judge wolf"), 1),
    "shattered": (lambda: heard("shattered", act("bounce", who=chosen("own")), left="elder judge wolf"), 2),
    "destroyed": (lambda: heard("destroyed", act("destroy", who=chosen("own")), left="judge wolf"), 2),
    "sacrificed": (lambda: heard("sacrificed", act("sacrifice", who="you"), left="wolf"), 1),
    "reaped": (lambda: heard("reaped", act("reap", who=chosen("own")), left="wolf"), 1),
    "banished": (lambda: heard("banished", act("banish", who=chosen("own")), left="wolf"), 1),
    "bounced": (lambda: heard("bounced", act("bounce", who=chosen("own")), left="wolf"), 1),
    "discarded": (lambda: heard("discarded", act("discard", who="you", number=2), hand="fox wolf"), 2),
    "block_discarded": (
        lambda: heard("block_discarded", left="wolf", your_hand="fox moth", souls=2)
        .attacks("left").do("block", ("moth", "fox")).passes(),
        2,
    ),
    "channeled": (lambda: heard("channeled", act("channel", number=2)), 2),
    "revealed": (
        lambda: heard(
            "revealed", act("reveal", slots={"pick": "all", "whose": "any"}), channel="fox wolf:up"
        ),
        1,
    ),
    "harvested": (lambda: heard("harvested", your_channel="fox fox").do("end", "harvest"), 1),
    "focused": (lambda: heard("focused", stage="focus").do("focus"), 1),
    "drew": (lambda: heard("drew", souls=4).do("draw", 2), 1),
    "activated": (lambda: heard("activated", act("draw")), 1),
    "attack": (lambda: heard("attack", left="wolf", your_right="titan", souls=2).attacks("left").passes(), 1),
    "blocked": (
        lambda: heard("blocked", left="wolf", your_hand="fox moth", souls=2)
        .attacks("left").do("block", ("moth", "fox")).passes(),
        1,
    ),
    "battle_won": (lambda: heard("battle_won", left="wolf", souls=2).attacks("left").passes(), 1),
    "battle_lost": (lambda: heard("battle_lost", left="wolf", souls=2).attacks("left").passes(), 1),
    "dominance_gained": (
        lambda: heard("dominance_gained", act("gain_coin", coins={"coin_of": "left"}), left="wolf"), 1
    ),
    "dominance_lost": (
        lambda: heard(
            "dominance_lost", act("neutral_coin", coins={"coin_of": "left"}), left="wolf",
            coins={"left": "mine ready"},
        ),
        1,
    ),
    "relinquished": (
        lambda: heard("relinquished", left="wolf", coins={"left": "mine ready"}).do("relinquish", "coin:0"), 1
    ),
    "dominance_readied": (
        lambda: heard("dominance_readied", left="wolf", coins={"left": "mine spent"}).do("end"), 1
    ),
    "reshuffled": (lambda: heard("reshuffled", act("draw", number=2), deck="fox", grave="wolf bear"), 1),
}  # fmt: skip


@pytest.mark.rule("NN-95")
@pytest.mark.parametrize("event", STORIES)
def test_each_event_wakes_what_waits_for_it(event: str) -> None:
    story, times = STORIES[event]
    assert story().yours.lingering == times


def test_a_card_of_a_pile_is_banished_too_and_a_change_of_control_moves() -> None:
    away = act("move_cards", cards=in_zone("grave"), to="banished")
    assert heard("banished", away, grave="wolf").yours.lingering == 1
    taken = act("control", who=chosen("opposing"), lane="left")
    for whose, souls in (("own", 1), ("opposing", 0)):
        s = ruling(text("manifest", taken), when("moved", GAIN, whose=whose), your_left="wolf")
        s.do("manifest", "noble:0")
        assert (s.lane("left"), s.mine.lingering) == (["wolf"], souls), "it is mine by then"


@pytest.mark.rule("NN-R40", "NN-91")
def test_an_arbiter_that_shatters_has_no_say_in_it() -> None:
    phoenix = arbiter(
        "phoenix", 1, 1, 1, when("destroyed", GAIN, this=True), when("shattered", GAIN, this=True)
    )
    s = manifest(act("destroy", who=chosen("own")), left="phoenix", cards=(phoenix,))
    assert (s.mine.grave, s.mine.lingering) == (["phoenix"], 1)
    s = manifest(act("bounce", who=chosen("own")), left="phoenix wolf", cards=(phoenix,))
    assert (s.mine.grave, s.mine.lingering) == (["phoenix"], 0)


@pytest.mark.parametrize("lane", ["left", "right"])
def test_that_lane_is_where_it_happened(lane: str) -> None:
    more = noble("more", when("summoned", act("create", token="sapling", lane="that"), whose="own"))
    s = scene(noble="more", nobles=(more,), hand="wolf", souls=1).summons("wolf", lane).passes()
    assert s.lane(lane) == ["wolf", "sapling"]


def test_there_is_a_story_for_each_event() -> None:
    assert set(STORIES) == set(get_args(EventKind))


@pytest.mark.parametrize(("whose", "souls"), [("own", 1), ("opposing", 2), ("any", 3)])
def test_whose_doing_it_is(whose: str, souls: int) -> None:
    ear = noble("ear", when("discarded", GAIN, whose=whose))
    s = manifest(act("discard", who="you", number=2), act("discard", who="opponent"), hand="fox fox",
                 your_hand="fox", your_noble="ear", nobles=(ear,))  # fmt: skip
    assert s.yours.lingering == souls


def test_who_loses_a_coin_to_the_other_has_lost_it() -> None:
    ear = noble("ear", when("dominance_lost", GAIN, whose="own"))
    held = {"left": "wolf", "your_right": "fox", "coins": {"left": "yours ready"}}
    s = manifest(
        act("gain_coin", coins={"coin_of": "left"}), your_noble="ear", nobles=(ear,), **held,
    )  # fmt: skip
    assert (s.coin("left"), s.yours.lingering) == ("mine spent", 1)


def test_only_what_concerns_this_card_this_lane_or_this_kind() -> None:
    arrives = act("summon", **{"from": in_zone("grave", number=2)})
    watcher = arbiter("watcher", 1, 1, 1, when("summoned", GAIN, here=True), when("moved", GAIN, this=True))
    s = manifest(arrives, left="watcher", grave="wolf wolf", cards=(watcher,), answers=("0:1", "0:2"))
    assert s.mine.lingering == 0
    kind = ruling(
        text("manifest", arrives), when("summoned", GAIN, filter={"type": ["arbiter"]}), grave="wolf judge"
    )
    kind.do("manifest", "noble:0", "judge", "0:0", "0:1")
    assert kind.mine.lingering == 1
    move = act("move", who=chosen("own", filter={"same_name": False}), to="right")
    s = manifest(move, left="watcher", cards=(watcher,))
    assert s.mine.lingering == 1


def test_here_is_also_the_lane_that_faces_in_battle() -> None:
    wall = arbiter("wall", 1, 0, 9, when("attack", GAIN, whose="opposing", here=True))
    s = (
        scene(left="wolf", your_right="wall", your_middle="wall", souls=2, cards=(wall,))
        .attacks("left")
        .passes()
    )
    assert s.yours.lingering == 1


@pytest.mark.parametrize(
    ("event", "action", "position"),
    [
        ("summoned", act("summon", lane="left", **{"from": in_zone("grave")}), {"grave": "watcher"}),
        ("placed", act("place", lane="left", **{"from": in_zone("grave")}), {"grave": "watcher"}),
        ("moved", act("move", who=chosen("own", lane="right"), to="left"), {"right": "watcher"}),
    ],
)
def test_here_is_where_a_spirit_has_come_to(event: str, action: Any, position: dict[str, Any]) -> None:
    watcher = arbiter("watcher", 1, 1, 1, when(event, GAIN, here=True))
    s = manifest(action, cards=(watcher,), **position)
    assert (s.lane("left"), s.mine.lingering) == (["watcher"], 1)


def test_once_in_each_turn() -> None:
    s = manifest(act("discard", who="opponent", number=2), your_hand="fox fox", your_noble="ear",
                 nobles=(noble("ear", when("discarded", GAIN, once=True)),))  # fmt: skip
    assert s.yours.lingering == 1
    keen = arbiter("keen", 1, 1, 1, when("discarded", GAIN, once=True))
    s = manifest(
        act("discard", who="opponent", number=2), your_hand="fox fox", your_left="keen", cards=(keen,)
    )
    assert s.yours.lingering == 1


def test_a_trigger_may_be_left() -> None:
    ear = noble("ear", when("discarded", GAIN, may=True))
    s = manifest(act("discard", who="opponent"), your_hand="fox", your_noble="ear", nobles=(ear,))
    assert s.asks == (YOU, "may")
    assert s.do("no").yours.lingering == 0


@pytest.mark.rule("NN-R53")
def test_the_acting_players_triggers_come_first_in_the_order_they_choose() -> None:
    drain = arbiter("drain", 1, 1, 1, when("discarded", act("lose_souls", who="each", number=9)))
    give = arbiter("give", 1, 1, 1, when("discarded", act("gain_souls", number=2)))
    position: dict[str, Any] = {
        "left": "drain", "right": "give", "your_left": "give", "hand": "fox", "cards": (drain, give)
    }  # fmt: skip
    s = manifest(act("discard", who="you"), **position)
    assert s.asks == (ME, "order")
    first, second = s.keys
    s.do(first)
    drain_first = s.spirit("left").key in first
    assert (s.mine.lingering, s.yours.lingering) == (2 if drain_first else 0, 2)
    s = manifest(act("discard", who="you"), **position).do(second)
    assert (s.mine.lingering, s.yours.lingering) == (0 if drain_first else 2, 2)


@pytest.mark.rule("NN-R53", "NN-89")
def test_each_trigger_resolves_with_its_shatter_chain_before_the_next() -> None:
    bouncer = arbiter("bouncer", 1, 1, 1, when("discarded", act("bounce", who=chosen("own", lane="left"))))
    counter = arbiter(
        "counter",
        1,
        1,
        1,
        when("discarded", act("gain_souls", number=calc("spirits", of=every("own", "any")))),
    )
    s = manifest(
        act("discard", who="you"), left="judge wolf", middle="bouncer", right="counter", hand="fox",
        cards=(bouncer, counter),
    )  # fmt: skip
    s.do(next(key for key in s.keys if key.startswith(s.spirit("middle").key)))
    assert (s.lane("left"), s.mine.lingering) == ([], 2)


def test_what_is_triggered_waits_until_the_text_is_done() -> None:
    ear = noble(
        "ear", when("discarded", act("gain_souls", number=calc("cards", zone="hand", whose="opposing")))
    )
    s = manifest(act("discard", who="opponent"), act("draw", number=3), your_hand="fox", your_noble="ear",
                 nobles=(ear,))  # fmt: skip
    assert s.yours.lingering == 3


def test_what_has_happened_is_answered_even_if_the_card_is_gone() -> None:
    keen = arbiter("keen", 1, 1, 1, when("discarded", GAIN))
    s = manifest(
        act("discard", who="you"), act("destroy", who=chosen("own")), left="keen", hand="fox", cards=(keen,)
    )
    assert (s.mine.grave, s.mine.lingering) == (["fox", "keen"], 1)


def test_a_nested_summon_settles_what_it_triggers_itself() -> None:
    keen = arbiter("keen", 1, 1, 1, when("summoned", act("draw"), whose="own"))
    s = manifest(
        act("summon", lane="right", **{"from": in_zone("grave")}),
        act("gain_souls", number=calc("cards", zone="hand")), left="keen", grave="wolf", cards=(keen,),
    )  # fmt: skip
    assert s.mine.lingering == 1


@pytest.mark.rule("NN-R40")
def test_a_shattered_arbiter_says_nothing_but_a_destroyed_one_does() -> None:
    ghost = arbiter("ghost", 1, 1, 1, when("destroyed", GAIN, this=True), when("shattered", GAIN, this=True))
    s = manifest(act("destroy", who=chosen("own")), left="ghost", cards=(ghost,))
    assert s.mine.lingering == 1
    s = manifest(act("destroy", who=chosen("own")), left="ghost wolf", cards=(ghost,))
    assert (s.mine.grave, s.mine.lingering) == (["wolf", "ghost"], 0)


@pytest.mark.rule("NN-80")
def test_a_covered_spirit_waits_for_nothing() -> None:
    keen = arbiter("keen", 1, 1, 1, when("discarded", GAIN), when("destroyed", GAIN, this=True))
    s = manifest(
        act("discard", who="you"), act("destroy", who=chosen("own", "covered")), left="keen wolf", hand="fox",
        cards=(keen,),
    )  # fmt: skip
    assert (s.mine.grave, s.mine.lingering) == (["fox", "keen"], 0)


@pytest.mark.rule("NN-R49")
def test_a_text_that_speaks_of_its_own_discard_works_in_hand_and_no_other_there() -> None:
    relic = arbiter("relic", 1, 1, 1, when("discarded", GAIN, this=True), when("revealed", GAIN, this=True))
    idle = arbiter("idle", 1, 1, 1, when("discarded", GAIN))
    s = manifest(act("discard", who="you", number=2), hand="relic idle", cards=(relic, idle))
    assert s.mine.lingering == 1
    s = manifest(act("reveal", slots={"pick": "all", "whose": "own"}), channel="relic", cards=(relic,))
    assert s.mine.lingering == 1


def test_a_nobles_own_use_is_this() -> None:
    s = ruling(text("manifest", act("draw")), when("activated", GAIN, this=True), left="wolf")
    s.do("manifest", "noble:0")
    assert s.mine.lingering == 1


@pytest.mark.rule("NN-R54")
def test_cards_that_were_revealed_or_reaped_are_answered_when_all_is_done() -> None:
    quick = errant("quick", 0, 1, 1, react={"event": "revealed", "whose": "any"})
    s = manifest(
        act("reveal", slots={"pick": "all", "whose": "own"}), act("draw"), channel="fox", your_hand="quick",
        cards=(quick,),
    )  # fmt: skip
    assert (s.asks, s.mine.hand) == ((YOU, "react"), ["fox"])
    late = errant("late", 0, 1, 1, react={"event": "reaped", "whose": "own"})
    s = manifest(act("reap", who=chosen("opposing")), your_left="fox", your_hand="late", cards=(late,))
    assert s.asks == (YOU, "react")


@pytest.mark.rule("NN-R75")
def test_triggers_that_go_on_for_ever_end_the_game_as_a_draw() -> None:
    again = act("move_cards", cards=in_zone("grave", how="all"), to="hand")
    loop = noble("loop", when("discarded", again, act("discard", who="you", how="random")))
    s = manifest(act("discard", who="opponent"), your_hand="fox", your_noble="loop", nobles=(loop,))
    assert s.match.result is not None
    assert (s.match.result.winners, s.match.result.reason) == ((), "loop")
    assert len(s.events("trigger")) == 199, "the 200th step without a decision ends it"


def test_a_price_for_a_trigger_is_asked_for_by_may() -> None:
    toll = noble(
        "toll", when("attack", act("may", cost=[cost("souls", number=1)], do=[act("draw")]), whose="opposing")
    )
    s = scene(left="wolf", souls=2, your_souls=1, your_right="titan", your_noble="toll", nobles=(toll,))
    s.attacks("left").do("yes")
    assert (s.yours.lingering, len(s.yours.hand)) == (0, 1)


@pytest.mark.rule("NN-147", "NN-R76")
def test_who_destroys_an_own_card_sacrifices_it() -> None:
    def paid_for(text_: Any, **position: Any) -> int:
        s = ruling(text_, when("sacrificed", GAIN, whose="any"), **position).do("manifest", "noble:0")
        assert s.mine.grave + s.yours.grave == ["wolf"]
        return s.mine.lingering

    assert paid_for(text("manifest", act("destroy", who=chosen("own"))), left="wolf") == 1
    assert paid_for(text("manifest", act("sacrifice", who="opponent")), your_left="wolf") == 1
    assert paid_for(text("manifest", act("destroy", who=chosen("opposing"))), your_left="wolf") == 0


@pytest.mark.rule("NN-147", "NN-R76", "NN-105")
def test_brittle_is_a_sacrifice() -> None:
    match = errant("match", 0, 3, 4, text("on_summon", act("draw")), behaviours=["brittle"])
    s = ruling(when("sacrificed", GAIN), hand="match", cards=(match,)).summons("match", "left")
    assert (s.mine.grave, s.mine.lingering) == (["match"], 1)


@pytest.mark.rule("NN-R76", "NN-91")
@pytest.mark.parametrize(("option", "souls"), [(False, 0), (True, 1)])
def test_shattering_is_a_sacrifice_only_where_the_match_has_it_so(option: bool, souls: int) -> None:
    s = ruling(
        text("manifest", act("bounce", who=chosen("own"))), when("sacrificed", GAIN), left="judge wolf",
        options={"shatter_is_sacrifice": option},
    ).do("manifest", "noble:0")  # fmt: skip
    assert (s.mine.grave, s.mine.lingering) == (["judge"], souls)


@pytest.mark.rule("NN-R77", "NN-105")
def test_brittle_goes_before_what_its_text_has_set_off() -> None:
    """The two triggers are due together: the one of its going, and the one of what its text did."""
    torch = errant("torch", 0, 3, 4, text("on_summon", act("discard", who="you")), behaviours=["brittle"])
    witness = arbiter("witness", 1, 1, 1, when("discarded", act("draw")), when("sacrificed", GAIN))
    s = scene(hand="torch fox", middle="witness", cards=(torch, witness)).summons("torch", "left")
    assert (s.asks, s.keys) == ((ME, "order"), ("s1:0", "s1:1"))
    assert s.mine.grave == ["fox", "torch"]
