"""What runs beside the matches: sending, timekeeping, computers' turns, cleaning."""
