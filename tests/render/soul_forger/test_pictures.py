"""The pictures show what the view holds, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest
from PIL import Image, ImageChops

from bot.texts import LOCALES, Locale, texts_in
from engines.kernel import Dice, Match
from engines.soul_forger.seat.view import SoulForgerView
from engines.soul_forger.table.pieces import Under
from render import encode
from render.drawing.themes import theme_called
from render.soul_forger import board_facts, draw_board, draw_hand, hand_facts
from render.soul_forger.band import shown_of
from render.soul_forger.board_model import ShownModel, role_of
from render.soul_forger.hand import playable
from render.soul_forger.places import cells_of
from render.soul_forger.theme_colors import look_of
from render.soul_forger.words import numbers_of, stack
from tests.engines.soul_forger.scenes import GAME
from tests.engines.soul_forger.tables import table_for
from tests.render.facts import changed
from tests.render.room import Line
from tests.render.soul_forger import samples


def drawn(view: SoulForgerView, locale: Locale = "en") -> Image.Image:
    return draw_board(view, samples.names(view), texts_in(locale), "dark")


def differs(one: SoulForgerView, other: SoulForgerView) -> bool:
    return ImageChops.difference(drawn(one), drawn(other)).getbbox() is not None


def place_of(view: SoulForgerView, card: str) -> int:
    """Return the place of a card among the pieces."""
    return next(place for place, one in enumerate(view.pieces) if one.card == card)


_SHOWN: list[tuple[str, Any]] = [
    ("turn", 13),
    ("active", 1),
    ("phase", "end"),
    ("sides.1.level", 9),
    ("sides.1.xp", 4),
    ("sides.1.damage", 22),
    ("sides.1.endurance", 35),
    ("sides.1.ronum", 2),
    ("sides.1.hand_size", 3),
    ("sides.1.deck_size", 3),
    ("sides.1.forge_size", 3),
    ("sides.1.material", ("fleck",)),
    ("sides.1.grave", ("fleck",)),
    ("sides.1.removed", ()),
    ("sides.1.living", False),
]
_OF_A_CREATURE: list[tuple[str, Any]] = [
    ("power", 9), ("endurance", 9), ("damage", 1), ("on", False), ("counters", (("tide", 2),)),
    ("under", (Under("fleck", 0),)), ("seat", 1), ("card", "ditch_dog"), ("nth", 2),
]  # fmt: skip


@pytest.mark.parametrize(("path", "value"), _SHOWN, ids=[path for path, _ in _SHOWN])
def test_every_fact_of_a_table_is_shown(path: str, value: Any) -> None:
    view = samples.mid_game()
    other = changed(view, path, value)
    assert differs(view, other)
    assert board_facts(view) != board_facts(other)


@pytest.mark.parametrize(("what", "value"), _OF_A_CREATURE, ids=[what for what, _ in _OF_A_CREATURE])
def test_every_fact_of_a_creature_is_shown(what: str, value: Any) -> None:
    view = samples.mid_game()
    other = changed(view, f"pieces.{place_of(view, 'kiln_imp')}.{what}", value)
    assert differs(view, other)
    assert board_facts(view) != board_facts(other)


def test_off_guard_is_named_and_seen_without_colour(lines: list[Line]) -> None:
    view = samples.mid_game()
    place = place_of(view, "kiln_imp")
    grey = drawn(view).convert("L")
    before = sum(line.text == "OFF" for line in lines)
    lines.clear()
    off = drawn(changed(view, f"pieces.{place}.on", False)).convert("L")
    assert sum(line.text == "OFF" for line in lines) == before + 1
    box = ImageChops.difference(grey, off).getbbox()
    assert box is not None
    assert box[2] - box[0] > 60


@pytest.mark.parametrize("sample", ["mid_game", "three", "four"])
def test_who_has_the_turn_has_a_golden_bar_with_a_triangle(sample: str) -> None:
    view, look = samples.BOARDS[sample](), look_of(theme_called("dark"))
    image = drawn(view)
    for seat, cells in cells_of(view).items():
        x, y = round(cells.bar.end) - 3, round(cells.bar.y) + 24
        red, _, blue = cast(tuple[int, int, int], image.getpixel((x - 6, y)))
        assert (red > 180 and red > blue + 90) is (seat == view.active)
        corner = (round(cells.bar.x) + 12, round(cells.bar.y) + 10)
        triangle = image.crop((*corner, corner[0] + 44, corner[1] + 50)).getcolors(9999) or []
        shown = sum(count for count, colour in triangle if colour == look.gold_ink)
        assert (shown > 300) is (seat == view.active)


def test_the_viewer_sits_at_the_bottom() -> None:
    for seats in (2, 3, 4):
        view = samples.start() if seats == 2 else samples.many(seats)
        for seat in (None, *range(seats)):
            lowest = max(
                cells_of(view.model_copy(update={"seat": seat})).items(), key=lambda one: one[1].bar.y
            )
            assert lowest[0] == (seat or 0) or seats == 4
    four = cells_of(samples.many(4).model_copy(update={"seat": 2}))
    assert (four[2].bar.x < 10, four[2].bar.y) == (True, four[1].bar.y)
    assert four[3].bar.y < four[2].bar.y


def test_of_more_creatures_than_there_is_room_for_the_rest_is_counted(lines: list[Line]) -> None:
    drawn(samples.full())
    assert sum(line.text == "+3" for line in lines) == 1


def test_the_flow_is_drawn_newest_first_and_the_rest_counted(lines: list[Line]) -> None:
    view = samples.full()
    assert [entry.id for entry in stack(view)] == [206, 205, 204, 203, 202, 201, 200]
    boxes = shown_of(view, samples.NAMES).entries
    assert [box.x for box in boxes] == sorted(box.x for box in boxes)
    assert len(boxes) == 2, "beside a combat there is room for two"
    drawn(view)
    assert any(line.text == "+5" for line in lines)
    assert len(shown_of(samples.in_flow(), samples.NAMES).entries) == 3


def test_what_is_being_resolved_stands_before_all() -> None:
    view = samples.in_flow()
    doing = view.flow[0]
    assert [entry.id for entry in stack(view.model_copy(update={"doing": doing}))] == [90, 92, 91]


def test_an_entry_has_a_number_and_what_it_is_aimed_at_has_the_same(lines: list[Line]) -> None:
    """There are no arrows across the table."""
    view = samples.in_flow()
    imp = samples.number_of(view, "kiln_imp")
    assert numbers_of(view, 3) == {"e91": (1,), f"p{imp}": (2,), "s1": (3,)}
    drawn(view)
    said = [line.text for line in lines]
    for number in ("1", "2", "3"):
        lines.clear()
        drawn(changed(view, "flow", ()))
        assert said.count(number) == [line.text for line in lines].count(number) + 2


def test_what_is_aimed_at_is_marked_until_nothing_is() -> None:
    view = samples.in_flow()
    for place, entry in enumerate(view.flow):
        assert differs(view, changed(view, f"flow.{place}", entry._replace(targets=())))
    assert numbers_of(samples.blocked(), 3) == {}, "what is negated is aimed at nothing"


def test_of_two_entries_aimed_at_one_both_numbers_are_told(lines: list[Line]) -> None:
    view = samples.in_flow()
    aim = view.flow[1].targets
    drawn(changed(view, "flow.2", view.flow[2]._replace(targets=aim)))
    assert any(line.text == "1,2" for line in lines)


def test_who_fights_has_a_role() -> None:
    view = samples.fight(blocked=True)
    roles = {piece.card: role_of(view, piece) for piece in view.pieces if role_of(view, piece)}
    assert roles == {"kiln_imp": "acts", "sluice_warden": "blocks", "tidepool_watcher": "aimed"}
    over = samples.finished().model_copy(update={"combat": view.combat})
    assert not any(role_of(over, piece) for piece in over.pieces)
    assert differs(view, samples.fight())
    assert differs(samples.fight(), samples.fight(at_player=True))


def test_a_set_action_tells_its_turn_and_to_nobody_else_what_it_is(lines: list[Line]) -> None:
    drawn(samples.mid_game())
    assert sum(line.text == "T3" for line in lines) == 2
    secret = samples.mid_game()
    known = samples.mid_game(0)
    assert [one.card for one in secret.pieces if not one.up] == [None] * 4
    assert [one.card for one in known.pieces if not one.up] == ["backdraft", "kindling_flask", None, None]
    assert differs(secret, known.model_copy(update={"seat": None}))


def test_starting_gear_that_nobody_has_set_tells_no_turn(lines: list[Line]) -> None:
    """Before it is turned up (SF-23) it is a back and no more."""
    opening = GAME.seat_interface.view(Match(GAME, GAME.options(), 2, "opening").table, None)
    assert all(not piece.up for piece in opening.pieces)
    drawn(opening)
    assert not {"T0", "#1", "#2", "#3"} & {line.text for line in lines}


def test_what_a_seat_cannot_know_changes_nothing_that_it_is_shown() -> None:
    """The other hand, the decks and set Actions are dealt anew: picture and facts stay."""
    for number in range(6):
        options, seats = table_for(number)
        match, chance = Match(GAME, options, seats, f"secrets {number}"), Random(number)
        while match.decisions and match.serial < 60 + 9 * number:
            decision = match.decisions[0]
            match.answer(decision.seat, decision.any(chance))
        if not match.decisions:
            continue
        seat = match.decisions[0].seat
        view = GAME.seat_interface.view(match.table, seat)
        other = GAME.seat_interface.view(GAME.ai_support.sampler(view, view)(Dice(f"other {number}")), seat)
        assert board_facts(view) == board_facts(other)
        assert hand_facts(view) == hand_facts(other)
        names, speech = samples.names(view), texts_in("en")
        assert drawn(view).tobytes() == drawn(other).tobytes()
        one, two = (draw_hand(this, names, speech, "dark") for this in (view, other))
        assert one.tobytes() == two.tobytes()


@pytest.mark.parametrize("path", ["sides.0.hand", "sides.0.forge", "sides.0.stops", "sides.0.quiet", "asked"])
def test_what_no_board_shows_is_not_among_its_facts(path: str) -> None:
    """Otherwise pictures would be sent again that look as before."""
    view = samples.mid_game(0)
    other = changed(view, path, () if path != "sides.0.quiet" else "turn")
    assert board_facts(view) == board_facts(other)
    assert drawn(view).tobytes() == drawn(other).tobytes()


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("sides.0.hand", ("cinder_flick",)),
        ("sides.0.forge", ("thumbflint_ring",)),
        ("sides.0.material", ()),
        ("sides.0.top", ("backdraft",)),
        ("sides.0.bottom", ("backdraft",)),
        ("sides.0.level", 9),
        ("sides.1.known", ("undertow_clause",)),
    ],
    ids=str,
)
def test_every_fact_of_a_hand_is_shown(path: str, value: Any) -> None:
    view = samples.mid_game(0)
    other = changed(view, path, value)
    pictures = [draw_hand(one, samples.names(one), texts_in("en"), "dark") for one in (view, other)]
    assert pictures[0].size != pictures[1].size or ImageChops.difference(*pictures).getbbox()
    assert hand_facts(view) != hand_facts(other)


def test_own_set_actions_are_shown_in_the_hand(lines: list[Line]) -> None:
    view = samples.mid_game(0)
    draw_hand(view, samples.names(view), texts_in("en"), "dark")
    said = [line.text for line in lines]
    assert "Set Actions" in said
    assert {"T3", "T4", "×4"} <= set(said)


@pytest.mark.parametrize("sample", ["finished", "four"])
def test_who_is_out_is_greyed_and_named_so(sample: str, lines: list[Line]) -> None:
    view = samples.BOARDS[sample]()
    drawn(view)
    assert sum(line.text == "out" for line in lines) == 1


def test_the_same_view_gives_the_same_bytes() -> None:
    assert encode(drawn(samples.full())) == encode(drawn(samples.full()))


@pytest.mark.parametrize("locale", LOCALES)
def test_winners_are_named(locale: Locale, lines: list[Line]) -> None:
    drawn(samples.finished(), locale)
    won = texts_in(locale).say("sf-picture-won", name="Ada")
    assert any(line.text == won for line in lines)


def test_what_can_be_played_now_is_ringed() -> None:
    """Level 6 with 5 Ronum on the field leaves room for a creature of Ronum 1 (SF-59)."""
    view = samples.start(0).model_copy(update={"stage": "main"})
    assert "cinderpaw_kit" in playable(view)
    assert "caldera_wyrm" not in playable(view)
    other = view.model_copy(update={"active": 1})
    assert playable(other) == frozenset()
    names, speech = samples.names(view), texts_in("en")
    pictures = [draw_hand(one, names, speech, "dark") for one in (view, other)]
    assert ImageChops.difference(*pictures).getbbox()
    assert hand_facts(view) != hand_facts(other)


@pytest.mark.parametrize(("value", "arrow"), [(1, True), (2, False), (5, True)])
def test_a_number_that_is_not_as_printed_has_another_ground_and_an_arrow(value: int, arrow: bool) -> None:
    view = samples.mid_game()
    path = f"pieces.{place_of(view, 'kiln_imp')}.power"
    shown = ShownModel.of(
        changed(view, path, value), changed(view, path, value).pieces[place_of(view, "kiln_imp")], {},
        samples.CARDS,
    )  # fmt: skip
    assert shown.power is not None
    assert bool(shown.power.state) is arrow
