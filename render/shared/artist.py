"""What is asked of a game's pictures. The face of each game's package answers to it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from PIL import Image

from render.drawing.themes import Theme
from render.shared.box import Box
from render.shared.speech import SpeechText
from render.shared.spread import Spread
from render.shared.strip import Strip


class Artist(Protocol):
    """Draws a game, and says in words what its pictures show."""

    def draw_board(self, view: Any, names: Sequence[str], speech: SpeechText, theme: str, /) -> Image.Image:
        """Draw the table as the view's seat may see it; seat 0 sits at the bottom for spectators."""
        ...

    def draw_hand(self, view: Any, names: Sequence[str], speech: SpeechText, theme: str, /) -> Image.Image:
        """Draw the private hand of the view's seat. Raises ValueError for a spectator's view."""
        ...

    def draw_strip(
        self, strip: Strip, names: Sequence[str], speech: SpeechText, theme: str, /
    ) -> Image.Image:
        """Draw what a seat's question is about, in the size of strips. Raises ValueError for a spectator."""
        ...

    def side_box(self, view: Any, seat: int, /) -> Box:
        """Return the part of the board that is one seat's, as the view's seat has it before them."""
        ...

    def board_facts(self, view: Any, /) -> Hashable:
        """Return what tells a board from others of its match: the same means the same picture and words."""
        ...

    def hand_facts(self, view: Any, /) -> Hashable:
        """Return what tells a hand's picture from others of its match. Raises ValueError for a spectator."""
        ...

    def strip_facts(self, strip: Strip, /) -> Hashable:
        """Return what tells a strip from others of its match. Raises ValueError for a spectator."""
        ...

    def board_alt(self, view: Any, names: Sequence[str], speech: SpeechText, /) -> str:
        """Describe the board's picture, in at most 1024 characters."""
        ...

    def hand_alt(self, view: Any, names: Sequence[str], speech: SpeechText, /) -> str:
        """Describe the hand's picture, in at most 1024 characters."""
        ...

    def strip_alt(self, strip: Strip, names: Sequence[str], speech: SpeechText, /) -> str:
        """Describe the strip, in at most 1024 characters."""
        ...

    def board_text(self, view: Any, names: Sequence[str], speech: SpeechText, /) -> str:
        """Tell the board in Discord's markdown, in at most 1900 characters."""
        ...

    def palette(self, theme: Theme, /) -> Image.Image:
        """Return an image that carries the colours of the game's files."""
        ...

    def warm_up(self, theme: Theme, /) -> Iterator[None]:
        """Make ahead, piece by piece, what most pictures of the game need."""
        ...


@runtime_checkable
class CardArtist(Artist, Protocol):
    """Draws a game with cards of its own, each given by its definition and what that refers to, by id."""

    def draw_card(
        self, card: Any, parts: Mapping[str, Any], speech: SpeechText, theme: str, /
    ) -> Image.Image:
        """Draw a card as it is looked up."""
        ...

    def card_alt(self, card: Any, parts: Mapping[str, Any], speech: SpeechText, /) -> str:
        """Say what is on a card, in at most 1024 characters."""
        ...

    def draw_spread(self, spread: Spread, speech: SpeechText, theme: str, /) -> Image.Image:
        """Draw cards to be read, three a row, and what the signs of their keywords mean."""
        ...

    def spread_alt(self, spread: Spread, speech: SpeechText, /) -> str:
        """Say which cards lie there, in at most 1024 characters."""
        ...
