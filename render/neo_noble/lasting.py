"""What holds for a while, and what is put off, in words: what it is on, what it does, until when (NN-R37)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engines.kernel.cards.wording import dashed
from engines.neo_noble.cards.printed import costing, put_off
from engines.neo_noble.language.changes import (
    Ambient,
    CostChange,
    FreeAttack,
    Grants,
    Instead,
    InsteadOfDraw,
    LaneStats,
    SetStats,
    SkipsStep,
    SpiritStats,
)
from engines.neo_noble.seat.view import DelayedView, NeoNobleView
from engines.neo_noble.table import keys as naming
from engines.neo_noble.table.pieces import Lasting, Place
from render.neo_noble.cards import Cards
from render.neo_noble.words import lane_name, number, signed


class Told(NamedTuple):
    """A change that outlives its text, or something that is still to come."""

    card: str
    """Whose text it was."""
    on: str
    """The Spirits, lanes, Noble or player that it is on."""
    what: str
    until: str


def all_lasting(view: NeoNobleView, names: Sequence[str], cards: Cards) -> list[Told]:
    """Return everything that holds for a while or is put off, the latest first."""
    found = [(each.turn, _change(view, each, names, cards)) for each in view.lasting]
    found += [(each.turn, _put_off(each, names, cards)) for each in view.later]
    found.sort(key=lambda pair: pair[0])
    return [one for _, one in reversed(found) if one.on]


def told(one: Told, cards: Cards) -> str:
    """Return it as one phrase."""
    return cards.speech.say(
        "nn-lasting-told", source=cards.name(one.card), on=one.on, what=one.what, until=one.until
    )


def _change(view: NeoNobleView, each: Lasting, names: Sequence[str], cards: Cards) -> Told:
    if each.spirits or each.places:
        on = ", ".join(_objects(view, each, names, cards))
    else:
        on = _player(each, names, cards)
    return Told(each.source.card, on, _what(each, cards), _until(each, names, cards))


def _objects(view: NeoNobleView, each: Lasting, names: Sequence[str], cards: Cards) -> Iterator[str]:
    """Name the Nobles, Spirits and lanes that a change is on; a Spirit may have left just now."""
    say = cards.speech.say
    for side in view.sides:
        found = [cards.name(side.noble)] if naming.noble(side.seat) in each.spirits else []
        for place, lane in enumerate(side.lanes):
            if Place(side.seat, place) in each.places:
                found.append(lane_name(place, cards.speech))
            found += [cards.name(spirit.card) for spirit in lane.spirits if spirit.key in each.spirits]
        if found:
            yield say("nn-lasting-owned", what=", ".join(found), name=names[side.seat])


def _player(each: Lasting, names: Sequence[str], cards: Cards) -> str:
    """Name the player that a change is on, or both."""
    whose = getattr(each.what, "whose", "own")
    if whose == "any":
        return cards.speech.say("nn-lasting-both")
    seat = each.source.seat
    return names[seat if whose == "own" else 1 - seat]


def _what(each: Lasting, cards: Cards) -> str:
    """Say what a change does, with the numbers that it had when it was made."""
    change = each.what
    key = f"nn-lasting-{dashed(change.change)}"
    values: dict[str, str | int] = {"number": signed(each.resolve), "count": each.resolve}
    match change:
        case SpiritStats() | LaneStats():
            return _stats(each, each.power != 0 or each.resolve == 0, each.resolve != 0, cards)
        case SetStats():
            return _stats(each, change.power is not None, change.resolve is not None, cards)
        case CostChange():
            values["what"] = cards.speech.tell(costing(change, cards.catalogue.spirits))
            values["next"] = _yes(change.next_only)
        case FreeAttack():
            values["next"] = _yes(change.next_only)
        case Ambient():
            values["number"] = str(change.value)
        case Grants():
            values["keyword"] = cards.speech.say("nn-picture-mark", mark=change.behaviour)
            values["cards"] = _yes(not each.spirits)
        case SkipsStep():
            values["step"] = change.step
        case InsteadOfDraw():
            values["what"] = cards.speech.tell(put_off(change, cards.catalogue.spirits))
        case Instead():
            values |= {"of": change.of, "to": dashed(change.to)}
        case _:
            pass
    return cards.speech.say(key, **values)


def _stats(each: Lasting, power: bool, resolve: bool, cards: Cards) -> str:
    """Say what Power and Resolve become, or what is added to them."""
    which = "both" if power and resolve else "power" if power else "resolve"
    figure = number if isinstance(each.what, SetStats) else signed
    return cards.speech.say(
        "nn-lasting-stats", which=which, power=figure(each.power), resolve=figure(each.resolve)
    )


def _until(each: Lasting, names: Sequence[str], cards: Cards) -> str:
    until = "next-turn" if isinstance(each.what, SkipsStep) else dashed(each.until)
    if until == "permanent" and not each.spirits:
        until = "game"
    return cards.speech.say("nn-lasting-until", until=until, name=names[each.source.seat])


def _put_off(each: DelayedView, names: Sequence[str], cards: Cards) -> Told:
    what = cards.speech.tell(put_off(each.what, cards.catalogue.spirits))
    when = cards.speech.say("nn-lasting-when", when=dashed(each.what.when), name=names[each.seat])
    return Told(each.card, names[each.seat], what, when)


def _yes(value: bool) -> str:
    return "yes" if value else "no"
