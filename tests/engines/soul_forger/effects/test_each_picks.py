"""Cards that each opponent, or each player, picks for themselves, before all is done at once."""

from __future__ import annotations

from typing import Any

from tests.engines.soul_forger.cards.small_packs import action as written
from tests.engines.soul_forger.cards.small_packs import problems
from tests.engines.soul_forger.deed import chosen, does
from tests.engines.soul_forger.pack import creature
from tests.engines.soul_forger.scenes import ME, THEY, YOU, Scene, lies
from tests.rules import rule


def culls(by: str = "opponents", **more: Any) -> dict[str, Any]:
    return does({"action": "destroy", "who": chosen(by=by, **more)})


def cull(deed: dict[str, Any], *more: Any) -> Scene:
    """Play it where each of three players has two creatures."""
    pieces = [lies(card, seat) for seat in (ME, YOU, THEY) for card in ("ox", "bear")]
    return Scene(*pieces, more=(deed, *more), seats=3, sides=[{"hand": ["deed"]}]).do("play:deed").passes()


@rule("SF-R21")
def test_each_opponent_destroys_one_of_his_own_and_all_fall_together() -> None:
    story = cull(culls())
    assert story.asks == (YOU, "pick")
    story.do(story.key("ox", YOU))
    assert (story.asks, len(story.table.pieces)) == ((THEY, "pick"), 7), "all say which before any falls"
    story.do(story.key("bear", THEY))
    assert (story.names(ME), story.names(YOU), story.names(THEY)) == (["ox", "bear"], ["bear"], ["ox"])


def test_each_player_picks_one_of_his_own() -> None:
    story = cull(culls("everyone"))
    for seat in (ME, YOU, THEY):
        assert story.asks == (seat, "pick")
        story.do(story.key("ox", seat))
    assert [story.names(seat) for seat in (ME, YOU, THEY)] == [["bear"]] * 3


def test_who_has_no_choice_is_not_asked() -> None:
    deed = culls()
    here = [lies("ox", YOU), lies("ox", THEY), lies("bear", THEY)]
    story = Scene(*here, more=(deed,), seats=3, sides=[{"hand": ["deed"]}]).do("play:deed").passes()
    assert story.asks == (THEY, "pick")
    story.do(story.key("bear", THEY))
    assert (story.names(YOU), story.names(THEY)) == ([], ["ox"])


def test_what_two_of_them_pick_is_one_card() -> None:
    story = cull(culls(whose="any"))
    story.do(story.key("ox", ME), story.key("ox", ME))
    assert [story.names(seat) for seat in (ME, YOU, THEY)] == [["bear"], ["ox", "bear"], ["ox", "bear"]]


@rule("SF-R3")
def test_who_falls_while_they_pick_picks_no_more() -> None:
    story = cull(culls()).do("p3")
    story.match.concede(YOU)
    assert story.asks == (THEY, "pick")
    story.do(story.key("bear", THEY))
    assert (story.names(ME), story.names(THEY)) == (["ox", "bear"], ["ox"])


@rule("SF-146", "SF-R55")
def test_what_falls_together_hears_of_one_another() -> None:
    """Undertaker draws whenever a creature is destroyed: of both that fall with it."""
    draws = {"when": {"event": "destroyed"}, "do": [{"action": "draw"}]}
    taker = creature("taker", 1, 1, 0, 1, abilities=[draws])
    deed = culls("everyone")
    here = [lies("taker"), lies("ox", YOU), lies("ox", THEY)]
    story = Scene(*here, more=(deed, taker), seats=3, sides=[{"hand": ["deed"]}]).do("play:deed").passes()
    assert story.asks != (ME, "order")
    assert story.mine.hand == ["imp"] * 3


@rule("SF-R55")
def test_what_waits_is_ordered_only_where_what_its_words_mean_differs() -> None:
    """Chronicler counts alike for each that falls; Reaper by the power of each."""
    deed = culls("everyone")
    power = {"calc": "power", "of": "that"}
    for number, kind in ((1, "window"), (power, "order")):
        gains = {"when": {"event": "destroyed"}, "do": [{"action": "gain_experience", "number": number}]}
        one = creature("one", 1, 1, 0, 1, abilities=[gains])
        story = Scene(lies("one"), lies("ox", YOU), lies("bear", THEY), more=(deed, one), seats=3,
                      sides=[{"hand": ["deed"]}]).do("play:deed").passes()  # fmt: skip
        assert (story.asks == (ME, "order")) is (kind == "order")


def test_chance_picks_for_nobody_in_particular() -> None:
    card = written({"do": [{"action": "destroy", "who": {"pick": "random", "by": "opponents"}}]})
    assert problems(card) == [("abilities.0.do.0.who", "sf-pack-nobody-picks")]
