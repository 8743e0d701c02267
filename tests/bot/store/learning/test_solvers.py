"""How many people have solved a puzzle, and in how many tries, in the store."""

from __future__ import annotations

from dataclasses import replace

from bot.store import LessonRow, Solvers, Store

PUZZLE = ("noxtalia", "win-1")


async def solved(store: Store, user: int, tries: int | None, *, done: float | None = 1.0) -> LessonRow:
    row = await store.lessons.begin(user, *PUZZLE, "1")
    await store.lessons.move(replace(row, serial=row.serial + 1, step=1, tries=tries, done=done))
    (kept,) = await store.lessons.of_user(user)
    assert kept.tries == tries
    return kept


async def test_those_who_solved_it_without_help_are_counted_with_their_tries(store: Store) -> None:
    assert await store.lessons.solvers(*PUZZLE) == Solvers(0, 0)
    await solved(store, 1, 1)
    await solved(store, 2, 4)
    await solved(store, 3, None, done=None)  # the solution was looked at
    await solved(store, 4, None)  # solved before tries were counted
    await solved(store, 5, 7, done=None)  # still at it
    solvers = await store.lessons.solvers(*PUZZLE)
    assert solvers == Solvers(2, 5)
    assert solvers.average == 2.5
    assert await store.lessons.solvers("noxtalia", "win-2") == Solvers(0, 0)


async def test_tries_stay_when_it_is_begun_anew(store: Store) -> None:
    await solved(store, 1, 3, done=None)
    row = await store.lessons.begin(1, *PUZZLE, "1")
    assert (row.tries, row.step) == (3, 0)
