"""Private panels: the one that a person has open, and its copy in their DMs."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, NamedTuple, cast

import discord

from bot.discord.delivery.messenger import DiscordMessenger, wants_new_message
from bot.discord.delivery.pictures import DEFAULT_THEME, Pictures
from bot.discord.panels import Panels
from bot.lru_dict import LruDict
from bot.matches.messages import Hand
from bot.matches.session import MatchSession
from bot.store import OutboxRow, UserPreferences
from bot.table.gathered import Gathered
from bot.table.message_view import Edit, MessageView
from bot.table.panel import HAND_FILE, asked_of, panel
from bot.texts import nearest_locale, texts_in
from engines.kernel import Match

NEVER_SHOWN = frozenset(
    {
        "people.called", "people.pressed", "people.seats.absences", "people.reopened",
        "clocks.sole", "clocks.opened", "clocks.stood",
        "log.recent", "log.version", "log.dropped",
        "health.failures", "health.spent", "health.strain",
        "looks.views", "looks.prompts", "looks.moment", "lock",
    }
)  # fmt: skip
"""What of a match no panel shows, or as what else says, part by part; whatever is new anywhere is shown."""
BY_MOVES = frozenset({"match", "log.count", "log.before", "clocks.dues", "people.spared"})
"""What each move changes; the rest changes only by what concerns everybody."""
MOST_FACES = 64
"""Panels kept as they were made last: a press, its panel and the copy come within a moment."""
PAIR = 2
"""Persons up to whom everybody's copy follows each move: among more, all but two would look on at most."""


class _Copy(NamedTuple):
    """The copy of a panel in a person's DMs, and what it showed when it was last brought up to date."""

    message: int
    pressed: object
    """The state of the match that a press has shown there; None where none has."""
    asked: bool
    standing: object
    events: int


class _Made(NamedTuple):
    """A panel as it was made last."""

    of: object
    """All that it follows from."""
    face: MessageView


class Hands:
    """The panels of each person at each match."""

    def __init__(self, messenger: DiscordMessenger, pictures: Pictures) -> None:
        self._messenger = messenger
        self._pictures = pictures
        self.panels = Panels(messenger.match_service.now, messenger.shown)
        self._copies: LruDict[tuple[int, int], _Copy] = LruDict()
        """The copy of each person's panel in their DMs."""
        self._faces: LruDict[tuple[int, int], _Made] = LruDict(MOST_FACES)
        """By match and seat: a press, the outbox and the copy show the same."""
        self._pages: LruDict[int, int | None] = LruDict()
        """Messages on which a page is read: the question that was open to the reader, if any."""

    async def send(self, row: OutboxRow, outbox_message: Hand) -> None:
        """Keep a person's panels up to date: the one they have open, and the copy in their DMs.

        At a table of three or four the copy waits for the next change that concerns them: each edit is a
        request, and the board shows all what everybody may see.
        """
        match_service, number = self._messenger.match_service, outbox_message.seat
        user_id = (await match_service.session(outbox_message.match)).people.seats[number].user_id
        if user_id is None:
            return
        async with self.panels.held(outbox_message.match, user_id):
            session = (await match_service.newest(outbox_message.match)).snapshot()
            if session.people.seats[number].user_id != user_id:
                return  # somebody else sits there now, who is sent theirs by a message of its own
            copy = self._copies.get((session.id, user_id))
            by_press = copy is not None and copy.pressed == _state(session)
            if not by_press or self.panels.has(session.id, user_id):
                chosen = await self._messenger.store.preferences.user(user_id)
                await self.panels.refresh(
                    session.id,
                    user_id,
                    lambda: self.face(session, number, chosen),
                    lambda message_id: self._stays(message_id, session, number),
                )
                if session.match.result is not None:
                    self.panels.closed(session.id, user_id)
                if copy is None or _concerns(session, number, copy):
                    await self._copy_for(row, session, number, user_id, chosen)
            if session.match.result is not None:  # it was loaded to be shown once more
                match_service.forget(session.id)

    async def _copy_for(
        self, row: OutboxRow, session: MatchSession, number: int, user_id: int, chosen: UserPreferences
    ) -> None:
        """Copy a panel to a person's DMs, if they want that and let us."""
        if not chosen.dm_hand or self._messenger.is_closed(session.id, user_id, chosen):
            return
        try:
            await self._copy(row, session, number, user_id, chosen)
            if chosen.dm_closed:
                await self._messenger.store.preferences.set_dm_closed(user_id, False)
        except discord.HTTPException as error:
            await self._messenger.not_reached(session.id, user_id, error)

    async def _copy(
        self, row: OutboxRow, session: MatchSession, number: int, user_id: int, chosen: UserPreferences
    ) -> None:
        """Bring the copy of a panel in a person's DMs up to date, or send it."""
        matches = self._messenger.store.matches
        before = (await matches.seats(session.id))[number]
        if before.user_id != user_id:
            return
        face = await self.face(session, number, chosen)
        if before.hand_message_id and before.hand_channel_id:
            dm = self._messenger.client.get_partial_messageable(
                before.hand_channel_id, type=discord.ChannelType.private
            )
            if self._stays(before.hand_message_id, session, number):
                return
            try:
                await self._messenger.bring(dm, before.hand_message_id, face)
                self._copies[session.id, user_id] = _copy(session, number, before.hand_message_id)
                return
            except discord.HTTPException as error:
                if not wants_new_message(error):
                    raise
        sent = await self._messenger.send_private(user_id, row, face.layout, file=face.file())
        self._messenger.shown.showing(sent.id, face)
        self._copies[session.id, user_id] = _copy(session, number, sent.id)
        await matches.set_hand(session.id, number, user_id, sent.channel.id, sent.id)

    async def face(
        self,
        session: MatchSession,
        seat: int,
        chosen: UserPreferences,
        state: Gathered | None = None,
        *,
        moved_on: bool = False,
    ) -> MessageView:
        """Return a seat's private panel, in the language and colours of its reader.

        Where it has `moved_on` it says that somebody else's answer has changed the question.
        """
        texts = texts_in(nearest_locale(chosen.language or session.place.locale))
        theme, known = chosen.theme or DEFAULT_THEME, await self._known(session, seat)
        state = state or Gathered()
        of = session.match, _state(session), texts.locale, theme, known, state, moved_on
        faces = self._faces  # others by then, if what is drawn now is to be seen no more
        made = faces.get((session.id, seat))
        if made is None or made.of != of:
            asked = asked_of(session, seat, texts, state)
            named = asked.named if asked is not None else frozenset[str]()
            shot = await self._pictures.strip(session, seat, named, texts, theme)
            note = texts.say("panel-moved-on") if moved_on else ""
            shown = panel(session, seat, texts, shot, asked, known, note)
            made = faces[session.id, seat] = _Made(of, MessageView(shown, HAND_FILE, shot))
        return made.face

    def forget_pictures(self) -> None:
        """Make all panels anew: something of what they show is to be seen no more."""
        self._faces = LruDict(MOST_FACES)

    async def _known(self, session: MatchSession, seat: int) -> frozenset[str] | None:
        """Return the words of the game that a person knows who is asked now; None for all."""
        user_id = session.people.seats[seat].user_id
        if user_id is None or not session.asked(seat):
            return None
        return await self._messenger.store.words.known(user_id, session.match.game.id, session.id)

    def turned(self, session: MatchSession, seat: int, message_id: int) -> None:
        """Leave a message that shows a page as it is, until its reader is asked something new."""
        self._messenger.shown.forget(message_id)
        self._pages[message_id] = _asked(session, seat)

    def _stays(self, message_id: int, session: MatchSession, seat: int) -> bool:
        """Tell whether somebody still reads a page of this message; else it shows the game again."""
        if message_id not in self._pages:
            return False
        asked = _asked(session, seat)
        stays = session.match.result is None and asked in (None, self._pages.get(message_id))
        if not stays:
            self._pages.pop(message_id)
        return stays

    async def show_pressed(
        self, session: MatchSession, user_id: int, message_id: int, face: MessageView, edit: Edit
    ) -> None:
        """Show a panel on a message that holds one. The caller holds the person's `panels`."""
        self._pages.pop(message_id)
        await self._messenger.shown.bring(message_id, face, edit)
        copy = self._copies.get((session.id, user_id))
        seat = session.people.seat_of(user_id)
        if copy is not None and copy.message == message_id and seat is not None:
            shown = _copy(session, seat.number, message_id)
            self._copies[session.id, user_id] = shown._replace(pressed=_state(session))


def _asked(session: MatchSession, seat: int) -> int | None:
    """Return the number of the question that is open to a seat, or None."""
    return session.question if session.asked(seat) else None


def _copy(session: MatchSession, seat: int, message: int) -> _Copy:
    """Return what a copy shows that has just been brought up to date."""
    standing = _standing(session) if len(session.people.persons) > PAIR else None  # else each move is shown
    return _Copy(message, None, session.asked(seat), standing, session.log.count)


def _concerns(session: MatchSession, seat: int, copy: _Copy) -> bool:
    """Tell whether something has happened that a seat should see in its DMs at once.

    It is asked, or is asked no more; it has learnt something that others have not; the match has ended or
    stands still, or somebody offers a draw.
    """
    if (
        len(session.people.persons) <= PAIR
        or session.asked(seat)
        or copy.asked
        or session.match.result is not None
    ):
        return True
    if copy.standing != _standing(session):
        return True
    fresh = [event for number, event in session.log.recent if number > copy.events]
    return len(fresh) < session.log.count - copy.events or any(seat in event.secret for event in fresh)


def _standing(session: MatchSession) -> object:
    return _shown(session, NEVER_SHOWN | BY_MOVES)


def _state(session: MatchSession) -> object:
    """Return what differs between any two states of a match that could look different."""
    return _shown(session, NEVER_SHOWN)


def _shown(value: Any, left_out: Collection[str], path: str = "") -> object:
    """Return a part of a match as it is now, to be compared with a later one, without what is left out."""
    match value:
        case Match():
            return value.serial, value.opened, value.ending
        case dict():
            return tuple(cast("dict[Any, Any]", value).items())
        case list():
            return tuple(_shown(each, left_out, path) for each in cast("list[Any]", value))
        case _ if is_dataclass(value):
            parts = _parts(type(value), path)
            return tuple(
                _shown(getattr(value, name), left_out, inner)
                for name, inner in parts
                if inner not in left_out
            )
        case _:
            return value


@cache
def _parts(kind: type, path: str) -> Sequence[tuple[str, str]]:
    """Return the fields of a part of a match, each with the path that leads there."""
    return [(each.name, f"{path}.{each.name}".lstrip(".")) for each in fields(kind)]
