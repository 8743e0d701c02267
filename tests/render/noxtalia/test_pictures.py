"""The pictures show what the view holds, and nothing else; everything has room."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.texts import Locale, texts_in
from engines.kernel import Result
from engines.noxtalia.options import NoxtaliaOptions
from engines.noxtalia.seat.view import EffectView, ModifierView, NoxtaliaView
from engines.noxtalia.table.pieces import Attached
from render import encode
from render.noxtalia import draw_board, draw_hand, hand_alt
from render.noxtalia.hand import dearer, hand_facts, playable
from render.noxtalia.places import laid_out
from render.noxtalia.words import seating
from tests.render.facts import changed
from tests.render.noxtalia import samples
from tests.render.room import Line


def drawn(view: NoxtaliaView, theme: str = "dark", locale: Locale = "en") -> Image.Image:
    return draw_board(view, samples.names(view), texts_in(locale), theme)


def held(view: NoxtaliaView, theme: str = "dark", locale: Locale = "en") -> Image.Image:
    return draw_hand(view, samples.names(view), texts_in(locale), theme)


_BEST = NoxtaliaOptions(best_of_three=True)
_FACTS: list[tuple[str, Any]] = [
    ("turn", 5),
    ("cycle", "diurne"),
    ("flipped", True),
    ("phase", "end"),
    ("active", 1),
    ("options", NoxtaliaOptions(turn_limit=9)),
    ("options", _BEST),
    ("result", Result((0,), "destruction")),
    ("result", Result((), "turn_limit")),
    ("resolving", EffectView(side=0, card="seve_claire")),
    ("robot_cards", ("hurlement",)),
    *(
        (f"sides.{seat}.{fact}", value)
        for seat in (0, 1)
        for fact, value in {
            "pm": 0,
            "hand_size": 8,
            "pile_size": 1,
            "exhaustions": 2,
            "pending": True,
            "discard": ("hurlement", "hurlement"),
            "removed": ("nuit_des_ronces", "hiver_sans_fin"),
            "linked": (),
            "out": True,
            "spirits.0.pv": 1,
            "spirits.2.max_pv": 19,
            "spirits.2.charged": seat == 1,
            "spirits.0.card": "escarbille",
            "spirits.2.alive": False,
            "spirits.2.attached": (Attached(card="hurlement", owner=0),),
        }.items()
    ),
    ("sides.1.spirits.0.attached.0.owner", 0),
    ("attack", None),
    ("attack.attacker", 1),
    ("attack.card", "gel_profond"),
    ("attack.element", "cendre"),
    ("attack.target", 2),
    ("attack.step", "over"),
    ("attack.attack.base", 8),
    ("attack.attack.chart", -4),
    ("attack.attack.modifiers", ()),
    ("attack.attack.modifiers.0.change", 3),
    ("attack.attack.modifiers.0.source", "granor"),
    ("attack.attack.total", 18),
    ("attack.rolls", (2,)),
    ("attack.rolls", (1, 1)),
    ("attack.defences", ("garde_blanche",)),
    ("attack.defences", ()),
    ("attack.defence.base", 13),
    ("attack.defence.chart", 0),
    ("attack.defence.modifiers", (ModifierView(source="granor", change=1),)),
    ("attack.defence.total", 11),
    ("attack.damage", 6),
    ("attack.damage", 0),
    ("attack.damage", None),
    ("attack.second", True),
]


@pytest.fixture(scope="module")
def before() -> bytes:
    return drawn(samples.defended()).tobytes()


@pytest.mark.parametrize(("path", "value"), _FACTS, ids=lambda value: str(value)[:30])
def test_a_changed_fact_changes_the_board(path: str, value: Any, before: bytes) -> None:
    assert drawn(changed(samples.defended(), path, value)).tobytes() != before


def test_a_tournament_shows_its_game_and_the_games_won() -> None:
    view = changed(samples.start(), "options", _BEST)
    plain = drawn(view).tobytes()
    assert drawn(changed(view, "game_number", 2)).tobytes() != plain
    half, whole = (drawn(changed(view, "sides.1.wins", wins)).tobytes() for wins in (0.5, 1))
    assert len({plain, half, whole}) == 3


def test_robot_cards_are_seen_with_and_without_an_attack() -> None:
    for view in (samples.solo(), samples.robot_turns()):
        fewer = changed(view, "robot_cards", view.robot_cards[1:])
        assert drawn(view).tobytes() != drawn(fewer).tobytes()


def test_the_spirit_that_attacks_is_marked() -> None:
    view = samples.spirit_strikes()
    assert drawn(view).tobytes() != drawn(changed(view, "attack.place", 2)).tobytes()


def test_partners_are_marked_and_sit_side_by_side() -> None:
    view = samples.two_vs_two()
    assert seating(view) == (0, 2, 1, 3)
    alone = drawn(
        view.model_copy(
            update={"sides": tuple(side.model_copy(update={"team": side.seat}) for side in view.sides)}
        )
    )
    assert alone.tobytes() != drawn(view).tobytes()
    places = {seat: place.bar for seat, place in laid_out(view).sides.items()}
    assert places[0].y == places[2].y > places[1].y == places[3].y


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_the_viewer_sits_at_the_bottom(seat: int | None) -> None:
    for view in (samples.free_for_all(), samples.three()):
        if seat is None or seat < len(view.sides):
            places = laid_out(view.model_copy(update={"seat": seat})).sides
            assert places[seat or 0].bar.y == max(place.bar.y for place in places.values())


def test_the_two_sides_change_places_with_the_viewer() -> None:
    view = samples.start()
    mine, theirs = drawn(view), drawn(view.model_copy(update={"seat": 1}))
    assert mine.tobytes() == drawn(view.model_copy(update={"seat": None})).tobytes()
    below, above = (20, 814, 1180, 872), (20, 14, 1180, 72)
    assert ImageChops.difference(mine.crop(below), theirs.crop(above)).getbbox() is None


# Secrecy


@pytest.mark.parametrize("seat", [0, None])
def test_the_board_shows_nothing_that_only_one_may_know(seat: int | None) -> None:
    """The board is public: what only some views hold leaves no trace in it."""
    view = samples.mid_game(seat)
    plain = drawn(view).tobytes()
    secrets = {
        "hand": ("hurlement",) * view.sides[0].hand_size,
        "seen_hand": ("garde_blanche",),
        "bottom": ("ressac",),
        "top": ("ressac",),
        "cards": ("ressac", "hurlement"),
    }
    for fact, secret in secrets.items():
        for side in (0, 1):
            assert drawn(changed(view, f"sides.{side}.{fact}", secret)).tobytes() == plain, fact
            assert drawn(changed(view, f"sides.{side}.{fact}", None)).tobytes() == plain, fact


def test_a_hand_shows_only_what_its_owner_knows() -> None:
    view = samples.mid_game(0)
    plain = held(view).tobytes()
    for path, value in {
        "sides.1.hand_size": 2,
        "sides.1.pm": 8,
        "sides.0.pile_size": 3,
        "sides.1.spirits.0.pv": 2,
        "attack": samples.defended().attack,
    }.items():
        assert held(changed(view, path, value)).tobytes() == plain, path


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("sides.0.hand", ("glaciation",)),
        ("sides.0.pm", 3),
        ("sides.0.top", ("bulle_d_air",)),
        ("sides.0.bottom", ("bulle_d_air",)),
        ("sides.1.seen_hand", ("garde_blanche", "hurlement")),
        ("sides.1.top", ("hurlement",)),
        ("sides.1.hand", ("hurlement",)),
        ("sides.0.spirits.0.pv", 13),
        ("sides.0.spirits.0.charged", True),
        ("sides.0.spirits.1.alive", False),
    ],
)
def test_what_the_owner_knows_is_in_his_hand(path: str, value: Any) -> None:
    view = samples.mid_game(0)
    assert held(changed(view, path, value)).tobytes() != held(view).tobytes()


def test_what_can_be_played_now_has_a_ring() -> None:
    view = samples.mid_game(0).model_copy(update={"stage": "combat"})
    assert playable(view) == {"glaciation", "minuit_blanc", "arc_fourchu", "maree_d_encre"}
    assert held(view).tobytes() != held(samples.mid_game(0)).tobytes()
    assert playable(changed(view, "sides.0.pm", 1)) == {"maree_d_encre"}, "Secret Garden makes it cheaper"
    assert playable(changed(view, "sides.0.pm", 0)) == set()
    waits = view.model_copy(update={"active": 1})
    assert playable(waits) == set()
    told = [hand_alt(each, samples.names(each), texts_in("en")) for each in (view, waits)]
    assert "Can be played now: Glaciation, Forked Arc, White Midnight, Ink Tide." in told[0]
    assert " now: Glaciation" not in told[1]


def test_a_cost_that_is_not_what_is_printed_is_marked() -> None:
    view = samples.mid_game(0)
    assert dearer(view) == {"maree_d_encre": -1}
    bare = changed(view, "sides.0.spirits.1.attached", ())
    assert dearer(bare) == {}
    assert hand_facts(bare) != hand_facts(view)


def test_a_defence_has_a_ring_only_while_its_side_is_asked() -> None:
    attack = samples.attack("hurlement", samples.power(8), attacker=1, defender=0, asked=(0,))
    view = samples.mid_game(0).model_copy(update={"attack": attack, "active": 1})
    assert playable(view) == {"voile_de_poudreuse"}
    assert playable(changed(view, "attack.asked", ())) == set()
    assert playable(changed(view, "attack.step", "over")) == set()


# Room


@pytest.mark.parametrize("sample", ["mid_game", "defended", "spelled_out", "finished", "robot_turns"])
def test_numbers_that_matter_can_be_read_on_a_phone(sample: str, lines: list[Line]) -> None:
    """At 400 pixels wide, a third of the size, capitals of 22 pixels are 7 high."""
    view = samples.BOARDS[sample]()
    drawn(view)
    large = [line.text for line in lines if line.box[3] - line.box[1] >= 22]
    for side in view.sides:
        for number in (side.pm, side.hand_size, side.pile_size, *(one.pv for one in side.spirits)):
            assert str(number) in large
    assert str(view.turn) in large
    if view.attack:
        assert f"= {view.attack.attack.total}" in large


# Files


def test_the_same_view_gives_the_same_bytes() -> None:
    first, second = (encode(drawn(samples.zone(), "light", "fr")) for _ in range(2))
    assert first == second


def test_cards_of_a_pack_are_drawn_by_their_definitions() -> None:
    """Ids that the pictures do not know come from the options of the match."""
    view = samples.defended()
    known = samples.CARDS.capacities["glaciation"]
    stranger = known.model_copy(update={"id": "stranger", "element": "cendre"})
    pack = samples.PACK.model_copy(update={"capacities": (stranger,)})
    options = view.options.model_copy(update={"cards": pack})
    view = changed(changed(view, "options", options), "attack.card", "stranger")
    assert drawn(view).tobytes() != drawn(samples.defended()).tobytes()
