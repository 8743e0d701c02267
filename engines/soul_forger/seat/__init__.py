"""What one seat sees, is asked and is told."""
