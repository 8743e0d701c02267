"""What happens at the same moment: everything in it hears of everything in it, whoever lay there first."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.soul_forger.pack import action, creature, gear, weapon
from tests.engines.soul_forger.scenes import ME, YOU, Scene, armed, lies
from tests.rules import rule

GAIN = [{"action": "gain_experience"}]
EVERY = {"pick": "all", "is": {"type": "creature"}}


def waits(key: str, event: str, *, fits: Any = None, gate: Any = None, **when: Any) -> dict[str, Any]:
    """Return a creature whose player gains 1 experience when something happens."""
    when = {"event": event, **when, **({"is": fits} if fits else {})}
    ability = {"when": when, "do": GAIN, **({"if": gate} if gate else {})}
    return creature(key, 2, 3, 1, 3, abilities=[ability])


OTHERS: dict[str, Any] = {"type": "creature", "other": True}
ALONE = [{"test": "not", "of": {"test": "controls", "is": {"type": "creature"}}}]
MORE = (
    waits("pike", "destroyed", whose="opposing", by="this", fits={"type": "creature"}),
    waits("vulture", "destroyed", fits=OTHERS),
    waits("mourner", "left", fits=OTHERS),
    waits("last", "destroyed", this=True, gate=ALONE),
    waits("judge", "destroyed", fits={"min_power": 4}),
    creature("banner", 1, 1, 1, 1, abilities=[{"holds": [
        {"change": "power", "on": {"pick": "all", "is": {"name": "ox"}}, "value": 2}]}]),
    waits("usher", "entered", fits=OTHERS),
    waits("sentry", "guard_changed", to="off", gate=[{"test": "not", "of": {
        "test": "controls", "is": {"type": "creature", "guard": "on"}}}]),
    waits("medic", "healed", gate=[{"test": "not", "of": {
        "test": "controls", "is": {"type": "creature", "damaged": True}}}]),
    waits("stoic", "damaged", this=True, gate=[{"test": "number", "of": {"calc": "taken"}, "at_least": 2}]),
    waits("miser", "paid", fits=OTHERS),
    action("doom", 1, abilities=[{"do": [{"action": "destroy", "who": EVERY}]}]),
    action("gale", 1, abilities=[{"do": [{"action": "send", "who": EVERY, "to": "hand"}]}]),
    action("lull", 1, abilities=[{"do": [{"action": "guard", "who": EVERY, "to": "off"}]}]),
    action("rest", 1, abilities=[{"do": [{"action": "heal", "who": EVERY, "number": 9}]}]),
    action("crowd", 1, abilities=[{"do": [{"action": "manifest", "token": "brood", "number": 3}]}]),
    creature("brood", 1, 1, 0, 1, token=True, abilities=[
        {"when": {"event": "entered", "is": OTHERS}, "do": GAIN}]),
    action("rite", 1, cost="F: 2 cards"),
    weapon("flail", 2, 4, 1, 2, cost="M: 1 ronum"),
    gear("brooch", "accessory", 1, cost="M: 1 ronum"),
)  # fmt: skip


def scene(*pieces: dict[str, Any], **more: Any) -> Scene:
    return Scene(*pieces, more=MORE, **more)


def settled(story: Scene) -> Scene:
    """Let all triggers enter the Flow and resolve, in any order."""
    while story.match.decisions and story.asked.kind in ("order", "window"):
        story.do("pass" if story.asked.kind == "window" else story.keys[0])
    return story


def gained(story: Scene) -> list[int]:
    return [side.xp for side in settled(story).table.sides]


@rule("SF-156", "SF-R21", "SF-R69")
@pytest.mark.parametrize("first", ["pike", "bear"])
def test_slayer_hears_of_whom_it_kills_in_a_trade_whichever_lay_there_first(first: str) -> None:
    both = [lies("pike", ME), lies("bear", YOU)]
    story = scene(*(both if first == "pike" else both[::-1]), at="combat").attacks("pike", "bear")
    assert story.names(ME) == story.names(YOU) == [], "both have fallen"
    assert story.mine.xp == 1


@rule("SF-R21", "SF-R69")
@pytest.mark.parametrize(
    "order", [("vulture", "ox", "imp"), ("ox", "vulture", "imp"), ("ox", "imp", "vulture")]
)
def test_who_is_destroyed_with_others_hears_of_each_of_them(order: tuple[str, ...]) -> None:
    story = scene(*map(lies, order), sides=[{"hand": ["doom"]}]).do("play:doom").passes()
    assert gained(story) == [2, 0]


@rule("SF-R21")
@pytest.mark.parametrize("deed", ["doom", "gale"])
def test_who_leaves_with_others_hears_of_each_of_them(deed: str) -> None:
    field = (lies("ox"), lies("mourner"), lies("imp", YOU), lies("mourner", YOU))
    story = scene(*field, sides=[{"hand": [deed]}]).do(f"play:{deed}").passes()
    assert gained(story) == [3, 3]


@rule("SF-R21", "SF-R58")
def test_whether_conditions_hold_is_looked_at_when_all_of_them_are_gone() -> None:
    """`if you control no creature`: none of them is there any more."""
    story = scene(lies("last"), lies("ox"), sides=[{"hand": ["doom"]}]).do("play:doom").passes()
    assert gained(story) == [1, 0]


@rule("SF-R21")
@pytest.mark.parametrize("first", ["banner", "ox"])
def test_what_falls_together_is_known_as_it_was_together(first: str) -> None:
    """An ox with +2 power of a banner: it had 4, though the banner falls with it."""
    field = [lies("banner", YOU), lies("ox", YOU)]
    field = field if first == "banner" else field[::-1]
    story = scene(lies("judge"), *field, sides=[{"hand": ["doom"]}]).do("play:doom").passes()
    assert gained(story) == [1, 0], "of 3 creatures that fell the ox alone had so much"


@rule("SF-R38", "SF-R41")
def test_two_weapons_that_are_replaced_at_once_hear_of_each_other() -> None:
    heard = {"when": {"event": "left", "is": {"type": "equipment", "other": True}}, "do": GAIN}
    dirk = weapon("dirk", 0, 2, 1, abilities=[heard])
    field = (lies("dirk", ME, "primary"), lies("dirk", ME, "secondary"))
    story = Scene(*field, more=(*MORE, dirk), sides=[{"forge": ["flail"], "material": ["imp"]}])
    story.do("forge:flail", ("m:imp",)).passes()
    assert (story.names(ME, "primary", "secondary"), gained(story)) == (["flail"], [2, 0])


@rule("SF-R30", "SF-R31")
@pytest.mark.parametrize("order", [("miser", "ox"), ("ox", "miser")])
def test_what_pays_together_hears_of_the_rest_of_the_payment(order: tuple[str, str]) -> None:
    story = scene(*map(lies, order), sides=[{"hand": ["rite"]}]).do("play:rite").do(("p1", "p2")).passes()
    assert gained(story) == [1, 0]


@rule("SF-21", "SF-R21")
def test_cards_that_turn_at_once_have_all_turned_when_it_is_noted() -> None:
    """`if you control no On-guard creature`: each of the three turns, and none is On-guard then."""
    field = (lies("sentry"), lies("ox"), lies("imp"))
    story = scene(*field, sides=[{"hand": ["lull"]}]).do("play:lull").passes()
    assert gained(story) == [3, 0]


@rule("SF-R73", "SF-R21")
def test_cards_that_are_healed_at_once_are_all_healed_when_it_is_noted() -> None:
    field = (lies("medic", damage=1), lies("ox", damage=1), lies("giant", damage=1))
    story = scene(*field, sides=[{"hand": ["rest"]}]).do("play:rest").passes()
    assert gained(story) == [3, 0]


@rule("SF-51", "SF-160")
def test_tokens_that_come_at_once_hear_of_each_other() -> None:
    story = scene(*armed(ME), sides=[{"hand": ["crowd"]}]).do("play:crowd").passes()
    assert gained(story) == [6, 0], "each of three of the other two"


@rule("SF-111", "SF-R21")
def test_damage_of_one_moment_is_noted_when_all_of_it_is_dealt() -> None:
    """Impale: the stoic takes 4 and its player 1 more; then they have taken 2."""
    story = scene(
        lies("lancer"), lies("stoic", YOU), *armed(YOU), at="combat", sides=[{}, {"damage": 1}]
    ).attacks("lancer", "stoic")
    assert (story.yours.damage, gained(story)) == (2, [0, 1])
