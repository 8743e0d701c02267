"""Real cards from the owner's file to the result: brought, built into decks, played in a best of three."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from render import RenderService
from tests.e2e.club import Club, buttons, said, words
from tests.e2e.magic import ME, YOU, restarted, sit_down
from tests.e2e.play import choose, person_of, replayed_hash, seldom
from tests.e2e.real import (
    BY_HAND,
    EXACT,
    LADY,
    PAGE,
    PRINCE,
    Story,
    brought,
    built,
    owner_imports,
    owner_runs,
    told,
)
from tests.profiles import sampled

LANGUAGES = ["en-GB", "fr"]
IN_WORDS: dict[str, dict[str, str]] = {
    "en-GB": {
        "exact": "✅ Magic (Noble)\n",
        "by_hand": "✅ Magic (Noble) with cards played by hand",
        "count": "13 different cards in the deck of bob are played by hand",
        "orders": "When to Ask Me",
        "trust": "Always Agree to Cards Played by Hand",
        "record": "Download Record",
        "log": "Log",
        "deed": "carries out by hand: ",
    },
    "fr": {
        "exact": "✅ Magic (Noble)\n",
        "by_hand": "✅ Magic (Noble) avec des cartes jouées à la main",
        "count": "13 cartes différentes du deck de bob se jouent à la main",
        "orders": "Réponses automatiques",
        "trust": "Toujours accepter les cartes jouées à la main",
        "record": "Obtenir la feuille",
        "log": "Lire le journal",
        "deed": "applique à la main\u00a0: ",
    },
}


@pytest.fixture
async def club(tmp_path: Path, renderer: type[RenderService]) -> AsyncIterator[Club]:
    """Let the bot's owner have switched real cards on."""
    async with Club.open(tmp_path, renderer=renderer, real_cards=PAGE) as opened:
        yield opened


def spoken(club: Club, locale: str) -> str:
    """Let players and onlookers speak a language; return which."""
    club.locales.update({person.id: locale for person in (club.ann, club.bob, club.cyd)})
    return "fr" if locale == "fr" else "en"


async def is_genuine(club: Club, session: Any, label: str) -> bool:
    """Download the record below the board, and have it checked."""
    board = club.board(club.place(session))
    given: Any = await club.cyd.click(board, custom_id=buttons(board)[label])
    content = await given.response.attachments[0].read()
    assert len(json.loads(content)["answers"]) == len(await club.store.moves.answers(session.id))
    verdict = await club.dan.slash(club.channel, "match verify", record=("record.json", content))
    return "The record is genuine" in said(verdict)


async def trusts(club: Club, session: Any, seat: int, say: dict[str, str]) -> None:
    person = person_of(club, session, seat)
    panel = await club.hand(person, session)
    await seldom(person, panel, say["orders"])
    await choose(person, panel, say["trust"])


@pytest.mark.sqlite  # the owner's command opens the same file
@pytest.mark.rule("MN-R31", "MN-R32", "MN-R33", "MN-R34", "MN-R11")
@pytest.mark.parametrize("locale", sampled(LANGUAGES))
async def test_twelve_cards_by_hand_each_in_a_best_of_three(club: Club, locale: str) -> None:
    """Refused, taken back, objected to, trusted, with a restart in the middle of a deed."""
    say = IN_WORDS[locale]
    assert "Played exactly: 5 of 18." in await owner_imports(club)
    language = spoken(club, locale)
    cards = dict.fromkeys(BY_HAND, 2) | dict.fromkeys(EXACT, 3)
    for person in (club.ann, club.bob):
        judged = await built(club, person, PRINCE, cards, language)
        assert judged.endswith(say["by_hand"])
    session = await sit_down(club, locale, deck="Mine", options="by-hand=agreed best-of=3")
    assert say["count"] in words(club.board(club.place(session)))
    story = Story(
        consent=["decline"], agree=["take_back", "object"], objection=["go_on", "take_back"],
    )  # fmt: skip
    session = await restarted(club, await told(club, session, story))
    assert session.match.decisions[0].kind == "work", "unlike answers have taken it back"
    session = await told(club, session, Story(work=["draw"]))
    assert session.match.decisions[0].kind == "deed_number"
    session = await restarted(club, session)
    session = await told(club, session, Story(deed_number=[2], agree=["object"], objection=["go_on"] * 2))
    for seat in (ME, YOU):
        await trusts(club, session, seat, say)
    session = await told(club, session, trusting := Story())
    assert "work" in trusting.met
    assert trusting.met.isdisjoint({"consent", "agree"})
    assert session.match.result.reason == "best_of_three"
    board = club.board(club.place(session))
    log = await club.cyd.click(board, custom_id=buttons(board)[say["log"]])
    assert say["deed"] in words(log.response)
    assert await replayed_hash(club, session) == session.match.hash()
    await owner_runs(club, "forget")
    assert await is_genuine(club, session, say["record"])


@pytest.mark.rule("MN-R16", "MN-R11")
@pytest.mark.parametrize("locale", sampled(LANGUAGES))
async def test_exact_cards_alone_in_a_best_of_three(club: Club, locale: str) -> None:
    say = IN_WORDS[locale]
    await brought(club)
    language = spoken(club, locale)
    for person in (club.ann, club.bob):
        judged = await built(club, person, LADY, dict.fromkeys(EXACT, 4), language)
        assert f"{judged}\n".endswith(say["exact"])
    session = await sit_down(club, locale, deck="Mine", options="best-of=3")
    session = await told(club, session, story := Story(), until="attackers")
    session = await told(club, await restarted(club, session), story)
    assert session.match.result.reason == "best_of_three"
    assert {"main", "attackers"} <= story.met
    assert await is_genuine(club, session, say["record"])
