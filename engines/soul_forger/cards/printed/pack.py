"""Cards in words: the line of a card's type and numbers, and all that is printed below."""

from __future__ import annotations

from engines.kernel import Say
from engines.kernel.cards.wording import chained, dashed
from engines.soul_forger.cards.printed.abilities import ability_line
from engines.soul_forger.cards.printed.actions import Actions
from engines.soul_forger.cards.printed.parts import Definitions, faction, noun_in, noun_of
from engines.soul_forger.language.pack import ActionCard, CardModel, Creature, Equipment


def card_text(card: CardModel, definitions: Definitions) -> tuple[Say, ...]:
    """Return all that is printed on a card below its name."""
    return (type_line(card, definitions), *rules_text(card, definitions))


def type_line(card: CardModel, definitions: Definitions) -> Say:
    """Return the line of a card's type, factions and numbers."""
    said = [Say("sf-type", {"type": _type(card)}), _factions(card)]
    nouns = map(definitions.subtype, card.subtypes)
    said += [Say("words-noun", {"noun": noun, "count": 1}) for noun in nouns]
    said.append(Say("sf-ronum", {"number": card.ronum}))
    match card:
        case Creature():
            said.append(Say("sf-power", {"on": card.on, "off": card.off}))
            said.append(Say("sf-endurance", {"number": card.endurance}))
            said.append(Say("sf-experience", {"number": card.experience}))
        case Equipment():
            if card.hands is not None:
                said.append(Say("sf-power", {"on": card.on, "off": card.off}))
                said.append(Say("sf-hands", {"count": card.hands}))
            if card.endurance_mod:
                sign = "plus" if card.endurance_mod > 0 else "minus"
                said.append(Say("sf-endurance-mod", {"sign": sign, "number": abs(card.endurance_mod)}))
        case ActionCard():
            said.append(Say("sf-speed", {"speed": card.speed}))
    return chained("sf-dot", said)


def _type(card: CardModel) -> str:
    match card:
        case Creature():
            return "token" if card.token else "creature"
        case Equipment():
            return f"gear-{card.equip}" if card.starting_gear else card.equip
        case ActionCard():
            return f"{card.kind}-lingering" if card.lingering else card.kind


def _factions(card: CardModel) -> Say:
    if not card.factions:
        return Say("sf-factionless")
    return chained("sf-both-factions", [faction(each) for each in card.factions])


def keyword_line(card: CardModel, keyword: str) -> Say:
    """Return a keyword of a card, with what it means."""
    return Say("sf-line-keyword", {"keyword": dashed(keyword), "noun": noun_of(card)})


def rules_text(card: CardModel, definitions: Definitions) -> tuple[Say, ...]:
    """Return the lines of a card's cost, keywords and abilities."""
    words = Actions(definitions, noun_of(card))
    lines = [Say("sf-line-unfinished")] if card.unfinished else []
    if card.cost is not None:
        lines.append(Say("sf-line-cost", {"cost": words.cost(card.cost)}))
    if isinstance(card, ActionCard) and card.require is not None:
        lines.append(Say("sf-line-require", {"kind": words.a_kind(card.require)}))
    lines += [keyword_line(card, each) for each in card.keywords]
    return (*lines, *(ability_line(each, definitions, noun_in(card, each)) for each in card.abilities))
