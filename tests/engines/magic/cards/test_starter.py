"""The starter set: its size, its decks, and that each feature of the language is on two designs at least."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, get_args

import pytest
from pydantic import BaseModel

import engines.magic
from bot.texts import LOCALES
from engines.kernel.cards.packs import parts
from engines.kernel.state.yaml_file import read_yaml
from engines.magic.cards.collection import MagicCollection
from engines.magic.cards.token_names import token_of
from engines.magic.language import abilities as have
from engines.magic.language import actions as do
from engines.magic.language import changes as hold
from engines.magic.language import conditions as test
from engines.magic.language import costs as pay
from engines.magic.language import replacing as new
from engines.magic.language import values as count
from engines.magic.language.events import Trigger
from engines.magic.language.filters import Filter
from engines.magic.language.pack import CardModel
from engines.magic.language.parts import Color, Keyword
from engines.magic.language.selectors import Every, Target
from tests.engines.magic.starter import CARDS, DECKS, SET

P = TypeVar("P", bound=BaseModel)
PAIRS = {"wings": "WU", "embers": "BR", "giants": "RG", "archive": "UB", "parishes": "GW"}
"""The two colours of each deck."""
NAMED = {
    "en": {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"},
    "fr": {"W": "blanc", "U": "bleu", "B": "noir", "R": "rouge", "G": "vert"},
}
TOKENS = {
    part.id: (card.id, part) for card in SET.cards for part in parts(card) if isinstance(part, do.TokenModel)
}
BASICS = [card for card in SET.cards if "basic" in card.types.super]


def colors(card: CardModel) -> set[str]:
    """Return the colours that a card's cost asks for."""
    return {letter for letter in card.cost or "" if letter in "WUBRG"}


def own(deck: str) -> list[CardModel]:
    """Return the designs that belong to a deck's two colours, as they are in its file."""
    spells = [card for card in SET.cards if card.cost is not None and colors(card)]
    wanted = set(PAIRS[deck])
    return [card for card in spells if FILES.get(card.id) == deck and colors(card) <= wanted]


FOLDER = Path(engines.magic.__path__[0]) / "cards" / "starter"
DECK_OF = {
    "cinder_fen": "embers",
    "drowned_archive": "archive",
    "giants_stair": "giants",
    "hedge_parishes": "parishes",
    "skerry_watch": "wings",
}
"""The deck whose two colours a file of cards is about."""
FILES = {
    card["id"]: deck
    for file, deck in DECK_OF.items()
    for card in read_yaml((FOLDER / f"{file}.yaml").read_bytes())[0]["cards"]
}


def test_each_coloured_design_lies_in_the_file_of_a_deck() -> None:
    lost = [card.id for card in SET.cards if colors(card) and card.id not in FILES]
    assert lost == [], f"name their file in DECK_OF, or move them to one of {list(DECK_OF)}"


def test_it_has_170_designs_and_8_tokens() -> None:
    assert len(SET.cards) >= 170
    assert len(TOKENS) == 8
    names = [*(card.name for card in SET.cards), *(token.name for _, token in TOKENS.values())]
    for locale in LOCALES:
        assert len({getattr(name, locale) for name in names}) == len(names)


@pytest.mark.parametrize("deck", PAIRS)
def test_each_pair_of_colours_has_3_nobles_4_uncommon_and_24_common_designs(deck: str) -> None:
    rarities = Counter(card.rarity for card in own(deck))
    assert rarities == {"rare": 3, "uncommon": 4, "common": 24}, (
        f"{deck} has another number of designs: take one out, or change the numbers of this brief"
    )


def test_what_all_share() -> None:
    lands = [card for card in SET.cards if card.types.card == ("land",)]
    assert len(BASICS) == 5
    assert len(lands) == 10
    assert len([card for card in SET.cards if card.cost is not None and not colors(card)]) == 5


@pytest.mark.parametrize("deck", DECKS)
def test_a_ready_made_deck_keeps_to_the_rules_of_rarity(deck: str) -> None:
    """MN-5, MN-8, MN-11, MN-13, MN-14."""
    cards = Counter(DECKS[deck].cards)
    assert cards.total() == 60
    basics = {card.id for card in BASICS}
    assert all(number <= 4 for key, number in cards.items() if key not in basics)
    rarities = Counter[str]()
    for key, number in cards.items():
        rarities[CARDS[key].rarity] += number
    assert rarities["rare"] + rarities["mythic"] == 1
    assert rarities["uncommon"] == 4
    used = {letter for key in cards for letter in colors(CARDS[key])}
    assert used == set(PAIRS[deck])


@pytest.mark.parametrize("deck", PAIRS)
def test_whoever_chooses_a_deck_reads_its_two_colours_first(deck: str) -> None:
    plan = DECKS[deck].plan
    assert plan is not None
    for locale, words in NAMED.items():
        said = getattr(plan, locale).partition(".")[0].lower()
        assert {letter for letter, word in words.items() if word in said} == set(PAIRS[deck]), said


def test_tokens_are_called_alike_wherever_they_are_made() -> None:
    made = [(part.id, part) for card in SET.cards for part in parts(card) if isinstance(part, do.TokenModel)]
    assert all(TOKENS[key][1] == part for key, part in made)
    assert all(token_of(card, token) for card, token in TOKENS.values())


def test_nothing_in_it_is_amiss() -> None:
    assert MagicCollection().check(SET, ()) == []


# Features


def found(kind: type[P], fits: Callable[[P], bool] = lambda _: True) -> list[str]:
    """Return the designs that have a part of a kind, once each."""
    return [
        card.id for card in SET.cards if any(isinstance(part, kind) and fits(part) for part in parts(card))
    ]


def says(kind: type[Any], field: str, *words: Any) -> list[str]:
    return found(kind, lambda part: getattr(part, field) in words)


def has(word: str) -> list[str]:
    """Return the designs that have a keyword, or give it."""
    return [
        card.id
        for card in SET.cards
        if word in card.keywords
        or any(isinstance(part, hold.Gains) and word in part.gains for part in parts(card))
    ]


def waits(*events: str) -> list[str]:
    return says(Trigger, "event", *events)


def _protects() -> list[str]:
    return [key for word in get_args(Keyword) if word.startswith("protection") for key in has(word)]


def _walks() -> list[str]:
    return [key for word in get_args(Keyword) if word.endswith("walk") for key in has(word)]


NEWER = (
    "blocks_only_flying",
    "changeling",
    "double_strike",
    "fear",
    "horsemanship",
    "intimidate",
    "shadow",
    "skulk",
    "wither",
)
"""Keywords that real cards have; the starter set was made without them."""
FEATURES: dict[str, list[str]] = {
    "pump": found(do.Apply, lambda part: any(isinstance(each, hold.Grow) for each in part.changes)),
    "pump all": found(do.Apply, lambda part: isinstance(part.what, Every)),
    "move": found(do.Move),
    **{f"move to {to}": says(do.Move, "to", to) for to in ("hand", "battlefield", "exile")},
    "move to a library": says(do.Move, "to", "library", "library_bottom"),
    "move all": found(do.Move, lambda part: isinstance(part.what, Every)),
    "damage": found(do.Damage),
    "damage divided": says(do.Damage, "divided", True),
    "damage all": found(do.Damage, lambda part: isinstance(part.to, Every)),
    "destroy": found(do.Destroy),
    "mana": found(do.AddMana),
    "draw": found(do.Draw),
    "gain life": says(do.ChangeLife, "action", "gain_life"),
    "lose life": says(do.ChangeLife, "action", "lose_life"),
    "token": found(do.MakeTokens),
    "counters": says(do.PutCounters, "action", "add_counters"),
    "discard": found(do.Discard),
    "counter": found(do.Unmake),
    "regenerate": found(do.Regenerate),
    "become": found(hold.SetSize) + found(hold.SetTypes) + found(hold.AddTypes),
    "become for a while": found(
        do.Apply, lambda part: any(isinstance(each, hold.SetSize | hold.AddTypes) for each in part.changes)
    ),
    "tap": says(do.Turn, "action", "tap"),
    "untap": says(do.Turn, "action", "untap"),
    "attach": found(do.Attach) + found(have.Equip),
    "sacrifice": found(do.Sacrifice),
    "look": found(do.Look),
    "choose": found(do.Pick),
    "mill": found(do.Mill),
    "modes": found(have.Mode),
    "scry": says(do.Scry, "action", "scry"),
    "surveil": says(do.Scry, "action", "surveil"),
    "later": found(do.Later),
    "prevent": found(do.Prevent, lambda part: part.number is None),
    "shield for a time": found(do.Prevent, lambda part: part.number is not None),
    "gain control": found(hold.Control),
    "search": found(do.Search),
    "reveal": found(do.Reveal),
    "may": found(do.May),
    "if": found(do.Conditional),
    "for each": found(do.ForEach),
    **{
        word: has(word)
        for word in get_args(Keyword)
        if not word.startswith("protection") and not word.endswith("walk") and word not in NEWER
    },
    "protection": _protects(),
    "landwalk": _walks(),
    "evasion": found(have.Evasion) + has("unblockable"),
    **{
        kind.__name__.lower(): found(kind)
        for kind in (
            have.Cycling, have.Flashback, have.Kicker, have.Enchant, have.Equip, have.Ward, have.Affinity,
            have.Prowess, have.Morph,
        )
    },
    "enters with counters": says(new.EntersWith, "tapped", False),
    "enters": waits("enters"),
    "dies": waits("dies"),
    "leaves": waits("leaves", "to_graveyard"),
    "cast": waits("cast"),
    "attacks": waits("attacks"),
    "phase": waits("step"),
    "damage done": waits("damages", "damaged"),
    "is blocked": waits("blocked"),
    "blocks": waits("blocks"),
    "sacrificed": waits("sacrificed"),
    "becomes a target": waits("targeted"),
    "turned face up": waits("turned_up"),
    "mana for mana": waits("taps_for_mana"),
    "gives abilities": found(hold.Grants),
    "continuous": found(have.Static),
    "defines its own size": says(hold.SetSize, "defines", True),
    "cost change": found(have.CostChange),
    "replaced damage": found(new.DamageInstead),
    "goes elsewhere instead": found(new.GoesInstead),
    "conditions": [card.id for card in SET.cards for part in parts(card) if getattr(part, "conditions", ())],
    "cost: tap": says(pay.TapThis, "this", "tap"),
    "cost: sacrifice": found(pay.Sacrifice) + says(pay.TapThis, "this", "sacrifice"),
    "cost: discard": found(pay.Discard),
    "cost: counter": found(pay.RemoveCounters),
    "cost: tap others": found(pay.TapOthers),
    "cost: life": found(pay.Life),
    "cost: exile": found(pay.ExileCards) + says(pay.TapThis, "this", "exile"),
    "additional cost": [card.id for card in SET.cards if card.additional],
    "X": [card.id for card in SET.cards if card.cost and "X" in card.cost],
    "counts of objects": found(count.Count),
    "counts of cards": found(count.CountCards),
    "a card in a graveyard as target": says(Target, "target", "card"),
    "legendary": [card.id for card in SET.cards if "legendary" in card.types.super],
    "colours told apart": [
        *(found(Filter, lambda part: part.color in get_args(Color))),
        *(found(Filter, lambda part: part.without_color is not None)),
    ],
    "kicked": found(test.Paid),
}  # fmt: skip


def test_each_feature_is_on_two_designs() -> None:
    assert {feature: cards for feature, cards in FEATURES.items() if len(set(cards)) < 2} == {}


def _creatures() -> list[CardModel]:
    return [card for card in SET.cards if card.pt is not None and card.cost is not None]


def test_creatures_are_as_great_as_they_cost() -> None:
    """No more than two above twice the mana value, or one more for a Noble; affinity and counts apart."""
    for card in _creatures():
        if any(isinstance(each, have.Affinity) for each in card.keywords) or card.pt == (0, 0):
            continue
        value = pay.read(card.cost or "").value
        assert card.pt is not None
        assert sum(card.pt) <= 2 * value + (2 if card.rarity == "common" else 3), card.id
