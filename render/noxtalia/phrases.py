"""Phrases that say what the pictures show, for alt texts and the text board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.noxtalia.language.pack import FULL_PM, Capacity
from engines.noxtalia.seat.view import AttackView, NoxtaliaView, PowerView, SideView, SpiritView
from render.noxtalia.cards import Cards, kind_of
from render.noxtalia.words import (
    attack_ended,
    changes,
    headline,
    headline_names,
    in_teams,
    signed,
    team_letter,
)


def heading(view: NoxtaliaView, cards: Cards) -> list[str]:
    """Say which game, turn and cycle."""
    say = cards.speech.say
    parts = [say("nx-picture-title")]
    if view.options.best_of_three:
        parts.append(say("nx-picture-game-told", game=view.game_number))
    parts.append(say("nx-picture-turn", turn=view.turn, limit=view.options.turn_limit))
    parts.append(say("nx-picture-cycle", cycle=view.cycle, flipped="yes" if view.flipped else "no"))
    return parts


def going_on(view: NoxtaliaView, names: Sequence[str], cards: Cards) -> str:
    """Say whose turn it is and what is being done."""
    return headline(view, cards, headline_names(view, names, cards.speech))


def title(view: NoxtaliaView, side: SideView, names: Sequence[str], cards: Cards) -> str:
    """Name a side, with its team where there are any."""
    if not in_teams(view):
        return names[side.seat]
    return f"{names[side.seat]} ({cards.speech.say('nx-picture-team', letter=team_letter(view, side))})"


def holdings(view: NoxtaliaView, side: SideView, cards: Cards) -> list[str]:
    """Say what a side has beside its Spirits."""
    say = cards.speech.say
    parts = [say("nx-picture-out").lower()] if side.out else []
    parts += [
        say("nx-picture-pm", count=side.pm, most=FULL_PM),
        say("nx-picture-hand-size", count=side.hand_size),
        _pile(side, cards),
    ]
    if side.discard:
        parts.append(
            say("nx-picture-discard-top", count=len(side.discard), what=cards.name(side.discard[-1]))
        )
    else:
        parts.append(say("nx-picture-discard", count=0))
    if side.removed:
        parts.append(say("nx-picture-removed", count=len(side.removed)))
    if side.linked:
        parts.append(say("nx-picture-linked", count=len(side.linked)))
    if view.options.best_of_three:
        parts.append(say("nx-picture-wins", count=side.wins))
    return parts


def _pile(side: SideView, cards: Cards) -> str:
    say = cards.speech.say
    text = say("nx-picture-pile", count=side.pile_size)
    if side.exhaustions:
        text = say("nx-picture-pile-exhausted", count=side.pile_size, times=side.exhaustions)
    return f"{text}, {say('nx-picture-pile-pending')}" if side.pending else text


def spirit(one: SpiritView, cards: Cards, detail: int = 2) -> str:
    """Describe a Spirit: life points and state, its element, and at the most detail what is attached."""
    say = cards.speech.say
    name = cards.name(one.card)
    if detail:
        name = f"{name} ({cards.element_name(cards.element(one.card))})"
    text = say("nx-picture-spirit", name=name, pv=one.pv, most=one.max_pv)
    state = "destroyed" if not one.alive else "charged" if one.charged else "exhausted"
    parts = [text]
    if state != "charged":
        parts.append(say("nx-picture-spirit-state", state=state))
    if one.attached and detail > 1:
        parts.append(
            say(
                "nx-picture-attached",
                count=len(one.attached),
                what=", ".join(cards.name(held.card) for held in one.attached),
            )
        )
    return ", ".join(parts)


def power_sum(kind: str, power: PowerView, own: str, cards: Cards) -> str:
    """Spell out a power's arithmetic."""
    parts = [str(power.base)]
    parts += [f"{signed(change)} ({source})" for change, source in changes(power, own, cards)]
    total = f"{' '.join(parts)} = {power.total}"
    return cards.speech.say("nx-picture-power", kind=kind, sum=total)


def attack(view: NoxtaliaView, one: AttackView, names: Sequence[str], cards: Cards) -> list[str]:
    """Tell an attack: who, with what, against whom; its arithmetic; the Defence; the damage."""
    say = cards.speech.say
    target = view.sides[one.defender].spirits[one.target]
    told = say(
        "nx-picture-attack-told",
        last="yes" if attack_ended(one) else "no",
        name=names[one.attacker],
        what=cards.name(one.card),
        element=cards.element_name(one.element),
        against=cards.name(target.card),
    )
    parts = [told]
    if one.second:
        parts.append(say("nx-picture-zone-told"))
    if one.rolls:
        parts.append(say("nx-picture-rolled", what=" + ".join(map(str, one.rolls))))
    parts.append(power_sum("attack", one.attack, one.card, cards))
    if one.defences:
        defences = ", ".join(cards.name(card) for card in one.defences)
        parts.append(say("nx-picture-defended", name=names[one.defender], what=defences))
        if one.defence is not None:
            parts.append(power_sum("defence", one.defence, one.defences[-1], cards))
    if one.damage is not None:
        parts.append(say("nx-picture-damage-told", count=one.damage))
    elif attack_ended(one):
        parts.append(say("nx-picture-stopped-told"))
    return parts


def in_use(view: NoxtaliaView, cards: Cards) -> list[str]:
    """Say which card is being used, and which the Robot has turned over."""
    say = cards.speech.say
    parts: list[str] = []
    if view.resolving is not None:
        parts.append(say("nx-picture-resolving-told", what=cards.name(view.resolving.card)))
    if view.robot_cards:
        parts.append(say("nx-picture-turned-told", what=", ".join(map(cards.name, view.robot_cards))))
    return parts


def named(card: str, cards: Cards) -> str:
    """Name a card."""
    return cards.name(card)


def held(card: str, cards: Cards) -> str:
    """Describe a capacity in a hand."""
    found = cards.find(card)
    say = cards.speech.say
    values = {
        "name": cards.name(card),
        "kind": say("nx-picture-kind", kind=kind_of(found)),
        "element": cards.element_name(found.element),
        "cost": found.cost if isinstance(found, Capacity) else found.attack.cost,
    }
    power = found.power if isinstance(found, Capacity) else found.attack.power
    if power is None:
        return say("nx-picture-hand-support", **values)
    return say("nx-picture-hand-card", power=power, **values)


def costs(changes: Mapping[str, int], cards: Cards) -> list[str]:
    """Say which cards cost more or less now than what is printed."""
    told = ", ".join(f"{cards.name(card)} {signed(change)}" for card, change in changes.items())
    return [cards.speech.say("nx-picture-costs", what=told)] if told else []
