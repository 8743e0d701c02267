"""Runs of the lab: what they began with, what was counted so far, what was found."""
