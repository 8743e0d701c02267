"""Pages beside a question: what a player wants to be asked, answers in advance, what words mean."""
