"""What the strip in the middle says: who decides, how long nobody has duelled, which rules hold."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import texts_in
from engines.dueling_nobles.options import NoblesOptions
from engines.dueling_nobles.seat.view import NoblesView
from engines.kernel import Result
from render.drawing.lettering import width
from render.dueling_nobles.phrases import phase
from render.dueling_nobles.words import house_rules, stalling
from tests.render import samples


def _every_rule() -> NoblesOptions:
    """Return all house rules at once, though some exclude one another."""
    switches = {name: True for name, field in NoblesOptions.model_fields.items() if field.annotation is bool}
    return NoblesOptions().model_copy(update=switches | {"boost_suit_bonus": "on"})


def _view(**changes: Any) -> NoblesView:
    return samples.start().model_copy(update=changes)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"phase": "prepare"}, "Ada prepares"),
        ({"phase": "prepare", "active": 1}, "Bartholomé prepares"),
        ({"phase": "announce"}, "Ada may announce a duel"),
        ({"phase": "redirect"}, "Bartholomé may redirect"),
        ({"phase": "attacker_cards"}, "Ada may play cards"),
        ({"phase": "defender_cards"}, "Bartholomé may play cards"),
        (
            {"phase": "attacker_cards", "options": NoblesOptions(blind_cards=True)},
            "Cards are chosen in secret",
        ),
        ({"phase": "pick", "active": None}, "Each picks nobles in secret"),
        ({"phase": "over", "result": Result((1,), "elimination")}, "Bartholomé wins!"),
        ({"phase": "over", "result": Result((), "double_ko")}, "A draw"),
    ],
)
def test_the_phase_names_the_one_who_decides(changes: dict[str, Any], said: str) -> None:
    assert phase(_view(**changes), samples.NAMES, texts_in("en")) == said


@pytest.mark.parametrize(
    ("turns", "shown"),
    [(0, None), (9, None), (10, (10, 20)), (19, (19, 20)), (20, (20, 40)), (39, (39, 40)), (40, (40, 40))],
)
def test_stalling_is_shown_from_half_the_way_on(turns: int, shown: tuple[int, int] | None) -> None:
    assert stalling(_view(turns_without_duel=turns)) == shown


@pytest.mark.parametrize(
    "options", [NoblesOptions(restless_courts=True), NoblesOptions(stall_claim=0, stall_draw=0)]
)
def test_stalling_is_not_shown_where_it_does_not_count(options: NoblesOptions) -> None:
    assert stalling(_view(turns_without_duel=30, options=options)) is None


def test_each_house_rule_is_named() -> None:
    assert house_rules(NoblesOptions(), texts_in("en")) == []
    options = _every_rule()
    assert len(set(house_rules(options, texts_in("en")))) == 8


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_no_house_rule_is_cut(locale: Any) -> None:
    options = _every_rule()
    for name in house_rules(options, texts_in(locale)):
        assert width(name, 22) <= 176, name
