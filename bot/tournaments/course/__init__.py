"""Runs tournaments: sign-up, rounds, results, clocks. It knows nothing of Discord."""
