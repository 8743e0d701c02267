"""Computer players: preferences, standing, tables imagined."""
