"""What finds room on one screen: which answers are buttons, what stands on them, and how high that is."""
