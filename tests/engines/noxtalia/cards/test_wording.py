"""What stands on the cards: every word of the card language, every card, in both languages."""

from __future__ import annotations

import re

import pytest

from bot.texts import Locale, texts_in
from engines.kernel import Say
from engines.noxtalia.cards.printed import rules_text, spirit_text, type_line
from engines.noxtalia.language.effects import Effect
from engines.noxtalia.language.pack import Capacity, Spirit, SpiritAttack
from engines.noxtalia.language.parts import CardType
from tests.engines.noxtalia.language import effects
from tests.engines.noxtalia.starter import CAPACITIES, ELEMENTS, SET, SPIRITS
from tests.engines.reading import faults_of, misprinted

LOCALES: tuple[Locale, ...] = ("en", "fr")
MOST_CHARACTERS = 400


def printed(card: Capacity | Spirit, locale: Locale) -> list[str]:
    if isinstance(card, Spirit):
        return [texts_in(locale).tell(line) for line in spirit_text(card, ELEMENTS)]
    return [texts_in(locale).tell(line) for line in (type_line(card, ELEMENTS), *rules_text(card, ELEMENTS))]


def capacity(effect: Effect, kind: CardType, *keywords: str) -> Capacity:
    return Capacity.model_construct(
        id="example", element="glaciel", type=kind, cost=1, power=1, keywords=keywords, effects=(effect,)
    )


def in_every_place(effect: Effect) -> list[tuple[Say, ...]]:
    """The effect on a card of every kind, attached or not, and on a Spirit."""
    attack = SpiritAttack.model_construct(cost=1, power=1, effects=(effect,))
    spirit = Spirit.model_construct(
        id="example", element="glaciel", max_pv=20, attack=attack, passives=(effect,)
    )
    return [
        rules_text(capacity(effect, "attack"), ELEMENTS),
        rules_text(capacity(effect, "defence"), ELEMENTS),
        rules_text(capacity(effect, "support", "amelioration"), ELEMENTS),
        spirit_text(spirit, ELEMENTS),
    ]


def test_everything_that_can_be_said_has_words_in_both_languages() -> None:
    every = (line for effect in effects() for lines in in_every_place(effect) for line in lines)
    assert faults_of(every) == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_is_worded_and_fits(locale: Locale) -> None:
    said = {card.id: printed(card, locale) for card in (*CAPACITIES.values(), *SPIRITS.values())}
    assert misprinted(said, locale, MOST_CHARACTERS) == {}


def test_cards_that_do_different_things_say_different_things() -> None:
    for locale in LOCALES:
        said: dict[str, str] = {}
        for card in SET.capacities:
            text = "\n".join(printed(card, locale))
            assert text not in said, f"{card.id} says what {said[text]} says"
            said[text] = card.id


GOLDEN = {
    "glaciation": (
        ["Attack · Glacial · 2 MP · Power 9", "Roll the die. 1 to 3: +4 Power."],
        ["Attaque · Glaciel · 2 PM · Puissance 9", "Lancez le dé. 1 à 3 : Gagne +4 Puissance."],
    ),
    "appel_de_la_meute": (
        ["Defence · Sylvan · 3 MP · Power 14", "Nocturnal turn – +4 Power."],
        ["Défense · Sylvestre · 3 PM · Puissance 14", "Tour Nocturne – Gagne +4 Puissance."],
    ),
    "garde_blanche": (
        ["Defence · Glacial · 1 MP · Power 6"],
        ["Défense · Glaciel · 1 PM · Puissance 6"],
    ),
    "arc_fourchu": (
        [
            "Attack · Storm · 3 MP · Power 9",
            "Zone (Then use it again for free on another opposing Spirit.)",
        ],
        [
            "Attaque · Orageux · 3 PM · Puissance 9",
            "Zone (Puis réutilisez-la gratuitement sur un autre Esprit adverse.)",
        ],
    ),
    "cendre_tenace": (
        [
            "Attack · Cinder · 2 MP · Power 6",
            "Weakening (Attach this card to the target.)",
            "At the end of that Spirit’s turn, it loses 2 HP.",
        ],
        [
            "Attaque · Cendré · 2 PM · Puissance 6",
            "Affaiblissement (Attachez cette carte à l’Esprit ciblé.)",
            "À la fin du tour de cet Esprit, il perd 2 PV.",
        ],
    ),
    "ecorce_de_granit": (
        [
            "Support · Stone · 2 MP",
            "Enhancement (Attach this card to one of your Spirits.)",
            "While attached, Attacks on that Spirit have −2 Power.",
        ],
        [
            "Soutien · Rocheux · 2 PM",
            "Amélioration (Attachez cette carte à un de vos Esprits.)",
            "Tant qu’elle est attachée, les Attaques contre cet Esprit perdent −2 Puissance.",
        ],
    ),
    "epines_de_minuit": (
        [
            "Defence · Sylvan · 1 MP · Power 6",
            "Nocturnal turn – If the Attack comes from a Spirit, deal 3 direct damage to the "
            "attacking Spirit.",
        ],
        [
            "Défense · Sylvestre · 1 PM · Puissance 6",
            "Tour Nocturne – Si l’Attaque vient d’un Esprit, infligez 3 dégâts directs à l’Esprit attaquant.",
        ],
    ),
    "manteau_d_epines": (
        [
            "Defence · Sylvan · 2 MP · Power 8",
            "Enhancement (Attach this card to the attacked Spirit.)",
            "This Defence is never weak.",
            "When the attacked Spirit takes damage, now or later, deal 1 direct damage to a "
            "random opposing Spirit.",
        ],
        [
            "Défense · Sylvestre · 2 PM · Puissance 8",
            "Amélioration (Attachez cette carte à l’Esprit attaqué.)",
            "Cette Défense n’est jamais faible.",
            "Quand l’Esprit attaqué subit des dégâts, maintenant ou plus tard, infligez 1 dégât "
            "direct à 1 Esprit adverse au hasard.",
        ],
    ),
    "maree_d_encre": (
        ["Support · Abyssal · 2 MP", "Your opponent loses 2 MP. Draw a card."],
        ["Soutien · Abyssal · 2 PM", "Votre adversaire perd 2 PM. Piochez 1 carte."],
    ),
    "serment_de_givre": (
        [
            "Defence · Glacial · 0 MP · Power 6",
            "If you have fewer Spirits than your opponent, heal the attacked Spirit by 5.",
        ],
        [
            "Défense · Glaciel · 0 PM · Puissance 6",
            "Si vous avez moins d’Esprits que votre adversaire, soignez de 5 PV l’Esprit attaqué.",
        ],
    ),
    "souffle_fige": (
        [
            "Attack · Glacial · 1 MP · Power 4",
            "If the target is charged, exhaust it. If not, +2 Power.",
        ],
        [
            "Attaque · Glaciel · 1 PM · Puissance 4",
            "Si l’Esprit ciblé est chargé, épuisez-le. Sinon, gagne +2 Puissance.",
        ],
    ),
    "dernier_grondement": (
        [
            "Attack · Storm · 5 MP · Power 16",
            "Ultimate (After use, remove this card from the game.)",
            "Roll the die. Gain Power equal to the result. If the result is 6, recharge an "
            "exhausted allied Spirit.",
        ],
        [
            "Attaque · Orageux · 5 PM · Puissance 16",
            "Ultime (Retirez cette carte du jeu après utilisation.)",
            "Lancez le dé. Gagne autant de Puissance que le résultat. Si le résultat est 6, "
            "rechargez 1 Esprit allié épuisé.",
        ],
    ),
    "kel_orn": (
        [
            "Spirit · Glacial · 20 HP",
            "Attack · 2 MP · Power 5",
            "+4 Power if the target is exhausted.",
        ],
        [
            "Esprit · Glaciel · 20 PV",
            "Attaque · 2 PM · Puissance 5",
            "Gagne +4 Puissance si l’Esprit ciblé est épuisé.",
        ],
    ),
}
"""Cards as a player expects to read them: English, French (its spaces before signs do not break)."""


@pytest.mark.parametrize("key", GOLDEN)
def test_cards_read_as_a_player_expects(key: str) -> None:
    card = CAPACITIES.get(key) or SPIRITS[key]
    english, french = GOLDEN[key]
    assert printed(card, "en") == english
    assert printed(card, "fr") == [re.sub(" (?=[:;?!])", "\u00a0", line) for line in french]


def said(locale: Locale, effect: dict[str, object], kind: CardType = "attack") -> str:
    """The one line of an effect."""
    made = Effect.model_validate(effect)
    return texts_in(locale).tell(rules_text(capacity(made, kind), ELEMENTS)[0]).replace("\u00a0", " ")


def test_conditions_within_conditions_say_what_belongs_together() -> None:
    night, spirit = {"test": "cycle", "now": "nocturne"}, {"test": "source_type", "now": "spirit"}
    few = {"test": "hand_size", "of": "opponent", "at_most": 2}
    draw = [{"action": "draw", "number": 2}]
    either = {"test": "any", "of": [night, spirit]}
    assert said("en", {"if": [either, few], "do": draw}, "defence") == (
        "If (it is a Nocturnal turn, or if the Attack comes from a Spirit) and your opponent has "
        "two or fewer cards in hand, draw two cards."
    )
    assert said("fr", {"if": [{"test": "not", "of": either}], "do": draw}, "defence") == (
        "Si c’est un Tour Diurne et si l’Attaque vient d’une capacité, piochez 2 cartes."
    )
    assert said("en", {"if": [{"test": "not", "of": few}], "do": draw}, "defence") == (
        "If your opponent has more than two cards in hand, draw two cards."
    )


def test_what_must_not_be_says_neither_and_nor() -> None:
    element = {"test": "element", "of": "target", "among": ["glaciel", "rocheux"]}
    draw = [{"action": "draw", "number": 1}]
    assert said("en", {"if": [{"test": "not", "of": element}], "do": draw}) == (
        "If the target is neither Glacial nor Stone, draw a card."
    )
    assert said("fr", {"if": [{"test": "not", "of": element}], "do": draw}) == (
        "Si l’Esprit ciblé n’est d’élément ni Glaciel ni Rocheux, piochez 1 carte."
    )


def test_actions_within_actions_say_where_they_end() -> None:
    draw, gain = {"action": "draw", "number": 1}, {"action": "gain_pm", "who": "player", "value": 1}
    roll = {"action": "roll", "results": [{"faces": [1], "do": [draw]}, {"faces": [4, 6], "do": [gain]}]}
    charged = [{"test": "charged", "of": "target"}]
    assert said("en", {"if": charged, "do": [roll, draw]}) == (
        "If the target is charged, (roll the die. 1: Draw a card. 4 or 6: Gain 1 MP), then draw a card."
    )
    may = {"action": "may", "do": [roll]}
    assert said("fr", {"do": [{"action": "choose_one", "modes": [{"do": [may]}, {"do": [draw, gain]}]}]}) == (
        "Choisissez – • (vous pouvez choisir ceci : (lancez le dé. 1 : Piochez 1 carte. 4 ou 6 : "
        "Récupérez 1 PM)). • Piochez 1 carte, puis récupérez 1 PM."
    )


def test_counted_numbers_say_what_is_counted() -> None:
    exhausted = {"pick": "all", "side": "enemy", "filter": {"charged": False, "element": ["rocheux"]}}
    count = {"calc": "count", "of": exhausted}
    twice = {"calc": "product", "parts": [2, count]}
    assert said("en", {"do": [{"action": "power", "value": twice}]}) == (
        "+2 Power for each exhausted opposing Stone Spirit."
    )
    heal = {"action": "heal", "who": "target", "value": {"calc": "max", "parts": [1, count]}}
    assert said("fr", {"do": [heal]}) == (
        "Soignez de X PV l’Esprit ciblé (X étant le nombre d’Esprits adverses épuisés d’élément "
        "Rocheux, 1 au moins)."
    )


ATTACHES = {"attack": "affaiblissement", "defence": "amelioration", "support": "amelioration"}


@pytest.mark.parametrize(
    ("kind", "when", "attached", "english", "french"),
    [
        ("attack", "on_damage_dealt", False,
         "When this Attack deals damage", "Quand cette Attaque inflige des dégâts"),
        ("attack", "on_damage_dealt", True,
         "When this Attack, or later an Attack by that Spirit, deals damage",
         "Quand cette Attaque, ou plus tard une Attaque de cet Esprit, inflige des dégâts"),
        ("attack", "on_damage_taken", True,
         "When that Spirit takes damage", "Quand cet Esprit subit des dégâts"),
        ("defence", "on_damage_taken", False,
         "When the attacked Spirit takes damage", "Quand l’Esprit attaqué subit des dégâts"),
        ("defence", "on_damage_dealt", True,
         "When an Attack by that Spirit deals damage", "Quand une Attaque de cet Esprit inflige des dégâts"),
        ("support", "on_damage_taken", True,
         "When that Spirit takes damage", "Quand cet Esprit subit des dégâts"),
        ("defence", "after_comparison", False, "After the comparison", "Après la comparaison"),
        ("defence", "after_comparison", True,
         "After the comparison of this and each later attack by or on that Spirit",
         "Après la comparaison de cette attaque et de chaque attaque future de cet Esprit ou contre lui"),
        ("support", "after_comparison", True, "After the comparison of an attack by or on that Spirit",
         "Après la comparaison d’une attaque de cet Esprit ou contre lui"),
    ],
)  # fmt: skip
@pytest.mark.rule("NX-R28", "NX-54")
def test_a_card_says_of_which_attacks_its_moments_are(
    kind: CardType, when: str, attached: bool, english: str, french: str
) -> None:
    """A card that is used has not been attached yet: what it does then is of this attack."""
    made = Effect.model_validate({"when": when, "do": [{"action": "draw", "number": 1}]})
    card = capacity(made, kind, *([ATTACHES[kind]] if attached else []))
    for locale, words in (("en", f"{english}, draw a card."), ("fr", f"{french}, piochez 1 carte.")):
        assert texts_in(locale).tell(rules_text(card, ELEMENTS)[-1]).replace("\u00a0", " ") == words


def test_a_spirit_says_whether_its_attack_or_its_passive_is_meant() -> None:
    effect = Effect.model_validate({"when": "after_comparison", "do": [{"action": "draw", "number": 1}]})
    *_, attack, passive = (texts_in("en").tell(line) for line in in_every_place(effect)[-1])
    assert attack == "After the comparison, draw a card."
    assert passive == "After the comparison of an attack by or on this Spirit, draw a card."
