"""Cards that are played by hand: their players carry out what they say, by deeds of a closed list."""
