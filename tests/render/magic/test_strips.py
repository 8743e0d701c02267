"""Strips of Magic: what a question is about, in one low picture."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.texts import texts_in
from engines.kernel.cards.packs import Name
from engines.magic.cards.catalogue import MENDING, Catalogue, starter
from engines.magic.cards.printed import Definitions
from engines.magic.seat.view import MagicView
from render.drawing.themes import theme_called
from render.magic import draw_strip, strip_alt, strip_facts
from render.magic.cards import Cards
from render.magic.strip_cards import HIGH, ROW, WIDTHS, row_card, upright_card
from render.magic.strip_model import ShownSide, shown
from render.shared.strip import Strip
from tests.engines.magic.rules.test_by_hand import duel
from tests.engines.magic.scenes import GAME, side
from tests.engines.options import tables
from tests.profiles import sampled
from tests.render import strip_checks
from tests.render.facts import changed
from tests.render.letters import Written
from tests.render.magic import samples
from tests.render.room import Line

KINDS = ("main", "attackers", "blockers", "aim", "priority", "keep", "search", None)
FOREIGN = ("神田川のほとり", "שלום עולם")
LONG = ("Unpronounceable " * 4, "W" * 60, "À l’œuvre, Élisabeth-Françoise " * 2)


@pytest.fixture(autouse=True)
def _anew() -> None:
    """Let cards be written again, so that their letters are seen."""
    for kept in (upright_card, row_card):
        kept.forget()


def strip(view: MagicView, kind: str | None = "main", *ringed: str) -> Strip:
    return Strip(view, kind, frozenset(ringed))


def drawn(given: Strip) -> bytes:
    return draw_strip(given, samples.NAMES, texts_in("en"), "dark").tobytes()


# Legibility


@pytest.mark.parametrize("seed", sampled(range(24)))
def test_a_strip_of_a_table_made_up_can_be_read(seed: int, lines: list[Line], letters: list[Written]) -> None:
    chance = Random(seed)
    crowd = samples.crowd(chance.choice((0, 1, 3, 5, 9, 15)), chance.choice((0, 2, 6)), 0)
    view = samples.full(0) if seed % 3 == 0 else crowd
    cards = tuple(samples.CARDS.definitions)
    held = tuple(chance.choices(cards, k=chance.choice((0, 1, 4, 8, 11, 20))))
    mine = view.sides[0].model_copy(update={"hand": held, "hand_size": len(held)})
    view = view.model_copy(update={"sides": (mine, view.sides[1])})
    named = [*held[:2], *samples.BEASTS[:3], *samples.THINGS[:2], "oldrik"]
    given = strip(view, KINDS[seed % len(KINDS)], *chance.sample(named, chance.randint(0, len(named))))
    names = (samples.LONG_NAMES, samples.NAMES, FOREIGN)[seed % 3]
    strip_checks.check_strip(given, names, lines, letters, seed)


@pytest.mark.parametrize("sample", samples.STRIPS)
def test_every_sample_can_be_read_in_every_theme(
    sample: str, lines: list[Line], letters: list[Written]
) -> None:
    for look in range(3):
        strip_checks.check_strip(samples.STRIPS[sample](), samples.LONG_NAMES, lines, letters, look)


@pytest.mark.parametrize("number", sampled(range(4)))
def test_every_question_of_a_match_has_its_strip(
    number: int, lines: list[Line], letters: list[Written]
) -> None:
    options, seats = tables(GAME, number)
    strip_checks.check_match(GAME, options, seats, number, samples.LONG_NAMES, lines, letters, every=31)


@pytest.mark.parametrize("name", LONG)
@pytest.mark.parametrize("card", ["ninth_step_giant", "toss_the_kindling", "lowest_steps"])
def test_long_names_of_cards_stay_upon_them(
    name: str, card: str, written: list[tuple[str, float, float, float]]
) -> None:
    long = samples.CARDS.definitions[card].model_copy(update={"name": Name(en=name.strip(), fr=name.strip())})
    pack = starter().model_copy(update={"cards": (long,), "decks": ()})
    cards, theme = Cards(Catalogue((pack,)), Definitions(), texts_in("en")), theme_called("dark")
    for draw, sizes in ((upright_card, [(wide, HIGH) for wide in WIDTHS]),
                        (row_card, [(226, ROW), (285, ROW), (382, ROW)])):  # fmt: skip
        for size in sizes:
            written.clear()
            draw(cards, card, size, 12, theme, noble=True)
            assert max(right for _, right, _, _ in written) <= size[0] - 3
            assert max(foot for _, _, foot, _ in written) <= size[1]


# What it shows


def side_of(given: Strip, seat: int) -> ShownSide:
    return next(each for each in shown(given).sides if each.seat == seat)


def on_field(given: Strip, seat: int) -> list[str]:
    return [one.model.card for one in side_of(given, seat).pieces]


def named(given: Strip) -> list[tuple[int, str]]:
    return [(each.seat, one.model.card) for each in shown(given).sides for one in each.pieces if one.named]


def test_a_main_phase_shows_both_sides_creatures_the_hand_and_the_noble() -> None:
    given = strip(samples.mid_game(0))
    assert on_field(given, 0) == [
        "peatling_firebrand", "ninth_step_giant", "slagheap_brute", "goatherd_of_the_heights"
    ]  # fmt: skip
    assert on_field(given, 1) == ["third_cormorant", "cliffstair_guard", "stubble_fox"]
    cards = shown(given).cards
    assert {one.card for one in cards if one.held} == set(samples.HAND)
    assert [one.card for one in cards if one.noble] == ["oldrik"]


def test_an_attack_shows_creatures_and_no_card_in_a_low_picture() -> None:
    given = strip(samples.mid_game(0), "attackers", "ninth_step_giant")
    assert shown(given).cards == ()
    assert draw_strip(given, samples.NAMES, texts_in("en"), "dark").height <= 300
    assert named(given) == [(0, "ninth_step_giant")]


def test_who_blocks_stands_at_the_right_of_who_attacks() -> None:
    given = strip(samples.fight(1), "blockers", "third_cormorant")
    assert [each.seat for each in shown(given).sides] == [0, 1]
    assert [one.model.role for one in side_of(given, 0).pieces] == ["attacks", "attacks", "", ""]
    assert named(given) == [(1, "third_cormorant")]


def test_of_equal_creatures_those_of_ones_own_attack_and_all_are_aimed_at() -> None:
    one, other = (side([], board=["ninth_step_giant"]) for _ in range(2))
    view = samples.table(one, other, 0)
    assert named(strip(view, "attackers", "ninth_step_giant")) == [(0, "ninth_step_giant")]
    assert named(strip(view, "aim", "ninth_step_giant")) == [(0, "ninth_step_giant"), (1, "ninth_step_giant")]


@pytest.mark.parametrize(("kind", "seat"), [("attackers", 0), ("blockers", 1)])
def test_of_equal_creatures_those_that_can_attack_or_block_are_named(kind: str, seat: int) -> None:
    """A tapped creature neither attacks (MN-2) nor blocks."""
    giants = side([], board=["ninth_step_giant"] * 2)
    you, other = (giants, side([])) if seat == 0 else (side([]), giants)
    view = samples.table(you, other, seat)
    assert len(named(strip(view, kind, "ninth_step_giant"))) == 2
    tapped = strip(changed(view, "perms.0.tapped", True), kind, "ninth_step_giant")
    assert [(one.model.tapped, one.named) for one in side_of(tapped, seat).pieces] == [
        (True, False), (False, True)
    ]  # fmt: skip


def test_a_creature_that_has_just_come_is_not_named_among_those_that_attack() -> None:
    view = samples.table(side([], board=["ninth_step_giant"] * 2), side([]), 0)
    sick = changed(view, "perms.1.since", view.turn)
    assert [one.named for one in side_of(strip(sick, "attackers", "ninth_step_giant"), 0).pieces] == [
        True,
        False,
    ]


def test_what_is_no_creature_stands_there_where_an_answer_names_it() -> None:
    view = samples.mid_game(0)
    assert "travelling_kettle" not in on_field(strip(view), 0)
    assert "travelling_kettle" in on_field(strip(view, "main", "travelling_kettle"), 0)


def test_a_question_about_cards_shows_these_alone() -> None:
    found = shown(strip(samples.mid_game(0), "discard", *samples.HAND))
    assert found.sides == ()
    assert all(one.ringed and one.held for one in found.cards)
    found = shown(strip(samples.mid_game(0), "search", "forest"))
    assert [(one.card, one.held) for one in found.cards] == [("forest", False)]


def test_equal_cards_stand_once_with_their_number() -> None:
    view = changed(samples.mid_game(0), "sides.0.hand", ("forest", "mountain", "forest"))
    held = [(one.card, one.many) for one in shown(strip(view)).cards if one.held]
    assert held == [("forest", 2), ("mountain", 1)]


def test_what_resolves_next_stands_before_the_hand_with_its_number() -> None:
    assert shown(strip(samples.on_stack(0), "priority")).entry == (2, "signal_of_refusal")
    bird = next(one for one in side_of(strip(samples.on_stack(0)), 1).pieces if one.model.numbers)
    assert (bird.model.card, bird.model.numbers) == ("third_cormorant", (1,))


def test_the_mana_that_is_at_hand_is_the_viewers_alone() -> None:
    sides = shown(strip(samples.knowing())).sides
    assert sum(many for _, many in sides[0].mana) >= 3
    assert sides[1].mana == ()


_CHANGES: list[tuple[str, Any]] = [
    ("sides.0.hand", ("forest",)),
    ("sides.0.life", 3),
    ("sides.1.life", 3),
    ("sides.1.hand_size", 9),
    ("active", 1),
    ("touched", frozenset({"s1"})),
]


@pytest.mark.parametrize(("path", "value"), _CHANGES, ids=lambda value: str(value)[:24])
def test_a_changed_fact_changes_the_strip(path: str, value: Any) -> None:
    before, after = (strip(view) for view in (samples.mid_game(0), changed(samples.mid_game(0), path, value)))
    assert strip_facts(before) != strip_facts(after)
    assert drawn(before) != drawn(after)


def test_what_only_others_know_and_what_is_not_shown_leaves_no_trace() -> None:
    view = samples.mid_game(0)
    plain = strip_facts(strip(view)), drawn(strip(view))
    for path, value in {
        "sides.1.hand": ("island",) * 4, "sides.1.library_size": 2, "sides.0.library_size": 3, "serial": 900,
    }.items():  # fmt: skip
        other = strip(changed(view, path, value))
        assert (strip_facts(other), drawn(other)) == plain, path


def test_the_same_facts_mean_the_same_strip() -> None:
    options, _ = tables(GAME, 0)
    strip_checks.check_facts(GAME, options, samples.NAMES, 5)


def test_a_spectator_has_none() -> None:
    strip_checks.check_spectator(strip(samples.mid_game(0)), samples.NAMES)


# Words


def told(given: Strip) -> str:
    return strip_alt(given, samples.NAMES, texts_in("en"))


def test_words_tell_what_the_strip_shows() -> None:
    text = told(strip(samples.mid_game(0)))
    assert "Ann: life 17, hand 6, Mana R G G G" in text
    assert "Peatling Firebrand 2/2" in text
    assert "Your hand, 6 cards: Peatling Firebrand (R" in text


def test_words_tell_what_resolves_next() -> None:
    assert "2. Signal of Refusal" in told(strip(samples.on_stack(0), "priority"))


def test_what_is_put_right_by_hand_is_no_card() -> None:
    scene = duel().do("mend", "agree")
    view = scene.sees(scene.asked.seat)
    assert view.doing is not None
    assert view.doing.card == MENDING
    assert shown(strip(view, scene.asked.kind)).entry is None
