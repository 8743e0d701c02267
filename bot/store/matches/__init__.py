"""Matches, their moves and clocks, and what became of those that broke."""
