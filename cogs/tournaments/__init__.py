"""Tournaments: their commands, and what their buttons, menus and forms lead to."""
