"""What numbers, conditions, selections and changes come to, as the table is now."""
