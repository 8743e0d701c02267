"""All of a card: its head, its lines, and what they come to."""

from __future__ import annotations

import re
from typing import Any

from pydantic import ValidationError

from engines.magic.cards.facts import CardFacts, Reading, Refusal
from engines.magic.cards.reading import abilities
from engines.magic.cards.reading.costs import read_costs
from engines.magic.cards.reading.features import nearest
from engines.magic.cards.reading.grammar import Ambiguous, Unread
from engines.magic.cards.reading.head import CardHead, read_head
from engines.magic.cards.reading.keywords import read_keywords, read_phrase
from engines.magic.cards.reading.normal import NamedCard, normal_lines
from engines.magic.cards.reading.scene import Scene, Whole, known_as
from engines.magic.cards.reading.ways import read_only, read_way
from engines.magic.language import abilities as have
from engines.magic.language.pack import CardModel

_ADDITIONAL = re.compile(r"as an additional cost to cast this spell, (.+)\.")
_ANY_NUMBER = "a deck can have any number of cards named ~."
_SPELLS = ("instant", "sorcery")
VERSION = 2
"""Of the reader: what it reads changes with it."""
MOST_LETTERS, MOST_LINES = 2_000, 20
"""Of a text: what is longer is no card of one face, and might take long."""


def read_card(facts: CardFacts, text: str) -> Reading:
    """Return what a card is in the card language, or all reasons why it is not read."""
    try:
        head = read_head(facts)
    except Unread as why:
        return Reading(None, (_refusal(why, None),))
    if len(text) > MOST_LETTERS or text.count("\n") >= MOST_LINES:
        return Reading(None, (Refusal("language", {}, None),))
    return _Card(facts, head, lines_of(facts, text)).read()


def lines_of(facts: CardFacts, text: str) -> tuple[str, ...]:
    """Return the lines of a card's text in their normal form."""
    face = facts.faces[0]
    types, _, subtypes = face.type_line.partition("—")
    named = NamedCard(face.name, subtypes.split(), "Legendary" in types, facts.keywords)
    return normal_lines(named, text)


VAGUE = (
    "action", "change", "condition", "cost", "event", "keyword", "kind", "limit", "modes", "number",
    "replacing",
)  # fmt: skip
"""Reasons beside which the feature that is wanted tells more."""


def _begins(line: str, word: str) -> bool:
    return line.startswith(word) and not line[len(word) :][:1].isalpha()


def _refusal(why: Unread, line: int | None) -> Refusal:
    return Refusal(why.key, why.values_, line)


class _Card:
    """A card while it is read."""

    def __init__(self, facts: CardFacts, head: CardHead, lines: tuple[str, ...]) -> None:
        self.facts = facts
        self.head = head
        self.lines = lines
        self.is_spell = not set(_SPELLS).isdisjoint(head.types.card)
        self.keywords: list[Any] = []
        self.additional: list[Any] = []
        self.ways: list[Any] = []
        self.only: list[Any] = []
        self.abilities: list[Any] = []
        self.gives: list[Any] = []
        self.spoken: list[str] = []
        self.any_number = False
        self.refusals: list[Refusal] = []
        self.bare: list[str | have.Enchant] = []
        """Keywords of lines that hold nothing else, and what an Aura enchants, for play by hand."""

    def read(self) -> Reading:
        """Return what has been understood of it."""
        for place, line in enumerate(self.lines, start=1):
            try:
                self._read(line)
            except (Unread, Ambiguous, ValidationError) as why:
                self.refusals.append(self._refusal(why, place, line))
        if self.spoken and not self.refusals:
            self._read_spell()
        if self.refusals:
            return Reading(None, tuple(self.refusals), tuple(self.bare))
        if any(self.head.told) and not any(map(_defines, self.abilities)):
            return Reading(None, (Refusal("size", {}, None),), tuple(self.bare))
        try:
            definition = self._definition()
        except ValidationError:
            return Reading(None, (Refusal("language", {}, None),), tuple(self.bare))
        return Reading(definition, (), tuple(self.bare))

    def _refusal(self, why: Exception, line: int | None, said: str) -> Refusal:
        """Return a reason without a word of the text: only keywords that the file lists are named."""
        if isinstance(why, Ambiguous):
            return Refusal("two-ways", {}, line)
        if not isinstance(why, Unread):
            return Refusal("language", {}, line)
        unknown = next((word for word in self.facts.keywords if _begins(said.lower(), word.lower())), None)
        if unknown is not None:
            return Refusal("listed-keyword", {"keyword": unknown}, line)
        feature = nearest(said) if why.key in VAGUE else None
        return _refusal(why, line) if feature is None else Refusal("feature", {"feature": feature}, line)

    def _scene(self) -> Scene:
        """Return what a line can speak of before it begins."""
        enchant = next(
            (each.enchant.filter for each in self.keywords if isinstance(each, have.Enchant)), None
        )
        types = self.head.types
        attached = "enchanted" if "aura" in types.sub else "equipped" if "equipment" in types.sub else ""
        host = frozenset(("creature",)) if enchant is None else known_as(enchant)
        nouns = frozenset((*types.card, *types.sub, "permanent", "card", "spell"))
        scene = Scene(Whole(nouns, self.gives, self.is_spell, host, attached, self.head.pt, self.head.told))
        scene.kicked = any(isinstance(each, have.Kicker) for each in self.keywords)
        return scene

    def _read(self, line: str) -> None:
        scene = self._scene()
        keywords = read_keywords(line, scene)
        if keywords is not None:
            self.keywords += keywords
            self.bare += [each for each in keywords if isinstance(each, str | have.Enchant)]
            return
        phrase = read_phrase(line)
        if phrase is not None:
            self.keywords += phrase
        elif (additional := _ADDITIONAL.fullmatch(line)) is not None:
            self.additional += read_costs(additional[1], scene)
        elif (way := read_way(line, scene)) is not None:
            self.ways.append(way)
        elif (only := read_only(line, scene)) is not None:
            self.only += only
        elif line == _ANY_NUMBER:
            self.any_number = True
        elif self.is_spell and not line.startswith("this spell costs "):
            self.spoken.append(line)
        else:
            self.abilities += abilities.read_line(line, scene)

    def _read_spell(self) -> None:
        """Read all that an instant or sorcery does, line after line."""
        scene = self._scene()
        scene.name(("this",), scene.whole.nouns)
        if len(self.spoken) > 1 and any(" — • " in line for line in self.spoken):
            self.refusals.append(Refusal("modes", {}, None))
            return
        try:
            for line in self.lines:  # what was paid can be spoken of
                if (additional := _ADDITIONAL.fullmatch(line)) is not None:
                    read_costs(additional[1], scene)
            self.abilities.append(abilities.read_spell(" ".join(self.spoken), scene))
        except (Unread, Ambiguous, ValidationError) as why:
            self.refusals.append(self._refusal(why, None, " ".join(self.spoken)))

    def _definition(self) -> CardModel:
        face = self.facts.faces[0]
        said = {
            "id": id_of(face.name), "name": {"en": face.name, "fr": face.name_fr or face.name},
            "cost": self.head.cost, "types": self.head.types, "pt": self.head.pt,
            "keywords": tuple(self.keywords), "additional": tuple(self.additional),
            "ways": tuple(self.ways), "cast_if": tuple(self.only),
            "abilities": tuple(self.abilities), "gives": tuple(self.gives),
            "printings": self.facts.printings, "pools": self.facts.pools or ("eternal",),
            "any_number": self.any_number,
        }  # fmt: skip
        return CardModel.model_validate(said)


def _defines(ability: Any) -> bool:
    """Tell whether an ability says what a card's own size is."""
    return any(getattr(each, "defines", False) for each in getattr(ability, "changes", ()))


def id_of(name: str) -> str:
    """Return a name for machines."""
    plain = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")
    return (plain if plain[:1].isalpha() else f"c_{plain}")[:40]
