"""What people have learnt, and where puzzles are posted."""
