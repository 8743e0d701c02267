"""The pictures on Magic's cards: leaded glass in their colours, a figure before it."""
