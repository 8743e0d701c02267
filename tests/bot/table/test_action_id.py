"""Custom ids: built and read in one place."""

from __future__ import annotations

from random import Random

import pytest

from bot.table.action_id import LARGEST, LONGEST, ActionId, BadActionId, is_ours
from bot.table.verbs import Verb


@pytest.mark.parametrize(
    "action",
    [
        ActionId(1, 0, Verb.HAND),
        ActionId(35, 36, Verb.ANSWER, "K♠"),
        ActionId(LARGEST, LARGEST, Verb.GATHER, "1/2.3.4"),
        ActionId(7, 8, Verb.ANSWER, "a:b:c"),
        ActionId(0, 0, Verb.LOG, "older"),
    ],
    ids=str,
)
def test_what_is_built_is_read(action: ActionId) -> None:
    assert ActionId.parse(str(action)) == action
    assert is_ours(str(action))


def test_an_id_that_discord_would_refuse_is_not_built() -> None:
    room = LONGEST - len(str(ActionId(1, 1, Verb.ANSWER)))
    assert len(str(ActionId(1, 1, Verb.ANSWER, "x" * room))) == LONGEST
    with pytest.raises(ValueError, match="101 characters"):
        str(ActionId(1, 1, Verb.ANSWER, "x" * (room + 1)))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "h1",
        "h1:1:2:answer",
        "h1::2:answer:",
        "h1:1::answer:",
        "h1:1:2::",
        "h1:1:2:an swer:",
        "h1:-1:2:answer:",
        "h1:1.5:2:answer:",
        "h1:A:2:answer:",
        "h1:²:2:answer:",
        "h1:1y2p0ij32e8e8:2:answer:",  # one more than the database can hold
        "h1:zzzzzzzzzzzzz:2:answer:",
        "h1:1:zzzzzzzzzzzzz:answer:",
        "h2:1:2:answer:",
        "x" * 500,
    ],
)
def test_what_was_never_built_is_refused(text: str) -> None:
    with pytest.raises(BadActionId):
        ActionId.parse(text)


def test_random_texts_raise_nothing_else() -> None:
    chance = Random(1)
    for _ in range(3_000):
        text = "".join(chance.choice("h1:0azZ-_/.é\0 ") for _ in range(chance.randrange(30)))
        try:
            action = ActionId.parse(text)
        except BadActionId:
            continue
        assert ActionId.parse(str(action)) == action


def test_controls_of_other_versions_are_ours_too() -> None:
    assert is_ours("h2:1:0:answer:")
    assert is_ours("h10:whatever")
    assert not is_ours("hello:1")
    assert not is_ours("h:1")
