"""What picture, alt text and text board agree on: who sits where, which lanes face each other, what is on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from engines.neo_noble.seat.doable import Doable, doable
from engines.neo_noble.seat.view import BattleView, EventView, LaneView, NeoNobleView, SideView, UsedView
from engines.neo_noble.table import keys as naming
from engines.neo_noble.table.pieces import Coin
from render.shared.speech import SpeechText
from render.shared.telling import drawn_name, own_seat

LANE_KEYS = ("left", "middle", "right")
REAPS = 4
"""NN-141."""


class Column(NamedTuple):
    """Two lanes that face each other (NN-R5), and the coin between them."""

    near: int
    """The lane of the side below, as its owner names it."""
    far: int
    coin: int


def drawn_names(view: NeoNobleView, names: Sequence[str], speech: SpeechText) -> tuple[str, ...]:
    """Return the players' names by seat, as the picture can write them."""
    return tuple(drawn_name(names, side.seat, speech) for side in view.sides)


def own_side(view: NeoNobleView) -> SideView:
    """Return the viewer's side of the table. Raises ValueError for a spectator."""
    return view.sides[own_seat(view)]


def near_seat(view: NeoNobleView) -> int:
    """Return the seat that sits below: the viewer's, or seat 0 for spectators."""
    return view.seat or 0


def columns(view: NeoNobleView) -> tuple[Column, ...]:
    """Return the columns from left to right, as the side below sees its lanes."""
    count = len(view.coins)
    found: list[Column] = []
    for near in range(count):
        far = count - 1 - near if view.options.lane_geometry == "facing" else near
        found.append(Column(near, far, near if near_seat(view) == 0 else far))
    return tuple(found)


def coin_of(view: NeoNobleView, seat: int, lane: int) -> Coin:
    """Return the coin of a lane (NN-37)."""
    below = seat == near_seat(view)
    column = next(one for one in columns(view) if lane == (one.near if below else one.far))
    return view.coins[column.coin]


def lane_name(lane: int, speech: SpeechText) -> str:
    """Return the name of a lane, as its owner calls it (NN-36)."""
    return speech.say("nn-picture-lane", lane=LANE_KEYS[lane])


def headline(view: NeoNobleView, name: str, speech: SpeechText) -> tuple[str, str]:
    """Say who acts, or has won, and what is being done; before a game nobody has the turn (NN-D30)."""
    say = speech.say
    if view.result is not None:
        if not view.result.winners:
            return say("nn-picture-drawn"), say("nn-picture-stage", stage="over")
        return name, say("nn-picture-wins-match")
    if view.stage == "exchange":
        return say("nn-picture-exchange"), say("nn-picture-stage", stage="exchange")
    if view.stage == "setup":
        return say("nn-picture-stage", stage="setup"), say("nn-picture-before")
    return name, say("nn-picture-stage", stage=view.stage)


def subject(view: NeoNobleView) -> int:
    """Return the seat of which `headline` speaks."""
    return view.result.winners[0] if view.result is not None and view.result.winners else view.active


def awaits_answer(view: NeoNobleView) -> bool:
    """Tell whether an attack is going on."""
    battle = view.battle
    return battle is not None and battle.success is None and battle.step != "over"


def used_texts(view: NeoNobleView, used: Sequence[UsedView]) -> frozenset[int]:
    """Return the places of the texts that have been used this turn (NN-117)."""
    return frozenset(one.text for one in used if one.turn == view.turn)


def ready_souls(side: SideView) -> int:
    """Return how many Souls lie ready in a Channel (NN-58)."""
    return sum(slot is not None and slot.ready for slot in side.channel)


def attacks_left(lane: LaneView) -> int:
    """Return how many more attacks a lane has this turn (NN-130)."""
    return max(0, lane.attacks_allowed - lane.attacks)


def waiting(view: NeoNobleView) -> list[EventView]:
    """Return what is being resolved, or may be answered, the latest first; nothing while that is an attack.

    A Spirit that is summoned and its ON SUMMON text are one: the text tells of both.
    """
    found: list[EventView] = []
    if view.stack and view.stack[-1].kind == "attack":
        return found
    for event in reversed(view.stack):
        same = found and event.spirit is not None and event.spirit == found[-1].spirit
        if not same and event.kind != "attack":
            found.append(event)
    return found


def latest(view: NeoNobleView) -> EventView | None:
    """Return what is being resolved, or may be answered, beside an attack."""
    return next(iter(waiting(view)), None)


class Counted(NamedTuple):
    """What a player's bar tells, and a number can stand beside: a count, the Channel, or the name."""

    seat: int
    what: str


Numbers: TypeAlias = Mapping[str | Counted, tuple[int, ...]]
"""What lies on the table, by its key, and what is told of players, with the numbers of what waits for it."""


class Marked(NamedTuple):
    """What is marked of what lies on the table."""

    now: Doable
    """What the viewer can do something with."""
    numbers: Numbers

    @classmethod
    def of(cls, view: NeoNobleView) -> Marked:
        """Return what is marked for a viewer; what waits has numbers for everybody, the latest the first."""
        numbers: dict[str | Counted, tuple[int, ...]] = {}
        for place, event in enumerate(waiting(view)):
            key = _concerned(view, event)
            numbers[key] = (*numbers.get(key, ()), place + 1)
        return cls(doable(view), numbers)


_COUNTS = {
    "drew": "hand", "revealed": "hand", "bounced": "hand", "discarded": "grave", "block_discarded": "grave",
    "reaped": "reaped", "banished": "banished",
    "harvested": "channel", "focused": "channel", "channeled": "channel",
}  # fmt: skip
"""What has changed of a player by what happens to no Spirit."""


def _concerned(view: NeoNobleView, event: EventView) -> str | Counted:
    """Return what an event concerns: a Spirit, a lane or a Noble by its key, or else what a player has."""
    if event.spirit is not None:
        return event.spirit
    if event.lane is not None:
        return event.lane.key
    is_noble = event.card == view.sides[event.seat].noble
    return naming.noble(event.seat) if is_noble else Counted(event.seat, _COUNTS.get(event.kind, "name"))


def defence(battle: BattleView) -> int:
    """Return the total that an attack must exceed (NN-129)."""
    return battle.resolve + battle.raised


def signed(value: int) -> str:
    """Return a change with its sign."""
    return f"−{-value}" if value < 0 else f"+{value}"


def number(value: int) -> str:
    """Return a number, a negative one with a true minus (NN-19, NN-20)."""
    return f"−{-value}" if value < 0 else str(value)
