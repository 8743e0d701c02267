"""Pictures (Pillow) and words of what one seat may see."""

from render.drawing.themes import THEMES
from render.process.artists import artist, card_artist
from render.process.encode import encode
from render.process.ending import Ending, Finished
from render.process.film import Still
from render.process.service import RenderService
from render.process.worker import Picture
from render.shared.speech import Speech

__all__ = [
    "THEMES",
    "Ending",
    "Finished",
    "Picture",
    "RenderService",
    "Speech",
    "Still",
    "artist",
    "card_artist",
    "encode",
]
