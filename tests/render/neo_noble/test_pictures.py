"""The pictures show what the view holds, and nothing else; everything has room."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.texts import LOCALES, Locale, texts_in
from engines.kernel import Result
from engines.neo_noble.options import Domain, NeoNobleOptions
from engines.neo_noble.seat.view import EventView, NeoNobleView, ShownView, UsedView
from engines.neo_noble.table.pieces import Coin
from render import encode
from render.neo_noble import draw_board, draw_hand
from render.neo_noble.places import LOW, column, fanned, half_of, rows_of
from render.neo_noble.words import number
from tests.profiles import sampled
from tests.render.facts import changed
from tests.render.neo_noble import samples
from tests.render.room import Line, check_room


def drawn(view: NeoNobleView, theme: str = "dark", locale: Locale = "en") -> Image.Image:
    return draw_board(view, samples.NAMES, texts_in(locale), theme)


def held(view: NeoNobleView, theme: str = "dark", locale: Locale = "en") -> Image.Image:
    return draw_hand(view, samples.NAMES, texts_in(locale), theme)


_BEST = NeoNobleOptions(best_of=3)
_EVENT = EventView(kind="revealed", seat=1, card="ember_cat", lane=None, number=1)
_FACTS: list[tuple[str, Any]] = [
    ("turn", 8),
    ("stage", "end"),
    ("stage", "harvest"),
    ("active", 1),
    ("options", _BEST),
    ("options", NeoNobleOptions(lane_geometry="mirrored")),
    ("result", Result((0,), "reaped")),
    ("result", Result((), "loop")),
    ("stack", (_EVENT,)),
    ("stack", (_EVENT, _EVENT)),
    ("coins.0.holder", 1),
    ("coins.0.holder", -1),
    ("coins.0.ready", False),
    ("coins.1.ready", True),
    *(
        (f"sides.{seat}.{fact}", value)
        for seat in (0, 1)
        for fact, value in {
            "noble": "corvane",
            "noble_used": (UsedView(text=seat, turn=7),),
            "noble_silenced": True,
            "lingering": 5,
            "bargain": seat == 0,
            "deck_size": 3,
            "hand_size": 8,
            "grave": (),
            "reaped": ("paper_saint",),
            "banished": ("paper_saint",) * 2,
            "channel.0": None,
            "channel.1.ready": seat == 0,
            "channel.1": samples.slot(True, "ember_cat"),
            "lanes.0.power": 9,
            "lanes.1.resolve": -7,
            "lanes.2.resolve": 6,
            "lanes.0.attacks": 1,
            "lanes.1.attacks_allowed": 2,
            "lanes.2.capacity": 3,
            "lanes.2.spirits": (),
            "lanes.0.spirits.0.card": "tithe_wolf",
            "lanes.0.spirits.0.power": 8,
            "lanes.0.spirits.0.resolve": 8,
            "lanes.1.spirits.0.silenced": seat == 0,
            "lanes.1.spirits.0.used": (),
        }.items()
        if not (
            seat == 0 and fact in ("lanes.2.spirits", "lanes.1.spirits.0.used", "lanes.1.spirits.0.silenced")
        )
    ),
    ("sides.0.lanes.1.spirits.3.silenced", True),
    ("sides.0.lanes.1.spirits.3.owner", 1),
    ("sides.0.lanes.1.spirits.0.owner", 1),
    ("sides.0.lanes.1.spirits.3.used", (UsedView(text=1, turn=7),)),
    ("battle", None),
    ("battle.attacker.seat", 1),
    ("battle.defender.seat", 0),
    ("battle.power", 9),
    ("battle.resolve", 3),
    ("battle.raised", 1),
    ("battle.blocked", ("coal_bruiser",)),
    ("battle.blocked", ()),
    ("battle.success", True),
    ("battle.success", None),
]


@pytest.fixture(scope="module")
def before() -> bytes:
    return drawn(samples.blocked()).tobytes()


@pytest.mark.parametrize(("path", "value"), _FACTS, ids=lambda value: str(value)[:30])
def test_a_changed_fact_changes_the_board(path: str, value: Any, before: bytes) -> None:
    assert drawn(changed(samples.blocked(), path, value)).tobytes() != before


@pytest.mark.parametrize("step", ["block", "compared"])
def test_the_step_of_an_attack_is_said(step: str) -> None:
    view = samples.declared()
    assert drawn(changed(view, "battle.step", step)).tobytes() != drawn(view).tobytes()


def test_the_lanes_of_an_attack_are_marked() -> None:
    view = samples.declared()
    other = changed(changed(view, "battle.attacker.lane", 1), "battle.defender.lane", 1)
    assert drawn(view).tobytes() != drawn(other).tobytes()


def test_a_best_of_three_shows_its_game_and_the_games_won() -> None:
    view = changed(samples.start(), "options", _BEST)
    plain = drawn(view).tobytes()
    assert drawn(changed(view, "game_number", 2)).tobytes() != plain
    one, two = (drawn(changed(view, "sides.1.wins", wins)).tobytes() for wins in (1, 2))
    assert len({plain, one, two}) == 3


def test_what_was_used_in_an_earlier_turn_may_be_used_again() -> None:
    view = samples.mid_game()
    fresh = changed(view, "sides.0.noble_used", ())
    earlier = changed(view, "sides.0.noble_used", (UsedView(text=1, turn=5),))
    assert drawn(earlier).tobytes() == drawn(fresh).tobytes() != drawn(view).tobytes()


# Where things lie


def _column(image: Image.Image, index: int, below: bool) -> bytes:
    """Return the totals of one side of a column, whose edge the coin's holder may colour."""
    rows = rows_of(samples.start())
    box = half_of(column(rows.near if below else rows.far, index), above=not below).totals.inset(6, 6)
    return image.crop((round(box.x), round(box.y), round(box.end), round(box.foot))).tobytes()


@pytest.mark.parametrize("geometry", ["facing", "mirrored"])
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_each_lane_is_where_its_owner_and_the_geometry_put_it(geometry: str, viewer: int | None) -> None:
    """NN-R5: by default my Left faces your Right, and the viewer's Left is always on the left."""
    view = changed(samples.start(viewer), "options.lane_geometry", geometry)
    plain = drawn(view)
    near = viewer or 0
    for seat in (0, 1):
        for lane in range(3):
            marked = drawn(changed(view, f"sides.{seat}.lanes.{lane}.power", 9))
            column = lane if seat == near or geometry == "mirrored" else 2 - lane
            for index in range(3):
                for below in (True, False):
                    here = index == column and below == (seat == near)
                    same = _column(plain, index, below) == _column(marked, index, below)
                    assert same is not here


@pytest.mark.parametrize("geometry", ["facing", "mirrored"])
@pytest.mark.parametrize("viewer", [0, 1])
def test_each_coin_lies_in_its_column(geometry: str, viewer: int) -> None:
    """A coin's number is that of seat 0's lane."""
    view = changed(samples.start(viewer), "options.lane_geometry", geometry)
    rows, plain = rows_of(view), drawn(view)
    for lane in range(3):
        marked = drawn(changed(view, f"coins.{lane}", Coin(holder=0, ready=True)))
        lies = 2 - lane if viewer == 1 and geometry == "facing" else lane
        for index in range(3):
            row = column(rows.coins, index)
            box = (round(row.centre - 40), round(row.y), round(row.centre + 40), round(row.foot))
            same = plain.crop(box).tobytes() == marked.crop(box).tobytes()
            assert same is (index != lies)


def test_the_two_sides_change_places_with_the_viewer() -> None:
    view = samples.start()
    mine, theirs = drawn(view), drawn(view.model_copy(update={"seat": 1}))
    assert mine.tobytes() == drawn(view.model_copy(update={"seat": None})).tobytes()
    below, above = (14, 718, 1186, 782), (14, 10, 1186, 74)
    assert ImageChops.difference(mine.crop(below), theirs.crop(above)).getbbox() is None


@pytest.mark.parametrize("room", [264, 222, 200])
@pytest.mark.parametrize("covered", range(8))
def test_a_link_of_any_length_has_room(covered: int, room: int) -> None:
    fan = fanned(room, covered)
    strips = fan.shown + (fan.shown < covered)
    assert fan.active + strips * fan.strip <= room
    assert fan.active >= LOW
    assert fan.shown == covered or covered > 3, "four linked Spirits are all seen"


# Secrecy


@pytest.mark.parametrize("seat", [0, None])
def test_the_board_shows_nothing_that_only_one_may_know(seat: int | None) -> None:
    """The board is public: what only some views hold leaves no trace in it."""
    view = samples.mid_game(seat)
    plain = drawn(view).tobytes()
    cards = ("grand_ledger", "root_choir")
    secrets = {
        "hand": ("ember_cat",) * view.sides[0].hand_size,
        "known": cards,
        "top": cards,
        "bottom": cards,
        "main": cards * 15,
        "passing": True,
        "by_hand": True,
        "channel.1.card": "grand_ledger",
    }
    for fact, secret in secrets.items():
        for side in (0, 1):
            assert drawn(changed(view, f"sides.{side}.{fact}", secret)).tobytes() == plain, fact
    shown = (ShownView(seat=0, way="deck", card="grand_ledger"),)
    assert drawn(changed(view, "showing", shown)).tobytes() == plain
    deck = Domain(noble="ilsabet", cards=tuple(samples.PACK.decks[0].cards))
    assert drawn(changed(view, "options.decks", (deck, None))).tobytes() == plain


def test_a_hand_shows_only_what_its_owner_knows() -> None:
    view = samples.mid_game(0)
    plain = held(view).tobytes()
    for path, value in {
        "sides.1.hand_size": 2,
        "sides.1.lingering": 8,
        "sides.1.channel": (None,) * 4,
        "sides.0.deck_size": 3,
        "sides.0.main": ("root_choir",) * 30,
        "sides.0.lanes": samples.start().sides[0].lanes,
        "battle": samples.blocked().battle,
    }.items():
        assert held(changed(view, path, value)).tobytes() == plain, path


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("sides.0.hand", ("root_choir",)),
        ("sides.0.lingering", 3),
        ("sides.0.channel.0.ready", False),
        ("sides.0.channel.2.card", "root_choir"),
        ("sides.0.channel.0.card", "root_choir"),
        ("sides.0.channel.1", None),
        ("coins.0.ready", False),
        ("sides.0.top", ("root_choir",)),
        ("sides.0.bottom", ("root_choir",)),
        ("sides.0.known", ("seal_bearer",)),
        ("sides.1.known", ("root_choir", "ember_cat")),
        ("sides.1.top", ("root_choir",)),
        ("sides.1.hand", ("ember_cat",)),
    ],
)
def test_what_the_owner_knows_is_in_his_hand(path: str, value: Any) -> None:
    view = samples.mid_game(0)
    assert held(changed(view, path, value)).tobytes() != held(view).tobytes()


# Room


@pytest.mark.usefixtures("unseen")
@pytest.mark.parametrize("locale", sampled(reversed(LOCALES)))
def test_any_spirit_of_the_starter_set_has_room(locale: Locale, lines: list[Line]) -> None:
    """Each is the Active one somewhere, and covered elsewhere."""
    cards = list(samples.CARDS.spirits)
    for start in range(0, len(cards), 6):
        six = [cards[(start + step) % len(cards)] for step in range(6)]
        links = [samples.lane(samples.spirit(six[n - 1]), samples.spirit(six[n])) for n in range(6)]
        view = samples.table(samples.side(0, *links[:3]), samples.side(1, *links[3:]))
        lines.clear()
        draw_board(view, samples.NAMES, texts_in(locale), "dark")
        check_room(lines, rows_of(view).high)


@pytest.mark.parametrize("sample", ["mid_game", "blocked", "blocked_with_many", "crowded", "finished"])
def test_numbers_that_matter_can_be_read_on_a_phone(sample: str, lines: list[Line]) -> None:
    """At 400 pixels wide, a third of the size, capitals of 22 pixels are 7 high."""
    view = samples.BOARDS[sample]()
    drawn(view)
    large = [line.text for line in lines if line.box[3] - line.box[1] >= 22]
    for side in view.sides:
        counts = (side.hand_size, side.deck_size, len(side.grave), len(side.banished), side.lingering)
        assert {str(count) for count in counts} <= set(large)
        assert f"{len(side.reaped)}/4" in large
        for lane in side.lanes:
            assert {number(lane.power), number(lane.resolve)} <= set(large)
            for one in lane.spirits[-1:]:
                assert {number(one.power), number(one.resolve)} <= set(large)
    if view.battle is not None:
        assert {number(view.battle.power), number(view.battle.resolve)} <= set(large)
        assert f"= {number(view.battle.resolve + view.battle.raised)}" in large


# Files


def test_the_same_view_gives_the_same_bytes() -> None:
    first, second = (encode(drawn(samples.reaped(), "light", "fr")) for _ in range(2))
    assert first == second


def test_cards_of_a_pack_are_drawn_by_their_definitions() -> None:
    """Ids that the pictures do not know come from the options of the match."""
    view = samples.mid_game()
    stranger = samples.CARDS.spirits["seal_bearer"].model_copy(update={"id": "stranger", "fate": "hellbound"})
    pack = samples.PACK.model_copy(update={"id": "other", "nobles": (), "spirits": (stranger,), "decks": ()})
    options = view.options.model_copy(update={"cards": pack})
    view = changed(changed(view, "options", options), "sides.0.lanes.0.spirits.1.card", "stranger")
    assert drawn(view).tobytes() != drawn(samples.mid_game()).tobytes()
