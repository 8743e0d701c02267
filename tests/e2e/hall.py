"""A tournament channel, and people who press what they see there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import simcord

from bot.store import TableRow, TournamentStatus
from bot.tournaments.course.event import Tournament
from bot.tournaments.views.setting_up import group_of
from tests.e2e.club import Club, buttons, menus, raw, walk, words

NAMES = ("Eve", "Fay", "Gus", "Hal")


class Hall:
    """One club with one tournament."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.keeper = club.owner()
        more = [club.guild.add_member(club.env.create_user(name)) for name in NAMES]
        self.people: list[simcord.MemberActor] = [club.ann, club.bob, club.cyd, club.dan, *more]

    def by_id(self, user_id: int) -> Any:
        return next(person for person in self.people if person.id == user_id)

    async def event(self) -> Tournament:
        row = await self.club.store.tournaments.newest_in_channel(self.club.channel.id)
        assert row is not None
        return await self.club.bot.tournaments.tournament_service.unit_of_work.read(row.id)

    # The panel

    async def create(self, **choices: str) -> Any:
        """Open the panel and choose from its menus; return the panel."""
        result = await self.keeper.slash(self.club.channel, "tournament create")
        panel = result.response
        for field, value in choices.items():
            panel = await self.choose(panel, field, value)
        return panel

    async def choose(self, panel: Any, field: str, value: str) -> Any:
        await self.turn(panel, field)
        (menu,) = [item for item in menus(panel) if item["custom_id"].endswith(f":t_set:{field}")]
        result = await self.keeper.select(panel, custom_id=menu["custom_id"], values=[value])
        return result.response or panel

    async def turn(self, panel: Any, field: str) -> None:
        """Turn to the page of the panel on which something is chosen or written."""
        for _ in range(2):
            shown = [*buttons(panel).values(), *(menu["custom_id"] for menu in menus(panel))]
            if any(f":t_set:{field}" in each or f":t_form:{field}" in each for each in shown):
                return
            page = group_of(field)
            turns = [each for each in shown if ":t_group:" in each]
            there = next((each for each in turns if each.endswith(page)), turns[0])
            await self.keeper.click(panel, custom_id=there)

    async def call(self, panel: Any, name: str) -> None:
        """Give the draft a name, by the form of its panel."""
        await self.turn(panel, "name")
        custom_id = next(each for each in buttons(panel).values() if ":t_form:name" in each)
        form = await self.keeper.click(panel, custom_id=custom_id)
        await self.keeper.submit_modal(form, {"name": name, "most": str((await self.event()).setup.room)})

    async def announce(self, panel: Any) -> None:
        await self.turn(panel, "name")
        if not (await self.event()).row.name:
            await self.call(panel, "New Tournament")
        announce = next(custom_id for custom_id in buttons(panel).values() if ":t_announce:" in custom_id)
        await self.keeper.click(panel, custom_id=announce)
        await self.club.settle()

    async def enter(self, people: Iterable[Any]) -> None:
        for person in people:
            await self.press(person, "t_register")

    # The status message

    async def status(self) -> Any:
        """The tournament's message as it stands."""
        await self.club.settle()
        event = await self.event()
        assert event.row.status_message_id is not None
        return self.club.env.backend.get_message(self.club.channel.id, event.row.status_message_id)

    async def press(self, person: Any, verb: str) -> Any:
        """Press a button of the status message."""
        message = await self.status()
        shown = [custom_id for custom_id in buttons(message).values() if f":{verb}:" in custom_id]
        return await self.club.press(person, message, shown[0])

    async def organise(self, *steps: str) -> Any:
        """Open the organisers' panel and take steps on it; return the last answer."""
        result = await self.press(self.keeper, "t_organise")
        panel = result.followups[-1] if result.followups else result.response
        for step in steps:
            custom_id = next(
                each
                for each in buttons(panel).values()
                if f":t_step:{step}" in each or f":t_form:{step}" in each or f":t_{step}:" in each
            )
            result = await self.keeper.click(panel, custom_id=custom_id)
            await self.club.settle()
        return result

    async def decide(self, place: str = "", **choices: str) -> Any:
        """Enter a result by menus, or go as far; of the newest table if none is named."""
        result = await self.organise("result")
        event = await self.event()
        newest = next(each for each in reversed(event.tables) if len(each.table.seats) > 1)
        place = place or ".".join(map(str, newest.place.key[1:]))
        for field, value in {"table": place, **choices}.items():
            page = result.followups[-1] if result.followups else result.response
            if field == "reason":
                (custom_id,) = [each for each in buttons(page).values() if ":t_result:reason:" in each]
                form = await self.keeper.click(page, custom_id=custom_id)
                result = await self.keeper.submit_modal(form, {"reason": value})
            else:
                (menu,) = [each for each in menus(page) if f":t_result:{field}:" in each["custom_id"]]
                result = await self.keeper.select(page, custom_id=menu["custom_id"], values=[value])
            await self.club.settle()
        return result

    async def look(self, person: Any, message: Any, label: str) -> Any:
        """Press a button by its label, and return what is shown to that person alone."""
        result = await self.club.press(person, message, buttons(message)[label])
        return result.followups[-1] if result.followups else result.response

    async def press_on(self, person: Any, message: Any, label: str) -> Any:
        """Press a button by its label; return the whole answer."""
        return await self.club.press(person, message, buttons(message)[label])

    @staticmethod
    def pictures(message: Any) -> list[str]:
        """The alt texts of a message's pictures, whose files are attached to it."""
        galleries = [item for item in walk(raw(message)) if item.get("type") == 12]
        items = [item for gallery in galleries for item in gallery["items"]]
        assert len(items) == len(message.attachments)
        return [str(item["description"]) for item in items]

    # Tables

    def thread(self, event: Tournament, table: TableRow) -> Any:
        now = event.find(*table.place.key[1:])
        assert now is not None
        place = event.thread_of(now)
        return next(thread for thread in self.club.channel.threads if thread.id == place)

    async def ready(self, table: TableRow, numbers: Iterable[int] | None = None) -> None:
        """Let people press *Ready* in their thread."""
        event = await self.event()
        thread = self.thread(event, table)
        message = next(each for each in reversed(thread.history()) if ":t_ready:" in str(buttons(each)))
        custom_id = next(each for each in buttons(message).values() if ":t_ready:" in each)
        for number in table.table.seats if numbers is None else numbers:
            await self.by_id(event.by_number[number].user_id).click(message, custom_id=custom_id)
        await self.club.settle()

    async def lose(self, table: TableRow, number: int) -> None:
        """Let somebody concede their match, by their hand."""
        event = await self.event()
        now = event.find(*table.place.key[1:])
        assert now is not None
        assert now.match_id is not None
        session = await self.club.session(now.match_id)
        person = self.by_id(event.by_number[number].user_id)
        hand = await self.club.hand(person, session)
        for verb in ("more", "ask_concede", "concede"):
            await person.click(hand, custom_id=next(id for id in buttons(hand).values() if f":{verb}:" in id))
        await self.club.settle()

    async def play(self) -> None:
        """Play all open tables: who entered first is the stronger."""
        for table in (await self.event()).open:
            await self.ready(table)
            await self.lose(table, max(table.table.seats))

    async def play_all(self) -> Tournament:
        for _ in range(12):
            await self.organise("next")
            event = await self.event()
            if event.status is TournamentStatus.FINISHED:
                return event
            await self.play()
        raise AssertionError("it does not end")

    def said(self, place: Any = None) -> str:
        """All that stands in the channel, or in a thread."""
        return "\n".join(words(message) for message in (place or self.club.channel).history())
