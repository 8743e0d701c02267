"""Control of an opposing Spirit: on whose side it lies, and whose card it stays (NN-R68, NN-R73)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.texts import texts_in
from engines.kernel import Dice
from engines.neo_noble.cards.printed.texts import text_line
from engines.neo_noble.language.texts import Activated
from engines.neo_noble.players.imagine import sample
from tests.engines.neo_noble.language import every, manifest, ruling, target, use_it
from tests.engines.neo_noble.pack import act, arbiter, text, when
from tests.engines.neo_noble.playing import cards_of
from tests.engines.neo_noble.scenes import GAME, ME, YOU, Scene
from tests.engines.neo_noble.small_packs import pack, problems, spirit
from tests.engines.neo_noble.starter import TOKENS
from tests.rules import rule

FOE = target("spirit", whose="opposing", layer="active")
TAKE = act("control", who="target", lane="left")
BACK = act("later", when="turn_end", do=[act("give_back", who="target")])


def taken(*more: dict[str, Any], **position: Any) -> Scene:
    """Let my Noble take the Active Spirit of your Left lane into my Left one."""
    return manifest(TAKE, *more, text_fields={"targets": [FOE]}, **{"your_left": "wolf", **position})


@rule("NN-78", "NN-79")
def test_it_lies_on_top_of_my_lane_and_counts_there() -> None:
    here = taken(left="fox")
    assert (here.lane("left"), here.lane("left", YOU)) == (["fox", "wolf"], [])
    wolf = here.spirit("left")
    assert (wolf.seat, wolf.owner) == (ME, YOU)
    assert here.table.is_active(wolf)


@rule("NN-80", "NN-117")
def test_its_texts_are_mine_to_use() -> None:
    giver = arbiter("giver", 1, 1, 1, text("manifest", act("gain_souls", number=2)))
    here = taken(cards=(giver,), your_left="giver")
    here.do("manifest", f"{here.spirit('left').key}:0")
    assert (here.mine.lingering, here.yours.lingering) == (2, 0)


@rule("NN-88", "NN-75")
def test_what_it_uncovers_shatters_and_an_empty_lane_loses_its_coin() -> None:
    here = taken(your_left="warden wolf", coins={"right": "yours ready"})
    assert here.lane("left", YOU) == []
    assert here.yours.grave == ["warden"]
    assert here.coin("right") == "neutral"


@rule("NN-R73", "NN-147")
@pytest.mark.parametrize(
    ("action", "zone"),
    [
        (act("destroy", who=every("own")), "grave"),
        (act("sacrifice", who="you"), "grave"),
        (act("banish", who=every("own")), "banished"),
        (act("bounce", who=every("own")), "hand"),
        (act("bounce", who=every("own"), to="deck_bottom"), "deck"),
    ],
)
def test_when_it_leaves_it_goes_to_its_owners_zones(action: dict[str, Any], zone: str) -> None:
    here = taken(action, your_deck="fox")
    assert "wolf" in getattr(here.yours, zone)
    assert "wolf" not in getattr(here.mine, zone)


@rule("NN-R68")
def test_reaped_it_counts_in_its_owners_pile() -> None:
    here = taken(act("reap", who=every("own")))
    assert (here.mine.reaped, here.yours.reaped) == ([], ["wolf"])


def test_a_trigger_of_its_death_finds_the_card_where_it_went() -> None:
    heir = arbiter(
        "heir", 1, 1, 1, when("destroyed", act("move_cards", cards="that", to="banished"), whose="own")
    )
    here = taken(act("destroy", who="target"), cards=(heir,), middle="heir")
    assert (here.yours.grave, here.yours.banished) == ([], ["wolf"])


@rule("NN-135")
def test_for_a_turn_it_goes_back_to_a_lane_that_its_owner_picks() -> None:
    here = taken(BACK)
    here.do("end")
    assert (here.asked.seat, here.asked.kind) == (YOU, "pick_lane")
    here.do(f"{YOU}:1")
    assert (here.lane("left"), here.lane("middle", YOU)) == ([], ["wolf"])
    assert (here.spirit("middle", YOU).seat, here.spirit("middle", YOU).owner) == (YOU, YOU)


@rule("NN-R52")
def test_without_room_nothing_changes_sides() -> None:
    here = taken(left="fox fox fox fox")
    assert here.lane("left", YOU) == ["wolf"]


def test_saved_and_loaded_it_is_still_its_owners_and_others_are_written_as_ever() -> None:
    here = taken(left="fox")
    table = here.table
    dumped = table.dump()
    fox, wolf = dumped["sides"][ME]["lanes"][0]
    assert (len(fox), len(wolf)) == (7, 8)
    again = GAME.rules.load(dumped, table.options, 2, table.dice)
    assert [each.owner for each in again.sides[ME].lanes[0]] == [ME, YOU]
    assert [each.owner for each in table.copy().sides[ME].lanes[0]] == [ME, YOU]


def test_the_view_shows_it_on_my_side_and_whose_card_it_is() -> None:
    here = taken()
    for seat in (ME, YOU, None):
        (seen,) = GAME.seat_interface.view(here.table, seat).sides[ME].lanes[0].spirits
        assert (seen.card, seen.owner) == ("wolf", YOU)


@pytest.mark.parametrize("viewer", [ME, YOU])
def test_imagined_tables_count_it_among_its_owners_cards(viewer: int) -> None:
    here = taken()
    table = here.table
    for side in table.sides:
        side.main = sorted(cards_of(table, side).elements())
    view = GAME.seat_interface.view(table, viewer)
    for seed in range(5):
        twin = sample(view, view, Dice(f"imagined {Random(seed).random()}"))
        own = twin.sides[viewer]
        assert cards_of(twin, own) == cards_of(table, table.sides[viewer])
        assert twin.spirit(here.spirit("left").key) is not None
        assert twin.sides[ME].lanes[0][0].owner == YOU


def test_the_computer_player_takes_the_best() -> None:
    here = ruling(text("manifest", TAKE, targets=[FOE]), your_left="fox", your_right="titan")
    assert GAME.ai_support.prefer(here.table, here.asked, Dice("own")) == "manifest"
    use_it(here)
    assert GAME.ai_support.prefer(here.table, here.asked, Dice("own")) == here.spirit("right", YOU).key


def test_it_is_printed_in_both_languages() -> None:
    line = text_line(Activated.model_validate(text("manifest", TAKE, BACK, targets=[FOE])), TOKENS)
    assert texts_in("en").tell(line) == (
        "MANIFEST: Gain control of target opposing Active Spirit and move it to your Left lane. "
        "At the end of this turn, return that Spirit to its owner’s side."
    )
    assert texts_in("fr").tell(line).replace("\u202f", " ").replace("\u00a0", " ") == (
        "MANIFESTATION : Prenez le contrôle de l’Esprit actif adverse ciblé et mettez-le dans "
        "votre couloir Gauche. À la fin de ce tour, remettez l’Esprit ciblé du côté de son "
        "propriétaire."
    )


@pytest.mark.parametrize(
    ("wrong", "field", "key"),
    [
        (act("control", who="self"), "who", "nn-pack-control-own"),
        (act("control", who=every("own")), "who.whose", "nn-pack-control-own"),
        (act("control", who=every("opposing"), lane="facing"), "lane", "nn-pack-own-lane"),
        (
            act("control", who=every("opposing"), lane={"pick": "chosen", "whose": "any"}),
            "lane",
            "nn-pack-own-lane",
        ),
    ],
)
def test_control_that_means_nothing_is_refused(wrong: dict[str, Any], field: str, key: str) -> None:
    found = problems(pack(spirits=[spirit("mine", text("manifest", wrong))]))
    assert [(card, at.split(".")[:4], said) for card, at, said in found] == [
        ("mine", ["texts", "0", "do", "0"], key)
    ]
    assert found[0][1].endswith(field.partition(".")[0])
