"""Views made by hand: one for each situation that a picture must show well."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.dueling_nobles.options import NoblesOptions
from engines.dueling_nobles.seat.view import DuellistView, DuelView, NoblesView, NobleView, SeatView
from engines.kernel import Result
from render.shared.strip import Strip

NAMES = ("Ada", "Bartholomé")
LONG_NAMES = ("Maximiliana_von_und_zu_Sternberg", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW")
_BASE = {"J": 11, "Q": 12, "K": 13}
_NUMBERS = tuple(f"{rank}{suit}" for suit in "HDCS" for rank in ("A", *range(2, 11)))


def noble(
    card: str, wounds: int = 0, boost: str | None = None, bonus: int = 0, taxed: bool = False
) -> NobleView:
    limit = 3 if card[0] == "K" else 2
    return NobleView(
        card=card, strength=_BASE[card[0]], wounds=wounds, limit=limit, boost=boost, bonus=bonus, taxed=taxed
    )


def side(*nobles: NobleView, hand: tuple[str, ...] | int = 6, **changes: Any) -> SeatView:
    known = None if isinstance(hand, int) else hand
    facts: dict[str, Any] = {
        "courtyard": nobles,
        "resources": 0,
        "hand_size": hand if isinstance(hand, int) else len(hand),
        "hand": known,
        "shown": (),
        "dealt": None,
        "rejected": None,
        "used_suits": (),
        "glimpse": None,
        "wins": 0,
    }
    return SeatView(**(facts | changes))


def table(*seats: SeatView, **changes: Any) -> NoblesView:
    facts: dict[str, Any] = {
        "game": "dueling_nobles",
        "seat": None,
        "result": None,
        "options": NoblesOptions(),
        "phase": "prepare",
        "active": 0,
        "turn": 1,
        "game_number": 1,
        "seats": seats,
        "draft": (),
        "noble_deck": ("QC", "QS", "KC", "JH", "JC", "KS"),
        "noble_deck_size": 6,
        "number_deck_size": 28,
        "discard": (),
        "duel": None,
        "turns_without_duel": 0,
        "may_claim_draw": False,
    }
    return NoblesView(**(facts | changes))


def duellist(seat: int, card: str, **changes: Any) -> DuellistView:
    facts: dict[str, Any] = {
        "seat": seat,
        "card": card,
        "base": _BASE[card[0]],
        "queen": 0,
        "boost": 0,
        "dice": (),
        "subtotal": None,
        "cards": None,
        "suit_bonus": 0,
        "total": None,
    }
    return DuellistView(**(facts | changes))


def duel(attacker: DuellistView, defender: DuellistView, **changes: Any) -> DuelView:
    facts: dict[str, Any] = {
        "attacker": attacker,
        "defender": defender,
        "redirected_from": None,
        "winner": None,
        "over": False,
        "wounded": (),
        "died": (),
    }
    return DuelView(**(facts | changes))


_HAND = ("7H", "10D", "2S", "AC", "4S", "9C", "3D")
_ADA = (noble("QH", 1, "3S", 6), noble("JD"), noble("KD", 2, taxed=True))
_BART = (noble("KH", 1, "2D"), noble("QD", 0, None, 6), noble("JS", 1))


def pick(seat: int | None = 0) -> NoblesView:
    """Both pick three of six in secret; the viewer sees their own six."""
    dealt = ("QH", "JD", "KD", "KC", "QS", "JC") if seat == 0 else None
    return table(
        side(hand=0, dealt=dealt),
        side(hand=0),
        seat=seat,
        phase="pick",
        active=None,
        turn=0,
        noble_deck=(),
        noble_deck_size=0,
        number_deck_size=40,
    )


def draft() -> NoblesView:
    """Twelve nobles lie open, three are taken (H8)."""
    nobles = tuple(f"{rank}{suit}" for rank in "JQK" for suit in "HDCS")
    return table(
        side(noble("KH"), hand=0),
        side(noble("QS", bonus=3), noble("KD"), hand=0),
        phase="draft",
        turn=0,
        draft=tuple(card for card in nobles if card not in ("KH", "QS", "KD")),
        noble_deck=(),
        noble_deck_size=0,
        number_deck_size=40,
        options=NoblesOptions(open_draft=True),
    )


def start() -> NoblesView:
    """The first turn: everything clean."""
    return table(
        side(noble("QH", bonus=6), noble("JD"), noble("KD"), hand=_HAND[:6]),
        side(noble("KH"), noble("QD", bonus=6), noble("JS")),
        seat=0,
        turn=1,
    )


def _fight(seat: int | None, phase: str, fight: DuelView, **changes: Any) -> NoblesView:
    ada = side(*_ADA, hand=_HAND if seat == 0 else 7, resources=12, used_suits=("H", "C"), shown=("AC",))
    bart = side(*_BART, hand=5, resources=3, used_suits=("S",))
    facts: dict[str, Any] = {
        "seat": seat,
        "phase": phase,
        "turn": 9,
        "duel": fight,
        "number_deck_size": 17,
        "discard": ("5H", "8C", "7D"),
    }
    return table(ada, bart, **(facts | changes))


def announced() -> NoblesView:
    """A duel is announced; the defender may redirect it."""
    return _fight(None, "redirect", duel(duellist(0, "QH", queen=6, boost=3), duellist(1, "JS")))


def rolled() -> NoblesView:
    """Dice lie open, the attacker may play cards; the duel was redirected."""
    return _fight(
        0,
        "attacker_cards",
        duel(
            duellist(0, "QH", queen=6, boost=3, dice=(4,), subtotal=25),
            duellist(1, "KH", boost=2, dice=(5, 6), subtotal=26),
            redirected_from="JS",
        ),
    )


def answered() -> NoblesView:
    """The attacker has played, the defender may."""
    return _fight(
        1,
        "defender_cards",
        duel(
            duellist(
                0, "QH", queen=6, boost=3, dice=(4,), subtotal=25, cards=("7H",), suit_bonus=2, total=34
            ),
            duellist(1, "KH", boost=2, dice=(5, 6), subtotal=26),
        ),
    )


def jack_wins() -> NoblesView:
    """A Jack with two cards beats a King."""
    return _fight(
        None,
        "prepare",
        duel(
            duellist(0, "JD", dice=(1,), subtotal=12, cards=("9D", "4S"), suit_bonus=2, total=27),
            duellist(1, "KH", boost=2, dice=(2, 1), subtotal=18, cards=(), total=18),
            winner=0,
            over=True,
            wounded=("KH",),
        ),
        active=1,
        turn=10,
    )


def tie() -> NoblesView:
    """A tie in which both nobles die."""
    return _fight(
        0,
        "prepare",
        duel(
            duellist(0, "QC", queen=6, dice=(6,), subtotal=24, cards=("AC",), total=24),
            duellist(1, "KS", dice=(6, 6), subtotal=25, cards=("AS",), total=25),
            over=True,
            wounded=("QC", "KS"),
            died=("QC", "KS"),
        ),
        active=1,
        turn=10,
    )


def six_each() -> NoblesView:
    """The most nobles that are drawn whole, all with boosts or wounds."""
    mine = [noble(card, 1, boost) for card, boost in (("KH", "2H"), ("KD", "3D"), ("KC", "3C"), ("JD", None))]
    mine += [noble("QS", 1, "3S", 15), noble("QH", 0, "2S", 15)]
    theirs = [noble(card, 1) for card in ("KS", "JH", "JC", "JS")]
    theirs += [noble("QD", 1, None, 15), noble("QC", 0, "2C", 15)]
    fight = duel(duellist(0, "KH", boost=2), duellist(1, "JS"))
    return table(
        side(*mine), side(*theirs), phase="redirect", turn=30, duel=fight, noble_deck_size=0, noble_deck=()
    )


def crowded() -> NoblesView:
    """Eleven nobles against one, everything large, every house rule, long stalling."""
    cards = ("QH", "QD", "QC", "QS", "KH", "KD", "KC", "KS", "JH", "JD", "JC")
    boosts = ("2H", "2D", "2C", "2S", "3H", "3D", "3C", None, None, None, None)
    nobles = tuple(
        noble(card, 1 + (card[0] == "K"), boost, 30 if card[0] == "Q" else 0, card[0] == "K")
        for card, boost in zip(cards, boosts, strict=True)
    )
    options = NoblesOptions(
        best_of_three=True,
        glass_nobles=True,
        compensation=True,
        restless_courts=False,
        blind_cards=True,
        open_draft=True,
        boost_suit_bonus="on",
    )
    return table(
        side(
            *nobles,
            hand=_NUMBERS[:30],
            resources=302,
            used_suits=("H", "D", "C", "S"),
            wins=1,
            shown=_NUMBERS[:3],
        ),
        side(noble("JS", 1, "3S"), hand=3, resources=118, wins=1, used_suits=("H", "D", "C", "S")),
        seat=0,
        phase="announce",
        turn=130,
        game_number=3,
        noble_deck=(),
        noble_deck_size=0,
        number_deck_size=0,
        discard=("10C",),
        turns_without_duel=27,
        may_claim_draw=True,
        options=options,
    )


def big_duel() -> NoblesView:
    """The widest arithmetic there is, with long dice and double cards, at the end of a full table."""
    view = crowded()
    fight = duel(
        duellist(0, "QH", queen=30, boost=3, dice=(6,), subtotal=51, cards=("10H",), suit_bonus=2, total=63),
        duellist(1, "JS", boost=5, dice=(6,), subtotal=22, cards=("10S", "9S"), suit_bonus=4, total=45),
        winner=0,
        over=True,
        wounded=("JS",),
    )
    return view.model_copy(update={"duel": fight, "turns_without_duel": 0, "may_claim_draw": False})


def glimpse() -> NoblesView:
    """The spade ability has shown the other's hand."""
    view = rolled()
    ada = view.seats[0].model_copy(update={"glimpse": ("2H", "10S", "AD", "8C", "8D")})
    return view.model_copy(update={"seats": (ada, view.seats[1]), "duel": None, "phase": "prepare"})


def large_hand(count: int) -> NoblesView:
    """A hoarder's hand."""
    view = start()
    ada = view.seats[0].model_copy(update={"hand": _NUMBERS[:count], "hand_size": count})
    return view.model_copy(update={"seats": (ada, view.seats[1])})


def won() -> NoblesView:
    """The match is over: Ada has won it."""
    return table(
        side(*_ADA, hand=3, resources=4, used_suits=("H", "C", "S"), wins=2),
        side(hand=2, resources=1, used_suits=("S",), wins=1),
        phase="over",
        turn=14,
        game_number=3,
        result=Result((0,), "nobles"),
        options=NoblesOptions(best_of_three=True),
        duel=duel(
            duellist(0, "KD", dice=(5, 3), subtotal=21, cards=("4S",), total=25),
            duellist(1, "JS", dice=(6,), subtotal=17, cards=("5S",), suit_bonus=2, total=24),
            winner=0,
            over=True,
            wounded=("JS",),
            died=("JS",),
        ),
        noble_deck_size=9,
        discard=("5H", "5S", "4S"),
    )


def drawn() -> NoblesView:
    """The match is over without a winner."""
    return won().model_copy(update={"result": Result((), "stalled"), "duel": None})


WIDEST = ("crowded", "big_duel")
"""Drawn with long names."""
BOARDS: dict[str, Callable[[], NoblesView]] = {
    "pick": pick,
    "draft": draft,
    "start": start,
    "announced": announced,
    "rolled": rolled,
    "answered": answered,
    "jack_wins": jack_wins,
    "tie": tie,
    "six_each": six_each,
    "crowded": crowded,
    "big_duel": big_duel,
    "won": won,
    "drawn": drawn,
}
HANDS: dict[str, Callable[[], NoblesView]] = {
    "hand_pick": pick,
    "hand_glimpse": glimpse,
    "hand_forty": lambda: large_hand(40),
    "hand_empty": lambda: large_hand(0),
}


def prepared() -> NoblesView:
    """The viewer's turn begins, with wounds, boosts and abilities used up."""
    return rolled().model_copy(update={"duel": None, "phase": "prepare"})


def defending() -> NoblesView:
    """The viewer may answer an attack with cards."""
    view = answered()
    mine = view.seats[1].model_copy(update={"hand": ("3H", "5S", "9H"), "hand_size": 3})
    return view.model_copy(update={"seats": (view.seats[0], mine)})


def _of(view: NoblesView, seat: int) -> NoblesView:
    return view.model_copy(update={"seat": seat})


STRIPS: dict[str, Callable[[], Strip]] = {
    "strip_prepare": lambda: Strip(prepared(), "prepare"),
    "strip_target": lambda: Strip(
        prepared().model_copy(update={"phase": "announce"}), "announce_target", frozenset({"KH", "JS"})
    ),
    "strip_redirect": lambda: Strip(_of(announced(), 1), "redirect", frozenset({"KH", "QD"})),
    "strip_attacker": lambda: Strip(rolled(), "attacker_cards", frozenset({"7H", "10D", "AC"})),
    "strip_defender": lambda: Strip(defending(), "defender_cards", frozenset({"3H", "5S", "9H"})),
    "strip_pick": lambda: Strip(pick(), "pick", frozenset({"QH", "KD"})),
    "strip_crowded": lambda: Strip(crowded(), "prepare", frozenset({"2H", "3H"})),
}


def names(_view: NoblesView, long: bool = False) -> tuple[str, ...]:
    """Return the players' names."""
    return LONG_NAMES if long else NAMES
