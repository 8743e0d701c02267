"""What lies on the table: plain data, copied and saved by hand; nothing is decided here."""
