"""What one seat sees, is asked and may order."""
