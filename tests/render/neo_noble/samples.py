"""Views made by hand: one for each situation that a picture must show well."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.kernel import Result
from engines.neo_noble.cards.catalogue import Catalogue, starter
from engines.neo_noble.language.actions import Later, SacrificeThem
from engines.neo_noble.language.changes import Change, CostChange, LaneStats, SetStats, Silenced, SpiritStats
from engines.neo_noble.language.selectors import CardFilter
from engines.neo_noble.options import NeoNobleOptions
from engines.neo_noble.seat.view import (
    BattleView,
    DelayedView,
    EventView,
    LaneView,
    NeoNobleView,
    QuestionView,
    SideView,
    SlotView,
    SpiritView,
    UsedView,
)
from engines.neo_noble.table.pieces import Coin, Lasting, Place, Source
from render.shared.strip import Strip

NAMES = ("Ada", "Bartholomé")
LONG_NAMES = ("WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", "Maximiliana_von_und_zu_Sternberg")
PACK = starter()[0]
CARDS = Catalogue.of(*starter())
NEUTRAL = Coin(holder=-1, ready=False)
AMBIENT = 2


def spirit(card: str, power: int | None = None, resolve: int | None = None, **changes: Any) -> SpiritView:
    """A Spirit with its printed numbers, or others."""
    found = CARDS.spirits[card]
    facts: dict[str, Any] = {
        "key": card,
        "card": card,
        "power": found.power if power is None else power,
        "resolve": found.resolve if resolve is None else resolve,
        "covered": False,
        "silenced": False,
        "arrived": 3,
        "origin": "hand",
        "mode": "normal",
        "used": (),
    }
    return SpiritView(**(facts | changes))


def lane(*spirits: SpiritView, **changes: Any) -> LaneView:
    """A lane with these Spirits, the Active one last."""
    facts: dict[str, Any] = {
        "spirits": spirits,
        "power": sum(one.power for one in spirits),
        "resolve": sum(one.resolve for one in spirits) if spirits else AMBIENT,
        "capacity": 4,
        "attacks": 0,
        "attacks_allowed": 1,
    }
    return LaneView(**(facts | changes))


def slot(ready: bool = True, card: str | None = None) -> SlotView:
    """A Channel card; a named one lies face-up."""
    return SlotView(ready=ready, face_up=card is not None, card=card)


def side(seat: int, *lanes: LaneView, hand: tuple[str, ...] | int = 5, **changes: Any) -> SideView:
    """One player's side."""
    facts: dict[str, Any] = {
        "seat": seat,
        "noble": ("ilsabet", "dame_scoria")[seat],
        "noble_used": (),
        "noble_silenced": False,
        "lanes": lanes or (lane(), lane(), lane()),
        "channel": (slot(False), None, None, None),
        "lingering": 0,
        "bargain": seat == 1,
        "deck_size": 24,
        "hand_size": hand if isinstance(hand, int) else len(hand),
        "hand": None if isinstance(hand, int) else hand,
        "known": (),
        "grave": (),
        "reaped": (),
        "banished": (),
        "top": (),
        "bottom": (),
        "main": None,
        "reserve": (),
        "wins": 0,
        "done": {},
        "passing": None,
        "by_hand": None,
    }
    return SideView(**(facts | changes))


def table(*sides: SideView, **changes: Any) -> NeoNobleView:
    """A table with these sides."""
    facts: dict[str, Any] = {
        "game": "neo_noble",
        "seat": None,
        "result": None,
        "options": NeoNobleOptions(),
        "phase": "action",
        "stage": "action",
        "active": 0,
        "first": 0,
        "turn": 1,
        "game_number": 1,
        "chooser": -1,
        "sides": sides,
        "coins": (NEUTRAL, NEUTRAL, NEUTRAL),
        "battle": None,
        "stack": (),
        "lasting": (),
        "later": (),
        "serial": 0,
    }
    return NeoNobleView(**(facts | changes))


def asked(kind: str, *keys: str) -> QuestionView:
    """What the viewer is asked."""
    return QuestionView(kind=kind, keys=keys)


ACTIONS = asked("action", "summon", "attack", "manifest", "draw", "relinquish", "by_hand", "end")
HAND = ("brass_almoner", "seal_bearer", "votive_flame", "sudden_vigil", "seraph_of_the_shut_gate")
LONG_HAND = (*HAND, "toll_keeper", "root_choir", "lamplit_informer", "matchstick_martyr", "grand_ledger")


def setup(seat: int | None = 0) -> NeoNobleView:
    """Before the first turn: opening hands may be exchanged (NN-51)."""
    ada = side(0, hand=HAND if seat == 0 else 5)
    return table(ada, side(1), seat=seat, phase="setup", stage="setup", turn=0)


def start(seat: int | None = 0) -> NeoNobleView:
    """The first turn: every lane empty."""
    ada = side(0, hand=HAND if seat == 0 else 5)
    return table(ada, side(1), seat=seat, phase="income", stage="harvest")


def mid_game(seat: int | None = 0) -> NeoNobleView:
    """Links, coins on both sides, face-up Channel cards, piles."""
    ada = side(
        0,
        lane(spirit("page_of_the_stair"), spirit("seal_bearer", 5, 3)),
        lane(
            spirit("wicket_sister", covered=True),
            spirit("sister_verdigris", covered=True),
            spirit("matins_ringer", covered=True),
            spirit("toll_keeper", 4, 5),
            attacks=1,
        ),
        lane(),
        hand=HAND if seat == 0 else 5,
        noble_used=(UsedView(text=1, turn=7),),
        channel=(slot(), slot(False), slot(True, "votive_flame"), None),
        lingering=2,
        deck_size=11,
        grave=("bearer_of_summons", "sudden_vigil", "paper_saint"),
        reaped=("who_goes_there", "brass_almoner"),
    )
    bart = side(
        1,
        lane(spirit("coal_bruiser"), spirit("matchstick_martyr", covered=True), spirit("widows_wick", 4, 2)),
        lane(spirit("pawnbroker_of_ribs", used=(UsedView(text=0, turn=7),), silenced=True)),
        lane(spirit("vengeance_on_credit"), power=3, resolve=-1, capacity=5),
        hand=4,
        channel=(slot(False, "spark_jockey"), slot(), slot(), slot(False)),
        deck_size=9,
        grave=("ember_cat",),
        reaped=("ransom_runner", "tally_hook", "powder_page"),
        banished=("gaol_breaker",),
    )
    coins = (Coin(holder=0, ready=True), Coin(holder=0, ready=False), Coin(holder=1, ready=True))
    return table(ada, bart, seat=seat, turn=7, coins=coins, question=ACTIONS if seat == 0 else None)


def declared(seat: int | None = 0) -> NeoNobleView:
    """An attack may be answered."""
    return _battle(mid_game(seat), step="declared")


def _battle(view: NeoNobleView, **changes: Any) -> NeoNobleView:
    facts: dict[str, Any] = {
        "attacker": Place(seat=0, lane=0),
        "defender": Place(seat=1, lane=2),
        "step": "declared",
        "paid": 2,
        "power": 7,
        "resolve": -1,
        "raised": 0,
        "blocked": (),
        "success": None,
    }
    stage = "battle" if changes.get("success") is None else "action"
    now = {"battle": BattleView(**(facts | changes)), "stage": stage, "question": None}
    return view.model_copy(update=now)


def attacked() -> NeoNobleView:
    """The defender may answer with a card of the hand or a text, or Block."""
    view = _battle(mid_game(1), step="declared", resolve=-1)
    hand = ("coal_bruiser", "powder_page", "kiln_mother", "ember_cat")
    bart = view.sides[1].model_copy(update={"hand": hand})
    keys = ("summon:powder_page", "pay:widows_wick:0", "pay:noble:0", "block", "pass", "pass_turn")
    return view.model_copy(update={"sides": (view.sides[0], bart), "question": asked("react", *keys)})


def blocking() -> NeoNobleView:
    """The defender picks cards for a Block."""
    view = attacked()
    return view.model_copy(update={"question": asked("block", *(view.sides[1].hand or ()))})


def blocked() -> NeoNobleView:
    """Blocked with three cards, and it fails."""
    cards = ("coal_bruiser", "kiln_mother", "pyre_accountant")
    return _battle(mid_game(None), step="compared", raised=8, blocked=cards, success=False)


def reaped() -> NeoNobleView:
    """Blocked with one card, and it succeeds."""
    return _battle(mid_game(1), step="compared", raised=2, blocked=("coal_bruiser",), success=True)


def blocked_with_many() -> NeoNobleView:
    """More cards than can be drawn."""
    cards = ("coal_bruiser", "kiln_mother", "pyre_accountant", "ember_cat", "last_laugh", "powder_page")
    full = crowded()
    place = {"attacker": Place(seat=1, lane=1), "defender": Place(seat=0, lane=1)}
    return _battle(
        full, step="compared", power=22, resolve=14, raised=12, blocked=cards, success=False, **place
    )


def crowded(seat: int | None = 1) -> NeoNobleView:
    """Every lane full, one with a greater capacity, long names, two digits."""
    tall = [spirit(card) for card in ("seraph_of_the_shut_gate", "hand_on_the_shoulder", "toll_keeper")]
    six = [*tall, spirit("sister_verdigris", -2, 11), spirit("small_coronation"), spirit("tax_eagle", 12, -3)]
    hell = [
        spirit(card) for card in ("grand_ledger", "ash_tongue_brute", "pawnbroker_of_ribs", "kiln_mother")
    ]
    ada = side(
        0,
        lane(*six, capacity=6),
        lane(*tall, spirit("falling_portcullis")),
        lane(*tall, spirit("choir_of_pardons"), attacks=1, attacks_allowed=2),
        noble="mother_hawthorn",
        channel=(slot(), slot(), slot(), slot()),
        lingering=12,
        bargain=True,
        deck_size=0,
        hand=11,
        grave=tuple(CARDS.spirits)[:18],
        reaped=("paper_saint",) * 3,
        banished=tuple(CARDS.spirits)[:12],
    )
    bart = side(
        1,
        lane(*hell),
        lane(*hell[::-1]),
        lane(*hell[2:], *hell[:2]),
        hand=12 if seat != 1 else LONG_HAND,
        noble="corvane",
        noble_silenced=True,
        noble_used=(UsedView(text=0, turn=12), UsedView(text=1, turn=12)),
        deck_size=10,
        channel=(slot(True, "grand_ledger"), slot(False, "kiln_mother"), slot(False), slot()),
        known=("toll_keeper",),
    )
    coins = (Coin(holder=1, ready=True), Coin(holder=1, ready=False), NEUTRAL)
    options = NeoNobleOptions(best_of=3, lane_geometry="mirrored")
    return table(ada, bart, seat=seat, turn=12, active=1, coins=coins, options=options, game_number=2)


def _activated(card: str, lane: int) -> EventView:
    return EventView(kind="activated", seat=1, card=card, lane=Place(1, lane), number=1, spirit=card)


def activated() -> NeoNobleView:
    """A text may be answered."""
    event = _activated("pawnbroker_of_ribs", 1)
    react = asked("react", "summon:sudden_vigil", "pass", "pass_turn")
    return mid_game(0).model_copy(update={"stack": (event,), "active": 1, "question": react})


def answered() -> NeoNobleView:
    """A card was summoned in answer to a Noble's ability, and its own text may be answered."""
    view = activated()
    mine, theirs = (
        EventView(kind="summoned", seat=seat, card=card, lane=Place(seat, 0), number=1, spirit=card)
        for seat, card in enumerate(("seal_bearer", "widows_wick"))
    )
    noble = EventView(kind="activated", seat=1, card="dame_scoria", lane=None, number=1)
    reaped = EventView(kind="reaped", seat=1, card="coal_bruiser", lane=Place(1, 1), number=1)
    events = (noble, mine, reaped, theirs, _activated("widows_wick", 0))
    return view.model_copy(update={"stack": events})


def drew() -> NeoNobleView:
    """A Draw action may be answered."""
    event = EventView(kind="drew", seat=0, card=None, lane=None, number=2)
    return mid_game(None).model_copy(update={"stack": (event,)})


def finished() -> NeoNobleView:
    """Ada has won the match in the third game."""
    view = mid_game(None)
    bart = view.sides[1].model_copy(update={"reaped": (*view.sides[1].reaped, "coal_bruiser"), "wins": 1})
    ada = view.sides[0].model_copy(update={"wins": 2})
    changes = {
        "sides": (ada, bart),
        "phase": "over",
        "stage": "over",
        "result": Result((0,), "reaped"),
        "game_number": 3,
        "options": NeoNobleOptions(best_of=3),
    }
    return view.model_copy(update=changes)


def drawn() -> NeoNobleView:
    """Nobody has won."""
    changes = {"phase": "over", "stage": "over", "result": Result((), "loop")}
    return start(None).model_copy(update=changes)


def empty_hand() -> NeoNobleView:
    """A hand without cards, an empty Channel."""
    view = start()
    changes = {"hand": (), "hand_size": 0, "channel": (None,) * 4, "deck_size": 0}
    return view.model_copy(update={"sides": (view.sides[0].model_copy(update=changes), view.sides[1])})


def large_hand(count: int = 12) -> NeoNobleView:
    """Many cards."""
    view = mid_game(0)
    held = (*CARDS.spirits, *CARDS.spirits)[:count]
    ada = view.sides[0].model_copy(update={"hand": held, "hand_size": count})
    return view.model_copy(update={"sides": (ada, view.sides[1])})


def knowing() -> NeoNobleView:
    """One who knows cards of both decks and of the other's hand, and of whom something is known."""
    view = mid_game(0)
    ada = view.sides[0].model_copy(
        update={"top": ("tax_eagle", "paper_saint"), "bottom": ("seal_bearer",), "known": ("votive_flame",)}
    )
    bart = view.sides[1].model_copy(update={"known": ("kiln_mother", "ember_cat"), "top": ("grand_ledger",)})
    return view.model_copy(update={"sides": (ada, bart)})


def lasting_change(what: Change, card: str, seat: int, **changes: Any) -> Lasting:
    """Something that holds for a while, by a card of a seat."""
    plain = Lasting(what, Source(seat, card), (), (), 0, 0, "this_turn", 7)
    return plain._replace(**changes)


def lasting(seat: int | None = 0) -> NeoNobleView:
    """A lane and a Spirit that are stronger for a while, and something that is put off."""
    stronger = lasting_change(
        LaneStats(change="lane_stats", on="target", power=2),
        "votive_flame",
        0,
        places=(Place(seat=0, lane=0),),
        power=2,
    )
    fixed = lasting_change(
        SetStats(change="set_stats", on="target", resolve=6),
        "powder_page",
        1,
        spirits=("pawnbroker_of_ribs",),
        resolve=6,
        until="your_next_turn",
        turn=6,
    )
    later = DelayedView(
        what=Later(action="later", when="turn_end", do=(SacrificeThem(action="sacrifice", who="you"),)),
        seat=0,
        card="sudden_vigil",
        spirit=None,
        aims=(),
        turn=7,
    )
    return mid_game(seat).model_copy(update={"lasting": (fixed, stronger), "later": (later,)})


def lasting_in_battle() -> NeoNobleView:
    """More that lasts than has room, in an attack upon full lanes with long names."""
    silent = lasting_change(
        Silenced(change="silenced", on="opposing_noble"),
        "small_coronation",
        0,
        spirits=("noble:1",),
        until="your_next_turn",
    )
    cheaper = lasting_change(
        CostChange(change="cost", of="summon", filter=CardFilter(min_cost=4), value=-2, next_only=True),
        "tax_eagle",
        1,
        resolve=-2,
    )
    weaker = lasting_change(
        SpiritStats(change="spirit_stats", on="target", power=-1, resolve=3),
        "toll_keeper",
        1,
        spirits=("seraph_of_the_shut_gate",),
        power=-1,
        resolve=3,
        until="permanent",
    )
    return blocked_with_many().model_copy(update={"lasting": (silent, cheaper, weaker, weaker)})


WIDEST = ("lasting_in_battle",)
"""Drawn with long names."""
BOARDS: dict[str, Callable[[], NeoNobleView]] = {
    "setup": setup,
    "start": start,
    "mid_game": mid_game,
    "declared": declared,
    "attacked": attacked,
    "blocked": blocked,
    "reaped": reaped,
    "blocked_with_many": blocked_with_many,
    "crowded": crowded,
    "activated": activated,
    "answered": answered,
    "drew": drew,
    "finished": finished,
    "drawn": drawn,
    "empty_hand": empty_hand,
    "lasting": lasting,
    "lasting_in_battle": lasting_in_battle,
}
HANDS: dict[str, Callable[[], NeoNobleView]] = {
    "hand": mid_game,
    "hand_empty": empty_hand,
    "hand_twelve": large_hand,
    "hand_thirty": lambda: large_hand(30),
    "hand_knowing": knowing,
    "hand_attacked": attacked,
    "hand_blocking": blocking,
}


def placing() -> NeoNobleView:
    """A Spirit may be summoned into two lanes."""
    return mid_game(0).model_copy(update={"question": asked("lane", "0:0", "0:2")})


def aiming() -> NeoNobleView:
    """Spirits may be chosen, some of them covered ones."""
    keys = [one.key for side in mid_game().sides for lane in side.lanes for one in lane.spirits]
    return mid_game(0).model_copy(update={"question": asked("target_spirit", *keys)})


def answering() -> NeoNobleView:
    """A card may be answered."""
    react = asked("react", "pass")
    return answered().model_copy(update={"seat": 0, "question": react})


STRIPS: dict[str, Callable[[], Strip]] = {
    "strip_action": lambda: Strip(mid_game(0), "action"),
    "strip_block": lambda: Strip(blocking(), "block", frozenset(blocking().sides[1].hand or ())),
    "strip_lane": lambda: Strip(placing(), "lane"),
    "strip_mulligan": lambda: Strip(setup(), "mulligan"),
    "strip_aim": lambda: Strip(aiming(), "target_spirit"),
    "strip_answering": lambda: Strip(answering(), "react"),
    "strip_crowded": lambda: Strip(crowded(), "action"),
    "strip_large_hand": lambda: Strip(large_hand(), "action", frozenset({"tax_eagle"})),
}


def names(_view: NeoNobleView, long: bool = False) -> tuple[str, ...]:
    """Return the players' names."""
    return LONG_NAMES if long else NAMES
