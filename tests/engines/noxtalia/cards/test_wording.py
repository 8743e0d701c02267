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
        ["Attack · Glacial · 2 MP · Power 9", "Roll the die: on 1 to 3, +4 Power."],
        ["Attaque · Glaciel · 2 PM · Puissance 9", "Lancez le dé : sur 1 à 3, +4 en Puissance."],
    ),
    "appel_de_la_meute": (
        ["Defence · Sylvan · 3 MP · Power 14", "Nocturnal turn – +4 Power."],
        ["Défense · Sylvestre · 3 PM · Puissance 14", "Tour Nocturne – +4 en Puissance."],
    ),
    "garde_blanche": (
        ["Defence · Glacial · 1 MP · Power 6"],
        ["Défense · Glaciel · 1 PM · Puissance 6"],
    ),
    "arc_fourchu": (
        [
            "Attack · Storm · 3 MP · Power 9",
            "Zone (after use, use it once more without paying, on another opposing Spirit)",
        ],
        [
            "Attaque · Orageux · 3 PM · Puissance 9",
            "Zone (après utilisation, réutilisez-la gratuitement une fois, sur un autre Esprit adverse)",
        ],
    ),
    "cendre_tenace": (
        [
            "Attack · Cinder · 2 MP · Power 6",
            "Weakening (it stays attached to the target, its host)",
            "At the end of the host’s turn: the host loses 2 HP.",
        ],
        [
            "Attaque · Cendré · 2 PM · Puissance 6",
            "Affaiblissement (reste attachée à l’Esprit ciblé, son hôte)",
            "À la fin du tour de l’hôte : l’hôte perd 2 PV.",
        ],
    ),
    "ecorce_de_granit": (
        [
            "Support · Stone · 2 MP",
            "Enhancement (it stays attached to an allied Spirit, its host)",
            "While attached: Attacks on the host have −2 Power.",
        ],
        [
            "Soutien · Rocheux · 2 PM",
            "Amélioration (reste attachée à un Esprit allié, son hôte)",
            "Tant qu’elle est attachée : les Attaques contre l’hôte ont −2 en Puissance.",
        ],
    ),
    "epines_de_minuit": (
        [
            "Defence · Sylvan · 1 MP · Power 6",
            "Nocturnal turn – If the Attack comes from a Spirit: "
            "deal 3 direct damage to the attacking Spirit.",
        ],
        [
            "Défense · Sylvestre · 1 PM · Puissance 6",
            "Tour Nocturne – Si l’Attaque vient d’un Esprit : "
            "infligez 3 dégâts directs à l’Esprit attaquant.",
        ],
    ),
    "manteau_d_epines": (
        [
            "Defence · Sylvan · 2 MP · Power 8",
            "Enhancement (it stays attached to the attacked Spirit, its host)",
            "This Defence is never weak.",
            "When the attacked Spirit, or later the host, takes damage: "
            "deal 1 direct damage to 1 random opposing Spirit.",
        ],
        [
            "Défense · Sylvestre · 2 PM · Puissance 8",
            "Amélioration (reste attachée à l’Esprit attaqué, son hôte)",
            "Cette Défense n’est jamais faible.",
            "Quand l’Esprit attaqué, ou plus tard l’hôte, subit des dégâts : "
            "infligez 1 dégât direct à 1 Esprit adverse au hasard.",
        ],
    ),
    "maree_d_encre": (
        ["Support · Abyssal · 2 MP", "The opponent loses 2 MP. Draw 1 card."],
        ["Soutien · Abyssal · 2 PM", "L’adversaire perd 2 PM. Piochez 1 carte."],
    ),
    "serment_de_givre": (
        [
            "Defence · Glacial · 0 MP · Power 6",
            "If you have fewer Spirits than the opponent: the attacked Spirit regains 5 HP.",
        ],
        [
            "Défense · Glaciel · 0 PM · Puissance 6",
            "Si vous avez moins d’Esprits que l’adversaire : l’Esprit attaqué récupère 5 PV.",
        ],
    ),
    "souffle_fige": (
        [
            "Attack · Glacial · 1 MP · Power 4",
            "If the target is charged: exhaust the target. Otherwise: +2 Power.",
        ],
        [
            "Attaque · Glaciel · 1 PM · Puissance 4",
            "Si l’Esprit ciblé est chargé : épuisez l’Esprit ciblé. Sinon : +2 en Puissance.",
        ],
    ),
    "dernier_grondement": (
        [
            "Attack · Storm · 5 MP · Power 16",
            "Ultimate (after use, it leaves the game)",
            "Roll the die: +X Power (X is the result). "
            "If the result is 6, recharge 1 exhausted allied Spirit.",
        ],
        [
            "Attaque · Orageux · 5 PM · Puissance 16",
            "Ultime (retirée du jeu après utilisation)",
            "Lancez le dé : +X en Puissance (X étant le résultat). "
            "Si le résultat est 6, rechargez 1 Esprit allié épuisé.",
        ],
    ),
    "kel_orn": (
        [
            "Spirit · Glacial · 20 HP",
            "Attack · 2 MP · Power 5",
            "If the target is exhausted: +4 Power.",
        ],
        [
            "Esprit · Glaciel · 20 PV",
            "Attaque · 2 PM · Puissance 5",
            "Si l’Esprit ciblé est épuisé : +4 en Puissance.",
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
        "If (it is a Nocturnal turn, or if the Attack comes from a Spirit)"
        " and the opponent has at most 2 cards in hand: draw 2 cards."
    )
    assert said("fr", {"if": [{"test": "not", "of": either}], "do": draw}, "defence") == (
        "Si c’est un Tour Diurne et si l’Attaque vient d’une capacité : piochez 2 cartes."
    )
    assert said("en", {"if": [{"test": "not", "of": few}], "do": draw}, "defence") == (
        "If the opponent has more than 2 cards in hand: draw 2 cards."
    )


def test_what_must_not_be_says_neither_and_nor() -> None:
    element = {"test": "element", "of": "target", "among": ["glaciel", "rocheux"]}
    draw = [{"action": "draw", "number": 1}]
    assert said("en", {"if": [{"test": "not", "of": element}], "do": draw}) == (
        "If the target’s element is neither Glacial nor Stone: draw 1 card."
    )
    assert said("fr", {"if": [{"test": "not", "of": element}], "do": draw}) == (
        "Si l’élément de l’Esprit ciblé n’est ni Glaciel ni Rocheux : piochez 1 carte."
    )


def test_actions_within_actions_say_where_they_end() -> None:
    draw, gain = {"action": "draw", "number": 1}, {"action": "gain_pm", "who": "player", "value": 1}
    roll = {"action": "roll", "results": [{"faces": [1], "do": [draw]}, {"faces": [4, 6], "do": [gain]}]}
    charged = [{"test": "charged", "of": "target"}]
    assert said("en", {"if": charged, "do": [roll, draw]}) == (
        "If the target is charged, (roll the die: on 1, draw 1 card; on 4 or 6, gain 1 MP), then draw 1 card."
    )
    may = {"action": "may", "do": [roll]}
    assert said("fr", {"do": [{"action": "choose_one", "modes": [{"do": [may]}, {"do": [draw, gain]}]}]}) == (
        "Choisissez : "
        "(si vous le voulez, (lancez le dé : sur 1, piochez 1 carte ; sur 4 ou 6, gagnez 1 PM)) ; "
        "ou piochez 1 carte, puis gagnez 1 PM."
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
        "L’Esprit ciblé récupère X PV "
        "(X étant le nombre d’Esprits adverses épuisés d’élément Rocheux, 1 au moins)."
    )


ATTACHES = {"attack": "affaiblissement", "defence": "amelioration", "support": "amelioration"}


@pytest.mark.parametrize(
    ("kind", "when", "attached", "english", "french"),
    [
        ("attack", "on_damage_dealt", False,
         "When this Attack deals damage", "Quand cette Attaque inflige des dégâts"),
        ("attack", "on_damage_dealt", True, "When this Attack, or later an Attack of the host, deals damage",
         "Quand cette Attaque, ou plus tard une Attaque de l’hôte, inflige des dégâts"),
        ("attack", "on_damage_taken", True,
         "When the host takes damage", "Quand l’hôte subit des dégâts"),
        ("defence", "on_damage_taken", False,
         "When the attacked Spirit takes damage", "Quand l’Esprit attaqué subit des dégâts"),
        ("defence", "on_damage_dealt", True,
         "When an Attack of the host deals damage", "Quand une Attaque de l’hôte inflige des dégâts"),
        ("support", "on_damage_taken", True, "When the host takes damage", "Quand l’hôte subit des dégâts"),
        ("defence", "after_comparison", False, "After the comparison", "Après la comparaison"),
        ("defence", "after_comparison", True,
         "After the comparison, and later after that of any attack by or on the host",
         "Après la comparaison, puis plus tard après celle de toute attaque de l’hôte ou contre lui"),
        ("support", "after_comparison", True, "After the comparison of an attack by or on the host",
         "Après la comparaison d’une attaque de l’hôte ou contre lui"),
    ],
)  # fmt: skip
@pytest.mark.rule("NX-R28", "NX-54")
def test_a_card_says_of_which_attacks_its_moments_are(
    kind: CardType, when: str, attached: bool, english: str, french: str
) -> None:
    """A card that is used has not been attached yet: what it does then is of this attack."""
    made = Effect.model_validate({"when": when, "do": [{"action": "draw", "number": 1}]})
    card = capacity(made, kind, *([ATTACHES[kind]] if attached else []))
    for locale, words in (("en", f"{english}: draw 1 card."), ("fr", f"{french} : piochez 1 carte.")):
        assert texts_in(locale).tell(rules_text(card, ELEMENTS)[-1]).replace("\u00a0", " ") == words


def test_a_spirit_says_whether_its_attack_or_its_passive_is_meant() -> None:
    effect = Effect.model_validate({"when": "after_comparison", "do": [{"action": "draw", "number": 1}]})
    *_, attack, passive = (texts_in("en").tell(line) for line in in_every_place(effect)[-1])
    assert attack == "After the comparison: draw 1 card."
    assert passive == "After the comparison of an attack by or on this Spirit: draw 1 card."
