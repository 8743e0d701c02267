"""What picture, alt text and text board agree on: who sits where, who decides, what counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from engines.dueling_nobles.options import NoblesOptions
from engines.dueling_nobles.seat.view import DuellistView, DuelView, NoblesView, NobleView, SeatView
from render.shared.speech import SpeechText
from render.shared.telling import own_seat

SUITS = ("H", "D", "C", "S")
_RULES: tuple[str, ...] = (
    "best_of_three",
    "quick_duel",
    "glass_nobles",
    "compensation",
    "restless_courts",
    "blind_cards",
    "open_draft",
)


def house_rules(options: NoblesOptions, speech: SpeechText) -> list[str]:
    """Return the house rules in force (H1 to H8)."""
    keys = [rule.replace("_", "-") for rule in _RULES if getattr(options, rule)]
    if options.boost_suit_bonus == "on":
        keys.append("boost-suit-bonus")
    return [speech.say(f"pic-rule-{key}") for key in keys]


def decider(view: NoblesView) -> int | None:
    """Return the seat whose decision the game waits for, when it is one seat's."""
    if view.active is None:
        return None
    return 1 - view.active if view.phase in ("redirect", "defender_cards") else view.active


def phase_text(view: NoblesView, speech: SpeechText, name: str) -> str:
    """Say what is going on; `name` is the one who decides."""
    if view.result is not None:
        return speech.say("pic-won", name=name) if view.result.winners else speech.say("pic-drawn")
    if view.options.blind_cards and view.phase in ("attacker_cards", "defender_cards"):
        return speech.say("pic-phase-blind")
    phase = "cards" if view.phase in ("attacker_cards", "defender_cards") else view.phase
    return speech.say(f"pic-phase-{phase}", name=name)


def subject(view: NoblesView) -> int | None:
    """Return the seat that `phase_text` speaks of."""
    if view.result is not None:
        return view.result.winners[0] if view.result.winners else None
    return decider(view)


def stalling(view: NoblesView) -> tuple[int, int] | None:
    """Return turns without a duel and the next limit, once half the way is gone (DN-R41)."""
    options = view.options
    limits = [limit for limit in (options.stall_claim, options.stall_draw) if limit]
    if options.restless_courts or not limits or view.phase == "over":
        return None
    limit = next((limit for limit in limits if view.turns_without_duel < limit), limits[-1])
    return (view.turns_without_duel, limit) if 2 * view.turns_without_duel >= limits[0] else None


def pushed_forward(view: NoblesView) -> frozenset[str]:
    """Return the nobles that stand in the middle (DN-40)."""
    if view.duel is None or view.duel.over:
        return frozenset()
    return frozenset((view.duel.attacker.card, view.duel.defender.card))


def dice_count(duellist: DuellistView) -> int:
    """Return how many dice a noble rolls (DN-42)."""
    return 2 if duellist.card.startswith("K") else 1


def boost_value(noble: NobleView) -> int:
    """Return the number on the boost under a noble; 0 without one."""
    return int(noble.boost[:-1]) if noble.boost else 0


def own_side(view: NoblesView) -> SeatView:
    """Return the viewer's side of the table. Raises ValueError for a spectator."""
    return view.seats[own_seat(view)]


def sorted_hand(hand: Sequence[str]) -> list[str]:
    """Sort number cards by suit, then from ace to ten."""
    return sorted(hand, key=lambda card: (SUITS.index(card[-1]), 1 if card[0] == "A" else int(card[:-1])))


def ace_decides(duel: DuelView) -> bool:
    """Tell whether one side's ace has won a finished duel, whatever the totals say (DN-53)."""
    aces = [any(card[0] == "A" for card in one.cards or ()) for one in (duel.attacker, duel.defender)]
    return duel.over and aces[0] != aces[1]


class Use(NamedTuple):
    """What a card of the hand can be used for now."""

    said: Literal["", "boost", "bonus"]
    bonus: int = 0
    """What its suit adds (DN-47)."""


_BOOSTS = ("2", "3")
_SUIT_BONUS = 2


def uses_of(view: NoblesView) -> dict[str, Use]:
    """Return which cards of the viewer's hand can be boosts or join the duel now, as the table shows it."""
    held = own_side(view).hand or ()
    if _may_boost(view):
        return {card: Use("boost") for card in held if card[:-1] in _BOOSTS}
    fighter = _fighter(view)
    if fighter is None:
        return {}
    return {card: _in_duel(card, fighter) for card in held}


def _may_boost(view: NoblesView) -> bool:
    """Tell whether the viewer may still play a boost this turn (DN-20, DN-21, DN-R12)."""
    if view.phase != "prepare" or view.active != view.seat or view.result is not None:
        return False
    replacing = view.options.boost_replace == "discard_old"
    free = replacing or any(noble.boost is None for noble in own_side(view).courtyard)
    return free and not view.marks.boost_played and not view.marks.income_taken


def _fighter(view: NoblesView) -> DuellistView | None:
    """Return the viewer's noble in the duel while number cards can be played for it (DN-46, DN-49)."""
    if view.duel is None or view.duel.over or view.phase not in ("attacker_cards", "defender_cards"):
        return None
    one = next(one for one in (view.duel.attacker, view.duel.defender) if one.seat == view.seat)
    asked = view.options.blind_cards or decider(view) == view.seat
    return one if asked and one.cards is None else None


def _in_duel(card: str, fighter: DuellistView) -> Use:
    suited = card[-1] == fighter.card[-1] and card[0] != "A"
    return Use("bonus", _SUIT_BONUS) if suited else Use("")
