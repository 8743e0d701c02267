"""Custom ids: built and read in one place."""

from __future__ import annotations

from random import Random

import pytest

from bot.table.action_id import LARGEST, LONGEST, ActionId, BadActionId, is_ours
from bot.table.verbs import MatchVerb, Verb, register, registered
from bot.tournaments.verbs import TournamentVerb


@pytest.mark.parametrize(
    "action",
    [
        ActionId(1, 0, MatchVerb.HAND),
        ActionId(35, 36, MatchVerb.ANSWER, "K♠"),
        ActionId(LARGEST, LARGEST, MatchVerb.GATHER, "1/2.3.4"),
        ActionId(7, 8, MatchVerb.ANSWER, "a:b:c"),
        ActionId(0, 0, MatchVerb.LOG, "older"),
    ],
    ids=str,
)
def test_what_is_built_is_read(action: ActionId) -> None:
    assert ActionId.parse(str(action)) == action
    assert is_ours(str(action))


def test_an_id_that_discord_would_refuse_is_not_built() -> None:
    room = LONGEST - len(str(ActionId(1, 1, MatchVerb.ANSWER)))
    assert len(str(ActionId(1, 1, MatchVerb.ANSWER, "x" * room))) == LONGEST
    with pytest.raises(ValueError, match="101 characters"):
        str(ActionId(1, 1, MatchVerb.ANSWER, "x" * (room + 1)))


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


def test_the_words_of_all_features_are_read_and_no_others() -> None:
    assert ActionId.parse("h1:1:2:t_ready:x") == ActionId(1, 2, TournamentVerb.READY, "x")
    with pytest.raises(BadActionId):
        ActionId.parse("h1:1:2:t_dance:x")


def test_no_two_verbs_have_the_same_word() -> None:
    class SecondVerb(Verb):
        DANCE = "dance"
        ANSWER = "answer"

    with pytest.raises(ValueError, match="answer"):
        register(SecondVerb)
    assert "dance" not in registered()


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
