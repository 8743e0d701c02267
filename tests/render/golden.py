"""The golden pictures and alt texts. `python -m tests.render.golden` writes them anew, or those of a game."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import Any, NamedTuple, TypeAlias

from PIL import Image

from bot.texts import LOCALES, Locale, texts_in
from engines.magic.cards.printed import Definitions
from render import artist, card_artist
from render.dueling_nobles import board_alt
from render.process.encode import reduced
from tests.render import samples
from tests.render.magic import samples as magic
from tests.render.neo_noble import samples as neo_noble
from tests.render.noxtalia import samples as noxtalia
from tests.render.soul_forger import samples as soul_forger

FOLDER = Path(__file__).parent / "golden"
ALT_TEXTS = FOLDER / "alt_texts.json"
WIDE = 300

_Looks: TypeAlias = Mapping[str, tuple[str, Locale]]
"""Theme and language by sample: each theme and language several times."""


class Album(NamedTuple):
    """What is drawn of a game."""

    samples: ModuleType
    boards: _Looks
    hands: _Looks
    cards: _Looks
    definitions: Mapping[str, Any]
    """Of cards and of what they refer to."""
    parts: Any = None
    """What cards refer to, where it is not among these."""
    strips: _Looks = MappingProxyType({})
    """Of those in the samples' `STRIPS`."""

    @property
    def all(self) -> tuple[str, ...]:
        """The names of all its pictures."""
        return (*self.boards, *self.hands, *self.cards, *self.strips)


ALBUMS: Mapping[str, Album] = {
    "dueling_nobles": Album(
        samples,
        boards={
            "pick": ("dark", "en"),
            "draft": ("light", "fr"),
            "start": ("colour_blind", "en"),
            "announced": ("dark", "fr"),
            "rolled": ("dark", "en"),
            "answered": ("colour_blind", "fr"),
            "jack_wins": ("light", "en"),
            "tie": ("dark", "fr"),
            "six_each": ("dark", "en"),
            "crowded": ("light", "en"),
            "big_duel": ("dark", "fr"),
            "won": ("colour_blind", "en"),
            "drawn": ("light", "fr"),
        },
        hands={
            "hand_pick": ("dark", "en"),
            "hand_glimpse": ("light", "en"),
            "hand_forty": ("colour_blind", "en"),
            "hand_empty": ("dark", "en"),
        },
        strips={
            "strip_prepare": ("dark", "en"),
            "strip_target": ("light", "fr"),
            "strip_redirect": ("colour_blind", "en"),
            "strip_attacker": ("dark", "fr"),
            "strip_defender": ("light", "en"),
            "strip_pick": ("dark", "en"),
            "strip_crowded": ("colour_blind", "fr"),
        },
        cards={},
        definitions={},
    ),
    "noxtalia": Album(
        noxtalia,
        boards={
            "start": ("light", "en"),
            "support": ("dark", "fr"),
            "spelled_out": ("dark", "en"),
            "solo": ("light", "fr"),
            "free_for_all": ("colour_blind", "en"),
            "finished": ("dark", "fr"),
        },
        hands={"hand_knowing": ("dark", "en")},
        strips={
            "strip_combat": ("dark", "en"),
            "strip_defend": ("light", "fr"),
            "strip_recycle": ("light", "en"),
            "strip_four": ("colour_blind", "en"),
            "strip_large_hand": ("dark", "fr"),
        },
        cards={"granor": ("light", "fr"), "glaciation": ("dark", "en")},
        definitions={**noxtalia.CARDS.spirits, **noxtalia.CARDS.capacities, **noxtalia.CARDS.elements},
    ),
    "neo_noble": Album(
        neo_noble,
        boards={
            "setup": ("light", "en"),
            "mid_game": ("dark", "fr"),
            "attacked": ("colour_blind", "en"),
            "activated": ("dark", "en"),
            "answered": ("light", "fr"),
            "reaped": ("light", "fr"),
            "lasting_in_battle": ("colour_blind", "en"),
            "finished": ("dark", "fr"),
        },
        hands={"hand_knowing": ("dark", "en"), "hand_attacked": ("light", "en")},
        strips={
            "strip_action": ("dark", "en"),
            "strip_block": ("light", "fr"),
            "strip_lane": ("colour_blind", "en"),
            "strip_mulligan": ("dark", "fr"),
            "strip_aim": ("light", "en"),
            "strip_answering": ("colour_blind", "fr"),
            "strip_large_hand": ("dark", "en"),
        },
        cards={"ilsabet": ("light", "fr"), "pathpaws": ("dark", "en")},
        definitions={**neo_noble.CARDS.nobles, **neo_noble.CARDS.spirits},
    ),
    "soul_forger": Album(
        soul_forger,
        boards={
            "start": ("light", "fr"),
            "mid_game": ("dark", "en"),
            "in_flow": ("colour_blind", "fr"),
            "full": ("dark", "en"),
            "blocked": ("light", "en"),
            "three": ("dark", "fr"),
            "four": ("colour_blind", "en"),
            "finished": ("dark", "fr"),
        },
        hands={"hand": ("dark", "fr")},
        strips={
            "strip_main": ("dark", "en"),
            "strip_attack": ("light", "fr"),
            "strip_block": ("colour_blind", "en"),
            "strip_window": ("dark", "fr"),
            "strip_quest": ("light", "en"),
            "strip_four": ("dark", "en"),
            "strip_large_hand": ("colour_blind", "fr"),
        },
        cards={"siltgate_colossus": ("light", "fr"), "cinderpaw_kit": ("dark", "en")},
        definitions=soul_forger.CARDS.definitions,
    ),
    "magic": Album(
        magic,
        boards={
            "mulligan": ("colour_blind", "fr"),
            "mid_game": ("light", "fr"),
            "blocked": ("dark", "en"),
            "on_stack": ("dark", "fr"),
            "attached_own": ("light", "en"),
            "middle": ("dark", "en"),
            "crowd_12": ("colour_blind", "en"),
            "full": ("dark", "en"),
            "finished": ("dark", "fr"),
        },
        hands={"hand": ("dark", "en"), "hand_knowing": ("light", "fr")},
        strips={
            "strip_main": ("dark", "en"),
            "strip_attackers": ("light", "fr"),
            "strip_blockers": ("colour_blind", "en"),
            "strip_priority": ("dark", "fr"),
            "strip_keep": ("light", "en"),
            "strip_aim": ("colour_blind", "fr"),
            "strip_large_hand": ("dark", "en"),
        },
        cards={"oldrik": ("light", "fr"), "bramble_boar": ("dark", "en")},
        definitions=magic.CARDS.definitions,
        parts=Definitions(),
    ),
}
SAMPLES = [(game, sample) for game, album in ALBUMS.items() for sample in album.all]


def pictures(games: Iterable[str] = tuple(ALBUMS)) -> Iterator[tuple[str, str, Image.Image]]:
    """Yield the golden pictures of games, small, with game and sample."""
    for game in games:
        album, drawing = ALBUMS[game], artist(game)
        found = album.samples
        for looks, draw, views in (
            (album.boards, drawing.draw_board, found.BOARDS),
            (album.hands, drawing.draw_hand, found.HANDS),
        ):
            for sample, (theme, locale) in looks.items():
                view = views[sample]()
                names = found.names(view, sample in found.WIDEST)
                yield game, sample, small(draw(view, names, texts_in(locale), theme))
        for sample, (theme, locale) in album.strips.items():
            strip = found.STRIPS[sample]()
            names = found.names(strip.view, sample in found.WIDEST)
            yield game, sample, small(drawing.draw_strip(strip, names, texts_in(locale), theme))
        for sample, (theme, locale) in album.cards.items():
            draw = card_artist(game).draw_card
            parts = album.definitions if album.parts is None else album.parts
            face = draw(album.definitions[sample], parts, texts_in(locale), theme)
            yield game, sample, small(face)


def small(image: Image.Image) -> Image.Image:
    """Return a picture at the golden ones' width and in their colours."""
    tiny = image.resize((WIDE, round(image.height * WIDE / image.width)), Image.Resampling.LANCZOS)
    tiny.info.update(image.info)
    return reduced(tiny)


def alt_texts() -> dict[str, str]:
    """Return the alt text of every sample in every language."""
    return {
        f"{sample} {locale}": board_alt(
            view(), samples.names(view(), sample in samples.WIDEST), texts_in(locale)
        )
        for sample, view in samples.BOARDS.items()
        for locale in LOCALES
    }


def write(games: Sequence[str]) -> None:
    """Write the pictures of games anew, and all alt texts."""
    for game, sample, image in pictures(games):
        (FOLDER / game).mkdir(parents=True, exist_ok=True)
        image.save(FOLDER / game / f"{sample}.png", optimize=True)
    text = json.dumps(alt_texts(), ensure_ascii=False, indent=2, sort_keys=True)
    ALT_TEXTS.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1:] or tuple(ALBUMS))
