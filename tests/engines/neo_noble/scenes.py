"""Puts a table into a position, so that a test can tell the rule book's story."""

from __future__ import annotations

from typing import Any

from engines.kernel import Answer, Dice, Match
from engines.neo_noble.game import NeoNoble
from engines.neo_noble.language.pack import NeoNoblePack
from engines.neo_noble.options import NeoNobleOptions
from engines.neo_noble.rules.setup import seat_decks
from engines.neo_noble.seat.view import NeoNobleView
from engines.neo_noble.table.pieces import NOBODY, ChannelSlot, Coin, Place, Spirit
from engines.neo_noble.table.state import Side, Table
from tests.engines.neo_noble.pack import build, domain
from tests.engines.position import Position, built_once

GAME = NeoNoble()
ME, YOU = 0, 1
"""The seats of a scene: mine is the acting one."""
LANE = {"left": 0, "middle": 1, "right": 2}


@built_once
def pack_with(cards: tuple[Any, ...] = (), nobles: tuple[Any, ...] = ()) -> NeoNoblePack:
    """Return the test pack with some more cards; each such pack is built once."""
    return build(*cards, nobles=nobles)


class Scene(Position[Table, Side]):
    """A match in a chosen position, in which seat 0 has the turn."""

    def __init__(self, table: Table) -> None:
        super().__init__(GAME, table)

    # What can be seen

    def lane(self, lane: str, seat: int = ME) -> list[str]:
        """Return the cards of a lane, the Active Spirit last."""
        return [spirit.card.id for spirit in self.table.sides[seat].lanes[LANE[lane]]]

    def spirit(self, lane: str, seat: int = ME, depth: int = 0) -> Spirit:
        """Return a Spirit; depth 0 is the Active one."""
        return self.table.sides[seat].lanes[LANE[lane]][-1 - depth]

    def channel(self, seat: int = ME) -> list[str]:
        """Return the Channel as words, in the way that scenes are told."""
        return [slot_word(slot) for slot in self.table.sides[seat].channel]

    def coin(self, lane: str) -> str:
        """Return the coin of a lane of mine: `neutral`, or whose it is and in which state."""
        coin = self.table.coin(Place(ME, LANE[lane]))
        if coin.holder == NOBODY:
            return "neutral"
        return f"{('mine', 'yours')[coin.holder]} {'ready' if coin.ready else 'spent'}"

    # What can be done

    def do(self, *answers: Answer) -> Scene:
        """Give answers, whoever is asked."""
        for answer in answers:
            self.match.answer(self.asked.seat, answer)
        return self

    def passes(self) -> Scene:
        """Let all pass React windows, and nobody Block."""
        while self.match.decisions and self.asked.kind in ("react", "block"):
            self.do("pass" if self.asked.kind == "react" else ())
        return self

    def summons(self, card: str, lane: str, seat: int = ME) -> Scene:
        """Summon a card of my hand into a lane, up to what is asked then."""
        self.do("summon", card)
        return self.do(f"{seat}:{LANE[lane]}") if self.asked.kind == "lane" else self

    def attacks(self, lane: str) -> Scene:
        """Attack from a lane of mine, up to what the defender is asked."""
        self.do("attack")
        return self.do(f"{ME}:{LANE[lane]}") if self.asked.kind == "attack" else self


def seen(s: Scene, viewer: int | None = ME) -> NeoNobleView:
    """Return what somebody may see; None is a spectator."""
    view = s.match.view(viewer)
    assert isinstance(view, NeoNobleView)
    return view


def scene(
    *,
    left: str = "",
    middle: str = "",
    right: str = "",
    your_left: str = "",
    your_middle: str = "",
    your_right: str = "",
    hand: str = "",
    your_hand: str = "",
    deck: str = "fox fox fox fox fox",
    your_deck: str = "fox fox fox fox fox",
    channel: str = "",
    your_channel: str = "",
    grave: str = "",
    your_grave: str = "",
    reaped: str = "",
    your_reaped: str = "",
    banished: str = "",
    your_banished: str = "",
    souls: int = 0,
    your_souls: int = 0,
    coins: dict[str, str] | None = None,
    bargain: int = NOBODY,
    noble: str = "queen",
    your_noble: str = "king",
    stage: str = "action",
    active: int = ME,
    turn: int = 5,
    cards: tuple[Any, ...] = (),
    nobles: tuple[Any, ...] = (),
    reserves: tuple[str, str] = ("", ""),
    options: dict[str, Any] | None = None,
) -> Scene:
    """Set a scene.

    Lanes are told from below, the Active Spirit last. Remember that my Left faces your Right (NN-R5).
    The first card of a deck is its top. A Channel card is face-down and Ready, or `card:spent`,
    `card:up`, `card:up:spent`; `-` is an empty slot. `souls` are Lingering Souls. `coins` maps my
    lanes to `mine ready`, `mine spent`, `yours ready`, `yours spent`.
    """
    pack = pack_with(cards, nobles)
    decks = (domain(noble, reserve=reserves[0]), domain(your_noble, reserve=reserves[1]))
    chosen = NeoNobleOptions.model_validate({**(options or {}), "cards": pack, "decks": decks})
    table = Table(Dice("scene"), chosen)
    seat_decks(table)
    table.stage = stage  # type: ignore[assignment]  # a test may name any stage
    table.turn, table.active = turn, active
    told = (
        (left, middle, right, hand, deck, channel, grave, reaped, banished, souls),
        (your_left, your_middle, your_right, your_hand, your_deck, your_channel, your_grave, your_reaped,
         your_banished, your_souls),
    )  # fmt: skip
    for side, (*lanes, in_hand, in_deck, slots, in_grave, in_reap, gone, lingering) in zip(
        table.sides, told, strict=True
    ):
        for lane, words in enumerate(lanes):
            _lay_lane(table, Place(side.seat, lane), str(words).split())
        for card in str(in_hand).split():
            table.take(side, card)
        side.deck = str(in_deck).split()[::-1]
        for place, word in enumerate(str(slots).split()):
            side.channel[place] = _slot(word)
        side.grave = str(in_grave).split()
        side.reaped = str(in_reap).split()
        side.banished = str(gone).split()
        side.lingering = int(lingering)
        side.bargain = side.seat == bargain
    for lane, words in (coins or {}).items():
        whose, state = words.split()
        column = table.column(Place(ME, LANE[lane]))
        table.coins[column] = Coin(("mine", "yours").index(whose), state == "ready")
    return Scene(table)


def _lay_lane(table: Table, place: Place, cards: list[str]) -> None:
    lane = table.lane(place)
    for card in cards:
        table.serial += 1
        lane.append(Spirit(f"s{table.serial}", place.seat, table.card(card), "hand", "normal", 1))
    for spirit in lane[:-1]:
        spirit.covered = True


def _slot(word: str) -> ChannelSlot | None:
    card, *state = word.split(":")
    return None if card == "-" else ChannelSlot(card, "spent" not in state, "up" in state)


def slot_word(slot: ChannelSlot | None) -> str:
    if slot is None:
        return "-"
    return slot.card + (":up" if slot.face_up else "") + ("" if slot.ready else ":spent")


def ready(**options: Any) -> NeoNobleOptions:
    """Return options with the test pack and a plain deck on each side."""
    values = {"cards": pack_with(), "decks": (domain("queen"), domain("king")), **options}
    return NeoNobleOptions.model_validate(values)


def new_match(seed: str = "match", **options: Any) -> Match[Table]:
    """Return a match from the very beginning."""
    return Match(GAME, ready(**options), 2, seed)
