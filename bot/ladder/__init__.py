"""Ratings, seasons and searches: a wing of its own."""
