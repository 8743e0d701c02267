"""What others hold is exchanged: nobody sees, is asked or is kept waiting otherwise (SF-R76)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import PASS
from tests.engines.soul_forger.pack import action
from tests.engines.soul_forger.scenes import ME, Scene, armed, lies
from tests.rules import rule

BOLT = {"targets": [{"target": "side"}], "do": [{"action": "damage", "who": "target", "number": 1}]}
MORE = (action("bolt", 1, abilities=[BOLT]), action("quarrel", 1, "reaction", abilities=[BOLT]))
ALL_STOPS = (
    "own", "entry", "attacked", "fight", "other_fight", "step2", "before_me", "phase", "own_phase",
)  # fmt: skip
WORLDS = (
    {"set": ("quarrel", "study"), "hand": ["ox", "flash", "imp"], "deck": ["bear"] * 9, "forge": ["sword"]},
    {"set": ("hymn", "flash"), "hand": ["study", "study", "giant"], "deck": ["imp"] * 9, "forge": ["ring"]},
)
"""What a player may hold: something that answers, or nothing that does."""
NOW = 5


def world(seats: int, knows: int | None, number: int, since: int, at: str) -> Scene:
    """Lay a table on which what one seat cannot know is of this world, and all else of the first."""
    pieces: list[dict[str, Any]] = [lies("ox"), *armed(*range(seats))]
    sides: list[dict[str, Any]] = []
    for seat in range(seats):
        held: dict[str, Any] = WORLDS[0 if seat == knows else number]
        pieces += [lies(card, seat, "action", up=False, since=since) for card in held["set"]]
        pieces.append(lies("bear", seat))
        hand = [*held["hand"], *(["bolt"] if seat == ME else [])]
        piles = {"hand": hand, "deck": held["deck"], "forge": held["forge"]}
        stops = ALL_STOPS if seat == knows or number == 0 else ("entry",)
        sides.append({**piles, "stops": ALL_STOPS if at == "stops" else stops})
    return Scene(*pieces, seats=seats, at="main_1", turn=NOW, level=40, sides=sides, more=MORE)


def tell(story: Scene, knows: int | None) -> tuple[Any, ...]:
    """Return all that a seat sees, is told and is asked, and of whom it knows that they are asked."""
    match = story.match
    asked = next((each for each in match.decisions if each.seat == knows), None)
    face = None if asked is None or knows is None else (asked.kind, asked.count(), repr(match.prompt(knows)))
    told = [(event.kind, event.seen_by(knows)) for event in match.events]
    return match.view(knows).model_dump_json(), face, told, [each.seat for each in match.awaited]


@rule("SF-R76", "SF-16", "SF-125", "SF-R28")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("since", [NOW, NOW - 1])
def test_set_actions_tell_no_more_than_since_when_they_wait(seats: int, since: int) -> None:
    for knows in (None, *range(seats)):
        one, other = (world(seats, knows, number, since, "stops") for number in (0, 1))
        assert one.table.dump() != other.table.dump()
        assert tell(one, knows) == tell(other, knows)
        if knows == ME:  # the turn player's own choice is the same in both worlds
            for story in (one, other):
                story.do("play:bolt", "s1")
            assert tell(one, knows) == tell(other, knows)
            asked = [each.seat for each in one.match.awaited]
            assert asked == [*range(1, seats), ME] if since < NOW else asked == [ME]
            for story in (one, other):
                story.do(*[PASS] * len(asked))
            assert tell(one, knows) == tell(other, knows)


@rule("SF-R76", "SF-R52")
@pytest.mark.parametrize("seats", [3, 4])
def test_who_has_answered_early_is_told_to_nobody(seats: int) -> None:
    story = world(seats, ME, 0, NOW - 1, "stops").do("play:bolt", "s1")
    last = seats - 1
    before = {seat: tell(story, seat) for seat in range(seats) if seat != last}
    story.match.answer(last, PASS)
    assert {seat: tell(story, seat) for seat in before} == before


@rule("SF-R76")
def test_orders_of_others_are_seen_by_nobody() -> None:
    story = world(3, ME, 0, NOW, "stops")
    for seat in (None, ME):
        sides: Any = story.match.view(seat).model_dump()["sides"]
        assert [side["stops"] is not None for side in sides] == [each == seat for each in range(3)]
