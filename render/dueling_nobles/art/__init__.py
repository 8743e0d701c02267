"""The court's art: nobles, suits and signs as files."""
