"""Which package draws which game."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping

from PIL import Image

from render import dueling_nobles, magic, neo_noble, noxtalia, soul_forger, tournament
from render.drawing.lettering import plain
from render.drawing.themes import Theme, theme_called
from render.shared.artist import Artist, CardArtist
from render.shared.plain_artist import PLAIN, PlainArtist

ARTISTS: Mapping[str, Artist] = {
    "dueling_nobles": dueling_nobles,
    "noxtalia": noxtalia,
    "neo_noble": neo_noble,
    "soul_forger": soul_forger,
    "magic": magic,
}
_PLAIN_ARTIST: Artist = PlainArtist()

PALETTES: Mapping[str, Callable[[Theme], Image.Image]] = {
    **{game: each.palette for game, each in ARTISTS.items()},
    "tournament": tournament.palette,
    PLAIN: _PLAIN_ARTIST.palette,
}
"""The colours of files, by what their pictures are of."""
_DONE = object()


def artist(game: str) -> Artist:
    """Return what draws a game; one without pictures of its own is written down."""
    return ARTISTS.get(game, _PLAIN_ARTIST)


def card_artist(game: str) -> CardArtist:
    """Return what draws a game's own cards. Raises KeyError for a game without any."""
    found = artist(game)
    if not isinstance(found, CardArtist):
        raise KeyError(game)
    return found


def warm_up(theme: str) -> Iterator[None]:
    """Make ahead, piece by piece, what most pictures need in a theme, so that the first frames are quick."""
    plain(theme)  # the first look at letters loads a part of Pillow
    yield
    lessons = deque(one.warm_up(theme_called(theme)) for one in ARTISTS.values())
    while lessons:  # in turns: each begins with what its every picture needs
        lesson = lessons.popleft()
        if next(lesson, _DONE) is not _DONE:
            lessons.append(lesson)
            yield
