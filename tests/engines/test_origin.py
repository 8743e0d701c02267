"""Where the chance of a match comes from, its record, and the page that tells players how to check it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engines.kernel import BadRecord, Match, Origin, Record, Result, nonce, record_of, replay, short
from tests.engines.skirmish import Skirmish, SkirmishOptions

GAME = Skirmish()
DOCS = Path(__file__).parents[2] / "docs"
OPTIONS: dict[str, Any] = {"health": 2, "pairs": False}


def origin(**changes: Any) -> Origin:
    made = {"server_seed": "secret", "code": "BCDFGH", "game": GAME.id, "rules": 1, "options": OPTIONS,
            "nonces": ("111", "my lucky words")}  # fmt: skip
    return Origin.model_validate({**made, **changes})


def record(**changes: Any) -> Record:
    made = origin(**changes)
    match = Match(GAME, SkirmishOptions(**OPTIONS), len(made.nonces), made.seed())
    chance = Random(1)
    while match.decisions:
        decision = match.decisions[0]
        match.answer(decision.seat, decision.any(chance))
    return record_of(GAME, OPTIONS, match.seats, match.seed, match.answers, None, origin=made)


def test_the_seed_hangs_on_the_host_the_code_and_every_player() -> None:
    seeds = {
        origin().seed(),
        origin(server_seed="other").seed(),
        origin(code="GHJKLM").seed(),
        origin(nonces=("112", "my lucky words")).seed(),
        origin(nonces=("111", "others")).seed(),
    }
    assert len(seeds) == 5


def test_the_promise_binds_all_that_is_known_and_hides_the_secret() -> None:
    promises = {origin().promise()} | {
        origin(**{field: value}).promise()
        for field, value in {"server_seed": "x", "code": "x", "game": "x", "rules": 2, "options": {}}.items()
    }
    assert len(promises) == 6
    assert origin(nonces=()).promise() == origin().promise(), "it is published before anybody accepts"
    assert re.fullmatch(r"([A-Z2-7]{4} ){3}[A-Z2-7]{4}", short(origin().promise()))


def test_words_become_one_line_of_sixty_characters() -> None:
    assert nonce("  a\n b\t c ") == "a b c"
    assert len(nonce("x" * 100)) == 60
    with pytest.raises(ValueError, match="pattern"):
        origin(nonces=("a\nb", "c"))


def test_a_record_of_the_second_format_replays_and_every_part_of_it_is_checked() -> None:
    good = record(order=origin().drawn())
    assert good.format == "herald-record-2"
    assert good.result is not None
    again = replay(GAME, Record.model_validate_json(good.model_dump_json()))
    assert again.result == Result(*good.result)
    assert good.origin is not None
    swapped = good.origin.order[::-1] if good.origin.order else ()
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"commitment": "00"}, "commitment"),
        ({"origin": good.origin.model_copy(update={"server_seed": "x"})}, "commitment"),
        ({"origin": good.origin.model_copy(update={"nonces": ("111", "x")})}, "binding"),
        ({"origin": good.origin.model_copy(update={"order": swapped})}, "seats"),
        ({"seed": "x"}, "binding"),
        ({"binding": "00"}, "binding"),
        ({"options": {**OPTIONS, "health": 3}}, "binding"),
    ]
    for change, reason in wrong:
        with pytest.raises(BadRecord) as caught:
            replay(GAME, good.model_copy(update=change))
        assert caught.value.reason == reason


def test_a_record_names_the_rules_of_each_stretch_and_is_replayed_as_far_as_they_reach() -> None:
    good = record()
    answers = [(given.seat, given.answer) for given in good.answers]
    versions = [1] * 4 + [2] * (len(answers) - 3)
    mixed = record_of(GAME, OPTIONS, 2, good.seed, answers, None, origin=good.origin, rules=versions)  # type: ignore[arg-type]
    assert (mixed.rules, mixed.changes) == (1, ((3, 2),))
    with pytest.raises(BadRecord) as caught:
        replay(GAME, mixed)
    assert (caught.value.reason, caught.value.place) == ("rules", 3)
    older = record_of(GAME, OPTIONS, 2, good.seed, answers, None, rules=[0] + [1] * len(answers))  # type: ignore[arg-type]
    with pytest.raises(BadRecord) as caught:
        replay(GAME, older)
    assert (caught.value.reason, caught.value.place) == ("rules", None)


def test_a_match_loaded_under_other_rules_says_what_it_dropped() -> None:
    match = Match(GAME, SkirmishOptions(), 2, "s")
    match.answer(0, 1)
    match.answer(1, 0)
    match.answer(0, "strike")
    assert Match[Any].load(GAME, match.dump(), match.options).dropped == 0
    later = Match[Any].load(GAME, match.dump() | {"rules": 0}, match.options)
    assert later.dropped == 1
    assert not later.can_undo(0)


@pytest.mark.parametrize("page", ["dice.md", "dice.fr.md"])
def test_what_players_are_told_to_run_checks_a_real_record(page: str, tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (DOCS / page).read_text("utf-8"), re.DOTALL)
    good, file = record(), tmp_path / "record.json"
    for told, expected in ((good, "True True"), (good.model_copy(update={"seed": "x"}), "False True")):
        file.write_text(told.model_dump_json(), "utf-8")
        ran = subprocess.run(
            [sys.executable, "-c", code, str(file)], capture_output=True, text=True, check=True, timeout=60
        )
        letters, *rest = ran.stdout.splitlines()
        assert letters == f"{short(good.commitment).replace(' ', '')} True"
        assert rest == [expected]
