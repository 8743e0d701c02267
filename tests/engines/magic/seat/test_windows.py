"""Who is asked, and when (MN-D5). Nothing hidden opens or closes a window."""

from __future__ import annotations

import pytest

from bot.texts import LOCALES, texts_in
from engines.kernel import PASS
from engines.magic.rules.windows import KINDS
from tests.engines.magic.pack import A_PLAYER, activated, creature, damage, life, permanent, when
from tests.engines.magic.scenes import GAME, OTHER, YOU, Duel, lies, side
from tests.rules import cr, rule


def asked_in(duel: Duel, seat: int) -> list[str]:
    """Return the steps of this turn in which a player is asked with priority."""
    found: list[str] = []
    turn = duel.sees().turn
    while duel.match.decisions and duel.sees().turn == turn:
        if duel.asked.kind in KINDS and seat in duel.sees().asked:
            found.append(duel.sees().step)
        duel.do(duel.asked.default)
    return list(dict.fromkeys(found))


@rule("MN-D5")
def test_by_default_the_active_player_is_asked_in_both_main_phases() -> None:
    assert asked_in(Duel(side(["ox"], lands="G"), at="untap"), YOU) == ["main_1", "main_2"]


@rule("MN-D5")
def test_by_default_the_other_is_asked_in_the_end_step() -> None:
    assert asked_in(Duel(side(["ox"]), side(["ox"], lands="G"), at="untap"), OTHER) == ["end"]


@rule("MN-D5")
def test_who_is_attacked_is_asked() -> None:
    duel = Duel(side(["ox"], board=["bear"]), side(["ox"], lands="G")).to_attack()
    duel.do(("s1",))
    assert (duel.asks, duel.sees().step) == ((OTHER, "priority"), "attackers")


@rule("MN-D5")
def test_a_stop_that_is_set_opens_a_window_and_one_that_is_taken_away_closes_it() -> None:
    duel = Duel(side(["ox"], lands="G"))
    duel.match.order(YOU, "stop:own_end")
    duel.match.order(YOU, "stop:own_main_2")
    assert asked_in(duel, YOU) == ["main_1", "end"]


@pytest.mark.parametrize("card", ["ox", "mouse", "forest"])
def test_what_a_hidden_card_is_opens_no_window_and_closes_none(card: str) -> None:
    assert asked_in(Duel(side(["ox"]), side([card], lands="G")), OTHER) == ["end"]


@rule("MN-D5")
def test_who_has_no_hidden_card_or_no_mana_is_not_asked_in_the_others_turn() -> None:
    assert asked_in(Duel(side(["ox"]), side(lands="G")), OTHER) == []
    tapped = side(["ox"], board=[lies("forest", tapped=True)])
    assert asked_in(Duel(side(["ox"]), tapped), OTHER) == []


def test_a_face_down_noble_is_a_hidden_card() -> None:
    assert asked_in(Duel(side(["ox"]), side(lands="G", noble="lord")), OTHER) == ["end"]


@cr("117.3d")
def test_who_answers_early_is_heard_only_if_the_holder_of_priority_passes() -> None:
    other = side(["ox"], lands="G", stops=frozenset({"other_main_1"}))
    duel = Duel(side(["mouse"], lands="G"), other)
    duel.match.answer(OTHER, PASS)
    assert duel.asks == (YOU, "main")
    duel.match.answer(YOU, "cast:mouse")
    assert duel.asks == (OTHER, "priority")


# Orders


def test_a_player_who_passes_this_turn_is_not_asked_again_in_it() -> None:
    duel = Duel(side(["ox"], lands="G"), side(["ox"], lands="G"))
    duel.match.order(YOU, "quiet:turn")
    assert duel.asks == (OTHER, "priority")
    duel.end_turn()
    assert duel.seen(YOU).quiet == ""


@rule("MN-D5")
def test_a_player_who_passes_until_the_own_turn_is_asked_when_attacked() -> None:
    duel = Duel(side(["ox"], board=["bear"]), side(["ox"], lands="G"))
    duel.match.order(OTHER, "quiet:my_turn")
    duel.to_attack().do(("s1",))
    assert duel.asks == (OTHER, "priority")


def test_a_player_who_passes_for_this_stack_is_asked_at_the_next() -> None:
    duel = Duel(side(["mouse", "mouse"], lands="G"), side(["ox"], lands="G")).do("cast:mouse")
    duel.match.order(OTHER, "quiet:stack")
    assert duel.board(YOU) == ["mouse"]
    duel.do("cast:mouse")
    assert duel.asks == (OTHER, "priority")


@rule("MN-D12")
def test_blocks_are_never_passed_over() -> None:
    duel = Duel(side(["ox"], board=["bear"]), side(["ox"], board=["nun"]))
    duel.match.order(OTHER, "quiet:turn")
    duel.to_attack().do(("s1",))
    assert duel.asks == (OTHER, "blockers")


def test_nobody_else_sees_what_a_player_has_ordered() -> None:
    duel = Duel(side(["ox"], lands="G"), side(["ox"]))
    before = duel.sees(OTHER), duel.sees()
    for order in ("hold", "stop:own_upkeep"):
        duel.match.order(YOU, order)
    assert (duel.sees(OTHER), duel.sees()) == before
    assert duel.seen(YOU).hold is True


def test_the_sheet_of_orders_says_what_is_on() -> None:
    duel = Duel(side(["ox"]))
    sheet = GAME.seat_interface.order_sheet(duel.sees(YOU))
    assert sheet is not None
    on = {option.key for option in sheet.options if option.on}
    assert on == {"stop:own_main_1", "stop:own_main_2", "stop:other_attackers", "stop:other_end"}


# Orders about one ability

PINGER = permanent("pinger", "R", "artifact", activated({"mana": "1"}, do=[damage(1)], targets=[A_PLAYER]))
GUIDE = creature(
    "guide", "G", 1, 1, abilities=[when("enters", {"action": "may", "do": [life(3)]}, this=True)]
)


def pings(duel: Duel) -> Duel:
    return duel.uses("pinger", 0, "s1")


@rule("MN-D5")
def test_a_player_may_always_pass_for_an_ability() -> None:
    duel = pings(Duel(side(["ox"], lands="RRR", board=["pinger"]), side(["ox"], lands="G"), more=[PINGER]))
    assert duel.asks == (OTHER, "priority")
    assert "skip:pinger:0" in duel.match.orders(OTHER)
    assert "skip:pinger:0" not in duel.match.orders(YOU)
    duel.match.order(OTHER, "skip:pinger:0")
    assert (duel.asks, duel.life(OTHER)) == ((YOU, "main"), 19)
    assert (pings(duel).asks, duel.life(OTHER)) == ((YOU, "main"), 18)
    duel.match.order(OTHER, "skip:pinger:0")
    assert pings(duel).asks == (OTHER, "priority")


@rule("MN-D9")
@pytest.mark.parametrize(("word", "after"), [("yes", 23), ("no", 20)])
def test_a_player_may_always_say_the_same_to_what_an_ability_may_do(word: str, after: int) -> None:
    duel = Duel(side(["guide", "guide"], lands="GG", board=["guide"]), more=[GUIDE])
    assert {"say:yes:guide:0", "say:no:guide:0"} <= set(duel.match.orders(YOU))
    assert "say:yes:guide:0" not in duel.match.orders(OTHER)
    duel.match.order(YOU, f"say:{word}:guide:0")
    duel.do("cast:guide").resolves()
    assert (duel.asks, duel.life(YOU)) == ((YOU, "main"), after)
    duel.match.order(YOU, f"say:{'no' if word == 'yes' else 'yes'}:guide:0")
    assert duel.seen(YOU).always == (f"say:{'no' if word == 'yes' else 'yes'}:guide:0",)
    assert duel.sees(OTHER).sides[YOU].always is None


def test_orders_about_abilities_can_be_said_and_taken_back() -> None:
    duel = pings(Duel(side(["ox"], lands="R", board=["pinger"]), side(["ox"], lands="G"), more=[PINGER]))
    for holds in ("no", "yes"):
        sheet = GAME.seat_interface.order_sheet(duel.sees(OTHER))
        assert sheet is not None
        (option,) = (each for each in sheet.options if each.group == "always")
        assert (option.key, option.label.values["holds"]) == ("skip:pinger:0", holds)
        assert all(texts_in(locale).tell(option.label) for locale in LOCALES)
        duel.match.order(OTHER, option.key)
        if holds == "no":
            pings_again = duel.sees(OTHER).sides[OTHER].always
            assert pings_again == ("skip:pinger:0",)


def test_an_ability_of_several_is_called_by_its_number_in_orders() -> None:
    two = permanent("twice", "R", "artifact", activated({"mana": "1"}, do=[damage(1)], targets=[A_PLAYER]),
                    activated({"mana": "1"}, do=[life(1)]))  # fmt: skip
    duel = Duel(side(["ox"], lands="R", board=["twice"]), side(["ox"], lands="G"), more=[two])
    duel.uses("twice", 1)
    sheet = GAME.seat_interface.order_sheet(duel.sees(OTHER))
    assert sheet is not None
    (option,) = (each for each in sheet.options if each.group == "always")
    assert (option.key, option.label.values["number"]) == ("skip:twice:1", 2)
