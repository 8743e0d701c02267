"""What a seat, the other seat and a spectator see of the table (NN-R10, NN-R75)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import Pick, Result
from engines.neo_noble.seat.view import NeoNobleView, SideView, Stage
from engines.neo_noble.table.pieces import Place, Source
from tests.engines.neo_noble.language import (
    calc,
    change,
    cost,
    every,
    in_zone,
    lanes,
    ruling,
    target,
    use_it,
)
from tests.engines.neo_noble.pack import DECK, PLAIN, act, arbiter, errant, holds, noble, text
from tests.engines.neo_noble.rules.test_end import lose_game, match_of_three
from tests.engines.neo_noble.scenes import ME, YOU, Scene, new_match, scene, seen
from tests.rules import rule

ALL = (ME, YOU, None)
"""Both seats and a spectator."""
OWN = target("spirit", whose="own", layer="active")
SOUL = [cost("souls", number=1)]
GIVE = act("gain_souls", number=1)


def side(s: Scene, viewer: int | None = ME, seat: int = ME) -> SideView:
    return seen(s, viewer).sides[seat]


def shown(s: Scene, field: str, seat: int = ME) -> list[Any]:
    """What both seats and a spectator see of one side."""
    return [getattr(side(s, viewer, seat), field) for viewer in ALL]


def lane_seen(s: Scene, lane: int = 0, seat: int = ME) -> dict[str, Any]:
    """A lane without its Spirits, as all see it."""
    found = [side(s, viewer, seat).lanes[lane].model_dump(exclude={"spirits"}) for viewer in ALL]
    assert found[0] == found[1] == found[2]
    return found[0]


# Zones


@rule("NN-41", "NN-R10", "NN-32")
@pytest.mark.parametrize("viewer", ALL)
def test_of_every_zone_each_sees_what_section_4_says(viewer: int | None) -> None:
    s = scene(
        left="judge fox", hand="fox wolf wolf", deck="bear boar", channel="- fox wolf:up:spent",
        grave="moth wisp", reaped="bear", banished="boar", souls=2, bargain=ME, reserves=("titan fox", ""),
    )  # fmt: skip
    own = viewer == ME
    spirit = {"silenced": False, "arrived": 1, "origin": "hand", "mode": "normal", "owner": None, "used": ()}
    judge = {"key": "s1", "card": "judge", "power": 2, "resolve": 2, "covered": True, **spirit}
    fox = {"key": "s2", "card": "fox", "power": 1, "resolve": 2, "covered": False, **spirit}
    plain = {"capacity": 4, "attacks": 0, "attacks_allowed": 1}
    empty = {"spirits": (), "power": 0, "resolve": 2, **plain}
    assert side(s, viewer).model_dump() == {
        "seat": ME, "noble": "queen", "noble_used": (), "noble_silenced": False,
        "lanes": ({"spirits": (judge, fox), "power": 3, "resolve": 4, **plain}, empty, empty),
        "channel": (
            None, {"ready": True, "face_up": False, "card": None},
            {"ready": False, "face_up": True, "card": "wolf"}, None,
        ),
        "lingering": 2, "bargain": True, "deck_size": 2, "hand_size": 3,
        "hand": ("wolf", "wolf", "fox") if own else None, "known": (),
        "grave": ("moth", "wisp"), "reaped": ("bear",), "banished": ("boar",),
        "top": (), "bottom": (), "main": tuple(s.mine.main) if own else None,
        "reserve": ("fox", "titan"), "wins": 0, "done": {},
        "passing": False if own else None, "by_hand": False if own else None,
    }  # fmt: skip


@rule("NN-D1")
@pytest.mark.parametrize("opened", [False, True])
def test_deck_lists_are_their_owners_unless_the_match_opens_them(opened: bool) -> None:
    s = scene(options={"open_lists": opened})
    listed = tuple(card["id"] for card in PLAIN if card["id"] in DECK for _ in range(2))
    assert shown(s, "main") == [listed, listed if opened else None, listed if opened else None]
    for viewer in ALL:
        decks = seen(s, viewer).options.decks
        assert [deck is not None for deck in decks] == [opened or viewer == seat for seat in (ME, YOU)]
        for deck, its_noble in zip(decks, ("queen", "king"), strict=True):
            assert deck is None or deck.noble == its_noble


@rule("NN-R10")
@pytest.mark.parametrize(("peek", "cards"), [(False, [None, None, None]), (True, ["fox", None, None])])
def test_a_face_down_channel_card_is_nobodys_unless_its_owner_may_look(peek: bool, cards: list[Any]) -> None:
    s = scene(channel="fox wolf:up", options={"channel_owner_peek": peek})
    assert [slots[0].card for slots in shown(s, "channel")] == cards
    assert [slots[1].card for slots in shown(s, "channel")] == ["wolf"] * 3


@rule("NN-R7")
def test_cards_set_aside_by_a_mulligan_are_counted_alone() -> None:
    match = new_match("aside")
    first = match.table.first
    asked = match.decisions[0]
    assert isinstance(asked, Pick)
    key = asked.keys[0]
    match.answer(first, (key,))
    for viewer in (first, 1 - first, None):
        view = match.view(viewer)
        assert isinstance(view, NeoNobleView)
        step = view.course[0]
        assert (step.seat, step.kind, step.count) == (first, "mulligan", 1)
        assert step.answer == ((key,) if viewer == first else None)


# What somebody has seen


def test_cards_of_a_hand_that_were_shown_stay_known_to_both_players() -> None:
    s = use_it(ruling(text("manifest", act("reveal_hand", who="opponent")), your_hand="fox wolf"))
    assert shown(s, "known", YOU) == [("wolf", "fox"), ("wolf", "fox"), ()]
    assert [hand and sorted(hand) for hand in shown(s, "hand", YOU)] == [None, ["fox", "wolf"], None]


@rule("NN-109")
def test_of_a_harvest_the_face_up_cards_are_known() -> None:
    s = scene(stage="harvest", channel="bear fox:up").do("harvest")
    assert shown(s, "known") == [("fox",), ("fox",), ()]
    assert shown(s, "hand_size") == [2, 2, 2]


@rule("NN-35")
def test_who_has_looked_at_a_deck_knows_its_top_until_it_is_shuffled() -> None:
    look = text("manifest", act("look_at_top", whose="opposing", number=2))
    s = use_it(ruling(look, text("manifest", act("shuffle", who="opponent")), your_deck="fox wolf bear"))
    s.do(("wolf", "fox"))
    assert shown(s, "top", YOU) == [("wolf", "fox"), (), ()]
    use_it(s, text_key="noble:1")
    assert shown(s, "top", YOU) == [(), (), ()]


@rule("NN-35")
def test_the_owner_knows_what_was_put_under_the_deck() -> None:
    under = act("move_cards", cards=in_zone("hand", number=2), to="deck_bottom")
    s = use_it(ruling(text("manifest", under), hand="fox wolf bear", deck="moth"))
    s.do(("wolf", "bear"))
    assert shown(s, "bottom") == [("wolf", "bear"), (), ()], "the lowest last"


# Spirits, lanes, Nobles


@rule("NN-79", "NN-80", "NN-81", "NN-130")
def test_present_numbers_are_shown() -> None:
    s = ruling(
        holds("spirit_stats", on=every("own"), power=1), holds("lane_stats", on=lanes("own"), resolve=2),
        left="fox wolf", right="bear", souls=2, your_middle="fox",
        your_noble="warden_of", nobles=(noble(
            "warden_of", {"type": "ongoing", "holds": [
                {"change": "capacity", "on": lanes("opposing", names=["left"]), "value": 1},
                {"change": "no_attack", "on": lanes("opposing", names=["middle"])},
                {"change": "extra_attack", "on": lanes("opposing", names=["right"])},
            ]}),),
    ).attacks("left")  # fmt: skip
    spirits = [(each.power, each.resolve) for each in side(s, None).lanes[0].spirits]
    assert spirits == [(1, 2), (3, 1)], "the Active Spirit alone has more Power"
    assert lane_seen(s) == {"power": 4, "resolve": 5, "capacity": 5, "attacks": 1, "attacks_allowed": 1}
    assert lane_seen(s, 1) == {"power": 0, "resolve": 4, "capacity": 4, "attacks": 0, "attacks_allowed": 0}
    assert lane_seen(s, 2) == {"power": 4, "resolve": 4, "capacity": 4, "attacks": 0, "attacks_allowed": 2}


@rule("NN-117")
def test_marks_of_use_are_shown_with_their_turn() -> None:
    seer = arbiter("seer", 2, 2, 3, text("on_summon", GIVE), text("manifest", GIVE))
    s = ruling(
        text("pay", GIVE, cost=SOUL), text("manifest", GIVE), left="seer", souls=1, cards=(seer,), turn=8
    )
    s.do("manifest", "s1:1", "manifest", "noble:1", "pay", "noble:0")
    for viewer in ALL:
        used = side(s, viewer).lanes[0].spirits[0].used
        assert [each.model_dump() for each in used] == [{"text": 1, "turn": 8}]
        marks = [(each.text, each.turn) for each in side(s, viewer).noble_used]
        assert marks == [(0, 8), (1, 8)]


@rule("NN-80")
def test_silence_is_shown_on_spirits_and_nobles() -> None:
    s = ruling(
        holds("silenced", on="opposing_noble"), holds("silenced", on=every("opposing")), your_left="fox wolf"
    )
    assert shown(s, "noble_silenced") == [False] * 3
    assert shown(s, "noble_silenced", YOU) == [True] * 3
    assert [each.silenced for each in side(s, None, YOU).lanes[0].spirits] == [False, True]


@rule("NN-R32", "NN-86")
def test_how_a_spirit_came_is_shown() -> None:
    grower = noble("grower", text("manifest", act("create", token="sapling", lane="right")))
    s = scene(
        hand="wolf", left="judge", channel="runner:up", souls=1, noble="grower", nobles=(grower,), turn=6
    )
    s.summons("wolf", "left").do("manifest", "noble:0", "summon", "channel:0", "0:1")
    came = [
        (each.card, each.origin, each.mode, each.arrived, each.covered)
        for place in side(s, YOU).lanes for each in place.spirits
    ]  # fmt: skip
    assert came == [
        ("judge", "hand", "normal", 1, True), ("wolf", "hand", "normal", 6, False),
        ("runner", "channel", "normal", 6, False), ("sapling", "created", None, 6, False),
    ]  # fmt: skip
    assert seen(s).serial == 4


def test_what_a_player_has_done_is_open_and_how_they_want_to_be_asked_is_not() -> None:
    two = ("soul", "soul#2")
    s = scene(left="bear", souls=5, your_hand="fox").do("by_hand", "draw", 1, two).attacks("left").do(two)
    s.do("pass_turn")
    assert shown(s, "done") == [{"draw": 1, "attack": 1}] * 3
    assert shown(s, "by_hand") == [True, None, None]
    assert shown(s, "passing", YOU) == [None, True, None]


# The table as a whole


@pytest.mark.parametrize(
    ("stage", "phase"),
    [
        ("exchange", "setup"), ("setup", "setup"), ("income", "income"), ("harvest", "income"),
        ("channel", "income"), ("action", "action"), ("battle", "action"), ("end", "end"),
        ("discard", "end"),
    ],
)  # fmt: skip
@rule("NN-106")
def test_each_step_belongs_to_a_phase(stage: Stage, phase: str) -> None:
    s = scene()
    s.table.stage = stage
    assert (seen(s).phase, seen(s).stage) == (phase, stage)


@rule("NN-37", "NN-67", "NN-68")
@pytest.mark.parametrize("viewer", ALL)
def test_turn_players_and_coins_are_open(viewer: int | None) -> None:
    s = scene(turn=12, active=YOU, left="fox", your_left="fox",
              coins={"left": "mine ready", "right": "yours spent"}, bargain=YOU)  # fmt: skip
    s.table.first = 1
    view = seen(s, viewer)
    assert (view.game, view.seat, view.result, view.turn, view.active) == ("neo_noble", viewer, None, 12, YOU)
    assert (view.first, view.game_number, view.chooser) == (1, s.table.game_number, -1)
    coins = [(coin.holder, coin.ready) for coin in view.coins]
    assert coins == [(ME, True), (-1, False), (YOU, False)]
    assert [each.bargain for each in view.sides] == [False, True]


@rule("NN-141")
def test_a_game_that_is_over_says_so_and_asks_nothing() -> None:
    s = scene(left="wisp", souls=2, your_reaped="wolf wolf wolf", your_deck="bear").attacks("left")
    for viewer in ALL:
        view = seen(s, viewer)
        assert (view.phase, view.stage, view.result) == ("over", "over", Result((ME,), "reaped"))
        assert (view.course, view.showing) == ((), ())
        assert view.sides[YOU].reaped == ("wolf", "wolf", "wolf", "bear")


@rule("NN-142")
def test_a_surrender_ends_what_was_being_asked() -> None:
    s = scene(hand="fox", souls=1).do("summon", "fox")
    s.match.concede(YOU)
    for viewer in ALL:
        view = seen(s, viewer)
        assert (view.phase, view.stage, view.course) == ("over", "over", ())
        assert view.result == Result((ME,), "concession")


@rule("NN-R1", "NN-R2")
def test_a_match_shows_its_games_and_who_says_who_begins() -> None:
    match = match_of_three(next_first="loser_choice")
    lose_game(match, ME)
    view: Any = match.view(None)
    assert (view.stage, view.game_number, view.chooser) == ("exchange", 2, ME)
    assert [each.wins for each in view.sides] == [0, 1]


# Battle


@rule("NN-R59", "NN-133", "NN-R61")
def test_an_attack_is_followed_step_by_step() -> None:
    lurker = errant("lurker", 0, 1, 3, react={"event": "reaped", "whose": "own"})
    s = scene(left="giant", souls=2, your_hand="fox lurker", your_right="moth", cards=(lurker,))
    assert seen(s).battle is None
    s.attacks("left")
    steps = [battle_of(s), *(battle_of(s.do(answer)) for answer in ("block", ("fox",), "pass"))]
    start = {
        "attacker": Place(ME, 0), "defender": Place(YOU, 2), "step": "declared",
        "paid": 2, "power": 6, "resolve": 2, "raised": 0, "blocked": (), "success": None,
    }  # fmt: skip
    blocked = {"raised": 2, "blocked": ("fox",), "success": True}
    assert steps == [
        start, {**start, "step": "block"}, {**start, **blocked, "step": "compared"},
        {**start, **blocked, "step": "over"},
    ]  # fmt: skip


def battle_of(s: Scene) -> dict[str, Any]:
    """The attack as all see it."""
    battles = [seen(s, viewer).battle for viewer in ALL]
    assert battles[0] is not None
    assert battles[0] == battles[1] == battles[2]
    return battles[0].model_dump()


@rule("NN-R64", "NN-129")
def test_an_attack_that_failed_keeps_its_numbers() -> None:
    fight = battle_of(scene(left="fox", souls=2, your_right="bear", hand="giant").attacks("left"))
    assert (fight["power"], fight["resolve"], fight["success"]) == (1, 2, False)


@rule("NN-D18", "NN-R61")
def test_a_block_is_nobody_elses_before_it_is_committed() -> None:
    s = scene(left="giant", souls=2, your_hand="fox wolf", your_right="moth").attacks("left").do("block")
    for viewer in ALL:
        steps = [(each.seat, each.kind, each.answer) for each in seen(s, viewer).course]
        assert steps[-1] == (YOU, "block", None)
    blocked = [
        (battle.blocked, battle.raised) for battle in (seen(s, viewer).battle for viewer in ALL) if battle
    ]
    assert blocked == [((), 0)] * 3


# What is being resolved, and what lasts


@rule("NN-R54")
@pytest.mark.parametrize(
    ("event", "fields", "answers", "expected"),
    [
        ("summoned", {"hand": "wolf", "souls": 1}, ("summon", "wolf", "0:1"),
         {"card": "wolf", "lane": Place(ME, 1), "number": 1, "spirit": "s1"}),
        ("drew", {"souls": 4}, ("draw", 2), {"card": None, "lane": None, "number": 2, "spirit": None}),
    ],
)  # fmt: skip
def test_what_may_be_answered_is_open(
    event: str, fields: dict[str, Any], answers: tuple[Any, ...], expected: dict[str, Any]
) -> None:
    lurker = errant("lurker", 0, 1, 3, react={"event": event})
    s = scene(your_hand="lurker", cards=(lurker,), **fields).do(*answers)
    for viewer in ALL:
        stack = [each.model_dump() for each in seen(s, viewer).stack]
        assert stack == [{"kind": event, "seat": ME, **expected}]


@rule("NN-13", "NN-R37")
def test_changes_that_last_are_shown_with_their_numbers_and_end() -> None:
    held = calc("cards", zone="hand")
    raises = change("lane_stats", "your_next_turn", on=lanes("own"), resolve=held)
    crier = arbiter("crier", 1, 1, 1, text("manifest", raises))
    s = ruling(
        text("manifest", change("spirit_stats", on="target", power=2), targets=[OWN]), left="crier",
        middle="fox", hand="fox fox fox", cards=(crier,), turn=7,
    ).do("manifest", "noble:0", "s2", "manifest", "s1:0")  # fmt: skip
    for viewer in ALL:
        first, second = seen(s, viewer).lasting
        assert (first.what.change, second.what.change) == ("spirit_stats", "lane_stats")
        assert first[1:] == (Source(ME, "ruler"), ("s2",), (), 2, 0, "this_turn", 7, 0)
        own = tuple(Place(ME, lane) for lane in range(3))
        assert second[1:] == (Source(ME, "crier", "s1"), (), own, 0, 3, "your_next_turn", 7, 0)


LATER = act("later", when="turn_end", do=[GIVE])


@pytest.mark.parametrize(
    ("aim", "answer", "kind", "seat", "more"),
    [
        (OWN, "s1", "spirit", ME, {"name": "s1"}),
        (target("noble", whose="any"), "1", "noble", YOU, {}),
        (target("lane", whose="any"), "1:2", "lane", YOU, {"number": 2}),
        (target("card", zone="grave", whose="any"), "1:wolf", "card", YOU, {"name": "wolf", "zone": "grave"}),
        (target("player"), "1", "player", YOU, {}),
    ],
)
def test_what_is_put_off_is_shown_with_its_targets(
    aim: Any, answer: str, kind: str, seat: int, more: dict[str, Any]
) -> None:
    seer = arbiter("seer", 2, 2, 3, text("manifest", LATER, targets=[aim]))
    s = scene(left="seer", right="fox", your_grave="fox wolf", cards=(seer,), turn=4)
    s.do("manifest", "s1:0", answer)
    for viewer in ALL:
        (later,) = seen(s, viewer).later
        assert later.what.when == "turn_end"
        aimed = {"kind": kind, "seat": seat, "name": "", "number": 0, "zone": "", **more}
        assert later.model_dump(exclude={"what"}) == {
            "seat": ME, "card": "seer", "spirit": "s1", "aims": (aimed,), "turn": 4,
        }  # fmt: skip


# What was asked, and what came to light


def test_answers_that_can_be_taken_back_are_the_own_ones_alone() -> None:
    s = scene(hand="fox", souls=1).do("summon", "fox")
    steps = {viewer: [each.model_dump() for each in seen(s, viewer).course] for viewer in ALL}
    asked = {"seat": ME, "chance": 0}
    assert steps[ME] == [
        {**asked, "kind": "action", "answer": "summon", "count": 1},
        {**asked, "kind": "summon", "answer": "fox", "count": 1},
        {**asked, "kind": "lane", "answer": None, "count": 0},
    ]
    hidden = [{**asked, "kind": kind, "answer": None, "count": 0} for kind in ("action", "", "")]
    assert steps[YOU] == steps[None] == hidden


@rule("NN-D17", "NN-R54")
def test_chances_to_answer_are_counted() -> None:
    lurker = errant("lurker", 0, 1, 3, react={"event": "summoned"})
    s = scene(hand="fox", souls=1, your_hand="lurker", cards=(lurker,)).summons("fox", "left")
    last = seen(s, None).course[-1].model_dump()
    assert last == {"seat": YOU, "kind": "react", "chance": 1, "answer": None, "count": 0}


@rule("NN-35")
def test_what_came_to_light_is_named_to_who_saw_it() -> None:
    may = act("may", do=[GIVE])
    s = use_it(ruling(text("manifest", act("draw"), act("mill", who="opponent"), may), deck="bear",
                      your_deck="boar fox"))  # fmt: skip
    came = {viewer: [(each.seat, each.way, each.card) for each in seen(s, viewer).showing] for viewer in ALL}
    assert came[ME] == [(ME, "deck", "bear"), (YOU, "deck", "boar")]
    assert came[YOU] == came[None] == [(ME, "deck", None), (YOU, "deck", "boar")]


@rule("NN-R10", "NN-35", "NN-R7")
def test_what_nobody_but_the_other_knows_changes_no_view() -> None:
    def look(hand: str, deck: str, slots: str) -> list[str]:
        s = scene(left="giant", souls=2, your_hand=hand, your_deck=deck, your_channel=slots)
        views = [s.match.view(viewer).model_dump_json() for viewer in (ME, None)]
        s.attacks("left").do("block")
        return [*views, *(s.match.view(viewer).model_dump_json() for viewer in (ME, None))]

    assert look("fox wolf", "bear boar", "moth wisp") == look("wolf elder", "moth bear", "boar fox")


def test_to_look_again_and_again_in_one_step_is_not_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """What computer players are told is reckoned anew each time, from the quiet point too."""
    stronger = noble("banner", holds("spirit_stats", on=every("own"), power=1))
    s = scene(left="wolf fox bear", noble="banner", nobles=(stronger,))
    s.match.observation(ME)
    monkeypatch.setattr("engines.kernel.state.game_state.STEP_DEEDS", s.table.deeds * 10)
    for _ in range(20):
        s.match.observation(ME)
