"""Rules of card games: pure Python, without Discord, clock, disk or global randomness."""
