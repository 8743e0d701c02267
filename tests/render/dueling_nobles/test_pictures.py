"""What boards and hands of Dueling Nobles show, and to whom."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import ImageChops

from bot.texts import texts_in
from engines.dueling_nobles.options import NoblesOptions
from engines.dueling_nobles.seat.view import NoblesView
from render.drawing.themes import THEMES, Colour, theme_called
from render.dueling_nobles import draw_board, draw_hand, hand_facts
from render.dueling_nobles.words import Use, ace_decides, uses_of
from render.process.encode import encode
from tests.render import samples
from tests.render.contrast import contrast
from tests.render.facts import changed
from tests.render.room import Line

HELD = ("7H", "10D", "2S", "AC", "4S", "9C", "3D")


def test_the_board_has_the_size_that_was_agreed() -> None:
    image = draw_board(samples.start(), samples.NAMES, texts_in("en"), "dark")
    assert (image.size, image.mode) == ((1200, 774), "RGB")


def test_the_same_view_gives_the_same_bytes() -> None:
    first, second = (
        encode(draw_board(samples.tie(), samples.NAMES, texts_in("fr"), "light")) for _ in range(2)
    )
    assert first == second


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("seats.1.hand_size", 3),
        ("seats.1.resources", 5),
        ("seats.0.used_suits", ("S",)),
        ("seats.0.shown", ("AC",)),
        ("seats.0.courtyard.2.wounds", 1),
        ("seats.0.courtyard.2.taxed", True),
        ("seats.0.courtyard.1.boost", "3S"),
        ("seats.0.courtyard.0.bonus", 3),
        ("number_deck_size", 27),
        ("noble_deck_size", 5),
        ("discard", ("9C",)),
        ("turn", 2),
        ("active", 1),
        ("turns_without_duel", 12),
        ("may_claim_draw", True),
    ],
)
def test_whatever_changes_on_the_table_changes_the_picture(path: str, value: Any) -> None:
    view = changed(samples.start(), "turns_without_duel", 11)
    other = changed(view, path, value)
    plain, new = (draw_board(each, samples.NAMES, texts_in("en"), "dark") for each in (view, other))
    assert ImageChops.difference(plain, new).getbbox()


def test_viewer_sits_at_the_bottom() -> None:
    view = samples.start()
    mine = draw_board(view, samples.NAMES, texts_in("en"), "dark")
    watched = draw_board(view.model_copy(update={"seat": None}), samples.NAMES, texts_in("en"), "dark")
    theirs = draw_board(view.model_copy(update={"seat": 1}), samples.NAMES, texts_in("en"), "dark")
    assert mine.tobytes() == watched.tobytes()
    bar, below = (30, 10, 1170, 68), (30, 706, 1170, 764)
    assert mine.crop(below).tobytes() == theirs.crop(bar).tobytes()


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        draw_hand(samples.announced(), samples.NAMES, texts_in("en"), "dark")


@pytest.mark.parametrize(
    ("cards", "over", "decided"),
    [
        ((("AC",), ()), True, True),
        ((("9D",), ("AS",)), True, True),
        ((("AC",), ("AS",)), True, False),
        ((("9D",), ()), True, False),
        ((("AC",), None), False, False),
    ],
)
def test_an_ace_decides_where_the_other_side_has_none(
    cards: tuple[tuple[str, ...], tuple[str, ...] | None], over: bool, decided: bool, lines: list[Line]
) -> None:
    """DN-53, DN-54: the totals are struck out, and it is said."""
    one, other = (
        samples.duellist(seat, card, dice=(3,), subtotal=14, cards=played)
        for seat, card, played in ((0, "JD", cards[0]), (1, "JS", cards[1]))
    )
    fight = samples.duel(one, other, over=over, winner=0 if decided else None)
    assert ace_decides(fight) is decided
    view = samples.jack_wins().model_copy(update={"duel": fight})
    draw_board(view, samples.NAMES, texts_in("en"), "dark")
    assert ("Ace wins" in [line.text for line in lines]) is decided


def test_who_has_won_the_match_has_a_bar_of_gold() -> None:
    view = samples.won()
    lost = view.model_copy(update={"result": samples.drawn().result})
    gold, plain = (
        draw_board(each, samples.NAMES, texts_in("en"), "dark").getpixel((600, 735)) for each in (view, lost)
    )
    assert isinstance(gold, tuple)
    assert isinstance(plain, tuple)
    assert gold[0] > plain[0] + 80


# What the cards of a hand are good for


def _holding(seat: int = 0, **changes: Any) -> NoblesView:
    view = samples.start() if seat == 0 else samples.answered()
    sides = list(view.seats)
    sides[seat] = sides[seat].model_copy(update={"hand": HELD, "hand_size": len(HELD)})
    return view.model_copy(update={"seats": tuple(sides)} | changes)


def test_twos_and_threes_are_boosts_at_the_beginning_of_ones_turn() -> None:
    """DN-19, DN-21."""
    view = _holding()
    assert uses_of(view) == {"2S": Use("boost"), "3D": Use("boost")}
    for path, value in (
        ("active", 1),
        ("phase", "announce"),
        ("marks.boost_played", True),
        ("marks.income_taken", True),
    ):
        assert uses_of(changed(view, path, value)) == {}


def test_a_boost_needs_a_noble_without_one_unless_the_old_one_is_discarded() -> None:
    """DN-20, DN-R12."""
    view = _holding()
    mine = view.seats[0]
    full = tuple(noble.model_copy(update={"boost": "2H"}) for noble in mine.courtyard)
    laden = view.model_copy(update={"seats": (mine.model_copy(update={"courtyard": full}), view.seats[1])})
    assert uses_of(laden) == {}
    replacing = laden.model_copy(update={"options": NoblesOptions(boost_replace="discard_old")})
    assert set(uses_of(replacing)) == {"2S", "3D"}


def test_in_a_duel_every_card_can_be_played_by_the_one_who_is_asked() -> None:
    """DN-46 to DN-49: a card of the noble's suit adds two more, an ace nothing (DN-R36)."""
    view = _holding(1)
    found = uses_of(view)
    assert set(found) == set(HELD)
    assert {card for card, use in found.items() if use.said} == {"7H"}
    assert found["7H"] == Use("bonus", 2)
    assert found["AC"] == Use("")
    assert uses_of(view.model_copy(update={"phase": "attacker_cards"})) == {}


def test_blind_cards_are_chosen_by_both() -> None:
    """H7."""
    view = _holding(1).model_copy(
        update={"phase": "attacker_cards", "options": NoblesOptions(blind_cards=True)}
    )
    assert set(uses_of(view)) == set(HELD)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("seats.0.resources", 3),
        ("seats.0.used_suits", ("H",)),
        ("seats.0.shown", ("AC",)),
        ("seats.0.glimpse", ("2H",)),
        ("marks.boost_played", True),
        ("active", 1),
    ],
)
def test_what_changes_a_hands_picture_is_among_its_facts(path: str, value: Any) -> None:
    view = _holding()
    other = changed(view, path, value)
    first, second = (draw_hand(each, samples.NAMES, texts_in("en"), "dark") for each in (view, other))
    assert first.tobytes() != second.tobytes()
    assert hand_facts(view) != hand_facts(other)


def test_what_the_other_does_leaves_a_hand_as_it_is() -> None:
    view = _holding()
    other = changed(changed(view, "seats.1.resources", 9), "number_deck_size", 3)
    assert hand_facts(view) == hand_facts(other)


# Texts upon colours that all games share


@pytest.mark.parametrize("theme_name", THEMES)
def test_text_stands_out_from_the_grounds_that_games_share(theme_name: str) -> None:
    theme = theme_called(theme_name)
    grounds = (theme.felt, theme.felt_edge, theme.panel)
    pairs: list[tuple[Colour, Colour]] = [
        (ink, ground) for ink in (theme.ink, theme.quiet, theme.gold) for ground in grounds
    ]
    pairs += [(theme.gold_ink, theme.gold), (theme.face_ink, theme.face), (theme.face, theme.face_ink)]
    assert [pair for pair in pairs if contrast(*pair) < 4.5] == []


@pytest.mark.parametrize(
    ("name", "drawn"),
    [("Ada 🎉", "Ada"), ("𝓐𝓭𝓪", "Ada"), ("Zoë Çelik", "Zoë Çelik"), ("Ольга", "Ольга"), ("🔥🔥", "Player 1")],
)
def test_names_are_written_in_letters_that_the_font_has(name: str, drawn: str) -> None:
    fancy = draw_board(samples.start(), (name, "B"), texts_in("en"), "dark")
    plain = draw_board(samples.start(), (drawn, "B"), texts_in("en"), "dark")
    assert fancy.tobytes() == plain.tobytes()
