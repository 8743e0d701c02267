"""Pictures look as they did.

Golden pictures lie in golden/. After a change that is meant, write them anew with
`python -m tests.render.golden` and look at each of them.
"""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.render import golden, samples


@pytest.fixture(scope="module")
def pictures() -> dict[tuple[str, str], Image.Image]:
    return {(game, sample): image for game, sample, image in golden.pictures()}


@pytest.mark.parametrize(("game", "sample"), golden.SAMPLES)
def test_picture_looks_like_its_golden_one(
    pictures: dict[tuple[str, str], Image.Image], game: str, sample: str
) -> None:
    with Image.open(golden.FOLDER / game / f"{sample}.png") as file:
        before = file.convert("RGB")
    now = pictures[game, sample].convert("RGB")
    assert now.size == before.size
    difference = ImageChops.difference(now, before)
    assert max(ImageStat.Stat(difference).mean) < 3
    # Few pixels may differ much: a wrong number changes about fifty.
    strong = sum(difference.convert("L").histogram()[70:])
    assert strong < 40


def test_every_board_of_dueling_nobles_has_a_golden_picture() -> None:
    assert set(golden.ALBUMS["dueling_nobles"].boards) == set(samples.BOARDS)


def test_no_golden_picture_is_left_over() -> None:
    kept = {(path.parent.name, path.stem) for path in golden.FOLDER.rglob("*.png")}
    assert kept == set(golden.SAMPLES)
