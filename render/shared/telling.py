"""What pictures, alt texts and text boards of all games say alike."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from engines.kernel import View
from render.drawing.lettering import ELLIPSIS, plain
from render.shared.speech import SpeechText

ALT_LIMIT = 1024
"""As far as Discord lets an alt text reach."""
TEXT_LIMIT = 1900
"""Room for a text board in a message, with what stands around it."""
_NAME = 16
_MARKUP = re.compile(r"([\\*_`~|<>\[\]()#])")


def drawn_name(names: Sequence[str], seat: int, speech: SpeechText) -> str:
    """Return a player's name as the picture can write it."""
    return plain(names[seat]) or speech.say("seat", number=seat + 1)


def own_seat(view: View) -> int:
    """Return the viewer's seat. Raises ValueError for a spectator, who has no hand."""
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    return view.seat


def short_name(name: str) -> str:
    """Cut a long name, as the picture does."""
    return name if len(name) <= _NAME else name[: _NAME - 1] + ELLIPSIS


def escaped(name: str) -> str:
    """Return a name that changes nothing in Discord's markdown."""
    return _MARKUP.sub(r"\\\1", name)


def within(sentences: Iterable[str], limit: int = ALT_LIMIT) -> str:
    """Join sentences as far as the limit lets them reach."""
    text = ""
    for sentence in sentences:
        if not sentence:
            continue
        ending = sentence if sentence.endswith(("!", "?", ".", ELLIPSIS)) else sentence + "."
        longer = f"{text} {ending}" if text else ending
        if len(longer) > limit:
            break
        text = longer
    return text


def shortened(text: str, limit: int = ALT_LIMIT) -> str:
    """Cut a text with an ellipsis where the limit ends."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + ELLIPSIS


def fullest(tellings: Iterable[Sequence[str]], limit: int = ALT_LIMIT) -> str:
    """Return the first of several tellings, from full to short, that keeps within the limit as a whole."""
    text = ""
    for sentences in tellings:
        text = within(sentences, limit)
        if text == within(sentences, sum(len(sentence) + 2 for sentence in sentences)):
            return text
    return text
