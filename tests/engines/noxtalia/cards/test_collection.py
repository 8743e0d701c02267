"""Packs, look-up, and what makes a team legal (NX-6 to NX-14)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import texts_in
from engines.kernel import Deck, Section
from engines.noxtalia import NoxtaliaOptions
from engines.noxtalia.cards.catalogue import starter
from engines.noxtalia.cards.collection import NoxtaliaCollection
from engines.noxtalia.language.pack import NoxtaliaPack
from tests.engines.noxtalia.pack import attack, defence, name, support
from tests.engines.noxtalia.starter import CAPACITIES, ELEMENTS, SET, SPIRITS
from tests.rules import rule

COLLECTION = NoxtaliaCollection()
STANDARD, LIBRE = NoxtaliaOptions(), NoxtaliaOptions(format="libre")
KEL_ORN, HOWLWOOD, GRANOR = "kel_orn", "hurlebois", "granor"
OWN = {spirit.id: spirit.base for spirit in SET.spirits}


def pack(key: str = "mine", **parts: Any) -> NoxtaliaPack:
    return NoxtaliaPack.model_validate(
        {"game": "noxtalia", "id": key, "name": name(key), "version": 1, **parts}
    )


def deck(*spirits: str, **cards: tuple[str, ...]) -> Deck:
    """A team of Spirits with their base capacities, or with others."""
    sections = tuple(Section(heading=key, cards=cards.get(key, OWN.get(key, ()))) for key in spirits)
    return Deck(game="noxtalia", name="Mine", sections=sections)


def faults(brought: Deck, options: NoxtaliaOptions, *packs: NoxtaliaPack) -> list[tuple[str, str]]:
    """The rules broken, with the sentence that says so."""
    return [
        (fault.rule, texts_in("en").tell(fault.reason))
        for fault in COLLECTION.faults(brought, options, packs)
    ]


def rules_broken(brought: Deck, options: NoxtaliaOptions, *packs: NoxtaliaPack) -> list[str]:
    return [fault.rule for fault in COLLECTION.faults(brought, options, packs)]


def swapped(spirit: str, old: str, new: str) -> tuple[str, ...]:
    return tuple(new if card == old else card for card in OWN[spirit])


# Teams


@rule("NX-7", "NX-11", "NX-14")
def test_the_ready_made_teams_are_legal_in_every_format() -> None:
    made = COLLECTION.ready_made([])
    assert list(made) == ["a", "b", "c"]
    for team, ready in zip(SET.teams, made.values(), strict=True):
        assert (ready.name, ready.plan, ready.deck.name) == (team.name, team.plan, team.name.en)
        assert [section.heading for section in ready.deck.sections] == list(team.spirits)
        assert [section.cards for section in ready.deck.sections] == [OWN[key] for key in team.spirits]
        assert faults(ready.deck, STANDARD) == faults(ready.deck, LIBRE) == []


@rule("NX-7")
@pytest.mark.parametrize(
    "spirits", [(KEL_ORN, HOWLWOOD), (KEL_ORN, HOWLWOOD, GRANOR, "ondarque"), (KEL_ORN, KEL_ORN, GRANOR)]
)
def test_a_team_has_three_spirits(spirits: tuple[str, ...]) -> None:
    first, *_ = COLLECTION.faults(deck(*spirits), LIBRE, [])
    assert (first.rule, first.reason.values) == ("NX-7", {"count": len(spirits)})
    assert texts_in("en").tell(first.reason)


@rule("NX-8")
def test_the_spirits_have_three_elements() -> None:
    broken = faults(deck(KEL_ORN, "nivelune", GRANOR), STANDARD)
    assert [fault for fault, _ in broken] == ["NX-8"]
    assert ELEMENTS["glaciel"].name.en in broken[0][1]


@rule("NX-9", "NX-R20", "NX-D3")
def test_all_capacities_are_different_whatever_their_printing() -> None:
    twice = deck(KEL_ORN, HOWLWOOD, GRANOR, kel_orn=(*OWN[KEL_ORN][:5], OWN[KEL_ORN][0]))
    broken = faults(twice, LIBRE)
    assert [fault for fault, _ in broken] == ["NX-9"]
    assert CAPACITIES[OWN[KEL_ORN][0]].name.en in broken[0][1]
    first = CAPACITIES[OWN[KEL_ORN][0]]
    shiny = pack(capacities=[{**first.model_dump(by_alias=True), "id": "shiny", "same_as": first.id}])
    reprinted = deck(KEL_ORN, HOWLWOOD, GRANOR, kel_orn=(*OWN[KEL_ORN][:5], "shiny"))
    assert rules_broken(reprinted, LIBRE, shiny) == ["NX-9"]
    in_its_place = deck(KEL_ORN, HOWLWOOD, GRANOR, kel_orn=("shiny", *OWN[KEL_ORN][1:]))
    assert rules_broken(in_its_place, STANDARD, shiny) == [], "it is the same card"


@rule("NX-10", "NX-D3")
def test_one_ultimate_for_each_spirit() -> None:
    mighty = [attack(key, element="rocheux", keywords=["ultime"]) for key in ("one", "two")]
    cards = tuple(card for card in OWN[GRANOR] if "ultime" not in CAPACITIES[card].keywords)[:5]
    assert (
        rules_broken(deck(KEL_ORN, HOWLWOOD, GRANOR, granor=(*cards, "one")), LIBRE, pack(capacities=mighty))
        == []
    )
    two = deck(KEL_ORN, HOWLWOOD, GRANOR, granor=(*cards[:4], "one", "two"))
    broken = faults(two, LIBRE, pack(capacities=mighty))
    assert [fault for fault, _ in broken] == ["NX-10"]
    assert "Granor" in broken[0][1]
    assert "2" in broken[0][1]


@rule("NX-11")
def test_standard_wants_the_base_capacities_as_they_are() -> None:
    other = OWN["nivelune"][0]
    team = deck(KEL_ORN, HOWLWOOD, GRANOR, kel_orn=swapped(KEL_ORN, OWN[KEL_ORN][0], other))
    broken = faults(team, STANDARD)
    assert [fault for fault, _ in broken] == ["NX-11"]
    assert "Kel'Orn" in broken[0][1].replace("’", "'")
    assert faults(team, LIBRE) == []
    mixed = deck(KEL_ORN, HOWLWOOD, GRANOR, kel_orn=OWN[KEL_ORN][::-1])
    assert faults(mixed, STANDARD) == [], "their order does not matter"


@rule("NX-12", "NX-R22", "NX-D3")
def test_libre_wants_six_capacities_of_the_spirits_element() -> None:
    foreign = OWN["ondarque"][0]
    broken = faults(deck(KEL_ORN, HOWLWOOD, GRANOR, granor=swapped(GRANOR, OWN[GRANOR][0], foreign)), LIBRE)
    assert [fault for fault, _ in broken] == ["NX-12"]
    assert CAPACITIES[foreign].name.en in broken[0][1]
    assert "Granor" in broken[0][1]
    few = faults(deck(KEL_ORN, HOWLWOOD, GRANOR, granor=OWN[GRANOR][:5]), LIBRE)
    assert [fault for fault, _ in few] == ["NX-R22"]
    assert "5" in few[0][1]
    assert rules_broken(deck(KEL_ORN, HOWLWOOD, GRANOR, granor=OWN[GRANOR][:5]), STANDARD) == [
        "NX-R22",
        "NX-11",
    ]


@rule("NX-11")
def test_a_spirit_without_a_list_brings_its_own() -> None:
    bare = deck(KEL_ORN, HOWLWOOD, GRANOR, kel_orn=(), granor=())
    assert faults(bare, STANDARD) == faults(bare, LIBRE) == []
    seated = COLLECTION.seated(STANDARD, [bare, None], [])
    assert seated.teams[0] is not None
    assert [member.capacities for member in seated.teams[0].members] == [
        OWN[KEL_ORN],
        OWN[HOWLWOOD],
        OWN[GRANOR],
    ]


def test_what_does_not_exist_is_named_before_all_else() -> None:
    wrong = deck(KEL_ORN, "nobody", GRANOR, kel_orn=(*OWN[KEL_ORN][:5], "nothing"))
    broken = faults(wrong, STANDARD)
    assert [fault for fault, _ in broken] == ["NX-6", "NX-6"]
    assert ("nobody" in broken[0][1], "nothing" in broken[1][1]) == (True, True)


@rule("NX-R21")
def test_two_teams_may_share_spirits_unless_that_is_not_wanted() -> None:
    one, other = deck(KEL_ORN, HOWLWOOD, GRANOR), deck(KEL_ORN, "voltaigle", GRANOR)
    strict = NoxtaliaOptions(mirror=False)
    assert COLLECTION.clashes([one, other], STANDARD) == []
    (clash,) = COLLECTION.clashes([one, None, other], strict)
    assert (clash.rule, texts_in("en").tell(clash.reason)) == ("NX-R21", "the teams share Spirits: 2")
    assert COLLECTION.clashes([one, None], strict) == []


def test_the_formats_are_those_of_the_rules() -> None:
    assert {key: options.format for key, options in COLLECTION.formats().items()} == {
        "nx-format-standard": "standard", "nx-format-libre": "libre",
    }  # fmt: skip


# A match's cards


SPARK = attack("spark", element="rocheux")
STRANGER = {
    "id": "stranger", "name": name("stranger"), "element": "brume", "attack": {"cost": 2, "power": 5},
    "base": [f"mist_{number}" for number in range(6)], "linked": ["mist_last"],
}  # fmt: skip
MIST = [attack(f"mist_{number}", element="brume") for number in range(6)]
MIST_PACK = pack(
    "mist",
    elements=[{"id": "brume", "name": name("brume"), "symbol": "M"}],
    spirits=[STRANGER],
    capacities=[*MIST, defence("mist_last", element="brume"), support("mist_spare", element="brume")],
    teams=[{"id": "fog", "name": name("fog"), "spirits": ["stranger", KEL_ORN, GRANOR]}],
)


def test_a_match_takes_along_only_what_the_starter_set_lacks() -> None:
    plain = COLLECTION.seated(STANDARD, [deck(KEL_ORN, HOWLWOOD, GRANOR), None], [MIST_PACK])
    assert plain.cards is None
    assert plain.teams[1] is None
    libre = deck(KEL_ORN, HOWLWOOD, GRANOR, granor=swapped(GRANOR, OWN[GRANOR][0], "spark"))
    carried = COLLECTION.seated(LIBRE, [libre, None], [pack(capacities=[SPARK]), MIST_PACK]).cards
    assert carried is not None
    assert [card.id for card in carried.capacities] == ["spark"]
    assert carried.spirits == ()
    foggy = deck("stranger", KEL_ORN, GRANOR, stranger=())
    carried = COLLECTION.seated(STANDARD, [None, foggy], [MIST_PACK]).cards
    assert carried is not None
    assert [spirit.id for spirit in carried.spirits] == ["stranger"]
    assert [element.id for element in carried.elements] == ["brume"]
    assert {card.id for card in carried.capacities} == {*STRANGER["base"], "mist_last"}
    assert (carried.id, carried.version) == ("match", 1)
    assert (carried.name.en, carried.name.fr) == ("Cards of this match", "Cartes de cette partie")


@rule("NX-R13", "NX-11")
def test_a_spirits_base_and_linked_cards_come_along_even_when_others_are_played() -> None:
    others = tuple(f"fog_{number}" for number in range(6))
    fog = pack("fog", capacities=[attack(key, element="brume") for key in others])
    team = deck("stranger", KEL_ORN, GRANOR, stranger=others)
    carried = COLLECTION.seated(LIBRE, [team], [MIST_PACK, fog]).cards
    assert carried is not None
    assert {card.id for card in carried.capacities} == {*others, *STRANGER["base"], "mist_last"}


# Look-up


def test_every_card_has_a_page_with_its_pack_and_its_words() -> None:
    pages = COLLECTION.pages([])
    assert list(pages) == [*SPIRITS, *CAPACITIES]
    page = pages["glaciation"]
    assert (page.id, page.name, page.pack, page.flavour) == (
        "glaciation", CAPACITIES["glaciation"].name, SET.id, CAPACITIES["glaciation"].flavour,
    )  # fmt: skip
    assert [texts_in("en").tell(line) for line in page.lines] == [
        "Attack · Glacial · 2 MP · Power 9", "Roll the die. 1 to 3: +4 Power.",
    ]  # fmt: skip
    spirit = pages[KEL_ORN]
    assert (spirit.name, spirit.pack, spirit.flavour) == (
        SPIRITS[KEL_ORN].name,
        SET.id,
        SPIRITS[KEL_ORN].flavour,
    )
    assert texts_in("en").tell(spirit.lines[0]) == "Spirit · Glacial · 20 HP"
    more = COLLECTION.pages([MIST_PACK])
    assert set(more) - set(pages) == {"stranger", *STRANGER["base"], "mist_last", "mist_spare"}
    stranger = more["stranger"]
    assert (stranger.id, stranger.name.en, stranger.flavour) == ("stranger", "Stranger", None)
    assert [texts_in("en").tell(line) for line in stranger.lines] == [
        "Spirit · Brume · 20 HP", "Attack · 2 MP · Power 5",
    ]  # fmt: skip
    words = {"en": "It hums.", "fr": "Elle bourdonne."}
    spark = COLLECTION.pages([pack(capacities=[{**SPARK, "flavour": words}])])["spark"]
    assert (spark.id, spark.name.en, spark.pack) == ("spark", "Spark", "mine")
    assert spark.flavour is not None
    assert spark.flavour.model_dump() == words
    assert [texts_in("en").tell(line) for line in spark.lines] == ["Attack · Stone · 2 MP · Power 9"]
    assert (more["stranger"].pack, more["mist_last"].pack, more["glaciation"].pack) == (
        "mist",
        "mist",
        SET.id,
    )


def test_definitions_headings_and_teams_reach_into_packs() -> None:
    card, elements = COLLECTION.definition("mist_last", [MIST_PACK])
    assert (card.id, {"brume", "glaciel"} <= set(elements)) == ("mist_last", True)
    spirit, _ = COLLECTION.definition("stranger", [MIST_PACK])
    assert spirit.id == "stranger"
    headings = COLLECTION.headings([MIST_PACK])
    assert set(headings) == {*SPIRITS, "stranger"}
    assert headings["stranger"].en == "Stranger"
    assert list(COLLECTION.ready_made([MIST_PACK])) == ["a", "b", "c", "fog"]
    assert COLLECTION.starter() == starter()[0]


# What is wrong across the cards of a pack


@pytest.mark.parametrize(
    ("parts", "problem"),
    [
        ({"capacities": [SPARK, SPARK]}, ("spark", "id", "pack-id-twice", "spark")),
        ({"capacities": [attack("glaciation")]}, ("glaciation", "id", "pack-id-taken", "glaciation")),
        ({"elements": [{"id": "glaciel", "name": name("x"), "symbol": "X"}]},
         ("glaciel", "id", "pack-id-taken", "glaciel")),
        ({"capacities": [attack("spark", element="brume")]},
         ("spark", "element", "nx-pack-no-element", "brume")),
        ({"elements": [{"id": "brume", "name": name("x"), "symbol": "X", "critical": ["nowhere"]}]},
         ("brume", "critical", "nx-pack-no-element", "nowhere")),
        ({"elements": [{"id": "brume", "name": name("x"), "symbol": "X", "weak": ["nowhere"]}]},
         ("brume", "weak", "nx-pack-no-element", "nowhere")),
        ({"elements": [{"id": "brume", "name": name("x"), "symbol": "X", "critical": ["glaciel"],
                        "weak": ["glaciel"]}]}, ("brume", "weak", "nx-pack-chart-twice", None)),
        ({"capacities": [attack("spark", same_as="nothing")]},
         ("spark", "same_as", "nx-pack-no-card", "nothing")),
        ({"capacities": [attack("spark", same_as="glaciation"), attack("again", same_as="spark")]},
         ("again", "same_as", "nx-pack-printing-of-printing", "spark")),
        ({"teams": [{"id": "odd", "name": name("odd"), "spirits": [KEL_ORN, "nobody", GRANOR]}]},
         ("odd", "spirits", "nx-pack-no-spirit", "nobody")),
        ({"teams": [{"id": "odd", "name": name("odd"), "spirits": [KEL_ORN, "nivelune", GRANOR]}]},
         ("odd", "spirits", "nx-fault-element", None)),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named_with_card_and_field(parts: dict[str, Any], problem: tuple[Any, ...]) -> None:
    (found,) = COLLECTION.check(pack(**parts), [])
    assert (found.source, found.card, found.field, found.reason.key) == ("mine", *problem[:3])
    assert problem[3] is None or found.reason.values["found"] == problem[3]
    assert texts_in("fr").tell(found.reason)


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"base": ["nothing", *OWN[GRANOR][1:]]}, ("base", "nx-pack-no-card")),
        ({"linked": ["nothing"]}, ("linked", "nx-pack-no-card")),
        ({"base": [OWN[GRANOR][1], *OWN[GRANOR][1:]]}, ("base", "nx-pack-base-repeated")),
        ({"base": [OWN["ondarque"][0], *OWN[GRANOR][1:]]}, ("base", "nx-pack-base-element")),
        ({"element": "nowhere", "base": ["spark"] * 6}, None),
    ],
)
def test_what_is_wrong_with_a_spirit(changes: dict[str, Any], problem: tuple[str, str] | None) -> None:
    spirit = {**STRANGER, "element": "rocheux", "base": list(OWN[GRANOR]), "linked": [], **changes}
    found = COLLECTION.check(pack(spirits=[spirit], capacities=[SPARK]), [])
    if problem is None:
        keys = [each.reason.key for each in found]
        assert keys == ["nx-pack-no-element", "nx-pack-base-repeated", *["nx-pack-base-element"] * 6]
    else:
        assert [(each.card, each.field, each.reason.key) for each in found] == [("stranger", *problem)]


@rule("NX-10")
def test_a_spirit_has_one_ultimate_among_its_base_capacities() -> None:
    mighty = [attack(key, element="rocheux", keywords=["ultime"]) for key in ("one", "two")]
    plain = [card for card in OWN[GRANOR] if "ultime" not in CAPACITIES[card].keywords]
    spirit = {**STRANGER, "element": "rocheux", "linked": []}
    two = pack(spirits=[{**spirit, "base": ["one", "two", *plain[:4]]}], capacities=mighty)
    assert [(each.field, each.reason.key) for each in COLLECTION.check(two, [])] == [
        ("base", "nx-pack-base-ultimates")
    ]
    one = pack(spirits=[{**spirit, "base": ["one", *plain[:5]]}], capacities=mighty)
    assert COLLECTION.check(one, []) == []


def test_packs_may_build_on_one_another_but_not_take_ids() -> None:
    more = pack("more", capacities=[attack("drizzle", element="brume")])
    assert [problem.reason.key for problem in COLLECTION.check(more, [])] == ["nx-pack-no-element"]
    assert COLLECTION.check(more, [MIST_PACK, more]) == []
    thief = pack("thief", capacities=[attack("mist_0")])
    assert [problem.reason.key for problem in COLLECTION.check(thief, [MIST_PACK])] == ["pack-id-taken"]
    newer = MIST_PACK.model_copy(update={"version": 2})
    assert COLLECTION.check(newer, [MIST_PACK]) == [], "a pack may replace itself"
