"""Tournaments: their course, their faces, what is posted, what watches their clocks."""
