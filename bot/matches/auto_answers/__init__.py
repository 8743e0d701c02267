"""Automatic answers: the only legal one, or one that the player has queued or ordered in advance."""
