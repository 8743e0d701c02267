"""Every word of the card language does what it says: numbers, who is meant, and what is done."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.soul_forger.pack import action, creature, gear, weapon
from tests.engines.soul_forger.scenes import ME, THEY, YOU, Scene, lies
from tests.rules import rule

OWN = {"pick": "all", "whose": "own", "is": {"type": "creature"}}
GAIN: dict[str, Any] = {"action": "gain_experience"}
NOT_THIS = {"pick": "all", "whose": "opposing", "is": {"type": "creature"}}


def chosen(whose: str = "own", **more: Any) -> dict[str, Any]:
    return {"pick": "chosen", "whose": whose, "is": {"type": "creature"}, **more}


def at(zone: str, **more: Any) -> dict[str, Any]:
    return {"zone": zone, **more}


def does(*do: dict[str, Any], targets: tuple[str, ...] = (), x: bool = False, **more: Any) -> dict[str, Any]:
    """Return an Action that does this, aimed at these kinds of targets."""
    aims = [
        {"target": each, **({"zone": "grave", "whose": "any"} if each == "card" else {})} for each in targets
    ]
    if any(each == "player" for each in targets):
        aims = [{**aim, "whose": "any"} if aim["target"] == "player" else aim for aim in aims]
    cost = {"cost": "H: X cards"} if x else {}
    return action("deed", 1, abilities=[{"targets": aims, "do": do}], **cost, **more)


def play(
    deed: dict[str, Any], *pieces: dict[str, Any], given: Any = (), more: Any = (), **side: Any
) -> Scene:
    """Play an Action from the hand, give these answers, and let it resolve."""
    sides = [{"hand": ["deed", *side.pop("hand", [])], **side}, {"hand": ["ox", "bear"]}]
    story = Scene(*pieces, more=(deed, *more), sides=sides, level=40).do("play:deed")
    for answer in given:
        story.passes().do(answer)
    return story.passes()


VALUES: list[tuple[Any, int]] = [
    (3, 3),
    ({"calc": "half", "of": 5}, 2),
    ({"calc": "half", "of": {"calc": "taken", "of": "target"}}, 4),
    ({"calc": "sum", "parts": [2, 3]}, 5),
    ({"calc": "difference", "parts": [7, 2, 1]}, 4),
    ({"calc": "product", "parts": [2, 3]}, 6),
    ({"calc": "min", "parts": [4, 2]}, 2),
    ({"calc": "max", "parts": [4, 2]}, 4),
    ({"calc": "count", "of": OWN}, 2),
    ({"calc": "count", "of": {**OWN, "whose": "opposing"}}, 1),
    ({"calc": "count", "of": {"pick": "all", "is": {"type": "creature", "min_power": 2}}}, 2),
    ({"calc": "cards", "zone": "grave"}, 3),
    ({"calc": "cards", "zone": "grave", "is": {"type": "action"}}, 1),
    ({"calc": "cards", "zone": "hand", "of": "target"}, 2),
    ({"calc": "power", "of": "target_2"}, 3),
    ({"calc": "ronum", "of": "target_2"}, 3),
    ({"calc": "endurance", "of": "target_2"}, 3),
    ({"calc": "damage", "of": "target_2"}, 2),
    ({"calc": "counters", "kind": "growth", "of": "target_2"}, 4),
    ({"calc": "level"}, 40),
    ({"calc": "experience", "of": "target"}, 6),
    ({"calc": "taken", "of": "target"}, 9),
    ({"calc": "taken", "of": "target_2"}, 0),
    ({"calc": "counters", "kind": "growth", "of": "attacker"}, 0),
    *(({"calc": "power", "of": word}, 0) for word in ("attacker", "blocker", "attacked", "that", "source")),
    ({"calc": "level", "of": "attacking_player"}, 0),
    ({"calc": "cards", "zone": "grave", "of": "attacking_player"}, 0),
]


@pytest.mark.parametrize(("value", "number"), VALUES)
def test_what_numbers_come_to(value: Any, number: int) -> None:
    deed = does({**GAIN, "number": value}, targets=("player", "creature"))
    bear = lies("bear", ME, damage=2, counters={"growth": 4})
    sides = [
        {"hand": ["deed"], "grave": ["imp", "ox", "study"]},
        {"hand": ["ox", "bear"], "xp": 6, "damage": 9},
    ]
    story = Scene(lies("imp"), bear, lies("ox", YOU), more=(deed,), sides=sides, level=40)
    story.do("play:deed", f"s{YOU}", story.key("bear")).passes()
    assert story.mine.xp == number


@rule("SF-R37")
def test_x_and_what_was_done_are_numbers() -> None:
    story = play(
        does({**GAIN, "number": "x"}, x=True), given=(2, ("h:ox", "h:bear")), hand=["ox", "bear", "imp"]
    )
    assert story.mine.xp == 2
    deed = does({"action": "mill", "who": "you", "number": 5}, {**GAIN, "number": "done"})
    assert play(deed, deck=["imp", "imp", "ox"]).mine.xp == 3


IN_COMBAT: list[tuple[str, str]] = [
    ("attacker", "ox"), ("blocker", "giant"), ("attacked", "bear"),
    ("attacking_player", f"s{ME}"), ("defending_player", f"s{YOU}"),
]  # fmt: skip


@pytest.mark.parametrize(("word", "hurt"), IN_COMBAT)
def test_who_is_meant_in_combat(word: str, hurt: str) -> None:
    strike = {"action": "damage", "who": word, "number": 1}
    deed = action("deed", 1, "reaction", abilities=[{"do": [strike]}])
    traps = lies("deed", YOU, "action", up=False)
    story = Scene(
        lies("ox"), lies("bear", YOU), lies("giant", YOU), traps, more=(deed,), at="combat",
        sides=[{}, {"stops": ("fight",)}],
    )  # fmt: skip
    story.do("p1", "p2").do("p3").do("use:p4").passes()
    told = [event.facts for event in story.events("damaged", "player_damaged") if not event.facts["combat"]]
    damages = {
        facts["card"]["id"] if "card" in facts else f"s{facts['seat']}": facts["count"] for facts in told
    }
    assert damages == {hurt: 1}


def test_what_is_meant_by_each_and_made() -> None:
    each = {"action": "for_each", "of": OWN, "do": [{"action": "damage", "who": "each", "number": 1}]}
    story = play(does(each), lies("bear"), lies("giant"), lies("bear", YOU))
    assert [piece.damage for piece in story.table.pieces.values()] == [1, 1, 0]
    made = {"action": "guard", "who": "made", "to": "off"}
    story = play(does({"action": "manifest", "token": "puppet", "number": 2}, made), lies("bear"))
    assert [piece.on for piece in story.table.creatures(ME)] == [True, False, False]
    outside = {"action": "damage", "who": "each", "number": 1}
    assert play(does(outside), lies("bear")).piece("bear").damage == 0, "`each` of nothing is nothing"


WHO: list[tuple[str, list[int]]] = [
    ("you", [1, 0, 0]), ("opponents", [0, 1, 1]), ("everyone", [1, 1, 1]), ("target", [0, 0, 1]),
]  # fmt: skip


@pytest.mark.parametrize(("who", "gained"), WHO)
def test_which_players_are_meant(who: str, gained: list[int]) -> None:
    deed = does({**GAIN, "who": who}, targets=("creature",))
    story = (
        Scene(lies("ox", THEY), more=(deed,), seats=3, sides=[{"hand": ["deed"]}]).do("play:deed").passes()
    )
    assert [side.xp for side in story.table.sides] == gained, "of a card, who controls it"


@rule("SF-R56", "SF-R58")
@pytest.mark.parametrize("word", ["lose", "hurt"])
def test_whose_an_entry_of_the_flow_is_who_is_meant_by_its_controller(word: str) -> None:
    lose = {"action": "lose_level", "who": "target"}
    hurt = {"action": "damage", "who": "controller_of_target", "number": 2}
    deny = {"targets": [{"target": "entry"}], "do": [{"action": "negate"}, lose if word == "lose" else hurt]}
    more = (action("deny", 1, "reaction", abilities=[deny]),)
    story = Scene(lies("deny", YOU, "action", up=False), more=more, sides=[{"hand": ["study"]}], level=4)
    story.do("play:study").do("use:p1").passes()
    assert (story.mine.level, story.mine.damage) == ((3, 0) if word == "lose" else (4, 2))
    assert (story.yours.level, story.yours.damage) == (4, 0)


def test_whose_a_card_of_a_pile_is_who_is_meant_by_its_controller() -> None:
    deed = does({**GAIN, "who": "target"}, targets=("card",))
    story = Scene(more=(deed,), sides=[{"hand": ["deed"]}, {"grave": ["ox"]}]).do("play:deed").passes()
    assert (story.mine.xp, story.yours.xp) == (0, 1)


MANIFEST: list[tuple[Any, tuple[Any, ...], str]] = [
    (at("hand"), (("bear",),), "hand"),
    (at("deck", **{"is": {"name": "bear"}}), (("bear",),), "deck"),
    (at("grave"), ("bear",), "grave"),
    (at("material", how="all"), (), "material"),
    (at("removed", how="random"), (), "removed"),
    (at("deck", how="top"), (), "deck"),
    ("target", (f"c:grave:{ME}:bear",), "grave"),
]


@rule("SF-51", "SF-R20", "SF-R5", "SF-135")
@pytest.mark.parametrize("guard", ["on", "off"])
@pytest.mark.parametrize(("cards", "given", "zone"), MANIFEST)
def test_creatures_are_manifested_from_anywhere(cards: Any, given: Any, zone: str, guard: str) -> None:
    deed = does(
        {"action": "manifest", "from": cards, "guard": guard}, targets=("card",) if cards == "target" else ()
    )
    piles: dict[str, list[str]] = {"deck": ["study"], "grave": ["ox"] if zone == "grave" else []}
    piles[zone] = [*piles.get(zone, []), "bear"]
    story = play(deed, given=given, **piles)
    assert [(piece.card.id, piece.on) for piece in story.table.creatures(ME)] == [("bear", guard == "on")]
    assert "bear" not in (*story.mine.deck, *story.mine.hand, *story.mine.grave, *story.mine.material)
    searched = zone == "deck" and cards != at("deck", how="top")
    assert ("shuffle" in {event.kind for event in story.match.events}) == searched, "SF-135"


@rule("SF-60", "SF-51", "SF-R20", "SF-158", "SF-R65")
def test_what_would_break_the_limit_or_is_there_already_stays_where_it_is() -> None:
    deed = does({"action": "manifest", "from": at("grave", how="all")})
    sides = [{"hand": ["deed"], "grave": ["giant", "queen", "ox"]}]
    story = Scene(lies("queen"), more=(deed,), sides=sides, level=5).do("play:deed").passes()
    assert (sorted(story.names()), sorted(story.mine.grave)) == (["ox", "queen"], ["deed", "giant", "queen"])


@rule("SF-64")
def test_no_more_than_twenty_tokens_come_at_once() -> None:
    story = play(does({"action": "manifest", "token": "puppet", "number": 30}))
    assert len(story.table.creatures(ME)) == 20


TO: list[tuple[str, str]] = [
    ("hand", "hand"), ("grave", "grave"), ("material", "material"), ("removed", "removed"),
    ("deck_top", "deck"), ("deck_bottom", "deck"), ("deck_shuffled", "deck"),
]  # fmt: skip


@rule("SF-58")
@pytest.mark.parametrize(("to", "pile"), TO)
def test_what_is_sent_lies_in_its_owners_pile(to: str, pile: str) -> None:
    story = play(does({"action": "send", "who": "target", "to": to}, targets=("creature",)), lies("ox", YOU))
    assert story.names(YOU) == []
    where = {"deck_top": -1, "deck_bottom": 0}.get(to)
    cards = story.yours.pile(pile)  # pyright: ignore[reportArgumentType]: piles come as text
    assert cards[where] == "ox" if where is not None else "ox" in cards
    assert story.yours.known == (["ox"] if to == "hand" else []), "all have seen what goes to a hand"
    assert ("shuffle" in {event.kind for event in story.match.events}) == (to == "deck_shuffled")
    assert not story.events("destroyed")


@rule("SF-83")
@pytest.mark.parametrize(("to", "pile"), TO)
def test_what_is_moved_lies_in_its_owners_pile(to: str, pile: str) -> None:
    deed = does({"action": "move_cards", "cards": at("grave", of="target"), "to": to}, targets=("player",))
    story = Scene(more=(deed,), sides=[{"hand": ["deed"]}, {"grave": ["ox", "bear"]}])
    story.do("play:deed", f"s{YOU}").passes()
    if to == "grave":  # refused by `cards check`: it is there
        return
    story.do("bear")
    where = {"deck_top": -1, "deck_bottom": 0}.get(to)
    cards = story.yours.pile(pile)  # pyright: ignore[reportArgumentType]: piles come as text
    assert cards[where] == "bear" if where is not None else "bear" in cards
    assert story.yours.grave == ["ox"]


@rule("SF-148", "SF-R68")
def test_organized_cards_lie_in_the_order_that_was_chosen() -> None:
    deck = ["imp", "ox", "bear", "giant", "lamp"]
    story = play(does({"action": "organize", "number": 4}), deck=deck[:], given=(("bear", "ox"),))
    story.do(("giant", "lamp")).do(("ox", "bear"))
    assert story.mine.deck == ["bear", "ox", "imp", "lamp", "giant"], "the lowest last, the uppermost first"


@rule("SF-134", "SF-R72")
@pytest.mark.parametrize(
    ("search", "known", "where"),
    [
        ({"is": {"name": "bear"}}, ["bear"], "hand"),
        ({}, [], "hand"),
        ({"is": {"name": "bear"}, "to": "material"}, [], "material"),
        ({"is": {"name": "bear"}, "to": "grave"}, [], "grave"),
        ({"is": {"name": "bear"}, "to": "deck_top"}, [], "deck"),
    ],
)
def test_a_found_card_is_shown_where_it_had_to_fit(search: Any, known: list[str], where: str) -> None:
    story = play(does({"action": "search", **search}), deck=["imp", "bear", "ox"], given=(("bear",),))
    assert (story.mine.known, bool(story.events("found"))) == (known, bool(search))
    pile = story.mine.pile(where)  # pyright: ignore[reportArgumentType]: piles come as text
    assert pile[-1 if where != "grave" else 0] == "bear"


MAY = {"action": "may", "do": [{"action": "draw"}], "else": [GAIN]}


@pytest.mark.parametrize(("said", "drawn", "gained"), [("yes", 1, 0), ("no", 0, 1)])
@pytest.mark.parametrize("by", ["you", "target"])
def test_who_may_do_something_does_it_or_the_other(by: str, said: str, drawn: int, gained: int) -> None:
    story = play(does({**MAY, "by": by}, targets=("player",)), given=(f"s{YOU}",))
    assert story.asks == (ME if by == "you" else YOU, "may")
    story.do(said)
    assert (len(story.mine.hand), story.mine.xp) == (drawn, gained)


def test_of_several_modes_so_many_are_done_in_their_order() -> None:
    modes = [{"do": [{**GAIN, "number": number}]} for number in (1, 2, 4)]
    story = play(does({"action": "choose", "number": 2, "modes": modes}), given=("2", "0"))
    assert [event.facts["count"] for event in story.events("experience")] == [1, 4]


@pytest.mark.parametrize(("number", "gained"), [(3, 3), ({"calc": "product", "parts": [5, 6]}, 20)])
def test_what_is_repeated_is_done_so_often(number: Any, gained: int) -> None:
    assert play(does({"action": "repeat", "number": number, "do": [GAIN]})).mine.xp == gained


MANY = {"calc": "product", "parts": [10, 20]}
COUNTERS: list[tuple[list[dict[str, Any]], list[int]]] = [
    ([{"action": "add_counter", "who": "target", "kind": "ember", "number": 2}], [4, 0]),
    ([{"action": "remove_counter", "who": "target", "kind": "ember"}], [1, 0]),
    ([{"action": "remove_counter", "who": "target", "kind": "ember", "number": 5}], [0, 0]),
    ([{"action": "move_counter", "from": "target", "to": "target_2", "kind": "ember"}], [1, 1]),
    ([{"action": "move_counter", "from": "target", "to": "target_2", "kind": "ember", "number": 9}], [0, 2]),
    ([{"action": "move_counter", "from": "target", "to": "target_2", "kind": "ember"}] * 2, [0, 2]),
    ([{"action": "move_counter", "from": "target_2", "to": "target", "kind": "ember"}], [2, 0]),
    ([{"action": "add_counter", "who": "target", "kind": "ember", "number": MANY}], [99, 0]),
]


@pytest.mark.parametrize(("do", "left"), COUNTERS)
def test_counters_are_put_taken_and_moved(do: list[dict[str, Any]], left: list[int]) -> None:
    pieces = (lies("bear", counters={"ember": 2}), lies("ox"))
    story = play(does(*do, targets=("creature", "creature")), *pieces, given=("p1",))
    assert [piece.counters.get("ember", 0) for piece in story.table.creatures(ME)] == left
    assert all(
        piece.counters or not number for piece, number in zip(story.table.creatures(ME), left, strict=True)
    )


GAINS: list[tuple[str, int, tuple[int, int]]] = [
    ("gain_level", 2, (5, 3)), ("lose_level", 2, (1, 3)), ("lose_level", 9, (1, 3)),
    ("gain_experience", 2, (3, 5)), ("lose_experience", 2, (3, 1)), ("lose_experience", 9, (3, 0)),
]  # fmt: skip


@rule("SF-R17", "SF-41")
@pytest.mark.parametrize(("verb", "number", "left"), GAINS)
def test_levels_and_experience_are_gained_and_lost(verb: str, number: int, left: tuple[int, int]) -> None:
    deed = does({"action": verb, "number": number})
    story = Scene(more=(deed,), sides=[{"hand": ["deed"], "xp": 3}], level=3).do("play:deed").passes()
    assert (story.mine.level, story.mine.xp) == left


@pytest.mark.parametrize(("to", "turned"), [("off", [False, False]), ("on", [True, True])])
def test_cards_are_turned_and_who_waits_for_it_hears_it(to: str, turned: list[bool]) -> None:
    wary = creature(
        "wary", 1, 1, 0, 3, abilities=[{"when": {"event": "guard_changed", "to": to}, "do": [GAIN]}]
    )
    deed = does({"action": "guard", "who": OWN, "to": to})
    story = play(deed, lies("wary"), lies("ox", on=False), more=(wary,))
    assert [piece.on for piece in story.table.creatures(ME)] == turned
    assert story.mine.xp == 1, "one of them has changed"


@rule("SF-R6")
def test_actions_have_no_position_that_could_be_turned() -> None:
    deed = does({"action": "guard", "who": {"pick": "all"}, "to": "off"})
    story = play(deed, lies("hymn", ME, "action"), lies("ox"), lies("apron", YOU, "armor"))
    assert [(piece.card.id, piece.on) for piece in story.table.pieces.values()] == [
        ("hymn", True), ("ox", False), ("apron", False)
    ]  # fmt: skip


@rule("SF-73")
def test_weapons_are_swapped_by_a_text_whatever_their_position() -> None:
    deed = does({"action": "swap_weapons", "who": "target"}, targets=("player",))
    weapons = (lies("knife", YOU, "primary", on=False), lies("sword", YOU, "secondary"))
    story = play(deed, *weapons, given=(f"s{YOU}",))
    assert (story.names(YOU, "primary"), story.names(YOU, "secondary")) == (["sword"], ["knife"])


LATER: list[tuple[dict[str, Any], int]] = [
    ({}, 1), ({"each_time": True}, 3), ({"when": {"event": "drew", "whose": "opposing"}}, 0),
]  # fmt: skip


@pytest.mark.parametrize(("more", "gained"), LATER)
def test_what_is_done_later_is_done_once_or_each_time(more: dict[str, Any], gained: int) -> None:
    later = {"action": "later", "when": {"event": "drew"}, "do": [GAIN], **more}
    draws = [{"action": "draw"}] * 3
    story = play(does(later, *draws))
    while story.asked.kind == "order":
        story.do(story.keys[0]).passes()
    assert story.mine.xp == gained


@rule("SF-R51")
def test_a_combat_that_is_ended_deals_nothing_and_turns_the_attacker() -> None:
    deed = action("deed", 1, "reaction", abilities=[{"do": [{"action": "end_combat"}]}])
    story = Scene(lies("ox"), lies("deed", YOU, "action", up=False), more=(deed,), at="combat")
    story.do("p1").do("use:p2").passes()
    assert (story.yours.damage, story.piece("ox").on, story.table.combat) == (0, False, None)


@rule("SF-R58")
@pytest.mark.parametrize(("how", "asked"), [("chosen", YOU), ("by_you", ME), ("random", None)])
def test_who_says_what_is_discarded(how: str, asked: int | None) -> None:
    deed = does({"action": "discard", "who": "target", "how": how}, targets=("player",))
    story = play(deed, given=(f"s{YOU}",))
    if asked is not None:
        assert story.asks == (asked, "discard")
        story.do(("ox",))
        assert story.yours.hand == ["bear"]
    assert (len(story.yours.hand), len(story.yours.grave)) == (1, 1)


@rule("SF-R63", "SF-144")
def test_what_is_picked_is_picked_by_who_is_named() -> None:
    deed = does({"action": "destroy", "who": chosen("own", by="target")}, targets=("player",))
    story = play(deed, lies("ox"), lies("bear", YOU), lies("mouse", YOU), given=(f"s{YOU}",))
    assert (story.asks, story.keys) == ((YOU, "pick"), ("p2", "p3"))
    assert story.do("p3").names(YOU) == ["bear"]


@rule("SF-158", "SF-R65")
def test_a_second_unique_card_that_comes_under_control_is_sent() -> None:
    deed = does({"action": "control", "who": "target"}, targets=("creature",))
    story = play(deed, lies("queen"), lies("queen", YOU), given=("p2",))
    assert [piece.id for piece in story.table.creatures(ME)] == [1], "the newer one goes"
    assert (story.yours.grave, story.events("destroyed")) == (["queen"], [])
    assert play(deed, lies("ox"), lies("ox", YOU), given=("p2",)).names() == ["ox", "ox"]


@rule("SF-145", "SF-R47")
def test_impale_without_excess_hurts_nobody_else() -> None:
    story = Scene(lies("lancer"), lies("giant", YOU), at="combat").attacks("lancer", "giant")
    assert (story.yours.damage, story.piece("giant").damage) == (0, 4)
    spear = weapon("spear", 1, 1, 1, keywords=["impale"])
    story = Scene(lies("spear", ME, "primary"), lies("imp", YOU), more=(spear,), at="combat").attacks(
        "spear", "imp"
    )
    assert story.yours.damage == 0


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


@rule("SF-130", "SF-R55")
def test_each_entry_of_the_flow_can_be_aimed_at_by_itself() -> None:
    twice = [{"when": {"event": "drew", "whose": "own"}, "do": [GAIN]} for _ in range(2)]
    deny = {"targets": [{"target": "entry", "entry": "ability"}], "do": [{"action": "negate"}]}
    more = (
        creature("twin", 1, 1, 0, 3, abilities=[{**each, "do": [{**GAIN, "number": n + 1}]}
                                                for n, each in enumerate(twice)]),
        action("deny", 1, "reaction", abilities=[deny]),
    )  # fmt: skip
    trap = lies("deny", YOU, "action", up=False)
    story = Scene(lies("twin"), trap, more=more, sides=[{"hand": ["study"]}]).do("play:study")
    story.passes()
    while story.asked.kind == "order":
        story.do(story.keys[0])
    assert len({entry.id for entry in story.table.flow}) == 2
    first = story.table.flow[0].id
    story.do("use:p2", f"e{first}").passes()
    assert story.mine.xp == 2, "only the other one is done"


@rule("SF-140", "SF-R69")
@pytest.mark.parametrize("deed", ["destroy", "damage"])
@pytest.mark.parametrize(("seat", "gained"), [(ME, 1), (YOU, 0)])
def test_what_was_sent_away_for_it_has_destroyed_all_the_same(deed: str, seat: int, gained: int) -> None:
    breaks = {"action": "destroy", "who": "target"}
    burns = {"action": "damage", "who": "target", "number": 9}
    bomb = {
        "cost": ["send_this"],
        "targets": [{"target": "creature"}],
        "do": [breaks if deed == "destroy" else burns],
    }
    betrayed = {"when": {"event": "destroyed", "this": True, "by": "own"}, "do": [GAIN]}
    more = (
        creature("bomb", 1, 1, 0, 1, abilities=[bomb]),
        creature("friend", 1, 1, 0, 1, abilities=[betrayed]),
    )
    story = (
        Scene(lies("bomb"), lies("friend", seat), lies("ox", seat), more=more).do("skill:p1:0", "p2").passes()
    )
    assert story.table.sides[seat].xp == gained
    assert story.names(seat) == ["ox"]


@rule("SF-R37")
def test_an_ability_and_what_is_done_later_know_the_x_that_was_named() -> None:
    gain = {**GAIN, "number": "x"}
    well = creature("well", 1, 1, 0, 3, abilities=[{"cost": ["H: X cards"], "do": [gain]}])
    story = Scene(lies("well"), more=(well,), sides=[{"hand": ["imp", "ox", "bear"]}]).do("skill:p1:0", 2)
    assert story.do(("h:imp", "h:ox")).passes().mine.xp == 2
    later = {"action": "later", "when": {"event": "turn_ended"}, "do": [gain]}
    story = play(does(later, x=True), given=(2, ("h:ox", "h:bear")), hand=["ox", "bear", "imp"])
    assert (story.mine.xp, story.do("end").passes().mine.xp) == (0, 2)


@rule("SF-R37", "SF-160")
def test_equipment_knows_the_x_and_the_cards_that_it_was_forged_with() -> None:
    welcome = {"when": {"event": "entered", "this": True}, "do": [{**GAIN, "number": "x"}]}
    burns = [{"test": "paid_with", "is": {"faction": ["fire"]}}]
    fire = {"when": {"event": "entered", "this": True}, "if": burns, "do": [{"action": "gain_level"}]}
    torch = gear("torch", "accessory", 1, cost="M: X cards", abilities=[welcome, fire])
    side = {"forge": ["torch"], "material": ["ember", "ox", "bear"]}
    story = Scene(more=(torch,), sides=[side]).do("forge:torch", 2, ("m:ember", "m:ox")).passes()
    while story.asked.kind == "order":
        story.do(story.keys[0]).passes()
    assert (story.mine.xp, story.mine.level) == (2, 11)


@pytest.mark.parametrize(
    ("most", "found"), [("x", ["imp", "ox"]), ("level", ["imp", "ox", "bear"]), (1, ["imp"])]
)
def test_what_has_at_most_the_x_that_was_named(most: Any, found: list[str]) -> None:
    wanted = {"pick": "all", "whose": "opposing", "is": {"type": "creature", "max_ronum": most}}
    deed = does({"action": "destroy", "who": wanted}, x=True)
    field = [lies(card, YOU) for card in ("imp", "ox", "bear", "giant")]
    sides = [{"hand": ["deed", "ox", "bear", "imp"], "level": 3}, {}]
    story = Scene(*field, more=(deed,), sides=sides, level=40).do("play:deed", 2, ("h:ox", "h:bear")).passes()
    assert story.yours.grave == found


WHILE_HERE: list[tuple[str, bool]] = [("rooster", False), ("ox", True)]


@rule("SF-3")
@pytest.mark.parametrize(("leaves", "holds"), WHILE_HERE)
def test_what_holds_while_its_source_is_here_ends_as_that_leaves(leaves: str, holds: bool) -> None:
    might = {"change": "power", "on": {"pick": "all", "whose": "own", "is": {"name": "giant"}}, "value": 2}
    crow = {"cost": [], "once": True, "do": [{"action": "change", "what": might, "until": "while_here"}]}
    rooster = creature("rooster", 1, 1, 0, 3, abilities=[crow])
    kill = does({"action": "destroy", "who": "target"}, targets=("creature",))
    pieces = (lies("rooster"), lies("giant"), lies("ox"))
    story = Scene(*pieces, more=(rooster, kill), sides=[{"hand": ["deed"]}]).do("skill:p1:0").passes()
    story.do("play:deed", story.key(leaves)).passes()
    view: Any = story.match.view(None)
    assert next(piece.power for piece in view.pieces if piece.card == "giant") == (8 if holds else 6)
    story.do("end").passes()
    assert bool(story.table.lasting) == holds, "the turn does not end it"


@rule("SF-3")
def test_what_was_done_to_a_card_ends_as_that_card_leaves_and_stays_with_the_others() -> None:
    might = {"change": "power", "on": OWN, "value": 2}
    deed = does({"action": "change", "what": might, "until": "permanent"})
    kill = action("kill", 1, abilities=[{"targets": [{"target": "creature"}], "do": [
        {"action": "destroy", "who": "target"}]}])  # fmt: skip
    story = Scene(lies("ox"), lies("giant"), more=(deed, kill), sides=[{"hand": ["deed", "kill", "kill"]}])
    story.do("play:deed").passes().do("play:kill", "p1").passes()
    assert [kept.pieces for kept in story.table.lasting] == [(2,)]
    assert story.do("play:kill").passes().table.lasting == ()


@pytest.mark.parametrize("aim", ["s1", "p1"])
@pytest.mark.parametrize(("unpreventable", "dealt"), [(True, 3), (False, 0)])
def test_unpreventable_damage_is_dealt_whatever_prevents_it(
    aim: str, unpreventable: bool, dealt: int
) -> None:
    ward = creature("ward", 1, 1, 0, 9, abilities=[
        {"holds": [{"change": "prevent", "who": "you", "on": {"pick": "all", "whose": "own"}}]}])  # fmt: skip
    bolt = {"action": "damage", "who": "target", "number": 3, "unpreventable": unpreventable}
    deed = action("deed", 1, abilities=[{"targets": [{"target": "side"}], "do": [bolt]}])
    story = (
        Scene(lies("ward", YOU), more=(deed, ward), sides=[{"hand": ["deed"]}]).do("play:deed", aim).passes()
    )
    assert (story.yours.damage, story.piece("ward").damage) == ((dealt, 0) if aim == "s1" else (0, dealt))


@rule("SF-54", "SF-57", "SF-R1")
@pytest.mark.parametrize(
    ("value", "damage", "falls"), [(2, 4, False), (2, 5, True), (0, 3, True), (-1, 2, True)]
)
def test_a_creature_falls_by_as_much_as_its_endurance_is_now(value: int, damage: int, falls: bool) -> None:
    change = {"change": "endurance", "on": "target", "value": value}
    hit = {"action": "damage", "who": "target", "number": damage}
    story = play(does({"action": "change", "what": change}, hit, targets=("creature",)), lies("bear"))
    assert story.names() == ([] if falls else ["bear"])


@pytest.mark.parametrize(("word", "whose"), [("target", ME), ("that", YOU), ("source", ME)])
def test_the_controller_of_a_card_is_meant(word: str, whose: int) -> None:
    strike = {"action": "damage", "who": f"controller_of_{word}", "number": 2}
    when = {"event": "damaged", "this": True}
    aims = [{"target": "creature", "whose": "opposing"}]
    wary = creature("wary", 1, 1, 0, 9, abilities=[{"when": when, "targets": aims, "do": [strike]}])
    story = Scene(lies("bear"), lies("wary", YOU), more=(wary,), at="combat")
    story.do("p1", "p2").passes()
    assert [side.damage for side in story.table.sides] == [2 * (seat == whose) for seat in (ME, YOU)]


def test_who_had_control_of_what_did_it_is_not_asked_for_once_it_is_gone() -> None:
    """The bear falls in the fight in which it hurts the giant; nobody else is hurt for it."""
    strike = {"action": "damage", "who": "controller_of_source", "number": 2}
    spiky = creature(
        "spiky", 1, 3, 3, 9, abilities=[{"when": {"event": "damaged", "this": True}, "do": [strike]}]
    )
    story = Scene(lies("bear"), lies("spiky", YOU), more=(spiky,), at="combat")
    story.do("p1", "p2").passes()
    assert (story.names(), [side.damage for side in story.table.sides]) == ([], [0, 0])


@rule("SF-160", "SF-51")
@pytest.mark.parametrize(("whose", "gained"), [("own", 1), ("opposing", 0)])
def test_what_is_manifested_enters_for_its_player(whose: str, gained: int) -> None:
    host = creature(
        "host", 1, 1, 0, 3, abilities=[{"when": {"event": "entered", "whose": whose}, "do": [GAIN]}]
    )
    story = play(does({"action": "manifest", "token": "puppet"}), lies("host"), more=(host,))
    assert story.mine.xp == gained


def test_damage_that_goes_to_anothers_creature_instead_is_his() -> None:
    turn = {"change": "redirect", "who": "you", "to": "target"}
    aside = action("aside", 1, abilities=[{"targets": [{"target": "creature"}], "do": [
        {"action": "change", "what": turn}, {"action": "damage", "who": "you", "number": 2}]}])  # fmt: skip
    wary = creature(
        "wary", 1, 1, 0, 9, abilities=[{"when": {"event": "damaged", "whose": "own"}, "do": [GAIN]}]
    )
    story = (
        Scene(lies("wary", YOU), more=(aside, wary), sides=[{"hand": ["aside"]}]).do("play:aside").passes()
    )
    assert (story.mine.damage, story.piece("wary").damage, story.yours.xp) == (0, 2, 1)
    assert [event.facts["seat"] for event in story.events("damaged")] == [YOU]


@pytest.mark.parametrize(("on", "damage"), [("target", 2), (None, 0)])
def test_what_protects_a_creature_in_combat_does_not_protect_its_player(on: str | None, damage: int) -> None:
    ward = {"change": "prevent", **({"on": on} if on else {"who": "you"})}
    aims = [{"target": "creature", "whose": "own"}]
    protects = {"targets": aims, "do": [{"action": "change", "what": ward}]}
    trap = action("trap", 1, "reaction", abilities=[protects])
    pieces = (lies("ox"), lies("giant", YOU), lies("trap", YOU, "action", up=False))
    story = Scene(*pieces, more=(trap,), at="combat").do("p1", f"s{YOU}").do("use:p3").passes()
    assert story.do("no_block").passes().yours.damage == damage


@pytest.mark.parametrize("zone", ["hand", "deck", "grave", "material", "removed"])
def test_cards_that_chance_picks_are_picked_by_nobody(zone: str) -> None:
    move = {"action": "move_cards", "cards": at(zone, how="random", number=2), "to": "removed"}
    if zone == "removed":
        move["to"] = "grave"
    story = play(does(move, {**GAIN, "number": "done"}), **{zone: ["imp", "ox", "bear"]})
    assert (story.asks, story.mine.xp) == ((ME, "main"), 2)
    left = story.mine.pile(zone)  # pyright: ignore[reportArgumentType]: piles come as text
    assert len({*left} & {"imp", "ox", "bear"}) == 1


AIMED: list[tuple[str, list[str]]] = [
    ("creature", ["p1", "p5"]), ("equipment", ["p2", "p3"]), ("action", ["p4", "p6"]),
]  # fmt: skip


@rule("SF-96", "SF-19")
@pytest.mark.parametrize(("kind", "keys"), AIMED)
def test_cards_of_a_kind_are_targets(kind: str, keys: list[str]) -> None:
    deed = does({"action": "destroy", "who": "target"}, targets=(kind,))
    pieces = (
        lies("ox"), lies("knife", ME, "primary"), lies("apron", YOU, "armor"), lies("hymn", ME, "action"),
        lies("imp", YOU), lies("ambush", YOU, "action", up=False),
    )  # fmt: skip
    assert list(Scene(*pieces, more=(deed,), sides=[{"hand": ["deed"]}]).do("play:deed").keys) == keys


@rule("SF-130", "SF-96")
@pytest.mark.parametrize(
    ("wanted", "able"),
    [
        ({"name": "study"}, True), ({"name": "imp"}, False), ({"max_ronum": "level"}, True),
        ({"min_ronum": 2}, False),
    ],
)  # fmt: skip
def test_an_entry_is_a_target_by_the_card_that_was_played(wanted: dict[str, Any], able: bool) -> None:
    deny = action("deny", 1, "reaction", abilities=[
        {"targets": [{"target": "entry", "is": wanted}], "do": [{"action": "negate"}]}])  # fmt: skip
    trap = lies("deny", YOU, "action", up=False)
    story = Scene(trap, more=(deny,), sides=[{"hand": ["study"]}]).do("play:study")
    assert (story.asked.kind == "window" and story.offers("use:p1")) == able


@rule("SF-109", "SF-R48")
@pytest.mark.parametrize(("more", "gained"), [
    ({"this": True}, 1), ({"whose": "own"}, 1), ({"whose": "opposing"}, 0), ({"by": "opposing"}, 1),
    ({"by": "own"}, 0),
])  # fmt: skip
def test_what_waits_for_a_block_knows_blocker_and_attacker(more: dict[str, Any], gained: int) -> None:
    wall = creature("wall", 2, 1, 0, 9, abilities=[{"when": {"event": "blocked", **more}, "do": [GAIN]}])
    story = Scene(lies("ox"), lies("wall", YOU), more=(wall,), at="combat").attacks(
        "ox", f"s{YOU}", block="wall"
    )
    assert story.yours.xp == gained


@pytest.mark.parametrize(("calc", "number"), [("ronum", 2), ("power", 4), ("endurance", 7), ("damage", 1)])
def test_each_number_of_a_card_is_its_own(calc: str, number: int) -> None:
    odd = creature("odd", 2, 4, 3, 7)
    deed = does({**GAIN, "number": {"calc": calc, "of": "target"}}, targets=("creature",))
    assert play(deed, lies("odd", damage=1), more=(odd,)).mine.xp == number


@pytest.mark.parametrize(
    ("whose", "wanted", "keys"),
    [("own", {"other": True}, ("p2", "p3")), ("opposing", {"max_ronum": "level"}, ("p4", "p5"))],
)
def test_what_is_picked_fits_as_seen_from_the_card_that_speaks(
    whose: str, wanted: dict[str, Any], keys: tuple[str, ...]
) -> None:
    pick = {"pick": "chosen", "whose": whose, "is": {"type": "creature", **wanted}}
    marks = {"action": "add_counter", "who": pick, "kind": "tide"}
    source = creature("source", 1, 1, 0, 3, abilities=[{"cost": [], "once": True, "do": [marks]}])
    mine, yours = map(lies, ("source", "imp", "ember")), (lies(card, YOU) for card in ("ox", "bear", "giant"))
    story = Scene(*mine, *yours, more=(source,), sides=[{"level": 3}], level=20)
    assert story.do("skill:p1:0").keys == keys


def test_a_card_of_the_name_is_another_card_of_that_name_too() -> None:
    twin = {**creature("imp_2", 1, 3, 0, 1), "name": {"en": "Imp", "fr": "Imp"}}
    named = {"pick": "all", "whose": "opposing", "is": {"name": "imp"}}
    story = play(does({"action": "destroy", "who": named}), lies("imp_2", YOU), lies("ox", YOU), more=(twin,))
    assert story.names(YOU) == ["ox"]


FULLY: list[tuple[dict[str, Any], tuple[Any, ...], bool]] = [
    ({"action": "discard", "who": "you", "number": 2, "up_to": True}, (("ox",),), True),
    ({"action": "discard", "who": "you", "number": 2, "up_to": True}, ((),), False),
    ({"action": "discard", "who": "you", "number": 2}, (("ox", "bear"),), True),
    ({"action": "organize", "number": 30}, ((), ("imp", "lamp")), True),
    ({"action": "look", "at": "deck_top", "of": "you", "number": 5}, (), True),
    ({"action": "mill", "who": "you", "number": 3}, (), False),
    ({"action": "destroy", "who": chosen("opposing", number=2)}, (), False),
    ({"action": "destroy", "who": {"pick": "all", "whose": "opposing"}}, (), True),
    ({"action": "destroy", "who": chosen("opposing", number=2, up_to=True)}, (("p1",),), True),
    ({"action": "move_cards", "cards": at("grave", number=2), "to": "hand"}, (), False),
    ({"action": "move_cards", "cards": at("grave", how="all"), "to": "hand"}, (), True),
]


@pytest.mark.parametrize(("do", "given", "full"), FULLY)
def test_if_you_do_is_in_full_but_for_what_may_be_less(do: dict[str, Any], given: Any, full: bool) -> None:
    then = {"action": "if", "if": [{"test": "done"}], "do": [GAIN]}
    piles = {"hand": ["ox", "bear", "imp"], "deck": ["lamp", "imp"], "grave": ["wyrm"]}
    story = play(does(do, then), lies("ox", YOU), **piles)
    for answer in given:
        story.do(answer).passes()
    assert story.mine.xp == full


@rule("SF-3")
def test_what_holds_until_ones_next_turn_outlasts_those_of_others() -> None:
    might = {"change": "power", "on": OWN, "value": 2}
    deed = does({"action": "change", "what": might, "until": "your_next_turn"})
    story = Scene(lies("giant"), more=(deed,), seats=3, sides=[{"hand": ["deed"]}]).do("play:deed").passes()
    seen: list[tuple[int, int]] = []
    for _ in range(3):
        view: Any = story.match.view(None)
        seen.append((story.table.active, view.pieces[0].power))
        story.do("end").passes() if story.asked.kind == "main" else story.do((), "end").passes()
    view = story.match.view(None)
    assert [*seen, (story.table.active, view.pieces[0].power)] == [(ME, 8), (YOU, 8), (THEY, 8), (ME, 6)]


@rule("SF-R76")
@pytest.mark.parametrize("hand", [["ox", "bear", "imp"], ["bear", "imp", "ox"], ["imp", "ox", "bear"]])
def test_what_is_looked_through_is_offered_in_the_order_of_the_set(hand: list[str]) -> None:
    story = Scene(
        more=(does({"action": "manifest", "from": at("deck")}),), sides=[{"hand": ["deed"], "deck": hand}]
    )
    assert story.do("play:deed").passes().keys == ("imp", "ox", "bear"), "not as they lie there"


def test_what_is_done_later_knows_how_much_it_was() -> None:
    later = {"action": "later", "when": {"event": "drew"}, "do": [{**GAIN, "number": "amount"}]}
    assert play(does(later, {"action": "draw", "number": 3})).mine.xp == 3


@rule("SF-3")
@pytest.mark.parametrize(("until", "power"), [("this_combat", 1), ("this_turn", 3)])
def test_what_holds_for_a_combat_ends_with_it(until: str, power: int) -> None:
    """The attack turns the ox Off-guard: its power is 1 then."""
    might = {"change": "power", "on": "target", "value": 2}
    surge = {"targets": [{"target": "creature"}], "do": [{"action": "change", "what": might, "until": until}]}
    more = (action("surge", 1, "reaction", abilities=[surge]),)
    pieces = (lies("ox"), lies("surge", ME, "action", up=False))
    story = Scene(*pieces, more=more, sides=[{"stops": ("own",)}], at="combat")
    story.do("p1").do("use:p2").passes()
    view: Any = story.match.view(None)
    assert (story.yours.damage, view.pieces[0].power) == (4, power)


@pytest.mark.parametrize("leaves", [True, False])
def test_control_of_what_is_gone_is_not_given_back(leaves: bool) -> None:
    charm = does({"action": "control", "who": "target", "until": "this_turn"}, targets=("creature",))
    kill = action("kill", 1, abilities=[{"targets": [{"target": "creature"}], "do": [
        {"action": "destroy", "who": "target"}]}])  # fmt: skip
    story = (
        Scene(lies("ox", YOU), more=(charm, kill), sides=[{"hand": ["deed", "kill"]}])
        .do("play:deed")
        .passes()
    )
    if leaves:
        story.do("play:kill").passes()
    story.do("end").passes()
    assert (story.names(ME), story.names(YOU)) == ([], [] if leaves else ["ox"])
    assert story.yours.grave == (["ox"] if leaves else [])
