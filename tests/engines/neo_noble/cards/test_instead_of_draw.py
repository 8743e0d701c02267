"""Something done in place of a draw (NN-R78: each text on its own, and none twice for one card)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import texts_in
from engines.kernel import Dice, Match
from engines.neo_noble.cards.printed.texts import text_line
from engines.neo_noble.language.texts import Ongoing
from engines.neo_noble.options import NeoNobleOptions
from tests.engines.neo_noble.language import change, manifest, ruling, test, use_it
from tests.engines.neo_noble.pack import act, arbiter, domain, holds, noble, text
from tests.engines.neo_noble.scenes import GAME, ME, pack_with
from tests.engines.neo_noble.small_packs import pack, problems, spirit
from tests.engines.neo_noble.starter import TOKENS
from tests.rules import rule

SOUL = act("gain_souls", number=1)
MILL = act("mill", who="you")
DRAW = text("manifest", act("draw", number=2))


def instead(*do: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return holds("instead_of_draw", do=list(do), **fields)


@rule("NN-R78")
def test_each_card_that_would_be_drawn_is_replaced() -> None:
    here = use_it(ruling(instead(SOUL), DRAW), text_key="noble:1")
    assert (here.mine.lingering, here.mine.hand, len(here.mine.deck)) == (2, [], 5)


@rule("NN-115")
def test_a_draw_action_and_focus_are_replaced_like_any_draw() -> None:
    here = ruling(instead(MILL), souls=2).do("draw")
    assert (here.mine.hand, len(here.mine.grave)) == ([], 1)
    focus = ruling(instead(SOUL), stage="focus")
    focus.do("focus")
    assert focus.mine.hand == []


def test_of_the_opponents_draws_alone_where_the_text_says_so() -> None:
    theirs = instead(act("discard", who="opponent"), whose="opposing")
    here = use_it(ruling(theirs, text("manifest", act("draw", who="each")), your_hand="fox bear"), "fox",
                  text_key="noble:1")  # fmt: skip
    assert (len(here.mine.hand), here.yours.hand, here.yours.grave) == (1, ["bear"], ["fox"])


@rule("NN-R78", "NN-D22")
def test_declining_one_leaves_the_others_standing() -> None:
    cards = (arbiter("well", 0, 1, 1, instead(SOUL, may=True)), arbiter("sieve", 0, 1, 1, instead(MILL)))
    texts_of = (text("manifest", act("draw")),)
    here = use_it(ruling(*texts_of, cards=cards, left="sieve", middle="well"))
    assert (here.asked.kind, here.asked.about.card) == ("may", "well")  # what can be declined comes first
    here.do("no")
    assert (here.mine.lingering, len(here.mine.grave), here.mine.hand) == (0, 1, [])
    both = use_it(ruling(*texts_of, cards=cards, left="sieve", middle="well")).do("yes")
    assert (both.mine.lingering, both.mine.grave) == (1, [])


@rule("NN-R78", "NN-D22")
@pytest.mark.parametrize(("answers", "drawn", "souls"), [("no no", 2, 0), ("no yes", 1, 1), ("yes no", 1, 1)])
def test_each_card_that_is_not_replaced_is_drawn(answers: str, drawn: int, souls: int) -> None:
    here = use_it(ruling(instead(SOUL, may=True), DRAW), *answers.split(), text_key="noble:1")
    assert (len(here.mine.hand), here.mine.lingering) == (drawn, souls)


@rule("NN-R75")
def test_what_a_text_draws_itself_it_does_not_replace_again() -> None:
    here = use_it(ruling(instead(act("draw", number=2)), text("manifest", act("draw"))), text_key="noble:1")
    assert len(here.mine.hand) == 2
    two = (arbiter("one", 0, 1, 1, instead(act("draw", number=2))),)
    nested = use_it(
        ruling(instead(act("draw", number=2)), text("manifest", act("draw")), cards=two, left="one",
               deck="fox fox fox fox fox fox"), text_key="noble:1",
    )  # fmt: skip
    assert len(nested.mine.hand) == 4, "each text once, one inside the other"
    assert nested.table.replacing == []


@rule("NN-R71")
def test_where_nothing_can_be_drawn_nothing_is_replaced() -> None:
    here = use_it(ruling(instead(SOUL), DRAW, deck=""), text_key="noble:1")
    assert here.mine.lingering == 0


@rule("NN-R52")
def test_a_replaced_draw_was_not_done() -> None:
    then = act("if", **{"if": [test("done")]}, do=[MILL])
    here = use_it(ruling(instead(SOUL), text("manifest", act("draw"), then)), text_key="noble:1")
    assert here.mine.grave == []


def test_for_a_turn_and_saved_meanwhile() -> None:
    here = manifest(change("instead_of_draw", do=[SOUL]), souls=2)
    table = here.table
    again = GAME.rules.load(table.dump(), table.options, 2, table.dice)
    assert [each.what for each in again.lasting] == [each.what for each in table.lasting]
    here.do("draw")
    assert (here.mine.lingering, here.mine.hand) == (1, [])
    here.do("end")
    assert here.table.lasting == []


def test_the_opening_hand_is_drawn_whatever_a_noble_says() -> None:
    cards = pack_with((), (noble("ruler", instead(SOUL)),))
    options = NeoNobleOptions.model_validate({"cards": cards, "decks": (domain("ruler"), domain("ruler"))})
    table = Match(GAME, options, 2, "opening").table
    assert [(len(side.hand), side.lingering) for side in table.sides] == [(5, 0), (5, 0)]


def test_the_computer_player_takes_what_is_better_than_a_card() -> None:
    for souls, answer in ((1, "no"), (5, "yes")):
        well = instead(act("gain_souls", number=souls), may=True)
        here = use_it(ruling(well, text("manifest", act("draw"))), text_key="noble:1")
        assert GAME.ai_support.prefer(here.table, here.asked, Dice("own")) == answer
        assert (
            GAME.seat_interface.prompt(GAME.seat_interface.view(here.table, ME), here.asked).title.key
            == "nn-prompt-may"
        )


@pytest.mark.parametrize(
    ("held", "en", "fr"),
    [
        (
            instead(SOUL),
            "ONGOING: If you would draw a card, instead gain 1 Lingering Soul.",
            "PERMANENT : Si vous deviez piocher une carte, à la place, gagnez 1 Âme persistante.",
        ),
        (
            instead(act("discard", who="opponent"), whose="opposing", may=True),
            "ONGOING: If your opponent would draw a card, you may do this instead: your opponent "
            "discards a card.",
            "PERMANENT : Si votre adversaire devait piocher une carte, vous pouvez faire ceci à "
            "la place : votre adversaire défausse 1 carte.",
        ),
    ],
)
def test_it_is_printed_in_both_languages(held: dict[str, Any], en: str, fr: str) -> None:
    line = text_line(Ongoing.model_validate(held), TOKENS)
    assert texts_in("en").tell(line) == en
    assert texts_in("fr").tell(line).replace("\u202f", " ").replace("\u00a0", " ") == fr


@pytest.mark.parametrize(
    ("do", "field", "key"),
    [
        (act("destroy", who="target"), "who", "nn-pack-no-target"),
        (act("draw", number="x"), "number", "nn-pack-no-x"),
        (act("draw", number="done"), "number", "nn-pack-nothing-before"),
        (act("destroy", who="that"), "who", "nn-pack-no-event"),
    ],
)
def test_it_speaks_of_nothing_that_is_over_by_then(do: dict[str, Any], field: str, key: str) -> None:
    aimed = text(
        "manifest", act("draw", number="x"), change("instead_of_draw", do=[do]),
        cost=[{"cost": "souls", "number": {}}],
        targets=[{"target": "spirit", "whose": "any", "layer": "any"}],
    )  # fmt: skip
    assert problems(pack(spirits=[spirit("mine", aimed)])) == [
        ("mine", f"texts.0.do.1.what.do.0.{field}", key)
    ]
