"""What a card may say of its author's picture, in every game and as every guide shows it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from engines.kernel.cards.packs import BadPack, read_pack
from engines.kernel.cards.pictures import Picture, pictures_of
from engines.registry import GAMES
from tests.engines.neo_noble.cards.test_docs import CARD

ENGINES = Path(__file__).parents[2] / "engines"
GUIDES = sorted(ENGINES.glob("*/cards/docs/cards*.md"))
NEO_NOBLE: Any = GAMES["neo_noble"].collection


def brought(picture: str) -> Any:
    """Return what a pack says of its one card's picture."""
    ((card, found),) = pictures_of(read_pack(CARD + f"    picture: {picture}\n", NEO_NOBLE.pack, "mine.yaml"))
    assert card == "mine"
    return found


def test_every_game_with_cards_has_a_guide_in_both_languages() -> None:
    assert len(GUIDES) == 2 * sum(game.collection is not None for game in GAMES.values()) == 8


@pytest.mark.parametrize("guide", GUIDES, ids=lambda file: f"{file.parts[-4]}-{file.name}")
def test_the_pictures_that_guides_show_are_understood(guide: Path) -> None:
    (block,) = re.findall(r"```yaml-picture\n(.*?)```", guide.read_text(encoding="utf-8"), re.DOTALL)
    art, scan = (brought(line.removeprefix("picture: ")) for line in block.splitlines())
    assert art == Picture(file="otter.png", focus=(50, 38))
    assert scan == Picture(file="otter card.jpg", kind="scan", window=(7, 11, 86, 46))


@pytest.mark.parametrize("game", sorted(name for name, game in GAMES.items() if game.collection))
def test_every_card_of_every_game_may_have_one_and_is_written_as_before_without(game: str) -> None:
    collection: Any = GAMES[game].collection
    pack = collection.starter()
    assert "picture" not in pack.model_dump_json()
    lists = [
        name
        for name, value in pack
        if isinstance(value, tuple) and hasattr(value[:1] and value[0], "picture")
    ]
    assert lists
    for name in lists:
        cards = getattr(pack, name)
        drawn = cards[0].model_copy(update={"picture": Picture(file="mine.png")})
        own = pack.model_copy(update={name: (drawn, *cards[1:])})
        again = collection.pack.model_validate_json(own.model_dump_json(by_alias=True))
        assert [*pictures_of(again)] == [(cards[0].id, Picture(file="mine.png"))]
        assert again != pack


@pytest.mark.parametrize(
    ("picture", "reason"),
    [
        ("{file: a.png, kind: scan, window: [20, 0, 90, 50]}", "pack-picture-outside"),
        ("{file: a.png, kind: scan, window: [0, 60, 90, 50]}", "pack-picture-outside"),
        ("{file: a.png, window: [20, 0, 50, 50]}", "pack-picture-window"),
        ("{file: a.png, focus: [101, 0]}", "pack-too-great"),
        ("{file: a.png, focus: [-1, 0]}", "pack-too-small"),
        ("{file: a.png, kind: photo}", "pack-not-among"),
        ("{kind: art}", "pack-missing"),
        ("{file: ../../etc/passwd}", "pack-characters"),
        ('{file: "a\\nb.png"}', "pack-characters"),
        ("{file: .png}", "pack-empty"),
        ("{file: a.png, zoom: 2}", "pack-unknown-field"),
        ("a.png", "pack-not-fields"),
    ],
)
def test_a_picture_that_makes_no_sense_is_refused_with_its_reason(picture: str, reason: str) -> None:
    with pytest.raises(BadPack) as refused:
        brought(picture)
    (problem,) = refused.value.problems
    assert (problem.card, problem.field.split(".")[0]) == ("mine", "picture")
    assert problem.reason.key == reason
