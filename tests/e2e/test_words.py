"""Words of a game are marked in a person's first matches, explained at one press, and then known."""

from __future__ import annotations

from typing import Any

import pytest

from bot.store.people.words import FIRST
from bot.table.verbs import MatchVerb
from bot.texts import Locale
from tests.e2e.club import Club, buttons, said, words
from tests.e2e.play import challenge, concede, person_of, to_phase
from tests.e2e.test_noxtalia import sit_down, speak
from tests.profiles import sampled

LOCALES: dict[Locale, str] = {"en": "en-GB", "fr": "fr"}
MARKED: dict[Locale, str] = {"en": "__MP__", "fr": "__PM__"}
BEGINS: dict[Locale, str] = {"en": "Explain Terms (", "fr": "Voir les définitions ("}
MEANS: dict[Locale, str] = {
    "en": "**MP** – Your magic, which pays for cards.", "fr": "**PM** – Vos points de mana, qui paient les cartes."
}  # fmt: skip
BACK: dict[Locale, str] = {"en": "Back to Match", "fr": "Revenir au jeu"}


def opens(panel: Any, locale: Locale = "en") -> str | None:
    """What opens the meaning of the words that are marked."""
    verbs = (verb for label, verb in buttons(panel).items() if label.startswith(BEGINS[locale]))
    verb = next(verbs, None)
    assert verb is None or f":{MatchVerb.WORDS}:" in verb
    return verb


@pytest.mark.parametrize("locale", sampled(["en", "fr"]))
async def test_a_word_is_marked_until_it_was_explained_and_stays_known(club: Club, locale: Locale) -> None:
    await speak(club, LOCALES[locale])
    session = await sit_down(club, "duel")
    person = await to_phase(club, session, "combat")
    session = await club.session(session.id)
    panel = await club.hand(person, session)
    assert MARKED[locale] in words(panel)
    verb = opens(panel, locale)
    assert verb is not None
    await person.click(panel, custom_id=verb)
    assert MEANS[locale] in words(panel)
    await person.click(panel, custom_id=buttons(panel)[BACK[locale]])
    assert MARKED[locale] not in words(panel)
    await club.restart()
    session = await club.session(session.id)
    again = await club.hand(person, session)
    assert MARKED[locale] not in words(again)
    other = person_of(club, session, 1 - session.people.seat_of(person.id).number)
    known = await club.store.words.known(other.id, "noxtalia", session.id)
    assert known == frozenset(), "what one was told, the other was not"


async def test_words_go_off_by_themselves_after_the_first_matches(club: Club) -> None:
    for number in range(FIRST + 1):
        session = await challenge(club)
        person = await to_phase(club, session, "prepare")
        panel = await club.hand(person, session)
        assert (opens(panel) is not None) is (number < FIRST)
        assert ("__" in words(panel)) is (number < FIRST)
        await concede(club, person, session)


async def test_what_somebody_knows_is_his_own_and_forged_words_explain_nothing(club: Club) -> None:
    session = await challenge(club)
    person = await to_phase(club, session, "prepare")
    panel = await club.hand(person, session)
    assert said(await club.press(person, panel, f"h1:{session.id}:0:words:junk"))
    assert "not playing" in said(await club.press(club.cyd, club.board(), f"h1:{session.id}:0:words:wound"))
    assert await club.store.words.known(person.id, "dueling_nobles", session.id) == frozenset()
    verb = opens(panel)
    assert verb is not None
    await person.click(panel, custom_id=verb)
    kept = await club.store.kept.everything(person.id)
    assert {(row["game"], row["word"]) for row in kept["words"]} >= {("dueling_nobles", "resource")}
