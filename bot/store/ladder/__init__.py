"""Ratings, seasons, and who looks for a match."""
