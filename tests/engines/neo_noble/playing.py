"""Whole games for tests: options at random, and what must always hold."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from engines.kernel import Match
from engines.neo_noble.options import NeoNobleOptions
from engines.neo_noble.table.pieces import NOBODY
from engines.neo_noble.table.state import LANES, SLOTS, Side, Table
from tests.engines.neo_noble.pack import DECK, act, arbiter, domain, errant, holds, noble, text, when
from tests.engines.neo_noble.scenes import GAME, pack_with
from tests.engines.options import any_value

BY_HOST = ("cards", "decks")
GIVE = act("gain_souls", number=1)
FOE = {"target": "spirit", "whose": "opposing", "layer": "active"}

OWN_LANES = {"pick": "all", "whose": "own", "other": True}
ANY_DOWN = {"pick": "chosen", "whose": "any", "face": "down"}
ANY_OWN = {"pick": "chosen", "whose": "own", "layer": "any"}
OWN_TOP = {"pick": "chosen", "whose": "own", "layer": "active"}

LIVELY = (
    errant("spark", 0, 3, -1, text("on_summon", act("gain_souls", number=2)), behaviours=["brittle"]),
    errant("thief", 1, 2, 1, text("on_summon", act("discard", who="opponent"), says="may")),
    errant("hunter", 2, 3, 1, text("on_summon", act("destroy", who="target"), targets=[FOE])),
    errant("watcher", 1, 1, 2, text("on_summon", act("draw")), react={"event": "summoned"}),
    errant("snare", 0, 1, 2, react={"event": "attack"}),
    errant("echo", 0, 1, 1, react={"event": "activated", "whose": "any"}),
    errant("mourner", 1, 2, 1, react={"event": "reaped", "whose": "own"}),
    arbiter("seer", 2, 2, 3, text("manifest", act("reveal", slots=ANY_DOWN))),
    arbiter("seller", 1, 1, 2, text("pay", act("draw"), cost=[{"cost": "souls", "number": 1}])),
    arbiter("root", 2, 2, 2, text("income", act("create", token="sapling"), says="must")),
    arbiter("bell", 3, 3, 3, holds("no_shatter", lanes=OWN_LANES, may=True)),
    arbiter("seraph", 6, 6, 6, tribute=[{"cost": "sacrifice", "number": 2}]),
    arbiter("ghoul", 2, 3, 2, when("destroyed", act("move_cards", cards="that", to="hand"), whose="own")),
    errant("mover", 1, 2, 2, text("on_summon", act("move", who=ANY_OWN))),
    errant("charmer", 2, 2, 1, text("on_summon", act("control", who="target"), targets=[FOE])),
    arbiter(
        "borrower",
        2,
        2,
        2,
        text(
            "manifest",
            act("control", who="target"),
            act("later", when="turn_end", do=[act("give_back", who="target")]),
            targets=[FOE],
        ),
    ),
    arbiter("spring", 1, 1, 2, holds("instead_of_draw", do=[GIVE], may=True)),
    arbiter(
        "miser",
        2,
        2,
        2,
        text("manifest", act("draw", number="x"), cost=[{"cost": "souls", "number": {"most": 3}}]),
    ),
    errant("scythe", 3, 4, 1, text("on_summon", act("reap_top", who="opponent"))),
)
NOBLES = (
    noble(
        "dealer",
        text("manifest", act("channel", face_up=True)),
        text("end_turn", act("mill", who="each"), says="may"),
    ),
    noble(
        "warlord",
        when("battle_won", act("draw"), whose="own"),
        text("income", act("bounce", who=OWN_TOP)),
    ),
)


def lively_deck(noble: str, chance: Random) -> Any:
    """Return a deck of fifteen names at random, two of each."""
    names = chance.sample([*DECK, *(card["id"] for card in LIVELY)], 15)
    left = [card for card in (*DECK, "ambush") if card not in names]
    return domain(noble, tuple(sorted(names * 2)), reserve=" ".join(chance.sample(left, 3)))


def some_options(chance: Random) -> NeoNobleOptions:
    """Return options at random, with lively decks."""
    values = {
        name: any_value(field, chance)
        for name, field in NeoNobleOptions.model_fields.items()
        if name not in BY_HOST and chance.random() < 0.4
    }
    decks = (lively_deck("dealer", chance), lively_deck("warlord", chance))
    return NeoNobleOptions.model_validate({**values, "cards": pack_with(LIVELY, NOBLES), "decks": decks})


def cards_of(table: Table, side: Side) -> Counter[str]:
    """Return all cards of a side, wherever they lie; Tokens are none."""
    slots = (slot.card for slot in side.channel if slot)
    lying = (spirit for each in table.sides for spirit in each.spirits())
    spirits = (
        spirit.card.id for spirit in lying if spirit.owner == side.seat and spirit.card.type != "token"
    )
    return Counter([*side.deck, *side.hand, *side.grave, *side.reaped, *side.banished, *slots, *spirits])


def check(table: Table) -> None:
    """Fail unless what must always hold holds."""
    if table.turn == 0:
        return
    order = table.catalogue.order.__getitem__
    for side in table.sides:
        assert cards_of(table, side) == Counter(side.main)
        assert side.hand == sorted(side.hand, key=order)
        assert not Counter(side.known) - Counter(side.hand)
        assert side.lingering >= 0
        assert len(side.reaped) <= 4
        assert len(side.channel) == SLOTS
        assert 0 <= side.bottom <= len(side.deck)
        assert all(0 <= top <= len(side.deck) for top in side.tops)
        assert len({spirit.key for spirit in side.spirits()}) == sum(map(len, side.lanes))
        for lane in side.lanes:
            assert all(spirit.covered for spirit in lane[:-1])
    for coin in table.coins:
        assert coin.holder != NOBODY or not coin.ready
    assert len(table.coins) == LANES


def check_quiet(table: Table) -> None:
    """Fail unless nothing is left half done at a quiet point."""
    assert not [*table.due, *table.happened, *table.checks, *table.stack]
    for side in table.sides:
        assert side.deck or not side.grave or table.options.reshuffle == "lazy"
        assert not any(lane and lane[-1].covered for lane in side.lanes)
    for column, coin in enumerate(table.coins):
        if coin.holder != NOBODY:
            lanes = table.sides[coin.holder].lanes
            own = column if coin.holder == 0 or table.options.lane_geometry == "mirrored" else 2 - column
            assert lanes[own], "an empty side holds no coin (NN-74)"


def new_match(options: Any, seed: str, **how: Any) -> Match[Table]:
    return Match(GAME, options, 2, seed, **how)
