"""Resolution as data: saved and loaded before every question, an effect does what it does in one go."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest

from engines.kernel import Choose
from engines.kernel.cards.packs import Part
from engines.kernel.decisions.decisions import Play
from engines.kernel.effects.call_frames import Block, Frame, Program, run
from tests.profiles import sampled


class Say(Part):
    word: str


class Ask(Part):
    name: str


class May(Part):
    do: tuple[Part, ...]


class If(Part):
    """The first block if the answer bound to the name was yes, else the second."""

    name: str
    do: tuple[Part, ...]
    otherwise: tuple[Part, ...] = ()


class Each(Part):
    keys: tuple[str, ...]
    do: tuple[Part, ...]


def inside(action: Part) -> Iterator[tuple[str, Block]]:
    for name in ("do", "otherwise"):
        if hasattr(action, name):
            yield name, getattr(action, name)


class Story:
    """A table on which words are said."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.frames = [Frame(7, 0)]
        self.said: list[str] = []

    def reload(self) -> None:
        self.frames = [Frame.load(frame) for frame in json.loads(json.dumps([f.dump() for f in self.frames]))]

    def asks(self, _: Frame, action: Part) -> bool:
        return isinstance(action, Ask | May)

    def do(self, frame: Frame, action: Part) -> Play[None]:
        match action:
            case Say(word=word):
                self.said.append(f"{word} {dict(frame.bound).get('each', '')}")
            case Ask(name=name):
                answer = yield Choose(0, name, ("yes", "no"))
                self.frames[-1] = frame.bind(name, answer)
            case May():
                if (yield Choose(0, "may", ("yes", "no"))) == "yes":
                    self.open(frame, "do")
            case If(name=name):
                met = dict(frame.bound).get(name) == "yes"
                self.open(frame, "do" if met else "otherwise")
            case Each(keys=keys):
                inner = self.inner(frame, "do").for_each(keys)
                if inner is not None:
                    self.frames.append(inner)
            case _:
                raise TypeError(action)

    def inner(self, frame: Frame, name: str) -> Frame:
        return Frame(
            frame.of, self.program.inside(frame.block, frame.at, name), seat=frame.seat, bound=frame.bound
        )

    def open(self, frame: Frame, name: str) -> None:
        self.frames.append(self.inner(frame, name))


def invent(chance: Random, depth: int = 0) -> Block:
    """Return actions at random."""

    def one() -> Part:
        kind = chance.randrange(5 if depth < 3 else 2)
        if kind == 0:
            return Say(word=chance.choice("abc"))
        if kind == 1:
            return Ask(name=chance.choice("xy"))
        inner = invent(chance, depth + 1)
        if kind == 2:
            return May(do=inner)
        if kind == 3:
            return If(name=chance.choice("xy"), do=inner, otherwise=invent(chance, depth + 1))
        return Each(keys=tuple("klm"[: chance.randrange(4)]), do=inner)

    return tuple(one() for _ in range(chance.randrange(4)))


def tell(program: Program, seed: str, *, reload: bool) -> tuple[list[str], int]:
    """Answer at random; return what was said, and how many questions were put."""
    story, chance, asked = Story(program), Random(seed), 0
    ended = False
    while not ended:
        if reload:
            story.reload()
        steps, reply = run(story.frames, lambda _: program, story.asks, story.do), None
        in_this_step = 0
        try:
            while True:
                steps.send(reply)
                in_this_step += 1
                assert in_this_step == 1, "a question that does not begin its step"
                reply = chance.choice(("yes", "no"))
        except StopIteration as stop:
            ended = stop.value
            asked += in_this_step
    return story.said, asked


@pytest.mark.parametrize("first", sampled(range(0, 120, 30)))
def test_saved_before_every_question_is_as_not_saved(first: int) -> None:
    for seed in range(first, first + 30):
        program = Program(invent(Random(seed)), inside)
        for number in range(4):
            plain = tell(program, f"{seed} {number}", reload=False)
            assert tell(program, f"{seed} {number}", reload=True) == plain


def test_a_block_is_done_once_for_each_and_what_follows_after_it() -> None:
    program = Program((Each(keys=("k", "l"), do=(Say(word="a"), Say(word="b"))), Say(word="c")), inside)
    assert tell(program, "", reload=False)[0] == ["a k", "b k", "a l", "b l", "c "]


def test_no_block_is_done_for_nobody() -> None:
    program = Program((Each(keys=(), do=(Say(word="a"),)),), inside)
    assert tell(program, "", reload=False) == ([], 0)


def test_two_alike_actions_have_blocks_of_their_own() -> None:
    twice = (Each(keys=("k",), do=(Say(word="a"),)), Each(keys=("k",), do=(Say(word="a"),)))
    program = Program(twice, inside)
    assert [program.inside(0, at, "do") for at in (0, 1)] == [1, 2]


def test_names_are_bound_anew_and_unknown_ones_refused() -> None:
    frame = Frame(1, 0).bind("x", ("a", "b")).bind("x", ("c",))
    assert Frame.load(json.loads(json.dumps(frame.dump()))).value("x") == ("c",)
    with pytest.raises(KeyError):
        frame.value("y")
