"""What a text would bring at this moment: whether it is the time for it, and at what it is best aimed.

Values are those of `worth` for cards, and about 1 for a point of a player's Endurance.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from engines.kernel.cards.packs import Part
from engines.soul_forger.cards.catalogue import Card
from engines.soul_forger.evaluation import filters, powers, selectors
from engines.soul_forger.language.actions import Besides, Damage
from engines.soul_forger.language.costs import Cost
from engines.soul_forger.language.selectors import AllPieces, CardsIn, CardTarget, ChosenPieces
from engines.soul_forger.players import clash, worth
from engines.soul_forger.rules import foreseen
from engines.soul_forger.rules.damage import Hit
from engines.soul_forger.table import keys as naming
from engines.soul_forger.table.effect_context import EffectContext, voice_of
from engines.soul_forger.table.entry import NOTHING, Entry
from engines.soul_forger.table.keys import InFlow, InPile, OnTable, Player
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table

GUESS = 3
"""Stands for a number that is reckoned only as it is done."""
_WORDS = ("target", "target_2")
_CARD = 2.0
"""What a card in hand is worth, as a price."""


def gain(table: Table, seat: int, card: Card, place: int, source: int = 0) -> float:
    """Return what an ability brings now if it is aimed as well as can be; below 0 where it does harm."""
    ability = card.abilities[place]
    voice = EffectContext(seat, card.id, seat, source)
    total = 0.0
    for number, target in enumerate(ability.targets):
        keys = list(_keys(table, voice, target))
        left = 0.0 if target.optional else -100.0
        found = max((aimed(table, seat, card, place, key, _WORDS[number]) for key in keys), default=left)
        total += max(found, left)
    return total + sum(_plain(table, voice, deed) for deed in _done_to(card, place, ()))


def aimed(table: Table, seat: int, card: Card, place: int, key: str, *words: str) -> float:
    """Return what comes of aiming an ability at something."""
    deeds = _done_to(card, place, words or _WORDS)
    match naming.aim(key):
        case Player(player):
            return sum(_on_player(table, seat, deed, player) for deed in deeds)
        case InFlow(number):
            entry = next(each for each in table.flow if each.id == number)
            return (_entry(table, entry) if entry.seat != seat else -_entry(table, entry)) - _CARD
        case InPile(_, owner, name):
            value = sum(_on_card(table, seat, deed, table.catalogue.cards[name]) for deed in deeds)
            return value if owner == seat else -value
        case OnTable(number):
            return _on_table(table, seat, deeds, table.pieces[number])
        case None:  # no target
            return 0.0


def _on_table(table: Table, seat: int, deeds: Sequence[Any], piece: Piece) -> float:
    """Return what comes of aiming deeds at a card on the table."""
    if any(deed.action == "attune" for deed in deeds):
        value = worth.of_piece(table, piece) / 4 if piece.is_creature else 1.0
        return value if piece.seat == seat else -value
    if any(deed.action == "manifest" for deed in deeds):
        return _comes_back(seat, piece)
    return sum(_on_piece(table, seat, deed, piece) for deed in deeds)


def _comes_back(seat: int, piece: Piece) -> float:
    """Return what it brings that a card leaves and comes back: whole, welcomed once more; no Token."""
    mine = 1 if piece.seat == seat else -1
    if piece.card.token:
        return -mine * float(worth.of_card(piece.card) + piece.card.on)
    welcomed = 2.0 if "entered" in piece.card.triggers else 0.0
    whole = piece.damage + (0.0 if piece.on else 1.0)
    lost = 0.0 if piece.owner == piece.seat else 5.0
    return mine * (whole + welcomed - lost)


def price(cost: Cost | None) -> float:
    """Return what it is worth that is sent to pay, by where it may come from."""
    if cost is None:
        return 0.0
    each = 0.3 if "M" in cost.locations else _CARD if "H" in cost.locations else 2 * _CARD
    rows = ([1 if term.unit == "ronum" or term.amount == "X" else int(term.amount) for term in row]
            for row in cost.alternatives)  # fmt: skip
    return each * min(map(sum, rows))


def _keys(table: Table, voice: EffectContext, target: Any) -> Iterator[str]:
    """Yield what could be a target, by whose and what it is."""
    kind = target.target
    if kind in ("side", "player"):
        for seat in table.living():
            if selectors.is_whose(target.whose, seat, voice.seat):
                yield naming.player(seat)
    if kind in ("side", "creature", "equipment", "action"):
        for piece in table.pieces.values():
            is_kind = piece.is_creature if kind in ("side", "creature") else not piece.is_creature
            fits = kind == "side" or filters.piece_fits(table, voice, piece, target.filter)
            if is_kind and fits and selectors.is_whose(target.whose, piece.seat, voice.seat):
                yield piece.key
    if kind == "entry":
        yield from (naming.entry(entry.id) for entry in table.flow if not entry.negated)
    if isinstance(target, CardTarget):
        for seat in table.living():
            if selectors.is_whose(target.whose, seat, voice.seat):
                for name in set(table.sides[seat].pile(target.zone)):
                    if filters.fits(table, voice, table.catalogue.cards[name], target.filter):
                        yield naming.in_pile(target.zone, seat, name)


@lru_cache(maxsize=4_096)
def _done_to(card: Card, place: int, words: tuple[str, ...]) -> tuple[Any, ...]:
    """Return the deeds of an ability that are done to these targets; for none, those done to no target."""
    deeds = _flat(card.abilities[place].do)
    return tuple(deed for deed in deeds if _concerns(deed, words or _WORDS) == bool(words))


def _flat(deeds: Iterable[Any]) -> Iterator[Any]:
    """Yield deeds with those that lie in them; of several modes the first."""
    for deed in deeds:
        inner: Sequence[Part] = getattr(deed, "do", ())
        modes = getattr(deed, "modes", ())
        if modes:
            yield from _flat(modes[0].do)
        elif inner:
            yield from _flat(inner)
        else:
            yield deed
            yield from (_beside(deed, besides) for besides in getattr(deed, "also", ()))


def _beside(deed: Damage, besides: Besides) -> Damage:
    """Return damage that is dealt with other damage as a deed of its own."""
    return deed.model_copy(update={"who": besides.who, "number": besides.number, "also": ()})


def _concerns(deed: Any, wanted: tuple[str, ...]) -> bool:
    """Tell whether a deed is done to a target."""
    what = getattr(deed, "what", None)
    told = [getattr(deed, name, None) for name in ("who", "cards", "to")]
    return any(word in wanted for word in (*told, getattr(what, "on", None), getattr(what, "who", None)))


def _number(value: Any) -> int:
    return value if isinstance(value, int) else GUESS


# On what it is aimed at


def _on_player(table: Table, seat: int, deed: Any, player: int) -> float:
    mine = player == seat
    side = table.sides[player]
    number = _number(getattr(deed, "number", 1))
    match deed.action:
        case "damage":
            return _damage(table, seat, Hit(None, player, None, number, deed.unpreventable))
        case "heal":
            value = min(number, side.damage) * (1.2 if side.damage >= clash.LOW else 0.8)
            return value if mine else -value
        case "change":
            worse = worth.changes_for_the_worse(deed.what)
            return 1.5 if mine is not worse else -1.5
        case "lose_level":
            room = side.level - powers.controlled_ronum(table, player)
            value = 4.0 + (0 if room > 0 else 6.0) if side.level > 1 else 0.0
            return -value if mine else value
        case _:
            return -1.0 if mine == (deed.action in worth.HARM) else 1.0


def _on_piece(table: Table, seat: int, deed: Any, piece: Piece) -> float:
    """Return what a deed brings that is done to a card on the table."""
    mine = 1 if piece.seat == seat else -1
    value = float(worth.of_piece(table, piece))
    match deed.action:
        case "damage":
            hit = Hit(None, piece.seat, piece, _number(deed.number), deed.unpreventable)
            return _damage(table, seat, hit)
        case "heal":
            return mine * 0.7 * min(_number(deed.number), piece.damage)
        case "destroy":
            return -mine * value
        case "send":
            return -mine * value * (0.6 if deed.to == "hand" else 1.0)
        case "control":
            if deed.until != "this_turn":
                return -mine * 2 * value
            return 0.9 * powers.power(table, piece) + 1 if mine < 0 and _before_combat(table, seat) else -1.0
        case "guard":
            return _guard(table, seat, piece, deed.to)
        case "turn_attack":
            return clash.turned(table, seat, piece)
        case "change":
            return _change(table, seat, deed, piece)
        case _:
            return -mine * 1.0 if deed.action in worth.HARM else mine * 1.0


def _damage(table: Table, seat: int, hit: Hit) -> float:
    """Return what damage brings, to whomever it goes."""
    seen, value = foreseen.of_hit(table, hit), 0.0
    for player, number in seen.seats.items():
        value += clash.blow(table, player, number, 1.5, 1.0) * (-1 if player == seat else 1)
    for key, number in seen.pieces.items():
        piece = table.pieces[key]
        mine = 1 if piece.seat == seat else -1
        if key in seen.fallen:
            value -= mine * worth.of_piece(table, piece)
        else:
            value += -mine * 0.1 * number + clash.changed(table, seat, piece, endurance=-number)
    return value


def _before_combat(table: Table, seat: int) -> bool:
    return table.active == seat and table.phase == "main_1"


def _guard(table: Table, seat: int, piece: Piece, to: str) -> float:
    """Return what it brings to turn a card: in combat its other power counts, before it could fight."""
    if piece.on == (to == "on"):
        return 0.0
    mine = 1 if piece.seat == seat else -1
    if to == "on":
        return mine * (1 + 0.5 * piece.card.on)
    combat = table.combat
    if combat is not None and piece.id in (combat.attacker, combat.blocker, combat.target):
        return clash.changed(table, seat, piece, power=piece.card.off - piece.card.on)
    power = powers.power(table, piece)
    if table.active == piece.seat:  # it could attack
        return -mine * 0.8 * power if table.phase in ("main_1", "combat") else -mine * 0.5
    if table.active != seat or table.phase != "combat" or combat is not None:
        return 0.0
    ready = [each for each in table.creatures(seat) if each.on]
    return -mine * (0.5 + 0.4 * power) if ready else 0.0  # it could block


def _change(table: Table, seat: int, deed: Any, piece: Piece) -> float:
    what, mine = deed.what, 1 if piece.seat == seat else -1
    number = getattr(what, "value", None)
    match what.change:
        case "power":
            lasting = 0.0 if deed.until in ("this_turn", "this_combat") else mine * 1.0 * _number(number)
            soon = 0.4 * _number(number) if table.phase == "combat" and piece.on and mine > 0 else 0.0
            return lasting + (soon if table.combat is None else 0.0) + clash.changed(
                table, seat, piece, power=_number(number)
            )  # fmt: skip
        case "endurance":
            return clash.changed(table, seat, piece, endurance=_number(number))
        case "prevent":
            return clash.changed(table, seat, piece, endurance=99 if number is None else _number(number))
        case "cannot" | "no_keyword" | "extra_damage" | "must":
            return -mine * 1.5
        case "ronum" | "set_ronum":
            return -mine * _too_heavy(table, piece, _number(number))
        case _:
            return mine * 1.0


def _too_heavy(table: Table, piece: Piece, more: int) -> float:
    """Return what its player must give up if a creature takes more room (SF-62)."""
    room = table.sides[piece.seat].level - powers.controlled_ronum(table, piece.seat)
    return 5.0 if more > room and piece.is_creature else 0.0


def _on_card(table: Table, seat: int, deed: Any, card: Card) -> float:
    if deed.action == "manifest":
        return float(worth.of_card(card)) if card.ronum <= _room(table, seat) else -1.0
    if deed.action == "move_cards" and deed.to in ("hand", "deck_top", "deck_bottom"):
        return worth.of_card(card) / 2
    return -0.2  # out of play


def _entry(table: Table, entry: Entry) -> float:
    """Return what an entry of the Flow will bring its player, and a negation takes from them for a card."""
    card = table.catalogue.cards[entry.card]
    if entry.kind in ("summon", "forge") or entry.place == NOTHING:
        return worth.of_card(card) / 1.5
    there = [key for key in entry.targets if _is_there(table, key)]
    aims = sum(aimed(table, entry.seat, card, entry.place, key) for key in there)
    return aims + sum(_plain(table, voice_of(entry), deed) for deed in _done_to(card, entry.place, ()))


def _is_there(table: Table, key: str) -> bool:
    """Tell whether what was aimed at is still there to be looked at."""
    match naming.aim(key):
        case OnTable(number):
            return number in table.pieces
        case InFlow(number):
            return any(each.id == number for each in table.flow)
        case _:
            return True


def _room(table: Table, seat: int) -> int:
    return table.sides[seat].level - powers.controlled_ronum(table, seat)


# What is aimed at nothing


def _plain(table: Table, voice: EffectContext, deed: Any) -> float:
    seat, who = voice.seat, getattr(deed, "who", "you")
    scope = getattr(getattr(deed, "what", None), "on", who)
    number = _number(getattr(deed, "number", 1))
    if isinstance(scope, ChosenPieces) and scope.by != "you":
        return sum(_left_to(table, voice, deed, scope, player) for player in _players(table, voice, scope.by))
    if isinstance(scope, AllPieces | ChosenPieces):
        values = [_on_piece(table, seat, deed, piece) for piece in selectors.matching(table, voice, scope)]
        if isinstance(scope, AllPieces):
            return sum(values)
        return sum(sorted((value for value in values if value > 0), reverse=True)[: scope.number])
    match deed.action:
        case "damage" | "heal" | "lose_level":
            return sum(_on_player(table, seat, deed, player) for player in _players(table, voice, who))
        case "draw":
            return (_CARD if who == "you" else -_CARD) * number
        case "discard":
            return (-0.7 if who == "you" else 1.0) * _CARD * number
        case "search":
            return 1.2 * _CARD
        case "manifest":
            return _manifest(table, voice, deed)
        case "gain_level":
            return 6.0
        case "organize":
            return 0.3 * number
        case "end_combat":
            return -clash.outcome(table, seat)
        case _:
            return -0.1 if deed.action in ("mill", "move_cards") else 1.0


def _left_to(table: Table, voice: EffectContext, deed: Any, scope: ChosenPieces, player: int) -> float:
    """Return what a deed brings if another player picks what it is done to: what hurts them least."""
    found = selectors.matching(table, voice, scope, player)
    values = sorted(_on_piece(table, voice.seat, deed, piece) for piece in found)
    return sum(values[-scope.number :] if player == voice.seat else values[: scope.number])


def _players(table: Table, voice: EffectContext, who: Any) -> list[int]:
    return selectors.players_of(table, voice, who) if isinstance(who, str) else []


def _manifest(table: Table, voice: EffectContext, deed: Any) -> float:
    room = _room(table, voice.seat)
    if deed.token is not None:
        token = table.catalogue.cards[deed.token]
        return worth.of_card(token) + token.on if token.ronum <= room else 0.0
    if not isinstance(deed.cards, CardsIn):
        return 0.0
    if deed.cards.zone == "deck":
        return 3.0 if room > 0 else 0.0
    pile = table.sides[voice.seat].pile(deed.cards.zone) if deed.cards.zone != "hand" else ()
    found = pile or (table.sides[voice.seat].hand if deed.cards.zone == "hand" else ())
    cards = (table.catalogue.cards[name] for name in found if name)
    fitting = [
        card for card in cards if card.ronum <= room and filters.fits(table, voice, card, deed.cards.filter)
    ]
    return max((float(worth.of_card(card)) for card in fitting), default=-_CARD)  # nobody comes: it is wasted
