"""Where the chance of a match comes from, its record, and the page that tells players how to check it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engines.kernel import BadRecord, Match, Origin, Record, Result, nonce, record_of, replay, seal_of, sealed
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
    assert re.fullmatch("[0-9a-f]{64}", origin().promise()), "256 bits, as they are shown"


def test_the_number_of_a_message_is_one_more_that_nobody_knew() -> None:
    without, one, other = origin(), origin(message="1"), origin(message="2")
    assert len({each.seed() for each in (without, one, other)}) == 3
    assert len({each.binding(OPTIONS) for each in (without, one, other)}) == 3
    assert one.promise() == without.promise()


def test_words_are_sealed_by_their_sha_256_alone() -> None:
    words = "abc"
    assert seal_of(words) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"  # FIPS 180-2
    assert sealed(f" {seal_of(words).upper()} ") == seal_of(words)
    assert [sealed(each) for each in ("abc", "", seal_of(words)[1:], seal_of(words) + "0")] == [""] * 4


def test_a_record_with_words_that_are_not_those_that_were_sealed_is_false() -> None:
    seals = ("", seal_of("my lucky words"))
    assert replay(GAME, record(seals=seals)).result is not None
    for wrong in (("", seal_of("others")), ("",), (seal_of("x"), "")):
        with pytest.raises(BadRecord, match="commitment"):
            replay(GAME, record(seals=wrong))


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


def checked(page: str, told: Record, folder: Path, *seals: str) -> list[str]:
    """Run what a page tells players to run."""
    *_, code = re.findall(r"```python\n(.*?)```", (DOCS / page).read_text("utf-8"), re.DOTALL)
    file = folder / "record.json"
    file.write_text(told.model_dump_json(), "utf-8")
    ran = subprocess.run(
        [sys.executable, "-c", code, str(file), *seals],
        capture_output=True, text=True, check=True, timeout=60,
    )  # fmt: skip
    return ran.stdout.splitlines()


@pytest.mark.parametrize("page", ["dice.md", "dice.fr.md"])
def test_what_players_are_told_to_run_checks_a_real_record(page: str, tmp_path: Path) -> None:
    good = record(message="123", seals=("", seal_of("my lucky words")))
    seals = good.commitment, str(good.binding)
    added = f"added: 111 my lucky words 123 | sealed:  {seal_of('my lucky words')}"
    fits = [added, f"{seals[0]} True", f"{seals[1]} True", "dice True", "words True"]
    assert checked(page, good, tmp_path) == checked(page, good, tmp_path, *seals) == fits
    plain = record()
    assert all(line.endswith("True") for line in checked(page, plain, tmp_path)[1:])
    assert checked(page, good.model_copy(update={"seed": "x"}), tmp_path)[3] == "dice False"
    assert good.origin is not None
    others = good.origin.model_copy(update={"seals": ("", seal_of("others"))})
    assert checked(page, good.model_copy(update={"origin": others}), tmp_path)[4] == "words False"


@pytest.mark.parametrize("page", ["dice.md", "dice.fr.md"])
def test_a_host_who_makes_another_match_of_it_afterwards_is_found_by_the_seals_that_were_seen(
    page: str, tmp_path: Path
) -> None:
    seen = record()
    forged = record(server_seed="one that suits the host")
    lines = checked(page, forged, tmp_path, seen.commitment, str(seen.binding))
    assert [line.split()[-1] for line in lines[1:]] == ["False", "False", "True", "True"]
