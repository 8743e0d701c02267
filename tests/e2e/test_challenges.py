"""From `/play` to the first board: who may press what, and what is refused in a sentence."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.matches.clock import CHALLENGE_EXPIRES
from bot.matches.start.computer_names import NAMES
from bot.store import MatchStatus
from bot.table.action_id import ActionId
from bot.table.verbs import MatchVerb
from engines.kernel import seal_of
from tests.e2e.club import Club, buttons, menus, said, words
from tests.e2e.play import challenge, seldom


async def test_a_challenge_is_accepted_and_the_board_appears(club: Club) -> None:
    result = await club.ann.slash(club.channel, "play", game="dueling_nobles", opponent=club.bob)
    assert not result.ephemeral
    message = club.last()
    assert f"{club.ann.mention} challenges {club.bob.mention}." in words(message)
    assert "Dice sealed:" in words(message)
    assert set(buttons(message)) == {
        "Accept", "Accept with Words…", "Decline", "Cancel", "Rules", "Learn This Game",
    }  # fmt: skip
    await club.bob.click(message, custom_id=buttons(message)["Accept"])
    board = club.board()
    assert "ann – bob" in words(board)
    assert "My Hand" in buttons(board)
    challenge_now = club.channel.history()[0]
    assert buttons(challenge_now) == {}
    assert "has started" in words(challenge_now)


async def test_an_open_challenge_is_joined_by_anybody_but_its_maker(club: Club) -> None:
    await club.ann.slash(club.channel, "play", game="dueling_nobles")
    message = club.last()
    assert set(buttons(message)) == {
        "Join", "Accept with Words…", "Cancel", "Rules", "Learn This Game",
    }  # fmt: skip
    own = await club.ann.click(message, custom_id=buttons(message)["Join"])
    assert own.followups[0].ephemeral
    assert "your own challenge" in words(own.followups[0])
    await club.cyd.click(message, custom_id=buttons(message)["Join"])
    assert "ann – cyd" in words(club.board())


async def test_two_who_join_at_once_do_not_both_play(club: Club) -> None:
    await club.ann.slash(club.channel, "play", game="dueling_nobles")
    message = club.last()
    join = buttons(message)["Join"]
    row = (await club.store.matches.open_in_channel(club.channel.id))[0]
    first = await club.bob.click(message, custom_id=join)
    late = await club.press(club.cyd, message, join)
    assert first.followups == []
    assert "challenge is closed" in words(late.followups[0])
    seats = await club.store.matches.seats(row.id)
    assert [seat.user_id for seat in seats] == [club.ann.id, club.bob.id]


@pytest.mark.parametrize("button", ["Accept", "Decline", "Cancel"])
async def test_a_challenge_is_no_business_of_others(club: Club, button: str) -> None:
    await club.ann.slash(club.channel, "play", game="dueling_nobles", opponent=club.bob)
    message = club.last()
    result = await club.cyd.click(message, custom_id=buttons(message)[button])
    assert result.followups[0].ephemeral
    assert "for someone else" in words(result.followups[0])
    assert set(buttons(message)) == {
        "Accept", "Accept with Words…", "Decline", "Cancel", "Rules", "Learn This Game",
    }  # fmt: skip


async def test_decline_and_cancel_close_a_challenge(club: Club) -> None:
    for number, (person, button) in enumerate(((club.bob, "Decline"), (club.ann, "Cancel")), 1):
        await club.ann.slash(club.channel, "play", game="dueling_nobles", opponent=club.bob)
        message = club.last()
        await person.click(message, custom_id=buttons(message)[button])
        assert "declined or cancelled" in words(club.last())
        row = await club.store.matches.get(number)
        assert row is not None
        assert row.seed in words(club.last()), "an unlucky seed cannot be dropped unseen"
        assert buttons(club.last()) == {}


async def seated(club: Club, **options: Any) -> Any:
    """Let ann open a table at which the teams are chosen later, and return the challenge."""
    await club.ann.slash(club.channel, "play", game="noxtalia", deck="Team A", **options)
    return (await club.store.matches.open_in_channel(club.channel.id))[0]


async def sitting(club: Club, row: Any) -> list[int | None]:
    """Return who sits at a table that still waits."""
    found = await club.store.matches.get(row.id)
    assert found is not None
    assert found.status is MatchStatus.CHALLENGE
    return [seat.user_id for seat in await club.store.matches.seats(row.id)]


async def test_who_leaves_an_open_table_frees_his_seat_alone(club: Club) -> None:
    row = await seated(club, players=4, opponent=club.bob)
    for person in (club.cyd, club.dan):
        await person.click(club.last(), custom_id=buttons(club.last())["Join"])
    assert set(buttons(club.last())) >= {"Accept", "Decline", "Leave", "Cancel", "Rules"}
    await club.cyd.click(club.last(), custom_id=buttons(club.last())["Decline"])
    assert await sitting(club, row) == [club.ann.id, club.bob.id, None, club.dan.id]
    assert "3. *open seat*" in words(club.last())
    assert f"2. {club.bob.mention} – invited" in words(club.last())
    assert f"4. {club.dan.mention} – choosing" in words(club.last())
    await club.cyd.click(club.last(), custom_id=buttons(club.last())["Join"])
    assert await sitting(club, row) == [club.ann.id, club.bob.id, club.cyd.id, club.dan.id]


async def test_a_challenge_goes_on_saying_when_it_expires(club: Club) -> None:
    await seated(club, players=3, opponent=club.bob)
    expires = re.search(r"Expires <t:\d+:R>", words(club.last()))
    assert expires is not None
    for button, line in (("Join", f"3. {club.cyd.mention}"), ("Decline", "3. *open seat*")):
        await club.cyd.click(club.last(), custom_id=buttons(club.last())[button])
        assert line in words(club.last())
        assert expires[0] in words(club.last())


async def test_who_was_named_at_an_open_table_frees_his_seat_alone(club: Club) -> None:
    row = await seated(club, players=3, opponent=club.bob)
    await club.cyd.click(club.last(), custom_id=buttons(club.last())["Join"])
    await club.bob.click(club.last(), custom_id=buttons(club.last())["Decline"])
    assert await sitting(club, row) == [club.ann.id, None, club.cyd.id]
    assert "2. *open seat*" in words(club.last())


async def test_an_old_decline_ends_no_open_table(club: Club) -> None:
    row = await seated(club, players=3)
    decline = str(ActionId(row.id, 0, MatchVerb.DECLINE))
    stranger = await club.press(club.bob, club.last(), decline)
    assert "for someone else" in said(stranger)
    await club.bob.click(club.last(), custom_id=buttons(club.last())["Join"])
    host = await club.press(club.ann, club.last(), decline)
    assert "for someone else" in said(host)
    assert await sitting(club, row) == [club.ann.id, club.bob.id, None]
    await club.press(club.bob, club.last(), decline)
    assert await sitting(club, row) == [club.ann.id, None, None]
    assert "2. *open seat*" in words(club.last())
    assert set(buttons(club.last())) >= {"Join", "Cancel", "Rules"}


@pytest.mark.parametrize(
    ("locale", "join", "leave"), [("en-GB", "Join", "Leave"), ("fr", "Participer", "Quitter")]
)
async def test_who_has_joined_may_leave_while_seats_are_free(
    club: Club, locale: str, join: str, leave: str
) -> None:
    club.guild_locale = locale
    row = await seated(club, players=3)
    assert leave not in buttons(club.last()), "nobody has joined"
    await club.bob.click(club.last(), custom_id=buttons(club.last())[join])
    assert join in buttons(club.last())
    before = buttons(club.last())[leave]
    for person in (club.ann, club.cyd):
        refused = await club.press(person, club.last(), before)
        assert "You have not joined this challenge" in said(refused)
    assert await sitting(club, row) == [club.ann.id, club.bob.id, None]
    await club.bob.click(club.last(), custom_id=before)
    assert await sitting(club, row) == [club.ann.id, None, None]
    assert leave not in buttons(club.last())


async def test_who_is_invited_may_decline_while_other_seats_are_free(club: Club) -> None:
    row = await seated(club, players=3, opponent=club.bob)
    assert {"Join", "Decline"} <= set(buttons(club.last()))
    await club.bob.click(club.last(), custom_id=buttons(club.last())["Decline"])
    assert await sitting(club, row) == [club.ann.id, None, None]


# The private menu of decks


async def choosing(club: Club, **options: Any) -> tuple[Any, Any]:
    """Let ann open a table and bob join; return their menus, in which nothing is chosen yet."""
    asked = await club.ann.slash(club.channel, "play", game="neo_noble", **options)
    join = next(custom_id for custom_id in buttons(club.last()).values() if ":accept:" in custom_id)
    joined = await club.bob.click(club.last(), custom_id=join)
    return asked.followups[-1], joined.followups[-1]


async def brings(person: Any, menu: Any) -> Any:
    """Let a person choose a ready-made deck."""
    (item,) = menus(menu)
    return await person.select(menu, custom_id=item["custom_id"], values=[item["options"][-1]["value"]])


@pytest.mark.parametrize(("locale", "sentence"), [("en-GB", "has started in"), ("fr", "a commencé dans")])
async def test_menus_of_decks_close_when_the_match_begins(club: Club, locale: str, sentence: str) -> None:
    club.locales[club.ann.id] = club.locales[club.bob.id] = locale
    anns, bobs = await choosing(club)
    deck = next(custom_id for custom_id in buttons(club.last()).values() if ":deck:" in custom_id)
    second = (await club.ann.click(club.last(), custom_id=deck)).response
    await brings(club.ann, anns)
    await brings(club.bob, bobs)
    assert "ann – bob" in words(club.board())
    for menu in (anns, second, bobs):
        assert menus(menu) == []
        assert sentence in words(menu)


async def test_menus_of_decks_close_when_the_challenge_is_taken_back(club: Club) -> None:
    anns, bobs = await choosing(club)
    await club.ann.click(club.last(), custom_id=buttons(club.last())["Cancel"])
    for menu in (anns, bobs):
        assert menus(menu) == []
        assert "declined or cancelled" in words(menu)


async def test_who_leaves_loses_his_menu_of_decks_alone(club: Club) -> None:
    anns, bobs = await choosing(club)
    await club.bob.click(club.last(), custom_id=buttons(club.last())["Leave"])
    assert (menus(bobs), words(bobs)) == ([], "You left this challenge.")
    assert menus(anns) != []


async def test_a_menu_from_before_a_restart_says_that_the_match_has_begun(club: Club) -> None:
    anns, bobs = await choosing(club)
    await brings(club.ann, anns)
    await club.restart()
    await brings(club.bob, bobs)
    assert menus(anns) != [], "nobody could change it any more"
    await brings(club.ann, anns)
    assert menus(anns) == []
    assert "has started in" in words(anns)


@pytest.mark.parametrize("who", ["bob", "cyd"])
async def test_a_challenge_to_several_by_name_ends_when_one_declines(club: Club, who: str) -> None:
    await seated(club, players=3, opponent=club.bob, opponent2=club.cyd)
    decline = buttons(club.last())["Decline"]
    await club.bob.click(club.last(), custom_id=buttons(club.last())["Accept"])
    await getattr(club, who).click(club.last(), custom_id=decline)
    assert await club.store.matches.open_in_channel(club.channel.id) == []
    assert "declined or cancelled" in words(club.last())
    assert buttons(club.last()) == {}


async def test_a_challenge_expires(club: Club) -> None:
    await club.ann.slash(club.channel, "play", game="dueling_nobles", opponent=club.bob)
    accept = buttons(club.last())["Accept"]
    await club.env.advance_time(CHALLENGE_EXPIRES.total_seconds() + 61)
    message = club.last()
    assert "has expired" in words(message)
    assert buttons(message) == {}
    late = await club.press(club.bob, message, accept)
    assert "challenge is closed" in words(late.followups[0])


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"opponent": "ann"}, "cannot challenge yourself"),
        ({"opponent": "bot"}, "cannot challenge a bot"),
        ({"opponent": "bob", "computer": "easy"}, "Choose only one"),
        ({"opponent": "gone"}, "not a member of this server"),
        ({"options": "no-such-thing=1"}, "There is no option “no-such-thing”"),
        ({"options": "stall-claim=many"}, "must be one of: 0-1000"),
        ({"options": "quick-duel=yes glass-nobles=yes"}, "H2"),
        ({"options": "glass-nobles=yes glass-nobles=no"}, "twice"),
    ],
)
async def test_bad_challenges_are_refused_in_a_sentence(
    club: Club, options: dict[str, str], sentence: str
) -> None:
    people = {"ann": club.ann, "bob": club.bob}
    given: dict[str, Any] = {name: people.get(value, value) for name, value in options.items()}
    if options.get("opponent") == "bot":
        given["opponent"] = club.guild.add_member(club.env.create_user("robot", bot=True))
    if options.get("opponent") == "gone":
        given["opponent"] = club.env.create_user("gone")
    result = await club.ann.slash(club.channel, "play", game="dueling_nobles", **given)
    assert result.ephemeral
    assert sentence in words(result.response)
    assert await club.store.matches.open_in_channel(club.channel.id) == []
    assert club.channel.history() == []


async def test_missing_permissions_are_named(club: Club) -> None:
    quiet = club.guild.create_text_channel("quiet", overwrites=club.deny("attach_files", "send_messages"))
    result = await club.ann.slash(quiet, "play", game="dueling_nobles", opponent=club.bob)
    assert result.ephemeral
    assert "Send Messages, Attach Files" in words(result.response)


async def test_a_second_match_opens_a_thread(club: Club) -> None:
    await challenge(club)
    await club.cyd.slash(club.channel, "play", game="dueling_nobles", opponent=club.dan)
    message = club.last()
    await club.dan.click(message, custom_id=buttons(message)["Accept"])
    thread = club.channel.threads[0]
    assert "cyd – dan" in words(club.board(thread))
    assert "ann – bob" in words(club.board())
    assert any(f"<#{thread.id}>" in words(message) for message in club.channel.history())


async def test_a_server_may_want_threads_always_or_never(club: Club) -> None:
    owner = club.owner()
    await owner.slash(club.channel, "settings server", threads="always")
    await challenge(club)
    assert len(club.channel.threads) == 1
    await owner.slash(club.channel, "settings server", threads="never")
    await club.cyd.slash(club.channel, "play", game="dueling_nobles", computer="easy")
    assert re.search(rf"cyd – ({'|'.join(NAMES)}) \(easy\)", words(club.board()))
    busy = await club.dan.slash(club.channel, "play", game="dueling_nobles", computer="easy")
    assert busy.ephemeral
    assert "already a match in this channel" in words(busy.response)
    assert len(await club.store.matches.in_channel(club.channel.id)) == 1


async def test_the_same_command_twice_is_one_challenge(club: Club) -> None:
    await club.ann.slash(club.channel, "play", game="dueling_nobles", opponent=club.bob)
    rows = await club.store.matches.open_in_channel(club.channel.id)
    assert [row.status for row in rows] == [MatchStatus.CHALLENGE]


async def test_a_rematch_exchanges_the_seats_and_lets_the_loser_begin(club: Club) -> None:
    session = await challenge(club)
    hand = await club.hand(club.ann, session)
    await seldom(club.ann, hand, "Concede")
    await club.ann.click(hand, custom_id=buttons(hand)["Concede"])  # once more, on the question
    board = club.board()
    assert "bob wins" in words(board)
    await club.bob.click(board, custom_id=buttons(board)["Rematch"])
    message = club.last()
    assert f"{club.bob.mention} challenges {club.ann.mention}." in words(message)
    await club.ann.click(message, custom_id=buttons(message)["Accept"])
    again = await club.session(session.id + 1)
    assert [seat.user_id for seat in again.people.seats] == [club.bob.id, club.ann.id]
    assert again.match.options.model_dump()["previous_loser"] == 1


async def test_who_accepts_may_add_words_of_his_own_to_the_dice(club: Club) -> None:
    await club.ann.slash(club.channel, "play", game="dueling_nobles", opponent=club.bob, luck="seven swans")
    form = await club.bob.click(club.last(), custom_id=buttons(club.last())["Accept with Words…"])
    assert (await club.store.matches.of_user(club.bob.id))[0].status == "challenge"
    await club.bob.submit_modal(form, {"text": "a black cat"})
    row = (await club.store.matches.of_user(club.bob.id))[0]
    assert row.status == "running"
    assert row.origin is not None
    assert list(row.origin.nonces) == ["seven swans", "a black cat"]


async def test_sealed_words_are_opened_when_everybody_is_there(club: Club) -> None:
    """Whoever accepts last knows nothing of them, even with the host beside them."""
    seal = seal_of("an owl that nobody has seen")
    await club.ann.slash(club.channel, "play", game="dueling_nobles", opponent=club.bob, luck=seal)
    message = club.last()
    assert seal in words(message)
    assert "Open My Words…" not in buttons(message)
    await club.bob.click(message, custom_id=buttons(message)["Accept"])
    await club.settle()
    message = club.channel.history()[-1]
    assert f"{club.ann.mention}: open your sealed words." in words(message)
    open_words = buttons(message)["Open My Words…"]
    stranger = await club.bob.click(message, custom_id=open_words)
    assert "not playing in this match" in said(await club.bob.submit_modal(stranger, {"text": "a black cat"}))
    form = await club.ann.click(message, custom_id=open_words)
    wrong = await club.ann.submit_modal(form, {"text": "an owl that everybody has seen"})
    assert "not the words that you sealed" in said(wrong)
    assert (await club.store.matches.of_user(club.ann.id))[0].status == "challenge"
    form = await club.ann.click(message, custom_id=open_words)
    await club.ann.submit_modal(form, {"text": "an owl that nobody has seen"})
    row = (await club.store.matches.of_user(club.ann.id))[0]
    assert row.status == "running"
    assert row.origin is not None
    assert row.origin.nonces[0] == "an owl that nobody has seen"
    assert row.origin.seals == (seal, "")


async def test_words_for_the_dice_of_a_challenge_that_is_over_are_refused(club: Club) -> None:
    await club.ann.slash(club.channel, "play", game="dueling_nobles", opponent=club.bob)
    form = await club.bob.click(club.last(), custom_id=buttons(club.last())["Accept with Words…"])
    await club.ann.click(club.last(), custom_id=buttons(club.last())["Cancel"])
    refused = await club.bob.submit_modal(form, {"text": "too late"})
    assert "challenge is closed" in said(refused)
