"""Real cards: an owner's file is read in a process apart, and what it comes to is kept and told."""
