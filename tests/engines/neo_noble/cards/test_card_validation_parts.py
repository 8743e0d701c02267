"""What a text can reach: what is printed is done as printed, and what the rules never do is refused."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import LOCALES, texts_in
from engines.kernel import Pick
from engines.neo_noble.cards.collection import NeoNobleCollection
from tests.engines.neo_noble.language import chosen, every, in_zone, manifest, target
from tests.engines.neo_noble.pack import act, text
from tests.engines.neo_noble.scenes import YOU
from tests.engines.neo_noble.small_packs import DRAW, pack, problems, spirit
from tests.rules import rule

OWN_LANE, OTHER_LANE = {"pick": "chosen", "whose": "own"}, {"pick": "chosen", "whose": "opposing"}
ERRANTS = {"type": ["errant"]}
COIN = {"pick": "chosen", "held": "own"}


def slots(**fields: Any) -> dict[str, Any]:
    return {"pick": "chosen", "whose": "own", **fields}


NEVER_DONE: list[tuple[dict[str, Any], str, str]] = [
    # sides
    (act("move", who=chosen("opposing"), to=OWN_LANE), "to", "nn-pack-own-side"),
    (act("move", who=chosen("any"), to=OWN_LANE), "to", "nn-pack-own-side"),
    (act("move", who=every("own"), to="facing"), "to", "nn-pack-own-side"),
    (act("move", who="target", to="left"), "to", "nn-pack-own-side"),
    (act("move", who="self", to="this"), "to", "nn-pack-no-move"),
    (act("move", who="top", to="this", link=True), "to", "nn-pack-no-move"),
    (act("place", **{"from": "target"}), "from", "nn-pack-own-cards"),
    (act("swap_reap", **{"with": in_zone("hand", whose="opposing")}), "with.whose", "nn-pack-swap-own"),
    (act("swap_reap", **{"with": in_zone("reap")}), "with.zone", "nn-pack-swap-zone"),
    (act("swap_reap", **{"with": in_zone("hand", number=2)}), "with.number", "nn-pack-swap-one"),
    (act("swap_reap", **{"with": in_zone("hand", how="all")}), "with.how", "nn-pack-swap-one"),
    (act("channel", **{"from": in_zone("grave", whose="opposing")}), "who", "nn-pack-channels-own"),
    (act("channel", who="opponent", **{"from": in_zone("hand")}), "who", "nn-pack-channels-own"),
    (act("channel", who="each", **{"from": in_zone("hand")}), "who", "nn-pack-channels-own"),
    (act("channel", number=2, **{"from": in_zone("hand")}), "number", "nn-pack-number-beside"),
    (act("move_cards", cards=in_zone("grave"), to="grave"), "to", "nn-pack-same-zone"),
    (act("move", who=chosen("own", number=2), link=True), "link", "nn-pack-one-link"),
    (act("move", who=every("own"), link=True), "link", "nn-pack-one-link"),
    # what nobody sees, or picks
    (act("reveal", slots=slots(face="down", filter=ERRANTS)), "slots.filter", "nn-pack-face-down"),
    (act("reveal", slots=slots(filter=ERRANTS)), "slots.filter", "nn-pack-face-down"),
    (act("reveal", slots=slots(face="up")), "slots.face", "nn-pack-already"),
    (act("ready_slots", slots=slots(state="ready")), "slots.state", "nn-pack-already"),
    (act("reveal", slots=slots(pick="random", up_to=True)), "slots.up_to", "nn-pack-nobody-picks"),
    (act("reveal", slots=slots(pick="all", number=2)), "slots.number", "nn-pack-all-number"),
    (act("draw", number={"calc": "cards", "zone": "hand", "filter": ERRANTS}),
     "number.filter", "nn-pack-hidden-count"),
    (act("draw", number={"calc": "cards", "zone": "channel", "filter": ERRANTS}),
     "number.filter", "nn-pack-hidden-count"),
    (act("discard", who="opponent", how="random", up_to=True), "up_to", "nn-pack-nobody-picks"),
    (act("move_cards", cards=in_zone("grave", how="random", by="opponent"), to="hand"),
     "cards.by", "nn-pack-nobody-picks"),
    (act("move_cards", cards=in_zone("deck", how="top", filter=ERRANTS), to="hand"),
     "cards.filter", "nn-pack-top-filter"),
    (act("summon", filter=ERRANTS, **{"from": in_zone("hand")}), "filter", "nn-pack-channel-filter"),
    # Arbiters alone Shatter
    (act("shatter", who=chosen("opposing")), "who.filter", "nn-pack-only-arbiters"),
    (act("shatter", who=every("any", filter=ERRANTS)), "who.filter", "nn-pack-only-arbiters"),
    (act("shatter", who="target"), "who", "nn-pack-only-arbiters"),
    # coins
    (act("gain_coin", coins=COIN), "coins.held", "nn-pack-already"),
    (act("neutral_coin", coins={**COIN, "held": "neutral"}), "coins.held", "nn-pack-already"),
    (act("ready_coin", coins={**COIN, "held": "neutral"}), "coins.held", "nn-pack-neutral-state"),
    (act("ready_coin", coins={**COIN, "state": "ready"}), "coins.state", "nn-pack-already"),
    (act("gain_coin", coins={**COIN, "held": "neutral", "state": "spent"}),
     "coins.state", "nn-pack-neutral-state"),
    (act("use_text", of="self"), "of", "nn-pack-own-text"),
]  # fmt: skip
AIMED = [target("spirit", whose="opposing", layer="active")]


@pytest.mark.parametrize(("wrong", "field", "reason"), NEVER_DONE)
def test_what_is_never_done_is_refused_in_both_languages(
    wrong: dict[str, Any], field: str, reason: str
) -> None:
    a_card = target("card", zone="grave", whose="opposing")
    aims = [a_card] if wrong["action"] == "place" else AIMED
    mine = pack(spirits=[spirit("mine", text("manifest", wrong, targets=aims))])
    assert problems(mine) == [("mine", f"texts.0.do.0.{field}", reason)]
    (problem,) = NeoNobleCollection().check(mine, ())
    said = {texts_in(locale).tell(problem.reason) for locale in LOCALES}
    assert len(said) == len(LOCALES)


def test_an_errant_never_shatters_itself_and_channel_cards_are_not_remembered() -> None:
    shatters = text("on_summon", act("shatter", who="self"))
    assert problems(pack(spirits=[spirit("mine", shatters, type="errant")])) == [
        ("mine", "texts.0.do.0.who", "nn-pack-only-arbiters")
    ]
    assert problems(pack(spirits=[spirit("mine", shatters)])) == []
    put_off = act("later", when="turn_end", do=[act("reveal", slots="target")])
    later = text("manifest", DRAW, put_off, targets=[target("slot", whose="own")])
    assert problems(pack(spirits=[spirit("mine", later)])) == [
        ("mine", "texts.0.do.1.do.0.slots", "nn-pack-later-slot")
    ]


@rule("NN-R52")
def test_a_summon_at_random_asks_for_no_card() -> None:
    here = manifest(
        act("summon", **{"from": in_zone("grave", how="random", filter=ERRANTS)}),
        grave="fox wolf bear judge", left="pebble", middle="pebble",
    )  # fmt: skip
    assert here.asked.kind == "lane"
    here.do("0:2")
    assert here.lane("right") in (["fox"], ["wolf"], ["bear"])


@rule("NN-R52")
def test_each_card_of_a_zone_is_summoned() -> None:
    here = manifest(
        act("summon", lane="right", **{"from": in_zone("grave", how="all", filter=ERRANTS)}),
        grave="fox judge wolf fox", answers=("wolf",),
    )  # fmt: skip
    assert here.lane("right") == ["wolf", "fox", "fox"]
    assert here.mine.grave == ["judge"]


@rule("NN-R52")
def test_discarding_at_random_takes_a_card_of_the_kind() -> None:
    for _ in range(6):
        here = manifest(
            act("discard", who="opponent", how="random", number=2, filter=ERRANTS),
            your_hand="judge warden fox elder judge",
        )
        assert here.yours.grave == ["fox"]
        assert here.yours.hand == sorted(here.yours.hand, key=here.table.catalogue.order.__getitem__)
        assert len(here.yours.hand) == 4


@rule("NN-R12", "NN-R73")
def test_the_opponent_channels_a_card_though_my_channel_is_full() -> None:
    here = manifest(
        act("channel", who="opponent", **{"from": in_zone("grave", whose="opposing")}),
        channel="fox fox fox fox", your_grave="bear",
    )  # fmt: skip
    assert here.channel(YOU)[0] == "bear:spent"
    full = manifest(
        act("channel", who="opponent", **{"from": in_zone("grave", whose="opposing")}),
        your_channel="fox fox fox fox", your_grave="bear wolf",
    )  # fmt: skip
    assert full.asked.kind == "action"
    assert full.yours.grave == ["bear", "wolf"]


@rule("NN-42")
def test_the_top_of_the_deck_changes_places_with_a_reaped_card() -> None:
    here = manifest(
        act("swap_reap", **{"with": in_zone("deck", how="top")}), deck="bear fox fox", reaped="wolf"
    )
    assert (here.mine.reaped, here.mine.deck[-1]) == (["bear"], "wolf")


@pytest.mark.parametrize(
    "action",
    [
        act("create", token="sapling", number=2, lane=OWN_LANE),
        act("summon", lane=OWN_LANE, **{"from": in_zone("grave", number=2)}),
        act("place", lane=OWN_LANE, **{"from": in_zone("grave", number=2)}),
    ],
    ids=lambda action: action["action"],
)
@rule("NN-R52")
def test_several_that_come_to_one_lane_come_to_the_same(action: dict[str, Any]) -> None:
    here = manifest(action, grave="fox fox")
    asked: list[str] = []
    while here.asked.kind != "action":
        asked.append(here.asked.kind)
        here.do(here.keys[:2] if isinstance(here.asked, Pick) else here.keys[-1])
    assert asked.count("pick_lane") == 1
    assert len(here.lane("right")) == 2


@rule("NN-R52")
def test_several_that_move_to_one_lane_move_to_the_same() -> None:
    here = manifest(
        act("move", who=every("own", filter=ERRANTS), to=OWN_LANE),
        answers=("0:2",),
        left="fox",
        middle="wolf",
    )
    assert here.lane("right") == ["fox", "wolf"]
