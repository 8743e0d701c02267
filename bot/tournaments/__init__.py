"""Formats of tournaments over plain data: no Discord, no database, no clock."""
