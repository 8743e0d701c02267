"""What stands on the cards: every word of the card language, every card, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import pytest
from pydantic import BaseModel, TypeAdapter

from bot.texts import LOCALES, Locale, texts_in
from engines.kernel import Say
from engines.neo_noble.cards.printed import card_text, rules_text
from engines.neo_noble.cards.printed.actions import Actions
from engines.neo_noble.cards.printed.texts import text_line
from engines.neo_noble.language.changes import Change
from engines.neo_noble.language.conditions import Condition
from engines.neo_noble.language.costs import Cost
from engines.neo_noble.language.events import React, Trigger
from engines.neo_noble.language.parts import Until
from engines.neo_noble.language.texts import Activated, Ongoing, Text
from engines.neo_noble.language.values import Value
from tests.engines.examples import examples
from tests.engines.neo_noble.starter import CARDS, TOKENS
from tests.engines.reading import faults_of, misprinted

MOST_CHARACTERS = 400
TEXT: TypeAdapter[Text] = TypeAdapter(Text)
DRAW = {"action": "draw"}


def members(union: Any) -> Iterator[type[BaseModel]]:
    """The models of a union."""
    for part in get_args(union):
        if isinstance(part, type) and issubclass(part, BaseModel):
            yield part
        else:
            yield from members(part)


def every(union: Any) -> Iterator[Any]:
    """Examples of every model of a union."""
    for model in members(union):
        yield from examples(model, ("sapling",))


def as_line(said: Say) -> Say:
    return Say("words-sentence", {"text": said})


def all_lines() -> Iterator[Say]:
    """All that can be said, part by part."""
    words = Actions(TOKENS)
    for text in (Activated, Ongoing):
        for example in examples(text, ("sapling",), 2):
            if example.label is None:
                yield text_line(example, TOKENS)
    for trigger in (*examples(Trigger, ()), *every_event(Trigger)):
        yield as_line(words.trigger(trigger))
    for react in (*examples(React, ()), *every_event(React)):
        yield as_line(words.react(react))
    for condition in every(Condition):
        yield as_line(words.condition(condition))
        yield as_line(words.condition(condition, denied=True))
    for value in every(Value):
        yield text_line(
            Activated.model_validate({"type": "income", "do": [{**DRAW, "number": value}]}), TOKENS
        )
    for model in members(Change):
        changes: list[Any] = list(examples(model, ()))
        yield from (as_line(words.change(change)) for change in changes)
        yield from (as_line(words.change(changes[0], until)) for until in get_args(Until))
    for cost in every(Cost):
        yield Say("nn-line-tribute", {"costs": words.costs([cost], "opponent")})


def every_event(model: type[Trigger] | type[React]) -> Iterator[Any]:
    """Every event with each of the other fields, so far as it has them."""
    for event in get_args(model.model_fields["event"].annotation):
        for whose in ("own", "opposing"):
            for more in ({}, {"this": True}, {"here": True}, {"filter": {"type": ["arbiter"]}}):
                if more.keys() <= model.model_fields.keys():
                    yield model.model_validate({"event": event, "whose": whose, **more})


def test_everything_that_can_be_said_has_words() -> None:
    assert faults_of(all_lines()) == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_is_worded_and_fits(locale: Locale) -> None:
    tell = texts_in(locale).tell
    said = {key: [tell(line) for line in card_text(card, TOKENS)] for key, card in CARDS.items()}
    assert misprinted(said, locale, MOST_CHARACTERS) == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_cards_that_do_different_things_say_different_things(locale: Locale) -> None:
    said: dict[str, str] = {}
    for card in CARDS.values():
        for text in card.texts:
            line = texts_in(locale).tell(text_line(text, TOKENS))
            same = said.setdefault(line, text.model_dump_json())
            assert same == text.model_dump_json(), line


def printed(line: Say, locale: Locale) -> str:
    return texts_in(locale).tell(line).replace("\u00a0", " ")


GOLDEN = {
    "ilsabet": (
        [
            "Steady Toll – ONGOING: "
            "Dominance coins gained by a Dominance Check in your Middle lane stay Ready.",
            "Summons of Brass – MANIFEST, spend 1 Ready Dominance coin: "
            "Your next summon costs 2 Souls less this turn.",
        ],
        [
            "Glas obstiné – PERMANENT : Les pièces de Dominance gagnées par un Test de Dominance "
            "dans votre couloir Milieu restent prêtes.",
            "Appel d’airain – MANIFESTATION, épuiser 1 pièce de Dominance prête : "
            "Votre prochaine invocation coûte 2 Âmes de moins ce tour-ci.",
        ],
    ),
    "burrow_courier": (
        [
            "HASTE (you may summon it from your Channel while it is face-up there)",
            "ON SUMMON: If this card was summoned from your Channel, Channel 1 card Ready; "
            "otherwise, Channel 1 card Spent.",
        ],
        [
            "HÂTE (vous pouvez l’invoquer depuis votre Canal si elle y est face visible)",
            "À L’INVOCATION : Si cette carte a été invoquée depuis votre Canal, "
            "canalisez 1 carte à l’état prêt ; sinon, canalisez 1 carte à l’état épuisé.",
        ],
    ),
    "ash_tongue_brute": (
        ["ONGOING: This lane has +1 Power for each card in your Reap Pile."],
        ["PERMANENT : Ce couloir a +1 en Puissance pour chaque carte dans votre Moisson."],
    ),
    "lamplit_informer": (
        [
            "Have a Word – MANIFEST, discard 1 card: Target 1 face-down card in either Channel. "
            "Reveal the target. If you wish, put the target into hand."
        ],
        [
            "Glisser un mot – MANIFESTATION, défausser 1 carte : "
            "Ciblez 1 carte face cachée de l’un ou l’autre Canal. "
            "Révélez la cible. Si vous le voulez, mettez la cible en main."
        ],
    ),
    "sudden_mourner": (
        [
            "REACT: When the opponent attacks, you may summon this card.",
            "ON SUMMON, if you wish: Return 1 other allied Active Spirit to hand without causing Shattering.",
        ],
        [
            "RÉACTION : Quand l’adversaire attaque, vous pouvez invoquer cette carte.",
            "À L’INVOCATION, si vous le voulez : "
            "Renvoyez 1 autre Esprit actif allié en main sans provoquer de brisure.",
        ],
    ),
    "matchstick_martyr": (
        [
            "BRITTLE (it is destroyed after its effect has been used)",
            "ON SUMMON: Target 1 of your lanes. The target has +2 Power this turn.",
        ],
        [
            "FRAGILE (détruite une fois son effet utilisé)",
            "À L’INVOCATION : Ciblez 1 de vos couloirs. La cible a +2 en Puissance ce tour-ci.",
        ],
    ),
    "seraph_of_the_shut_gate": (
        [
            "TRIBUTE (instead of the Soul cost): Relinquish 2 Dominance coins.",
            "ONGOING: Arbiters in each of your other lanes do not Shatter.",
        ],
        [
            "TRIBUT (au lieu du coût en Âmes) : Renoncer à 2 pièces de Dominance.",
            "PERMANENT : Les Arbitres dans chacun de vos autres couloirs ne se brisent pas.",
        ],
    ),
    "root_choir": (
        [
            "First Verse – INCOME, you must: Create 1 Sapling Token (0/1).",
            "Make Room – PAY 1 Soul and sacrifice 1 Token: "
            "This lane may hold 1 more Spirit this turn. If you wish, draw 1 card.",
        ],
        [
            "Premier couplet – REVENU, obligatoirement : Créez 1 Jeton Jeune pousse (0/1).",
            "Faire de la place – PAYER 1 Âme et sacrifier 1 Jeton : "
            "Ce couloir peut contenir 1 Esprit de plus ce tour-ci. Si vous le voulez, piochez 1 carte.",
        ],
    ),
    "toll_keeper": (
        [
            "ONGOING: This Spirit cannot be destroyed.",
            "Paid in Full – END TURN, you must: If you hold at least 3 Dominance coins and "
            "you have gained no Dominance coin this turn, you win the game.",
        ],
        [
            "PERMANENT : Rien ne peut détruire cet Esprit.",
            "Droits acquittés – FIN DE TOUR, obligatoirement : "
            "Si vous détenez au moins 3 pièces de Dominance "
            "et si vous n’avez gagné aucune pièce de Dominance ce tour-ci, vous gagnez la partie.",
        ],
    ),
    "pathpaws": (
        ["PATHFINDER (summoned into an empty lane: you may Channel 1 card)"],
        ["ÉCLAIREUR (invoquée dans un couloir vide : vous pouvez canaliser 1 carte)"],
    ),
}
"""The sample cards as a player expects to read them, below their type line."""


@pytest.mark.parametrize("key", GOLDEN)
def test_the_sample_cards_read_as_a_player_expects(key: str) -> None:
    english, french = GOLDEN[key]
    lines = rules_text(CARDS[key], TOKENS)
    assert [printed(line, "en") for line in lines] == english
    assert [printed(line, "fr") for line in lines] == french


@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        ("ilsabet", "Noble · HeavenBound", "Noble · HeavenBound"),
        (
            {"type": "arbiter", "cost": 4, "power": 5, "resolve": 3},
            "Arbiter · HellBound · Cost 4 · Power 5 · Resolve 3",
            "Arbitre · HellBound · Coût 4 · Puissance 5 · Volonté 3",
        ),
        (
            {"type": "errant", "cost": 0, "power": 3, "resolve": -1},
            "Errant · HellBound · Cost 0 · Power 3 · Resolve −1",
            "Errant · HellBound · Coût 0 · Puissance 3 · Volonté −1",
        ),
        (
            {"type": "token", "cost": 0, "power": 0, "resolve": 1},
            "Token · HellBound · Power 0 · Resolve 1",
            "Jeton · HellBound · Puissance 0 · Volonté 1",
        ),
    ],
)
def test_the_type_line_tells_kind_fate_and_numbers(
    card: str | dict[str, Any], english: str, french: str
) -> None:
    made = CARDS[card] if isinstance(card, str) else CARDS["ash_tongue_brute"].model_copy(update=card)
    line = card_text(made, TOKENS)[0]
    assert (printed(line, "en"), printed(line, "fr")) == (english, french)


def said(text: dict[str, Any], locale: Locale = "en") -> str:
    return printed(text_line(TEXT.validate_python(text), TOKENS), locale)


def manifest(*do: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": "manifest", "do": list(do), **more}


@pytest.mark.parametrize(
    ("says", "cost", "english", "french"),
    [
        (None, (), "INCOME: Draw 1 card.", "REVENU : Piochez 1 carte."),
        ("may", (), "INCOME, if you wish: Draw 1 card.", "REVENU, si vous le voulez : Piochez 1 carte."),
        ("must", (), "INCOME, you must: Draw 1 card.", "REVENU, obligatoirement : Piochez 1 carte."),
        (
            "may", ({"cost": "discard"},),
            "INCOME, you may discard 1 card: Draw 1 card.",
            "REVENU, vous pouvez défausser 1 carte pour ceci : Piochez 1 carte.",
        ),
        (
            "must", ({"cost": "souls", "number": 2},),
            "INCOME, you must pay 2 Souls: Draw 1 card.",
            "REVENU, vous devez payer 2 Âmes pour ceci : Piochez 1 carte.",
        ),
    ],
)  # fmt: skip
def test_a_text_says_whether_it_may_or_must_be_used_and_what_it_costs(
    says: str | None, cost: tuple[Any, ...], english: str, french: str
) -> None:
    text = {"type": "income", "says": says, "cost": cost, "do": [DRAW]}
    assert (said(text), said(text, "fr")) == (english, french)


def test_a_text_that_may_be_paid_for_once_says_so() -> None:
    text = {"type": "pay", "once": True, "cost": [{"cost": "souls", "number": 1}], "do": [DRAW]}
    assert said(text) == "PAY 1 Soul (once each turn): Draw 1 card."
    assert said(text, "fr") == "PAYER 1 Âme (une fois par tour) : Piochez 1 carte."


def test_two_targets_are_told_apart() -> None:
    text = manifest(
        {"action": "move", "who": "target", "to": "target_2"},
        targets=[
            {"target": "spirit", "whose": "own", "layer": "active"},
            {"target": "lane", "whose": "own", "empty": True},
        ],
    )
    assert said(text) == (
        "MANIFEST: First target 1 allied Active Spirit, then 1 of your empty lanes. "
        "Move the first target to the second target."
    )
    assert said(text, "fr") == (
        "MANIFESTATION : Ciblez d’abord 1 Esprit actif allié, puis 1 de vos couloirs vides. "
        "Déplacez la première cible vers la seconde cible."
    )


def test_the_lane_and_the_owner_of_a_target_are_named_as_such() -> None:
    text = manifest(
        {"action": "create", "token": "sapling", "lane": "target"},
        {"action": "discard", "who": "target"},
        targets=[{"target": "spirit", "whose": "any", "layer": "any"}],
    )
    assert said(text) == (
        "MANIFEST: Target 1 Spirit. Create 1 Sapling Token (0/1) in the lane of the target. "
        "The owner of the target discards 1 card of their choice."
    )
    assert said(text, "fr") == (
        "MANIFESTATION : Ciblez 1 Esprit. Créez 1 Jeton Jeune pousse (0/1) dans le couloir de la cible. "
        "Le propriétaire de la cible défausse 1 carte de son choix."
    )


def test_if_you_do_tells_who_did_it() -> None:
    done = {"action": "if", "if": [{"test": "done"}], "do": [DRAW]}
    assert said(manifest({"action": "discard", "who": "you"}, done)) == (
        "MANIFEST: Discard 1 card. If you do, draw 1 card."
    )
    assert said(manifest({"action": "discard", "who": "opponent"}, done)) == (
        "MANIFEST: The opponent discards 1 card of their choice. If that is done, draw 1 card."
    )


def test_choices_within_choices_say_where_they_end() -> None:
    may = {"action": "may", "do": [DRAW]}
    choice = {"action": "choose_one", "modes": [{"do": [may]}, {"do": [DRAW, {"action": "win"}]}]}
    assert said(manifest({"action": "if", "if": [{"test": "your_turn"}], "do": [choice, DRAW]})) == (
        "MANIFEST: If it is your turn, (choose one: (if you wish, draw 1 card); "
        "or draw 1 card, then you win the game), then draw 1 card."
    )


@pytest.mark.parametrize(
    ("of", "bounds", "english", "french"),
    [
        (
            {"calc": "cards", "zone": "grave", "filter": {"type": ["errant"]}}, {"at_least": 3},
            "you have at least 3 Errants in your Graveyard",
            "vous avez au moins 3 Errants dans votre Cimetière",
        ),
        (
            {"calc": "cards", "zone": "hand", "whose": "opposing"}, {"at_most": 0},
            "the opponent has no cards in their hand",
            "l’adversaire n’a aucune carte dans sa main",
        ),
        (
            {"calc": "spirits", "of": {"pick": "all", "whose": "own", "layer": "covered"}}, {"equals": 0},
            "you have no covered Spirits",
            "vous n’avez aucun Esprit couvert",
        ),
        (
            {"calc": "total_power", "of": "this"}, {"at_least": {"calc": "total_resolve", "of": "facing"}},
            "the total Power of this lane is at least the total Resolve of the facing lane",
            "la Puissance totale de ce couloir vaut au moins la Volonté totale du couloir d’en face",
        ),
    ],
)  # fmt: skip
def test_numbers_are_compared_in_plain_words(
    of: dict[str, Any], bounds: dict[str, Any], english: str, french: str
) -> None:
    text = manifest(DRAW, **{"if": [{"test": "number", "of": of, **bounds}]})
    assert said(text) == f"MANIFEST: If {english}, draw 1 card."
    assert said(text, "fr") == f"MANIFESTATION : Si {french}, piochez 1 carte."


def test_the_contrary_of_a_condition_is_said_in_its_own_words() -> None:
    modes = {"test": "summoned_by", "mode": ["react", "effect"]}
    many = {"test": "number", "of": {"calc": "coins"}, "at_least": 2}
    text = manifest(DRAW, **{"if": [{"test": "not", "of": {"test": "any", "of": [modes, many]}}]})
    assert said(text) == (
        "MANIFEST: If this card was summoned neither by a React Summon nor by a text "
        "and you hold fewer than 2 Dominance coins, draw 1 card."
    )
    assert said(text, "fr") == (
        "MANIFESTATION : Si cette carte n’a été invoquée ni par une Invocation en réaction ni par un texte "
        "et si vous détenez moins de 2 pièces de Dominance, piochez 1 carte."
    )
