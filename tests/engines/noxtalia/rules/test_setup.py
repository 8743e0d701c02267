"""Before the first turn, and who sits where (NX-1 to NX-21)."""

from __future__ import annotations

import pytest

from engines.kernel import Match
from engines.noxtalia import NoxtaliaOptions
from engines.noxtalia.cards.catalogue import Catalogue, catalogue_of, starter
from engines.noxtalia.options import Team
from tests.engines.noxtalia.pack import TEAMS, build, name, team
from tests.engines.noxtalia.playing import GAME, new_match
from tests.engines.noxtalia.scenes import ready
from tests.rules import rule


@rule("NX-1")
@pytest.mark.parametrize(
    ("seats", "mode"), [(1, "solo"), (2, "duel"), (3, "free_for_all"), (4, "free_for_all")]
)
def test_one_to_four_play(seats, mode):
    assert GAME.seats == (1, 2, 3, 4)
    match = new_match(ready(), seats, "modes")
    assert match.view(None).mode == mode  # type: ignore[attr-defined]
    assert len(match.table.sides) == max(2, seats)


@rule("NX-16", "NX-17", "NX-18", "NX-R12", "NX-3")
def test_everybody_starts_with_20_pv_5_pm_and_5_cards_in_turn_1_by_day():
    match = new_match(ready(), 2, "start")
    table = match.table
    for side in table.sides:
        assert [spirit.pv for spirit in side.spirits] == [20, 20, 20]
        assert side.pm == 5
        assert len(side.hand) == 5
        assert len(side.pile) == 13
    assert (table.turn, table.cycle) == (1, "diurne")


@rule("NX-19", "NX-7", "NX-11", "NX-5")
def test_a_pile_is_the_shuffled_union_of_the_base_capacities():
    options = ready(opening_hand=0)
    match = new_match(options, 2, "piles")
    catalogue = catalogue_of(options)
    for side, spirits in zip(match.table.sides, (TEAMS["a"], TEAMS["b"]), strict=True):
        assert [spirit.body.id for spirit in side.spirits] == list(spirits)
        base = [card for key in spirits for card in catalogue.spirits[key].base]
        assert len(base) == 18
        assert sorted(side.pile) == sorted(base)
        assert side.pile != base
    other = new_match(options, 2, "other piles")
    assert other.table.sides[0].pile != match.table.sides[0].pile


@rule("NX-15")
def test_who_begins_is_drawn():
    first = {new_match(ready(), 2, f"first {n}").table.first for n in range(20)}
    assert first == {0, 1}
    assert {new_match(ready(), 1, f"solo {n}").table.first for n in range(20)} == {0}, "the human, in Solo"


@rule("NX-6", "NX-12", "NX-13", "NX-R22")
def test_in_libre_a_player_brings_his_own_list_and_the_robot_its_base():
    pack = build()
    own = team(*TEAMS["a"], pack=pack)
    changed = own.members[0].model_copy(update={"capacities": ("glaciation", *own.members[0].capacities[1:])})
    mine = Team(members=(changed, *own.members[1:]))
    for fmt, expected in (("libre", True), ("standard", False)):
        options = NoxtaliaOptions.model_validate({"format": fmt, "cards": pack, "teams": (mine, mine)})
        table = GAME.rules.new(options, 1, Match(GAME, options, 1, "x").table.dice)
        assert ("glaciation" in table.sides[0].deck) is expected
        assert "glaciation" not in table.sides[1].deck, "the Robot uses base capacities"


@rule("NX-14", "NX-D4")
def test_the_human_chooses_the_robots_team():
    catalogue = Catalogue.of(*starter())
    teams = {ready_made.id: ready_made.spirits for ready_made in catalogue.teams}

    def robots(wanted: str, mine: str) -> set[tuple[str, ...]]:
        own = catalogue.standard(teams[mine])
        options = NoxtaliaOptions.model_validate({"robot_team": wanted, "teams": (own,)})
        tables = [new_match(options, 1, f"robot {n}").table for n in range(20)]
        return {tuple(spirit.body.id for spirit in table.sides[1].spirits) for table in tables}

    for wanted in ("a", "b", "c"):
        assert robots(wanted, "a") == {teams[wanted]}
    for mine in teams:
        assert not {spirit for drawn in robots("other", mine) for spirit in drawn} & set(teams[mine])
    assert robots("random", "a") == set(teams.values())


@rule("NX-R20", "NX-9")
def test_another_printing_of_a_base_capacity_is_the_same_card():
    shiny = {
        "id": "nivelune_blow_chroma", "name": name("shiny"), "element": "glaciel", "type": "attack",
        "cost": 1, "power": 5, "rarity": "rare", "same_as": "nivelune_blow",
    }  # fmt: skip
    pack = build(shiny)
    own = team(*TEAMS["a"], pack=pack)
    printed = own.members[0].model_copy(
        update={"capacities": ("nivelune_blow_chroma", *own.members[0].capacities[1:])}
    )
    options = NoxtaliaOptions.model_validate(
        {"cards": pack, "teams": (Team(members=(printed, *own.members[1:])), own)}
    )
    assert catalogue_of(options).identity("nivelune_blow_chroma") == "nivelune_blow"
    assert catalogue_of(options).identity("nivelune_blow") == "nivelune_blow"
    match = new_match(options, 2, "printing")
    assert "nivelune_blow_chroma" in match.table.sides[0].deck, "legal in Standard"


@rule("NX-R21")
def test_both_teams_may_have_the_same_spirit():
    pack = build()
    same = team(*TEAMS["a"], pack=pack)
    options = NoxtaliaOptions.model_validate({"cards": pack, "teams": (same, same)})
    match = new_match(options, 2, "mirror")
    assert [s.body.id for s in match.table.sides[0].spirits] == [
        s.body.id for s in match.table.sides[1].spirits
    ]
    for mirror in (True, False):
        drawn = [
            new_match(NoxtaliaOptions(random_teams=True, mirror=mirror), 2, f"drawn {n}") for n in range(20)
        ]
        doubles = [
            {s.body.id for s in m.table.sides[0].spirits} & {s.body.id for s in m.table.sides[1].spirits}
            for m in drawn
        ]
        assert any(doubles) is mirror


@rule("NX-R13", "NX-66")
def test_linked_capacities_lie_beside_the_deck():
    for linked in (True, False):
        match = new_match(ready(linked=linked), 2, "linked")
        seen = match.view(None).sides[1]  # type: ignore[attr-defined]
        expected = ("serment_de_givre", "hurlebois_legacy", "granor_legacy") if linked else ()
        assert seen.linked == expected
        assert len(match.table.sides[1].deck) == 18


@rule("NX-H7", "NX-8")
def test_random_teams_have_three_elements_and_base_capacities():
    for number in range(30):
        match = new_match(NoxtaliaOptions(random_teams=True), 4, f"random {number}")
        for side in match.table.sides:
            assert len(side.spirits) == 3
            assert len({spirit.body.element for spirit in side.spirits}) == 3
            assert side.deck == tuple(card for spirit in side.spirits for card in spirit.body.base)


@rule("NX-14", "NX-D2")
def test_seats_without_a_team_get_ready_made_ones():
    match = new_match(NoxtaliaOptions(), 4, "ready-made")
    teams = catalogue_of(NoxtaliaOptions()).teams
    expected = [teams[0].spirits, teams[1].spirits, teams[2].spirits, teams[0].spirits]
    assert [tuple(s.body.id for s in side.spirits) for side in match.table.sides] == expected


def test_the_deal_is_told_in_secret():
    match = new_match(ready(), 2, "told")
    draws = [event for event in match.events if event.kind == "draw"]
    assert [len(event.seen_by(event.facts["seat"])["cards"]) for event in draws] == [5, 5]
    assert all("cards" not in event.seen_by(1 - event.facts["seat"]) for event in draws)
    assert [event.facts["seat"] for event in match.events if event.kind == "team"] == [0, 1]
