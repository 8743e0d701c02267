"""Tournaments: entrants, rounds, tables, clocks."""
