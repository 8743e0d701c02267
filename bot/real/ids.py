"""How real cards are told from others, by their ids."""

REAL_GAME = "magic"
"""The game of which there are real cards."""
PREFIX = "real_"
"""Begins the ids of real cards, and of no other."""
