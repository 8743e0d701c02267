"""How ratings, seasons and searches are shown."""
