"""Starting the game: chapter 103, MN-15 to MN-17."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import Arrange, Match, Pick
from engines.magic.seat.view import MagicView
from tests.engines.magic.pack import loadout, pack
from tests.engines.magic.scenes import GAME, OTHER, YOU
from tests.engines.position import of
from tests.rules import cr, rule


def match(seed: str = "setup", **more: Any) -> Match[Any]:
    options = {"cards": pack(), "decks": [loadout(), loadout()], "chooser": YOU, **more}
    return Match(GAME, GAME.options.model_validate(options), 2, seed)


def begun(first: str = "play", **more: Any) -> Match[Any]:
    begun = match(**more)
    begun.answer(YOU, first)
    return begun


def sees(match: Match[Any], seat: int | None) -> MagicView:
    """Return what a seat sees; None is a spectator."""
    return match.view(seat)  # pyright: ignore[reportReturnType]: this game has these


def kind(match: Match[Any]) -> tuple[int, str]:
    return match.decisions[0].seat, match.decisions[0].kind


@cr("103.1")
@rule("MN-R17", "MN-D2")
def test_who_lost_the_game_before_says_who_begins() -> None:
    assert kind(match()) == (YOU, "first")
    assert sees(begun("play"), None).first == YOU
    assert sees(begun("draw"), None).first == OTHER


@cr("103.4", "103.5")
@rule("MN-R18", "MN-2")
def test_both_begin_with_twenty_life_and_seven_cards() -> None:
    sides = sees(begun(), None).sides
    assert [(side.life, side.hand_size) for side in sides] == [(20, 7), (20, 7)]


@rule("MN-15", "MN-16")
def test_the_noble_lies_face_down_in_the_command_zone_and_the_rest_is_the_library() -> None:
    for side in sees(begun(), None).sides:
        assert [(each.card, each.up) for each in side.command] == [("", False)]
        assert side.library_size == 59 - 7


@rule("MN-14a", "MN-R9")
@pytest.mark.parametrize("cards", [60, 61, 250])
def test_the_library_begins_with_a_card_less_than_the_deck(cards: int) -> None:
    deck = {**loadout(), "deck": [*loadout()["deck"], *["forest"] * (cards - 60)]}
    for side in sees(begun(decks=[deck, deck]), None).sides:
        assert side.library_size + side.hand_size == cards - 1


@rule("MN-17", "MN-D20")
def test_its_owner_alone_may_look_at_the_noble() -> None:
    found = begun()
    assert [sees(found, seat).sides[YOU].command[0].card for seat in (YOU, OTHER)] == ["lord", ""]


@rule("MN-D3")
@cr("103.5")
def test_the_starting_player_declares_first_and_mulligans_are_taken_together() -> None:
    found = begun()
    before = sees(found, YOU).sides[YOU].hand
    assert kind(found) == (YOU, "keep")
    found.answer(YOU, "mulligan")
    assert sees(found, YOU).sides[YOU].hand == before
    assert kind(found) == (OTHER, "keep")
    found.answer(OTHER, "keep")
    assert sees(found, None).sides[YOU].mulligans == 1


@cr("103.5")
def test_a_mulligan_draws_seven_and_puts_one_card_for_each_on_the_bottom() -> None:
    found = begun()
    for number in (1, 2):
        found.answer(YOU, "mulligan")
        if number == 1:
            found.answer(OTHER, "keep")
        asked = of(Pick, found.decisions[0])
        assert (asked.kind, asked.least, asked.most) == ("bottom", number, number)
        found.answer(YOU, asked.keys[:number])
        if found.decisions[0].kind == "bottom_order":
            found.answer(YOU, of(Arrange, found.decisions[0]).keys)
        assert sees(found, None).sides[YOU].hand_size == 7 - number
        assert sees(found, None).sides[YOU].library_size == 59 - 7 + number
    assert kind(found) == (YOU, "keep")


@rule("MN-D3")
@cr("103.5")
def test_cards_go_to_the_bottom_in_any_order_which_their_owner_knows() -> None:
    for seed in range(20):
        found = match(f"order-{seed}")
        for answer in ("play", "mulligan", "keep"):
            found.answer(found.decisions[0].seat, answer)
        found.answer(YOU, of(Pick, found.decisions[0]).keys[:1])
        found.answer(YOU, "mulligan")
        asked = of(Pick, found.decisions[0])
        different = [key for key in asked.keys if "#" not in key]
        if len(different) < 2:
            continue
        found.answer(YOU, tuple(different[:2]))
        assert found.decisions[0].kind == "bottom_order"
        found.answer(YOU, (different[1], different[0]))
        assert sees(found, YOU).sides[YOU].bottom[-2:] == (different[1], different[0])  # the last lies lowest
        assert sees(found, OTHER).sides[YOU].bottom == ()
        return
    pytest.fail("no hand had two different cards")


@cr("103.5")
def test_who_has_no_cards_left_to_keep_takes_no_more_mulligans() -> None:
    found = begun()
    found.answer(YOU, "mulligan")
    found.answer(OTHER, "keep")
    while found.decisions[0].kind in ("keep", "bottom", "bottom_order"):
        asked = found.decisions[0]
        found.answer(asked.seat, "mulligan" if asked.kind == "keep" else asked.default)
    side = sees(found, None).sides[YOU]
    assert (side.mulligans, side.hand_size) == (7, 0)


@cr("103.8a")
@rule("MN-R18")
def test_the_starting_player_does_not_draw_in_the_first_turn() -> None:
    found = begun()
    found.answer(YOU, "keep")
    found.answer(OTHER, "keep")
    assert sees(found, None).step == "main_1"
    assert sees(found, None).sides[YOU].hand_size == 7
    while sees(found, None).turn == 1:
        found.answer(found.decisions[0].seat, found.decisions[0].default)
    assert sees(found, None).sides[OTHER].hand_size == 8


@rule("MN-R19")
def test_two_players_sit_down() -> None:
    assert GAME.seats == (2,)
    assert len(sees(begun(), None).sides) == 2


@cr("103.1", "103.5")
@rule("MN-R17", "MN-D2", "MN-D3")
def test_who_says_nothing_begins_and_keeps_the_hand() -> None:
    found = match()
    for answer in ("play", "keep", "keep"):
        decision = found.decisions[0]
        assert decision.default == answer
        title = found.prompt(decision.seat).default
        assert title is not None
        assert decision.kind in title.key
        found.answer(decision.seat, answer)
    assert sees(found, None).turn == 1
