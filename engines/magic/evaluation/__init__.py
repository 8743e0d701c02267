"""What is printed and what holds, reckoned as it is now."""
