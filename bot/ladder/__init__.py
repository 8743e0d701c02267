"""Ratings, seasons and searches: a feature of its own."""
