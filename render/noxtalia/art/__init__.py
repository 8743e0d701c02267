"""What is painted on the cards of Noxtalia."""
