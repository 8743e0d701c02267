"""Views of tables laid out by hand: one for each situation that a picture must show well."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engines.kernel import Match, Result
from engines.magic.cards.catalogue import FACE_DOWN, Catalogue, starter
from engines.magic.seat.view import MagicView
from engines.magic.table.combat import Attack, Combat
from engines.magic.table.pieces import ZoneCard
from engines.magic.table.stack_object import StackObject
from render.shared.strip import Strip
from tests.engines.magic.scenes import GAME, Duel, lies, side

NAMES = ("Ann", "Bartholomé")
LONG_NAMES = ("Maximiliana_von_und_zu_Sternberg", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW")
CARDS = Catalogue((starter(),))
LEVY, PIGLET, RAT = "parish_levy~levy", "great_sow~piglet", "mother_of_rats~rat"
BEASTS = tuple(
    card.id
    for card in starter().cards
    if "creature" in card.types.card and card.rarity in ("common", "uncommon")
)
THINGS = tuple(
    card.id
    for card in starter().cards
    if {"artifact", "enchantment"} & set(card.types.card) and not {"creature"} & set(card.types.card)
    and "aura" not in card.types.sub
)  # fmt: skip
HAND = (
    "spark_from_the_stack", "moss_grown_elder", "peatling_firebrand", "siblings_of_the_stair",
    "first_step_wall", "lowest_steps",
)  # fmt: skip


def table(
    you: Mapping[str, Any], other: Mapping[str, Any], seat: int | None = None, **more: Any
) -> MagicView:
    """Return what a seat sees of a table."""
    changes = more.pop("view", {})
    duel = Duel(you, other, **more)
    return duel.sees(seat).model_copy(update=changes)


def number_of(view: MagicView, card: str, seat: int | None = None) -> int:
    """Return the number of a permanent."""
    return next(one.id for one in view.perms if one.card == card and seat in (None, one.seat))


def key_of(view: MagicView, card: str, seat: int | None = None) -> str:
    return f"o{number_of(view, card, seat)}"


def start(seat: int | None = None) -> MagicView:
    """The first turn: hands, Nobles, no permanent."""
    return table(side(HAND, noble="oldrik"), side(["island"] * 7, noble="maudrel"), seat, turn=1)


def mulligan(seat: int | None = None) -> MagicView:
    """Before the first turn: a hand may be changed."""
    view = GAME.seat_interface.view(Match(GAME, GAME.options(), 2, "keep").table, seat)
    changed = view.sides[1].model_copy(update={"mulligans": 1})
    return view.model_copy(update={"sides": (view.sides[0], changed)})


def mid_game(seat: int | None = None, **more: Any) -> MagicView:
    """Four creatures a side, tapped, hurt, with counters; lands in piles, other permanents."""
    you = side(
        HAND,
        lands="RRRRGGG",
        noble="oldrik",
        board=[
            lies("peatling_firebrand", since=4, counters=(("plus_one", 1),)),
            lies("ninth_step_giant", damage=2),
            "slagheap_brute",
            lies("goatherd_of_the_heights", tapped=True),
            "hedged_field",
            "travelling_kettle",
        ],
        graveyard=[ZoneCard(900 + n, "toss_the_kindling") for n in range(5)],
        life=17,
    )
    other = side(
        ["island"] * 4,
        lands="UUUWW",
        noble="grey_albatross",
        board=[
            "third_cormorant",
            "cliffstair_guard",
            lies("stubble_fox", tapped=True),
            "bell_of_five_parishes",
            "banner_over_the_hedge",
        ],
        graveyard=[ZoneCard(950 + n, "late_fee") for n in range(3)],
        life=14,
    )
    view = table(you, other, seat, turn=9, **more)
    lands = [perm.id for perm in view.perms if perm.types == ("land",) and perm.seat == 0][:3]
    perms = tuple(
        perm.model_copy(update={"tapped": True}) if perm.id in lands else perm for perm in view.perms
    )
    return view.model_copy(update={"perms": perms})


def fight(seat: int | None = None, *, blocked: bool = False) -> MagicView:
    """Two creatures attack; perhaps two block."""
    view = mid_game(seat)
    attackers = [number_of(view, card) for card in ("peatling_firebrand", "ninth_step_giant")]
    blockers = [number_of(view, card) for card in ("third_cormorant", "cliffstair_guard")]
    attacks = [Attack(attackers[0], 1), Attack(attackers[1], 1, blocked, tuple(blockers) if blocked else ())]
    perms = tuple(
        perm.model_copy(update={"tapped": True}) if perm.id in attackers else perm for perm in view.perms
    )
    step = "blockers" if blocked else "attackers"
    return view.model_copy(
        update={"perms": perms, "combat": Combat(tuple(attacks)), "step": step, "asked": (1,)}
    )


def on_stack(seat: int | None = None, count: int = 2) -> MagicView:
    """Spells that aim at a creature, at one another, at a player."""
    view = fight(seat)
    bird = key_of(view, "third_cormorant")
    items = [StackObject(700, "spell", 0, "spark_from_the_stack", 0, "hand", 700, targets=(bird,))]
    items.append(StackObject(701, "spell", 1, "signal_of_refusal", 1, "hand", 701, targets=("i700",)))
    items.append(
        StackObject(702, "spell", 0, "rockslide_by_the_measure", 0, "hand", 702, targets=("s1",), x=4)
    )
    items.append(StackObject(703, "trigger", 1, "third_cormorant", 1, source=3))
    items.append(StackObject(704, "ability", 0, "travelling_kettle", 0, source=4))
    items += [
        StackObject(705 + n, "spell", n % 2, "toss_the_kindling", n % 2, targets=("s0", bird), shares=(1, 2))
        for n in range(12)
    ]
    return view.model_copy(update={"stack": tuple(items[:count])})


def attached(seat: int | None = None) -> MagicView:
    """Auras and Equipment on creatures, one borrowed, one face down."""
    you = side(
        HAND, lands="GGGWWW", noble="aldith",
        board=["hedge_knight", "great_sow", "pilgrims_crook", lies("cloak_of_cinders"), "oath_on_the_hedge",
               lies(FACE_DOWN, under="slagheap_brute")],
    )  # fmt: skip
    other = side(
        ["plains"], lands="WW", noble="yselda",
        board=["squall_drake", "keelback_whale", "net_of_lamplight", lies(FACE_DOWN, under="keelback_whale")],
    )  # fmt: skip
    view = table(you, other, seat)
    hosts = {
        "pilgrims_crook": "hedge_knight",
        "cloak_of_cinders": "hedge_knight",
        "oath_on_the_hedge": "hedge_knight",
        "net_of_lamplight": "squall_drake",
    }
    perms = tuple(
        perm.model_copy(update={"attached": number_of(view, hosts[perm.card])})
        if perm.card in hosts
        else perm
        for perm in view.perms
    )
    return view.model_copy(update={"perms": perms})


def middle(seat: int | None = None) -> MagicView:
    """Some more creatures a side than the largest have room for, in a fight, with all kinds of marks."""
    you = side(
        HAND, lands="RRGG", noble="oldrik",
        board=[lies("hedge_knight", counters=(("plus_one", 2),)), "ninth_step_giant",
               lies("squall_drake", tapped=True, damage=1), "cliffstair_guard", lies("grimlow", since=7),
               "keelback_whale", "pilgrims_crook", *[LEVY] * 4],
    )  # fmt: skip
    other = side(
        [], lands="UUWW", noble="yselda",
        board=["yselda", "night_reader", lies("moth_among_papers", damage=1, counters=(("charge", 2),)),
               "silt_skeleton", "bell_of_five_parishes", "travelling_kettle", "thorn_hedge"],
    )  # fmt: skip
    view = table(you, other, seat, turn=7)
    knight, giant = (number_of(view, card) for card in ("hedge_knight", "ninth_step_giant"))
    perms = tuple(
        perm.model_copy(update={"attached": knight}) if perm.card == "pilgrims_crook" else perm
        for perm in view.perms
    )
    attacks = (Attack(giant, 1, True, (number_of(view, "night_reader"),)), Attack(knight, 1))
    return view.model_copy(update={"perms": perms, "combat": Combat(attacks), "step": "blockers"})


def crowd(count: int, things: int = 0, seat: int | None = None) -> MagicView:
    """So many different creatures a side, and so many other permanents, with a full stack."""
    you = side(
        HAND, lands="RRRRRGGGGG", noble="oldrik",
        board=[*BEASTS[:count], *THINGS[:things], *[LEVY] * min(count, 5)],
        life=100, mana={1: 3, 8: 9, 16 | 64: 2},
    )  # fmt: skip
    other = side(
        ["island"] * 12, lands="WUBRGWUBRG", noble="maudrel", life=3,
        board=[*BEASTS[-count:], *THINGS[-things:] * bool(things), "hedged_field", "flooded_stacks"],
    )  # fmt: skip
    return table(you, other, seat, turn=131)


def full(seat: int | None = None) -> MagicView:
    """All that there is room for and more: creatures that fight and are aimed at, a stack of many."""
    view = crowd(26, 12, seat)
    own = [perm.id for perm in view.perms if perm.seat == 0 and "creature" in perm.types]
    theirs = [perm.id for perm in view.perms if perm.seat == 1 and "creature" in perm.types]
    attacks = tuple(Attack(each, 1, True, (theirs[n],)) for n, each in enumerate(own[:9]))
    items = tuple(
        StackObject(
            800 + n, "spell", n % 2, "toss_the_kindling", n % 2, targets=(f"o{theirs[n]}", f"o{own[n]}")
        )
        for n in range(11)
    )
    return view.model_copy(update={"combat": Combat(attacks), "step": "blockers", "stack": items})


def best_of_three(seat: int | None = None) -> MagicView:
    """The third game of a best of three."""
    view = mid_game(seat, best_of=3)
    won = tuple(each.model_copy(update={"wins": 1}) for each in view.sides)
    return view.model_copy(update={"sides": won, "game_number": 3})


def between(seat: int | None = None) -> MagicView:
    """Between two games: cards may be exchanged."""
    view = best_of_three(seat)
    bare = tuple(
        each.model_copy(update={"library_size": 0, "hand_size": 0, "hand": (), "command": (), "graveyard": (),
                                "sideboard": ("late_fee", "late_fee", "toss_the_kindling")})
        for each in view.sides
    )  # fmt: skip
    return view.model_copy(
        update={
            "sides": bare,
            "perms": (),
            "turn": 0,
            "laid": False,
            "stage": "exchange",
            "exchanging": (0, 1),
        }
    )


def nobles_away(seat: int | None = None) -> MagicView:
    """One Noble lies on the table, the other in a graveyard."""
    you = side(HAND, lands="RG", noble="", board=["oldrik"])
    view = table(you, side([], lands="UB", noble="", graveyard=[ZoneCard(900, "maudrel")]), seat)
    sides = tuple(
        each.model_copy(update={"noble": noble})
        for each, noble in zip(view.sides, ("oldrik", "maudrel"), strict=True)
    )
    return view.model_copy(update={"sides": sides})


def finished() -> MagicView:
    """The match is over: Ann has won."""
    view = mid_game()
    loser = view.sides[1].model_copy(update={"life": 0})
    return view.model_copy(
        update={"result": Result((0,), "life"), "sides": (view.sides[0], loser), "stage": "over", "asked": ()}
    )


def drawn() -> MagicView:
    """Nobody has won."""
    return mid_game().model_copy(update={"result": Result((), "draw"), "stage": "over", "asked": ()})


def knowing() -> MagicView:
    """A seat that knows more than its hand."""
    view = mid_game(0)
    mine = view.sides[0].model_copy(
        update={
            "top": ("ninth_step_giant", "forest"),
            "bottom": ("mountain",),
            "known": ("peatling_firebrand",),
            "mana": ((8, 1), (16, 2)),
        }
    )
    theirs = view.sides[1].model_copy(update={"known": ("late_fee", "late_fee", "island")})
    return view.model_copy(update={"sides": (mine, theirs)})


def large_hand(count: int = 20) -> MagicView:
    """Many cards in hand."""
    view = mid_game(0)
    held = tuple(card for card in CARDS.definitions)[:count]
    mine = view.sides[0].model_copy(update={"hand": held, "hand_size": count})
    return view.model_copy(update={"sides": (mine, view.sides[1])})


WIDEST: Sequence[str] = ("full", "crowd_40")
"""Drawn with long names."""
BOARDS: dict[str, Callable[[], MagicView]] = {
    "start": start,
    "mulligan": mulligan,
    "mid_game": mid_game,
    "own": lambda: mid_game(0),
    "fight": fight,
    "blocked": lambda: fight(blocked=True),
    "on_stack": on_stack,
    "deep_stack": lambda: on_stack(count=17),
    "attached": attached,
    "attached_own": lambda: attached(0),
    "middle": middle,
    "crowd_7": lambda: crowd(7, 5),
    "crowd_12": lambda: crowd(12, 6),
    "crowd_40": lambda: crowd(40, 14),
    "full": full,
    "best_of_three": best_of_three,
    "between": between,
    "nobles_away": nobles_away,
    "finished": finished,
    "drawn": drawn,
}
HANDS: dict[str, Callable[[], MagicView]] = {
    "hand": lambda: mid_game(0),
    "hand_start": lambda: start(0),
    "hand_knowing": knowing,
    "hand_empty": lambda: large_hand(0),
    "hand_twenty": large_hand,
    "hand_between": lambda: between(0),
}


STRIPS: dict[str, Callable[[], Strip]] = {
    "strip_main": lambda: Strip(mid_game(0), "main"),
    "strip_attackers": lambda: Strip(
        mid_game(0), "attackers", frozenset({"peatling_firebrand", "ninth_step_giant", "slagheap_brute"})
    ),
    "strip_blockers": lambda: Strip(fight(1), "blockers", frozenset({"third_cormorant", "cliffstair_guard"})),
    "strip_priority": lambda: Strip(on_stack(0), "priority", frozenset({"spark_from_the_stack"})),
    "strip_keep": lambda: Strip(mulligan(0), "keep"),
    "strip_aim": lambda: Strip(crowd(7, 5, 0), "aim", frozenset(BEASTS[:4])),
    "strip_large_hand": lambda: Strip(large_hand(12), "main", frozenset()),
    "strip_full": lambda: Strip(full(0), "blockers", frozenset(BEASTS[:4])),
}


def names(view: MagicView, long: bool = False) -> tuple[str, ...]:
    """Return the players' names."""
    return LONG_NAMES if long else NAMES
