"""Whatever costs something is counted before it is done: searches, pages, pictures, files."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from discord import app_commands

from bot.community.verbs import CommunityVerb
from bot.ladder.verbs import LadderVerb
from bot.settings import Allowance
from bot.table.action_id import ActionId
from bot.table.verbs import MatchVerb, MenuVerb, Verb
from bot.tournaments.verbs import TournamentVerb
from cogs import router
from cogs.router import HANDLERS
from tests.e2e.club import RATES, Club, said
from tests.e2e.play import challenge, concede
from tests.rigs.measuring.holding import asks, fill, holds

Opened = Callable[..., Awaitable[Club]]

GAME = "dueling_nobles"
DECK = {"name": "nobody's", "game": "noxtalia"}
COUNTED: dict[str, dict[str, Any]] = {
    "away": {"days": 3}, "block list": {}, "card": {"name": "glaciation"}, "cards list": {},
    "cards remove": {"pack": "x"},
    "cards export": {"pack": "x"}, "cards import": {"file": ("x.yaml", b"{")},
    "cards picture": {"file": ("x.png", b"{")}, "cards unpicture": {"card": "x"},
    "deck new": {"name": "a", "game": "noxtalia"}, "deck edit": DECK, "deck show": DECK, "deck delete": DECK,
    "deck add": {"name": "nobody's", "card": "x"},
    "deck export": DECK, "deck list": {}, "deck import": {"file": ("x.txt", b"")},
    "lab run": {"game": GAME}, "lab report": {}, "lab compare": {"earlier": "1"}, "lab stop": {},
    "learn": {"game": GAME}, "puzzle": {}, "match board": {}, "match log": {}, "match export": {},
    "match replay": {}, "match gif": {}, "match review": {}, "match history": {}, "match verify": {},
    "match back": {}, "moderate log": {}, "matches": {}, "play": {"game": GAME}, "lfg": {"game": GAME},
    "privacy show": {},
    "privacy export": {}, "rank me": {}, "rank server": {"game": GAME}, "rank game": {"game": GAME},
    "rules": {"question": "attack"}, "stats": {}, "tournament show": {}, "tournament season show": {},
}  # fmt: skip
FREE = {
    "about": "the same few lines",
    "help": "the same few lines",
    "Block": "two rows, and few in all",
    "block add": "two rows, and few in all",
    "block remove": "two rows, and few in all",
    "match hand": "what a player is asked: a state is drawn once",
    "match concede": "a question",
    "match draw": "what a player does",
    "match off": "what a player does",
    "match pause": "what a player does",
    "match claim": "what a player does",
    "match wait": "what a player does",
    "moderate end": "of few people, and each is written down",
    "moderate pause": "of few people, and each is written down",
    "moderate resume": "of few people, and each is written down",
    "moderate adjudicate": "of few people, and each is written down",
    "moderate replace": "of few people, and each is written down",
    "privacy delete": "a question",
    "settings mine": "one row",
    "settings server": "one row",
    "tournament create": "as many as a server may have open",
    "tournament here": "of organisers",
    "tournament season create": "of organisers",
    "tournament season count": "of organisers",
    "tournament season end": "of organisers",
}
PAGES = {
    MatchVerb.RULES: GAME, MatchVerb.RULES_GAME: GAME, MatchVerb.CHAPTER: f"{GAME}/0",
    MatchVerb.FOUND: f"{GAME}/attack", MatchVerb.STATEMENTS: f"{GAME}/DN-1",
    LadderVerb.RANK: f"server:{GAME}", MatchVerb.HISTORY: "1//", CommunityVerb.BLOCKS: "",
    TournamentVerb.STANDINGS: "", TournamentVerb.WHY: "", TournamentVerb.DECKS: "",
    TournamentVerb.EXPORT: "", TournamentVerb.MINE: "", TournamentVerb.LOG: "", TournamentVerb.DECK: "",
    MatchVerb.CARDS: "", MatchVerb.WORDS: "x", MatchVerb.WHY: "", MatchVerb.HINT: "", MatchVerb.DECK: "",
    MatchVerb.VIEW: "", MatchVerb.LOG: "", MatchVerb.REPLAY: "", MatchVerb.REVIEW: "", MatchVerb.RECORD: "",
    MatchVerb.FILM: "", MatchVerb.OPTIONS: GAME, MenuVerb.MENU: "", MenuVerb.MATCHES: "",
}  # fmt: skip


async def test_every_command_is_counted_or_costs_nothing(club: Club) -> None:
    found = {
        each.qualified_name
        for each in club.bot.tree.walk_commands()
        if not isinstance(each, app_commands.Group)
    }
    menus = {each.name for each in club.bot.tree.get_commands() if isinstance(each, app_commands.ContextMenu)}
    assert found | menus == COUNTED.keys() | FREE.keys()
    assert not COUNTED.keys() & FREE.keys()


async def opened_once(open_club: Opened) -> tuple[Club, Any, Any]:
    """A club in which nobody may ask twice for anything, and a match that has ended."""
    club = await open_club(**dict.fromkeys(RATES, Allowance(1, 99, 600)))
    session = await challenge(club)
    board = club.board()
    await concede(club, club.bob, session)
    club.bot.allowances._times.clear()
    return club, session, board


@pytest.mark.parametrize("command", COUNTED)
async def test_whoever_calls_twice_is_told_to_wait(open_club: Opened, command: str) -> None:
    club, _session, _board = await opened_once(open_club)
    keeper = club.owner() if command.startswith(("cards", "lab", "moderate")) else club.ann
    result = await keeper.slash(club.channel, command, **COUNTED[command])
    assert any(str(keeper.id) in str(key) for key in club.bot.allowances._times)
    if command != "lfg":  # by which one looks at the search that goes on
        result = await keeper.slash(club.channel, command, **COUNTED[command])
        assert "too often" in said(result)


@pytest.mark.parametrize("verb", PAGES)
async def test_whoever_turns_pages_too_often_is_told_to_wait(
    open_club: Opened, verb: Verb, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever a control stands: that it may stand there is another test's."""

    async def admit(*_: object) -> None:
        pass

    monkeypatch.setattr(router, "admit_press", admit)
    club, session, board = await opened_once(open_club)
    assert verb in HANDLERS
    custom_id = str(ActionId(session.id, 0, verb, PAGES[verb]))
    await club.press(club.ann, board, custom_id)
    result = await club.press(club.ann, board, custom_id)
    assert "too often" in said(result)


async def test_a_deck_that_nobody_can_read_counts_before_it_is_read(
    open_club: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = await open_club(rate_decks=Allowance(1, 9, 300))
    read = list[str]()
    read_deck = club.bot.library.read_deck

    async def counted(whose: int, text: str, *rest: Any) -> Any:
        read.append(text)
        return await read_deck(whose, text, *rest)

    monkeypatch.setattr(club.bot.library, "read_deck", counted)
    bad = ("a.txt", b"- Nothing at all")
    told = [said(await club.ann.slash(club.channel, "deck import", file=bad)) for _ in range(3)]
    assert ["too often" in each for each in told] == [False, True, True]
    assert len(read) == 1


async def test_a_page_of_ten_thousand_rated_people_holds_the_loop_no_longer_than_one_of_ten(
    club: Club,
) -> None:
    held = list[float]()
    for rated in (10, 10_000):
        await fill(club, rated, cards=1)
        await asks(club)["/rank server"]()
        with holds() as longest:
            await asks(club)["/rank server"]()
        held.append(longest[0])
    assert held[1] < 10 * held[0]
