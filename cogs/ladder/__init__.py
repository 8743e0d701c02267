"""Ratings, seasons and searches: their commands, and what their buttons lead to."""
