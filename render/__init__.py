"""Pictures (Pillow) and words of what one seat may see."""

from render.drawing.themes import THEMES
from render.process.artists import artist, card_artist
from render.process.encode import encode
from render.process.ending import EndingPicture, Finished
from render.process.film import Still
from render.process.service import RenderService
from render.process.worker import RenderedPicture
from render.shared.speech import SpeechText
from render.shared.spread import Spread
from render.shared.strip import Strip

__all__ = [
    "THEMES",
    "EndingPicture",
    "Finished",
    "RenderService",
    "RenderedPicture",
    "SpeechText",
    "Spread",
    "Still",
    "Strip",
    "artist",
    "card_artist",
    "encode",
]
