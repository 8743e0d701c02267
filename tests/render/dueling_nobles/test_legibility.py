"""Everything can be read at 400 pixels: sizes of letters, room, contrast, on tables made up by chance.

`TABLES=1000` looks at so many of them.
"""

from __future__ import annotations

import os
from itertools import combinations
from random import Random
from typing import Any

import pytest

from bot.texts import LOCALES, texts_in
from engines.dueling_nobles.options import NoblesOptions
from engines.dueling_nobles.seat.view import DuellistView, DuelView, NoblesView, NobleView, SeatView
from engines.kernel import Result
from render import THEMES
from render.drawing.lettering import heading, width
from render.drawing.themes import theme_called
from render.dueling_nobles import draw_board, draw_hand, tokens
from render.dueling_nobles.art.figures import SUITS
from render.dueling_nobles.cards import COURT
from render.dueling_nobles.ground import YARD, lit
from render.dueling_nobles.places import (
    DUELLIST,
    HIGH,
    MOST,
    SEEN,
    SLIM,
    WHOLE,
    WIDE,
    house,
    nobles,
    open_nobles,
    page_of,
    piles,
    place_of_bar,
    side,
    stands,
)
from render.dueling_nobles.theme_colors import BONUS, GOLD, INK, NIGHT, PALE_GOLD, PAPER, SLATE, look_of
from render.dueling_nobles.words import house_rules
from render.shared.box import Box
from render.shared.theme_colors import WHITE
from tests.profiles import sampled
from tests.render import samples
from tests.render.contrast import too_faint
from tests.render.letters import LEAST, Written, check_letters
from tests.render.room import Line, check_room

NUMBERS = 42
"""Of what decides: fourteen pixels at 400."""
TOTALS = 118
NAMES = 32
"""Of a player in the bar, before the name is cut."""
RANKS = 27
"""Of the rank of a card in hand: nine pixels at 400."""
TABLES = int(os.environ.get("TABLES", "40"))
COURTIERS = [rank + suit for rank in COURT for suit in SUITS]
DECK = [f"{rank}{suit}" for rank in ("A", *range(2, 11)) for suit in SUITS]
BOOSTS = [card for card in DECK if card[:-1] in ("2", "3")]
PHASES = ("prepare", "announce", "redirect", "attacker_cards", "defender_cards", "over")


def made_up(chance: Random) -> NoblesView:
    """Return a table on which chance has laid anything that can lie there."""
    courtiers = chance.sample(COURTIERS, chance.choice((1, 4, 6, 8, 12)))
    first = chance.randint(0, len(courtiers))
    boosts = chance.sample(BOOSTS, len(BOOSTS))
    cards = chance.sample(DECK, len(DECK))
    courts = courtiers[:first], courtiers[first:]
    over = chance.random() < 0.15
    options = NoblesOptions().model_copy(
        update={
            **{rule: chance.random() < 0.3 for rule in ("best_of_three", "compensation", "blind_cards")},
            **{rule: chance.random() < 0.3 for rule in ("restless_courts", "open_draft", "glass_nobles")},
            "boost_suit_bonus": chance.choice(("off", "on")),
        }
    )
    sides = [_side(chance, court, boosts, cards) for court in courts]
    fight = None
    if all(courts) and chance.random() < 0.7:
        fight = _fight(chance, chance.choice(courts[0]), chance.choice(courts[1]), cards)
    return samples.table(
        *sides,
        seat=chance.choice((None, 0, 1)),
        phase="over" if over else chance.choice(PHASES),
        active=chance.randint(0, 1),
        turn=chance.choice((1, 14, 130)),
        game_number=chance.randint(1, 3),
        options=options,
        result=Result(chance.choice(((), (0,), (1,))), "stalled") if over else None,
        duel=fight,
        discard=tuple(cards[: chance.choice((0, 1, 22))]),
        number_deck_size=chance.choice((0, 4, 40)),
        noble_deck_size=chance.randint(0, 12),
        turns_without_duel=chance.choice((0, 12, 27, 40)),
        may_claim_draw=chance.random() < 0.3,
    )


def _side(chance: Random, court: list[str], boosts: list[str], cards: list[str]) -> SeatView:
    lying: list[NobleView] = []
    for card in court:
        limit = 3 if card[0] == "K" else 2
        boost = boosts.pop() if boosts and chance.random() < 0.5 else None
        bonus = 3 * (len(court) - 1) if card[0] == "Q" else 0
        lying.append(
            samples.noble(
                card, chance.randrange(limit), boost, bonus, card[0] == "K" and chance.random() < 0.5
            )
        )
    return samples.side(
        *lying,
        hand=chance.choice((0, 6, 14, 28)),
        resources=chance.choice((0, 3, 16, 302)),
        shown=tuple(cards[: chance.choice((0, 0, 1, 2, 5))]),
        used_suits=tuple(suit for suit in SUITS if chance.random() < 0.4),
        wins=chance.randint(0, 1),
    )


def _fight(chance: Random, one: str, other: str, cards: list[str]) -> DuelView:
    rolled = chance.random() < 0.8
    over = rolled and chance.random() < 0.4
    both = [_duellist(chance, seat, card, cards, rolled, over) for seat, card in ((0, one), (1, other))]
    winner = chance.choice((0, 1, None)) if over else None
    hurt = tuple(each.card for each in both if over and each.seat != winner)
    return samples.duel(
        *both,
        redirected_from=chance.choice((None, None, "JS")),
        over=over,
        winner=winner,
        wounded=hurt,
        died=hurt if chance.random() < 0.4 else (),
    )


def _duellist(
    chance: Random, seat: int, card: str, cards: list[str], rolled: bool, over: bool
) -> DuellistView:
    most = 2 if card[0] == "J" else 1
    played = tuple(chance.sample(cards, chance.randint(0, most)))
    shown = played if over or (rolled and chance.random() < 0.5) else None
    dice = tuple(chance.randint(1, 6) for _ in range(2 if card[0] == "K" else 1)) if rolled else ()
    return samples.duellist(
        seat,
        card,
        queen=chance.choice((0, 6, 33)) if card[0] == "Q" else 0,
        boost=chance.choice((0, 2, 3, 5)),
        dice=dice,
        subtotal=chance.choice((12, 28, 44)) if rolled else None,
        cards=shown,
        suit_bonus=2 * sum(each[-1] == card[-1] for each in shown or ()),
        total=chance.choice((14, 36, 74)) if shown is not None else None,
    )


def names_for(chance: Random) -> tuple[str, ...]:
    return chance.choice((samples.NAMES, samples.LONG_NAMES, ("Zoë → Œ", "Ольга")))


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("seed", sampled(range(TABLES)))
def test_whatever_lies_on_a_table_is_read_at_400_pixels(
    seed: int, lines: list[Line], letters: list[Written]
) -> None:
    chance = Random(seed)
    view = made_up(chance)
    draw_board(view, names_for(chance), texts_in(chance.choice(LOCALES)), chance.choice(THEMES))
    check_room(lines, HIGH)
    check_letters(letters)
    away = (
        set[str]()
        if view.duel is None or view.duel.over
        else {view.duel.attacker.card, view.duel.defender.card}
    )
    decide = [f"{count}" for each in view.seats for count in (each.resources, each.hand_size)]
    decide += [str(one.strength) for each in view.seats for one in each.courtyard if one.card not in away]
    written = [line.text for line in letters if line.size >= NUMBERS]
    assert [number for number in decide if number not in written] == []
    if view.duel is not None:
        totals = [
            one.subtotal if one.total is None else one.total
            for one in (view.duel.attacker, view.duel.defender)
        ]
        large = [line.text for line in letters if line.size >= TOTALS]
        assert large == [str(number) for number in totals if number is not None]


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("seed", sampled(range(max(8, TABLES // 5))))
def test_whatever_a_seat_holds_is_read_at_400_pixels(
    seed: int, lines: list[Line], letters: list[Written]
) -> None:
    chance = Random(seed)
    view = samples.start() if chance.random() < 0.5 else samples.rolled()
    held = chance.choice((0, 1, 4, 5, 8, 9, 10, 12, 18, 24, 28, 40))
    seen = chance.choice((None, None, 0, 5, 12, 40 - held))
    cards = chance.sample(DECK, len(DECK))
    glimpse = None if seen is None else tuple(cards[held : held + seen])
    mine = view.seats[0].model_copy(
        update={
            "hand": tuple(cards[:held]),
            "glimpse": glimpse,
            "shown": tuple(cards[: chance.randint(0, held)]),
        }
    )
    view = view.model_copy(update={"seats": (mine, view.seats[1])})
    image = draw_hand(view, names_for(chance), texts_in(chance.choice(LOCALES)), chance.choice(THEMES))
    assert image.width == WIDE
    assert image.height <= 900
    check_room(lines, image.height)
    check_letters(letters)


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("sample", samples.BOARDS)
def test_no_text_of_a_board_is_clipped_or_covers_another(
    sample: str, locale: Any, lines: list[Line], letters: list[Written]
) -> None:
    view = samples.BOARDS[sample]()
    draw_board(view, samples.names(view, sample in samples.WIDEST), texts_in(locale), "dark")
    check_room(lines, HIGH)
    check_letters(letters)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_house_rule_is_cut(locale: Any) -> None:
    switches = {name: True for name, field in NoblesOptions.model_fields.items() if field.annotation is bool}
    options = NoblesOptions().model_copy(update=switches | {"boost_suit_bonus": "on"})
    rules = house_rules(options, texts_in(locale))
    assert len(rules) == 8
    for name in rules:
        assert width(name, LEAST) <= house(len(rules)).wide - 10, name
    assert house(len(rules)).foot <= place_of_bar(near=True).y


# Layouts


def overlap(one: Box, other: Box) -> bool:
    across = min(one.end, other.end) - max(one.x, other.x)
    down = min(one.foot, other.foot) - max(one.y, other.y)
    return across > 0.5 and down > 0.5


@pytest.mark.parametrize("count", range(1, MOST + 1))
def test_any_number_of_nobles_has_room_and_none_covers_another(count: int) -> None:
    column = [place.card for place in piles(ruled=False)]
    for near in (False, True):
        boxes = nobles(near, count)
        for one, other in combinations([*boxes, *column, place_of_bar(near)], 2):
            assert not overlap(one, other), (one, other)
        edges = side(near)
        for box in boxes:
            assert 0 <= box.x < box.end <= house(1).x
            assert edges.y <= box.y < box.foot <= edges.foot
    for one, other in combinations(open_nobles(count), 2):
        assert not overlap(one, other)
    assert all(YARD[0] < box.y < box.foot < YARD[1] - 16 for box in open_nobles(count))


def test_few_nobles_are_as_large_as_the_style_sheet_has_them() -> None:
    sizes = [{(box.wide, box.high) for box in nobles(True, count)} for count in (1, 7, 8, 12)]
    assert sizes == [{WHOLE}, {WHOLE}, {SLIM}, {SLIM}]
    assert WHOLE[0] == 126


def test_the_two_sides_of_a_duel_keep_to_the_yard_and_apart() -> None:
    boxes = [box for stand in stands() for box in (stand.card, stand.sums)]
    boxes += [place.card for place in piles(ruled=False)]
    boxes += [Box(stand.total - 74, YARD[0] + 74, 148, 84) for stand in stands()]
    for one, other in combinations(boxes, 2):
        assert not overlap(one, other), (one, other)
    for stand in stands():
        assert stand.card.wide == DUELLIST
        assert YARD[0] < stand.sums.y < stand.sums.foot < YARD[1]


@pytest.mark.parametrize("ruled", [False, True])
def test_piles_keep_apart_from_one_another_and_from_house_rules(ruled: bool) -> None:
    boxes = [box for place in piles(ruled) for box in (place.card, place.label)]
    boxes += [house(8)] if ruled else []
    for one, other in combinations(boxes, 2):
        assert not overlap(one, other), (one, other)


@pytest.mark.parametrize("count", [0, 1, 4, 5, 8, 9, 10, 18, 28, 32, 40])
@pytest.mark.parametrize("seen", [None, 0, 6, 11, 14, 40])
def test_cards_of_any_hand_have_room(count: int, seen: int | None) -> None:
    page = page_of(count, seen)
    boxes = [*page.cards, *page.seen, *([page.shelf] if page.shelf else [])]
    for one, other in combinations([*boxes, place_of_bar(near=False)], 2):
        assert not overlap(one, other), (one, other)
    assert (len(page.cards), len(page.seen)) == (count, seen or 0)
    assert page.high <= 900 or count + (seen or 0) > len(DECK)
    for box in boxes:
        assert 4 <= box.x < box.end <= WIDE - 4
        assert box.foot <= page.high
        assert box.high == 52 or round(box.wide * 0.44) >= RANKS


@pytest.mark.parametrize(("count", "wide"), [(1, 286), (4, 286), (5, 272), (8, 272), (9, 230), (10, 230)])
def test_cards_of_a_small_hand_are_as_large_as_the_style_sheet_has_them(count: int, wide: int) -> None:
    page = page_of(count, None)
    assert {box.wide for box in page.cards} == {wide}
    assert page.high <= (510 if count <= 4 else 900)
    assert SEEN >= 94


# Colours


@pytest.mark.parametrize("theme_name", THEMES)
def test_text_stands_out_from_its_ground(theme_name: str) -> None:
    theme = theme_called(theme_name)
    look = look_of(theme)
    pairs = [(look.ink, ground) for ground in (*look.ground, *look.bar)]
    pairs += [(ink, ground) for ink in (PAPER, PALE_GOLD) for ground in (NIGHT, *lit(theme))]
    pairs += [(INK, ground) for ground in (*look.gold, PAPER, BONUS)]
    pairs += [
        (look.harm_ink, look.harm),
        (WHITE, NIGHT),
        (WHITE, SLATE),
        (GOLD, NIGHT),
        (look.ghost, look.shade),
    ]
    pairs += [(ink, PAPER) for ink in look.suits.values()]
    assert too_faint(pairs) == []


def test_duellists_and_whom_they_aim_at_have_a_role() -> None:
    assert {stand.role for stand in stands()} == {"acts", "aimed"}


def test_a_victory_a_wound_and_a_death_are_told_by_words_and_signs(lines: list[Line]) -> None:
    said: set[tuple[str, ...]] = set()
    for view in (samples.jack_wins(), samples.tie(), samples.won()):
        lines.clear()
        draw_board(view, samples.NAMES, texts_in("en"), "dark")
        said.add(tuple(sorted({line.text for line in lines} & {"Win", "Wound", "Death", "Tie"})))
    assert said == {("Win", "Wound"), ("Death", "Tie"), ("Death", "Win")}


def test_a_heading_with_a_letter_that_its_face_lacks_is_set_in_the_face_of_texts() -> None:
    assert heading("Été à l’Œuvre", "abril") == "abril"
    assert heading("Ольга", "abril") == "text"
    assert heading("→ Ada", "abril") == "text"


def test_the_smallest_letters_on_cards_are_large_enough() -> None:
    """Ranks stand on cards themselves: upon the tabs of nobles, and on tiles."""
    assert tokens.TILE[1] * 0.54 >= LEAST
    for wide in (WHOLE[0], DUELLIST):
        assert round(round(wide * 0.34) * 0.84) >= RANKS
