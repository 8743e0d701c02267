"""Privacy, block lists, moderation and settings: commands, and what answers their controls."""
