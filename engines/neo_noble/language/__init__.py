"""The language that cards are written in: the models of its words."""
