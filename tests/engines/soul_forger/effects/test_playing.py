"""Cards that a text lets be played, forged or set."""

from __future__ import annotations

import pytest

from tests.engines.soul_forger.deed import at, does
from tests.engines.soul_forger.effects.stories import GAIN_XP, MORE, scene
from tests.engines.soul_forger.pack import action, creature
from tests.engines.soul_forger.scenes import ME, YOU, Scene, lies
from tests.rules import rule


@rule("SF-52", "SF-R36")
def test_a_card_that_may_be_played_costs_nothing_and_needs_all_else() -> None:
    story = scene(hand=("orders", "dear", "great"), level=3).do("play:orders")
    assert story.keys == ("dear",), "great is above the level"
    story.do(("dear",))
    assert story.asks == (ME, "aim")
    story.do("s1").passes()
    assert (story.yours.damage, story.mine.hand, sorted(story.mine.grave)) == (
        2,
        ["great"],
        ["dear", "orders"],
    )


@rule("SF-R36", "SF-R26", "SF-R55")
@pytest.mark.parametrize(("zones", "able"), [(2, True), (1, False)])
def test_an_action_played_for_nothing_takes_a_zone_and_does_what_it_says_as_an_action(
    zones: int, able: bool
) -> None:
    """What it does stands after what it does while it stays; the Action that plays it has a zone itself."""
    vigil = action("vigil", 1, lingering=True, abilities=[
        {"when": {"event": "turn_ended"}, "do": GAIN_XP}, {"do": [{"action": "draw"}]}])  # fmt: skip
    deed = action("deed", 1, abilities=[{"do": [{"action": "play_free", "from": {"zone": "grave"}}]}])
    side = {"hand": ["deed"], "grave": ["vigil"]}
    story = Scene(more=(vigil, deed), sides=[side], action_zones=zones).do("play:deed").passes()
    assert (story.names(ME, "action"), len(story.mine.hand), story.mine.xp) == (
        (["vigil"], 1, 0) if able else ([], 0, 0)
    )  # fmt: skip
    assert story.mine.grave == (["deed"] if able else ["vigil", "deed"])


@rule("SF-R36", "SF-71", "SF-75")
def test_forging_for_nothing_asks_for_the_level() -> None:
    story = scene(lies("apron", ME, "armor"), hand=("smelt",), side={"forge": ["coat", "seal"]}, level=3)
    story.do("play:smelt")
    assert story.keys == ("coat",), "he is asked all the same: others do not see what there is"
    story.do(("coat",))
    assert (story.names(ME, "armor"), story.mine.forge) == (["coat"], ["seal"])
    assert "apron" in story.mine.grave


@rule("SF-71", "SF-R36")
def test_what_is_forged_for_nothing_is_played() -> None:
    played = {"event": "played", "whose": "own", "is": {"equip": "accessory"}}
    host = creature("host", 1, 1, 0, 1, abilities=[{"when": played, "do": GAIN_XP}])
    story = Scene(lies("host"), more=(*MORE, host), sides=[{"hand": ["smelt"], "forge": ["ring"]}])
    assert story.do("play:smelt", ("ring",)).passes().mine.xp == 1


@rule("SF-70", "SF-R36")
def test_who_cannot_forge_forges_neither_for_a_price_nor_for_nothing() -> None:
    cannot = {"change": "player_cannot", "who": "opponents", "what": "forge"}
    warden = creature("warden", 1, 1, 0, 3, abilities=[{"holds": [cannot]}])
    deed = does({"action": "forge_free", "from": at("forge")})
    side = {"forge": ["ring"], "material": ["ox", "ox"], "hand": ["deed"]}
    for pieces, forged in (((), ["ring"]), ((lies("warden", YOU),), [])):
        story = Scene(*pieces, more=(deed, warden), sides=[side])
        assert story.offers("forge:ring") == bool(forged)
        story.do("play:deed").passes()
        while story.asked.kind == "pick":
            story.do(story.keys[:1])
        assert story.names(ME, "accessory") == forged


@rule("SF-R27")
def test_an_action_is_set_by_an_effect() -> None:
    story = scene(hand=("trap",), side={"grave": ["veto"]}).do("play:trap")
    piece = story.piece("veto")
    assert (piece.up, piece.zone, story.mine.grave) == (False, "action", ["trap"])
