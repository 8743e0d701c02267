"""Who may play in a server, by its list of roles."""

from __future__ import annotations

from collections.abc import Collection

import discord


def may_play(
    who: discord.Member | discord.User, guild_id: int | None, roles: Collection[int], *, manages: bool
) -> bool:
    """Tell whether a server with these roles on its list lets somebody play.

    Who may manage it may play, and everybody where there is no list, or everybody's role is on it. Roles that
    are gone, or a server that is not in memory, let nobody in.
    """
    if not roles or guild_id in roles or manages:
        return True
    return isinstance(who, discord.Member) and any(map(who.get_role, roles))
