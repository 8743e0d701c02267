"""Pictures on cards: every figure can be drawn, every card has one, all are told apart without colour."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any, get_args

import pytest
from PIL import Image, ImageStat

from engines.magic.cards.catalogue import Card
from engines.magic.language.pack import CardModel
from engines.magic.language.parts import SUBTYPES, CardType, Keyword
from render.drawing.svg import drawn
from render.magic.art.figures import BY_SUBTYPE, FOLDER, Subject, figures_of, subject
from render.magic.art.glass import glass
from render.magic.art.paint import painted
from render.magic.tokens import disc_sign, mana, sign_of
from tests.render.art import check_shapes, distance
from tests.render.magic.samples import CARDS

FIGURES = {path.stem: path for path in sorted(FOLDER.glob("*.svg"))}
SMALL = 56
KINDS: tuple[CardType, ...] = get_args(CardType)


def model(key: str, kind: CardType, cost: str = "1", *subs: str, **more: Any) -> CardModel:
    """A card that an owner might bring along."""
    size = {"pt": (1, 1)} if kind == "creature" else {}
    name = {"en": key, "fr": key}
    return CardModel.model_validate(
        {
            "id": key.lower().replace(" ", "_"), "name": name, "cost": None if kind == "land" else cost,
            "types": {"card": [kind], "sub": subs}, **size, **more,
        }
    )  # fmt: skip


def grey(image: Image.Image) -> Image.Image:
    return image.convert("L")


def test_every_figure_is_drawn_and_fills_its_field() -> None:
    for name, file in FIGURES.items():
        mask = drawn(file, SMALL).getchannel("A")
        left, top, right, foot = mask.getbbox() or (0, 0, 0, 0)
        assert max(right - left, foot - top) >= SMALL * 0.6, name
        assert ImageStat.Stat(mask).mean[0] / 255 >= 0.08, name


def test_a_figure_is_made_of_shapes_alone() -> None:
    check_shapes(FIGURES)


def test_there_are_many_figures() -> None:
    assert len(FIGURES) >= 40


def test_every_figure_that_is_named_is_there_and_none_is_left_over() -> None:
    named = {figure for figures in BY_SUBTYPE.values() for figure in figures.split()}
    for kind, cost in product(KINDS, ("1", "W", "U", "B", "R", "G")):
        named.update(figures_of(Card(model("any", kind, cost))))
    named.add("mask")
    assert named - set(FIGURES) == set()
    assert set(FIGURES) - named == set()


def test_every_known_subtype_has_a_figure_of_its_own() -> None:
    assert [sub for sub in SUBTYPES if sub not in BY_SUBTYPE] == []


def test_every_card_of_the_starter_set_has_a_figure() -> None:
    for card in CARDS.cards.values():
        assert set(subject(card).figures) <= set(FIGURES), card.id
        assert subject(card).figures, card.id


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("cost", ["2", "W", "U", "B", "R", "G", "W/U", "2 B R G"])
def test_every_card_that_anybody_brings_has_a_figure(kind: CardType, cost: str) -> None:
    assert Subject.of(Card(model("Stranger", kind, cost))).figure in FIGURES
    assert Subject.of(Card(model("Stranger", kind, cost, "unheard_of"))).figure in FIGURES


def test_what_lives_there_comes_before_its_colours_and_its_trade_before_its_people() -> None:
    wolf = Subject.of(Card(model("Grey One", "creature", "1 U", "wolf")))
    assert wolf.figure == "wolf"
    wizard = Subject.of(Card(model("Old One", "creature", "1 U", "human", "wizard")))
    assert set(wizard.figures) == {"wizard", "scholar"}


def test_a_name_alone_decides_glass_and_figure() -> None:
    """The same on every machine, whatever the id or the pack."""
    one, two = (Card(model("Ember Cub", "creature", "R", "beast", id=key)) for key in ("a_cub", "b_cub"))
    pictures = [painted(Subject.of(card), SMALL, SMALL).image.tobytes() for card in (one, two)]
    assert pictures[0] == pictures[1]
    assert Subject.of(one).figure in BY_SUBTYPE["beast"].split()


def test_cards_with_the_same_figure_differ_by_their_glass() -> None:
    names = [f"Stranger {number}" for number in range(12)]
    pictures = [grey(painted(Subject(name, "G", ("bear",)), SMALL, SMALL).image) for name in names]
    for one, other in combinations(pictures, 2):
        assert distance(one, other) > 3


def test_the_cards_of_the_starter_set_are_told_apart_without_colour() -> None:
    cards = [card for card in CARDS.cards.values() if not card.is_token]
    pictures = {card.id: grey(painted(subject(card), SMALL, SMALL).image) for card in cards}
    assert len(pictures) > 160
    close = [
        (one, other)
        for one, other in combinations(pictures, 2)
        if distance(pictures[one], pictures[other]) < 6
    ]
    assert close == []


@pytest.mark.parametrize("colours", ["W", "U", "B", "R", "G", "C", "RG", "WUB"])
def test_glass_has_its_cards_colours(colours: str) -> None:
    mean = ImageStat.Stat(glass("Any Name", colours, 90, 60)).mean
    strongest = {"U": 2, "R": 0, "G": 1}.get(colours)
    if strongest is not None:
        assert max(range(3), key=mean.__getitem__) == strongest
    assert min(mean) < 200


def test_colours_of_mana_are_told_by_their_shape() -> None:
    masks = {letter: mana(letter, 40).mask for letter in "WUBRGC"}
    for one, other in combinations(masks, 2):
        assert distance(masks[one], masks[other]) > 6, (one, other)


@pytest.mark.parametrize("symbol", ["0", "12", "X", "W/U", "2/W", "G/P", "T"])
def test_every_symbol_has_a_sign(symbol: str) -> None:
    sign = mana(symbol, 40)
    assert sign.mask.getbbox() is not None
    assert sign.image.tobytes() != mana("1", 40).image.tobytes()


def test_every_keyword_has_a_sign_of_its_own_or_says_nothing_of_a_permanent() -> None:
    words: tuple[Keyword, ...] = get_args(Keyword)
    signs = {sign_of(word) for word in words} - {""}
    assert {word for word in words if not sign_of(word)} == {
        "cant_be_countered", "changeling", "devoid", "enters_tapped",
    }  # fmt: skip
    others = ("attacks", "blocks", "aimed", "tapped", "sick", "noble", "lent", "linked", "by_hand")
    pictures = {
        name: grey(disc_sign(name, 36, (0, 0, 0), (255, 255, 255), (255, 255, 255)).image)
        for name in (*signs, *others)
    }
    for one, other in combinations(pictures, 2):
        if {one, other} != {"blocks", "protection"}:
            assert distance(pictures[one], pictures[other]) > 5, (one, other)
