"""What has been played, counted and listed, for those who may know it."""

from __future__ import annotations

from typing import Any

from bot.matches.agreements.draws import DrawOffer, agree
from bot.matches.service import Press
from bot.store import Statement
from bot.store.sql import to_json
from tests.e2e.club import Club, buttons, said, words
from tests.e2e.hall import Hall
from tests.e2e.play import challenge, concede
from tests.e2e.test_continuing import at_a_turn, newest
from tests.e2e.test_replay import finished


async def drawn(club: Club) -> None:
    session = await challenge(club)
    with club.env._bot_scope():
        await agree(
            club.bot.host.match_service, session.id, Press(club.ann.id, club.guild.id, 801), DrawOffer.MAKE
        )
        await agree(
            club.bot.host.match_service, session.id, Press(club.bob.id, club.guild.id, 802), DrawOffer.ACCEPT
        )
    await club.settle()


async def asked(who: Any, club: Club, command: str = "stats", **options: Any) -> str:
    return words((await who.slash(club.channel, command, **options)).response)


async def test_wins_draws_and_losses_are_counted_against_people_and_computers(club: Club) -> None:
    await concede(club, club.bob, await challenge(club))
    await concede(club, club.ann, await challenge(club))
    await concede(club, club.bob, await challenge(club))
    await drawn(club)
    await club.ann.slash(club.channel, "play", game="dueling_nobles", computer="easy")
    await concede(club, club.ann, await newest(club, club.ann))
    told = await asked(club.ann, club)
    people, computers = told.split("**Against computers**")
    assert "Dueling Nobles: 2 won, 1 drawn, 1 lost (62 %)" in people
    assert "Dueling Nobles: 0 won, 0 drawn, 1 lost (0 %)" in computers
    await club.restart()
    assert "1 won, 1 drawn, 2 lost" in await asked(club.cyd, club, person=club.bob)
    pair = await asked(club.cyd, club, person=club.bob, against=club.ann)
    assert "1 won, 1 drawn, 2 lost (38 %)" in pair
    assert "computers" not in pair
    assert "No finished matches to count yet" in await asked(club.cyd, club)
    assert "No finished matches to count yet" in await asked(club.ann, club, game="noxtalia")
    club.locales[club.ann.id] = "fr"
    assert "2 victoires, 1 nulle, 1 défaite" in await asked(club.ann, club)


async def test_what_was_tried_out_or_called_off_does_not_count_but_is_listed(club: Club) -> None:
    await finished(club)
    shown = await at_a_turn(club, club.ann, 2)
    await club.ann.click(shown, custom_id=buttons(shown)["Play On as ann"])
    tried = await newest(club, club.ann)
    await concede(club, club.ann, tried)
    assert "Against computers" not in await asked(club.ann, club)
    assert tried.code in await asked(club.ann, club, "match history")


async def test_a_deck_is_counted_once_its_tournament_is_over(club: Club) -> None:
    session = await finished(club)
    deck = session.people.seats[0].deck.name
    told = await asked(club.cyd, club, deck=deck.upper())
    assert "Noxtalia: " in told
    assert deck.upper() in told
    await Hall(club).create()
    with club.env._bot_scope():
        sql = """
            INSERT INTO tournament_audit (tournament_id, verb, by_user, facts, at)
            SELECT id, 'replay', 0, :facts, 0 FROM tournaments
        """
        await club.store.writer.write(Statement(sql, {"facts": to_json({"match": session.id})}))
    assert "No finished matches to count yet" in await asked(club.cyd, club, deck=deck)
    assert "Noxtalia: " in await asked(club.ann, club), "the result itself is known"


async def test_a_history_is_turned_page_by_page_and_only_of_this_server(club: Club) -> None:
    codes: list[str] = []
    for _ in range(12):
        session = await challenge(club)
        codes.append(session.code)
        with club.env._bot_scope():
            await club.bot.host.match_service.concede(session.id, Press(club.bob.id, club.guild.id))
        await club.settle()
    whose = {"person": club.ann, "against": club.bob}
    shown: Any = (await club.cyd.slash(club.channel, "match history", **whose)).response
    assert all(code in words(shown) for code in codes[2:])
    assert codes[0] not in words(shown)
    assert "ann won" in words(shown)
    await club.cyd.click(shown, custom_id=buttons(shown)["Show Older"])
    assert codes[0] in words(shown)
    assert "Show Older" not in buttons(shown)
    await club.cyd.click(shown, custom_id=buttons(shown)["Show Newer"])
    assert codes[11] in words(shown)
    elsewhere = club.env.create_guild("elsewhere")
    hall = elsewhere.create_text_channel("hall")
    eve = elsewhere.add_member(club.env.create_user("eve"))
    foreign: Any = (await eve.slash(hall, "match history")).response
    await club.press(eve, foreign, f"h1:0:0:history:{club.ann.id}//")
    assert not any(code in words(foreign) for code in codes)
    for forged in ("x//", f"{club.ann.id}/y/", f"{club.ann.id}//chess", f"{10**30}//", ""):
        assert "out of date" in said(await club.press(club.cyd, shown, f"h1:0:0:history:{forged}"))


async def test_who_was_forgotten_is_not_counted_any_more(club: Club) -> None:
    await concede(club, club.bob, await challenge(club))
    with club.env._bot_scope():
        await club.store.forgetting.forget(club.bob.id)
    assert "No finished matches to count yet" in await asked(club.cyd, club, person=club.bob)
    assert "Dueling Nobles: 1 won" in await asked(club.cyd, club, person=club.ann)
