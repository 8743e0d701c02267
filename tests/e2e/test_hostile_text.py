"""Text that no database takes, at every option that takes text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.app.client import all_commands
from bot.cli.command_list import is_typed
from bot.errors import OutOfOrder
from bot.texts import texts_in
from tests.e2e.club import Club, words

HOSTILE = "a\0b\ud800c"
CLEAN = "abc"
KINDS = {4: 1, 5: True, 10: 1.0}
"""What is said where a whole number, yes or no, or a number is wanted."""


async def typed() -> list[tuple[str, list[dict[str, Any]]]]:
    """All commands with what can be said at each."""
    return [leaf for command in await all_commands() if is_typed(command) for leaf in _leaves(command)]


def _leaves(command: dict[str, Any], *path: str) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    options = command.get("options") or []
    nested = [each for each in options if each["type"] in (1, 2)]
    name = (*path, str(command["name"]))
    if not nested:
        yield " ".join(name), options
    for each in nested:
        yield from _leaves(each, *name)


async def test_no_text_at_a_command_can_do_harm(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    keeper, failed, tried = club.owner(), texts_in("en").tell(OutOfOrder().say), 0
    for name, options in await typed():
        free = [each for each in options if each["type"] == 3 and not each.get("choices")]
        for option in free:
            given: dict[str, Any] = {option["name"]: HOSTILE}
            for other in options:
                if other.get("required") and other is not option:
                    given[other["name"]] = _fitting(club, other)
            if None in given.values():
                continue  # it wants a file as well
            tried += 1
            result = await keeper.slash(club.channel, name, **given)
            told = [result.response, *result.followups] if result.response else [*result.followups]
            assert not any(failed in words(each) for each in told), (name, option["name"])
    assert tried >= 25
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def _fitting(club: Club, option: dict[str, Any]) -> Any:
    if option.get("choices"):
        return option["choices"][0]["value"]
    return {**KINDS, 3: HOSTILE, 6: club.bob, 7: club.channel}.get(option["type"])


async def test_words_for_the_dice_are_kept_without_what_no_database_takes(club: Club) -> None:
    await club.ann.slash(club.channel, "play", game="dueling_nobles", opponent=club.bob, luck=HOSTILE)
    row = (await club.store.matches.of_user(club.ann.id))[0]
    seats = await club.store.matches.seats(row.id)
    assert seats[0].nonce == CLEAN
