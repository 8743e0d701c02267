"""Resolution as data: where an effect stands is a list of frames, so it can be saved before any question.

An effect's actions lie in blocks: what it does, what it does otherwise, its modes. They are numbered when a
card is compiled, so that a frame names one by a number. An action opens a block by pushing a frame on it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias, cast

from engines.kernel.cards.packs import Part
from engines.kernel.decisions.decisions import Play

Block: TypeAlias = tuple[Part, ...]
Bound: TypeAlias = tuple[tuple[str, Any], ...]

EACH = "each"
"""Under this name a block that is done for each of several finds the one that it is done for."""


class Program:
    """The blocks of one effect. The first is what it does; blocks lie inside actions of others."""

    __slots__ = ("_inside", "blocks")

    def __init__(self, do: Block, inside: Callable[[Part], Iterable[tuple[str, Block]]]) -> None:
        """Number the blocks; `inside` names those that lie in an action, such as its `do` and `otherwise`."""
        blocks: list[Block] = [do]
        self._inside: dict[tuple[int, int, str], int] = {}
        for number, block in enumerate(blocks):  # they grow while they are read
            for at, action in enumerate(block):
                for name, inner in inside(action):
                    self._inside[number, at, name] = len(blocks)
                    blocks.append(inner)
        self.blocks = tuple(blocks)

    def inside(self, block: int, at: int, name: str) -> int:
        """Return the number of a block that lies in an action, which is known by its own block and place."""
        return self._inside[block, at, name]


class Frame(NamedTuple):
    """How far a block has been done. Plain data: see `dump` and `load`."""

    of: int
    """What the effect belongs to: the game's own number of an entry, a trigger or a piece."""
    block: int
    at: int = 0
    """The next action."""
    seat: int = 0
    """Who decides."""
    left: tuple[str, ...] = ()
    """For what the block is done again after this, one key after the other."""
    bound: Bound = ()
    """Names for what was chosen or reckoned on the way."""

    def value(self, name: str) -> Any:
        """Return what a name is bound to. Raises KeyError."""
        for key, value in self.bound:
            if key == name:
                return value
        raise KeyError(name)

    def bind(self, name: str, value: Any) -> Frame:
        """Return the frame with a name bound anew."""
        others = [pair for pair in self.bound if pair[0] != name]
        return Frame(self.of, self.block, self.at, self.seat, self.left, (*others, (name, value)))

    def for_each(self, keys: Sequence[str]) -> Frame | None:
        """Return the frame with its block to be done once for each key; None where there is none."""
        return self._replace(left=tuple(keys[1:])).bind(EACH, keys[0]) if keys else None

    def dump(self) -> list[Any]:
        """Return plain JSON values."""
        return [self.of, self.block, self.at, self.seat, list(self.left), [list(pair) for pair in self.bound]]

    @staticmethod
    def load(data: Sequence[Any]) -> Frame:
        """Rebuild a frame from `dump`; lists that were bound come back as tuples."""
        of, block, at, seat, left, bound = data
        pairs = tuple((name, _plain(value)) for name, value in bound)
        return Frame(of, block, at, seat, tuple(left), pairs)


def _plain(value: Any) -> Any:
    return tuple(cast("list[Any]", value)) if isinstance(value, list) else value


def run(
    frames: list[Frame],
    program: Callable[[Frame], Program],
    asks: Callable[[Frame, Part], bool],
    do: Callable[[Frame, Part], Play[None]],
) -> Play[bool]:
    """Do what the frames hold, the last first, until they are empty, or until a question is due.

    Before an action that asks it stops, and gives False, unless nothing was done yet: so a question begins a
    step, and while it is open the frames stand before its action. An action must ask before it does anything.
    What it binds, or opens, it writes to the last frame, or pushes; it may clear them all.
    """
    done = False
    while frames:
        frame = frames[-1]
        block = program(frame).blocks[frame.block]
        if frame.at == len(block):
            frames.pop()
            again = frame._replace(at=0).for_each(frame.left)
            if again is not None:
                frames.append(again)
            continue
        action = block[frame.at]
        if done and asks(frame, action):
            return False
        place = len(frames) - 1
        yield from do(frame, action)
        if place < len(frames):  # it may have ended the effect
            frames[place] = frames[place]._replace(at=frame.at + 1)
        done = True
    return True
