"""Cards in words: the line of a card's cost, types and size, and all that is printed below."""

from __future__ import annotations

from urllib.parse import quote

from engines.kernel import Say
from engines.kernel.cards.packs import parts
from engines.kernel.cards.wording import NOTHING, chained, in_sentences
from engines.magic.cards.printed.abilities import ability_lines, keyword_line, way_line
from engines.magic.cards.printed.actions import Actions
from engines.magic.cards.printed.parts import Definitions, Speaker, keyword, noun_of, speaker_of, symbols
from engines.magic.language.abilities import Ability, Affinity, Convoke, Delve, Enchant, Improvise, Prowess
from engines.magic.language.actions import MakeTokens, TokenModel
from engines.magic.language.pack import CardModel
from engines.magic.language.parts import PHRASES, Keyword, KnownToken
from engines.magic.language.tokens import known_tokens


def card_text(card: CardModel, definitions: Definitions) -> tuple[Say, ...]:
    """Return all that is printed on a card below its name."""
    return (type_line(card, definitions), *rules_text(card, definitions))


def search_for(card: CardModel) -> str:
    """Return what finds the text of a card that is played by hand, as a part of an address."""
    return searched(card.name.en) if card.by_hand else ""


def searched(name: str) -> str:
    """Return what finds a card by its name, as a part of an address."""
    return quote(f'!"{name}"', safe="")


def type_line(card: CardModel, definitions: Definitions) -> Say:
    """Return the line of a card's cost, types, size and rarity."""
    said = [] if card.cost is None else [Say("mn-mana", {"mana": symbols(card.cost)})]
    said.append(kind_line(card, definitions))
    if card.pt is not None:
        said.append(Say("mn-size", {"power": card.pt[0], "toughness": card.pt[1]}))
    if "basic" not in card.types.super:
        said.append(Say("mn-rarity", {"rarity": card.rarity}))
    return chained("mn-dot", said)


def kind_line(card: CardModel, definitions: Definitions) -> Say:
    """Return a card's types alone, as a picture of it has them beside cost and size."""
    types = [Say("mn-type-word", {"noun": each}) for each in card.types.card]
    agreeing = {"noun": card.types.card[-1], "count": 1}
    supers = [Say("mn-type-super", {"word": each, **agreeing}) for each in card.types.super]
    subs = [
        Say("words-noun", {"noun": noun, "count": 1}) for noun in map(definitions.subtype, card.types.sub)
    ]
    return Say("mn-type", {
        "supers": chained("words-tails", supers) if supers else NOTHING,
        "types": chained("mn-types", types),
        "subs": chained("mn-subs", subs) if subs else NOTHING,
        "some": "yes" if subs else "no",
    })  # fmt: skip


def rules_text(card: CardModel, definitions: Definitions) -> tuple[Say, ...]:
    """Return the lines of a card's additional costs, keywords and abilities."""
    speaker = speaker_of(card, definitions)
    given = enumerate(card.gives)
    gives = tuple(_quoted(each, speaker, _bearer(card, speaker, place)) for place, each in given)
    speaker = speaker._replace(gives=gives, tokens=_tokens(card, definitions))
    before, after = _keywords(card, speaker)
    lines = [*before]
    if card.any_number:
        lines.append(Say("mn-line-any-number", {"card": card.name}))
    lines += [line for ability in card.abilities for line in ability_lines(ability, speaker)]
    if card.by_hand:
        lines.append(Say("mn-line-by-hand"))
    return (*lines, *after)


def _bearer(card: CardModel, speaker: Speaker, place: int) -> str:
    """Return what that is called which is given an ability."""
    tokens = (each for each in parts(card) if isinstance(each, TokenModel) and place in each.grants)
    token = next(tokens, None)
    if token is not None:
        return noun_of(token.types, token.sub)
    wears = speaker.noun in ("aura", "mn-equipment") and speaker.host == "creature"
    return "creature" if wears else "permanent"


def _tokens(card: CardModel, definitions: Definitions) -> dict[KnownToken, tuple[Say, ...]]:
    """Return what tokens have that the rules define, of those that a card makes."""
    makes = {
        each.token for each in parts(card) if isinstance(each, MakeTokens) and isinstance(each.token, str)
    }
    return {
        token: _all_quoted(model, definitions) for token, model in known_tokens().items() if token in makes
    }


def _all_quoted(card: CardModel, definitions: Definitions) -> tuple[Say, ...]:
    speaker = speaker_of(card, definitions)
    said = (_quoted(each, speaker, speaker.noun) for each in card.abilities)
    return tuple(Say("mn-quoted", {"text": each}) for each in said)


def _quoted(given: Ability, speaker: Speaker, noun: str) -> Say:
    """Return an ability that is given, as it is quoted within a sentence: without a full stop of its own."""
    (said,) = ability_lines(given, speaker.as_(noun))
    return said.values["text"] if said.key == "words-sentence" else said


_EXTRAS = ("kicker", "buyback", "entwine")
_FIRST = (Enchant, Affinity, Convoke, Delve, Improvise)
_LAST = (
    "equip", "cycling", "flashback", "jump_start", "retrace", "escape", "evoke", "dash", "madness", "unearth",
)  # fmt: skip


def _keywords(card: CardModel, speaker: Speaker) -> tuple[list[Say], list[Say]]:
    """Return the lines before all others, and those after them.

    Costs come first, then keywords of one word in one line, then the others in lines of their own; what is
    used at the end, or from elsewhere, comes last.
    """
    words: list[Keyword] = [each for each in card.keywords if isinstance(each, str)]
    longer = [each for each in card.keywords if not isinstance(each, str)]
    first: list[Say] = []
    middle: list[Say] = []
    last: list[Say] = []
    if card.additional:
        costs = Actions(speaker.as_("spell"))
        values = {"cost": costs.to_pay(card.additional), "price": costs.to_pay(card.additional, "price")}
        first.append(Say("mn-line-additional", values))
    first += [way_line(each, speaker) for each in card.ways]
    if card.only:
        conditions = Actions(speaker.as_("spell")).all_of(card.only)
        first.append(in_sentences([Say("mn-cast-only", {"conditions": conditions})]))
    for each in words:
        if each in PHRASES:
            noun = "spell" if each == "cant_be_countered" else speaker.noun
            this = Say("mn-this", {"noun": noun})
            said = Say("mn-line-phrase", {"this": this, "phrase": keyword(each, noun=noun)})
            (first if each == "cant_be_countered" else middle).append(said)
    named = [keyword(each) for each in words if each not in PHRASES]
    for each in longer:
        line, word = keyword_line(each, speaker), next(iter(each.model_dump()))
        if isinstance(each, Prowess) and named:
            named.append(Say("mn-word-prowess"))
        elif isinstance(each, _FIRST) or word in _EXTRAS:
            first.append(line)
        else:
            (last if word in _LAST else middle).append(line)
    row = [Say("mn-line-keywords", {"keywords": chained("words-comma", named)})] if named else []
    return [*first, *row, *middle], last
