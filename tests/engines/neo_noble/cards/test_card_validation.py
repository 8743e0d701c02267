"""Cards and texts that make no sense are refused, and how well that is said."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import LOCALES, texts_in
from engines.kernel.cards.packs import BadPack, read_pack
from engines.neo_noble.language.pack import NeoNoblePack
from tests.engines.neo_noble.pack import text
from tests.engines.neo_noble.small_packs import DRAW, noble, pack, problems, spirit

# Texts


def when(event: str, *do: dict[str, Any], **trigger: Any) -> dict[str, Any]:
    return {"type": "ongoing", "when": {"event": event, **trigger}, "do": list(do or (DRAW,))}


def destroy(who: Any) -> dict[str, Any]:
    return {"action": "destroy", "who": who}


def change(**what: Any) -> dict[str, Any]:
    return {"action": "change", "what": what, "until": "this_turn"}


def aimed(kind: str, **fields: Any) -> dict[str, Any]:
    return {"target": kind, "whose": "own", **fields}


A_SPIRIT = aimed("spirit", layer="active")
IN_THAT_LANE = {"action": "create", "token": "sapling", "lane": "that"}
IF_DONE = {"action": "if", "if": [{"test": "done"}], "do": [DRAW]}
STATS = {"change": "lane_stats", "power": 1}
FAILS = {"action": "fail_attack"}
SENSELESS: list[tuple[dict[str, Any], str, str]] = [
    # what would be neither printed nor done
    (
        text("manifest", change(change="cost", of="pay", value=1, filter={"type": ["errant"]})),
        "do.0.what.filter", "nn-pack-cost-filter",
    ),
    # targets
    (text("manifest", destroy("target")), "do.0.who", "nn-pack-no-target"),
    (text("manifest", destroy("target_2"), targets=[A_SPIRIT]), "do.0.who", "nn-pack-no-target"),
    (text("manifest", destroy("target"), targets=[aimed("lane")]), "do.0.who", "nn-pack-other-target"),
    (
        text("manifest", change(change="lane_stats", on="target"), targets=[{"target": "player"}]),
        "do.0.what.on", "nn-pack-other-target",
    ),
    (
        text("manifest", {"action": "reveal", "slots": "target"}, targets=[A_SPIRIT]),
        "do.0.slots", "nn-pack-other-target",
    ),
    (
        text("manifest", {"action": "summon", "from": "target"}, targets=[A_SPIRIT]),
        "do.0.from", "nn-pack-other-target",
    ),
    (text("manifest", {"action": "draw", "who": "target"}), "do.0.who", "nn-pack-no-target"),
    (
        text("manifest", change(change="silenced", on="target"), targets=[aimed("lane")]),
        "do.0.what.on", "nn-pack-other-target",
    ),
    (
        text("manifest", DRAW, targets=[aimed("spirit", layer="active", lane="target")]),
        "targets.0.lane", "nn-pack-no-target",
    ),
    (
        text("manifest", DRAW, targets=[aimed("lane")], **{"if": [{"test": "lane_empty", "lane": "target"}]}),
        "if.0.lane", "nn-pack-no-target",
    ),
    (when("attack", destroy("target")), "do.0.who", "nn-pack-no-target"),
    # events
    (text("manifest", destroy("that")), "do.0.who", "nn-pack-no-event"),
    (
        {"type": "ongoing", "holds": [{"change": "spirit_stats", "on": "that", "power": 1}]},
        "holds.0.on", "nn-pack-no-event",
    ),
    (when("attack", destroy("that")), "do.0.who", "nn-pack-other-event"),
    (when("destroyed", destroy("that")), "do.0.who", "nn-pack-other-event"),
    (
        when("summoned", {"action": "move_cards", "cards": "that", "to": "hand"}),
        "do.0.cards", "nn-pack-other-event",
    ),
    (when("drew", change(**STATS, on="that")), "do.0.what.on", "nn-pack-other-event"),
    (when("summoned", {"action": "control", "who": "that"}, whose="own"), "do.0.who", "nn-pack-control-own"),
    (
        when("attack", {"action": "later", "when": "turn_end", "do": [IN_THAT_LANE]}),
        "do.0.do.0.lane", "nn-pack-no-event",
    ),
    (
        text(
            "manifest",
            {"action": "later", "when": "turn_end", "do": [{"action": "draw", "number": "battle_margin"}]},
        ),
        "do.0.do.0.number", "nn-pack-no-battle",
    ),
    (when("harvested", this=True), "when.this", "nn-pack-event-this"),
    (when("turn_start", here=True), "when.here", "nn-pack-event-lane"),
    (when("attack", filter={"type": ["errant"]}), "when.filter", "nn-pack-event-card"),
    # where the card is
    (when("destroyed", destroy("self"), this=True), "do.0.who", "nn-pack-gone"),
    (when("attack", {"action": "place", "from": "this_card"}), "do.0.from", "nn-pack-not-gone"),
    (text("manifest", {"action": "place", "from": "this_card"}), "do.0.from", "nn-pack-not-gone"),
    # what was before
    (text("manifest", IF_DONE), "do.0.if.0.test", "nn-pack-nothing-before"),
    (text("manifest", {"action": "draw", "number": "done"}), "do.0.number", "nn-pack-nothing-before"),
    (
        text("manifest", DRAW, {"action": "later", "when": "turn_end", "do": [IF_DONE]}),
        "do.1.do.0.if.0.test", "nn-pack-nothing-before",
    ),
    # battle
    (text("manifest", FAILS), "do.0", "nn-pack-no-battle"),
    (text("on_summon", FAILS), "do.0", "nn-pack-no-battle"),
    (text("income", change(**STATS, on="attacking")), "do.0.what.on", "nn-pack-no-battle"),
    (text("end_turn", {"action": "draw", "number": "battle_margin"}), "do.0.number", "nn-pack-no-battle"),
    (
        text("income", {"action": "later", "when": "battle_won", "do": [DRAW]}),
        "do.0.when", "nn-pack-no-battle",
    ),
    # numbers and zones
    (text("manifest", {"action": "draw", "number": 0}), "do.0.number", "nn-pack-number"),
    (text("manifest", {"action": "look_at_top", "number": 1, "keep": 2}), "do.0.keep", "nn-pack-keep"),
    (
        text("manifest", {"action": "look_at_top", "whose": "opposing", "number": 3, "keep": 1}),
        "do.0.keep", "nn-pack-keep",
    ),
    (
        text("manifest", {"action": "summon", "from": {"zone": "grave", "how": "top"}}),
        "do.0.from.how", "nn-pack-top",
    ),
    # arrivals
    (
        text("manifest", {"action": "summon", "from": {"zone": "grave", "whose": "opposing"}}),
        "do.0.from.whose", "nn-pack-own-cards",
    ),
    (
        text("manifest", {"action": "place", "from": "deck_top", "lane": "facing"}),
        "do.0.lane", "nn-pack-own-lane",
    ),
    (
        text("manifest", {"action": "summon", "from": "channel", "lane": {"pick": "chosen", "whose": "any"}}),
        "do.0.lane", "nn-pack-own-lane",
    ),
    (
        text("manifest", {"action": "place", "from": "deck_top", "lane": "target"},
             targets=[{"target": "lane", "whose": "opposing"}]),
        "do.0.lane", "nn-pack-own-lane",
    ),
    (
        text("manifest", {"action": "place", "from": "deck_top", "lane": {"pick": "all", "whose": "own"}}),
        "do.0.lane", "nn-pack-one-lane",
    ),
    (
        text("manifest", {"action": "move", "who": "self", "to": {"pick": "all", "whose": "own"}}),
        "do.0.to", "nn-pack-one-lane",
    ),
    ({"type": "ongoing", "holds": [{"change": "skips", "step": "focus"}]}, "holds.0", "nn-pack-not-lasting"),
]  # fmt: skip


@pytest.mark.parametrize(("wrong", "field", "reason"), SENSELESS)
def test_a_text_that_means_nothing_is_refused(wrong: dict[str, Any], field: str, reason: str) -> None:
    assert problems(pack(spirits=[spirit("mine", wrong)])) == [("mine", f"texts.0.{field}", reason)]


ON_NOBLE: list[tuple[dict[str, Any], str]] = [
    (text("manifest", change(**STATS, on="this")), "do.0.what.on"),
    (text("manifest", change(**STATS, on="facing")), "do.0.what.on"),
    (text("manifest", destroy("self")), "do.0.who"),
    (text("manifest", destroy("top")), "do.0.who"),
    (
        text("manifest", destroy({"pick": "all", "whose": "own", "layer": "any", "filter": {"other": True}})),
        "do.0.who.filter.other",
    ),
    (
        text("manifest", {"action": "check", "lanes": {"pick": "all", "whose": "own", "other": True}}),
        "do.0.lanes.other",
    ),
    (text("manifest", DRAW, targets=[aimed("lane", other=True)]), "targets.0.other"),
    (text("manifest", DRAW, cost=[{"cost": "sacrifice", "this": True}]), "cost.0.this"),
    (text("manifest", DRAW, **{"if": [{"test": "in_battle"}]}), "if.0"),
    (text("manifest", DRAW, **{"if": [{"test": "came_from", "zone": "hand"}]}), "if.0"),
    (when("attack", here=True), "when.here"),
]


@pytest.mark.parametrize(("wrong", "field"), ON_NOBLE)
def test_a_noble_speaks_of_no_lane_or_arrival_of_its_own(wrong: dict[str, Any], field: str) -> None:
    found = problems(pack(nobles=[noble("queen", wrong)]))
    assert found == [("queen", f"texts.0.{field}", "nn-pack-on-noble")]
    assert problems(pack(spirits=[spirit("mine", wrong)])) == []  # on a Spirit it is well said


@pytest.mark.parametrize(
    "sound",
    [
        text("manifest", change(**STATS, on="target"), targets=[A_SPIRIT]),  # the lane of a Spirit
        text("manifest", {"action": "draw", "who": "target"}, targets=[A_SPIRIT]),  # its owner
        text(
            "manifest", change(change="silenced", on="target"), targets=[{"target": "noble", "whose": "any"}]
        ),
        text("manifest", destroy("target_2"), targets=[aimed("lane"), A_SPIRIT]),
        when("summoned", destroy("that")),
        when("summoned", {"action": "control", "who": "that"}, whose="opposing"),
        *(
            when("attack", {"action": "later", "when": event, "do": [IN_THAT_LANE]})
            for event in ("battle_won", "battle_lost")
        ),
        when("destroyed", {"action": "place", "from": "this_card"}, this=True),
        when("destroyed", change(**STATS, on="this"), this=True),
        when("revealed", {"action": "spend_slots", "slots": "that"}),
        text("manifest", DRAW, IF_DONE),
        text("manifest", {"action": "may", "do": [IF_DONE]}),
        text("manifest", {"action": "attack", "lane": "this"}, {"action": "draw", "number": "battle_margin"}),
        text("pay", FAILS, cost=[{"cost": "souls", "number": 1}]),
        text("end_turn", {"action": "draw", "number": {"calc": "difference", "parts": [3, 1]}}),
    ],
)
def test_a_text_that_means_something_is_taken(sound: dict[str, Any]) -> None:
    assert problems(pack(spirits=[spirit("mine", sound)])) == []


def test_a_name_means_nothing_however_it_is_spelt() -> None:
    makes = spirit("mine", text("manifest", {"action": "create", "token": "attacking"}))
    attacking = spirit("attacking", type="token", cost=0)
    assert problems(pack(spirits=[makes, attacking])) == []


def test_a_react_card_may_come_in_a_battle() -> None:
    ambush = spirit("mine", text("on_summon", FAILS), type="errant", react={"event": "attack"})
    assert problems(pack(spirits=[ambush])) == []


@pytest.mark.parametrize(
    ("more", "field", "reason"),
    [
        ({"react": {"event": "attack", "filter": {"max_cost": 2}}}, "react.filter", "nn-pack-event-card"),
        ({"react": {"event": "attack", "income": True}}, "react.income", "nn-pack-event-income"),
        ({"react": {"event": "attack", "number": 2}}, "react.number", "nn-pack-event-number"),
        ({"tribute": [{"cost": "sacrifice", "this": True}]}, "tribute.0.this", "nn-pack-tribute-this"),
    ],
)
def test_react_and_tribute_say_what_can_be(more: dict[str, Any], field: str, reason: str) -> None:
    assert problems(pack(spirits=[spirit("mine", **more)])) == [("mine", field, reason)]


def test_a_brittle_card_changes_nothing_about_itself() -> None:
    stronger = text("on_summon", change(change="spirit_stats", on="self", power=2))
    assert problems(pack(spirits=[spirit("mine", stronger, behaviours=["brittle"])])) == [
        ("mine", "texts.0.do.0.what.on", "nn-pack-brittle-self")
    ]
    assert problems(pack(spirits=[spirit("mine", stronger)])) == []


# Cards


HEAD = "game: neo_noble\nid: mine\nname: {en: Mine, fr: À moi}\nversion: 1\n"
SPIRIT = """\
spirits:
- id: ember
  name: {en: Ember, fr: Braise}
  type: %s
  fate: hellbound
  colour: red
  cost: 0
  power: 1
  resolve: 1
  texts: [%s]
"""


@pytest.mark.parametrize(
    ("kind", "line", "reason"),
    [
        ("errant", "{type: manifest, do: [{action: draw}]}", "nn-pack-errant"),
        ("arbiter", "{type: pay, do: [{action: draw}]}", "nn-pack-no-cost"),
        ("arbiter", "{type: manifest, says: may, do: [{action: draw}]}", "nn-pack-says"),
        ("arbiter", "{type: income, once: true, do: [{action: draw}]}", "nn-pack-once"),
        ("arbiter", "{type: ongoing, do: [{action: draw}]}", "nn-pack-ongoing"),
        ("arbiter", "{type: ongoing, holds: [{change: set_stats, on: self}]}", "nn-pack-no-stat"),
        ("arbiter", "{type: ongoing, holds: [{change: no_shatter}]}", "nn-pack-no-arbiters"),
        ("arbiter", "{type: ongoing, holds: [{change: grants, behaviour: haste}]}", "nn-pack-no-grantees"),
        (
            "arbiter",
            "{type: income, if: [{test: number, of: 1}], do: [{action: draw}]}",
            "pack-no-bound",
        ),
        ("token", "], react: {event: attack}, behaviours: [", "nn-pack-token"),
        (
            "arbiter",
            "{type: on_summon, do: [{action: draw}]}, {type: on_summon, do: [{action: win}]}",
            "nn-pack-on-summon",
        ),
    ],
)
def test_a_card_that_contradicts_itself_is_refused_in_both_languages(
    kind: str, line: str, reason: str
) -> None:
    written = SPIRIT % (kind, line)
    if kind == "token":
        written = SPIRIT.replace("texts: [%s]", "react: {event: attack}") % kind
    with pytest.raises(BadPack) as refused:
        read_pack(HEAD + written, NeoNoblePack, "mine.yaml")
    (problem,) = refused.value.problems
    assert (problem.card, problem.reason.key) == ("ember", reason)
    assert problem.line is not None
    assert problem.line > 4
    for locale in LOCALES:
        assert texts_in(locale).tell(problem.reason)


MANIFEST = text("manifest", DRAW)


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        pytest.param({"texts": [MANIFEST]}, "at least 2 items", marks=pytest.mark.rule("NN-5")),
        pytest.param({"texts": [MANIFEST] * 3}, "at most 2 items", marks=pytest.mark.rule("NN-5")),
        pytest.param({"cost": 1}, "Extra inputs", marks=pytest.mark.rule("NN-9")),
        pytest.param({"power": 1}, "Extra inputs", marks=pytest.mark.rule("NN-9")),
        pytest.param({"resolve": 1}, "Extra inputs", marks=pytest.mark.rule("NN-9")),
        ({"texts": [text("on_summon", DRAW), MANIFEST]}, "a Noble is never summoned"),
    ],
)
def test_a_noble_that_is_none_is_refused(wrong: dict[str, Any], complaint: str) -> None:
    assert pack(nobles=[noble("queen")])
    with pytest.raises(ValueError, match=complaint):
        pack(nobles=[noble("queen") | wrong])


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        pytest.param({"type": "noble"}, "'arbiter', 'errant' or 'token'", marks=pytest.mark.rule("NN-3")),
        pytest.param({"type": "spell"}, "'arbiter', 'errant' or 'token'", marks=pytest.mark.rule("NN-3")),
        pytest.param({"fate": "skybound"}, "earthbound", marks=pytest.mark.rule("NN-22")),
        pytest.param(
            {"type": "errant", "texts": [MANIFEST]}, "an Errant has", marks=pytest.mark.rule("NN-12")
        ),
        ({"type": "token", "cost": 1}, "a Token is created"),
        ({"type": "token", "cost": 0, "tribute": [{"cost": "discard"}]}, "a Token is created"),
    ],
)
def test_a_spirit_that_is_none_is_refused(wrong: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        pack(spirits=[spirit("mine", **wrong)])


@pytest.mark.parametrize(
    "sound",
    [
        pytest.param({"type": "errant"}, marks=pytest.mark.rule("NN-12", "NN-14")),
        pytest.param({"type": "arbiter"}, marks=pytest.mark.rule("NN-14")),
        pytest.param({"power": -3}, marks=pytest.mark.rule("NN-19")),
        pytest.param({"resolve": -3}, marks=pytest.mark.rule("NN-20")),
        pytest.param({"type": "errant", "behaviours": ["brittle"]}, marks=pytest.mark.rule("NN-102")),
        pytest.param({"type": "token", "cost": 0, "behaviours": ["haste"]}, marks=pytest.mark.rule("NN-102")),
    ],
)
def test_a_spirit_may_be_plain_negative_or_of_any_behaviour(sound: dict[str, Any]) -> None:
    assert problems(pack(spirits=[spirit("mine", **sound)])) == []
