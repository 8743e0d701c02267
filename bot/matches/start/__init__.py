"""How a match begins: challenges, the tables of events, who sits where, what the computers are called."""
