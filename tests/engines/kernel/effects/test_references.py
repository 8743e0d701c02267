"""What words stand for is written beside them, in a language of a few."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

import pytest

from engines.kernel.cards.packs import Key, Part
from engines.kernel.effects.references import (
    RefersTo,
    Speech,
    complete,
    of_event,
    of_target,
    of_word,
    role_of,
    target_of,
    words_of,
)

Pot: TypeAlias = Annotated[Literal["self", "target", "target_2", "that"], RefersTo("pot")]
Amount: TypeAlias = int | Annotated[Literal["x", "done"], RefersTo("number")]


class Whole(Part):
    """Every pot."""

    pick: Literal["all"]


class Fill(Part):
    """Pots are filled."""

    action: Literal["fill"]
    who: Pot | Whole
    number: Amount | None = None
    also: tuple[Amount, ...] = ()
    called: Key | None = None


class Blame(Part):
    """A cook is blamed for a pot."""

    who: Annotated[Pot | Literal["you"], RefersTo("cook")]
    after: tuple[Fill, ...] = ()


SPOKEN = frozenset(("self", "target", "target_2", "that", "x", "done"))
PLAIN = frozenset(("you",))
SPEECH = Speech(
    "kitchen", {"pot": ("pot",), "cook": ("pot", "cook")}, {"pot": ("boiled",), "cook": ("left",)}
)


class Target(NamedTuple):
    """A target of a kind."""

    target: str


class Scene(NamedTuple):
    """A scene of the kitchen."""

    targets: tuple[Target, ...] = ()
    event: str | None = None
    before: bool = False
    x: bool = False


@pytest.mark.parametrize(
    ("part", "field", "role"),
    [
        (Fill, "who", "pot"), (Fill, "number", "number"), (Fill, "also", "number"), (Fill, "action", None),
        (Fill, "called", None), (Blame, "who", "cook"), (Blame, "after", None),
    ],
)  # fmt: skip
def test_a_field_says_what_its_words_stand_for(part: type[Part], field: str, role: str | None) -> None:
    assert role_of(part, field) == role


def test_words_of_one_field_stand_for_one_thing() -> None:
    class Muddle(Part):
        """Something that is filled, with a pot or a number."""

        what: Pot | Amount

    with pytest.raises(TypeError, match="number, pot"):
        role_of(Muddle, "what")


def test_a_name_is_no_word() -> None:
    assert words_of(Fill, "called") == ()
    assert words_of(Blame, "who") == ("self", "target", "target_2", "that", "you")


POT, COOK = Target("pot"), Target("cook")


@pytest.mark.parametrize(
    ("word", "role", "scene", "why", "found"),
    [
        ("target", "pot", Scene(), "no-target", "target"),
        ("target_2", "pot", Scene((POT,)), "no-target", "target_2"),
        ("target_2", "pot", Scene((POT, COOK)), "other-target", "cook"),
        ("target", "pot", Scene((POT, COOK)), "", ""),
        ("target", "cook", Scene((POT,)), "", ""),
        ("target", "number", Scene((POT,)), "other-target", "pot"),
        ("that", "pot", Scene(), "no-event", "that"),
        ("that", "pot", Scene(event="left"), "other-event", "left"),
        ("that", "cook", Scene(event="left"), "", ""),
        ("done", "number", Scene(), "nothing-before", "done"),
        ("made", "pot", Scene(), "nothing-before", "made"),
        ("done", "number", Scene(before=True), "", ""),
        ("x", "number", Scene(), "no-x", "x"),
        ("x", "number", Scene(x=True), "", ""),
        ("you", "cook", Scene(), "", ""),
    ],
)
def test_a_word_means_something_where_there_is_what_it_means(
    word: str, role: str, scene: Scene, why: str, found: str
) -> None:
    assert of_word(word, role, scene, SPEECH) == (SPEECH.reason(why, found) if why else None)


def test_a_word_of_a_games_own_may_mean_a_target_or_an_event() -> None:
    assert of_target("target", "cook", Scene((COOK,)), SPEECH) is None
    assert of_event("cook_of_that", "cook", Scene(), SPEECH) == SPEECH.reason("no-event", "cook_of_that")
    assert [target_of(word, (POT, COOK)) for word in ("target", "target_2", "that", 1)] == [
        POT, COOK, None, None,
    ]  # fmt: skip


def test_a_language_says_what_all_its_words_stand_for() -> None:
    complete(Blame | Fill, SPOKEN, PLAIN)


class Stir(Part):
    """A pot is stirred; nobody has written what is meant by it."""

    who: Literal["self", "target"]


class Taste(Part):
    """A pot is tasted, by somebody of whom nothing is known."""

    who: Annotated[Literal["self", "somebody"], RefersTo("pot")]


class Course(Part):
    """Parts lie in others."""

    do: tuple[Stir | Fill, ...] = ()


class Menu(Part):
    """Parts lie in several others."""

    courses: tuple[Course, ...] = ()
    last: Stir | None = None


@pytest.mark.parametrize(
    ("language", "part", "told"),
    [(Menu, Stir, "Stir.who: self, target"), (Fill | Taste, Taste, "Taste.who: somebody")],
)
def test_words_of_which_it_is_not_written_are_found_when_the_game_is_loaded(
    language: Any, part: type[Part], told: str
) -> None:
    with pytest.raises(TypeError, match=f"there: {told}$"):
        complete(language, SPOKEN, PLAIN)
    complete(language, SPOKEN, PLAIN, apart=((part, "who"),))
