"""From a question, a refusal and a keyword a press leads to the statement, in the reader's language."""

from __future__ import annotations

from typing import Any

import pytest

from bot.table.rules import leads
from bot.texts import texts_in
from tests.e2e.club import Club, buttons, said, words
from tests.e2e.play import challenge, to_phase
from tests.profiles import sampled


def answered(result: Any) -> str:
    return words(result.followups[0] if result.followups else result.response)


@pytest.mark.parametrize("locale", sampled(["en-US", "fr"]))
async def test_the_rules_of_a_panel_open_at_what_is_asked(club: Club, locale: str) -> None:
    texts = texts_in("fr" if locale == "fr" else "en")
    session = await challenge(club)
    person = await to_phase(club, session, "prepare")
    club.locales[person.id] = locale
    hand = await club.hand(person, session)
    await person.click(hand, custom_id=buttons(hand)[texts.say("button-more")])
    shown = answered(await person.click(hand, custom_id=buttons(hand)[texts.say("button-rules")]))
    assert texts.say("rules-question") in shown
    assert "**DN-16**" in shown
    board = club.board()
    opened: Any = await club.cyd.click(board, custom_id=buttons(board)[texts_in("en").say("button-more")])
    more = opened.response
    other = await club.cyd.click(more, custom_id=buttons(more)[texts_in("en").say("button-rules")])
    assert "DN-16" not in answered(other), "who looks on is asked nothing"


async def test_what_is_refused_leads_to_the_rules_that_say_so(club: Club) -> None:
    session = await challenge(club)
    person = await to_phase(club, session, "prepare")
    hand = await club.hand(person, session)
    seat = session.people.seat_of(person.id).number
    refused = [option.refused for option in session.prompt(seat).options if option.refused is not None]
    assert refused
    await person.click(hand, custom_id=buttons(hand)[f"Why Not? ({len(refused)})"])
    ids = leads("dueling_nobles").of_refusal(refused[0].key)
    assert f"{texts_in('en').tell(refused[0])} ({', '.join(ids)})" in words(hand)
    shown = answered(await person.click(hand, custom_id=buttons(hand)["Show These Rules"]))
    assert f"**{ids[0]}**" in shown


async def test_who_waits_reads_the_contents(club: Club) -> None:
    session = await challenge(club)
    person = await to_phase(club, session, "prepare")
    waits = club.bob if person is club.ann else club.ann
    hand = await club.hand(waits, session)
    await waits.click(hand, custom_id=buttons(hand)["More…"])
    shown = answered(await waits.click(hand, custom_id=buttons(hand)["Rules"]))
    assert "The question you are asked" not in shown


@pytest.mark.parametrize(
    ("game", "card", "rule"),
    [
        ("noxtalia", "Forked Arc", "NX-79"),
        ("neo_noble", "Stile Hare", "NN-104"),
        ("soul_forger", "Kestrel Dragoon", "SF-143"),
    ],
)
async def test_the_keywords_of_a_card_lead_to_what_they_mean(
    club: Club, game: str, card: str, rule: str
) -> None:
    shown: Any = (await club.ann.slash(club.channel, "card", name=card, game=game)).response
    result = await club.ann.click(shown, custom_id=buttons(shown)["Show These Rules"])
    assert f"**{rule}**" in answered(result)


@pytest.mark.parametrize(("locale", "question"), [("en-US", "how do I win"), ("fr", "comment gagner")])
async def test_what_people_ask_is_answered_in_each_game(club: Club, locale: str, question: str) -> None:
    club.locales[club.ann.id] = locale
    answers = {"dueling_nobles": "DN-62", "noxtalia": "NX-22", "neo_noble": "NN-141", "soul_forger": "SF-1"}
    for game, rule in answers.items():
        answer = said(await club.ann.slash(club.channel, "rules", question=question, game=game))
        assert f"**{rule}**" in answer
    offered = await club.ann.autocomplete(club.channel, "rules", "question", question)
    assert any("DN-62" in choice["name"] for choice in offered)
