"""Soul-Forger: creatures, actions and forged gear for two to four; the last one standing wins."""
