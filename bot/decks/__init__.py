"""Cards and decks that people bring: read in a process apart, kept, offered."""
