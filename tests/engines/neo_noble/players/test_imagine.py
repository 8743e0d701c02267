"""Tables imagined from what a seat knows, and what it cannot know (NN-R10, NN-R75)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from engines.kernel import BACK, Dice, Match, Pick
from engines.kernel.play.determinization import ScriptedReveal
from engines.neo_noble.cards.catalogue import domain_of, starter
from engines.neo_noble.language.pack import COPIES, DECK_SIZE
from engines.neo_noble.options import NeoNobleOptions
from engines.neo_noble.rules.end import end_game
from engines.neo_noble.seat.view import NeoNobleView
from engines.neo_noble.table import course
from engines.neo_noble.table.contexts import Answering
from engines.neo_noble.table.state import Table
from tests.engines.neo_noble.pack import act, arbiter, domain, errant, noble, text
from tests.engines.neo_noble.playing import check, new_match, some_options
from tests.engines.neo_noble.scenes import GAME, ME, YOU, Scene, pack_with, scene
from tests.engines.position import Position
from tests.profiles import sampled
from tests.rules import rule

DECKS = {deck.id: domain_of(deck) for deck in starter()[0].decks}
REACTS = errant("watcher", 1, 1, 2, react={"event": "summoned"})


def ready_made(**options: Any) -> NeoNobleOptions:
    decks = (DECKS["underorchard"], DECKS["fog_office"])
    return NeoNobleOptions.model_validate({"decks": decks, **options})


def imagined(match: Match[Table], seat: int | None, seed: str = "own") -> Match[Table]:
    """Imagine a match as the seat knows it, and fail unless the seat cannot tell it from the real one."""
    twin = Match.imagine(GAME, match.observation(seat), Dice(seed))
    assert twin.view(seat).model_dump_json() == match.view(seat).model_dump_json()
    asked, asked_there = ({one.seat for one in each.decisions} for each in (match, twin))
    assert asked <= asked_there, "who of several has answered already is not told"
    assert asked == asked_there or match.table.stage == "exchange"
    if seat is not None and any(one.seat == seat for one in match.decisions):
        real, same = match.decision(seat), twin.decision(seat)
        assert (same.kind, same.count(), same.default, same.about) == (
            real.kind, real.count(), real.default, real.about,
        )  # fmt: skip
        assert same.kind == real.kind
        assert twin.prompt(seat) == match.prompt(seat)
    return twin


def open_to(match: Match[Table], seat: int | None) -> bool:
    """Tell whether nobody else is in the middle of steps that can be taken back."""
    view = match.view(seat)
    assert isinstance(view, NeoNobleView)
    return all(step.kind for step in view.course)


@pytest.mark.parametrize("number", sampled(range(4)))
def test_every_moment_of_a_random_game_can_be_imagined(number: int) -> None:
    """All options, with lively decks and with ready-made ones; whoever looks, asked or not."""
    chance = Random(number)
    options = some_options(chance)
    if number % 2:
        options = options.model_copy(update={"decks": tuple(chance.sample([*DECKS.values()], 2))})
    match = new_match(options, f"imagine {number}")
    for place in range(450):
        if not match.decisions:
            break
        for seat in (None, 0, 1):
            if chance.random() < 0.2 and open_to(match, seat):
                check(imagined(match, seat, f"{number} {place}").table)
        decision = chance.choice(match.decisions)
        back = decision.back and chance.random() < 0.15
        match.answer(decision.seat, BACK if back else decision.any(chance))


# Between games


def between_games(seed: str) -> Match[Table]:
    """Return a match after its first game, where both have a Reserve with a Noble in it."""
    cards = pack_with(nobles=(noble("prince"), noble("duke")))
    decks = (
        domain("queen", reserve="titan ambush prince"),
        domain("king", reserve="titan titan ambush ambush duke"),
    )
    options = {"cards": cards, "decks": decks, "best_of": 3, "reserve_noble": True}
    match, chance = new_match(NeoNobleOptions.model_validate(options), seed), Random(seed)
    while match.table.turn < 6 or match.decisions[0].kind != "action":
        decision = match.decisions[0]
        match.answer(decision.seat, decision.any(chance))
    table = match.table.copy()
    end_game(table, 0, "reaped")
    return Position(GAME, table).match


@rule("NN-31", "NN-32", "NN-D30", "NN-R4")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("swaps", [(0, 0), (0, 2), (1, 0), (1, 2)])
def test_every_moment_of_an_exchange_can_be_imagined(swaps: tuple[int, int], first: int) -> None:
    match = between_games(f"exchange {swaps}")
    chance, asked = Random(7), set[str]()
    while match.table.turn == 0:
        for seat in (None, 0, 1):
            for seed in range(3):
                imagined(match, seat, str(seed))
        decision = min(match.decisions, key=lambda one: one.seat ^ first)
        asked.add(decision.kind)
        answer = decision.any(chance)
        if decision.kind == "swap_out":
            assert isinstance(decision, Pick)
            leaving = chance.sample(decision.keys, swaps[decision.seat])
            answer = tuple(key for key in decision.keys if key in leaving)
        match.answer(decision.seat, answer)
    assert asked == {"swap_noble", "swap_out", "mulligan", *(["swap_in"] if any(swaps) else [])}


@rule("NN-32", "NN-D30")
def test_an_exchange_shows_when_all_have_exchanged() -> None:
    """Until then the other player and spectators see no more than who is asked, afterwards the Reserves."""

    def told(noble: str, cards: tuple[str, ...], coming: tuple[str, ...]) -> tuple[list[str], Any]:
        match = between_games("told")
        seen: list[str] = []
        for theirs, mine in ((noble, "queen"), (cards, ())):
            for seat, answer in ((1, theirs), (0, mine)):
                match.answer(seat, answer)
                seen += [match.view(viewer).model_dump_json() for viewer in (None, 0)]
        match.answer(1, coming)
        return seen, match.view(0)

    one, then = told("king", ("fox",), ("titan",))
    other, otherwise = told("duke", ("bear",), ("ambush",))
    assert one == other
    assert isinstance(then, NeoNobleView)
    assert isinstance(otherwise, NeoNobleView)
    assert "fox" in then.sides[1].reserve
    assert "bear" in otherwise.sides[1].reserve
    assert (then.sides[1].noble, otherwise.sides[1].noble) == ("king", "duke")


# What is dealt anew


def test_an_imagined_table_keeps_what_was_seen_and_deals_the_rest_anew() -> None:
    match = new_match(ready_made(), "deal")
    chance = Random(5)
    while match.table.turn < 8:
        decision = match.decisions[0]
        match.answer(decision.seat, decision.any(chance))
    seen = GAME.seat_interface.view(match.table, 0)
    own, hands, decks, slots = match.table.sides[0], set(), set(), set()
    for seed in range(20):
        table = GAME.ai_support.sampler(seen, seen)(Dice(str(seed)))
        check(table)
        assert table.sides[0].hand == own.hand
        hands.add(tuple(table.sides[1].hand))
        decks.add(tuple(table.sides[0].deck))
        slots.add(tuple(slot and slot.card for slot in table.sides[0].channel))
    assert len(hands) > 10
    assert len(decks) > 10
    assert len(slots) > 5 or not any(own.channel)


@rule("NN-25", "NN-24")
@pytest.mark.parametrize("opened", [False, True])
def test_a_list_that_is_not_public_is_made_up_legal_with_all_that_was_seen(opened: bool) -> None:
    match = new_match(ready_made(open_lists=opened), "list")
    chance = Random(3)
    while match.table.turn < 10:
        decision = match.decisions[0]
        match.answer(decision.seat, decision.any(chance))
    seen = GAME.seat_interface.view(match.table, 0)
    real = match.table.sides[1]
    assert (seen.sides[1].main is not None) is opened
    lists = set()
    for seed in range(30):
        side = GAME.ai_support.sampler(seen, seen)(Dice(str(seed))).sides[1]
        lists.add(tuple(side.main))
        assert len(side.main) == DECK_SIZE
        assert max(Counter([*side.main, *side.reserve]).values()) <= COPIES
        lanes = (spirit.card for spirit in real.spirits() if spirit.card.type != "token")
        known = Counter([*real.grave, *real.reaped, *real.banished, *(card.id for card in lanes)])
        assert not known - Counter(side.main)
    assert (lists == {tuple(real.main)}) is opened


def test_a_ready_made_list_is_guessed_where_it_fits() -> None:
    match = new_match(ready_made(), "guess")
    seen = GAME.seat_interface.view(match.table, 0)
    lists = [tuple(GAME.ai_support.sampler(seen, seen)(Dice(str(seed))).sides[1].main) for seed in range(40)]
    assert 20 <= lists.count(tuple(match.table.sides[1].main)) < 40


# What has come to light, and who was asked


LOOK = text("on_summon", act("draw", number=2), act("may", do=[act("draw")]))
MILL = text("on_summon", act("mill", who="opponent", number=2), act("may", do=[act("draw")]))
SHOW = text("on_summon", act("reveal_hand", who="opponent", number=2), act("may", do=[act("draw")]))
STRIP = text("on_summon", act("discard", who="opponent", how="random"), act("may", do=[act("draw")]))
DEEP = text("on_summon", act("look_at_top", number=3, keep=1), act("may", do=[act("draw")]))


@pytest.mark.parametrize(
    "said", [LOOK, MILL, SHOW, STRIP, DEEP], ids=["draw", "mill", "show", "strip", "look"]
)
def test_what_came_to_light_since_comes_to_light_again(said: Any) -> None:
    deck = "fox wolf boar bear moth"
    s = scene(
        hand="card",
        your_hand="fox wolf boar bear",
        deck=deck,
        your_deck=deck,
        cards=(errant("card", 0, 1, 1, said),),
    ).summons("card", "left")
    while s.asks != (ME, "may"):
        s.do(next(s.asked.answers()))
    for seat in (ME, YOU, None):
        for seed in range(5):
            imagined(s.match, seat, str(seed))


THEIRS: dict[str, Any] = {"zone": "hand", "whose": "opposing"}
CHEAP = {"max_cost": 1}
OUT_OF_HANDS = {
    "discard, by chance": act("discard", who="opponent", how="random", number=2),
    "discard, by who sees it": act("discard", who="opponent", how="by_you"),
    "discard, of both": act("discard", who="each", how="random"),
    "to the Graveyard, by chance": act("move_cards", cards={**THEIRS, "how": "random"}, to="grave"),
    "unseen, by chance": act("move_cards", cards={**THEIRS, "how": "random"}, to="deck_bottom"),
    "cheap, by chance": act("move_cards", cards={**THEIRS, "how": "random", "filter": CHEAP}, to="banished"),
    "unseen, by its owner": act("move_cards", cards={**THEIRS, "by": "opponent"}, to="deck_top"),
    "shown, by its owner": act("move_cards", cards={**THEIRS, "by": "opponent"}, to="deck_top", show=True),
    "cheap, by its owner": act(
        "move_cards", cards={**THEIRS, "by": "opponent", "filter": CHEAP}, to="deck_bottom"
    ),
    "unseen, by who sees it": act("move_cards", cards=THEIRS, to="deck_shuffled"),
    "my own, by who sees it": act("move_cards", cards={"zone": "hand", "by": "opponent"}, to="deck_top"),
    "my own, by chance": act("move_cards", cards={"zone": "hand", "how": "random"}, to="deck_top"),
    "into the Channel, by chance": act("channel", **{"from": {"zone": "hand", "how": "random"}}),
    "into a lane, by chance": act("place", **{"from": {"zone": "hand", "how": "random"}}),
    "shown, two by chance": act("reveal_hand", who="opponent", number=2),
    "all that are cheap": act("move_cards", cards={**THEIRS, "how": "all", "filter": CHEAP}, to="banished"),
    "all of them, unseen": act("move_cards", cards={**THEIRS, "how": "all"}, to="deck_shuffled"),
    "my own, all that are cheap": act(
        "move_cards", cards={"zone": "hand", "how": "all", "filter": CHEAP}, to="deck_bottom"
    ),
    "all that are cheap out of a deck": act(
        "move_cards", cards={"zone": "deck", "whose": "opposing", "how": "all", "filter": CHEAP}, to="grave"
    ),
    "my own, by me": act("move_cards", cards={"zone": "hand"}, to="deck_top"),
    "my own, two by me": act("move_cards", cards={"zone": "hand", "number": 2}, to="deck_top"),
    "for a Channel card": act("swap_slots"),
    "for two Channel cards": act("swap_slots", number=2),
    "discard": act("discard", who="you"),
    "discard, cheap": act("discard", who="you", filter=CHEAP),
    "discard, two cheap of theirs": act("discard", who="opponent", number=2, filter=CHEAP),
    "discard, cheap, by who sees it": act("discard", who="opponent", how="by_you", filter=CHEAP),
    "pay with a cheap card": act("may", cost=[{"cost": "discard", "filter": CHEAP}], do=[act("draw")]),
    "pay with a card": act("may", cost=[{"cost": "discard"}], do=[act("draw")]),
    "pay with a cheap card and another": act(
        "may", cost=[{"cost": "discard", "filter": CHEAP}, {"cost": "discard"}], do=[act("draw")]
    ),
    "out of my deck, cheap": act("move_cards", cards={"zone": "deck", "filter": CHEAP}, to="hand"),
    "out of my deck, two": act("move_cards", cards={"zone": "deck", "number": 2}, to="hand"),
    "look at two": act("look_at_top", number=2),
    "look at two and keep one": act("look_at_top", number=3, keep=1),
    "summoned for nothing": act("summon", **{"from": {"zone": "hand"}}),
    "out of a deck, by chance": act(
        "move_cards", cards={"zone": "deck", "whose": "opposing", "how": "random"}, to="hand"
    ),
}


@rule("NN-D29", "NN-D24")
@pytest.mark.parametrize("deed", OUT_OF_HANDS.values(), ids=OUT_OF_HANDS)
@pytest.mark.parametrize(
    "hand", sampled(["fox wolf boar bear", "fox fox", "moth wisp elder fox", "fox fox wisp wolf"], 2)
)
def test_what_is_taken_out_of_a_hidden_place_is_taken_again(deed: Any, hand: str) -> None:
    """Whether cards fit, or are alike, shows by no question that is not asked."""
    said = text("on_summon", deed, act("may", do=[act("gain_souls", number=1)]))
    s = scene(
        hand=f"card {hand}", your_hand=hand, deck="giant giant titan judge hollow",
        your_deck="giant giant titan judge hollow", channel="pebble pebble:up",
        cards=(errant("card", 0, 1, 1, said),),
    ).summons("card", "left")  # fmt: skip
    for _ in range(20):
        for seat in (ME, YOU, None):
            for seed in range(4):
                imagined(s.match, seat, str(seed))
        if s.asks[1] in ("react", "action"):
            break
        s.do(list(s.asked.answers())[-1])
    assert s.asks[1] in ("react", "action")


def react_scene(your_hand: str) -> Scene:
    return scene(
        hand="fox wolf", channel="fox fox fox fox", your_hand=your_hand, your_channel="fox fox",
        cards=(REACTS,),
    )  # fmt: skip


@rule("NN-R56")
@pytest.mark.parametrize("hand", ["watcher fox", "fox bear"])
def test_who_was_asked_for_a_react_is_asked_again_whatever_is_imagined_in_hand(hand: str) -> None:
    s = react_scene(hand).summons("fox", "left")
    asked = hand.startswith("watcher")
    assert (s.asks == (YOU, "react")) is asked
    if asked:
        for seed in range(10):
            assert imagined(s.match, ME, str(seed)).decisions[0].kind == "react"
        s.do("pass")
    for seed in range(10):
        imagined(s.match, ME, str(seed))


@rule("NN-R51", "NN-D4")
@pytest.mark.parametrize("hand", ["watcher fox", "fox bear"])
@pytest.mark.parametrize("kind", ["income", "end_turn"])
def test_who_was_asked_for_a_text_that_the_hand_pays_is_asked_again_whatever_is_imagined_in_it(
    kind: str, hand: str
) -> None:
    cost = [{"cost": "discard", "filter": {"react": True}}]
    payer = arbiter("payer", 1, 1, 1, text(kind, act("gain_souls", number=1), cost=cost, says="may"))
    s = scene(left="payer", hand=hand, stage="income" if kind == "income" else "end", cards=(REACTS, payer))
    asked = hand.startswith("watcher")
    assert (s.asks == (ME, kind)) is asked
    for seed in range(20):
        for seat in (ME, YOU, None):
            imagined(s.match, seat, str(seed))


def test_steps_that_were_taken_back_are_never_told() -> None:
    s = react_scene("watcher fox").do("summon", "wolf", BACK, "fox", "0:0")
    assert s.asks == (YOU, "react")
    observation = s.match.observation(YOU)
    assert len(observation.since) == 3
    assert all(answer is None for _, answer in observation.since)
    view = s.match.view(YOU)
    assert isinstance(view, NeoNobleView)
    assert "wolf" not in view.model_dump_json(include={"course"})
    assert [step.answer for step in view.course] == ["summon", "fox", "0:0", None]
    for seed in range(10):
        assert imagined(s.match, YOU, str(seed)).table.sides[ME].lanes[0][-1].card.id == "fox"


def test_steps_that_can_still_be_taken_back_are_not_told() -> None:
    s = react_scene("fox").do("summon", "fox")
    view = s.match.view(YOU)
    assert isinstance(view, NeoNobleView)
    assert [(step.kind, step.answer) for step in view.course] == [("action", None), ("", None), ("", None)]
    assert [step.answer for step in s.match.view(ME).course] == ["summon", "fox", None]  # type: ignore[attr-defined]


# What a seat cannot know does not show


@rule("NN-R10", "NN-R56", "NN-35")
def test_what_a_seat_cannot_know_changes_neither_its_view_nor_its_prompt() -> None:
    """The opponent's hand and face-down Channel, and the order of both decks, are exchanged."""

    def told(hand: str, deck: str, slots: str, own_deck: str, own_slots: str) -> list[str]:
        s = scene(
            hand="fox wolf", channel=own_slots, deck=own_deck, left="bear", your_left="fox",
            your_right="boar", your_hand=hand, your_deck=deck, your_channel=slots,
        )  # fmt: skip
        seen: list[str] = []

        def note() -> None:
            for seat in (ME, None):
                seen.append(s.match.view(seat).model_dump_json())
            seen.append(str([(one.seat, one.kind) for one in s.match.decisions]))
            if s.asks[0] == ME:
                seen.append(repr(s.match.prompt(ME)))

        note()
        s.summons("fox", "middle")
        note()
        s.attacks("left")
        note()
        s.passes()
        note()
        return seen

    first = told("moth boar", "bear moth", "fox wolf:spent", "bear fox wolf boar", "moth boar fox wolf")
    assert first == told(
        "wolf fox", "boar moth", "bear boar:spent", "boar wolf fox bear", "wolf fox boar moth"
    )


@rule("NN-R56")
def test_at_an_attack_the_defender_is_asked_whatever_he_holds() -> None:
    asked = []
    for hand in ("watcher", "fox", "bear"):
        s = scene(
            left="bear", channel="fox fox", your_hand=hand, your_channel="fox", cards=(REACTS,)
        ).attacks("left")
        asked.append(s.asks)
    assert asked == [(YOU, "react")] * 3


@rule("NN-R10")
def test_the_opponents_list_does_not_show() -> None:
    def told(cards: Any) -> str:
        decks = (DECKS["underorchard"], DECKS["fog_office"].model_copy(update={"cards": cards}))
        return new_match(ready_made(decks=decks), "lists").view(0).model_dump_json()

    own = DECKS["fog_office"].cards
    assert told(own) == told(tuple(DECKS["ash_exchange"].cards))


def test_deck_searches_are_remembered_by_who_searched() -> None:
    search = text(
        "on_summon", act("move_cards", cards={"zone": "deck"}, to="hand"), act("may", do=[act("draw")])
    )
    s = scene(
        hand="card", deck="fox wolf bear", channel="moth boar", cards=(arbiter("card", 0, 1, 1, search),)
    ).summons("card", "left")  # fmt: skip
    assert s.asks == (ME, "pick_deck")
    for seed in range(5):
        assert sorted(imagined(s.match, ME, str(seed)).table.sides[ME].deck) == ["bear", "fox", "wolf"]
    s.do("bear")
    for seat in (ME, YOU, None):
        imagined(s.match, seat)


@rule("NN-R56", "NN-D17")
def test_who_let_an_attack_come_did_so_in_what_is_imagined_after_it() -> None:
    """Nothing but React windows has followed: the last of them belongs to the card that was reaped."""
    s = scene(left="giant", souls=2, your_right="fox", your_hand="moth", options={"react_prompt": "always"},
              hand="moth").attacks("left").do("pass", "pass")  # fmt: skip
    assert s.asked.about.rest == Answering(("reaped",))
    for seat in (None, ME, YOU):
        imagined(s.match, seat)


def test_what_leaves_next_is_known_as_far_as_it_leaves_the_same_way() -> None:
    """Fate is told nearest last; of a card that nobody saw it is only known that some card goes."""
    table = scene().table
    table.fate = [
        ScriptedReveal(ME, "deck", "fox"),
        ScriptedReveal(ME, "from_hand", "wolf"),
        ScriptedReveal(ME, "from_hand", None),
    ]
    assert course.leaving(table, "from_hand") == [None, "wolf"]
    assert course.leaving(table, "deck") == []
