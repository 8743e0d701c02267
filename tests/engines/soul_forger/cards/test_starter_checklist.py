"""The starter set exercises all that the game has: a checklist."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple, get_args

import pytest

from engines.soul_forger.cards.printed.events import keyword_of
from engines.soul_forger.language import actions as do
from engines.soul_forger.language import changes as hold
from engines.soul_forger.language import costs as pay
from engines.soul_forger.language import selectors as pick
from engines.soul_forger.language.abilities import Ability
from engines.soul_forger.language.events import Trigger
from engines.soul_forger.language.pack import Equipment
from engines.soul_forger.language.parts import ActionKind, Keyword, Speed
from tests.engines.soul_forger.cards.test_keywords import WORDS
from tests.engines.soul_forger.starter import ACTIONS, CARDS, FORGED, SET, WEAPONS, found, with_part
from tests.engines.test_rulebook import BOOKS


def named(*keywords: str) -> list[str]:
    """The cards with an ability that one of these keywords names."""
    return with_part(Trigger, lambda when: keyword_of(when) in keywords)


def having(keyword: str) -> list[str]:
    return [card.id for card in SET.cards if keyword in card.keywords]


KEYWORDS = {
    **{keyword: having(keyword) for keyword in get_args(Keyword)},
    "absorb": with_part(do.Absorb),
    "attune": with_part(do.Attune),
    "betrayed": named("betrayed"),
    "evoke": named("evoke"),
    "last breath": named("last-breath"),
    "material": [*named("material"), *with_part(hold.CountsAs)],
    "organize": with_part(do.Organize),
    "require": [card.id for card in ACTIONS if card.require is not None],
    "seared": named("seared", "seared-wounded"),
    "skill": with_part(Ability, lambda ability: ability.is_skill),
    "slayer": named("slayer"),
    "welcome": named("welcome"),
    "wounded": named("wounded", "seared-wounded"),
}


UNPRINTED = {word: row.unprinted for word, row in WORDS.items() if row.unprinted}
"""Keywords for cards of one's own alone, and why: their rows in test_keywords.py say so."""


def test_each_keyword_of_the_book_is_looked_at() -> None:
    """The chapter begins a statement with each of them: "Organize X: …"."""
    chapter = [each for each in BOOKS["soul_forger", "en"].statements if each.heading == "Keywords"]
    names = [each.text.partition(":")[0] for each in chapter if each.id[3:].isdigit()]
    told = {name.removesuffix(" X").lower().replace(" ", "_") for name in names}
    known = {keyword.replace(" ", "_") for keyword in KEYWORDS}
    assert told - known == set(), "the book tells of them; let KEYWORDS find the cards with them"
    assert known - told == set(), "let book/en.md and book/fr.md tell of them, in the chapter of keywords"


@pytest.mark.parametrize("keyword", KEYWORDS)
def test_each_keyword_is_on_two_designs(keyword: str) -> None:
    on = KEYWORDS[keyword]
    if keyword in UNPRINTED:
        assert on == [], f"{keyword} is printed now; take `unprinted` out of its row in test_keywords.py"
        return
    assert len(on) >= 2, (
        f"{keyword} is printed on {len(on)} cards {on}: print it on two of cards/starter, or say in its row"
        " in cards/test_keywords.py why no card has it, `unprinted=…`"
    )


def test_lingering_is_there_at_each_speed() -> None:
    lingering = Counter(card.speed for card in ACTIONS if card.lingering)
    assert lingering.keys() == set(get_args(Speed))
    assert lingering.total() >= 3


WEAPON_IDS = {card.id for card in WEAPONS}


@pytest.mark.parametrize("keyword", ["fast_hand", "flight", "impale", "range", "reflex", "slayer"])
def test_combat_keywords_are_on_weapons_too(keyword: str) -> None:
    assert WEAPON_IDS & set(KEYWORDS[keyword])


def kinds_with(cards: list[str]) -> set[str]:
    """What kinds of cards these are."""
    return {getattr(CARDS[key], "equip", CARDS[key].type) for key in cards}


def test_skills_wounded_and_seared_are_where_they_shall_be() -> None:
    assert {"creature", "weapon", "accessory"} <= kinds_with(KEYWORDS["skill"])
    assert "armor" in kinds_with(KEYWORDS["wounded"])
    assert "armor" in kinds_with(KEYWORDS["seared"])


def test_actions_are_of_every_speed_and_kind() -> None:
    speeds = Counter(card.speed for card in ACTIONS)
    kinds = Counter(card.kind for card in ACTIONS)
    assert {speed: speeds[speed] >= 8 for speed in get_args(Speed)} == dict.fromkeys(get_args(Speed), True)
    assert kinds["spell"] >= 12
    assert kinds["item"] >= 12
    assert kinds.keys() == set(get_args(ActionKind))


# Costs

COSTS = [pay.read(card.cost) for card in SET.cards if card.cost is not None]
IN_CARDS = [cost for cost in COSTS if any(term.unit == "card" for row in cost.alternatives for term in row)]
ABILITY_COSTS = [
    pay.read(cost)
    for card in SET.cards
    for ability in found(card, Ability)
    for cost in ability.cost or ()
    if isinstance(cost, str) and ":" in cost
]


@pytest.mark.parametrize("places", ["F", "H", "M", "FH", "HM", "FHM"])
def test_cards_are_paid_from_everywhere(places: str) -> None:
    assert any(cost.locations == frozenset(places) for cost in IN_CARDS)


def terms() -> list[pay.Term]:
    return [term for cost in COSTS for group in cost.groups for term in group]


def test_every_form_of_cost_is_there() -> None:
    assert any(card.cost is None for card in ACTIONS)
    assert any(len(cost.groups) > 1 for cost in COSTS)
    assert any(len(group) > 1 for cost in COSTS for group in cost.groups)
    assert any(len(term.factions) > 1 for term in terms())
    assert any(cost.has_x for cost in COSTS)
    assert any(term.subtype for term in terms())
    ronum = [term for term in terms() if term.unit == "ronum"]
    assert any(not term.factions for term in ronum)
    assert any(term.factions for term in ronum)
    assert ABILITY_COSTS


def test_some_ronum_is_paid_by_two_large_cards_with_some_to_spare() -> None:
    """14 of the Material Zone: no two cards of a deck's own Ronum of 4, 5 or 8 make just that."""
    (harness,) = (card for card in FORGED if card.ronum == 7)
    assert pay.read(harness.cost or "").groups == ((pay.Term(14, (), "ronum"),),)


# What there is


def test_factionless_and_dual_cards_of_every_kind() -> None:
    none = [card.id for card in SET.cards if not card.factions]
    both = [card.id for card in SET.cards if len(card.factions) == 2]
    assert kinds_with(none) == {"creature", "action", "weapon", "armor", "accessory"}
    assert kinds_with(both) >= {"creature", "action"}
    assert any(isinstance(CARDS[key], Equipment) for key in both)


def test_weapons_of_one_and_two_hands_and_every_ronum() -> None:
    assert {card.hands for card in FORGED if card.equip == "weapon"} == {1, 2}
    assert {card.hands for card in WEAPONS if card.starting_gear} == {1, 2}
    assert set(range(1, 9)) <= {card.ronum for card in SET.cards}


class Row(NamedTuple):
    """A row of the checklist."""

    exercise: str
    cards: list[str]


def manifest(zone: str) -> list[str]:
    """The cards that Manifest Summon from a zone, or a target there."""

    def fits(ability: Ability) -> bool:
        for action in ability.do:
            if isinstance(action, do.Manifest) and action.cards is not None:
                if isinstance(action.cards, pick.CardsIn):
                    return action.cards.zone == zone
                return any(
                    isinstance(target, pick.CardTarget) and target.zone == zone for target in ability.targets
                )
        return False

    return with_part(Ability, fits)


def moved(zone: str, to: str) -> list[str]:
    """The cards that move others from a zone to another."""

    def fits(ability: Ability) -> bool:
        for action in ability.do:
            if isinstance(action, do.MoveCards) and action.to == to:
                if isinstance(action.cards, pick.CardsIn):
                    return action.cards.zone == zone
                return any(
                    isinstance(target, pick.CardTarget) and target.zone == zone for target in ability.targets
                )
        return False

    return with_part(Ability, fits)


def gains(word: str) -> list[str]:
    return with_part(do.Gain, lambda gain: gain.action == word)


def negates(entry: str) -> list[str]:
    return with_part(
        Ability,
        lambda ability: (
            any(isinstance(action, do.Negate) for action in ability.do)
            and any(getattr(target, "entry", None) == entry for target in ability.targets)
        ),
    )


def waits(event: str) -> list[str]:
    return with_part(Trigger, lambda when: when.event == event)


def heals(player: bool) -> list[str]:
    return with_part(
        Ability,
        lambda ability: any(isinstance(action, do.Heal) for action in ability.do)
        and (any(target.target == "side" for target in ability.targets)
             or any(action.model_dump().get("who") == "you" for action in ability.do)) is player,
    )  # fmt: skip


ROWS = [
    Row("Manifest Summon from hand", manifest("hand")),
    Row("Manifest Summon from the deck", manifest("deck")),
    Row("Manifest Summon from the graveyard", manifest("grave")),
    Row("Manifest Summon of a Token", with_part(do.Manifest, lambda part: part.token is not None)),
    Row("one that enters Off-guard", with_part(do.Manifest, lambda part: part.guard == "off")),
    Row("free play of an Action", with_part(do.PlayFree, lambda part: part.action == "play_free")),
    Row("free forge", with_part(do.PlayFree, lambda part: part.action == "forge_free")),
    Row("level gain", gains("gain_level")),
    Row("level loss", gains("lose_level")),
    Row("experience gain", gains("gain_experience")),
    Row("experience loss", gains("lose_experience")),
    Row("Ronum change on a creature", with_part(hold.Stat, lambda stat: stat.change == "ronum")),
    Row("negation of an Action", negates("action")),
    Row("negation of a summon", negates("summon")),
    Row("negation of an ability", negates("ability")),
    Row("draw", with_part(do.Draw)),
    Row("discard", with_part(do.Discard)),
    Row("search with requirement", with_part(do.Search, lambda part: part.filter != pick.CardFilter())),
    Row("search without requirement", with_part(do.Search, lambda part: part.filter == pick.CardFilter())),
    Row("Organize", with_part(do.Organize)),
    Row("equipment back to the Forge Deck", moved("grave", "deck_bottom")),
    Row("graveyard to hand", moved("grave", "hand")),
    Row("remove from play", moved("grave", "removed")),
    Row("to the Material Zone", moved("deck", "material")),
    Row("from the Material Zone", moved("material", "hand")),
    Row("prevention", with_part(hold.Prevent)),
    Row("unpreventable damage", with_part(do.Damage, lambda part: part.unpreventable)),
    Row("heal of a player", heals(player=True)),
    Row("heal of a creature", heals(player=False)),
    Row("counters", with_part(do.AddCounter)),
    Row("change of control", with_part(do.GainControl)),
    Row("change of attack target", with_part(do.TurnAttack)),
    Row("beginning of turn", waits("turn_began")),
    Row("end of turn", waits("turn_ended")),
    Row("phase ending", waits("phase_ending")),
    Row("guard changes", with_part(do.SetGuard)),
    Row("returning to hand", with_part(do.Send, lambda part: part.to == "hand")),
    Row("a choice of modes", with_part(do.ChooseModes)),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.exercise)
def test_the_set_exercises_it(row: Row) -> None:
    assert row.cards
