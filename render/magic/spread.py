"""Cards spread out to be read, with what the signs of their keywords mean."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from render.magic.cards import Cards
from render.magic.face import small_face, text_rows
from render.magic.scene import lay
from render.magic.theme_colors import BLACK, BRASS, PAPER, look_of
from render.magic.tokens import disc_sign, sign_of
from render.shared.speech import SpeechText
from render.shared.spread import FACE, SIGN, WIDE, Sign, Spread, SpreadLayout, spread_out, told


def draw_spread(spread: Spread, speech: SpeechText, theme: str) -> Image.Image:
    """Draw cards so large that they are read whole."""
    cards = Cards.of(spread.view.options, speech)
    texts = [text_rows(cards.model(card), cards.definitions, speech) for card in spread.cards]
    layout = SpreadLayout.of(texts, _signs(spread, cards))
    scene = lay(WIDE, layout.high, spread.view.options, speech, theme)
    spread_out(
        scene.canvas,
        layout,
        spread,
        lambda card, high: small_face(scene.cards, card, (FACE, high), scene.theme),
        look_of(scene.theme).acts,
    )
    return scene.canvas.image


def _signs(spread: Spread, cards: Cards) -> Iterator[Sign]:
    """Yield the signs of the cards' keywords."""
    for card in map(cards.model, spread.cards):
        for keyword in card.keywords:
            sign = sign_of(keyword) if isinstance(keyword, str) else ""
            if sign:
                text = cards.speech.say("mn-sign-means", sign=sign.replace("_", "-"))
                yield Sign(disc_sign(sign, SIGN, BLACK, PAPER, BRASS), text)


def spread_alt(spread: Spread, speech: SpeechText) -> str:
    """Say which cards lie there."""
    return told(list(map(Cards.of(spread.view.options, speech).name, spread.cards)), speech)
