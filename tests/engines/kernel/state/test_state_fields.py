"""A part of a table is what its fields say: copied, saved, loaded whole; or it is refused when declared."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import InitVar
from typing import Any, Literal, NamedTuple

import pytest

from engines.kernel.state.state_fields import (
    AsList,
    AsMapping,
    by_id,
    given,
    kept,
    new,
    numbered,
    scratch,
    state_part,
)


class Card:
    """Something of the catalogue."""

    def __init__(self, name: str) -> None:
        self.id = name


class Catalogue:
    def __init__(self) -> None:
        self.cards = {name: Card(name) for name in ("ox", "bear")}


CATALOGUE = Catalogue()
OX, BEAR = CATALOGUE.cards["ox"], CATALOGUE.cards["bear"]


class Under(NamedTuple):
    card: str
    owner: int = 0


class Change(NamedTuple):
    """It holds more than simple values, so it says itself how it is saved."""

    seats: tuple[int, ...]

    def dump(self) -> list[Any]:
        return [list(self.seats)]

    @staticmethod
    def load(data: Sequence[Any]) -> Change:
        return Change(tuple(data[0]))


class Bag:
    """What knows how to copy itself, and cannot be saved."""

    def __init__(self) -> None:
        self.inside: list[int] = []

    def copy(self) -> Bag:
        twin = Bag()
        twin.inside = self.inside[:]
        return twin


@state_part
class Piece(AsList):
    seat: int = given()
    number: int = numbered()
    card: Card = by_id("cards")
    zone: Literal["field", "hand"] = "field"
    under: tuple[Under, ...] = ()
    marks: dict[str, int] = new(dict)
    used: dict[int, int] = new(dict)


@state_part
class Token(AsList):
    id: int
    worth: int = 1


@state_part
class Side(AsMapping):
    seat: int = numbered()
    name: str = ""
    hand: list[str] = new(list)
    lanes: list[list[Piece]] = new(list)
    seen: list[list[str] | None] = new(list)
    stops: frozenset[str] = frozenset()
    list: Sequence[str] = ()
    best: Token | None = None
    groups: tuple[tuple[int, ...], ...] = ()
    done: dict[str, int] = new(dict)


@state_part
class Ground(AsMapping):
    bag: Bag = given()
    told: list[str] = scratch(list)


@state_part
class Board(Ground):
    options: Mapping[str, int] = given()
    seats: InitVar[int]
    where: dict[str, list[int]] = kept(dict)
    reckoned: int = kept()
    turn: int = 1
    sides: list[Side] = new(list)
    pieces: dict[int, Token] = new(dict)
    changes: list[Change] = new(list)
    pair: tuple[Token, Token] = new(lambda: (Token(1), Token(2)))
    asked: set[int] = scratch(set)
    hurt: bool = scratch(False)

    def __post_init__(self, seats: int) -> None:
        self.reckoned = 10 * seats


def board() -> Board:
    made = Board(Bag(), {"lives": 3}, 2)
    ox = Piece(1, 0, OX, under=(Under("bear", 1), Under("ox")), marks={"b": 2, "a": 1}, used={3: 4, 1: 2})
    made.sides = [
        Side(0, "Ana"),
        Side(
            1, "Bo", ["x", "y"], [[], [ox, Piece(1, 1, BEAR, "hand")]], [None, ["x"]], frozenset("ba"), ["z"],
            Token(7), ((1, 2), ()), {"b": 2, "a": 1},
        ),
    ]  # fmt: skip
    made.pieces = {9: Token(9, 3), 4: Token(4)}
    made.changes = [Change((0, 1))]
    made.where["ox"] = [1]
    made.told.append("begun")
    made.asked.add(1)
    made.hurt = True
    return made


SAVED = {
    "turn": 1,
    "sides": [
        {
            "name": "Ana", "hand": [], "lanes": [], "seen": [], "stops": [], "list": [], "best": None,
            "groups": [], "done": {},
        },
        {
            "name": "Bo", "hand": ["x", "y"],
            "lanes": [
                [],
                [
                    ["ox", "field", [["bear", 1], ["ox", 0]], [["a", 1], ["b", 2]], [[1, 2], [3, 4]]],
                    ["bear", "hand", [], [], []],
                ],
            ],
            "seen": [None, ["x"]], "stops": ["a", "b"], "list": ["z"], "best": [7, 1], "groups": [[1, 2], []],
            "done": {"a": 1, "b": 2},
        },
    ],
    "pieces": [[9, 3], [4, 1]], "changes": [[[0, 1]]], "pair": [[1, 1], [2, 1]],
}  # fmt: skip


def test_a_part_is_saved_in_the_order_of_its_fields() -> None:
    assert json.dumps(board().dump()) == json.dumps(SAVED)


def test_what_was_saved_is_loaded_with_what_is_given() -> None:
    bag = Bag()
    loaded = Board.load(json.loads(json.dumps(SAVED)), CATALOGUE, bag=bag, options={"lives": 3}, seats=2)
    assert loaded.dump() == SAVED
    assert loaded.bag is bag
    assert loaded.reckoned == 20
    assert loaded.pieces[4].worth == 1
    ox, bear = loaded.sides[1].lanes[1]
    assert (ox.card, ox.used, ox.under) == (OX, {1: 2, 3: 4}, (Under("bear", 1), Under("ox", 0)))
    assert [(each.seat, each.number) for each in (ox, bear)] == [(1, 0), (1, 1)]


def test_what_is_not_saved_and_not_given_is_asked_for() -> None:
    with pytest.raises(TypeError, match="bag"):
        Board.load(SAVED, CATALOGUE, options={}, seats=2)


def test_a_list_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="unpack"):
        Token.load([1, 2, 3])


def test_a_copy_shares_nothing_that_changes() -> None:
    real = board()
    twin = real.copy()
    assert twin.dump() == SAVED
    twin.bag.inside.append(1)
    twin.where["ox"].append(2)
    twin.pair[0].worth = twin.pieces[9].worth = 5
    side = twin.sides[1]
    side.hand.append("spoilt")
    side.lanes[1][0].marks["c"] = 1
    side.lanes[1].pop()
    side.seen[1] = side.best = None
    twin.pieces.clear()
    twin.changes.clear()
    assert real.dump() == SAVED
    assert (real.bag.inside, real.where) == ([], {"ox": [1]})


def test_a_copy_keeps_what_can_be_reckoned_and_shares_what_nobody_changes() -> None:
    real = board()
    twin = real.copy()
    assert (twin.reckoned, twin.where) == (20, {"ox": [1]})
    assert twin.options is real.options
    assert twin.sides[1].list is real.sides[1].list
    assert twin.sides[1].lanes[1][0].card is OX


def test_scratch_is_neither_copied_nor_saved() -> None:
    real = board()
    loaded = Board.load(SAVED, CATALOGUE, bag=Bag(), options={}, seats=2)
    for other in (real.copy(), loaded):
        assert (other.told, other.asked, other.hurt) == ([], set(), False)
    assert (real.told, real.asked, real.hurt) == (["begun"], {1}, True)


def test_a_class_forgets_the_scratch_that_it_declares_itself() -> None:
    real = board()
    asked = real.asked
    real.forget()
    assert (real.told, real.asked, real.hurt) == (["begun"], set(), False)
    assert asked == {1}  # whoever holds it still has it


def test_a_part_has_slots_and_is_equal_to_itself_alone() -> None:
    assert Token(1) != Token(1)
    with pytest.raises(AttributeError):
        Token(1).wort = 2  # type: ignore[attr-defined]


def test_a_method_that_stands_in_the_class_stays() -> None:
    @state_part
    class Over(AsList):
        step: str

        def copy(self) -> Over:
            return self

    over = Over("over")
    assert over.copy() is over
    assert over.dump() == ["over"]


class Loose(NamedTuple):
    inside: list[int]


class Half:
    """What can be saved, and does not say how it is copied."""

    def dump(self) -> int:
        return 1

    @staticmethod
    def load(data: int, catalogue: Any = None) -> Half:
        return Half()


def test_what_cannot_be_saved_is_refused_when_it_is_declared() -> None:
    kinds = (
        Card, Half, Loose, set[int], Mapping[str, int], dict[str, list[int]], dict[tuple[int, int], int],
        int | list[str], tuple[int, Card],
    )  # fmt: skip
    for kind in kinds:
        with pytest.raises(TypeError, match=r"Wrong\.what: .* cannot be saved"):
            state_part(type("Wrong", (AsList,), {"__annotations__": {"what": kind}}))


def test_a_part_that_wants_something_is_held_by_one_that_has_it() -> None:
    with pytest.raises(TypeError, match=r"Wrong\.what: .* seat"):
        state_part(type("Wrong", (AsList,), {"__annotations__": {"what": list[Piece]}}))
    alone = {"__annotations__": {"seat": int, "what": Piece}, "seat": given()}
    with pytest.raises(TypeError, match=r"Wrong\.what: .* number"):  # outside a list it has no number
        state_part(type("Wrong", (AsList,), alone))


def test_scratch_begins_with_something_simple() -> None:
    with pytest.raises(TypeError, match=r"Wrong\.what: scratch"):
        state_part(type("Wrong", (AsList,), {"__annotations__": {"what": Bag}, "what": scratch(Bag)}))


def test_what_was_saved_before_a_part_had_its_last_fields_is_loaded_with_what_these_begin_with() -> None:
    @state_part
    class Grown(AsList):
        number: int
        name: str = "none"
        many: int = 3

    known = Grown(1, "some", 4)
    assert known.dump() == [1, "some", 4]
    loaded = [Grown.load([1, "some", 4][:length]).dump() for length in (1, 2, 3)]
    assert loaded == [[1, "none", 3], [1, "some", 3], [1, "some", 4]]
