"""Pictures of what one seat may see."""
