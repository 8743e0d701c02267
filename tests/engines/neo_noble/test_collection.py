"""Packs and decks of Neo Noble: what is refused, and how well that is said."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import LOCALES, texts
from engines.kernel import Deck, Say, Section
from engines.kernel.decks import read_deck, write_deck
from engines.kernel.packs import BadPack, Pack, parts, read_pack
from engines.neo_noble.cards import NeoNoblePack
from engines.neo_noble.collection import NeoNobleCollection
from engines.neo_noble.options import NeoNobleOptions
from engines.neo_noble.vocabulary.actions import Create
from tests.engines.neo_noble.starter import DECKS, NOBLES, SET, SPIRITS, TOKENS
from tests.rules import rule

COLLECTION = NeoNobleCollection()
ORDINARY = NeoNobleOptions()
PRESET = next(iter(DECKS.values()))
SINGLES = [key for key, card in SPIRITS.items() if PRESET.cards.count(key) + PRESET.reserve.count(key) == 0]
"""Spirits that the first preconstructed deck does not use."""


def deck(**sections: tuple[str, ...]) -> Deck:
    """The first preconstructed deck with sections exchanged; an empty one is left out."""
    parts_of = {"noble": (PRESET.noble,), "main": PRESET.cards, "reserve": PRESET.reserve, **sections}
    return Deck(
        game="neo_noble",
        name="Mine",
        sections=tuple(Section(heading=key, cards=cards) for key, cards in parts_of.items() if cards),
    )


def faults(deck: Deck, packs: tuple[NeoNoblePack, ...] = (), **options: Any) -> list[tuple[str, str]]:
    """The rules that a deck breaks, and the texts that say so; these exist in both languages."""
    found = COLLECTION.faults(deck, NeoNobleOptions(**options), packs)
    for fault in found:
        assert all(texts(locale).tell(fault.reason) for locale in LOCALES)
    return [(fault.rule, fault.reason.key) for fault in found]


# Decks


@rule("NN-23", "NN-24", "NN-27", "NN-28", "NN-29")
@pytest.mark.parametrize("key", DECKS)
def test_preconstructed_decks_are_legal(key: str) -> None:
    made = COLLECTION.ready_made([])[key]
    assert faults(made.deck) == []
    assert made.name == DECKS[key].name


@rule("NN-29")
def test_a_deck_needs_no_reserve() -> None:
    assert faults(deck(reserve=())) == []


@rule("NN-27")
def test_any_fate_goes_with_any_noble() -> None:
    others = [key for key, noble in NOBLES.items() if noble.fate != NOBLES[PRESET.noble].fate]
    assert [faults(deck(noble=(key,))) for key in others] == [[]] * 3


@rule("NN-23")
@pytest.mark.parametrize(
    ("nobles", "found"),
    [
        ((), ["nn-fault-noble"]),
        (tuple(NOBLES)[:2], ["nn-fault-noble"]),
        ((PRESET.cards[0],), ["nn-fault-not-noble"]),
    ],
)
def test_a_deck_has_one_noble(nobles: tuple[str, ...], found: list[str]) -> None:
    assert faults(deck(noble=nobles)) == [("NN-23", key) for key in found]


@rule("NN-24")
@pytest.mark.parametrize("cards", [PRESET.cards[1:], (*PRESET.cards, SINGLES[0]), ()])
def test_a_deck_has_thirty_cards(cards: tuple[str, ...]) -> None:
    assert faults(deck(main=cards)) == [("NN-24", "nn-fault-main")]


@rule("NN-24")
def test_a_noble_is_none_of_the_thirty() -> None:
    assert faults(deck(main=(*PRESET.cards[1:], PRESET.noble))) == [("NN-24", "nn-fault-noble-in-main")]


@rule("NN-26")
@pytest.mark.parametrize("section", ["main", "reserve"])
def test_tokens_are_part_of_no_deck(section: str) -> None:
    token = next(iter(TOKENS))
    cards = {"main": (*PRESET.cards[1:], token), "reserve": (*PRESET.reserve[1:], token)}
    assert faults(deck(**{section: cards[section]})) == [("NN-26", "nn-fault-token")]


@rule("NN-25")
def test_two_of_a_name_are_allowed_and_three_are_not() -> None:
    one, two = SINGLES[:2]
    rest = tuple(dict.fromkeys(PRESET.cards))
    filled = (*rest, *SINGLES[2:])[:28]
    assert faults(deck(main=(*filled, one, one), reserve=())) == []
    assert faults(deck(main=(*filled[:27], one, one, one), reserve=())) == [("NN-25", "nn-fault-copies")]
    assert faults(deck(main=(*filled[:26], one, one, two, two), reserve=())) == []


@rule("NN-25")
def test_cards_of_one_name_are_the_same_whatever_their_ids() -> None:
    one = SINGLES[0]
    named = SPIRITS[one].name.model_dump()
    again = pack(spirits=[spirit("again", name=named)])
    cards = (*PRESET.cards[3:], one, one, "again")
    assert faults(deck(main=cards, reserve=()), (again,)) == [("NN-25", "nn-fault-copies")]


@rule("NN-30", "NN-R3")
def test_deck_and_reserve_are_counted_together() -> None:
    pair = next(key for key in PRESET.cards if PRESET.cards.count(key) == 2)
    assert faults(deck(reserve=(pair,))) == [("NN-R3", "nn-fault-copies-in-all")]


@rule("NN-29")
def test_a_reserve_has_ten_cards_at_most() -> None:
    assert faults(deck(reserve=tuple(SINGLES[:10]))) == []
    assert faults(deck(reserve=tuple(SINGLES[:11]))) == [("NN-29", "nn-fault-reserve")]


@rule("NN-R4")
def test_a_noble_is_in_the_reserve_only_where_the_match_says_so() -> None:
    other = next(key for key in NOBLES if key != PRESET.noble)
    with_noble = deck(reserve=(other,))
    assert faults(with_noble) == [("NN-R4", "nn-fault-noble-in-reserve")]
    assert faults(with_noble, reserve_noble=True) == []


def test_unknown_cards_and_parts_are_named() -> None:
    assert faults(deck(noble=("nobody",))) == [("NN-23", "fault-unknown")]
    assert faults(deck(main=("nothing",) * 30)) == [("NN-24", "fault-unknown")]
    assert faults(deck(reserve=("nothing",))) == [("NN-29", "fault-unknown")]
    assert faults(deck(sideboard=(SINGLES[0],))) == [("NN-33", "nn-fault-heading")]


def test_every_fault_is_told_at_once() -> None:
    other = next(key for key in NOBLES if key != PRESET.noble)
    wrong = deck(noble=(), main=(SINGLES[0],) * 3, reserve=(*SINGLES[1:11], other))
    assert {rule for rule, _ in faults(wrong)} == {"NN-23", "NN-24", "NN-25", "NN-29", "NN-R4"}


@pytest.mark.parametrize("locale", LOCALES)
def test_a_deck_is_written_and_read_back(locale: Any) -> None:
    names = {key: page.name for key, page in COLLECTION.pages([]).items()}
    headings = COLLECTION.headings([])
    written = write_deck(deck(), headings, names, locale)
    assert read_deck(written, "neo_noble", "Mine", headings, names) == deck()


# Packs


def called(key: str) -> dict[str, str]:
    said = key.replace("_", " ")
    return {"en": said, "fr": said}


def spirit(key: str = "mine", *texts: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {
        "id": key, "name": called(key), "type": "arbiter", "fate": "hellbound", "colour": "red",
        "cost": 1, "power": 1, "resolve": 1, "texts": list(texts), **more,
    }  # fmt: skip


def noble(key: str, *texts: dict[str, Any]) -> dict[str, Any]:
    abilities = [*texts, {"type": "manifest", "do": [DRAW]}, {"type": "manifest", "do": [DRAW]}][:2]
    named = {"id": key, "name": called(key), "fate": "hellbound", "colour": "red"}
    return {**named, "texts": abilities}


def pack(key: str = "mine", **cards: Any) -> NeoNoblePack:
    head = {"game": "neo_noble", "id": key, "name": called(key), "version": 1}
    return NeoNoblePack.model_validate({**head, **cards})


def problems(made: NeoNoblePack, *packs: NeoNoblePack) -> list[tuple[str | None, str, str]]:
    """What is wrong with a pack, as (card, field, text); the texts exist in both languages."""
    found = COLLECTION.check(made, packs)
    for problem in found:
        assert problem.source == made.id
        assert all(texts(locale).tell(problem.reason) for locale in LOCALES)
    return [(problem.card, problem.field, problem.reason.key) for problem in found]


DRAW = {"action": "draw"}


def test_the_starter_set_is_in_order() -> None:
    assert problems(SET) == []


def test_ids_are_used_once_and_taken_from_nobody() -> None:
    known = next(iter(SPIRITS))
    made = pack(spirits=[spirit("one"), spirit("one"), spirit(known)])
    assert problems(made) == [("one", "id", "pack-id-twice"), (known, "id", "pack-id-taken")]
    assert problems(pack("other", spirits=[spirit("one")]), pack(spirits=[spirit("one")])) == [
        ("one", "id", "pack-id-taken")
    ]
    assert problems(pack(spirits=[spirit("one")]), pack(spirits=[spirit("one")])) == []  # its newer version


def test_only_tokens_are_created() -> None:
    def creating(token: str) -> NeoNoblePack:
        return pack(spirits=[spirit("maker", text("income", {"action": "create", "token": token}))])

    assert problems(creating(next(iter(TOKENS)))) == []
    assert problems(creating("nothing")) == [("maker", "texts.0", "nn-pack-no-token")]
    assert problems(creating("maker")) == [("maker", "texts.0", "nn-pack-not-token")]


def test_tokens_are_not_summoned() -> None:
    token = spirit("doll", text("on_summon", DRAW), type="token", cost=0)
    assert problems(pack(spirits=[token])) == [("doll", "texts.0.type", "nn-pack-token-summon")]


@rule("NN-28")
def test_a_preconstructed_deck_has_known_cards_and_is_legal() -> None:
    def preset(**fields: Any) -> NeoNoblePack:
        values = {"id": "deck", "name": {"en": "Deck", "fr": "Deck"}, "noble": PRESET.noble}
        return pack(decks=[{**values, "cards": PRESET.cards, **fields}])

    assert problems(preset()) == []
    assert problems(preset(noble="nobody", reserve=("nothing", "nothing"))) == [
        ("deck", "noble", "nn-pack-no-card"),
        ("deck", "reserve", "nn-pack-no-card"),
    ]
    assert problems(preset(noble=SINGLES[0])) == [("deck", "noble", "nn-fault-not-noble")]
    assert problems(preset(cards=(*PRESET.cards[3:], *SINGLES[:1] * 3))) == [
        ("deck", "cards", "nn-fault-copies")
    ]
    assert problems(preset(reserve=SINGLES[:1] * 3)) == [("deck", "reserve", "nn-fault-copies-in-all")]


def text(kind: str, *do: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": kind, "do": list(do), **more}


def when(event: str, *do: dict[str, Any], **trigger: Any) -> dict[str, Any]:
    return {"type": "ongoing", "when": {"event": event, **trigger}, "do": list(do or (DRAW,))}


def destroy(who: Any) -> dict[str, Any]:
    return {"action": "destroy", "who": who}


def change(**what: Any) -> dict[str, Any]:
    return {"action": "change", "what": what, "until": "this_turn"}


def aimed(kind: str, **fields: Any) -> dict[str, Any]:
    return {"target": kind, "whose": "own", **fields}


A_SPIRIT = aimed("spirit", layer="active")
IF_DONE = {"action": "if", "if": [{"test": "done"}], "do": [DRAW]}
STATS = {"change": "lane_stats", "power": 1}
FAILS = {"action": "fail_attack"}
SENSELESS: list[tuple[dict[str, Any], str, str]] = [
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
        when("destroyed", {"action": "place", "from": "this_card"}, this=True),
        when("destroyed", change(**STATS, on="this"), this=True),
        when("revealed", {"action": "spend_slots", "slots": "that"}),
        text("manifest", DRAW, IF_DONE),
        text("manifest", {"action": "may", "do": [IF_DONE]}),
        text("manifest", {"action": "attack", "lane": "this"}, {"action": "draw", "number": "battle_margin"}),
        text("pay", FAILS, cost=[{"cost": "souls", "number": 1}]),
        text("on_summon", FAILS),
        text("end_turn", {"action": "draw", "number": {"calc": "difference", "parts": [3, 1]}}),
    ],
)
def test_a_text_that_means_something_is_taken(sound: dict[str, Any]) -> None:
    assert problems(pack(spirits=[spirit("mine", sound)])) == []


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


# Reading


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
            "nn-pack-no-bound",
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
        assert texts(locale).tell(problem.reason)


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


# What a match takes along


def test_a_match_takes_along_what_the_starter_set_lacks() -> None:
    makers = [
        spirit("maker", text("income", {"action": "create", "token": "doll"})),
        spirit("doll", text("income", {"action": "create", "token": "dust"}), type="token", cost=0),
        spirit("dust", type="token", cost=0),
        spirit("unused"),
    ]
    made = pack(spirits=makers, nobles=[noble("queen"), noble("king")])
    own = deck(noble=("queen",), main=(*PRESET.cards[1:], "maker"), reserve=())
    seated = COLLECTION.seated(ORDINARY, [own, None], [made])
    assert seated.cards is not None
    assert [card.id for card in seated.cards.spirits] == ["maker", "doll", "dust"]
    assert [card.id for card in seated.cards.nobles] == ["queen"]
    mine, theirs = seated.decks
    assert mine is not None
    assert (mine.noble, mine.cards, mine.reserve) == ("queen", (*PRESET.cards[1:], "maker"), ())
    assert theirs is None


def test_a_match_of_starter_decks_takes_nothing_along() -> None:
    seated = COLLECTION.seated(ORDINARY, [deck(), deck()], [pack(spirits=[spirit("unused")])])
    assert seated.cards is None
    assert [domain and domain.reserve for domain in seated.decks] == [PRESET.reserve, PRESET.reserve]


def test_cards_are_looked_up_with_all_that_is_on_them() -> None:
    made = pack(spirits=[spirit("mine", text("income", DRAW), flavour={"en": "Mine.", "fr": "À moi."})])
    pages = COLLECTION.pages([made])
    assert set(pages) == {*NOBLES, *SPIRITS, *TOKENS, "mine"}
    assert [texts("en").tell(line) for line in pages["mine"].lines] == [
        "Arbiter · HellBound · Cost 1 · Power 1 · Resolve 1",
        "INCOME: Draw 1 card.",
    ]
    assert (pages["mine"].pack, pages[PRESET.noble].pack) == ("mine", SET.id)
    assert pages["mine"].flavour == made.spirits[0].flavour


def test_a_card_comes_with_the_tokens_that_texts_create() -> None:
    maker = next(card for card in SET.spirits if any(isinstance(part, Create) for part in parts(card)))
    definition, tokens = COLLECTION.definition(maker.id, [])
    assert definition == maker
    assert set(tokens) == set(TOKENS)


def test_it_says_what_it_is_made_of() -> None:
    assert COLLECTION.pack is NeoNoblePack
    assert COLLECTION.starter() is SET
    assert list(COLLECTION.headings([])) == ["noble", "main", "reserve"]
    for key in COLLECTION.formats():
        assert all(texts(locale).tell(Say(key)) for locale in LOCALES)
    assert issubclass(COLLECTION.pack, Pack)
    schema = COLLECTION.pack.model_json_schema()
    assert {"Noble", "Spirit", "Activated", "Ongoing", "SpiritStats"} <= schema["$defs"].keys()
