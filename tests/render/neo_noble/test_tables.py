"""Tables put together by lot: whatever comes up is drawn and told, and has room."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import pytest

from bot.texts import LOCALES, texts_in
from engines.neo_noble.language.events import EventKind
from engines.neo_noble.options import NeoNobleOptions
from engines.neo_noble.seat.view import (
    BattleView,
    EventView,
    LaneView,
    NeoNobleView,
    SideView,
    SlotView,
    Stage,
    UsedView,
)
from engines.neo_noble.table.pieces import Coin, Place
from render import THEMES
from render.neo_noble import board_alt, board_text, draw_board, draw_hand, hand_alt
from tests.profiles import sampled
from tests.render.neo_noble import samples
from tests.render.room import check_room, noted_lines

SPIRITS = list(samples.CARDS.spirits)
TURN = 31


def a_lane(chance: Random) -> LaneView:
    cards = chance.sample(SPIRITS, chance.choice((0, 1, 1, 2, 3, 4, 4, 5, 6, 8)))
    spirits = [
        samples.spirit(
            card,
            chance.choice((None, chance.randint(-14, 29))),
            chance.choice((None, chance.randint(-14, 29))),
            silenced=chance.random() < 0.2,
            used=tuple(UsedView(text=place, turn=TURN) for place in range(chance.randint(0, 2))),
        )
        for card in cards
    ]
    changes: dict[str, Any] = {"attacks": chance.randint(0, 2), "attacks_allowed": chance.randint(0, 3)}
    return samples.lane(*spirits, capacity=max(4, len(cards)), **changes)


def a_slot(chance: Random) -> SlotView | None:
    if chance.random() < 0.2:
        return None
    return samples.slot(chance.random() < 0.5, chance.choice((None, chance.choice(SPIRITS))))


def a_side(chance: Random, seat: int, seen: bool) -> SideView:
    held = tuple(chance.choices(SPIRITS, k=chance.choice((0, 3, 5, 8, 14))))
    return samples.side(
        seat,
        *(a_lane(chance) for _ in range(3)),
        hand=held if seen else len(held),
        noble=chance.choice(list(samples.CARDS.nobles)),
        noble_silenced=chance.random() < 0.3,
        noble_used=tuple(UsedView(text=place, turn=TURN) for place in range(chance.randint(0, 2))),
        channel=tuple(a_slot(chance) for _ in range(4)),
        lingering=chance.choice((0, 2, 13)),
        bargain=chance.random() < 0.5,
        deck_size=chance.choice((0, 7, 24)),
        known=held[:2],
        top=tuple(chance.choices(SPIRITS, k=chance.randint(0, 3))),
        grave=tuple(chance.choices(SPIRITS, k=chance.choice((0, 9, 21)))),
        reaped=tuple(chance.choices(SPIRITS, k=chance.randint(0, 4))),
        banished=tuple(chance.choices(SPIRITS, k=chance.choice((0, 3, 12)))),
        wins=chance.randint(0, 1),
    )


def a_battle(chance: Random) -> BattleView:
    attacker = Place(seat=chance.randint(0, 1), lane=chance.randrange(3))
    return BattleView(
        attacker=attacker,
        defender=Place(seat=1 - attacker.seat, lane=2 - attacker.lane),
        step=chance.choice(("declared", "block", "compared", "over")),
        paid=2,
        power=chance.randint(-9, 44),
        resolve=chance.randint(-9, 44),
        raised=chance.choice((0, chance.randint(-3, 25))),
        blocked=tuple(chance.choices(SPIRITS, k=chance.choice((0, 1, 3, 9)))),
        success=chance.choice((None, True, False)),
    )


def a_table(chance: Random, seat: int | None) -> NeoNobleView:
    """Put a table together by lot."""
    holders = [chance.randint(-1, 1) for _ in range(3)]
    card = chance.choice((None, chance.choice(SPIRITS)))
    event = EventView(
        kind=chance.choice(get_args(EventKind)), seat=chance.randint(0, 1), card=card, lane=None, number=2,
        spirit=chance.choice((None, card)),
    )  # fmt: skip
    place = Place(seat=chance.randint(0, 1), lane=chance.randrange(3))
    summoned = EventView(kind="summoned", seat=place.seat, card=SPIRITS[0], lane=place, number=1)
    return samples.table(
        *(a_side(chance, each, each == seat) for each in (0, 1)),
        seat=seat,
        turn=TURN,
        active=chance.randint(0, 1),
        stage=chance.choice(get_args(Stage)),
        coins=tuple(Coin(holder=holder, ready=chance.random() < 0.5) for holder in holders),
        options=NeoNobleOptions(best_of=chance.choice((1, 3))),
        game_number=2,
        battle=chance.choice((None, a_battle(chance))),
        stack=chance.choice(((), (event,), (summoned, *[event] * 5))),
    )


@pytest.mark.usefixtures("unpainted_table", "unseen")
@pytest.mark.parametrize("number", sampled(range(24)))
def test_any_table_can_be_drawn_and_told(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = noted_lines(monkeypatch)
    chance = Random(number)
    view = a_table(chance, chance.choice((0, 1, None)))
    names, speech, theme = samples.LONG_NAMES, texts_in(LOCALES[number % 2]), THEMES[number % 3]
    check_room(lines, draw_board(view, names, speech, theme).height)
    assert len(board_alt(view, names, speech)) <= 1024
    assert len(board_text(view, names, speech)) <= 1900
    if view.seat is not None:
        lines.clear()
        check_room(lines, draw_hand(view, names, speech, theme).height)
        assert len(hand_alt(view, names, speech)) <= 1024
