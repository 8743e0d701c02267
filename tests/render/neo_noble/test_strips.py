"""Strips of Neo Noble: what a question is about, in one low picture."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.texts import texts_in
from engines.kernel.cards.packs import Name
from engines.neo_noble.cards.catalogue import Catalogue
from engines.neo_noble.seat.view import NeoNobleView
from render.drawing.themes import theme_called
from render.neo_noble import draw_strip, strip_alt, strip_facts
from render.neo_noble.art.signs import FATES
from render.neo_noble.strip_cards import HIGH, ROW, WIDTHS, night, row_card, upright_card
from render.neo_noble.strip_field import body
from render.neo_noble.strip_model import ShownColumn, shown
from render.shared.strip import Strip
from render.shared.theme_colors import WHITE
from tests.engines.neo_noble.playing import some_options
from tests.engines.neo_noble.scenes import GAME
from tests.profiles import sampled
from tests.render import strip_checks
from tests.render.contrast import too_faint
from tests.render.facts import changed
from tests.render.letters import Written
from tests.render.neo_noble import samples
from tests.render.neo_noble.test_tables import SPIRITS, a_table
from tests.render.room import Line

KINDS = ("action", "block", "react", "lane", "target_spirit", "souls", "mulligan", "look_keep", None)
FOREIGN = ("神田川のほとり", "שלום עולם")
LONG = ("Unpronounceable " * 4, "W" * 60, "À l’œuvre, Élisabeth-Françoise " * 2)


@pytest.fixture(autouse=True)
def _anew() -> None:
    """Let cards be written again, so that their letters are seen."""
    for kept in (upright_card, row_card, body):
        kept.forget()


def strip(view: NeoNobleView, kind: str | None = "action", *ringed: str) -> Strip:
    return Strip(view, kind, frozenset(ringed))


def drawn(given: Strip) -> bytes:
    return draw_strip(given, samples.NAMES, texts_in("en"), "dark").tobytes()


# Legibility


@pytest.mark.usefixtures("unpainted_table")
@pytest.mark.parametrize("seed", sampled(range(27)))
def test_a_strip_of_a_table_made_up_can_be_read(seed: int, lines: list[Line], letters: list[Written]) -> None:
    chance = Random(seed)
    view = a_table(chance, seed % 2)
    spirits = [one.key for side in view.sides for lane in side.lanes for one in lane.spirits]
    kind = KINDS[seed % len(KINDS)]
    keys = {"lane": ("0:0", "1:1"), "target_spirit": tuple(spirits[::2]), "souls": ("slot:1", "coin:0")}
    asked = samples.asked(kind or "", *keys.get(kind or "", ()))
    view = view.model_copy(update={"question": None if kind is None else asked})
    named = [*(view.sides[seed % 2].hand or ())[:2], *chance.sample(SPIRITS, 3), view.sides[0].noble]
    names = (samples.LONG_NAMES, samples.NAMES, FOREIGN)[seed % 3]
    given = strip(view, kind, *chance.sample(named, chance.choice((0, 0, 2, len(named)))))
    strip_checks.check_strip(given, names, lines, letters, seed)


@pytest.mark.usefixtures("unpainted_table")
@pytest.mark.parametrize("sample", samples.STRIPS)
def test_every_sample_can_be_read_in_every_theme(
    sample: str, lines: list[Line], letters: list[Written]
) -> None:
    for look in range(3):
        strip_checks.check_strip(samples.STRIPS[sample](), samples.LONG_NAMES, lines, letters, look)


@pytest.mark.usefixtures("unpainted_table")
@pytest.mark.parametrize("number", sampled(range(4)))
def test_every_question_of_a_match_has_its_strip(
    number: int, lines: list[Line], letters: list[Written]
) -> None:
    options = some_options(Random(number))
    strip_checks.check_match(GAME, options, 2, number, samples.LONG_NAMES, lines, letters, every=31)


@pytest.mark.usefixtures("unpainted_table")
@pytest.mark.parametrize("name", LONG)
@pytest.mark.parametrize("card", ["tax_eagle", "powder_page"])
def test_long_names_of_cards_stay_upon_them(
    name: str, card: str, written: list[tuple[str, float, float, float]]
) -> None:
    long = samples.CARDS.spirits[card].model_copy(update={"name": Name(en=name.strip(), fr=name.strip())})
    catalogue = Catalogue.of(samples.PACK.model_copy(update={"spirits": (long,), "decks": ()}))
    theme, speech = theme_called("dark"), texts_in("en")
    for draw, sizes in ((upright_card, [(wide, HIGH) for wide in WIDTHS]),
                        (row_card, [(190, ROW), (285, ROW), (440, ROW)])):  # fmt: skip
        for size in sizes:
            written.clear()
            draw(catalogue, card, speech, size, 12, theme)
            assert max(right for _, right, _, _ in written) <= size[0] - 3
            assert max(foot for _, _, foot, _ in written) <= size[1]


def test_names_stand_out_from_the_bands_of_every_fate() -> None:
    pairs = [(WHITE, tone) for fate in FATES for tone in night(fate)]
    assert too_faint(pairs) == []


# What it shows


def spirits(columns: tuple[ShownColumn, ...]) -> list[tuple[int, str]]:
    """Return the Spirits with a ring, by their lane's number; those of the side above are negative."""
    return [
        (lane.number if lane is each.near else -1 - lane.number, lane.lane.spirits[place].card)
        for each in columns
        for lane in (each.far, each.near)
        for place in sorted(lane.named)
    ]


def test_a_turn_shows_three_lanes_and_the_hand() -> None:
    found = shown(strip(samples.mid_game(0)))
    assert [(each.far.number, each.near.number) for each in found.columns] == [(2, 0), (1, 1), (0, 2)]
    assert sorted(one.card for one in found.cards) == sorted(samples.HAND)
    assert all(one.held for one in found.cards)


def test_an_attack_shows_the_two_lanes_that_fight_and_what_can_block() -> None:
    view = samples.blocking()
    found = shown(strip(view, "block"))
    (fight,) = found.columns
    assert fight.battle == view.battle
    assert (fight.far.lane.role, fight.near.lane.role) == ("acts", "aimed")
    assert {one.card for one in found.cards if one.ringed and one.blocks} == set(view.sides[1].hand or ())


def test_a_question_about_lanes_shows_no_card_and_rings_the_lanes_that_answer_it() -> None:
    found = shown(strip(samples.placing(), "lane"))
    assert found.cards == ()
    assert [each.near.meant for each in found.columns] == [True, False, True]
    assert not any(each.far.meant for each in found.columns)


def test_spirits_that_answers_name_are_ringed_covered_ones_too() -> None:
    view = samples.mid_game(0)
    covered = view.sides[0].lanes[1].spirits[0]
    asked = view.model_copy(update={"question": samples.asked("target_spirit", covered.key)})
    assert spirits(shown(strip(asked, "target_spirit")).columns) == [(1, covered.card)]
    assert drawn(strip(asked, "target_spirit")) != drawn(strip(view, "target_spirit"))


def test_a_question_about_cards_shows_these_alone() -> None:
    found = shown(strip(samples.mid_game(0), "discard_down"))
    assert found.columns == ()
    assert [side.own for side in found.sides] == [True]
    found = shown(strip(samples.mid_game(0), "pick_card", "kiln_mother"))
    assert [(one.card, one.held) for one in found.cards] == [("kiln_mother", False)]


def test_equal_cards_stand_once_with_their_number() -> None:
    view = changed(samples.mid_game(0), "sides.0.hand", ("tax_eagle", "votive_flame", "tax_eagle"))
    assert [(one.card, one.many) for one in shown(strip(view)).cards] == [
        ("votive_flame", 1),
        ("tax_eagle", 2),
    ]


def test_what_may_be_answered_stands_before_the_hand() -> None:
    assert shown(strip(samples.answering(), "react")).entry == samples.answering().stack[-1].card


def test_sources_of_a_payment_are_ringed() -> None:
    view = samples.mid_game(0).model_copy(update={"question": samples.asked("souls", "slot:0", "coin:1")})
    found = shown(strip(view, "souls"))
    assert found.sides[0].meant == {0}
    assert [each.coin_meant for each in found.columns] == [False, True, False]


def test_the_other_players_channel_shows_only_what_lies_open_and_only_where_it_is_asked_about() -> None:
    view = samples.mid_game(0)
    assert shown(strip(view)).sides[1].slots == ()
    keys = [f"1:{place}" for place, slot in enumerate(view.sides[1].channel) if slot is not None]
    asked = view.model_copy(update={"question": samples.asked("target_slot", *keys)})
    other = shown(strip(asked, "target_slot")).sides[1]
    assert len(other.meant) == len(keys)
    assert all(slot is None or slot.face_up or slot.card is None for slot in other.slots)


def test_cards_only_fill_a_low_picture() -> None:
    low = draw_strip(strip(samples.mid_game(0), "mulligan"), samples.NAMES, texts_in("en"), "dark")
    assert low.height <= 300


_CHANGES: list[tuple[str, Any]] = [
    ("sides.0.hand", ("tax_eagle",)),
    ("sides.0.lingering", 9),
    ("sides.1.hand_size", 9),
    ("sides.1.reaped", ("tax_eagle",)),
    ("sides.0.bargain", True),
    ("sides.1.lanes.0.power", 19),
    ("active", 1),
    ("touched", frozenset({"1:0"})),
    ("touched", frozenset({"player:0"})),
]


@pytest.mark.parametrize(("path", "value"), _CHANGES, ids=lambda value: str(value)[:24])
def test_a_changed_fact_changes_the_strip(path: str, value: Any) -> None:
    view = samples.mid_game(0).model_copy(update={"question": None})
    before, after = strip(view), strip(changed(view, path, value))
    assert strip_facts(before) != strip_facts(after)
    assert drawn(before) != drawn(after)


def test_what_a_lane_that_can_attack_has_gone_through_is_seen_too() -> None:
    view = samples.mid_game(0)
    able = [each.near.number for each in shown(strip(view)).columns if each.near.meant]
    assert able
    for number in able:
        assert drawn(strip(changed(view, "touched", frozenset({f"0:{number}"})))) != drawn(strip(view))


def test_what_only_others_know_and_what_is_not_shown_leaves_no_trace() -> None:
    view = samples.mid_game(0)
    plain = strip_facts(strip(view)), drawn(strip(view))
    for path, value in {
        "sides.1.hand": ("kiln_mother",) * 4, "sides.1.deck_size": 2, "sides.0.deck_size": 3, "serial": 90,
    }.items():  # fmt: skip
        other = strip(changed(view, path, value))
        assert (strip_facts(other), drawn(other)) == plain, path


def test_the_same_facts_mean_the_same_strip() -> None:
    strip_checks.check_facts(GAME, some_options(Random(0)), samples.NAMES)


def test_a_spectator_has_none() -> None:
    strip_checks.check_spectator(strip(samples.mid_game(0)), samples.NAMES)


# Words


def told(given: Strip) -> str:
    return strip_alt(given, samples.NAMES, texts_in("en"))


def test_words_tell_what_the_strip_shows() -> None:
    text = told(strip(samples.mid_game(0)))
    assert "Ada: reaped 2/4" in text
    assert "Left 7/3, 2/4: Seal-Bearer 5/3" in text
    assert "Your hand, 5 cards: Votive Flame (Errant, cost 0, 1/1)" in text


def test_words_tell_the_attack_and_what_can_block() -> None:
    text = told(strip(samples.blocking(), "block"))
    assert "Attack: Ada, Left, Power 7, against Bartholomé, Right" in text
    assert "Can Block now: Ember Cat, Powder Page, Coal Bruiser, Kiln Mother" in text
