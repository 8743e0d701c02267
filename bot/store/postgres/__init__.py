"""The same on a server: PostgreSQL 15 or newer."""
