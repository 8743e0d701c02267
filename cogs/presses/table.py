"""Buttons and menus of matches and challenges. No view is kept: every press is read from its custom id."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.decks.offers import take
from bot.discord.client import Herald
from bot.errors import (
    AlreadyAnswered,
    ChallengeOver,
    NoSuchMatch,
    NotAllowed,
    NotOurControl,
    NotYourSeat,
    NotYourTurn,
)
from bot.limits import require_room
from bot.matches.live import Live
from bot.store import MatchStatus
from bot.table import controls as of
from bot.table.action_id import DECK_FORM, LUCK, ActionId, BadActionId, is_ours
from bot.table.challenge import outcome, wants_decks
from bot.table.controls import Gathered
from bot.table.face import Face
from bot.table.panel import confirm_concede, notice
from bot.texts import nearest_locale
from cogs.commands.rules import VERBS, rules_page
from cogs.hosting import (
    allow_challenge,
    close_deck_menus,
    deck_offers,
    joined_seat,
    person,
    place_finder,
    post_challenge,
    send_deck_menu,
    show_deck_menu,
)
from cogs.looking import give_record, log_page, show_board, watched
from cogs.reply import Reply, acknowledge, answering, press, texts_for, written_in
from engines.kernel import Answer, NotAsked, Pick
from engines.kernel.origin import NONCE_LENGTH

PRIVATE = ("view", "log", "record", "ask_concede", "deck")
"""Verbs that are answered by a private message of their own when pressed on a public one."""
CHALLENGES = ("accept", "decline", "leave", "cancel")
PLAY = (
    "hand", "undo", "concede", "claim", "offer_draw", "accept_draw", "decline_draw",
    of.ANSWER, of.MENU_ANSWER, of.GATHER, of.PAGE, "done",
)  # fmt: skip
"""Verbs after which the panel, or the board, is shown anew."""


class Table(commands.Cog):
    """Takes every press."""

    def __init__(self, bot: Herald) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer a press on one of our controls, and the form in which somebody adds words to the dice."""
        form = interaction.type is discord.InteractionType.modal_submit
        if not form and interaction.type is not discord.InteractionType.component:
            return
        custom_id = str((interaction.data or {}).get("custom_id", ""))
        if not is_ours(custom_id):
            return
        async with answering(interaction):
            try:
                action = ActionId.parse(custom_id)
            except BadActionId as error:
                raise NotOurControl from error
            if not form:
                await self._act(interaction, action)
            elif action.verb == LUCK:
                await acknowledge(interaction)
                await self._accept(interaction, action.match, written_in(interaction))
            elif action.verb != DECK_FORM:
                raise NotOurControl

    async def _act(self, interaction: discord.Interaction, action: ActionId) -> None:
        private_message = self._is_private(interaction)
        if action.verb in PLAY:
            await self._play(interaction, action, private_message)
            return
        if action.verb == LUCK:
            await self._ask_for_luck(interaction, action.match)
            return
        if action.verb in VERBS:
            await self._show_rules(interaction, action)
            return
        if action.verb in PRIVATE and not private_message:
            await acknowledge(interaction, ephemeral=True, thinking=True)
        else:
            await acknowledge(interaction)
        if action.verb in CHALLENGES:
            await self._challenge(interaction, action)
        elif action.verb == "deck":
            await show_deck_menu(interaction, action.match)
        elif action.verb == "bring":
            await self._bring(interaction, action)
        elif action.verb == "rematch":
            invitation = await self.bot.challenges.rematch(action.match, press(interaction))
            await allow_challenge(interaction, invitation.guild_id)
            await post_challenge(interaction, invitation)
        elif action.verb == "log":
            await log_page(interaction, action.match, action.number)
        elif action.verb == "record":
            await self._record(interaction, action.match)
        elif action.verb == "view":
            await show_board(interaction, await watched(interaction, action.match))
        elif action.verb == "ask_concede":
            await self._ask_concede(interaction, action)
        else:
            raise NotOurControl

    async def _show_rules(self, interaction: discord.Interaction, action: ActionId) -> None:
        """Open rules beside the match that they are read for; turn the page on a message that shows rules."""
        page = rules_page(interaction, action, await texts_for(interaction))
        if action.match:
            await interaction.response.send_message(view=page, ephemeral=True)
        else:
            await interaction.response.edit_message(view=page, attachments=[])

    # Challenges

    async def _challenge(self, interaction: discord.Interaction, action: ActionId) -> None:
        who = press(interaction)
        challenges = self.bot.challenges
        if action.verb == "accept":
            await self._accept(interaction, action.match)
            return
        if action.verb == "decline":
            await challenges.decline(action.match, who)
        elif action.verb == "leave":
            await challenges.leave(action.match, who)
        else:
            await challenges.cancel(action.match, who)
        self.bot.sender.poke()
        await close_deck_menus(interaction, action.match)

    async def _accept(self, interaction: discord.Interaction, match_id: int, luck: str = "") -> None:
        """Let a person join; `luck` are words of his own for the dice."""
        await require_room(self.bot.store, self.bot.settings, interaction.user.id, None)
        begun = await self.bot.challenges.accept(
            match_id, press(interaction), person(interaction.user), place_finder(interaction), luck
        )
        if begun is None:
            await self._ask_for_deck(interaction, match_id)
        self.bot.sender.poke()
        await close_deck_menus(interaction, match_id)

    async def _ask_for_luck(self, interaction: discord.Interaction, match_id: int) -> None:
        """Open the form in which a person accepts with words of his own for the dice."""
        await self.bot.challenges.waiting(match_id, press(interaction))
        say = await texts_for(interaction)
        form = discord.ui.Modal(title=say.say("luck-title"), custom_id=str(ActionId(match_id, 0, LUCK)))
        words = discord.ui.TextInput[discord.ui.Modal](
            label=say.say("luck-label"), custom_id="text", max_length=NONCE_LENGTH
        )
        await interaction.response.send_modal(form.add_item(words))

    async def _ask_for_deck(self, interaction: discord.Interaction, match_id: int) -> None:
        """Ask a person who has just joined what he brings, unless that is known already."""
        row, seat = await joined_seat(interaction, match_id)
        if wants_decks(row) and seat.deck is None:
            await send_deck_menu(interaction, match_id)

    async def _bring(self, interaction: discord.Interaction, action: ActionId) -> None:
        """Take the deck that a person has chosen from his private menu."""
        values = [str(value) for value in (interaction.data or {}).get("values", [])]
        if len(values) != 1:
            raise NotOurControl
        say = await texts_for(interaction)
        try:
            _, _, offered = await deck_offers(interaction, action.match)
            deck = take(offered, values[0], say)
            begun = await self.bot.challenges.bring(
                action.match, press(interaction), deck, place_finder(interaction)
            )
        except (ChallengeOver, NotYourSeat) as error:
            await self._close_menu(interaction, action.match, say.tell(error.say))
            return
        self.bot.sender.poke()
        if begun is None:
            await show_deck_menu(interaction, action.match)
        else:
            await self._close_menu(interaction, action.match, "")
            await close_deck_menus(interaction, action.match)

    async def _close_menu(self, interaction: discord.Interaction, match_id: int, why: str) -> None:
        """Say in the place of a pressed menu how the challenge ended, or else why there is no choice."""
        row = await self.bot.store.matches.get(match_id)
        if row is not None and row.status is not MatchStatus.CHALLENGE:
            why = outcome(row, await texts_for(interaction))
        shown = await interaction.edit_original_response(view=notice(why))
        self.bot.deck_menus.closed(match_id, shown.id)

    # Play

    async def _play(self, interaction: discord.Interaction, action: ActionId, private: bool) -> None:
        """Do what was pressed, then show where it was pressed how things stand."""
        async with Reply(interaction, own=action.verb == "hand" and not private) as reply:
            if private or action.verb == "hand":
                held = self.bot.delivery.panels.held(action.match, interaction.user.id)
            else:
                held = self.bot.delivery.table(action.match)
            async with held:  # else the outbox would show the same at the same time
                try:
                    live, state = await self._do(interaction, action)
                except (AlreadyAnswered, NotYourTurn) as error:
                    if private or isinstance(error, AlreadyAnswered):
                        await self._refresh_stale(interaction, reply, action, private)
                    raise
                if private:
                    await self._show_panel(interaction, reply, live, state)
                elif action.verb == "hand":
                    await self._open_panel(interaction, reply, live)
                elif (
                    state is not None
                ):  # an answer of several presses, begun on the board, goes on in private
                    await self._go_on_beside(interaction, reply, live, state)
                elif interaction.message is not None:
                    message_id = interaction.message.id
                    await self.bot.delivery.show_pressed_board(live, message_id, reply.edit)

    async def _do(self, interaction: discord.Interaction, action: ActionId) -> tuple[Live, Gathered | None]:
        desk, who = self.bot.desk, press(interaction)
        match action.verb:
            case "hand":
                return await desk.live(action.match, interaction.guild_id), None
            case "undo":
                return await desk.undo(action.match, action.number, who), None
            case "concede":
                return await desk.concede(action.match, who), None
            case "claim":
                return await desk.claim(action.match, who), None
            case "offer_draw":
                return await desk.offer_draw(action.match, who), None
            case "accept_draw":
                return await desk.accept_draw(action.match, who), None
            case "decline_draw":
                return await desk.decline_draw(action.match, who), None
            case of.ANSWER | of.MENU_ANSWER | of.GATHER | of.PAGE | "done":
                return await self._answer(interaction, action)
            case _:
                raise NotOurControl

    async def _answer(
        self, interaction: discord.Interaction, action: ActionId
    ) -> tuple[Live, Gathered | None]:
        """Give an answer, or gather a part of one."""
        live = await self.bot.desk.live(action.match, interaction.guild_id)
        answer, state = self._read(interaction, action, live)
        if answer is None:
            return live, state
        return await self.bot.desk.answer(action.match, action.number, answer, press(interaction)), None

    def _read(
        self, interaction: discord.Interaction, action: ActionId, live: Live
    ) -> tuple[Answer | None, Gathered | None]:
        seat = live.seat_of(interaction.user.id)
        if seat is None:
            return action.detail, None  # the desk says why not
        values = [str(value) for value in (interaction.data or {}).get("values", [])]
        try:
            decision = live.match.decision(seat.number)
        except NotAsked:
            return action.detail, None  # the desk says why not
        if action.number != live.match.opened:
            return action.detail, None
        try:
            match action.verb:
                case of.ANSWER:
                    return of.button_answer(decision, action.detail), None
                case of.MENU_ANSWER:
                    return of.menu_answer(decision, values), None
                case of.GATHER:
                    state = of.gather(decision, Gathered.parse(action.detail), values)
                    return of.finished(decision, state), state
                case of.PAGE:
                    return None, Gathered.parse(action.detail)
                case _ if isinstance(decision, Pick):
                    return of.picked(decision, Gathered.parse(action.detail)), None
                case _:
                    raise NotOurControl
        except (ValueError, IndexError) as error:
            raise NotAllowed from error

    # What is shown afterwards

    async def _panel(self, interaction: discord.Interaction, live: Live, state: Gathered | None) -> Face:
        seat = live.seat_of(interaction.user.id)
        if seat is None:
            raise NotYourSeat
        locale = nearest_locale(str(interaction.locale))
        return await self.bot.delivery.panel(live, seat.number, locale, state)

    async def _show_panel(
        self, interaction: discord.Interaction, reply: Reply, live: Live, state: Gathered | None
    ) -> None:
        """Show how things stand on the panel that was pressed; it is refreshed by this press from now on."""
        assert interaction.message is not None
        face = await self._panel(interaction, live, state)
        shows, user_id = interaction.message.id, interaction.user.id
        await self.bot.delivery.show_pressed_panel(live, user_id, shows, face, reply.edit)
        if interaction.guild_id is not None:
            await self._follow(interaction, live, interaction.message.id)

    async def _open_panel(self, interaction: discord.Interaction, reply: Reply, live: Live) -> None:
        """Answer *My Hand* on the board by a panel."""
        face = await self._panel(interaction, live, None)
        message_id = await reply.send(face)
        self.bot.delivery.showing(message_id, face)
        await self._follow(interaction, live, message_id)

    async def _follow(self, interaction: discord.Interaction, live: Live, message_id: int) -> None:
        """Let a panel follow its match, for as long as this interaction may change it."""
        if live.match.result is None:
            await self.bot.delivery.panels.opened(
                live.id,
                interaction.user.id,
                message_id,
                interaction.edit_original_response,
                interaction.delete_original_response,
            )

    async def _go_on_beside(
        self, interaction: discord.Interaction, reply: Reply, live: Live, state: Gathered
    ) -> None:
        """Open a panel for the rest of an answer that was begun on the board."""
        face = await self._panel(interaction, live, state)
        sent = await reply.send_beside(face)
        self.bot.delivery.showing(sent.id, face)
        await self.bot.delivery.panels.opened(live.id, interaction.user.id, sent.id, sent.edit, sent.delete)

    async def _refresh_stale(
        self, interaction: discord.Interaction, reply: Reply, action: ActionId, private: bool
    ) -> None:
        """Bring an old message up to date, so that the next press is no longer in vain."""
        live = await self.bot.desk.live(action.match, interaction.guild_id)
        if private and live.seat_of(interaction.user.id) and interaction.message is not None:
            self.bot.delivery.forget(interaction.message.id)
            await self._show_panel(interaction, reply, live, None)
        elif not private:
            await self.bot.delivery.refresh_board(live.id)
            self.bot.sender.poke()

    async def _record(self, interaction: discord.Interaction, match_id: int) -> None:
        live = await watched(interaction, match_id)
        row = await self.bot.store.matches.get(live.id)
        if row is None:
            raise NoSuchMatch
        await give_record(interaction, row)

    async def _ask_concede(self, interaction: discord.Interaction, action: ActionId) -> None:
        async with self.bot.desk.seated(action.match, press(interaction), paused_too=True) as (live, _):
            layout = confirm_concede(live, await texts_for(interaction))
        message = await interaction.edit_original_response(view=layout, attachments=[])
        self.bot.delivery.forget(
            message.id
        )  # it may have been a panel, and stays as it is until it is pressed
        self.bot.delivery.panels.closed(action.match, interaction.user.id)

    @staticmethod
    def _is_private(interaction: discord.Interaction) -> bool:
        """Tell whether the pressed message is seen by one person: ephemeral, or in his DMs."""
        if interaction.guild_id is None:
            return True
        return bool(interaction.message and interaction.message.flags.ephemeral)


async def setup(bot: Herald) -> None:
    """Add the cog."""
    await bot.add_cog(Table(bot))
