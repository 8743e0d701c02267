"""Brings matches to Discord: boards, hands by DM, calls to move, challenges."""

from bot.discord.delivery.delivery import Delivery
from bot.discord.delivery.pictures import DEFAULT_THEME

__all__ = ["DEFAULT_THEME", "Delivery"]
