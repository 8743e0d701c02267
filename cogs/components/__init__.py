"""What a press of a button, a menu or a form leads to."""
