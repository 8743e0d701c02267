"""Drawing by itself: pens, strokes, tones, themes, felt, letters."""
