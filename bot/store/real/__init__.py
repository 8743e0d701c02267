"""Real cards that an owner has brought: what is public of them, and what was understood of their texts."""
