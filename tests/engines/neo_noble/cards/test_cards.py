"""What cards are (NN-3 to NN-14, NN-22): the parts of it that rules of play rest on."""

from __future__ import annotations

from typing import get_args

import pytest
from pydantic import ValidationError

from engines.neo_noble.language.parts import Fate
from tests.engines.neo_noble.pack import act, build, errant, noble, text
from tests.engines.neo_noble.scenes import YOU, scene
from tests.rules import rule


@rule("NN-6")
def test_what_destroys_everything_leaves_the_nobles():
    everything = {"pick": "all", "whose": "any", "layer": "any"}
    doom = noble("doom", text("manifest", act("destroy", who=everything)))
    s = scene(left="wolf", your_left="fox", noble="doom", nobles=(doom,)).do("manifest", "noble:0")
    assert (s.lane("left"), s.lane("left", YOU)) == ([], [])
    assert [side.noble for side in s.table.sides] == ["doom", "king"]


@rule("NN-9")
@pytest.mark.parametrize("field", ["cost", "power", "resolve"])
def test_a_noble_has_no_cost_power_or_resolve(field):
    with pytest.raises(ValidationError, match=field):
        build(nobles=({**noble("duke"), field: 1},))


@rule("NN-22", "NN-R9")
def test_there_are_four_fates_and_a_colour_is_a_field_of_its_own():
    assert set(get_args(Fate)) == {"earthbound", "ghostbound", "hellbound", "heavenbound"}
    mixed = [{**errant(f"card_{fate}", 0, 1, 1), "fate": fate, "colour": "gold"} for fate in get_args(Fate)]
    assert {card.colour for card in build(*mixed).spirits[-4:]} == {"gold"}


@rule("NN-41", "NN-39")
def test_what_is_reaped_is_told_to_all():
    s = scene(left="titan", souls=2, your_right="fox").attacks("left")
    (told,) = s.events("reaped")
    assert (told.facts["card"]["id"], told.facts["seat"], told.facts["count"]) == ("fox", YOU, 1)
    assert not told.secret


@rule("NN-34", "NN-36")
def test_a_channel_has_four_slots_and_a_battlefield_three_lanes():
    s = scene(hand="wolf", souls=1).do("summon", "wolf")
    assert s.keys == ("0:0", "0:1", "0:2")
    assert len(s.mine.channel) == 4
