"""What players say in advance of what they are asked: at any moment, unknown to all others."""
