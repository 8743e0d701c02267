"""What lies on the table: pieces, state, keys. Nothing is decided here."""
