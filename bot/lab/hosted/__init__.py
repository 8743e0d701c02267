"""Runs of servers: rows that are played in processes which stand back, and what is shown of them."""
