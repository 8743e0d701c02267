"""Cards spread out to be read, with what the signs of their keywords mean."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from engines.neo_noble.language.pack import Noble
from render.drawing.themes import theme_called
from render.neo_noble.art.tints import tint
from render.neo_noble.cards import Cards, lines_of
from render.neo_noble.ground import limbo
from render.neo_noble.scene import lay
from render.neo_noble.small import marks_of, reading, small_face, text_rows
from render.neo_noble.theme_colors import look_of
from render.neo_noble.tokens import disc
from render.shared.speech import SpeechText
from render.shared.spread import SIGN, WIDE, Sign, Spread, SpreadLayout, spread_out, told


def draw_spread(spread: Spread, speech: SpeechText, theme: str) -> Image.Image:
    """Draw cards so large that they are read whole."""
    found = theme_called(theme)
    cards = Cards.of(spread.view.options, speech)
    known = cards.catalogue
    texts = [lines_of(known.definition(card), known.spirits, speech) for card in spread.cards]
    layout = SpreadLayout.of([len(text_rows(lines, reading(0))) for lines in texts], _signs(spread, cards))
    scene = lay(limbo(WIDE, layout.high, found), spread.view.options, speech, found)
    spread_out(
        scene.canvas,
        layout,
        spread,
        lambda card, high: small_face(known, card, scene.canvas.speech, reading(high), found),
        look_of(found).soul,
    )
    return scene.canvas.image


def _signs(spread: Spread, cards: Cards) -> Iterator[Sign]:
    """Yield the behaviours of the cards, and how else they are summoned."""
    for card in map(cards.catalogue.definition, spread.cards):
        for mark in () if isinstance(card, Noble) else marks_of(card):
            yield Sign(disc(mark, SIGN, tint(card.fate).ink), cards.speech.say("nn-mark-means", mark=mark))


def spread_alt(spread: Spread, speech: SpeechText) -> str:
    """Say which cards lie there."""
    return told(list(map(Cards.of(spread.view.options, speech).name, spread.cards)), speech)
