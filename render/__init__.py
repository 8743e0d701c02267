"""Pictures (Pillow) and words of what one seat may see."""

from render.drawing.themes import THEMES
from render.process.artists import artist, card_artist
from render.process.encode import encode
from render.process.film import Still
from render.process.studio import Studio
from render.process.worker import Picture
from render.shared.speech import Speech

__all__ = [
    "THEMES",
    "Picture",
    "Speech",
    "Still",
    "Studio",
    "artist",
    "card_artist",
    "encode",
]
