"""What stands on buttons: short names, briefs of numbers, and by what they are sorted, in all games."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, cast

import pytest

from bot.texts import LOCALES, Locale, texts_in
from engines.kernel import Decision, Dice, Match, Option, Prompt, Say, compound_prompt
from engines.registry import GAMES
from tests.profiles import sampled

FOLDER = Path(__file__).parent.parent.parent / "bot" / "texts"
NAMES = ("Ada", "Bartholomé", "Chloé", "Dmitri")
LONGEST_BRIEF, LONGEST_NAMED, LONGEST = 20, 42, 62
"""Signs of what stands behind a name, the same where that names a card, and of all that is on a button."""
SHORT_NAME = 14
"""Signs to which hosts can shorten the name of a card."""
SAYING = ("words-", "-do-", "-line", "-cost-", "-once")
"""What keys of texts hold that say what a card says: sentences, for which a button has no room."""
WITHOUT = {
    "sf-dot": "what is printed stands on the card",
    "sf-preview-cost": "what is printed, and what it costs, stand on the card",
    "preview-both": "what is paid with has a name, and no number",
    "sf-preview-paid": "what is paid with has a name, and no number",
    "sf-preview-gear": "how it lies is seen",
    "sf-preview-action": "how it lies is seen",
    "sf-preview-switch": "a weapon has a name, and no number",
    "sf-preview-entry": "its place in the Flow is seen",
    "mn-preview-unblocked": "it stands above the question",
}
"""Previews that have no brief, and why."""


PAYMENTS = frozenset({"sf-brief-paid"})
"""What names a card behind a name: what would be lost by it. Beside a target a menu has room for it."""
BILLS = frozenset({"option-all", "sf-option-alternative", "nn-button-block"})
"""What may be longer: cards that are given together, and what is asked for. A menu has room for them."""


class Asked(NamedTuple):
    """A question of a match: what can be answered at once, and what step by step."""

    match: Match[Any]
    decision: Decision
    options: tuple[Option, ...]
    steps: tuple[Option, ...]


@cache
def asked(game_id: str, seed: int) -> tuple[Asked, ...]:
    """Questions of a match in which now an easy player answers, now chance."""
    game, chance, dice = GAMES[game_id], Random(seed), Dice("buttons")
    match = Match(game, game.options(), 2, f"buttons {seed}")
    found: list[Asked] = []
    for _ in range(120):
        if not match.decisions:
            break
        decision = match.decisions[0]
        if decision.count() > 1:
            asks = compound_prompt(match, decision.seat), match.prompt(decision.seat)
            ways, steps = (tuple(each for each in asked.options if each.refused is None) for asked in asks)
            found.append(Asked(match.copy(), decision, ways, steps))
        easy = chance.random() < 0.7
        prefer = game.ai_support.prefer
        match.answer(decision.seat, prefer(match.table, decision, dice) if easy else decision.any(chance))
    return tuple(found)


MATCHES = 8
"""In so many everything that is foretold is met."""
SEEDS = sampled(range(4), everyday=1)
every_game = pytest.mark.parametrize("game_id", GAMES)


def shortened(value: Any) -> Any:
    """A text in which cards are called by names as short as hosts make them."""
    match value:
        case Say():
            return Say(value.key, {name: shortened(each) for name, each in value.values.items()})
        case Mapping() if "en" in value:
            return {key: str(name)[:SHORT_NAME] for key, name in cast("Mapping[str, str]", value).items()}
        case list() | tuple():
            return [*map(shortened, cast("list[Any]", value))]
        case _:
            return value


def keys_of(value: Any) -> Iterator[str]:
    """The keys of all texts that a text is made of."""
    match value:
        case Say():
            yield value.key
            for each in value.values.values():
                yield from keys_of(each)
        case list() | tuple():
            for each in cast("list[Any]", value):
                yield from keys_of(each)
        case _:
            pass


@every_game
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("locale", LOCALES)
def test_a_brief_is_short_and_a_button_fits_its_line(game_id: str, seed: int, locale: Locale) -> None:
    texts = texts_in(locale)
    found = [option for each in asked(game_id, seed) for option in each.options]
    assert any(option.brief for option in found)
    for option in found:
        brief = texts.tell(option.brief, NAMES, brief=True) if option.brief is not None else ""
        named = not PAYMENTS.isdisjoint(keys_of(option.brief))
        assert len(brief) <= (LONGEST_NAMED if named else LONGEST_BRIEF), brief
        name = texts.tell(shortened(option.on_button), NAMES)
        said = f"{name} · {brief}" if brief else name
        in_menus = named or not BILLS.isdisjoint(keys_of(option.on_button))
        assert len(said) <= LONGEST or in_menus, said


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_what_leads_to_numbers_says_them_on_its_button(game_id: str, seed: int) -> None:
    for each in asked(game_id, seed):
        for option in (*each.options, *each.steps):
            if option.preview is None or option.brief is not None:
                continue
            key = option.preview.key
            assert key in WITHOUT or any(part in key for part in SAYING), (key, option.key)


@every_game
def test_every_preview_of_a_game_has_a_brief_or_a_reason_to_have_none(game_id: str) -> None:
    """What is never seen in play is seen by nobody: then its text can go."""
    game = GAMES[game_id]
    told = (FOLDER / "en" / f"{game_id}.ftl").read_text(encoding="utf-8")
    wanted = set(re.findall(rf"^({game.prefix}-preview-[\w-]+) =", told, re.MULTILINE)) - WITHOUT.keys()
    for seed in range(MATCHES):
        for option in (option for each in asked(game_id, seed) for option in (*each.options, *each.steps)):
            if option.brief is not None:
                wanted -= {said.key for said in (option.preview, *option.leads.values()) if said is not None}
        if not wanted:
            return
    assert wanted == set()


def gains(prompt: Prompt) -> dict[str, float]:
    return {option.key: option.gain for option in prompt.options if option.refused is None}


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_what_it_gains_is_a_number_and_the_same_for_everyone(game_id: str, seed: int) -> None:
    """Of questions whose answers all may see, another seat reckons the same."""
    game = GAMES[game_id]
    for each in asked(game_id, seed):
        assert all(math.isfinite(option.gain) for option in (*each.options, *each.steps))
        if each.decision.kind in game.public_kinds and not each.decision.hidden:
            other = game.seat_interface.view(each.match.table, 1 - each.decision.seat)
            seen = game.seat_interface.prompt(other, each.decision)
            assert gains(seen) == gains(each.match.prompt(each.decision.seat))
