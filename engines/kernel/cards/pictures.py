"""Pictures that authors bring for their own cards: which file it is, and how it is cut."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Literal, Self, TypeAlias, get_args

from pydantic import AfterValidator, Field, model_validator
from pydantic_core import PydanticCustomError

from engines.kernel.cards.packs import Pack, Part
from engines.kernel.state.words import readable

Share: TypeAlias = Annotated[int, Field(ge=0, le=100)]
"""In per cent of a picture's width or height."""
Window: TypeAlias = tuple[
    Share, Share, Annotated[int, Field(ge=5, le=100)], Annotated[int, Field(ge=5, le=100)]
]
"""Left, top, width and height of a part of a picture."""
WHOLE: Window = (0, 0, 100, 100)
_USUAL: Window = (7, 11, 86, 46)
"""Where the art stands on most printed cards."""
_KEPT = re.compile(r"[0-9a-f]{32}\.webp")


class Picture(Part):
    """A card's picture: art alone, or the scan of a whole card with the art in a window of it."""

    file: Annotated[
        str, Field(min_length=5, max_length=80, pattern=r"^\w[\w .()'-]*$"), AfterValidator(readable)
    ]
    """Its name among the pack's files; of one that is kept, the name under which it is kept."""
    kind: Literal["art", "scan"] = "art"
    focus: tuple[Share, Share] | None = None
    """What should be seen whatever is cut off, from left and from above; the middle where nothing is said."""
    window: Window = _USUAL
    """Where the art stands on a scan."""

    @model_validator(mode="after")
    def _makes_sense(self) -> Self:
        left, top, wide, high = self.window
        if left + wide > 100 or top + high > 100:
            raise PydanticCustomError("pack_picture_outside", "a window ends within its picture")
        if self.kind == "art" and self.window != _USUAL:
            raise PydanticCustomError("pack_picture_window", "only a scan has a window")
        return self

    def __hash__(self) -> int:
        return hash((self.file, self.kind, self.focus, self.window))

    @property
    def is_kept(self) -> bool:
        """Whether its file is one that a server keeps."""
        return _KEPT.fullmatch(self.file) is not None

    @property
    def part(self) -> Window:
        """The part of the file in which there is art."""
        return self.window if self.kind == "scan" else WHOLE


class Pictured(Part):
    """A card that may have a picture of its author's."""

    picture: Picture | None = Field(default=None, exclude_if=lambda found: found is None)
    """Left out where there is none: cards without one are written as they always were."""


@cache
def pictured_lists(model: type[Pack]) -> tuple[str, ...]:
    """Return the lists of a game's packs in which cards lie that may have a picture."""
    return tuple(name for name, field in model.model_fields.items() if _holds_cards(field.annotation))


def _holds_cards(kind: Any) -> bool:
    if isinstance(kind, type):
        return issubclass(kind, Pictured)
    return any(map(_holds_cards, get_args(kind)))


def pictures_of(pack: Pack) -> Iterator[tuple[str, Picture]]:
    """Yield the cards of a pack that have a picture, by id."""
    for name in pictured_lists(type(pack)):
        for card in getattr(pack, name):
            if card.picture is not None:
                yield card.id, card.picture
