"""The lab by commands and presses: begun, stopped, told, compared, watched, and closed to everyone else."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.lab.hosted.feature import AGAIN
from bot.lab.hosted.verbs import LabVerb
from bot.lab.hosted.views import DATA, PAGE
from bot.store import CannotWrite, RunStatus, Statement
from bot.store.lab.runs import LabRuns, day_of
from bot.table.action_id import ActionId
from bot.texts import texts_in
from render import RenderService
from tests.e2e.club import Club, buttons, menus, said, words
from tests.profiles import sampled

LAST = texts_in("en").say("button-replay-last")
QUICK: Mapping[str, Any] = {"game": "noxtalia", "matches": 60}
"""A run that is soon over."""


@pytest.fixture
async def club(tmp_path: Path, renderer: type[RenderService]) -> AsyncIterator[Club]:
    async with Club.open(tmp_path, renderer=renderer) as opened:
        yield opened


async def runs(club: Club) -> list[Any]:
    return await club.store.lab_runs.of_guild(club.guild.id)


async def done(club: Club, keeper: Any, **wish: Any) -> Any:
    """Let a run be played to its end; return its row."""
    result = await keeper.slash(club.channel, "lab run", **{**QUICK, **wish})
    assert shown(result).ephemeral, "others see nothing of it"
    await over(club)
    return (await runs(club))[0]


async def over(club: Club) -> None:
    while any(not row.status.is_over for row in await runs(club)):
        await club.settle()


def shown(result: Any) -> Any:
    """The private message that answers a command."""
    return result.followups[-1] if result.followups else result.response


async def files(message: Any) -> dict[str, bytes]:
    return {each.filename: await each.read() for each in message.attachments}


@pytest.mark.parametrize("locale", sampled(["en-GB", "fr"], 2))
async def test_a_run_is_played_and_told_in_private(club: Club, locale: str) -> None:
    keeper = club.owner()
    club.locales[keeper.id] = locale
    row = await done(club, keeper)
    assert (row.status, row.played) == (RunStatus.DONE, 60)
    told = shown(await keeper.slash(club.channel, "lab report"))
    assert told.ephemeral
    assert ("It wins" if locale == "en-GB" else "Il gagne") in words(told)
    attached = await files(told)
    assert {PAGE, DATA} <= attached.keys()
    assert len(attached[PAGE]) < 300_000
    assert json.loads(attached[DATA])["play"]["matches"] == 60
    pictures = [data for name, data in attached.items() if name.endswith(".png")]
    assert len(pictures) == 2
    assert all(len(data) < 150_000 for data in pictures)


TEAM = {
    "game": "noxtalia", "id": "club", "version": 1, "name": {"en": "Club cards", "fr": "Cartes du club"},
    "teams": [
        {"id": "club_team", "name": {"en": "Club Team", "fr": "Équipe du club"},
         "spirits": ["nivelune", "voltaigle", "granor"]},
    ],
}  # fmt: skip
"""A pack with a deck of cards that all know."""


class Doors:
    """Let so many pieces be played, and no more until they are opened: as if a server's time were used up."""

    def __init__(self, club: Club, pieces: int) -> None:
        self.left = pieces
        club.store.lab_runs.spent = self  # pyright: ignore[reportAttributeAccessIssue]

    async def __call__(self, _guild: int, _now: float) -> float:
        self.left -= 1
        return 0.0 if self.left >= 0 else float("inf")


async def begun(club: Club, keeper: Any, pieces: int = 0, **wish: Any) -> Any:
    """Begin a run of which no more than so many pieces are played; return its row."""
    Doors(club, pieces + 1)  # one look is at whether it may begin
    await keeper.slash(club.channel, "lab run", **{**QUICK, **wish})
    return (await runs(club))[0]


async def played_on(club: Club) -> None:
    """Let a run that was held up come to its end."""
    if isinstance(club.store.lab_runs.spent, Doors):  # a store that was opened since has none
        club.store.lab_runs.spent.left = 10**6
    await club.env.advance_time(AGAIN + 1)
    await over(club)


async def findings(club: Club, row: Any) -> str:
    content = await club.store.lab_runs.content(row.id)
    assert content is not None
    assert content.findings is not None
    return content.findings


async def imports(club: Club, keeper: Any, **changes: Any) -> None:
    file = ("club.yaml", json.dumps({**TEAM, **changes}).encode())
    told = await keeper.slash(club.channel, "cards import", file=file)
    assert "Club cards" in words(shown(told))
    assert len(await club.store.packs.of_guild(club.guild.id)) == 1


async def test_a_restart_in_the_middle_changes_no_byte(club: Club) -> None:
    keeper = club.owner()
    whole = await done(club, keeper)
    row = await begun(club, keeper, pieces=2)
    assert row.status is RunStatus.WAITING
    assert len(await club.store.lab_runs.pieces(row.id)) == 2
    await club.restart()
    await played_on(club)
    assert (await runs(club))[0].status is RunStatus.DONE
    assert await findings(club, row) == await findings(club, whole)
    assert await club.store.lab_runs.pieces(row.id) == {}


async def test_other_deals_are_other_matches(club: Club) -> None:
    keeper = club.owner()
    first, second = await done(club, keeper), await done(club, keeper, **{"new-deals": True})
    assert await findings(club, first) != await findings(club, second)


async def test_a_server_has_one_run_at_a_time_and_may_stop_it(club: Club) -> None:
    keeper = club.owner()
    assert "no current lab run" in said(await keeper.slash(club.channel, "lab stop"))
    row = await begun(club, keeper, pieces=3, matches=200)
    assert "already has a current lab run" in said(await keeper.slash(club.channel, "lab run", **QUICK))
    told = shown(await keeper.slash(club.channel, "lab report"))
    assert "waits for its turn" in words(told)
    stopped = await keeper.click(told, custom_id=buttons(told)["Stop Run"])
    assert "The run was stopped after 72 matches." in words(club.seen(told))
    assert stopped is not None
    assert (await runs(club))[0].status is RunStatus.STOPPED
    told = shown(await keeper.slash(club.channel, "lab report", run=str(row.id)))
    assert json.loads((await files(told))[DATA])["play"]["matches"] == 72


async def test_what_was_stopped_before_anything_was_found_has_no_report(club: Club) -> None:
    keeper = club.owner()
    await begun(club, keeper)
    assert "was stopped after 0 matches" in words(shown(await keeper.slash(club.channel, "lab stop")))
    assert "This run has no report" in said(await keeper.slash(club.channel, "lab report"))


async def test_it_is_closed_to_others_and_to_other_servers(club: Club) -> None:
    keeper = club.owner()
    row = await done(club, keeper)
    told = shown(await keeper.slash(club.channel, "lab report"))
    for command in ("lab report", "lab stop"):
        assert "manage" in said(await club.ann.slash(club.channel, command)).lower()
    aside = await club.aside(club.ann)
    for verb in ("lab", "lab_report", "lab_stop", "lab_watch"):
        custom_id = str(ActionId(row.id, 0, LabVerb(verb), "0.0/first/all" if verb == "lab_watch" else ""))
        assert "manage" in said(await club.press(club.ann, aside, custom_id)).lower(), verb
    for elsewhere in (str(row.id), "999", "x", "-1", "٣"):
        answer = await _of_another_server(club, elsewhere)
        assert "no such lab run" in answer, elsewhere
    assert told.ephemeral


async def _of_another_server(club: Club, run: str) -> str:
    """What a manager of another server is told of a run."""
    other = club.env.create_guild("other")
    role = other.create_role("keepers", permissions=discord.Permissions(manage_guild=True))
    stranger = other.add_member(club.env.create_user("stranger"), roles=[role])
    channel = other.create_text_channel("table")
    return said(await stranger.slash(channel, "lab report", run=run))


async def test_a_verdict_leads_to_a_match_that_shows_it(club: Club) -> None:
    keeper = club.owner()
    await done(club, keeper, matches=200)
    told = shown(await keeper.slash(club.channel, "lab report"))
    (menu,) = menus(told)
    assert menu["placeholder"] == "Watch a match that shows it"
    result = await keeper.select(told, [menu["options"][0]["value"]], custom_id=menu["custom_id"])
    watched = shown(result)
    assert watched.ephemeral
    assert "Lab run 1**, moment 0 of" in words(watched)
    await keeper.click(watched, custom_id=buttons(watched)[LAST])
    assert "won" in words(club.seen(watched)) or "drawn" in words(club.seen(watched))
    (_, eyes) = menus(club.seen(watched))
    await keeper.select(watched, ["1"], custom_id=eyes["custom_id"])
    (turns, _) = menus(club.seen(watched))
    await keeper.select(watched, [turns["options"][0]["value"]], custom_id=turns["custom_id"])
    assert "moment 0 of" in words(club.seen(watched))
    for forged in ("9.0/first/all", "0.x/first/all", "/first/all", "0.0/eyes/7"):
        custom_id = str(ActionId(1, 0, LabVerb.WATCH, forged))
        answer = said(await club.press(keeper, watched, custom_id))
        assert "no such lab run" in answer or "out of date" in answer, forged


async def test_two_runs_are_compared(club: Club) -> None:
    keeper = club.owner()
    first = await done(club, keeper)
    await done(club, keeper)
    told = shown(await keeper.slash(club.channel, "lab compare", earlier=str(first.id)))
    assert "Nothing has changed beyond chance" in words(told)
    duels = await done(club, keeper, game="dueling_nobles", matches=20)
    for earlier in (first, duels):
        answer = said(await keeper.slash(club.channel, "lab compare", earlier=str(earlier.id)))
        assert "Only two different runs of one game" in answer
    found = await keeper.autocomplete(club.channel, "lab compare", "earlier", "nox")
    assert [each["value"] for each in found] == ["2", "1"]


async def test_a_run_goes_on_with_the_pack_it_began_with_and_says_so(club: Club) -> None:
    keeper = club.owner()
    await imports(club, keeper)
    row = await begun(club, keeper, pieces=1, pack="Club cards")
    mended = {**TEAM["teams"][0], "spirits": ["nivelune", "voltaigle", "hurlebois"]}  # type: ignore[index]
    await keeper.slash(club.channel, "cards remove", pack="club")
    await imports(club, keeper, teams=[mended])
    await played_on(club)
    told = words(shown(await keeper.slash(club.channel, "lab report")))
    assert "Club cards has changed since the run began, with the same version." in told
    assert "Club Team" in told
    content = await club.store.lab_runs.content(row.id)
    assert content is not None
    assert json.loads(content.setup)["packs"][0]["teams"][0]["spirits"][2] == "granor"
    await imports(club, keeper, version=2)
    told = words(shown(await keeper.slash(club.channel, "lab report")))
    assert "Club cards: the run has version 1. This server now has version 2." in told
    await keeper.slash(club.channel, "cards remove", pack="club")
    told = words(shown(await keeper.slash(club.channel, "lab report")))
    assert "Club cards has been removed from this server since the run began." in told


@pytest.mark.parametrize(
    ("wish", "answer"),
    [
        ({"decks": "a, nobody"}, "no ready-made deck “nobody”. Choose from these: Team A"),
        ({"decks": "@everyone"}, "no ready-made deck"),
        ({"pack": "nothing"}, "no pack “nothing”"),
        ({"cards-of": "zzz"}, "no ready-made deck “zzz”"),
    ],
)
async def test_what_makes_no_run_is_refused(club: Club, wish: dict[str, Any], answer: str) -> None:
    keeper = club.owner()
    refused = said(await keeper.slash(club.channel, "lab run", **QUICK, **wish))
    assert answer in refused
    assert "@everyone" not in refused
    assert await runs(club) == []


async def test_one_deck_and_twice_the_same_make_a_run_of_one(club: Club) -> None:
    row = await done(club, club.owner(), decks="a, Team A, équipe a,, ", matches=20)
    content = await club.store.lab_runs.content(row.id)
    assert content is not None
    assert [*json.loads(content.setup)["decks"]] == ["a"]
    assert row.status is RunStatus.DONE


@pytest.mark.parametrize("off", [{"lab_seconds": 0}, {"lab_processes": 0}])
async def test_without_time_or_processes_it_is_closed(tmp_path: Path, off: dict[str, int]) -> None:
    async with Club.open(tmp_path, **off) as club:
        assert "The lab is off here" in said(await club.owner().slash(club.channel, "lab run", **QUICK))


async def test_a_server_that_has_used_its_day_goes_on_tomorrow(tmp_path: Path) -> None:
    async with Club.open(tmp_path, lab_seconds=100) as club:
        keeper, guild = club.owner(), club.guild.id
        day = Statement("INSERT INTO lab_days VALUES (:guild, :day, 100)",
                        {"guild": guild, "day": day_of(club.now())})  # fmt: skip
        await club.store.writer.write(day)
        await keeper.slash(club.channel, "lab run", **QUICK)
        waits = (await runs(club))[0]
        assert waits.status is RunStatus.WAITING
        told = words(shown(await keeper.slash(club.channel, "lab report")))
        assert "waits for its turn, at the latest until tomorrow" in told
        await club.env.advance_time(86_400)
        await over(club)
        assert (await runs(club))[0].status is RunStatus.DONE
        assert await club.store.lab_runs.spent(guild, club.now()) < 100


async def test_a_full_disk_loses_nothing(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = club.owner()
    whole = await done(club, keeper)
    add, times = LabRuns.add_piece, 0

    async def full(self: LabRuns, *args: Any) -> None:
        nonlocal times
        times += 1
        if times == 2:
            raise CannotWrite(reason="the disk is full")
        await add(self, *args)

    monkeypatch.setattr(LabRuns, "add_piece", full)
    await keeper.slash(club.channel, "lab run", **QUICK)
    await club.settle()
    assert (await runs(club))[0].status is RunStatus.RUNNING
    await played_on(club)
    row = (await runs(club))[0]
    assert row.status is RunStatus.DONE
    assert await findings(club, row) == await findings(club, whole)


async def test_other_rules_end_a_run_by_name(club: Club) -> None:
    keeper = club.owner()
    row = await begun(club, keeper, pieces=1)
    content = await club.store.lab_runs.content(row.id)
    assert content is not None
    setup = json.dumps(json.loads(content.setup) | {"rules": 1})
    sql = "UPDATE lab_runs SET setup = :setup WHERE id = :id"
    await club.store.writer.write(Statement(sql, {"setup": setup, "id": row.id}))
    await club.restart()
    await played_on(club)
    assert (await runs(club))[0].status is RunStatus.FAILED
    told = words(shown(await keeper.slash(club.channel, "lab report")))
    assert "The rules of the game have changed since. Start a new run." in told


async def test_a_server_that_was_left_gets_no_more_matches(club: Club) -> None:
    keeper = club.owner()
    row = await begun(club, keeper, pieces=1)
    club.env.backend.emit("GUILD_DELETE", {"id": str(club.guild.id)})
    await club.settle()
    Doors(club, 10**6)
    for _ in range(3):
        await club.env.advance_time(AGAIN)
    assert len(await club.store.lab_runs.pieces(row.id)) == 1
    assert not (await runs(club))[0].status.is_over


async def test_who_has_begun_it_is_told_in_private_that_it_is_over_and_nothing_of_what_it_found(
    club: Club,
) -> None:
    keeper = club.owner()
    await done(club, keeper)
    await club.settle()
    (told,) = [each for each in club.sent("POST", "/channels/*/messages") if "lab run" in str(each.json)]
    assert "Your lab run 1 (Noxtalia) is done. Open it in its server with" in str(told.json)
    assert "wins" not in str(told.json)


async def test_who_is_forgotten_leaves_the_run_to_the_server(club: Club) -> None:
    keeper = club.owner()
    await done(club, keeper)
    await club.bot.account_deletion.take(keeper.id)
    (row,) = await runs(club)
    assert row.user_id == 0
