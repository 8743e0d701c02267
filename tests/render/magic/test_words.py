"""Alt texts and the text board say what the picture shows, within Discord's limits."""

from __future__ import annotations

import pytest

from bot.texts import LOCALES, Locale, texts_in
from engines.magic.seat.view import MagicView
from render.magic import board_alt, board_text, hand_alt
from render.magic.board_model import BoardModel
from render.magic.marks import signs
from tests.engines.magic import by_hand, scenes
from tests.render.magic import samples
from tests.render.magic.samples import CARDS
from tests.rules import rule


def alt(view: MagicView, locale: Locale = "en") -> str:
    return board_alt(view, samples.NAMES, texts_in(locale))


def test_an_alt_text_in_english() -> None:
    assert alt(samples.on_stack()) == (
        "Magic (Noble), turn 9, Ann’s turn: Attack, Bartholomé may answer. "
        "Stack, what resolves first: 2. Bartholomé’s Signal of Refusal → No. 1; "
        "1. Ann’s Spark from the Stack → Cormorant of the Third Skerry. "
        "Ann: life 17, hand 6, library 20, graveyard 5, exile 0, Noble face down; "
        "Creatures: Peatling Firebrand 2/2 (attacks, tapped, +1/+1 counters 1, haste), "
        "Giant of the Ninth Step 4/5 (attacks, tapped, damage 2), Slagheap Brute 3/4 (trample), "
        "Goatherd of the Heights 1/3 (tapped, mountainwalk); Others: Travelling Kettle; "
        "Lands: Mountain ×4 (1 ready), Forest ×3 (3 ready), Hedged Field ×1 (1 ready). "
        "Bartholomé: life 14, hand 4, library 20, graveyard 3, exile 0, Noble face down; "
        "Creatures: Cormorant of the Third Skerry 2/4 (target of 1, flying), "
        "Guard of the Cliff Steps 2/5 (defender), Fox of the Stubble 2/4 (tapped); "
        "Others: Bell of Five Parishes, Banner over the Hedge; "
        "Lands: Island ×3 (3 ready), Plains ×2 (2 ready)."
    )


def test_an_alt_text_in_french() -> None:
    assert alt(samples.start(), "fr") == (
        "Magic (Noble), tour 1, Tour d’Ann\u00a0: Principale 1, Ann peut agir. "
        "Ann\u00a0: vie 20, main 6, bibliothèque 20, cimetière 0, exil 0, Noble face cachée. "
        "Bartholomé\u00a0: vie 20, main 7, bibliothèque 20, cimetière 0, exil 0, Noble face cachée."
    )


def test_who_attacks_and_who_blocks_is_told_by_the_letters_of_the_picture() -> None:
    told = alt(samples.fight(blocked=True))
    assert "Giant of the Ninth Step 4/5 (attacks B, blocked" in told.replace(
        "attacks, blocked B", "attacks B, blocked"
    )
    assert "Cormorant of the Third Skerry 2/4 (blocks B" in told


@rule("MN-R32")
@pytest.mark.parametrize(("locale", "told"), [("en", "played by hand"), ("fr", "à jouer à la main")])
def test_a_permanent_that_is_played_by_hand_says_so_and_has_a_sign(locale: Locale, told: str) -> None:
    scene = scenes.Duel(scenes.side(board=["oracle", "bear"]), more=by_hand.CARDS, by_hand="agreed")
    assert f"Oracle 2/2 ({told}" in alt(scene.sees(), locale)
    pieces = BoardModel.of(scene.sees()).sides[0].creatures
    assert ["by_hand" in signs(piece) for piece in pieces] == [True, False]


@pytest.mark.parametrize(
    ("locale", "told"), [("en", "Bear 2/2 (lore counters 2"), ("fr", "Bear 2/2 (marqueurs sapience 2")]
)
def test_counters_of_any_kind_are_called_by_their_names(locale: Locale, told: str) -> None:
    scene = scenes.Duel(scenes.side(board=[scenes.lies("bear", counters=(("lore", 2),))]))
    assert told in alt(scene.sees(), locale)


def test_what_was_done_with_opening_hands_is_told() -> None:
    told = alt(samples.mulligan())
    assert "Opening hands" in told
    assert "1 mulligan" in told


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("sample", samples.BOARDS)
def test_the_text_board_names_everything_that_lies_open(sample: str, locale: Locale) -> None:
    view = samples.BOARDS[sample]()
    text = board_text(view, samples.NAMES, texts_in(locale))
    for side in view.sides:
        assert samples.NAMES[side.seat] in text
        assert str(side.life) in text
    if sample.startswith(("crowd", "full", "deep")):
        return  # there is no room to name all
    known = CARDS.named
    for perm in view.perms:
        name = (
            texts_in(locale).say("mn-picture-face-down") if "~face" in perm.card else known(perm.card)[locale]
        )
        assert name in text


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("sample", ["crowd_40", "full", "deep_stack"])
def test_on_the_fullest_tables_nobody_is_left_out(sample: str, locale: Locale) -> None:
    """Fewer permanents are named then, but numbers are told, and what is not named is counted."""
    view = samples.BOARDS[sample]()
    speech = texts_in(locale)
    for told in (board_alt(view, samples.LONG_NAMES, speech), board_text(view, samples.LONG_NAMES, speech)):
        for side in view.sides:
            assert speech.say("mn-picture-life", life=side.life) in told
            assert speech.say("mn-picture-pile", what="hand", count=side.hand_size) in told
        assert " +" in told


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("sample", samples.BOARDS)
def test_words_stay_within_the_limits(sample: str, locale: Locale) -> None:
    view = samples.BOARDS[sample]()
    for names in (samples.LONG_NAMES, ("*" * 32, "_" * 32)):
        assert len(board_alt(view, names, texts_in(locale))) <= 1024
        assert len(board_text(view, names, texts_in(locale))) <= 1900


def test_markup_in_names_is_harmless_in_the_text_board() -> None:
    assert "**\\*\\*x\\_\\_**" in board_text(samples.start(), ("**x__", "B"), texts_in("en"))


def test_nobody_hears_what_lies_face_down() -> None:
    for told in (alt(samples.attached()), board_text(samples.attached(), samples.NAMES, texts_in("en"))):
        assert "Slagheap" not in told
        assert "Aldith" not in told
    assert "really Slagheap Brute" in alt(samples.attached(0))
    assert "your Noble, face down: Aldith, Reeve of the Parishes" in alt(samples.attached(0))


def test_a_hand_is_told_with_all_that_its_owner_knows() -> None:
    told = hand_alt(samples.knowing(), samples.NAMES, texts_in("en"))
    assert told.startswith("Your hand, 6 cards: Peatling Firebrand (R, can be played, seen by both), ")
    assert "your Noble, face down: Oldrik, Who Cut the Stair (can be played)." in told
    assert "The top of your library: Giant of the Ninth Step, Forest." in told
    assert "Bartholomé’s hand, as you know it: Late Fee ×2, Island." in told


@pytest.mark.parametrize("sample", samples.HANDS)
@pytest.mark.parametrize("locale", LOCALES)
def test_a_hand_is_told_within_the_limit(sample: str, locale: Locale) -> None:
    view = samples.HANDS[sample]()
    assert 0 < len(hand_alt(view, samples.LONG_NAMES, texts_in(locale))) <= 1024
