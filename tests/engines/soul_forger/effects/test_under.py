"""Cards that are put under others, and taken from there."""

from __future__ import annotations

from typing import Any

from engines.soul_forger.table.pieces import Under
from tests.engines.soul_forger.effects.stories import scene
from tests.engines.soul_forger.scenes import ME, YOU, Scene, lies
from tests.rules import rule


def power(story: Scene, card: str) -> int:
    view: Any = story.match.view(None)
    return next(piece.power for piece in view.pieces if piece.card == card)


@rule("SF-138", "SF-R67")
def test_absorb_takes_a_card_that_paid_which_goes_with_its_host() -> None:
    story = scene(lies("imp"), hand=("maw",)).do("summon:maw", ("p1",)).passes()
    assert story.piece("maw").under == (Under("imp", ME),)
    assert story.mine.grave == []
    story.piece("maw").damage = 3
    story.table.stirred = True
    story.do("end")
    assert sorted(story.mine.grave) == ["imp", "maw"]


@rule("SF-138", "SF-R67")
def test_absorb_takes_nothing_that_is_not_of_the_kind() -> None:
    story = scene(hand=("maw", "study")).do("summon:maw", ("h:study",)).passes()
    assert (story.piece("maw").under, story.mine.grave) == ((), ["study"])


@rule("SF-139", "SF-R67", "SF-141")
def test_attune_goes_under_its_target_frees_the_zone_and_grants_the_rest() -> None:
    story = scene(lies("ox"), lies("evoker"), hand=("roots",), action_zones=1).do("play:roots", "p1")
    assert [each.card for each in story.piece("ox").under] == ["roots"]
    assert (power(story, "ox"), story.names(ME, "action"), story.mine.xp) == (3, [], 1)


@rule("SF-R67")
def test_what_is_detached_goes_to_its_owners_hand() -> None:
    story = scene(lies("ox", under=(Under("roots", YOU, 9), Under("puppet", ME))), hand=("strip",)).do(
        "play:strip"
    )
    assert (story.piece("ox").under, story.yours.hand, story.mine.hand) == ((), ["roots"], [])
