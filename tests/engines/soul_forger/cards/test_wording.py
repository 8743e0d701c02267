"""What stands on the cards: every word of the card language, every card, in both languages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, get_args

import pytest

from bot.texts import LOCALES, Locale, dashed, texts_in
from engines.kernel import Say
from engines.kernel.effects.exhaustiveness import models
from engines.soul_forger.cards.printed import card_text, rules_text
from engines.soul_forger.cards.printed.abilities import ability_line
from engines.soul_forger.cards.printed.actions import Actions
from engines.soul_forger.language.abilities import Ability
from engines.soul_forger.language.actions import Action
from engines.soul_forger.language.changes import Change
from engines.soul_forger.language.conditions import Condition
from engines.soul_forger.language.events import EventKind, Trigger
from engines.soul_forger.language.parts import SUBTYPES, Keyword, Until
from engines.soul_forger.language.selectors import PieceFilter, Target
from engines.soul_forger.language.values import Value
from tests.engines.examples import examples
from tests.engines.reading import faults_of, misprinted
from tests.engines.soul_forger.starter import CARDS, SET

MOST_CHARACTERS = 460
DRAW = {"action": "draw"}


def every(union: Any, deepest: int = 2) -> Iterator[Any]:
    """Examples of every model of a union."""
    for model in sorted(models(union), key=lambda one: one.__name__):
        yield from examples(model, ("fleck",), deepest)


def as_line(said: Say) -> Say:
    return Say("words-sentence", {"text": said})


def all_lines() -> Iterator[Say]:
    """All that can be said, part by part."""
    words = Actions(CARDS, "creature")
    for ability in examples(Ability, ("FHM: 1 Fire card",), 2):
        yield ability_line(ability, CARDS, "creature")
    for action in every(Action):
        yield as_line(words.action(action))
    for condition in every(Condition):
        yield as_line(words.condition(condition))
        yield as_line(words.condition(condition, denied=True))
    for value in every(Value):
        yield as_line(words.action(read_draw(value)))
    for change in every(Change):
        yield as_line(words.change(change))
        yield from (as_line(words.change(change, until)) for until in get_args(Until))
    for target in every(Target):
        yield as_line(words.target(target))
    for chosen in examples(PieceFilter, ("fleck",)):
        yield as_line(words.a_kind(chosen, "opposing"))
        yield as_line(words.kind(chosen, 2, "own"))
    for event in get_args(EventKind):
        for more in ({}, {"this": True}, {"whose": "own"}, {"whose": "opposing", "by": "opposing"}):
            for told in ({}, {"combat": True}, {"to": "off"}, {"for": "forge"}, {"phase": "combat"}):
                when = Trigger.model_validate({"event": event, **more, **told})
                yield as_line(words.trigger(when))


def read_draw(value: Any) -> Any:
    return Ability.model_validate({"do": [{**DRAW, "number": value}]}).do[0]


def test_everything_that_can_be_said_has_words() -> None:
    assert faults_of(all_lines()) == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_is_worded_and_fits(locale: Locale) -> None:
    tell = texts_in(locale).tell
    said = {key: [tell(line) for line in card_text(card, CARDS)] for key, card in CARDS.items()}
    assert misprinted(said, locale, MOST_CHARACTERS) == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_abilities_that_do_different_things_say_different_things(locale: Locale) -> None:
    said: dict[str, str] = {}
    for card in SET.cards:
        for ability in card.abilities:
            line = texts_in(locale).tell(ability_line(ability, CARDS, "creature"))
            assert said.setdefault(line, ability.model_dump_json()) == ability.model_dump_json(), line


def shared(words: Iterable[str], said: Callable[[str], str]) -> dict[str, list[str]]:
    """What is said of several words alike: one that has no name is called as the last that has one."""
    told: dict[str, list[str]] = {}
    for word in words:
        told.setdefault(said(word), []).append(word)
    return {name: alike for name, alike in told.items() if len(alike) > 1}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("field", "words"), [("keyword", get_args(Keyword)), ("subtype", SUBTYPES)], ids=["keywords", "sub-types"]
)
def test_every_keyword_and_sub_type_has_a_name_of_its_own(
    field: str, words: tuple[str, ...], locale: Locale
) -> None:
    def said(word: str) -> str:
        kind = Actions(CARDS, "creature").kind(PieceFilter.model_validate({field: word}), 2)
        return texts_in(locale).tell(kind)

    assert shared(words, said) == {}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("noun", ["creature", "weapon"])
def test_every_keyword_is_explained_in_words_of_its_own(noun: str, locale: Locale) -> None:
    def said(word: str) -> str:
        return texts_in(locale).say("sf-line-keyword", keyword=dashed(word), noun=noun)

    assert shared(get_args(Keyword), said) == {}
    assert shared((*get_args(Keyword), "tireless"), said) == {said("unique"): ["unique", "tireless"]}


SAMPLES = {
    "cinderpaw_kit": (
        ["Fast Hand (While attacking, it deals its combat damage first.)"],
        ["Main leste (À l’attaque, ses dégâts de combat sont infligés d’abord.)"],
    ),
    "galeweft_heron": (
        [
            "Flight (It can be blocked only by something with Flight.)",
            "Skill: Turn target attacking creature with Ronum 2 or less Off-guard.",
        ],
        [
            "Vol (Seul ce qui a Vol peut bloquer.)",
            "Talent : Mettez hors garde la créature attaquante ciblée de Ronum 2 ou moins.",
        ],
    ),
    "lamplighter_oda": (
        [
            "Cost: Send a Light card from your field, hand or Material Zone.",
            "Unique (You can control only one card with this name.)",
            "Protector (Blocking does not turn it Off-guard.)",
            "Welcome: Heal 2 damage from yourself or target creature you control.",
        ],
        [
            "Coût : Envoyez 1 carte de Lumière depuis votre terrain, votre main ou votre Réserve.",
            "Unique (Vous ne pouvez contrôler qu’une carte de ce nom.)",
            "Protectrice (Bloquer ne la met pas hors garde.)",
            "Bienvenue : Soignez de 2 dégâts vous-même ou la créature ciblée que vous contrôlez.",
        ],
    ),
    "undertow_clause": (
        ["Cost: Send a Water card from your hand.", "Negate target Action in the Flow."],
        ["Coût : Envoyez 1 carte d’Eau depuis votre main.", "Annulez l’Action ciblée dans le Flux."],
    ),
    "oath_of_open_sky": (
        [
            "Cost: Send a Light card and an Air card from your field or hand.",
            "When a creature you control with Flight is destroyed, heal 1 damage from you.",
        ],
        [
            "Coût : Envoyez 1 carte de Lumière et 1 carte d’Air depuis votre terrain ou votre main.",
            "Quand on détruit une créature que vous contrôlez avec Vol, soignez-vous de 1 dégât.",
        ],
    ),
    "pyre_widow": (
        [
            "Cost: Send a Fire or Dark card from your hand or Material Zone.",
            "Betrayed: Deal 3 damage to each opponent.",
            "Seared/Wounded: This creature gets +1 power this turn.",
        ],
        [
            "Coût : Envoyez 1 carte de Feu ou des Ténèbres depuis votre main ou votre Réserve.",
            "Trahison : Chaque adversaire subit 3 dégâts.",
            "Brûlé/Blessé : Cette créature gagne +1 puissance ce tour-ci.",
        ],
    ),
}


@pytest.mark.parametrize("key", SAMPLES)
def test_cards_say_what_the_rules_page_says_of_them(key: str) -> None:
    for locale, wanted in zip(LOCALES, SAMPLES[key], strict=True):
        lines = [texts_in(locale).tell(line) for line in rules_text(CARDS[key], CARDS)]
        assert [line.replace("\u00a0", " ") for line in lines] == wanted


LEVEL, LEVELS = {"calc": "level"}, {"calc": "sum", "parts": [{"calc": "level"}, {"calc": "experience"}]}
GAINS = {"action": "gain_experience"}
HIT = {"action": "damage", "number": 1}
SAID: list[tuple[dict[str, Any], str, str]] = [
    ({"do": [{**GAINS, "number": {"calc": "half", "of": LEVELS}}]},
     "Gain X Experience (X is half of (your level + your Experience), rounded down).",
     "Gagnez X points d’Expérience (X étant la moitié, arrondie vers le bas, pour (votre niveau "
     "+ votre Expérience))."),
    ({"do": [{**GAINS, "number": {"calc": "sum", "parts": [{"calc": "half", "of": LEVEL}, 1]}}]},
     "Gain X Experience (X is (half of your level, rounded down) + 1).",
     "Gagnez X points d’Expérience (X étant (la moitié, arrondie vers le bas, pour votre niveau) + 1)."),
    ({"when": {"event": "player_damaged", "whose": "any"}, "do": [{**HIT, "who": "controller_of_that"}]},
     "When a player is dealt damage, deal 1 damage to that player.",
     "Quand un joueur subit des dégâts, ce joueur subit 1 dégât."),
    ({"when": {"event": "damaged", "is": {"type": "creature"}}, "do": [{**HIT, "who": "controller_of_that"}]},
     "When a creature is dealt damage, deal 1 damage to that card’s controller.",
     "Quand une créature subit des dégâts, le contrôleur de cette carte subit 1 dégât."),
    ({"targets": [{"target": "card", "zone": "grave", "whose": "any"}],
      "do": [{**HIT, "who": "controller_of_target"}]},
     "Choose target card from any player’s graveyard. Deal 1 damage to the target’s owner.",
     (
         "Choisissez la carte ciblée du cimetière de n’importe quel joueur. Le propriétaire de la "
         "cible subit 1 dégât."
     )),
    ({"targets": [{"target": "player"}], "do": [{**HIT, "who": "controller_of_target"}]},
     "Deal 1 damage to target opponent.",
     "L’adversaire ciblé subit 1 dégât."),
    ({"targets": [{"target": "creature"}, {"target": "equipment"}],
      "do": [{**HIT, "who": "controller_of_target"}]},
     "Choose target creature and target piece of Equipment. Deal 1 damage to the first target’s controller.",
     (
         "Choisissez la créature ciblée et l’équipement ciblé. Le contrôleur de la première cible "
         "subit 1 dégât."
     )),
    ({"when": {"event": "discarded", "this": True}, "do": [GAINS]},
     "When you discard this card, gain 1 Experience.",
     "Quand vous défaussez cette carte-ci, gagnez 1 point d’Expérience."),
    ({"when": {"event": "played", "this": True}, "do": [GAINS]},
     "When you play this creature, gain 1 Experience.",
     "Quand vous jouez cette créature, gagnez 1 point d’Expérience."),
    ({"when": {"event": "paid", "this": True}, "do": [GAINS]},
     "When you send this creature to pay, gain 1 Experience.",
     "Quand vous envoyez cette créature pour payer, gagnez 1 point d’Expérience."),
]  # fmt: skip


@pytest.mark.parametrize(("written", "english", "french"), SAID)
def test_what_is_meant_is_said_of_whom_and_of_how_much(
    written: dict[str, Any], english: str, french: str
) -> None:
    ability = Ability.model_validate(written)
    for locale, wanted in zip(LOCALES, (english, french), strict=True):
        line = texts_in(locale).tell(ability_line(ability, CARDS, "creature"))
        assert line.replace("\u00a0", " ").replace("\u202f", " ") == wanted
