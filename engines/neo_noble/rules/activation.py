"""Using texts: named, aimed, paid for, answered, resolved (NN-92 to NN-100, NN-R50, NN-R51)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.kernel import Play
from engines.neo_noble.evaluation import changes, conditions, powers
from engines.neo_noble.language.texts import Activated
from engines.neo_noble.rules import behaviours, costs, resolution, sequences, targeting, triggers, windows
from engines.neo_noble.table.pieces import Aim, Place, Source, SpiritEvent
from engines.neo_noble.table.resolving_effect import ResolvingEffect
from engines.neo_noble.table.state import Table


def usable(table: Table, seat: int, kind: str) -> Iterator[tuple[Source, int]]:
    """Yield the texts of a type that a player may use now, with their places on the card."""
    if kind in table.words():
        for source, card, place in changes.speakers(table, seat, kind):
            for text in card.by_type[kind]:
                if _usable(table, ResolvingEffect(source, card, place, text)):
                    yield source, text


def _usable(table: Table, use: ResolvingEffect) -> bool:
    """Tell whether a text may be used: not too often, in its conditions, paid for, aimed (NN-R51).

    A PAY text that can only do something to a battle waits for one (NN-R80).
    """
    text = use.card.activated(use.text)
    if use.text in use.card.needs_battle and table.fighting is None:
        return False
    if _limited(text) and triggers.is_used(table, use):
        return False
    return possible(table, use, text)


def _limited(text: Activated) -> bool:
    """Tell whether a text works once in each turn (NN-117, NN-119, NN-R58)."""
    return text.once or text.type in ("income", "manifest", "end_turn")


def possible(table: Table, use: ResolvingEffect, text: Activated) -> bool:
    """Tell whether conditions hold, costs can be paid, and legal targets exist (NN-R51)."""
    use.pays = text.type == "pay"
    return (
        conditions.holds(table, use, text.conditions)
        and costs.payable(table, use, text.cost)
        and targeting.exist(table, use, text.targets)
    )


def must(table: Table, source: Source, place: int) -> bool:
    """Tell whether a text must be used when it can be (NN-92, NN-93, NN-R47)."""
    text = table.card(source.card).activated(place)
    if text.says is not None:
        return text.says == "must"
    if text.type == "end_turn":
        return table.options.end_turn_default == "mandatory"
    return text.type == "on_summon"


def activate(
    table: Table, source: Source, place: int, event: SpiritEvent | None = None, *, back: bool = False
) -> Play[bool]:
    """Use a text; False when that is impossible, declined, or taken back, where `back` allows it.

    `event` is the summon that an ON SUMMON text answers: its React window is the same one.
    """
    card = table.card(source.card)
    lane = table.place_of(source.spirit) if source.spirit else None
    use = ResolvingEffect(source, card, lane, place, event)
    text = card.activated(place)
    if not possible(table, use, text):
        return False
    optional = text.type == "on_summon" and not must(table, source, place)
    if optional and not (yield from resolution.agrees(use, text.do, use.seat)):
        return False
    aims = yield from targeting.choose(table, use, text.targets, back=back)
    if aims is None:
        return False
    use.aims = aims
    triggers.mark_used(table, use)
    yield from costs.pay(table, use, text.cost)
    if text.type == "pay":
        powers.use_up(table, "pay", use.seat)
        done = table.sides[use.seat].done
        done["pay"] = done.get("pay", 0) + 1  # it is the first of the turn until it is paid
    yield from _answered(table, use, text, lane, event)
    targeting.look_again(table, use, text.targets)
    yield from resolution.resolve(table, use, text.do)
    yield from _afterwards(table, source)
    return True


def _answered(
    table: Table, use: ResolvingEffect, text: Activated, lane: Place | None, summoned: SpiritEvent | None
) -> Play[None]:
    """Tell of a text that is being used, and let it be answered before it resolves (NN-R54)."""
    source = use.source
    activated = SpiritEvent("activated", use.seat, source.card, source.spirit, lane, text=text.type)
    if table.journal is not None:
        table.tell("activate", seat=use.seat, card=table.named(source.card), type=text.type)
        for aim in use.aims:
            if aim is not None:
                _tell_of_target(table, aim)
    triggers.happened(table, activated)
    yield from sequences.settle(table)
    yield from windows.window(table, *((activated,) if summoned is None else (summoned, activated)))


def _afterwards(table: Table, source: Source) -> Play[None]:
    """Do what follows a text that has resolved: behaviours such as BRITTLE (NN-R44), then triggers."""
    spirit = table.spirit(source.spirit) if source.spirit else None
    if spirit is not None:
        yield from behaviours.after_activation(table, spirit)
    yield from sequences.settle(table)


def _tell_of_target(table: Table, aim: Aim) -> None:
    """Tell what a text is aimed at."""
    card = aim.name
    match aim.kind:
        case "lane":
            seen = table.seen_as(Place(aim.seat, aim.number))
            table.tell("target_lane", seat=aim.seat, number=aim.number, number_by_seat=seen)
            return
        case "slot":
            table.tell("target_slot", seat=aim.seat, number=aim.number)
            return
        case "player":
            table.tell("target_player", seat=aim.seat)
            return
        case "noble":
            card = table.sides[aim.seat].noble
        case "spirit":
            spirit = table.spirit(aim.name)
            assert spirit is not None
            card = spirit.card.id
        case "card":
            pass
    table.tell("target_card", seat=aim.seat, card=table.named(card))
