"""Print short forms of starter cards for reading, and how many of them are whole in a menu's description.

`python -m tests.rigs.short_forms noxtalia --most 40` prints forty of a game; without a game, of all of them.
"""

from __future__ import annotations

import argparse
import sys

from bot.texts import LOCALES, texts_in
from bot.texts.short import MOST, cut_short, short_form
from engines.registry import GAMES


def main() -> int:
    """Print the cards of each game in each language, evenly out of all of them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    known = [game.id for game in GAMES.values() if game.collection is not None]
    parser.add_argument("game", nargs="?", choices=known)
    parser.add_argument("--most", type=int, default=15, help="cards of a game and language")
    given = parser.parse_args()
    for game in [given.game] if given.game else known:
        collection = GAMES[game].collection
        assert collection is not None
        pages = list(collection.pages(()).values())
        for locale in LOCALES:
            texts = texts_in(locale)
            said = [(texts.name(page.name), short_form(page.lines, texts, sys.maxsize)) for page in pages]
            whole = sum(len(text) <= MOST for _, text in said) / len(said)
            print(f"== {game}, {locale}: {len(said)} cards, {whole:.0%} whole in {MOST} characters")
            for name, text in said[:: max(1, len(said) // given.most)][: given.most]:
                print(f"   {name}: {cut_short(text)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
