"""Cards with words that few others have: what happens and is asked with them."""

from __future__ import annotations

from typing import Any

from tests.engines.magic.pack import (
    A_PLAYER,
    ANY,
    CREATURE,
    TAP,
    activated,
    creature,
    damage,
    life,
    permanent,
    spell,
    when,
)


def mana(letters: str, **more: Any) -> dict[str, Any]:
    return {"action": "mana", "mana": letters, **more}


TARGET = {"targets": [A_PLAYER]}
WORDY = (
    spell("peek", "G", {"action": "surveil", "number": 3}),
    spell("peer", "G", {"action": "scry", "number": 5}),
    spell("seek", "G", {"action": "search", "is": {"type": "land"}}),
    spell("send", "G", {"action": "search", "who": "each_player", "is": {"type": "land"}, "number": "all",
                        "to": "graveyard"}),
    spell("kicked", "G", life(2), keywords=[{"kicker": "G"}]),
    spell("either", "G", modes=[{"do": [life(1)]}, {"do": [life(2)]}]),
    spell("gaze", "G", {"action": "look", "number": 3}),
    spell("part", "G",
          {"action": "deal", "number": 4, "piles": [{"to": "library"}, {"to": "graveyard"}, {}]}),
    spell("pry", "G", {"action": "deal", "who": "target", "number": 3, "rest": "library"}, **TARGET),
    spell("dig", "G", {"action": "deal", "until": {"type": "land"}, "shown": "all", "order": "random",
                       "piles": [{"is": {"type": "land"}, "to": "battlefield", "tapped": True}]}),
    spell("share", "G", {"action": "deal", "who": "each_player", "number": 2, "shown": "all", "rest": "exile",
                         "piles": [{"is": {"type": "creature"}, "up_to": True}]}),
    spell("slip", "G", {"action": "put", "up_to": True, "is": {"type": "creature"}},
          {"action": "tap", "what": "made"}),
    spell("stow", "G", {"action": "put", "who": "each_player", "number": 2, "to": "library"}),
    spell("glimpse", "G", {"action": "reveal", "shown": "you"},
          {"action": "put", "who": "target", "how": "by_you", "to": "library"}, **TARGET),
    spell("force", "G", {"action": "reveal"},
          {"action": "discard", "who": "target", "how": "by_you"}, **TARGET),
    spell("grind", "G", {"action": "mill", "who": "target", "number": 2}, **TARGET),
    spell("edict", "G", {"action": "choose", "who": "each_player", "is": {}, "number": 2, "up_to": True},
          {"action": "sacrifice"}),
    spell("pick", "G", {"action": "choose", "is": {}}, {"action": "tap", "what": "chosen"}),
    spell("tithe", "G", {"action": "may", "pay": [{"mana": "1"}], "do": [life(2)]}),
    spell("swell", "X G", life("x")),
    spell("ritual", "G", {"action": "mana", "mana": "WUBRG"}, {"action": "lose_life", "number": 1}),
    spell("feed", "G", {"action": "add_counters", "what": "target", "kind": "plus_one", "number": 2},
          targets=[CREATURE]),
    spell("stare", "G", life(2), additional=[{"tap": {"type": "creature"}}]),
    spell("burn", "G", damage(2), targets=[ANY],
          additional=[{"tap": {"type": "creature"}, "number": 1}, {"discard": {}}]),
    spell("pyre", "G/P", damage(2), targets=[ANY], additional=[{"exile": {}, "number": 1}]),
    spell("recall", "G", life(2), additional=[{"give_back": {"type": "land"}}]),
    spell("offer", "G", {"action": "may", "do": [life(2)]}, {"action": "prevent", "to": "you", "number": 3}),
    creature("mimic", "3 G", 4, 4, {"morph": "G"}, abilities=[when("turned_up", life(1), this=True)]),
    creature("sleeper", "4 G", 4, 4, {"suspend": "G", "time": 2}),
    spell("ripening", "5 G", damage(4), targets=[ANY], slow=True, keywords=[{"suspend": "1 G", "time": 1}]),
    creature("lurker", "2 G", 3, 3, "haste", {"morph": "1 G/P"}),
    permanent("petal", "0", "artifact", activated(TAP, {"this": "sacrifice"}, do=[mana("WUBRG")])),
    permanent("forge", "1", "artifact", activated({"sacrifice": {"type": "artifact"}}, do=[mana("C C")])),
    permanent("maw", "G", "artifact", activated({"sacrifice": {"type": "creature"}}, do=[mana("BG BG")])),
    permanent("vein", "G", "artifact", activated(TAP, {"life": 1}, do=[mana("UG", number=2)])),
    creature("golem", "5", 3, 3, {"affinity": {"type": "artifact"}}),
    creature("fiend", "2/G 2/B", 3, 2),
    permanent("guild", "G", "artifact", {"type": "cost", "spells": {}, "generic": -1}),
    spell("ends", "X G", {"action": "destroy", "what": "target"}, targets=[
        {"target": "permanent", "is": {"mana_value": {"at_least": "x", "at_most": "x"}}}]),
    spell("volley", "X G", damage("x", divided=True),
          targets=[ANY, {**ANY, "optional": True, "another": True}]),
    creature("watcher", "G", 1, 2, abilities=[when("dies", life(1), **{"is": {"type": "creature"}})]),
    creature("drummer", "G", 1, 1, abilities=[when("dies", damage(1), targets=[ANY])]),
    creature("herald", "1 G", 2, 2, abilities=[when("enters", this=True, modes=[
        {"targets": [ANY], "do": [damage(1)]}, {"do": [life(2)]}])]),
    permanent("double", "G", "enchantment", {"type": "replacing", "what": {"instead": "damage", "times": 2}}),
    permanent("more", "G", "enchantment", {"type": "replacing", "what": {"instead": "damage", "plus": 1}}),
    spell("blink", "G", {"action": "move", "what": "target", "to": "exile"},
          {"action": "move", "what": "target", "to": "battlefield"},
          {"action": "may", "do": [{"action": "add_counters", "what": "target", "kind": "plus_one"}]},
          {"action": "later", "when": {"event": "step", "step": "end"},
           "do": [life({"number": "power", "of": "target"}),
                  {"action": "move", "what": "target", "to": "exile"}]}, targets=[CREATURE]),
    spell("husk", "G", {"action": "move", "what": "paid", "to": "battlefield"}, life("done"),
          additional=[{"sacrifice": {"type": "creature"}}]),
    creature("wisp", "G", 1, 1, abilities=[
        when("dies", {"action": "move", "what": "this", "to": "battlefield"},
             {"action": "move", "what": "this", "to": "hand"}, this=True)]),
)  # fmt: skip
WAYS = (
    creature("sprite", "4 G", 4, 4, {"evoke": "G"}, {"madness": "G"},
             abilities=[when("enters", life(1), this=True)]),
    creature("runner", "4 G", 4, 4, {"dash": "1 G"}, {"escape": [{"mana": "G"}, {"exile": {}, "number": 2}]}),
    spell("echoing", "G", damage(1), targets=[ANY],
          keywords=[{"jump_start": True}, {"madness": [{"life": 1}]}]),
    spell("mending", "2 G", life(2), slow=True, keywords=[{"flashback": [{"sacrifice": {"type": "land"}}]}]),
    spell("choir", "2 G", life(2), keywords=[{"convoke": True}]),
    spell("delving", "3 G", damage(2), targets=[ANY], keywords=[{"delve": True}, {"kicker": "G"}]),
    permanent("engine", "3", "artifact", keywords=[{"improvise": True}]),
    creature("echoer", "G", 3, 3, {"echo": "1 G"}, {"unearth": "G"}),
    spell("chant", "G", life(1), keywords=[{"buyback": [{"discard": {}}]}]),
    spell("braid", "G", modes=[{"do": [life(1)]}, {"targets": [ANY], "do": [damage(1)]}],
          keywords=[{"entwine": "1"}, {"flashback": "2 G"}]),
    spell("gong", "G", damage(1), targets=[ANY], keywords=[{"rebound": True}]),
    creature("avalanche", "2 G", 3, 3, {"cascade": True}),
    spell("pact", "4 G", damage(2), targets=[ANY], ways=[
        {"pay": [{"give_back": {"type": "land"}}]},
        {"if": [{"test": "number", "value": {"life_of": "you"}, "at_most": 10}]}]),
)  # fmt: skip
"""Cards that are cast in several ways."""
