"""Strips of Soul-Forger: what a question is about, in one low picture."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.texts import texts_in
from engines.kernel.cards.packs import Name
from engines.soul_forger.cards.catalogue import Catalogue, starter
from engines.soul_forger.seat.view import SoulForgerView
from render.drawing.themes import theme_called
from render.shared.strip import Strip
from render.soul_forger import draw_strip, strip_alt, strip_facts
from render.soul_forger.strip_cards import HIGH, ROW, WIDTHS, row_card, upright_card
from render.soul_forger.strip_model import ShownSide, shown
from render.soul_forger.tiles import body
from tests.engines.soul_forger.scenes import GAME, lies
from tests.engines.soul_forger.tables import table_for
from tests.profiles import sampled
from tests.render import strip_checks
from tests.render.facts import changed
from tests.render.letters import Written
from tests.render.room import Line
from tests.render.soul_forger import samples
from tests.render.soul_forger.test_legibility import HELD, made_up

KINDS = ("main", "attack", "target", "block", "window", "quest", "aim", "search", None)
FOREIGN = ("神田川のほとり", "שלום עולם", "Ольга Петровна", "عبد الرحمن")
LONG = ("Unpronounceable " * 4, "W" * 60, "À l’œuvre, Élisabeth-Françoise " * 2)


@pytest.fixture(autouse=True)
def _anew() -> None:
    """Let cards be written again, so that their letters are seen."""
    for kept in (upright_card, row_card, body):
        kept.forget()


def drawn(strip: Strip) -> bytes:
    return draw_strip(strip, samples.names(strip.view), texts_in("en"), "dark").tobytes()


def strip(view: SoulForgerView, kind: str | None = "main", *ringed: str) -> Strip:
    return Strip(view, kind, frozenset(ringed))


# Legibility


@pytest.mark.usefixtures("unpainted_table")
@pytest.mark.parametrize("seed", sampled(range(27)))
def test_a_strip_of_a_table_made_up_can_be_read(seed: int, lines: list[Line], letters: list[Written]) -> None:
    chance = Random(seed)
    view = made_up(chance)
    held = tuple(chance.choice(HELD) for _ in range(chance.choice((0, 1, 3, 6, 9, 14, 30))))
    mine = view.sides[0].model_copy(update={"hand": held, "hand_size": len(held)})
    view = view.model_copy(update={"seat": 0, "sides": (mine, *view.sides[1:])})
    named = [*held[:2], *(piece.card for piece in view.pieces[:20:3] if piece.card), "furnace_glaive"]
    names = (samples.LONG_NAMES, samples.NAMES, FOREIGN)[seed % 3][: len(view.sides)]
    given = strip(view, KINDS[seed % len(KINDS)], *chance.sample(named, chance.randint(0, len(named))))
    strip_checks.check_strip(given, names, lines, letters, seed)


@pytest.mark.usefixtures("unpainted_table")
@pytest.mark.parametrize("sample", samples.STRIPS)
def test_every_sample_can_be_read_in_every_theme(
    sample: str, lines: list[Line], letters: list[Written]
) -> None:
    given = samples.STRIPS[sample]()
    for look in range(3):
        strip_checks.check_strip(given, samples.names(given.view, long=True), lines, letters, look)


@pytest.mark.usefixtures("unpainted_table")
@pytest.mark.parametrize("number", sampled(range(3)))
def test_every_question_of_a_match_has_its_strip(
    number: int, lines: list[Line], letters: list[Written]
) -> None:
    options, seats = table_for(number)
    strip_checks.check_match(GAME, options, seats, number, samples.LONG_NAMES, lines, letters, every=37)


@pytest.mark.usefixtures("unpainted_table")
@pytest.mark.parametrize("name", LONG)
@pytest.mark.parametrize("card", ["caldera_wyrm", "backdraft", "furnace_glaive"])
def test_long_names_of_cards_stay_upon_them(
    name: str, card: str, written: list[tuple[str, float, float, float]]
) -> None:
    long = samples.CARDS.definitions[card].model_copy(update={"name": Name(en=name.strip(), fr=name.strip())})
    pack = starter()[0].model_copy(update={"cards": (long,), "decks": ()})
    catalogue = Catalogue.of(pack)
    theme, speech = theme_called("dark"), texts_in("en")
    for wide in WIDTHS:
        written.clear()
        upright_card(catalogue, card, speech, (wide, HIGH), 12, theme)
        assert max(right for _, right, _, _ in written) <= wide - 3
        assert max(foot for _, _, foot, _ in written) <= HIGH - 3
    for wide in (282, 382, 470):
        written.clear()
        row_card(catalogue, card, speech, (wide, ROW), 12, theme)
        assert max(right for _, right, _, _ in written) <= wide - 3


# What is shown


def side_of(given: Strip, seat: int) -> ShownSide:
    return next(side for side in shown(given).sides if side.seat == seat)


def on_field(given: Strip, seat: int) -> list[str | None]:
    return [one.model.card for one in side_of(given, seat).pieces]


def named(given: Strip) -> list[tuple[int, str | None]]:
    return [(side.seat, one.model.card) for side in shown(given).sides for one in side.pieces if one.named]


def test_a_main_phase_shows_both_sides_the_hand_and_what_can_be_forged() -> None:
    given = strip(samples.mid_game(0), "main", "kiln_imp", "furnace_glaive")
    assert on_field(given, 0) == ["torchline_sergeant", "kiln_imp", "fleck"]
    assert on_field(given, 1) == ["sluice_warden", "tidepool_watcher", "droplet"]
    cards = shown(given).cards
    assert {one.card for one in cards if one.held} == set(samples.HAND)
    assert [one.card for one in cards if not one.held] == ["furnace_glaive"]


def test_equal_cards_stand_once_with_their_number() -> None:
    view = changed(samples.mid_game(0), "sides.0.hand", ("kiln_imp", "backdraft", "kiln_imp"))
    assert [(one.card, one.count) for one in shown(strip(view)).cards] == [("kiln_imp", 2), ("backdraft", 1)]


def test_weapons_stand_beside_creatures_while_they_can_attack() -> None:
    view = samples.mid_game(0)
    assert "ember_falchion" in on_field(strip(view, "attack", "ember_falchion"), 0)
    assert "ember_falchion" not in on_field(strip(view, "attack", "kiln_imp"), 0)


def test_an_attack_shows_those_who_fight_and_no_card() -> None:
    given = strip(samples.mid_game(0), "attack", "kiln_imp")
    assert shown(given).cards == ()
    assert draw_strip(given, samples.NAMES[:2], texts_in("en"), "dark").height <= 300
    assert named(given) == [(0, "kiln_imp")]


def test_of_equal_creatures_those_of_ones_own_attack() -> None:
    view = samples.table(lies("kiln_imp"), lies("kiln_imp", 1), seat=0)
    assert named(strip(view, "attack", "kiln_imp")) == [(0, "kiln_imp")]
    assert named(strip(view, "aim", "kiln_imp")) == [(0, "kiln_imp"), (1, "kiln_imp")]


def test_who_blocks_stands_at_the_right_of_who_attacks() -> None:
    given = strip(samples.fight(1), "block", "droplet")
    assert [side.seat for side in shown(given).sides] == [0, 1]
    assert [side.seat for side in shown(strip(samples.fight(1), "window")).sides] == [1, 0]
    assert [one.model.role for one in side_of(given, 0).pieces] == [None, "acts", None]
    assert [one.model.role for one in side_of(given, 1).pieces] == [None, "aimed", None]


def test_a_question_about_cards_shows_these_alone() -> None:
    found = shown(strip(samples.mid_game(0), "quest", *samples.HAND))
    assert not found.with_field
    assert all(one.ringed and one.held for one in found.cards)
    found = shown(strip(samples.mid_game(0), "search", "slag_rain", "slagback_toad"))
    assert {one.card for one in found.cards if not one.held} == {"slagback_toad"}


def test_what_may_be_answered_is_shown_and_what_it_is_aimed_at_marked() -> None:
    view = samples.in_flow(1)
    assert shown(strip(view, "window")).entry == "backdraft"
    aimed = view.model_copy(update={"flow": view.flow[:2]})
    imp = next(one for one in side_of(strip(aimed, "window"), 0).pieces if one.model.card == "kiln_imp")
    assert imp.model.numbers == (1,)


def test_off_guard_is_seen_on_creatures_and_players() -> None:
    view = samples.mid_game(0)
    plain = drawn(strip(view))
    place = next(at for at, piece in enumerate(view.pieces) if piece.card == "kiln_imp")
    assert drawn(strip(changed(view, f"pieces.{place}.on", False))) != plain
    assert drawn(strip(changed(view, "sides.1.on_guard", not view.sides[1].on_guard))) != plain


def test_without_answers_that_name_anything_what_can_be_played_has_a_ring() -> None:
    rings = {one.card for one in shown(strip(samples.mid_game(0))).cards if one.ringed}
    assert rings == {"lucky_coin", "slag_rain"}, "six Ronum lie there already"
    waits = samples.mid_game(0).model_copy(update={"active": 1})
    assert not any(one.ringed for one in shown(strip(waits)).cards)


_CHANGES: list[tuple[str, Any]] = [
    ("sides.0.hand", ("kiln_imp",)),
    ("sides.0.damage", 13),
    ("sides.1.damage", 13),
    ("sides.0.xp", 9),
    ("sides.0.level", 7),
    ("sides.1.hand_size", 2),
    ("sides.1.ronum", 1),
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
        "sides.1.hand": ("kiln_imp",) * 8, "sides.1.forge": ("cindermail",), "sides.1.deck_size": 2,
        "sides.0.deck_size": 3, "turn": 40,
    }.items():  # fmt: skip
        other = strip(changed(view, path, value))
        assert (strip_facts(other), drawn(other)) == plain, path


def test_the_same_facts_mean_the_same_strip() -> None:
    options, _ = table_for(0)
    strip_checks.check_facts(GAME, options, samples.NAMES[:2])


def test_a_spectator_has_none() -> None:
    strip_checks.check_spectator(strip(samples.mid_game(0)), samples.NAMES[:2])


# Words


def told(given: Strip) -> str:
    return strip_alt(given, samples.names(given.view), texts_in("en"))


def test_words_tell_what_the_strip_shows() -> None:
    text = told(strip(samples.mid_game(0), "main", "furnace_glaive"))
    assert "Ada: level 6, damage 12/30" in text
    assert "Sluice Warden" in text
    assert "Your hand, 6 cards: Cinderpaw Kit" in text
    assert "Furnace Glaive (" in text


def test_words_tell_a_fight_and_what_may_be_answered() -> None:
    assert "Attacking: Ada’s Kiln Imp" in told(strip(samples.fight(1), "block"))
    assert "Backdraft" in told(strip(samples.in_flow(1), "window"))
