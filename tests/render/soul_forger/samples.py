"""Views of tables laid out by hand: one for each situation that a picture must show well."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engines.kernel import Result
from engines.soul_forger.cards.catalogue import Catalogue, starter
from engines.soul_forger.seat.view import SoulForgerView
from engines.soul_forger.table.entry import Combat, Entry
from engines.soul_forger.table.pieces import Under
from render.shared.strip import Strip
from tests.engines.soul_forger.scenes import GAME, Scene, lies

NAMES = ("Ada", "Bartholomé", "Chloé", "Dmitri")
LONG_NAMES = (
    "Maximiliana_von_und_zu_Sternberg",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Wolfeschlegelsteinhausenbergerdo",
    "MMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMM",
)
CARDS = Catalogue.of(*starter())
GEAR = (
    ("cindermail", "kiln_knife", "ember_falchion", "thumbflint_ring", "coal_bead"),
    ("pearl_mail", "tidewall_trident", None, "moon_shell", None),
    ("granite_harness", "terrace_mattock", None, "seed_pouch", "clay_charm"),
    ("vigil_plate", "dawnblade", None, "prayer_beads", "copper_compass"),
)
_ZONES = ("armor", "primary", "secondary", "accessory", "accessory")
MANY = (
    "caldera_wyrm", "cinderpaw_kit", "kiln_imp", "slagback_toad", "torchline_sergeant", "fumarole_lancer",
    "ashwright_mordane", "kestrel_dragoon", "fleck", "siltgate_colossus", "quarrymaster_brun", "ditch_dog",
    "the_slow_mountain", "paper_crane",
)  # fmt: skip
HAND = ("cinderpaw_kit", "backdraft", "slag_rain", "kiln_imp", "lucky_coin", "caldera_wyrm")


def worn(seat: int, off: Sequence[str] = ()) -> list[dict[str, Any]]:
    """A player's Equipment."""
    pairs = zip(GEAR[seat], _ZONES, strict=True)
    return [lies(card, seat, zone, on=card not in off) for card, zone in pairs if card]  # pyright: ignore[reportArgumentType]: zones come as text


def set_down(seat: int, *cards: str, since: int = 3) -> list[dict[str, Any]]:
    """Actions that lie face down, each set a turn later than the one before."""
    return [lies(card, seat, "action", up=False, since=since + n) for n, card in enumerate(cards)]


def table(*pieces: dict[str, Any], seat: int | None = None, seats: int = 2, **more: Any) -> SoulForgerView:
    """Return what a seat sees of a table."""
    scene = Scene(*pieces, seats=seats, **more)
    view = GAME.seat_interface.view(scene.table, seat)
    return view.model_copy(update={"phase": "main_1"}) if more.get("at") is None else view


def number_of(view: SoulForgerView, card: str, seat: int | None = None) -> int:
    """Return the number of a card on the table."""
    return next(one.id for one in view.pieces if one.card == card and seat in (None, one.seat))


def start(seat: int | None = None) -> SoulForgerView:
    """The first turn: Starting Gear alone."""
    sides = [{"level": 1, "hand": list(HAND), "forge": ["cindermail", "furnace_glaive"]}, {"level": 1}]
    worn_first = (("ash_apron", "kiln_knife", "coal_bead"), ("oilskin", "harbour_harpoon", "shell_whistle"))
    pieces = [
        lies(card, one, zone)
        for one, cards in enumerate(worn_first)
        for card, zone in zip(cards, _THREE, strict=True)
    ]
    return table(*pieces, seat=seat, turn=1, level=1, sides=sides)


_THREE: Any = ("armor", "primary", "accessory")


def mid_game(seat: int | None = None) -> SoulForgerView:
    """Creatures hurt and Off-guard, counters, a card beneath another, set Actions."""
    sides = [
        {"level": 6, "xp": 3, "damage": 12, "hand": list(HAND), "grave": ["cinder_flick"] * 7,
         "material": ["kiln_imp"] * 4, "forge": ["cindermail", "furnace_glaive", "thumbflint_ring"]},
        {"level": 5, "xp": 11, "damage": 21, "hand": ["undertow_clause"] * 8, "removed": ["droplet"] * 2},
    ]  # fmt: skip
    return table(
        *worn(0, ("kiln_knife",)), *worn(1),
        lies("torchline_sergeant", on=False, damage=1), lies("kiln_imp"),
        lies("fleck", counters={"ember": 3}),
        lies("sluice_warden", 1, damage=2), lies("tidepool_watcher", 1, on=False),
        lies("droplet", 1, under=(Under("cold_current", 1),)),
        *set_down(0, "backdraft", "kindling_flask"), *set_down(1, "undertow_clause", "riptide_snare"),
        lies("drowned_bell", 1, "action"),
        seat=seat, turn=12, sides=sides,
    )  # fmt: skip


def in_flow(seat: int | None = None) -> SoulForgerView:
    """Three entries: a spell at a creature, its negation, and a spell at a player."""
    view = mid_game(seat)
    imp, clause = number_of(view, "kiln_imp"), 91
    flow = (
        Entry(90, "action", 0, "cinder_flick", 0, targets=("s1",)),
        Entry(clause, "action", 1, "cold_current", 1, targets=(f"p{imp}",)),
        Entry(92, "action", 0, "backdraft", 0, targets=(f"e{clause}",)),
    )
    return view.model_copy(update={"flow": flow})


def fight(seat: int | None = None, blocked: bool = False, at_player: bool = False) -> SoulForgerView:
    """An attack on a creature, or on the player."""
    view = mid_game(seat)
    target, blocker = number_of(view, "tidepool_watcher"), number_of(view, "sluice_warden")
    combat = Combat(number_of(view, "kiln_imp"), 0, 1, 0 if at_player else target, blocker if blocked else 0)
    return view.model_copy(update={"combat": combat, "phase": "combat"})


def blocked() -> SoulForgerView:
    """An attack that is blocked, with an entry of the Flow upon it."""
    view = fight(None, blocked=True)
    aim = number_of(view, "sluice_warden")
    flow = (Entry(90, "trigger", 0, "kiln_imp", 0, targets=(f"p{aim}",), negated=True),)
    return view.model_copy(update={"flow": flow, "doing": flow[0]})


def full(seat: int | None = None) -> SoulForgerView:
    """All that there is room for: twelve creatures a side and more, five set Actions, a Flow of seven."""
    pieces = [*worn(0), *worn(1, ("tidewall_trident", "moon_shell"))]
    pieces += [lies(card, 0, on=n % 3 > 0, damage=n % 2) for n, card in enumerate(MANY)]
    pieces += [lies(card, 1, on=n % 4 > 0, counters={"tide": n}) for n, card in enumerate(MANY[:12])]
    pieces += set_down(0, *["backdraft"] * 5, since=98) + set_down(1, *["undertow_clause"] * 5)
    sides = [
        {"level": 40, "xp": 25, "damage": 29, "hand": list(HAND) * 2, "grave": ["cinder_flick"] * 48,
         "removed": ["cinder_flick"] * 12, "material": ["kiln_imp"] * 22},
        {"level": 38, "xp": 10, "damage": 14, "hand": ["undertow_clause"] * 20},
    ]  # fmt: skip
    view = table(*pieces, seat=seat, turn=104, sides=sides)
    aims = (f"p{number_of(view, 'ditch_dog', 1)}", f"p{number_of(view, 'kiln_imp', 0)}")
    flow = tuple(
        Entry(200 + n, "ability", n % 2, MANY[n], n % 2, targets=(aims[n % 2], "s0")) for n in range(7)
    )
    combat = Combat(number_of(view, "caldera_wyrm", 0), 0, 1, number_of(view, "paper_crane"), 0)
    return view.model_copy(update={"flow": flow, "combat": combat, "phase": "combat"})


def many(seats: int, seat: int | None = None) -> SoulForgerView:
    """Three or four players; with four one of them is out."""
    pieces: list[dict[str, Any]] = []
    for one in range(seats):
        pieces += worn(one, ("tidewall_trident", "thumbflint_ring"))
        pieces += [lies(card, one, on=n % 3 > 0) for n, card in enumerate(MANY[one : one + 3 * one + 3])]
        pieces += set_down(one, *["backdraft"] * (one + 1), since=8)
    sides = [
        {"level": 7 + one, "xp": one, "damage": 9 * one, "hand": list(HAND)[one:]} for one in range(seats)
    ]
    view = table(*pieces, seat=seat, seats=seats, turn=19, sides=sides)
    combat = Combat(number_of(view, "kiln_knife", 0), 0, seats - 1)
    view = view.model_copy(update={"combat": combat, "phase": "combat"})
    if seats < 4:
        return view
    gone = view.sides[2].model_copy(update={"living": False})
    left = tuple(piece for piece in view.pieces if piece.seat != 2)
    sides_now = (*view.sides[:2], gone, view.sides[3])
    flow = (
        Entry(300, "action", 1, "cold_current", 1, targets=(f"p{number_of(view, 'torchline_sergeant', 3)}",)),
    )
    return view.model_copy(update={"sides": sides_now, "pieces": left, "out": ((2,),), "flow": flow})


def crowd(seats: int) -> SoulForgerView:
    """Three or four players with twelve creatures and more each, and a Flow of three."""
    pieces = [lies(card, seat) for seat in range(seats) for card in MANY]
    for seat in range(seats):
        pieces += worn(seat) + set_down(seat, *["backdraft"] * 5, since=96)
    sides = [{"level": 44, "xp": 30, "damage": 28, "hand": list(HAND) * 3, "grave": ["fleck"] * 40,
              "removed": ["fleck"] * 10, "material": ["fleck"] * 15}] * seats  # fmt: skip
    view = table(*pieces, seats=seats, turn=103, sides=sides)
    aims = (f"p{number_of(view, 'kiln_imp', 2)}", "s1", f"p{number_of(view, 'fleck', 0)}")
    flow = tuple(Entry(300 + n, "action", n, "cinder_flick", n, targets=(aims[n],)) for n in range(3))
    return view.model_copy(update={"flow": flow})


def finished() -> SoulForgerView:
    """The match is over: Ada has won."""
    view = mid_game()
    loser = view.sides[1].model_copy(update={"living": False, "damage": 31})
    return view.model_copy(
        update={"result": Result((0,), "last_standing"), "sides": (view.sides[0], loser), "out": ((1,),)}
    )


def drawn() -> SoulForgerView:
    """Nobody has won."""
    return mid_game().model_copy(update={"result": Result((), "loop")})


def large_hand(count: int = 20) -> SoulForgerView:
    """Many cards in hand."""
    view = mid_game(0)
    held = tuple(card for card, one in CARDS.cards.items() if one.type != "equipment")[:count]
    mine = view.sides[0].model_copy(update={"hand": held, "hand_size": count})
    return view.model_copy(update={"sides": (mine, view.sides[1])})


WIDEST = ("full", "three_full", "four_full")
"""Drawn with long names."""
BOARDS: dict[str, Callable[[], SoulForgerView]] = {
    "start": start,
    "mid_game": mid_game,
    "own": lambda: mid_game(0),
    "in_flow": in_flow,
    "fight": fight,
    "fight_player": lambda: fight(None, at_player=True),
    "blocked": blocked,
    "full": full,
    "three": lambda: many(3),
    "four": lambda: many(4),
    "three_full": lambda: crowd(3),
    "four_full": lambda: crowd(4),
    "finished": finished,
    "drawn": drawn,
}
HANDS: dict[str, Callable[[], SoulForgerView]] = {
    "hand": lambda: mid_game(0),
    "hand_start": lambda: start(0),
    "hand_empty": lambda: large_hand(0),
    "hand_twenty": large_hand,
    "hand_sixty": lambda: large_hand(60),
}


def crowded_attack() -> SoulForgerView:
    """The viewer attacks, with more creatures on both sides than a strip has room for."""
    return full(0).model_copy(update={"flow": (), "combat": None})


STRIPS: dict[str, Callable[[], Strip]] = {
    "strip_main": lambda: Strip(
        mid_game(0), "main", frozenset({"cinderpaw_kit", "kiln_imp", "furnace_glaive", "ember_falchion"})
    ),
    "strip_attack": lambda: Strip(crowded_attack(), "attack", frozenset({"kiln_imp", "paper_crane"})),
    "strip_block": lambda: Strip(fight(1), "block", frozenset({"sluice_warden", "droplet"})),
    "strip_window": lambda: Strip(in_flow(1), "window", frozenset({"undertow_clause"})),
    "strip_quest": lambda: Strip(mid_game(0), "quest", frozenset(HAND)),
    "strip_four": lambda: Strip(many(4, 0), "main", frozenset({"torchline_sergeant", "kiln_imp"})),
    "strip_large_hand": lambda: Strip(large_hand(11), "main", frozenset()),
}


def names(view: SoulForgerView, long: bool = False) -> tuple[str, ...]:
    """Return the players' names."""
    return (LONG_NAMES if long else NAMES)[: len(view.sides)]
