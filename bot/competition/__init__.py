"""Formats of tournaments, standings, ratings and seasons over plain data: no Discord, no database, no clock."""
