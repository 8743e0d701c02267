"""The golden pictures and alt texts. `python -m tests.render.golden` writes them anew."""

from __future__ import annotations

import json
from pathlib import Path

from PIL import Image

from bot.texts import LOCALES, Locale, texts_in
from render import board, board_alt, hand
from render.process.encode import reduced
from tests.render import samples

FOLDER = Path(__file__).parent / "golden"
ALT_TEXTS = FOLDER / "alt_texts.json"
WIDE = 300

# Each situation once, and each theme and language several times.
BOARDS: dict[str, tuple[str, Locale]] = {
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
}
HANDS = {
    "hand_pick": (samples.pick, "dark"),
    "hand_glimpse": (samples.glimpse, "light"),
    "hand_forty": (lambda: samples.large_hand(40), "colour_blind"),
    "hand_empty": (lambda: samples.large_hand(0), "dark"),
}


def names(sample: str) -> tuple[str, str]:
    """Return the players' names that suit a sample."""
    return samples.LONG_NAMES if sample in samples.WIDEST else samples.NAMES


def pictures() -> dict[str, Image.Image]:
    """Return all golden pictures, small."""
    drawn = {
        sample: board(samples.BOARDS[sample](), names(sample), texts_in(locale), theme)
        for sample, (theme, locale) in BOARDS.items()
    }
    drawn |= {
        sample: hand(view(), samples.NAMES, texts_in("en"), theme) for sample, (view, theme) in HANDS.items()
    }
    return {sample: small(image) for sample, image in drawn.items()}


def small(image: Image.Image) -> Image.Image:
    """Return a picture at the golden ones' width and in their colours."""
    tiny = image.resize((WIDE, round(image.height * WIDE / image.width)), Image.Resampling.LANCZOS)
    tiny.info["theme"] = image.info["theme"]
    return reduced(tiny)


def alt_texts() -> dict[str, str]:
    """Return the alt text of every sample in every language."""
    return {
        f"{sample} {locale}": board_alt(view(), names(sample), texts_in(locale))
        for sample, view in samples.BOARDS.items()
        for locale in LOCALES
    }


def write() -> None:
    """Write everything anew."""
    FOLDER.mkdir(exist_ok=True)
    for sample, image in pictures().items():
        image.save(FOLDER / f"{sample}.png", optimize=True)
    text = json.dumps(alt_texts(), ensure_ascii=False, indent=2, sort_keys=True)
    ALT_TEXTS.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
