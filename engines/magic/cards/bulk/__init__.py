"""Bulk files of real cards: read as a stream, row by row. No disk, no net."""
