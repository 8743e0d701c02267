"""What card texts and behaviours ask: choices, targets, picks, orders (NN-D15, NN-D19 to NN-D24, NN-D29)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import Option, Say
from tests.engines.in_full import in_full
from tests.engines.neo_noble.asking import (
    about,
    asks,
    coin,
    depth,
    doing,
    lane,
    named,
    noble_card,
    of_spirit,
    of_text,
    plain,
    printed,
    slot,
    spirit,
    title,
    totals,
    verb,
)
from tests.engines.neo_noble.language import (
    change,
    chosen,
    cost,
    every,
    in_zone,
    lanes,
    ruling,
    target,
    use_it,
)
from tests.engines.neo_noble.pack import act, arbiter, errant, holds, text, when
from tests.engines.neo_noble.scenes import ME, YOU, scene
from tests.rules import rule

DRAW, DRAW_3 = act("draw"), act("draw", number=3)
OWN = target("spirit", whose="own", layer="active")
GIVE, MILL = act("gain_souls", number=1), act("mill", who="you", number=2)


def either(*modes: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return act("choose_one", modes=[{"do": [mode]} for mode in modes], **fields)


def choice(number: int, preview: Say) -> Option:
    return Option(str(number - 1), Say("nn-option-choice", {"number": number}), "actions", preview=preview)


def may(*do: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return act("may", do=list(do), **fields)


DO_OR_LEAVE = (verb("yes"), verb("no"))

# What may be done, and choices


@rule("NN-D19")
def test_a_choice_says_what_each_side_does_of_the_text_that_asks() -> None:
    s = ruling(text("manifest", either(DRAW, GIVE)), text("manifest", either(MILL, DRAW_3)))
    asks(
        use_it(s), about("ruler", "choice"), choice(1, doing("draw")), choice(2, doing("gain-souls")),
    )  # fmt: skip
    s.do("0")
    asks(
        use_it(s, text_key="noble:1"), about("ruler", "choice"), choice(1, doing("mill", 2)),
        choice(2, doing("draw", 3)),
    )  # fmt: skip


@rule("NN-D19")
def test_what_may_be_done_is_said_of_the_text_that_asks() -> None:
    s = ruling(text("manifest", may(DRAW)), text("manifest", GIVE, may(DRAW_3)))
    asks(use_it(s), about("ruler", "may", what=doing("draw")), *DO_OR_LEAVE, default="may")
    s.do("no")
    question = about("ruler", "may", what=doing("draw", 3), souls=1)
    asks(use_it(s, text_key="noble:1"), question, *DO_OR_LEAVE, default="may")


@rule("NN-D19", "NN-93")
def test_an_on_summon_text_that_may_be_used_is_said_whole() -> None:
    scholar = errant("scholar", 0, 1, 1, text("on_summon", DRAW, GIVE, says="may"))
    s = scene(hand="scholar", cards=(scholar,)).summons("scholar", "left")
    what = s.prompt().title.values["what"]
    assert what.key == "words-then", "both things are said"
    assert list(what.values.values()) == [doing("draw"), doing("gain-souls")]
    asks(s, about("scholar", "may", what=what), *DO_OR_LEAVE, default="may")


@rule("NN-D19", "NN-D15")
def test_what_may_be_done_at_a_cost_tells_the_cost_to_who_pays() -> None:
    paid = Say("nn-cost-relinquish", {"count": 2})
    give_up = [cost("relinquish", number=2)]
    coins = {"left": "mine spent", "middle": "mine spent"}
    s = ruling(text("manifest", may(DRAW, cost=give_up)), left="fox", middle="fox", coins=coins)
    asks(
        use_it(s), about("ruler", "may", what=doing("draw")), verb("yes", paid), verb("no"), default="may"
    )  # fmt: skip
    scholar = errant("scholar", 0, 1, 1, text("on_summon", GIVE, says="may", cost=give_up))
    s = scene(hand="scholar", left="fox", middle="fox", coins=coins, cards=(scholar,))
    s.summons("scholar", "right")
    asks(s, about("scholar", "may", what=doing("gain-souls")), verb("yes", paid), verb("no"), default="may")


@rule("NN-D19", "NN-R53")
def test_a_trigger_that_may_be_used_is_said() -> None:
    ghoul = arbiter("ghoul", 2, 3, 2, text("manifest", DRAW), when("summoned", DRAW_3, may=True, whose="own"))
    s = scene(hand="pebble", left="ghoul", cards=(ghoul,)).summons("pebble", "middle")
    asks(s, about("ghoul", "may", what=doing("draw", 3)), *DO_OR_LEAVE, default="may")


@rule("NN-D29")
def test_the_opponent_is_asked_what_a_text_leaves_to_them() -> None:
    s = ruling(text("manifest", either(DRAW, GIVE, by="opponent")), your_souls=2)
    assert use_it(s).asks == (YOU, "choice")
    asks(s, about("ruler", "choice", souls=2), choice(1, doing("draw")), choice(2, doing("gain-souls")))


def test_a_text_that_is_put_off_asks_in_its_own_words() -> None:
    later = act("later", when="turn_end", do=[may(DRAW_3)])
    s = use_it(ruling(text("manifest", GIVE), text("manifest", later)), text_key="noble:1").do("end")
    assert s.prompt().title.values["what"] == doing("draw", 3)


def test_a_borrowed_text_asks_in_its_own_words() -> None:
    seer = arbiter("seer", 2, 2, 3, text("manifest", either(DRAW, MILL), may(DRAW_3)))
    borrow = text("manifest", act("use_text", of="target"), targets=[OWN])
    s = ruling(borrow, left="seer", cards=(seer,))
    asks(
        use_it(s), about("seer", "choice"), choice(1, doing("draw")), choice(2, doing("mill", 2)),
    )  # fmt: skip
    s.do("1")
    asks(s, about("seer", "may", what=doing("draw", 3)), *DO_OR_LEAVE, default="may")


def test_one_of_two_targets_is_named_as_on_the_card() -> None:
    aimed = text("manifest", may(act("destroy", who="target")), targets=[OWN, OWN])
    s = ruling(aimed, left="fox", right="fox")
    use_it(s, s.spirit("left").key)
    first = {"spirit": Say("nn-spirit", {"spirit": "target-1"})}
    assert s.prompt().title.values["what"].values == first
    aimed = text("manifest", either(GIVE, act("destroy", who="target")), targets=[OWN, OWN])
    s = use_it(ruling(aimed, left="fox", right="fox"), "s1")
    preview = s.option("1").preview
    assert preview is not None
    assert preview.values == first


def test_a_token_that_may_be_created_is_named() -> None:
    s = use_it(ruling(text("manifest", either(act("create", token="sapling"), GIVE))))
    preview = s.option("0").preview
    assert preview is not None
    assert (preview.key, preview.values["token"].en) == ("nn-do-create", "Sapling")
    s = ruling(text("manifest", act("create", token="sapling")), text("manifest", GIVE))
    asks(
        s.do("manifest"), title("manifest"), of_text(s, "noble:0", "ruler"),
        of_text(s, "noble:1", "ruler", 1), default="back",
    )  # fmt: skip


# Several texts at once


def leaving(event: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Two Arbiters that each do something when this happens to them."""
    waits = {"this": True, "whose": "own"}
    return (
        arbiter("ghost", 1, 1, 1, when(event, DRAW, **waits)),
        arbiter("ghoul", 1, 1, 1, text("manifest", MILL), when(event, GIVE, **waits)),
    )


@rule("NN-D21", "NN-R53")
def test_texts_that_are_due_at_once_are_put_in_order_by_what_they_say() -> None:
    crier = arbiter("crier", 1, 1, 1, text("manifest", MILL), when("summoned", DRAW))
    s = ruling(when("summoned", GIVE), hand="pebble", left="crier", cards=(crier,))
    s.summons("pebble", "middle")
    texts = (of_text(s, "noble:0", "ruler"), of_spirit(s, "s1:1", "crier", 1, "left"))
    asks(s, title("order"), *texts, default="order")
    s.do("s1:1")
    assert (len(s.mine.hand), s.mine.lingering) == (1, 1), "then the other"


@rule("NN-D21", "NN-R53")
@pytest.mark.parametrize(
    ("event", "action", "where", "keys"),
    [
        ("sacrificed", act("sacrifice", who="you", number=2), {"left": "ghost", "right": "ghoul"},
         ("ghost#s1:0", "ghoul#s2:1")),
        ("discarded", act("discard", who="you", number=2), {"hand": "ghost ghoul"},
         ("ghost:0", "ghoul:1")),
    ],
)  # fmt: skip
def test_texts_of_cards_that_have_left_are_put_in_order_too(
    event: str, action: dict[str, Any], where: dict[str, str], keys: tuple[str, str]
) -> None:
    s = use_it(ruling(text("manifest", action), cards=leaving(event), **where))
    texts = (of_text(s, keys[0], "ghost"), of_text(s, keys[1], "ghoul", 1))
    asks(s, title("order"), *texts, default="order")
    s.do(keys[1])
    told = [each.kind for each in s.events("draw", "souls")]
    assert told == ["souls", "draw"]


@rule("NN-R53")
def test_copies_out_of_a_hand_need_no_order() -> None:
    s = ruling(
        text("manifest", act("discard", who="you", number=2)), hand="ghost ghost", cards=leaving("discarded")
    )
    assert use_it(s).asks == (ME, "action")
    assert len(s.mine.hand) == 2


# Targets


@rule("NN-D19", "NN-100", "NN-R34")
def test_a_target_spirit_shows_its_present_numbers_lane_and_layer() -> None:
    aim = text("manifest", act("destroy", who="target"), targets=[target("spirit", whose="any", layer="any")])
    strong = holds("spirit_stats", on=every("own"), power=2)
    s = use_it(ruling(aim, strong, left="fox wolf", right="moth", your_middle="judge"))
    asks(
        s, about("ruler", "target-spirit"),
        Option("s1", spirit("fox", 1, 2, "left"), "spirits", "fox", depth(2, 2)),
        Option("s2", spirit("wolf", 4, 1, "left"), "spirits", "wolf", depth(1, 2)),
        Option("s3", spirit("moth", 2, 2, "right"), "spirits", "moth", depth(1, 1)),
        Option("s4", spirit("judge", 2, 2, "middle", "opposing"), "spirits", "judge", depth(1, 1)),
    )  # fmt: skip


@rule("NN-D19", "NN-8")
def test_a_target_noble_is_named() -> None:
    aim = text("manifest", change("silenced", on="target"), targets=[target("noble", whose="any")])
    s = use_it(ruling(aim))
    nobles = [Option(key, noble_card(name), "players", name) for key, name in (("0", "ruler"), ("1", "king"))]
    asks(s, about("ruler", "target-noble"), *nobles)


@rule("NN-D19", "NN-79", "NN-84")
def test_a_target_lane_shows_its_totals() -> None:
    aim = text("manifest", change("lane_stats", on="target", power=1), targets=[
        target("lane", whose="any", names=["left", "middle"])
    ])  # fmt: skip
    s = use_it(ruling(aim, left="fox wolf", your_middle="hollow"))
    asks(
        s, about("ruler", "target-lane"),
        Option("0:0", lane("left"), "lanes", preview=totals(3, 3)),
        Option("0:1", lane("middle"), "lanes", preview=totals(0, 2)),
        Option("1:0", lane("right", "opposing"), "lanes", preview=totals(0, 2)),
        Option("1:1", lane("middle", "opposing"), "lanes", preview=totals(2, -2)),
    )  # fmt: skip


@rule("NN-D23", "NN-R10", "NN-150")
@pytest.mark.parametrize("peek", [False, True])
def test_a_channel_slot_names_its_card_only_to_who_may_know_it(peek: bool) -> None:
    aim = text("manifest", act("reveal", slots="target"), targets=[target("slot", whose="any")])
    s = ruling(aim, channel="fox - wolf:up", your_channel="bear:spent moth:up:spent",
               options={"channel_owner_peek": peek})  # fmt: skip
    asks(
        use_it(s), about("ruler", "target-slot", souls=2, lingering=0),
        Option("0:0", slot(1, card="fox" if peek else None), "channel"),
        Option("0:2", slot(3, card="wolf"), "channel"),
        Option("1:0", slot(1, "spent", "opposing"), "channel"),
        Option("1:1", slot(2, "spent", "opposing", "moth"), "channel"),
    )  # fmt: skip


@rule("NN-D19")
def test_a_target_card_is_named_with_its_owner() -> None:
    aim = text("manifest", act("move_cards", cards="target", to="hand"), targets=[
        target("card", zone="grave", whose="any")
    ])  # fmt: skip
    s = use_it(ruling(aim, grave="fox wolf fox", your_grave="fox"))
    cards = [
        Option(f"{seat}:{name}", Say("nn-option-card-of", {"card": named(name), "seat": seat}), "cards", name)
        for seat, name in ((ME, "fox"), (ME, "wolf"), (YOU, "fox"))
    ]
    asks(s, about("ruler", "target-card"), *cards)


@rule("NN-D19")
def test_a_target_player_is_named() -> None:
    aim = text("manifest", act("mill", who="target"), targets=[target("player")])
    players = [Option(str(seat), Say("nn-option-seat", {"seat": seat}), "players") for seat in (ME, YOU)]
    asks(use_it(ruling(aim)), about("ruler", "target-player"), *players)


# Costs and picks


def active(key: str, label: Say, count: int = 1) -> Option:
    return Option(key, label, "spirits", label.values["spirit"]["id"], depth(1, count))


@rule("NN-D15", "NN-122")
def test_a_tribute_asks_which_spirits_are_given() -> None:
    seraph = errant("seraph", 6, 6, 6, tribute=[cost("sacrifice", number=2)])
    s = scene(hand="seraph", left="fox", middle="wolf", right="moth moth", cards=(seraph,))
    asks(
        s.do("summon", "seraph", "0:0"), about("seraph", "pick-spirit", count=2),
        active("s1", spirit("fox", 1, 2, "left")), active("s2", spirit("wolf", 2, 1, "middle")),
        active("s4", spirit("moth", 0, 2, "right"), 2),
    )  # fmt: skip


@rule("NN-D15")
def test_a_card_may_have_the_name_of_what_is_done() -> None:
    given = text("manifest", GIVE, cost=[cost("sacrifice")])
    s = use_it(ruling(given, left="fox", right="fox", cards=(errant("sacrifice", 1, 1, 1),)))
    assert s.prompt().title == about("ruler", "pick-spirit")


@rule("NN-D15", "NN-118")
@pytest.mark.parametrize(
    ("given", "kind", "options"),
    [
        ("discard", "hand", plain("moth", "wolf")),
        ("banish", "card", plain("bear", "fox")),
        ("channel_card", "slot",
         (Option("0:1", slot(2), "channel"), Option("0:2", slot(3, "spent", card="boar"), "channel"))),
        ("relinquish", "coin",
         tuple(Option(f"coin:{column}", coin(*state), "coins")
               for column, state in ((0, ("left", "ready")), (2, ("right", "spent"))))),
    ],
)  # fmt: skip
def test_other_costs_ask_what_is_given(given: str, kind: str, options: tuple[Option, ...]) -> None:
    s = ruling(
        text("manifest", GIVE, cost=[cost(given)]), hand="wolf moth", grave="bear fox",
        channel="- fox boar:up:spent", left="elder", right="elder",
        coins={"left": "mine ready", "right": "mine spent"},
    )  # fmt: skip
    asks(use_it(s), about("ruler", f"pick-{kind}", souls=1, lingering=0), *options)


@rule("NN-D29")
def test_who_must_discard_or_sacrifice_is_asked_among_the_own() -> None:
    s = ruling(
        text("manifest", act("discard", who="opponent", number=2)),
        text("manifest", act("sacrifice", who="opponent")),
        your_hand="fox wolf wolf", your_left="fox", your_right="moth", your_souls=1,
    )  # fmt: skip
    use_it(s)
    assert s.asked.seat == YOU
    cards = plain("wolf", "wolf#2", "fox")
    asks(s, about("ruler", "pick-hand", souls=1, count=2), *cards, quotes=printed(s, "ruler"))
    use_it(s.do(("wolf", "fox")), text_key="noble:1")
    assert s.asked.seat == YOU
    asks(
        s, about("ruler", "pick-spirit", souls=1), active("s1", spirit("fox", 1, 2, "left")),
        active("s2", spirit("moth", 0, 2, "right")), quotes=printed(s, "ruler", 1),
    )  # fmt: skip


@rule("NN-D19", "NN-D24")
def test_who_picks_out_of_the_opponents_hand_sees_it() -> None:
    s = ruling(text("manifest", act("discard", who="opponent", how="by_you")), your_hand="fox wolf wolf")
    asks(use_it(s), about("ruler", "pick-hand"), *plain("wolf", "fox"), quotes=printed(s, "ruler"))


@rule("NN-D24")
def test_a_search_and_a_look_name_the_cards_seen() -> None:
    search = act("move_cards", cards=in_zone("deck"), to="hand")
    s = use_it(ruling(text("manifest", search), deck="fox wolf fox bear"))
    keys = {option.key for option in s.prompt().options}
    assert (s.prompt().title, keys) == (about("ruler", "pick-deck"), {"fox", "wolf", "bear"})
    look = act("look_at_top", number=3, keep=1)
    s = use_it(ruling(text("manifest", look), deck="fox wolf fox bear"))
    said = printed(s, "ruler")
    asks(s, about("ruler", "look-keep", up_to=True), *plain("fox", "wolf", "fox#2"), quotes=said)
    asks(s.do(("fox",)), about("ruler", "look-order"), *plain("wolf", "fox"), quotes=said)


@rule("NN-D19")
def test_lanes_and_coins_are_picked_by_their_names() -> None:
    move = act("move", who="target")
    aim = [target("spirit", whose="own", layer="active")]
    s = use_it(ruling(text("manifest", move, targets=aim), left="fox", middle="bear"))
    s.do("s1")
    asks(
        s, about("ruler", "pick-lane"), Option("0:1", lane("middle"), "lanes", preview=totals(3, 2)),
        Option("0:2", lane("right"), "lanes", preview=totals(0, 2)), quotes=printed(s, "ruler"),
    )  # fmt: skip
    gain = act("gain_coin", coins={"pick": "chosen", "held": "any", "number": 2})
    s = use_it(ruling(text("manifest", gain), left="fox", your_middle="fox", coins={"middle": "yours spent"}))
    states = (("left", "neutral"), ("middle", "spent"), ("right", "neutral"))
    coins = {f"coin:{column}": coin(*state) for column, state in enumerate(states)}
    picked = sorted(in_full(s.prompt()).options, key=lambda option: option.key)
    assert s.prompt().title == about("ruler", "pick-coin", count=2)
    assert picked == [Option(key, label, "coins") for key, label in coins.items()]


def test_one_of_two_borrowed_texts_is_picked_by_what_it_says() -> None:
    seer = arbiter("seer", 2, 2, 3, text("manifest", GIVE), text("on_summon", DRAW))
    s = use_it(
        ruling(text("manifest", act("use_text", of="target"), targets=[OWN]), left="seer", cards=(seer,))
    )
    label = Say("nn-option-text", {"card": named("seer")})
    texts = [Option(str(place), label, "actions", preview=printed(s, "seer", place)) for place in (0, 1)]
    asks(s, about("seer", "text"), *texts)


# Behaviours, and what replaces what would happen


@rule("NN-D20", "NN-103")
def test_pathfinder_is_asked_about() -> None:
    s = scene(hand="scout", souls=1).summons("scout", "left")
    asks(
        s,
        about("scout", "pathfinder"),
        verb("use", word="channel"),
        verb("skip", word="no"),
        default="pathfinder",
    )


@rule("NN-D22", "NN-90")
def test_an_arbiter_that_may_be_spared_is_named() -> None:
    keeper = arbiter("keeper", 1, 1, 1, holds("no_shatter", lanes=lanes("own"), may=True))
    s = scene(left="giant", souls=2, your_right="judge wolf", your_middle="keeper", cards=(keeper,))
    s.attacks("left").passes()
    spare, shatter = verb("apply", word="spare"), verb("skip", word="let-shatter")
    asks(s, about("judge", "no-shatter"), spare, shatter, default="no-shatter")


@rule("NN-D22")
@pytest.mark.parametrize("to", ["hand", "banished", "deck_bottom", "grave"])
def test_what_may_go_elsewhere_is_named_with_where(to: str) -> None:
    saved = holds("instead", of="reaped", on=every("own"), to=to, may=True)
    s = ruling(text("manifest", act("reap", who=chosen("own"))), saved, left="wolf")
    question = about("ruler", "instead", spirit=named("wolf"), to=to)
    apply, skip = verb("apply", word="yes"), verb("skip", word="no")
    asks(use_it(s), question, apply, skip, default="instead")
