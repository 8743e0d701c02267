"""Real cards of the bot's owner by commands: looked up, built into decks, played; and not there when off."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from render import RenderService
from tests.bot.real.invented import BRAND, LAMP, LAND, MOTH, WHEEL, brought, known_reader, written
from tests.bot.real.test_lists import GUARD, SAGE
from tests.e2e.club import Club, words
from tests.e2e.magic import imported
from tests.engines.magic.cards.bulks import OnePrinting, scryfall

SET = [
    OnePrinting(LAMP), OnePrinting(SAGE, "rare"), OnePrinting(GUARD, "uncommon"), OnePrinting(MOTH, "rare"),
    OnePrinting(BRAND), OnePrinting(WHEEL), OnePrinting(LAND),
]  # fmt: skip
LIST = "# Mine\n1 Sky Sage\n4 Gate Guard\n4x Lamp Warden (INV) 12\n51 Forest\n"


async def club_with(folder: Path, monkeypatch: pytest.MonkeyPatch, **settings: Any) -> Club:
    monkeypatch.setattr("bot.real.intake.import_file", known_reader)
    monkeypatch.setattr("cogs.commands.real.why", lambda refusal, _: f"because of {refusal.key}")
    club = await Club.begin(folder, **settings)
    names = folder / "names.json"
    names.write_text(scryfall(SET, french=True), encoding="utf-8")
    club.store.real_cards.on = True
    await brought(club.store, written(folder, SET), names)
    club.store.real_cards.on = club.bot.settings.real_cards is not None
    return club


@pytest.fixture
async def on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, renderer: type[RenderService]
) -> AsyncIterator[Club]:
    club = await club_with(tmp_path, monkeypatch, renderer=renderer, real_cards="docs/real-cards.md")
    yield club
    await club.end()


async def shown(club: Club, name: str) -> str:
    result = await club.ann.slash(club.channel, "card", name=name)
    return words(result.followups[-1] if result.followups else result.response)


async def added(club: Club, **options: Any) -> str:
    result = await club.ann.slash(club.channel, "deck add", name="Mine", **options)
    return words(result.followups[-1] if result.followups else result.response)


async def completed(club: Club, command: str, option: str, typed: str, **others: Any) -> list[str]:
    found = await club.ann.autocomplete(club.channel, command, option, typed, **others)
    return [each["name"] for each in found]


@pytest.mark.parametrize("renderer", [RenderService], ids=["drawn"])
async def test_a_card_is_told_in_our_words_with_how_it_is_played(on: Club) -> None:
    told = await shown(on, "lamp warden")
    assert "### Lamp Warden" in told
    assert "Herald plays this card exactly." in told
    told = await shown(on, "Paper Moth")
    assert "Players can apply it by hand if both agree." in told
    assert "because of line" in told
    assert "https://scryfall.com/search?q=%21%22Paper%20Moth%22" in told
    assert "Fold it twice" not in told
    told = await shown(on, "whirling")
    assert "not even by hand" in told


async def test_it_is_told_in_the_readers_language(on: Club) -> None:
    on.locales[on.ann.id] = "fr"
    told = await shown(on, "gardienne aux lampes")
    assert "### Gardienne aux lampes" in told
    assert "Herald joue cette carte exactement." in told


async def test_a_disabled_card_says_why(on: Club) -> None:
    await on.store.real_cards.disable("real_lamp_warden", "it shines *too* much")
    told = await shown(on, "lamp warden")
    assert "by hand" in told
    assert "because of disabled" in told


async def test_names_are_completed_with_those_of_other_games(on: Club) -> None:
    assert (await completed(on, "card", "name", "lamp war"))[0] == "Lamp Warden"
    assert await completed(on, "card", "name", "lamp war", game="noxtalia") != ["Lamp Warden"]
    starters = await completed(on, "card", "name", "forest")
    assert "Forest" in starters


async def test_a_deck_is_brought_and_built_card_by_card(on: Club) -> None:
    told = await imported(on, on.ann, LIST)
    assert "✅ Magic (Noble)" in told
    assert "Noble\n- Sky Sage" in told
    assert "Lamp Warden" in (await completed(on, "deck add", "card", "lamp w", name="Mine"))[0]
    assert await completed(on, "deck add", "part", "side", name="Mine") == ["Sideboard"]
    told = await added(on, card="magic/real_brand_the_sky", number=2)
    assert "2 Brand the Sky" in told
    told = await added(on, card="brand the sky", number=-1)
    assert "- Brand the Sky" in told
    told = await added(on, card="forest", number=15, part="sideboard")
    assert "Sideboard\n- 15 Forest" in told
    told = await added(on, card="whirling cart")
    assert "Whirling Cart cannot be played here, not even by hand (MN-R16)" in told
    assert "No card has a name like" in await added(on, card="@@@")


async def test_a_match_is_played_with_them_and_keeps_them_when_they_are_forgotten(on: Club) -> None:
    await imported(on, on.ann, LIST)
    await on.ann.slash(on.channel, "play", game="magic", computer="easy", deck="Mine")
    await on.store.real_cards.forget()
    row = await on.store.matches.get(1)
    assert row is not None
    assert "real_sky_sage" in str(row.options)


async def test_where_they_are_off_nobody_meets_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    club = await club_with(tmp_path, monkeypatch)
    try:
        assert "Lamp Warden" not in await shown(club, "lamp warden")
        assert "Lamp Warden" not in await completed(club, "card", "name", "lamp warden")
        assert "✅" not in await imported(club, club.ann, LIST)
    finally:
        await club.end()
