"""Which file is on which card: cards of other packs get one by their kind and id."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from render.drawing.svg import Dyes
from render.drawing.tones import number_of
from render.noxtalia.art.tints import tint

FOLDER = Path(__file__).parent / "figures"
"""A folder for each element, whose colours its files have; a file for each card of the starter set."""
STRANGERS = "strangers"
"""The folder of what Spirits of other packs are put together from, in the colours of `PATTERN`."""
PATTERN = "glaciel"
SIGNS_FOLDER = "signs"
"""The folder of signs, which are on no card."""

BY_KIND: Mapping[str, str] = {
    "attack": (
        "comet serres_vives glaciation gerbe_d_etincelles arc_fourchu marteau_de_basalte ressac eboulement "
        "epines_de_minuit plumes_d_eclair fouet_de_lierre etreinte_des_fonds tonnerre_roulant eclat_de_lune"
    ),
    "defence": (
        "ward garde_blanche rempart_de_glace bouclier_moussu pierre_d_angle mur_d_eau ecorce_de_granit "
        "miroir_de_neige voile_de_poudreuse courant_ascendant ecorce_vive"
    ),
    "support": (
        "lantern seve_claire message_des_abysses cendres_chaudes jardin_secret second_souffle "
        "graine_rampante coeur_de_pierre hiver_sans_fin braise_couvee bulle_d_air"
    ),
}
"""Files that may stand on capacities of other packs; the card’s id says which of them does."""


class Figure(NamedTuple):
    """A file, and the element in whose colours it is drawn."""

    file: Path
    element: str

    def dyes(self, element: str) -> Dyes:
        """Return what takes the place of the file’s colours on a card of an element."""
        return dyes(self.element, element)


@lru_cache(maxsize=64)
def dyes(own: str, element: str) -> Dyes:
    """Return the colours of an element, each with that of another."""
    return () if own == element else tuple(zip(tint(own), tint(element), strict=True))


@cache
def figures() -> Mapping[str, Figure]:
    """Return the figures by the names of their files, which are ids of cards."""
    return {
        file.stem: Figure(file, file.parent.name)
        for file in sorted(FOLDER.glob("*/*.svg"))
        if file.parent.name not in (STRANGERS, SIGNS_FOLDER)
    }


def is_ours(card: str) -> bool:
    """Tell whether a card has a figure of its own."""
    return card in figures()


def figure_of(card: str, kind: str) -> Figure:
    """Return the figure on a capacity."""
    pool = BY_KIND[kind].split()
    return figures()[card if is_ours(card) else pool[number_of(card, "motif") % len(pool)]]
