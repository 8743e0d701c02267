"""What is painted on the cards of Neo Noble."""
