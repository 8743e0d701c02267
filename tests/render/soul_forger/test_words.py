"""Alt texts and the text board say what the picture shows, within Discord's limits."""

from __future__ import annotations

import pytest

from bot.texts import LOCALES, Locale, texts_in
from engines.soul_forger.seat.view import SoulForgerView
from render.soul_forger import board_alt, board_text, hand_alt
from tests.render.soul_forger import samples
from tests.render.soul_forger.samples import CARDS


def alt(view: SoulForgerView, locale: Locale = "en") -> str:
    return board_alt(view, samples.names(view), texts_in(locale))


def test_an_alt_text_in_english() -> None:
    assert alt(samples.blocked()) == (
        "Soul-Forger, turn 12, Ada: Combat. Attacking: Ada’s Kiln Imp; blocking: Bartholomé’s Sluice Warden; "
        "attacked: Bartholomé’s Tidepool Watcher. "
        "The Flow, what resolves first: 1. Ada’s Kiln Imp triggers → Sluice Warden (negated). "
        "Ada: level 6, damage 12/30, Off-guard, Ronum 6/6, experience 3, hand 6, deck 20, Forge Deck 3, "
        "Material 4, graveyard 7; Creatures: Torchline Sergeant power 1, Endurance 3 (Off-guard), "
        "Kiln Imp power 2, Endurance 3, Fleck power 1, Endurance 1 (Ember 3); Equipment: Cindermail, "
        "Kiln Knife 1 (Off-guard), Ember Falchion 2, Thumbflint Ring, Coal Bead; Actions: set in turn 3, "
        "set in turn 4. Bartholomé: level 5, damage 21/30, Ronum 5/5, experience 11, hand 8, deck 20, "
        "Forge Deck 0, Material 0, graveyard 0, removed 2; Creatures: Sluice Warden power 3, Endurance 1, "
        "Tidepool Watcher power 0, Endurance 1 (Off-guard), Droplet power 1, Endurance 1 "
        "(beneath: Cold Current); "
        "Equipment: Pearl Mail, Tidewall Trident 5, Moon Shell; Actions: set in turn 3, set in turn 4, "
        "Drowned Bell."
    )


def test_an_alt_text_in_french() -> None:
    assert alt(samples.start(), "fr") == (
        "Soul-Forger, tour 1, Ada\u00a0: Principale\u00a01. "
        "Ada\u00a0: niveau 1, dégâts 0/30, Ronum 0/1, expérience 0, main 6, deck 20, deck de forge 2, "
        "Réserve 0, cimetière 0\u00a0; Équipement\u00a0: Tablier de cendre, Couteau du four 2, "
        "Perle de charbon. Bartholomé\u00a0: niveau 1, dégâts 0/30, Ronum 0/1, expérience 0, main 0, "
        "deck 20, deck de forge 0, Réserve 0, cimetière 0\u00a0; Équipement\u00a0: Ciré, Harpon du port 3, "
        "Sifflet de coquillage."
    )


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("sample", samples.BOARDS)
def test_the_text_board_names_everything_that_lies_open(sample: str, locale: Locale) -> None:
    view = samples.BOARDS[sample]()
    text = board_text(view, samples.names(view), texts_in(locale))
    for side in view.sides:
        assert samples.NAMES[side.seat] in text
        if side.living:
            assert f"{side.damage}/{side.endurance}" in text
            assert f"{side.ronum}/{side.level}" in text
    if sample in samples.WIDEST:
        return  # there is no room to name all creatures
    for piece in view.pieces:
        if piece.up and piece.card is not None and view.sides[piece.seat].living:
            assert texts_in(locale).name(CARDS.definitions[piece.card].name) in text


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("sample", samples.WIDEST)
def test_on_the_fullest_tables_nobody_is_left_out(sample: str, locale: Locale) -> None:
    """Fewer creatures are named then, but each player's numbers are told."""
    view = samples.BOARDS[sample]()
    for told in (
        board_alt(view, samples.names(view, True), texts_in(locale)),
        board_text(view, samples.names(view, True), texts_in(locale)),
    ):
        for side in view.sides:
            assert f"{side.damage}/{side.endurance}" in told
            assert f"{side.ronum}/{side.level}" in told
        assert told.count("+") >= len(view.sides) - 1, "what is not named is counted"


def test_nobody_hears_what_lies_face_down() -> None:
    view = samples.mid_game()
    names = [CARDS.definitions[card].name.en for card in ("backdraft", "kindling_flask", "undertow_clause")]
    for told in (alt(view), board_text(view, samples.NAMES, texts_in("en"))):
        assert not any(name in told for name in names)
    assert "Backdraft, set in turn 3" in alt(samples.mid_game(0))


def test_a_hand_is_told_with_all_that_its_owner_knows() -> None:
    told = hand_alt(samples.mid_game(0), samples.NAMES, texts_in("fr"))
    assert told.startswith("Votre main, 6 cartes\u00a0: Renardeau cendré (Créature · Feu · Bête")
    assert "Vos Actions posées\u00a0: Retour de flamme T3, Fiole d’amadou T4." in told
    assert "Votre deck de forge (3)\u00a0:" in told
    assert "Votre Réserve (4, Ronum 8)\u00a0: Diablotin du four ×4." in told


@pytest.mark.parametrize("sample", samples.HANDS)
@pytest.mark.parametrize("locale", LOCALES)
def test_a_hand_is_told_within_the_limit(sample: str, locale: Locale) -> None:
    view = samples.HANDS[sample]()
    assert 0 < len(hand_alt(view, samples.names(view, True), texts_in(locale))) <= 1024


def test_what_is_ringed_in_a_hand_is_told_while_its_seat_is_asked() -> None:
    view = samples.start(0).model_copy(update={"stage": "main"})
    told = {locale: hand_alt(view, samples.names(view), texts_in(locale)) for locale in LOCALES}
    assert " Can be played now: Cinderpaw Kit, " in told["en"]
    assert " À jouer maintenant\u00a0: Renardeau cendré, " in told["fr"]
    waits = view.model_copy(update={"active": 1})
    assert " now: " not in hand_alt(waits, samples.names(view), texts_in("en"))
