"""Cards spread out to be read, with what the signs of their keywords mean."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from engines.soul_forger.cards.printed.pack import keyword_line
from engines.soul_forger.cards.printed.parts import Definitions
from render.drawing.themes import theme_called
from render.shared.speech import SpeechText
from render.shared.spread import FACE, SIGN, WIDE, Sign, Spread, SpreadLayout, spread_out, told
from render.soul_forger.art.signs import keyword_disc
from render.soul_forger.cards import Cards, lines_of
from render.soul_forger.face import small_face, text_rows
from render.soul_forger.ground import wall
from render.soul_forger.scene import lay
from render.soul_forger.theme_colors import look_of


def draw_spread(spread: Spread, speech: SpeechText, theme: str) -> Image.Image:
    """Draw cards so large that they are read whole."""
    found = theme_called(theme)
    known = Cards.of(spread.view.options, speech).catalogue.definitions
    texts = [lines_of(known[card], known, speech) for card in spread.cards]
    layout = SpreadLayout.of(list(map(text_rows, texts)), _signs(spread, known, speech))
    scene = lay(wall(WIDE, layout.high, found), spread.view.options, speech, found)
    catalogue, said = scene.cards.catalogue, scene.canvas.speech
    spread_out(
        scene.canvas,
        layout,
        spread,
        lambda card, high: small_face(catalogue, card, said, (FACE, high), found),
        look_of(found).acts,
    )
    return scene.canvas.image


def _signs(spread: Spread, known: Definitions, speech: SpeechText) -> Iterator[Sign]:
    """Yield the signs of the cards' keywords, each once, as strips show them."""
    bearers = {keyword: known[card] for card in spread.cards for keyword in known[card].keywords}
    for keyword, bearer in bearers.items():
        yield Sign(keyword_disc(keyword, SIGN), speech.tell(keyword_line(bearer, keyword)))


def spread_alt(spread: Spread, speech: SpeechText) -> str:
    """Say which cards lie there."""
    return told(list(map(Cards.of(spread.view.options, speech).name, spread.cards)), speech)
