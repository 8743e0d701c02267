"""Runs tournaments: sign-up, rounds, results, clocks. It knows store and desk, and nothing of Discord."""
