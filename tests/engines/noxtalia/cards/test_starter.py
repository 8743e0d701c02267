"""The starter set against its brief: counts, chart, curve, teams, what its cards show of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import get_args

import pytest
from pydantic import BaseModel, ValidationError

from engines.noxtalia.cards.catalogue import Card, Catalogue
from engines.noxtalia.language import actions as do
from engines.noxtalia.language import conditions as test
from engines.noxtalia.language.effects import Effect
from engines.noxtalia.language.pack import Capacity, NoxtaliaPack, Rarity, Spirit
from engines.noxtalia.language.parts import CardType, Keyword
from engines.noxtalia.options import Team
from tests.engines.noxtalia.language import parts, used, words
from tests.engines.noxtalia.starter import CAPACITIES, ELEMENTS, SET, SPIRITS, TEAMS, base, deck
from tests.rules import rule

BASE = [CAPACITIES[key] for spirit in SET.spirits for key in spirit.base]
LINKED = [CAPACITIES[key] for spirit in SET.spirits for key in spirit.linked]


def effects(card: Capacity | Spirit) -> tuple[Effect, ...]:
    return card.effects if isinstance(card, Capacity) else (*card.attack.effects, *card.passives)


def cards_with(holds: Callable[[BaseModel], bool]) -> list[str]:
    """The cards that have a part of which this holds."""
    return [
        card.id
        for card in (*SET.capacities, *SET.spirits)
        if any(holds(part) for effect in effects(card) for part in parts(effect))
    ]


def acting(*kinds: type[BaseModel], **fields: object) -> int:
    """How many cards have an action, or a condition, of one of these kinds with these fields."""
    return len(
        cards_with(
            lambda part: (
                isinstance(part, kinds)
                and all(getattr(part, name) == value for name, value in fields.items())
            )
        )
    )


def with_keyword(keyword: Keyword) -> list[Capacity]:
    return [capacity for capacity in SET.capacities if keyword in capacity.keywords]


# Counts


@rule("NX-2", "NX-R13")
def test_the_box_holds_nine_spirits_and_fifty_four_capacities_and_a_linked_one_for_each_spirit() -> None:
    assert len(SET.spirits) == 9
    assert len(BASE) == 54
    assert len(LINKED) == 9
    assert all(len(spirit.linked) == 1 for spirit in SET.spirits)


@rule("NX-9", "NX-2")
def test_all_cards_are_distinct_and_each_belongs_to_one_spirit() -> None:
    used_by_spirits = Counter(key for spirit in SET.spirits for key in (*spirit.base, *spirit.linked))
    assert used_by_spirits.keys() == CAPACITIES.keys()
    assert set(used_by_spirits.values()) == {1}
    assert len(CAPACITIES) == len(SET.capacities)
    assert all(capacity.same_as is None for capacity in SET.capacities)
    for language in ("en", "fr"):
        names = [getattr(card.name, language) for card in (*SET.capacities, *SET.spirits)]
        assert len(names) == len(set(names))
    rules = [capacity.model_dump_json(exclude={"id", "name", "flavour"}) for capacity in SET.capacities]
    assert len(rules) == len(set(rules))


@rule("NX-16")
def test_every_spirit_starts_with_twenty_pv() -> None:
    assert {spirit.max_pv for spirit in SET.spirits} == {20}


@rule("NX-8", "NX-12")
def test_capacities_have_the_element_of_their_spirit() -> None:
    for spirit in SET.spirits:
        assert {CAPACITIES[key].element for key in (*spirit.base, *spirit.linked)} == {spirit.element}


@rule("NX-10")
def test_each_spirit_has_at_most_one_ultime_and_five_of_nine_have_one() -> None:
    ultimates = [sum("ultime" in capacity.keywords for capacity in base(spirit)) for spirit in SET.spirits]
    assert set(ultimates) <= {0, 1}
    assert sum(ultimates) == 5
    assert not any("ultime" in capacity.keywords for capacity in LINKED)


@rule("NX-R19")
def test_zone_goes_neither_with_attachments_nor_on_a_defence() -> None:
    for capacity in with_keyword("zone"):
        assert capacity.type != "defence"
        assert not {"amelioration", "affaiblissement"} & set(capacity.keywords)
    wrong = CAPACITIES["arc_fourchu"].model_dump(by_alias=True)
    for change in ({"keywords": ["zone", "amelioration"]}, {"type": "defence"}):
        with pytest.raises(ValidationError, match="Zone"):
            Capacity.model_validate({**wrong, **change})


def test_everything_that_people_read_is_there_in_both_languages() -> None:
    for card in (*SET.capacities, *SET.spirits):
        assert card.flavour is not None, card.id
        assert card.flavour.en != card.flavour.fr
        for line in (card.flavour.en, card.flavour.fr):
            assert line.endswith((".", "?", "!"))
        assert "'" not in card.name.fr + card.flavour.fr + card.name.en + card.flavour.en
    assert all(team.plan is not None for team in SET.teams)


# Elements


@rule("NX-R1")
def test_every_element_has_two_of_each_value() -> None:
    for own in SET.elements:
        values = Counter(own.value(faced) for faced in ELEMENTS)
        assert values == {4: 2, 0: 2, -4: 2}
    for faced in ELEMENTS:
        assert Counter(own.value(faced) for own in SET.elements) == {4: 2, 0: 2, -4: 2}


@rule("NX-R1")
def test_the_chart_is_the_ring_of_the_brief() -> None:
    ring = ["glaciel", "sylvestre", "rocheux", "orageux", "abyssal", "cendre"]
    assert list(ELEMENTS) == ring
    for place, key in enumerate(ring):
        row = [ELEMENTS[key].value(ring[(place + step) % 6]) for step in range(6)]
        assert row == [4, 4, 0, -4, 0, -4]


@rule("NX-R2")
def test_every_element_is_critical_against_itself() -> None:
    assert all(element.value(element.id) == 4 for element in SET.elements)


@rule("NX-R3")
def test_there_are_six_elements_and_a_pack_may_have_another_number() -> None:
    assert len(SET.elements) == 6
    assert all(spirit.element in ELEMENTS for spirit in SET.spirits)
    assert {capacity.element for capacity in SET.capacities} == set(ELEMENTS)
    three = {
        **SET.model_dump(by_alias=True),
        "elements": [{"id": k, "name": {"en": k, "fr": k}, "symbol": k} for k in "xyz"],
    }
    assert len(NoxtaliaPack.model_validate(three).elements) == 3


@rule("NX-55", "NX-57", "NX-R1", "NX-H9")
def test_the_cards_of_the_example_are_as_the_example_says() -> None:
    glaciation, call, kel_orn = CAPACITIES["glaciation"], CAPACITIES["appel_de_la_meute"], SPIRITS["kel_orn"]
    assert (glaciation.type, glaciation.cost, glaciation.power) == ("attack", 2, 9)
    assert (call.type, call.cost, call.power) == ("defence", 3, 14)
    assert (glaciation.name.fr, call.name.fr, kel_orn.name.fr) == (
        "Glaciation", "Appel de la meute", "Kel’Orn",
    )  # fmt: skip
    assert ELEMENTS[glaciation.element].value(kel_orn.element) == 4
    assert ELEMENTS[call.element].value(glaciation.element) == -4
    assert call.id not in kel_orn.base


# Teams


@rule("NX-7", "NX-8", "NX-9", "NX-10", "NX-11", "NX-19")
@pytest.mark.parametrize("team", TEAMS)
def test_ready_made_teams_are_legal(team: str) -> None:
    spirits = [SPIRITS[key] for key in TEAMS[team].spirits]
    assert len({spirit.id for spirit in spirits}) == 3
    assert len({spirit.element for spirit in spirits}) == 3
    cards = deck(team)
    assert len({capacity.id for capacity in cards}) == len(cards) == 18
    for spirit in spirits:
        assert sum("ultime" in capacity.keywords for capacity in base(spirit)) <= 1
    standard = Catalogue.of(SET).standard(TEAMS[team].spirits)
    assert [card for member in standard.members for card in member.capacities] == [card.id for card in cards]


@rule("NX-7")
@pytest.mark.parametrize("size", [2, 4])
def test_a_team_has_exactly_three_spirits(size: int) -> None:
    members = [{"spirit": spirit.id, "capacities": spirit.base} for spirit in SET.spirits[:size]]
    with pytest.raises(ValidationError):
        Team.model_validate({"members": members})


def test_every_spirit_is_in_one_ready_made_team() -> None:
    assert Counter(key for team in SET.teams for key in team.spirits) == Counter(SPIRITS.keys())


@rule("NX-14")
def test_there_are_two_ready_made_teams_of_which_a_leans_to_attack_and_b_to_defence() -> None:
    assert {"a", "b"} <= set(TEAMS)
    kinds = {team: Counter(capacity.type for capacity in deck(team)) for team in TEAMS}
    assert kinds["a"]["attack"] > kinds["b"]["attack"]
    assert kinds["b"]["defence"] > kinds["a"]["defence"]


@pytest.mark.parametrize("team", TEAMS)
def test_the_mix_of_each_spirit_and_team(team: str) -> None:
    kinds = Counter(capacity.type for capacity in deck(team))
    assert 9 <= kinds["attack"] <= 11
    assert 6 <= kinds["defence"] <= 8
    for key in TEAMS[team].spirits:
        own = Counter(capacity.type for capacity in base(SPIRITS[key]))
        assert 2 <= own["attack"] <= 4
        assert 2 <= own["defence"] <= 3
        assert own["support"] <= 1
    assert 1.7 <= sum(capacity.cost for capacity in deck(team)) / 18 <= 2.5


def test_chart_between_the_teams_is_even() -> None:
    def cells(one: str, two: str) -> tuple[int, int]:
        values = [
            ELEMENTS[SPIRITS[own].element].value(SPIRITS[faced].element)
            for own in TEAMS[one].spirits
            for faced in TEAMS[two].spirits
        ]
        return values.count(4), values.count(-4)

    for one, two in combinations(TEAMS, 2):
        expected = (2, 3) if {one, two} == {"a", "b"} else (3, 4)
        assert cells(one, two) == cells(two, one) == expected


# Standing facts


@rule("NX-108", "NX-109")
def test_rarity_is_one_of_four_and_never_part_of_the_rules() -> None:
    assert get_args(Rarity) == ("common", "rare", "epic", "legendary")
    assert {card.rarity for card in (*SET.capacities, *SET.spirits)} == {"common"}
    precious = SET.model_copy(
        update={"capacities": tuple(c.model_copy(update={"rarity": "legendary"}) for c in SET.capacities)}
    )
    common, legendary = Catalogue.of(SET), Catalogue.of(precious)
    for key, card in common.cards.items():
        twin = legendary.cards[key]
        assert all(getattr(card, name) == getattr(twin, name) for name in Card.__slots__)


@rule("NX-110")
def test_a_further_set_adds_cards_and_may_print_known_ones_anew() -> None:
    glaciation = CAPACITIES["glaciation"].model_dump(by_alias=True)
    chroma = {**glaciation, "id": "glaciation_chroma", "rarity": "rare", "same_as": "glaciation"}
    pack = NoxtaliaPack.model_validate(
        {
            "game": "noxtalia", "id": "chroma", "name": {"en": "Chroma", "fr": "Chroma"}, "version": 1,
            "capacities": [chroma],
        }
    )  # fmt: skip
    both = Catalogue.of(SET, pack)
    assert both.cards.keys() == {*CAPACITIES, "glaciation_chroma"}
    assert both.identity("glaciation_chroma") == both.identity("glaciation") == "glaciation"
    chroma_card, plain = both.cards["glaciation_chroma"], both.cards["glaciation"]
    assert (chroma_card.power, chroma_card.cost, chroma_card.effects) == (
        plain.power, plain.cost, plain.effects,
    )  # fmt: skip


@rule("NX-111", "NX-R65")
def test_there_are_no_places_no_equipment_and_no_keywords_of_expansions() -> None:
    assert get_args(CardType) == ("attack", "defence", "support")
    assert get_args(Keyword) == ("ultime", "zone", "amelioration", "affaiblissement")
    glaciation = CAPACITIES["glaciation"].model_dump(by_alias=True)
    for change in ({"type": "place"}, {"type": "equipment"}, {"keywords": ["unknown"]}):
        with pytest.raises(ValidationError):
            Capacity.model_validate({**glaciation, **change})


# Curve

ATTACK = {0: 3, 1: 4, 2: 9, 3: 11, 4: 14, 5: 18, 6: 20}
DEFENCE = {0: 3, 1: 6, 2: 10, 3: 14, 4: 17, 5: 20}
"""The most printed power for a cost."""
LINKED_STEP = 3
"""A linked card makes up for a lost Spirit: it may stand one step above the curve."""


def test_costs_from_zero_to_five_are_all_used() -> None:
    assert set(range(6)) <= {capacity.cost for capacity in SET.capacities}


@pytest.mark.parametrize("card", [c for c in SET.capacities if c.power is not None], ids=lambda c: c.id)
def test_powers_keep_to_the_curve(card: Capacity) -> None:
    assert card.power is not None
    curve = ATTACK if card.type == "attack" else DEFENCE
    most = curve[card.cost] + (LINKED_STEP if card in LINKED else 0)
    if "zone" in card.keywords:
        most -= 2
    if {"amelioration", "affaiblissement"} & set(card.keywords):
        most -= 1
    assert card.power <= most
    assert card.power >= most - 7


def test_only_ultimates_cost_five_or_more() -> None:
    assert all(("ultime" in card.keywords) is (card.cost >= 5) for card in SET.capacities)


def test_spirits_attack_for_two_pm_and_about_five_power() -> None:
    for spirit in SET.spirits:
        assert spirit.attack.cost >= 2 or spirit.attack.power <= 3
        assert spirit.attack.power <= 5


def test_no_free_card_draws_more_than_it_spends() -> None:
    """Neither cards nor MP come of nothing: a chain of such cards would never end."""
    for card in SET.capacities:
        own = [part for effect in card.effects for part in parts(effect) if effect.when == "on_use"]
        drawn = sum(part.number for part in own if isinstance(part, do.Draw) and part.who == "player")
        returned = sum(part.number for part in own if isinstance(part, do.ReturnToHand))
        if card.cost == 0:
            assert drawn + returned <= 0
            assert not any(isinstance(part, do.GainPm | do.StealPm) for part in own)
        assert drawn + returned <= 2
        gained = [part.value for part in own if isinstance(part, do.GainPm) and isinstance(part.value, int)]
        assert sum(gained) <= card.cost + 1


# What the set shows of the game


def test_every_word_of_the_card_language_is_used() -> None:
    spoken = {word for card in (*SET.capacities, *SET.spirits) for word in used(card)}
    assert words() - spoken == set()


@pytest.mark.parametrize(
    ("keyword", "least"), [("zone", 4), ("amelioration", 6), ("affaiblissement", 6), ("ultime", 5)]
)
def test_keywords_come_often_enough(keyword: Keyword, least: int) -> None:
    assert len(with_keyword(keyword)) >= least


def test_weakening_is_on_attacks_and_on_supports() -> None:
    assert {card.type for card in with_keyword("affaiblissement")} == {"attack", "support"}


@pytest.mark.parametrize("cycle", ["diurne", "nocturne"])
def test_the_cycle_matters_on_cards_of_every_kind(cycle: str) -> None:
    found = cards_with(lambda part: isinstance(part, test.InCycle) and part.now == cycle)
    assert len(found) >= 6
    kinds = {CAPACITIES[key].type for key in found if key in CAPACITIES}
    assert kinds == {"attack", "defence", "support"}


@pytest.mark.parametrize(
    ("kinds", "fields", "least"),
    [
        ((do.Roll,), {}, 7),
        ((do.Exhaust,), {}, 4),
        ((do.Recharge,), {}, 3),
        ((do.GainPm, do.StealPm), {}, 4),
        ((do.LosePm, do.StealPm), {}, 3),
        ((do.Draw,), {}, 4),
        ((do.Discard,), {}, 3),
        ((do.Mill,), {}, 2),
        ((do.Heal,), {}, 6),
        ((do.Damage,), {}, 3),
        ((do.ChartValue, do.IgnoreChart), {}, 2),
        ((test.ElementOf,), {}, 4),
        ((test.Pv,), {}, 3),
        ((test.Charged, test.Exhausted), {}, 3),
        ((test.ExhaustionMarked,), {}, 1),
        ((do.LiftLimit, do.ExtraRecycle, do.NoDefence, do.Attach, do.FlipCycle), {}, 2),
    ],
)
def test_effects_and_conditions_come_often_enough(
    kinds: tuple[type[BaseModel], ...], fields: dict[str, object], least: int
) -> None:
    assert acting(*kinds, **fields) >= least


@pytest.mark.parametrize("when", ["turn_start", "turn_end"])
def test_attachments_act_at_the_start_and_at_the_end_of_turns(when: str) -> None:
    attached = [*with_keyword("amelioration"), *with_keyword("affaiblissement")]
    assert sum(any(effect.when == when for effect in card.effects) for card in attached) >= 3


def test_some_effects_may_fail_in_part() -> None:
    """One action of several may be impossible while the others are not."""
    may_fail = do.Exhaust | do.Recharge | do.Discard | do.LosePm | do.StealPm | do.ReturnToHand | do.ToBottom
    found = [
        card.id
        for card in SET.capacities
        if any(
            len(effect.do) > 1 and any(isinstance(one, may_fail) for one in effect.do)
            for effect in card.effects
        )
    ]
    assert len(found) >= 3
