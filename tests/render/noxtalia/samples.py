"""Views made by hand: one for each situation that a picture must show well."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.kernel import Result
from engines.noxtalia.cards.catalogue import Catalogue, starter
from engines.noxtalia.options import NoxtaliaOptions
from engines.noxtalia.seat.view import (
    AttackView,
    EffectView,
    ModifierView,
    NoxtaliaView,
    PowerView,
    SideView,
    SpiritView,
)
from engines.noxtalia.table.pieces import Attached
from render.shared.strip import Strip

NAMES = ("Ada", "Bartholomé", "Chloé", "Dmitri")
SOLO_NAMES = ("Ada", "Robot")
LONG_NAMES = (
    "Maximiliana_von_und_zu_Sternberg",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Wolfeschlegelsteinhausenbergerdo",
    "MMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMM",
)
PACK = starter()[0]
CARDS = Catalogue.of(*starter())
TEAMS = (
    ("nivelune", "voltaigle", "ondarque"),
    ("kel_orn", "hurlebois", "granor"),
    ("escarbille", "ronceline", "grondelin"),
    ("nivelune", "hurlebois", "grondelin"),
)


def spirit(card: str, pv: int = 20, charged: bool = True, *attached: tuple[str, int]) -> SpiritView:
    return SpiritView(
        card=card,
        pv=pv,
        max_pv=20,
        charged=charged,
        alive=pv > 0,
        attached=tuple(Attached(card=one, owner=owner) for one, owner in attached),
    )


def side(seat: int, *spirits: SpiritView, hand: tuple[str, ...] | int = 5, **changes: Any) -> SideView:
    team = spirits or tuple(spirit(card) for card in TEAMS[seat])
    facts: dict[str, Any] = {
        "seat": seat,
        "robot": False,
        "team": seat,
        "out": False,
        "spirits": team,
        "pm": 5,
        "pile_size": 13,
        "hand_size": hand if isinstance(hand, int) else len(hand),
        "hand": None if isinstance(hand, int) else hand,
        "seen_hand": None,
        "discard": (),
        "removed": (),
        "linked": tuple(card for one in team if one.alive for card in CARDS.spirits[one.card].linked),
        "bottom": None,
        "top": None,
        "cards": None,
        "exhaustions": 0,
        "pending": False,
        "recycled": 0,
        "wins": 0,
    }
    return SideView(**(facts | changes))


def table(*sides: SideView, **changes: Any) -> NoxtaliaView:
    facts: dict[str, Any] = {
        "game": "noxtalia",
        "seat": None,
        "result": None,
        "options": NoxtaliaOptions(),
        "mode": "duel",
        "phase": "combat",
        "active": 0,
        "first": 0,
        "turn": 1,
        "cycle": "diurne",
        "flipped": False,
        "game_number": 1,
        "sides": sides,
        "attack": None,
        "resolving": None,
        "robot_cards": (),
    }
    return NoxtaliaView(**(facts | changes))


def power(base: int, chart: int = 0, *modifiers: tuple[str, int]) -> PowerView:
    total = max(0, base + chart + sum(change for _, change in modifiers))
    made = tuple(ModifierView(source=source, change=change) for source, change in modifiers)
    return PowerView(base=base, chart=chart, modifiers=made, total=total)


def attack(card: str, sum_: PowerView, **changes: Any) -> AttackView:
    by_spirit = card in CARDS.spirits
    known = CARDS.spirits[card] if by_spirit else CARDS.capacities[card]
    facts: dict[str, Any] = {
        "attacker": 0,
        "card": card,
        "by_spirit": by_spirit,
        "element": known.element,
        "cost": 2,
        "defender": 1,
        "target": 0,
        "step": "defence",
        "attack": sum_,
        "rolls": (),
        "defences": (),
        "defence": None,
        "damage": None,
        "second": False,
    }
    return AttackView(**(facts | changes))


HAND = ("glaciation", "minuit_blanc", "arc_fourchu", "voile_de_poudreuse", "maree_d_encre")
LONG_HAND = (
    *HAND,
    "miroir_de_neige",
    "serres_vives",
    "plumes_d_eclair",
    "courant_ascendant",
    "second_souffle",
    "ressac",
    "grande_maree",
)


def start(seat: int | None = 0) -> NoxtaliaView:
    """The first turn: everything clean."""
    return table(side(0, hand=HAND if seat == 0 else 5), side(1), seat=seat)


def mid_game(seat: int | None = 0) -> NoxtaliaView:
    """Attachments, exhausted and destroyed Spirits, a pile that has run out once."""
    ada = side(
        0,
        spirit("nivelune", 14, False, ("cendre_tenace", 1), ("marque_de_suie", 1)),
        spirit("voltaigle", 20, True, ("jardin_secret", 0)),
        spirit("ondarque", 3, True),
        hand=HAND if seat == 0 else 5,
        pm=7,
        pile_size=4,
        discard=("ressac", "arc_fourchu", "serres_vives"),
        removed=("minuit_blanc",),
    )
    bart = side(
        1,
        spirit(
            "kel_orn",
            9,
            True,
            ("ecorce_de_granit", 1),
            ("bouclier_moussu", 1),
            ("gel_profond", 0),
            ("nuage_noir", 0),
            ("hurlement", 1),
        ),
        spirit("hurlebois", 0, True),
        spirit("granor", 11, False, ("coeur_de_pierre", 1)),
        hand=6,
        pm=2,
        pile_size=9,
        exhaustions=1,
        discard=("eboulement",),
    )
    return table(ada, bart, seat=seat, turn=4, cycle="nocturne", phase="combat")


def attacked(seat: int | None = 0) -> NoxtaliaView:
    """An attack waits for its Defence; the die has been rolled (NX-55, NX-56)."""
    blow = attack("glaciation", power(9, 4, ("glaciation", 4)), rolls=(1,))
    return mid_game(seat).model_copy(update={"attack": blow})


def defended(seat: int | None = None) -> NoxtaliaView:
    """The example of the rules: 17 against 10 (NX-55 to NX-58)."""
    blow = attack(
        "glaciation",
        power(9, 4, ("glaciation", 4)),
        rolls=(1,),
        step="compared",
        defences=("appel_de_la_meute",),
        defence=power(14, -4),
        damage=7,
    )
    return mid_game(seat).model_copy(update={"attack": blow})


def spelled_out() -> NoxtaliaView:
    """The longest arithmetic: many modifiers on both sides."""
    blow = attack(
        "avalanche",
        power(
            12,
            4,
            ("avalanche", 4),
            ("marque_de_suie", 1),
            ("braise_couvee", 2),
            ("ecorce_de_granit", -2),
            ("granor", 3),
        ),
        rolls=(6, 5),
        step="over",
        defences=("rempart_de_glace", "pierre_d_angle"),
        defence=power(
            9, -4, ("pierre_d_angle", 12), ("bouclier_moussu", 2), ("rempart_de_glace", 3), ("hurlement", 1)
        ),
        damage=1,
        target=2,
    )
    return mid_game(1).model_copy(update={"attack": blow})


def zone() -> NoxtaliaView:
    """The second use of a Zone, fully blocked (NX-79)."""
    blow = attack(
        "arc_fourchu",
        power(9, -4),
        second=True,
        target=2,
        step="compared",
        defences=("ecorce_vive",),
        defence=power(5, 4),
        damage=0,
    )
    return mid_game(0).model_copy(update={"attack": blow})


def by_spirit() -> NoxtaliaView:
    """A Spirit attacks; the attack has stopped (NX-R27)."""
    blow = attack("voltaigle", power(5), step="over")
    return mid_game(1).model_copy(update={"attack": blow, "flipped": True, "cycle": "diurne"})


def spirit_strikes() -> NoxtaliaView:
    """A Spirit attacks, and there may be a Defence."""
    blow = attack("voltaigle", power(5), place=1, target=2)
    return mid_game(0).model_copy(update={"attack": blow})


def support() -> NoxtaliaView:
    """A Support is being used."""
    return mid_game(0).model_copy(update={"resolving": EffectView(side=0, card="second_souffle")})


def solo(attacking: bool = True) -> NoxtaliaView:
    """The Robot has turned cards over (NX-90)."""
    robot = side(
        1,
        robot=True,
        hand=2,
        pm=1,
        pile_size=8,
        exhaustions=2,
        discard=("seve_claire", "ecorce_vive"),
        linked=(),
    )
    blow = attack("racines_voraces", power(9, 4), attacker=1, defender=0, target=2, step="defence")
    return table(
        side(0, hand=HAND, pm=6),
        robot,
        seat=0,
        mode="solo",
        active=1,
        turn=5,
        robot_cards=("seve_claire", "ecorce_vive", "racines_voraces"),
        attack=blow if attacking else None,
    )


def robot_turns() -> NoxtaliaView:
    """The Robot's cards while nothing is attacked."""
    return solo(attacking=False)


def free_for_all() -> NoxtaliaView:
    """Four sides, one of them out."""
    sides = (
        side(
            0, spirit("nivelune", 14, False), spirit("voltaigle", 8), spirit("ondarque", 20), hand=HAND, pm=8
        ),
        side(
            1,
            spirit("kel_orn", 3, True, ("cendre_tenace", 2)),
            spirit("hurlebois", 12, False),
            spirit("granor", 20),
            discard=("hurlement",),
            exhaustions=1,
        ),
        side(2, *(spirit(card, 0) for card in TEAMS[2]), out=True, hand=0, pile_size=0, pm=0, linked=()),
        side(
            3,
            spirit(
                "nivelune",
                20,
                True,
                ("nuage_noir", 2),
                ("marque_de_suie", 2),
                ("gel_profond", 0),
                ("hurlement", 3),
            ),
            spirit("hurlebois", 5),
            spirit("grondelin", 1, False),
            removed=("nuit_des_ronces",),
            discard=("ricochet",),
        ),
    )
    blow = attack("glaciation", power(9, 4, ("glaciation", 4)), rolls=(2,), defender=3)
    return table(*sides, seat=0, mode="free_for_all", turn=6, cycle="nocturne", attack=blow)


def three() -> NoxtaliaView:
    """Three sides."""
    return table(
        side(0),
        side(1),
        side(2, hand=("feu_de_midi",)),
        seat=2,
        mode="free_for_all",
        active=1,
        phase="preparation",
    )


def two_vs_two() -> NoxtaliaView:
    """Two against two: A1, B1, A2, B2 (NX-H5)."""
    sides = tuple(
        side(seat, team=seat % 2, hand=HAND if seat == 0 else 4, pm=seat + 2, discard=("ressac",))
        for seat in range(4)
    )
    blow = attack(
        "feu_de_midi",
        power(10, 0, ("feu_de_midi", 3)),
        attacker=2,
        defender=1,
        target=1,
        step="over",
        damage=13,
    )
    return table(
        *sides,
        seat=0,
        mode="two_vs_two",
        active=2,
        turn=3,
        attack=blow,
        options=NoxtaliaOptions(two_vs_two=True),
    )


def finished() -> NoxtaliaView:
    """The match is over: Ada has won it, in the third game."""
    view = mid_game(None)
    bart = view.sides[1].model_copy(
        update={"spirits": tuple(spirit(card, 0) for card in TEAMS[1]), "linked": (), "wins": 1}
    )
    ada = view.sides[0].model_copy(update={"wins": 2})
    changes = {
        "sides": (ada, bart),
        "phase": "over",
        "result": Result((0,), "destruction"),
        "game_number": 3,
        "options": NoxtaliaOptions(best_of_three=True),
    }
    return view.model_copy(update=changes)


def drawn() -> NoxtaliaView:
    """Nobody has won."""
    return start(None).model_copy(update={"phase": "over", "result": Result((), "turn_limit"), "turn": 8})


def empty_hand() -> NoxtaliaView:
    """A hand without cards, a pile that waits."""
    view = start()
    ada = view.sides[0].model_copy(
        update={"hand": (), "hand_size": 0, "pile_size": 0, "exhaustions": 1, "pending": True}
    )
    return view.model_copy(update={"sides": (ada, view.sides[1])})


def large_hand(count: int = 12) -> NoxtaliaView:
    """Many cards."""
    view = mid_game(0)
    held = (*LONG_HAND, *(card for card in CARDS.capacities if card not in LONG_HAND))[:count]
    ada = view.sides[0].model_copy(update={"hand": held, "hand_size": count})
    return view.model_copy(update={"sides": (ada, view.sides[1])})


def knowing() -> NoxtaliaView:
    """One who has seen the other's hand and some of the piles."""
    view = mid_game(0)
    ada = view.sides[0].model_copy(update={"bottom": ("ressac",), "top": ("serres_vives", "bulle_d_air")})
    bart = view.sides[1].model_copy(update={"seen_hand": ("hurlement", "garde_blanche"), "hand_size": 6})
    return view.model_copy(update={"sides": (ada, bart)})


WIDEST = ("spelled_out", "free_for_all")
"""Drawn with long names."""
BOARDS: dict[str, Callable[[], NoxtaliaView]] = {
    "start": start,
    "mid_game": mid_game,
    "attacked": attacked,
    "defended": defended,
    "spelled_out": spelled_out,
    "zone": zone,
    "by_spirit": by_spirit,
    "spirit_strikes": spirit_strikes,
    "support": support,
    "solo": solo,
    "robot_turns": robot_turns,
    "free_for_all": free_for_all,
    "three": three,
    "two_vs_two": two_vs_two,
    "finished": finished,
    "drawn": drawn,
    "empty_hand": empty_hand,
}
HANDS: dict[str, Callable[[], NoxtaliaView]] = {
    "hand": mid_game,
    "hand_empty": empty_hand,
    "hand_twelve": large_hand,
    "hand_thirty": lambda: large_hand(30),
    "hand_knowing": knowing,
}


def under_attack() -> NoxtaliaView:
    """The viewer is asked for a Defence."""
    blow = attack(
        "racines_voraces", power(11, 4), attacker=1, defender=0, target=1, element="sylvestre", asked=(0,)
    )
    hand = (*HAND, "miroir_de_neige", "courant_ascendant")
    view = large_hand(7)
    ada = view.sides[0].model_copy(update={"hand": hand, "hand_size": len(hand)})
    return view.model_copy(update={"attack": blow, "active": 1, "sides": (ada, view.sides[1])})


STRIPS: dict[str, Callable[[], Strip]] = {
    "strip_combat": lambda: Strip(
        mid_game(0), "combat", frozenset({"glaciation", "arc_fourchu", "kel_orn", "granor", "voltaigle"})
    ),
    "strip_defend": lambda: Strip(
        under_attack(), "defend", frozenset({"voile_de_poudreuse", "miroir_de_neige"})
    ),
    "strip_recycle": lambda: Strip(mid_game(0), "recycle", frozenset(HAND)),
    "strip_four": lambda: Strip(free_for_all(), "combat", frozenset({"glaciation", "kel_orn", "grondelin"})),
    "strip_large_hand": lambda: Strip(large_hand(), "combat", frozenset({"ressac", "grande_maree"})),
}


def names(view: NoxtaliaView, long: bool = False) -> tuple[str, ...]:
    """Return the players' names; in Solo the Robot's comes last."""
    if view.mode == "solo":
        return SOLO_NAMES
    return (LONG_NAMES if long else NAMES)[: len(view.sides)]
