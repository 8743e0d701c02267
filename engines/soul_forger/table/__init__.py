"""What lies on the table: plain data; nothing is decided here."""
