"""Pages on which a player says what he wants to be asked, and answers in advance."""
