"""The commands, as people read their answers, in both languages."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from simcord.enums import InteractionType

from bot.matches.options import choosable, written
from bot.table.layout import legible
from bot.texts import texts_in
from engines.registry import GAMES
from tests.e2e.club import Club, buttons, menus, raw, said, stands, walk, words
from tests.e2e.play import act, challenge, give, to_phase


@pytest.mark.parametrize(
    ("locale", "sentences"),
    [
        ("en-US", ("Learn a Game", "Herald hosts card duels", "Dueling Nobles", "No rule contains")),
        ("fr", ("Apprendre un jeu", "Je tiens", "Dueling Nobles", "règle")),
    ],
)
async def test_help_about_and_rules_are_in_the_readers_language(
    club: Club, locale: str, sentences: tuple[str, ...]
) -> None:
    club.locales[club.ann.id] = locale
    assert sentences[0] in said(await club.ann.slash(club.channel, "help"))
    assert "Herald" in said(await club.ann.slash(club.channel, "about"))
    for question in ("DN-39", "dn-39", "redirect" if locale == "en-US" else "détourner", "DN-R37"):
        answer = said(await club.ann.slash(club.channel, "rules", question=question))
        assert sentences[2] in answer
        assert "DN-" in answer
    assert sentences[3] in said(await club.ann.slash(club.channel, "rules", question="zxqwv"))
    offered = await club.ann.autocomplete(club.channel, "rules", "question", "DN-3")
    assert 1 <= len(offered) <= 25
    assert all(len(choice["name"]) <= 100 for choice in offered)
    if locale == "fr":
        english = said(await club.bob.slash(club.channel, "rules", question="DN-39"))
        assert english != said(await club.ann.slash(club.channel, "rules", question="DN-39"))


@pytest.mark.parametrize(
    ("locale", "sentence"), [("en-US", "use it once more"), ("fr", "réutilisez-la gratuitement")]
)
async def test_each_game_has_its_rules(club: Club, locale: str, sentence: str) -> None:
    club.locales[club.ann.id] = locale
    answer = said(await club.ann.slash(club.channel, "rules", question="zone", game="noxtalia"))
    assert "Noxtalia" in answer
    assert "**NX-79**" in answer
    assert sentence in answer
    assert "DN-" not in answer


async def test_help_works_in_direct_messages(club: Club) -> None:
    assert "Learn a Game" in words((await club.ann.user.slash("help")).response)


async def test_own_settings_are_saved_and_shown(club: Club) -> None:
    given: dict[str, Any] = {"language": "fr", "colours": "light", "text-boards": True, "pings": False}
    saved: Any = (await club.ann.slash(club.channel, "settings mine", **given)).response
    assert "Enregistré" in words(saved)
    assert stands(saved)["Langue"] == "français"
    await club.restart()
    shown: Any = (await club.ann.slash(club.channel, "settings mine")).response
    assert "Enregistré" not in words(shown), "called bare it shows, and says nothing of saving"
    assert stands(shown)["Langue"] == "français"
    mine = await club.store.preferences.user(club.ann.id)
    assert (mine.locale, mine.theme, mine.text_board, mine.pings) == ("fr", "light", True, False)
    back: Any = (await club.ann.slash(club.channel, "settings mine", language="auto")).response
    assert stands(back)["Language"] == "same as Discord"


async def test_the_log_tells_private_facts_to_their_owner_alone(club: Club) -> None:
    session = await challenge(club)
    await to_phase(club, session, "prepare")
    events = [stored.event for stored in await club.store.moves.events(session.id)]
    hidden = [event for event in events if event.kind == "draw"]
    assert {seat for event in hidden for seat in event.secret} == {0, 1}
    read: dict[int, str] = {}
    for person in (club.ann, club.bob, club.cyd):
        read[person.id] = words((await person.slash(club.channel, "match log")).response)
    say = texts_in("en")
    for event in hidden:
        for seat, facts in event.secret.items():
            cards = legible(", ".join(say.card(card) for card in facts["cards"]))
            owner = session.people.seats[seat].user_id
            assert [reader for reader, text in read.items() if cards in text] == [owner]


async def test_the_log_has_pages(club: Club) -> None:
    session = await challenge(club)
    for _ in range(5):  # at least a dozen lines each, however the dice fall: more than two pages
        await to_phase(club, session, "attacker_cards")
        await give(club, session, [(session.waiting[0], ())])
        if session.match.result is not None:
            break
    result = await club.cyd.slash(club.channel, "match log")
    page: Any = result.response
    seen: list[str] = []
    while "Show Older" in buttons(page):
        seen.append(words(page))
        await club.cyd.click(page, custom_id=buttons(page)["Show Older"])
    seen.append(words(page))
    assert len(seen) == len(set(seen)) > 2
    numbers = [int(line.split(".")[0]) for text in reversed(seen) for line in text.splitlines()[1:]]
    assert numbers == sorted(numbers)
    assert numbers[0] <= 2
    await club.cyd.click(page, custom_id=buttons(page)["Show Newer"])
    assert words(page) == seen[-2]


async def test_the_board_is_shown_as_picture_or_as_text(club: Club) -> None:
    session = await challenge(club)
    await to_phase(club, session, "prepare")
    seen = (await club.cyd.slash(club.channel, "match board")).response
    pictures = [item for item in walk(raw(seen)) if item["type"] == 12]
    assert len(pictures) == 1
    assert "ann" in pictures[0]["items"][0]["description"]
    await club.cyd.slash(club.channel, "settings mine", **{"text-boards": True})
    told = (await club.cyd.slash(club.channel, "match board", code=session.code.lower())).response
    assert not [item for item in walk(raw(told)) if item["type"] == 12]
    assert "ann" in words(told)
    board = club.board()
    closer = await club.cyd.click(board, custom_id=buttons(board)["View Board"])
    assert words(closer.response) == words(told)


async def test_commands_find_the_match_of_the_channel_or_ones_own(club: Club) -> None:
    quiet = club.guild.create_text_channel("quiet")
    for command in ("match board", "match hand", "match log", "match concede", "match draw", "match export"):
        assert "no match in this channel" in said(await club.ann.slash(quiet, command)), command
    await challenge(club)
    own = await club.ann.slash(quiet, "match hand")
    assert own.ephemeral
    assert [item for item in walk(raw(own.response)) if item["type"] == 3]
    assert "no match in this channel" in said(await club.cyd.slash(quiet, "match hand"))
    assert "not playing" in said(await club.cyd.slash(club.channel, "match hand"))
    assert "not playing" in said(await club.cyd.slash(club.channel, "match concede"))
    assert "not playing" in said(await club.cyd.slash(club.channel, "match draw"))
    await act(club, await club.bot.host.match_service.session(1), Random(1))


async def test_options_are_completed_while_one_types(club: Club) -> None:
    offered = await club.ann.autocomplete(
        club.channel, "play", "options", "glass-nobles=yes qui", game="dueling_nobles"
    )
    assert "glass-nobles=yes quick-duel=yes" in [choice["value"] for choice in offered]
    everything = await club.ann.autocomplete(club.channel, "play", "options", "", game="dueling_nobles")
    assert len(everything) == 25
    for choice in everything:
        assert len(choice["name"]) <= 100
    some = await club.ann.autocomplete(club.channel, "play", "options", "glass", game="dueling_nobles")
    explained = {choice["value"]: choice["name"] for choice in some}
    assert explained["glass-nobles=yes"].endswith("House rule H3: every wound limit is one lower.")


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_each_option_of_a_game_is_explained_on_a_page_of_its_rules(club: Club, game: str) -> None:
    opened: Any = (await club.ann.slash(club.channel, "rules", game=game)).response
    contents = words(opened)
    await club.ann.click(opened, custom_id=buttons(opened)["Match Options"])
    told = [words(opened)]
    while "Next Page" in buttons(opened):
        await club.ann.click(opened, custom_id=buttons(opened)["Next Page"])
        told.append(words(opened))
    say, prefix = texts_in("en"), GAMES[game].prefix
    for name in choosable(GAMES[game]):
        (page,) = [each for each in told if f"`{written(name)}=" in each]
        assert legible(say.say(f"{prefix}-options-{written(name)}-help")) in page
    await club.ann.click(opened, custom_id=buttons(opened)["Contents"])
    assert words(opened) == contents


async def test_a_challenge_says_what_its_house_rules_mean(club: Club) -> None:
    given = "glass-nobles=yes first-player=challenger"
    await club.ann.slash(club.channel, "play", game="dueling_nobles", opponent=club.bob, options=given)
    told = words(club.last())
    assert "-# Glass nobles: yes – House rule H3: every wound limit is one lower." in told
    assert "challenger" in told


async def test_a_command_that_is_no_longer_known_is_answered(club: Club) -> None:
    result = await club.ann._dispatch_interaction(
        InteractionType.APPLICATION_COMMAND,
        club.channel,
        {"id": "1", "name": "gone", "type": 1, "options": []},
    )
    assert "in Herald" in said(result)


@pytest.mark.parametrize(("locale", "sentence"), [("en-US", "Kill all your"), ("fr", "Tuez tous les nobles")])
async def test_rules_without_words_open_the_games_then_the_contents(
    club: Club, locale: str, sentence: str
) -> None:
    club.locales[club.ann.id] = locale
    opened: Any = (await club.ann.slash(club.channel, "rules")).response
    assert sentence in words(opened)
    (games,) = menus(opened)
    assert {option["value"] for option in games["options"]} == set(GAMES)
    await club.ann.select(opened, custom_id=games["custom_id"], values=["dueling_nobles"])
    assert words(club.seen(opened)).count(sentence) == 1
    (chapters,) = menus(club.seen(opened))
    assert len(chapters["options"]) > 10
    await club.ann.select(opened, custom_id=chapters["custom_id"], values=["0"])
    assert "**DN-1**" in words(club.seen(opened))
    assert "**DN-7**" not in words(club.seen(opened))


async def test_what_is_found_is_counted_and_paged(club: Club) -> None:
    opened: Any = (await club.ann.slash(club.channel, "rules", question="card", game="neo_noble")).response
    said_first = words(opened)
    assert "rules found for “card”" in said_first
    assert "Page 1 of" in said_first
    seen: set[str] = set()
    for _ in range(60):
        shown = club.seen(opened)
        ids = set(re.findall(r"\*\*(NN-\S+)\*\*", words(shown)))
        assert ids
        assert not ids & seen
        seen |= ids
        if "Next Page" not in buttons(shown):
            break
        await club.ann.click(opened, custom_id=buttons(shown)["Next Page"])
    assert f"{len(seen)} rules found" in words(club.seen(opened))
    await club.ann.click(opened, custom_id=buttons(club.seen(opened))["Previous Page"])
    await club.ann.click(opened, custom_id=buttons(club.seen(opened))["Contents"])
    assert "Reap four" in words(club.seen(opened))


async def test_every_challenge_board_and_hand_has_the_rules(club: Club) -> None:
    await club.ann.slash(club.channel, "play", game="dueling_nobles", opponent=club.bob)
    message = club.last()
    await _reads(club, club.cyd, message)
    await club.bob.click(message, custom_id=buttons(message)["Accept"])
    session = await club.session((await club.store.matches.of_user(club.ann.id))[0].id)
    more: Any = await club.cyd.click(club.board(), custom_id=buttons(club.board())["More…"])
    await _reads(club, club.cyd, more.response)
    panel = await club.hand(club.ann, session)
    await club.ann.click(panel, custom_id=buttons(panel)["More…"])
    await _reads(club, club.ann, panel)
    await club.ann.click(panel, custom_id=buttons(panel)["Back to Match"])
    assert menus(club.seen(panel)), "the hand stays as it is"


async def _reads(club: Club, person: Any, message: Any) -> None:
    opened = await person.click(message, custom_id=buttons(message)["Rules"])
    assert opened.ephemeral
    assert "Kill all your" in words(opened.response)


async def test_black_suits_can_be_read_on_dark_ground(club: Club) -> None:
    answer = said(await club.ann.slash(club.channel, "rules", question="spade", game="dueling_nobles"))
    assert "♠" not in answer
    assert "♣" not in answer
    session = await challenge(club)
    for message in (await club.hand(club.ann, session), await club.hand(club.bob, session)):
        (menu,) = menus(message)
        labels = [option["label"] for option in menu["options"]]
        assert any("♤" in label or "♧" in label for label in labels)
        assert not any("♠" in label or "♣" in label for label in labels)
