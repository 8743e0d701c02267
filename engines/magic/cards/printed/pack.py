"""Cards in words: the line of a card's cost, types and size, and all that is printed below."""

from __future__ import annotations

from engines.kernel import Say
from engines.kernel.cards.wording import NOTHING, chained
from engines.magic.cards.printed.abilities import ability_lines, keyword_line
from engines.magic.cards.printed.actions import Actions
from engines.magic.cards.printed.parts import Definitions, Speaker, keyword, speaker_of, symbols
from engines.magic.language.abilities import Ability
from engines.magic.language.pack import CardModel
from engines.magic.language.parts import PHRASES, Keyword


def card_text(card: CardModel, definitions: Definitions) -> tuple[Say, ...]:
    """Return all that is printed on a card below its name."""
    return (type_line(card, definitions), *rules_text(card, definitions))


def type_line(card: CardModel, definitions: Definitions) -> Say:
    """Return the line of a card's cost, types, size and rarity."""
    said = [] if card.cost is None else [Say("mn-mana", {"mana": symbols(card.cost)})]
    said += _kinds(card, definitions)
    if card.pt is not None:
        said.append(Say("mn-size", {"power": card.pt[0], "toughness": card.pt[1]}))
    if "basic" not in card.types.super:
        said.append(Say("mn-rarity", {"rarity": card.rarity}))
    return chained("mn-dot", said)


def kind_line(card: CardModel, definitions: Definitions) -> Say:
    """Return a card's types alone, as a picture of it has them beside cost and size."""
    return chained("mn-dot", _kinds(card, definitions))


def _kinds(card: CardModel, definitions: Definitions) -> list[Say]:
    """Return a card's types and sub-types."""
    types = [Say("words-noun", {"noun": each, "count": 1}) for each in card.types.card]
    agreeing = {"noun": card.types.card[0], "count": 1}
    supers = [Say("mn-adjective-super", {"word": each, **agreeing}) for each in card.types.super]
    values = {"supers": chained("words-tails", supers) if supers else NOTHING}
    said = [Say("mn-type", {**values, "types": chained("words-tails", types)})]
    subs = map(definitions.subtype, card.types.sub)
    return said + [
        Say("mn-subtype", {"text": Say("words-noun", {"noun": noun, "count": 1})}) for noun in subs
    ]


def rules_text(card: CardModel, definitions: Definitions) -> tuple[Say, ...]:
    """Return the lines of a card's additional costs, keywords and abilities."""
    speaker = speaker_of(card, definitions)
    speaker = speaker._replace(gives=tuple(_quoted(each, speaker) for each in card.gives))
    lines = [*_keywords(card, speaker)]
    if card.additional:
        cost = Actions(speaker.as_("spell")).cost(card.additional)
        lines.append(Say("mn-line-additional", {"cost": cost}))
    if card.any_number:
        lines.append(Say("mn-line-any-number", {"card": card.name}))
    lines += [line for ability in card.abilities for line in ability_lines(ability, speaker)]
    return tuple(lines)


def _quoted(given: Ability, speaker: Speaker) -> Say:
    """Return an ability that is given, as it is quoted within a sentence: without a full stop of its own."""
    (said,) = ability_lines(given, speaker.as_("permanent"))
    return said.values["text"] if said.key == "words-sentence" else said


def _keywords(card: CardModel, speaker: Speaker) -> list[Say]:
    """Return keywords: those of one word in one line, the others in lines of their own."""
    words: list[Keyword] = [each for each in card.keywords if isinstance(each, str)]
    named = [keyword(each) for each in words if each not in PHRASES]
    lines = [Say("mn-line-keywords", {"keywords": chained("words-comma", named)})] if named else []
    for each in words:
        if each in PHRASES:
            this = Actions(speaker.as_("spell") if each == "cant_be_countered" else speaker).object("this")
            lines.append(Say("mn-line-phrase", {"this": this, "phrase": keyword(each)}))
    return lines + [keyword_line(each, speaker) for each in card.keywords if not isinstance(each, str)]
