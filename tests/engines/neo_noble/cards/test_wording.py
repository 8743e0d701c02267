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
            "Summons of Brass – MANIFEST – Spend a Ready Dominance coin: Your next summon costs "
            "2 Souls less this turn.",
        ],
        [
            "Glas obstiné – PERMANENT : Les pièces de Dominance gagnées par un Test de Dominance "
            "dans votre couloir Milieu restent prêtes.",
            "Appel d’airain – MANIFESTATION – Épuiser 1 pièce de Dominance prête : Votre "
            "prochaine invocation coûte 2 Âmes de moins ce tour-ci.",
        ],
    ),
    "burrow_courier": (
        [
            "HASTE (While this card is face-up in your Channel, you may summon it.)",
            "ON SUMMON: If you summoned this card from your Channel, Channel a card, Ready. "
            "Otherwise, Channel a card, Spent.",
        ],
        [
            "HÂTE (Tant que cette carte est face visible dans votre Canal, vous pouvez l’invoquer.)",
            "À L’INVOCATION : Si vous avez invoqué cette carte depuis votre Canal, canalisez 1 "
            "carte à l’état prêt. Sinon, canalisez 1 carte à l’état épuisé.",
        ],
    ),
    "ash_tongue_brute": (
        ["ONGOING: This lane has +1 Power for each card in your Reap Pile."],
        ["PERMANENT : Ce couloir gagne +1 Puissance pour chaque carte dans votre Moisson."],
    ),
    "lamplit_informer": (
        [
            "Have a Word – MANIFEST – Discard a card: Reveal target face-down card in either "
            "Channel. You may put that card into hand."
        ],
        [
            "Glisser un mot – MANIFESTATION – Défausser 1 carte : Révélez la carte face cachée "
            "ciblée de l’un ou l’autre Canal. Vous pouvez mettre la carte ciblée en main."
        ],
    ),
    "sudden_mourner": (
        [
            "REACT: When your opponent attacks, you may summon this card.",
            "ON SUMMON: You may return another allied Active Spirit to hand without causing Shattering.",
        ],
        [
            "RÉACTION : Quand votre adversaire attaque, vous pouvez invoquer cette carte.",
            "À L’INVOCATION : Vous pouvez renvoyer 1 autre Esprit actif allié en main sans "
            "provoquer de brisure.",
        ],
    ),
    "matchstick_martyr": (
        [
            "BRITTLE (After its effect, destroy this card.)",
            "ON SUMMON: Target lane of yours has +2 Power this turn.",
        ],
        [
            "FRAGILE (Détruisez cette carte après son effet.)",
            "À L’INVOCATION : Votre couloir ciblé gagne +2 Puissance ce tour-ci.",
        ],
    ),
    "seraph_of_the_shut_gate": (
        [
            "TRIBUTE – Relinquish two Dominance coins. (Pay this instead of the Soul cost.)",
            "ONGOING: Arbiters in each of your other lanes do not Shatter.",
        ],
        [
            "TRIBUT – Renoncer à 2 pièces de Dominance. (À payer au lieu du coût en Âmes.)",
            "PERMANENT : Les Arbitres dans chacun de vos autres couloirs ne se brisent pas.",
        ],
    ),
    "root_choir": (
        [
            "First Verse – INCOME (mandatory): Create a 0/1 Sapling Token.",
            "Make Room – PAY 1 Soul and sacrifice a Token: This lane has room for one more "
            "Spirit this turn. You may draw a card.",
        ],
        [
            "Premier couplet – REVENU (obligatoire) : Créez 1 Jeton Jeune pousse 0/1.",
            "Faire de la place – PAYER 1 Âme et sacrifier 1 Jeton : Ce couloir peut contenir 1 "
            "Esprit de plus ce tour-ci. Vous pouvez piocher 1 carte.",
        ],
    ),
    "toll_keeper": (
        [
            "ONGOING: This Spirit cannot be destroyed.",
            "Paid in Full – END TURN (mandatory): If you hold three or more Dominance coins and "
            "you have gained no Dominance coin this turn, you win the game.",
        ],
        [
            "PERMANENT : Rien ne peut détruire cet Esprit.",
            "Droits acquittés – FIN DE TOUR (obligatoire) : Si vous détenez au moins 3 pièces de "
            "Dominance et si vous n’avez gagné aucune pièce de Dominance ce tour-ci, vous gagnez "
            "la partie.",
        ],
    ),
    "pathpaws": (
        ["PATHFINDER (When summoned into an empty lane, you may Channel a card.)"],
        ["ÉCLAIREUR (Invoquée dans un couloir vide, cette carte vous permet de canaliser 1 carte.)"],
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
        (None, (), "INCOME: Draw a card.", "REVENU : Piochez 1 carte."),
        ("may", (), "INCOME: You may draw a card.", "REVENU : Vous pouvez piocher 1 carte."),
        ("must", (), "INCOME (mandatory): Draw a card.", "REVENU (obligatoire) : Piochez 1 carte."),
        (
            "may", ({"cost": "discard"},),
            "INCOME: You may discard a card. If you do, draw a card.",
            "REVENU : Vous pouvez défausser 1 carte. Si vous le faites, piochez 1 carte.",
        ),
        (
            "must", ({"cost": "souls", "number": 2},),
            "INCOME (mandatory) – Pay 2 Souls: Draw a card.",
            "REVENU (obligatoire) – Payer 2 Âmes : Piochez 1 carte.",
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
    assert said(text) == "PAY 1 Soul: Draw a card. Use only once each turn."
    assert said(text, "fr") == "PAYER 1 Âme : Piochez 1 carte. Une seule fois par tour."


def test_two_targets_are_told_apart() -> None:
    text = manifest(
        {"action": "move", "who": "target", "to": "target_2"},
        targets=[
            {"target": "spirit", "whose": "own", "layer": "active"},
            {"target": "lane", "whose": "own", "empty": True},
        ],
    )
    assert said(text) == ("MANIFEST: Move target allied Active Spirit to target empty lane of yours.")
    assert said(text, "fr") == (
        "MANIFESTATION : Déplacez l’Esprit actif allié ciblé vers votre couloir vide ciblé."
    )


def test_the_lane_and_the_owner_of_a_target_are_named_as_such() -> None:
    text = manifest(
        {"action": "create", "token": "sapling", "lane": "target"},
        {"action": "discard", "who": "target"},
        targets=[{"target": "spirit", "whose": "any", "layer": "any"}],
    )
    assert said(text) == (
        "MANIFEST: Create a 0/1 Sapling Token in the lane of target Spirit. The owner of that "
        "Spirit discards a card."
    )
    assert said(text, "fr") == (
        "MANIFESTATION : Créez 1 Jeton Jeune pousse 0/1 dans le couloir de l’Esprit ciblé. Le "
        "propriétaire de l’Esprit ciblé défausse 1 carte."
    )


def test_if_you_do_tells_who_did_it() -> None:
    done = {"action": "if", "if": [{"test": "done"}], "do": [DRAW]}
    assert said(manifest({"action": "discard", "who": "you"}, done)) == (
        "MANIFEST: Discard a card. If you do, draw a card."
    )
    assert said(manifest({"action": "discard", "who": "opponent"}, done)) == (
        "MANIFEST: Your opponent discards a card. If that is done, draw a card."
    )


def test_choices_within_choices_say_where_they_end() -> None:
    may = {"action": "may", "do": [DRAW]}
    choice = {"action": "choose_one", "modes": [{"do": [may]}, {"do": [DRAW, {"action": "win"}]}]}
    assert said(manifest({"action": "if", "if": [{"test": "your_turn"}], "do": [choice, DRAW]})) == (
        "MANIFEST: If it is your turn, (choose one – • (you may draw a card). • Draw a card, "
        "then you win the game), then draw a card."
    )


@pytest.mark.parametrize(
    ("of", "bounds", "english", "french"),
    [
        (
            {"calc": "cards", "zone": "grave", "filter": {"type": ["errant"]}}, {"at_least": 3},
            "you have three or more Errants in your Graveyard",
            "vous avez au moins 3 Errants dans votre Cimetière",
        ),
        (
            {"calc": "cards", "zone": "hand", "whose": "opposing"}, {"at_most": 0},
            "your opponent has no cards in their hand",
            "votre adversaire n’a aucune carte dans sa main",
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
    assert said(text) == f"MANIFEST: If {english}, draw a card."
    assert said(text, "fr") == f"MANIFESTATION : Si {french}, piochez 1 carte."


def test_the_contrary_of_a_condition_is_said_in_its_own_words() -> None:
    modes = {"test": "summoned_by", "mode": ["react", "effect"]}
    many = {"test": "number", "of": {"calc": "coins"}, "at_least": 2}
    text = manifest(DRAW, **{"if": [{"test": "not", "of": {"test": "any", "of": [modes, many]}}]})
    assert said(text) == (
        "MANIFEST: If this card was summoned neither by a React Summon nor by a text and you "
        "hold fewer than two Dominance coins, draw a card."
    )
    assert said(text, "fr") == (
        "MANIFESTATION : Si cette carte n’a été invoquée ni par une Invocation en réaction ni par un texte "
        "et si vous détenez moins de 2 pièces de Dominance, piochez 1 carte."
    )
