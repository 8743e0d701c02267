"""Runs of the designer's lab: what they play, where they lie, in which processes, what is told of them."""
