"""X in a cost: a number that its player chooses when paying, and that what is done depends on."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import texts_in
from engines.kernel import Dice, Number
from engines.neo_noble.cards.printed.texts import text_line
from engines.neo_noble.language.texts import Activated
from tests.engines.neo_noble.language import calc, cost, manifest, ruling, use_it
from tests.engines.neo_noble.pack import act, errant, text
from tests.engines.neo_noble.scenes import GAME, YOU, Scene
from tests.engines.neo_noble.small_packs import pack, problems, spirit
from tests.engines.neo_noble.starter import TOKENS
from tests.rules import rule

DRAW_X = act("draw", number="x")


def bounds_asked(here: Scene) -> tuple[int, int]:
    """Return the least and the most that may be chosen for X."""
    asked = here.asked
    assert isinstance(asked, Number)
    assert asked.kind == "x"
    return asked.least, asked.most


def souls_x(**bounds: int) -> dict[str, Any]:
    return cost("souls", number=bounds)


@rule("NN-118", "NN-R13")
def test_x_is_chosen_when_paying_and_counts_in_what_is_done() -> None:
    here = use_it(ruling(text("manifest", DRAW_X, cost=[souls_x()]), souls=4, deck="fox wolf bear moth fox"))
    assert bounds_asked(here) == (1, 4)
    here.do(3)
    assert (here.mine.lingering, len(here.mine.hand)) == (1, 3)


@rule("NN-R81")
def test_x_is_no_more_than_can_be_paid_together_with_the_rest() -> None:
    costs = [cost("discard", number={"least": 1, "most": 3}), souls_x(least=1, most=3)]
    here = use_it(
        ruling(text("manifest", DRAW_X, cost=costs), souls=2, hand="wolf wolf bear", deck="fox moth")
    )
    assert bounds_asked(here) == (1, 2)
    here.do(2, ("wolf", "bear"))
    assert (here.mine.lingering, here.mine.grave) == (0, ["wolf", "bear"])
    assert sorted(here.mine.hand) == ["fox", "moth", "wolf"]


def test_what_cannot_be_paid_at_the_least_is_not_offered() -> None:
    least = ruling(text("manifest", DRAW_X, cost=[souls_x(least=3)]), souls=2)
    assert not least.asked.allows("manifest")
    nothing = use_it(ruling(text("manifest", DRAW_X, cost=[cost("discard", number={"least": 0})])))
    assert nothing.mine.hand == []  # nothing to discard: X is 0, and nobody is asked


@rule("NN-R13")
def test_a_pay_text_for_x_costs_as_much_more_as_any_other() -> None:
    dearer = act("change", what={"change": "cost", "of": "pay", "value": 1}, until="this_turn")
    texts_of = (text("pay", DRAW_X, cost=[souls_x()]), text("manifest", dearer))
    here = use_it(ruling(*texts_of, souls=4), text_key="noble:1").do("pay", "noble:0")
    assert bounds_asked(here) == (1, 3)
    here.do(3)
    assert here.mine.lingering == 0


def test_a_may_has_an_x_of_its_own_and_the_opponent_pays_theirs() -> None:
    ransom = act("may", by="opponent", cost=[souls_x()], do=[act("gain_souls", number="x")])
    here = manifest(ransom, your_souls=3)
    assert here.asked.seat == YOU
    here.do("yes", 2)
    assert (here.mine.lingering, here.yours.lingering) == (2, 1)


def test_what_is_put_off_remembers_x_when_saved() -> None:
    later = act("later", when="your_next_turn", do=[DRAW_X])
    here = use_it(ruling(text("manifest", later, cost=[souls_x()]), souls=3), 2)
    table = here.table
    again = GAME.rules.load(table.dump(), table.options, 2, table.dice)
    assert [each.x for each in again.later] == [2]
    plain = manifest(act("later", when="your_next_turn", do=[act("draw")]))
    assert len(plain.table.dump()["later"][0]) == 4


def test_a_borrowed_text_has_an_x_of_nothing() -> None:
    lender = errant("lender", 0, 1, 1, text("on_summon", act("gain_souls", number="x"), cost=[souls_x()]))
    use = act("use_text", of="target")
    here = ruling(
        text("manifest", use, targets=[{"target": "spirit", "whose": "own", "layer": "active"}]),
        cards=(lender,), left="lender", souls=2,
    )  # fmt: skip
    use_it(here)
    assert here.mine.lingering == 2


@pytest.mark.parametrize(
    ("costs", "do", "en", "fr"),
    [
        (
            [souls_x(least=0)],
            DRAW_X,
            "MANIFEST – Pay X Souls: Draw X cards.",
            "MANIFESTATION – Payer X Âmes : Piochez X cartes.",
        ),
        (
            [souls_x(), cost("discard", number={})],
            act("gain_souls", number=calc("product", parts=[2, "x"])),
            "MANIFEST – Pay X Souls and discard X cards (X is 1 or more): Gain Y Lingering Souls "
            "(Y is 2 × X).",
            "MANIFESTATION – Payer X Âmes et défausser X cartes (X : 1 ou plus) : Gagnez Y Âmes "
            "persistantes (Y étant 2 × X).",
        ),
        (
            [cost("sacrifice", number={"most": 3})],
            act("change", what={"change": "lane_stats", "on": "left", "power": "x"}, until="this_turn"),
            "MANIFEST – Sacrifice X Active Spirits (X is 1 to 3): Your Left lane has +X Power this turn.",
            "MANIFESTATION – Sacrifier X Esprits actifs (X : 1 à 3) : Votre couloir Gauche gagne "
            "+X Puissance ce tour-ci.",
        ),
    ],
)
def test_it_is_printed_in_both_languages(
    costs: list[dict[str, Any]], do: dict[str, Any], en: str, fr: str
) -> None:
    line = text_line(Activated.model_validate(text("manifest", do, cost=costs)), TOKENS)
    assert texts_in("en").tell(line) == en
    assert texts_in("fr").tell(line).replace("\u202f", " ").replace("\u00a0", " ") == fr


def test_a_pay_text_says_its_x_like_any_number() -> None:
    line = text_line(Activated.model_validate(text("pay", DRAW_X, cost=[souls_x(most=3)])), TOKENS)
    assert texts_in("en").tell(line) == "PAY X Souls (X is 1 to 3): Draw X cards."


NO_X = text("manifest", DRAW_X)
IN_ELSE = text("manifest", act("may", cost=[souls_x()], do=[DRAW_X], **{"else": [DRAW_X]}))
SUMMON = act("summon", **{"from": {"zone": "hand"}}, cost=[souls_x()])


@pytest.mark.parametrize(
    ("wrong", "field", "key"),
    [
        (NO_X, "do.0.number", "nn-pack-no-x"),
        (IN_ELSE, "do.0.else.0.number", "nn-pack-no-x"),
        (text("manifest", SUMMON), "do.0.cost", "nn-pack-x-place"),
        (text("manifest", act("draw"), cost=[souls_x()]), "cost", "nn-pack-x-unused"),
        (text("manifest", DRAW_X, cost=[souls_x(), cost("discard", number={"most": 2})]), "cost",
         "nn-pack-x-bounds"),
    ],
)  # fmt: skip
def test_an_x_that_means_nothing_is_refused(wrong: dict[str, Any], field: str, key: str) -> None:
    assert problems(pack(spirits=[spirit("mine", wrong)])) == [("mine", f"texts.0.{field}", key)]


@pytest.mark.parametrize(
    "used",
    [
        act("draw", number="x"),
        act("draw", number=calc("sum", parts=[1, "x"])),
        act("may", do=[act("draw", number=calc("product", parts=["x", 2]))]),
    ],
)
def test_an_x_may_stand_anywhere_in_what_is_done(used: dict[str, Any]) -> None:
    assert problems(pack(spirits=[spirit("mine", text("manifest", used, cost=[souls_x()]))])) == []


def test_a_tribute_is_of_a_fixed_number() -> None:
    tribute = [cost("sacrifice", number={"least": 1})]
    assert problems(pack(spirits=[spirit("mine", tribute=tribute)])) == [
        ("mine", "tribute.0.number", "nn-pack-x-place")
    ]


def test_bounds_that_leave_nothing_and_a_free_pay_text_are_no_costs() -> None:
    with pytest.raises(ValueError, match="least is more than most"):
        pack(spirits=[spirit("mine", text("manifest", DRAW_X, cost=[souls_x(least=3, most=2)]))])
    with pytest.raises(ValueError, match="needs a cost"):
        pack(spirits=[spirit("mine", text("pay", DRAW_X, cost=[souls_x(least=0)]))])


def test_the_computer_player_pays_as_much_as_it_can() -> None:
    here = ruling(text("manifest", DRAW_X, cost=[souls_x()]), souls=3)
    assert GAME.ai_support.prefer(here.table, here.asked, Dice("own")) == "manifest"
    use_it(here)
    assert GAME.ai_support.prefer(here.table, here.asked, Dice("own")) == 3
