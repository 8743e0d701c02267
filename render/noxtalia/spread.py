"""Cards spread out to be read, with what the signs of their keywords mean."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from engines.noxtalia.cards.printed import rules_text
from engines.noxtalia.language.pack import Capacity
from render.drawing.raster import resized
from render.drawing.themes import theme_called
from render.noxtalia.cards import Cards
from render.noxtalia.ground import ground
from render.noxtalia.scene import GAME
from render.noxtalia.small import keyword_disc, reading, small_face, text_rows, texts_of
from render.noxtalia.theme_colors import look_of
from render.shared.canvas import Canvas
from render.shared.speech import SpeechText, recalled
from render.shared.spread import SIGN, WIDE, Sign, Spread, SpreadLayout, spread_out, told

_LIGHT = "diurne"
"""Cards are read by day."""


def draw_spread(spread: Spread, speech: SpeechText, theme: str) -> Image.Image:
    """Draw cards so large that they are read whole."""
    found, speech = theme_called(theme), recalled(speech)
    cards = Cards.of(spread.view.options, speech)
    texts = [texts_of(cards.find(card), cards.catalogue, speech) for card in spread.cards]
    layout = SpreadLayout.of([len(text_rows(lines, reading(0))) for lines in texts], _signs(spread, cards))
    canvas = Canvas.upon(resized(ground(_LIGHT, found), WIDE, layout.high), found, speech)
    canvas.image.info.update(theme=found.name, game=GAME)
    spread_out(
        canvas,
        layout,
        spread,
        lambda card, high: small_face(cards.catalogue, card, speech, reading(high), found),
        look_of(found).acts,
    )
    return canvas.image


def _signs(spread: Spread, cards: Cards) -> Iterator[Sign]:
    """Yield the keywords of the cards: their lines come first."""
    for card in map(cards.find, spread.cards):
        if isinstance(card, Capacity):
            lines = rules_text(card, cards.catalogue.elements)
            for keyword, line in zip(card.keywords, lines, strict=False):
                yield Sign(keyword_disc(keyword, SIGN), cards.speech.tell(line))


def spread_alt(spread: Spread, speech: SpeechText) -> str:
    """Say which cards lie there."""
    return told(list(map(Cards.of(spread.view.options, speech).name, spread.cards)), speech)
