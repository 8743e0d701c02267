"""What a text has really done: "if that was done", and how much (608.2c), whatever it was to do."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import PASS
from engines.magic.table.pieces import ZoneCard
from tests.engines.magic.pack import CREATURE, change, creature, damage, life, name, permanent, spell
from tests.engines.magic.scenes import YOU, Duel, lies, side
from tests.rules import cr

Action = dict[str, Any]
EACH_BEAST = {"every": {"type": "creature"}, "whose": "opponent"}
DESTROY = {"action": "destroy", "what": EACH_BEAST}
PLUS: Action = {"action": "add_counters", "kind": "plus_one"}


def instead(key: str, kind: str, **more: Any) -> dict[str, Any]:
    return permanent(key, "W", "enchantment", {"type": "replacing", "what": {"instead": kind, **more}})


LAWS = (
    instead("double", "gains_life", times=2),
    instead("feast", "counters", times=2),
    instead("rest", "goes"),
    instead("more", "draws", times=2),
    instead("none", "draws", times=0),
    instead("less", "damage", to="any", plus=-2),
    creature("rock", "2", 1, 1, "indestructible"),
    creature("troll", "2", 1, 1),
    creature("steel", "2", 4, 4, "protection_from_red"),
)


def gained(*do: Action, then: Action | None = None, **more: Any) -> int:
    """Return how much life is gained by a text that ends in "gain as much life as was done"."""
    hand, more_lands = ["text", "ox"], more.pop("lands", "R")
    targets = {"targets": more.pop("targets")} if "targets" in more else {}
    theirs = side(board=more.pop("theirs", []), hand=more.pop("their_hand", []))
    text = spell("text", "R", *do, then or life("done"), **targets, **more.pop("card", {}))
    duel = Duel(side(hand, lands=more_lands, **more), theirs, more=[*LAWS, text])
    before = duel.life(YOU)
    aims = ["s1"] if targets.get("targets") == [{"target": "player"}] else []
    duel.casts("text", *aims).passes()
    return duel.life(YOU) - before


@cr("608.2c", "603.7")
def test_603_7_what_is_put_off_counts_as_nothing_done_and_knows_what_was() -> None:
    at_the_end = {"action": "later", "when": {"event": "step", "step": "end"}, "do": [life("done")]}
    two = {"action": "draw", "number": 2}
    text = spell("text", "R", two, at_the_end, life("done"))
    duel = Duel(side(["text", "ox"], lands="R"), more=[text]).casts("text").resolves()
    assert duel.life(YOU) == 22
    while duel.table.active == YOU:
        duel.do(PASS)
    assert duel.life(YOU) == 24


# Destroyed, damaged


@cr("702.12b", "701.8b", "608.2c")
def test_702_12b_what_is_indestructible_was_not_destroyed() -> None:
    assert gained(DESTROY, theirs=["bear", "rock", "hawk"]) == 2


@cr("701.19a", "614.6")
def test_614_6_what_regenerates_was_not_destroyed() -> None:
    assert gained(DESTROY, theirs=["bear", lies("troll", shields=1), lies("hawk", tapped=True)]) == 2


@cr("614.6", "701.8a")
def test_701_8_what_goes_to_exile_instead_was_destroyed_all_the_same() -> None:
    assert gained(DESTROY, theirs=["bear", "hawk"], board=["rest"]) == 2


@cr("614.6", "608.2c")
@pytest.mark.parametrize(("law", "number"), [("rest", 0), ("feast", 1)])
def test_614_6_what_goes_elsewhere_was_not_put_into_the_graveyard(law: str, number: int) -> None:
    bury = {"action": "move", "what": EACH_BEAST, "to": "graveyard"}
    assert gained(bury, theirs=["bear"], board=[law]) == number


@cr("615.6", "120.4a")
def test_615_6_damage_that_was_prevented_was_not_dealt() -> None:
    """Two of three are prevented."""
    assert gained(damage(3, "opponent"), board=["less"]) == 1


@cr("702.16e", "615.6")
def test_702_16e_damage_that_protection_prevents_was_not_dealt() -> None:
    assert gained(damage(3, EACH_BEAST), theirs=["steel", "giant"]) == 3


@cr("702.15b", "120.3f", "608.2c")
def test_damage_counts_and_not_the_life_that_it_brings() -> None:
    punch = {**damage(3, "opponent"), "from": "target"}
    assert gained(punch, board=["nun"], targets=[CREATURE]) == 3 + 3


@cr("120.4", "608.2c")
def test_damage_to_creatures_and_players_counts_together() -> None:
    shares = [damage(2, EACH_BEAST)]
    assert gained(*shares, theirs=["bear", "hawk", "rock"]) == 6


# Life, counters, cards


@cr("119.10", "614.1a")
def test_life_counts_as_much_as_was_really_gained() -> None:
    """Three are doubled, and the six that are gained then are as well."""
    assert gained(life(3), board=["double"]) == 6 + 12


@cr("119.3")
def test_life_of_both_players_counts() -> None:
    assert gained({"action": "lose_life", "who": "each_player", "number": 2}) == -2 + 4


@cr("122.6", "614.16")
def test_counters_count_as_many_as_were_really_put() -> None:
    assert gained({**PLUS, "what": "target", "number": 3}, board=["feast", "bear"], targets=[CREATURE]) == 6


@cr("122.1", "609.3")
def test_counters_that_were_not_there_were_not_removed() -> None:
    worn = lies("giant", counters=(("plus_one", 2),))
    take = {**PLUS, "action": "remove_counters", "what": "target", "number": 5}
    assert gained(take, board=[worn], targets=[CREATURE]) == 2


@cr("121.1", "614.11", "121.4")
@pytest.mark.parametrize(
    ("law", "library", "number"), [("", 9, 2), ("more", 9, 4), ("none", 9, 0), ("", 1, 1)]
)
def test_cards_count_that_were_really_drawn(law: str, library: int, number: int) -> None:
    draw = {"action": "draw", "number": 2}
    board = [law] if law else []
    text = spell("text", "R", draw, life("done"))
    duel = Duel(
        side(["text", "ox"], lands="R", board=board, library=["forest"] * library), more=[*LAWS, text]
    )
    duel.casts("text").resolves()
    assert duel.life(YOU) == 20 + number


@cr("121.2", "608.2c")
def test_cards_that_both_draw_count_together() -> None:
    assert gained({"action": "draw", "who": "each_player", "number": 2}) == 4


@cr("701.9c", "701.17a", "614.6")
@pytest.mark.parametrize("verb", ["discard", "mill"])
def test_what_goes_to_exile_instead_was_discarded_or_milled_all_the_same(verb: str) -> None:
    do = {"action": verb, "who": "opponent", "number": 2}
    assert gained(do, their_hand=["hawk", "hawk"], board=["rest"]) == 2


@cr("701.22a", "701.25a", "608.2c")
@pytest.mark.parametrize(("verb", "number"), [("scry", 3), ("surveil", 3), ("look", 1), ("look and bury", 1)])
def test_cards_that_are_looked_at_count_or_those_that_are_taken(verb: str, number: int) -> None:
    """Wherever the others go."""
    rest = {"rest": "graveyard"} if verb == "look and bury" else {}
    text = spell("text", "R", {"action": verb.split()[0], "number": 3, **rest}, life("done"))
    duel = Duel(side(["text", "ox"], lands="R"), more=[text]).casts("text").resolves()
    duel.do(tuple(duel.keys[: 1 if "look" in verb else 2]))
    while duel.asked.kind != "main":
        duel.do(duel.asked.default)
    assert duel.life(YOU) == 20 + number


@cr("701.9b", "609.3")
def test_cards_that_nobody_had_were_not_discarded() -> None:
    assert gained({"action": "discard", "who": "opponent", "number": 3}, their_hand=["hawk"]) == 1


# The stack, tokens, shields, and what lasts


@cr("701.6a", "608.2c")
@pytest.mark.parametrize(("verb", "number"), [("counter", 1), ("exile", 1)])
@pytest.mark.parametrize("stays", [False, True])
def test_a_spell_that_cannot_be_countered_was_not(verb: str, number: int, stays: bool) -> None:
    """But it can be put into exile from the stack."""
    keyword = ["cant_be_countered"] if stays else []
    blast = spell("blast", "R", damage(1, "opponent"), keywords=keyword)
    move = {"action": "move", "what": "target", "to": "exile"}
    stop = spell("stop", "U", {"action": "counter"} if verb == "counter" else move, life("done"),
                 targets=[{"target": "spell"}])  # fmt: skip
    duel = Duel(side(["blast", "stop", "ox"], lands="RU", hold=True), more=[blast, stop])
    duel.casts("blast").casts("stop").resolves()
    assert duel.life(YOU) == 20 + (0 if stays and verb == "counter" else number)


@cr("111.2", "608.2c")
def test_tokens_count_as_many_as_were_made() -> None:
    token = {"id": "imp", "name": name("imp"), "pt": [1, 1]}
    assert gained({"action": "token", "token": token, "number": 3, "who": "each_player"}) == 6


@cr("701.26a", "608.2c")
def test_what_was_tapped_already_was_not_tapped() -> None:
    assert gained({"action": "tap", "what": EACH_BEAST}, theirs=["bear", lies("hawk", tapped=True)]) == 1


@cr("611.2b", "608.2c")
def test_what_ends_before_it_begins_was_not_done() -> None:
    """For as long as the one that speaks stays, and it has left."""
    ability = {
        "type": "activated", "cost": [{"mana": "R"}],
        "do": [change({"pt": [1, 1]}, until="while_here"), life("done")], "targets": [CREATURE],
    }  # fmt: skip
    idol = creature("idol", "1", 1, 1, abilities=[ability])
    duel = Duel(side(["kill", "ox"], lands="RBB", board=["idol", "bear"], hold=True), more=[idol])
    duel.uses("idol", 0, "bear").casts("kill", "idol").resolves().resolves()
    assert (duel.life(YOU), duel.size("bear")) == (20, (2, 2))


# If that was done; each of several


IF_DONE = {"action": "if", "if": [{"test": "done"}], "do": [life(5)]}


@cr("702.12b", "608.2c")
@pytest.mark.parametrize(("victim", "number"), [("bear", 5), ("rock", 0)])
def test_if_that_was_done_asks_what_has_happened(victim: str, number: int) -> None:
    do = {"action": "destroy", "what": "target"}
    assert gained(do, then=IF_DONE, theirs=[victim], targets=[CREATURE]) == number


@cr("616.1", "608.2c")
@pytest.mark.parametrize(("first", "number"), [("tomb", 1), ("home", 1)])
def test_616_1_what_waited_for_a_choice_counts_too(first: str, number: int) -> None:
    laws = [instead("tomb", "goes", dies=True), instead("home", "goes", dies=True, to="hand")]
    text = spell("text", "R", {"action": "destroy", "what": "target"}, life("done"), targets=[CREATURE])
    duel = Duel(side(["text", "ox"], lands="R", board=["tomb", "home", "bear"]), more=[text, *laws])
    duel.casts("text", "bear").passes("replace")
    duel.do(duel.called(first)).passes()
    assert duel.life(YOU) == 20 + number


@cr("616.1", "608.2c")
def test_616_1_what_waited_behind_a_choice_counts_too() -> None:
    """The uppermost card of each library would go to a graveyard, one after the other."""
    laws = [instead("tomb", "goes"), instead("home", "goes", to="hand")]
    text = spell("text", "R", {"action": "mill", "who": "each_player"}, life("done"))
    duel = Duel(side(["text", "ox"], lands="R", board=["tomb", "home"]), more=[text, *laws]).casts("text")
    for _ in range(2):
        duel.passes("replace").do(duel.called("tomb"))
    assert duel.passes("replace").do(duel.called("tomb")).life(YOU) == 22


@cr("616.1", "608.2c")
def test_616_1_what_came_after_a_choice_is_made_and_counts() -> None:
    """A hydra enters with two counters: one more, or twice as many first."""
    growth = instead("growth", "counters", plus=1)
    hydra = creature("eel", "G", 1, 1, abilities=[
        {"type": "replacing", "what": {"instead": "enters", "number": 2}}])  # fmt: skip
    back = {"action": "move", "what": "target", "to": "battlefield"}
    text = spell("text", "R", back, life("done"), change({"gains": ["haste"]}, what="made"),
                 targets=[{"target": "card"}])  # fmt: skip
    you = side(["text", "ox"], lands="R", board=["growth", "feast"], graveyard=[ZoneCard(900, "eel")])
    duel = Duel(you, more=[text, growth, hydra, *LAWS]).casts("text").passes("replace")
    duel.do(duel.called("growth")).passes()
    assert (duel.life(YOU), duel.perm("eel").keywords, duel.size("eel")) == (21, ("haste",), (7, 7))


@cr("608.2c", "101.4")
def test_what_is_done_for_each_of_several_counts_together() -> None:
    each = {"action": "for_each", "of": EACH_BEAST, "do": [{"action": "destroy", "what": "each"}]}
    assert gained(each, theirs=["bear", "rock", "hawk"]) == 2
    each = {"action": "for_each", "of": "each_player", "do": [{"action": "draw", "who": "each"}]}
    assert gained(each) == 2


@cr("608.2c")
def test_how_much_was_done_before_is_the_same_for_each_of_several() -> None:
    """Two cards are drawn, so two life is gained for each creature, which is doubled; not ever more."""
    each = {"action": "for_each", "of": EACH_BEAST, "do": [life("done")]}
    draw = {"action": "draw", "number": 2}
    assert gained(draw, each, then=life(0), theirs=["giant", "ox", "bear"], board=["double"]) == 3 * 4


@cr("608.2c")
@pytest.mark.parametrize("within", [False, True])
def test_what_is_done_first_for_each_is_what_the_next_part_asks_about(within: bool) -> None:
    """Two cards are drawn before that; each creature is dealt one damage."""
    gain = {"action": "if", "if": [{"test": "done"}], "do": [life("done")]} if within else life("done")
    each = {"action": "for_each", "of": EACH_BEAST, "do": [damage(1, "each"), gain]}
    draw = {"action": "draw", "number": 2}
    assert gained(draw, each, then=life(0), theirs=["giant", "ox", "bear"]) == 3


@cr("608.2c")
def test_what_was_done_before_does_not_count_among_what_is_done_for_each() -> None:
    each = {"action": "for_each", "of": EACH_BEAST, "do": [{"action": "destroy", "what": "each"}]}
    assert gained({"action": "draw", "number": 2}, each, theirs=["giant", "rock"]) == 1


@cr("608.2c", "111.2")
def test_what_was_made_before_is_not_what_was_made_for_each() -> None:
    token = {"action": "token", "token": {"id": "imp", "name": name("imp"), "pt": [1, 1]}}
    each = {"action": "for_each", "of": EACH_BEAST, "do": [token]}
    assert gained(token, each, {**PLUS, "what": "made"}, theirs=["giant", "ox"]) == 2


@cr("608.2c")
def test_what_was_chosen_is_meant_though_something_is_done_for_each_meanwhile() -> None:
    pick = {"action": "choose", "is": {"type": "creature"}}
    each = {"action": "for_each", "of": EACH_BEAST, "do": [damage(1, "each")]}
    assert gained(pick, each, {**PLUS, "what": "chosen"}, theirs=["giant"], board=["bear"]) == 1


@cr("608.2c", "111.2")
def test_what_is_made_for_each_of_several_is_made_together() -> None:
    token = {"action": "token", "token": {"id": "imp", "name": name("imp"), "pt": [1, 1]}}
    each = {"action": "for_each", "of": EACH_BEAST, "do": [token]}
    grow = {**PLUS, "what": "made"}
    assert gained(each, grow, theirs=["giant", "ox"]) == 2


@cr("101.4", "701.21a", "608.2c")
def test_what_each_player_chooses_counts_together() -> None:
    choose = {"action": "choose", "who": "each_player", "is": {"type": "creature"}}
    assert gained(choose, {"action": "sacrifice"}, theirs=["bear"], board=["hawk"]) == 2


@cr("118.12", "608.2c")
def test_what_is_paid_within_a_text_is_nothing_that_it_has_done() -> None:
    pay = {"action": "may", "pay": [{"life": 2}], "do": [life("done")]}
    text = spell("text", "R", damage(3, "opponent"), pay)
    duel = Duel(side(["text", "ox"], lands="R"), more=[text]).casts("text").resolves().do("yes")
    assert duel.life(YOU) == 20 - 2 + 3


# What is made of other actions: what comes after it asks what was done in it

DRAW: Action = {"action": "draw", "number": 2}
IF_DONE: Action = {"action": "if", "if": [{"test": "done"}], "do": [life(5)]}


def may(*do: Action, **more: Any) -> Action:
    return {"action": "may", "do": [*do], **more}


def if_it_was_done(part: Action, *answers: str, **more: Any) -> int:
    """Draw two cards, do a part, gain 5 life if that was done; return the life."""
    text = spell("text", "R", DRAW, part, IF_DONE)
    duel = Duel(side(["text", "ox"], lands="R", **more), more=[*LAWS, text]).casts("text").resolves()
    return duel.do(*answers).passes().life(YOU)


@cr("608.2c", "608.2d")
@pytest.mark.parametrize(("said", "life"), [("no", 20), ("yes", 25)])
def test_who_leaves_what_may_be_done_has_not_done_it_whatever_was_done_before(said: str, life: int) -> None:
    assert if_it_was_done(may({"action": "mill"}), said) == life


@cr("608.2c", "118.12")
@pytest.mark.parametrize(("said", "life"), [("no", 20), ("yes", 23)])
def test_118_12_what_may_be_paid_was_done_if_it_was_paid(said: str, life: int) -> None:
    assert if_it_was_done(may(pay=[{"life": 2}]), said) == life


@cr("608.2c", "118.12")
@pytest.mark.parametrize(("said", "life"), [("no", 25), ("yes", 18)])
def test_118_12_what_is_done_unless_something_is_paid_was_not_done_if_it_was_paid(
    said: str, life: int
) -> None:
    unless = {"action": "may", "pay": [{"life": 2}], "else": [{"action": "mill"}]}
    assert if_it_was_done(unless, said) == life


@cr("608.2c")
@pytest.mark.parametrize(("whose", "life"), [("you", 25), ("opponent", 20)])
def test_what_is_done_under_a_condition_was_not_done_where_that_is_not_met(whose: str, life: int) -> None:
    turn = {"action": "if", "if": [{"test": "turn", "whose": whose}], "do": [{"action": "mill"}]}
    assert if_it_was_done(turn) == life


@cr("608.2c", "608.2d")
def test_what_may_be_done_for_each_is_asked_about_for_each() -> None:
    kill = may({"action": "sacrifice", "what": "each"})
    each = {"action": "for_each", "of": {"every": {"type": "creature"}}, "do": [kill, IF_DONE]}
    text = spell("text", "R", DRAW, each)
    duel = Duel(side(["text", "ox"], lands="R", board=["bear", "bear"]), more=[text]).casts("text").resolves()
    assert duel.do("yes", "no").passes().life(YOU) == 25


@cr("608.2c", "608.2d", "101.4")
@pytest.mark.parametrize(("answers", "number"), [("no no", 0), ("yes no", 1), ("no yes", 1), ("yes yes", 2)])
def test_what_may_be_done_for_each_counts_together_afterwards(answers: str, number: int) -> None:
    kill = may({"action": "sacrifice", "what": "each"})
    each = {"action": "for_each", "of": {"every": {"type": "creature"}}, "do": [kill]}
    text = spell("text", "R", DRAW, each, life("done"))
    duel = Duel(side(["text", "ox"], lands="R", board=["bear", "bear"]), more=[text]).casts("text").resolves()
    assert duel.do(*answers.split()).passes().life(YOU) == 20 + number
