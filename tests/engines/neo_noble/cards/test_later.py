"""What a text puts off: to the next turn of its player, and to each time that something happens."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import texts_in
from engines.neo_noble.cards.printed.texts import text_line
from engines.neo_noble.language.texts import Activated
from tests.engines.neo_noble.language import manifest
from tests.engines.neo_noble.pack import act, text
from tests.engines.neo_noble.scenes import GAME, ME, YOU, Scene
from tests.engines.neo_noble.small_packs import pack, problems, spirit
from tests.engines.neo_noble.starter import TOKENS
from tests.rules import rule

SOUL = act("gain_souls", number=1)
SUMMONED = {"event": "summoned", "whose": "own"}
NEXT_TURN = act("later", when="your_next_turn", do=[act("draw", number=2)])
WHENEVER = act("later", when="whenever", event=SUMMONED, do=[SOUL])


def ends_turn(here: Scene) -> Scene:
    """Go on with a turn until the other player is asked for their first step."""
    turn = here.table.turn
    while here.table.turn == turn:
        here.do({"action": "end"}.get(here.asked.kind, "skip"))
    return here


@rule("NN-R53")
def test_what_is_put_off_to_my_next_turn_waits_through_the_opponents() -> None:
    here = ends_turn(manifest(NEXT_TURN, deck="fox wolf bear moth", your_deck="fox fox fox"))
    assert here.table.active == YOU
    assert here.mine.hand == []
    ends_turn(here)
    assert here.table.active == ME
    assert sorted(here.mine.hand) == ["fox", "wolf"]
    assert here.table.later == []


@rule("NN-R53")
def test_whenever_it_happens_this_turn_it_is_done_again_and_not_in_the_next() -> None:
    here = manifest(WHENEVER, hand="pebble moth", your_hand="pebble")
    here.summons("pebble", "left")
    assert here.mine.lingering == 1
    here.summons("moth", "middle")
    assert here.mine.lingering == 2
    ends_turn(here)
    assert here.table.later == []


def test_of_the_event_that_card_is_known() -> None:
    stronger = act("change", what={"change": "spirit_stats", "on": "that", "power": 2}, until="this_turn")
    here = manifest(act("later", when="whenever", event=SUMMONED, do=[stronger]), hand="pebble")
    here.summons("pebble", "left")
    assert here.table.lasting[0].spirits == (here.spirit("left").key,)


def test_the_whole_match_may_be_saved_while_something_waits() -> None:
    here = manifest(WHENEVER, NEXT_TURN)
    table = here.table
    again = GAME.rules.load(table.dump(), table.options, 2, table.dice)
    assert [each.what for each in again.later] == [each.what for each in table.later]


@pytest.mark.parametrize(
    ("action", "en", "fr"),
    [
        (
            NEXT_TURN,
            "MANIFEST: At the start of your next turn, draw two cards.",
            "MANIFESTATION : Au début de votre prochain tour, piochez 2 cartes.",
        ),
        (
            WHENEVER,
            "MANIFEST: This turn, when you summon a card, gain 1 Lingering Soul.",
            "MANIFESTATION : Ce tour-ci, quand vous invoquez une carte, gagnez 1 Âme persistante.",
        ),
    ],
)
def test_it_is_printed_in_both_languages(action: dict[str, Any], en: str, fr: str) -> None:
    line = text_line(Activated.model_validate(text("manifest", action)), TOKENS)
    assert texts_in("en").tell(line) == en
    assert texts_in("fr").tell(line).replace("\u202f", " ").replace("\u00a0", " ") == fr


@pytest.mark.parametrize("word", ["this", "here", "once"])
def test_a_text_that_is_over_has_no_place_of_its_own(word: str) -> None:
    later = {**WHENEVER, "event": {**SUMMONED, word: True}}
    assert problems(pack(spirits=[spirit("mine", text("manifest", later))])) == [
        ("mine", f"texts.0.do.0.event.{word}", "nn-pack-standing")
    ]
    assert problems(pack(spirits=[spirit("mine", text("manifest", WHENEVER))])) == []


@pytest.mark.parametrize("wrong", [{"when": "whenever"}, {"when": "turn_end", "event": SUMMONED}])
def test_an_event_stands_with_whenever_alone(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="give event with whenever"):
        pack(spirits=[spirit("mine", text("manifest", act("later", do=[SOUL], **wrong)))])
