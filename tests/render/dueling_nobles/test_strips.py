"""Strips of Dueling Nobles: what a question is about, in one low picture."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.texts import texts_in
from engines.dueling_nobles import DuelingNobles, NoblesOptions
from engines.dueling_nobles.seat.view import NoblesView
from render import THEMES
from render.drawing.themes import theme_called
from render.dueling_nobles import draw_board, draw_strip, strip_alt, strip_facts
from render.dueling_nobles.cards import COURT
from render.dueling_nobles.strip import card_places
from render.dueling_nobles.strip_model import shown
from render.dueling_nobles.theme_colors import look_of
from render.shared.box import Box
from render.shared.strip import Strip
from tests.profiles import sampled
from tests.render import samples, strip_checks
from tests.render.colours import seen_apart
from tests.render.contrast import too_faint
from tests.render.dueling_nobles.test_legibility import DECK, made_up, overlap
from tests.render.dueling_nobles.test_matches import OPTIONS
from tests.render.facts import changed
from tests.render.letters import Written
from tests.render.room import Line

KINDS = ("prepare", "announce_noble", "announce_target", "redirect", "attacker_cards", "boost_noble",
         "club_take", "spend", None)  # fmt: skip
FOREIGN = ("神田川のほとり", "שלום עולם")


def drawn(strip: Strip, theme: str = "dark") -> bytes:
    return draw_strip(strip, samples.NAMES, texts_in("en"), theme).tobytes()


def strip(view: NoblesView, kind: str | None = "prepare", *ringed: str) -> Strip:
    return Strip(view, kind, frozenset(ringed))


# Legibility


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("seed", sampled(range(27)))
def test_a_strip_of_a_table_made_up_can_be_read(seed: int, lines: list[Line], letters: list[Written]) -> None:
    chance = Random(seed)
    view = made_up(chance)
    hand = tuple(chance.sample(DECK, chance.choice((0, 1, 5, 9, 10, 18, 27, 40))))
    mine = view.seats[0].model_copy(update={"hand": hand, "hand_size": len(hand)})
    view = view.model_copy(update={"seat": 0, "seats": (mine, view.seats[1])})
    named = [*hand[:3], *(one.card for side in view.seats for one in side.courtyard), "5H"]
    given = strip(view, KINDS[seed % len(KINDS)], *chance.sample(named, chance.randint(0, len(named))))
    names = (samples.LONG_NAMES, samples.NAMES, FOREIGN)[seed % 3]
    strip_checks.check_strip(given, names, lines, letters, seed)


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("sample", samples.STRIPS)
def test_every_sample_can_be_read_in_every_theme(
    sample: str, lines: list[Line], letters: list[Written]
) -> None:
    for look in range(3):
        strip_checks.check_strip(samples.STRIPS[sample](), samples.LONG_NAMES, lines, letters, look)


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_every_question_of_a_match_has_its_strip(
    number: int, lines: list[Line], letters: list[Written]
) -> None:
    game = DuelingNobles()
    strip_checks.check_match(game, OPTIONS[number], 2, number, samples.LONG_NAMES, lines, letters)


@pytest.mark.parametrize("count", [*range(20), 27, 30, 40])
def test_any_number_of_cards_has_room_and_none_covers_another(count: int) -> None:
    for wide in (1164, 980):
        boxes = card_places(count, Box(18, 0, wide, 0))
        for place, one in enumerate(boxes):
            assert 18 <= one.x < one.end <= 18 + wide
            assert not any(overlap(one, other) for other in boxes[:place])
        assert len(boxes) == min(count, 36 if wide == 1164 else 30)


@pytest.mark.parametrize("theme", THEMES)
def test_text_stands_out_from_its_ground(theme: str) -> None:
    look = look_of(theme_called(theme))
    pairs = [(look.ink, ground) for ground in (*look.ground, look.damask, *look.bar)]
    assert too_faint(pairs) == []


# What is shown


def test_a_turn_begins_with_ones_nobles_cards_and_resources() -> None:
    found = shown(strip(samples.prepared()))
    assert [[one.noble.card for one in court] for court in found.courts] == [["QH", "JD", "KD"]]
    assert {one.card for one in found.cards} == set(samples.prepared().seats[0].hand or ())
    assert found.purse == (12, ("H", "C"))


def test_who_is_challenged_is_compared_by_what_each_can_expect() -> None:
    found = shown(strip(samples.start(), "announce_target", "KH"))
    mine, theirs = found.courts
    assert [(one.noble.card, one.expected) for one in mine] == [("QH", 21.5), ("JD", 14.5), ("KD", 20)]
    assert [one.noble.card for one in theirs if one.named] == ["KH"]
    assert found.cards == ()


def test_a_redirection_shows_who_attacks_and_who_is_challenged() -> None:
    given = samples.STRIPS["strip_redirect"]()
    marks = {one.noble.card: one.mark for court in shown(given).courts for one in court}
    assert marks == {"KH": None, "QD": None, "JS": "aimed", "QH": "acts", "JD": None, "KD": None}
    assert shown(given).courts[0][0].noble.card == "KH", "one's own nobles stand at the left"


def test_cards_in_a_duel_stand_below_both_totals(lines: list[Line]) -> None:
    given = samples.STRIPS["strip_defender"]()
    draw_strip(given, samples.NAMES, texts_in("en"), "dark")
    totals = [line for line in lines if line.box[3] - line.box[1] > 60]
    assert [line.text for line in sorted(totals, key=lambda line: line.box[0])] == ["26", "34"]
    assert [one.bonus for one in shown(given).cards] == [2, 2, 0]


def test_nobles_to_choose_from_stand_alone() -> None:
    found = shown(strip(samples.pick(), "pick", "QH"))
    assert [one.card for one in found.open if one.named] == ["QH"]
    assert (found.courts, found.cards, found.purse) == ((), (), None)
    drafted = samples.draft().model_copy(update={"seat": 0})
    assert len(shown(strip(drafted, "draft", *drafted.draft)).open) == len(drafted.draft)


def test_what_is_taken_from_the_discard_pile_is_shown_in_the_place_of_the_hand() -> None:
    found = shown(strip(samples.prepared(), "club_take", "5H", "8C"))
    assert [one.card for one in found.cards] == ["5H", "8C"]
    assert not found.held


def test_without_answers_that_name_anything_what_can_be_played_has_a_ring() -> None:
    assert [one.card for one in shown(strip(samples.start())).cards if one.named] == ["2S"]
    waits = samples.start().model_copy(update={"active": 1})
    assert not any(one.named for one in shown(strip(waits)).cards)


def test_a_strip_is_low() -> None:
    for name, most in {"strip_prepare": 360, "strip_target": 300, "strip_defender": 350}.items():
        image = draw_strip(samples.STRIPS[name](), samples.NAMES, texts_in("en"), "dark")
        assert image.height <= most, name


_CHANGES: list[tuple[str, Any]] = [
    ("seats.0.hand", ("7H",)),
    ("seats.0.resources", 3),
    ("seats.0.used_suits", ("S",)),
    ("seats.0.shown", ()),
    ("seats.0.courtyard.0.wounds", 0),
    ("seats.0.courtyard.0.boost", None),
    ("seats.0.courtyard.0.bonus", 9),
    ("seats.0.courtyard.2.taxed", False),
    ("touched", frozenset({"JD"})),
]


@pytest.mark.parametrize(("path", "value"), _CHANGES, ids=lambda value: str(value)[:24])
def test_a_changed_fact_changes_the_strip(path: str, value: Any) -> None:
    before, after = (strip(view) for view in (samples.prepared(), changed(samples.prepared(), path, value)))
    assert strip_facts(before) != strip_facts(after)
    assert drawn(before) != drawn(after)


def test_what_only_others_know_and_what_is_not_shown_leaves_no_trace() -> None:
    plain = strip_facts(strip(samples.prepared())), drawn(strip(samples.prepared()))
    for path, value in {
        "seats.1.hand": ("2H",), "seats.1.hand_size": 2, "seats.1.rejected": ("JC",), "number_deck_size": 3,
        "turn": 40,
    }.items():  # fmt: skip
        other = strip(changed(samples.prepared(), path, value))
        assert (strip_facts(other), drawn(other)) == plain, path


def test_the_same_facts_mean_the_same_strip() -> None:
    strip_checks.check_facts(DuelingNobles(), NoblesOptions(), samples.NAMES)


def test_a_spectator_has_none() -> None:
    strip_checks.check_spectator(strip(samples.prepared()), samples.NAMES)


# Wounds on the board


@pytest.mark.parametrize("rank", COURT)
@pytest.mark.parametrize("count", [3, 6, 11])
def test_a_wound_is_seen_at_400_pixels_without_colours(rank: str, count: int) -> None:
    """On a board 400 wide ninety pixels change in lightness: a mark of ten by nine."""
    cards = [rank + "H", *(f"{other}{suit}" for other in COURT for suit in "DCS")][:count]

    def seen(wounds: int) -> Image.Image:
        court = [samples.noble(card, wounds if card == cards[0] else 0) for card in cards]
        view = samples.table(samples.side(*court), samples.side(samples.noble("JH")), seat=0)
        return draw_board(view, samples.NAMES, texts_in("en"), "dark").resize((400, 300))

    assert seen_apart(seen(0), seen(1)) >= 90


# Words


def told(given: Strip) -> str:
    return strip_alt(given, samples.NAMES, texts_in("en"))


def test_words_tell_what_the_strip_shows() -> None:
    text = told(strip(samples.prepared()))
    assert "Ada: Q♥ 12 +6 +3 (3♠), wounds 1/2" in text
    assert "Your hand, 7 cards: 7♥" in text
    assert "12 resources" in text
    assert "expected 21.5" in told(strip(samples.start(), "announce_target", "KH"))


def test_words_tell_the_duel_and_what_can_be_chosen() -> None:
    assert "34" in told(samples.STRIPS["strip_defender"]())
    assert told(strip(samples.pick(), "pick")).startswith("Nobles to choose from: Q♥")
