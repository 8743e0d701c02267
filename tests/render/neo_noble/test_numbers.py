"""What may be answered has a number, which is repeated at what it concerns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.texts import texts_in
from render.neo_noble import draw_board
from render.neo_noble.places import BAR, arch_box, bar_box, column, half_of, rows_of
from render.neo_noble.words import Counted, Marked
from render.shared.box import Box
from tests.engines.neo_noble.language import ruling
from tests.engines.neo_noble.pack import act, errant, text
from tests.engines.neo_noble.scenes import ME, YOU, Scene, scene, seen
from tests.render.neo_noble import samples
from tests.render.room import Line

LURKER = errant("lurker", 0, 1, 3, react={"event": "summoned"})
ECHO = errant("echo", 0, 1, 1, react={"event": "activated"})
PARRY = errant("parry", 0, 1, 1, react={"event": "blocked"})


def numbers(s: Scene) -> Mapping[str | Counted, tuple[int, ...]]:
    """Return the numbers that everybody sees alike."""
    own, other, public = (Marked.of(seen(s, viewer)).numbers for viewer in (ME, YOU, None))
    assert own == other == public
    return public


def test_a_summon_concerns_the_spirit() -> None:
    s = scene(hand="wolf", souls=1, your_hand="lurker", cards=(LURKER,)).summons("wolf", "middle")
    assert numbers(s) == {"s1": (1,)}


def test_an_ability_concerns_the_noble_and_what_answers_it_comes_first() -> None:
    s = ruling(text("manifest", act("draw")), your_hand="echo", hand="lurker", cards=(LURKER, ECHO))
    s.do("manifest", "noble:0")
    assert numbers(s) == {"noble:0": (1,)}
    s.do("summon:echo", "1:0")
    assert numbers(s) == {"s1": (1,), "noble:0": (2,)}


def test_a_block_concerns_the_lane_and_an_attack_has_roles_instead() -> None:
    s = scene(left="giant", souls=2, hand="parry", your_hand="fox", cards=(PARRY,)).attacks("left")
    assert numbers(s) == {}
    assert numbers(s.do("block", ("fox",))) == {"1:2": (1,)}


def test_a_spirit_and_its_text_on_summon_wait_as_one() -> None:
    crier = errant("crier", 1, 1, 1, text("on_summon", act("draw")))
    s = scene(hand="crier", souls=1, your_hand="echo lurker", cards=(crier, ECHO, LURKER))
    assert [event.kind for event in seen(s.summons("crier", "left"), None).stack] == [
        "summoned", "activated",
    ]  # fmt: skip
    assert numbers(s) == {"s1": (1,)}


@pytest.mark.parametrize(
    ("event", "where", "does", "what"),
    [
        ("drew", {"souls": 4}, ("draw", 2), "hand"),
        ("harvested", {"stage": "harvest", "channel": "wolf bear"}, ("harvest",), "channel"),
        ("focused", {"stage": "focus"}, ("focus",), "channel"),
    ],
)
def test_what_befalls_no_spirit_concerns_what_the_player_has(
    event: Any, where: Any, does: Any, what: str, lines: list[Line]
) -> None:
    answer = errant("answer", 0, 1, 1, react={"event": event})
    s = scene(your_hand="answer", cards=(answer,), **where).do(*does)
    assert numbers(s) == {Counted(ME, what): (1,)}
    view = seen(s, None)
    draw_board(view, samples.NAMES, texts_in("en"), "dark")
    bar = bar_box(rows_of(view), below=True)
    places = [line.box[0] for line in lines if line.text == "1" and _within(line, bar)]
    label = next(line.box[0] for line in lines if line.text == "Hand")
    left, right = (label - 4, label + 40) if what == "hand" else (bar.end - 5 * BAR, bar.end)
    assert any(left < place < right for place in places)


def test_numbers_stand_in_the_ribbon_and_at_what_they_are_of(lines: list[Line]) -> None:
    view = samples.answered()
    draw_board(view, samples.NAMES, texts_in("en"), "dark")
    rows = rows_of(view)
    assert rows.ribbon is not None
    wick, bruiser = (half_of(column(rows.far, place), above=True) for place in (2, 1))
    bearer = half_of(column(rows.near, 0), above=False)
    told = {"1": wick.field, "2": bruiser.field, "3": bearer.field, "4": arch_box(rows, below=False)}
    for number, box in told.items():
        assert {"ribbon", "it"} <= {
            name
            for name, where in (("ribbon", rows.ribbon), ("it", box))
            for line in lines
            if line.text == number and _within(line, where)
        }


def _within(line: Line, box: Box) -> bool:
    left, top, right, foot = line.box
    return box.x <= left and right <= box.end and box.y <= top and foot <= box.foot
