"""Views (Discord layouts) of `bot.community`."""
