"""Community safety: privacy requests, block lists, moderation, server policy."""
