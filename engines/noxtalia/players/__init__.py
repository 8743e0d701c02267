"""Computer players: what they prefer, what they reckon with, and tables that they cannot tell apart."""
