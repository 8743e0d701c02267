"""Formats of tournaments, standings, ratings, seasons over plain data: no Discord, database or clock."""
