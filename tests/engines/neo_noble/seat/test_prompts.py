"""What the steps of a match ask: the question, the answers, the default (NN-D2 to NN-D32)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import Match, Option, Prompt, Say
from engines.kernel.cards.packs import Name
from engines.neo_noble.options import NeoNobleOptions
from tests.engines.in_full import in_full
from tests.engines.neo_noble.asking import (
    STEPS,
    about,
    asks,
    block,
    card,
    coin,
    lane,
    named,
    noble_card,
    numbers,
    of_card,
    of_spirit,
    of_text,
    placed,
    plain,
    price,
    printed,
    setting,
    slot,
    step,
    title,
    verb,
    whole,
)
from tests.engines.neo_noble.language import cost, ruling
from tests.engines.neo_noble.pack import act, arbiter, domain, errant, holds, noble, text
from tests.engines.neo_noble.rules.test_end import lose_game
from tests.engines.neo_noble.scenes import GAME, ME, YOU, pack_with, scene
from tests.rules import rule

GIVE = act("gain_souls", number=1)
SOUL = [cost("souls", number=1)]


# Before the first turn, and between games


@rule("NN-52", "NN-D2", "NN-D3")
@pytest.mark.parametrize(("first", "most"), [(True, 1), (False, 2)])
def test_a_mulligan_names_the_opening_hand_and_how_many_cards_may_go(first: bool, most: int) -> None:
    s = scene(stage="setup", turn=0)
    if not first:
        s.do(())
    hand = s.table.sides[s.asked.seat].hand
    keys = [f"{key}#2" if key in hand[:place] else key for place, key in enumerate(hand)]
    asks(s, title("mulligan", count=most, up_to=True), *plain(*keys), default="mulligan", none="keep")


def between_games(**more: Any) -> Any:
    pack = pack_with(nobles=(noble("prince"),))
    decks = (domain("queen", reserve="titan prince ambush ambush"), domain("king"))
    values = {"cards": pack, "decks": decks, "best_of": 3, "reserve_noble": True, **more}
    match = Match(GAME, NeoNobleOptions.model_validate(values), 2, "between")
    lose_game(match, ME)
    return match


@rule("NN-D30", "NN-31", "NN-R4")
def test_exchanges_name_what_leaves_and_what_comes() -> None:
    match = between_games()
    chosen = in_full(match.prompt(ME))
    nobles = [Option(key, noble_card(key), "cards", key) for key in ("queen", "prince")]
    assert chosen == Prompt(title("swap-noble"), tuple(nobles), Say("nn-default-swap-noble"))
    match.answer(ME, "prince")
    assert match.decision(ME).hidden
    leaving = in_full(match.prompt(ME))
    assert leaving.title == title("swap-out", count=3, up_to=True), (
        "the Noble is none of the cards that may come"
    )
    assert leaving.options[:2] == plain("pebble", "pebble#2")
    assert len(leaving.options) == 30
    assert (leaving.default, leaving.none) == (Say("nn-default-swap-out"), Say("nn-option-no-swap"))
    match.answer(ME, ("bear", "bear#2"))
    assert match.decision(ME).hidden
    coming = plain("titan", "ambush", "ambush#2")
    bears = Say("nn-counted-card", {"card": named("bear"), "count": 2})
    question = title("swap-in", count=2, cards=(bears,))
    assert in_full(match.prompt(ME)) == Prompt(question, coming, Say("nn-default-random"))


@rule("NN-D31", "NN-R2")
def test_the_loser_is_asked_who_begins() -> None:
    match = between_games(next_first="loser_choice", reserve_noble=False)
    match.answer(ME, ())
    options = (verb("first"), verb("second"))
    assert in_full(match.prompt(ME)) == Prompt(title("first"), options, Say("nn-default-first"))


# Income


@rule("NN-D4", "NN-108")
def test_income_lists_the_texts_with_what_they_say() -> None:
    root = arbiter("root", 2, 2, 2, text("income", act("draw"), label={"en": "Sap", "fr": "Sève"}))
    s = ruling(text("income", GIVE), stage="income", left="root", cards=(root,), turn=7, souls=2)
    label = Say("nn-option-text-label", {"card": named("root"), "label": Name(en="Sap", fr="Sève")})
    sap = Option("s1:0", placed(label, "left"), "texts", "root", printed(s, "root"))
    asks(
        s, title("income", souls=2, turn=7), of_text(s, "noble:0", "ruler"), sap, verb("done"),
        default="income",
    )  # fmt: skip


@rule("NN-D4", "NN-R48")
def test_income_offers_pay_texts_and_no_done_before_all_that_must() -> None:
    s = ruling(
        text("pay", act("draw"), cost=SOUL), text("income", GIVE, says="must"), stage="income", souls=1
    )
    asks(
        s, title("income", souls=1, turn=5), of_text(s, "noble:1", "ruler", 1),
        of_text(s, "pay:noble:0", "ruler"), default="income",
    )  # fmt: skip


@rule("NN-D6", "NN-D7", "NN-111", "NN-112")
def test_channel_and_focus_are_two_questions_one_after_the_other() -> None:
    s = scene(stage="channel", channel="fox -", turn=6)
    asks(
        s, title("channel", souls=1, lingering=0, turn=6),
        whole("channel-act", "channel", "skip"), whole("channel-focus", "channel", "focus"),
        whole("act", "skip", "skip"), whole("focus", "skip", "focus"),
        step("channel"), step("skip"), default="channel", groups=STEPS,
    )  # fmt: skip
    s.do("channel")
    asks(s, title("focus", souls=2, lingering=0, turn=6), verb("focus"), verb("skip"), default="focus")
    full = scene(stage="channel", channel="fox fox:spent fox:up fox:up:spent")
    asks(full, title("focus", souls=2, lingering=0, turn=5), verb("focus"), verb("skip"), default="focus")


# The Action Phase


@rule("NN-D8", "NN-114")
def test_the_action_phase_offers_all_that_can_be_done() -> None:
    s = ruling(
        text("manifest", GIVE), text("pay", act("draw"), cost=SOUL), hand="wolf", left="fox",
        channel="bear boar:up moth:spent", souls=1, coins={"left": "mine ready"}, bargain=ME, turn=9,
    )  # fmt: skip
    kinds = ("summon", "attack", "manifest", "pay")
    asks(
        s, title("action", souls=3, lingering=1, turn=9), *map(verb, kinds), verb("draw", price(2)),
        verb("relinquish"), verb("bargain"), setting("by_hand"), verb("end"), default="action",
    )  # fmt: skip


@rule("NN-D8", "NN-D9", "NN-115")
def test_what_a_draw_costs_is_told_before_it_is_chosen() -> None:
    s = ruling(holds("cost", of="draw", value=-1), souls=1)
    assert s.option("draw").preview == price(1)
    theirs = holds("cost", of="draw", value=-1, whose="opposing")
    assert ruling(theirs, souls=2).option("draw").preview == price(2)


@rule("NN-D8", "NN-D14")
def test_who_pays_by_hand_is_offered_to_leave_that_again() -> None:
    s = scene().do("by_hand")
    assert in_full(s.prompt()).options[:2] == (setting("auto"), verb("end"))


@rule("NN-D9", "NN-116")
def test_a_draw_of_several_asks_for_a_number_and_tells_the_price_of_each() -> None:
    dear = holds("cost", of="draw", value=1)
    s = ruling(dear, souls=6).do("draw")
    asks(s, title("draw", souls=6, cost=3), default="back")


@rule("NN-D10", "NN-117", "NN-R48")
@pytest.mark.parametrize("kind", ["manifest", "pay"])
def test_a_text_is_chosen_by_its_card_and_what_it_says(kind: str) -> None:
    fields = {"cost": SOUL} if kind == "pay" else {}
    seer = arbiter("seer", 2, 2, 3, text("on_summon", GIVE), text(kind, act("draw"), **fields))
    s = ruling(text(kind, GIVE, **fields), middle="seer", cards=(seer,), souls=1).do(kind)
    asks(
        s, title(kind, souls=1), of_text(s, "noble:0", "ruler"), of_spirit(s, "s1:1", "seer", 1, "middle"),
        default="back",
    )  # fmt: skip


@rule("NN-D11", "NN-R29", "NN-62")
def test_cards_to_summon_carry_their_present_cost_and_where_they_lie() -> None:
    s = ruling(holds("cost", of="summon", value=-1), hand="fox bear bear", channel="- runner:up", souls=1).do(
        "summon"
    )
    runner = Say("nn-option-from-channel", {"what": card("runner", 0)})
    asks(
        s, title("summon", souls=2, lingering=1), of_card("fox", card("fox", 0)),
        of_card("bear", card("bear", 1)), of_card("channel:1", runner, "runner"), default="back",
    )  # fmt: skip


@rule("NN-D12", "NN-122", "NN-R31")
def test_the_mode_of_a_summon_tells_both_prices() -> None:
    seraph = errant("seraph", 3, 6, 6, tribute=[cost("sacrifice")])
    s = ruling(holds("cost", of="summon", value=-1), hand="seraph", left="fox", souls=2, cards=(seraph,)).do(
        "summon", "seraph"
    )
    tribute = s.option("tribute").preview
    assert tribute is not None
    assert tribute.key == "nn-cost-sacrifice"
    asks(
        s, about("seraph", "mode", souls=2), verb("normal", price(2)), verb("tribute", tribute),
        default="back",
    )  # fmt: skip


@rule("NN-D26", "NN-76", "NN-R5")
def test_coins_are_named_by_the_own_lanes() -> None:
    mine = {"left": "mine ready", "middle": "yours ready", "right": "mine ready"}
    s = scene(left="fox", right="fox", your_middle="fox", coins=mine).do("relinquish")
    options = [
        Option("coin:0", coin("left", "ready"), "coins"), Option("coin:2", coin("right", "ready"), "coins")
    ]  # fmt: skip
    asks(s, title("relinquish"), *options, default="back")
    theirs = scene(your_left="fox", coins={"right": "yours ready"}, active=YOU).do("relinquish")
    asks(theirs, title("relinquish"), Option("coin:2", coin("left", "ready"), "coins"), default="back")


@rule("NN-R16", "NN-D26")
def test_a_coin_may_be_spent_and_kept_where_the_match_has_it_so() -> None:
    s = scene(left="fox", coins={"left": "mine ready"}, options={"dominance_soul": "spend_and_keep"})
    s.do("relinquish")
    keep = Say("nn-option-keep-coin", {"coin": coin("left", "ready")})
    options = (Option("coin:0", coin("left", "ready"), "coins"), Option("keep:0", keep, "coins"))
    asks(s, title("relinquish"), *options, default="back")


@rule("NN-D25", "NN-65")
def test_the_bargain_is_a_soul_or_pathpaws() -> None:
    s = scene(bargain=ME).do("bargain")
    options = (verb("soul", word="bargain-soul"), verb("pathpaws", word="bargain-pathpaws"))
    asks(s, title("bargain"), *options, default="back")


# Paying


@rule("NN-D14", "NN-R13", "NN-64")
@pytest.mark.parametrize(
    ("answers", "purpose", "fields"),
    [
        (("summon", "fox", "0:0"), "card", {"card": named("fox"), "count": 1}),
        (("attack", "0:0"), "attack", {"card": {"id": "", "en": "", "fr": ""}, "count": 2}),
        (("draw", 1), "draw", {"card": {"id": "", "en": "", "fr": ""}, "count": 2}),
    ],
)
def test_payment_by_hand_names_every_source_and_what_it_is_for(
    answers: tuple[Any, ...], purpose: str, fields: dict[str, Any]
) -> None:
    s = scene(
        hand="fox", left="bear", souls=2, channel="- fox wolf:up boar:spent", bargain=ME,
        coins={"left": "mine ready"},
    ).do("by_hand", *answers)  # fmt: skip
    assert s.asked.kind == "souls"
    values = {"lingering": 2, **fields, "purpose": purpose}
    sources = {
        "soul": Say("nn-option-soul"),
        "soul#2": Say("nn-option-soul"),
        "slot:1": slot(2),
        "slot:2": slot(3, card="wolf"),
        "coin:0": coin("left", "ready"),
        "bargain": Say("nn-option-bargain"),
    }
    options = [Option(key, label, "sources") for key, label in sources.items()]
    asks(s, title("souls", souls=4, **values), *options, default="back")


@rule("NN-D14")
@pytest.mark.parametrize("key", ["draw", "attack"])
def test_a_card_may_have_the_name_of_what_is_paid_for(key: str) -> None:
    s = scene(hand=key, souls=2, cards=(errant(key, 1, 1, 1),)).do("by_hand").summons(key, "left")
    assert s.prompt().title == about(key, "souls", souls=2, purpose="card")


@rule("NN-D14", "NN-R13")
def test_a_payment_that_cannot_be_taken_back_falls_to_the_first_sources() -> None:
    s = ruling(text("manifest", act("draw"), cost=SOUL), bargain=ME, souls=1, channel="fox")
    s.do("by_hand", "manifest", "noble:0")
    assert s.prompt().title == about("ruler", "souls", souls=2, lingering=1, purpose="card")
    assert s.prompt().default == Say("nn-default-souls")


# Without an answer


@rule("NN-D5", "NN-D6", "NN-D7", "NN-D8", "NN-D17", "NN-D18")
@pytest.mark.parametrize(
    ("fields", "answers", "label"),
    [
        ({}, (), "end"),
        ({"stage": "harvest", "channel": "fox"}, (), "skip"),
        ({"stage": "channel"}, (), "skip"),
        ({"stage": "focus"}, (), "skip"),
        ({"left": "bear", "souls": 2, "your_hand": "fox"}, ("attack", "0:0"), "pass"),
        ({"left": "bear", "souls": 2, "your_hand": "fox"}, ("attack", "0:0", "block"), "no-block"),
        ({"hand": "fox", "souls": 1}, ("summon",), None),
        ({"stage": "discard", "hand": "fox fox wolf wolf bear bear"}, (), None),
    ],
)
def test_the_passive_answer_that_time_gives_has_a_name(
    fields: dict[str, Any], answers: tuple[Any, ...], label: str | None
) -> None:
    s = scene(**fields).do(*answers)
    assert GAME.seat_interface.default_label(s.asked) == (
        None if label is None else Say(f"nn-option-{label}")
    )


# Answering


@rule("NN-D17", "NN-R56", "NN-133")
def test_an_attack_tells_the_defender_lane_power_and_resolve() -> None:
    s = scene(
        left="bear wolf", souls=2, your_hand="ambush fox", your_right="moth", your_channel="fox",
        your_noble="seller", nobles=(noble("seller", text("pay", act("draw"), cost=SOUL)),),
    ).attacks("left")  # fmt: skip
    react = Say("nn-option-react", {"what": card("ambush")})
    fight = {"power": 5, "resolve": 2, "where": lane("right"), "whose": "own"}
    asks(
        s, title("react-attack", souls=1, lingering=0, **fight), of_card("summon:ambush", react, "ambush"),
        of_text(s, "pay:noble:0", "seller"), verb("block"), verb("pass"), verb("pass_turn"),
        Option("block", block("ambush", total=5, power=5).label, "blocks", then=(("ambush",),)),
        default="react", groups={"blocks": Say("nn-group-blocks")},
    )  # fmt: skip


@rule("NN-D17", "NN-R54")
def test_the_attacker_is_asked_about_the_own_attack() -> None:
    mine = errant("mine", 1, 1, 1, react={"event": "attack", "whose": "any"})
    s = ruling(holds("cost", of="summon", value=2), hand="mine", left="bear", souls=5, cards=(mine,)).attacks(
        "left"
    )
    react = Say("nn-option-react", {"what": numbers("mine", 3, 1, 1)})
    fight = {"power": 3, "resolve": 2, "where": lane("left"), "whose": "opposing"}
    asks(
        s, title("react-attack", souls=3, **fight), of_card("summon:mine", react, "mine"), verb("pass"),
        default="react",
    )  # fmt: skip


REVEAL = act("reveal", slots={"pick": "all", "whose": "own"})
GIVER = noble("giver", text("manifest", GIVE), text("manifest", REVEAL))
NO_CARD = {"id": "", "en": "", "fr": ""}
EVENTS: list[tuple[str, tuple[Any, ...], dict[str, Any], dict[str, Any]]] = [
    ("summoned", ("summon", "wolf", "0:0"), {"hand": "wolf", "souls": 1},
     {"card": named("wolf"), "what": "card"}),
    ("drew", ("draw", 2), {"souls": 4}, {"card": NO_CARD, "what": "text", "number": 2}),
    ("harvested", ("harvest",), {"stage": "harvest", "channel": "wolf bear"},
     {"card": NO_CARD, "what": "text", "number": 2}),
    ("focused", ("focus",), {"stage": "focus"}, {"card": NO_CARD, "what": "text"}),
    ("activated", ("manifest", "noble:0"), {}, {"card": named("giver"), "what": "card"}),
    ("revealed", ("manifest", "noble:1"), {"channel": "wolf"}, {"card": named("wolf"), "what": "card"}),
]  # fmt: skip


@rule("NN-D17", "NN-R54")
@pytest.mark.parametrize(("event", "answers", "fields", "values"), EVENTS, ids=[each[0] for each in EVENTS])
def test_each_window_tells_whose_doing_it_answers(
    event: str, answers: tuple[Any, ...], fields: dict[str, Any], values: dict[str, Any]
) -> None:
    lurker = errant("lurker", 0, 1, 3, react={"event": event})
    s = scene(your_hand="lurker", cards=(lurker,), noble="giver", nobles=(GIVER,), **fields).do(*answers)
    react = Say("nn-option-react", {"what": numbers("lurker", 0, 1, 3)})
    asks(
        s, title(f"react-{event}", **{"seat": ME, "number": 1, **values}),
        of_card("summon:lurker", react, "lurker"), verb("pass"), verb("pass_turn"), default="react",
    )  # fmt: skip


@rule("NN-D17", "NN-132", "NN-133")
@pytest.mark.parametrize(("event", "blocks", "asked"), [("blocked", ("fox",), ME), ("reaped", (), YOU)])
def test_blocks_and_reaps_are_answered_too(event: str, blocks: tuple[str, ...], asked: int) -> None:
    lurker = errant("lurker", 0, 1, 3, react={"event": event, "whose": "any"})
    s = scene(
        left="giant", souls=2, hand="lurker", your_hand="fox lurker", your_right="moth", cards=(lurker,)
    ).attacks("left").do("block", blocks)  # fmt: skip
    if s.asked.seat != asked:
        s.do("pass")
    about_card = {"card": named("moth"), "what": "card"} if event == "reaped" else {
        "card": NO_CARD, "what": "text"
    }  # fmt: skip
    question = title(f"react-{event}", seat=YOU, number=1, **about_card)
    assert (s.asked.seat, s.prompt().title) == (asked, question)


@rule("NN-D18", "NN-R60", "NN-R61")
def test_a_block_tells_what_each_card_adds_and_what_it_comes_to() -> None:
    s = scene(left="giant", souls=2, your_hand="fox fox hollow elder", your_right="moth moth")
    s.attacks("left").do("block")
    worth = {"fox": 2, "fox#2": 2, "elder": 4, "hollow": 0}
    options = [
        Option(key, card(name := key.partition("#")[0]), "cards", name,
               Say("nn-preview-block", {"value": worth[key]}), worth=worth[key])
        for key in ("fox", "fox#2", "hollow", "elder")
    ]  # fmt: skip
    fight = {"power": 6, "resolve": 4, "where": lane("right"), "whose": "own"}
    running = Say("nn-running-block", {"so_far": 4, "power": 6})
    asks(s, title("block", count=4, up_to=True, **fight), *options, default="block", none="no-block",
         running=running, proposals=(block("fox", total=6), block("elder", total=8)))  # fmt: skip


@rule("NN-D18", "NN-R60", "NN-84")
def test_a_block_counts_as_the_match_has_it_upon_what_texts_have_raised() -> None:
    raiser = errant(
        "raiser", 0, 0, 1, text("on_summon", act("raise_block", value=3)), react={"event": "attack"}
    )
    s = scene(
        left="giant", souls=2, your_hand="titan hollow raiser", cards=(raiser,),
        options={"block_value": "flat", "block_flat": 2, "block_max": 1},
    ).attacks("left")  # fmt: skip
    s.do("summon:raiser", f"{YOU}:0", "block")
    assert [option.worth for option in s.prompt().options] == [2, 2]
    assert s.prompt().running == Say("nn-running-block", {"so_far": 5, "power": 6}), (
        "an empty lane's 2, and 3"
    )
    fight = {"power": 6, "resolve": 5, "where": lane("right"), "whose": "own"}
    assert s.prompt().title == title("block", count=1, up_to=True, **fight)


@rule("NN-D18", "NN-R60")
def test_a_block_counts_what_texts_add_to_each_card_in_that_lane() -> None:
    shield = noble("shield", holds("block_bonus", on="right", value=2))
    s = scene(
        left="giant", middle="giant", souls=4, your_hand="pebble fox", your_noble="shield", nobles=(shield,)
    )  # fmt: skip
    s.attacks("left").do("block")
    assert [option.worth for option in s.prompt().options] == [3, 4]
    s.do(()).attacks("middle").do("block")
    assert [option.worth for option in s.prompt().options] == [1, 2]


# End


@rule("NN-D27", "NN-135", "NN-R47")
def test_the_end_of_a_turn_lists_its_texts() -> None:
    s = ruling(text("end_turn", GIVE, says="may"), text("end_turn", act("draw"), says="may"), stage="end")
    asks(
        s, title("end-turn"), of_text(s, "noble:0", "ruler"), of_text(s, "noble:1", "ruler", 1),
        verb("done"), default="end-turn",
    )  # fmt: skip


@rule("NN-D28", "NN-138")
def test_what_is_discarded_at_the_end_is_counted() -> None:
    hand = "moth wolf wolf fox bear boar titan"
    s = scene(stage="discard", hand=hand)
    keys = ("moth", "wolf", "wolf#2", "fox", "bear", "boar", "titan")
    asks(s, title("discard-down", count=2), *plain(*keys))
