"""The slash commands, a file for each."""
