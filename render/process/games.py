"""Which package draws which game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from PIL import Image

from engines.kernel import View
from render import dueling_nobles, neo_noble, noxtalia
from render.drawing.lettering import plain
from render.drawing.themes import Theme, theme_called
from render.shared.palette import palette
from render.shared.pieces import Mosaic
from render.shared.speech import Speech

_Draw: TypeAlias = Callable[[Any, Sequence[str], Speech, str], Image.Image]
_Tell: TypeAlias = Callable[[Any, Sequence[str], Speech], str]
_DrawCard: TypeAlias = Callable[[Any, Mapping[str, Any], Speech, str], Image.Image]
_TellCard: TypeAlias = Callable[[Any, Mapping[str, Any], Speech], str]


def _palette_alone(theme: Theme) -> Iterator[None]:
    palette(theme)
    yield


class _Artist(NamedTuple):
    board: _Draw
    hand: _Draw
    board_alt: _Tell
    hand_alt: _Tell
    board_text: _Tell
    hand_facts: Callable[[Any], Hashable]
    unseen: Mapping[str, Any] = MappingProxyType({"options": True})
    """Parts of a view that change no board of a match, as pydantic excludes them."""
    in_pieces: Callable[[Any, Sequence[str], Speech, str], Mosaic] | None = None
    """For boards that change little from picture to picture."""
    card: _DrawCard | None = None
    """For games with cards of their own."""
    card_alt: _TellCard | None = None
    warm_up: Callable[[Theme], Iterator[None]] = _palette_alone
    """Makes ahead what most pictures of the game need, piece by piece."""


_ARTISTS: Mapping[str, _Artist] = {
    "dueling_nobles": _Artist(
        board=dueling_nobles.draw_board,
        hand=dueling_nobles.draw_hand,
        board_alt=dueling_nobles.board_alt,
        hand_alt=dueling_nobles.hand_alt,
        board_text=dueling_nobles.board_text,
        hand_facts=dueling_nobles.hand_facts,
    ),
    "noxtalia": _Artist(
        board=noxtalia.draw_board,
        hand=noxtalia.draw_hand,
        board_alt=noxtalia.board_alt,
        hand_alt=noxtalia.hand_alt,
        board_text=noxtalia.board_text,
        hand_facts=noxtalia.hand_facts,
        unseen={"options": True, "showing": True, "sides": {"__all__": {"recycled"}}},
        card=noxtalia.draw_card,
        card_alt=noxtalia.card_alt,
        warm_up=noxtalia.warm_up,
    ),
    "neo_noble": _Artist(
        board=neo_noble.draw_board,
        hand=neo_noble.draw_hand,
        board_alt=neo_noble.board_alt,
        hand_alt=neo_noble.hand_alt,
        board_text=neo_noble.board_text,
        hand_facts=neo_noble.hand_facts,
        unseen={"options": True, "course": True},
        in_pieces=neo_noble.board_in_pieces,
        card=neo_noble.draw_card,
        card_alt=neo_noble.card_alt,
        warm_up=neo_noble.warm_up,
    ),
}


def board(view: View, names: Sequence[str], speech: Speech, theme: str) -> Image.Image:
    """Draw the table as the view's seat may see it; seat 0 sits at the bottom for spectators."""
    return _ARTISTS[view.game].board(view, names, speech, theme)


def board_in_pieces(view: View, names: Sequence[str], speech: Speech, theme: str) -> Mosaic | None:
    """Return the same board in pieces; None for one that is drawn as a whole."""
    in_pieces = _ARTISTS[view.game].in_pieces
    return in_pieces(view, names, speech, theme) if in_pieces is not None else None


def hand(view: View, names: Sequence[str], speech: Speech, theme: str) -> Image.Image:
    """Draw the private hand of the view's seat. Raises ValueError for a spectator's view."""
    return _ARTISTS[view.game].hand(view, names, speech, theme)


def board_facts(view: View) -> Hashable:
    """Return what tells a board from others of its match: with the same, picture and words are the same."""
    return view.model_dump_json(exclude=dict(_ARTISTS[view.game].unseen))


def hand_facts(view: View) -> Hashable:
    """Return what tells a hand's picture from others of its match. Raises ValueError for a spectator."""
    return _ARTISTS[view.game].hand_facts(view)


def board_alt(view: View, names: Sequence[str], speech: Speech) -> str:
    """Describe the board's picture, in at most 1024 characters."""
    return _ARTISTS[view.game].board_alt(view, names, speech)


def hand_alt(view: View, names: Sequence[str], speech: Speech) -> str:
    """Describe the hand's picture, in at most 1024 characters."""
    return _ARTISTS[view.game].hand_alt(view, names, speech)


def board_text(view: View, names: Sequence[str], speech: Speech) -> str:
    """Tell the board in Discord's markdown, in at most 1900 characters."""
    return _ARTISTS[view.game].board_text(view, names, speech)


def card(game: str, card: Any, elements: Mapping[str, Any], speech: Speech, theme: str) -> Image.Image:
    """Draw a card as it is looked up. Raises KeyError for a game without cards of its own.

    `card` is its definition, `elements` what definitions refer to beside cards, by id.
    """
    draw = _ARTISTS[game].card
    if draw is None:
        raise KeyError(game)
    return draw(card, elements, speech, theme)


def card_alt(game: str, card: Any, elements: Mapping[str, Any], speech: Speech) -> str:
    """Say what is on a card, in at most 1024 characters. Raises KeyError as `card` does."""
    tell = _ARTISTS[game].card_alt
    if tell is None:
        raise KeyError(game)
    return tell(card, elements, speech)


def warm_up(theme: str) -> Iterator[None]:
    """Make ahead, piece by piece, what most pictures need in a theme, so that the first frames are quick."""
    plain(theme)  # the first look at letters loads a part of Pillow
    yield
    for artist in _ARTISTS.values():
        yield from artist.warm_up(theme_called(theme))
