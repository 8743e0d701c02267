"""What picture, alt text and text board agree on: who sits where, what goes on, what is concerned by it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from engines.soul_forger.cards.catalogue import Catalogue
from engines.soul_forger.language.pack import Equipment
from engines.soul_forger.seat.view import PieceView, SideView, SoulForgerView
from engines.soul_forger.table.entry import Entry
from engines.soul_forger.table.keys import InFlow, InPile, OnTable, Player, aim
from render.shared.speech import SpeechText
from render.shared.telling import drawn_name, own_seat
from render.soul_forger.cards import Cards

GEAR = ("armor", "primary", "secondary", "accessory")
FLOW_SHOWN = 3
"""So many entries of the Flow are drawn at most."""
PHASES = ("ready", "side_quest", "main_1", "combat", "main_2", "end")


Numbers: TypeAlias = Mapping[str, tuple[int, ...]]
"""What entries of the Flow concern, by its name in answers, with the numbers of these entries."""


def own_side(view: SoulForgerView) -> SideView:
    """Return the viewer's side of the table. Raises ValueError for a spectator."""
    return view.sides[own_seat(view)]


def seating(view: SoulForgerView) -> tuple[int, ...]:
    """Return the seats from the viewer's on; spectators see seat 0's side of the table."""
    near, count = view.seat or 0, len(view.sides)
    return tuple((near + step) % count for step in range(count))


def drawn_names(view: SoulForgerView, names: Sequence[str], speech: SpeechText) -> tuple[str, ...]:
    """Return the players' names as the picture can write them."""
    return tuple(drawn_name(names, side.seat, speech) for side in view.sides)


def lying(view: SoulForgerView, seat: int, *zones: str) -> list[PieceView]:
    """Return what a player controls in certain zones, in the order in which it came."""
    return [piece for piece in view.pieces if piece.seat == seat and piece.zone in zones]


def gear(view: SoulForgerView, seat: int) -> list[PieceView | None]:
    """Return the five places for Equipment: armor, two weapons, two accessories (SF-67 to SF-69)."""
    first: list[PieceView | None] = [next(iter(lying(view, seat, zone)), None) for zone in GEAR[:3]]
    worn: list[PieceView | None] = [*lying(view, seat, "accessory")]
    return [*first, *worn, *([None] * (2 - len(worn)))]


def left_of(piece: PieceView) -> int:
    """Return how much more damage a creature bears."""
    return piece.endurance - piece.damage


def fights(piece: PieceView, catalogue: Catalogue) -> bool:
    """Tell whether a card has power: creatures and weapons do (SF-103)."""
    if piece.card is None:
        return False
    found = catalogue.definitions[piece.card]
    return piece.zone == "field" or (isinstance(found, Equipment) and found.equip == "weapon")


def stack(view: SoulForgerView) -> list[Entry]:
    """Return the Flow, what resolves first at the beginning (SF-132); what is being resolved before all."""
    doing = view.doing
    waiting = [entry for entry in reversed(view.flow) if doing is None or entry.id != doing.id]
    return waiting if doing is None else [doing, *waiting]


def named_target(view: SoulForgerView, key: str, names: Sequence[str], cards: Cards) -> str:
    """Name what an entry concerns: a player, a card on the table, an entry, a card in a pile; or nothing."""
    match aim(key):
        case Player(seat):
            return names[seat]
        case OnTable(number):
            piece = piece_of(view, number)
            return "" if piece is None else called(piece, cards)
        case InFlow(number):
            return next((cards.name(entry.card) for entry in stack(view) if entry.id == number), "")
        case InPile(card=card):
            return cards.name(card) if card in cards.catalogue.definitions else ""
        case None:
            return ""


def called(piece: PieceView, cards: Cards) -> str:
    """Name a card on the table, with its number where there is another of that name."""
    name = cards.speech.say("sf-picture-face-down") if piece.card is None else cards.name(piece.card)
    return cards.speech.say("sf-nth", card=name, nth=piece.nth) if piece.nth else name


def piece_of(view: SoulForgerView, number: int) -> PieceView | None:
    """Return a card on the table by its number."""
    return next((piece for piece in view.pieces if piece.id == number), None)


def aims(view: SoulForgerView, entry: Entry, names: Sequence[str], cards: Cards) -> Iterator[str]:
    """Name what an entry concerns."""
    for key in entry.targets:
        name = named_target(view, key, names, cards) if key else ""
        if name:
            yield name


class Fighter(NamedTuple):
    """One that fights: a card, or the player who is attacked."""

    role: str
    card: str | None
    name: str
    """Of the player."""
    power: int | None


def fighters(view: SoulForgerView, names: Sequence[str]) -> list[Fighter]:
    """Return who attacks, who blocks, and what is attacked."""
    fight = view.combat
    if fight is None or is_over(view):
        return []
    found: list[Fighter] = []
    for role, number in (("attacks", fight.attacker), ("blocks", fight.blocker), ("aimed", fight.target)):
        piece = piece_of(view, number) if number else None
        if piece is not None:
            found.append(Fighter(role, piece.card, names[piece.seat], piece.power))
    if not fight.target:
        found.append(Fighter("aimed", None, names[fight.defender], None))
    return found


def numbers_of(view: SoulForgerView, shown: int) -> Numbers:
    """Return what the first entries of the Flow concern."""
    found: dict[str, tuple[int, ...]] = {}
    for place, entry in enumerate(stack(view)[:shown]):
        for key in dict.fromkeys(entry.targets):
            if not entry.negated:
                found[key] = (*found.get(key, ()), place + 1)
    return found


def is_over(view: SoulForgerView) -> bool:
    """Tell whether the match has ended."""
    return view.result is not None


def winners(view: SoulForgerView, names: Sequence[str], speech: SpeechText) -> str:
    """Say who has won, or that nobody has."""
    result = view.result
    if result is None or not result.winners:
        return speech.say("sf-picture-drawn")
    return speech.say("sf-picture-won", name=names[result.winners[0]])


def phase_word(phase: str, speech: SpeechText) -> str:
    """Return the name of a phase."""
    return speech.say("sf-picture-phase", phase=phase.replace("_", "-"))


def going_on(view: SoulForgerView, names: Sequence[str], speech: SpeechText) -> tuple[str, str]:
    """Say whose turn it is and in which phase, or how the match has ended."""
    if is_over(view):
        return winners(view, names, speech), speech.say("sf-picture-over")
    if not view.turn:
        return speech.say("sf-picture-setup"), ""
    return names[view.active], phase_word(view.phase, speech)
