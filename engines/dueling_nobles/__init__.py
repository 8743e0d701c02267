"""Dueling Nobles: a duel of courts for two players and 52 cards."""
