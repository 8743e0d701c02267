"""What stands on the cards: every word of the card language, every card, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
import yaml

from bot.texts import LOCALES, Locale, texts_in
from engines.kernel import Say
from engines.kernel.effects.exhaustiveness import models
from engines.magic.cards.printed import Definitions, card_text, kind_line, rules_text, type_line
from engines.magic.cards.printed.abilities import ability_lines, keyword_line
from engines.magic.cards.printed.actions import Actions
from engines.magic.cards.printed.parts import Speaker, keyword
from engines.magic.language.abilities import Ability, Longer
from engines.magic.language.actions import Action, Destroy
from engines.magic.language.changes import Change
from engines.magic.language.conditions import Condition
from engines.magic.language.costs import Component
from engines.magic.language.events import EventWord, StepWord, Trigger
from engines.magic.language.filters import Filter
from engines.magic.language.pack import CardModel
from engines.magic.language.parts import SUBTYPES, Keyword, Until
from engines.magic.language.replacing import Instead
from engines.magic.language.selectors import Target
from engines.magic.language.values import Value
from tests.engines.examples import examples
from tests.engines.magic.starter import CARDS, SET
from tests.engines.reading import faults_of, misprinted

DEFINITIONS = Definitions(SET.subtypes)
SPEAKER = Speaker(DEFINITIONS, "creature")
MOST_CHARACTERS = 400
NAMES = ("squire", "G", "goblin", "2 R")
SYMBOLS = re.compile(r"\{[WUBRGCXTQP0-9/]+\}")


def read(line: str) -> str:
    """Return a line with a word for each symbol, and a capital first: what a reader would look at."""
    plain = SYMBOLS.sub("M", line).removeprefix("• ")
    return plain if plain.endswith((".", ")")) else f"{plain.removesuffix(' —')}."


def every(union: Any, deepest: int = 2) -> Iterator[Any]:
    """Yield examples of every model of a union."""
    for model in sorted(models(union), key=lambda one: one.__name__):
        yield from examples(model, NAMES, deepest)


def as_line(said: Say) -> Say:
    return Say("words-sentence", {"text": said})


def all_lines() -> Iterator[Say]:
    """All that can be said, part by part."""
    for ability in every(Ability):
        yield from ability_lines(ability, SPEAKER)
    for action in every(Action):
        targets = (Target(target="any"), Target(target="player"), Target(target="permanent"))
        yield as_line(Actions(SPEAKER, targets).action(action))
    yield from _parts(Actions(SPEAKER))


def _parts(words: Actions) -> Iterator[Say]:
    for condition in every(Condition):
        yield as_line(words.condition(condition))
        yield as_line(words.condition(condition, denied=True))
    for value in every(Value):
        yield as_line(Say("mn-do-draw", {**words.player("you"), **words.number(value)}))
    for change in every(Change):
        for what in ("this", "host"):
            for until in (None, *UNTIL):
                yield from map(as_line, words.held(what, (change,), until))
    for component in every(Component):
        yield as_line(words.component(component, "price"))
        yield as_line(words.to_pay((component,)))
    for instead in every(Instead):
        yield as_line(words.instead(instead))
    for target in examples(Target, NAMES):
        yield as_line(words.target(target))
    for chosen in examples(Filter, NAMES):
        for noun in ("permanent", "card", "spell", "object"):
            yield as_line(words.a_kind(chosen, "opponent", noun))
            yield as_line(Say("mn-number-of", {"kind": words.kind(chosen, 2, "you", noun)}))
    for long in every(Longer):
        yield keyword_line(long, SPEAKER)
    yield from _events()


UNTIL: tuple[Until, ...] = get_args(Until)


def _events() -> Iterator[Say]:
    goblin = {"type": "creature", "sub": "goblin"}
    for event in get_args(EventWord):
        for more in (
            {},
            {"this": True},
            {"host": True},
            {"whose": "you"},
            {"whose": "opponent", "is": goblin},
            {"is": {"type": "creature", "power": {"at_least": 3}}},
            {"is": {"token": True}},
        ):
            for told in ({}, {"combat": True}, {"to": "player"}, {"to": "creature"}, {"by": goblin}):
                when = Trigger.model_validate({"event": event, **more, **told})
                words = Actions(SPEAKER, when=when)
                yield as_line(words.trigger(when))
                yield as_line(words.next_time(when, "end_of_turn"))
                for what in ("that", "by"):
                    yield as_line(words.action(Destroy(action="destroy", what=what)))
                    words.start()
                    yield as_line(words.action(Destroy(action="destroy", what=what)))
                yield as_line(Say("mn-do-gain-life", {**words.player("that_player"), **words.number(2)}))
    for step in get_args(StepWord):
        for whose in ("you", "opponent", "any"):
            when = Trigger.model_validate({"event": "step", "step": step, "whose": whose})
            yield as_line(Actions(SPEAKER).trigger(when))
            yield as_line(Actions(SPEAKER).next_time(when, "stays"))


def test_everything_that_can_be_said_has_words() -> None:
    assert faults_of(all_lines(), read) == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_is_worded_and_fits(locale: Locale) -> None:
    tell = texts_in(locale).tell
    said = {key: [tell(line) for line in card_text(card, DEFINITIONS)] for key, card in CARDS.items()}
    rules = {key: lines[1:] for key, lines in said.items()}
    assert misprinted(rules, locale, MOST_CHARACTERS, read) == {}
    assert [key for key, lines in said.items() if len("\n".join(lines)) > MOST_CHARACTERS] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_abilities_that_do_different_things_say_different_things(locale: Locale) -> None:
    said: dict[str, str] = {}
    for card in SET.cards:
        for ability in card.abilities:
            lines = "\n".join(map(texts_in(locale).tell, ability_lines(ability, SPEAKER)))
            assert said.setdefault(lines, ability.model_dump_json()) == ability.model_dump_json(), lines


@pytest.mark.parametrize("locale", LOCALES)
def test_every_keyword_and_sub_type_has_a_name_of_its_own(locale: Locale) -> None:
    tell = texts_in(locale).tell
    for key in ("mn-keyword", "mn-keyword-named"):
        names = [tell(keyword(word, key)) for word in get_args(Keyword)]
        assert len(names) == len(set(names)) == len(get_args(Keyword))
    nouns = [Say("words-noun", {"noun": DEFINITIONS.subtype(each), "count": 1}) for each in SUBTYPES]
    assert len({tell(noun) for noun in nouns}) == len(SUBTYPES)


# Golden lines

SAID: list[dict[str, Any]] = yaml.safe_load(
    Path(__file__).with_name("golden_lines.yaml").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("said", SAID, ids=lambda said: said["en"][:40])
def test_what_is_meant_is_said(said: dict[str, Any]) -> None:
    card = CardModel.model_validate({
        "id": "card", "name": {"en": "Card", "fr": "Carte"}, "cost": "1", "types": {"card": ["creature"]},
        "pt": [1, 1], "abilities": [said["written"]],
    })  # fmt: skip
    for locale in LOCALES:
        lines = "\n".join(texts_in(locale).tell(line) for line in rules_text(card, DEFINITIONS))
        assert lines.replace("\u00a0", " ") == said[locale]


def test_an_ability_that_is_given_is_quoted_without_a_full_stop() -> None:
    given = {"type": "triggered", "when": {"event": "dies", "this": True}, "do": [{"action": "draw"}]}
    card = CardModel.model_validate({
        "id": "school", "name": {"en": "School", "fr": "École"}, "cost": "1",
        "types": {"card": ["enchantment"]}, "gives": [given], "abilities": [{
            "type": "static", "what": {"every": {"type": "creature"}, "whose": "you"},
            "changes": [{"grants": 0}]}],
    })  # fmt: skip
    (line,) = rules_text(card, DEFINITIONS)
    assert texts_in("en").tell(line) == "Creatures you control have “When this permanent dies, draw a card”."
    assert texts_in("fr").tell(line).endswith("piochez une carte\u00a0».")


@pytest.mark.parametrize("locale", LOCALES)
def test_the_line_of_types_stands_alone_beside_cost_and_size(locale: Locale) -> None:
    tell = texts_in(locale).tell
    for card in SET.cards:
        kind, whole = tell(kind_line(card, DEFINITIONS)), tell(type_line(card, DEFINITIONS))
        assert kind in whole
        assert not set(kind) & set("{0123456789/")
